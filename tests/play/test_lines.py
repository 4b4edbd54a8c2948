"""A rival's turn in few lines: what belongs together is one line, which says nothing that is not public."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

import pytest

from grandaustria import Luck, Rules, Setup
from grandaustria.engine import waiter_action
from grandaustria.engine.shape import faults
from grandaustria.languages import LANGUAGES
from grandaustria.play.event import Event
from grandaustria.play.forms import EVENTS, EventData
from grandaustria.play.hosted import HostedGame
from grandaustria.play.lines import FORMS, Form, alone, in_lines, tell_line
from grandaustria.play.sentences import player_names, tell_in
from grandaustria.texts import CATALOGUE
from tests.engine.compose import compose, seat

NAMES = ("Anna", "Max")
MAJOR = 85


def lines(events: Iterable[Event]) -> list[str]:
    """As a reader has them: of each line what was told last."""
    told = {(event.line.row if event.line else event.index): tell_line(event, "en", NAMES) for event in events}
    return [line.text for line in told.values() if line]


def table(**own: object) -> HostedGame:
    """The first seat's turn, with a 1 to take and two guests who wait."""
    us = seat(krones=5, cafe=[MAJOR, (60, "ccw")], prepared=[2], occupied=[0, 1], kitchen="c", numbers=1, **own)
    them = seat(numbers=1)
    return HostedGame(compose(us, them, round=2, dice=[3, 0, 2, 1, 0, 0]), 0)


def played(game: HostedGame, *actions: str) -> list[Event]:
    return [event for action in actions for event in game.step(action, Luck(1)).events]


def test_food_to_one_guest_is_one_line() -> None:
    game = table()
    told = played(game, "die 1", "split 1", "place strudel table 1", "place strudel table 1")
    assert lines(told) == ["took a 1: 2 strudels and 1 cake", "2 strudels to Major"]
    told += played(game, "place cake table 1")
    assert lines(told)[1] == "2 strudels and 1 cake to Major, order complete"


def test_what_is_taken_back_is_in_no_line() -> None:
    """The event that is told last carries the whole line: without it the one before tells what is left."""
    game = table()
    told = played(game, "die 1", "split 1", "place strudel table 1", "place strudel table 1")
    game.undo()
    assert lines(told[:-1])[-1] == "1 strudel to Major"
    again = list(game.redo().events)
    assert lines([*told[:-1], *again])[-1] == "2 strudels to Major"


def test_a_copy_goes_on_with_its_lines() -> None:
    game = table()
    told = played(game, "die 1", "split 1", "place strudel table 1")
    assert lines([*told, *played(game.copy(), "place strudel table 1")])[-1] == "2 strudels to Major"
    assert lines([*told, *played(game, "place cake table 1")])[-1] == "1 strudel and 1 cake to Major"


def test_a_restored_table_goes_on_with_its_lines() -> None:
    """What is done again after a restart stands in the same lines."""
    setup, luck = Setup(players=2), Luck(4)
    game, change = HostedGame.begin(setup, luck)
    final = [move.action for move in change.final]
    joined = 0
    while joined < 3:
        change = game.confirm(luck) if game.is_complete else game.step(sensible(game), luck)
        final += [move.action for move in change.final]
        if change.kind == "step" and game.can_undo and any(event.line for event in change.events):
            told = game.told - sum(step.told for step in game.steps)
            twin = HostedGame.restore(setup, final, game.steps, game.cursor, told)
            twin.undo()
            assert [event.line for event in twin.redo().events] == [event.line for event in change.events]
            joined += 1


def test_several_rooms_are_counted_with_their_price() -> None:
    told = played(table(), "die 3", "prepare 3", "prepare 6")
    assert lines(told) == ["took a 3 at strength 2", "prepared 2 rooms (−1 krone)"]


def test_a_guest_stands_with_the_reward() -> None:
    game = HostedGame(
        compose(
            seat(cafe=[(60, "ccww")], prepared=[5], occupied=[0, 1], numbers=1),
            seat(numbers=1),
            round=2,
            dice=[1, 1, 1, 1, 1, 1],
        ),
        0,
    )
    (checks_in, *more) = played(game, "check-in table 1 room 5")
    assert checks_in.name == "checks-in"
    assert lines([checks_in, *more])[0].startswith("checked in Jewelry Designer (+")


