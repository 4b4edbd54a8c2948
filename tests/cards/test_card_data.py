"""The data files hold the whole box: every card once, with the figures that are printed on it."""

from collections import Counter

import pytest

from grandaustria.cards import (
    BOARD,
    COLOURS,
    CONDITION_KINDS,
    EFFECT_KINDS,
    END_KINDS,
    FREE,
    GUEST_COLOURS,
    GUESTS,
    HOTELS,
    LEOPOLD,
    OBJECTIVES,
    PENALTY_KINDS,
    ROOMS,
    SOLO,
    STAFF,
    TILES,
    TRIGGER_EVENTS,
    TRIGGER_KINDS,
    Effect,
    EndScore,
    Guest,
    Objective,
    Penalty,
    Staff,
    Trigger,
    neighbours,
    room_groups,
)


def guest(number: int) -> Guest:
    return GUESTS[number - 49]


def staff(number: int) -> Staff:
    return STAFF[number - 1]


def test_every_card_is_there_in_order() -> None:
    assert [card.number for card in GUESTS] == list(range(49, 105))
    assert [card.number for card in STAFF] == list(range(1, 49))
    assert [card.number for card in OBJECTIVES] == list(range(105, 117))
    assert [card.number for card in LEOPOLD] == list(range(193, 213))
    assert [tile.id for tile in TILES] == [group + number for group in "ABC" for number in "1234"]


def test_guest_totals() -> None:
    assert Counter(card.colour for card in GUESTS) == dict.fromkeys(GUEST_COLOURS, 14)
    points = {colour: sum(g.points for g in GUESTS if g.colour == colour) for colour in GUEST_COLOURS}
    assert points == {"blue": 54, "red": 35, "yellow": 32, "green": 24}
    assert [sum(card.order[food] for card in GUESTS) for food in range(4)] == [41, 32, 41, 32]
    assert Counter(effect.kind for card in GUESTS for effect in card.reward) == {
        "krones": 16, "emperor": 12, "hire": 11, "prepare": 10, "food": 8, "guest": 7, "draw": 6, "occupy": 5,
        "offer": 2, "any": 1, "action": 1,
    }  # fmt: skip


def test_guests_of_each_kind() -> None:
    assert guest(49).reward == (Effect("prepare", amount=1, discount=FREE, floor_limit=2),)
    assert guest(65).reward == ()
    assert guest(75).reward == (Effect("offer", amount=1, discount=3),)
    assert guest(87).reward == (Effect("krones", amount=3), Effect("guest", amount=2))
    assert guest(90).reward == (Effect("food", amount=1, food=(0, 0, 1, 0)), Effect("krones", amount=3))
    assert (guest(104).order, guest(104).points, guest(104).colour) == ((2, 2, 0, 0), 2, "green")
    assert guest(104).reward == (Effect("hire", amount=1, discount=FREE),)


def test_each_order_is_of_one_to_four_items_and_holds_the_food_of_the_colour() -> None:
    # Nobles drink coffee, citizens eat cake, artists drink wine, tourists eat strudel.
    own_food = {"green": 0, "red": 1, "yellow": 2, "blue": 3}
    for card in GUESTS:
        assert 1 <= sum(card.order) <= 4
        assert card.order[own_food[card.colour]] > 0


def test_staff_totals() -> None:
    assert sum(card.cost for card in STAFF) == 164
    assert Counter(card.timing for card in STAFF) == {"permanent": 23, "end": 13, "once": 8, "round": 4}


