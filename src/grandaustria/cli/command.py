"""Reads the command line and runs one command; what the user can mend is said in one line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from grandaustria import ActionError, PositionError, RecordError, __version__
from grandaustria.cli import (
    admin,
    analyse,
    arena,
    bench,
    bots,
    cards,
    completion,
    play,
    replay,
    serve,
    simulate,
    verify,
    watch,
)
from grandaustria.cli.arguments import Failure, Help, UsageError, add_command, examples
from grandaustria.cli.output import settle_streams

COMMANDS = (play, simulate, watch, replay, analyse, bots, arena, cards, bench, serve, admin, verify, completion)
EXAMPLES = (
    "gah play --share",
    "gah watch --players 3 --bots waiter --seed 7",
    "gah simulate --players 4 --games 1000 --seed 1",
    "gah cards staff --search krone",
)
FAILURE, USAGE, INTERRUPTED = 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run `gah` with these arguments (those of the process if None); the exit status."""
    settle_streams()
    try:
        return _run(argv)
    except SystemExit as leaving:  # argparse leaves so after --help and after an error it has explained
        return leaving.code if isinstance(leaving.code, int) else FAILURE
    except BrokenPipeError:
        # The reader of our output has gone; nothing more may be written when Python closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILURE
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(argv: Sequence[str] | None) -> int:
    options = parser().parse_args(argv)
    command: argparse.ArgumentParser = options.parser
    try:
        options.run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except (UsageError, PositionError) as error:
        command.error(str(error))
    except (ActionError, RecordError, Failure, OSError) as error:
        print(f"{command.prog}: {_reason(error)}", file=sys.stderr)
        return FAILURE
    return 0


def _reason(error: Exception) -> str:
    if not isinstance(error, OSError) or error.strerror is None:
        return str(error)
    return error.strerror if error.filename is None else f"{error.filename}: {error.strerror}"


def parser() -> argparse.ArgumentParser:
    """That of the whole command line."""
    parser = argparse.ArgumentParser(
        prog="gah",
        description="Plays, simulates and watches games of Grand Austria Hotel, shows its cards and hosts its tables.",
        epilog=examples(EXAMPLES),
        formatter_class=Help,
    )
    parser.add_argument("--version", action="version", version=f"gah {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in COMMANDS:
        add_command(commands, module)
    return parser
