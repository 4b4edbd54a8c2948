"""What observations say, field by field: what the seat's view says as JSON, and the cards as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from grandaustria import CHANCE, Luck, Position, Setup, View
from grandaustria.cards import GUEST_COLOURS, GUESTS, STAFF, Guest
from grandaustria.research import fields, observation
from grandaustria.vocabulary import (
    FRAMES,
    LAYOUTS,
    LEVELS,
    PHASES,
    REWARD_KINDS,
    RULE_VALUES,
    STAFF_VARIANTS,
    TURN_FLAGS,
)
from tests.bots.tables import VARIED_TABLES, table_name
from tests.research.moments import moments

Json = dict[str, Any]
Seen = Mapping[str, Any]
Parts = dict[str, NDArray[Any]]
FIRST_GUEST, FIRST_LEOPOLD = 49, 193
MIDGAME: Json = {"round": 4, "dice": [2, 0, 2, 0, 0, 1], "queue": [60, 61, 62, 63, 64], "seats": [{}, {}]}
ROUND_STAFF = [card.number for card in STAFF if card.timing == "round"]


def one_hot(place: int | None, size: int) -> list[int]:
    return [int(k == place) for k in range(size)]


def flags(numbers: list[int], size: int, first: int = 0) -> list[int]:
    return [int(k + first in numbers) for k in range(size)]


def claimed(view: Seen, seat: int) -> list[int]:
    return [int(claims[rank : rank + 1] == [seat]) for claims in view["claims"] for rank in range(3)]


def seat_says(view: Seen, seat: int) -> Json:
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
        "used": flags([ROUND_STAFF.index(card) for card in own["used"]], 8),
        "hand_size": len(own["hand"]),
        "hand": flags(own["hand"], 48, 1),
        "under_offer": under.count(False),
        "under_hand": under.count(True),
    }


def table_says(view: Seen) -> Json:
    setup, rules = view["setup"], view["setup"]["rules"]
    stack = [[FRAMES.index(frame["frame"]), frame["a"], frame["b"], frame["c"]] for frame in reversed(view["pending"])]
    places = {entry["card"]: place for place, entry in enumerate(view["staff_under"], 1)}
    leopold = view["leopold"] or {"deck": [], "markers": [0, 0, 0]}
    return {
        "players": one_hot(setup["players"] - 2, 3),
        "solo": one_hot(LEVELS.index(setup["solo"]) if setup["solo"] else None, 3),
        "staff_variant": one_hot(STAFF_VARIANTS.index(setup["staff"]), 3),
        "rules": [RULE_VALUES[name].index(rules[name]) for name in RULE_VALUES if name != "tile_c2"]
        + one_hot(RULE_VALUES["tile_c2"].index(rules["tile_c2"]), 4),
        "round": one_hot(view["round"], 8),
        "phase": one_hot(PHASES.index(view["phase"]), 13),
        "count": view["count"],
        "turn": [int(view["turn"][name]) for name in TURN_FLAGS],
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
        "reshuffles": view["reshuffles"],
        "staff_deck": view["staff_deck"],
        "hidden_offer": view["offer"].count(0),
        "under": [places.get(card, 0) for card in range(1, 49)],
        "hands_mixed": int(view["hands_mixed"]),
        "leopold_deck": flags(leopold["deck"], 20, FIRST_LEOPOLD),
        "leopold_markers": leopold["markers"],
    }


def deck_says(view: Seen) -> dict[str, list[int]]:
    """What has no other place is in the deck of guests; staff without a place the seat knows of is unseen."""
    seats, under = view["seats"], {entry["card"] for entry in view["staff_under"]}
    sitting = {table["guest"] for own in seats for table in own["cafe"] if table}
    guests = {guest.number for guest in GUESTS} - sitting - {*view["queue"], *view["guest_discard"]}
    packs = {card for pack in view["draft"] for card in pack} if view["phase"] == "draft" else set()
    placed = {card for own in seats for card in (*own["hand"], *own["played"])} | under | packs
    unseen = {card.number for card in STAFF} - placed - {*view["offer"], *view["staff_removed"]}
    return {"guest_deck": flags([*guests], 56, FIRST_GUEST), "unseen": flags([*unseen], 48, 1)}


def frames_say(view: Seen) -> dict[str, list[int]]:
    """A frame of food holds six bits for each kind, one of a die its face and its strength."""
    food, strength = [0] * 4, [0] * 6
    for frame in view["pending"]:
        if frame["frame"] == "food":
            packed = frame["a"] | frame["b"] << 8 | frame["c"] << 16
            food = [count + (packed >> 6 * kind & 63) for kind, count in enumerate(food)]
        if frame["frame"] == "die":
            strength[frame["a"] - 1] = frame["b"]
    return {"pending_food": food, "strength": strength}


def reward_of(guest: Guest) -> list[int]:
    """Amounts by kind; what comes once, such as an action, counts as one."""
    amounts = dict.fromkeys(REWARD_KINDS, 0)
    for effect in guest.reward:
        amounts[effect.kind] += sum(effect.food) or max(1, effect.amount)
    return list(amounts.values())


def guest_says(number: int, served: list[int]) -> Json:
    guest = GUESTS[number - FIRST_GUEST]
    return {
        "number": number - FIRST_GUEST + 1,
        "colour": one_hot(GUEST_COLOURS.index(guest.colour), 4),
        "missing": np.subtract(guest.order, served).tolist(),
        "points": guest.points,
        "reward": reward_of(guest),
    }


NOBODY: Json = {"number": 0, "colour": [0] * 4, "missing": [0] * 4, "points": 0, "reward": [0] * 11}


def waiting(queue: list[int]) -> list[Json | None]:
    """Nobody is served in the queue."""
    return [{"guest": guest, "served": [0] * 4} if guest else None for guest in queue]


def check_guests(parts: Parts, block: str, place: tuple[int, ...], guests: list[Json | None]) -> None:
    """The guests of the queue, or at the tables of a seat."""
    for at, sits in enumerate(guests):
        for name, value in (guest_says(sits["guest"], sits["served"]) if sits else NOBODY).items():
            assert parts[f"{block}.{name}"][(*place, at)].tolist() == value, (block, name, sits)


def check_seat(parts: Parts, data: Seen, seat: int, place: int) -> None:
    for name, value in seat_says(data, seat).items():
        assert parts[f"seats.{name}"][place].tolist() == value, name
    points = int(parts["seats.points"][place].sum()) - fields.POINTS_FROM
    assert points == sum(data["seats"][seat]["points"].values())
    check_guests(parts, "seats.cafe", (place,), data["seats"][seat]["cafe"])


def check_against(view: View, seat: int, parts: Parts) -> None:
    data = view.to_json()
    for name, value in (table_says(data) | deck_says(data) | frames_say(data)).items():
        assert parts[name].tolist() == value, name
    check_guests(parts, "queue", (), waiting(data["queue"]))
    for place in range(view.players):
        check_seat(parts, data, (seat + place) % view.players, place)
    packs = data["draft"][seat:] + data["draft"][:seat] if data["setup"]["staff"] == "draft" else []
    assert parts["draft"].tolist() == (packs + 4 * [[0] * 6])[:4]
    if data["phase"] != "draft":
        assert parts["offer"].tolist() == flags(data["offer"], 48, 1)
    assert parts["chance"] == (view.to_move == CHANCE)


def face_down(position: Position) -> int:
    """Leopold's staff that nobody has seen yet: the position names it, views do not."""
    leopold = position.to_json()["leopold"]
    return len(leopold["staff"]) if leopold else 0


