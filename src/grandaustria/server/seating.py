"""Who sits where: what may be changed at a table, by whom, as pure functions from a table to a table.

A seat is free, taken by a person, played by a bot, or played by a bot in the stead of a person who gave it up and may
take it back. Leopold's seat in a solo game is nobody's. A seat that the host has closed is there for nobody either: the
game is set up for those that are left when it starts.
"""

from __future__ import annotations

from dataclasses import replace

from grandaustria.server.daily import day_of
from grandaustria.server.errors import Refusal, conflict, forbidden
from grandaustria.server.store.play import GameRow, SeatRow
from grandaustria.vocabulary import PLAYERS

DEFAULT_BOT = "innkeeper"
"""Who plays on for a person where nobody was named: well, and without letting the others wait."""
FORMER_BOT = "concierge"
"""The same at tables of former versions, which did not note it."""

LIVE, OVER_DAYS = 600, 259_200
"""How long somebody may stay away where the table does not say it: 10 minutes, 3 days."""
SHORTEST_OVER_DAYS = 43_200
"""A time per turn from which on a game is played over days."""
PACES = ("live", "days")


def stand_in(game: GameRow) -> str:
    """Who plays on for a person; the table says so, and not those who play against them."""
    return game.stand_in or FORMER_BOT


def pace(game: GameRow) -> str:
    """Whether a game is played live or over days, by the time its players have."""
    seconds = game.seconds_per_turn if game.clock is None else game.clock["seconds"]
    live = seconds is not None and seconds < SHORTEST_OVER_DAYS
    return PACES[0] if live else PACES[1]


def patience(game: GameRow) -> int:
    """How many seconds somebody may stay away from a table before the others may let the house play."""
    if game.away_seconds is not None:
        return game.away_seconds
    return {"live": LIVE, "days": OVER_DAYS}[pace(game)]


def is_free(game: GameRow, row: SeatRow) -> bool:
    return row.person_id is None and row.bot is None and not row.closed and not is_leopold(game, row.seat)


def is_leopold(game: GameRow, seat: int) -> bool:
    return seat == 1 and game.solo is not None


def join(game: GameRow, person_id: str, seat: int | None, code: str | None = None) -> GameRow:
    """Sit down at an open table; who sits there already stays where they are, whom the host removed needs the link."""
    _need_open(game)
    if person_id in game.removed and code != game.code:
        raise Refusal(403, "removed", "The host has taken you off this table; you need a new link to come back.")
    own = game.seats_of(person_id)
    if own and seat in (None, *own):
        return game
    if own:
        raise conflict("seated", "You sit at this table already.")
    free = [row.seat for row in game.seats if is_free(game, row)]
    if not free:
        raise conflict("full", "All seats of this table are taken.")
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        _row(game, chosen)
        raise conflict("seat-taken", "This seat is taken.")
    welcome = replace(game, removed=[other for other in game.removed if other != person_id])
    return _with(welcome, SeatRow(chosen, person_id, None, False))


def get_up(game: GameRow, person_id: str) -> GameRow:
    """Somebody leaves a table, and may come back to it."""
    if game.status == "running":
        _need_own_play(game)
    return leave(game, person_id)


def leave(game: GameRow, person_id: str) -> GameRow:
    """Get up: from an open table for good; in a running game a bot goes on, until the person comes back."""
    if game.status == "open":
        return _leave_open(game, person_id)
    need_running(game)
    given = [row for row in game.seats if row.person_id == person_id and (row.for_turn or not row.given_up)]
    if not given:
        raise forbidden("You play no seat at this table.")
    return _with(game, *(replace(row, bot=stand_in(game), given_up=True, for_turn=False) for row in given))


def _leave_open(game: GameRow, person_id: str) -> GameRow:
    """The host's part goes to whoever sits first; a table without people is closed."""
    if not game.is_member(person_id):
        raise forbidden("You do not sit at this table.")
    freed = _with(game, *(SeatRow(seat, None, None, False) for seat in game.seats_of(person_id)))
    if person_id != game.host_id:
        return freed
    others = [row.person_id for row in freed.seats if row.person_id is not None]
    return replace(freed, host_id=others[0]) if others else replace(freed, status="ended")


def put_bot(game: GameRow, person_id: str, seat: int, bot: str) -> GameRow:
    """The host puts a bot on an empty seat; in a running game one gives up the own seat. With others at the table who
    then plays was agreed on, and for a seat that somebody else has given up there is nothing to choose."""
    row = _row(game, seat)
    if game.status == "open":
        _need_host(game, person_id)
        if row.person_id is not None:
            raise conflict("seat-taken", "Somebody sits there.")
        return _with(game, SeatRow(seat, None, bot, False))
    need_running(game)
    if not game.is_member(person_id):
        raise forbidden("You do not sit at this table.")
    if row.person_id == person_id:
        _need_kept(row)
        _need_own_play(game)
        agreed = len(game.people) > 1 and not game.counts  # where it counts another level is refused
        return _with(game, replace(row, bot=stand_in(game) if agreed else bot, given_up=True, for_turn=False))
    if not row.given_up:
        raise forbidden("This seat has not been given up.")
    return game


def take(game: GameRow, person_id: str, seat: int) -> GameRow:
    """Take a free seat of an open table, or the own seat back from the bot that plays it."""
    row = _row(game, seat)
    if game.status == "open":
        return join(game, person_id, seat)
    need_running(game)
    if row.person_id != person_id:
        raise forbidden("This is not your seat.")
    _need_kept(row)
    return _with(game, replace(row, bot=None, given_up=False, for_turn=False))


