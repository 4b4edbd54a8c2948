"""A seat that somebody gives up for good: the table after it, as a pure function.

Where luck is shared the house plays on also for one of two, as the other is compared with those at other tables.
"""

from __future__ import annotations

from dataclasses import replace

from grandaustria.play.hosted import HostedGame
from grandaustria.server.errors import forbidden
from grandaustria.server.seating import stand_in
from grandaustria.server.store.play import GameRow, SeatRow
from grandaustria.server.visible import scores_of

FEWEST = 2
"""Players without one of whom nobody is left to play against."""


def given_up(game: GameRow, row: SeatRow, hosted: HostedGame, now: float) -> GameRow:
    """The table after somebody has given up for good."""
    if game.hot_seat:
        raise forbidden("At one screen nobody else is left: end the game instead.")
    left = replace(row, bot=stand_in(game), given_up=True, for_turn=False, resigned=True)
    seats = tuple(left if one.seat == row.seat else one for one in game.seats)
    after = replace(game, seats=seats, question=None)
    if len(seats) > FEWEST or game.luck_id is not None:
        return after
    winners = [one.seat for one in seats if one.seat != row.seat]
    result = {"scores": scores_of(hosted), "winners": winners, "resigned": [row.seat]}
    return replace(after, status="ended", finished=now, due=None, expires=None, result=result)
