"""The arena: seats balanced, luck mirrored, nothing played twice, figures that can be checked by hand."""

from __future__ import annotations

import json
import math
from collections import Counter
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from grandaustria import Luck, Position, Rules, Setup, bots
from grandaustria.arena import Match, MatchError, Outcome, Pairing, pairings, play, ratings, run_match, summary, wilson
from grandaustria.bots import Budget, learned, network
from grandaustria.engine import game_seed

MATCH = Match(Setup(players=2), seed=3)
BOTS = ("waiter", "random")


def outcome(index: int, seats: tuple[str, ...], *totals: int) -> Outcome:
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    scores = tuple({"guests": total, "total": total} for total in totals)
    return Outcome(index, seats, scores, winners, tuple((0.5, 1.5) for _ in totals), (1,) * len(totals))


@pytest.mark.parametrize(
    ("bots", "players"), [(("a", "b"), 2), (("a", "b"), 4), (("a", "b", "c"), 2), (("a", "b", "c"), 3)]
)
def test_every_bot_sits_everywhere_equally_often_with_the_same_luck(bots: tuple[str, ...], players: int) -> None:
    played = pairings(bots, players, 24)
    places = Counter((seat, name) for pairing in played for seat, name in enumerate(pairing.seats))
    for name in bots:
        assert len({places[seat, name] for seat in range(players)}) == 1
    by_luck: dict[int, set[tuple[str, ...]]] = {}
    for pairing in played:
        by_luck.setdefault(pairing.luck, set()).add(pairing.seats)
    assert len(set(map(frozenset, by_luck.values()))) == 1


def test_the_same_luck_is_mirrored() -> None:
    """By the number of the luck alone, not by that of the game."""
    first, second = pairings(("waiter", "random"), 2, 2)
    assert first.luck == second.luck
    twice, other = (
        [play(MATCH, Pairing(index, ("waiter", "waiter"), luck)).scores for index, luck in games]
        for games in (((0, 5), (1, 5)), ((0, 5), (1, 6)))
    )
    assert twice[0] == twice[1]
    assert other[0] != other[1]


def test_alone_everybody_plays_leopold() -> None:
    """With the same luck; he wins what they do not, and takes no turns of his own."""
    match = Match(Setup(solo="easy"), seed=3)
    games = run_match(match, ("waiter", "random"), 6, workers=1)
    assert [game.seats for game in games] == [("waiter", "leopold"), ("random", "leopold")] * 3
    results = {entry["bot"]: entry for entry in summary(games)["results"]}
    assert [results[name]["games"] for name in ("waiter", "random", "leopold")] == [3, 3, 6]
    assert results["leopold"]["wins"] == 6 - results["waiter"]["wins"] - results["random"]["wins"]
    assert all(game.turns[0] and not game.turns[1] for game in games)
    assert run_match(match, ("waiter",), 3, workers=1)[2].scores == games[4].scores


def test_a_match_is_the_same_for_any_number_of_workers() -> None:
    one, two = (run_match(MATCH, BOTS, 6, workers) for workers in (1, 2))
    assert [(game.seats, game.scores, game.winners) for game in one] == [
        (game.seats, game.scores, game.winners) for game in two
    ]


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file, seen = tmp_path / "match.jsonl", []

    def stop_at_three(outcomes: list[Outcome]) -> bool:
        return len(outcomes) == 3

    part = run_match(MATCH, BOTS, 8, 1, file, report=stop_at_three)
    whole = run_match(MATCH, BOTS, 8, 1, file, report=lambda outcomes: seen.append(len(outcomes)))
    assert len(part) == 3
    assert seen == [3, 4, 5, 6, 7, 8]
    assert [game.index for game in whole] == list(range(8))
    assert [game.scores for game in whole] == [game.scores for game in run_match(MATCH, BOTS, 8, 1)]


def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run_match(MATCH, BOTS, 3, 1, file)
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-40], encoding="utf-8")
    assert len(run_match(MATCH, BOTS, 3, 1, file)) == 3
    assert [json.loads(line)["index"] for line in file.read_text(encoding="utf-8").splitlines()[1:]] == [0, 1, 2]