def test_two_dice_are_two_lines() -> None:
    """A second action of the same run begins anew; what is divided belongs to the last."""
    die = Event(0, "takes-die", 0, {"die": 4, "strength": 1, "price": 0})
    extra = Event(2, "extra-action", 0, {"action": 1, "strength": 3, "price": 1}, {"krones": -1})
    splits = [
        Event(1, "splits", 0, {"items": {"krones": 1}}, {"krones": 1}),
        Event(3, "splits", 0, {"items": {"strudel": 3}}, {"strudel": 3}),
    ]
    told, _ = in_lines([die, splits[0], extra, splits[1]], {})
    assert lines(told) == ["took a 4: 1 krone", "action 1 without a die: 3 strudels (−1 krone)"]


@pytest.mark.parametrize(("name", "form"), FORMS.items())
def test_only_what_is_public_is_said(name: str, form: Form) -> None:
    """Cards that only some may see are counted."""
    assert name in EVENTS
    assert not {"cards", "guests", "seats"} & set(form.says)


def test_an_event_in_no_line_has_none() -> None:
    assert alone(Event(0, "ends-turn", 0)) is None
    assert tell_line(Event(0, "reward", 0, {"guest": 60}, {"krones": 1})) is None


def sensible(game: HostedGame) -> int:
    return waiter_action(game.position.view(game.position.to_move))


def whole_game(setup: Setup, seed: int) -> Iterable[Event]:
    luck = Luck(seed)
    game, change = HostedGame.begin(setup, luck)
    yield from change.events
    while not game.is_over:
        change = game.confirm(luck) if game.is_complete else game.step(sensible(game), luck)
        yield from change.events


def test_every_line_of_whole_games_can_be_said() -> None:
    """In every language; and no message lies idle."""
    said = {"with-gains"}
    for setup, seed in ((Setup(players=4), 3), (Setup(players=3, hotels="day"), 5), (Setup(players=2), 8)):
        for event in whole_game(setup, seed):
            assert list(faults(event.to_json(), EventData, "event")) == []
            line = event.line or alone(event)
            if line is not None:
                said.add(line.name)
                for language in LANGUAGES if event.index % 20 == 0 else ("en",):
                    assert tell_line(event, language, ("A", "B", "C", "D"))
    messages = {name.removeprefix("line-") for name in CATALOGUE.message_ids("en") if name.startswith("line-")}
    assert said <= messages
    kinds = {form.kind for form in FORMS.values()} | set(FORMS)
    assert all(any(name.startswith(kind) for kind in kinds) for name in messages - {"with-gains"})


UNSEEN = ("round-begins", "ends-turn", "declines")
"""The first has no name above it, the others are told in the list of all events alone."""
TOLD_THROUGH = (
    Setup(4, Rules.preset("de2015"), "day", "draft"),
    Setup(3, staff="intro"),
    Setup(2, hotels="day"),
    Setup(2, solo="easy"),
    Setup(2, solo="hard"),
)


@pytest.mark.parametrize("setup", TOLD_THROUGH, ids=repr)
def test_no_line_says_again_whose_it_is(setup: Setup) -> None:
    """The name stands above the lines of a seat; whole games, to the final scoring."""
    again: dict[str, str] = {}
    for event in chain(whole_game(setup, 1), whole_game(setup, 2)):
        if event.seat is None or event.name in UNSEEN:
            continue
        for language in LANGUAGES if event.name not in again else ():
            names = player_names(setup, language)
            told = tell_line(event, language, names) or tell_in(event, language, names)
            if names[event.seat] in told.text:
                again[event.name] = told.text
    assert again == {}


def test_repeated_passes_are_one_line() -> None:
    """Over the turns of several seats, as long as nobody does anything else."""
    game = table()
    told = played(game, *["pass"] * 5)
    assert lines(told) == [
        "passed 3 times in a row",
        "passed 2 times in a row",
        "2 dice in a row go to the dustbin.",
    ]
    while game.seat == 1:
        played(game, game.position.notation(sensible(game)))
    assert lines(played(game, "pass"))[0] == "passed"


def test_the_points_of_the_track_do_not_stand_with_the_penalty() -> None:
    scored = Event(
        0, "emperor", 0, {"space": 1, "points": 1, "back": 3, "left": 0}, {"points.emperor": 1, "emperor": -1}
    )
    told, _ = in_lines([scored, Event(1, "emperor-penalty", 0, {"tile": "A1"})], {})
    assert lines(told) == ["emperor track: from 1 to 0 (+1 point)", "the emperor's penalty"]
    told, _ = in_lines([scored, Event(1, "emperor-nothing", 0)], {})
    assert lines(told) == ["emperor track: from 1 to 0, neither bonus nor penalty (+1 point)"]
