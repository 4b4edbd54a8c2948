"""Checking in: what happens in which order, and the reward with the occupancy bonus around it."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import ActionError, Position
from tests.engine.compose import changes, compose, legal, play, seat

PAIR = {"prepared": [0, 1, 2, 5, 10, 11], "occupied": [16]}  # 11 completes the red pair {11, 16}: 3 krones


def host(guest: int, order: str, rules: Any = "2022", **fields: Any) -> Position:
    """The guest sits in the first seat's cafe, his order complete; rooms of all colours are prepared."""
    return compose(seat(**{"prepared": [0, 1, 2, 5, 10], "cafe": [(guest, order)], **fields}), rules=rules)


def krones(position: Position) -> int:
    return int(position.to_json()["seats"][0]["krones"])


# The events of a check-in


def test_room_table_food_and_card() -> None:
    before = host(65, "k", kitchen="sc")
    after = play(before, "check-in 65 room 10")
    assert changes(before, after) == {
        "points.guests": 3,
        "cafe": [None, None, None],
        "prepared": [0, 1, 2, 5],
        "occupied": [10],
    }
    assert after.to_json()["guest_discard"] == [65]


def test_the_room_must_be_prepared_and_of_his_colour() -> None:
    before = host(65, "k", occupied=[0])
    assert "check-in 65 room 10" in legal(before)
    for room in (0, 1, 2, 15):  # occupied, yellow, red, not prepared
        with pytest.raises(ActionError):
            play(before, f"check-in 65 room {room}")


def test_without_a_room_he_stays() -> None:
    position = host(77, "c", prepared=[0, 1, 5])
    assert not any(action.startswith("check-in") for action in legal(position))


def test_several_guests_of_one_turn() -> None:
    before = host(65, "k", cafe=[(65, "k"), (77, "c"), (92, "s")])
    after = play(before, "check-in 92 room 0", "check-in 65 room 10", "check-in 77 room 2")
    assert changes(before, after)["occupied"] == [0, 2, 10]
    assert after.to_json()["guest_discard"] == [65, 77, 92]


@pytest.mark.parametrize(
    ("staff", "guest", "order", "room", "cost", "hand"),
    [
        pytest.param(23, 64, "k", 10, -1, 40, id="custodian-for-the-room"),
        pytest.param(5, 86, "cww", 2, -2, 34, id="groom-for-a-red-guest"),
        pytest.param(23, 86, "cww", 2, -1, 48, id="custodian-for-a-red-guest"),
    ],
)
def test_what_staff_gains_pays_for_the_reward(
    staff: int, guest: int, order: str, room: int, cost: int, hand: int
) -> None:
    poor = host(guest, order, krones=0, hand=[hand])
    assert play(poor, f"check-in {guest} room {room}").to_json()["pending"] == []
    helped = host(guest, order, krones=0, hand=[hand], played=[staff])
    offered = play(helped, f"check-in {guest} room {room}")
    assert legal(offered) == ["done", f"hire {hand}"]
    assert changes(offered, play(offered, f"hire {hand}"))["krones"] == cost


def test_krone_for_a_yellow_guest_pays_for_his_rooms() -> None:
    asked = play(host(57, "wwk", krones=0, played=[7]), "check-in 57 room 1")
    after = play(asked, "prepare 11", "prepare 3")
    assert changes(asked, after) == {"krones": -1, "prepared": [0, 2, 3, 5, 10, 11]}


def test_staff_points_come_with_the_check_in() -> None:
    before = host(104, "sscc", played=[8, 33])
    after = play(before, "check-in 104 room 2")
    assert changes(before, after)["points.staff"] == 6
    assert changes(before, after)["points.guests"] == 2


def test_krones_beyond_twenty_are_lost() -> None:
    before = host(83, "scw", krones=18)
    assert changes(before, play(before, "check-in 83 room 2"))["krones"] == 2


def test_steps_beyond_the_track_are_points() -> None:
    before = host(68, "ssk", emperor=12)
    after = changes(before, play(before, "check-in 68 room 10"))
    assert (after["emperor"], after["points.emperor"], after["points.guests"]) == (1, 2, 4)


