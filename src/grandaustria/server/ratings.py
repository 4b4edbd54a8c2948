"""Which games are rated, and what a finished one says about those who played it.

Everybody has a rating for each number of players, and for each pace. A finished game is a period of its own for those
in it (`glicko`): each opponent is one result, as they were rated when the game began, by who came before whom. Whoever
has left, or was not there for their last turn, comes after all who stayed. Computers are rated as the arena has
measured them, and stay so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from grandaustria.engine import Setup
from grandaustria.play.places import places
from grandaustria.server.clocks import WAIT
from grandaustria.server.errors import Refusal, conflict
from grandaustria.server.glicko import Rating, Result, grown, rate
from grandaustria.server.store.play import GameRow, SeatRow
from grandaustria.vocabulary import PLAYERS

Json = dict[str, Any]
PERIOD = 432_000.0
"""Seconds after which a deviation has grown by one volatility: who plays no game in a year goes from 60 to 107."""
ESTABLISHED = 110.0
"""The deviation up to which a rating says enough to be compared with others."""
STAND_IN = "apprentice"
"""Who plays for whoever is absent: nobody is to win anything by being absent."""
BOTS: dict[int, dict[str, int]] = {
    2: {"apprentice": 1090, "steward": 1290, "innkeeper": 1500, "hotelier": 1690, "master": 1880},
    3: {"apprentice": 1160, "steward": 1310, "innkeeper": 1500, "hotelier": 1700, "master": 1910},
    4: {"apprentice": 1100, "steward": 1320, "innkeeper": 1500, "hotelier": 1690, "master": 1850},
}
"""By how many play, as the arena has measured it, rounded to tens; the innkeeper is 1500 everywhere. For two: `python
tools/levels.py`. For three and four: `gah arena --bots apprentice,steward,innkeeper,hotelier --players 3 --games 960
--seed 1`, and for the master `--bots master,hotelier --games 72` (docs/opponents.md)."""
BOT_DEVIATION = 50.0
"""As exact as that is, and more so as people may do better or worse against computers than against each other."""
NEEDED = {
    "solo": "There is nobody to be rated against in a solo game.",
    "hot-seat": "Games at one screen are not rated.",
    "rules": "A rated game is played by the rules of a rulebook.",
    "clock": "A rated game has a clock.",
    "then": "In a rated game something happens when the time is up: the house plays.",
    "stand-in": f"In a game that counts the {STAND_IN} plays for whoever is absent.",
    "bot": f"In a rated game these levels play: {', '.join(BOTS[PLAYERS[0]])}.",
    "back": "In a game that counts no turn is taken back.",
    "end": "This game counts by now; who does not want to go on gives up.",
}
"""What may be in the way, in words."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A rating as it is stored: after so many games, the last of which ended then."""

    own: Rating = field(default_factory=Rating)
    games: int = 0
    at: float | None = None

    def deviation(self, now: float) -> float:
        """How uncertain it is by now."""
        return grown(self.own, self.periods(now))

    def periods(self, now: float) -> float:
        return 0.0 if self.at is None else max(0.0, now - self.at) / PERIOD


# Which games are rated


def refused(why: str) -> Refusal:
    return conflict("rated", NEEDED[why], why=why)


def check_options(setup: Setup, options: Json) -> None:
    """Whether a table can be rated that is opened so."""
    clock = options["clock"]
    in_the_way = {
        "solo": setup.solo is not None,
        "hot-seat": options["hot_seat"],
        "rules": setup.rules.name() is None,
        "clock": clock is None,
        "then": clock is not None and clock["then"] == WAIT,
        "stand-in": options["stand_in"] != STAND_IN,
    }
    for why, is_so in in_the_way.items():
        if is_so:
            raise refused(why)


def check_seats(around: Sequence[SeatRow]) -> None:
    """Whether those bots may play at a rated table."""
    for row in around:
        if row.bot is not None and row.person_id is None and row.bot not in BOTS[PLAYERS[0]]:
            raise refused("bot")
    check_stand_ins(around)


def check_stand_ins(around: Sequence[SeatRow]) -> None:
    """Whether those bots may play for people in a game that counts."""
    if any(row.bot not in (None, STAND_IN) for row in around if row.person_id is not None):
        raise refused("stand-in")


# What they say


def bot_rating(level: str, players: int) -> Rating | None:
    """What a computer is rated among so many; a level of former versions, or with a budget of its own, is not."""
    rating = BOTS.get(players, {}).get(level)
    return None if rating is None else Rating(rating, BOT_DEVIATION)


def noted(before: GameRow, after: GameRow) -> GameRow:
    """After a turn of a game that counts: whether its person was there for it."""
    seat = before.to_act
    if not after.counts or seat is None:
        return after
    row = before.seats[seat]
    absent = row.person_id is not None and row.bot is not None
    rows = (replace(one, absent=absent) if one.seat == seat else one for one in after.seats)
    return replace(after, seats=tuple(rows))


def has_left(row: SeatRow) -> int:
    """0: stayed to the end; 1: was not there at the end, or for the own last turn; 2: gave up."""
    if row.person_id is None:
        return 0
    return 2 if row.resigned else int(row.given_up or row.absent)


def ranks(game: GameRow) -> list[int]:
    """Who came before whom, the lower the better: by the result, and after it whoever has left."""
    assert game.result is not None
    played = places(game.result["scores"], game.result["winners"])
    left = [has_left(row) for row in game.seats]
    return [PLAYERS[-1] + gone if gone else place for place, gone in zip(played, left, strict=True)]


def weight(players: int) -> float:
    """What one opponent counts for in a game of so many: all of them together between one result and two.

    Who plays well is before several others at once, so such results are not so many results: with half of the luck of
    each the own one, n - 1 of them say as much as 2 (n - 1) / n that have nothing to do with each other.
    """
    return 2.0 / players


def results_for(game: GameRow, seat: int) -> list[Result]:
    """What a finished game says about a seat: a result for each opponent."""
    assert game.ratings is not None
    came = ranks(game)
    share = weight(len(game.seats))
    return [
        Result(known["rating"], known["deviation"], _score(came[seat], came[other]), share)
        for other, known in enumerate(game.ratings)
        if other != seat
    ]


def _score(own: int, other: int) -> float:
    return 0.5 if own == other else float(own < other)


def after_game(game: GameRow, seat: int, standing: Standing, now: float) -> Standing:
    """The rating of somebody after a game that has just ended."""
    own = rate(standing.own, results_for(game, seat), standing.periods(now))
    return Standing(own, standing.games + 1, now)


# What is shown of them


def shown(rating: float, deviation: float) -> Json:
    """A rating as people read it."""
    return {"rating": round(rating), "deviation": round(deviation), "provisional": deviation > ESTABLISHED}


def shown_at(game: GameRow) -> list[Json] | None:
    """Of each seat of a rated game that has begun; of one that has ended also what became of it."""
    return None if game.ratings is None else [before_and_after(**known) for known in game.ratings]


def before_and_after(rating: float, deviation: float, after: float | None = None) -> Json:
    """What somebody was rated before a game, and after it if it has ended."""
    before = shown(rating, deviation)
    change = None if after is None else round(after) - before["rating"]
    return {**before, "after": None if after is None else round(after), "change": change}


def bots_at(players: int) -> list[Json]:
    """What computers are rated among so many, the best first."""
    return [{"bot": level, "rating": rating} for level, rating in reversed(BOTS[players].items())]
