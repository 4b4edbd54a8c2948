"""Statistics over one's finished games: counted as the results say, and only what one played to the end oneself."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from grandaustria import Game, Setup
from grandaustria.engine import Score
from grandaustria.play import record
from grandaustria.server.db.engine import writing
from grandaustria.server.house import House
from grandaustria.server.statistics import place, statistics, streaks
from grandaustria.server.store import play, tables
from grandaustria.server.store.play import SeatRow
from grandaustria.server.store.statistics import Finished
from tests.play.games import finished
from tests.server.running import Running, Visitor
from tests.server.seats import person_id

Json = dict[str, Any]
SOURCES = (*Score._fields, "total")


async def keep(house: House, game: Game, seats: list[SeatRow], host: str, **facts: Any) -> str:
    """A finished game as if it had been played here."""
    ended = {"status": "over", "created": 1.0, "started": 1.0, "result": record.result(game.position), "revision": 1}
    plain = {"host_id": host, "public": False, "hot_seat": False, "title": "", "told": 0, "moves": len(game.log)}
    named = {"id": house.services.new_id(), "code": house.services.new_id(), "finished": 2.0}
    async with writing(house.engine) as connection:
        row = await tables.add_game(connection, game.setup, seats, {**plain, **ended, **named, **facts})
        await play.append_moves(connection, replace(row, moves=0), game.log, 1.0)
    return row.id


def kept(server: Running, person: Visitor, game: Game, seat: int, given_up: bool = False, **facts: Any) -> str:
    """A finished game in which somebody had a seat and bots the others."""
    own = person_id(person)
    bot: str | None = None if game.setup.solo else "waiter"
    seats = [SeatRow(n, None, bot, False) for n in range(game.setup.players)]
    seats[seat] = SeatRow(seat, own, "waiter" if given_up else None, given_up)
    found: str = server.within(keep(server.house, game, seats, own, **facts))
    return found


def test_without_games_there_is_nothing_to_tell(server: Running) -> None:
    found = server.guest().get("/me/statistics")
    assert (found["games"], found["wins"], found["longest_streak"], found["results"]) == (0, 0, 0, [])
    assert (found["mean"], found["best"], found["worst"], found["best_game"]) == (None, None, None, None)


def test_games_are_counted_as_their_results_say(server: Running) -> None:
    person = server.guest()
    games = [finished(Setup(players=players), seed) for seed, players in enumerate((2, 2, 3, 4))]
    ids = [kept(server, person, game, seat=1, finished=10.0 + n) for n, game in enumerate(games)]
    found = person.get("/me/statistics")
    totals = [game.scores()[1].total for game in games]
    wins = [1 in game.winners() for game in games]
    assert (found["games"], found["wins"]) == (4, sum(wins))
    assert (found["best"], found["worst"]) == (max(totals), min(totals))
    assert found["mean"] == pytest.approx(sum(totals) / 4)
    assert found["best_game"] == ids[totals.index(max(totals))]
    assert [entry["players"] for entry in found["by_players"]] == [2, 3, 4]
    assert [entry["games"] for entry in found["by_players"]] == [2, 1, 1]
    assert [(entry["table"], entry["score"], entry["won"]) for entry in found["results"]] == list(
        zip(ids, totals, wins, strict=True)
    )
    assert {(entry["people"], entry["bots"]) for entry in found["results"]} == {(0, 1), (0, 2), (0, 3)}
    assert found["by_source"]["guests"] == pytest.approx(sum(game.scores()[1].guests for game in games) / 4)
    assert found["by_source"]["total"] == pytest.approx(found["mean"])
    best = [game.scores()[seat].total for game in games for seat in game.winners()]
    assert found["winners_by_source"]["total"] == pytest.approx(sum(best) / len(best), abs=0.01)


def test_cards_are_those_that_one_played_oneself(server: Running) -> None:
    person = server.guest()
    game = finished(Setup(players=2), 4)
    kept(server, person, game, seat=0)
    found = person.get("/me/statistics")
    guests = Counter(int(m.notation.split()[1]) for m in game.log if m.seat == 0 and m.notation.startswith("check-in"))
    staff = Counter(int(m.notation.split()[1]) for m in game.log if m.seat == 0 and m.notation.startswith("hire"))
    assert guests
    for counted, told in ((guests, found["guests"]), (staff, found["staff"])):
        assert len(told) == min(8, len(counted))
        assert all(counted[entry["number"]] == entry["times"] for entry in told)


def test_solo_games_are_told_by_level(server: Running) -> None:
    person = server.guest()
    for level in ("easy", "hard", "hard"):
        kept(server, person, finished(Setup(solo=level), 3), seat=0)
    found = person.get("/me/statistics")
    assert [(entry["level"], entry["games"]) for entry in found["by_level"]] == [("easy", 1), ("hard", 2)]
    assert [entry["players"] for entry in found["by_players"]] == [1]
    assert {entry["level"] for entry in found["results"]} == {"easy", "hard"}


def test_what_one_did_not_play_to_the_end_is_not_counted(server: Running) -> None:
    person = server.guest()
    game = finished(Setup(players=2), 1)
    kept(server, person, game, seat=0, given_up=True)
    kept(server, person, game, seat=0, hot_seat=True)
    kept(server, person, game, seat=0, status="ended", result=None)
    person.post("/records", {"record": game.record()}, 201)
    assert person.get("/me/statistics")["games"] == 0
    assert server.guest().get("/me/statistics")["games"] == 0


def test_the_last_games_are_listed(server: Running) -> None:
    person = server.guest()
    game = finished(Setup(players=2), 1)
    for number in range(53):
        kept(server, person, game, seat=0, finished=float(number))
    found = person.get("/me/statistics")
    assert found["games"] == 53
    assert [entry["finished"] for entry in found["results"]] == [float(number) for number in range(3, 53)]


# Without a server


def game(seat: int, totals: list[int], winners: list[int], at: float = 0.0) -> Finished:
    scores = [dict.fromkeys(SOURCES, total) for total in totals]
    return Finished(f"g{at}", "", at, len(totals), None, seat, scores, winners)


@pytest.mark.parametrize(
    ("seat", "totals", "winners", "expected"),
    [
        (0, [50, 40], [0], 1),
        (1, [50, 40], [0], 2),
        (1, [50, 50], [0, 1], 1),
        (1, [50, 50], [0], 2),
        (2, [50, 50, 50, 20], [0], 2),
        (3, [50, 40, 30, 20], [0], 4),
    ],
)
def test_places(seat: int, totals: list[int], winners: list[int], expected: int) -> None:
    assert place(game(seat, totals, winners)) == expected


@pytest.mark.parametrize(("course", "longest"), [("", []), ("lll", []), ("wwlwwwlw", [2, 3, 1]), ("www", [3])])
def test_streaks(course: str, longest: list[int]) -> None:
    assert streaks(letter == "w" for letter in course) == longest


def test_means_are_rounded() -> None:
    own = [game(0, [total, 0], [0], float(total)) for total in (1, 1, 2)]
    found = statistics(own, [], {}, {"check-in": Counter(), "hire": Counter()})
    assert found["mean"] == 1.33
    assert found["by_source"] == dict.fromkeys(SOURCES, 1.33)
