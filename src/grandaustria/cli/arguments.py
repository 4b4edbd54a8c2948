"""Arguments that several commands share: which game is played, by whom, in which language."""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from grandaustria import PRESETS, Game, PositionError, RecordError, Rules, Setup, bots
from grandaustria.languages import LANGUAGES
from grandaustria.play import record
from grandaustria.vocabulary import HOTEL_SIDES, LAYOUTS, LEVELS, RULE_VALUES, STAFF_VARIANTS


class UsageError(Exception):
    """The arguments do not fit together."""


class Failure(Exception):
    """What was asked cannot be done, or has failed; said in one sentence."""


class Command(Protocol):
    """A module that is a command of `gah`."""

    NAME: str
    HELP: str
    EXAMPLES: tuple[str, ...]

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare what the command may be told."""

    def run(self, options: argparse.Namespace) -> None:
        """Do it; Failure and UsageError are told in one sentence, without a traceback."""


class Subparsers(Protocol):
    """What `ArgumentParser.add_subparsers` gives, as far as it is used here."""

    def add_parser(
        self,
        name: str,
        *,
        help: str,  # noqa: A002 - argparse calls it so
        description: str,
        epilog: str,
        formatter_class: type[argparse.HelpFormatter],
    ) -> argparse.ArgumentParser:
        """As argparse has it."""


def add_command(commands: Subparsers, command: Command) -> None:
    """A command of `gah`: its help is the text of its module, with its examples."""
    parser = commands.add_parser(
        command.NAME,
        help=command.HELP,
        description=command.__doc__ or "",
        epilog=examples(command.EXAMPLES),
        formatter_class=Help,
    )
    command.add_arguments(parser)
    parser.set_defaults(run=command.run, parser=parser)


INDENT, CONTINUED = "  ", " \\"


def examples(lines: Sequence[str]) -> str:
    """What stands at the end of a command's help."""
    return "examples:\n" + "\n".join(f"{INDENT}{line}" for line in lines)


class Help(argparse.HelpFormatter):
    """Paragraphs as wide as the terminal, and examples a line each, broken only where a shell reads on."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if text.startswith("examples:"):
            return "\n".join(_command_lines(line, width) for line in text.splitlines())
        return "\n\n".join(super(Help, self)._fill_text(part, width, indent) for part in text.split("\n\n"))


def _command_lines(line: str, width: int) -> str:
    parts = textwrap.wrap(
        line,
        width - len(CONTINUED),
        subsequent_indent=3 * INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return line if len(line) <= width else f"{CONTINUED}\n".join(parts)


def at_least(least: int) -> Callable[[str], int]:
    """A reader of whole numbers from `least` on."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if number < least:
            raise argparse.ArgumentTypeError(f"{number} is less than {least}")
        return number

    return read


def seconds(text: str) -> float:
    """A number of seconds, parts of one too; neither negative nor without end."""
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds") from None
    if not 0 <= number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return number


def rules(text: str) -> Rules:
    """Rules from a preset, options over a preset, or options over the edition of 2022.

    >>> rules("de2015,table=before").table
    'before'
    """
    first, *rest = text.split(",")
    preset, settings = ("2022", [first, *rest]) if "=" in first else (first, rest)
    try:
        return replace(Rules.preset(preset), **dict(_rule_option(setting) for setting in settings))
    except PositionError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _rule_option(setting: str) -> tuple[str, str]:
    name, _, value = setting.partition("=")
    if name not in RULE_VALUES:
        raise argparse.ArgumentTypeError(f"there is no rule option {name!r}; the options are {', '.join(RULE_VALUES)}")
    if value not in RULE_VALUES[name]:
        raise argparse.ArgumentTypeError(f"rule option {name} is one of {', '.join(RULE_VALUES[name])}, not {value!r}")
    return name, value


def bot_names(text: str) -> tuple[str, ...]:
    """Names with commas between, with budgets such as `director@2000`; unknown ones are refused."""
    given = tuple(name.strip() for name in text.split(","))
    for name in given:
        try:
            bots.get(name)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None
    return given


def hotels(text: str) -> str | tuple[str, ...]:
    """A side for all, or a layout for each seat with commas between."""
    if text in HOTEL_SIDES:
        return text
    layouts = tuple(text.split(","))
    for name in layouts:
        if name not in LAYOUTS:
            raise argparse.ArgumentTypeError(
                f"{name!r} is not {', '.join(HOTEL_SIDES)} or a list of layouts ({', '.join(LAYOUTS)})"
            )
    return layouts