@pytest.mark.parametrize(
    "other", [Match(Setup(players=2), 4), Match(Setup(players=3), 3), Match(Setup(), 3, Budget(9))]
)
def test_a_file_of_another_match_is_left_alone(tmp_path: Path, other: Match) -> None:
    file = tmp_path / "match.jsonl"
    run_match(MATCH, BOTS, 1, 1, file)
    before = file.read_bytes()
    with pytest.raises(MatchError, match="holds another match"):
        run_match(other, BOTS, 2, 1, file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("known", [network, learned])
def test_games_of_another_network_are_no_part_of_a_match(
    tmp_path: Path, known: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.jsonl"
    run_match(MATCH, BOTS, 1, 1, file)
    monkeypatch.setattr(known, "fingerprint", lambda: "another")
    with pytest.raises(MatchError, match="holds another match"):
        run_match(MATCH, BOTS, 2, 1, file)


@pytest.mark.parametrize("text", ["", '{"format":"grandau'])
def test_a_file_in_which_nothing_stands_yet(tmp_path: Path, text: str) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(text, encoding="utf-8")
    assert len(run_match(MATCH, BOTS, 1, 1, file)) == 1
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.parametrize("text", ["# Grand Austria", "# Grand\nAustria\n", "{}\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(MatchError, match="or none"):
        run_match(MATCH, BOTS, 1, 1, file)
    assert file.read_text(encoding="utf-8") == text


def test_a_budget_that_is_named_is_kept() -> None:
    """The match's budget is for those who are named without one."""
    named, bare = (Pairing(0, (director, "waiter"), 0) for director in ("director@60", "director"))
    at_sixty = play(Match(Setup(players=2), 3), named)
    assert play(Match(Setup(players=2), 3, Budget(3_000)), named).scores == at_sixty.scores
    assert play(Match(Setup(players=2), 3, Budget(3_000)), bare).scores != at_sixty.scores


def test_only_turns_with_a_die_are_timed() -> None:
    outcome = play(Match(Setup(players=4), 3), Pairing(0, ("waiter", "random", "waiter", "random"), 0))
    assert all(4 <= len(turns) <= 14 for turns in outcome.turns)


def test_a_summary_by_hand() -> None:
    games = [outcome(0, ("a", "b"), 50, 30), outcome(1, ("b", "a"), 40, 40), outcome(2, ("a", "b"), 20, 60)]
    found = summary(games)
    a, b = found["results"]
    assert (a["bot"], a["games"], a["wins"], a["win_rate"], a["mean_score"]) == ("a", 3, 1.5, 0.5, 36.67)
    assert (b["wins"], b["mean_score"], b["seconds_per_turn"]) == (1.5, 43.33, 1.0)
    assert found["mean_winner"] == 50
    assert a["ci"] == [round(limit, 4) for limit in wilson(1.5, 3)]


def test_ratings_are_odds() -> None:
    """Three of four won are odds of three to one: 400 * log10(3) = 191 points, a little less with the prior."""
    games = [outcome(i, ("a", "b"), 50 if i % 4 else 10, 30) for i in range(4000)]
    (a, spread), (b, _) = ratings(games)["a"], ratings(games)["b"]
    assert a - b == pytest.approx(190.8, abs=0.5)
    assert a + b == pytest.approx(0, abs=1e-6)
    # The error of the difference is 1 / sqrt(4001 * 3/4 * 1/4); half of it each, as their mean is held at 0.
    assert spread == pytest.approx(1.96 * 400 / math.log(10) / math.sqrt(4001 * 3 / 16) / 2, rel=0.01)


def test_whoever_never_lost_has_a_rating_too() -> None:
    rated = ratings([outcome(i, ("a", "b", "c"), 50, 30, 10) for i in range(20)])
    assert rated["a"][0] > rated["b"][0] > rated["c"][0]
    assert all(abs(rating) < 2000 for rating, _ in rated.values())


@pytest.mark.parametrize("rules", ["2022", "de2015"])
def test_turns_lost_for_good_are_numbers_uncovered_at_the_end_of_a_round(rules: str) -> None:
    setup, seats = Setup(players=3, rules=Rules.preset(rules)), ("concierge", "waiter", "pageboy")
    played = [play(Match(setup, 7), Pairing(index, seats, index)) for index in range(3)]
    assert [game.lost for game in played] == [uncovered(setup, seats, index) for index in range(3)]
    assert sum(map(sum, (game.lost for game in played)))


def uncovered(setup: Setup, seats: tuple[str, ...], index: int) -> tuple[int, ...]:
    """Counted by looking at the tiles before the last decision of every round."""
    seed = game_seed(7, index)
    luck, position = Luck(seed), Position(setup)
    rngs, lost = [Random(f"{seed} {seat} {name}") for seat, name in enumerate(seats)], [0] * len(seats)
    luck.resolve(position)
    while not position.is_over:
        seat, round_, tiles = position.to_move, position.round, position.turn_order()
        bot = bots.get(seats[seat])
        in_turns = position.phase == "turn"
        position.apply(bot.choose(position.view(seat), bot.budget, rngs[seat]))
        luck.resolve(position)
        if in_turns and (position.phase != "turn" or position.round != round_):
            for turn in tiles:
                lost[turn.seat] += not turn.taken
    return tuple(lost)
