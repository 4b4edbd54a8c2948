"""Who came where in a finished game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

TIE_BREAK = ("krones", "kitchen")
"""Of equal points, more from these sources is better."""


def places(scores: Sequence[Mapping[str, int]], winners: Collection[int]) -> list[int]:
    """The place of every seat, from 1; who is equal in everything shares a place.

    The winners are first, as the engine has found them; the others follow by what decides about them, too.

    >>> tied = [{"total": 90, "krones": k, "kitchen": 0} for k in (2, 5, 5)]
    >>> places([{"total": 100, "krones": 0, "kitchen": 0}, *tied], [0])
    [1, 4, 2, 2]
    """
    ranks = [
        (seat in winners, score["total"], sum(score[source] for source in TIE_BREAK))
        for seat, score in enumerate(scores)
    ]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]