def test_staff_of_each_kind() -> None:
    assert staff(1).effects == (Effect("food", amount=1, food=(1, 0, 0, 0)),)
    assert staff(21).effects == (Effect("food", amount=4, food=(1, 1, 1, 1)),)
    assert staff(38).effects == (Effect("complete", amount=1),)
    assert staff(5).triggers == (Trigger("service", colour="red", kind="krones", amount=2),)
    assert staff(12).triggers == (Trigger("die", dice=(3, 4), kind="points", amount=2),)
    assert staff(14).triggers == (Trigger("die", dice=(1, 2), kind="prepare"),)
    assert staff(17).triggers == (
        Trigger("die", dice=(6,), kind="no_fee"),
        Trigger("die", dice=(6,), kind="strength", amount=1),
    )
    assert staff(24).triggers == (Trigger("price", colour="serve", kind="free"),)
    assert staff(26).triggers == (Trigger("penalty", kind="pay", amount=1),)
    assert staff(33).triggers == (Trigger("check-in", order=4, kind="points", amount=4),)
    assert staff(29).scores == (EndScore("copy", 1),)
    assert staff(48).scores == (EndScore("set", 4),)


def test_staff_of_other_editions() -> None:
    assert {card.number for card in STAFF if card.alternatives} == {17, 32}
    assert (staff(17).cost, staff(17).under({"kitchen_hand": "3"}).cost) == (5, 3)
    assert staff(32).scores == (EndScore("staff", 2),)
    assert staff(32).under({"assistant_manager": "4"}).scores == (EndScore("staff", 4),)


def test_the_timing_says_what_a_staff_card_holds() -> None:
    for card in STAFF:
        filled = (bool(card.effects), bool(card.triggers), bool(card.scores))
        assert filled == (card.timing in ("once", "round"), card.timing == "permanent", card.timing == "end")


def test_objectives() -> None:
    assert [card.group for card in OBJECTIVES] == list("AAAABBBBCCCC")
    assert OBJECTIVES[0] == Objective(105, "A", "krones", 20)
    assert [(card.kind, card.amount) for card in OBJECTIVES[1:8]] == [
        ("tiles", 12),
        ("staff", 6),
        ("emperor", 10),
        ("floors", 2),
        ("groups", 6),
        ("colours", 1),
        ("columns", 2),
    ]
    assert [card.rooms for card in OBJECTIVES[8:]] == [(3, 3, 3), (0, 4, 3), (3, 0, 4), (4, 3, 0)]


def test_tiles() -> None:
    tiles = {tile.id: tile for tile in TILES}
    assert tiles["A1"].penalty == (Penalty("krones", 3), Penalty("points", 5))
    assert tiles["A3"].bonus == Effect("offer", amount=1, discount=3)
    assert tiles["B1"].penalty == (Penalty("food"),)
    assert tiles["B4"].bonus == Effect("occupy_new", amount=1, discount=FREE, floor_limit=2)
    assert tiles["C2"].penalty == (Penalty("top_rooms"),)
    assert tiles["C3"].bonus == Effect("points_per_staff", amount=2)
    assert tiles["C4"].penalty == (Penalty("end_staff", 1), Penalty("points", 10))
    other = tiles["B4"].under({"tile_b4": "occupied"})
    assert other.penalty == (Penalty("occupied_rooms", 2), Penalty("points", 7))


def test_every_kind_is_used_and_no_other() -> None:
    rewards = [effect for guest in GUESTS for effect in guest.reward]
    effects = [
        *rewards,
        *(effect for card in STAFF for effect in card.effects),
        *(tile.bonus for tile in TILES),
    ]
    triggers = [trigger for card in STAFF for trigger in card.triggers]
    penalties = [penalty for tile in TILES for penalty in tile.penalty]
    penalties += [penalty for tile in TILES for other in tile.alternatives for penalty in other.penalty]
    assert {effect.kind for effect in effects} == set(EFFECT_KINDS)
    assert {trigger.event for trigger in triggers} == set(TRIGGER_EVENTS)
    assert {trigger.kind for trigger in triggers} == set(TRIGGER_KINDS)
    assert {score.kind for card in STAFF for score in card.scores} == set(END_KINDS)
    assert {penalty.kind for penalty in penalties} == set(PENALTY_KINDS)
    assert {card.kind for card in OBJECTIVES} == set(CONDITION_KINDS)


