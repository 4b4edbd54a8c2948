"""The last turn of a game, whose seat has a guest who is ready to go to a room."""

from __future__ import annotations

from grandaustria import Game, Position
from tests.engine.compose import compose, seat
from tests.play.games import game_from

CHECKS_IN = ("check-in 65 room 10", "die 4", "split 1", "end")
LEAVES_THE_GUEST = ("die 4", "split 1", "end")


def last_turn() -> Position:
    host = seat(cafe=[(65, "k")], prepared=[0, 1, 2, 5, 10], krones=0, numbers=1, emperor=12)
    return compose(host, seat(numbers=2, emperor=12), round=7, dice=[0, 0, 0, 1, 0, 0])


def ended(*moves: str) -> Game:
    return game_from(last_turn(), *moves)
