"""The loader: plural forms of each language, the way back to English, and mistakes that are named."""

import re
from pathlib import Path

import pytest

from grandaustria.languages import LANGUAGES
from grandaustria.texts import Catalogue, alternatives_text, has_text, list_text, text

ENGLISH = "krones = { $amount ->\n    [one] { $amount } krone\n   *[other] { $amount } krones\n}\nonly = Only English\n"
SLAVIC = (
    "krones = { $amount ->\n    [one] { $amount } крона\n    [few] { $amount } крони\n   *[many] { $amount } крон\n}\n"
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, content in (("en", ENGLISH), ("uk", SLAVIC)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(content, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("amount", "words"),
    [(1, "1 крона"), (2, "2 крони"), (5, "5 крон"), (11, "11 крон"), (21, "21 крона"), (24, "24 крони")],
)
def test_three_plural_forms(folder: Path, amount: int, words: str) -> None:
    assert Catalogue(folder).text("krones", "uk", {"amount": amount}) == words


def test_numbers_below_zero_have_a_minus_sign(folder: Path) -> None:
    assert Catalogue(folder).text("krones", "en", {"amount": -12}) == "−12 krones"
    assert Catalogue(folder).text("krones", "uk", {"amount": -21}) == "−21 крона"
    assert text("log-final-score", "en", player="Ann-1", points=-1) == "Ann-1 has −1 point."


def test_a_lacking_message_comes_in_english(folder: Path) -> None:
    catalogue = Catalogue(folder)
    assert catalogue.text("only", "uk", {}) == "Only English"
    assert catalogue.text("krones", "de", {"amount": 1}) == "1 krone"


def test_message_ids_are_those_of_the_language_itself(folder: Path) -> None:
    catalogue = Catalogue(folder)
    assert catalogue.message_ids("en") == ("krones", "only")
    assert catalogue.message_ids("uk") == ("krones",)
    assert catalogue.message_ids("fr") == ()


def test_a_language_is_read_once(folder: Path) -> None:
    catalogue = Catalogue(folder)
    assert catalogue.text("only", "en", {}) == "Only English"
    (folder / "en" / "words.ftl").unlink()
    assert catalogue.text("only", "en", {}) == "Only English"


def test_files_of_other_kinds_are_left_alone(folder: Path) -> None:
    (folder / "en" / "README.md").write_text("only = Not this", encoding="utf-8")
    assert Catalogue(folder).text("only", "en", {}) == "Only English"


def test_a_message_may_not_stand_in_two_files(folder: Path) -> None:
    (folder / "en" / "zebra.ftl").write_text("only = Again\n", encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape("en/zebra.ftl: message only stands there twice")):
        Catalogue(folder).text("only", "en", {})


def test_a_message_may_not_stand_twice_in_one_file(folder: Path) -> None:
    (folder / "en" / "zebra.ftl").write_text("new = Once\nnew = Again\n", encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape("en/zebra.ftl: message new stands there twice")):
        Catalogue(folder).text("only", "en", {})


def test_a_broken_file_is_named(folder: Path) -> None:
    (folder / "uk" / "zebra.ftl").write_text("broken = { $amount ->\n", encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape("uk/zebra.ftl: cannot be read: broken")):
        Catalogue(folder).text("only", "uk", {})


def test_an_unknown_message_is_a_key_error() -> None:
    assert not has_text("no-such-message")
    with pytest.raises(KeyError, match="no-such-message"):
        text("no-such-message")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_argument_is_named(language: str) -> None:
    with pytest.raises(ValueError, match=r"message log-passes.*player"):
        text("log-passes", language)


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="unknown language 'la'"):
        text("log-passes", language="la", player="Anna")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_invisible_marks(language: str) -> None:
    assert text("count-points", language, amount=5).isprintable()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "a, b and c"),
        ("de", "a, b und c"),
        ("fr", "a, b et c"),
        ("it", "a, b e c"),
        ("ru", "a, b и c"),
        ("uk", "a, b і c"),
    ],
)
def test_lists(language: str, words: str) -> None:
    assert list_text(["a", "b", "c"], language) == words


def test_short_lists() -> None:
    assert list_text([]) == ""
    assert list_text(["a"]) == "a"
    assert list_text(["a", "b"]) == "a and b"
    assert alternatives_text(["3", "4"]) == "3 or 4"
