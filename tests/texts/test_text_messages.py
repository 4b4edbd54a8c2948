"""The English messages: all of them can be formatted, and everything that needs one has one."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from grandaustria.cards import FOODS, GUEST_COLOURS, HOTELS, LEVELS, TIMINGS
from grandaustria.engine import RULE_VALUES, Score
from grandaustria.engine._engine import PHASES
from grandaustria.texts import CATALOGUE, Argument, has_text, text

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 20)

SOURCES = (*Score._fields, "total")
GAINS = ("points", "krones", "emperor", *FOODS, "staff")


@dataclass
class Arguments(Visitor):
    """Collects the arguments of a message and the keys by which it chooses."""

    keys: dict[str, set[str]] = field(default_factory=dict)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.keys.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        found = self.keys.setdefault(node.selector.id.name, set())
        found.update(
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        )
        self.generic_visit(node)

    def samples(self) -> dict[str, tuple[str | int, ...]]:
        return {name: self._values(keys) for name, keys in self.keys.items()}

    @staticmethod
    def _values(keys: set[str]) -> tuple[str | int, ...]:
        numeric = all(key in PLURALS or key.isdigit() for key in keys)
        if keys and numeric:
            return NUMBERS
        return tuple(sorted(keys)) or ("Anna",)


def messages() -> Iterator[ast.Message]:
    for file in sorted((files("grandaustria.texts") / "en").iterdir(), key=lambda path: path.name):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        yield from (entry for entry in resource.body if isinstance(entry, ast.Message))


ENGLISH = {message.id.name: message for message in messages()}


def variations(samples: dict[str, tuple[str | int, ...]]) -> Iterator[dict[str, str | int]]:
    """Every value of each argument, the others at their first one."""
    usual = {name: values[0] for name, values in samples.items()}
    yield usual
    for name, values in samples.items():
        yield from ({**usual, name: value} for value in values[1:])


@pytest.mark.parametrize("message_id", ENGLISH)
def test_every_message_can_be_formatted(message_id: str) -> None:
    arguments = Arguments()
    arguments.visit(ENGLISH[message_id])
    for sample in variations(arguments.samples()):
        sentence = text(message_id, "en", **sample)
        assert sentence == " ".join(sentence.split())
        assert not set("{}$\u2068\u2069") & set(sentence)
        assert sentence


def test_the_catalogue_holds_every_message_of_the_files() -> None:
    assert set(CATALOGUE.message_ids("en")) == set(ENGLISH)


@pytest.mark.parametrize("message_id", [name for name in ENGLISH if name.startswith(("log-", "option-", "error-"))])
def test_sentences_end_with_a_full_stop(message_id: str) -> None:
    arguments = Arguments()
    arguments.visit(ENGLISH[message_id])
    is_name = message_id.startswith("option-") and message_id.removeprefix("option-") in RULE_VALUES
    for sample in variations(arguments.samples()):
        assert text(message_id, "en", **sample).endswith(".") != is_name


@pytest.mark.parametrize("message_id", [name for name in ENGLISH if name.endswith(("-own", "-hidden"))])
def test_what_one_seat_sees_has_a_sentence_for_the_others(message_id: str) -> None:
    stem, _, side = message_id.rpartition("-")
    assert f"{stem}-{'hidden' if side == 'own' else 'own'}" in ENGLISH


def test_a_hidden_sentence_names_no_card() -> None:
    for name, message in ENGLISH.items():
        if name.endswith("-hidden"):
            arguments = Arguments()
            arguments.visit(message)
            assert set(arguments.keys) <= {"player", "count"}


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
        *(f"phase-{phase}" for phase in PHASES),
        *(f"colour-{colour}" for colour in GUEST_COLOURS),
        *(f"kind-{colour}" for colour in GUEST_COLOURS),
        *(f"food-{food}" for food in FOODS),
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
        (5, "gain-points", "+5 VP"),
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
        "Anna and Max share the victory with 120 VP."
    )
