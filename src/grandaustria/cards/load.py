"""Reads all data files of a folder, checks them and says file and entry of whatever is wrong."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from importlib.resources.abc import Traversable
from typing import TypeVar

from grandaustria.cards.board import read_board, read_leopold_card, read_solo
from grandaustria.cards.bounds import (
    check_objectives,
    check_order,
    check_penalty,
    check_reward,
    check_single,
    check_staff,
    check_triggers,
    parse_bonus,
    parse_reward,
    parse_staff_effect,
)
from grandaustria.cards.grammar import foods, parse_condition, parse_penalty, parse_score, parse_trigger
from grandaustria.cards.hotels import read_hotels
from grandaustria.cards.model import (
    Cards,
    Effect,
    EndScore,
    Guest,
    Objective,
    Penalty,
    Staff,
    StaffAlternative,
    Tile,
    TileAlternative,
    Trigger,
)
from grandaustria.cards.table import Table, naming
from grandaustria.vocabulary import (
    EFFECT_OPTIONS,
    GROUP_CARDS,
    GROUPS,
    GUEST_COLOURS,
    GUEST_NUMBERS,
    LEOPOLD_NUMBERS,
    OBJECTIVE_NUMBERS,
    PENALTY_OPTIONS,
    RULE_VALUES,
    SCORE_OPTIONS,
    STAFF_KINDS,
    STAFF_NUMBERS,
    TIMINGS,
    TRIGGER_OPTIONS,
)

TILE_IDS = tuple(f"{group}{number + 1}" for group in GROUPS for number in range(GROUP_CARDS))


Entry = TypeVar("Entry")
Alternative = TypeVar("Alternative", StaffAlternative, TileAlternative)


def read_cards(folder: Traversable) -> Cards:
    """All components described in the folder; a ValueError names file, entry and reason."""
    with naming("hotels.toml"):
        hotels = read_hotels(_content(folder, "hotels.toml"))
    with naming("board.toml"):
        board = read_board(_content(folder, "board.toml"))
    with naming("guests.toml"):
        guests = _all(_content(folder, "guests.toml"), "guest", "number", _guest, GUEST_NUMBERS)
    with naming("staff.toml"):
        staff = _all(_content(folder, "staff.toml"), "staff", "number", _staff, STAFF_NUMBERS)
        check_staff(staff, board)
    with naming("objectives.toml"):
        content = _content(folder, "objectives.toml")
        objectives = _all(content, "objective", "number", _objective, OBJECTIVE_NUMBERS)
        check_objectives(objectives, board, hotels)
    with naming("tiles.toml"):
        tiles = _all(_content(folder, "tiles.toml"), "tile", "id", _tile, TILE_IDS)
    with naming("solo.toml"):
        table = Table(_content(folder, "solo.toml"))
        leopold = _entries(table, "card", "number", read_leopold_card, LEOPOLD_NUMBERS)
        end_cards = sum(card.timing == "end" for card in staff)
        solo = read_solo(table, tuple(hotels.layouts), end_cards)
        table.finish()
    return Cards(guests, staff, objectives, tiles, leopold, solo, hotels, board)


def _content(folder: Traversable, file: str) -> dict[str, object]:
    return tomllib.loads((folder / file).read_text(encoding="utf-8"))


def _all(
    content: object, kind: str, key: str, read: Callable[[Table], Entry], expected: Iterable[int | str]
) -> tuple[Entry, ...]:
    """The entries of a file that holds nothing else."""
    table = Table(content)
    entries = _entries(table, kind, key, read, expected)
    table.finish()
    return entries


def _entries(
    table: Table, kind: str, key: str, read: Callable[[Table], Entry], expected: Iterable[int | str]
) -> tuple[Entry, ...]:
    """The entries in the order of the expected numbers or ids, each of them exactly once."""
    found: dict[object, Entry] = {}
    for place, content in enumerate(table.entries(kind), 1):
        name = content.get(key) if isinstance(content, dict) else None
        with naming(f"{kind} {name}" if isinstance(name, int | str) else f"{kind} entry {place}"):
            entry = _whole(content, read)
            if name in found:
                raise ValueError("stands there twice")
            found[name] = entry
    if missing := [name for name in expected if name not in found]:
        raise ValueError(f"{kind} {missing[0]}: is missing")
    return tuple(found[name] for name in expected)


def _whole(content: object, read: Callable[[Table], Entry]) -> Entry:
    table = Table(content)
    entry = read(table)
    table.finish()
    return entry


def _guest(table: Table) -> Guest:
    reward = table.parsed_list("reward", parse_reward)
    check_reward(reward)
    guest = Guest(
        number=table.number("number", GUEST_NUMBERS[0], GUEST_NUMBERS[-1]),
        colour=table.choice("colour", GUEST_COLOURS),
        order=table.parsed("order", foods),
        points=table.number("points", 0, 99),
        reward=reward,
        option=_named_option(table, (EFFECT_OPTIONS.get(part.kind) for part in reward)),
    )
    check_order(guest.order)
    return guest


def _staff(table: Table) -> Staff:
    number = table.number("number", STAFF_NUMBERS[0], STAFF_NUMBERS[-1])
    timing = table.choice("timing", TIMINGS)
    effects = _staff_effects(table, timing) if timing in STAFF_KINDS else ()
    triggers = _triggers(table) if timing == "permanent" else ()
    scores = _scores(table) if timing == "end" else ()
    alternatives = _alternatives(table, lambda other: _staff_alternative(other, timing))
    ever_scored = (*scores, *(score for other in alternatives for score in other.scores or ()))
    goes_by = [TRIGGER_OPTIONS.get(trigger.event) for trigger in triggers]
    goes_by += [SCORE_OPTIONS.get(score.kind) for score in ever_scored]
    return Staff(
        number=number,
        cost=table.number("cost", 0, 9),
        timing=timing,
        effects=effects,
        triggers=triggers,
        scores=scores,
        alternatives=alternatives,
        option=_named_option(table, goes_by),
    )


def _staff_effects(table: Table, timing: str) -> tuple[Effect, ...]:
    effects = table.parsed_list("effect", lambda text: parse_staff_effect(text, timing))
    check_single(effects)
    return effects


def _triggers(table: Table) -> tuple[Trigger, ...]:
    triggers = table.parsed_list("effect", parse_trigger)
    check_triggers(triggers)
    return triggers


def _scores(table: Table) -> tuple[EndScore, ...]:
    scores = table.parsed_list("effect", parse_score)
    check_single(scores)
    return scores


def _alternatives(table: Table, read: Callable[[Table], Alternative]) -> tuple[Alternative, ...]:
    """What a card is under other values of the one option it depends on: each value once, and not the first."""
    with naming("alternative"):
        found = [_whole(content, read) for content in table.one_or_more("alternative")]
        options = {other.option for other in found}
        if len(options) > 1:
            raise ValueError(f"{' and '.join(sorted(options))} are different options")
        values = [other.value for other in found]
        if twice := [value for value in values if values.count(value) > 1]:
            raise ValueError(f"value {twice[0]!r} stands there twice")
    return tuple(found)


def _option(table: Table) -> tuple[str, str]:
    """An option and a value of it that is not the one of the 2022 edition: that is the card itself."""
    option = table.choice("option", tuple(RULE_VALUES))
    return option, table.choice("value", RULE_VALUES[option][1:])


def _named_option(table: Table, goes_by: Iterable[str | None]) -> str | None:
    """The option that a card names: the one by which what it does goes, and no other."""
    named = table.choice("option", tuple(RULE_VALUES)) if "option" in table else None
    options = sorted({option for option in goes_by if option})
    if len(options) > 1:
        raise ValueError(f"goes by two options, {' and '.join(options)}")
    if options != [named] and (options or named):
        raise ValueError(f"option must be {options[0]}" if options else f"does not go by the option {named}")
    return named


def _staff_alternative(table: Table, timing: str) -> StaffAlternative:
    option, value = _option(table)
    cost = table.number("cost", 0, 9) if "cost" in table else None
    has_scores = "effect" in table
    if has_scores and timing != "end":
        raise ValueError("effect is only possible for the timing 'end'")
    scores = _scores(table) if has_scores else None
    if (cost is None) == (scores is None):
        raise ValueError("must have either cost or effect")
    return StaffAlternative(option, value, cost, scores)


def _objective(table: Table) -> Objective:
    number = table.number("number", OBJECTIVE_NUMBERS[0], OBJECTIVE_NUMBERS[-1])
    group = table.choice("group", GROUPS)
    right = GROUPS[OBJECTIVE_NUMBERS.index(number) // GROUP_CARDS]
    if group != right:
        raise ValueError(f"group must be {right}, not {group}")
    kind, amount, rooms = table.parsed("condition", parse_condition)
    return Objective(number, group, kind, amount, rooms)


def _tile(table: Table) -> Tile:
    penalty, alternatives = _penalty(table), _alternatives(table, _tile_alternative)
    ever_suffered = (*penalty, *(part for other in alternatives for part in other.penalty))
    return Tile(
        id=table.choice("id", TILE_IDS),
        bonus=table.parsed("bonus", parse_bonus),
        penalty=penalty,
        alternatives=alternatives,
        option=_named_option(table, (PENALTY_OPTIONS.get(part.kind) for part in ever_suffered)),
    )


def _penalty(table: Table) -> tuple[Penalty, ...]:
    penalty = table.parsed_list("penalty", parse_penalty)
    check_penalty(penalty)
    return penalty


def _tile_alternative(table: Table) -> TileAlternative:
    return TileAlternative(*_option(table), _penalty(table))
