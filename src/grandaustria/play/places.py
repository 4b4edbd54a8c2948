"""Who came where in a finished game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from grandaustria.engine import Score, rank_of


def places(scores: Sequence[Mapping[str, int]], winners: Collection[int]) -> list[int]:
    """The place of every seat, from 1; who is equal in everything shares a place.

    The winners are first, as the engine has found them; the others follow by how it ranks their scores.

    >>> none = dict.fromkeys(Score._fields, 0)
    >>> tied = [{**none, "guests": 90 - krones, "krones": krones} for krones in (2, 5, 5)]
    >>> places([{**none, "guests": 100}, *tied], [0])
    [1, 4, 2, 2]
    """
    ranks = [
        (seat in winners, rank_of(Score(*(score[source] for source in Score._fields))))
        for seat, score in enumerate(scores)
    ]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]
