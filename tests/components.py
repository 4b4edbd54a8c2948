"""Which component of the game a test is about.

A test names its component by a marker, on the function or on one set of parameters, as often as needed:

    @component("staff", 17)
    def test_staff_17_kitchen_hand() -> None: ...

    @pytest.mark.parametrize("food", [pytest.param("wine", marks=component("staff", 3), id="staff-3")])

`tests/test_every_component.py` fails for each component that no test names, and the mutation run
(`tests/mutation/`) runs exactly the tests that name the component it has damaged.
"""

from __future__ import annotations

import pytest

from grandaustria.cards import GUESTS, LEOPOLD, OBJECTIVES, STAFF, TILES
from grandaustria.vocabulary import LAYOUTS, RULE_VALUES

COMPONENTS: dict[str, tuple[int | str, ...]] = {
    "staff": tuple(card.number for card in STAFF),
    "guest": tuple(card.number for card in GUESTS),
    "objective": tuple(card.number for card in OBJECTIVES),
    "tile": tuple(f"{tile.id} {side}" for tile in TILES for side in ("bonus", "penalty")),
    "layout": LAYOUTS,
    "solo": tuple(card.number for card in LEOPOLD),
    "option": tuple(f"{name}={value}" for name, values in RULE_VALUES.items() for value in values[1:]),
}
"""Every component by kind: `staff` 17, `guest` 63, `objective` 105, `tile` "A1 bonus" and "A1 penalty",
`layout` "day_a", `solo` 193, `option` "tile_c2=column" (each value that is not the one of 2022)."""


def component(kind: str, value: int | str) -> pytest.MarkDecorator:
    """The marker of a test that is about this component."""
    if value not in COMPONENTS[kind]:
        raise ValueError(f"no {kind} {value!r} in the game")
    return pytest.mark.component(kind, value)
