"""Those one has played with, invitations to them, and whom one does not want to meet: who may what, who sees it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import select

from grandaustria import Setup
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.db.schema import blocks, invitations, mutes
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import clean
from tests.play.games import finished
from tests.server.houses import Clock
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.running import Running, Visitor, next_message, running
from tests.server.seats import open_table, person_id, start, started
from tests.server.with_accounts import PASSWORD, with_account

Json = dict[str, Any]


def known(server: Running, number: int = 2, **options: Any) -> list[Visitor]:
    """People who have begun a game together."""
    visitors = [server.guest() for _ in range(number)]
    started(*visitors, **options)
    return visitors


def invite(host: Visitor, table: Json, other: Visitor) -> Json:
    answer: Json = host.post(f"/tables/{table['id']}/invite", {"person": person_id(other)})
    return answer


def invited_to(visitor: Visitor) -> list[str]:
    return [one["table"]["id"] for one in visitor.get("/me/invitations")["invitations"]]


def met(visitor: Visitor) -> list[tuple[str, int]]:
    return [(one["id"], one["games"]) for one in visitor.get("/me/people")["people"]]


# Those one has played with


def test_those_one_has_played_with(server: Running, clock: Clock) -> None:
    anna, ben = known(server)
    clock.now += 1
    started(anna, ben)
    clock.now += 1
    max_ = server.guest()
    last = started(max_, anna)
    assert met(anna) == [(person_id(max_), 1), (person_id(ben), 2)]
    assert met(ben) == [(person_id(anna), 2)]
    assert anna.get("/me/people")["people"][0] == {
        "id": person_id(max_),
        "name": max_.get("/me")["name"],
        "games": 1,
        "last": last["started"],
        "invitable": True,
    }
    first = anna.get("/me/people", params={"limit": 1})
    rest = anna.get("/me/people", params={"limit": 1, "cursor": first["next"]})
    assert [one["id"] for page in (first, rest) for one in page["people"]] == [person_id(max_), person_id(ben)]
    assert rest["next"] is None


@DAILY_ON_SQLITE
def test_games_in_which_one_has_met_nobody(server: Running) -> None:
    """At one screen, against the house, at a table that has not begun, in a record."""
    anna, ben = server.guest(), server.guest()
    started(anna, hot_seat=True)
    table = open_table(anna, players=2, public=True)
    ben.post(f"/tables/{table['id']}/join")
    anna.post("/records", {"record": finished(Setup(players=2), 1).record()}, 201)
    assert met(anna) == met(ben) == []


@DAILY_ON_SQLITE
def test_who_has_left_for_good_is_not_listed_and_not_invited(server: Running) -> None:
    anna, ben = known(server)
    gone = person_id(ben)
    ben.delete("/me")
    assert met(anna) == []
    anna.refused("POST", f"/tables/{open_table(anna)['id']}/invite", 403, "forbidden", {"person": gone})


# Invitations


def test_an_invitation_leads_to_a_private_table(server: Running, clock: Clock) -> None:
    anna, ben = known(server)
    clock.now += 5
    table = open_table(anna, players=3, title="An evening in Vienna")
    ben.refused("GET", f"/tables/{table['id']}", 404, "not-found")
    by = {"by": person_id(anna), "at": clock.now, "declined": False}
    shown = {"people": [{"id": person_id(ben), "name": ben.get("/me")["name"], **by}]}
    assert invite(anna, table, ben) == shown == invite(anna, table, ben)
    assert anna.get(f"/tables/{table['id']}/invite") == shown
    [invitation] = ben.get("/me/invitations")["invitations"]
    assert invitation["by"] == {"id": person_id(anna), "name": anna.get("/me")["name"]}
    assert (invitation["table"]["title"], invitation["table"]["code"]) == ("An evening in Vienna", table["code"])
    joined = ben.post(f"/tables/{table['id']}/join", {"code": invitation["table"]["code"]})
    assert joined["you"]["seats"] == [1]
    assert invited_to(ben) == []


def test_declining(server: Running) -> None:
    anna, ben = known(server)
    table = open_table(anna)
    invite(anna, table, ben)
    assert ben.delete(f"/me/invitations/{table['id']}") == {"invitations": []}
    assert anna.get(f"/tables/{table['id']}/invite")["people"][0]["declined"] is True
    assert invite(anna, table, ben)["people"][0]["declined"] is True  # it is not asked again
    assert invited_to(ben) == []
    ben.refused("DELETE", f"/me/invitations/{table['id']}", 404, "not-found")


@DAILY_ON_SQLITE
def test_an_invitation_ends_when_the_table_is_full_or_begins(server: Running) -> None:
    anna, ben, max_ = known(server, 3)
    table = open_table(anna, players=2)
    for other in (ben, max_):
        invite(anna, table, other)
    max_.post(f"/tables/{table['id']}/join", {"code": table["code"]})
    assert invited_to(ben) == []
    anna.refused("POST", f"/tables/{table['id']}/invite", 409, "full", {"person": person_id(ben)})
    max_.post(f"/tables/{table['id']}/leave")
    assert invited_to(ben) == [table["id"]]
    start(anna, table["id"], fill="apprentice")
    assert invited_to(ben) == []
    anna.refused("POST", f"/tables/{table['id']}/invite", 409, "started", {"person": person_id(ben)})


@DAILY_ON_SQLITE
def test_who_may_be_invited_by_whom(server: Running) -> None:
    anna, ben, max_ = known(server, 3)
    stranger = server.guest()
    table = open_table(anna, players=3, public=True)
    path = f"/tables/{table['id']}/invite"
    anna.refused("POST", path, 403, "forbidden", {"person": person_id(stranger)})
    anna.refused("POST", path, 403, "forbidden", {"person": "nobody"})
    anna.refused("POST", path, 409, "seat-taken", {"person": person_id(anna)})
    ben.refused("POST", path, 403, "forbidden", {"person": person_id(max_)})
    ben.refused("GET", path, 403, "forbidden")
    ben.post(f"/tables/{table['id']}/join")
    assert [one["by"] for one in invite(ben, table, max_)["people"]] == [person_id(ben)]


@DAILY_ON_SQLITE
def test_whom_the_host_has_taken_off_the_table_the_host_alone_invites(server: Running) -> None:
    anna, ben, max_ = known(server, 3)
    table = open_table(anna, players=3)
    invite(anna, table, ben)
    for other in (ben, max_):
        other.post(f"/tables/{table['id']}/join", {"code": table["code"]})
    anna.post(f"/tables/{table['id']}/seats/1", {"remove": person_id(ben)})
    assert invited_to(ben) == []
    max_.refused("POST", f"/tables/{table['id']}/invite", 403, "forbidden", {"person": person_id(ben)})
    invite(anna, table, ben)
    anna.post(f"/tables/{table['id']}/seats/2", {"remove": person_id(max_)})  # which is not about ben
    [invitation] = ben.get("/me/invitations")["invitations"]
    ben.post(f"/tables/{table['id']}/join", {"code": invitation["table"]["code"]})


def test_so_many_an_hour(settings: Settings, services: Services, clock: Clock, all_at_once: None) -> None:
    with running(replace(settings, limits=replace(settings.limits, invitations_per_hour=2)), services) as server:
        anna, ben = known(server)
        table = open_table(anna)
        for _ in range(2):
            invite(anna, table, ben)
        anna.refused("POST", f"/tables/{table['id']}/invite", 429, "too-many", {"person": person_id(ben)})


# Blocks


def test_whom_one_blocks(server: Running) -> None:
    anna, ben = known(server)
    shown = {"people": [{"id": person_id(ben), "name": ben.get("/me")["name"]}]}
    path = f"/me/blocks/{person_id(ben)}"
    assert anna.post(path) == shown == anna.post(path) == anna.get("/me/blocks")
    assert ben.get("/me/blocks") == {"people": []}
    assert anna.get("/me/mutes") == {"people": []}
    assert anna.get("/me/people")["people"][0]["invitable"] is False
    assert ben.get("/me/people")["people"][0]["invitable"] is True
    assert anna.delete(path) == {"people": []} == anna.get("/me/blocks")
    anna.refused("POST", "/me/blocks/nobody", 404, "not-found")
    anna.refused("POST", f"/me/blocks/{person_id(anna)}", 422, "invalid")


def test_who_is_blocked_does_not_sit_down_at_ones_tables(server: Running) -> None:
    anna, ben = server.guest(), server.guest()
    anna.post(f"/me/blocks/{person_id(ben)}")
    for options in ({"public": True}, {"public": False}):
        table = open_table(anna, players=2, **options)
        for path, body in (("join", {"code": table["code"]}), ("seats/1", {"take": True})):
            if options["public"] or path == "join":
                ben.refused("POST", f"/tables/{table['id']}/{path}", 403, "forbidden", body)
        assert anna.get(f"/tables/{table['id']}")["seats"][1]["person"] is None
    anna.delete(f"/me/blocks/{person_id(ben)}")
    assert ben.post(f"/tables/{table['id']}/join", {"code": table["code"]})["you"]["seats"] == [1]


@DAILY_ON_SQLITE
def test_who_blocks_may_sit_down_with_whom_they_have_blocked(server: Running) -> None:
    anna, ben = server.guest(), server.guest()
    table = open_table(anna, public=True)
    ben.post(f"/me/blocks/{person_id(anna)}")
    assert ben.post(f"/tables/{table['id']}/join")["you"]["seats"] == [1]


def test_who_is_blocked_is_not_heard(server: Running) -> None:
    anna, ben, max_ = known(server, 3)
    table = anna.get("/me/games")["tables"][0]["id"]
    ben.post(f"/tables/{table}/chat", {"text": "before"}, 201)
    anna.post(f"/me/blocks/{person_id(ben)}")
    with anna.socket(table) as live:
        next_message(live, "presence")
        ben.post(f"/tables/{table}/chat", {"text": "after"}, 201)
        max_.post(f"/tables/{table}/chat", {"text": "Servus"}, 201)
        assert next_message(live, "chat")["text"] == "Servus"
    assert [one["text"] for one in anna.get(f"/tables/{table}/chat")["messages"]] == ["Servus"]
    assert [one["text"] for one in max_.get(f"/tables/{table}/chat")["messages"]] == ["before", "after", "Servus"]


def bare(invited: Json) -> list[Json]:
    return [{name: one[name] for name in ("by", "declined")} for one in invited["people"]]


def test_an_invitation_to_who_has_blocked_one_is_never_shown(server: Running) -> None:
    """And whoever invites is answered as if it had been: by everything they can ask for."""
    anna, ben, max_ = known(server, 3)
    ben.post(f"/me/blocks/{person_id(anna)}")
    table = open_table(anna, players=4)
    told = [bare(invite(anna, table, ben)), bare(anna.get(f"/tables/{table['id']}/invite"))]
    assert invited_to(ben) == []
    other = open_table(anna, players=4)
    assert told == [bare(invite(anna, other, max_)), bare(anna.get(f"/tables/{other['id']}/invite"))]
    # Somebody else's invitation to the same table is shown, as theirs
    max_.post(f"/tables/{table['id']}/join", {"code": table["code"]})
    invite(max_, table, ben)
    [shown] = ben.get("/me/invitations")["invitations"]
    assert shown["by"]["id"] == person_id(max_)
    ben.delete(f"/me/blocks/{person_id(anna)}")
    assert invited_to(ben) == [table["id"]]


@DAILY_ON_SQLITE
def test_whom_one_has_blocked_one_does_not_invite(server: Running) -> None:
    anna, ben = known(server)
    table = open_table(anna)
    invite(anna, table, ben)
    anna.post(f"/me/blocks/{person_id(ben)}")
    assert invited_to(ben) == []
    anna.refused("POST", f"/tables/{table['id']}/invite", 403, "forbidden", {"person": person_id(ben)})


# Coming and going


async def all_rows(server: Running) -> dict[str, int]:
    async with reading(server.house.engine) as connection:
        return {
            table.name: len((await connection.execute(select(table))).all()) for table in (blocks, mutes, invitations)
        }


def test_who_leaves_for_good_leaves_nothing_of_this(server: Running) -> None:
    anna, ben, max_ = known(server, 3)
    for one, other in ((anna, ben), (ben, anna), (ben, max_)):
        one.post(f"/me/blocks/{person_id(other)}")
    ben.post("/me/mutes", {"person": person_id(max_)})
    eva = server.guest()
    started(eva, ben)
    invite(ben, open_table(ben), eva)
    invite(eva, open_table(eva), ben)
    assert server.within(all_rows(server)) == {"blocks": 3, "mutes": 1, "invitations": 2}
    ben.delete("/me")
    assert server.within(all_rows(server)) == {"blocks": 0, "mutes": 0, "invitations": 0}


def test_a_guest_who_logs_in_is_the_same_to_others(server: Running) -> None:
    """Who blocked, was blocked, was invited and has invited others as a guest, has and is so as an account."""
    account, _ = with_account(server)
    anna, ben, max_ = known(server, 3)
    anna.post(f"/me/blocks/{person_id(ben)}")
    ben.post(f"/me/blocks/{person_id(anna)}")
    table = open_table(max_, players=2)
    invite(max_, table, ben)
    own = open_table(ben, players=2)
    invite(ben, own, max_)
    ben.post("/login", {"name": "Sisi", "password": PASSWORD})
    assert [one["id"] for one in anna.get("/me/blocks")["people"]] == [person_id(account)]
    assert [one["id"] for one in account.get("/me/blocks")["people"]] == [person_id(anna)]
    assert invited_to(account) == [table["id"]]
    assert invited_to(max_) == [own["id"]]
    assert [one["by"] for one in account.get(f"/tables/{own['id']}/invite")["people"]] == [person_id(account)]


@DAILY_ON_SQLITE
def test_a_guest_who_blocked_the_own_account(server: Running) -> None:
    account, _ = with_account(server)
    ben = server.guest()
    ben.post(f"/me/blocks/{person_id(account)}")
    ben.post("/login", {"name": "Sisi", "password": PASSWORD})
    assert account.get("/me/blocks") == {"people": []}


@DAILY_ON_SQLITE
def test_what_nobody_needs_is_cleared_away(server: Running, clock: Clock) -> None:
    anna, ben = known(server)
    kept, gone = open_table(anna), open_table(anna)
    for table in (kept, gone):
        invite(anna, table, ben)
    anna.post(f"/tables/{gone['id']}/leave")
    anna.post("/pairing", {"players": 2, "pace": "daily"})

    async def cleared(before: float) -> dict[str, int]:
        async with writing(server.house.engine) as connection:
            kinds = [kind for kind in clean.KINDS if kind.name in ("pairings", "invitations")]
            return {kind.name: await clean.clear(connection, kind, before) for kind in kinds}

    assert server.within(cleared(clock.now)) == {"pairings": 0, "invitations": 0}
    assert server.within(cleared(clock.now + 1)) == {"pairings": 1, "invitations": 1}
    assert invited_to(ben) == [kept["id"]]
