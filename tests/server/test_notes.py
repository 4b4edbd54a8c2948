"""Private notes: for their owner alone, for as long as there is one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from grandaustria.server.settings import Services, Settings
from tests.server.houses import Clock
from tests.server.running import Running, Visitor, running
from tests.server.seats import open_table
from tests.server.with_accounts import PASSWORD, with_account

Json = dict[str, Any]


def note(person: Visitor, table: str, text: str, status: int = 200, **params: Any) -> Json:
    answer: Json = person.post(f"/tables/{table}/notes", {"text": text}, status, params=params)
    return answer


def test_a_note_is_for_its_owner_alone(settings: Settings, clock: Clock) -> None:
    with running(settings, Services(now=clock)) as server:
        host, anna, stranger = server.guest(), server.guest(), server.guest()
        opened = open_table(host)
        table, path = opened["id"], f"/tables/{opened['id']}/notes"
        assert host.get(path) == {"table": table, "text": "", "at": None}
        kept = {"table": table, "text": "blaue Zimmer\nzuerst", "at": clock.now}
        assert note(host, table, "  blaue Zimmer\r\nzuerst ") == host.get(path) == kept
        anna.post(f"/tables/{table}/join", {"code": opened["code"]})
        assert anna.get(path)["text"] == ""
        note(anna, table, "meine")
        assert host.get("/me/notes") == {"notes": [kept]}
        stranger.refused("GET", path, 404, "not-found")
        stranger.refused("POST", path, 404, "not-found", {"text": "x"})
        stranger.get(path, params={"code": opened["code"]})
        assert stranger.get("/me/notes") == {"notes": []}


def test_it_stays_after_the_game_and_can_be_emptied(server: Running) -> None:
    host = server.guest()
    table = open_table(host, players=2, hot_seat=True)["id"]
    host.post(f"/tables/{table}/start")
    note(host, table, "eins")
    host.post(f"/tables/{table}/ask", {"what": "end"})
    assert host.get(f"/tables/{table}/notes")["text"] == "eins"
    assert note(host, table, "zwei")["text"] == "zwei"
    assert note(host, table, "") == {"table": table, "text": "", "at": None}
    assert host.get("/me/notes") == {"notes": []}


def test_notes_are_bounded(settings: Settings) -> None:
    with running(replace(settings, limits=replace(settings.limits, note_length=10, notes_per_person=2))) as server:
        host = server.guest()
        tables = [open_table(host)["id"] for _ in range(3)]
        details = host.refused("POST", f"/tables/{tables[0]}/notes", 422, "length", {"text": "x" * 11})
        assert details["most"] == 10
        for table in tables[:2]:
            note(host, table, "ü" * 10)
        host.refused("POST", f"/tables/{tables[2]}/notes", 409, "too-many-notes", {"text": "x"})
        note(host, tables[1], "anders")
        note(host, tables[2], "")
        note(host, tables[1], "")
        note(host, tables[2], "jetzt")


def test_notes_of_a_guest_become_the_accounts_and_go_with_it(server: Running) -> None:
    (host, _), guest = with_account(server), server.guest()
    tables = [open_table(host, public=True)["id"] for _ in range(2)]
    for table in tables:
        note(guest, table, "Gast")
    note(host, tables[0], "Konto")
    guest.post("/login", {"name": "Sisi", "password": PASSWORD})
    found = {one["table"]: one["text"] for one in host.get("/me/notes")["notes"]}
    assert found == {tables[0]: "Konto\nGast", tables[1]: "Gast"}
    assert guest.get("/me/notes") == host.get("/me/notes")
