"""Leopold's turn: which guest, room, die and objective, what he never gets, and his decks."""

from __future__ import annotations

import pytest

from grandaustria import CHANCE, Position
from tests.engine.compose import changes, legal, play
from tests.engine.solo_positions import FACE_DOWN, NEXT_GUEST, leopold_of, leopolds_turn, turn_card

BLUE_ROOMS = [0, 4, 10, 12, 15, 17, 19]
LEFT = {"blue": 210, "red": 194, "yellow": 206, "green": 204, "any": 208}
RIGHT = {"blue": 193, "red": 207, "yellow": 201, "green": 209, "any": 195}


def outcomes(position: Position) -> list[str]:
    return [position.notation(outcome) for outcome, _ in position.chance_outcomes()]


def taken(card: int, queue: list[int], occupied: list[int] | None = None) -> list[int]:
    """The guests he takes on the easy level."""
    before = leopolds_turn("easy", occupied=occupied or [], table={"queue": queue})
    discard: list[int] = turn_card(before, card).to_json()["guest_discard"]
    return discard


# Guests


@pytest.mark.parametrize(
    ("card", "queue", "guest"),
    [
        pytest.param(LEFT["blue"], [65, 74, 68, 55, 90], 74, id="most points of the colour"),
        pytest.param(LEFT["blue"], [55, 68, 71, 65, 90], 68, id="tie, left hand"),
        pytest.param(RIGHT["blue"], [55, 68, 71, 65, 90], 71, id="tie, right hand"),
        pytest.param(LEFT["green"], [74, 103, 97, 95, 91], 103, id="green, left hand"),
        pytest.param(RIGHT["green"], [74, 103, 97, 95, 91], 97, id="green, right hand"),
        pytest.param(LEFT["red"], [55, 69, 59, 97, 95], 55, id="none of the colour, left hand"),
        pytest.param(RIGHT["red"], [55, 69, 59, 97, 95], 69, id="none of the colour, right hand"),
        pytest.param(LEFT["any"], [97, 55, 85, 69, 90], 55, id="any, left hand"),
        pytest.param(RIGHT["any"], [97, 55, 85, 69, 90], 90, id="any, right hand"),
    ],
)
def test_which_guest_he_takes(card: int, queue: list[int], guest: int) -> None:
    assert taken(card, queue) == [guest]


@pytest.mark.parametrize(
    ("card", "queue", "guests"),
    [
        pytest.param(LEFT["blue"], [74, 69, 85, 55, 97], [55], id="the wanted colour has no room left"),
        pytest.param(LEFT["any"], [74, 69, 85, 59, 97], [59], id="the best guest does not fit"),
        pytest.param(RIGHT["yellow"], [74, 69, 85, 97, 103], [103], id="only green fits"),
        pytest.param(LEFT["green"], [74, 69, 68, 71, 65], [], id="nobody fits"),
    ],
)
def test_a_colour_without_a_free_space_counts_as_absent(card: int, queue: list[int], guests: list[int]) -> None:
    assert taken(card, queue, occupied=BLUE_ROOMS) == guests


@pytest.mark.parametrize("card", [*LEFT.values(), *RIGHT.values()])
def test_a_full_hotel_takes_none(card: int) -> None:
    assert taken(card, [74, 55, 90, 97, 103], occupied=list(range(20))) == []


def test_a_guest_taken_is_replaced_before_the_next_one_is_chosen() -> None:
    """Card 212 wants a yellow guest, then the best of all, who has only just come."""
    before = leopolds_turn("easy", table={"queue": [59, 68, 85, 97, 95]})
    drawing = play(before, "leopold 212")
    assert drawing.to_json()["queue"] == [0, 68, 85, 97, 95]
    second = play(drawing, "draw guest 74")
    assert second.to_json()["guest_discard"] == [59, 74]
    assert second.to_json()["queue"] == [0, 68, 85, 97, 95]


