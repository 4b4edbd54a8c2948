"""Every language says all that English says: the same messages and arguments, its own words, plurals and typography."""

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast

from grandaustria.cards import COLOURS, FOODS, GUEST_COLOURS
from grandaustria.languages import LANGUAGES
from tests.texts.reading import PLURALS, arguments_of, files_of, is_plural, messages_of, sentences

ENGLISH = messages_of("en")
OTHERS = [language for language in LANGUAGES if language != "en"]

# Arguments that English prints as they come and other languages choose by: the keys that there are, and those without
# which a choice cannot do.
KEYS = {"colour": ({*GUEST_COLOURS, "any"}, set(COLOURS)), "food": (set(FOODS), set(FOODS))}

# What may read as in English: names, units and samples of letters, and words that the language shares with English.
NAMES = "grand austria hotel leopold gustav e gizia h min готель князь"
SHARED = {
    "de": "normal bonus code computer concierge draft form hotelier hotels name palette set solo strudel",
    "fr": "actions bonus café code concierge condition draft focus invitation licences palette pause points score "
    "scores solo strudel strudels style table tables total",
    "it": "bonus computer concierge draft file focus password per rating replay round set strudel",
    "ru": "",
    "uk": "",
}
CALLED = re.compile(r"(guest|staff)-\d+-name")
"""Persons are called alike everywhere, and many professions of a hotel are."""
# English words that neither German nor French nor Italian has.
ENGLISH_WORDS = re.compile(r"\b(the|with|your|you|and|of|not|has|room|guest|staff)\b", re.IGNORECASE)

QUOTES = {"de": ("„", "“")}
USUAL_QUOTES = ("«", "»")
WRONG = {  # what may not stand in a sentence
    "all": (r'["”‹›]', r"\.\.\.", r"(^|[\s(])-(?=\d)", r"[^\s\u00a0]…(?=\w)"),
    "de": (),
    "fr": ("'", r"\s…", r"«(?!\u202f)", r"(?<!\u202f)[»;!?]", r"(?<![\u00a0\d]):(?!\d)"),
    "it": ("'", r"\s…", r"«\s", r"\s[»;:!?]"),
    "ru": (r"\s…", r"«\s", r"\s[»;:!?]"),
    "uk": (r"\s…", r"«\s", r"\s[»;:!?]"),
}


def common(language: str) -> dict[str, ast.Message]:
    """The messages that English has, too; that there are no others is a test of its own."""
    return {name: message for name, message in messages_of(language).items() if name in ENGLISH}


def said(language: str) -> Iterator[tuple[str, str]]:
    """All that is said in a language, each sentence with the id of its message."""
    for name in common(language):
        yield from ((name, sentence) for sentence in sentences(name, language))


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_in_the_same_files(language: str) -> None:
    written = {(file, name) for file, messages in files_of(language).items() for name in messages}
    wanted = {(file, name) for file, messages in files_of("en").items() for name in messages}
    assert {"missing": sorted(wanted - written), "surplus": sorted(written - wanted)} == {"missing": [], "surplus": []}


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_arguments(language: str) -> None:
    used = {name: sorted(arguments_of(message).keys) for name, message in common(language).items()}
    assert used == {name: sorted(arguments_of(ENGLISH[name]).keys) for name in used}


@pytest.mark.parametrize("language", OTHERS)
def test_choices_by_number_have_all_plural_forms(language: str) -> None:
    rule = Locale.parse(language).plural_form
    needed = {rule(number) for number in range(1000)}
    for name, message in common(language).items():
        for argument, keys in arguments_of(message).choices:
            forms = keys & PLURALS
            if is_plural(keys) and forms != {"other"}:
                assert needed <= forms <= {*rule.tags, "other"}, f"{name}: {argument}"


@pytest.mark.parametrize("language", OTHERS)
def test_choices_by_word_know_all_words(language: str) -> None:
    for name, message in common(language).items():
        english = arguments_of(ENGLISH[name])
        for argument, keys in arguments_of(message).choices:
            if not is_plural(keys):
                possible, needed = KEYS.get(argument, (english.keys[argument],) * 2)
                assert needed <= keys <= possible | english.keys[argument], f"{name}: {argument}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_can_be_said(language: str) -> None:
    odd = re.compile(r"^\s|\s$|[{}$\u2068\u2069\n]|\s\s|^$")
    assert [(name, sentence) for name, sentence in said(language) if odd.search(sentence)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_end_as_in_english(language: str) -> None:
    """Also because what a step brings follows its sentence, in place of the full stop."""
    for name in filter(_is_a_sentence, common(language)):
        ends, wanted = ({_end(sentence) for sentence in sentences(name, spoken)} for spoken in (language, "en"))
        assert ends == wanted, name


def _is_a_sentence(name: str) -> bool:
    return all(" " in sentence for sentence in sentences(name, "en"))


def _end(sentence: str) -> str:
    return sentence[-1] if sentence[-1] in ".?!:…" else ""


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    written = [name for name in common(language) if not CALLED.fullmatch(name)]
    same = {name: _words(name, language) for name in written if _says_the_same(name, language)}
    allowed = {*NAMES.split(), *SHARED.get(language, "").split()}
    assert {name: words for name, words in same.items() if not words <= allowed} == {}
    if language in ("de", "fr", "it"):
        assert [(name, sentence) for name, sentence in said(language) if ENGLISH_WORDS.search(sentence)] == []


def _says_the_same(name: str, language: str) -> bool:
    return set(sentences(name, language)) == set(sentences(name, "en"))


def _words(name: str, language: str) -> set[str]:
    """All words of a message, without the name that is given to it."""
    found = (word for said in sentences(name, language) for word in re.findall(r"[^\W\d_]+", said))
    return {word.lower() for word in found} - {"anna"}


@pytest.mark.parametrize("language", OTHERS)
def test_typography(language: str) -> None:
    wrong = re.compile("|".join((*WRONG["all"], *WRONG.get(language, ()))))
    assert [(name, sentence) for name, sentence in said(language) if wrong.search(sentence)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    opening, closing = QUOTES.get(language, USUAL_QUOTES)
    pair = re.compile(f"{opening}[^{opening}{closing}]+{closing}")
    assert [(name, sentence) for name, sentence in said(language) if set("„“«»") & set(pair.sub("", sentence))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_words_are_short(language: str) -> None:
    """Where the English comment says how many letters there is room for."""
    for name, message in ENGLISH.items():
        limit = re.search(r"at most (\d+) letters", message.comment.content or "" if message.comment else "")
        if limit and name in messages_of(language):
            assert [word for word in sentences(name, language) if len(word) > int(limit[1])] == [], name
