"""Deals from a view: only what the seat does not know is dealt anew, to every place it may lie in."""

from __future__ import annotations

import random
from collections import Counter
from math import sqrt
from typing import Any

import pytest

from grandaustria import Position, Setup
from tests.engine.compose import compose, legal, play, seat
from tests.engine.driving import seats, start, walk

DEALS = 400
STARTING_SETS = (
    [3, 6, 9, 38, 39, 48],
    [1, 13, 25, 30, 32, 44],
    [4, 11, 24, 27, 40, 43],
    [2, 7, 10, 28, 36, 41],
)


def deals(position: Position, viewer: int, seed: int = 5) -> list[Position]:
    rng = random.Random(seed)
    view = position.view(viewer)
    return [view.deal(rng) for _ in range(DEALS)]


def assert_even(found: Counter[int], cards: set[int], share: float) -> None:
    """Each of these cards, and no other, about as often as this share of the deals says."""
    assert set(found) == cards
    for card in cards:
        assert abs(found[card] - DEALS * share) <= 5 * sqrt(DEALS * share * (1 - share))


# Every deal looks the same to the seat it was dealt for


GAMES = [Setup(players=players, staff=staff) for players in (2, 3, 4) for staff in ("standard", "intro", "draft")] + [
    Setup(solo="hard")
]


@pytest.mark.parametrize("seed", [7, 8])
@pytest.mark.parametrize("setup", GAMES, ids=lambda setup: f"{setup.players} {setup.staff} {setup.solo}")
def test_a_deal_shows_its_seat_what_it_saw(setup: Setup, seed: int) -> None:
    rng = random.Random(seed)
    people = 1 if setup.solo else setup.players
    for count, position in enumerate(walk(Position(setup), seed, rng.choice)):
        if count % 5:
            continue
        for viewer in range(people):
            view = position.view(viewer)
            dealt = view.deal(rng)
            assert dealt.view(viewer) == view
            assert dealt.to_move == position.to_move
            assert Position.from_json(dealt.to_json()) == dealt
            if position.to_move == viewer:
                assert dealt.legal_actions() == position.legal_actions()


def without_a_deck(position: Position) -> Position:
    """The same game with no staff deck, and tiles that move staff: what goes under it comes out next."""
    data = position.to_json()
    placed = {card for one in data["seats"] for card in one["hand"]}
    removed = [card for card in range(1, 49) if card not in placed]
    return Position.from_json({**data, "staff_removed": removed, "staff_deck": 0, "tiles": ["A3", "B3", "C1"]})


@pytest.mark.parametrize("staff", ["standard", "intro", "draft"])
@pytest.mark.parametrize("seed", range(4))
def test_a_deal_from_a_deck_drawn_to_its_end(staff: str, seed: int) -> None:
    rng = random.Random(seed)
    moved = 0
    for position in walk(without_a_deck(start(Setup(players=3, staff=staff), seed)), seed, rng.choice):
        moved += len(position.to_json()["staff_under"])
        for viewer in range(3):
            view = position.view(viewer)
            assert view.deal(rng).view(viewer) == view
    assert moved > 0


@pytest.mark.parametrize("staff", ["standard", "intro", "draft"])
def test_nobody_else_can_tell_which_card_went_under(staff: str) -> None:
    """Also with an empty deck, where others know cards of the hand or the offer it came from."""
    choices = 0
    for seed in range(12):
        rng = random.Random(seed)
        for position in walk(without_a_deck(start(Setup(players=3, staff=staff), seed)), seed, rng.choice):
            if any(action.startswith("under") for action in legal(position)):
                choices += 1
                worlds = [play(position, action) for action in legal(position)]
                for viewer in {0, 1, 2} - {position.to_move}:
                    assert {world.view(viewer) for world in worlds} == {worlds[0].view(viewer)}
    assert choices > 0


@pytest.mark.parametrize("staff", ["standard", "intro", "draft"])
def test_a_public_deal_shows_the_public_what_it_saw(staff: str) -> None:
    rng = random.Random(4)
    for count, position in enumerate(walk(Position(Setup(players=3, staff=staff)), 8, rng.choice)):
        if count % 9 == 0:
            view = position.public_view()
            assert view.deal(rng).public_view() == view


def test_the_same_numbers_deal_the_same() -> None:
    position = start(Setup(players=3))
    assert position.resample(1, random.Random(9)) == position.resample(1, random.Random(9))
    assert position.view(1).deal(random.Random(9)) == position.resample(1, random.Random(9))
    assert position.resample(1, random.Random(9)) != position.resample(1, random.Random(10))


# Known cards never move


def test_own_and_open_cards_stay() -> None:
    under = [{"card": card, "by": 0, "from_hand": False} for card in (20, 21)]
    position = compose(seat(hand=[1, 2], played=[3], known=[20, 21]), seat(hand=[4], played=[5]), staff_under=under)
    for dealt in deals(position, 0):
        mine, theirs = seats(dealt)
        assert (mine["hand"], mine["played"], mine["known"]) == ([1, 2], [3], [20, 21])
        assert theirs["played"] == [5]
        assert dealt.to_json()["staff_under"] == under


