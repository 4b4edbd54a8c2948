"""Set-up: what chance brings and what the seats decide, in order."""

from __future__ import annotations

from itertools import permutations

import pytest

from grandaustria import CHANCE, Luck, Position, Setup
from tests.engine.compose import legal, play
from tests.engine.driving import OBJECTIVES, QUEUE, TILES, after_first_player, deal_staff, outcomes, seats

PLAYERS = (2, 3, 4)
DICE = {2: 10, 3: 12, 4: 14}
STARTING_SETS = (
    [3, 6, 9, 38, 39, 48],
    [1, 13, 25, 30, 32, 44],
    [4, 11, 24, 27, 40, 43],
    [2, 7, 10, 28, 36, 41],
)
TURN_ORDERS = [(players, first) for players in PLAYERS for first in range(players)]


def hands(position: Position) -> list[list[int]]:
    return [one["hand"] for one in seats(position)]


def first_decisions(players: int, first: int) -> Position:
    """Set-up up to the first guests."""
    return deal_staff(after_first_player(Setup(players=players), first), range(1, 6 * players + 1))


# The order of things


VARIANTS: list[tuple[str, str, list[str]]] = [
    ("night", "standard", ["deal"]),
    ("day", "standard", ["hotels", "deal"]),
    ("night", "intro", []),
    ("day", "intro", ["hotels"]),
    ("night", "draft", ["deal", "draft"]),
    ("day", "draft", ["hotels", "deal", "draft"]),
]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("hotels", "staff", "between"), VARIANTS)
def test_phases_come_in_order(players: int, hotels: str, staff: str, between: list[str]) -> None:
    position = Position(Setup(players=players, hotels=hotels, staff=staff))
    luck = Luck(5)
    phases = [position.phase]
    while position.phase != "turn":
        if position.to_move == CHANCE:
            position.apply(luck.choose(position))
        else:
            position.apply(position.legal_actions()[0])
        if position.phase != phases[-1]:
            phases.append(position.phase)
    assert phases == ["tiles", "objectives", "queue", "first", *between, "guests", "rooms", "roll", "turn"]


def test_chance_is_fair_and_complete_at_every_step() -> None:
    position = Position(Setup(players=4, hotels="day"))
    luck = Luck(2)
    counts = []
    while position.phase != "guests":
        found = position.chance_outcomes()
        assert [probability for _, probability in found] == [1 / len(found)] * len(found)
        counts.append(len(found))
        position.apply(luck.choose(position))
    tiles_and_objectives, queue, first, hotels = [4] * 6, [56, 55, 54, 53, 52], [4], [4, 3, 2, 1]
    assert counts == [*tiles_and_objectives, *queue, *first, *hotels, *range(48, 24, -1)]


@pytest.mark.parametrize("group", range(3))
def test_one_tile_and_one_objective_of_each_group(group: int) -> None:
    position = play(Position(), *TILES[:group])
    assert outcomes(position) == [f"tile {'ABC'[group]}{number}" for number in range(1, 5)]
    position = play(Position(), *TILES, *OBJECTIVES[:group])
    assert outcomes(position) == [f"objective {105 + 4 * group + number}" for number in range(4)]


def test_drawn_tiles_and_objectives_lie_on_the_table() -> None:
    chosen = ("tile A3", "tile B2", "tile C4", "objective 108", "objective 110", "objective 116")
    data = play(Position(), *chosen).to_json()
    assert (data["tiles"], data["objectives"]) == (["A3", "B2", "C4"], [108, 110, 116])


def test_queue_is_laid_from_the_right() -> None:
    position = play(Position(), *TILES, *OBJECTIVES, *(f"draw guest {guest}" for guest in QUEUE))
    assert position.to_json()["queue"] == list(reversed(QUEUE))
    assert position.to_json()["guest_deck"] == 51


@pytest.mark.parametrize("players", PLAYERS)
def test_any_seat_may_be_first(players: int) -> None:
    position = play(Position(Setup(players=players)), *TILES, *OBJECTIVES, *(f"draw guest {g}" for g in QUEUE))
    assert outcomes(position) == [f"first {number}" for number in range(1, players + 1)]


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_alike(players: int) -> None:
    for one in seats(first_decisions(players, 0)):
        assert (one["krones"], one["emperor"], one["kitchen"]) == (10, 0, [1, 1, 1, 1])
        assert set(one["points"].values()) == {0}
        assert (one["prepared"], one["occupied"], one["played"], one["numbers"]) == ([], [], [], 0)


# Hotels


def test_day_hotels_are_dealt_differently() -> None:
    position = after_first_player(Setup(players=3, hotels="day"))
    assert outcomes(position) == ["hotel day_a", "hotel day_b", "hotel day_c", "hotel day_d"]
    position = play(position, "hotel day_c")
    assert outcomes(position) == ["hotel day_a", "hotel day_b", "hotel day_d"]
    position = play(position, "hotel day_a")
    assert outcomes(position) == ["hotel day_b", "hotel day_d"]
    position = play(position, "hotel day_d")
    assert [one["hotel"] for one in seats(position)] == ["day_c", "day_a", "day_d"]


@pytest.mark.parametrize("named", [("day_d", "day_b"), ("day_a", "day_c"), ("night", "night")])
def test_named_hotels_are_not_dealt(named: tuple[str, ...]) -> None:
    position = after_first_player(Setup(hotels=named))
    assert position.phase == "deal"
    assert [one["hotel"] for one in seats(position)] == list(named)


# Staff


