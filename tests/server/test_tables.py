"""Tables: opening, joining, leaving, starting, seats for bots and back, rematches."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from grandaustria import PRESETS
from tests.server.running import Running, Visitor, next_message
from tests.server.seats import open_table, person_id, start, started

Json = dict[str, Any]


def who(table: Json) -> list[Any]:
    """The seats in short: a person's id, a bot's level in brackets, None."""
    return [
        seat["person"]["id"] if seat["person"] else [seat["bot"]] if seat["bot"] else None for seat in table["seats"]
    ]


def test_a_new_table_says_what_is_played(server: Running) -> None:
    host = server.guest()
    table = open_table(host, players=3, rules="de2015", hotels="day", staff="draft", title="  Um  acht ", public=True)
    assert (table["status"], table["players"], table["rules"], table["title"]) == ("open", 3, "de2015", "Um acht")
    assert (table["setup"]["hotels"], table["setup"]["staff"]) == ("day", "draft")
    assert who(table) == [person_id(host), None, None]
    assert table["you"] == {"seats": [0], "host": True}
    assert table["code"]
    assert table["seconds_per_turn"] is None


def test_rules_are_a_rulebook_or_single_options(server: Running) -> None:
    host = server.guest()
    for preset, rules in PRESETS.items():
        assert open_table(host, rules=preset)["setup"]["rules"] == rules.to_json()
        assert open_table(host, rules=rules.to_json())["rules"] == preset
    own = open_table(host, rules={"kitchen_hand": "3"})
    assert (own["rules"], own["setup"]["rules"]["kitchen_hand"]) == ("own", "3")


IMPOSSIBLE: list[tuple[Json, str]] = [
    ({"rules": "1999"}, "setup"),
    ({"rules": {"kitchen_hand": "4"}}, "setup"),
    ({"rules": {"cook": "4"}}, "setup"),
    ({"hotels": ["night"]}, "setup"),
    ({"players": 3, "solo": "easy"}, "setup"),
    ({"players": 5}, "invalid"),
    ({"seats": ["me"]}, "seats"),
    ({"seats": ["me", "me"]}, "seats"),
    ({"seats": [{"bot": "waiter"}, {"bot": "waiter"}]}, "seats"),
    ({"seats": ["me", {"bot": "genius"}]}, "invalid"),
    ({"seats": ["me", "open"], "hot_seat": True}, "seats"),
    ({"seconds_per_turn": 59}, "invalid"),
    ({"seconds_per_turn": 1_209_601}, "invalid"),
    ({"title": "x" * 81}, "invalid"),
    ({"title": "a\u0000b"}, "invalid"),
    ({"colour": "red"}, "invalid"),
]


def test_a_table_that_cannot_be(server: Running) -> None:
    host = server.guest()
    for options, reason in IMPOSSIBLE:
        host.refused("POST", "/tables", 422, reason, options)
    assert host.get("/me/games")["tables"] == []


def test_a_private_table_is_found_only_by_its_link(server: Running) -> None:
    host, friend, stranger = server.guest(), server.guest(), server.guest()
    table = open_table(host)
    path, code = f"/tables/{table['id']}", table["code"]
    for way in ("", "/state", "/updates", "/record", "/events/0", "/chat"):
        stranger.refused("GET", path + way, 404, "not-found")
    for way in ("/join", "/leave", "/start", "/rematch"):
        stranger.refused("POST", path + way, 404, "not-found", {})
    stranger.refused("POST", path + "/seats/1", 404, "not-found", {"take": True})
    stranger.refused("POST", path + "/join", 404, "not-found", {"code": "wrong"})
    stranger.refused("GET", "/tables/code/wrong", 404, "not-found")
    assert friend.get(f"/tables/code/{code}")["id"] == table["id"]
    assert friend.get(path, params={"code": code})["code"] is None  # the secret is for members
    joined = friend.post(path + "/join", {"code": code})
    assert (joined["you"]["seats"], joined["code"]) == ([1], code)
    assert stranger.get("/tables")["tables"] == []


def test_sitting_down(server: Running) -> None:
    host, anna, max_ = server.guest(), server.guest(), server.guest()
    table = open_table(host, players=3, public=True)
    path = f"/tables/{table['id']}"
    assert anna.post(path + "/join", {"seat": 2})["you"]["seats"] == [2]
    assert anna.post(path + "/join")["revision"] == 1  # once more: nothing happens
    anna.refused("POST", path + "/join", 409, "seated", {"seat": 1})
    max_.refused("POST", path + "/join", 409, "seat-taken", {"seat": 2})
    max_.refused("POST", path + "/join", 404, "not-found", {"seat": 3})
    assert who(max_.post(path + "/join")) == [person_id(host), person_id(max_), person_id(anna)]
    server.guest().refused("POST", path + "/join", 409, "full")


def test_getting_up_from_an_open_table(server: Running) -> None:
    host, anna = server.guest(), server.guest()
    table = open_table(host, players=3, public=True)
    path = f"/tables/{table['id']}"
    anna.post(path + "/join")
    server.guest().refused("POST", path + "/leave", 403, "forbidden")
    left = host.post(path + "/leave")
    assert (who(left), left["host"]["id"]) == ([None, person_id(anna), None], person_id(anna))
    closed = anna.post(path + "/leave")
    assert (closed["status"], closed["finished"]) == ("ended", None)
    anna.refused("POST", path + "/start", 409, "started")
    host.refused("POST", path + "/join", 409, "started")
    host.refused("GET", path + "/state", 409, "not-started")
    assert anna.get("/me/games")["tables"] == anna.get("/archive")["tables"] == host.get("/tables")["tables"] == []


def test_starting_is_the_hosts(server: Running) -> None:
    host, anna = server.guest(), server.guest()
    path = f"/tables/{open_table(host, players=3, public=True)['id']}"
    anna.post(path + "/join")
    anna.refused("POST", path + "/start", 403, "forbidden", {"fill": "pageboy"})
    host.refused("POST", path + "/start", 409, "seats-free")
    host.refused("POST", path + "/start", 422, "invalid", {"fill": "genius"})
    begun = host.post(path + "/start", {"fill": "pageboy"})
    assert (begun["status"], begun["seats"][2]["bot"]) == ("running", "pageboy")
    host.refused("POST", path + "/start", 409, "started", {"fill": "pageboy"})
    updates = host.get(path + "/updates")["updates"]
    assert [update["kind"] for update in updates[:3]] == ["table", "table", "begin"]
    assert updates[1]["table"]["seats"][2] == {"seat": 2, "person": None, "bot": "pageboy", "given_up": False}


def test_a_host_need_not_play_but_somebody_has_to(server: Running) -> None:
    host, anna = server.guest(), server.guest()
    table = open_table(host, seats=["open", {"bot": "pageboy"}], public=True)
    path = f"/tables/{table['id']}"
    host.refused("POST", path + "/start", 409, "no-people", {"fill": "pageboy"})
    anna.post(path + "/join")
    start(host, table["id"])
    assert host.get(path + "/state")["seat"] is None
    assert anna.get(path + "/state")["seat"] == 0


def test_the_host_arranges_bots(server: Running) -> None:
    host, anna = server.guest(), server.guest()
    path = f"/tables/{open_table(host, players=3, public=True)['id']}"
    anna.post(path + "/join")
    anna.refused("POST", path + "/seats/2", 403, "forbidden", {"bot": "pageboy"})
    host.refused("POST", path + "/seats/1", 409, "seat-taken", {"bot": "pageboy"})
    host.refused("POST", path + "/seats/1", 409, "seat-taken", {"open": True})
    host.refused("POST", path + "/seats/3", 404, "not-found", {"bot": "pageboy"})
    host.refused("POST", path + "/seats/2", 422, "invalid", {"bot": "pageboy", "open": True})
    host.refused("POST", path + "/seats/2", 422, "invalid", {})
    assert host.post(path + "/seats/2", {"bot": "pageboy"})["seats"][2]["bot"] == "pageboy"
    assert host.post(path + "/seats/2", {"bot": "waiter"})["seats"][2]["bot"] == "waiter"
    server.guest().refused("POST", path + "/join", 409, "full")
    anna.refused("POST", path + "/seats/2", 403, "forbidden", {"open": True})
    assert host.post(path + "/seats/2", {"open": True})["seats"][2]["bot"] is None
    eva = server.guest()
    assert eva.post(path + "/seats/2", {"take": True})["you"]["seats"] == [2]


def test_a_seat_is_given_up_and_taken_back(server: Running) -> None:
    host, anna, stranger = server.guest(), server.guest(), server.guest()
    table = started(host, anna, public=True, stand_in="waiter")
    path = f"/tables/{table['id']}"
    other = anna if table["to_act"] == 0 else host
    seat = 1 - table["to_act"]
    for method, way, body in (("POST", "/leave", {}), ("POST", f"/seats/{seat}", {"bot": "pageboy"})):
        stranger.refused(method, path + way, 403, "forbidden", body)
    left = other.post(path + "/leave", {})
    given = left["seats"][seat]
    assert (given["bot"], given["given_up"], given["person"]["id"]) == ("waiter", True, person_id(other))
    other.refused("POST", path + "/leave", 403, "forbidden")
    acting = host if other is anna else anna
    acting.refused("POST", path + f"/seats/{seat}", 403, "forbidden", {"take": True})
    assert acting.post(path + f"/seats/{seat}", {"bot": "pageboy"})["seats"][seat]["bot"] == "waiter"
    other.refused("POST", path + f"/seats/{1 - seat}", 403, "forbidden", {"bot": "pageboy"})
    other.refused("POST", path + f"/seats/{seat}", 409, "started", {"open": True})
    back = other.post(path + f"/seats/{seat}", {"take": True})["seats"][seat]
    assert (back["bot"], back["given_up"]) == (None, False)
    given = other.post(path + f"/seats/{seat}", {"bot": "pageboy"})["seats"][seat]
    assert (given["bot"], given["given_up"]) == ("waiter", True), "who plays on was agreed with the others"


def test_who_plays_without_others_chooses_who_plays_on(server: Running) -> None:
    person = server.guest()
    table = person.post("/tables", {"seats": ["me", {"bot": "waiter"}], "stand_in": "waiter"}, 201)
    path = f"/tables/{table['id']}"
    person.post(f"{path}/start", {})
    assert person.post(f"{path}/seats/0", {"bot": "pageboy"})["seats"][0]["bot"] == "pageboy"


def test_a_bot_goes_on_for_whoever_leaves_in_the_middle_of_a_turn(server: Running) -> None:
    host, anna = server.guest(), server.guest()
    table = started(host, anna)
    path = f"/tables/{table['id']}"
    actor = (host, anna)[table["to_act"]]
    state = actor.get(path + "/state")
    with actor.socket(table["id"], since=state["revision"]) as live:
        actor.post(path + "/leave")
        told = next_message(live, "update")
        assert (told["kind"], told["table"]["seats"][table["to_act"]]["given_up"]) == ("table", True)
        assert next_message(live, "update")["seat"] == table["to_act"]
    action = {"revision": state["revision"], "request_id": "late", "action": state["legal"][0]["action"]}
    assert actor.post(path + "/actions", action, 409)["error"]["reason"] == "stale"


def test_hot_seat_belongs_to_one_person(server: Running) -> None:
    host, other = server.guest(), server.guest()
    table = open_table(host, players=3, hot_seat=True, seats=["me", {"bot": "pageboy"}, "me"], public=True)
    assert table["you"]["seats"] == [0, 2]
    other.refused("POST", f"/tables/{table['id']}/join", 409, "full")
    begun = start(host, table["id"])
    assert begun["your_turn"] is (begun["to_act"] in (0, 2))
    assert open_table(host, players=4, hot_seat=True)["you"]["seats"] == [0, 1, 2, 3]


def test_solo_has_one_seat_and_leopold(server: Running) -> None:
    host, other = server.guest(), server.guest()
    table = open_table(host, solo="hard", public=True)
    assert (table["players"], table["setup"]["solo"]) == (1, "hard")
    assert [seat["leopold"] for seat in table["seats"]] == [False, True]
    other.refused("POST", f"/tables/{table['id']}/join", 409, "full")
    host.refused("POST", f"/tables/{table['id']}/seats/1", 404, "not-found", {"bot": "pageboy"})
    host.refused("POST", "/tables", 422, "seats", {"solo": "easy", "seats": ["me", "open"]})
    assert start(host, table["id"])["to_act"] == 0


def test_sockets_at_an_open_table_hear_who_sits_down(server: Running) -> None:
    host, anna, watcher = server.guest(), server.guest(), server.guest()
    table = open_table(host, public=True)
    path = f"/tables/{table['id']}"
    with watcher.socket(table["id"]) as live:
        anna.post(path + "/join")
        joined = next_message(live, "update")
        assert (joined["revision"], joined["kind"]) == (1, "table")
        assert [seat["person"] for seat in joined["table"]["seats"]] == [person_id(host), person_id(anna)]
        start(host, table["id"])
        assert next_message(live, "update")["kind"] == "begin"
        assert next_message(live, "state")["position"]
    assert watcher.get(path + "/updates")["updates"][0] == joined


def test_too_many_open_tables(server: Running) -> None:
    host = server.guest()
    most = server.settings.limits.open_tables_per_person
    tables = [open_table(host)["id"] for _ in range(most)]
    host.refused("POST", "/tables", 409, "too-many-tables", {})
    host.post(f"/tables/{tables[0]}/leave")
    open_table(host)


def test_two_people_and_one_seat(server: Running) -> None:
    """Both ask at once: one sits there, the other is told."""
    host, people = server.guest(), [server.guest() for _ in range(6)]
    table = open_table(host, public=True)

    def join(visitor: Visitor) -> int:
        return visitor.client.post(f"/api/v1/tables/{table['id']}/join", json={}).status_code

    with ThreadPoolExecutor(6) as pool:
        assert sorted(pool.map(join, people)) == [200, *[409] * 5]
    assert host.get(f"/tables/{table['id']}")["revision"] == 1