def test_a_card_known_to_lie_in_another_hand_stays_there() -> None:
    position = compose(seat(known=[12]), seat(hand=[12, 13, 14]))
    found = Counter(card for dealt in deals(position, 0) for card in seats(dealt)[1]["hand"])
    assert found.pop(12) == DEALS
    assert_even(found, set(range(1, 49)) - {12}, 2 / 47)


def test_removed_cards_do_not_come_back() -> None:
    position = compose(seat(hand=[1]), seat(hand=[2]), staff_removed=list(range(10, 49)))
    found = Counter(card for dealt in deals(position, 0) for card in seats(dealt)[1]["hand"])
    assert_even(found, set(range(2, 10)), 1 / 8)


# Unknown cards may lie anywhere


def test_other_hands_may_be_any_unknown_cards() -> None:
    position = compose(seat(hand=[1, 2], played=[3]), seat(hand=[4, 5], played=[6]), seat(hand=[7]), players=3)
    unknown = set(range(1, 49)) - {1, 2, 3, 6}
    for other, size in ((1, 2), (2, 1)):
        found = Counter(card for dealt in deals(position, 0) for card in seats(dealt)[other]["hand"])
        assert_even(found, unknown, size / len(unknown))


def test_an_offer_of_another_may_be_any_unknown_cards() -> None:
    drawn = ("check-in 75 room 0", "draw staff 27", "draw staff 25", "draw staff 23")
    position = play(compose(seat(cafe=[(75, "wwkk")]), seat(hand=[1])), *drawn)
    found = Counter(card for dealt in deals(position, 1) for card in dealt.to_json()["offer"])
    assert_even(found, set(range(2, 49)), 3 / 47)
    assert all(dealt.view(1) == position.view(1) for dealt in deals(position, 1))


def test_what_another_put_under_the_deck_may_be_any_unknown_card() -> None:
    under = [{"card": 20, "by": 1, "from_hand": False}]
    position = compose(seat(hand=[1]), seat(known=[20]), staff_under=under)
    found: Counter[int] = Counter()
    for dealt in deals(position, 0):
        entry = dealt.to_json()["staff_under"][0]
        assert seats(dealt)[1]["known"] == [entry["card"]]  # who put it there knows it, whatever it is
        found[entry["card"]] += 1
    assert_even(found, set(range(2, 49)), 1 / 47)


# Introductory sets are public: only where a seat has put a card of its set is not.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_introductory_sets_are_known_to_all(players: int) -> None:
    position = start(Setup(players=players, staff="intro"))
    first = position.to_json()["first"]
    for viewer in range(players):
        for dealt in deals(position, viewer)[:20]:
            for order in range(players):
                assert seats(dealt)[(first + order) % players]["hand"] == STARTING_SETS[order]


def intro(theirs: dict[str, Any], **table: Any) -> Position:
    """Seat 0 looks at seat 1, who started with set B."""
    return compose(seat(hand=STARTING_SETS[0]), theirs, staff="intro", **table)


def test_a_played_card_leaves_the_set() -> None:
    rest = [card for card in STARTING_SETS[1] if card != 44]
    for dealt in deals(intro(seat(hand=rest, played=[44])), 0):
        assert seats(dealt)[1]["hand"] == rest


def test_a_card_drawn_to_a_set_is_unknown() -> None:
    position = intro(seat(hand=[*STARTING_SETS[1], 20]))
    found = Counter(card for dealt in deals(position, 0) for card in seats(dealt)[1]["hand"])
    for card in STARTING_SETS[1]:
        assert found.pop(card) == DEALS
    unknown = set(range(1, 49)) - set(STARTING_SETS[0]) - set(STARTING_SETS[1])
    assert_even(found, unknown, 1 / len(unknown))


def test_a_card_of_a_set_may_lie_under_the_deck() -> None:
    rest = STARTING_SETS[1][1:]
    under = [{"card": STARTING_SETS[1][0], "by": 1, "from_hand": True}]
    position = intro(seat(hand=rest, known=STARTING_SETS[1][:1]), staff_under=under)
    found: Counter[int] = Counter()
    for dealt in deals(position, 0):
        below = dealt.to_json()["staff_under"][0]["card"]
        assert sorted([*seats(dealt)[1]["hand"], below]) == STARTING_SETS[1]
        found[below] += 1
    assert_even(found, set(STARTING_SETS[1]), 1 / 6)


def test_an_empty_deck_has_mixed_the_sets_up() -> None:
    """Cards that went under the deck came back into other hands: any unknown card may be anywhere."""
    mine, theirs, third = (
        STARTING_SETS[0],
        [*STARTING_SETS[1][2:], 20],
        [*STARTING_SETS[2], *STARTING_SETS[1][:2]],
    )
    unknown = {*theirs, *third}
    removed = [card for card in range(1, 49) if card not in unknown | set(mine)]
    table = compose(
        seat(hand=mine),
        seat(hand=theirs),
        seat(hand=third),
        players=3,
        staff="intro",
        staff_removed=removed,
        hands_mixed=True,
    )
    found = {card for dealt in deals(table, 0) for card in seats(dealt)[1]["hand"]}
    assert found == unknown
