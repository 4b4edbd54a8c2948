"""Set-up and turn order of a solo game."""

from __future__ import annotations

import random

import pytest

from grandaustria import CHANCE, Luck, Position, PositionError, Setup
from grandaustria.cards import STAFF
from tests.engine.compose import legal, play
from tests.engine.solo_positions import LEVELS, leopold_of

END_STAFF = [card.number for card in STAFF if card.timing == "end"]
TABLE = ["tile A1", "tile B1", "tile C1", "objective 105", "objective 109", "objective 113"]
QUEUE = [f"draw guest {guest}" for guest in (63, 64, 65, 69, 74)]
PRIVATE = [27, 31, 40, 46, 48]
DRAWN = [1, 2, 3, 4, 5, 28, 29, 30, 6, 7]


def names(position: Position) -> list[str]:
    return [position.notation(outcome) for outcome, _ in position.chance_outcomes()]


def set_table(level: str = "easy") -> Position:
    """Tiles, objectives and queue lie there."""
    return play(Position(Setup(solo=level)), *TABLE, *QUEUE)


def draw(position: Position, *cards: int) -> Position:
    return play(position, *(f"draw staff {card}" for card in cards))


@pytest.mark.parametrize("level", LEVELS)
def test_leopold_gets_five_end_of_game_cards_first(level: str) -> None:
    position = set_table(level)
    for i, card in enumerate(PRIVATE):
        assert names(position) == [f"draw staff {left}" for left in END_STAFF if left not in PRIVATE[:i]]
        position = draw(position, card)
    assert position.to_json()["leopold"] == {
        "deck": list(range(193, 213)), "staff": PRIVATE, "markers": [0, 0, 0],
    }  # fmt: skip


def test_the_human_draws_ten_cards_and_keeps_six() -> None:
    dealt = draw(set_table(), *PRIVATE)
    assert names(dealt) == [f"draw staff {card}" for card in range(1, 49) if card not in PRIVATE]
    drawn = draw(dealt, *DRAWN)
    assert (drawn.to_move, legal(drawn)) == (0, [f"under {card}" for card in sorted(DRAWN)])
    kept = play(drawn, "under 7", "under 1", "under 30", "under 2")
    data = kept.to_json()
    assert data["seats"][0]["hand"] == [3, 4, 5, 6, 28, 29]
    assert [(entry["card"], entry["by"]) for entry in data["staff_under"]] == [
        (7, 0),
        (1, 0),
        (30, 0),
        (2, 0),
    ]
    assert data["seats"][0]["known"] == [1, 2, 7, 30]


def ready(level: str = "easy") -> Position:
    """The human takes a first guest now."""
    return play(draw(set_table(level), *PRIVATE, *DRAWN), "under 1", "under 2", "under 3", "under 4")


def test_only_the_human_takes_a_first_guest_and_prepares_rooms() -> None:
    position = ready()
    assert (position.to_move, legal(position)) == (0, [f"guest {place}" for place in range(1, 6)])
    building = play(position, "guest 1", "draw guest 49")
    assert legal(building) == ["prepare 1", "prepare 5"]
    rolling = play(building, "prepare 1", "prepare 2")
    assert (rolling.to_move, rolling.phase, rolling.round) == (CHANCE, "roll", 1)
    human, leopold = rolling.to_json()["seats"]
    assert (human["krones"], human["prepared"], human["kitchen"]) == (10, [0, 1, 2], [1, 1, 1, 1])
    assert rolling.cafe(0) == (74, 0, 0)
    assert (leopold["krones"], leopold["kitchen"], leopold["cafe"]) == (0, [0] * 4, [None] * 3)
    assert (leopold["prepared"], leopold["occupied"], leopold["hand"]) == ([], [], [])


def test_leopold_starts_the_first_round() -> None:
    rolling = play(ready(), "guest 1", "draw guest 49", "prepare 1", "prepare 2")
    assert rolling.to_json()["to_roll"] == 10
    rolled = play(rolling, *["roll 3"] * 10)
    assert (rolled.phase, rolled.actor, rolled.to_json()["first"]) == ("turn", 1, 1)
    assert names(rolled) == [f"leopold {card}" for card in range(193, 213)]


def turn_order(seed: int) -> list[list[int]]:
    """Who takes the turns of each round; the human always takes the first die there is and ends the turn."""
    position, luck = Position(Setup(solo="hard")), Luck(seed)
    orders: list[list[int]] = [[] for _ in range(7)]
    covered = [0, 0]
    while not position.is_over:
        if position.to_move == CHANCE:
            position.apply(luck.choose(position))
        else:
            actions = position.legal_actions()
            dice = [action for action in actions if position.notation(action).startswith("die")]
            position.apply(dice[0] if dice else actions[0])
        now = [seat["numbers"] for seat in position.to_json()["seats"]]
        if sum(now) == sum(covered) + 1:
            orders[position.round - 1].append(int(now[1] > covered[1]))
        covered = now
    return orders


def test_the_tiles_are_swapped_each_round() -> None:
    """Tile 1/4 and tile 2/3."""
    orders = turn_order(5)
    assert [order[:3] for order in orders] == [[1, 0, 0], [0, 1, 1]] * 3 + [[1, 0, 0]]


def test_the_human_may_play_a_day_hotel_leopold_never() -> None:
    position = play(Position(Setup(solo="easy", hotels="day")), *TABLE, *QUEUE)
    assert names(position) == [f"hotel day_{name}" for name in "abcd"]
    dealt = play(position, "hotel day_c")
    assert [seat["hotel"] for seat in dealt.to_json()["seats"]] == ["day_c", "night"]
    named = play(Position(Setup(solo="easy", hotels=("day_b", "night"))), *TABLE, *QUEUE)
    assert [seat["hotel"] for seat in named.to_json()["seats"]] == ["day_b", "night"]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"solo": "expert"}, "'expert' is not one of 'easy', 'medium', 'hard'"),
        ({"solo": "easy", "players": 1, "hotels": ("night",)}, "players: 1 is not a whole number from 2 to 4"),
        ({"solo": "easy", "players": 3}, "a solo game has two seats"),
        ({"solo": "easy", "staff": "draft"}, "the staff variant is standard"),
        ({"solo": "easy", "hotels": ("night", "day_a")}, "Leopold plays a night layout"),
    ],
)
def test_what_is_no_solo_game_is_refused(fields: dict[str, object], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        Setup(**fields)  # type: ignore[arg-type]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", ["2022", "de2015"])
def test_complete_games(level: str, rules: str) -> None:
    """Leopold is never asked, takes at most two dice a round, and both end with a score."""
    setup = Setup(solo=level).to_json()
    position = Position(Setup.from_json({**setup, "rules": rules}))
    rng, luck = random.Random(level), Luck(7)
    while not position.is_over:
        if position.to_move == CHANCE:
            position.apply(luck.choose(position))
        else:
            assert position.to_move == 0
            position.apply(rng.choice(position.legal_actions()))
    assert len(leopold_of(position)["deck"]) >= 20 - 14
    assert len(position.winners()) == 1
