"""The analysis of finished games: every turn in words, and judged when it is asked for."""

from __future__ import annotations

import pytest

from grandaustria import Game, Setup
from grandaustria.server import advice
from tests.play.games import finished
from tests.server import faulty
from tests.server.postgresql import ON_SQLITE
from tests.server.running import Json, Running, Visitor
from tests.server.seats import started, step

SETUPS = {
    "two": Setup(players=2),
    "four with a draft": Setup(players=4, staff="draft", hotels="day"),
    "solo": Setup(solo="hard"),
}


def imported(person: Visitor, game: Game) -> str:
    return f"/tables/{person.post('/records', {'record': game.record()}, 201)['id']}"


@pytest.mark.parametrize("name", SETUPS)
@ON_SQLITE
def test_every_turn_is_there(server: Running, name: str) -> None:
    person, game = server.guest(), finished(SETUPS[name], 4)
    path = imported(person, game)
    turns = person.get(path + "/analysis", params={"language": "fr"})["turns"]
    assert len({turn["number"] for turn in turns}) == len(turns) > 10
    assert [turn["event"] for turn in turns] == sorted(turn["event"] for turn in turns)
    moves = [move for move in game.log if move.seat >= 0]
    told = [step["notation"] for turn in turns for step in turn["steps"]]
    assert set(told) <= {move.notation for move in moves}
    assert sum(notation in ("end", "pass") for notation in told) == sum(
        move.notation in ("end", "pass") for move in moves
    )
    assert all(step["text"] for turn in turns for step in turn["steps"])
    assert {turn["seat"] for turn in turns} == {move.seat for move in moves}


@ON_SQLITE
def test_a_turn_begins_where_the_replay_shows_it(server: Running) -> None:
    person, game = server.guest(), finished(Setup(players=3), 6)
    path = imported(person, game)
    for turn in person.get(path + "/analysis")["turns"][::7]:
        before = person.get(f"{path}/events/{turn['event']}")["position"]
        assert (before["actor"], before["round"]) == (turn["seat"], turn["round"])
        first = person.get(f"{path}/events/{turn['event'] + 1}")["move"]
        assert first == {"seat": turn["seat"], "notation": turn["steps"][0]["notation"]}


@pytest.mark.usefixtures("hasty_advice")
def test_a_turn_is_judged(server: Running) -> None:
    person, game = server.guest(), finished(Setup(players=2), 4)
    path = imported(person, game)
    turns = person.get(path + "/analysis")["turns"]
    for turn in (turns[0], turns[len(turns) // 2], turns[-1]):
        judged = person.get(f"{path}/analysis/{turn['number']}", params={"language": "de"})
        assert judged["number"] == turn["number"]
        assert judged["cost"] >= 0
        for outlook in (judged["before"], judged["after"]):
            assert set(outlook) == {"score", "margin", "chance"}
            assert 0 <= outlook["chance"] <= 1
        offered = offered_at(game, turn["event"])
        assert judged["best"][0]["notation"] in offered
        assert all(set(step) == {"notation", "text"} for step in judged["best"])


def offered_at(game: Game, event: int) -> list[str]:
    position = game.start
    for move in game.log[:event]:
        position.apply(move.action)
    return [position.notation(action) for action in position.legal_actions()]


@ON_SQLITE
@pytest.mark.usefixtures("hasty_advice")
def test_a_turn_is_judged_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    person, other = server.guest(), server.guest()
    path = f"/tables/{person.post('/records', {'record': finished(Setup(), 2).record(), 'public': True}, 201)['id']}"
    number = person.get(path + "/analysis")["turns"][5]["number"]
    judged = person.get(f"{path}/analysis/{number}")
    monkeypatch.setattr(advice, "judge", faulty.dying_over_a_hint)
    again = other.get(f"{path}/analysis/{number}", params={"language": "it"})
    assert {key: again[key] for key in ("before", "after", "cost")} == {
        key: judged[key] for key in ("before", "after", "cost")
    }
    assert [step["notation"] for step in again["best"]] == [step["notation"] for step in judged["best"]]
    assert [step["text"] for step in again["best"]] != [step["text"] for step in judged["best"]]


@ON_SQLITE
def test_a_turn_that_there_is_not(server: Running) -> None:
    person = server.guest()
    path = imported(person, finished(Setup(), 2))
    for number in (-1, 100_000, 10**30):
        person.refused("GET", f"{path}/analysis/{number}", 404, "not-found")
    person.refused("GET", f"{path}/analysis/x", 422, "invalid")


def test_a_game_that_is_played_is_not_analysed(server: Running) -> None:
    """Not even by those who play it, or alone."""
    host, other = server.guest(), server.guest()
    between = started(host, other, public=True)
    step([host, other], between["id"])
    alone = host.post("/tables", {"solo": "easy", "public": True}, 201)
    waiting = host.post("/tables", {"public": True}, 201)
    host.post(f"/tables/{alone['id']}/start", {})
    for person in (host, other, server.guest()):
        for table, reason in ((between, "running"), (alone, "running"), (waiting, "not-started")):
            refuse(person, table, reason)


def refuse(person: Visitor, table: Json, reason: str) -> None:
    for name in ("analysis", "analysis/0", "analysis/5"):
        person.refused("GET", f"/tables/{table['id']}/{name}", 409, reason)


@pytest.mark.usefixtures("hasty_advice")
@ON_SQLITE
def test_whoever_has_the_link_sees_the_analysis(server: Running) -> None:
    person, stranger = server.guest(), server.guest()
    table = person.post("/records", {"record": finished(Setup(), 2).record()}, 201)
    path = f"/tables/{table['id']}/analysis"
    number = person.get(path)["turns"][0]["number"]
    for address in (path, f"{path}/{number}"):
        stranger.refused("GET", address, 404, "not-found")
        assert stranger.get(address, params={"code": table["code"]}) == person.get(address)
