"""What somebody's finished games say together: counts, means, the best, how it went lately."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from grandaustria.play.places import places
from grandaustria.server.store.play import SeatRow
from grandaustria.server.store.statistics import Decided, Finished

Json = dict[str, Any]
MOST_OFTEN = 8


def statistics(
    own: Sequence[Finished],
    recent: Sequence[Finished],
    around: Mapping[str, Sequence[SeatRow]],
    cards: Mapping[str, Counter[int]],
    cut_short: Sequence[Decided] = (),
) -> Json:
    """All of it; `recent` are the last of the own games, `cards` what was played in them. Games that were decided by
    giving up count as won or lost, and for nothing else."""
    totals = [points(game) for game in own]
    best = max(own, key=points, default=None)
    return {
        "games": len(own) + len(cut_short),
        "wins": sum(map(won, own)) + sum(game.won for game in cut_short),
        "resigned": sum(game.resigned for game in cut_short),
        "mean": mean(totals),
        "best": max(totals, default=None),
        "worst": min(totals, default=None),
        "best_game": best and best.id,
        "longest_streak": max(streaks(_in_order(own, cut_short)), default=0),
        "by_players": [_of(games, players=number) for number, games in _grouped(own, lambda game: game.players)],
        "by_level": [_of(games, level=level) for level, games in _grouped(_solo(own), lambda game: game.level)],
        "by_source": _by_source([game.scores[game.seat] for game in own]),
        "winners_by_source": _by_source([game.scores[seat] for game in own for seat in game.winners]),
        "guests": _most(cards["check-in"]),
        "staff": _most(cards["hire"]),
        "counted_games": len(recent),
        "results": [_result(game, around[game.id]) for game in recent],
    }


def points(game: Finished) -> int:
    return game.scores[game.seat]["total"]


def won(game: Finished) -> bool:
    return game.seat in game.winners


def place(game: Finished) -> int:
    return places(game.scores, game.winners)[game.seat]


def _in_order(own: Sequence[Finished], cut_short: Sequence[Decided]) -> list[bool]:
    """Of all games together, the first first, whether they were won."""
    outcomes = [(game.finished, game.id, won(game)) for game in own]
    outcomes += [(game.finished, game.id, game.won) for game in cut_short]
    return [victory for _, _, victory in sorted(outcomes)]


def streaks(outcomes: Iterable[bool]) -> list[int]:
    """How many games were won in a row, each time."""
    return [len(list(games)) for victory, games in groupby(outcomes) if victory]


def mean(values: Sequence[int]) -> float | None:
    return round(sum(values) / len(values), 2) if values else None


def _solo(own: Iterable[Finished]) -> list[Finished]:
    return [game for game in own if game.level is not None]


def _grouped(own: Iterable[Finished], key: Any) -> Iterable[tuple[Any, list[Finished]]]:
    ordered = sorted(own, key=key)
    return ((value, list(games)) for value, games in groupby(ordered, key))


def _of(own: Sequence[Finished], **what: Any) -> Json:
    totals = [points(game) for game in own]
    return {**what, "games": len(own), "wins": sum(map(won, own)), "mean": mean(totals), "best": max(totals)}


def _by_source(scores: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """The mean of each source of points."""
    if not scores:
        return {}
    return {source: round(sum(score[source] for score in scores) / len(scores), 2) for source in scores[0]}


def _most(counted: Counter[int]) -> list[Json]:
    """The cards that came most often; of those that came equally often, the lower number first."""
    ordered = sorted(counted.items(), key=lambda entry: (-entry[1], entry[0]))
    return [{"number": number, "times": times} for number, times in ordered[:MOST_OFTEN]]


def _result(game: Finished, around: Sequence[SeatRow]) -> Json:
    others = [row for row in around if row.seat != game.seat]
    return {
        "table": game.id,
        "title": game.title,
        "finished": game.finished,
        "players": game.players,
        "level": game.level,
        "seat": game.seat,
        "score": points(game),
        "scores": game.scores[game.seat],
        "best_other": max((score["total"] for seat, score in enumerate(game.scores) if seat != game.seat), default=0),
        "won": won(game),
        "place": place(game),
        "people": sum(row.person_id is not None for row in others),
        "bots": sum(row.person_id is None and row.bot is not None for row in others),
    }
