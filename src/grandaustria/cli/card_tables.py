"""Tables of components for the terminal. No colour carries a meaning alone: a word or letter is with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from grandaustria.cards import COLOURS, HOTELS
from grandaustria.cli.card_entries import Entry
from grandaustria.cli.output import print_table
from grandaustria.engine import GROUP_BONUS_KINDS
from grandaustria.texts import text
from grandaustria.texts.describe import gains_text

GUEST_STYLES = {"blue": "bold blue", "red": "bold red", "yellow": "bold yellow", "green": "bold green"}
ROOM_STYLES = {"blue": "white on blue", "red": "white on red", "yellow": "black on yellow"}


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table: its heading (a message of the catalogues) and what it shows of an entry."""

    heading: str
    cell: Callable[[Entry, str], RenderableType]
    right: bool = False
    no_wrap: bool = False


def _value(key: str, heading: str | None = None, *, right: bool = False, no_wrap: bool = False) -> Column:
    return Column(heading or f"column-{key}", lambda entry, _language: str(entry[key]), right, no_wrap)


def _lines(key: str) -> Column:
    return Column(f"column-{key}", lambda entry, _language: "\n".join(entry[key]))


def _guest_colour(entry: Entry, language: str) -> RenderableType:
    colour = entry["colour"]
    return Text(f"{text(f'colour-{colour}', language)}, {entry['kind']}", GUEST_STYLES[colour])


def _staff_names(entry: Entry, language: str) -> RenderableType:
    return ", ".join(f"{card['name']} ({card['number']})" for card in entry["staff"])


_NUMBER = _value("number", right=True, no_wrap=True)
COLUMNS: Mapping[str, tuple[Column, ...]] = {
    "guests": (
        _NUMBER,
        _value("name"),
        Column("column-colour", _guest_colour, no_wrap=True),
        _value("order_text", "column-order"),
        _value("points", right=True),
        _lines("reward"),
    ),
    "staff": (
        _NUMBER,
        _value("name"),
        _value("cost", right=True),
        _value("when", "column-timing", no_wrap=True),
        _value("effect"),
    ),
    "objectives": (_NUMBER, _value("group"), _value("name", no_wrap=True), _value("condition")),
    "tiles": (_value("id", "column-number"), _value("name"), _value("bonus"), _value("penalty")),
    "sets": (_value("set"), Column("column-staff", _staff_names)),
    "solo": (_NUMBER, _lines("guests"), _value("die"), _lines("actions"), _value("hand")),
}


def print_kind(screen: Console, kind: str, entries: list[Entry], language: str) -> None:
    """A titled table of these entries."""
    title = text(f"title-{kind}", language)
    if kind == "hotels":
        screen.print(Text(title, "bold italic"), _hotels(entries, language), sep="\n")
        for legend in (_group_bonuses(language), _floors(language)):
            print_table(screen, legend)
    else:
        print_table(screen, _table(title, COLUMNS[kind], entries, language))


def _table(title: str, columns: tuple[Column, ...], entries: list[Entry], language: str) -> Table:
    table = Table(title=title, title_style="bold italic", title_justify="left", box=SIMPLE_HEAD)
    for column in columns:
        table.add_column(
            text(column.heading, language),
            justify="right" if column.right else "left",
            no_wrap=column.no_wrap,
            vertical="top",
        )
    for entry in entries:
        table.add_row(*(column.cell(entry, language) for column in columns))
    return table


def _hotels(entries: list[Entry], language: str) -> RenderableType:
    return Columns([_hotel(entry, language) for entry in entries], padding=(0, 2))


def _hotel(entry: Entry, language: str) -> Panel:
    """The rooms as they lie on the board, floor 4 on top: colour, number, printed points."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for floor in range(HOTELS.floors, 0, -1):
        rooms = entry["rooms"][(floor - 1) * HOTELS.columns : floor * HOTELS.columns]
        grid.add_row(Text(str(floor), "dim"), *(_room(room, language) for room in rooms))
    return Panel(grid, title=entry["name"], title_align="left", expand=False)


def _room(room: Entry, language: str) -> Text:
    points = f"+{room['points']}" if room["points"] else ""
    return Text(
        f" {colour_letter(room['colour'], language)}{room['room']:<2} {points:<2}",
        ROOM_STYLES[room["colour"]],
    )


def colour_letter(colour: str, language: str) -> str:
    """The first letter of the colour's name."""
    return text(f"colour-{colour}", language)[0].upper()


def _group_bonuses(language: str) -> Table:
    """What a group of rooms brings when it is full, by colour and size."""
    table = Table(box=SIMPLE_HEAD)
    for heading in ("", text("column-colour", language), text("column-guests", language)):
        table.add_column(heading)
    for size in range(1, len(HOTELS.group_bonus[COLOURS[0]]) + 1):
        table.add_column(text("count-rooms", language, amount=size), justify="right")
    for colour in COLOURS:
        letter = Text(f" {colour_letter(colour, language)} ", ROOM_STYLES[colour])
        bonuses = [gains_text({GROUP_BONUS_KINDS[colour]: bonus}, language) for bonus in HOTELS.group_bonus[colour]]
        table.add_row(letter, text(f"colour-{colour}", language), text(f"kind-{colour}", language), *bonuses)
    return table


def _floors(language: str) -> Table:
    """What a room costs to prepare and scores at the end when occupied, by floor."""
    table = Table(box=SIMPLE_HEAD)
    for heading in ("floor", "cost", "points"):
        table.add_column(text(f"column-{heading}", language), justify="right")
    for floor in range(HOTELS.floors, 0, -1):
        table.add_row(str(floor), str(HOTELS.price[floor - 1]), str(HOTELS.final_points[floor - 1]))
    return table
