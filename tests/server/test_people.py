"""Guests, accounts, sessions, and leaving for good."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from argon2 import Parameters, PasswordHasher, extract_parameters
from pydantic import ValidationError
from websockets.exceptions import ConnectionClosed

from grandaustria.server import accounts, forgetting
from grandaustria.server.api.answers import invalid
from grandaustria.server.api.people import Changes, Door
from grandaustria.server.db.engine import reading
from grandaustria.server.db.schema import people, sessions, tries
from grandaustria.server.passwords import Passwords, code_hash, code_matches, printed_code
from grandaustria.server.settings import Settings
from tests.server.houses import Clock
from tests.server.running import Running, next_message, running, with_address
from tests.server.with_accounts import OTHER, PASSWORD, logged_in, with_account

ROOT = Path(__file__).parents[2]


def rows_of(server: Running, table: Any) -> list[Any]:
    async def look() -> list[Any]:
        async with reading(server.house.engine) as connection:
            return list((await connection.execute(table.select())).mappings())

    return list(server.within(look()))


# Guests


def test_a_guest_has_a_name_and_no_account(server: Running) -> None:
    me = server.guest().get("/me")
    assert me["name"].startswith("Guest ")
    assert (me["account"], me["email"], me["webhook"], me["language"]) == (False, None, None, "en")


def test_the_language_is_the_browsers(server: Running) -> None:
    assert server.visitor(**{"Accept-Language": "pt-BR, uk;q=0.8, de;q=0.5"}).get("/me")["language"] == "uk"


def test_what_is_changed_and_what_is_not(server: Running) -> None:
    guest = server.guest()
    before = guest.get("/me")
    changed = {"name": "Élise", "language": "fr", "webhook": "https://example.org/turn"}
    assert guest.patch("/me", changed) == {**before, **changed}
    assert guest.patch("/me", {"webhook": None}) == {**before, **changed, "webhook": None}
    assert guest.patch("/me", {}) == {**before, **changed, "webhook": None}


@pytest.mark.parametrize(
    "changes",
    [
        {"name": ""},
        {"name": "   "},
        {"name": None},
        {"name": "x" * 41},
        {"name": "ﷺ" * 10},
        {"name": "abc\u202egpj"},
        {"name": "a\u200bb"},
        {"name": "a\x00b"},
        {"name": "…!"},
        {"language": "xx"},
        {"email": "elise@example.org"},
        {"webhook": "http://example.org"},
        {"webhook": "https://user:secret@example.org"},
        {"webhook": "https://127.0.0.1/"},
        {"webhook": "https://[::1]/"},
        {"webhook": "https://10.1.2.3/x"},
        {"webhook": "https://localhost/"},
        {"webhook": "https://example.org:port/"},
        {"webhook": "ftp://example.org"},
        {"id": "another"},
    ],
)
def test_what_cannot_be_set(changes: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Changes.model_validate(changes)


def test_what_is_wrong_is_told_and_changes_nothing(server: Running) -> None:
    guest = server.guest()
    before = guest.get("/me")
    details = guest.refused("PATCH", "/me", 422, "invalid", {"language": "de", "name": "abc\u202egpj", "email": "x"})
    assert [field["field"] for field in details["fields"]] == ["body.name", "body.email"]
    assert guest.get("/me") == before


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("abc\u202egpj", "characters"),
        ("...", "letters"),
        ("x" * 41, "length"),
        ("\ufb03" * 20, "length"),
        ("x" * 201, "string_too_long"),
        (" ", "empty"),
        ("", "string_too_short"),
    ],
)
def test_why_a_name_is_refused_has_a_word(name: str, kind: str) -> None:
    """The page has a sentence for each (web/src/home/account/naming.ts)."""
    with pytest.raises(ValidationError) as refused:
        Changes.model_validate({"name": name})
    fields = invalid(refused.value.errors()).details["fields"]
    assert [(field["field"], field["kind"]) for field in fields] == [("name", kind)]
    assert f"  {kind}: '" in (ROOT / "web/src/home/account/naming.ts").read_text(encoding="utf-8")


def test_names_may_hold_markup_because_they_are_text(server: Running) -> None:
    assert server.guest().patch("/me", {"name": "<b>Sisi</b> & 😀"})["name"] == "<b>Sisi</b> & 😀"


def test_spaces_are_tidied(server: Running) -> None:
    assert server.guest().patch("/me", {"name": "  Franz \t\u2028 Joseph\n"})["name"] == "Franz Joseph"


# Accounts


def test_an_account_on_another_device(server: Running) -> None:
    first, code = with_account(server)
    assert len(code) == 29
    assert first.get("/me")["account"] is True
    second = logged_in(server, "SISI")
    assert second.get("/me") == first.get("/me")
    assert second.cookie != first.cookie


def test_secrets_are_not_stored_as_they_are(server: Running) -> None:
    first, code = with_account(server)
    stored = repr([dict(row) for row in rows_of(server, people) + rows_of(server, sessions)])
    assert "$argon2id$" in stored
    for secret in (PASSWORD, code, code.replace("-", ""), str(first.cookie)):
        assert secret not in stored


@pytest.mark.parametrize("name", ["Sisi", "SISI", "ｓｉｓｉ"])
def test_a_name_with_a_password_is_nobody_elses(server: Running, name: str) -> None:
    with_account(server)
    guest = server.guest()
    guest.refused("POST", "/me/account", 409, "name-taken", {"name": name, "password": PASSWORD})
    guest.refused("PATCH", "/me", 409, "name-taken", {"name": name})
    other, _ = with_account(server, "Franz")
    other.refused("PATCH", "/me", 409, "name-taken", {"name": name})


def test_guests_may_have_the_same_name(server: Running) -> None:
    for _ in range(2):
        server.guest().patch("/me", {"name": "Anna"})


def test_nobody_is_called_as_those_who_have_left(server: Running) -> None:
    server.guest().refused("PATCH", "/me", 409, "name-taken", {"name": "Former Guest"})


def test_an_account_can_be_renamed_and_its_old_name_is_free(server: Running) -> None:
    first, _ = with_account(server)
    first.patch("/me", {"name": "Elisabeth"})
    assert logged_in(server, "elisabeth").get("/me")["name"] == "Elisabeth"
    server.visitor().refused("POST", "/login", 403, "wrong", {"name": "Sisi", "password": PASSWORD})
    with_account(server, "Sisi")


def test_one_account_each(server: Running) -> None:
    first, _ = with_account(server)
    first.refused("POST", "/me/account", 409, "has-account", {"name": "Else", "password": PASSWORD})


@pytest.mark.parametrize("body", [{"name": "A", "password": "short"}, {"name": "A", "password": "x" * 201}, {}, []])
def test_what_is_no_account(server: Running, body: Any) -> None:
    server.guest().refused("POST", "/me/account", 422, "invalid", body)


def test_a_password_refused_is_not_repeated(server: Running) -> None:
    response = server.guest().client.post("/api/v1/me/account", json={"name": "\x00", "password": PASSWORD})
    assert response.status_code == 422
    assert PASSWORD not in response.text


@pytest.mark.parametrize(("name", "password"), [("Sisi", "wrong password"), ("Nobody", PASSWORD), ("", "")])
def test_a_wrong_login_says_nothing(server: Running, name: str, password: str) -> None:
    with_account(server)
    visitor = server.visitor()
    answer = visitor.post("/login", {"name": name, "password": password}, 403)
    assert answer == accounts.wrong().to_json()
    assert visitor.cookie is None


def test_text_no_database_could_keep(server: Running) -> None:
    """NUL and halves of characters: refused, not stumbled over."""
    visitor = server.guest()
    for path, fields in (("login", ("name", "password")), ("recover", ("name", "code", "password"))):
        for bad in ('"\\u0000"', '"\\ud800"'):
            for field in fields:
                good = dict.fromkeys(fields, '"long enough"')
                text = ",".join(f'"{name}":{value}' for name, value in {**good, field: bad}.items())
                answer = visitor.client.post(f"/api/v1/{path}", content="{" + text + "}")
                assert answer.status_code in (403, 422), (path, field, bad)


def test_an_unknown_name_takes_as_long(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is spent in the hash either way: one is checked, at the same cost."""
    with_account(server)
    checked: list[Parameters] = []
    verify = PasswordHasher.verify

    def noting(hasher: PasswordHasher, stored: str, password: str) -> bool:
        checked.append(extract_parameters(stored))
        return verify(hasher, stored, password)

    monkeypatch.setattr(PasswordHasher, "verify", noting)
    for name in ("Sisi", "Nobody"):
        server.visitor().refused("POST", "/login", 403, "wrong", {"name": name, "password": "wrong password"})
    known, unknown = checked
    assert known == unknown


