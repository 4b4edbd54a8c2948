"""`gah admin`: what operators see, and that nothing goes without --yes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from grandaustria.cli import serve
from grandaustria.cli.admin import task, upkeep
from grandaustria.server.passwords import code_matches
from grandaustria.server.settings import Push
from grandaustria.server.store import clean
from tests.cli.house import CODE, DAY, NOW
from tests.cli.running import Gah, Outcome


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time at which the house was made."""
    monkeypatch.setattr(task, "now", lambda: NOW)


class Admin:
    def __init__(self, gah: Gah, url: str) -> None:
        self._gah = gah
        self._file = url.removeprefix("sqlite:///")
        self._url = url

    def __call__(self, line: str) -> Outcome:
        return self._gah(f"admin --database {self._url} {line}")

    def ask(self, question: str) -> list[Any]:
        with closing(sqlite3.connect(self._file)) as connection:
            return connection.execute(question).fetchall()

    def change(self, *statements: str) -> None:
        with closing(sqlite3.connect(self._file)) as connection, connection:
            for statement in statements:
                connection.execute(statement)


@pytest.fixture
def admin(gah: Gah, house: str) -> Admin:
    return Admin(gah, house)


def test_people_are_listed_and_searched(admin: Admin, monkeypatch: pytest.MonkeyPatch) -> None:
    everybody = admin("people --json").data
    assert {(row["name"], row["account"], row["seats"], row["seen"]) for row in everybody} == {
        ("Sisi", True, 5, NOW),
        ("Guest 1234", False, 5, NOW),
    }
    assert [row["id"] for row in admin("people --search SIS --json").data] == ["host"]
    assert [row["id"] for row in admin("people --search other --json").data] == ["other"]
    assert [row["id"] for row in admin("people --accounts --json").data] == ["host"]
    assert admin("people --search % --json").data == []
    assert len(admin("people --limit 1 --json").data) == 1
    monkeypatch.setenv("COLUMNS", "120")
    assert "2027-01-15 08:00" in admin("people").output
    assert admin("people --search nobody").output == "none\n"


def test_nothing_secret_is_listed(admin: Admin) -> None:
    for line in ("people", "sessions Sisi", "tables", "reports"):
        shown = admin(f"{line} --json").output + admin(line).output
        assert "hash" not in shown
        assert "code-" not in shown  # the secret part of a table's link


def test_sessions_are_listed_and_ended(admin: Admin) -> None:
    (session,) = admin("sessions Sisi --json").data
    assert session == {"id": "of-host", "created": NOW, "seen": NOW, "agent": "a browser"}
    assert admin("sessions host --end --json").data[0]["ended"] is True
    assert admin.ask("SELECT id FROM sessions") == [("of-other",)]


def test_a_person_is_renamed(admin: Admin) -> None:
    assert admin("rename sisi Elisabeth").output == "Sisi (host) is now Elisabeth\n"
    assert admin.ask("SELECT name, name_key FROM people WHERE id = 'host'") == [("Elisabeth", "elisabeth")]
    assert admin("rename other 'Old Franz'").status == 0
    assert admin.ask("SELECT name, name_key FROM people WHERE id = 'other'") == [("Old Franz", None)]
    assert admin("rename other Elisabeth").errors == "gah admin: Somebody else has this name.\n"
    assert admin("rename other ''").errors == "gah admin: a name has 1 to 40 characters\n"
    assert admin("rename nobody Franz").errors == "gah admin: there is nobody with the id or account name 'nobody'\n"


def test_a_password_is_replaced_by_a_code(admin: Admin) -> None:
    outcome = admin("reset-password Sisi")
    code = outcome.output.split()[-1]
    ((password, recovery),) = admin.ask("SELECT password_hash, recovery_hash FROM people WHERE id = 'host'")
    assert password == "!"
    assert code_matches(recovery, code)
    assert not code_matches(recovery, CODE)
    assert admin.ask("SELECT id FROM sessions WHERE person_id = 'host'") == []
    assert admin("reset-password other").errors == "gah admin: Guest 1234 (other) is a guest without an account\n"


