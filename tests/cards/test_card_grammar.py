"""The language of the data files: what it says beyond the cards in print, and what it refuses."""

from collections.abc import Callable

import pytest

from grandaustria.cards import (
    FREE,
    Effect,
    Trigger,
    foods,
    parse_condition,
    parse_effect,
    parse_leopold_action,
    parse_leopold_guest,
    parse_penalty,
    parse_score,
    parse_trigger,
)

PARSERS = (
    parse_effect, parse_trigger, parse_score, parse_penalty, parse_condition, parse_leopold_action,
    parse_leopold_guest,
)  # fmt: skip


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("cake 12", Effect("food", amount=12, food=(0, 12, 0, 0))),
        ("food sswk", Effect("food", amount=4, food=(2, 0, 1, 1))),
        ("hire full", Effect("hire", amount=1)),
        ("offer 2", Effect("offer", amount=1, discount=2)),
        ("prepare full floor<=3", Effect("prepare", amount=1, floor_limit=3)),
        ("prepare 2", Effect("prepare", amount=1, discount=2)),
        ("occupy new floor<=1", Effect("occupy_new", amount=1, discount=FREE, floor_limit=1)),
        ("points per staff 3", Effect("points_per_staff", amount=3)),
    ],
)
def test_effects(text: str, effect: Effect) -> None:
    assert parse_effect(text) == effect


@pytest.mark.parametrize(
    ("text", "trigger"),
    [
        ("service green: points 1", Trigger("service", colour="green", kind="points", amount=1)),
        ("check-in order 2: krones 3", Trigger("check-in", order=2, kind="krones", amount=3)),
        ("die 1 3 5: emperor 1", Trigger("die", dice=(1, 3, 5), kind="emperor", amount=1)),
        ("die 3: also hire 1", Trigger("die", dice=(3,), kind="hire", amount=1)),
        ("die 2: also prepare free", Trigger("die", dice=(2,), kind="prepare", amount=FREE)),
    ],
)
def test_triggers(text: str, trigger: Trigger) -> None:
    assert parse_trigger(text) == trigger


@pytest.mark.parametrize("parse", PARSERS)
@pytest.mark.parametrize(
    "text",
    [
        "", " ", "krones", "krones 0", "krones -1", "krones 1.5", "krones 100", "krones 2 3", " krones 2",
        "krones 2\n", "krones 1٢", "Krones 2", "prepare", "prepare 0", "prepare free floor<=0",
        "prepare free floor <=2", "food ", "food xyz", "action 2", "complete 2", "copy 2", "per copy 1",
        "end staff 2", "die: points 1", "die 0: points 1", "die 3: ", ": points 1", "die 3: points 1: points",
        "check-in order 5: points 1", "price green: free", "penalty: free", "rooms", "rooms red 0",
        "rooms red", "emperor 2 @E", "staff 2 @H", "objective a", "any  @M", "green@M", "any 3", "draw 4", "occupy 3",
        "guest 3", "cake 64", "staff 49", "empty rooms 3", "occupied rooms 3", "tiles 21", "floors 5",
        "groups 11", "colours 4", "columns 6", "rooms red 12 blue 9", "die 3: also prepare full",
        "die 1 2 3: also prepare full", "die 1: also hire full", "die 5: also hire 1", "die 6: also hire 1",
        "die 2: both", "die 1: no fee",
    ],
)  # fmt: skip
def test_other_texts_are_refused(parse: Callable[[str], object], text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        parse(text)


def test_foods_are_counted_in_their_order() -> None:
    assert foods("kwcs") == (1, 1, 1, 1)
    assert foods("sskkk") == (2, 0, 0, 3)
