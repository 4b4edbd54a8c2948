"""Names that look like a name that is taken, and how often one may try."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from grandaustria.server.api.people import Door
from grandaustria.server.db.engine import connect, reading, writing
from grandaustria.server.db.migrate import upgrade
from grandaustria.server.db.schema import people
from grandaustria.server.looks import skeleton
from grandaustria.server.passwords import Passwords
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import people as persons
from tests.server.houses import Clock
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.running import GENEROUS, Running, running
from tests.server.seats import open_table, person_id
from tests.server.test_migrations import downgrade
from tests.server.with_accounts import PASSWORD, logged_in, with_account

ALIKE = (
    ("Каiserin", "Kaiserin"),  # Cyrillic К and а
    ("Kaıserin", "Kaiserin"),  # without a dot
    ("КАІЅЕRІN", "Kaiserin"),  # capitals of another alphabet
    ("кaiserin", "Kaiserin"),  # a small letter whose capital looks the same
    ("PayPaI", "PayPal"),
    ("S1si", "Sisi"),
    ("0tto", "Otto"),
    ("rnax", "Max"),
    ("ｓｉｓｉ", "Sisi"),
    ("Sisi\ufe0f", "Sisi"),  # something that is not seen
    ("İsmail", "Ismail"),
)
DIFFERENT = (("Anna", "Hanna"), ("Élise", "Elise"), ("Анна", "Anna"), ("Guest 1234", "Guest 1235"), ("Otto", "Otto 2"))


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_what_cannot_be_told_apart(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)


@pytest.mark.parametrize(("name", "other"), DIFFERENT)
def test_what_can_be_told_apart(name: str, other: str) -> None:
    assert skeleton(name) != skeleton(other)


NAMES = """
Anna Anja Hanna Max Maxi Lena Lina Emil Emilia Leo Lea Élodie Zoë Chloé Noël Jürgen Giulia Giulio Niccolò
Анна Аня Вера Оля Олег Игорь Ігор Юрій Наташа Маша Миша Саша Паша Даша Гриша Гена Жанна Зоя Ёлка Їжак
"""


def test_names_in_the_languages_of_the_house_stay_apart() -> None:
    names = NAMES.split()
    assert len({skeleton(name) for name in names}) == len(names)


def test_a_look_alike_of_a_kept_name_is_nobodys(server: Running) -> None:
    kept, _ = with_account(server, "Kaiserin")
    guest, (other, _) = server.guest(), with_account(server, "Franz")
    before = guest.get("/me")
    for name in ("Каiserin", "Kaıserin"):
        guest.refused("PATCH", "/me", 409, "name-taken", {"name": name})
        guest.refused("POST", "/me/account", 409, "name-taken", {"name": name, "password": PASSWORD})
        other.refused("PATCH", "/me", 409, "name-taken", {"name": name})
    assert guest.get("/me") == before
    assert kept.patch("/me", {"name": "Каiserin"})["name"] == "Каiserin"  # one's own, written in another way
    kept.patch("/me", {"name": "Elisabeth"})
    assert guest.patch("/me", {"name": "Kaıserin"})["name"] == "Kaıserin"


def test_names_at_one_table_do_not_look_alike(server: Running) -> None:
    """Guests may have the same name elsewhere, and nobody is refused for a name the house has given."""
    anna, other, third = server.guest(), server.guest(), server.guest()
    anna.patch("/me", {"name": "Anna"})
    other.patch("/me", {"name": "Аnnа"})  # Cyrillic
    path = f"/tables/{open_table(anna, players=3, public=True)['id']}"
    other.refused("POST", path + "/join", 409, "look-alike")
    other.refused("POST", path + "/seats/1", 409, "look-alike", {"take": True})
    other.patch("/me", {"name": "Hanna"})
    other.post(path + "/join")
    other.refused("PATCH", "/me", 409, "look-alike", {"name": "ANNA"})
    other.refused("POST", "/me/account", 409, "look-alike", {"name": "Аnna", "password": PASSWORD})
    given = third.get("/me")["name"]
    third.post(path + "/join")
    other.refused("PATCH", "/me", 409, "look-alike", {"name": given})
    other.post(path + "/leave")
    assert other.patch("/me", {"name": "ANNA"})["name"] == "ANNA"


@DAILY_ON_SQLITE
def test_two_guests_with_the_same_number_may_sit_together(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("accounts", "api.identity"):
        monkeypatch.setattr(f"grandaustria.server.{module}.guest_name", lambda *_: "Guest 1234")
    first, second, cheat = server.guest(), server.guest(), server.guest()
    path = f"/tables/{open_table(first, players=3, public=True)['id']}"
    second.post(path + "/join")
    monkeypatch.undo()
    cheat.patch("/me", {"name": "Guest l234"})
    cheat.refused("POST", path + "/join", 409, "look-alike")


def test_names_are_not_probed_by_the_hundred(database: str, clock: Clock, all_at_once: None) -> None:
    limits = replace(GENEROUS, names_per_hour=4)
    with running(Settings(database, port=0, limits=limits), Services(now=clock)) as server:
        server.app.state.door = Door(limits, Passwords(memory_kib=64))
        with_account(server, "Kaiserin")
        for tries in (4, 4, 4, 4, 3):  # five times as many from one address, and one was used for the account
            guest = server.guest()
            for number in range(tries):
                guest.patch("/me", {"name": f"Name {number}"})
            guest.patch("/me", {"language": "de", "name": f"Name {tries - 1}"})  # as it is called already
            if tries == 4:
                wait = guest.refused("PATCH", "/me", 429, "too-many", {"name": "Kaiserin"})["retry_after"]
                assert 0 < wait <= 3600
        server.guest().refused("PATCH", "/me", 429, "too-many", {"name": "Kaiserin"})
        server.guest().refused("POST", "/me/account", 429, "too-many", {"name": "Kaiserin", "password": PASSWORD})


def test_old_names_that_look_alike_stay_whose_they_are(database: str) -> None:
    async def there_and_back() -> list[tuple[str, str | None]]:
        engine = connect(database)
        try:
            await upgrade(engine)
            async with writing(engine) as connection:
                for person, name, created in (("b", "Каiserin", 2.0), ("a", "Kaiserin", 1.0), ("c", "Guest 1", 3.0)):
                    await persons.add_person(connection, person, name, "en", created)
                    if person != "c":
                        await persons.change_person(connection, person, name_key=name.casefold(), password_hash="x")
            await downgrade(engine, "0003")
            await upgrade(engine)
            async with reading(engine) as connection:
                query = people.select().order_by(people.c.id)
                return [(row.name, row.look) for row in await connection.execute(query)]
        finally:
            await engine.dispose()

    kept = skeleton("Kaiserin")
    assert asyncio.run(there_and_back()) == [("Kaiserin", kept), ("Каiserin", None), ("Guest 1", None)]


@DAILY_ON_SQLITE
def test_who_has_an_old_look_alike_goes_on_with_it(server: Running) -> None:
    with_account(server, "Kaiserin")
    person = person_id(with_account(server, "Franz")[0])

    async def as_it_was() -> None:
        async with writing(server.house.engine) as connection:
            facts = {"name": "Каiserin", "name_key": "каiserin", "look": None}
            await persons.change_person(connection, person, **facts)

    server.within(as_it_was())
    again = logged_in(server, "Каiserin")
    assert again.patch("/me", {"name": "Каiserin", "language": "de"})["name"] == "Каiserin"
    again.refused("PATCH", "/me", 409, "name-taken", {"name": "Kаiserin"})
