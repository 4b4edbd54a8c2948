"""The master: what it proposes, what it compares by, and that it never spends more than it is given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

import pytest

from grandaustria import ActionError, Luck, Position, Setup, View, bots
from grandaustria.arena import Match, run_match
from grandaustria.bots import Budget, comparing, foreseeing, learned
from grandaustria.engine import _engine, foresee, propose
from grandaustria.engine.notation import family
from grandaustria.play.run import ENDS_TURN

LOOK = 1 << 16
SETUPS = (Setup(), Setup(players=4, hotels="day"), Setup(players=3, staff="draft"), Setup(solo="hard"))
OF_EVERY_KIND = pytest.mark.parametrize("setup", SETUPS, ids=str)


def views(setup: Setup, seed: int, step: int) -> Iterator[View]:
    """Where there is something to decide, in a game of the network against itself."""
    position, luck = Position(setup), Luck(seed)
    judge = learned.judge()
    luck.resolve(position)
    found: list[View] = []
    while not position.is_over:
        view = position.view(position.to_move)
        if len(view.legal_actions()) > 1:
            found.append(view)
        position.apply(judge.choice(view))
        luck.resolve(position)
    return islice(found, 0, None, step)


@OF_EVERY_KIND
def test_the_first_proposed_is_what_the_network_prefers(setup: Setup) -> None:
    for view in views(setup, 1, 5):
        (lost, turn), *others = propose(view, 7, 6, 4 * LOOK)[0]
        assert (lost, turn[0]) == (0, learned.judge().choice(view))
        assert all(0 <= less <= 4 * LOOK for less, _ in others)
        assert len(others) < 6


def test_what_is_proposed_are_turns_with_different_ends() -> None:
    """Those in which chance shows nothing: its luck was another when they were proposed."""
    several = 0
    for view in views(Setup(), 2, 3):
        ends: dict[Position, tuple[int, ...]] = {}
        for _, turn in propose(view, 7, 8, 4 * LOOK)[0]:
            position = view.deal(Random(1))
            for action in turn:
                if not position.is_legal(action):
                    break
                position.apply(action)
            else:
                assert family(turn[-1])[0] in ENDS_TURN or view.phase != "turn"
                assert ends.setdefault(position, turn) == turn
        several += len(ends) > 1
    assert several > 5


def test_with_nothing_to_spend_it_does_what_the_network_prefers() -> None:
    for view in views(Setup(players=3), 3, 4):
        assert bots.get("master@1").choose(view, None, Random(1)) == learned.judge().choice(view)


def test_it_keeps_to_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond it by one batch of samples at most."""
    spent: list[int] = []
    batch = 0

    def counted(*asked: object) -> tuple[list[tuple[int, int, int]], int]:
        found, looked = foresee(*asked)  # type: ignore[arg-type]
        spent.append(looked)
        return found, looked

    monkeypatch.setattr(foreseeing, "foresee", counted)
    for view in views(Setup(), 4, 6):
        spent.clear()
        bots.get("master").choose(view, Budget(nodes=600), Random(1))
        batch = max([batch, *spent])
        assert sum(spent) <= 600 + comparing.BATCH * batch
    assert batch


def test_samples_in_which_nothing_is_looked_at_come_to_an_end() -> None:
    """As at the end of a game, when all turns are worth the same."""

    def nothing(turns: Sequence[tuple[int, ...]], number: int) -> tuple[list[int], int]:
        assert number < 100
        return [0] * len(turns), 0

    assert comparing.compare({(1,): 0, (2,): 0}, nothing, lambda nodes: nodes / 50, 0, sure=4) == [(1,), (2,)]


def test_who_is_surely_behind_is_not_waited_for() -> None:
    samples = []

    def clear(turns: Sequence[tuple[int, ...]], number: int) -> tuple[list[int], int]:
        samples.append(number)
        return [100 * turn[0] + number % 3 for turn in turns], 1

    for sure, played in ((4, 8), (None, 100)):
        samples.clear()
        assert comparing.compare({(1,): 0, (2,): 0}, clear, lambda nodes: nodes / 100, 0, sure=sure)[0] == (2,)
        assert len(samples) == played


@pytest.mark.parametrize("way", _engine.ways())
def test_every_way_of_judging_chooses_the_same(way: str) -> None:
    """As plain C does, which every machine has; and the same whenever it is asked."""
    some, chosen = list(views(Setup(players=4), 5, 30)), []
    try:
        for judged_by in (way, _engine.ways()[-1]):
            _engine.judge_by(judged_by)
            chosen.append([bots.get("master@200").choose(view, None, Random(1)) for view in some])
    finally:
        _engine.judge_by(_engine.ways()[0])
    assert chosen[0] == chosen[1]


def test_at_the_end_of_a_game_the_points_count() -> None:
    """The last decision of a game: what is foreseen of it is what comes."""
    *_, view = views(Setup(), 6, 1)
    turn = propose(view, 1, 1, 0)[0][0][1]
    position, luck = view.deal(Random(1)), Luck(1)
    for action in turn:
        luck.resolve(position)
        position.apply(action)
    luck.resolve(position)
    while not position.is_over:
        position.apply(learned.judge().choice(position.view(position.to_move)))
        luck.resolve(position)
    own, other = (position.scores()[seat].total for seat in (view.seat or 0, 1 - (view.seat or 0)))
    assert foresee(view, [turn], 1, 1, 99)[0] == [(100 * (own - other), 100 * own, 100 * (own - other))]


def test_only_who_decides_looks_ahead() -> None:
    view = next(views(Setup(), 1, 1))
    position = view.deal(Random(1))
    waiting = position.view(1 - position.to_move)
    with pytest.raises(ActionError, match="not this seat's decision"):
        propose(waiting, 1, 4, 0)
    with pytest.raises(ActionError, match="only a seat judges"):
        foresee(position.public_view(), [()], 1, 1, 0)
    with pytest.raises(ValueError, match="1 to 64 lines"):
        propose(view, 1, 65, 0)


def test_what_is_foreseen_is_the_same_for_whoever_waits() -> None:
    """With open cards and two players, what one is ahead the other is behind, once the game is played to its end."""
    for view in views(Setup(), 7, 20):
        position = view.deal(Random(1))
        first, second = (foresee(position.open_view(seat), [()], 1, 1, 999)[0] for seat in range(2))
        (lead, score, margin), (other_lead, other_score, other_margin) = *first, *second
        assert lead == margin == score - other_score
        assert (other_lead, other_margin) == (-lead, -margin)


def test_the_margin_is_over_the_best_of_the_others_and_the_lead_over_their_mean() -> None:
    for view in views(Setup(players=4), 8, 25):
        ((lead, score, margin),) = foresee(view, [()], 1, 1, 999)[0]
        assert margin < lead < score


@pytest.mark.long
def test_it_beats_the_bare_network() -> None:
    outcomes = run_match(Match(Setup(), seed=5), ("master@500", "learned"), 60, workers=1)
    margins = [
        game.scores[game.seats.index("master@500")]["total"] - game.scores[game.seats.index("learned")]["total"]
        for game in outcomes
    ]
    assert sum(margins) > 0