def add_workers(
    parser: argparse.ArgumentParser, what: str, default: int | str, *older: str, otherwise: str = "one for each core"
) -> None:
    """How many work at once: one word for all commands; those that some of them had before are still understood."""
    parser.add_argument(
        "--workers", type=at_least(1), default=default, metavar="N", help=f"{what} at once (default: {otherwise})"
    )
    for name in older:
        parser.add_argument(name, dest="workers", type=at_least(1), default=argparse.SUPPRESS, help=argparse.SUPPRESS)


def add_language(parser: argparse._ActionsContainer) -> None:
    """That of the game's texts; messages of the commands are English."""
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="language of the texts (default: en)")


def add_seed(parser: argparse.ArgumentParser) -> None:
    """What luck brings, and what bots choose where they choose by luck."""
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed, the same games (default: 1)")


def add_record(parser: argparse.ArgumentParser) -> None:
    """A file, or standard input."""
    parser.add_argument(
        "file", metavar="RECORD", help="a game, as gah watch --record writes it; - reads it from standard input"
    )


def game_of(options: argparse.Namespace) -> Game:
    """The game of a record, replayed and checked."""
    if options.file != "-":
        return Game.load(options.file)
    try:
        return Game.from_record(record.loads(sys.stdin.buffer.read(record.MOST_BYTES + 1)))
    except RecordError as error:
        raise RecordError(f"standard input: {error}") from None


def add_seat(parser: argparse.ArgumentParser) -> None:
    """Whose eyes it is seen with; all is shown without it."""
    parser.add_argument("--seat", type=at_least(1), metavar="N", help="show only what this seat (1 to 4) may see")


def seat_of(options: argparse.Namespace, setup: Setup) -> int | None:
    """The seat of --seat, counted from 0 as everywhere inside."""
    if options.seat is not None and options.seat > setup.players:
        raise UsageError(f"--seat {options.seat}: the game has {setup.players} seats")
    return None if options.seat is None else int(options.seat) - 1


def add_table(parser: argparse.ArgumentParser) -> None:
    """Which game is played, and by whom."""
    table = add_rules(parser)
    table.add_argument(
        "--bots",
        type=bot_names,
        default=("random",),
        metavar="NAMES",
        help=f"one for all, or one for each seat with commas: random, {', '.join(bots.names())} (default: random)",
    )


def add_rules(parser: argparse.ArgumentParser) -> argparse._ArgumentGroup:
    """Which game is played."""
    table = parser.add_argument_group("the table")
    table.add_argument("--players", type=int, choices=(2, 3, 4), help="how many play (default: 2)")
    table.add_argument(
        "--rules",
        type=rules,
        default=Rules(),
        metavar="RULES",
        help=f"a rulebook ({', '.join(PRESETS)}), with options after it if wanted: de2015,table=before (default: 2022)",
    )
    table.add_argument(
        "--hotels",
        type=hotels,
        default="night",
        metavar="SIDE",
        help="night, day (dealt at random), or a layout for each seat: day_a,day_c (default: night)",
    )
    table.add_argument(
        "--staff",
        choices=STAFF_VARIANTS,
        default="standard",
        help="how the first staff is dealt (default: standard)",
    )
    table.add_argument("--solo", choices=LEVELS, help="alone against Leopold, at this level")
    return table


def setup_of(options: argparse.Namespace) -> Setup:
    """The set-up that the options of `add_setup` describe."""
    if options.solo and options.players not in (None, 2):
        raise UsageError("a solo game has one player and Leopold: leave --players out")
    return Setup(
        players=options.players or 2,
        rules=options.rules,
        hotels=options.hotels,
        staff=options.staff,
        solo=options.solo,
    )


def seats_of(options: argparse.Namespace, setup: Setup) -> tuple[str, ...]:
    """The name of the bot in each seat; Leopold's seat is named too, but never asked."""
    names: tuple[str, ...] = options.bots
    if len(names) == 1:
        return names * setup.players
    if setup.solo:
        raise UsageError(f"--bots names {len(names)} bots: a solo game has one player")
    if len(names) != setup.players:
        raise UsageError(f"--bots names {len(names)} bots for {setup.players} seats")
    return names