# The order of two parts


@pytest.mark.parametrize(
    ("guest", "order", "room"),
    [
        (52, "wk", 1),
        (53, "sw", 1),
        (54, "ww", 1),
        (56, "sww", 1),
        (57, "wwk", 1),
        (59, "sssw", 1),
        (60, "ccww", 1),
        (62, "scww", 1),
        (67, "kk", 10),
        (70, "swk", 10),
        (73, "wkk", 10),
        (79, "c", 2),
        (81, "cc", 2),
        (84, "ccw", 2),
        (87, "cckk", 2),
        (88, "cwww", 2),
        (90, "sccc", 2),
        (99, "scc", 2),
        (100, "skkk", 2),
        (101, "sssk", 2),
        (102, "sk", 2),
    ],
)
def test_an_order_that_cannot_matter_is_not_asked(guest: int, order: str, room: int) -> None:
    after = play(host(guest, order, hand=[25, 48]), f"check-in {guest} room {room}")
    assert not any(action.startswith("reward") for action in legal(after))


@pytest.mark.parametrize(("guest", "order", "price"), [(56, "sww", 1), (59, "sssw", 2)])
def test_food_that_earns_krones_may_come_before_or_after(guest: int, order: str, price: int) -> None:
    """Where the Groom is paid for a completed order, the cake can pay for staff, or come after paying."""
    waiting = {"cafe": [(guest, order), 77], "hand": [48], "played": [5], "krones": 19}
    before = play(host(guest, order, {"groom_stableman": "completed"}, **waiting), f"check-in {guest} room 1")
    assert legal(before) == ["reward 1", "reward 2"]
    assert krones(play(before, "reward 1", "place cake 77", "hire 48")) == 20 - price
    assert krones(play(before, "reward 2", "hire 48", "place cake 77")) == min(20, 19 - price + 2)


def test_61_discount_on_the_second_room() -> None:
    """Without money: the room at full price must be the free one, before or after the discounted one."""
    before = play(host(61, "swww", krones=0), "check-in 61 room 1")
    assert legal(before) == ["reward 1", "reward 2"]
    after = play(before, "reward 2", "prepare 3", "prepare 8")
    assert changes(before, after) == {"prepared": [0, 2, 3, 5, 8, 10]}


def test_61_discount_on_the_first_room() -> None:
    before = play(host(61, "swww", krones=0), "check-in 61 room 1")
    first = play(before, "reward 1")
    assert legal(first) == ["done", "prepare 3", "prepare 6", "prepare 7"]
    assert legal(play(first, "prepare 7")) == ["done", "prepare 3"]


def test_66_hires_and_prepares_in_either_order() -> None:
    before = play(host(66, "ck", krones=5, hand=[48]), "check-in 66 room 10")
    assert legal(before) == ["reward 1", "reward 2"]
    hired = play(before, "reward 1", "hire 48", "prepare 11")
    prepared = play(before, "reward 2", "prepare 11", "hire 48")
    assert (
        changes(before, hired)
        == changes(before, prepared)
        == {
            "krones": -5,
            "hand": [],
            "played": [48],
            "prepared": [0, 1, 2, 5, 11],
        }
    )


def test_66_staff_just_hired_acts_on_the_room_that_follows() -> None:
    before = play(host(66, "ck", hand=[9]), "check-in 66 room 10")
    after = play(before, "reward 1", "hire 9", "prepare 15")
    assert changes(before, after)["krones"] == -4


def test_50_draws_before_it_prepares() -> None:
    before = play(host(50, "w"), "check-in 50 room 1")
    drawn = play(before, "reward 1", "draw staff 9")
    assert drawn.to_json()["seats"][0]["hand"] == [9]
    assert "prepare 3" in legal(drawn)
    other_way = play(before, "reward 2", "prepare 3", "draw staff 9")
    assert play(drawn, "prepare 3") == other_way


# Parts may be declined, and what is impossible waits


