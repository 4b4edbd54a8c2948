"""What a game is played with: the rulebook (each difference its own option), players, hotels, staff, solo level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any

from grandaustria.engine.errors import PositionError
from grandaustria.engine.forms import RulesData, SetupData
from grandaustria.engine.shape import faults
from grandaustria.vocabulary import READINGS, RULE_VALUES


def _usual(option: str) -> str:
    return RULE_VALUES[option][0]


def _unusual(what: Rules | Setup) -> str:
    """What differs from the usual, as Python reads it."""
    usual = type(what)()
    given = {f.name: getattr(what, f.name) for f in fields(what) if getattr(what, f.name) != getattr(usual, f.name)}
    return f"{type(what).__name__}({', '.join(f'{name}={value!r}' for name, value in given.items())})"


@dataclass(frozen=True, slots=True, repr=False)
class Rules:
    """One rulebook: what the editions do differently, each as an option of its own.

    >>> Rules.preset("de2015").kitchen_hand
    '3'
    """

    kitchen_hand: str = _usual("kitchen_hand")
    """Cost of the Kitchen Hand (17)."""
    assistant_manager: str = _usual("assistant_manager")
    """Points per staff card of the Assistant Manager (32)."""
    conference_manager: str = _usual("conference_manager")
    """The Conference Manager (26) pays to avoid a penalty, or is never penalised."""
    secretary: str = _usual("secretary")
    """Whose end-of-game card the Secretary (29) may copy."""
    custodian: str = _usual("custodian")
    """The Custodian (23) acts on every room occupied, or on guests moving in."""
    groom_stableman: str = _usual("groom_stableman")
    """Groom (5) and Stableman (6) act at check-in, or when the order is completed."""
    operator: str = _usual("operator")
    """The most points of the Operator (41)."""
    e_gizia: str = _usual("e_gizia")
    """E. Gizia (97) brings an extra action, or an extra turn."""
    penalty: str = _usual("penalty")
    """Of a double penalty the first if it can be paid in full, or the player's choice."""
    tile_b4: str = _usual("tile_b4")
    """Which rooms the penalty of tile B4 takes."""
    tile_c2: str = _usual("tile_c2")
    """Where the second room of tile C2's penalty lies."""
    first_rooms: str = _usual("first_rooms")
    """Exactly three first rooms, or up to three."""
    occupancy_bonus: str = _usual("occupancy_bonus")
    """At a check-in the occupancy bonus comes before or after the reward, or always after."""
    table: str = _usual("table")
    """The guest's table is free before his reward, or after it."""

    def __post_init__(self) -> None:
        if reasons := [fault.reason for fault in faults(self.to_json(), RulesData, "rules")]:
            raise PositionError("; ".join(reasons))

    def __repr__(self) -> str:
        name = self.name()
        return f"Rules.preset({name!r})" if name else _unusual(self)

    @staticmethod
    def preset(name: str) -> Rules:
        """The rules of one rulebook: 2022, de2015, fr2015 or it2015."""
        if name not in PRESETS:
            raise PositionError(f"there is no rulebook {name!r}; choose one of {', '.join(PRESETS)}")
        return PRESETS[name]

    def name(self) -> str | None:
        """The name of the preset these rules are, if any."""
        return next((name for name, rules in PRESETS.items() if rules == self), None)

    @staticmethod
    def from_json(data: object) -> Rules:
        """Rules from a preset's name or from single options over the edition of 2022."""
        if isinstance(data, str):
            return Rules.preset(data)
        if not isinstance(data, dict):
            raise PositionError("rules: expected a preset's name or an object of options")
        unknown = [key for key in data if key not in RULE_VALUES]
        if unknown:
            raise PositionError(f"rules: unknown option {unknown[0]!r}")
        return Rules(**data)

    def to_json(self) -> RulesData:
        """Every option with its value."""
        return {name: getattr(self, name) for name in RULE_VALUES}


_EDITION_2015 = Rules(
    kitchen_hand="3",
    custodian="guests",
    groom_stableman="completed",
    operator="12",
    e_gizia="turn",
    occupancy_bonus="after",
)

