"""Opens the table in the browser: hosts a house on this machine and shows where it is.

With --terminal the table is drawn here instead, in characters: alone, against bots, or several people in turn.

With --share it listens on the local network and shows its address as a link and as a QR code. All arguments of
`gah serve` may be given as well. Where the usual port is taken, another one is used. Ctrl-C closes the house.
"""

from __future__ import annotations

import argparse
import http.client
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from grandaustria.cli import serve, terminal
from grandaustria.cli.arguments import Failure
from grandaustria.cli.extras import need_table
from grandaustria.cli.output import can_write
from grandaustria.server.place import PlaceError, database_file

if TYPE_CHECKING:
    from grandaustria.server.settings import Settings

NAME = "play"
HELP = "play in the browser or in the terminal, alone or with friends"
EXAMPLES = (
    "gah play",
    "gah play --share",
    "gah play --no-open --port 8200",
    "gah play --terminal --bots steward,master --language de",
    "gah play --terminal --solo medium --record evening.json",
    "gah play --terminal --people 2 --names Anna,Max",
)
USUAL_PORT = 8150
HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
NOWHERE = ("192.0.2.1", 9)
"""An address reserved for documents: asking for the way there sends nothing."""
PATIENCE = 10.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Those of the table in the browser, and of the one in the terminal."""
    parser.add_argument("--share", action="store_true", help="let others in the local network join: link and QR code")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser, only say the address")
    terminal.add_arguments(parser)
    serve.add_arguments(parser)
    # Without a word about it the usual port is only a wish, and the log does not stand between the lines here.
    parser.set_defaults(
        port=os.environ.get("GAH_PORT") or None, log_level=serve.from_environment("LOG_LEVEL", "warning")
    )


def run(options: argparse.Namespace) -> None:
    """In the browser, or with `--terminal` here."""
    if options.terminal:
        terminal.run(options)
        return
    terminal.must_be_left_out(options)
    need_table()
    from grandaustria.server.launch import LaunchError
    from grandaustria.server.launch import serve as host

    note = note_of(options.database)
    running = address_of_running(note)
    if running is not None:
        welcome(running, None, options)
        return
    os.umask(0o077)  # the database and the secret are for this user only
    settle(options)
    try:
        with noted(note) as write:

            def announce(settings: Settings) -> None:
                local = HERE if settings.host in serve.EVERYWHERE else settings.host
                address = f"http://{local}:{settings.port}/"
                write(address)
                welcome(address, f"{settings.origin}/" if options.share else None, options)

            host(serve.launch_of(options, at_home=is_at_home(options)), announce)
    except (LaunchError, PlaceError) as error:
        raise Failure(str(error)) from error


def settle(options: argparse.Namespace) -> None:
    """Fill in what was left open: the port, and for guests the address."""
    if options.share:
        options.host = EVERYWHERE
    if options.port is None:
        options.port = free_port(options.host, USUAL_PORT)
    if options.share and options.public_url is None:
        options.public_url = f"http://{network_address()}:{options.port}"


def is_at_home(options: argparse.Namespace) -> bool:
    """Whether only whoever sits at this machine can come in."""
    return not options.share and options.host == HERE and options.public_url is None


def free_port(host: str, wanted: int) -> int:
    """The port wanted if nobody has it, otherwise one that is free."""
    for number in (wanted, 0):
        with suppress(OSError), socket.create_server((host, number)) as door:
            found: int = door.getsockname()[1]
            return found
    return wanted  # to be refused with the reason when it is really opened


def network_address() -> str:
    """This machine's address in the local network."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(NOWHERE)
        address: str = way.getsockname()[0]
        if not address.startswith("127."):
            return address
    raise Failure("no network was found; connect to one, or name the address people use with --public-url")


# A house that is open already


def note_of(database: str) -> Path | None:
    """Where a house that is open says its address: beside its database."""
    file = database_file(database)
    return None if file is None else file.with_name(f"{file.name}.address")


class Writer:
    """Erases only what it has written itself."""

    def __init__(self, note: Path | None) -> None:
        self._note = note
        self._written = False

    def __call__(self, address: str) -> None:
        """For whoever started this: where it is open."""
        if self._note is not None:
            self._note.write_text(f"{address}\n", encoding="ascii")
            self._written = True

    def erase(self) -> None:
        """Only what this process has written."""
        if self._note is not None and self._written:
            self._note.unlink(missing_ok=True)


@contextmanager
def noted(note: Path | None) -> Iterator[Writer]:
    """Something that writes the note, which is gone when the house is closed."""
    writer = Writer(note)
    try:
        yield writer
    finally:
        writer.erase()


def address_of_running(note: Path | None) -> str | None:
    """The address of a house on the same database that is open now."""
    if note is None or not note.is_file():
        return None
    address = note.read_text(encoding="ascii").strip()
    return address if answers(address) else None


def answers(address: str) -> bool:
    """Whether a house of ours is open there."""
    try:
        parts = urlsplit(address)
        connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)
        with closing(connection):
            connection.request("GET", "/api/v1/health")
            return connection.getresponse().status == http.HTTPStatus.OK
    except (OSError, ValueError, http.client.HTTPException):
        return False


# Showing the way


def welcome(address: str, shared: str | None, options: argparse.Namespace) -> None:
    """Say where it is open, and open the browser unless that is not wanted."""
    print(f"Grand Austria is open at {address}")
    if shared is not None:
        print(f"Friends in your network come in at {shared}\n")
        show_code(shared)
    print("Ctrl-C closes it.", flush=True)
    if not options.no_open and has_screen(sys.platform, os.environ):
        # Some systems wait for the browser to end: the house should not.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def show_code(link: str) -> None:
    """The link to be read by a phone; nothing where the terminal cannot draw it."""
    import segno

    if can_write("█▀▄"):  # what it is drawn with
        segno.make(link, error="l", micro=False).terminal(out=sys.stdout, compact=True, border=2)


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a browser with windows can be opened; in a bare terminal it would take the terminal.

    >>> has_screen("linux", {}), has_screen("linux", {"DISPLAY": ":0"}), has_screen("darwin", {})
    (False, True, True)
    """
    return platform in ("win32", "darwin") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