@pytest.mark.parametrize(
    ("guest", "order", "room", "declined"),
    [
        (49, "w", 1, ("done",)),
        (57, "wwk", 1, ("done", "done")),
        (58, "wwwk", 1, ("done",)),
        (63, "k", 10, ("done",)),
        (64, "k", 10, ("done",)),
        (66, "ck", 10, ("reward 2", "done", "done")),
        (71, "skk", 10, ("done",)),
        (73, "wkk", 10, ("done", "done")),
        (82, "cwk", 2, ("done",)),
        (97, "ssw", 2, ("done",)),
        (104, "sscc", 2, ("done",)),
    ],
)
def test_parts_are_declined(guest: int, order: str, room: int, declined: tuple[str, ...]) -> None:
    before = host(guest, order, hand=[25, 48])
    after = play(before, f"check-in {guest} room {room}", *declined)
    assert set(changes(before, after)) <= {"cafe", "prepared", "occupied", "points.guests"}
    assert "die 1" in legal(after)


def test_a_declined_part_leaves_the_other() -> None:
    before = play(host(66, "ck", hand=[48]), "check-in 66 room 10")
    assert legal(play(before, "reward 2", "done")) == ["done", "hire 48"]
    assert "prepare 15" in legal(play(before, "reward 1", "done"))


def test_an_impossible_part_is_not_asked() -> None:
    asked = play(host(66, "ck", krones=2, hand=[48]), "check-in 66 room 10")
    assert "prepare 11" in legal(asked)
    assert "die 1" in legal(play(asked, "prepare 11"))


def test_an_impossible_part_waits_for_the_other_to_make_it_possible() -> None:
    """Two floors full and one krone: only what 35 earns by the red group of four pays for a third floor."""
    floors = list(range(10))
    before = host(66, "ck", krones=1, hand=[35], prepared=floors, occupied=[2, 3])
    asked = play(before, "check-in 66 room 4")
    assert legal(asked) == ["done", "hire 35"]
    rich = play(asked, "hire 35", "occupy 7", "occupy 8")
    assert changes(asked, rich)["krones"] == -1 + 10
    assert "prepare 12" in legal(rich)


def test_a_reward_without_any_possible_part_is_over_at_once() -> None:
    after = play(host(64, "k", hand=[]), "check-in 64 room 10")
    assert "die 1" in legal(after)


# The occupancy bonus around the reward


def test_bonus_before_the_reward() -> None:
    before = play(host(86, "cww", krones=18, hand=[25], **PAIR), "check-in 86 room 11")
    assert legal(before) == ["bonus", "reward 1"]
    assert krones(play(before, "bonus", "hire 25")) == 20 - 3


def test_bonus_after_the_reward() -> None:
    before = play(host(86, "cww", krones=18, hand=[25], **PAIR), "check-in 86 room 11")
    assert krones(play(before, "reward 1", "hire 25")) == 18 - 3 + 3


def test_bonus_never_comes_inside_the_reward() -> None:
    before = play(host(86, "cww", krones=18, hand=[25, 48], **PAIR), "check-in 86 room 11")
    assert legal(play(before, "reward 1")) == ["done", "hire 25", "hire 48"]


def test_bonus_pays_for_a_part_that_is_impossible_without() -> None:
    before = host(86, "cww", krones=0, hand=[25], **PAIR)
    asked = play(before, "check-in 86 room 11")
    assert legal(asked) == ["done", "hire 25"]
    assert changes(before, play(asked, "hire 25"))["played"] == [25]


@pytest.mark.parametrize("rules", ["de2015", "fr2015", "it2015", {"occupancy_bonus": "after"}])
def test_bonus_only_after_the_reward(rules: Any) -> None:
    poor = host(86, "cww", rules, krones=0, hand=[25], **PAIR)
    assert krones(play(poor, "check-in 86 room 11")) == 3
    rich = host(86, "cww", rules, krones=18, hand=[25], **PAIR)
    asked = play(rich, "check-in 86 room 11")
    assert legal(asked) == ["done", "hire 25"]
    assert krones(play(asked, "hire 25")) == 18 - 3 + 3


