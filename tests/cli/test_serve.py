"""`gah serve`: how it starts, what it makes, how it refuses, how it stops."""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from grandaustria.cli import serve
from grandaustria.server import launch, logs, place
from grandaustria.server.launch import Launch, LaunchError
from grandaustria.server.place import (
    PlaceError,
    data_folder,
    database_file,
    default_database,
    only_server,
    secret_of,
)
from grandaustria.server.settings import Limits, Mail, Push, Settings
from tests.cli.running import Gah
from tests.cli.serving import Serving
from tests.waiting import PATIENCE

API = "/api/v1"
VAPID_KEY = "L8eDBDaj6fqFWrXgOG0WVDrG6lfap2QFIviR6veQvwY"


def address_in(folder: Path) -> str:
    (folder / "rooms").mkdir(exist_ok=True)
    return f"sqlite:///{folder.as_posix()}/rooms/house.db"


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    server = Serving(address_in(tmp_path))
    try:
        yield server
    finally:
        server.close()


def make_table(client: httpx.Client) -> str:
    client.get(f"{API}/me").raise_for_status()
    table = client.post(f"{API}/tables", json={"players": 2, "public": True})
    table.raise_for_status()
    found: str = table.json()["id"]
    return found


def wait_for_the_end(live: ClientConnection) -> None:
    while True:
        live.recv(timeout=PATIENCE)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_answers_and_stops_in_good_order(serving: Serving, number: signal.Signals) -> None:
    """Open sockets are told that the service restarts, the log is complete, an answer names its line in it, and the
    exit status is 0."""
    with httpx.Client(base_url=serving.origin, headers={"Origin": serving.origin}, timeout=PATIENCE) as client:
        health = client.get(f"{API}/health")
        assert health.json()["status"] == "ok"
        table = make_table(client)
        cookie = {"Cookie": f"gah_session={client.cookies['gah_session']}"}
        address = f"{serving.origin.replace('http', 'ws', 1)}{API}/tables/{table}/socket?code=a-secret-code"
        with connect(address, origin=Origin(serving.origin), additional_headers=cookie, open_timeout=PATIENCE) as live:
            assert serving.stop(number) == 0
            with pytest.raises(ConnectionClosed) as closed:
                wait_for_the_end(live)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1001, 1012)
    assert serving.lines[-1]["message"] == "stopped"
    told = [line for line in serving.lines if line["message"] == "request"]
    assert {line["method"] for line in told} >= {"GET", "POST", "SOCKET"}
    assert len({line["request"] for line in told}) == len(told)
    (line,) = [line for line in told if line["request"] == health.headers["x-request-id"]]
    assert (line["method"], line["status"], line["level"]) == ("GET", 200, "info")
    assert [line["table"] for line in told if line["method"] == "SOCKET"] == [table]
    whole = json.dumps(serving.lines)
    assert "a-secret-code" not in whole
    assert client.cookies["gah_session"] not in whole


def test_its_files_are_its_own_and_no_other_server_runs_on_them(serving: Serving, gah: Gah, tmp_path: Path) -> None:
    rooms = tmp_path / "rooms"
    assert {path.name for path in rooms.iterdir()} >= {"house.db", "grandaustria.secret"}
    assert [path.name for path in rooms.iterdir() if path.stat().st_mode & 0o077] == []
    secret = (rooms / "grandaustria.secret").read_text(encoding="utf-8").strip()
    assert len(secret) >= 43
    assert secret not in json.dumps(serving.lines)
    outcome = gah(f"serve --port 0 --database {serving.url}")
    file = f"{rooms.as_posix()}/house.db"
    assert (outcome.status, outcome.errors) == (1, f"gah serve: another server is running on {file}\n")


def test_the_file_is_free_again_however_the_server_ended(serving: Serving) -> None:
    with pytest.raises(PlaceError, match="another server is running"), only_server(serving.url):
        pass
    serving.process.kill()
    serving.process.wait(PATIENCE)
    with only_server(serving.url):
        pass


