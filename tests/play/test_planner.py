"""The next turn on a copy: what the engine then does, nothing that a draw would reveal, and when a plan still holds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from grandaustria import Game, Position, Setup
from grandaustria.cards import GUESTS
from grandaustria.engine import ActionError
from grandaustria.play import planner as planning
from grandaustria.play.passing import KINDS, is_met, noted
from grandaustria.play.planner import MOST_STEPS, Planner, as_if, has_turn_ahead, rehearsed, still_holds
from tests.engine.compose import compose, legal, seat

NAMES = ("Anna", "Max", "Sisi", "Franz")
DRAWS, OFFERS, FREE_GUEST = 67, 75, 63
"""Guests whose rewards draw a card, lay out three to choose from, bring another guest."""
GUESTS_ARE_FREE = 25
"""With this card in play."""


def table(other: dict[str, Any] | None = None, *, own: dict[str, Any] | None = None, **facts: Any) -> Position:
    """The first of two plays; the second thinks about the next turn."""
    return compose(other or seat(numbers=1), seat(**{"numbers": 1, **(own or {})}), round=2, **facts)


def moments(games: int = 4) -> Iterator[tuple[Position, int]]:
    """Seats that wait, in the course of games of random moves."""
    for seed in range(games):
        rng = random.Random(seed)
        players = 2 + seed % 3
        game = Game(Setup(players=players, staff=("standard", "draft")[seed % 2]), seed=seed)
        for _ in range(100):
            if game.is_over:
                break
            ahead = [one for one in range(players) if has_turn_ahead(game.position, one)]
            if ahead and rng.random() < 0.2:
                yield game.position, rng.choice(ahead)
            game.play(rng.choice(game.position.legal_actions()))


def at_random(planner: Planner, rng: random.Random) -> Planner:
    while (choices := planner.legal_actions()) and len(planner.steps) < MOST_STEPS - 1:
        longer = [one for one in choices if planner.hosted.position.notation(one) not in ("end", "pass")]
        planner.do(rng.choice(longer or choices))
    return planner


def test_the_copy_is_what_the_seat_sees_with_its_turn() -> None:
    """For every seat that waits, whatever another one is in the middle of."""
    found = 0
    for position, one in moments():
        copy = as_if(position, one)
        assert copy.to_move == one
        own, seen = copy.view(one).to_json(), position.view(one).to_json()
        for key in ("round", "dice", "queue", "tiles", "objectives", "claims", "guest_deck", "seats"):
            assert own[key] == seen[key], key
        assert Position.from_line(copy.to_line()) == copy
        found += 1
    assert found > 30


def test_what_may_be_done_is_what_the_turn_then_allows() -> None:
    """Where nothing happens in between: the other one passes."""
    position = table(own={"cafe": [(85, "")], "kitchen": "ssc", "krones": 7, "hand": [1, 2]})
    then = position.copy()
    then.apply(then.parse("pass"))
    assert then.to_move == 1
    assert legal(as_if(position, 1)) == legal(then)


def test_nothing_depends_on_what_the_seat_cannot_know() -> None:
    """Worlds that the seat cannot tell apart: every word about every step is the same."""
    compared = 0
    for index, (position, one) in enumerate(moments()):
        other = position.resample(one, random.Random(index))
        planner = at_random(Planner(as_if(position, one)), random.Random(index))
        again = rehearsed(as_if(other, one), [step.notation for step in planner.steps])
        assert told(planner) == told(again)
        compared += other != position
    assert compared > 20


def told(planner: Planner) -> list[Any]:
    hidden = (planner.guests_face_down, planner.staff_face_down, planner.is_open)
    words = [(step.told("en", NAMES).text, dict(step.amounts())) for step in planner.steps]
    board = planner.hosted.position.view(planner.start.to_move).to_json()
    return [hidden, words, board["seats"], planner.legal_actions()]


def test_a_guest_who_would_come_is_face_down() -> None:
    """Who it is cannot be learnt from where the cards lie, and nobody can choose them."""
    position = table(own={"krones": 20, "cafe": [(FREE_GUEST, "k")], "prepared": list(range(12))})
    free = Planner(as_if(position, 1))
    free.do("guest 5")
    assert free.guests_face_down == 1
    rooms = [one for one in free.legal_actions() if free.hosted.position.notation(one).startswith("check-in 63")]
    free.do(rooms[0])
    while not any(free.hosted.position.notation(one).startswith("guest") for one in free.legal_actions()):
        free.do(free.legal_actions()[0])
    offered = [free.hosted.position.notation(one) for one in free.legal_actions()]
    assert "guest 2" in offered
    assert "guest 1" not in offered
    before = list(free.steps)
    with pytest.raises(ActionError, match="nobody knows"):
        free.do("guest 1")
    assert free.steps == before


def test_cards_that_would_be_drawn_do_not_come() -> None:
    position = table(own={"krones": 20, "cafe": [(DRAWS, "kk")], "prepared": list(range(12)), "hand": [1]})
    planner = checked_in(position, DRAWS)
    assert planner.staff_face_down >= 1
    assert planner.hosted.position.seats[1].hand == (1,)
    assert not planner.is_open
    take_a_die(planner)
    planner.do("end")
    assert planner.is_over


def test_what_would_have_to_be_chosen_is_left_open() -> None:
    position = table(own={"krones": 20, "cafe": [(OFFERS, "wwkk")], "prepared": list(range(20))})
    planner = checked_in(position, OFFERS)
    assert planner.is_open
    take_a_die(planner)
    planner.do("end")
    assert planner.is_over


def checked_in(position: Position, guest: int) -> Planner:
    """The guest has moved in, and all of the reward has been taken that can be."""
    planner = Planner(as_if(position, 1))
    rooms = [one for one in planner.legal_actions() if f"check-in {guest}" in planner.hosted.position.notation(one)]
    planner.do(rooms[0])
    while planner.hosted.position.asked().name != "turn":
        planner.do(planner.legal_actions()[0])
    return planner


def take_a_die(planner: Planner) -> None:
    planner.do("die 4")
    while planner.hosted.position.asked().name != "turn":
        planner.do(planner.legal_actions()[0])


def test_a_turn_has_an_end_and_a_length(monkeypatch: pytest.MonkeyPatch) -> None:
    position = table()
    planner = rehearsed(as_if(position, 1), ["pass"])
    assert planner.is_over
    assert planner.legal_actions() == []
    with pytest.raises(ActionError, match="ended"):
        planner.do("end")
    monkeypatch.setattr(planning, "MOST_STEPS", 1)
    short = rehearsed(as_if(position, 1), ["die 4"])
    with pytest.raises(ActionError, match="at most 1"):
        short.do(short.legal_actions()[0])
    assert len(short.steps) == 1


@pytest.mark.parametrize("step", ["die 6", "guest 9", "nonsense", "end"])
def test_what_is_refused_changes_nothing(step: str) -> None:
    planner = Planner(as_if(table(), 1))
    with pytest.raises(ActionError):
        planner.do(step)
    assert planner.steps == []
    assert planner.hosted.position == planner.start


def test_who_has_a_turn_ahead() -> None:
    """Nobody whose turn it is, who has passed, or whose numbers of this round are covered."""
    position = table()
    assert [has_turn_ahead(position, one) for one in (0, 1)] == [False, True]
    assert not has_turn_ahead(table(own={"numbers": 2}), 1)
    passed = position.copy()
    passed.apply(passed.parse("pass"))
    assert [has_turn_ahead(passed, one) for one in (0, 1)] == [False, False]


# Whether a plan still holds

QUEUE = [60, 61, 62, 63, 64]


def held(now: Position, *steps: str, before: Position | None = None) -> bool:
    planned = rehearsed(as_if(before or table(queue=QUEUE), 1), steps)
    return still_holds(planned, as_if(now, 1))


def test_a_plan_holds_where_nothing_has_changed() -> None:
    for index, (position, one) in enumerate(moments(2)):
        start = as_if(position, one)
        assert still_holds(at_random(Planner(start), random.Random(index)), start)


def test_another_guest_at_the_same_place_is_not_the_one_who_was_meant() -> None:
    assert held(table(queue=QUEUE), "guest 3")
    assert held(table(queue=[70, 61, 62, 63, 64]), "guest 3")
    assert not held(table(queue=[70, 60, 61, 62, 64]), "guest 3")


def test_a_die_may_be_stronger_but_not_weaker() -> None:
    two = table(dice=[2, 2, 2, 2, 2, 0])
    assert held(table(dice=[1, 2, 2, 3, 2, 0]), "die 4", before=two)
    assert not held(table(dice=[2, 2, 2, 1, 2, 0]), "die 4", before=two)
    assert not held(table(dice=[2, 2, 2, 0, 2, 0]), "die 4", before=two)


def test_what_cannot_be_paid_any_more_does_not_hold() -> None:
    rich = table(queue=QUEUE, own={"krones": 3})
    assert held(rich, "guest 2", before=rich)
    assert not held(table(queue=QUEUE, own={"krones": 0}), "guest 2", before=rich)


def test_what_is_dearer_does_not_hold_though_it_could_be_paid() -> None:
    """A guest who was free; the other way round the plan is only better."""
    free, priced = (table(queue=QUEUE, own={"krones": 15, "played": hired}) for hired in ([GUESTS_ARE_FREE], []))
    assert "guest 2" in legal(as_if(priced, 1))
    assert not held(priced, "guest 2", before=free)
    assert held(free, "guest 2", before=priced)


def test_an_objective_that_brings_less_by_now_does_not_hold() -> None:
    """The same notation, for fewer points."""
    full = seat(numbers=1, krones=20)
    before = table(own={"krones": 20, "occupied": list(range(20))})
    claims = [one for one in legal(as_if(before, 1)) if one.startswith("claim")]
    assert claims
    group = claims[0]
    taken = table(full, own={"krones": 20, "occupied": list(range(20))}, claims=claimed_by_other(group))
    assert group in legal(as_if(taken, 1))
    assert held(before, group, before=before)
    assert not held(taken, group, before=before)


def claimed_by_other(notation: str) -> list[list[int]]:
    return [[0] if notation.endswith(name) else [] for name in "ABC"]


# Passing until something changes


def changed(kind: str, now: Position, before: Position | None = None, **more: Any) -> bool:
    return is_met(noted({"kind": kind, **more}, before or table(queue=QUEUE), 1), now, 1)


def test_what_may_be_waited_for() -> None:
    same = table(queue=QUEUE)
    colour = "red" if changed("guest", table(queue=[70, 60, 61, 62, 63]), colour="red") else None
    met = {
        "round": compose(seat(numbers=1), seat(numbers=1), round=3, queue=QUEUE),
        "die": table(queue=QUEUE, dice=[1, 2, 2, 2, 2, 1]),
        "check-in": table(seat(numbers=1, occupied=[0]), queue=QUEUE),
    }
    none = table(queue=QUEUE, dice=[2, 2, 2, 2, 2, 0])
    for kind, now in met.items():
        more = {"face": 6} if kind == "die" else {}
        assert not changed(kind, none, none, **more), kind
        assert changed(kind, now, none, **more), kind
    assert not changed("guest", same, colour=colour or "red")
    assert set(KINDS) == {*met, "guest", "claim"}


def test_a_guest_of_the_colour_has_to_come_anew() -> None:
    colours = {guest.number: guest.colour for guest in GUESTS}
    came = table(queue=[70, 60, 61, 62, 63])
    for colour in sorted(set(colours.values())):
        assert changed("guest", came, colour=colour) is (colours[70] == colour)
        assert not changed("guest", table(queue=QUEUE), colour=colour)


def test_somebody_claims_an_objective() -> None:
    before = table(seat(numbers=1, occupied=list(range(20))), queue=QUEUE)
    group = next(one for one in legal(before) if one.startswith("claim"))
    after = table(seat(numbers=1, occupied=list(range(20))), queue=QUEUE, claims=claimed_by_other(group))
    assert not changed("claim", before, before)
    assert changed("claim", after, before)