@pytest.mark.parametrize(
    ("guest", "order", "room", "gain"),
    [
        pytest.param(64, "k", 0, {"points.groups": 2}, id="blue"),
        pytest.param(94, "ss", 18, {"krones": 1}, id="red"),
        pytest.param(57, "wwk", 1, {"emperor": 6}, id="yellow"),
    ],
)
def test_bonus_of_each_colour_comes_with_the_check_in(guest: int, order: str, room: int, gain: dict[str, int]) -> None:
    before = host(guest, order, prepared=[0, 1, 18], occupied=[5, 6], hand=[])
    after = changes(before, play(before, f"check-in {guest} room {room}"))
    assert {key: after.get(key) for key in gain} == gain


def test_points_and_steps_do_not_ask_when() -> None:
    blue = play(host(66, "ck", hand=[48]), "check-in 66 room 0")
    assert legal(blue) == ["reward 1", "reward 2"]
    assert blue.to_json()["seats"][0]["points"]["groups"] == 2


def test_krones_do_not_ask_when_nothing_can_be_bought() -> None:
    after = play(host(85, "ssc", krones=18, **PAIR), "check-in 85 room 11")
    assert "die 1" in legal(after)


def test_reward_that_occupies_completes_another_group() -> None:
    before = host(82, "cwk", krones=5, **PAIR)
    after = play(before, "check-in 82 room 11", "occupy 0")
    gained = changes(before, after)
    assert (gained["krones"], gained["points.groups"]) == (3, 2)
    assert gained["occupied"] == [0, 11, 16]


def test_reward_that_occupies_completes_the_group_he_moved_into() -> None:
    before = host(82, "cwk", krones=5, prepared=[0, 5, 10, 11, 16])
    asked = play(before, "check-in 82 room 11")
    assert changes(before, asked).get("krones") is None
    assert changes(asked, play(asked, "occupy 16"))["krones"] == 3


# Guests of a reward


def test_87_takes_the_second_guest_after_the_refill() -> None:
    before = host(87, "cckk", cafe=[(87, "cckk"), 49])
    first = play(before, "check-in 87 room 2", "guest 5", "draw guest 60")
    assert legal(first) == ["done", "guest 1", "guest 2", "guest 3", "guest 4", "guest 5"]
    second = play(first, "guest 1", "draw guest 61")
    assert second.cafe(0) == (100, 49, 60)
    assert second.to_json()["queue"] == [61, 104, 103, 102, 101]


def test_87_may_stop_after_one() -> None:
    after = play(host(87, "cckk"), "check-in 87 room 2", "guest 5", "draw guest 60", "done")
    assert after.cafe(0) == (100, 0, 0)


def test_87_with_one_free_table_takes_one() -> None:
    before = host(87, "cckk", cafe=[(87, "cckk"), 49, 50])
    after = play(before, "check-in 87 room 2", "guest 5", "draw guest 60")
    assert after.cafe(0) == (100, 49, 50)
    assert "die 1" in legal(after)


@pytest.mark.parametrize("rules", ["2022", "fr2015"])
def test_63_sits_no_more_when_his_reward_brings_a_guest(rules: str) -> None:
    asked = play(host(63, "k", rules, cafe=[(63, "k"), 49, 50]), "check-in 63 room 10")
    assert "guest 1" in legal(asked)
    assert play(asked, "guest 1").cafe(0) == (104, 49, 50)


@pytest.mark.parametrize("rules", ["de2015", "it2015", {"table": "after"}])
def test_63_blocks_his_table_during_his_reward(rules: Any) -> None:
    before = host(63, "k", rules, cafe=[(63, "k"), 49, 50])
    after = play(before, "check-in 63 room 10")
    assert after.cafe(0) == (0, 49, 50)
    assert after.to_json()["queue"] == before.to_json()["queue"]
    assert after.to_json()["guest_discard"] == [63]


def test_the_guest_of_a_reward_is_not_the_guest_of_the_turn() -> None:
    after = play(host(63, "k"), "check-in 63 room 10", "guest 1", "draw guest 60")
    assert "guest 1" in legal(after)
    assert changes(after, play(after, "guest 1"))["krones"] == -3
