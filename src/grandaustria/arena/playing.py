"""One game between bots, as the arena counts it."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from grandaustria import bots
from grandaustria.arena.schedule import Pairing
from grandaustria.bots import Budget
from grandaustria.cards import BOARD
from grandaustria.engine import Luck, Position, Setup, game_seed
from grandaustria.engine.notation import family
from grandaustria.play.run import ENDS_TURN

TAKES_DIE = ("die", "boosted die")
TURNS_OF_A_SEAT = 2 * BOARD.rounds


class MatchError(Exception):
    """Why a match cannot go on, in one sentence."""


@dataclass(frozen=True, slots=True)
class Match:
    """What all games of a match share."""

    setup: Setup
    seed: int
    budget: Budget | None = None
    """For every bot that searches and is not named with its own; None leaves each its own."""

    def budget_of(self, name: str) -> Budget:
        """What a bot of this name thinks with in this match."""
        return bots.get(name).budget if "@" in name or not self.budget else self.budget


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game: points of each seat by source, the winners, and how long each turn took whom."""

    index: int
    seats: tuple[str, ...]
    scores: tuple[dict[str, int], ...]
    winners: tuple[int, ...]
    turns: tuple[tuple[float, ...], ...] = field(default=())
    """Seconds of every turn in which a die was taken, seat by seat."""
    lost: tuple[int, ...] = field(default=())
    """Turns of each seat that were lost for good: numbers still uncovered when a round ended."""

    def to_json(self) -> dict[str, Any]:
        """The outcome as plain data, as a file of a match holds it."""
        return {name: getattr(self, name) for name in self.__slots__}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Outcome:
        """The outcome of such data."""
        turns = tuple(tuple(seconds) for seconds in data["turns"])
        seats, scores, winners, lost = (tuple(data[name]) for name in ("seats", "scores", "winners", "lost"))
        return Outcome(data["index"], seats, scores, winners, turns, lost)


class Stopwatch:
    """Adds up the seconds of each turn of each seat in which a die was taken; neither a pass nor what is decided
    between turns is a turn."""

    def __init__(self, players: int) -> None:
        self.turns: list[list[float]] = [[] for _ in range(players)]
        self._seat, self._seconds = -1, 0.0

    def add(self, seat: int, action: int, seconds: float) -> None:
        """A decision took so long; a turn is all of a seat's decisions until it ends or passes."""
        self._seconds = seconds + (self._seconds if seat == self._seat else 0.0)
        kind, _ = family(action)
        self._seat = -1 if kind in ENDS_TURN else seat
        if kind == "end":
            self.turns[seat].append(self._seconds)


class TurnCount:
    """Counts the numbers on the turn-order tiles that each seat covers; an extra turn covers none."""

    def __init__(self, players: int) -> None:
        self._covered = [0] * players

    def apply(self, position: Position, seat: int, action: int) -> None:
        """Apply an action of this seat to a position."""
        before = _uncovered(position, seat) if family(action)[0] in TAKES_DIE else 0
        position.apply(action)
        self._covered[seat] += bool(before) and before > _uncovered(position, seat)

    def lost(self) -> tuple[int, ...]:
        """Turns that nobody took, seat by seat, once the game is over."""
        return tuple(TURNS_OF_A_SEAT - covered for covered in self._covered)


def _uncovered(position: Position, seat: int) -> int:
    return sum(turn.seat == seat and not turn.taken for turn in position.turn_order())


def play(match: Match, pairing: Pairing) -> Outcome:
    """The same match and pairing are the same game on every machine, if the budget is in nodes."""
    seed = game_seed(match.seed, pairing.luck)
    luck, position = Luck(seed), Position(match.setup)
    deciding = pairing.seats[:1] if match.setup.solo else pairing.seats
    players = [bots.get(name) for name in deciding]
    budgets = [match.budget_of(name) for name in deciding]
    rngs = [Random(f"{seed} {seat} {name}") for seat, name in enumerate(deciding)]
    watch, count = Stopwatch(len(pairing.seats)), TurnCount(len(pairing.seats))
    while True:
        luck.resolve(position)
        if position.is_over:
            break
        seat = position.to_move
        started = time.perf_counter()
        action = players[seat].choose(position.view(seat), budgets[seat], rngs[seat])
        watch.add(seat, action, time.perf_counter() - started)
        count.apply(position, seat, action)
    scores = tuple({**score._asdict(), "total": score.total} for score in position.scores())
    turns = tuple(tuple(round(seconds, 4) for seconds in seat) for seat in watch.turns)
    return Outcome(pairing.index, pairing.seats, scores, tuple(position.winners()), turns, count.lost())
