"""The table as rows of characters, as one seat sees it: what everybody shares, the own house, the other ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from grandaustria.cards import BOARD, COLOURS, COLUMNS, FIRST_GUEST, FLOORS, GROUPS, GUESTS, TILES
from grandaustria.engine import SeatBoard, View
from grandaustria.engine.figures import CafeTable
from grandaustria.engine.sheet import DOORS, UNKNOWN
from grandaustria.play.plans import missing
from grandaustria.terminal.rows import LABEL, cut, flow, labelled, started, with_column, wrapped
from grandaustria.terminal.story import SEAT_STYLES
from grandaustria.texts import text
from grandaustria.texts.describe import foods_text, guest_name, staff_name, tile_name

ROOM_STYLES = {"closed": "dim {}", "prepared": "{}", "occupied": "bold reverse {}"}
DICE = "■"
DOT = " · "
DICE_WIDTH = 29
HOTEL_WIDTH = 3 * COLUMNS + 2
MOST_DICE = 5
NAME_WIDTH = 24


class Speech(NamedTuple):
    """In which words, and how wide."""

    language: str
    names: Sequence[str]
    width: int

    def text(self, message_id: str, **arguments: Any) -> str:
        """A message in the language of this screen."""
        return text(message_id, self.language, **arguments)


class Table(NamedTuple):
    """What one seat sees: the table, and what is told of it."""

    view: View
    told: Mapping[str, Any]
    """The prospects of the seat (`play/prospects.py`)."""
    seat: int
    speech: Speech

    def rows(self, spare: int = 0) -> list[Text]:
        """All of it; the more is to be spared, the less is said: of others, of the emperor, of staff."""
        rivals = [] if spare else [row for own in self._others() for row in self.rival(own)]
        return [self.head(), *self._middle(), *self._emperor(spare), *self.house(self.seat, spare - 1), *rivals]

    def _others(self) -> Iterator[SeatBoard]:
        return (own for own in self.view.seats if own.seat != self.seat)

    # What everybody shares

    def head(self) -> Text:
        """The round, and who comes when."""
        speech, view = self.speech, self.view
        now = speech.text("terminal-round", round=view.round, rounds=BOARD.rounds)
        row = Text(f" {now if view.round else speech.text('terminal-setup')}", "bold reverse")
        coming = [turn.seat for turn in view.turn_order() if not turn.taken]
        if view.round and coming:
            row.append(DOT)
            for place, seat in enumerate(coming):
                row.append(" > " if place else "").append(speech.names[seat])
        row = cut(row, speech.width)
        row.pad_right(speech.width - row.cell_len)
        return row

    def _middle(self) -> list[Text]:
        """Dice on the left, the queue and the objectives beside them."""
        dice = [self._die(die) for die in self.told["dice"]]
        waiting = map(self._waiting, self.told["queue_prices"], self.view.queue)
        beside = [cut(row, self.speech.width - DICE_WIDTH) for row in (*waiting, self._objectives())]
        return with_column(dice, beside, DICE_WIDTH)

    def _die(self, die: Mapping[str, Any]) -> Text:
        count, face = die["dice"], die["face"]
        lying = DICE * count if count <= MOST_DICE else f"{DICE}×{count}"
        more = f"({die['strength']})" if count and die["strength"] != count else ""
        row = started(f"{face} ", "bold" if count else "dim")
        row.append(f"{lying:<{MOST_DICE + 1}}", "bold" if count else "dim")
        return row.append(f"{self.speech.text(f'web-table-space-{face}')} {more}", "" if count else "dim")

    def _waiting(self, price: int, number: int) -> Text:
        row = started(f"[{price}] ", "yellow")
        if not number:
            return row.append("-", "dim")
        guest = GUESTS[number - FIRST_GUEST]
        name = cut(Text(f"{number} {guest_name(number, self.speech.language)}"), NAME_WIDTH).plain
        row.append(f"{name:<{NAME_WIDTH}} ", guest.colour)
        row.append(f"{self.speech.text(f'colour-{guest.colour}'):<8} ", guest.colour)
        return row.append(f"{self._letters(guest.order):<6}").append(f"{guest.points:>2}", "bold")

    def _letters(self, foods: Iterable[int]) -> str:
        """Foods by the letters they have in the language."""
        letters = self.speech.text("terminal-foods")
        return "".join(letter * count for letter, count in zip(letters, foods, strict=True))

    def _objectives(self) -> Text:
        """How far the seat is with each, and what its disc would bring, or has brought."""
        return Text(DOT).join(self._objective(claim) for claim in self.told["seats"][self.seat]["objectives"])

    def _objective(self, claim: Mapping[str, Any]) -> Text:
        group = GROUPS[self.view.objectives.index(claim["number"])]
        reached = "" if claim["claimed"] else f" {claim['have']}/{claim['need']}"
        style = "bold" if claim["claimed"] or claim["met"] else ""
        return Text(f"{group} {claim['number']}{reached} +{claim['points']}", style)

    def _emperor(self, spare: int) -> list[Text]:
        """When he scores next, and what that would bring."""
        scoring, speech = self.told["emperor"], self.speech
        if scoring is None:
            return []
        tile = next(tile for tile in TILES if tile.id == scoring["tile"])
        when = speech.text("terminal-emperor", round=scoring["round"])
        outlook = self.told["seats"][self.seat]["emperor"]
        parts = [when, f"{tile.id} {tile_name(tile, speech.language)}", *([outlook["text"]] if outlook else [])]
        rows = wrapped(Text(DOT.join(parts)), speech.width - LABEL)
        if spare and rows[1:]:
            rows = [cut(Text(DOT.join(parts)), speech.width - LABEL)]
        return labelled(speech.text("web-table-steps"), rows)

    # Houses

    def house(self, seat: int, spare: int = 0) -> list[Text]:
        """All that lies before a seat, its hotel beside it; cards by their numbers alone where rows are spared."""
        own, speech = self.view.seats[seat], self.speech
        wide = speech.width - HOTEL_WIDTH - 3
        rows = [self._figures(own)]
        parts: tuple[tuple[str, list[Text]], ...] = (
            ("web-table-kitchen", [Text(foods_text(own.kitchen, speech.language) or "-")]),
            ("web-table-cafe", [self._sitting(place) for place in own.cafe]),
            ("terminal-hand", [self._card(number, spare > 1) for number in own.hand]),
            ("terminal-work", [self._card(number, spare > 0) for number in own.played]),
        )
        for label, items in parts:
            rows += labelled(speech.text(label), flow(items or [Text("-")], wide - LABEL, DOT))
        if self.view.offer and seat == self.seat:
            offer = flow([self._card(number) for number in self.view.offer], wide - LABEL, DOT)
            rows += labelled(speech.text("terminal-offer"), offer)
        return with_column(rows, self._hotel(own), speech.width - HOTEL_WIDTH)

    def rival(self, own: SeatBoard) -> list[Text]:
        """Another house in one row."""
        states = [room.state for room in own.hotel.rooms]
        row = self._figures(own)
        row.append(f"{DOT}{DOORS['prepared']}{states.count('prepared')} {DOORS['occupied']}{states.count('occupied')}")
        guests = [guest_name(place.guest, self.speech.language) for place in own.cafe if place]
        row.append(f"{DOT}{self.speech.text('web-table-cafe')}: {', '.join(guests) or '-'}")
        return [cut(row, self.speech.width)]

    def _figures(self, own: SeatBoard) -> Text:
        speech, told = self.speech, self.told["seats"][own.seat]
        parts = [
            speech.text("count-points", amount=told["points"]),
            speech.text("count-krones", amount=own.krones),
            f"{speech.text('web-table-steps')} {own.emperor}",
            *([speech.text("terminal-passed")] if own.passed else []),
        ]
        return started(speech.names[own.seat], SEAT_STYLES[own.seat]).append(f": {DOT.join(parts)}")

    def _sitting(self, place: CafeTable | None) -> Text:
        if place is None:
            return Text("-", "dim")
        guest = GUESTS[place.guest - FIRST_GUEST]
        wants = self._letters(missing(place)) or self.speech.text("web-table-full")
        name = started(f"{place.guest} {guest_name(place.guest, self.speech.language)}", guest.colour)
        return name.append(f": {wants}")

    def _card(self, number: int, brief: bool = False) -> Text:
        if not number:
            return Text(UNKNOWN, "dim")
        return Text(str(number) if brief else f"{number} {staff_name(number, self.speech.language)}")

    def _hotel(self, own: SeatBoard) -> list[Text]:
        """From the top: the letter of each room's colour, and its door; the third of the second is 203."""
        letters = {colour: self.speech.text(f"colour-{colour}")[0].upper() for colour in COLOURS}
        places = "  ".join(str(place + 1) for place in range(COLUMNS))
        rows = [Text(f"  {places}", "dim")]
        for floor in reversed(range(FLOORS)):
            row = started(f"{floor + 1} ", "dim")
            for room in own.hotel.rooms[floor * COLUMNS : (floor + 1) * COLUMNS]:
                style = ROOM_STYLES[room.state].format(room.colour)
                row.append(f"{letters[room.colour]}{DOORS[room.state]}", style).append(" ")
            rows.append(row)
        return rows