@pytest.mark.parametrize("setup", VARIED_TABLES, ids=table_name)
@pytest.mark.parametrize("seed", [1, 2])
def test_it_says_what_the_view_says(setup: Setup, seed: int) -> None:
    for position in moments(setup, seed, share=0.1):
        for seat in range(position.players):
            parts = observation.decode(observation.observe(position, seat))
            check_against(position.view(seat), seat, parts)
            assert parts["leopold_staff"] == face_down(position)


def test_absent_seats_are_empty() -> None:
    for setup in (Setup(players=2), Setup(players=3), Setup(solo="easy")):
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


def test_every_guest_is_shown_with_what_his_card_says() -> None:
    for first in range(FIRST_GUEST, FIRST_GUEST + len(GUESTS)):
        queue = [FIRST_GUEST + (first - FIRST_GUEST + place) % len(GUESTS) for place in range(5)]
        position = Position.from_json(MIDGAME | {"queue": queue})
        parts = observation.decode(observation.observe(position, 1))
        check_guests(parts, "queue", (), waiting(queue))


RARE: Json = {"turn": {"begun": True, "extra_turns": 1}, "reshuffles": 1, "hands_mixed": True}


def test_what_hardly_ever_happens_is_said_too() -> None:
    position = Position.from_json(MIDGAME | RARE)
    parts = observation.decode(observation.observe(position, 0))
    assert parts["extra_turns"] == parts["reshuffles"] == parts["hands_mixed"] == 1
    check_against(position.view(0), 0, parts)


def test_nothing_else_is_compared_that_never_comes_up() -> None:
    most = np.zeros(observation.SIZE, np.uint8)
    for setup in VARIED_TABLES:
        for position in moments(setup, 2, share=0.2):
            for seat in range(position.players):
                np.maximum(most, observation.observe(position, seat), out=most)
    never = {name for name, part in observation.decode(most).items() if not part.any()}
    assert never <= {"extra_turns", "reshuffles", "hands_mixed"}
