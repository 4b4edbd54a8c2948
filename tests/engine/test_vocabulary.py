"""What has something for each word of the vocabulary has it for all of them."""

from __future__ import annotations

import re

from grandaustria import cards
from grandaustria.cards import EFFECT_KINDS
from grandaustria.engine import Score, pending
from grandaustria.texts import has_text
from grandaustria.vocabulary import FAMILIES, FIRST_OUTCOME, FRAMES, POINT_SOURCES, REWARD_KINDS


def test_every_frame_has_its_bounds() -> None:
    assert tuple(pending.FRAMES) == FRAMES[1:]


def test_points_are_told_by_their_sources() -> None:
    assert Score._fields[: len(POINT_SOURCES)] == POINT_SOURCES


def test_numbers_of_actions_do_not_meet() -> None:
    """And decisions keep below what chance brings."""
    last = 0
    for family in FAMILIES:
        assert family.first >= last
        last = family.first + family.size
        assert last <= FIRST_OUTCOME or family.first >= FIRST_OUTCOME


def test_an_action_begins_with_its_name() -> None:
    """Whoever reads a notation finds the family by it; only a boosted die is written like another one."""
    others = [family for family in FAMILIES if not re.match(rf"{family.name}( |$)", family.written)]
    assert [family.name for family in others] == ["boosted die"]


def test_observations_show_what_guests_bring() -> None:
    assert EFFECT_KINDS[: len(REWARD_KINDS)] == REWARD_KINDS
    assert {effect.kind for guest in cards.GUESTS for effect in guest.reward} <= set(REWARD_KINDS)


def test_every_effect_has_a_sentence() -> None:
    endings = ("", "-full", "-free")
    assert [kind for kind in EFFECT_KINDS if not any(has_text(f"effect-{kind}{end}") for end in endings)] == []
