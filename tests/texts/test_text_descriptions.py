"""Every card, tile and objective has its name and sentence, also under the rules of other editions."""

from itertools import product

import pytest

from grandaustria.cards import (
    GUESTS,
    LEOPOLD,
    OBJECTIVES,
    STAFF,
    TILES,
    Effect,
    EndScore,
    Guest,
    LeopoldCard,
    Objective,
    Staff,
    Tile,
    Trigger,
)
from grandaustria.languages import LANGUAGES
from grandaustria.texts import CATALOGUE
from grandaustria.texts.describe import (
    bonus_text,
    effect_text,
    foods_text,
    gains_text,
    leopold_texts,
    objective_name,
    objective_text,
    penalty_text,
    reward_texts,
    staff_text,
    tile_name,
)

DE2015 = {
    "kitchen_hand": "3",
    "assistant_manager": "4",
    "conference_manager": "immune",
    "secretary": "opponents",
    "custodian": "guests",
    "groom_stableman": "completed",
    "operator": "12",
    "e_gizia": "turn",
    "penalty": "choice",
    "tile_b4": "occupied",
    "tile_c2": "column",
}


def tile(tile_id: str) -> Tile:
    return next(candidate for candidate in TILES if candidate.id == tile_id)


@pytest.mark.parametrize("guest", GUESTS, ids=lambda guest: str(guest.number))
def test_guests(guest: Guest) -> None:
    for language, rules in product(LANGUAGES, ({}, DE2015)):
        sentences = reward_texts(guest, language, rules)
        assert len(sentences) == len(guest.reward)
        assert all(sentences)
        assert foods_text(guest.order, language)


@pytest.mark.parametrize("staff", STAFF, ids=lambda staff: str(staff.number))
def test_staff(staff: Staff) -> None:
    sentence = staff_text(staff)
    parts: tuple[Effect | Trigger | EndScore, ...] = (*staff.effects, *staff.triggers, *staff.scores)
    figures = {str(part.amount) for part in parts if part.amount}
    spelled_out = staff.number in (21, 29, 38)
    assert spelled_out or all(figure in sentence for figure in figures)


@pytest.mark.parametrize("objective", OBJECTIVES, ids=lambda objective: str(objective.number))
def test_objectives(objective: Objective) -> None:
    assert objective_name(objective)
    sentence = objective_text(objective)
    for figure in (objective.amount, *objective.rooms):
        assert figure == 0 or str(figure) in sentence


@pytest.mark.parametrize("emperor_tile", TILES, ids=lambda emperor_tile: emperor_tile.id)
def test_tiles(emperor_tile: Tile) -> None:
    assert tile_name(emperor_tile)
    assert bonus_text(emperor_tile)
    for penalty, b4, c2 in product(("first", "choice"), ("empty", "occupied"), ("lower", "column", "below", "floor")):
        rules = {"penalty": penalty, "tile_b4": b4, "tile_c2": c2}
        sentence = penalty_text(emperor_tile, "en", rules)
        for part in emperor_tile.penalty:
            assert part.amount <= 1 or str(part.amount) in sentence


@pytest.mark.parametrize("card", LEOPOLD, ids=lambda card: str(card.number))
def test_leopold(card: LeopoldCard) -> None:
    parts = leopold_texts(card)
    assert len(parts) == len(card.guests) + len(card.actions) + 2
    assert len(set(parts)) == len(parts)


def test_names_and_sentences_differ() -> None:
    assert len({staff_text(staff) for staff in STAFF}) == len(STAFF)
    assert len({objective_name(card) for card in OBJECTIVES} | {objective_text(card) for card in OBJECTIVES}) == 24
    assert len({tile_name(candidate) for candidate in TILES}) == len(TILES)
    assert len({bonus_text(candidate) for candidate in TILES}) == len(TILES)
    assert len({penalty_text(candidate) for candidate in TILES}) == len(TILES)


def test_no_sentence_about_a_card_lies_idle() -> None:
    """Each message about a card has its card, and each variant is that of a value of a rule option."""
    numbers = {f"staff-{staff.number}-{part}" for staff in STAFF for part in ("name", "effect")}
    written = {message for message in CATALOGUE.message_ids("en") if message.startswith("staff-")}
    variants = {
        "staff-5-effect-completed",
        "staff-6-effect-completed",
        "staff-23-effect-guests",
        "staff-26-effect-immune",
        "staff-29-effect-anyone",
        "staff-41-effect-12",
    }
    assert written == numbers | variants | {"staff-standard", "staff-intro", "staff-draft"}


@pytest.mark.parametrize(
    ("number", "option", "value", "words"),
    [
        (5, "groom_stableman", "completed", "whose order you complete"),
        (6, "groom_stableman", "completed", "whose order you complete"),
        (23, "custodian", "guests", "who moves into your hotel"),
        (26, "conference_manager", "immune", "The emperor's penalties do not"),
        (29, "secretary", "anyone", "you or an opponent"),
        (32, "assistant_manager", "4", "4 points"),
        (41, "operator", "12", "12 points at most"),
    ],
)
def test_staff_under_other_rules(number: int, option: str, value: str, words: str) -> None:
    staff = STAFF[number - 1]
    assert words in staff_text(staff, "en", {option: value})
    assert words not in staff_text(staff)


def test_cost_under_other_rules() -> None:
    assert STAFF[16].under({}).cost == 5
    assert STAFF[16].under({"kitchen_hand": "5"}).cost == 5
    assert STAFF[16].under({"kitchen_hand": "3"}).cost == 3
    assert STAFF[31].under(DE2015).cost == 4


def test_penalties_under_other_rules() -> None:
    assert penalty_text(tile("A1")) == "Lose 3 krones; if you have fewer, lose 5 points."
    assert penalty_text(tile("A1"), "en", {"penalty": "choice"}) == "Lose 3 krones or 5 points, as you choose."
    assert "2 prepared rooms" in penalty_text(tile("B4"))
    assert "2 occupied rooms" in penalty_text(tile("B4"), "en", {"tile_b4": "occupied"})
    variants = {penalty_text(tile("C2"), "en", {"tile_c2": c2}) for c2 in ("lower", "column", "below", "floor")}
    assert len(variants) == 4


def test_the_extra_action_under_other_rules() -> None:
    gizia = GUESTS[97 - 49].reward[0]
    assert "the action of a space" in effect_text(gizia)
    assert "another full one" in effect_text(gizia, "en", {"e_gizia": "turn"})


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        (
            Effect("prepare", amount=1, floor_limit=2),
            "You may prepare a room at its usual price, up to floor 2.",
        ),
        (Effect("prepare", amount=1, discount=2), "You may prepare a room for 2 krones less."),
        (
            Effect("prepare", amount=1, discount=1, floor_limit=3),
            "You may prepare a room for 1 krone less, up to floor 3.",
        ),
        (Effect("hire", amount=1), "You may hire a staff card from your hand at its usual price."),
        (
            Effect("offer", amount=1),
            "Look at 3 staff cards; you may hire one at its usual price, the rest go under the deck.",
        ),
        (Effect("food", amount=3, food=(1, 0, 2, 0)), "Gain 1 strudel and 2 wines."),
    ],
)
def test_effects_that_may_come(effect: Effect, sentence: str) -> None:
    assert effect_text(effect) == sentence


def test_gains() -> None:
    assert gains_text({"points": 5, "krones": -1, "wine": 0, "emperor": 2}) == "+5 points, −1 krone, +2 emperor steps"
    assert gains_text({}) == ""
