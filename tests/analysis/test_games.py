"""A finished game turn by turn: every turn found once, judged from what its seat knew, and what it cost."""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from grandaustria import CHANCE, Game, Position, Setup
from grandaustria.analysis import TurnPlayed, along, analyse_game, judge, turns_of
from grandaustria.analysis.games import parts_of
from grandaustria.analysis.words import in_notation, told
from grandaustria.bots import Budget
from grandaustria.play import player_names
from tests.analysis.scenes import CHECKS_IN, LEAVES_THE_GUEST, ended
from tests.play.games import finished, game_from

QUICK = Budget(nodes=1000)
SETUPS = {
    "two": Setup(players=2),
    "three": Setup(players=3),
    "four": Setup(players=4),
    "draft": Setup(players=3, staff="draft"),
    "alone": Setup(solo="hard"),
}
GAMES = {name: finished(setup, seed=2) for name, setup in SETUPS.items()}
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@EVERY_GAME
def test_every_decision_of_a_turn_belongs_to_one(game: Game) -> None:
    turns, position, of_turns = turns_of(game), game.start, set[int]()
    for place, move in enumerate(game.log):
        if move.seat != CHANCE and position.phase == "turn":
            of_turns.add(place)
        position.apply(move.action)
    places = [place for turn in turns for place in range(turn.first, turn.last + 1) if game.log[place].seat != CHANCE]
    assert sorted(of_turns) == places
    assert [turn.number for turn in turns] == list(range(1, len(turns) + 1))
    assert {turn.round for turn in turns} == set(range(1, 8))
    for turn in turns:
        moves = [move for move in game.log[turn.first : turn.last + 1] if move.seat != CHANCE]
        assert {move.seat for move in moves} == {turn.seat}
        assert tuple(move.action for move in moves) == turn.actions
        assert [move.notation in ("end", "pass") for move in moves] == [False] * (len(moves) - 1) + [True]


@EVERY_GAME
def test_every_turn_is_judged(game: Game) -> None:
    reports = list(analyse_game(game, Budget(nodes=100)))
    assert [report.turn for report in reports] == turns_of(game)
    for report in reports:
        assert report.cost >= 0
        assert 0 <= report.before.chance <= 1
        assert 0 <= report.after.chance <= 1
        assert report.luck == pytest.approx(report.after.margin - report.before.margin + report.cost)
    assert max(report.cost for report in reports) > 0  # they were played at random


@EVERY_GAME
def test_a_turn_is_divided_where_chance_shows_something(game: Game) -> None:
    for turn in turns_of(game):
        parts = parts_of(game, turn)
        assert tuple(action for part in parts for action in part.actions) == turn.actions
        for part in parts:
            position = part.start.copy()
            assert position.to_move == turn.seat
            for action in part.actions:
                position.apply(action)
            assert position == part.end
        assert all(part.end.to_move == CHANCE for part in parts[:-1])


def test_a_judgement_is_the_same_every_time_and_in_every_process() -> None:
    game = GAMES["two"]
    for turn in turns_of(game)[::6]:
        report = judge(game, turn, QUICK)
        assert pickle.loads(pickle.dumps(report)) == report
        assert judge(pickle.loads(pickle.dumps(game)), turn, QUICK) == report


def test_a_game_is_judged_the_same_on_any_number_of_threads() -> None:
    game = GAMES["three"]
    turns = turns_of(game)[::4]
    one_by_one = [judge(game, turn, QUICK) for turn in turns]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda turn: judge(game, turn, QUICK), turns)) == one_by_one


def other_world(game: Game, turn: TurnPlayed, rng: Random) -> tuple[Game, TurnPlayed] | None:
    """The same turn where the cards its seat does not know lie differently; None if it cannot be played there."""
    start = parts_of(game, turn)[0].start.resample(turn.seat, rng)
    moves = game.log[turn.first : turn.last + 1]
    named = [move.notation for move in moves]
    position = start.copy()
    for move in moves:
        legal = [one for one, _ in position.chance_outcomes()] if move.seat == CHANCE else position.legal_actions()
        if move.action not in legal:
            return None
        position.apply(move.action)
    other = game_from(start, *named)
    (same,) = turns_of(other)[:1]
    return other, same


def test_what_a_seat_could_not_know_changes_nothing_unless_the_cards_are_open() -> None:
    game, rng, compared, opened = GAMES["four"], Random(3), 0, 0
    for turn in turns_of(game)[::7]:
        if (other := other_world(game, turn, rng)) is None:
            continue
        first, second = judge(game, turn, QUICK), judge(*other, QUICK)
        assert (first.before, first.after, first.best, first.cost) == (
            second.before,
            second.after,
            second.best,
            second.cost,
        )
        first, second = (judge(*world, QUICK, open_cards=True) for world in ((game, turn), other))
        opened += (first.before, first.after) != (second.before, second.after)
        compared += 1
    assert compared
    assert opened


def cost_of(*moves: str) -> float:
    game = ended(*moves)
    (turn,) = turns_of(game)
    return judge(game, turn, Budget(nodes=3000)).cost


def test_a_guest_who_is_left_in_the_cafe_costs_points() -> None:
    good = cost_of(*CHECKS_IN)
    assert cost_of(*LEAVES_THE_GUEST) > good + 3
    assert cost_of("pass") > good + 3


def test_another_turn_is_told_with_what_chance_showed_then() -> None:
    game = GAMES["two"]
    for turn in turns_of(game):
        steps = list(along(game, turn, turn.actions))
        played = [move for move in game.log[turn.first : turn.last + 1] if move.seat != CHANCE]
        assert in_notation(steps) == [move.notation for move in played]
        assert len(list(told(steps, "en", player_names(game.setup)))) == len(steps)
        assert [action for _, action in along(game, turn, [*turn.actions[:1], 511])] == list(turn.actions[:1])


def test_no_view_leads_to_open_cards() -> None:
    """Only who holds the position itself can open its cards."""
    view = GAMES["four"].start.view(0)
    assert not hasattr(view, "open_view")
    position = parts_of(GAMES["four"], turns_of(GAMES["four"])[0])[0].start
    hands = [each["hand"] for each in position.to_json()["seats"]]
    assert [each["hand"] for each in position.open_view(0).to_json()["seats"]] == hands
    assert [each["hand"] for each in position.view(0).to_json()["seats"]] != hands
    assert Position.view(position, 0) == position.view(0)
