"""`gah play`: a house on this machine or in the network, found again while it is open."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from grandaustria.cli import play
from grandaustria.cli.arguments import Failure
from tests.cli.running import Gah
from tests.waiting import PATIENCE


class Playing:
    """`gah play` as people start it, in a process of its own."""

    def __init__(self, database: str, *arguments: str) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("GAH_", "DISPLAY"))}
        environment |= {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
        self._own = tempfile.TemporaryDirectory(prefix="gah-")  # what a process that is killed leaves goes with it
        environment["TMPDIR"] = self._own.name
        line = [sys.executable, "-m", "grandaustria", "play", "--no-open", "--database", database, *arguments]
        self.process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
        self.said: list[str] = []
        self._open = threading.Event()
        threading.Thread(target=self._read, daemon=True).start()
        assert self._open.wait(PATIENCE), self.said

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line.decode().rstrip("\n"))
            if line.startswith(b"Ctrl-C"):
                self._open.set()
        self._open.set()

    def address(self, words: str = "Grand Austria is open at ") -> str:
        (found,) = [line.removeprefix(words) for line in self.said if line.startswith(words)]
        return found

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        self._own.cleanup()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path.as_posix()}/house.db"


@pytest.fixture
def playing(database: str) -> Iterator[Playing]:
    house = Playing(database, "--port", "0")
    try:
        yield house
    finally:
        house.close()


def test_it_says_where_it_is_and_is_there(playing: Playing) -> None:
    address = playing.address()
    assert address.startswith("http://127.0.0.1:")
    assert httpx.get(f"{address}api/v1/health", timeout=PATIENCE).json() == {"status": "ok"}
    assert playing.said == [f"Grand Austria is open at {address}", "Ctrl-C closes it."]
    assert playing.stop() == 0


def test_a_second_call_finds_the_house_that_is_open(
    playing: Playing, gah: Gah, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "PATIENCE", PATIENCE)
    outcome = gah(f"play --no-open --database {database}")
    assert (outcome.status, outcome.output.splitlines()[0]) == (0, f"Grand Austria is open at {playing.address()}")
    playing.stop()
    assert not (tmp_path / "house.db.address").exists()


def test_what_a_crash_left_behind_leads_nobody_astray(tmp_path: Path) -> None:
    note = tmp_path / "house.db.address"
    with socket.socket() as shut:
        shut.bind(("127.0.0.1", 0))  # nobody listens there, and nobody else can
        number = shut.getsockname()[1]
        for text in (f"http://127.0.0.1:{number}/", "nonsense", "http://[", "http://127.0.0.1:99999/"):
            note.write_text(text)
            assert play.address_of_running(note) is None
    assert play.address_of_running(tmp_path / "none") is None
    assert play.address_of_running(None) is None


def test_a_note_is_erased_only_by_whoever_wrote_it(tmp_path: Path) -> None:
    note = tmp_path / "house.db.address"
    note.write_text("another's")
    with play.noted(note):
        pass
    assert note.read_text() == "another's"
    with play.noted(note) as write:
        write("http://127.0.0.1:1/")
        assert note.read_text() == "http://127.0.0.1:1/\n"
    assert not note.exists()


def test_shared_it_is_in_the_network_and_the_owner_keeps_the_local_address(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address of the network is played by another local one, which every machine has."""
    house = Playing(database, "--port", "0", "--share", "--public-url", "http://127.0.0.2:1")
    try:
        local, shared = house.address(), house.address("Friends in your network come in at ")
        assert shared == "http://127.0.0.2:1/"
        assert any("█" in line for line in house.said), "no QR code"
        with httpx.Client(base_url=local, timeout=PATIENCE) as owner:
            owner.get("/api/v1/me")
            asked = {"headers": {"Origin": local.rstrip("/")}, "json": {"players": 2}}
            assert owner.post("/api/v1/tables", **asked).status_code == 201  # type: ignore[arg-type]
            foreign = {"headers": {"Origin": "http://elsewhere.example"}, "json": {"players": 2}}
            assert owner.post("/api/v1/tables", **foreign).status_code == 403  # type: ignore[arg-type]
            assert owner.get("/api/v1/version").json()["address"] == "http://127.0.0.2:1"
    finally:
        house.close()


def options(**given: object) -> argparse.Namespace:
    usual = {"share": False, "host": "127.0.0.1", "port": None, "public_url": None}
    return argparse.Namespace(**usual | given)


def door_nobody_is_led_to() -> socket.socket:
    """At a port below those that a system gives to whoever asks for any: left, it stays free."""
    for number in range(20_000 + os.getpid() % 10_000, 32_000):
        with suppress(OSError):
            return socket.create_server(("127.0.0.1", number))
    raise OSError("no port is free")


def test_the_usual_port_is_taken_if_it_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    with door_nobody_is_led_to() as door:
        taken = door.getsockname()[1]
        monkeypatch.setattr(play, "USUAL_PORT", taken)
        asked = options()
        play.settle(asked)
        assert asked.port not in (taken, 0, None)
    asked = options()
    play.settle(asked)
    assert asked.port == taken
    asked = options(port=77)
    play.settle(asked)
    assert asked.port == 77


def test_guests_get_the_address_of_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "network_address", lambda: "192.168.1.7")
    asked = options(share=True, port=8200)
    play.settle(asked)
    assert (asked.host, asked.public_url) == ("0.0.0.0", "http://192.168.1.7:8200")
    asked = options(share=True, port=8200, public_url="https://hotel.example")
    play.settle(asked)
    assert asked.public_url == "https://hotel.example"


@pytest.mark.parametrize(
    ("asked", "at_home"),
    [
        ({}, True),
        ({"share": True}, False),
        ({"host": "192.168.1.7"}, False),
        ({"public_url": "https://hotel.example"}, False),
    ],
)
def test_bots_are_unbounded_only_in_a_house_of_ones_own(asked: dict[str, object], at_home: bool) -> None:
    assert play.is_at_home(options(**asked)) == at_home


def test_without_a_network_there_is_nothing_to_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "NOWHERE", ("127.0.0.1", 9))
    with pytest.raises(Failure, match="no network"):
        play.network_address()


@pytest.mark.parametrize(("wanted", "screen", "opened"), [(True, True, 1), (False, True, 0), (True, False, 0)])
def test_the_browser_is_opened_where_there_is_a_screen(
    wanted: bool, screen: bool, opened: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[str] = []
    done = threading.Event()

    def open_browser(address: str) -> None:
        seen.append(address)
        done.set()

    monkeypatch.setattr(webbrowser, "open", open_browser)
    monkeypatch.setattr(play, "has_screen", lambda *_: screen)
    play.welcome("http://127.0.0.1:1/", None, argparse.Namespace(no_open=not wanted))
    if opened:
        assert done.wait(PATIENCE)
    assert seen == ["http://127.0.0.1:1/"] * opened
    assert capsys.readouterr().out.startswith("Grand Austria is open at http://127.0.0.1:1/")
