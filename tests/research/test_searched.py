"""Targets from the master's search: what a comparison says of its actions, and the games that are kept."""

from __future__ import annotations

import json
import math
from collections import Counter
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from statistics import NormalDist

import numpy as np
import pytest

from grandaustria import Luck, Position, Setup
from grandaustria.bots import Budget
from grandaustria.bots.comparing import Turn
from grandaustria.bots.foreseeing import TRUST, Master
from grandaustria.research.games import ACTIONS
from grandaustria.research.observation import SIZE
from grandaustria.research.training import searching
from grandaustria.research.training.searched import (
    NONE,
    Decisions,
    Foreseen,
    Playing,
    Weigher,
    by_lot,
    outcomes,
    play,
    rows,
    table,
    weighed,
)  # fmt: skip
from grandaustria.research.training.shelf import Shelf, ShelfError, read
from grandaustria.research.training.tables import ALL, TWO

PLAYING = Playing(seed=1, nodes=40, shares=TWO, opening=60, explore=0.25, others=1.0)


def samples(*leads: int) -> list[Foreseen]:
    return [(lead, 15000 + lead, 0) for lead in leads]


def test_a_comparison_becomes_shares() -> None:
    """By hand. Action 1 leads by 0, 3, 0 and 3 points in samples that it has with action 3; action 5 was dropped after
    four, when 1 was 40 points ahead of it in each."""
    trusted = {(1, 2): 0, (3,): -400, (5, 6): -800}
    found = {
        (1, 2): samples(1000, 1000, 1000, 1000, 1000, 1000),
        (3,): samples(1000, 700, 1000, 700, 1000, 700),
        (5, 6): samples(-3000, -3000, -3000, -3000),
    }
    told = weighed(trusted, found)
    behind = 400 + 900
    error = math.sqrt(6) * math.sqrt(6 * 150**2 / 5)
    chance = NormalDist().cdf(-behind / error)
    odds = chance / (1 - chance)
    assert told.actions == (1, 3, 5)
    assert told.shares == pytest.approx((1 / (1 + odds), odds / (1 + odds), 0))
    assert told.behind == pytest.approx((0, behind / (TRUST + 6) / 100, (800 + 16000) / (TRUST + 4) / 100))
    assert told.foreseen == pytest.approx((1.60, 1.50))


def test_turns_worth_the_same_share_alike_however_many_begin_with_an_action() -> None:
    same = samples(500, 500, 500, 500)
    told = weighed({(7, 1): 0, (7, 2): 0, (8,): 0}, {(7, 1): same, (7, 2): same, (8,): same})
    assert (told.actions, told.shares, told.behind) == ((7, 8), (0.5, 0.5), (0, 0))


def test_the_best_is_among_those_compared_to_the_end() -> None:
    """Whoever was dropped may have been lucky until then."""
    found: dict[Turn, list[Foreseen]] = {(1,): samples(*[100] * 8), (2,): samples(*[0] * 8), (3,): samples(*[200] * 4)}
    told = weighed({(1,): 0, (2,): 0, (3,): 0}, found)
    assert told.actions[0] == 1
    assert dict(zip(told.actions, told.shares, strict=True))[3] == pytest.approx(told.shares[0])


@pytest.mark.parametrize("setup", [Setup(), Setup(players=4, hotels="day"), Setup(solo="hard")], ids=str)
def test_what_is_weighed_is_what_the_master_compared(setup: Setup) -> None:
    position, luck, lots = Position(setup), Luck(5), Random(1)
    weigher, master, compared = Weigher(Budget(nodes=80)), Master(Budget(nodes=80)), 0
    luck.resolve(position)
    while compared < 12:
        view = position.view(position.to_move)
        action = weigher.choose(view, rng=Random(3))
        assert action == master.choose(view, rng=Random(3))
        told = weigher.weighed() if len(view.legal_actions()) > 1 else None
        if told:
            compared += 1
            assert told.actions[0] == action
            assert {*told.actions} <= {*view.legal_actions()}
            assert sum(told.shares) == pytest.approx(1)
        position.apply(by_lot(view, lots))
        luck.resolve(position)