def test_a_person_is_deleted_only_with_yes(admin: Admin) -> None:
    assert admin("delete Sisi").output.endswith("nothing was done: add --yes\n")
    assert admin.ask("SELECT count(*) FROM people WHERE deleted IS NULL") == [(2,)]
    assert admin("delete Sisi --yes").status == 0
    gone = admin.ask("SELECT name, name_key, password_hash, recovery_hash, deleted FROM people WHERE id = 'host'")
    assert gone == [("former guest", None, None, None, NOW)]
    assert admin.ask("SELECT count(*) FROM sessions WHERE person_id = 'host'") == [(0,)]
    assert admin.ask("SELECT bot IS NULL, given_up FROM seats WHERE game_id = 'running' AND seat = 0") == [(0, 1)]
    assert admin.ask("SELECT person_id, given_up FROM seats WHERE game_id = 'over' AND seat = 0") == [("host", 0)]
    assert admin("delete Sisi").status == 1


def test_tables_are_listed_and_searched(admin: Admin) -> None:
    assert {row["id"]: row["status"] for row in admin("tables --json").data} == {
        "running": "running",
        "taken-back": "running",
        "over": "over",
        "solo": "running",
        "waiting": "open",
    }
    assert [row["id"] for row in admin("tables --status over --json").data] == ["over"]
    assert len(admin("tables --search guest --json").data) == 5
    assert [row["id"] for row in admin("tables --search waiting --json").data] == ["waiting"]


@pytest.mark.parametrize(("table", "finished"), [("running", NOW), ("waiting", None)])
def test_a_table_is_ended_only_with_yes(admin: Admin, table: str, finished: float | None) -> None:
    """One that has not begun is no finished game."""
    state = f"SELECT status, finished, revision FROM games WHERE id = '{table}'"
    before = admin.ask(state)
    assert admin(f"end-table {table}").output.endswith("nothing was done: add --yes\n")
    assert admin.ask(state) == before
    assert admin(f"end-table {table} --yes").output == f"table {table} has ended without a result\n"
    assert admin.ask(state) == [("ended", finished, before[0][2] + 1)]
    assert admin(f"end-table {table} --yes").errors == f"gah admin: table {table} is ended already\n"
    assert admin("end-table none --yes").errors == "gah admin: there is no table 'none'\n"


def test_an_ended_table_still_replays(gah: Gah, admin: Admin, house: str) -> None:
    admin("end-table running --yes")
    admin("end-table waiting --yes")
    assert gah(f"verify --database {house}").status == 0


def test_a_table_is_removed_only_with_yes(admin: Admin) -> None:
    belonging = ("seats", "events", "steps", "updates", "requests", "chat", "reports", "outbox")
    left = " UNION ".join(f"SELECT '{name}' FROM {name} WHERE game_id = 'running'" for name in belonging)
    assert len(admin.ask(left)) >= len(belonging) - 1
    assert "would be removed" in admin("remove-table running").output
    assert len(admin.ask(left)) >= len(belonging) - 1
    assert admin("remove-table running --yes").output == "table running has been removed\n"
    assert admin.ask(left) == []
    assert admin.ask("SELECT count(*) FROM games") == [(4,)]


def test_reports_come_with_their_message_and_are_closed(admin: Admin) -> None:
    (report,) = admin("reports --json").data
    assert (report["by_name"], report["about_name"], report["text"]) == ("Sisi", "Guest 1234", "rude")
    assert report["message"] == "[bold]You cheat[/bold]"
    assert admin("reports").output.splitlines() == [
        "1  2027-01-15 08:00, table running",
        "   Sisi (host) about Guest 1234 (other): rude",
        "   said 2027-01-14 08:00: [bold]You cheat[/bold]",  # text, never markup
    ]
    assert admin("close-reports 1 2").output == "1 closed\n"
    assert admin("reports --json").data == []
    assert admin("reports --all --json").data[0]["closed"] == NOW
    assert "table running, closed 2027-01-15 08:00" in admin("reports --all").output
    assert admin("close-reports 1").output == "0 closed\n"


