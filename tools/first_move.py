"""As somebody who has just installed the game: starts `gah play --no-open`, fetches the page and plays a move.

Usage: first_move.py. Needs nothing but the installed package, on every system; says what it saw, and exits with 1 where
something is not as it should be. The workflows run it where browsers are not tested.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

PATIENCE = 60.0
OPEN = "Grand Austria is open at "


class Visitor:
    """A browser without a window."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def fetch(self, path: str) -> str:
        with self._opener.open(self.origin + path, timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def ask(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Origin": self.origin, "Content-Type": "application/json"}
        with self._opener.open(Request(f"{self.origin}/api/v1{path}", data, headers), timeout=PATIENCE) as answer:
            return json.loads(answer.read())


def fetch_page(visitor: Visitor) -> None:
    page = visitor.fetch("/")
    scripts = re.findall(r'src="(/[^"]+\.js)"', page)
    if not scripts:
        sys.exit(f"the page names no script: {page[:500]}")
    print(f"the page, and {len(visitor.fetch(scripts[0]))} characters of script")


def play_move(visitor: Visitor) -> None:
    visitor.ask("/me")
    table = visitor.ask("/tables", {"players": 2, "seats": ["me", {"bot": "waiter"}]})["id"]
    visitor.ask(f"/tables/{table}/start", {})
    ends = time.monotonic() + PATIENCE
    while not (state := visitor.ask(f"/tables/{table}/state"))["legal"]:
        if time.monotonic() > ends:
            sys.exit("the other player does not move")
        time.sleep(0.1)
    action = state["legal"][0]["notation"]
    move = {"revision": state["revision"], "request_id": "first", "action": action}
    after = visitor.ask(f"/tables/{table}/actions", move)
    if after["revision"] <= state["revision"]:
        sys.exit(f"{action} changed nothing: {after}")
    print(f"{action}: accepted as revision {after['revision']}")


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        database = f"sqlite:///{Path(folder).as_posix()}/house.db"
        command = [sys.executable, "-m", "grandaustria", "play", "--no-open", "--port", "0", "--database", database]
        environment = os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8", "TMPDIR": folder}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment) as house:
            assert house.stdout is not None
            try:
                address = next((line for line in house.stdout if line.startswith(OPEN)), None)
                if address is None:
                    sys.exit("gah play did not open the house")
                visitor = Visitor(address.removeprefix(OPEN).strip().rstrip("/"))
                fetch_page(visitor)
                play_move(visitor)
            finally:
                house.terminate()


if __name__ == "__main__":
    main()
