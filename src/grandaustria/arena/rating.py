"""Ratings of many bots at once, by the model of Bradley and Terry: 400 points are odds of ten to one.

A game of several counts as one between each two of its seats, won by the one with more points.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations

from grandaustria.arena.playing import Outcome
from grandaustria.arena.statistics import Z

Pair = tuple[str, str]
SCALE = 400 / math.log(10)
ROUNDS = 500
EPSILON = 1e-9
PRIOR = 0.5
"""Half a game won and half a game lost against everybody, so that whoever never lost has a rating too."""


def duels(outcomes: Iterable[Outcome]) -> dict[Pair, float]:
    """How often the first of a pair was ahead of the second; a tie is half."""
    ahead: dict[Pair, float] = defaultdict(float)
    for outcome in outcomes:
        for one, other in combinations(range(len(outcome.seats)), 2):
            bots = outcome.seats[one], outcome.seats[other]
            if bots[0] == bots[1]:
                continue
            difference = outcome.scores[one]["total"] - outcome.scores[other]["total"]
            share = 0.5 if not difference else float(difference > 0)
            ahead[bots] += share
            ahead[bots[::-1]] += 1 - share
    return ahead


def ratings(outcomes: Iterable[Outcome]) -> dict[str, tuple[float, float]]:
    """Each bot's rating, their mean 0, and the half width of its 95 % interval."""
    ahead = duels(outcomes)
    bots = sorted({bot for pair in ahead for bot in pair})
    if not bots:
        return {}
    won = {
        pair: ahead.get(pair, 0.0) + PRIOR for one in bots for pair in ((one, other) for other in bots if other != one)
    }
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        before = strength
        strength = {bot: _better(bot, bots, won, before) for bot in bots}
        mean = math.exp(sum(map(math.log, strength.values())) / len(bots))
        strength = {bot: value / mean for bot, value in strength.items()}
        if max(abs(math.log(strength[bot] / before[bot])) for bot in bots) < EPSILON:
            break
    errors = _errors(bots, won, strength)
    return {bot: (SCALE * math.log(strength[bot]), Z * SCALE * error) for bot, error in zip(bots, errors, strict=True)}


def _better(bot: str, bots: list[str], won: dict[Pair, float], strength: dict[str, float]) -> float:
    """One step of Hunter's algorithm."""
    wins = sum(won[bot, other] for other in bots if other != bot)
    games = sum(
        (won[bot, other] + won[other, bot]) / (strength[bot] + strength[other]) for other in bots if other != bot
    )
    return wins / games


def _errors(bots: list[str], won: dict[Pair, float], strength: dict[str, float]) -> list[float]:
    """Standard errors of the logarithms of the strengths, their mean held at 0: from the curvature of the likelihood.

    It has no inverse, since adding the same to all changes nothing; with the mean held it has one.
    """
    size = len(bots)
    curved = [[1 / size] * size for _ in bots]
    for (i, one), (k, other) in combinations(enumerate(bots), 2):
        games = won[one, other] + won[other, one]
        bend = games * strength[one] * strength[other] / (strength[one] + strength[other]) ** 2
        for row, column, sign in ((i, i, 1), (k, k, 1), (i, k, -1), (k, i, -1)):
            curved[row][column] += sign * bend
    return [math.sqrt(_inverse(curved)[i][i] - 1 / size) for i in range(size)]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the matrix is symmetric and positive, so no pivot is 0."""
    size = len(matrix)
    rows = [[*row, *(float(i == k) for k in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for k in range(size):
            if k != i:
                rows[k] = [value - rows[k][i] * lead for value, lead in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]
