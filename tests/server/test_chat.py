"""Talking at a table: who may read and write, limits, mutes, reports; asked for and live."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select
from websockets.sync.client import ClientConnection

from grandaustria.server.db.engine import reading, writing
from grandaustria.server.db.schema import reports
from grandaustria.server.live import Listener
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import chat, shunned
from tests.server.houses import add_people, begin, open_house
from tests.server.postgresql import ON_POSTGRESQL, ON_SQLITE
from tests.server.running import Running, Visitor, next_message, running
from tests.server.seats import open_table, person_id

Json = dict[str, Any]


def texts(person: Visitor, table_id: str, **params: Any) -> list[str]:
    return [message["text"] for message in person.get(f"/tables/{table_id}/chat", params=params)["messages"]]


def say(person: Visitor, table_id: str, text: str) -> Json:
    message: Json = person.post(f"/tables/{table_id}/chat", {"text": text}, 201)
    return message


def hear(live: ClientConnection) -> str:
    return str(next_message(live, "chat")["text"])


def test_what_is_said_is_read_by_all_at_a_public_table(server: Running) -> None:
    host, anna, watcher = server.guest(), server.guest(), server.guest()
    table = open_table(host, public=True)["id"]
    anna.post(f"/tables/{table}/join")
    said = say(host, table, "  Guten <b>Abend</b>\r\n& willkommen 🎩 ")
    assert said["text"] == "Guten <b>Abend</b>\n& willkommen 🎩"
    assert said["person"] == {"id": person_id(host), "name": host.get("/me")["name"]}
    say(anna, table, "Servus")
    assert texts(watcher, table) == texts(host, table) == [said["text"], "Servus"]
    watcher.refused("POST", f"/tables/{table}/chat", 403, "forbidden", {"text": "Ich auch"})


def test_private_talk_is_for_those_who_sit_there(server: Running) -> None:
    host, friend, stranger = server.guest(), server.guest(), server.guest()
    table = open_table(host)
    path, code = f"/tables/{table['id']}/chat", {"code": table["code"]}
    with friend.socket(table["id"], **code) as outside, host.socket(table["id"]) as inside:
        say(host, table["id"], "unter uns")
        assert hear(inside) == "unter uns"
        assert friend.get(path, 403, params=code)["error"]["reason"] == "forbidden"
        stranger.refused("GET", path, 404, "not-found")
        stranger.refused("POST", path, 404, "not-found", {"text": "x"})
        friend.post(f"/tables/{table['id']}/join", code)
        say(host, table["id"], "willkommen")
        assert hear(outside) == "willkommen"
    assert texts(friend, table["id"]) == ["unter uns", "willkommen"]


@ON_SQLITE
def test_whoever_comes_while_private_talk_is_on_its_way_does_not_overhear_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, egon = Listener("anna", 0), Listener("egon", 0)
    deaf_to = shunned.deaf_to

    async def overheard() -> None:
        async with open_house(settings) as house:
            await add_people(house, "anna", "ben", "egon")
            table = (await begin(house, "anna", "ben")).game.id
            house.hub.add(table, anna)

            async def meanwhile(*arguments: Any) -> frozenset[str]:
                house.hub.add(table, egon)
                return await deaf_to(*arguments)

            monkeypatch.setattr(shunned, "deaf_to", meanwhile)
            async with writing(house.engine) as connection:
                message = await chat.add_message(connection, table, "anna", "unter uns", 0.0)
            await house.talk.deliver(table, message)
            assert "chat" in told(anna)
            assert told(egon) == ["presence"]

    asyncio.run(overheard())


def told(listener: Listener) -> list[str]:
    """The kinds of messages that wait for a socket."""
    messages = [listener.queue.get_nowait() for _ in range(listener.queue.qsize())]
    return [json.loads(message)["type"] for message in messages if message is not None]


def test_pages_of_talk(server: Running) -> None:
    host = server.guest()
    table = open_table(host)["id"]
    numbers = [say(host, table, str(i))["id"] for i in range(7)]
    assert texts(host, table, limit=3) == ["4", "5", "6"]
    assert texts(host, table, limit=3, before=numbers[4]) == ["1", "2", "3"]
    assert texts(host, table, limit=3, since=numbers[1]) == ["2", "3", "4"]
    assert texts(host, table, since=numbers[6]) == []


def test_what_cannot_be_said(server: Running) -> None:
    host = server.guest()
    path = f"/tables/{open_table(host)['id']}/chat"
    most = server.settings.limits.chat_length
    host.refused("POST", path, 422, "length", {"text": "x" * (most + 1)})
    host.refused("POST", path, 422, "length", {"text": "   "})
    for text in ("", "a\u0000b", "\u202eabc", 7, None):
        host.refused("POST", path, 422, "invalid", {"text": text})
    lone = host.post(path, status=422, content=r'{"text": "\ud800"}', headers={"Content-Type": "application/json"})
    assert lone["error"]["reason"] == "invalid"
    host.post(path, {"text": "ü" * most}, 201)


class Hands:
    """A clock that is set by hand."""

    time = 1000.0


@pytest.fixture
def strict(settings: Settings) -> Iterator[Running]:
    limits = replace(settings.limits, chat_per_minute=3)
    with running(replace(settings, limits=limits), Services(now=lambda: Hands.time)) as server:
        yield server


def test_nobody_talks_all_the_time(strict: Running) -> None:
    host, anna = strict.guest(), strict.guest()
    tables = [open_table(host, public=True)["id"] for _ in range(2)]
    anna.post(f"/tables/{tables[0]}/join")
    for i in range(3):
        say(host, tables[i % 2], str(i))
    assert host.refused("POST", f"/tables/{tables[1]}/chat", 429, "too-many", {"text": "x"})["retry_after"] == 60
    say(anna, tables[0], "ich darf")
    Hands.time += 61
    say(host, tables[0], "wieder")
    assert texts(host, tables[0]) == ["0", "2", "ich darf", "wieder"]


def test_the_muted_are_not_heard(server: Running) -> None:
    host, anna, max_ = server.guest(), server.guest(), server.guest()
    table = open_table(host, players=3, public=True)["id"]
    for person in (anna, max_):
        person.post(f"/tables/{table}/join")
    say(max_, table, "vorher")
    muted = anna.post("/me/mutes", {"person": person_id(max_)})
    assert muted == anna.get("/me/mutes") == anna.post("/me/mutes", {"person": person_id(max_)})
    assert muted["people"] == [{"id": person_id(max_), "name": max_.get("/me")["name"]}]
    with anna.socket(table) as deaf, host.socket(table) as hearing:
        say(max_, table, "nachher")
        say(host, table, "ich")
        assert [hear(hearing), hear(hearing)] == ["nachher", "ich"]
        assert hear(deaf) == "ich"
        assert texts(anna, table) == ["ich"]
        assert texts(host, table) == ["vorher", "nachher", "ich"]
        assert anna.delete(f"/me/mutes/{person_id(max_)}") == {"people": []}
        say(max_, table, "wieder")
        assert hear(deaf) == "wieder"
    assert host.get("/me/mutes") == {"people": []}
    anna.refused("POST", "/me/mutes", 404, "not-found", {"person": "nobody"})
    anna.refused("POST", "/me/mutes", 422, "invalid", {"person": person_id(anna)})


# Before the game, and around it


def test_talk_before_the_game_goes_on_in_it(server: Running) -> None:
    host, anna = server.guest(), server.guest()
    table = open_table(host, public=True)["id"]
    anna.post(f"/tables/{table}/join")
    say(anna, table, "gleich")
    with anna.socket(table) as live:
        host.post(f"/tables/{table}/start")
        say(host, table, "jetzt")
        assert hear(live) == "jetzt"
    assert texts(anna, table) == texts(host, table) == ["gleich", "jetzt"]


def talk_apart(person: Visitor, table: str, text: str, status: int = 201, **params: Any) -> Json:
    body = {"text": text, "room": "spectators"}
    answer: Json = person.post(f"/tables/{table}/chat", body, status, params=params)
    return answer


@pytest.mark.parametrize("public", [True, False])
def test_spectators_talk_apart_until_the_end(server: Running, public: bool) -> None:
    host, anna, max_, eva = (server.guest() for _ in range(4))
    opened = open_table(host, public=public)
    table, code = opened["id"], {"code": opened["code"]}
    path = f"/tables/{table}/chat"
    anna.post(f"/tables/{table}/join", code)
    host.post(f"/tables/{table}/start")
    with anna.socket(table) as playing, eva.socket(table, **code) as watching:
        assert talk_apart(max_, table, "er hat die 6", **code)["room"] == "spectators"
        assert hear(watching) == "er hat die 6"
        say(anna, table, "ich denke noch")
        assert hear(playing) == "ich denke noch"  # and nothing before it
        if public:
            assert hear(watching) == "ich denke noch"
    apart = {"room": "spectators"}
    assert texts(eva, table, **apart, **code) == ["er hat die 6"]
    assert texts(anna, table) == ["ich denke noch"]
    for player in (host, anna):
        assert player.get(path, 403, params=apart)["error"]["reason"] == "forbidden"
        assert talk_apart(player, table, "psst", 403)["error"]["reason"] == "forbidden"
    max_.post(path, {"text": "hallo"}, 403, params=code)
    for player in (host, anna):
        player.post(f"/tables/{table}/ask", {"what": "end"})
    assert texts(anna, table, **apart) == ["er hat die 6"]
    if not public:
        eva.get(path, 403, params=code)


def test_a_stranger_hears_no_spectators(server: Running) -> None:
    host, stranger = server.guest(), server.guest()
    table = open_table(host)["id"]
    path = f"/tables/{table}/chat"
    stranger.get(path, 404, params={"room": "spectators"})
    stranger.refused("POST", path, 404, "not-found", {"text": "x", "room": "spectators"})
    stranger.refused("POST", path, 422, "invalid", {"text": "x", "room": "cellar"})


def test_spectators_are_muted_and_reported_like_everybody(server: Running) -> None:
    host, anna, max_ = server.guest(), server.guest(), server.guest()
    table = open_table(host, public=True)["id"]
    said = talk_apart(max_, table, "Unhöfliches")
    path = f"/tables/{table}/reports"
    assert anna.post(path, {"message": said["id"]}, 201) == {"reported": person_id(max_)}
    host.refused("POST", path, 403, "forbidden", {"message": said["id"]})  # who plays has not heard it
    anna.post("/me/mutes", {"person": person_id(max_)})
    with anna.socket(table) as deaf:
        talk_apart(max_, table, "noch etwas")
        talk_apart(anna, table, "Ruhe")
        assert hear(deaf) == "Ruhe"
    assert texts(anna, table, room="spectators") == ["Ruhe"]


@ON_POSTGRESQL
def test_talk_reaches_the_sockets_of_another_process(settings: Settings) -> None:
    with running(settings) as one, running(settings) as other:
        host, anna = one.guest(), one.guest()
        table = open_table(host)["id"]
        code = host.get(f"/tables/{table}")["code"]
        anna.post(f"/tables/{table}/join", {"code": code})
        elsewhere = other.visitor()
        elsewhere.client.cookies.set("gah_session", str(anna.cookie))
        with elsewhere.socket(table) as far, host.socket(table) as near:
            for text in ("eins", "zwei"):
                say(host, table, text)
                assert hear(far) == hear(near) == text  # once each, also where it was said


def test_reports_are_kept_for_the_operators(server: Running) -> None:
    host, anna, watcher = server.guest(), server.guest(), server.guest()
    table = open_table(host, public=True)["id"]
    path = f"/tables/{table}/reports"
    anna.post(f"/tables/{table}/join")
    message = say(anna, table, "Unhöfliches")
    assert host.post(path, {"message": message["id"], "text": "bitte"}, 201) == {"reported": person_id(anna)}
    watcher.post(path, {"person": person_id(anna)}, 201)
    host.refused("POST", path, 404, "not-found", {"message": 10_000})
    host.refused("POST", path, 404, "not-found", {"person": person_id(watcher)})
    host.refused("POST", path, 422, "invalid", {"text": "was?"})
    host.refused("POST", path, 422, "invalid", {"message": message["id"], "person": person_id(host)})
    other = open_table(host)["id"]
    host.refused("POST", f"/tables/{other}/reports", 404, "not-found", {"message": message["id"]})
    watcher.refused("POST", f"/tables/{other}/reports", 404, "not-found", {"person": person_id(host)})

    async def stored() -> list[Any]:
        async with reading(server.house.engine) as connection:
            return list((await connection.execute(select(reports).order_by(reports.c.id))).mappings())

    first, second = server.within(stored())
    assert (first["person_id"], first["about_id"], first["chat_id"]) == (
        person_id(host),
        person_id(anna),
        message["id"],
    )
    assert (first["text"], first["closed"]) == ("bitte", None)
    assert (second["person_id"], second["chat_id"]) == (person_id(watcher), None)


def test_reports_have_a_limit(strict: Running) -> None:
    host = strict.guest()
    table = open_table(host)["id"]
    for _ in range(20):
        host.post(f"/tables/{table}/reports", {"person": person_id(host)}, 201)
    host.refused("POST", f"/tables/{table}/reports", 429, "too-many", {"person": person_id(host)})
