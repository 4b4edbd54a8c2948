"""Hosts tables for people and bots: an HTTP and WebSocket interface, described at /api.

By default it listens on this machine only and keeps everything in a SQLite file in the user's data folder.
Every argument has an environment variable (GAH_PORT for --port); mail is set up with GAH_SMTP_HOST and its
relatives, notifications with GAH_VAPID_KEY: see docs/server.md. It stops in good order on Ctrl-C and SIGTERM.
"""

from __future__ import annotations

import argparse
import os
import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from grandaustria.cli.arguments import Failure, UsageError, add_workers, at_least, seconds
from grandaustria.cli.database import add_database
from grandaustria.cli.extras import need_table
from grandaustria.server.place import (
    HIGHEST_PORT,
    LEAST_SECRET,
    PlaceError,
    database_file,
    place_of,
    secret_file,
    secret_of,
)

if TYPE_CHECKING:
    from grandaustria.server.launch import Launch
    from grandaustria.server.settings import Mail, Push

NAME = "serve"
HELP = "host tables for people and bots"
EXAMPLES = (
    "gah serve",
    "gah serve --port 8200 --database sqlite:///house.db",
    "gah serve --public-url https://hotel.example --log-format json",
    "gah serve --database postgresql://hotel@localhost/hotel --workers 4",
)
EVERYWHERE = ("0.0.0.0", "::", "")
SUBJECT = re.compile(r"mailto:[^@\s]+@[\w-]+(\.[\w-]+)+|https://[\w-]+(\.[\w-]+)+", re.ASCII)
"""Whom the services of browsers write to when something is wrong: they refuse what they cannot reach."""
YES, NO = ("1", "true", "yes"), ("", "0", "false", "no")


def from_environment(name: str, otherwise: str) -> str:
    """The value of GAH_NAME; an empty one counts as none."""
    return os.environ.get(f"GAH_{name}") or otherwise


def port(text: str) -> int:
    """0 lets the system choose a free one."""
    number = at_least(0)(text)
    if number > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"{number} is more than {HIGHEST_PORT}")
    return number


def public_url(text: str) -> str:
    """The address people type, without a path."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
        raise argparse.ArgumentTypeError(f"{text!r} is not an address such as https://hotel.example")
    return f"{parts.scheme}://{parts.netloc}"


def metrics(text: str) -> str:
    """Where figures are read."""
    try:
        place_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where it listens, where it stores, how many processes, what it tells."""
    _add_door(parser)
    add_database(parser)
    add_workers(
        parser,
        "processes that serve, more than one only on PostgreSQL,",
        from_environment("WORKERS", "1"),
        otherwise="1",
    )
    parser.add_argument(
        "--bot-seconds",
        type=seconds,
        default=from_environment("BOT_SECONDS", "1"),
        metavar="S",
        help="longest thinking time of a bot for one decision, which mostly takes less (default: 1)",
    )
    parser.add_argument(
        "--bot-workers",
        type=at_least(1),
        default=from_environment("BOT_WORKERS", from_environment("BOT_PROCESSES", "1")),
        metavar="N",
        help="processes in which the bots of one worker think, besides one for tables nobody looks at and one for "
        "hints (default: 1)",
    )
    parser.add_argument(
        "--metrics",
        type=metrics,
        default=from_environment("METRICS", "") or None,
        metavar="HOST:PORT",
        help="where Prometheus reads figures, never the port people use (default: nowhere)",
    )
    # Its name before; a server that was set up with it goes on.
    parser.add_argument(
        "--bot-processes", dest="bot_workers", type=at_least(1), default=argparse.SUPPRESS, help=argparse.SUPPRESS
    )
    _add_logs(parser)


def _add_door(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default=from_environment("HOST", "127.0.0.1"), help="address to listen on (default: 127.0.0.1)"
    )
    parser.add_argument(
        "--port",
        type=port,
        default=from_environment("PORT", "8150"),
        metavar="N",
        help="port to listen on, 0 for any that is free (default: 8150)",
    )
    parser.add_argument(
        "--public-url",
        type=public_url,
        default=os.environ.get("GAH_PUBLIC_URL") or None,
        metavar="URL",
        help="the address people use, when a proxy stands before the server; https makes the cookies Secure",
    )
    parser.add_argument(
        "--trusted-proxies",
        default=from_environment("TRUSTED_PROXIES", "127.0.0.1"),
        metavar="ADDRESSES",
        help="proxies whose word about a visitor's address counts, with --public-url (default: 127.0.0.1)",
    )


