"""The catalogues speak the words of docs/glossary.md, and none that was given up there."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from grandaustria.texts import text
from tests.texts.reading import messages_of, wording

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
# Words that were given up, each with the word of the glossary that stands for the same.
GIVEN_UP = {
    "en": {r"\bofficials?\b": "citizens", r"\border of play\b": "turn order"},
    "de": {
        r"\bBeamt": "Bürger",
        r"\bKunden?\b": "Gast",
        r"\bDurchg[aä]ng": "Runde",
        r"\bAuslage\b": "Warteschlange",
        r"\bPolitikkart": "Ziel",
        r"\bSiegpunkt|\bSP\b": "Punkt",
        r"\bStockwerk": "Etage",
    },
    "fr": {r"\bdignitaire": "citoyens", r"\bordre du jeu\b": "ordre du tour", r"\bPV\b": "point"},
    "it": {r"\bfunzionari": "cittadini", r"\bordine di gioco\b": "ordine di turno", r"\bPV\b": "punto"},
    "ru": {
        r"\bпостоял": "гость",
        r"\bпобедн\w+ очк": "очко",
        r"\bперсонал\w* в деле\b": "нанятый персонал",
        r"\bкакова сила\b": "сила",
    },
    "uk": {
        r"\bпостоял": "гість",
        r"\bпереможн\w+ очк": "очко",
        r"\bперсонал\w* у справі\b": "найнятий персонал",
        r"\bвдач": "удача",  # that is somebody's temper
    },
}
LEOPOLD, GUSTAV = re.compile("L[eé]opold|Леопольд"), re.compile("Gustav|Густав")
OF_THE_HOUSE = ("web-advice-", "web-analysis-")
OF_THE_TUTOR = ("web-learn-", "web-end-statistics-learn")


@cache
def glossary() -> dict[str, list[str]]:
    """The words of each language, in the order of the page."""
    lines = GLOSSARY.read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")][1:] for line in lines if line.startswith("|")]
    languages = rows[0]
    words = [row for row in rows if len(row) == len(languages) and row != languages and row[0].strip("-")]
    return dict(zip(languages, map(list, zip(*words, strict=True)), strict=True))


@cache
def said(language: str) -> str:
    """All that the catalogue of a language says."""
    return "\n".join(map(wording, messages_of(language).values()))


@pytest.mark.parametrize("language", glossary())
def test_every_word_of_the_glossary_is_spoken(language: str) -> None:
    words, spoken = glossary()[language], said(language).lower()
    assert len(words) > 40
    assert [word for word in words if word.lower() not in spoken] == []


@pytest.mark.parametrize("language", GIVEN_UP)
def test_a_word_that_was_given_up_is_not_spoken(language: str) -> None:
    words = re.compile("|".join(GIVEN_UP[language]), re.IGNORECASE)
    assert [line for line in said(language).splitlines() if words.search(line)] == []


@pytest.mark.parametrize("language", GIVEN_UP)
def test_what_is_said_instead_stands_in_the_glossary(language: str) -> None:
    assert set(GIVEN_UP[language].values()) - set(glossary()[language]) == set()


@pytest.mark.parametrize("language", glossary())
def test_opponent_tutor_and_adviser_are_three(language: str) -> None:
    """Leopold is the opponent of the solo game, Gustav explains the first game, hints are the house's."""
    for name, message in messages_of(language).items():
        spoken = wording(message)
        assert not (LEOPOLD.search(spoken) and name.startswith((*OF_THE_HOUSE, *OF_THE_TUTOR))), name
        assert not (GUSTAV.search(spoken) and not name.startswith(OF_THE_TUTOR)), name


@pytest.mark.parametrize("language", glossary())
def test_help_quotes_a_button_by_its_message(language: str) -> None:
    """So that it cannot have another name there."""
    pattern = messages_of(language)["web-home-file-text"].value
    assert pattern is not None
    quoted = [part.expression for part in pattern.elements if isinstance(part, ast.Placeable)]
    assert [part.id.name for part in quoted if isinstance(part, ast.MessageReference)] == ["web-end-save"]
    assert text("web-end-save", language) in text("web-home-file-text", language)
