"""Events tell all that happened: every kind of them, and effects that add up."""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from grandaustria import ActionError, Event, Game, Position, Setup
from grandaustria.cards import FOODS
from grandaustria.engine.shape import faults
from grandaustria.play.forms import EVENTS, EventData
from tests.engine.compose import compose, seat
from tests.play.games import finished, game_from, short
from tests.setups import every_variant

VARIANTS = every_variant()


def holdings(position: Position, of: int) -> Counter[str]:
    own = position.to_json()["seats"][of]
    points = {f"points.{source}": n for source, n in own["points"].items()}
    return Counter(
        {
            "krones": own["krones"],
            "emperor": own["emperor"],
            **points,
            **dict(zip(FOODS, own["kitchen"], strict=True)),
        }
    )


def told(game: Game, name: str) -> Event:
    """The only event of this name."""
    (event,) = (event for event in game.events() if event.name == name)
    return event


@cache
def played(index: int) -> Game:
    return finished(VARIANTS[index], index)


@pytest.mark.parametrize("index", range(len(VARIANTS)), ids=[short(setup) for setup in VARIANTS])
def test_effects_add_up_to_what_changed(index: int) -> None:
    game = played(index)
    for of in range(game.setup.players):
        total = holdings(game.start, of)
        for event in game.events("all"):
            if event.seat == of:
                total.update(event.effects)
        after = holdings(game.position, of)
        assert {kind: total[kind] for kind in after} == dict(after)


@pytest.mark.parametrize("index", range(0, len(VARIANTS), 5))
def test_the_last_points_are_the_scores(index: int) -> None:
    game = played(index)
    scores = [event.arguments["points"] for event in game.events() if event.name == "final-score"]
    assert scores == [score.total for score in game.scores()]
    assert told(game, "winners").arguments["seats"] == game.winners()


def test_events_are_numbered() -> None:
    game = played(0)
    assert [event.index for event in game.events()] == list(range(len(game.events())))
    assert game.events(since=40) == game.events()[40:]


@pytest.mark.parametrize("index", range(len(VARIANTS)), ids=[short(setup) for setup in VARIANTS])
def test_events_have_their_form(index: int) -> None:
    """All arguments that their name promises, of the kinds that are described; a seat sees no others."""
    game = played(index)
    for event in game.events("all"):
        assert set(event.arguments) == set(EVENTS[event.name])
        assert [fault.reason for fault in faults(event.to_json(), EventData, "event")] == []
    for event in game.events(0):
        assert set(event.arguments) <= set(EVENTS[event.name])


def test_what_has_another_form_is_found() -> None:
    event: Any = played(0).events("all")[0].to_json()
    wrong = {**event, "arguments": {"guest": 105, "weather": "fine"}, "effects": {"krones": "2"}}
    assert [fault.reason for fault in faults(wrong, EventData, "event")] == [
        "arguments.guest: 105 is not a whole number from 49 to 104",
        "arguments: unknown key 'weather'",
        "effects.krones: '2' is not a whole number",
    ]


def test_an_event_is_plain_data() -> None:
    for event in played(len(VARIANTS) - 1).events("all"):
        data = json.loads(json.dumps(event.to_json()))
        assert Event(**{**data, "visible": {name: tuple(of) for name, of in data["visible"].items()}}) == event


def test_a_check_in_tells_points_by_source() -> None:
    """33 adds points of staff to those of a guest with a large order."""
    game = game_from(compose(seat(played=[33], cafe=[(60, "ccww")])), "check-in 60 room 1")
    event = told(game, "checks-in")
    assert event.arguments == {"guest": 60, "room": 1, "floor": 1, "colour": "yellow"}
    assert event.effects == {"points.guests": 5, "points.staff": 4}


def test_a_price_is_an_argument_and_an_effect() -> None:
    event = told(game_from(compose(), "guest 2"), "takes-guest")
    assert (event.arguments["price"], event.effects) == (2, {"krones": -2})


def test_gains_stop_at_the_limits() -> None:
    game = game_from(compose(seat(krones=19, emperor=12)), "die 4", "split 1")
    assert told(game, "splits").effects == {"krones": 1, "emperor": 1}
    game = game_from(compose(seat(emperor=13)), "die 4", "split 2")
    assert told(game, "splits").effects == {"points.emperor": 2}


@pytest.mark.parametrize("wrong", [-1, 2, "everything", 1.5])
def test_events_of_nobody(wrong: Any) -> None:
    with pytest.raises(ActionError):
        Game(seed=1).events(wrong)


def test_all_is_shown_only_at_the_end() -> None:
    game = Game(seed=1)
    with pytest.raises(ActionError, match="over"):
        game.events("all")
    assert any(event.visible for event in played(0).events("all"))


def test_asking_for_events_changes_nothing() -> None:
    """Told at once or step by step, the story is the same."""
    rng, setup = random.Random(3), Setup(players=3, staff="draft")
    asked, silent = Game(setup, seed=3), Game(setup, seed=3)
    while not silent.is_over:
        action = rng.choice(silent.legal_actions())
        asked.play(action)
        silent.play(action)
        asked.events(since=10**6)
    assert asked.events("all") == silent.events("all")
    assert asked.position == silent.position