def test_a_password_changed_ends_the_other_sessions(server: Running) -> None:
    first, _ = with_account(server)
    second = logged_in(server)
    first.refused("POST", "/me/password", 403, "wrong", {"old": "wrong", "new": OTHER})
    assert first.post("/me/password", {"old": PASSWORD, "new": OTHER}) == {"ended": 1}
    assert second.get("/me")["account"] is False
    assert first.get("/me")["account"] is True
    server.visitor().refused("POST", "/login", 403, "wrong", {"name": "Sisi", "password": PASSWORD})
    logged_in(server, password=OTHER)


def test_a_guest_has_no_password_to_change(server: Running) -> None:
    server.guest().refused("POST", "/me/password", 409, "no-account", {"old": PASSWORD, "new": OTHER})


def test_recovery_by_the_printed_code(server: Running) -> None:
    first, code = with_account(server)
    visitor = server.visitor()
    body = {"name": "sisi", "code": code.lower().replace("-", " "), "password": OTHER}
    visitor.refused("POST", "/recover", 403, "wrong", {**body, "code": "7K2QX-M0F4T-9WZ3A-BC8DE-5HJ6N"})
    visitor.refused("POST", "/recover", 403, "wrong", {**body, "name": "Nobody"})
    new = visitor.post("/recover", body)
    assert new["me"]["account"] is True
    assert new["recovery_code"] != code
    assert visitor.get("/me") == new["me"]
    assert first.get("/me")["id"] != new["me"]["id"], "the old sessions have ended"
    logged_in(server, password=OTHER)
    server.visitor().refused("POST", "/recover", 403, "wrong", body)
    server.visitor().post("/recover", {**body, "code": new["recovery_code"]})