def free(game: GameRow, person_id: str, seat: int) -> GameRow:
    """The host takes a bot off an open table, or opens a seat that was closed."""
    _need_vacant(game, person_id, seat)
    return _with(game, SeatRow(seat, None, None, False))


def close(game: GameRow, person_id: str, seat: int) -> GameRow:
    """The host wants nobody on a seat where nobody sits: the game will be one for fewer."""
    _need_vacant(game, person_id, seat)
    closed = _with(game, SeatRow(seat, None, None, False, closed=True))
    if closed.players < PLAYERS[0]:
        raise Refusal(422, "seats", f"A game has at least {PLAYERS[0]} players.", seats=PLAYERS[0])
    return closed


def remove(game: GameRow, person_id: str, seat: int, other_id: str, code: str) -> GameRow:
    """The host takes somebody off an open table; with the new code of its link, who had the old one stays outside."""
    row = _row(game, seat)
    _need_open(game)
    _need_host(game, person_id)
    if other_id == person_id:
        raise forbidden("Whoever wants to go leaves; only others can be removed.")
    if row.person_id != other_id:
        raise Refusal(404, "not-found", "This person does not sit there.")
    return _with(replace(game, code=code, removed=[*game.removed, other_id]), SeatRow(seat, None, None, False))


def ready(game: GameRow, person_id: str, fill: str | None) -> GameRow:
    """A table that can start: every seat is taken, if asked for with bots on those that are left."""
    _need_open(game)
    _need_host(game, person_id)
    empty = [row.seat for row in game.seats if is_free(game, row)]
    if empty and fill is None:
        raise conflict("seats-free", "There are free seats: wait for people, or have bots take them.", seats=empty)
    if all(row.person_id is None for row in game.seats):
        raise conflict("no-people", "Nobody sits at this table.")
    return _without_closed(_with(game, *(SeatRow(seat, None, fill, False) for seat in empty)))


def _without_closed(game: GameRow) -> GameRow:
    """The table for those who are left, who move up; each keeps the hotel that was named for the seat."""
    left = [row for row in game.seats if not row.closed]
    if len(left) == len(game.seats):
        return game
    hotels = game.setup_data["hotels"]
    kept = hotels if isinstance(hotels, str) else [hotels[row.seat] for row in left]
    return replace(
        game,
        seats=tuple(replace(row, seat=seat) for seat, row in enumerate(left)),
        setup_data={**game.setup_data, "players": len(left), "hotels": kept},
    )


def for_rematch(game: GameRow, person_id: str) -> tuple[SeatRow, ...]:
    """The seats of another game: bots and whoever asks stay, the others are invited."""

    def again(row: SeatRow) -> SeatRow:
        keeps = row.person_id == person_id or (game.hot_seat and row.person_id is not None)
        if keeps:
            return SeatRow(row.seat, person_id, None, False)
        return SeatRow(row.seat, None, None if row.given_up else row.bot, False)

    return tuple(again(row) for row in game.seats)


def for_playing_on(game: GameRow, person_id: str, seat: int, bot: str) -> tuple[SeatRow, ...]:
    """The seats of a game that goes on from a moment of another: whoever asks has one of them, bots the others."""
    _row(game, seat)

    def now(row: SeatRow) -> SeatRow:
        if row.seat == seat:
            return SeatRow(seat, person_id, None, False)
        return SeatRow(row.seat, None, None if is_leopold(game, row.seat) else bot, False)

    return tuple(now(row) for row in game.seats)


def _row(game: GameRow, seat: int) -> SeatRow:
    if not 0 <= seat < len(game.seats) or is_leopold(game, seat):
        raise Refusal(404, "not-found", "There is no such seat.")
    return game.seats[seat]


def _with(game: GameRow, *rows: SeatRow) -> GameRow:
    changed = {row.seat: row for row in rows}
    around = tuple(changed.get(row.seat, row) for row in game.seats)
    players = game.players if game.solo else sum(not row.closed for row in around)
    return replace(game, seats=around, players=players)


def _need_vacant(game: GameRow, person_id: str, seat: int) -> None:
    row = _row(game, seat)
    _need_open(game)
    _need_host(game, person_id)
    if row.person_id is not None:
        raise conflict("seat-taken", "Somebody sits there.")


def _need_kept(row: SeatRow) -> None:
    if row.resigned:
        raise Refusal(403, "resigned", "You have given up this seat for good.")


def _need_open(game: GameRow) -> None:
    if game.status != "open":
        raise conflict("started", "This game has begun already.")


def need_running(game: GameRow) -> None:
    if game.status == "frozen":
        raise conflict("frozen", "This game is frozen: it can be read and exported, but not played.")
    if game.status != "running":
        raise conflict("over", "This game is over.")


def need_finished(game: GameRow, otherwise: str) -> None:
    """Nobody learns more of a game than was seen in it before its end, and while others play with the same luck."""
    if game.finished is not None:
        need_unsealed(game)
    if not game.is_finished:
        raise conflict("running", otherwise)


def need_unsealed(game: GameRow) -> None:
    if game.sealed:
        raise conflict("sealed", "Other tables share the luck of this one: not before their games are over.")


def _need_own_play(game: GameRow) -> None:
    """The game of the day nobody plays for somebody else: there is nobody who waits for it."""
    if day_of(game.luck_id) is not None:
        need_unsealed(game)


def _need_host(game: GameRow, person_id: str) -> None:
    if person_id != game.host_id:
        raise forbidden("Only the host of the table may do this.")
