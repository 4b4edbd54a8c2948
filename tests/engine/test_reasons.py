"""Why an action is not possible: each reason by name, none without one, and no secret told."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from grandaustria import CHANCE, PRESETS, ActionError, Luck, Position, Setup
from grandaustria.engine._engine import ANSWERS
from grandaustria.engine.notation import NUMBERS, family
from grandaustria.engine.reasons import Reason, obstacle, reason, sentence
from grandaustria.texts import has_text
from grandaustria.vocabulary import FAMILIES, FIRST_OUTCOME, FRAMES, PHASES
from tests.engine.compose import compose, play, seat

SETUPS = {
    "2022": Setup(players=2),
    "de2015": Setup(players=3, rules=PRESETS["de2015"], hotels="day", staff="draft"),
    "fr2015": Setup(players=4, rules=PRESETS["fr2015"], staff="intro"),
    "it2015": Setup(players=3, rules=PRESETS["it2015"]),
    "solo": Setup(solo="hard", hotels="day"),
}
SAMPLED = (1, 40)  # which positions are looked at, of those that ask the same thing


def asked(position: Position) -> str:
    name = position.asked().name
    return f"{name} after the die" if name == "turn" and position.to_json()["turn"]["die"] else name


def positions_of(setup: Setup, games: int) -> Iterator[Position]:
    """A few positions of random games for each thing that is asked."""
    seen: Counter[str] = Counter()
    for seed in range(games):
        rng, luck, position = random.Random(seed), Luck(seed), Position(setup)
        while not position.is_over:
            seen[asked(position)] += 1
            if seen[asked(position)] in SAMPLED:
                yield position.copy()
            chance = position.to_move == CHANCE
            position.apply(luck.choose(position) if chance else rng.choice(position.legal_actions()))
        if not seed:
            yield position


@cache
def sample(name: str) -> tuple[Position, ...]:
    return tuple(positions_of(SETUPS[name], games=4))


def possible(position: Position) -> set[int]:
    return {*position.legal_actions(), *(outcome for outcome, _ in position.chance_outcomes())}


@pytest.mark.parametrize("name", SETUPS)
def test_whatever_is_not_possible_has_a_reason_of_its_own(name: str) -> None:
    without = Counter(
        (asked(position), family(action)[0])
        for position in sample(name)
        for action in NUMBERS - possible(position)
        if (why := reason(position, action)) is None or why.id == "error-not-legal" or not sentence(why)
    )
    assert without == {}


@pytest.mark.parametrize("name", SETUPS)
def test_nothing_speaks_against_what_is_possible(name: str) -> None:
    # Where staff cards lie is not told, so there is always something against a draw.
    for position in sample(name):
        for action in possible(position):
            assert reason(position, action) is None
            assert family(action)[0] == "draw staff" or obstacle(position, action) is None


@pytest.mark.parametrize("name", SETUPS)
def test_a_seat_is_told_only_what_it_sees(name: str) -> None:
    rng = random.Random(1)
    for position in sample(name)[::2]:
        if position.to_move < 0:
            continue
        view = position.view(position.to_move)
        other_cards = position.resample(position.to_move, rng)
        for action in NUMBERS:
            why = reason(position, action)
            assert reason(view, action) == why
            assert reason(other_cards, action) == why


def test_the_samples_ask_nearly_everything() -> None:
    found = {asked(position) for name in SETUPS for position in sample(name)}
    rare = {"complete", "dismiss", "gizia"}
    by_itself = {"none", "die", "leopold", "emperor", "rooms"}  # a die is asked by its action
    assert {*ANSWERS, *FRAMES, *PHASES, "turn after the die"} - by_itself - found <= rare


def test_other_seats_are_told_whose_decision_it_is() -> None:
    position = compose(actor=1)
    assert reason(position.view(0), 0) == Reason("error-other-seat", {"seat": 2})
    assert reason(position.public_view(), 0) == Reason("error-other-seat", {"seat": 2})


def test_every_reason_that_is_put_together_is_written() -> None:
    asking = {name for name in ANSWERS if name != "turn"}
    plain = {family.name for family in FAMILIES if family.first < FIRST_OUTCOME}
    assert all(has_text(f"error-open-{name}") for name in asking)
    assert all(has_text(f"error-when-{name}") for name in plain - set(ANSWERS["turn"]))


@pytest.mark.parametrize("action", [-1, 9, 15, 450, 511, 527, 676, 10**30, "die 4", None])
def test_what_is_no_action(action: Any) -> None:
    assert reason(compose(), action) == Reason("error-unknown-action", {"text": str(action)})


def test_a_refused_action_is_named_with_its_reason_and_changes_nothing() -> None:
    position = compose()
    before = position.to_bytes()
    with pytest.raises(ActionError, match=r"^die 6: No 6 lies on the board\.$"):
        position.apply(position.parse("die 6"))
    assert position.to_bytes() == before


# Sentences: a position, an action, and what is said.

EXTRA: dict[str, Any] = {"turn": {"extra": True}, "rules": "de2015"}
GUEST_TAKEN = {"begun": True, "guest": True}
DIE_TAKEN: dict[str, Any] = {"turn": {"begun": True, "die": True}}


def pending(frame: str, a: int = 0, b: int = 0, c: int = 0) -> dict[str, Any]:
    return {"pending": [{"frame": frame, "a": a, "b": b, "c": c}]}


def penalty(tile: int) -> dict[str, Any]:
    return {"phase": "emperor", "round": 3, "count": 1, **pending("penalty", tile)}


CASES: list[tuple[Callable[[], Position], str, str]] = [
    # the turn
    (compose, "end", "You have to take a die before the turn can end."),
    (
        lambda: compose(turn=GUEST_TAKEN),
        "pass",
        "You can only pass instead of a turn, not in the middle of one.",
    ),
    (lambda: compose(**EXTRA), "pass", "An extra turn cannot be passed."),
    (lambda: compose(**EXTRA), "end", "You have to do the action of a space before the extra turn can end."),
    (lambda: compose(turn={"extra": True, "die": True}), "die 1", "The extra turn has only one action."),
    (compose, "done", "There is nothing to decline or to finish; a turn ends with its own action."),
    (compose, "roll 3", "No die or card is awaited now."),
    # dice
    (compose, "die 6", "No 6 lies on the board."),
    (lambda: compose(seat(numbers=1), **DIE_TAKEN), "die 1", "You have already taken a die this turn."),
    (lambda: compose(seat(krones=0)), "die 4+", "A boost costs 1 krone; you have 0."),
    (
        lambda: compose(seat(krones=1), dice=[0, 0, 0, 0, 0, 2]),
        "die 6+",
        "A boosted 6 costs 2 krones; you have 1.",
    ),
    (
        lambda: play(compose(dice=[0, 0, 0, 0, 0, 2]), "die 6"),
        "action 6",
        "A 6 does one of the actions 1 to 5.",
    ),
    (
        lambda: play(compose(), "die 1"),
        "split 2",
        "At most 1 of these can be cake: never more cake than strudel.",
    ),
    (
        lambda: play(compose(), "die 2"),
        "split 2",
        "At most 1 of these can be coffee: never more coffee than wine.",
    ),
    (
        lambda: play(compose(), "die 4"),
        "split 3",
        "At most 2 of these can be steps on the emperor track.",
    ),
    (lambda: play(compose(), "die 4"), "end", "First divide the strength between krones and the emperor."),
    (lambda: play(compose(), "die 4"), "done", "This cannot be declined."),
    # guests and food
    (lambda: compose(seat(numbers=1), **DIE_TAKEN), "guest 5", "A guest can only be taken before the die."),
    (lambda: compose(turn=GUEST_TAKEN), "guest 5", "You have already taken a guest this turn."),
    (lambda: compose(seat(cafe=[49, 50, 51])), "guest 5", "All your tables are taken."),
    (lambda: compose(seat(krones=2)), "guest 1", "This guest costs 3 krones; you have 2."),
    (lambda: compose(seat(cafe=[49])), "serve wine table 3", "Nobody sits at table 3."),
    (lambda: compose(seat(cafe=[(75, "wwk")])), "serve wine 75", "Baroness (75) wants no more wine."),
    (
        lambda: compose(seat(cafe=[(75, "wwkk")])),
        "serve wine 75",
        "The order of Baroness (75) is already complete.",
    ),
    (lambda: compose(seat(cafe=[75])), "serve wine 75", "You have no wine in the kitchen."),
    (
        lambda: compose(seat(cafe=[75], kitchen="w", krones=0)),
        "serve wine 75",
        "Serving costs 1 krone; you have 0.",
    ),
    (
        lambda: compose(seat(cafe=[(75, "wwk")])),
        "check-in 75 room 0",
        "Baroness (75) still waits for 1 coffee.",
    ),
    (
        lambda: play(compose(seat(cafe=[75])), "die 2", "split 0"),
        "place coffee 75",
        "There is no coffee among what you have just gained.",
    ),
    # rooms
    (
        lambda: compose(seat(cafe=[(75, "wwkk")], prepared=[1])),
        "check-in 75 room 0",
        "You have no prepared blue room.",
    ),
    (lambda: compose(seat(cafe=[(75, "wwkk")])), "check-in 75 room 1", "Room 102 is not blue."),
    (lambda: compose(seat(cafe=[(75, "wwkk")])), "check-in 75 room 10", "Room 301 is not prepared."),
    (
        lambda: compose(seat(cafe=[(75, "wwkk")], prepared=[4], occupied=[0])),
        "check-in 75 room 0",
        "Room 101 is already occupied.",
    ),
    (lambda: play(compose(), "die 3"), "prepare 7", "Room 203 is not next to any room of your hotel."),
    (lambda: play(compose(), "die 3"), "prepare 5", "Room 201 is already prepared or occupied."),
    (
        lambda: play(compose(seat(prepared=[])), "die 3"),
        "prepare 1",
        "The first room is the one at the bottom left.",
    ),
    (
        lambda: play(compose(seat(prepared=[0, 5, 10], krones=2)), "die 3"),
        "prepare 15",
        "Room 401 costs 3 krones; you have 2.",
    ),
    (
        lambda: compose(seat(prepared=[0, 5]), **{**penalty(7), **pending("prepare", 99, 2, 1)}),
        "prepare 10",
        "Only rooms up to floor 2 are possible here.",
    ),
    (
        lambda: compose(seat(prepared=[0, 5, 6]), **{**penalty(3), **pending("remove", 1, 0, 0)}),
        "remove 0",
        "Room 101 is not the one this penalty takes next: it takes the highest one possible.",
    ),
    # staff
    (compose, "hire 22", "Staff is hired with a 5 or by a card that allows it."),
    (
        lambda: play(compose(seat(hand=[22, 30], krones=9)), "die 5"),
        "hire 21",
        "Chef (21) is not in your hand.",
    ),
    (
        lambda: play(compose(seat(hand=[21, 48], krones=1)), "die 5"),
        "hire 48",
        "Hotel Manager (48) costs 2 krones; you have 1.",
    ),
    (
        lambda: compose(offer=[1, 2, 3], **{**penalty(2), **pending("pick", 0, 99, 0)}),
        "hire 4",
        "Sous-Chef (4) is not among the cards on offer.",
    ),
    (compose, "use 1", "Breakfast Server (1) does not work for you."),
    (lambda: compose(seat(played=[5])), "use 5", "Groom (5) is not a card to be used once per round."),
    (
        lambda: compose(seat(played=[1], used=[1])),
        "use 1",
        "Breakfast Server (1) has already been used this round.",
    ),
    (
        lambda: play(compose(seat(played=[22], hand=[1, 2], prepared=[0, 1, 5])), "die 3", "prepare 2"),
        "hire 1",
        "Staff is hired before or after the rooms, not in between.",
    ),
    # objectives
    (
        lambda: compose(seat(krones=19)),
        "claim A",
        "The condition of the objective Full Purse (105) is not met.",
    ),
    (
        lambda: compose(seat(krones=20), claims=[[0], [], []]),
        "claim A",
        "You have already claimed the objective Full Purse (105).",
    ),
    (
        lambda: compose(seat(krones=20), players=4, claims=[[3, 2, 1], [], []]),
        "claim A",
        "No space is left on the objective Full Purse (105).",
    ),
    # what is asked rarely
    (lambda: compose(**pending("gizia")), "action 6", "No 6 lies on the board."),
    (
        lambda: compose(seat(krones=0), dice=[1, 0, 0, 0, 0, 1], **pending("gizia")),
        "action 6",
        "A 6 costs 1 krone; you have 0.",
    ),
    (
        lambda: compose(seat(cafe=[(75, "wwkk"), 49, 50]), **pending("complete")),
        "complete 75",
        "The order of Baroness (75) is already complete.",
    ),
    (
        lambda: compose(seat(played=[5, 48, 30]), **{**penalty(11), **pending("dismiss")}),
        "dismiss 5",
        "Groom (5) is not a card that counts at the end of the game.",
    ),
    # the emperor
    (
        lambda: compose(seat(krones=9, hand=[1]), rules="de2015", **penalty(0)),
        "pay",
        "None of your staff can spare you a penalty.",
    ),
    (
        lambda: compose(seat(krones=9, played=[26]), **penalty(0)),
        "suffer 2",
        "You can pay the first penalty in full, so that is the one that counts.",
    ),
    (
        lambda: compose(seat(krones=2, played=[26]), **penalty(0)),
        "suffer 1",
        "You cannot pay this penalty in full.",
    ),
    (
        lambda: compose(seat(kitchen="s", played=[26]), **penalty(1)),
        "suffer 2",
        "This tile has only one penalty.",
    ),
    # chance
    (lambda: Position(Setup()), "die 4", "The dice or cards are not yet known."),
    (lambda: Position(Setup()), "roll 4", "An emperor tile is awaited."),
    (lambda: Position(Setup()), "tile B1", "Group A is drawn now."),
    (
        lambda: compose(queue=[0, 49, 50, 51, 52], **pending("refill")),
        "draw guest 50",
        "Musician (50) is not in the deck.",
    ),
]


@pytest.mark.parametrize(("position", "action", "said"), CASES)
def test_sentences(position: Callable[[], Position], action: str, said: str) -> None:
    board = position()
    why = reason(board, board.parse(action))
    assert why is not None
    assert sentence(why) == said


def test_names_come_in_the_language_asked_for() -> None:
    why = Reason("error-staff-not-in-hand", {"staff": 2})
    assert sentence(why, "de") == "Du hast Kellnerin (2) nicht auf der Hand."
