"""Observations: the layout is that of the engine, they say what the view says, and tell nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from grandaustria import CHANCE, Luck, Position, PositionError, Setup, View
from grandaustria.cards import GUESTS
from grandaustria.engine import _engine
from grandaustria.engine.setup import LAYOUTS, RULE_VALUES, SOLO_LEVELS, STAFF_VARIANTS
from grandaustria.research import fields, observation
from tests.bots.tables import EVERY_TABLE, VARIED_TABLES, table_name
from tests.research.moments import moments

Parts = dict[str, NDArray[Any]]


def one_hot(place: int | None, size: int) -> list[int]:
    return [int(k == place) for k in range(size)]


def flags(numbers: list[int], size: int, first: int = 0) -> list[int]:
    return [int(k + first in numbers) for k in range(size)]


# The layout


def test_the_layout_is_that_of_the_engine() -> None:
    data = np.random.default_rng(1).integers(0, 256, observation.SIZE, np.uint8)
    read: Any = _engine.observation_parts(data)
    for field in fields.FIELDS:
        assert observation.decode(data)[field.name].ravel().tolist() == list(_in_struct(read, field.name)), field.name
    assert fields.DTYPE.itemsize == observation.SIZE
    names = {part.name for part in fields.LAYOUT}
    assert set(read) == names
    assert set(read["seats"][0]) == {name.split(".")[1] for name in _names() if name.startswith("seats.")}


def _names() -> list[str]:
    return [field.name for field in fields.FIELDS]


def _in_struct(read: Any, name: str) -> Iterator[int]:
    """The bytes of a field in what the engine reads, blocks one after the other."""
    head, _, rest = name.partition(".")
    if isinstance(read, list):
        for each in read:
            yield from _in_struct(each, name)
    elif rest:
        yield from _in_struct(read[head], rest)
    else:
        yield from (read[head] if isinstance(read[head], list) else [read[head]])


def test_every_field_says_where_it_is() -> None:
    for field in fields.FIELDS:
        data = np.zeros(observation.SIZE, np.uint8)
        data[field.offset] = 7
        part = observation.decode(data)[field.name]
        assert part.shape == field.shape
        assert part.ravel()[0] == 7
        assert field.scale > 0
        assert field.meaning


def test_a_batch_is_decoded_without_copies() -> None:
    data = np.zeros((2, 3, observation.SIZE), np.uint8)
    parts = observation.decode(data)
    parts["seats.cafe.colour"][1, 2] = 1
    assert parts["seats.cafe.colour"].shape == (2, 3, 4, 3, 4)
    assert data[1, 2].sum() == data.sum() == 4 * 3 * 4


def test_scaled() -> None:
    data = np.zeros((2, observation.SIZE), np.uint8)
    observation.decode(data)["seats.krones"][1, 0] = 10
    scaled = observation.scaled(data)
    assert scaled.dtype == np.float32
    assert scaled.sum() == scaled[1].sum() == 0.5


def test_the_documented_table_is_that_of_the_fields() -> None:
    text = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    table = text[text.index("| field |") :].partition("\n\n")[0]
    for field, row in zip(fields.FIELDS, table.splitlines()[2:], strict=True):
        shape = " x ".join(map(str, field.shape)) or "1"
        assert row == f"| `{field.name}` | {field.offset} | {shape} | {field.scale} | {field.meaning} |"
    strides = [fields.DTYPE[name].base.itemsize for name in ("queue", "seats")]
    assert "come every {} bytes, seats every {},".format(*strides) in text
    assert f"This is version {observation.VERSION} " in text


# What it says, field by field, against the view as JSON


def claimed(view: dict[str, Any], seat: int) -> list[int]:
    return [int(claims[rank : rank + 1] == [seat]) for claims in view["claims"] for rank in range(3)]


def seat_says(view: dict[str, Any], seat: int) -> dict[str, Any]:
    own, round_number, players = view["seats"][seat], max(1, view["round"]), len(view["seats"])
    known_first = view["phase"] not in ("tiles", "objectives", "queue", "first")
    under = [entry["from_hand"] for entry in view["staff_under"] if entry["by"] == seat]
    acting = view["pending"] or view["phase"] in ("draft", "guests", "rooms", "turn", "emperor")
    return {
        "present": 1,
        "actor": int(bool(acting) and view["actor"] == seat),
        "order": one_hot((seat - view["first"] - round_number + 1) % players if known_first else None, 4),
        "numbers": own["numbers"],
        "passed": int(view["passed"][seat]),
        "krones": own["krones"],
        "emperor": own["emperor"],
        "kitchen": own["kitchen"],
        "claimed": claimed(view, seat),
        "layout": one_hot(LAYOUTS.index(own["hotel"]), 5),
        "prepared": flags(own["prepared"], 20),
        "occupied": flags(own["occupied"], 20),
        "groups_paid": flags(own["groups_paid"], 10),
        "played": [flag * (1 + (card in view["fresh"])) for card, flag in enumerate(flags(own["played"], 48, 1), 1)],
        "hand_size": len(own["hand"]),
        "hand": flags(own["hand"], 48, 1),
        "under_offer": under.count(False),
        "under_hand": under.count(True),
    }


def table_says(view: dict[str, Any]) -> dict[str, Any]:
    setup, rules = view["setup"], view["setup"]["rules"]
    stack = [
        [_engine.FRAME_NAMES.index(frame["frame"]), frame["a"], frame["b"], frame["c"]]
        for frame in reversed(view["pending"])
    ]
    places = {entry["card"]: place for place, entry in enumerate(view["staff_under"], 1)}
    leopold = view["leopold"] or {"deck": [], "markers": [0, 0, 0]}
    return {
        "players": one_hot(setup["players"] - 2, 3),
        "solo": one_hot(SOLO_LEVELS.index(setup["solo"]) if setup["solo"] else None, 3),
        "staff_variant": one_hot(STAFF_VARIANTS.index(setup["staff"]), 3),
        "rules": [RULE_VALUES[name].index(rules[name]) for name in fields.RULES]
        + one_hot(RULE_VALUES["tile_c2"].index(rules["tile_c2"]), 4),
        "round": one_hot(view["round"], 8),
        "phase": one_hot(_engine.PHASES.index(view["phase"]), 13),
        "count": view["count"],
        "turn": [int(view["turn"][name]) for name in fields.TURN_FLAGS],
        "extra_turns": view["turn"]["extra_turns"],
        "dice": view["dice"],
        "to_roll": view["to_roll"],
        "dustbin": view["dustbin"],
        "rolls": view["rolls"],
        "tiles": [one_hot(int(tile[1]) - 1 if tile else None, 4) for tile in view["tiles"]],
        "objectives": [
            one_hot(card - 105 - 4 * group if card else None, 4) for group, card in enumerate(view["objectives"])
        ],
        "asked": one_hot(stack[0][0] if stack else 0, 26),
        "pending": [[frame[0] for frame in stack].count(kind) for kind in range(26)],
        "stack": (stack + 4 * [[0, 0, 0, 0]])[:4],
        "queue.number": [guest and guest - 48 for guest in view["queue"]],
        "reshuffles": view["reshuffles"],
        "staff_deck": view["staff_deck"],
        "hidden_offer": view["offer"].count(0),
        "under": [places.get(card, 0) for card in range(1, 49)],
        "hands_mixed": int(view["hands_mixed"]),
        "leopold_deck": flags(leopold["deck"], 20, 193),
        "leopold_markers": leopold["markers"],
    }


def check_cafe(parts: Parts, view: dict[str, Any], seat: int, place: int) -> None:
    for at, table in enumerate(view["seats"][seat]["cafe"]):
        guest = parts["seats.cafe.number"][place, at]
        assert guest == (table["guest"] - 48 if table else 0)
        if table:
            card = GUESTS[guest - 1]
            waits = np.subtract(card.order, table["served"])
            assert parts["seats.cafe.missing"][place, at].tolist() == waits.tolist()
            assert parts["seats.cafe.points"][place, at] == card.points


def check_against(view: View, seat: int, parts: Parts) -> None:
    data = view.to_json()
    for name, value in table_says(data).items():
        assert parts[name].tolist() == value, name
    for place in range(view.players):
        absolute = (seat + place) % view.players
        for name, value in seat_says(data, absolute).items():
            assert parts[f"seats.{name}"][place].tolist() == value, name
        points = int(parts["seats.points"][place].sum()) - fields.POINTS_FROM
        assert points == sum(data["seats"][absolute]["points"].values())
        check_cafe(parts, data, absolute, place)
    if data["setup"]["staff"] == "draft":
        packs = [data["draft"][(seat + place) % view.players] for place in range(view.players)]
        assert parts["draft"][: view.players].tolist() == packs
    if data["phase"] != "draft":
        assert parts["offer"].tolist() == flags(data["offer"], 48, 1)
    assert parts["chance"] == (view.to_move == CHANCE)


@pytest.mark.parametrize("setup", VARIED_TABLES, ids=table_name)
@pytest.mark.parametrize("seed", [1, 2])
def test_it_says_what_the_view_says(setup: Setup, seed: int) -> None:
    for position in moments(setup, seed, share=0.05):
        for seat in range(position.players):
            check_against(position.view(seat), seat, observation.decode(observation.observe(position, seat)))


def test_absent_seats_are_empty() -> None:
    for setup in (Setup(players=2), Setup(players=3)):
        for position in moments(setup, 1, share=0.05):
            seats = observation.observe(position, 0).view(fields.DTYPE)["seats"][0]
            assert not seats[setup.players :].view(np.uint8).any()


def test_a_pack_of_the_draft_is_an_offer() -> None:
    position = Position(Setup(players=3, staff="draft"))
    Luck(1).resolve(position)
    assert position.phase == "draft"
    keeps = [int(position.notation(action).split()[1]) for action in position.legal_actions()]
    assert np.flatnonzero(observation.decode(observation.observe(position, 0))["offer"] > 0).tolist() == [
        card - 1 for card in keeps
    ]
    assert not observation.decode(observation.observe(position, 1))["offer"].any()


# What it does not say


@pytest.mark.parametrize("setup", EVERY_TABLE, ids=table_name)
def test_two_worlds_look_alike(setup: Setup) -> None:
    rng = random.Random(7)
    for position in moments(setup, 2 * EVERY_TABLE.index(setup), share=0.05):
        for seat in range(position.players):
            seen = observation.observe(position, seat)
            assert np.array_equal(seen, observation.observe(position.resample(seat, rng), seat))
            assert np.array_equal(seen, observation.observe(position.view(seat), seat))


LEFT_OUT = ("points", "hotels")
"""Where points came from, and whether hotels were dealt or named."""


def essence(view: View, seat: int) -> str:
    """A view without what observations leave out on purpose, seats counted from the one that looks."""
    data = view.to_json()
    data["setup"]["hotels"] = None
    for each in data["seats"]:
        each["points"] = sum(each["points"].values())
    return f"{seat} {data}"


@pytest.mark.parametrize("setup", VARIED_TABLES, ids=table_name)
def test_different_views_look_different(setup: Setup) -> None:
    found: dict[bytes, str] = {}
    for seed in (3, 4):
        for position in moments(setup, seed):
            seat = position.actor
            seen = observation.observe(position, seat).tobytes() + bytes([seat])
            assert found.setdefault(seen, essence(position.view(seat), seat)) == essence(position.view(seat), seat)
    assert len(found) > 100


# Who may ask


def test_only_the_seat_itself_has_a_view_to_observe() -> None:
    position = Position()
    with pytest.raises(PositionError, match="a view of seat 1 is no observation of seat 0"):
        observation.observe(position.view(1), 0)
    with pytest.raises(PositionError, match="a view of seat None"):
        observation.observe(position.public_view(), 0)
    with pytest.raises(PositionError, match="there is no seat 2"):
        observation.observe(position, 2)
    with pytest.raises(ValueError, match="bytes, not 3"):
        _engine.observe_into(position, 0, np.zeros(3, np.uint8))


# In words


def test_in_words() -> None:
    cafe = [{"guest": 75, "served": [0, 0, 0, 0]}, None, None]
    position = Position.from_json(
        {
            "round": 4,
            "dice": [2, 0, 2, 0, 0, 1],
            "queue": [60, 61, 62, 63, 64],
            "seats": [
                {"krones": 7, "hand": [22, 40], "prepared": [0, 1, 5], "cafe": cafe},
                {"hand": [11], "played": [5]},
            ],
        }
    )
    position.apply(position.parse("die 3"))
    text = observation.describe(observation.observe(position, 0))
    for line in (
        "Round 4, turn, 0 steps done",
        "Turn: begun, die; 0 extra turns to come",
        "Dice: 2 0 1 0 0 1; 0 to roll, 0 lost, roll 1",
        "  Hand of 2, known: 22 40; put under the deck: 0 of offers, 0 of the hand",
        "  Hand of 1, known: none; put under the deck: 0 of offers, 0 of the hand",
    ):
        assert line in text.splitlines(), text
    assert "Pending: die, a 3" in text
    assert "75 " in text


@pytest.mark.parametrize("setup", VARIED_TABLES, ids=table_name)
def test_every_moment_can_be_told(setup: Setup) -> None:
    for position in moments(setup, 5, share=0.03):
        for seat in range(position.players):
            text = observation.describe(observation.observe(position, seat))
            assert text.count("  Hand of ") == position.players
            assert "\n\n" not in text
