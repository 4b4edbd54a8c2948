"""Hints: for whoever plays without other people, from what the seat may see, and never at the cost of a bot."""

from __future__ import annotations

import asyncio
import itertools
import logging
from dataclasses import replace
from typing import Any

import pytest

from grandaustria import Position, Setup
from grandaustria.engine import Luck, View
from grandaustria.server import advice
from grandaustria.server.advice import Advice
from grandaustria.server.errors import Refusal
from grandaustria.server.settings import Limits, Settings
from tests.server import faulty
from tests.server.houses import begin, brisk, open_house, until
from tests.server.postgresql import ON_SQLITE
from tests.server.running import Json, Running, Visitor, next_message, running
from tests.server.seats import open_table, start, started

TABLES: dict[str, Json] = {
    "solo": {"solo": "medium"},
    "against a bot": {"seats": ["me", {"bot": "pageboy"}]},
    "against three": {"players": 4, "seats": [{"bot": "waiter"}, "me", {"bot": "pageboy"}, {"bot": "waiter"}]},
    "hot seat": {"players": 3, "hot_seat": True},
    "hot seat with a bot": {"players": 3, "hot_seat": True, "seats": ["me", "me", {"bot": "pageboy"}]},
    "a draft": {"staff": "draft", "seats": ["me", {"bot": "pageboy"}]},
}
_requests = itertools.count(1)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Bots at once: whoever asks until it is their turn again asks less often."""
    return replace(settings, bot_pause=0.0)


def hint_path(table: Json) -> str:
    return f"/tables/{table['id']}/hint"


def asked_state(person: Visitor, table: Json) -> Json:
    """The state as soon as the person is to decide something; what is complete is confirmed."""
    path = f"/tables/{table['id']}"
    while True:
        state = person.get(path + "/state")
        if state["legal"]:
            return state
        assert state["status"] == "running"
        if state["run"]["complete"] and state["seat"] == state["run"]["seat"]:
            person.post(path + "/confirm", {"revision": state["revision"], "request_id": f"h{next(_requests)}"})


def play(person: Visitor, table: Json, state: Json, action: int | str) -> Json:
    body = {"revision": state["revision"], "request_id": f"h{next(_requests)}", "action": action}
    return person.post(f"/tables/{table['id']}/actions", body)


def begun(host: Visitor, **form: Any) -> Json:
    return start(host, open_table(host, **form)["id"])


# Who may


@pytest.mark.parametrize("name", TABLES)
@ON_SQLITE
@pytest.mark.usefixtures("hasty_advice")
def test_whoever_plays_without_other_people_gets_hints(server: Running, name: str) -> None:
    """The turns can be played as they are told, each step in the words in which the table offers it then."""
    host = server.guest()
    table = begun(host, **TABLES[name])
    for _ in range(3):
        state = asked_state(host, table)
        hint = host.get(hint_path(table), params={"language": "de"})
        assert (hint["revision"], hint["seat"]) == (state["revision"], state["seat"])
        assert 1 <= len(hint["turns"]) <= 3
        margins = [turn["margin"] for turn in hint["turns"]]
        assert margins == sorted(margins, reverse=True)
        assert all(0 <= turn["chance"] <= 1 for turn in hint["turns"])
        legal = {entry["action"] for entry in state["legal"]}
        assert all(turn["steps"][0]["action"] in legal for turn in hint["turns"])
        follow(host, table, state, hint["turns"][0]["steps"])


def follow(host: Visitor, table: Json, state: Json, steps: list[Json]) -> None:
    """Play the steps: each is offered when it is its turn."""
    for step in steps:
        prospects = host.get(f"/tables/{table['id']}/prospects", params={"language": "de"})
        offered = {option["action"]: option for option in prospects["options"]}
        assert {key: offered[step["action"]][key] for key in ("notation", "text")} == {
            key: step[key] for key in ("notation", "text")
        }
        state = play(host, table, state, step["action"])


@pytest.mark.usefixtures("hasty_advice")
def test_a_hint_in_the_middle_of_a_turn(server: Running) -> None:
    host = server.guest()
    table = begun(host, solo="easy")
    while (state := asked_state(host, table))["run"]["steps"] == 0:
        play(host, table, state, state["legal"][-1]["action"])
    hint = host.get(hint_path(table))
    follow_in_german = host.get(hint_path(table), params={"language": "de"})["turns"][0]["steps"]
    assert hint["revision"] == state["revision"]
    follow(host, table, state, follow_in_german)


def test_between_people_there_are_no_hints(server: Running) -> None:
    host, other, watcher = server.guest(), server.guest(), server.guest()
    table = started(host, other, public=True)
    for person in (host, other, watcher):
        person.refused("GET", hint_path(table), 403, "no-hints")


@ON_SQLITE
def test_a_seat_somebody_has_given_up_is_still_theirs(server: Running) -> None:
    host, other = server.guest(), server.guest()
    table = started(host, other)
    other.post(f"/tables/{table['id']}/leave", {"bot": "pageboy"})
    asked_state(host, table)
    for person in (host, other):
        person.refused("GET", hint_path(table), 403, "no-hints")


@ON_SQLITE
def test_people_among_bots_get_no_hints(server: Running) -> None:
    host, other = server.guest(), server.guest()
    table = open_table(host, players=3, seats=["me", "open", {"bot": "pageboy"}])
    other.post(f"/tables/{table['id']}/join", {"code": table["code"]})
    start(host, table["id"])
    for person in (host, other):
        person.refused("GET", hint_path(table), 403, "no-hints")


@pytest.mark.parametrize("name", TABLES)
@ON_SQLITE
def test_whoever_looks_on_gets_none(server: Running, name: str) -> None:
    host, watcher = server.guest(), server.guest()
    table = begun(host, public=True, **TABLES[name])
    watcher.refused("GET", hint_path(table), 403, "no-hints")


@ON_SQLITE
@pytest.mark.usefixtures("hasty_advice")
def test_a_host_who_does_not_play_gets_none(server: Running) -> None:
    host, other = server.guest(), server.guest()
    table = open_table(host, seats=["open", {"bot": "pageboy"}])
    other.post(f"/tables/{table['id']}/join", {"code": table["code"]})
    start(host, table["id"])
    host.refused("GET", hint_path(table), 403, "no-hints")
    asked_state(other, table)
    assert other.get(hint_path(table))["turns"]


@ON_SQLITE
def test_when_there_is_nothing_to_decide(server: Running) -> None:
    host = server.guest()
    table = open_table(host, seats=["me", {"bot": "waiter"}])
    host.refused("GET", hint_path(table), 409, "not-started")
    start(host, table["id"])
    host.post(f"/tables/{table['id']}/leave", {"bot": "pageboy"})
    host.refused("GET", hint_path(table), 409, "not-asked")


@ON_SQLITE
def test_when_the_game_is_over(settings: Settings) -> None:
    with running(brisk(settings)) as server:
        host = server.guest()
        table = begun(host, solo="easy")
        host.post(f"/tables/{table['id']}/leave", {"bot": "pageboy"})
        with host.socket(table["id"]) as live:
            while next_message(live, "update")["status"] == "running":
                pass
        host.refused("GET", hint_path(table), 409, "over")


@ON_SQLITE
def test_when_choices_wait_to_be_confirmed(server: Running) -> None:
    host = server.guest()
    table = begun(host, staff="draft", hot_seat=True)
    state = asked_state(host, table)
    after = play(host, table, state, state["legal"][0]["action"])
    assert after["run"]["complete"]
    host.refused("GET", hint_path(table), 409, "not-asked")


# From what


@ON_SQLITE
def test_a_hint_comes_from_the_view_of_the_seat(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "best_turns", faulty.nosy_hint)
    host = server.guest()
    table = begun(host, players=4, hot_seat=True)
    for _ in range(6):
        state = asked_state(host, table)
        assert host.get(hint_path(table))["turns"]
        play(host, table, state, state["legal"][0]["action"])


# At what cost


def a_view() -> View:
    position = Position(Setup(players=2))
    Luck(1).resolve(position)
    return position.view(position.to_move)


@ON_SQLITE
@pytest.mark.usefixtures("hasty_advice")
def test_a_hint_that_fails_is_refused_and_logged(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host = server.guest()
    table = begun(host, solo="easy")
    with monkeypatch.context() as patched:
        patched.setattr(advice, "best_turns", faulty.dying_over_a_hint)
        host.refused("GET", hint_path(table), 503, "busy")
    assert sum("no advice" in record.message for record in caplog.records) == 1
    assert host.get(hint_path(table))["turns"]


@ON_SQLITE
def test_no_bot_waits_for_advice(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "best_turns", faulty.hanging_over_a_hint)

    async def beside_it() -> None:
        async with open_house(brisk(settings)) as house:
            stuck = [asyncio.create_task(house.advice.hint(name, "game", 1, a_view())) for name in ("anna", "ben")]
            await asyncio.sleep(0)  # both ask, and one of them is thought about for ever
            table = await begin(house, "waiter", "pageboy")
            await until(house, table.game.id, lambda game: game.turn > 8)
            assert not any(task.done() for task in stuck)
            for task in stuck:
                task.cancel()

    asyncio.run(beside_it())


async def asked(advising: Advice, person: str, number: int, order: list[str]) -> None:
    await advising.hint(person, "game", number, a_view())
    order.append(person)


def test_people_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "best_turns", faulty.slow_hint)

    async def together() -> list[str]:
        advising, order = Advice(Limits()), list[str]()
        people = ("anna", "anna", "anna", "ben")
        try:
            await asyncio.gather(*(asked(advising, person, i, order) for i, person in enumerate(people)))
        finally:
            await advising.close()
        return order

    assert asyncio.run(together()).index("ben") <= 1


@pytest.mark.parametrize(("most", "house_wide", "reason"), [(2, 40, (429, "too-many")), (40, 2, (503, "busy"))])
def test_few_may_wait(monkeypatch: pytest.MonkeyPatch, most: int, house_wide: int, reason: tuple[int, str]) -> None:
    monkeypatch.setattr(advice, "best_turns", faulty.slow_hint)
    monkeypatch.setattr(advice, "MOST_WAITING", house_wide)

    async def too_many() -> None:
        advising = Advice(Limits(thoughts_per_person=most))
        try:
            waiting = [asyncio.create_task(advising.hint("anna", "game", number, a_view())) for number in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Refusal) as refused:
                await advising.hint("anna", "game", 3, a_view())
            assert (refused.value.status, refused.value.reason) == reason
            assert refused.value.details["retry_after"] > 0
            await asyncio.gather(*waiting)
            assert await advising.hint("anna", "game", 3, a_view()) == []  # there is room again
        finally:
            await advising.close()

    asyncio.run(too_many())


@pytest.mark.usefixtures("hasty_advice")
def test_what_was_thought_is_kept_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(advice, "KEPT", 2)

    async def remembered() -> None:
        advising = Advice(Limits())
        try:
            found = {number: await advising.hint("anna", "game", number, a_view()) for number in (1, 2, 3)}
            monkeypatch.setattr(advice, "best_turns", faulty.dying_over_a_hint)
            assert await advising.hint("ben", "game", 3, a_view()) == found[3]
            with pytest.raises(Refusal):
                await advising.hint("anna", "game", 1, a_view())
        finally:
            await advising.close()

    with caplog.at_level(logging.CRITICAL):
        asyncio.run(remembered())


@pytest.mark.usefixtures("hasty_advice")
def test_two_who_ask_the_same_are_answered_by_one_thought() -> None:
    async def together() -> None:
        advising = Advice(Limits())
        try:
            one, other = await asyncio.gather(*(advising.hint(name, "game", 1, a_view()) for name in ("anna", "ben")))
            assert one is other
        finally:
            await advising.close()

    asyncio.run(together())
