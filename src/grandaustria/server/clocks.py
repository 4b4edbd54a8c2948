"""The clocks of a table: how much time each seat has, as pure functions from a table to a table.

A table is opened with a clock or without one. With one, the time of a seat runs while it decides: what is left is
stored with the step that ends its run, and while it runs there is nothing but the moment at which it will be up, so
that nothing depends on what a process remembers. When it is up, and some seconds more have passed in which a lost
connection may come back, what was agreed happens: the house plays this turn, or the seat until its player is back, or
everybody waits. Tables with `seconds_per_turn` alone have no clock: there the others decide (`deadlines`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from grandaustria.server.errors import conflict, forbidden
from grandaustria.server.seating import stand_in
from grandaustria.server.store.play import GameRow, SeatRow

TURN, BUDGET, DAYS = KINDS = ("turn", "budget", "days")
"""So much time for every turn; for all turns together, with an addition for each; days, with days off."""
THIS_TURN, SEAT, WAIT = THEN = ("turn", "seat", "wait")
"""What happens when the time is up."""
GRACE = 10.0
"""Seconds after it in which a connection that was lost may come back."""
LEAST = 15.0
"""Seconds that whoever takes the seat back in the middle of the own turn has at least."""
DAY = 86_400.0

Json = dict[str, Any]


def due_of(game: GameRow, now: float) -> float | None:
    """Without a clock: when a turn that begins now takes too long; at a hot seat table nobody waits for anybody."""
    return now + game.seconds_per_turn if game.seconds_per_turn and not game.hot_seat else None


def turned(before: GameRow, after: GameRow, now: float) -> GameRow:
    """Another run begins: a seat that was played for one turn is its player's again, and the next one's time runs."""
    after = replace(after, seats=tuple(_back(row) for row in after.seats))
    if after.clock is None:
        return replace(after, due=due_of(after, now))
    if before.to_act is None or before.times is None:
        whole = {"left": float(after.clock["seconds"]), "days_off": after.clock["days_off"]}
        return _running(replace(after, times=[whole for _ in after.seats]), now)
    return _running(_with_left(after, before.to_act, _after_run(before, now)), now)


def taken_back(before: GameRow, after: GameRow, now: float) -> GameRow:
    """A turn goes on that had ended: what it has added is taken away, and whoever came after it keeps what was left."""
    if after.clock is None:
        return replace(after, due=due_of(after, now))
    assert before.to_act is not None and after.to_act is not None and after.times is not None  # noqa: PT018
    own = other = float(after.clock["seconds"])
    if after.clock["kind"] == BUDGET:
        other = _left(before, before.to_act, now)
        own = max(LEAST, after.times[after.to_act]["left"] - after.clock["addition"])
    return _running(_with_left(_with_left(after, before.to_act, other), after.to_act, own), now)


def rearranged(before: GameRow, after: GameRow, now: float) -> GameRow:
    """Who plays the seat to act may have changed: a bot needs no time, and whoever comes back has some again."""
    seat = before.to_act
    if before.status != "running" or seat is None or after.status != "running":
        return after
    was_bot, is_bot = before.seats[seat].bot is not None, after.seats[seat].bot is not None
    if was_bot == is_bot:
        return after
    if after.clock is None:
        return after if is_bot else replace(after, due=due_of(after, now))
    left = _left(before, seat, now)
    return _running(_with_left(after, seat, left if is_bot else max(left, LEAST)), now)


def is_up(game: GameRow, now: float) -> bool:
    """Whether the house has to act, as it was agreed."""
    return game.status == "running" and game.expires is not None and game.expires <= now


def house_plays(game: GameRow) -> GameRow:
    """The time is up: the table's stand-in plays, this turn or until the person takes the seat back."""
    assert game.clock is not None
    for_turn = game.clock["then"] == THIS_TURN

    def taken(row: SeatRow) -> SeatRow:
        if row.seat != game.to_act:
            return row
        return replace(row, bot=stand_in(game), given_up=True, for_turn=for_turn)

    return replace(game, seats=tuple(taken(row) for row in game.seats))


def take_day_off(game: GameRow, person_id: str, now: float) -> GameRow:
    """A day more, for the turn that is under way or for the next one."""
    own = game.seats_of(person_id)
    if not own:
        raise forbidden("You do not sit at this table.")
    if game.status != "running":
        raise conflict("over", "This game is not being played.")
    seat = own[0]
    if game.times is None or game.times[seat]["days_off"] < 1:
        raise conflict("no-days-off", "You have no days off at this table.")
    times = list(game.times)
    times[seat] = {**times[seat], "days_off": times[seat]["days_off"] - 1}
    longer = _with_left(replace(game, times=times), seat, _left(game, seat, now) + DAY)
    return _running(longer, now) if seat == game.to_act else longer


def times_for(game: GameRow, now: float) -> Json | None:
    """How much time everybody has at this moment; a seat that nobody sits at has none."""
    if game.clock is None or game.times is None or game.hot_seat or game.status != "running":
        return None
    shown = [_shown(game, row, now) for row in game.seats]
    return {"now": now, "grace": GRACE, "expires": game.expires, "seats": shown}


def _shown(game: GameRow, row: SeatRow, now: float) -> Json | None:
    if row.person_id is None or game.times is None:
        return None
    return {"left": _left(game, row.seat, now), "days_off": game.times[row.seat]["days_off"]}


def _back(row: SeatRow) -> SeatRow:
    return replace(row, bot=None, given_up=False, for_turn=False) if row.for_turn else row


def _left(game: GameRow, seat: int, now: float) -> float:
    """What a seat has left at this moment."""
    assert game.times is not None
    if seat == game.to_act and game.due is not None:
        return max(0.0, game.due - now)
    return float(game.times[seat]["left"])


def _after_run(game: GameRow, now: float) -> float:
    """What the seat that has just decided has for its next run; nobody gathers time who has given the seat up."""
    assert game.clock is not None and game.to_act is not None  # noqa: PT018
    if game.clock["kind"] != BUDGET:
        return float(game.clock["seconds"])
    row = game.seats[game.to_act]
    return _left(game, game.to_act, now) + (game.clock["addition"] if row.bot is None or row.for_turn else 0)


def _with_left(game: GameRow, seat: int, left: float) -> GameRow:
    assert game.times is not None
    return replace(game, times=[{**one, "left": left} if at == seat else one for at, one in enumerate(game.times)])


def _running(game: GameRow, now: float) -> GameRow:
    """The time of the seat to act runs from now on, if a person plays there and somebody may be waiting."""
    row = None if game.to_act is None else game.seats[game.to_act]
    if game.status != "running" or game.hot_seat or row is None or row.person_id is None or row.bot is not None:
        return replace(game, due=None, expires=None)
    assert game.times is not None and game.clock is not None  # noqa: PT018
    due = now + game.times[row.seat]["left"]
    return replace(game, due=due, expires=None if game.clock["then"] == WAIT else due + GRACE)
