"""Every step of random games against books kept by hand, every choice against the rules counted anew."""

from __future__ import annotations

import random

import pytest

from grandaustria import CHANCE, Luck, Position, Setup
from tests.recount import conserve, ledger, legal
from tests.recount.hotel import Json
from tests.setups import choose, series


def check_game(setup: Setup, seed: int) -> None:
    position, luck, rng = Position(setup), Luck(seed), random.Random(seed)
    data: Json = position.to_json()
    for _ in range(5000):
        if position.is_over:
            return
        if position.to_move != CHANCE:
            legal.compare(data, position.legal_actions())
        action = choose(position, luck, rng, keen=seed % 2 == 0)
        for label, done, after in position.trace(action):
            try:
                data = check_step(data, label, done, after)
            except AssertionError as error:
                step = f"{label} {done}, pending {data['pending'][-1:]}"
                raise AssertionError(f"{setup}, seed {seed}: {step}: {error}") from error
    raise AssertionError("no end")


def check_step(before: Json, label: str, action: int | None, position: Position) -> Json:
    after = position.to_json()
    conserve.check(after)
    for seat, books in enumerate(ledger.books_after(before, label, action, after)):
        ledger.compare(books, after, seat)
    return after


def test_every_step_of_every_variant() -> None:
    for setup, seed in series(mixes=24):
        check_game(setup, seed)


@pytest.mark.long
def test_every_step_of_thousands_of_games() -> None:
    for setup, seed in series(mixes=1000, repeats=20):
        check_game(setup, seed)
