"""Events as sentences that a player understands, from the message catalogues."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, reduce
from typing import Any, NamedTuple

from grandaustria.cards import FOODS, OBJECTIVES, TILES
from grandaustria.engine import Setup
from grandaustria.play.event import Event
from grandaustria.texts import FALLBACK, Argument, list_text, text
from grandaustria.texts.describe import gains_text, guest_name, objective_name, room_number, staff_name, tile_name

KINDS = ("points", "krones", "emperor", *FOODS)
PLACES = tuple(chr(0xE000 + seat) for seat in range(4))
"""Stand for the names of the players until a sentence is written: so it is written once for all tables."""
HIDEABLE = ("draws-staff", "offer", "staff-under", "draft-keeps")
# What a sentence says itself and so is not added to it. A price is always said.
SAID = {
    "serves": FOODS,
    "places-food": FOODS,
    "chooses-food": FOODS,
    "splits": ("krones", "emperor", *FOODS),
    "occupancy-bonus": KINDS,
    "emperor": ("emperor",),
    "loses": KINDS,
    "leopold-emperor": ("emperor",),
}


def render(event: Event, language: str = FALLBACK, names: Sequence[str] | None = None) -> str:
    """The sentence for an event; `names` are those of the players, seat by seat.

    >>> event = Event(0, "takes-guest", 0, {"guest": 75, "price": 1}, {"krones": -1})
    >>> render(event, names=["Anna", "Max"])
    'Anna takes Baroness for 1 krone.'
    """
    return tell_in(event, language, names).text


class Told(NamedTuple):
    """A whole sentence; the same without what was gained and lost by it; and that, by kind."""

    text: str
    brief: str
    gains: dict[str, int]


def tell_in(event: Event, language: str = FALLBACK, names: Sequence[str] | None = None) -> Told:
    """An event in words."""
    brief = text(message_of(event), language, **words(event, language))
    return named(with_gains("log-with-gains", brief, gains_of(event), language), language, names)


def with_gains(message_id: str, brief: str, gains: Mapping[str, int], language: str) -> Told:
    """A sentence with what is gained and lost after it, by the message that puts them together."""
    counted = {kind: amount for kind, amount in gains.items() if amount}
    if not counted:
        return Told(brief, brief, counted)
    listed = gains_text(counted, language)
    return Told(text(message_id, language, sentence=brief.removesuffix("."), gains=listed), brief, counted)


def message_of(event: Event) -> str:
    """The id of the message for an event; hidden cards have a message of their own."""
    if event.name not in HIDEABLE:
        return f"log-{event.name}"
    return f"log-{event.name}-{'own' if 'cards' in event.arguments else 'hidden'}"


def player_names(setup: Setup, language: str = FALLBACK) -> tuple[str, ...]:
    """Names for players that have none, and Leopold's."""
    names = tuple(text("player-number", language, number=seat + 1) for seat in range(setup.players))
    return names if setup.solo is None else (names[0], text("leopold", language))


def named(told: Told, language: str, names: Sequence[str] | None) -> Told:
    """With the names of the players in their places, or their numbers."""
    written = dict(zip(map(ord, PLACES), _numbered(language) if names is None else names, strict=False))
    return Told(told.text.translate(written), told.brief.translate(written), told.gains)


def _numbered(language: str) -> list[str]:
    return [text("player-number", language, number=seat + 1) for seat in range(len(PLACES))]


def words(event: Event, language: str = FALLBACK) -> dict[str, Argument]:
    """The arguments of an event as they stand in a sentence; players have their places there."""
    return _words(language).of(event)


@cache
def _words(language: str) -> _Words:
    return _Words(language)


def gains_of(event: Event, said: bool = True) -> dict[str, int]:
    """What is gained and lost, as it is added to the sentence; all of it, if the sentence is not `said`."""
    gains = dict.fromkeys(KINDS, 0)
    for kind, amount in event.effects.items():
        gains[kind.partition(".")[0]] += amount
    if not said:
        return gains
    gains["krones"] += event.arguments.get("price", 0)
    return {kind: amount for kind, amount in gains.items() if kind not in SAID.get(event.name, ())}


class _Words:
    """Arguments as they stand in a sentence: names instead of numbers, lists instead of counts."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._writers: dict[str, tuple[str, Callable[[Any], str]]] = {
            "guest": ("guest", self._guest),
            "staff": ("staff", self._staff),
            "objective": ("objective", self._objective),
            "tile": ("tile", self._tile),
            "room": ("room", _on_the_door),
            "cards": ("list", self._listed(self._staff)),
            "guests": ("list", self._listed(self._guest)),
            "seats": ("list", self._listed(PLACES.__getitem__)),
            "dice": ("list", _faces),
            "items": ("items", self._items),
        }

    def of(self, event: Event) -> dict[str, Argument]:
        """All arguments of an event's message."""
        words: dict[str, Argument] = {}
        if event.seat is not None:
            words["player"] = PLACES[event.seat]
        for name, value in event.arguments.items():
            word, write = self._writers.get(name, (name, None))
            words[word] = value if write is None else write(value)
        if "tile" in event.arguments:
            words["id"] = event.arguments["tile"]
        if event.name == "game-begins":
            words["options"] = self._options(event.arguments)
        return words

    def _guest(self, number: int) -> str:
        return guest_name(number, self._language)

    def _staff(self, number: int) -> str:
        return staff_name(number, self._language)

    def _objective(self, number: int) -> str:
        return objective_name(OBJECTIVES[number - OBJECTIVES[0].number], self._language)

    def _tile(self, tile_id: str) -> str:
        return tile_name(next(tile for tile in TILES if tile.id == tile_id), self._language)

    def _listed(self, write: Callable[[int], str]) -> Callable[[Sequence[int]], str]:
        return lambda numbers: list_text([write(number) for number in numbers], self._language)

    def _items(self, items: Mapping[str, int]) -> str:
        counted = [text(f"count-{kind}", self._language, amount=amount) for kind, amount in items.items()]
        return list_text(counted, self._language)

    def _options(self, arguments: Mapping[str, Any]) -> str:
        """Edition, hotels, staff and level of a new game."""
        kinds = {"preset": "preset", "hotels": "hotels", "variant": "staff"}
        parts = [text(f"{kind}-{arguments[name]}", self._language) for name, kind in kinds.items()]
        if arguments["level"] != "none":
            level = text(f"level-{arguments['level']}", self._language)
            parts.append(text("solo-level", self._language, level=level))
        return reduce(self._joined, parts)

    def _joined(self, first: str, second: str) -> str:
        return text("parts-joined", self._language, first=first, second=second)


def _faces(dice: Sequence[int]) -> str:
    return " ".join(str(face) for face, count in enumerate(dice, 1) for _ in range(count))


def _on_the_door(room: int) -> str:
    return str(room_number(room))
