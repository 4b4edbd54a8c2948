"""The presets of the rulebooks, and games by any mix of rule options."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from grandaustria import CHANCE, PRESETS, Luck, Position, PositionError, Rules, Setup
from grandaustria.vocabulary import RULE_VALUES

EDITIONS: dict[str, tuple[str, str, str, str]] = {
    # option: 2022, de2015, fr2015, it2015
    "kitchen_hand": ("5", "3", "3", "3"),
    "assistant_manager": ("2", "4", "2", "2"),
    "conference_manager": ("pay", "immune", "pay", "pay"),
    "secretary": ("opponents", "opponents", "opponents", "anyone"),
    "custodian": ("rooms", "guests", "guests", "guests"),
    "groom_stableman": ("check-in", "completed", "completed", "completed"),
    "operator": ("unlimited", "12", "12", "12"),
    "e_gizia": ("action", "turn", "turn", "turn"),
    "penalty": ("first", "choice", "choice", "first"),
    "tile_b4": ("empty", "occupied", "empty", "empty"),
    "tile_c2": ("lower", "column", "below", "floor"),
    "first_rooms": ("exactly", "up_to", "up_to", "exactly"),
    "occupancy_bonus": ("free", "after", "after", "after"),
    "table": ("before", "after", "before", "after"),
}
BOOKS = ("2022", "de2015", "fr2015", "it2015")


@pytest.mark.parametrize("option", EDITIONS)
def test_presets_follow_the_rulebooks(option: str) -> None:
    assert tuple(getattr(PRESETS[book], option) for book in BOOKS) == EDITIONS[option]


def test_there_are_four_presets_and_no_other_options() -> None:
    assert tuple(PRESETS) == BOOKS
    assert list(Rules().to_json()) == list(EDITIONS) == list(RULE_VALUES) == [field.name for field in fields(Rules)]
    assert Rules() == PRESETS["2022"]


@pytest.mark.parametrize("book", BOOKS)
def test_a_preset_knows_its_name(book: str) -> None:
    assert Rules.preset(book).name() == book
    assert Rules.from_json(book) == PRESETS[book]
    assert Rules.from_json(PRESETS[book].to_json()) == PRESETS[book]


def test_every_value_belongs_to_a_rulebook() -> None:
    """So whoever shows the rulebooks shows every value."""
    for option, values in RULE_VALUES.items():
        assert {getattr(rules, option) for rules in PRESETS.values()} == set(values)


def test_a_mix_has_no_name() -> None:
    assert Rules(tile_c2="column").name() is None


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ("de2014", "there is no rulebook 'de2014'"),
        ({"tile_c3": "column"}, "unknown option 'tile_c3'"),
        ({"tile_c2": "sideways"}, "'sideways' is not one of 'lower', 'column', 'below', 'floor'"),
        (7, "expected a preset's name or an object of options"),
    ],
)
def test_wrong_rules_are_refused_with_the_reason(data: object, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        Rules.from_json(data)


def mix(seed: int) -> Rules:
    rng = random.Random(seed)
    return Rules(**{option: rng.choice(values) for option, values in RULE_VALUES.items()})


def random_game(setup: Setup, seed: int) -> Position:
    """Played to its end by random choices."""
    rng, luck, position = random.Random(seed), Luck(seed), Position(setup)
    while not position.is_over:
        if position.to_move == CHANCE:
            luck.resolve(position)
        else:
            position.apply(rng.choice(position.legal_actions()))
    return position


def test_random_mixes_contain_every_value_of_every_option() -> None:
    mixes = [mix(seed) for seed in range(24)]
    for option, values in RULE_VALUES.items():
        assert {getattr(rules, option) for rules in mixes} == set(values)


@pytest.mark.parametrize("seed", range(24))
def test_any_mix_can_be_played(seed: int) -> None:
    setup = Setup(players=2 + seed % 3, rules=mix(seed), hotels="day" if seed % 2 else "night")
    over = random_game(setup, seed)
    assert over.setup == setup
    assert Position.from_json(over.to_json()) == over
    assert len(over.winners()) >= 1
