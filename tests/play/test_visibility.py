"""Nobody learns from moves, events or records what he may not see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from grandaustria import CHANCE, ActionError, Event, Game, Luck, Position, Setup
from grandaustria.engine.notation import family
from grandaustria.play import Move
from grandaustria.play.visibility import EVERYBODY, masked, may_see, seen, who_sees
from tests.engine.compose import compose, play, seat
from tests.play.games import finished, game_from, short
from tests.setups import every_variant

VARIANTS = every_variant()
SECRET = ("under", "keep", "draw staff")


# Who sees a move


def sees(position: Position, action: str) -> list[int] | None:
    seats = who_sees(position, position.parse(action))
    return None if seats is EVERYBODY else sorted(seats)


@pytest.mark.parametrize(
    "action",
    ["die 4", "guest 1", "pass", "hire 3", "claim A", "roll 3", "draw guest 77", "use 1", "dismiss 27"],
)
def test_what_lies_open_is_public(action: str) -> None:
    assert sees(compose(), action) is None


def test_a_dealt_hand_is_seen_by_its_seat() -> None:
    position = Position(Setup(players=3))
    luck = Luck(1)
    for dealt in range(18):
        while position.phase != "deal":
            position.apply(luck.choose(position))
        assert sees(position, "draw staff 1") == [dealt // 6]
        position.apply(luck.choose(position))


def test_the_deal_of_a_solo_game() -> None:
    """Five cards lie face down for Leopold, ten are drawn by the human."""
    position = Position(Setup(solo="easy"))
    luck = Luck(1)
    seers = []
    while position.phase != "draft":
        if position.phase == "deal":
            seers.append(sees(position, "draw staff 27"))
        position.apply(luck.choose(position))
    assert seers == [[]] * 5 + [[0]] * 10


def test_a_drawn_card_is_seen_by_the_drawer_and_by_who_knew_it_came_next() -> None:
    """Seat 2 put card 1 under the deck, and the deck is used up."""
    under = [{"card": 1, "by": 2, "from_hand": True}]
    visitor = seat(cafe=[(91, "s")])
    position = compose(visitor, seat(), seat(known=[1]), players=3, staff_under=under, staff_removed=list(range(2, 49)))
    drawing = play(position, "check-in 91 room 1")
    assert sees(drawing, "draw staff 1") == [0, 2]
    game = game_from(position, "check-in 91 room 1")
    cards = [[e.arguments.get("cards") for e in game.events(of) if e.name == "draws-staff"] for of in range(3)]
    assert cards == [[[1]], [None], [[1]]]


def test_leopold_turns_his_card_up_for_all() -> None:
    game = finished(Setup(solo="hard"), 4)
    position = game.start
    turned = 0
    for move in game.log:
        table = position.to_json()
        if table["pending"] and table["pending"][-1]["frame"] == "leopold_staff":
            assert who_sees(position, move.action) is EVERYBODY
            turned += 1
        position.apply(move.action)
    assert turned


def test_masks() -> None:
    assert masked("draw staff 22") == "draw staff ?"
    assert masked("under 5") == "under ?"
    assert may_see(None, None)
    assert may_see(frozenset([1]), 1)
    assert not may_see(frozenset([1]), 0)
    assert not may_see(frozenset([1]), None)


# Events and records as a seat sees them


def test_a_hidden_argument_is_left_out() -> None:
    event = Event(3, "offer", 1, {"cards": [4, 5, 6], "count": 3}, {}, {"cards": (1,)})
    assert seen(event, 1).arguments == {"cards": [4, 5, 6], "count": 3}
    for other in (0, 2, None):
        assert seen(event, other).arguments == {"count": 3}
        assert not seen(event, other).visible


@cache
def played(index: int) -> Game:
    return finished(VARIANTS[index], index)


@pytest.mark.parametrize("index", range(0, len(VARIANTS), 7), ids=lambda index: short(VARIANTS[index]))
def test_spectators_see_no_secret_card(index: int) -> None:
    game = played(index)
    for event in game.events():
        assert event.name == "starting-set" or "cards" not in event.arguments or event.name == "final-staff"
    assert not any(move.startswith(SECRET) and "?" not in move for move in hidden_moves(game))


def hidden_moves(game: Game) -> Iterator[str]:
    """The moves about staff cards in a spectator's record, but for the cards Leopold turns up."""
    position = game.start
    shown = expanded(game.record(None)["moves"])
    for move, text in zip(game.log, shown, strict=True):
        if position.to_move != CHANCE or position.to_json()["actor"] == 0 or position.phase == "deal":
            yield text
        position.apply(move.action)


