"""Reads the catalogues as syntax trees: which arguments a message takes, by which keys it chooses, what it can say."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from grandaustria.texts import text

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 20, 21, 111)
Samples = dict[str, tuple[str | int, ...]]


@dataclass
class Arguments(Visitor):
    """Collects the arguments of a message and the keys by which it chooses, all of them and choice by choice."""

    keys: dict[str, set[str]] = field(default_factory=dict)
    choices: list[tuple[str, set[str]]] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.keys.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        found = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        self.keys.setdefault(node.selector.id.name, set()).update(found)
        self.choices.append((node.selector.id.name, found))
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """A message that is quoted gets the same arguments; what it chooses by is its own."""
        for name, keys in arguments_of(messages_of("en")[node.id.name]).keys.items():
            self.keys.setdefault(name, set()).update(keys)

    def samples(self) -> Samples:
        return {name: _values(keys) for name, keys in self.keys.items()}


@dataclass
class Wording(Visitor):
    """Collects the words of a message, whatever it chooses by."""

    parts: list[str] = field(default_factory=list)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


def wording(message: ast.Message) -> str:
    words = Wording()
    words.visit(message)
    return "\n".join(words.parts)


def is_plural(keys: set[str]) -> bool:
    """Whether keys are forms of a number and not words."""
    return bool(keys) and all(key in PLURALS or key.isdigit() for key in keys)


def _values(keys: set[str]) -> tuple[str | int, ...]:
    if is_plural(keys):
        return NUMBERS
    return tuple(sorted(keys)) or ("Anna",)


@cache
def files_of(language: str) -> dict[str, dict[str, ast.Message]]:
    """The messages of a language, file by file."""
    folder = files("grandaustria.texts") / language
    found = sorted(folder.iterdir(), key=lambda path: path.name) if folder.is_dir() else []
    resources = {file.name: FluentResource(file.read_text(encoding="utf-8")) for file in found}
    return {
        name: {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
        for name, resource in resources.items()
    }


@cache
def messages_of(language: str) -> dict[str, ast.Message]:
    """All messages of a language by their ids."""
    return {name: message for file in files_of(language).values() for name, message in file.items()}


def arguments_of(*messages: ast.Message) -> Arguments:
    """What messages, the same one in several languages, take together."""
    arguments = Arguments()
    for message in messages:
        arguments.visit(message)
    return arguments


def variations(samples: Samples) -> Iterator[dict[str, str | int]]:
    """Every value of each argument, the others at their first one."""
    usual = {name: values[0] for name, values in samples.items()}
    yield usual
    for name, values in samples.items():
        yield from ({**usual, name: value} for value in values[1:])


@cache
def sentences(message_id: str, language: str) -> tuple[str, ...]:
    """What a message can say in a language, with arguments that English or the language knows."""
    arguments = arguments_of(messages_of("en")[message_id], messages_of(language)[message_id])
    return tuple(text(message_id, language, **sample) for sample in variations(arguments.samples()))