def test_guests_come_before_the_die_and_the_die_before_the_actions() -> None:
    before = leopolds_turn("hard", table={"queue": [85, 68, 86, 69, 55], "dice": [2, 2, 2, 2, 0, 0]})
    drawing = play(before, "leopold 207")
    assert (drawing.to_json()["dice"], changes(before, drawing, of=1)) == (
        [2, 2, 2, 2, 0, 0],
        {"occupied": [2], "points.guests": 3},
    )
    turning = play(drawing, NEXT_GUEST, "draw guest 50")
    assert turning.to_json()["dice"] == [2, 1, 2, 2, 0, 0]
    assert changes(before, turning, of=1)["emperor"] == 2
    assert "played" not in changes(before, turning, of=1)


# Rooms


@pytest.mark.parametrize(
    ("guest", "occupied", "room"),
    [
        pytest.param(65, [], 0, id="blue, lowest floor from the left"),
        pytest.param(65, [0], 4, id="blue, second of the floor"),
        pytest.param(65, [0, 4], 10, id="blue, third floor"),
        pytest.param(65, [0, 4, 10, 12], 15, id="blue, top floor"),
        pytest.param(77, [], 2, id="red, lowest floor from the left"),
        pytest.param(77, [2, 3], 7, id="red, second floor"),
        pytest.param(51, [1, 6], 5, id="yellow, a gap on the left"),
        pytest.param(91, [], 4, id="green, rightmost column from the bottom"),
        pytest.param(91, [4], 9, id="green, second floor"),
        pytest.param(91, [4, 9, 14], 19, id="green, top of the column"),
        pytest.param(91, [4, 9, 14, 19], 3, id="green, next column"),
        pytest.param(91, [9], 4, id="green, a gap at the bottom"),
    ],
)
def test_where_he_places_the_room(guest: int, occupied: list[int], room: int) -> None:
    """No price, no adjacency; the best guest of all is the only one with this colour or any points."""
    others = [50, 52, 92, 93, 94] if guest != 51 else [63, 64, 92, 93, 94]
    before = leopolds_turn("easy", occupied=occupied, table={"queue": [*others[:4], guest]})
    card = {65: RIGHT["blue"], 77: RIGHT["red"], 51: RIGHT["yellow"], 91: RIGHT["green"]}[guest]
    after = turn_card(before, card)
    assert after.to_json()["guest_discard"] == [guest]
    assert changes(before, after, of=1)["occupied"] == sorted([*occupied, room])


@pytest.mark.parametrize(
    ("colour", "occupied", "points"),
    [
        pytest.param("yellow", [1, 5, 6, 9], 1, id="13"),
        pytest.param("blue", [0, 4, 10, 12, 15], 2, id="17"),
        pytest.param("blue", [0, 4, 10, 12, 15, 17], 2, id="19"),
        pytest.param("red", [2, 3, 7, 8, 11, 16], 2, id="18"),
    ],
)
def test_printed_points_count_but_no_occupancy_bonus(colour: str, occupied: list[int], points: int) -> None:
    """The rooms 18 and 19 complete a group each."""
    guest = {"yellow": 51, "blue": 65, "red": 77}[colour]
    before = leopolds_turn("easy", occupied=occupied, table={"queue": [guest, 91, 92, 93, 94]})
    found = changes(before, turn_card(before, RIGHT[colour]), of=1)
    assert found["points.rooms"] == points
    assert {"points.groups", "krones", "groups_paid"}.isdisjoint(found)


def test_he_gets_no_reward_and_no_krone_or_step_of_a_group() -> None:
    """Room 8 completes four red rooms, room 6 three yellow ones."""
    for guest, occupied in ((83, [2, 3, 7]), (53, [1, 5])):
        before = leopolds_turn("easy", occupied=occupied, table={"queue": [guest, 91, 92, 93, 94]})
        found = changes(before, turn_card(before, {83: 198, 53: 201}[guest]), of=1)
        assert "krones" not in found
        assert found.get("emperor", 0) == {83: 0, 53: 1}[guest]  # the step of card 201 itself


# Dice


