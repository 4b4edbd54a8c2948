"""The cafe: guests from the queue, serving, food that is gained, and where additional actions fit."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import CHANCE, Position
from tests.engine.compose import changes, compose, legal, play, seat

QUEUE = [77, 92, 53, 58, 49]
PRICES = [3, 2, 1, 0, 0]
GUESTS = range(49, 105)


def queueing(**fields: Any) -> Position:
    return compose(seat(**fields), queue=QUEUE)


def some(position: Position, kind: str) -> list[str]:
    return [action for action in legal(position) if action.startswith(kind)]


def served(position: Position, guest: int) -> list[int]:
    tables = position.to_json()["seats"][0]["cafe"]
    found: list[int] = next(table["served"] for table in tables if table and table["guest"] == guest)
    return found


# Taking a guest


@pytest.mark.parametrize(("place", "price"), list(enumerate(PRICES, start=1)))
def test_price_by_place(place: int, price: int) -> None:
    before = queueing()
    gained = changes(before, play(before, f"guest {place}"))
    assert gained.get("krones", 0) == -price
    assert gained["cafe"][0] == {"guest": QUEUE[place - 1], "served": [0, 0, 0, 0]}


@pytest.mark.parametrize(("krones", "places"), [(0, [4, 5]), (1, [3, 4, 5]), (2, [2, 3, 4, 5]), (3, [1, 2, 3, 4, 5])])
def test_only_a_guest_that_can_be_paid(krones: int, places: list[int]) -> None:
    assert some(queueing(krones=krones), "guest") == [f"guest {place}" for place in places]


@pytest.mark.parametrize(
    ("place", "queue"),
    [
        (1, [60, 92, 53, 58, 49]),
        (2, [60, 77, 53, 58, 49]),
        (3, [60, 77, 92, 58, 49]),
        (4, [60, 77, 92, 53, 49]),
        (5, [60, 77, 92, 53, 58]),
    ],
)
def test_the_queue_slides_right_and_is_refilled_on_the_left(place: int, queue: list[int]) -> None:
    after = play(queueing(), f"guest {place}", "draw guest 60")
    assert after.to_json()["queue"] == queue


def test_no_guest_without_a_free_table() -> None:
    assert some(queueing(cafe=[60, 61, 62]), "guest") == []
    assert some(queueing(cafe=[60, 61]), "guest") != []


def test_a_check_in_frees_the_table_for_a_guest() -> None:
    full = queueing(cafe=[(65, "k"), 61, 62])
    after = play(full, "check-in 65 room 0", "guest 5")
    assert after.cafe(0) == (49, 61, 62)


def test_one_guest_a_turn() -> None:
    assert some(play(queueing(), "guest 5", "draw guest 60"), "guest") == []


def test_no_guest_after_the_die() -> None:
    assert some(play(queueing(), "die 4", "split 0"), "guest") == []


def test_a_guest_is_taken_again_in_the_next_turn() -> None:
    position = play(queueing(), "guest 5", "draw guest 60", "die 4", "split 0", "end")
    assert position.to_move == 1
    assert some(position, "guest") != []


# Serving


def test_serving_costs_a_krone_for_up_to_three_items() -> None:
    before = queueing(cafe=[(76, "")], kitchen="sskkw")
    after = play(before, "serve strudel 76", "serve strudel 76", "serve coffee 76")
    assert changes(before, after) == {
        "krones": -1,
        "kitchen": [0, 0, 1, 1],
        "cafe": [{"guest": 76, "served": [2, 0, 0, 1]}, None, None],
    }
    assert "done" not in legal(after)


@pytest.mark.parametrize("items", [("serve strudel 76",), ("serve strudel 76", "serve coffee 76")])
def test_serving_may_stop_earlier(items: tuple[str, ...]) -> None:
    before = queueing(cafe=[76], kitchen="sskk")
    after = play(before, *items, "done")
    assert changes(before, after)["krones"] == -1
    assert sum(served(after, 76)) == len(items)
    assert "die 1" in legal(after)


def test_a_fourth_item_costs_another_krone() -> None:
    before = queueing(cafe=[76], kitchen="sskk")
    three = play(before, "serve strudel 76", "serve strudel 76", "serve coffee 76")
    assert some(three, "serve") == ["serve coffee 76"]
    assert changes(before, play(three, "serve coffee 76"))["krones"] == -2


def test_one_serving_may_reach_several_guests() -> None:
    before = queueing(cafe=[65, 51, 93], kitchen="swk")
    after = play(before, "serve coffee 65", "serve wine 51", "serve strudel 93")
    assert changes(before, after)["krones"] == -1
    assert {f"check-in {guest} room {room}" for guest, room in ((65, 0), (51, 1), (93, 5))} <= set(legal(after))


def test_without_a_krone_nothing_is_served() -> None:
    assert some(queueing(cafe=[65], kitchen="k", krones=0), "serve") == []
    assert some(queueing(cafe=[65], kitchen="k", krones=1), "serve") == ["serve coffee 65"]


def test_only_what_the_kitchen_has_and_the_guest_waits_for() -> None:
    position = queueing(cafe=[(66, "k"), (75, "")], kitchen="swk")
    assert some(position, "serve") == ["serve wine 75", "serve coffee 75"]


def test_food_on_a_guest_never_moves() -> None:
    """The coffee before 66 is neither served to 65 nor does it come back when 66 waits on."""
    position = queueing(cafe=[(66, "k"), 65])
    assert some(position, "serve") == []
    after = play(position, "die 1", "split 1", "place cake 66", "end")
    assert served(after, 66) == [0, 1, 0, 1]
    assert served(after, 65) == [0, 0, 0, 0]


def test_food_of_a_checked_in_guest_goes_back_to_the_supply() -> None:
    before = queueing(cafe=[(65, "k"), 64])
    after = play(before, "check-in 65 room 0")
    assert "kitchen" not in changes(before, after)
    assert some(after, "serve") == []


# Food that is gained


def test_gained_food_may_go_straight_to_guests_for_nothing() -> None:
    before = queueing(cafe=[60, 62], krones=0)
    gained = play(before, "die 1", "split 1")
    assert legal(gained) == ["done", "place strudel 62", "place cake 60", "place cake 62"]
    after = play(gained, "place cake 60", "place strudel 62")
    assert (served(after, 60), served(after, 62)) == ([0, 1, 0, 0], [1, 0, 0, 0])
    assert {"krones", "kitchen"}.isdisjoint(changes(before, after))


def test_the_rest_of_gained_food_goes_to_the_kitchen() -> None:
    gained = play(queueing(cafe=[62]), "die 1", "split 1")
    assert changes(gained, play(gained, "done"))["kitchen"] == [1, 1, 0, 0]
    assert changes(gained, play(gained, "place cake 62", "done"))["kitchen"] == [1, 0, 0, 0]


def test_food_nobody_waits_for_goes_to_the_kitchen_unasked() -> None:
    before = queueing(cafe=[65])
    after = play(before, "die 1", "split 1")
    assert changes(before, after)["kitchen"] == [1, 1, 0, 0]
    assert "end" in legal(after)


def test_only_gained_food_is_placed_for_nothing() -> None:
    gained = play(queueing(cafe=[66], kitchen="k"), "die 1", "split 1")
    assert legal(gained) == ["done", "place cake 66"]


def test_gained_food_may_complete_an_order() -> None:
    after = play(queueing(cafe=[(66, "k")]), "die 1", "split 1", "place cake 66")
    assert "check-in 66 room 0" in legal(after)


def test_opponents_guests_are_not_served() -> None:
    position = compose(seat(kitchen="k"), seat(cafe=[65]), queue=QUEUE)
    assert some(position, "serve") == []
    assert play(position, "die 2", "split 1").to_json()["seats"][0]["kitchen"] == [0, 0, 1, 2]


# Additional actions before, between and after, not inside


def test_serving_and_checking_in_around_guest_and_die() -> None:
    before = queueing(cafe=[65, 51, 93], kitchen="swk")
    at_first = play(before, "serve coffee 65", "done", "check-in 65 room 0")
    between = play(at_first, "guest 5", "draw guest 60", "serve wine 51", "done", "check-in 51 room 1", "done")
    at_last = play(between, "die 4", "split 0", "serve strudel 93", "check-in 93 room 5", "end")
    assert at_last.to_move == 1
    assert changes(before, at_last)["occupied"] == [0, 1, 5]


@pytest.mark.parametrize(
    "begun",
    [
        pytest.param(("die 1", "split 1"), id="food"),
        pytest.param(("die 3",), id="rooms"),
        pytest.param(("die 4",), id="krones-and-steps"),
        pytest.param(("die 5",), id="staff"),
        pytest.param(("serve coffee 71",), id="serving"),
        pytest.param(("check-in 49 room 1",), id="reward"),
    ],
)
def test_no_additional_action_inside_another_action(begun: tuple[str, ...]) -> None:
    """There is a guest to check in, an objective to claim, staff to use: not before the action is done."""
    before = compose(seat(cafe=[(49, "w"), (65, "k"), 71], kitchen="kk", krones=20, hand=[48], played=[1]))
    waiting = {"check-in 65 room 0", "claim A", "use 1"}
    assert waiting <= set(legal(before))
    during = play(before, *begun)
    assert len(legal(during)) > 1
    assert waiting.isdisjoint(legal(during))
    assert not some(during, "die")


# The discard pile becomes the deck


def nearly_empty_deck(deck: list[int], rules: Any = "2022", **fields: Any) -> Position:
    """All guests lie on the discard pile but those in the queue, the cafe, and these of the deck."""
    host = seat(**fields)
    elsewhere = {*QUEUE, *deck, *(table["guest"] for table in host.get("cafe", []) if table)}
    discard = [guest for guest in GUESTS if guest not in elsewhere]
    return compose(host, queue=QUEUE, guest_discard=discard, rules=rules)


def next_guests(position: Position) -> set[int]:
    """The guests that may come next, all equally likely."""
    assert position.to_move == CHANCE
    outcomes = position.chance_outcomes()
    assert {probability for _, probability in outcomes} == {1 / len(outcomes)}
    return {int(position.notation(outcome).removeprefix("draw guest ")) for outcome, _ in outcomes}


def test_the_last_guest_of_the_deck_is_drawn_before_the_discard_is_shuffled() -> None:
    position = play(nearly_empty_deck([60]), "guest 5")
    assert next_guests(position) == {60}
    after = play(position, "draw guest 60")
    assert len(after.to_json()["guest_discard"]) == 56 - 5 - 1
    assert after.to_json()["reshuffles"] == 0


def test_the_discard_is_shuffled_when_a_guest_is_needed_and_the_deck_is_empty() -> None:
    before = nearly_empty_deck([])
    position = play(before, "guest 5")
    assert next_guests(position) == set(before.to_json()["guest_discard"])
    after = play(position, "draw guest 60").to_json()
    assert (after["guest_discard"], after["reshuffles"]) == ([], 1)
    assert after["queue"] == [60, 77, 92, 53, 58]
    assert after["guest_deck"] == 56 - 5 - 1


@pytest.mark.parametrize(("rules", "returns"), [("2022", True), ({"table": "after"}, False)])
def test_a_guest_who_left_the_cafe_is_shuffled_in_for_his_own_reward(rules: Any, returns: bool) -> None:
    before = nearly_empty_deck([], rules, cafe=[(63, "k")])
    position = play(before, "check-in 63 room 0", "guest 5")
    assert (63 in next_guests(position)) is returns


def test_a_checked_in_guest_waits_on_the_discard_pile() -> None:
    before = nearly_empty_deck([60, 61], cafe=[(65, "k")])
    position = play(before, "check-in 65 room 0", "guest 5")
    assert next_guests(position) == {60, 61}
    assert 65 in position.to_json()["guest_discard"]