def test_a_printed_code_is_read_as_people_type_it() -> None:
    code = printed_code("any token")
    typed = code.lower().replace("0", "o").replace("1", "l")
    assert code_matches(code_hash(code), typed)
    assert not code_matches(None, "")
    assert not code_matches(code_hash(code), printed_code("another"))


# Sessions


def test_sessions_are_listed_and_ended(server: Running) -> None:
    first, _ = with_account(server)
    second = logged_in(server)
    found = {session["id"]: session for session in first.get("/me/sessions")["sessions"]}
    assert len(found) == 2
    assert sum(session["current"] for session in found.values()) == 1
    other = next(name for name, session in found.items() if not session["current"])
    assert "httpx" in found[other]["agent"]
    assert first.delete(f"/me/sessions/{other}") == {"ended": 1}
    assert second.get("/me")["account"] is False
    first.refused("DELETE", f"/me/sessions/{other}", 404, "not-found")


def test_nobody_ends_the_sessions_of_others(server: Running) -> None:
    first, _ = with_account(server)
    session = first.get("/me/sessions")["sessions"][0]["id"]
    server.guest().refused("DELETE", f"/me/sessions/{session}", 404, "not-found")
    assert first.get("/me")["account"] is True


def test_logging_out(server: Running) -> None:
    first, _ = with_account(server)
    old = first.cookie
    assert first.post("/logout") == {"ended": 1}
    assert first.cookie is None
    returning = server.visitor(Cookie=f"gah_session={old}")
    assert returning.get("/me")["account"] is False


def test_a_guest_cannot_lose_the_way_back(server: Running) -> None:
    guest = server.guest()
    guest.refused("POST", "/logout", 409, "no-account")
    session = guest.get("/me/sessions")["sessions"][0]["id"]
    guest.refused("DELETE", f"/me/sessions/{session}", 409, "no-account")
    assert guest.get("/me/sessions")["sessions"][0]["id"] == session


