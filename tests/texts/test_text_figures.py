"""What the page says of the rules states no figure of the boards: each comes as an argument, in every language."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from grandaustria.languages import LANGUAGES
from tests.texts.reading import messages_of

PROSE = (
    "web-rules-",
    "web-learn-",
    "web-cards-note-",
    "web-cards-hotel-text-",
    "web-table-boost-",
    "web-table-serve",
    "web-around-boost-",
    "web-around-key-boost",
)
NO_FIGURES = {  # numbers that are no figures of the boards, in all languages
    # faces of dice
    "web-rules-die-6": "1 5 six sei",
    "web-learn-tip-dice": "1 2 3 4 5 6",
    "web-learn-title-six": "six sechs sei",
    "web-learn-tip-six": "1 5 6 six sei",
    "web-learn-tip-krones": "4",
    "web-learn-tip-emperor": "4",
    "web-learn-tip-staff": "5",
    "web-cards-note-12": "6",
    "web-cards-note-15": "6",
    "web-cards-note-97": "6",
    # a tile and an objective of each of three groups, the places of the queue, two turns by each tile of the turn order
    "web-rules-setup-text": "three five drei fünf trois cinq tre cinque три пять",
    "web-rules-round-text": "two three four zwei deux trois quatre due tre quattro два двох трьох чотирьох",
    "web-learn-title-objectives": "three drei trois tre три",
    "web-learn-tip-objectives": "three drei trois deux tre due sei три",
    "web-learn-tip-round": "two zwei deux due два",
    # where the emperor's track begins, how much a boost is, how many cards Leopold has
    "web-rules-emperor-back": "0 deux",
    "web-table-boost-about": "1",
    "web-rules-solo-text": "twenty zwanzig vingt venti двадцати двадцятьма",
    # the drawing beside it, and manners of speaking
    "web-rules-hotel-label": "twenty four zwanzig vier vingt quatre venti quattro "
    "двадцати четыре четырёх двадцяти чотири чотирьох",
    "web-rules-lead": "two zwei deux due две дві",
    "web-learn-hello-text": "two zwei deux due",
    "web-learn-tip-judged": "two three zwei drei deux trois due tre двух трёх двох трьох",
}
# Numbers from two on, and a single krone that is paid; "one" says too many other things.
NUMBERS = {
    "en": r"two|three|four|five|six|seven|eight|nine|ten|\w+teen|twenty|seventh|(?:a|one) krone",
    "de": r"zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\w+zehn|zwanzig|siebten?|eine Krone",
    "fr": r"deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|septième|une couronne",
    "it": r"due|tre|quattro|cinque|sei|sette|otto|nove|dieci|quindici|venti|settimo|una corona",
    "ru": r"дв(?:а|е|ух|ое|умя)|тр(?:и|ёх|ое|емя)|четыр\w+|пят[иь]\w*|шест[иь]|сем[иь]|восем\w*|девят\w+|десят[иь]|"
    r"двадцат\w+|седьмого|(?<!кажд[уа][юя] )(?<!… )крон[ау]",
    "uk": r"дв(?:а|і|ох|оє|ома)|тр(?:и|ьох|оє|ьома)|чотир\w+|п’ят[иь]\w*|шіст[иь]|сім|семи|вісім|дев’ят\w+|десят[иь]|"
    r"двадцят\w+|сьомого|(?<!кожн[ау] )(?<!… )крон[ау]",
}


def said(pattern: ast.Pattern) -> str:
    """What it says whatever its arguments are, with … for these; a number by which it chooses may be spelled out."""
    return "".join(map(_part, pattern.elements))


def _part(part: ast.TextElement | ast.Placeable) -> str:
    if isinstance(part, ast.TextElement):
        return part.value
    if isinstance(part.expression, ast.SelectExpression):
        variants = part.expression.variants
        return " / ".join(said(one.value) for one in variants if not isinstance(one.key, ast.NumberLiteral))
    return "…"


def numbers_in(sentence: str, language: str) -> list[str]:
    words = NUMBERS.get(language)
    return re.findall(rf"\d+|\b(?:{words})\b" if words else r"\d+", sentence, re.IGNORECASE)


def figures(language: str) -> Iterator[tuple[str, str]]:
    """Every number that stands in the prose, with the id of its message."""
    for name, message in messages_of(language).items():
        if name.startswith(PROSE) and message.value:
            yield from ((name, number.lower()) for number in numbers_in(said(message.value), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_of_the_boards_is_stated(language: str) -> None:
    stated = [(name, number) for name, number in figures(language) if number not in NO_FIGURES.get(name, "").split()]
    assert stated == []


def test_no_other_number_is_exempt() -> None:
    stated = {figure for language in LANGUAGES for figure in figures(language)}
    assert {(name, number) for name, numbers in NO_FIGURES.items() for number in numbers.split()} - stated == set()


@pytest.mark.parametrize(
    ("language", "sentence", "found"),
    [
        ("en", "Pay a krone for 3 of seven", ["a krone", "3", "seven"]),
        ("de", "eine Krone, bis zu drei, für jede Krone", ["eine Krone", "drei"]),
        ("fr", "une couronne, vingt au plus, par couronne", ["une couronne", "vingt"]),
        ("it", "una corona, sei carte, per ogni corona", ["una corona", "sei"]),
        ("ru", "заплати крону, до трёх, за каждую крону", ["крону", "трёх"]),
        ("uk", "заплати крону, п’ять, за кожну крону", ["крону", "п’ять"]),
    ],
)
def test_numbers_are_found_in_words(language: str, sentence: str, found: list[str]) -> None:
    assert numbers_in(sentence, language) == found