PRESETS: Mapping[str, Rules] = {
    "2022": Rules(),
    "de2015": replace(
        _EDITION_2015,
        assistant_manager="4",
        conference_manager="immune",
        penalty="choice",
        tile_b4="occupied",
        tile_c2="column",
        first_rooms="up_to",
        table="after",
    ),
    "fr2015": replace(_EDITION_2015, penalty="choice", tile_c2="below", first_rooms="up_to"),
    "it2015": replace(_EDITION_2015, secretary="anyone", tile_c2="floor", table="after"),
}


def stored(data: Any) -> Any:
    """A set-up that was stored: games from before there were several readings are played by the first.

    >>> stored({"players": 3})
    {'readings': 1, 'players': 3}
    """
    return {"readings": READINGS[0], **data} if isinstance(data, dict) else data


@dataclass(frozen=True, slots=True, repr=False)
class Setup:
    """A game to be set up.

    `hotels` is "night", "day" (dealt at random) or one layout for each seat. A solo game is one person in seat 0
    against Leopold in seat 1. `readings` says how the rules are read where a reading was corrected (docs/rules.md): a
    game goes on with those it was begun with.

    >>> Setup(players=3, hotels="day").staff
    'standard'
    """

    players: int = 2
    rules: Rules = PRESETS["2022"]
    hotels: str | tuple[str, ...] = "night"
    staff: str = "standard"
    solo: str | None = None
    readings: int = READINGS[-1]

    def __post_init__(self) -> None:
        if reasons := [reason for check in _CHECKS for reason in check(self)]:
            raise PositionError("; ".join(reasons))

    def __repr__(self) -> str:
        return _unusual(self)

    @staticmethod
    def from_json(data: object) -> Setup:
        """A set-up from plain data; keys left out have their default."""
        if not isinstance(data, dict):
            raise PositionError("setup: expected an object")
        unknown = [key for key in data if key not in {f.name for f in fields(Setup)}]
        if unknown:
            raise PositionError(f"setup: unknown key {unknown[0]!r}")
        values: dict[str, Any] = dict(data)
        if "rules" in values:
            values["rules"] = Rules.from_json(values["rules"])
        if isinstance(values.get("hotels"), list):
            values["hotels"] = tuple(values["hotels"])
        return Setup(**values)

    def to_json(self) -> SetupData:
        """The set-up as plain data."""
        hotels = self.hotels if isinstance(self.hotels, str) else list(self.hotels)
        return {
            "players": self.players,
            "rules": self.rules.to_json(),
            "hotels": hotels,
            "staff": self.staff,
            "solo": self.solo,
            "readings": self.readings,
        }


# What can be said of each field says its form; here is what they have to do with each other.


def _check_form(setup: Setup) -> list[str]:
    given = {name: getattr(setup, name) for name in _PLAIN}
    try:
        return _form_faults(**given)
    except TypeError:  # something in it is a list, which cannot be looked up
        return _form_faults.__wrapped__(**given)


@lru_cache(typed=True)  # games are set up by the thousand, in few ways; and True is not 1 here
def _form_faults(**given: object) -> list[str]:
    return [fault.reason for fault in faults(given, SetupData, "setup", frozenset([SetupData]))]


def _check_rules(setup: Setup) -> list[str]:
    rules: object = setup.rules
    return [] if isinstance(rules, Rules) else [f"rules: {rules!r} is not a Rules object"]


def _check_hotels(setup: Setup) -> list[str]:
    hotels: object = setup.hotels
    if isinstance(hotels, str):
        return []
    if not isinstance(hotels, tuple) or len(hotels) != setup.players:
        return ["hotels: name one layout for each seat"]
    days = [name for name in hotels if name != "night"]
    if setup.solo is not None:  # Leopold always plays a night layout, whatever the other side of the table plays.
        return [] if hotels[1:2] == ("night",) else ["hotels: Leopold plays a night layout"]
    if 0 < len(days) < len(hotels) or any(days.count(name) > 1 for name in days):
        return ["hotels: all night, or a different day layout for each seat"]
    return []


def _check_solo(setup: Setup) -> list[str]:
    if setup.solo is None:
        return []
    reasons = [] if setup.players == 2 else ["solo: a solo game has two seats"]
    return reasons + ([] if setup.staff == "standard" else ["solo: the staff variant is standard"])


_PLAIN = tuple(f.name for f in fields(Setup) if f.name != "rules")
_CHECKS = (_check_form, _check_rules, _check_hotels, _check_solo)