@pytest.fixture
def quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database for servers that do not come to start; logging and signals stay as they are."""
    monkeypatch.setattr(logs, "configure", lambda _level, _form: None)
    monkeypatch.setattr(os, "umask", lambda _mask: 0)
    for name in [name for name in os.environ if name.startswith("GAH_")]:
        monkeypatch.delenv(name)
    return f"sqlite:///{tmp_path.as_posix()}/house.db"


def test_a_port_that_is_taken(gah: Gah, quiet: str) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
        outcome = gah(f"serve --port {port} --database {quiet}")
    reason = f"127.0.0.1, port {port} is taken by another program; choose another with --port"
    assert (outcome.status, outcome.errors) == (1, f"gah serve: {reason}\n")


def test_an_address_that_is_not_ours(gah: Gah, quiet: str) -> None:
    outcome = gah(f"serve --host 192.0.2.1 --port 0 --database {quiet}")
    assert outcome.status == 1
    assert outcome.errors.startswith("gah serve: cannot listen on 192.0.2.1, port 0: ")


def test_a_database_that_is_none(gah: Gah, quiet: str) -> None:
    file = database_file(quiet)
    assert file
    file.write_text("a poem, and no database at all; long enough to be looked at as one")
    outcome = gah(f"serve --port 0 --database {quiet}")
    assert (outcome.status, outcome.errors) == (1, "gah serve: the database cannot be opened: file is not a database\n")


def test_a_database_that_is_away_keeps_its_password(
    gah: Gah, quiet: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert quiet
    monkeypatch.setenv("GAH_SECRET", "x" * 40)
    outcome = gah("serve --port 0 --database postgresql://sisi:hidden@127.0.0.1:1/house")
    assert outcome.status == 1
    assert outcome.errors.startswith("gah serve: the database cannot be opened: ")
    assert "hidden" not in outcome.errors
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_a_newer_version(gah: Gah, quiet: str, house: str) -> None:
    assert quiet == house
    with closing(sqlite3.connect(house.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    outcome = gah(f"serve --port 0 --database {house}")
    assert outcome.errors == "gah serve: the database was made by a newer version of Grand Austria\n"


@pytest.mark.parametrize("name", ["serve", "play --no-open"])
def test_a_folder_that_is_not_there_is_not_made(gah: Gah, tmp_path: Path, quiet: str, name: str) -> None:
    assert quiet
    outcome = gah(f"{name} --port 0 --database sqlite:///{tmp_path.as_posix()}/hose/rooms/house.db")
    said = f"gah {name.partition(' ')[0]}: there is no folder {tmp_path}/hose/rooms\n"
    assert (outcome.status, outcome.errors) == (1, said)
    assert not (tmp_path / "hose").exists()


def test_a_secret_is_made_once_and_so_is_the_folder_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, "data_folder", lambda: tmp_path / "new" / "data")
    file = tmp_path / "new" / "data" / "secret"
    secret = secret_of(file)
    assert secret_of(file) == secret
    assert file.stat().st_mode & 0o777 == 0o600
    assert secret_of(tmp_path / "other") != secret
    file.write_text("short")
    with pytest.raises(Exception, match="holds no secret"):
        secret_of(file)


def described(gah: Gah, monkeypatch: pytest.MonkeyPatch, line: str) -> Launch:
    """The server that a command line describes, without starting it."""
    told: list[Launch] = []
    monkeypatch.setattr(launch, "serve", told.append)
    outcome = gah(line)
    assert outcome.status == 0, outcome.errors
    return told[0]


def test_the_environment_says_what_the_arguments_do_not(gah: Gah, quiet: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given = {
        "GAH_DATABASE": quiet,
        "GAH_PORT": "8200",
        "GAH_PUBLIC_URL": "https://hotel.example/",
        "GAH_LOG_LEVEL": "warning",
        "GAH_BOT_SECONDS": "2.5",
        "GAH_SECRET": "s" * 40,
        "GAH_SMTP_HOST": "mail.example",
        "GAH_SMTP_PORT": "587",
        "GAH_SMTP_SENDER": "hotel@hotel.example",
        "GAH_SMTP_USER": "hotel",
        "GAH_SMTP_PASSWORD": "hidden",
        "GAH_SMTP_TLS": "yes",
        "GAH_VAPID_KEY": VAPID_KEY,
    }
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    found = described(gah, monkeypatch, "serve --port 8300")
    settings = found.settings
    assert (settings.database_url, settings.port, settings.origin) == (quiet, 8300, "https://hotel.example")
    assert (found.log_level, settings.bot_seconds, settings.secret) == ("warning", 2.5, "s" * 40)
    assert settings.mail == Mail("mail.example", 587, "hotel@hotel.example", "hotel", "hidden", True)
    assert settings.push == Push(VAPID_KEY, "https://hotel.example")
    assert VAPID_KEY not in repr(settings)
    monkeypatch.setenv("GAH_VAPID_SUBJECT", "mailto:sacher@hotel.example")
    found = described(gah, monkeypatch, "serve --port 8300")
    assert found.settings.push == Push(VAPID_KEY, "mailto:sacher@hotel.example")


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("GAH_SMTP_PORT", "post", "GAH_SMTP_PORT: 'post' is not a whole number"),
        ("GAH_SMTP_TLS", "maybe", "GAH_SMTP_TLS is 1 or 0, not 'maybe'"),
        ("GAH_SECRET", "short", "GAH_SECRET has less than 32 characters"),
        ("GAH_VAPID_KEY", "short", "GAH_VAPID_KEY is no key; gah admin push-keys makes one"),
        ("GAH_VAPID_SUBJECT", "sacher", "GAH_VAPID_SUBJECT is a mailto: or https:// address where you are reached"),
        ("GAH_PORT", "eighty", "argument --port: 'eighty' is not a whole number"),
    ],
)
def test_a_wrong_variable_is_explained(
    gah: Gah, quiet: str, monkeypatch: pytest.MonkeyPatch, name: str, value: str, reason: str
) -> None:
    monkeypatch.setenv("GAH_SMTP_HOST", "mail.example")
    monkeypatch.setenv("GAH_VAPID_KEY", VAPID_KEY)
    monkeypatch.setenv("GAH_VAPID_SUBJECT", "https://hotel.example")
    monkeypatch.setenv(name, value)
    outcome = gah(f"serve --database {quiet}")
    assert (outcome.status, outcome.errors.splitlines()[-1]) == (2, f"gah serve: error: {reason}")


def test_settings_reach_the_processes_of_a_server() -> None:
    ways: dict[str, Any] = {"mail": Mail("mail.example"), "push": Push(VAPID_KEY, "https://hotel.example")}
    settings = Settings("postgresql://a@b/c", secret="s", **ways, limits=Limits(chat_length=7))
    for given in (Launch(settings, 4, "debug", "json", "10.0.0.1"), Launch(Settings("sqlite:///a.db"))):
        assert Launch.from_text(given.to_text()) == given


def test_a_server_that_cannot_start_says_so(quiet: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "STOPPING", ())
    monkeypatch.setattr(uvicorn.Server, "run", lambda _server, _sockets: None)
    with pytest.raises(LaunchError, match="could not start"):
        launch.serve(Launch(Settings(quiet, port=0)))


def test_choices_are_those_of_the_log() -> None:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    choices = {action.dest: action.choices for action in parser._actions}  # noqa: SLF001 - argparse has no other way
    assert (choices["log_level"], choices["log_format"]) == (logs.LEVELS, logs.FORMATS)


def test_each_system_has_its_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/sisi"))
    places = {
        ("linux", ()): "/home/sisi/.local/share/grandaustria",
        ("linux", (("XDG_DATA_HOME", "/data"),)): "/data/grandaustria",
        ("linux", (("XDG_DATA_HOME", "relative"),)): "/home/sisi/.local/share/grandaustria",
        ("darwin", ()): "/home/sisi/Library/Application Support/grandaustria",
        ("win32", (("APPDATA", "C:/Users/sisi/AppData"),)): "C:/Users/sisi/AppData/grandaustria",
        ("win32", ()): "/home/sisi/AppData/Roaming/grandaustria",
    }
    assert {key: data_folder(key[0], dict(key[1])).as_posix() for key in places} == places
    assert default_database().endswith("/grandaustria/grandaustria.db")