def _add_logs(parser: argparse.ArgumentParser) -> None:
    levels, forms = ("debug", "info", "warning", "error"), ("text", "json")
    parser.add_argument(
        "--log-level", choices=levels, default=from_environment("LOG_LEVEL", "info"), help="(default: info)"
    )
    parser.add_argument(
        "--log-format",
        choices=forms,
        default=from_environment("LOG_FORMAT", "text"),
        help="text for people, json for programs: one object per line (default: text)",
    )


def run(options: argparse.Namespace) -> None:
    """Until it is told to stop; what it stores is for this user only."""
    need_table()
    from grandaustria.server.launch import LaunchError, serve

    os.umask(0o077)  # the database and the secret are for this user only
    try:
        serve(launch_of(options))
    except (LaunchError, PlaceError) as error:
        raise Failure(str(error)) from error


def launch_of(options: argparse.Namespace, at_home: bool = False) -> Launch:
    """The server these arguments describe; its secret is made if there is none."""
    from grandaustria.server.launch import Launch
    from grandaustria.server.settings import Limits, Settings

    if options.workers > 1 and database_file(options.database) is not None:
        raise UsageError(
            "--workers: more than one only with PostgreSQL; a SQLite file has one writer, and processes that share it "
            "could not tell each other what has changed"
        )
    if options.host in EVERYWHERE and options.public_url is None:
        raise UsageError(f"--host {options.host}: say with --public-url which address people use")
    settings = Settings(
        options.database,
        host=options.host,
        port=options.port,
        public_url=options.public_url,
        secret=_secret(options.database),
        mail=mail_of_environment(),
        push=push_of_environment(options.public_url),
        limits=Limits().at_home() if at_home else Limits(),
        bot_seconds=options.bot_seconds,
        bot_processes=options.bot_workers,
        metrics=options.metrics,
    )
    return Launch(settings, options.workers, options.log_level, options.log_format, options.trusted_proxies)


def _secret(url: str) -> str:
    given = os.environ.get("GAH_SECRET")
    if given and len(given) < LEAST_SECRET:
        raise UsageError(f"GAH_SECRET has less than {LEAST_SECRET} characters")
    return given or secret_of(secret_file(url))


def mail_of_environment() -> Mail | None:
    """Mail is sent where GAH_SMTP_HOST is set."""
    from grandaustria.server.settings import Mail

    host = os.environ.get("GAH_SMTP_HOST")
    if not host:
        return None
    try:
        number = port(from_environment("SMTP_PORT", "25"))
    except argparse.ArgumentTypeError as error:
        raise UsageError(f"GAH_SMTP_PORT: {error}") from None
    return Mail(
        host,
        number,
        sender=from_environment("SMTP_SENDER", "grandaustria@localhost"),
        user=os.environ.get("GAH_SMTP_USER") or None,
        password=os.environ.get("GAH_SMTP_PASSWORD") or None,
        tls=_truth("SMTP_TLS"),
    )


def push_of_environment(public_url: str | None) -> Push | None:
    """Browsers are told with their page closed where GAH_VAPID_KEY is set."""
    from grandaustria.server.settings import Push

    key = os.environ.get("GAH_VAPID_KEY")
    if not key:
        return None
    from grandaustria.server.push import house_of

    subject = from_environment("VAPID_SUBJECT", public_url or "")
    if not SUBJECT.fullmatch(subject):
        raise UsageError("GAH_VAPID_SUBJECT is a mailto: or https:// address where you are reached")
    try:
        house_of(key)
    except ValueError:
        raise UsageError("GAH_VAPID_KEY is no key; gah admin push-keys makes one") from None
    return Push(key, subject)


def _truth(name: str) -> bool:
    value = os.environ.get(f"GAH_{name}", "").lower()
    if value not in (*YES, *NO):
        raise UsageError(f"GAH_{name} is 1 or 0, not {value!r}")
    return value in YES