def test_logging_in_replaces_the_session(server: Running) -> None:
    """So that nobody can prepare a session for somebody else to log in with."""
    with_account(server)
    visitor = server.guest()
    prepared = visitor.cookie
    visitor.post("/login", {"name": "Sisi", "password": PASSWORD})
    assert visitor.cookie != prepared
    assert server.visitor(Cookie=f"gah_session={prepared}").get("/me")["account"] is False


def test_from_one_account_to_another(server: Running) -> None:
    first, _ = with_account(server)
    with_account(server, "Franz")
    first.post("/login", {"name": "Franz", "password": PASSWORD})
    assert first.get("/me")["name"] == "Franz"
    assert logged_in(server).get("/me")["name"] == "Sisi"


def test_nothing_is_kept_of_whoever_leaves(server: Running) -> None:
    guest = server.guest()
    guest.patch("/me", {"name": "Elise", "webhook": "https://example.org/x"})
    with_address(server, guest, "elise@example.org")
    guest.delete("/me")
    [row] = rows_of(server, people)
    kept = {name for name, value in row.items() if value not in (None, False)}
    assert kept == {"id", "name", "language", "created", "deleted"}
    assert row["name"] == "former guest"
    assert rows_of(server, sessions) == []


def test_a_guest_who_becomes_an_account_gets_a_new_session(server: Running) -> None:
    guest = server.guest()
    before, person = str(guest.cookie), guest.get("/me")["id"]
    table = guest.post("/tables", {"players": 2}, 201)["id"]
    with guest.socket(table) as live:
        next_message(live, "presence")
        guest.post("/me/account", {"name": "Sisi", "password": PASSWORD})
        with pytest.raises(ConnectionClosed):
            next_message(live, "never")
    assert guest.cookie != before
    assert guest.get("/me")["id"] == person
    assert [session["current"] for session in guest.get("/me/sessions")["sessions"]] == [True]
    thief = server.visitor()
    answer = thief.client.get("/api/v1/me", headers={"Cookie": f"gah_session={before}"})
    # nor is it answered with a newcomer's cookie, which would take the account away from another tab of the browser
    assert (answer.status_code, "set-cookie" in answer.headers) == (403, False)
    with guest.socket(table) as live:
        next_message(live, "presence")


# Limits


@pytest.mark.usefixtures("all_at_once")
def test_guessing_is_slow(database: str) -> None:
    with running(Settings(database, port=0)) as server:
        server.app.state.door = Door(server.settings.limits, Passwords(memory_kib=64))
        visitor = server.visitor()
        answers = [visitor.client.post("/api/v1/login", json={"name": "Sisi", "password": "x"}) for _ in range(12)]
        assert [answer.status_code for answer in answers] == [403] * 10 + [429] * 2
        assert int(answers[-1].headers["retry-after"]) >= 1
        visitor.refused("POST", "/recover", 429, "too-many", {"name": "A", "code": "x", "password": PASSWORD})


def test_processes_count_tries_together(server: Running, settings: Settings, clock: Clock) -> None:
    """Four of them do not allow four times as many: what one has not seen, it finds in the database."""
    limits = replace(settings.limits, logins_per_minute=10)
    visitor = server.visitor()

    def knock(status: int, reason: str) -> Any:
        server.app.state.door = Door(limits, Passwords(memory_kib=64))  # another process: it remembers nothing
        return visitor.refused("POST", "/login", status, reason, {"name": "Sisi", "password": "x"})

    for _ in range(10):
        knock(403, "wrong")
    assert knock(429, "too-many")["retry_after"] == 6
    clock.now += 6
    knock(403, "wrong")
    knock(429, "too-many")
    clock.now -= 10_000  # a clock that is set back shuts nobody out
    knock(403, "wrong")
    clock.now += 20_000
    server.within(forgetting.forget(server.house))
    assert rows_of(server, tries) == []


@pytest.mark.usefixtures("clock")
def test_what_is_counted_is_not_stored_in_clear(server: Running) -> None:
    """At one moment: a try that has been worked off may be forgotten at any time."""
    server.visitor().refused("POST", "/login", 403, "wrong", {"name": "Sisi", "password": "x"})
    stored = [row["key"] for row in rows_of(server, tries)]
    assert [len(key) for key in stored] == [64, 64]
    assert not any("127.0.0.1" in key or "sisi" in key for key in stored)
