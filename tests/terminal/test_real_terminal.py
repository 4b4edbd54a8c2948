"""In a terminal itself: colours or none, and what is left on it after Ctrl-D."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from grandaustria import Game
from tests.waiting import PATIENCE

STYLE = re.compile(rb"\x1b\[[0-9;]*m")
ELSEWHERE, BACK = b"\x1b[?1049h", b"\x1b[?1049l"
CTRL_D = b"\x04"


class Terminal:
    """`gah play --terminal` in a terminal of 80 by 24."""

    def __init__(self, file: Path, **environment: str) -> None:
        own, theirs = pty.openpty()
        line = [sys.executable, "-m", "grandaustria", "play", "--terminal", "--bots", "waiter", "--record", str(file)]
        usual = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", "PYTHONPATH": os.pathsep.join(sys.path)}
        clean = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        self._process = subprocess.Popen(
            [*line, "--seed", "1"],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**clean, **usual, **environment},
            start_new_session=True,
        )
        os.close(theirs)
        self._own, self.seen = own, b""

    def read_until(self, wanted: bytes | None) -> bytes:
        """What is written up to this; up to the end, if it is none."""
        begun, until = len(self.seen), time.monotonic() + 2 * PATIENCE
        while wanted is None or wanted not in self.seen[begun:]:
            assert time.monotonic() < until, self.seen
            if not select.select([self._own], [], [], 1)[0]:
                continue
            try:
                more = os.read(self._own, 65536)
            except OSError:  # how Linux says that nobody is there any more
                more = b""
            if not more:
                assert wanted is None, self.seen
                break
            self.seen += more
        return self.seen[begun:]

    def press(self, keys: bytes) -> None:
        os.write(self._own, keys)

    def end(self) -> int:
        """Its exit status, once it has said all it has to say."""
        self.read_until(None)
        return self._process.wait(PATIENCE)

    def clear_away(self) -> None:
        os.close(self._own)
        self._process.kill()
        self._process.wait()


@pytest.mark.parametrize("environment", [{}, {"NO_COLOR": "1"}], ids=["colours", "none"])
def test_it_ends_politely_and_leaves_nobodys_cards_behind(
    request: pytest.FixtureRequest, tmp_path: Path, environment: dict[str, str]
) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(file, **environment)
    request.addfinalizer(terminal.clear_away)
    news = terminal.read_until(b") > ")
    terminal.press(b"\n")
    table = terminal.read_until(b") > ")
    assert news.startswith(ELSEWHERE)
    assert bool(STYLE.search(news + table)) is not bool(environment)
    terminal.press(CTRL_D)
    assert terminal.end() == 0
    after = terminal.seen.split(BACK)[-1].decode()
    assert "Traceback" not in after
    assert " ".join(after.split()).endswith(f"--record {file} goes on with it.")
    assert not Game.load(file).is_over