@pytest.mark.parametrize("players", PLAYERS)
def test_standard_hands_are_six_cards_of_the_deck(players: int) -> None:
    position = first_decisions(players, 0)
    assert hands(position) == [list(range(6 * seat + 1, 6 * seat + 7)) for seat in range(players)]
    assert position.to_json()["staff_deck"] == 48 - 6 * players


@pytest.mark.parametrize(("players", "first"), TURN_ORDERS)
def test_introductory_sets_go_by_turn_order(players: int, first: int) -> None:
    position = after_first_player(Setup(players=players, staff="intro"), first)
    expected = {(first + order) % players: STARTING_SETS[order] for order in range(players)}
    assert hands(position) == [expected[seat] for seat in range(players)]
    assert position.to_json()["staff_deck"] == 48 - 6 * players  # the other sets are in it
    assert position.phase == "guests"


def drafting(players: int) -> Position:
    """Packs of consecutive numbers: 1 to 6 for the first seat, and so on."""
    return deal_staff(after_first_player(Setup(players=players, staff="draft")), range(1, 6 * players + 1))


@pytest.mark.parametrize("players", PLAYERS)
def test_draft_passes_packs_to_the_left(players: int) -> None:
    position = drafting(players)
    for pick in range(5):
        for seat in range(players):
            pack = (seat - pick) % players
            left = list(range(6 * pack + 1, 6 * pack + 7))[pick:]
            assert position.to_move == seat
            assert legal(position) == [f"keep {number}" for number in left]
            position = play(position, f"keep {left[0]}")
    assert position.phase == "guests"  # the sixth card is the only one left
    expected = [sorted(6 * ((seat - pick) % players) + 1 + pick for pick in range(6)) for seat in range(players)]
    assert hands(position) == expected
    assert position.to_json()["staff_deck"] == 48 - 6 * players


def test_draft_passes_on_only_when_all_have_picked() -> None:
    position = play(drafting(3), "keep 1", "keep 8")
    assert (position.to_move, position.phase) == (2, "draft")
    assert hands(position) == [[1], [8], []]
    assert legal(play(position, "keep 18")) == [f"keep {number}" for number in range(13, 18)]


# First guests


@pytest.mark.parametrize(("players", "first"), TURN_ORDERS)
def test_first_guests_from_the_last_player_counter_clockwise(players: int, first: int) -> None:
    position = first_decisions(players, first)
    queue = list(reversed(QUEUE))
    for step, arrival in zip(range(players), (60, 61, 62, 63), strict=False):
        actor = (first - 1 - step) % players
        assert position.to_move == actor
        assert legal(position) == [f"guest {place}" for place in range(1, 6)]
        position = play(position, "guest 3")
        assert position.to_move == CHANCE
        position = play(position, f"draw guest {arrival}")
        taken = queue.pop(2)
        queue.insert(0, arrival)
        assert position.to_json()["queue"] == queue
        assert (position.cafe(actor), position.seats[actor].krones) == ((taken, 0, 0), 10)


# First rooms


def with_guests(players: int, first: int) -> Position:
    position = first_decisions(players, first)
    for arrival in range(60, 60 + players):
        position = play(position, "guest 5", f"draw guest {arrival}")
    return position


@pytest.mark.parametrize(("players", "first"), TURN_ORDERS)
def test_first_rooms_from_the_first_player_clockwise(players: int, first: int) -> None:
    position = with_guests(players, first)
    for order in range(players):
        actor = (first + order) % players
        assert position.to_move == actor
        assert seats(position)[actor]["prepared"] == [0]  # bottom left, the only possibility
        position = play(position, "prepare 5", "prepare 6")
        assert seats(position)[actor]["krones"] == 8
    assert (position.phase, position.round, position.to_json()["to_roll"]) == ("roll", 1, DICE[players])
    assert outcomes(position) == [f"roll {face}" for face in range(1, 7)]


@pytest.mark.parametrize("rooms", list(permutations([1, 5], 2)))
def test_first_rooms_grow_from_what_is_there(rooms: tuple[int, int]) -> None:
    position = with_guests(2, 0)
    assert legal(position) == ["prepare 1", "prepare 5"]
    position = play(position, f"prepare {rooms[0]}")
    beyond = {1: ["prepare 2", "prepare 5", "prepare 6"], 5: ["prepare 1", "prepare 6", "prepare 10"]}
    assert legal(position) == beyond[rooms[0]]
    position = play(position, f"prepare {rooms[1]}")
    assert seats(position)[0]["krones"] == 9
    assert position.to_move == 1


@pytest.mark.parametrize("stop", range(4))
def test_up_to_three_first_rooms_where_the_rules_say_so(stop: int) -> None:
    setup = Setup.from_json({"rules": {"first_rooms": "up_to"}})
    position = deal_staff(after_first_player(setup), range(1, 13))
    position = play(position, "guest 5", "draw guest 60", "guest 5", "draw guest 61")
    rooms = [f"prepare {room}" for room in (0, 1, 2)[:stop]]
    position = play(position, *rooms, *(["done"] if stop < 3 else []))
    assert seats(position)[0]["prepared"] == list(range(stop))
    assert position.to_move == 1


def test_first_dice_are_sorted_onto_their_spaces() -> None:
    position = with_guests(2, 1)
    position = play(position, "prepare 1", "prepare 2", "prepare 1", "prepare 2")
    position = play(position, *(f"roll {face}" for face in (6, 1, 1, 4, 4, 4, 4, 2, 6, 1)))
    assert position.to_json()["dice"] == [3, 1, 0, 4, 0, 2]
    assert (position.to_move, position.phase) == (1, "turn")
