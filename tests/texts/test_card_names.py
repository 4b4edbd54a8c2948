"""The names of guests and staff: in every language, and no two the same."""

import re

import pytest

from grandaustria.cards import GUESTS, STAFF
from grandaustria.languages import LANGUAGES
from grandaustria.texts import CATALOGUE
from grandaustria.texts.describe import BREAK, SOFT_HYPHEN, guest_name, printed_name, staff_name

UNBROKEN = 10
"""Letters; longer words have places where they may be broken."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    written = set(CATALOGUE.message_ids(language))
    for kind, name, cards in (("guest", guest_name, GUESTS), ("staff", staff_name, STAFF)):
        assert {f"{kind}-{card.number}-name" for card in cards} <= written
        assert len({name(card.number, language) for card in cards}) == len(cards)


@pytest.mark.parametrize(
    ("number", "language", "name"),
    [
        (49, "de", "Bildhauer"),
        (65, "de", "Reichsritter"),
        (65, "it", "Cavaliere dell’Impero"),
        (66, "fr", "Landgravine"),
        (70, "de", "Kurfürst"),
        (75, "fr", "Baronne"),
        (75, "ru", "Баронесса"),
        (84, "de", "Hofrat"),
        (84, "fr", "Conseiller aulique"),
        (100, "de", "Bauer Franz"),
        (104, "uk", "Маклауд"),
    ],
)
def test_guest_names(number: int, language: str, name: str) -> None:
    assert guest_name(number, language) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_narrow_cards(language: str) -> None:
    """What a card cannot show in one line has places to be broken at, which nobody hears of."""
    for kind, name, cards in (("guest", guest_name, GUESTS), ("staff", staff_name, STAFF)):
        for card in cards:
            printed = printed_name(kind, card.number, language)
            assert printed.replace(SOFT_HYPHEN, "") == name(card.number, language)
            assert [part for part in re.split(rf"[\s{SOFT_HYPHEN}-]", printed) if len(part) > UNBROKEN] == []
            assert BREAK not in name(card.number, language)
