"""Hints: at every kind of table and in every phase there is one, and it can be followed."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from grandaustria import Position, Setup, bots
from grandaustria.analysis import analyse, outlook
from grandaustria.analysis.hints import HINT, TURNS, best_turns
from grandaustria.bots import Budget
from tests.bots.tables import EVERY_TABLE, VARIED_TABLES, table_name
from tests.bots.test_bots import decisions

LEAST = Budget(nodes=1)


def never_fails(setup: Setup, step: int) -> None:
    """From the first decision on, hands and draft among them, in a game played by chance."""
    rng = Random(1)
    for position in islice(decisions(setup, 1, bots.get("random"), rng), 0, None, step):
        if position.is_over:
            continue
        asked, phase = position.view(position.to_move), position.phase
        for turn in analyse(asked, LEAST):
            assert turn.actions[0] in position.legal_actions(), phase
        assert all(0 <= outlook(position.view(seat), LEAST).chance <= 1 for seat in range(position.players)), phase


@pytest.mark.parametrize("setup", VARIED_TABLES, ids=table_name)
def test_every_kind_of_table_has_hints(setup: Setup) -> None:
    never_fails(setup, 61)


@pytest.mark.long
@pytest.mark.parametrize("setup", EVERY_TABLE, ids=table_name)
def test_every_table_has_hints_all_the_time(setup: Setup) -> None:
    never_fails(setup, 7)


def followed(position: Position, actions: tuple[int, ...]) -> int:
    """How many of them can be done, with any outcome of chance between them."""
    position, rng = position.copy(), Random(2)
    for done, action in enumerate(actions):
        while position.to_move < 0:
            position.apply(rng.choice(position.chance_outcomes())[0])
        if not position.is_legal(action):
            return done
        position.apply(action)
    return len(actions)


@pytest.mark.parametrize("setup", [Setup(), Setup(solo="hard")], ids=table_name)
def test_a_hint_can_be_followed(setup: Setup) -> None:
    positions = list(islice(decisions(setup, 3, bots.get("hotelier"), Random(3)), 20, None, 45))
    for position in (one for one in positions if not one.is_over):
        found = best_turns(position.view(position.to_move))
        assert 1 <= len(found) <= TURNS
        assert found == analyse(position.view(position.to_move), HINT)[:TURNS]
        assert all(followed(position, turn.actions) == len(turn.actions) for turn in found)