@pytest.mark.parametrize(
    ("card", "dice", "face"),
    [
        pytest.param(193, [1, 5, 0, 0, 0, 0], 1, id="the wanted face"),
        pytest.param(193, [0, 2, 1, 2, 0, 0], 4, id="none of it, most dice, right hand"),
        pytest.param(194, [2, 0, 1, 2, 0, 0], 1, id="none of it, most dice, left hand"),
        pytest.param(199, [1, 2, 3, 0, 0, 0], 3, id="any, most dice"),
        pytest.param(199, [1, 2, 2, 0, 0, 1], 3, id="any, right hand"),
        pytest.param(200, [1, 2, 2, 0, 0, 1], 2, id="any, left hand"),
        pytest.param(207, [1, 2, 5, 0, 0, 0], 2, id="of two the face with more dice"),
        pytest.param(207, [2, 1, 5, 0, 0, 0], 1, id="of two the face with more dice, the lower"),
        pytest.param(207, [2, 2, 5, 0, 0, 0], 2, id="of two equal ones, right hand"),
        pytest.param(210, [0, 2, 2, 5, 0, 0], 2, id="of two equal ones, left hand"),
        pytest.param(207, [1, 0, 5, 0, 0, 0], 1, id="only one of the two is there"),
        pytest.param(207, [0, 0, 2, 2, 0, 1], 4, id="none of the two, right hand"),
        pytest.param(212, [0, 1, 2, 2, 0, 0], 3, id="none of the two, left hand"),
    ],
)
def test_which_die_he_removes(card: int, dice: list[int], face: int) -> None:
    after = turn_card(leopolds_turn("easy", table={"dice": dice}), card)
    assert after.to_json()["dice"] == [n - (value == face) for value, n in enumerate(dice, 1)]


def test_the_die_covers_his_lowest_number_and_the_last_die_ends_the_round() -> None:
    before = leopolds_turn("easy", table={"dice": [0, 0, 1, 0, 0, 0]}, numbers=0)
    at = play(before, "leopold 197")
    assert (at.phase, at.round) == ("roll", 3)


# Objectives


@pytest.mark.parametrize(
    ("card", "markers", "advanced"),
    [
        pytest.param(200, [0, 0, 0], 0, id="A"),
        pytest.param(204, [0, 0, 0], 1, id="B"),
        pytest.param(195, [2, 2, 1], 2, id="C"),
        pytest.param(193, [0, 0, 0], 2, id="any, right hand"),
        pytest.param(202, [0, 0, 0], 0, id="any, left hand"),
        pytest.param(193, [1, 0, 2], 1, id="any, least progress"),
        pytest.param(193, [1, 1, 2], 1, id="any, least progress, right hand"),
        pytest.param(202, [2, 1, 1], 1, id="any, least progress, left hand"),
        pytest.param(200, [3, 2, 1], 2, id="A is claimed, least progress"),
        pytest.param(200, [3, 1, 1], 1, id="A is claimed, left hand"),
        pytest.param(209, [3, 1, 1], 2, id="A is claimed, right hand"),
        pytest.param(195, [3, 2, 3], 1, id="A and C are claimed"),
        pytest.param(193, [3, 2, 3], 1, id="any, A and C are claimed"),
        pytest.param(200, [3, 3, 3], None, id="all are claimed"),
        pytest.param(193, [3, 3, 3], None, id="any, all are claimed"),
    ],
)
def test_which_objective_he_advances_on(card: int, markers: list[int], advanced: int | None) -> None:
    before = leopolds_turn("hard", markers=markers)
    after = turn_card(before, card)
    moved = leopold_of(after)["markers"]
    assert moved == [n + (i == advanced) for i, n in enumerate(markers)]
    claimed = advanced is not None and markers[advanced] == 2
    assert changes(before, after, of=1).get("points.objectives", 0) == (15 if claimed else 0)
    assert [1 in seats for seats in after.to_json()["claims"]] == [n == 3 for n in moved]