def test_hotels() -> None:
    assert list(HOTELS.layouts) == ["night", "day_a", "day_b", "day_c", "day_d"]
    assert HOTELS.layouts["night"][:5] == ("blue", "yellow", "red", "red", "blue")
    assert HOTELS.price == (0, 1, 2, 3)
    assert HOTELS.final_points == (1, 2, 3, 4)
    assert {room: n for room, n in enumerate(HOTELS.printed_points) if n} == {
        13: 1,
        14: 1,
        17: 2,
        18: 2,
        19: 2,
    }
    assert HOTELS.group_bonus["blue"] == (2, 5, 9, 15)
    assert HOTELS.group_bonus["red"] == HOTELS.group_bonus["yellow"] == (1, 3, 6, 10)
    assert dict(HOTELS.tiles) == {"blue": 30, "red": 29, "yellow": 25}


@pytest.mark.parametrize(
    ("layout", "counts"),
    [
        ("night", (7, 7, 6)),
        ("day_a", (8, 6, 6)),
        ("day_b", (8, 7, 5)),
        ("day_c", (6, 7, 7)),
        ("day_d", (7, 7, 6)),
    ],
)
def test_layouts(layout: str, counts: tuple[int, int, int]) -> None:
    colours = HOTELS.layouts[layout]
    assert tuple(colours.count(colour) for colour in COLOURS) == counts
    groups = room_groups(colours)
    assert sorted(map(len, groups)) == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]
    assert sorted(room for group in groups for room in group) == list(range(ROOMS))
    for group in groups:
        beyond = {room for inside in group for room in neighbours(inside)} - group
        assert len({colours[room] for room in group}) == 1
        assert colours[min(group)] not in {colours[room] for room in beyond}


def test_neighbours() -> None:
    assert neighbours(0) == (1, 5)
    assert neighbours(9) == (4, 8, 14)
    assert neighbours(12) == (7, 11, 13, 17)


def test_board() -> None:
    assert dict(BOARD.dice) == {2: 10, 3: 12, 4: 14}
    assert BOARD.turn_order[3] == ((1, 6), (2, 5), (3, 4))
    assert (BOARD.start_krones, BOARD.start_kitchen, BOARD.start_hand, BOARD.start_rooms) == (
        10,
        (1, 1, 1, 1),
        6,
        3,
    )
    assert BOARD.krones_maximum == 20
    assert BOARD.emperor_points == (0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9)
    assert (BOARD.rounds, BOARD.emperor_rounds, BOARD.emperor_back) == (7, (3, 5, 7), (3, 5, 7))
    assert (BOARD.bonus_from, BOARD.emperor_beyond) == (3, 1)
    assert BOARD.guest_price == (3, 2, 1, 0, 0)
    assert BOARD.objective_points == (15, 10, 5)
    assert (BOARD.final_krone, BOARD.final_kitchen_item, BOARD.final_cafe_guest) == (1, 1, -5)
    assert (BOARD.serve_price, BOARD.serve_items, BOARD.tables) == (1, 3, 3)
    assert (BOARD.boost_price, BOARD.six_price, BOARD.offer) == (1, 1, 3)


def test_starting_sets() -> None:
    assert BOARD.starting_sets["A"] == (3, 6, 9, 38, 39, 48)
    numbers = [number for cards in BOARD.starting_sets.values() for number in cards]
    assert len(set(numbers)) == 24


def test_solo() -> None:
    assert (SOLO.layout, SOLO.staff, SOLO.draw, SOLO.keep) == ("night", 5, 10, 6)
    cards = {card.number: card for card in LEOPOLD}
    assert cards[203].guests == (("green", 1), ("any", 2))
    assert cards[203].die == ()
    assert cards[207].die == (1, 2)
    assert cards[207].actions == (("emperor", 2, 1), ("staff", 0, 3))
    assert cards[193].actions == (("objective", "any", 3),)
    assert Counter(card.hand for card in LEOPOLD) == {"left": 10, "right": 10}
    steps = [arg for card in LEOPOLD for kind, arg, _ in card.actions if kind == "emperor"]
    assert sum(int(arg) for arg in steps) == 26