def test_status_counts(admin: Admin) -> None:
    assert admin("status --json").data == {
        "people": 2,
        "accounts": 1,
        "sessions": 2,
        "open reports": 1,
        "messages to be sent": 1,
        "tables open": 1,
        "tables over": 1,
        "tables running": 3,
    }


def test_cleaning_takes_only_what_is_old_and_only_with_yes(admin: Admin) -> None:
    admin.change(
        f"INSERT INTO people (id, name, created) VALUES ('gone', 'Guest 1', {NOW - 50 * DAY})",
        f"INSERT INTO people (id, name, created) VALUES ('back', 'Guest 2', {NOW - 50 * DAY})",
        f"INSERT INTO people (id, name, created) VALUES ('new', 'Guest 3', {NOW - DAY})",
        f"INSERT INTO sessions VALUES ('s1', 'gone', 't1', 0, {NOW - 40 * DAY}, '', 'a hash')",
        f"INSERT INTO sessions VALUES ('s2', 'back', 't2', 0, {NOW - 2 * DAY}, '', 'a hash')",
        f"UPDATE games SET created = {NOW - 100 * DAY} WHERE id IN ('waiting', 'running')",
        f"INSERT INTO banned_addresses VALUES ('a hash', 'other', {NOW - 31 * DAY})",
        f"INSERT INTO banned_addresses VALUES ('another', 'host', {NOW - 29 * DAY})",
        f"INSERT INTO wishes VALUES ('other', 2, 'slow', 0, 0, {NOW - 2 * DAY}, NULL, NULL, NULL, 0)",
        f"INSERT INTO wishes VALUES ('host', 2, 'slow', 0, 0, {NOW}, NULL, NULL, NULL, 0)",
        f"INSERT INTO invitations (person_id, game_id, by_id, at) VALUES ('other', 'over', 'host', {NOW - 2 * DAY})",
    )
    expected = {
        "tables that never began": 1,
        "answers kept for repeated requests": 1,
        "wishes for a quick game that have ended": 1,
        "invitations to tables that are no longer open": 1,
        "messages that were sent": 1,
        "reports that were closed": 0,
        "places sessions were used from": 1,
        "places nobody new came in from": 1,
        "sessions nobody used": 0,
        "guests without account and without games": 1,
    }
    assert admin("clean --json").data == expected
    assert admin("clean").output.endswith("nothing was done: add --yes\n")
    assert admin("clean --json").data == expected
    assert admin("clean --yes --json").data == expected
    assert set(admin("clean --json").data.values()) == {0}
    assert admin.ask("SELECT id FROM people ORDER BY id") == [("back",), ("host",), ("new",), ("other",)]
    assert admin.ask("SELECT id FROM games ORDER BY id") == [("over",), ("running",), ("solo",), ("taken-back",)]
    assert admin.ask("SELECT request_id FROM requests WHERE request_id LIKE 'r%'") == [("r1",)]
    assert admin.ask("SELECT turn FROM outbox") == [(2,)]
    assert admin.ask("SELECT person_id FROM wishes") == [("host",)]
    assert admin.ask("SELECT address FROM banned_addresses") == [("another",)]
    assert admin.ask("SELECT id FROM sessions WHERE address IS NOT NULL") == [("s2",)]


