"""Which rule options a card or tile names: those that change it."""

from __future__ import annotations

from grandaustria.engine import PRESETS
from grandaustria.server.components import components
from grandaustria.vocabulary import RULE_VALUES

KINDS = ("guests", "staff", "tiles")


def test_options_are_those_that_change_a_component() -> None:
    """Changing one option after the other, those components become others that name it, and no more."""
    usual = PRESETS["2022"].to_json()
    before = components("en", usual)
    changed: set[tuple[str, str]] = set()
    for option, values in RULE_VALUES.items():
        for value in values[1:]:
            after = components("en", {**usual, option: value})
            changed |= {
                (card, option) for kind in KINDS for card in after[kind] if after[kind][card] != before[kind][card]
            }
    named = {(card, option) for kind in KINDS for card, shown in before[kind].items() for option in shown["options"]}
    assert named == changed
    assert before["tiles"]["B4"]["options"] == ["tile_b4", "penalty"]
