"""Any text as an action: a number with that notation, or an ActionError; nothing else."""

from __future__ import annotations

import random
import string

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from grandaustria import ActionError, Luck, Position, Setup
from grandaustria.cards import FOODS
from grandaustria.engine.notation import NUMBERS, family, number_of, numbers_of, parts_of
from grandaustria.vocabulary import FAMILIES, LAYOUTS
from tests.setups import choose

FUZZ = settings(max_examples=300, deadline=None, derandomize=True)
WORDS = [
    *(name for name, *_ in FAMILIES), "room", "table", "staff", *FOODS, *LAYOUTS, "A", "C", "A1", "C4", "D5",
    *map(str, (-1, 0, 1, 2, 4, 6, 19, 20, 48, 49, 63, 97, 104, 105, 116, 193, 212, 999)),
    "3+", "+", "00", "1e9", "١", "²", "Ⅳ",
]  # fmt: skip


def _middle_of_a_game() -> Position:
    position, luck, rng = Position(Setup(players=3)), Luck(3), random.Random(3)
    while position.round < 3 or not any(position.cafe(position.actor)) or position.to_move < 0:
        position.apply(choose(position, luck, rng, keen=True))
    return position


POSITION = _middle_of_a_game()
sentences = st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join)
mutated = st.tuples(
    st.sampled_from([POSITION.notation(action) for action in POSITION.legal_actions()]),
    st.integers(0, 20),
    st.text(string.printable, max_size=3),
).map(lambda parts: parts[0][: parts[1]] + parts[2] + parts[0][parts[1] :])


@FUZZ
@example("")
@example(" " * 100)
@example("die 4\n")
@example("die\x004")
@example("DIE 4")
@example("check-in 63 room 99")
@given(st.text() | sentences | mutated)
def test_any_text_is_an_action_or_an_action_error(text: str) -> None:
    before = POSITION.to_bytes()
    action: int | None
    try:
        action = POSITION.parse(text)
    except ActionError:
        action = None
    if action is not None:
        assert POSITION.parse(POSITION.notation(action)) == action
    assert POSITION.to_bytes() == before


@FUZZ
@given(st.none() | st.integers() | st.binary() | st.lists(st.text()) | st.floats())
def test_what_is_no_text_is_an_action_error(thing: object) -> None:
    with pytest.raises(ActionError):
        POSITION.parse(thing)  # type: ignore[arg-type]


@FUZZ
@given(st.integers() | st.integers(-5, 700) | st.none() | st.text() | st.floats() | st.booleans())
def test_any_number_has_a_notation_or_is_an_action_error(number: object) -> None:
    try:
        text = POSITION.notation(number)  # type: ignore[arg-type]
    except ActionError:
        return
    assert POSITION.parse(text) == number


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("end", ()),
        ("die 4+", (3,)),
        ("claim B", (1,)),
        ("serve wine table 3", (2, 2)),
        ("check-in table 2 room 7", (1, 7)),
        ("tile B3", (1, 2)),
        ("hotel day_c", (3,)),
        ("draw guest 49", (0,)),
    ],
)
def test_what_an_action_names(text: str, parts: tuple[int, ...]) -> None:
    assert parts_of(Position().parse(text)) == parts


def test_what_actions_name_leads_back_to_them() -> None:
    assert {number_of(family(number)[0], *parts_of(number)) for number in NUMBERS} == NUMBERS
    assert sum(one.size for one in FAMILIES) == len(NUMBERS)
    assert numbers_of("check-in") == range(150, 210)


@pytest.mark.parametrize(
    "text", ["die 7", "guest 0", "tile A5", "check-in table 1 room 20", "objective 99", "hire 100"]
)
def test_what_is_not_in_the_game(text: str) -> None:
    with pytest.raises(ActionError, match=f"'{text}' names something that is not in the game"):
        Position().parse(text)


def test_every_number_of_the_numbering_reads_back() -> None:
    """Also those that are not legal here; tables of the cafe without a guest are named by their place."""
    readable = {}
    for number in range(-1, 700):
        try:
            readable[number] = POSITION.notation(number)
        except ActionError:
            continue
    assert len(set(readable.values())) == len(readable)
    assert {POSITION.parse(text): text for text in readable.values()} == readable
    gaps = set(range(-1, 700)) - set(readable)
    assert gaps == {-1, *range(9, 16), *range(450, 512), 527, *range(676, 700)}