def test_a_game_is_kept_with_what_was_found_out() -> None:
    number, game = play(PLAYING, 3)
    assert (number, {*game.game.tolist()}) == (3, {3})
    legal = np.unpackbits(game.legal, axis=1).astype(bool)
    assert (legal.sum(1) > 1).all()
    assert game.seen.shape == (len(legal), SIZE)
    compared = game.actions[:, 0] != NONE
    assert 0 < compared.sum() < len(compared)
    assert (np.isnan(game.foreseen).any(1) == ~compared).all()
    assert game.shares.sum(1) == pytest.approx(compared.astype(float), abs=2e-3)
    for actions, allowed in zip(game.actions, legal, strict=True):
        assert allowed[actions[actions != NONE]].all()
    again = play(replace(PLAYING, others=0.0), 3)[1]._asdict()  # the same game, and nothing else of it
    assert all(np.array_equal(found[compared], again[name]) for name, found in game._asdict().items())


def test_every_game_draws_its_own_table() -> None:
    tables = [table(replace(PLAYING, shares=ALL), number) for number in range(4000)]
    seats = Counter("solo" if setup.solo else str(setup.players) for setup in tables)
    assert {name: count / 40 for name, count in seats.items()} == pytest.approx(ALL.tables, abs=3)
    assert {(setup.hotels, setup.staff) for setup in tables} == {*product(ALL.hotels, ALL.staff)}


def test_what_came_of_a_game() -> None:
    position, luck = Position(Setup(players=3)), Luck(2)
    while not position.is_over:
        position.apply(luck.choose(position) if position.to_move < 0 else position.legal_actions()[-1])
    totals = [score.total for score in position.scores()]
    for seat, (own, others, victory) in enumerate(outcomes(position)):
        assert own == pytest.approx(totals[seat] / 100)
        assert others == pytest.approx((sum(totals) - totals[seat]) / 200)
        assert victory == (seat in position.winners()) / len(position.winners())


# What is kept


def quick(_playing: Playing, number: int) -> tuple[int, Decisions]:
    """A game that takes no time: as many decisions as its number, in which nothing was compared."""
    position, luck = Position(Setup()), Luck(number)
    luck.resolve(position)
    view = position.view(position.to_move)
    return number, rows(number, [(view, None)] * number, [(number, 0, 0), (number, 0, 0)])


def go(folder: Path, *words: str) -> None:
    searching.main(["play", str(folder), "--workers=1", "--in-a-file=2", "--minutes=9e9", *words])


def played(folder: Path) -> dict[int, int]:
    """Games, and their decisions."""
    found = read([folder])
    assert (found.outcome[:, 0] == found.game).all()
    return {int(number): int((found.game == number).sum()) for number in np.unique(found.game)}


def test_after_a_kill_whole_files_are_there_and_the_others_are_played_again(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, PLAYING, in_a_file=2)
    for number in (1, 4, 3):  # in the order in which they end; the last one is in no file
        shelf.add(*quick(PLAYING, number))
    (tmp_path / "games-0000003.new").write_bytes(b"cut off")
    again = Shelf(tmp_path, PLAYING, in_a_file=2)
    assert again.held == {1, 4}
    assert played(tmp_path) == {1: 1, 4: 4}
    again.add(*quick(PLAYING, 3))
    again.keep()
    assert Shelf(tmp_path, PLAYING, in_a_file=2).held == {1, 3, 4}
    assert played(tmp_path) == {1: 1, 3: 3, 4: 4}


def test_an_interrupted_command_keeps_its_games_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[int] = []

    def interrupted(playing: Playing, number: int) -> tuple[int, Decisions]:
        asked.append(number)
        if asked.count(3) == 1 == asked.count(number) and number == 3:
            raise KeyboardInterrupt
        return quick(playing, number)

    monkeypatch.setattr(searching, "play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        go(tmp_path)
    assert played(tmp_path) == {1: 1, 2: 2}
    go(tmp_path, "--games=2")
    assert asked == [0, 1, 2, 3, 3, 4]
    assert played(tmp_path) == {1: 1, 2: 2, 3: 3, 4: 4}
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["kept"], told["compared"], told["held"]) == (2, 7, 0, 5)


def test_games_played_in_another_way_are_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "play", quick)
    go(tmp_path, "--games=2")
    with pytest.raises(SystemExit, match="played in another way"):
        go(tmp_path, "--games=2", "--nodes=7")
    with pytest.raises(ShelfError, match="no games"):
        read([tmp_path / "empty"])
    assert Shelf(tmp_path / "other", replace(PLAYING, shares=ALL), 2).held == set()


def test_every_action_fits_into_what_is_kept() -> None:
    assert ACTIONS == 512
    assert np.iinfo(np.int16).max >= ACTIONS
