"""`gah cards`: every component, in every language, to look at and as JSON."""

from __future__ import annotations

import pytest

from grandaustria.cards import (
    COLOURS,
    GUESTS,
    HOTELS,
    LEOPOLD,
    OBJECTIVES,
    STAFF,
    TILES,
)
from grandaustria.cli.card_tables import colour_letter
from grandaustria.languages import LANGUAGES
from grandaustria.texts import text
from grandaustria.texts.describe import guest_name, staff_name
from tests.cli.running import Gah

COUNTS = {
    "guests": len(GUESTS),
    "staff": len(STAFF),
    "objectives": len(OBJECTIVES),
    "tiles": len(TILES),
    "hotels": len(HOTELS.layouts),
    "sets": 4,
    "solo": len(LEOPOLD),
}


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """So wide that no name is broken."""
    monkeypatch.setenv("COLUMNS", "400")


@pytest.mark.parametrize("language", LANGUAGES)
def test_json_holds_all_components(gah: Gah, language: str) -> None:
    data = gah(f"cards --language {language} --json").data
    assert {kind: len(entries) for kind, entries in data.items()} == COUNTS
    assert [entry["name"] for entry in data["guests"]] == [guest_name(guest.number, language) for guest in GUESTS]
    assert [entry["name"] for entry in data["staff"]] == [staff_name(staff.number, language) for staff in STAFF]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_show_every_name_and_sentence(gah: Gah, language: str) -> None:
    data = gah(f"cards --language {language} --json").data
    output = gah(f"cards --language {language}").output
    sentences = [
        *(entry["name"] for kind in ("guests", "staff", "objectives", "tiles", "hotels") for entry in data[kind]),
        *(part for guest in data["guests"] for part in guest["reward"]),
        *(staff["effect"] for staff in data["staff"]),
        *(objective["condition"] for objective in data["objectives"]),
        *(tile[side] for tile in data["tiles"] for side in ("bonus", "penalty")),
        *(part for card in data["solo"] for key in ("guests", "actions") for part in card[key]),
        *(card[key] for card in data["solo"] for key in ("die", "hand")),
        *(staff["name"] for one in data["sets"] for staff in one["staff"]),
    ]
    assert [sentence for sentence in sentences if sentence not in output] == []


@pytest.mark.parametrize("kind", COUNTS)
def test_one_kind_alone(gah: Gah, kind: str) -> None:
    assert list(gah(f"cards {kind} --json").data) == [kind]
    lines = [line.strip() for line in gah(f"cards {kind}").output.splitlines()]
    assert [other for other in COUNTS if text(f"title-{other}") in lines] == [kind]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rooms_are_told_apart_without_colour(gah: Gah, language: str) -> None:
    assert len({colour_letter(colour, language) for colour in COLOURS}) == len(COLOURS)
    output = gah(f"cards hotels --language {language}").output
    for layout in HOTELS.layouts.values():
        assert all(f" {colour_letter(colour, language)}{room} " in output for room, colour in enumerate(layout))


def test_hotels_stand_on_their_ground_floor(gah: Gah) -> None:
    floors = [line.split()[1] for line in gah("cards hotels --search night").output.splitlines() if "│" in line]
    assert floors == ["4", "3", "2", "1"]


def test_guests_are_told_apart_without_colour(gah: Gah) -> None:
    output = gah("cards guests").output
    assert all(f" {colour}, " in output for colour in ("blue", "red", "yellow", "green"))


@pytest.mark.parametrize(
    ("line", "numbers"),
    [
        ("staff --search 'kitchen hand'", [17]),
        ("staff --search SOMMELIER", [36]),
        ("staff --search бармен --language uk", [3]),
        ('staff --search "порт\'є" --language uk', [38]),
        ("guests --search nobody", []),
    ],
)
def test_search(gah: Gah, line: str, numbers: list[int]) -> None:
    (entries,) = gah(f"cards {line} --json").data.values()
    assert [entry["number"] for entry in entries] == numbers


def test_search_leaves_out_tables_without_a_hit(gah: Gah) -> None:
    output = gah("cards --search sommelier").output
    assert "Sommelier" in output
    assert "Emperor tiles" not in output


def test_rules_change_what_the_cards_say(gah: Gah) -> None:
    costs = [
        next(card["cost"] for card in gah(f"cards staff --json --rules {rules}").data["staff"] if card["number"] == 17)
        for rules in ("2022", "de2015", "de2015,kitchen_hand=5")
    ]
    assert costs == [5, 3, 5]
    assert gah("cards tiles --rules fr2015").output != gah("cards tiles").output
