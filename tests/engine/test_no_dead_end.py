"""No dead ends: whatever a seat has begun, it can finish; whatever lacks, the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grandaustria import CHANCE, PRESETS, Luck, Position, Rules, Setup
from tests.engine.compose import changes, compose, legal, play, seat
from tests.engine.driving import offered, outcomes, seats, settled, walk

SIXES = [0, 0, 0, 0, 0, 3]
MOST_POSITIONS = 30_000


def explore(position: Position) -> int:
    """Follow every legal action until the turn has ended; how many turn ends were reached.

    Fails where a seat is to move and has nothing to do.
    """
    luck, seen, ends = Luck(3), set(), 0
    waiting = [settled(position)]
    actor = waiting[0].to_move
    while waiting:
        current = waiting.pop()
        assert current.legal_actions(), current.to_json()
        for action in current.legal_actions():
            after = current.copy()
            after.apply(action)
            ended = after.to_move == CHANCE and after.phase == "roll"
            if ended or after.is_over or after.actor != actor:
                ends += 1
                continue
            luck.resolve(after)
            if after.hash not in seen:
                seen.add(after.hash)
                waiting.append(after)
        assert len(seen) < MOST_POSITIONS
    return ends


def poor(**fields: Any) -> dict[str, Any]:
    """No krone, no hand, nothing in the kitchen."""
    return seat(krones=0, **fields)


# The hang that others have: a turn begun, no krone left, only sixes on the board.


def test_begun_turn_without_a_krone_and_only_sixes() -> None:
    before = compose(poor(), dice=SIXES)
    begun = settled(play(before, "guest 5"))
    assert legal(begun) == ["end"]  # the 6 was the only possibility: taken, for nothing
    assert begun.to_json()["dice"] == [0, 0, 0, 0, 0, 2]
    assert play(begun, "end").to_move == 1


def test_begun_turn_that_spends_its_last_krone_with_only_sixes() -> None:
    position = compose(seat(krones=1, cafe=[63], kitchen="kk"), dice=SIXES)
    served = play(position, "serve coffee 63")
    assert "pass" not in legal(served)
    assert offered(served, "die") == ["die 6"]
    assert legal(play(served, "die 6")) == ["end", "check-in 63 room 0"]


SHORTAGES: list[tuple[str, dict[str, Any], list[int]]] = [
    ("sixes, no krone", {}, SIXES),
    ("sixes, one krone", {"krones": 1}, SIXES),
    ("sixes, full cafe, no krone", {"cafe": [50, 51, 52]}, SIXES),
    ("full cafe, food for nobody", {"cafe": [63, 64, 65], "kitchen": "sscc"}, SIXES),
    ("full cafe, food for all, no krone", {"cafe": [63, 64, 65], "kitchen": "kkk"}, SIXES),
    ("a 5 without a hand", {}, [0, 0, 0, 0, 2, 0]),
    ("a 5 with a hand beyond the purse", {"hand": [25]}, [0, 0, 0, 0, 2, 0]),
    ("a 3 with a full hotel", {"prepared": list(range(20))}, [0, 0, 2, 0, 0, 0]),
    ("a 3 with a full ground floor, no krone", {"prepared": [0, 1, 2, 3, 4]}, [0, 0, 2, 0, 0, 0]),
    ("a 3 with nothing in the hotel", {"prepared": []}, [0, 0, 2, 0, 0, 0]),
    ("a single die", {}, [1, 0, 0, 0, 0, 0]),
    ("a single 6", {}, [0, 0, 0, 0, 0, 1]),
    ("a complete guest without a room", {"cafe": [(77, "c")], "prepared": [0]}, SIXES),
    ("a 6 that hires nobody", {"krones": 1, "prepared": list(range(20))}, SIXES),
    ("staff on a 3, no room and no hand", {"played": [22], "prepared": list(range(20))}, [0, 0, 2, 0, 0, 0]),
    ("staff on a 1, no room", {"played": [14], "prepared": list(range(20))}, [2, 0, 0, 0, 0, 0]),
]


@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize(("name", "fields", "dice"), SHORTAGES, ids=[row[0] for row in SHORTAGES])
def test_every_way_through_a_poor_turn_ends(name: str, fields: dict[str, Any], dice: list[int], begun: bool) -> None:
    mine = seat(**{"krones": 0, **fields})
    assert explore(compose(mine, dice=dice, turn={"begun": begun, "guest": begun})) > 0, name


# Rewards that can give nothing

EMPTY_REWARDS: list[tuple[str, dict[str, Any]]] = [
    ("hire without a hand", {"cafe": [(64, "k")]}),
    ("hire beyond the purse", {"cafe": [(64, "k")], "hand": [25]}),
    ("two hirings, one card", {"cafe": [(73, "wkk")], "hand": [45], "krones": 1}),
    ("occupy without a prepared room", {"cafe": [(72, "sck")], "prepared": [0]}),
    ("prepare in a full hotel", {"cafe": [(71, "skk")], "prepared": list(range(20))}),
    ("two rooms in a full hotel", {"cafe": [(88, "cwww")], "prepared": list(range(20))}),
    ("one room short", {"cafe": [(88, "cwww")], "prepared": list(range(19))}),
    ("floors 1 and 2 full", {"cafe": [(49, "w")], "prepared": list(range(10))}),
    ("guest with a full cafe", {"cafe": [(63, "k"), 50, 51]}),
    ("two guests, one table", {"cafe": [(87, "cckk"), 50, 51], "prepared": [0, 1, 2]}),
    ("an action with only sixes", {"cafe": [(97, "ssw")]}),
]


@pytest.mark.parametrize("rules", ["2022", "de2015"])
@pytest.mark.parametrize(("name", "fields"), EMPTY_REWARDS, ids=[row[0] for row in EMPTY_REWARDS])
def test_every_way_through_an_empty_reward_ends(name: str, fields: dict[str, Any], rules: str) -> None:
    mine = seat(**{"krones": 0, **fields})
    assert explore(compose(mine, dice=[0, 0, 0, 0, 0, 2], rules=rules)) > 0, name


@pytest.mark.parametrize(("card", "fields"), [(38, {}), (38, {"cafe": [(65, "k")]}), (35, {"prepared": []})])
def test_staff_that_finds_nothing_to_do_may_be_played(card: int, fields: dict[str, Any]) -> None:
    before = compose(seat(hand=[card], **fields), dice=[0, 0, 0, 0, 5, 0])
    after = play(before, "die 5", f"hire {card}")
    assert changes(before, after) == {"hand": [], "played": [card], "numbers": 1}


# The extra turn of 2015


def extra_turn(dice: list[int], **fields: Any) -> Position:
    """E. Gizia moved in during a turn that took a 4; what is on the board besides is named."""
    mine = seat(**{"krones": 0, "cafe": [(97, "ssw")], **fields})
    with_a_4 = [count + (face == 4) for face, count in enumerate(dice, 1)]
    before = compose(mine, dice=with_a_4, rules={"e_gizia": "turn"})
    return play(before, "check-in 97 room 0", "die 4", "split 1", "end")


def test_extra_turn_without_dice_may_only_be_ended() -> None:
    position = extra_turn([0] * 6)
    assert position.to_json()["turn"]["extra"]
    assert legal(position) == ["end", "guest 4", "guest 5"]
    assert play(position, "end").round == 3
    assert explore(position) > 0


def test_extra_turn_with_only_sixes_and_no_krone() -> None:
    position = extra_turn([0, 0, 0, 0, 0, 2])
    assert legal(position) == ["die 6", "guest 4", "guest 5"]  # it cannot be passed, nor ended before
    after = play(position, "die 6")
    assert legal(after) == ["end"]
    assert after.to_json()["dice"] == [0, 0, 0, 0, 0, 2]


@pytest.mark.parametrize("dice", [[0] * 6, [0, 0, 0, 0, 0, 2], [1, 0, 1, 0, 1, 0]], ids=str)
def test_every_way_through_an_extra_turn_ends(dice: list[int]) -> None:
    assert explore(extra_turn(dice, cafe=[(97, "ssw"), 51, 52], kitchen="w")) > 0


def test_extra_turn_comes_though_the_round_is_over() -> None:
    mine = seat(krones=0, cafe=[(97, "ssw")], numbers=1)
    before = compose(mine, seat(numbers=2), dice=[0, 0, 0, 3, 0, 0], rules={"e_gizia": "turn"})
    position = play(before, "check-in 97 room 0", "die 4", "split 2", "end")
    assert (position.to_move, position.round) == (0, 2)
    assert play(position, "die 4", "split 2", "end").round == 3


# Empty decks


def emptied(*kept: int) -> list[int]:
    """Every staff card but these is out of the game."""
    return [number for number in range(1, 49) if number not in kept]


def test_drawing_from_an_empty_staff_deck_gives_nothing() -> None:
    before = compose(seat(cafe=[(55, "www")]), staff_removed=emptied())
    after = play(before, "check-in 55 room 1")
    assert seats(after)[0]["hand"] == []
    assert "die 1" in legal(after)


def test_drawing_more_than_the_deck_has_gives_fewer() -> None:
    before = compose(seat(cafe=[(91, "s")]), staff_removed=emptied(7, 9))
    after = settled(play(before, "check-in 91 room 0"))
    assert seats(after)[0]["hand"] == [7, 9]


@pytest.mark.parametrize("cards", [(), (45,), (25, 45)])
def test_an_offer_from_a_short_deck(cards: tuple[int, ...]) -> None:
    before = compose(seat(cafe=[(75, "wwkk")], krones=0), staff_removed=emptied(*cards))
    position = settled(play(before, "check-in 75 room 0"))
    assert offered(position, "hire") == [f"hire {card}" for card in cards if card == 45]
    assert explore(position) > 0


def test_an_offer_from_under_the_deck() -> None:
    under = [{"card": card, "by": 1, "from_hand": False} for card in (45, 25, 44, 48)]
    before = compose(seat(cafe=[(75, "wwkk")]), staff_removed=emptied(45, 25, 44, 48), staff_under=under)
    position = play(before, "check-in 75 room 0")
    for card in (45, 25, 44):  # first under, first out: nothing is left to chance
        assert outcomes(position) == [f"draw staff {card}"]
        position = play(position, f"draw staff {card}")
    assert offered(position, "hire") == ["hire 25", "hire 44", "hire 45"]
    assert [entry["card"] for entry in position.to_json()["staff_under"]] == [48]


def test_an_empty_guest_deck_is_made_of_the_discard() -> None:
    before = compose(guest_discard=list(range(49, 100)))
    assert before.to_json()["guest_deck"] == 0
    position = play(before, "guest 5")
    assert outcomes(position) == [f"draw guest {guest}" for guest in range(49, 100)]
    data = play(position, "draw guest 60").to_json()
    assert (data["guest_deck"], data["guest_discard"], data["reshuffles"]) == (50, [], 1)


# Emperor scoring of seats that have nothing

TILES = [f"{group}{number}" for group in "ABC" for number in range(1, 5)]


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("emperor", [0, 13])
@pytest.mark.parametrize("tile", TILES)
def test_scoring_of_an_empty_seat_goes_on(tile: str, emperor: int, rules: str) -> None:
    tiles = [tile if tile[0] == group else f"{group}1" for group in "ABC"]
    number = {"A": 3, "B": 5, "C": 7}[tile[0]]
    mine, other = poor(prepared=[], numbers=1, emperor=emperor), poor(numbers=2, emperor=1)
    position = compose(
        mine, other, dice=[0, 0, 0, 0, 0, 1], round=number, tiles=tiles, staff_removed=emptied(), rules=rules
    )
    position = play(position, "pass")
    luck = Luck(1)
    while position.phase == "emperor":
        luck.resolve(position)
        if position.phase == "emperor":
            position.apply(position.legal_actions()[0])
    assert position.is_over if number == 7 else position.round == number + 1


# Whole games by stubborn players

STUBBORN: dict[str, Callable[[list[int]], int]] = {"first": min, "last": max}


@pytest.mark.parametrize("stubborn", STUBBORN)
@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_stubborn_players_finish_their_games(players: int, rules: str, stubborn: str) -> None:
    setup = Setup(players=players, rules=Rules.preset(rules), hotels="day", staff="draft")
    last = None
    for seed in range(3):
        for last in walk(Position(setup), seed, STUBBORN[stubborn]):
            assert last.is_over or last.legal_actions()
        assert last is not None
        assert last.round == 7