def test_a_ban_is_said_first_done_with_yes_and_taken_back(admin: Admin) -> None:
    assert admin("bans").output == "none\n"
    assert admin("ban other").output == "Guest 1234 (other) would be banned; nothing was done: add --yes\n"
    assert admin("bans --json").data == []
    assert admin("ban other --address --yes").status == 1  # nothing is known of where they came from
    assert admin("bans --json").data == []
    assert admin("ban other --yes").output == "Guest 1234 (other) is banned; bots play on where they sat\n"
    assert admin.ask(
        "SELECT count(*) FROM seats WHERE person_id = 'other' AND bot IS NULL AND game_id = 'running'"
    ) == [(0,)]
    admin.change(f"UPDATE sessions SET address = 'a hash', seen = {NOW} WHERE person_id = 'host'")
    assert "no guest is let in from there for 30 days" in admin("ban Sisi --address --yes").output
    assert admin("bans --json").data == [
        {"id": "host", "name": "Sisi", "account": True, "banned": NOW, "nobody_new_until": NOW + 30 * DAY},
        {"id": "other", "name": "Guest 1234", "account": False, "banned": NOW, "nobody_new_until": None},
    ]
    assert "a hash" not in admin("bans").output
    assert admin("unban Sisi").output == "Sisi (host) may come in again\n"
    assert admin("unban Sisi").status == 1
    assert admin.ask("SELECT count(*) FROM banned_addresses") == [(0,)]
    assert [found["id"] for found in admin("bans --json").data] == ["other"]


def test_a_banned_guest_is_known_as_long_as_the_session(admin: Admin) -> None:
    admin.change(
        f"INSERT INTO people (id, name, created, banned) VALUES ('bad', 'Guest 1', {NOW - 50 * DAY}, {NOW - 40 * DAY})",
        f"INSERT INTO sessions VALUES ('s1', 'bad', 't1', 0, {NOW - 40 * DAY}, '', NULL)",
    )
    assert admin("clean --yes --json").data["guests without account and without games"] == 0
    admin.change(f"UPDATE sessions SET seen = {NOW - 500 * DAY} WHERE id = 's1'")
    assert admin("clean --yes --json").data["guests without account and without games"] == 1


def test_the_days_can_be_chosen(admin: Admin) -> None:
    assert admin("clean --request-days 0 --json").data["answers kept for repeated requests"] == 2
    assert admin("clean --alert-days 200 --json").data["messages that were sent"] == 0


def test_the_days_are_those_of_the_store() -> None:
    assert {f"{name}s": days for name, days in upkeep.DAYS.items()} == {kind.name: kind.days for kind in clean.KINDS}


def test_a_key_for_notifications_is_made_and_nothing_else(gah: Gah, monkeypatch: pytest.MonkeyPatch) -> None:
    """It needs no database, and the server takes it as it stands there."""
    keys = [gah("admin push-keys").output.splitlines()[0] for _ in range(2)]
    assert keys[0] != keys[1]
    name, _, key = keys[0].partition("=")
    monkeypatch.setenv(name, key)
    assert serve.push_of_environment("https://hotel.example") == Push(key, "https://hotel.example")


def test_the_database_may_be_named_before_or_after_the_task(gah: Gah, house: str) -> None:
    before, after = f"admin --database {house} status --json", f"admin status --json --database {house}"
    assert gah(before).data == gah(after).data
    other = house.replace("house.db", "other.db")
    both = gah(f"admin --database {house} status --database {other}")
    assert (both.status, "there is no database" in both.errors) == (1, True)


def test_a_database_of_another_version_is_left_alone(admin: Admin) -> None:
    admin.change("UPDATE alembic_version SET version_num = '0000'")
    outcome = admin("people")
    assert (outcome.status, "of another version" in outcome.errors) == (1, True)


@pytest.mark.parametrize("name", ["none.db", "no/such/folder/house.db"])
@pytest.mark.parametrize("line", ["admin people --database {}", "verify --database {}"])
def test_a_database_that_is_not_there_is_not_made(gah: Gah, tmp_path: Path, line: str, name: str) -> None:
    """Neither the file nor the folders on the way to it: there may be a typo in the name."""
    path = (tmp_path / name).as_posix()
    outcome = gah(line.format(f"sqlite:///{path}"))
    assert (outcome.status, outcome.errors) == (1, f"gah {line.split()[0]}: there is no database {path}\n")
    assert list(tmp_path.iterdir()) == []
