"""What a table answers is what the rules do, and a view answers as the position does."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from grandaustria import CHANCE, Luck, Position, PositionError, Setup, View
from grandaustria.cards import BOARD, FOODS, STAFF
from tests.engine.compose import changes, compose, legal, play, seat
from tests.setups import every_variant

Ask = Callable[[Position | View, int], Any]
ASKED: dict[str, Ask] = {
    "dice": lambda board, own: board.dice_for(own),
    "guests": lambda board, own: board.guest_prices(own),
    "serving": lambda board, own: board.serve_price(own),
    "rooms": lambda board, own: board.room_prices(own),
    "staff": lambda board, own: [board.hire_price(own, card.number) for card in STAFF],
    "claims": lambda board, own: board.claims_of(own),
    "groups": lambda board, own: board.groups_of(own),
    "end": lambda board, own: board.end_scores(own),
    "outlook": lambda board, own: board.outlook(own),
    "table": lambda board, _: (board.asked(), board.turn_order(), board.first_seat, board.scoring(), board.scores()),
    "steps": lambda board, _: (board.penalty_sides(), board.food_between(), board.leopold_part()),
    "deeds": lambda board, _: board.effects_of([("prepare", 0), ("occupy", 0), ("bonus", 0)]),
}
EVERY = 9


@cache
def positions() -> tuple[Position, ...]:
    return tuple(position for seed, setup in enumerate(every_variant()[::17]) for position in some(setup, seed))


def some(setup: Setup, seed: int) -> Iterator[Position]:
    position, luck, rng = Position(setup), Luck(seed), random.Random(seed)
    number = seed
    while not position.is_over:
        number += 1
        if number % EVERY == 0:
            yield position.copy()
        chance = position.to_move == CHANCE
        position.apply(luck.choose(position) if chance else rng.choice(position.legal_actions()))
    yield position


@pytest.mark.parametrize("name", ASKED)
def test_a_view_answers_as_the_position_does(name: str) -> None:
    ask = ASKED[name]
    for position in positions():
        for own in range(position.players):
            answer = ask(position, own)
            assert all(ask(position.view(eyes), own) == answer for eyes in range(position.players))
            assert ask(position.public_view(), own) == answer


@pytest.mark.parametrize("name", ["dice", "guests", "serving", "rooms", "staff", "claims", "groups", "end", "outlook"])
@pytest.mark.parametrize("number", [-1, 2, 99])
def test_a_seat_that_is_not_there(name: str, number: int) -> None:
    with pytest.raises(PositionError, match=f"there is no seat {number}"):
        ASKED[name](compose(), number)


@pytest.mark.parametrize("number", [0, 49, -1])
def test_a_card_that_is_not_there(number: int) -> None:
    with pytest.raises(PositionError, match=f"there is no staff card {number}"):
        compose().hire_price(0, number)


def test_a_deed_that_is_not_there() -> None:
    with pytest.raises(PositionError, match="'dance 3' is no deed"):
        compose().effects_of([("dance", 3)])
    with pytest.raises(PositionError, match="'prepare 20' is no deed"):
        compose().effects_of([("prepare", 20)])


def test_a_deed_that_cannot_be_paid() -> None:
    """Krones never fall below zero, also not on the way."""
    position = compose(seat(krones=4, prepared=[0, 5, 10, 11]))
    assert [gained["krones"] for gained in position.effects_of([("prepare", 15)])] == [-3]
    with pytest.raises(PositionError, match="'prepare 16' costs 3 krones, and there are 1"):
        position.effects_of([("prepare", 15), ("prepare", 16)])


def test_first_guests_cost_nobody_anything() -> None:
    """As long as they are chosen: not the seat that chooses, and nobody who has or will; then the queue has prices."""
    position, luck = Position(Setup(players=3)), Luck(1)
    luck.resolve(position)
    for _ in range(3):
        assert position.phase == "guests"
        assert [position.guest_prices(own) for own in range(3)] == [[0] * 5] * 3
        assert [position.public_view().guest_prices(own) for own in range(3)] == [[0] * 5] * 3
        position.apply(position.parse("guest 1"))
        luck.resolve(position)
    assert position.phase == "rooms"
    assert [position.guest_prices(own) for own in range(3)] == [list(BOARD.guest_price)] * 3


def test_a_guest_that_a_card_gives_costs_only_that_seat_nothing() -> None:
    position = compose(seat(krones=3), pending=[{"frame": "guest", "a": 1, "b": 0, "c": 0}])
    assert [position.guest_prices(own) for own in (0, 1)] == [[0] * 5, list(BOARD.guest_price)]


@pytest.mark.parametrize(("actor", "strength"), [(0, 2), (1, 3)])
def test_other_seats_are_answered_as_at_the_beginning_of_their_turn(actor: int, strength: int) -> None:
    """In an extra turn no staff makes a die stronger, but that is the turn of one seat only."""
    extra = {"begun": True, "die": False, "extra": True}
    position = compose(seat(played=[13]), actor=actor, turn=extra, dice=[2, 0, 0, 0, 0, 1])
    assert position.dice_for(0)[0].strength == strength


def test_scores_add_up() -> None:
    for position in positions():
        for own, score in enumerate(position.scores()):
            assert sum(position.end_scores(own).values()) == score.staff_end
            assert sum(claim.points for claim in position.claims_of(own) if claim.claimed) == score.objectives


def test_prices_follow_what_is_being_decided() -> None:
    """A 5 makes staff cheaper, and only for the seat that took it."""
    position = play(compose(seat(krones=9, hand=[17, 30]), dice=[0, 0, 0, 0, 3, 1]), "die 5")
    assert position.asked().name == "die-5"
    assert [position.hire_price(own, 17) for own in (0, 1)] == [2, 5]


def test_what_follows_a_first_item_is_served_for_nothing() -> None:
    position = compose(seat(cafe=[75], kitchen="wwkk", krones=3))
    assert position.serve_price(0) == 1
    position = play(position, "serve wine 75")
    assert [position.serve_price(own) for own in (0, 1)] == [0, 1]


def test_deeds_come_one_after_the_other() -> None:
    """Krones beyond the limit are lost, and emperor steps beyond the last space are points."""
    position = compose(seat(krones=19, emperor=13, prepared=[0], occupied=[]))
    red = next(place for place, group in enumerate(position.groups_of(0)) if group.kind == "krones")
    yellow = next(place for place, group in enumerate(position.groups_of(0)) if group.kind == "emperor")
    before = position.to_bytes()
    first, second, third = position.effects_of([("bonus", red), ("bonus", red), ("bonus", yellow)])
    assert (first, second) == ({"krones": 1}, {})
    assert third == {"points.emperor": position.groups_of(0)[yellow].amount}
    assert position.to_bytes() == before


@pytest.mark.parametrize("die", range(1, 7))
def test_what_is_said_to_be_divided_is_what_dividing_brings(die: int) -> None:
    dice = [4 if face == die else 0 for face in range(1, 7)]
    before = compose(dice=dice)
    taken = play(before, f"die {die}")
    divided = taken.asked().divided
    assert bool(divided) is any(notation.startswith("split") for notation in legal(taken))
    if divided:
        brought = changes(taken, play(taken, "split 1"))
        kitchen = dict(zip(FOODS, brought.pop("kitchen", [0] * 4), strict=True))
        assert {**kitchen, **brought} == {**dict.fromkeys(FOODS, 0), divided[0]: 3, divided[1]: 1}
