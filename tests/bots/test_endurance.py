"""No bot ever fails to move: ten thousand quick games over every rulebook, hotel, staff variant and table."""

from __future__ import annotations

from random import Random

import pytest

from grandaustria import Luck, Position, bots
from tests.bots.tables import EVERY_TABLE

PARTS, GAMES = 40, 250
AROUND = ("random", "pageboy", "waiter", "waiter", "concierge", "apprentice")
SELDOM, SEARCHING = 25, ("director@300", "master@100")
"""One game in so many has a bot that searches, each in its turn."""


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_games(part: int) -> None:
    rng, met = Random(part), set()
    for number in range(part * GAMES, (part + 1) * GAMES):
        setup = EVERY_TABLE[number % len(EVERY_TABLE)]
        names = [rng.choice(AROUND) for _ in range(setup.players)]
        if number % SELDOM == 0:
            names[0 if setup.solo else number // SELDOM % setup.players] = SEARCHING[number // SELDOM % 2]
        position, luck, players = Position(setup), Luck(number), [bots.get(name) for name in names]
        luck.resolve(position)
        while not position.is_over:
            bot, view = players[position.to_move], position.view(position.to_move)
            action = bot.choose(view, bot.budget, rng)
            assert action in view.legal_actions(), f"{bot.name} in game {number}"
            position.apply(action)
            luck.resolve(position)
        assert position.winners() or setup.solo
        met.update(names)
    assert met == {*AROUND, *SEARCHING}
