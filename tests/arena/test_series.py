"""Series of games and matches as drawings, and the scores they are made of."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from grandaustria import Luck, Position, Score, Setup
from grandaustria.arena import Match, play_series, report_on, run_match
from grandaustria.arena.series import SOURCES
from grandaustria.bots import Budget
from grandaustria.engine import game_seed, simulate, waiter_action
from grandaustria.texts import text

SVG = "{http://www.w3.org/2000/svg}"


def played_out(setup: Setup, seed: int) -> Position:
    position, luck = Position(setup), Luck(seed)
    luck.resolve(position)
    while not position.is_over:
        position.apply(waiter_action(position.view(position.to_move)))
        luck.resolve(position)
    return position


@pytest.mark.parametrize("setup", [Setup(players=3), Setup(solo="easy")], ids=["three", "alone"])
def test_the_scores_of_a_series_are_those_of_its_games(setup: Setup) -> None:
    series = play_series(setup, seed=7, games=6, bots=("waiter",) * setup.players, workers=2, scored=True)
    scores = [played_out(setup, game_seed(7, index)).scores() for index in range(6)]
    for seat in range(setup.players):
        assert series.spreads[seat] == Counter(score[seat].total for score in scores)
        sums = {source: sum(getattr(score[seat], source) for score in scores) for source in Score._fields}
        assert dict(series.sums[seat]) == sums


def test_scores_change_no_game_and_are_counted_in_any_number_of_parts() -> None:
    plain, scored, split = (
        play_series(Setup(), 3, 120, ("random", "waiter"), workers, scored=wanted)
        for workers, wanted in ((1, False), (1, True), (5, True))
    )
    assert plain.totals == scored.totals == split.totals
    assert scored.spreads == split.spreads
    assert scored.sums == split.sums
    assert not any(plain.spreads)
    with pytest.raises(ValueError, match="scored=True"):
        plain.drawn()


@pytest.mark.parametrize("size", [0, 2 * SOURCES - 1, 2 * SOURCES + 1])
def test_room_for_scores_must_be_exact(size: int) -> None:
    from array import array

    with pytest.raises(ValueError, match="scores"):
        simulate(Setup(), 1, 0, 1, ("random", "random"), array("h", bytes(2 * size)))


def words_of(drawing: str) -> list[str]:
    tree = ElementTree.fromstring(drawing)
    assert tree.tag == f"{SVG}svg"
    return [element.text or "" for element in tree.iter(f"{SVG}text")]


def inside(drawing: str) -> None:
    """Nothing is drawn outside of the page."""
    tree = ElementTree.fromstring(drawing)
    _, _, width, height = map(float, tree.attrib["viewBox"].split())
    for shape in tree.iter(f"{SVG}rect"):
        x, y, wide, tall = (float(shape.attrib[name]) for name in ("x", "y", "width", "height"))
        assert min(x, y, wide, tall) >= 0
        assert x + wide <= width + 0.1
        assert y + tall <= height + 0.1


def test_a_series_is_drawn_by_seat_and_source() -> None:
    series = play_series(Setup(players=4), 1, 40, ("waiter", "random", "waiter", "random"), scored=True)
    drawing = series._repr_svg_()
    inside(drawing)
    words = words_of(drawing)
    assert [f"{seat}  {bot}" for seat, bot in enumerate(series.bots, 1)] == [w for w in words if re.match(r"\d  ", w)]
    for seat, spread in enumerate(series.spreads):
        mean = sum(score * count for score, count in spread.items()) / 40
        assert f"mean {mean:.1f}" in words, seat
    assert text("source-guests") in words
    assert "40 games" in words


def test_one_game_is_drawn_too() -> None:
    inside(play_series(Setup(solo="hard"), 1, 1, ("waiter", "waiter"), scored=True).drawn())


def test_a_match_is_drawn_with_ratings_and_sources() -> None:
    outcomes = run_match(Match(Setup(), 1, Budget(nodes=50)), ("waiter", "random", "pageboy"), 12, 1)
    report = report_on(outcomes)
    drawing = report._repr_svg_()
    inside(drawing)
    words = words_of(drawing)
    for entry in report.figures["results"]:
        assert f"{entry['rating']:+d}".replace("-", "−") in words
        assert any(word.endswith(f"  {entry['bot']}") for word in words)
        points = f"{entry['mean_score']:.1f}".replace("-", "−")
        assert f"wins {entry['win_rate']:.1%}, {points} points" in words
    assert text("source-rooms") in words


def test_a_match_of_a_bot_with_itself_has_no_interval_to_draw() -> None:
    inside(report_on(run_match(Match(Setup(), 1), ("waiter", "waiter"), 2, 1)).drawn())
