"""The names of guests and staff: in every language, and no two the same."""

import pytest

from grandaustria.cards import GUESTS, STAFF
from grandaustria.languages import LANGUAGES
from grandaustria.texts import CATALOGUE
from grandaustria.texts.describe import guest_name, staff_name


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