@pytest.mark.parametrize(("claims", "points"), [([], 15), ([0], 10)])
def test_he_claims_the_best_free_amount_at_the_third_step(claims: list[int], points: int) -> None:
    before = leopolds_turn("easy", markers=[2, 0, 0], table={"claims": [claims, [], []]})
    after = turn_card(before, 200)
    assert changes(before, after, of=1)["points.objectives"] == points
    assert after.to_json()["claims"][0] == [*claims, 1]


def test_the_human_then_gets_what_is_left() -> None:
    before = leopolds_turn("easy", human={"krones": 20}, markers=[2, 0, 0])
    claimed = turn_card(before, 200)
    after = play(claimed, "claim A")
    assert changes(claimed, after, of=0) == {"points.objectives": 10}


# Staff and the emperor


def test_he_turns_up_one_of_his_face_down_cards() -> None:
    before = leopolds_turn("easy", table={"queue": [83, 91, 92, 93, 94]})
    turning = play(before, "leopold 198", NEXT_GUEST)
    assert turning.to_move == CHANCE
    assert outcomes(turning) == [f"draw staff {card}" for card in FACE_DOWN]
    after = play(turning, "draw staff 40")
    assert changes(before, after, of=1)["played"] == [40]
    assert leopold_of(after)["staff"] == [27, 31, 46, 48]


def test_without_a_face_down_card_nothing_is_turned_up() -> None:
    before = leopolds_turn("easy", staff=[], played=FACE_DOWN)
    after = turn_card(before, 198)
    assert "played" not in changes(before, after, of=1)
    assert after.to_move == 0


def test_his_face_down_cards_are_secret() -> None:
    position = leopolds_turn("easy")
    assert leopold_of(position.view(0))["staff"] == []
    assert leopold_of(position)["staff"] == FACE_DOWN


@pytest.mark.parametrize(("space", "expected"), [(8, {"emperor": 4}), (12, {"emperor": 1, "points.emperor": 3})])
def test_his_steps_beyond_the_track_are_points(space: int, expected: dict[str, int]) -> None:
    before = leopolds_turn("easy", occupied=list(range(20)), emperor=space)
    assert changes(before, turn_card(before, 210), of=1) == {"numbers": 1, **expected}


# His deck


def test_every_card_left_is_equally_likely() -> None:
    position = leopolds_turn("easy", deck=[193, 200, 212])
    assert outcomes(position) == ["leopold 193", "leopold 200", "leopold 212"]
    assert [probability for _, probability in position.chance_outcomes()] == [pytest.approx(1 / 3)] * 3


def test_his_deck_is_shuffled_again_when_it_is_used_up() -> None:
    after = turn_card(leopolds_turn("easy", deck=[205]), 205)
    assert leopold_of(after)["deck"] == list(range(193, 213))


# Turns


@pytest.mark.parametrize(("numbers", "to_move"), [((1, 1), 0), ((0, 1), 0), ((1, 0), CHANCE)])
def test_who_follows_him(numbers: tuple[int, int], to_move: int) -> None:
    """In round 2 the human has the numbers 1 and 4, Leopold 2 and 3."""
    before = leopolds_turn("easy", human={"numbers": numbers[0]}, numbers=numbers[1])
    at = play(before, "leopold 197")
    assert (at.to_move, at.phase) == (to_move, "turn")
    if to_move == CHANCE:
        assert at.to_json()["pending"][-1]["frame"] == "leopold_card"


def test_the_human_who_passes_waits_for_both_of_his_turns() -> None:
    before = leopolds_turn("easy", human={"numbers": 0}, numbers=1)
    human = play(before, "leopold 197")
    again = play(human, "pass")
    assert (again.phase, again.to_json()["dustbin"], again.to_json()["to_roll"]) == ("roll", 1, 8)
    rolled = play(again, *["roll 2"] * 8)
    assert (rolled.to_move, legal(rolled)[0]) == (0, "pass")


def test_he_has_no_cafe_and_no_kitchen() -> None:
    after = turn_card(leopolds_turn("hard"), 212).to_json()["seats"][1]
    assert (after["cafe"], after["kitchen"], after["krones"], after["hand"]) == ([None] * 3, [0] * 4, 0, [])
