"""Driving a game by notation: chance named in order, turns checked for who takes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from grandaustria import CHANCE, Luck, Position, Setup
from grandaustria.engine.forms import SeatData
from tests.engine.compose import legal, play

TILES = ("tile A1", "tile B1", "tile C1")
OBJECTIVES = ("objective 105", "objective 109", "objective 113")
QUEUE = (104, 103, 102, 101, 100)


def outcomes(position: Position) -> list[str]:
    """What chance may bring now, in notation."""
    return [position.notation(outcome) for outcome, _ in position.chance_outcomes()]


def after_first_player(setup: Setup, first: int = 0) -> Position:
    """Set-up with fixed tiles, objectives and queue, and this seat as first player."""
    guests = (f"draw guest {guest}" for guest in QUEUE)
    named = [] if setup.solo else [f"first {first + 1}"]
    return play(Position(setup), *TILES, *OBJECTIVES, *guests, *named)


def deal_staff(position: Position, numbers: Iterable[int]) -> Position:
    """Hands or packs, seat by seat."""
    return play(position, *(f"draw staff {number}" for number in numbers))


def start(setup: Setup, seed: int = 1) -> Position:
    """The first turn of a game: chance by a seed, every decision of the set-up the first legal one."""
    position = Position(setup)
    luck = Luck(seed)
    luck.resolve(position)
    while position.phase in ("draft", "guests", "rooms", "deal", "roll"):
        position.apply(position.legal_actions()[0])
        luck.resolve(position)
    return position


def roll(position: Position, faces: Iterable[int]) -> Position:
    """All dice that are to be rolled, by face."""
    return play(position, *(f"roll {face}" for face in faces))


def seats(position: Position) -> list[SeatData]:
    return position.to_json()["seats"]


def follow(position: Position, script: Iterable[tuple[int, tuple[str, ...]]]) -> Position:
    """Turns as (seat, actions); fails where somebody else is to move. Dice are named by roll()."""
    for actor, actions in script:
        assert position.to_move == actor, f"seat {position.to_move} is to move, not {actor}, before {actions}"
        position = play(position, *actions)
    return position


def settled(position: Position, seed: int = 0) -> Position:
    """The position after the chance that is pending, decided by a seed."""
    after = position.copy()
    Luck(seed).resolve(after)
    return after


def walk(position: Position, seed: int, choose: Callable[[list[int]], int]) -> Iterator[Position]:
    """Every position in which a seat decides, then the final one; `choose` picks a legal action."""
    luck = Luck(seed)
    current = position.copy()
    luck.resolve(current)
    while not current.is_over:
        assert current.to_move != CHANCE
        yield current
        current.apply(choose(current.legal_actions()))
        luck.resolve(current)
    yield current


def offered(position: Position, family: str) -> list[str]:
    """The legal actions of one family, in notation."""
    return [text for text in legal(position) if text.split()[0] == family]
