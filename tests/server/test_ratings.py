"""What the house decides about ratings, as pure functions: who came before whom, what a result counts, which pool."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from grandaustria import bots
from grandaustria.engine import Setup
from grandaustria.engine.notation import NUMBERING_VERSION
from grandaustria.server import ratings
from grandaustria.server.glicko import Rating
from grandaustria.server.ratings import PERIOD, Standing
from grandaustria.server.seating import LIVE, OVER_DAYS, pace, patience
from grandaustria.server.store.play import FIELDS, GameRow, SeatRow
from grandaustria.vocabulary import PLAYERS

NOTHING = {
    "guests": 0, "staff": 0, "emperor": 0, "tiles": 0, "objectives": 0, "groups": 0, "rooms": 0, "staff_end": 0,
    "floors": 0, "krones": 0, "kitchen": 0, "cafe": 0,
}  # fmt: skip


def scores(*totals: int) -> list[dict[str, int]]:
    return [{**NOTHING, "guests": total, "total": total} for total in totals]


def a_game(*rows: SeatRow, **facts: Any) -> GameRow:
    usual: dict[str, Any] = {**dict.fromkeys(FIELDS), "id": "g", "status": "over", "players": len(rows), "rated": True}
    known = [{"rating": 1500.0, "deviation": 50.0} for _ in rows]
    more = {"numbering_version": NUMBERING_VERSION, "ratings": known, "finished": 1.0}
    return GameRow(**(usual | more | facts), setup_data=dict(Setup(2).to_json()), seats=rows)


def person(seat: int, **marks: Any) -> SeatRow:
    return SeatRow(seat, f"p{seat}", "apprentice" if marks.get("given_up") else None, **{"given_up": False, **marks})


def test_places_count_and_shared_ones_are_draws() -> None:
    game = a_game(*map(person, range(4)), result={"scores": scores(90, 120, 90, 60), "winners": [1]})
    assert ratings.ranks(game) == [2, 1, 2, 4]
    assert [result.score for result in ratings.results_for(game, 0)] == [0, 0.5, 1]


LEFT = {"gave up": {"given_up": True, "resigned": True}, "away": {"given_up": True}, "absent": {"absent": True}}


@pytest.mark.parametrize("how", LEFT)
def test_who_has_left_comes_after_all_who_stayed(how: str) -> None:
    rows = (person(0, **LEFT[how]), person(1), person(2))
    game = a_game(*rows, result={"scores": scores(200, 100, 90), "winners": [0]})
    assert [result.score for result in ratings.results_for(game, 0)] == [0, 0]
    assert [result.score for result in ratings.results_for(game, 2)] == [1, 0], "the others by the result"


def test_among_those_who_left_giving_up_comes_last_and_points_are_nobodys() -> None:
    rows = (person(0, **LEFT["gave up"]), person(1, **LEFT["away"]), person(2, **LEFT["absent"]), person(3))
    game = a_game(*rows, result={"scores": scores(200, 100, 90, 10), "winners": [0]})
    assert [result.score for result in ratings.results_for(game, 1)] == [1, 0.5, 0]


def test_a_computer_never_leaves() -> None:
    assert ratings.has_left(SeatRow(0, None, "steward", False)) == 0


@pytest.mark.parametrize(("players", "together"), [(2, 1.0), (3, 4 / 3), (4, 1.5)])
def test_several_results_of_one_game_count_for_less(players: int, together: float) -> None:
    rows = [person(seat) for seat in range(players)]
    game = a_game(*rows, result={"scores": scores(*range(players)), "winners": [players - 1]})
    assert sum(result.weight for result in ratings.results_for(game, 0)) == pytest.approx(together)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_level_for_people_is_rated_and_in_their_order(players: int) -> None:
    known = ratings.BOTS[players]
    assert tuple(known) == bots.names()
    assert list(known.values()) == sorted(known.values())
    assert known["innkeeper"] == 1500
    assert [one["bot"] for one in ratings.bots_at(players)] == list(reversed(bots.names()))


@pytest.mark.parametrize("level", [*bots.YARDSTICKS, "master@100"])
def test_no_other_computer_is(level: str) -> None:
    assert ratings.bot_rating(level, 2) is None


CLOCKS: dict[str, tuple[Any, int | None, str]] = {
    "turn": ({"kind": "turn", "seconds": 300}, None, "live"),
    "long turns": ({"kind": "turn", "seconds": 43_200}, None, "days"),
    "budget": ({"kind": "budget", "seconds": 3_600}, None, "live"),
    "days": ({"kind": "days", "seconds": 86_400}, None, "days"),
    "none": (None, None, "days"),
    "seconds per turn": (None, 120, "live"),
}


@pytest.mark.parametrize("clock", CLOCKS)
def test_how_fast_a_game_is_follows_from_its_time(clock: str) -> None:
    kind, seconds, expected = CLOCKS[clock]
    game = a_game(person(0), person(1), clock=kind, seconds_per_turn=seconds)
    assert pace(game) == expected
    assert patience(game) == {"live": LIVE, "days": OVER_DAYS}[expected]
    assert patience(replace(game, away_seconds=77)) == 77


def test_who_plays_no_game_in_a_year_is_known_less() -> None:
    standing = Standing(Rating(1600, 60, 0.06), 20, at=0.0)
    assert standing.deviation(0.0) == pytest.approx(60)
    assert standing.deviation(365 * 86_400.0) == pytest.approx(107, abs=1)
    assert standing.periods(-5.0) == 0.0, "a clock that was set back"
    assert standing.periods(PERIOD / 2) == 0.5


def test_what_is_shown_is_rounded_and_adds_up() -> None:
    shown = ratings.before_and_after(1499.6, 110.4, 1512.4)
    assert shown == {"rating": 1500, "deviation": 110, "provisional": True, "after": 1512, "change": 12}
    assert ratings.shown(1500.0, 110.0)["provisional"] is False
