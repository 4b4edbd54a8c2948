"""The components as a client gets them: complete, in every language and rulebook, sent once to whoever keeps them."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import pytest

from grandaustria.cards import BOARD, GUESTS, HOTELS, LEOPOLD, OBJECTIVES, STAFF, TILES
from grandaustria.engine import PRESETS
from grandaustria.languages import LANGUAGES
from grandaustria.server.api.game_shapes import Components
from grandaustria.texts.describe import guest_name, penalty_text, staff_text
from tests.server.postgresql import ON_SQLITE
from tests.server.running import API, Running, Visitor
from tests.server.seats import open_table

Json = dict[str, Any]
RENAMED = {"krones_maximum": "most_krones", "guest_price": "queue_prices"}
TOLD_ELSEWHERE = ("turn_order", "starting_sets", "offer")
"""By positions and by cards."""
pytestmark = ON_SQLITE


@pytest.fixture
def guest(server: Running) -> Visitor:
    return server.guest()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_is_there_in_every_language(guest: Visitor, language: str) -> None:
    found = guest.get("/components", params={"language": language})
    Components.model_validate(found)
    assert set(found["guests"]) == {str(card.number) for card in GUESTS}
    assert set(found["staff"]) == {str(card.number) for card in STAFF}
    assert set(found["objectives"]) == {str(card.number) for card in OBJECTIVES}
    assert set(found["leopold"]) == {str(card.number) for card in LEOPOLD}
    assert set(found["tiles"]) == {tile.id for tile in TILES}
    assert found["guests"]["75"]["name"] == guest_name(75, language)
    assert found["staff"]["32"]["text"] == staff_text(STAFF[31], language, PRESETS["2022"].to_json())


def test_hotels_are_floors_from_the_ground_up(guest: Visitor) -> None:
    hotels = guest.get("/components")["hotels"]
    letters = {"B": "blue", "R": "red", "Y": "yellow"}
    for name, layout in HOTELS.layouts.items():
        assert tuple(letters[letter] for floor in hotels[name] for letter in floor) == layout


def test_the_figures_of_the_boards_are_those_of_the_data(guest: Visitor) -> None:
    board = guest.get("/components")["board"]
    figures = {field.name: getattr(BOARD, field.name) for field in fields(BOARD) if field.name not in TOLD_ELSEWHERE}
    found = {name: board[RENAMED.get(name, name)] for name in figures}
    assert found == json.loads(json.dumps(figures, default=dict))
    assert (board["floor_prices"], board["floor_points"]) == (list(HOTELS.price), list(HOTELS.final_points))


def test_effects_have_what_is_drawn_and_what_is_said(guest: Visitor) -> None:
    found = guest.get("/components")
    bonus = found["tiles"]["B4"]["effect"]
    assert (bonus["kind"], bonus["floor_limit"], bonus["discount"]) == ("occupy_new", 2, 99)
    assert bonus["text"] == found["tiles"]["B4"]["bonus"]
    for card in GUESTS:
        told = found["guests"][str(card.number)]["reward"]
        assert [(effect["kind"], effect["amount"]) for effect in told] == [(e.kind, e.amount) for e in card.reward]
        assert all(effect["text"].endswith(".") for effect in told)


@pytest.mark.parametrize("name", PRESETS)
def test_figures_and_sentences_are_those_of_the_rulebook(guest: Visitor, name: str) -> None:
    found = guest.get("/components", params={"rules": name})
    rules = PRESETS[name].to_json()
    assert found["staff"]["17"]["cost"] == int(rules["kitchen_hand"])
    assert found["staff"]["32"]["scores"] == [{"kind": "staff", "amount": int(rules["assistant_manager"])}]
    for tile in TILES:
        assert found["tiles"][tile.id]["penalty"] == penalty_text(tile, "en", rules)
    kinds = {"empty": "empty_rooms", "occupied": "occupied_rooms"}
    assert found["tiles"]["B4"]["penalties"][0]["kind"] == kinds[rules["tile_b4"]]
    assert found["editions"][name] == rules


def test_the_rules_of_a_table(guest: Visitor, server: Running) -> None:
    """Those who may see the table get its components, with single options of its own."""
    table = open_table(guest, rules={"kitchen_hand": "3"})
    asked = {"table": table["id"], "rules": "own"}
    assert guest.get("/components", params=asked)["staff"]["17"]["cost"] == 3
    stranger = server.guest()
    stranger.refused("GET", f"/components?table={table['id']}", 404, "not-found")
    with_link = {**asked, "code": table["code"]}
    assert stranger.get("/components", params=with_link)["staff"]["17"]["cost"] == 3


def test_what_does_not_exist_is_refused(guest: Visitor) -> None:
    guest.refused("GET", "/components?rules=own", 422, "setup")
    guest.refused("GET", "/components?language=la", 422, "invalid")


def test_a_copy_that_is_known_is_not_sent_again(guest: Visitor) -> None:
    first = guest.client.get(f"{API}/components?language=de")
    assert first.headers["Cache-Control"] == "no-cache"
    tag = first.headers["ETag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = guest.client.get(f"{API}/components?language=de", headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", tag)
    other = guest.client.get(f"{API}/components?language=fr", headers={"If-None-Match": tag})
    assert other.status_code == 200
    assert other.headers["ETag"] != tag


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, br", "gzip"), ("identity", None), ("br", None)])
def test_it_is_compressed_where_that_can_be_read(guest: Visitor, accepted: str, encoding: str | None) -> None:
    answer = guest.client.get(f"{API}/components", headers={"Accept-Encoding": accepted})
    assert answer.headers.get("Content-Encoding") == encoding
    assert answer.json()["guests"]
    assert "Accept-Encoding" in answer.headers["Vary"]
    assert (int(answer.headers["Content-Length"]) < 15_000) == (encoding is not None)
