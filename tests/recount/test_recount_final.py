"""Final scores, groups, floors, columns and objectives of many games against an independent recount."""

from __future__ import annotations

from collections import Counter

import pytest

from grandaustria import Setup
from tests.recount import final, hotel
from tests.recount.facts import CLAIM_POINTS, END_STAFF
from tests.setups import finished_game, series


def check_game(setup: Setup, seed: int, scored: Counter[str]) -> None:
    position = finished_game(setup, seed)
    data = position.to_json()
    what = f"{setup}, seed {seed}"
    for i, score in enumerate(position.scores()):
        recounted = final.sources(data, i)
        assert score._asdict() == recounted, what
        assert score.total == sum(recounted.values()), what
        one = data["seats"][i]
        discs = [CLAIM_POINTS[claims.index(i)] for claims in data["claims"] if i in claims]
        assert one["points"]["objectives"] == sum(discs), what
        scored.update(
            f"staff {card}" for card in one["played"] if card in END_STAFF and final.card_points(data, i, card)
        )
        scored.update(f"objective {data['objectives'][k]}" for k in range(3) if i in data["claims"][k])
        scored.update(f"group of {len(hotel.GROUPS[one['hotel']][group])}" for group in hotel.full_groups(one))
    assert position.winners() == final.winners(data), what


def test_final_scores_of_every_variant() -> None:
    """And the games are rich enough: every end-of-game card, objective and size of group scored in some."""
    scored: Counter[str] = Counter()
    for setup, seed in series(mixes=500, repeats=10):
        check_game(setup, seed, scored)
    wanted = {
        *(f"staff {card}" for card in END_STAFF),
        *(f"objective {number}" for number in range(105, 117)),
        *(f"group of {size}" for size in (1, 2, 3, 4)),
    }
    assert wanted - set(scored) == set()


@pytest.mark.long
def test_final_scores_of_ten_thousand_games() -> None:
    scored: Counter[str] = Counter()
    for setup, seed in series(mixes=3000, repeats=80):
        check_game(setup, seed, scored)
    assert min(scored[f"staff {card}"] for card in END_STAFF) > 10
