"""Playing on from a moment of a finished game: a table like any other, which says where it comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grandaustria import CHANCE, Game, Setup
from grandaustria.play import record
from grandaustria.server.api.game_shapes import EventShown
from grandaustria.server.settings import Limits, Settings
from grandaustria.server.store.play import GameRow
from tests.cli.running import Gah
from tests.play.games import finished
from tests.server.houses import brisk, play_run, until
from tests.server.postgresql import ON_SQLITE
from tests.server.running import GENEROUS, Running, Visitor, running
from tests.server.seats import play_to_the_end, started, step

Json = dict[str, Any]


@pytest.fixture
def gah(capsys: pytest.CaptureFixture[str]) -> Gah:
    return Gah(capsys)


@pytest.fixture
def settings(database: str) -> Settings:
    return brisk(Settings(database, port=0, limits=GENEROUS))


def imported(person: Visitor, game: Game) -> str:
    """Not public: others need its link."""
    return f"/tables/{person.post('/records', {'record': game.record(), 'title': 'Von früher'}, 201)['id']}"


def before_a_die(game: Game, round_number: int = 3) -> tuple[int, int]:
    """How many moves have happened before a die of this round is taken, and by which seat."""
    position = game.start
    for number, move in enumerate(game.log):
        if position.round == round_number and move.notation.startswith("die "):
            return number, move.seat
        position.apply(move.action)
    raise AssertionError("no die is taken")


def test_a_new_table_with_the_first_moves_of_the_old_one(server: Running, gah: Gah, tmp_path: Path) -> None:
    person, game = server.guest(), finished(Setup(players=3, hotels="day", staff="draft"), 4)
    source = imported(person, game)
    number, seat = before_a_die(game)
    table = person.post(f"{source}/continue", {"event": number, "bot": "waiter"}, 201)
    path = f"/tables/{table['id']}"
    assert table["origin"] == {"table": source.removeprefix("/tables/"), "event": number, "round": 3}
    assert (table["status"], table["setup"], table["title"]) == ("running", game.setup.to_json(), "Von früher")
    assert (table["public"], table["you"]) == (False, {"seats": [seat], "host": True})
    assert [row["bot"] for row in table["seats"]] == [None if n == seat else "waiter" for n in range(3)]

    state = person.get(f"{path}/state")
    moment = person.get(f"{source}/events/{number}")["position"]
    own = state["position"]["seats"][seat]
    assert own == moment["seats"][seat]
    assert all(set(other["hand"]) <= {0} for n, other in enumerate(state["position"]["seats"]) if n != seat)
    assert game.log[number].notation in [legal["notation"] for legal in state["legal"]]
    told = [event["text"] for event in person.get(f"{path}/updates?language=en&since=0")["updates"][-1]["events"]]
    assert all(told)

    play_to_the_end_with_bots(server, person, path)
    whole = person.get(f"{path}/record")
    replayed = Game.from_record(whole)
    assert replayed.log[:number] == game.log[:number]
    assert [move.notation for move in replayed.log] != [move.notation for move in game.log]
    assert whole["result"] == person.get(path)["result"]
    file = tmp_path / "game.json"
    record.save(whole, file)
    assert gah(f"replay {file}").status == 0
    assert gah(f"verify --database '{server.settings.database_url}'").status == 0
    assert person.get("/me/statistics")["games"] == 0
    listed = {entry["id"]: entry["origin"] for entry in person.get("/archive?mine=true")["tables"]}
    assert listed == {table["id"]: table["origin"], source.removeprefix("/tables/"): None}


def play_to_the_end_with_bots(server: Running, person: Visitor, path: str) -> None:
    """The person plays what comes first, from inside."""
    [seat] = person.get(path)["you"]["seats"]
    table_id = path.removeprefix("/tables/")

    def is_asked(game: GameRow) -> bool:
        return game.to_act == seat or game.status != "running"

    async def play() -> None:
        while (table := await until(server.house, table_id, is_asked)).game.status == "running":
            await play_run(server.house, table)

    server.within(play())


def test_from_the_middle_of_a_turn_its_steps_can_be_taken_back(server: Running) -> None:
    person, game = server.guest(), finished(Setup(players=2), 4)
    source = imported(person, game)
    number, seat = before_a_die(game)
    table = person.post(f"{source}/continue", {"event": number + 1}, 201)
    path = f"/tables/{table['id']}"
    state = person.get(f"{path}/state")
    assert (state["seat"], state["run"]["steps"] > 0, state["run"]["can_undo"]) == (seat, True, True)
    back = person.post(f"{path}/undo", {"revision": state["revision"], "request_id": "back"})
    assert game.log[number].notation in [legal["notation"] for legal in back["legal"]]
    again = person.post(f"{path}/redo", {"revision": back["revision"], "request_id": "on"})
    assert again["position"] == state["position"]


def test_whoever_played_has_the_own_seat_and_others_choose(server: Running) -> None:
    people = [server.guest(), server.guest()]
    watcher, stranger = server.guest(), server.guest()
    source = started(*people, public=False)
    path, code = f"/tables/{source['id']}", source["code"]
    play_to_the_end(server, source["id"])
    for seat, person in enumerate(people):
        table = person.post(f"{path}/continue", {"event": 40}, 201)
        assert (table["you"]["seats"], table["seats"][1 - seat]["bot"]) == ([seat], "innkeeper")
    assert people[0].post(f"{path}/continue", {"event": 40, "seat": 1}, 201)["you"]["seats"] == [1]
    stranger.refused("POST", f"{path}/continue", 404, "not-found", {"event": 40})
    stranger.refused("POST", f"{path}/continue?code=none", 404, "not-found", {"event": 40})
    table = watcher.post(f"{path}/continue?code={code}", {"event": 40}, 201)
    decides = people[0].get(f"{path}/events/40")["position"]["actor"]
    assert table["you"]["seats"] == [decides]
    for other in (*people, stranger):
        other.refused("GET", f"/tables/{table['id']}", 404, "not-found")


def test_only_what_is_finished_is_played_on(server: Running) -> None:
    """What the others hold in a running game is nobody's to look up."""
    people = [server.guest(), server.guest()]
    table = started(*people)
    path = f"/tables/{table['id']}"
    for _ in range(12):
        step(people, table["id"])
    moves = people[0].get(path)["moves"]
    for event in (0, moves // 2, moves):
        people[0].refused("POST", f"{path}/continue", 409, "running", {"event": event})
        people[0].refused("GET", f"{path}/events/{event}/hint", 409, "running")
    people[0].refused("GET", f"{path}/events/{moves}?seat=1", 403, "forbidden")
    assert len(people[0].get("/me/games")["tables"]) == 1
    play_to_the_end(server, table["id"])
    last = people[0].get(path)["moves"]
    people[0].refused("POST", f"{path}/continue", 409, "over", {"event": last})
    for event in (-1, last + 1, 10**30):
        people[0].refused("POST", f"{path}/continue", 404, "not-found", {"event": event})
    people[0].refused("POST", f"{path}/continue", 404, "not-found", {"event": 0, "seat": 3})
    people[0].refused("POST", f"{path}/continue", 422, "invalid", {"event": 0, "bot": "nobody"})
    people[0].post(f"{path}/continue", {"event": 0}, 201)


@ON_SQLITE
def test_a_solo_game_goes_on_against_leopold(server: Running) -> None:
    person, game = server.guest(), finished(Setup(solo="hard"), 4)
    source = imported(person, game)
    for number, move in list(enumerate(game.log))[::60]:
        table = person.post(f"{source}/continue", {"event": number}, 201)
        assert (table["you"]["seats"], table["seats"][1]["leopold"], table["seats"][1]["bot"]) == ([0], True, None)
        assert move.seat in (0, CHANCE)
    person.refused("POST", f"{source}/continue", 404, "not-found", {"event": 30, "seat": 1})


@ON_SQLITE
def test_it_counts_as_a_game_with_bots(database: str) -> None:
    limits = Limits(bot_tables_per_guest=1, guest_positions=2_000)
    with running(Settings(database, port=0, limits=limits)) as server:
        person, game = server.guest(), finished(Setup(players=2), 4)
        source = imported(person, game)
        person.refused("POST", f"{source}/continue", 403, "budget", {"event": 40, "bot": "director@2001"})
        person.post(f"{source}/continue", {"event": 40, "bot": "waiter"}, 201)
        told = person.refused("POST", f"{source}/continue", 409, "too-many-bots", {"event": 40, "bot": "waiter"})
        assert told == {"most": 1}
        assert len(person.get("/me/games")["tables"]) == 1


@ON_SQLITE
@pytest.mark.usefixtures("hasty_advice")
def test_what_the_house_would_do_at_any_moment(server: Running) -> None:
    person, game = server.guest(), finished(Setup(players=2), 4)
    source = imported(person, game)
    number, seat = before_a_die(game)
    found = person.get(f"{source}/events/{number}/hint?language=de")
    assert (found["event"], found["seat"]) == (number, seat)
    position = game.start
    for move in game.log[:number]:
        position.apply(move.action)
    legal = [position.notation(action) for action in position.legal_actions()]
    assert found["turns"]
    assert all(turn["steps"][0]["notation"] in legal for turn in found["turns"])
    assert all(one["text"] for turn in found["turns"] for one in turn["steps"])
    before = next(n for n in range(number, 0, -1) if game.log[n - 1].seat == CHANCE)
    decided = next(n for n in range(before - 1, number + 1) if game.log[n].seat != CHANCE)
    assert person.get(f"{source}/events/{before - 1}/hint")["event"] == decided
    person.refused("GET", f"{source}/events/{len(game.log)}/hint", 409, "not-asked")
    person.refused("GET", f"{source}/events/{len(game.log) + 1}/hint", 404, "not-found")
    server.guest().refused("GET", f"{source}/events/{number}/hint", 404, "not-found")


@ON_SQLITE
def test_a_moment_has_all_that_a_table_tells_from_any_seat(server: Running) -> None:
    person, game = server.guest(), finished(Setup(players=3), 4)
    source = imported(person, game)
    opening = next(n for n, move in enumerate(game.log) if move.seat != CHANCE)
    for number in (0, opening, 55, len(game.log)):
        for seat in range(3):
            shown = person.get(f"{source}/events/{number}?language=fr&prospects=true&seat={seat}")
            EventShown.model_validate(shown, strict=True)
            assert (shown["seat"], shown["opening"]) == (seat, opening)
            assert shown["position"] == person.get(f"{source}/events/{number}")["position"]
            prospects = shown["prospects"]
            assert (prospects["seat"], prospects["revision"], prospects["options"]) == (seat, number, [])
            assert (prospects["ask"] != "", len(prospects["dice"])) == (True, 6)
    assert all(person.get(f"{source}/events/{opening}")["position"]["tiles"])
    assert "prospects" not in person.get(f"{source}/events/55?language=fr")
    person.refused("GET", f"{source}/events/55?seat=3", 404, "not-found")
