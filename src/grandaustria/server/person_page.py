"""The page of a person: what they are rated, how that came, whom they have beaten, what they like to play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.play.places import places
from grandaustria.server import ratings as rules
from grandaustria.server.statistics import statistics
from grandaustria.server.store import ratings
from grandaustria.server.store import statistics as stored
from grandaustria.server.store.people import PersonRow
from grandaustria.server.store.statistics import Finished

Json = dict[str, Any]
RECENT = 50
"""Games whose cards are counted, and of which the last are shown."""
TAKEN = ("games", "wins", "by_players", "by_level", "guests", "staff", "counted_games")
"""Of the statistics that people see of themselves."""


async def page_of(connection: AsyncConnection, row: PersonRow, viewer: str, now: float) -> Json:
    """The page as somebody may see it: the own one whole; of others, no game that is not open to them."""
    own = await stored.finished_games(connection, row.id)
    recent = own[-RECENT:]
    around = await stored.seats_around(connection, [game.id for game in recent])
    cards = await stored.cards_played(connection, recent)
    found = statistics(own, recent, around, cards, await stored.decided_games(connection, row.id))
    shows = row.show_ratings or row.id == viewer
    known = await ratings.of_person(connection, row.id) if shows else {}
    changes = await ratings.history(connection, row.id) if shows else []
    ids = {game.id for game in recent} | {change["game_id"] for change in changes}
    seen = await stored.seen_by(connection, ids, viewer)
    return {
        "id": row.id,
        "name": row.name,
        "since": row.created,
        "you": row.id == viewer,
        "show_ratings": row.show_ratings,
        "show_page": row.show_page,
        "ratings": [_rating(*pool, standing, now) for pool, standing in known.items()],
        "history": [_change(change, seen) for change in changes],
        **{name: found[name] for name in TAKEN},
        "against": against(own, await stored.bots_met(connection, row.id)),
        "results": [result for result in found["results"] if result["table"] in seen],
    }


def _rating(players: int, pace: str, standing: rules.Standing, now: float) -> Json:
    shown = rules.shown(standing.own.rating, standing.deviation(now))
    return {"players": players, "pace": pace, **shown, "games": standing.games, "at": standing.at}


def _change(change: Mapping[str, Any], seen: set[str]) -> Json:
    table = change["game_id"] if change["game_id"] in seen else None
    rounded = {name: round(change[name]) for name in ("before", "after", "deviation")}
    return {**{name: change[name] for name in ("players", "pace", "at")}, **rounded, "table": table}


def against(own: Sequence[Finished], bots: Mapping[str, Sequence[tuple[int, str]]]) -> list[Json]:
    """How often somebody came before, with, and after computers of each level."""
    outcomes: dict[tuple[str, int], Counter[str]] = {}
    for game in own:
        came = places(game.scores, game.winners)
        for seat, level in bots.get(game.id, ()):
            counted = outcomes.setdefault((level, game.players), Counter())
            counted[
                "drawn" if came[game.seat] == came[seat] else "won" if came[game.seat] < came[seat] else "lost"
            ] += 1
    return [
        {"bot": level, "players": players, **{name: counted[name] for name in ("won", "drawn", "lost")}}
        for (level, players), counted in sorted(outcomes.items())
    ]