def expanded(moves: list[str]) -> list[str]:
    """Dice one by one."""
    return [
        one
        for move in moves
        for one in ([f"roll {die}" for die in move.split()[1:]] if move.startswith("roll") else [move])
    ]


# Two worlds: what a seat cannot know is dealt anew; as long as the seat sees the same, it is told the same.


def same_move(before: Position, move: Move, world: Position, viewer: int) -> int:
    """The move of one world in the other: the same where the viewer sees it, any of its kind where not."""
    if may_see(who_sees(before, move.action), viewer):
        return move.action
    possible = [outcome for outcome, _ in world.chance_outcomes()] or world.legal_actions()
    alike = [action for action in possible if family(action)[0] == family(move.action)[0]]
    if not alike:
        raise ActionError("here the worlds part")
    return move.action if move.action in alike else alike[-1]


class Following:
    """Luck that repeats what another game's chance brought, as far as one seat can see."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.outcomes: list[tuple[Position, Move]] = []

    def choose(self, position: Position, /) -> int:
        if not self.outcomes:
            raise ActionError("here the worlds part")
        return same_move(*self.outcomes.pop(0), position, self.viewer)


def follow(first: Game, second: Game, luck: Following, rng: random.Random) -> bool:
    """One decision in both worlds; False at the end, and where they part because the viewer learns something."""
    if first.is_over:
        return False
    told, position = len(first.log), first.position
    first.play(rng.choice(first.legal_actions()))
    steps = []
    for move in first.log[told:]:
        steps.append((position.copy(), move))
        position.apply(move.action)
    luck.outcomes = steps[1:]
    try:
        second.play(same_move(*steps[0], second.position, luck.viewer))
    except ActionError:
        return False
    return first.view(luck.viewer).to_bytes() == second.view(luck.viewer).to_bytes()


def worlds(setup: Setup, seed: int, viewer: int) -> tuple[Game, Game, Following]:
    """A game somewhere in its first half, and one that the viewer cannot tell from it."""
    rng = random.Random(seed)
    begun = Game(setup, seed)
    for _ in range(rng.randrange(60)):
        begun.play(rng.choice(begun.legal_actions()))
    luck = Following(viewer)
    other = begun.position.resample(viewer, rng)
    return Game.from_position(begun.position, seed), Game.from_position(other, luck=luck), luck


@pytest.mark.parametrize("setup", VARIANTS[::4], ids=short)
def test_two_worlds_that_look_the_same_are_told_the_same(setup: Setup) -> None:
    followed = 0
    viewers = [0] if setup.solo else [*range(setup.players)]
    for seed, viewer in enumerate(viewers * (8 // len(viewers))):
        first, second, luck = worlds(setup, seed, viewer)
        rng = random.Random(seed)
        told = 0
        while follow(first, second, luck, rng):
            events = first.events(viewer, since=told)
            assert events == second.events(viewer, since=told)
            told += len(events)
            followed += 1
    assert followed > 20


def test_records_of_two_worlds_are_the_same() -> None:
    lengths = []
    for seed in range(6):
        first, second, luck = worlds(Setup(players=3, staff="draft"), seed, seed % 3)
        rng = random.Random(seed)
        while follow(first, second, luck, rng):
            if len(first.log) % 10 == 0:
                assert first.record(luck.viewer) == second.record(luck.viewer)
                assert first.record() != second.record()
        lengths.append(len(second.log))
    assert max(lengths) > 30
