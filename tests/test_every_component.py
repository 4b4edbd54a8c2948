"""No component without a test that names it."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.collected import Component, components_named, named_by
from tests.components import COMPONENTS, component


def missing(named: Iterable[Component]) -> list[str]:
    everything = {(kind, value): f"{kind} {value}" for kind, values in COMPONENTS.items() for value in values}
    for found in named:
        everything.pop(found)
    return list(everything.values())


def test_every_component_is_named_by_a_test(request: pytest.FixtureRequest) -> None:
    """The tests of this run are enough where it is the whole; where it is a part, all are collected."""
    unnamed = missing(named_by(request.session.items)) and missing(components_named())
    assert not unnamed, f"no test names {', '.join(unnamed)}"


def test_a_component_without_a_test_is_found() -> None:
    every = [(kind, value) for kind, values in COMPONENTS.items() for value in values]
    assert missing(every) == []
    assert missing(every[1:]) == [f"{every[0][0]} {every[0][1]}"]


def test_a_component_that_does_not_exist_cannot_be_named() -> None:
    with pytest.raises(ValueError, match="no staff 49 in the game"):
        component("staff", 49)
