"""Prospects and sentences over HTTP and the socket: in the language of who asks, with the names of the table."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from grandaustria import Setup
from grandaustria.languages import LANGUAGES
from grandaustria.server.api.game_shapes import Accepted, EventShown, Prospects, TableOpened
from grandaustria.server.api.shapes import Updates
from tests.play.games import finished
from tests.server.postgresql import ON_SQLITE
from tests.server.running import API, Running, Visitor, next_message
from tests.server.seats import open_table, start, started, step

Json = dict[str, Any]
pytestmark = ON_SQLITE
PLAIN = {"index", "name", "seat", "effects", "arguments"}
SPOKEN = PLAIN | {"text", "brief", "gains"}


@pytest.fixture
def two(server: Running) -> list[Visitor]:
    people = [server.guest(), server.guest()]
    for person, name in zip(people, ("Sisi", "Mitzi"), strict=True):  # no card is called so
        person.patch("/me", {"name": name})
    return people


def prospects(person: Visitor, table: Json, **query: Any) -> Json:
    found: Json = person.get(f"/tables/{table['id']}/prospects", params=query)
    return found


def test_the_shape_is_as_described_throughout_a_game(two: list[Visitor], server: Running) -> None:
    table = started(*two, public=True)
    watcher = server.guest()
    for _ in range(40):
        for person in (*two, watcher):
            found = prospects(person, table)
            state = person.get(f"/tables/{table['id']}/state")
            Prospects.model_validate(found, strict=True)
            assert (found["revision"], found["seat"]) == (state["revision"], state["seat"])
            legal = [{"action": option["action"], "notation": option["notation"]} for option in found["options"]]
            assert legal == state["legal"]
        step(two, table["id"])


def test_one_is_spoken_to_and_others_are_spoken_of(two: list[Visitor]) -> None:
    table = started(*two)
    asked = next(person for person in two if prospects(person, table)["options"])
    (other,) = (person for person in two if person is not asked)
    name = asked.get("/me")["name"]
    assert prospects(asked, table)["ask"] == "Take your first guest from the queue. It costs nothing."
    assert prospects(other, table)["ask"] == f"{name} is choosing a first guest."
    assert [seat["name"] for seat in prospects(other, table)["seats"]] == ["Sisi", "Mitzi"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(two: list[Visitor], language: str) -> None:
    table = started(*two)
    for person in two:
        found = prospects(person, table, language=language)
        assert found["ask"]
        assert all(option["text"] and option["events"][0]["text"] for option in found["options"])
    two[0].refused("GET", f"/tables/{table['id']}/prospects?language=la", 422, "invalid")


def test_bots_and_leopold_have_names(server: Running) -> None:
    host = server.guest()
    host.patch("/me", {"name": "Sisi"})
    bots = [{"bot": "waiter"}, {"bot": "pageboy"}, {"bot": "waiter"}]
    table = open_table(host, players=4, seats=["me", *bots])
    start(host, table["id"])
    names = [seat["name"] for seat in prospects(host, table)["seats"]]
    assert names[0] == "Sisi"
    assert len(set(names)) == 4
    assert names[1].endswith("1")
    assert names[3].endswith("2")
    solo = open_table(host, solo="easy")
    start(host, solo["id"])
    assert [seat["name"] for seat in prospects(host, solo)["seats"]] == ["Sisi", "Leopold"]


def test_whoever_has_given_the_seat_to_a_bot_looks_on(two: list[Visitor]) -> None:
    table = started(*two)
    asked = next(person for person in two if prospects(person, table)["options"])
    table_path = f"/tables/{table['id']}"
    (other,) = (person for person in two if person is not asked)
    other.post(f"{table_path}/leave", {"bot": "pageboy"})
    step([asked], table["id"])
    found = prospects(other, table)
    assert (found["options"], found["refusals"]) == ([], [])
    assert other.get(f"{table_path}/state")["legal"] == []


def test_a_table_that_has_not_begun_has_no_prospects(two: list[Visitor]) -> None:
    table = open_table(two[0])
    two[0].refused("GET", f"/tables/{table['id']}/prospects", 409, "not-started")


def test_after_the_end_nothing_is_asked(server: Running) -> None:
    host = server.guest()
    game = finished(Setup(players=3), 2)
    found = prospects(host, host.post("/records", {"record": game.record()}, 201))
    assert (found["options"], found["emperor"]) == ([], None)
    (winner,) = game.winners()
    assert found["ask"] == f"Player {winner + 1} wins with {game.scores()[winner].total} points."
    assert [seat["scores"]["total"] for seat in found["seats"]] == [score.total for score in game.scores()]
    assert [seat["name"] for seat in found["seats"]] == ["Player 1", "Player 2", "Player 3"]


# Sentences on events


def test_without_a_language_updates_are_as_they_were(two: list[Visitor]) -> None:
    table = started(*two)
    step(two, table["id"])
    found = two[0].get(f"/tables/{table['id']}/updates")
    assert {frozenset(event) for update in found["updates"] for event in update["events"]} == {frozenset(PLAIN)}
    assert "told" not in two[0].get(f"/tables/{table['id']}/events/3")


def test_updates_in_a_language(two: list[Visitor]) -> None:
    table = started(*two)
    for _ in range(12):
        step(two, table["id"])
    plain = two[0].get(f"/tables/{table['id']}/updates")
    spoken = two[0].get(f"/tables/{table['id']}/updates", params={"language": "de"})
    Updates.model_validate(spoken, strict=True)
    events = [event for update in spoken["updates"] for event in update["events"]]
    assert {frozenset(event) for event in events} == {frozenset(SPOKEN), frozenset(SPOKEN | {"line"})}
    lines = [event["line"] for event in events if "line" in event]
    assert {frozenset(line) for line in lines} == {frozenset({"row", "text", "brief", "gains"})}
    assert all("Sisi" not in line["text"] and "Mitzi" not in line["text"] for line in lines)
    texts = [event["text"] for event in events]
    assert any("Sisi" in text for text in texts)
    assert any("Mitzi" in text for text in texts)
    for update in spoken["updates"]:
        update["events"] = [{key: event[key] for key in PLAIN} for event in update["events"]]
    assert spoken == plain


def test_a_sentence_names_only_the_cards_one_may_see(two: list[Visitor]) -> None:
    table = started(*two)
    told = [person.get(f"/tables/{table['id']}/updates?language=en")["updates"] for person in two]
    for eyes, updates in enumerate(told):
        draws = [e for update in updates for e in update["events"] if e["name"] == "draws-staff"]
        assert len(draws) == 2
        for event in draws:
            own = event["seat"] == eyes
            assert ("cards" in event["arguments"]) == own
            assert event["text"].endswith("draws 6 staff cards.") != own


def test_the_socket_tells_each_in_its_language(two: list[Visitor]) -> None:
    table = started(*two)
    with two[0].socket(table["id"], language="de") as german, two[0].socket(table["id"]) as silent:
        opening = [next_events(live) for live in (german, silent)]
        assert any("Spiel" in event["text"] for event in opening[0])
        assert {frozenset(event) for event in opening[1]} == {frozenset(PLAIN)}
        done = step(two, table["id"])["accepted"]
        asked = two[0].get(f"/tables/{table['id']}/updates?since={done['revision'] - 1}&language=de")
        assert next_events(german) == asked["updates"][0]["events"]
        assert {frozenset(event) for event in next_events(silent)} == {frozenset(PLAIN)}


def next_events(live: ClientConnection) -> list[Json]:
    """The next events that a socket tells of."""
    while not (found := next_message(live, "update")["events"]):
        pass
    return list(found)


def asked_at(two: list[Visitor], table: Json) -> tuple[Visitor, Json]:
    """Who is asked, and the state they see."""
    path = f"/tables/{table['id']}/state"
    return next((person, state) for person in two if (state := person.get(path))["legal"])


def test_a_step_is_answered_with_its_prospects_to_whoever_wants_them(two: list[Visitor]) -> None:
    table = started(*two)
    path = f"/tables/{table['id']}"
    wanted = "?language=de&prospects=true"
    while not (state := step(two, table["id"]))["run"]["can_undo"]:
        pass
    person = two[state["run"]["seat"]]
    for number, way in enumerate(("undo", "redo", "undo", "actions")):
        body = {"revision": state["revision"], "request_id": str(number)}
        more = {"action": state["legal"][0]["action"]} if way == "actions" else {}
        state = person.post(f"{path}/{way}{wanted}", body | more)
        Accepted.model_validate(state, strict=True)
        assert state["prospects"] == prospects(person, table, language="de")
        assert state["prospects"]["revision"] == state["revision"]
    assert person.get(f"{path}/state{wanted}")["prospects"] == state["prospects"]


@pytest.mark.parametrize("wanted", ["", "?language=de", "?prospects=true"])
def test_without_both_a_state_has_no_prospects(two: list[Visitor], wanted: str) -> None:
    """Prospects take their time, and are sentences: one has to want them, in a language."""
    table = started(*two)
    path = f"/tables/{table['id']}"
    person, state = asked_at(two, table)
    body = {"revision": state["revision"], "request_id": "one", "action": state["legal"][0]["action"]}
    assert "prospects" not in person.post(f"{path}/actions{wanted}", body)
    assert "prospects" not in person.get(f"{path}/state{wanted}")


def test_choices_are_confirmed_with_their_prospects(two: list[Visitor]) -> None:
    """From the first guests to the first turn, until something waits to be confirmed."""
    table = started(*two)
    path = f"/tables/{table['id']}"
    while not (state := step(two, table["id"]))["run"]["complete"]:
        pass
    person = two[state["run"]["seat"]]
    body = {"revision": state["revision"], "request_id": "sure"}
    done = person.post(f"{path}/confirm?language=en&prospects=true", body)
    assert done["prospects"] == prospects(person, table)


def test_a_table_is_opened_with_one_request(two: list[Visitor], server: Running) -> None:
    table = started(*two, public=True)
    path = f"/tables/{table['id']}"
    for person in (*two, server.guest()):
        opened = person.get(f"{path}?state=true&language=fr&prospects=true")
        TableOpened.model_validate(opened, strict=True)
        state = opened.pop("state")
        assert opened == person.get(path)
        assert state.pop("prospects") == prospects(person, table, language="fr")
        assert state == person.get(f"{path}/state")


def test_a_table_that_has_not_begun_is_opened_without_a_state(two: list[Visitor]) -> None:
    table = open_table(two[0])
    opened = two[0].get(f"/tables/{table['id']}?state=true&language=fr&prospects=true")
    assert (opened["status"], opened["state"]) == ("open", None)


def test_what_you_did_in_your_language(two: list[Visitor]) -> None:
    table = started(*two)
    for person in two:
        state = person.get(f"/tables/{table['id']}/state")
        if state["legal"]:
            body = {"revision": state["revision"], "request_id": "one", "action": state["legal"][0]["action"]}
            done = person.post(f"/tables/{table['id']}/actions?language=fr", body)["accepted"]
            assert all(set(event) - {"line"} == SPOKEN for event in done["events"])


def test_a_replay_has_the_sentences_of_each_move(two: list[Visitor]) -> None:
    """All moves one after the other tell what the updates have told, as far as it is final."""
    table = started(*two)
    for _ in range(14):
        step(two, table["id"])
    path = f"/tables/{table['id']}"
    final = two[0].get(path)["moves"]
    told = [two[0].get(f"{path}/events/{number}?language=en")["told"] for number in range(final + 1)]
    for number in (0, final):
        EventShown.model_validate(two[0].get(f"{path}/events/{number}?language=en"), strict=True)
    updates = two[0].get(f"{path}/updates?language=en")["updates"]
    texts = [event["text"] for update in updates for event in update["events"]]
    replayed = [event["text"] for events in told for event in events]
    assert replayed == texts[: len(replayed)]
    assert len(replayed) > 30


def test_prospects_are_quickly_told(two: list[Visitor]) -> None:
    """They are asked for at every step: what is sent stays small."""
    table = started(*two)
    for _ in range(30):
        step(two, table["id"])
        assert len(two[0].client.get(f"{API}/tables/{table['id']}/prospects").content) < 40_000


def test_a_socket_that_asks_for_them_has_them_with_every_state(two: list[Visitor]) -> None:
    """Each as the person would be answered, in the language of the socket; without a language there are none."""
    table = started(*two)
    wishes: tuple[Json, ...] = (
        {"language": "de", "prospects": True},
        {"language": "it", "prospects": True},
        {"prospects": True},
        {},
    )
    with ExitStack() as open_sockets:
        sockets = [
            (person, wish, open_sockets.enter_context(person.socket(table["id"], **wish)))
            for person in two
            for wish in wishes
        ]
        for _ in range(2):
            for person, wish, live in sockets:
                state = next_message(live, "state")
                asked = prospects(person, table, language=wish["language"]) if "language" in wish else None
                assert state.get("prospects") == asked
            step(two, table["id"])
