"""The English messages: all of them can be formatted, and everything that needs one has one."""

import pytest

from grandaustria.cards import FOODS, GUEST_COLOURS, HOTELS, LEVELS, TIMINGS
from grandaustria.engine import RULE_VALUES, Score
from grandaustria.texts import CATALOGUE, Argument, has_text, text
from tests.texts.reading import arguments_of, messages_of, sentences

SOURCES = (*Score._fields, "total")
GAINS = ("points", "krones", "emperor", *FOODS, "staff")

ENGLISH = messages_of("en")
SENTENCES = ("log-", "option-", "error-", "ask-", "choice-")
ENDS_WITH_A_SENTENCE = "choice-reward"
LOG = [name for name in ENGLISH if name.startswith("log-")]


@pytest.mark.parametrize("message_id", ENGLISH)
def test_every_message_can_be_formatted(message_id: str) -> None:
    for sentence in sentences(message_id, "en"):
        assert sentence == " ".join(sentence.split())
        assert not set("{}$\u2068\u2069") & set(sentence)
        assert sentence


def test_the_catalogue_holds_every_message_of_the_files() -> None:
    assert set(CATALOGUE.message_ids("en")) == set(ENGLISH)


@pytest.mark.parametrize(
    "message_id", [name for name in ENGLISH if name.startswith(SENTENCES) and name != ENDS_WITH_A_SENTENCE]
)
def test_sentences_end_with_a_full_stop(message_id: str) -> None:
    is_name = message_id.startswith("option-") and message_id.removeprefix("option-") in RULE_VALUES
    for sentence in sentences(message_id, "en"):
        assert sentence.endswith(".") != is_name


@pytest.mark.parametrize("message_id", [name for name in LOG if name.endswith(("-own", "-hidden"))])
def test_what_one_seat_sees_has_a_sentence_for_the_others(message_id: str) -> None:
    stem, _, side = message_id.rpartition("-")
    assert f"{stem}-{'hidden' if side == 'own' else 'own'}" in ENGLISH


def test_what_is_asked_speaks_of_the_player_only_to_others() -> None:
    for name, message in ENGLISH.items():
        if name.startswith("ask-") and name.endswith(("-own", "-other")):
            assert ("player" in arguments_of(message).keys) == name.endswith("-other")


def test_a_hidden_sentence_names_no_card() -> None:
    for name in LOG:
        if name.endswith("-hidden"):
            assert set(arguments_of(ENGLISH[name]).keys) <= {"player", "count"}


@pytest.mark.parametrize("option", RULE_VALUES)
def test_every_rule_option_and_value_is_described(option: str) -> None:
    assert text(f"option-{option}")
    sentences = {text(f"option-{option}-{value}") for value in RULE_VALUES[option]}
    assert len(sentences) == len(RULE_VALUES[option])


def test_no_option_is_described_that_does_not_exist() -> None:
    known = {f"option-{option}" for option in RULE_VALUES}
    known |= {f"option-{option}-{value}" for option, values in RULE_VALUES.items() for value in values}
    assert {name for name in ENGLISH if name.startswith("option-")} == known


@pytest.mark.parametrize(
    "message_id",
    [
        *(f"source-{source}" for source in SOURCES),
        *(f"colour-{colour}" for colour in GUEST_COLOURS),
        *(f"kind-{colour}" for colour in GUEST_COLOURS),
        *(f"count-{kind}" for kind in GAINS),
        *(f"gain-{kind}" for kind in GAINS),
        *(f"loss-{kind}" for kind in GAINS),
        *(f"timing-{timing}" for timing in TIMINGS),
        *(f"level-{level}" for level in LEVELS),
        *(f"hotel-{layout}" for layout in HOTELS.layouts),
        *(f"preset-{preset}" for preset in ("2022", "de2015", "fr2015", "it2015")),
        *(f"staff-{variant}" for variant in ("standard", "intro", "draft")),
    ],
)
def test_every_word_is_there(message_id: str) -> None:
    assert has_text(message_id)


@pytest.mark.parametrize(
    ("amount", "message_id", "sentence"),
    [
        (1, "gain-krones", "+1 krone"),
        (2, "gain-krones", "+2 krones"),
        (5, "gain-points", "+5 points"),
        (2, "gain-emperor", "+2 emperor steps"),
        (1, "loss-krones", "−1 krone"),
        (3, "loss-staff", "−3 staff cards"),
        (1, "count-coffee", "1 coffee"),
        (4, "count-coffee", "4 coffees"),
    ],
)
def test_amounts(amount: int, message_id: str, sentence: str) -> None:
    assert text(message_id, "en", amount=amount) == sentence


def test_log_sentences() -> None:
    guest: dict[str, Argument] = {"player": "Anna", "guest": "Baroness"}
    assert text("log-takes-guest", "en", price=0, **guest) == "Anna takes Baroness for free."
    assert text("log-takes-guest", "en", price=1, **guest) == "Anna takes Baroness for 1 krone."
    room: dict[str, Argument] = {"room": 7, "floor": 2, "colour": "red"}
    assert text("log-checks-in", "en", **guest, **room) == "Anna checks Baroness in to red room 7 on floor 2."
    bonus: dict[str, Argument] = {"player": "Anna", "size": 3}
    assert (
        text("log-occupancy-bonus", "en", colour="yellow", amount=6, **bonus)
        == "Anna has filled a yellow group of 3: +6 emperor steps."
    )
    assert (
        text("log-occupancy-bonus", "en", colour="red", amount=1, **bonus)
        == "Anna has filled a red group of 3: +1 krone."
    )
    assert text("log-winners", "en", count=2, list="Anna and Max", points=120) == (
        "Anna and Max share the victory with 120 points."
    )
