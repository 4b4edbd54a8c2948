"""No component without a test that names it."""

from __future__ import annotations

import pytest

from tests.collected import components_named
from tests.components import COMPONENTS, component


def test_every_component_is_named_by_a_test() -> None:
    named = components_named()
    everything = ((kind, value) for kind, values in COMPONENTS.items() for value in values)
    missing = [f"{kind} {value}" for kind, value in everything if (kind, value) not in named]
    assert not missing, f"no test names {', '.join(missing)}"


def test_a_component_that_does_not_exist_cannot_be_named() -> None:
    with pytest.raises(ValueError, match="no staff 49 in the game"):
        component("staff", 49)
