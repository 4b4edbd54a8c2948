"""Choosing at the same time: what a seat may choose before it is asked is what it may choose when it is."""

from __future__ import annotations

import random

import pytest

from grandaustria import PRESETS, Luck, Position, Setup
from grandaustria.engine.notation import family

SETUPS = {
    "draft of two": Setup(players=2, staff="draft"),
    "draft of four": Setup(players=4, staff="draft"),
    "rooms of three": Setup(players=3),
    "up to three rooms, by day": Setup(players=4, rules=PRESETS["de2015"], hotels="day"),
    "solo": Setup(solo="easy"),
}


def decisions(setup: Setup, seed: int) -> list[Position]:
    """Every position of a set-up, chosen at random, in which a seat decides."""
    position, luck, rng = Position(setup), Luck(seed), random.Random(seed)
    found: list[Position] = []
    while position.phase not in ("roll", "turn"):
        if position.to_move >= 0:
            found.append(position.copy())
            position.apply(rng.choice(position.legal_actions()))
        else:
            position.apply(luck.choose(position))
    return found


def own(position: Position, seat: int) -> object:
    """What a seat has."""
    return position.view(seat).to_json()["seats"][seat]


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_possible_ahead_is_possible_then(name: str, seed: int) -> None:
    """For every seat that comes later: the same choices, at the same table, whatever those before it choose."""
    setup = SETUPS[name]
    played = decisions(setup, seed)
    compared = 0
    for place, position in enumerate(played):
        for seat in range(setup.players):
            ahead = position.asked_ahead(seat)
            if ahead is None:
                continue
            then = next(one for one in played[place + 1 :] if one.actor == seat)
            assert ahead.to_move == ahead.actor == seat
            assert ahead.legal_actions() == then.legal_actions()
            assert own(ahead, seat) == own(then, seat)
            compared += 1
    assert (compared > 0) == (setup.solo is None)


@pytest.mark.parametrize("name", ["draft of four", "rooms of three"])
def test_only_seats_that_are_asked_later_in_the_same_round(name: str) -> None:
    played = decisions(SETUPS[name], 5)
    for position in played:
        ahead = [seat for seat in range(position.players) if position.asked_ahead(seat) is not None]
        if position.phase == "draft":
            assert ahead == list(range(position.actor + 1, position.players))
        elif position.phase == "rooms":
            order = [(position.first_seat + i) % position.players for i in range(position.players)]
            assert sorted(order[order.index(position.actor) + 1 :]) == ahead
        else:
            assert ahead == []


def test_a_choice_ahead_never_ends_a_round_of_the_draft() -> None:
    """No pack goes on by it: the last seat learns nothing of the pack that comes next."""
    position = next(one for one in decisions(SETUPS["draft of two"], 1) if one.actor == 0)
    ahead = position.asked_ahead(1)
    assert ahead is not None
    before = ahead.view(1).to_json()["draft"]
    for action in ahead.legal_actions():
        assert family(action)[0] == "keep"
        chosen = ahead.copy()
        chosen.apply(action)
        after = chosen.view(1).to_json()["draft"]
        assert [sorted(pack) for pack in after] == [sorted(pack) for pack in before]
    assert position.asked_ahead(0) is None


def test_the_table_itself_is_left_as_it_is() -> None:
    position = decisions(SETUPS["rooms of three"], 2)[-1]
    before = position.copy()
    for seat in range(3):
        position.asked_ahead(seat)
    assert position == before
