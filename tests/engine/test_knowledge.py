"""What each seat knows: which cards a view names, and which two worlds it cannot tell apart."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from grandaustria import Position, PositionError, Setup
from tests.engine.compose import compose, legal, play, seat
from tests.engine.driving import after_first_player, deal_staff, outcomes, seats, settled
from tests.engine.solo_positions import leopold_of

PUBLIC_IN_A_SEAT: Final = (
    "hotel", "krones", "emperor", "points", "kitchen", "cafe", "prepared", "occupied", "groups_paid",
    "played", "used", "numbers",
)  # fmt: skip


def without(*kept: int) -> list[int]:
    """Every staff card but these is out of the game."""
    return [number for number in range(1, 49) if number not in kept]


def under(*cards: int, by: int = 0) -> list[dict[str, Any]]:
    return [{"card": card, "by": by, "from_hand": False} for card in cards]


def shown_under(position: Position, viewer: int) -> list[int]:
    return [entry["card"] for entry in position.view(viewer).to_json()["staff_under"]]


def shown_hand(position: Position, viewer: int, of: int) -> list[int]:
    hand: list[int] = position.view(viewer).to_json()["seats"][of]["hand"]
    return hand


# Hands


def test_hands_of_others_are_counted_but_not_shown() -> None:
    position = compose(seat(hand=[1, 2]), seat(hand=[3, 4, 5]), seat(), players=3)
    assert [shown_hand(position, 0, of) for of in range(3)] == [[1, 2], [0, 0, 0], []]
    assert [shown_hand(position, 1, of) for of in range(3)] == [[0, 0], [3, 4, 5], []]


def test_a_hand_can_be_told_only_by_its_owner() -> None:
    worlds = [compose(seat(hand=[1]), seat(hand=hand)) for hand in ([2, 3], [40, 48])]
    assert worlds[0].view(0) == worlds[1].view(0)
    assert worlds[0].view(0).hash == worlds[1].view(0).hash
    assert worlds[0].view(1) != worlds[1].view(1)


def test_dealt_hands_are_secret_from_the_first_card_on() -> None:
    dealing = after_first_player(Setup())
    for count in range(1, 13):
        worlds = [deal_staff(dealing, numbers[:count]) for numbers in (range(1, 13), [*range(1, 7), *range(20, 26)])]
        assert worlds[0].view(0) == worlds[1].view(0)


@pytest.mark.parametrize("viewer", [1, 2])
def test_a_drawn_card_is_seen_by_who_drew_it(viewer: int) -> None:
    before = compose(seat(cafe=[(103, "sw")]), players=3)
    drawing = play(before, "check-in 103 room 0")
    worlds = [play(drawing, *drawn) for drawn in (("draw staff 7", "draw staff 9"), ("draw staff 48", "draw staff 8"))]
    assert worlds[0].view(viewer) == worlds[1].view(viewer)
    assert shown_hand(worlds[0], viewer, 0) == [0, 0]
    assert shown_hand(worlds[0], 0, 0) == [7, 9]


def test_a_played_card_is_seen_by_all() -> None:
    position = play(compose(seat(hand=[45, 7]), dice=[0, 0, 0, 0, 2, 0]), "die 5", "hire 45")
    shown = position.view(1).to_json()["seats"][0]
    assert (shown["hand"], shown["played"]) == ([0], [45])


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everything_else_is_public(viewer: int | None) -> None:
    position = compose(
        seat(hand=[1], cafe=[(75, "w")], played=[2], used=[2], krones=3),
        seat(hand=[3], occupied=[0], emperor=7, points={"guests": 9}),
        guest_discard=[49, 50],
        claims=[[1], [], []],
        dice=[1, 0, 2, 0, 0, 3],
        dustbin=2,
    )
    view = position.public_view() if viewer is None else position.view(viewer)
    shown, true = view.to_json(), position.to_json()
    for key in (
        "dice",
        "dustbin",
        "tiles",
        "objectives",
        "claims",
        "queue",
        "guest_discard",
        "turn",
        "staff_deck",
    ):
        assert shown[key] == true[key]
    for mine, theirs in zip(shown["seats"], true["seats"], strict=True):
        assert [mine[key] for key in PUBLIC_IN_A_SEAT] == [theirs[key] for key in PUBLIC_IN_A_SEAT]
    assert (view.seat, view.to_move, view.round, view.phase) == (viewer, 0, 2, "turn")


def test_only_the_seat_to_move_sees_its_actions() -> None:
    position = compose(seat(hand=[45]))
    assert position.view(0).legal_actions() == position.legal_actions()
    assert position.view(1).legal_actions() == []
    assert position.public_view().legal_actions() == []


@pytest.mark.parametrize("number", [-1, 2, 255])
def test_there_is_no_view_of_a_missing_seat(number: int) -> None:
    with pytest.raises(PositionError):
        compose().view(number)


# Offers and cards put under the deck

OFFER = ("check-in 75 room 0", "draw staff 27", "draw staff 25", "draw staff 23")


def offering() -> Position:
    return play(compose(seat(cafe=[(75, "wwkk")])), *OFFER)


def test_an_offer_is_seen_only_by_who_drew_it() -> None:
    position = offering()
    assert position.view(0).to_json()["offer"] == [23, 25, 27]
    assert position.view(1).to_json()["offer"] == [0, 0, 0]
    other = play(compose(seat(cafe=[(75, "wwkk")])), OFFER[0], "draw staff 9", "draw staff 10", "draw staff 11")
    assert position.view(1) == other.view(1)


def test_cards_put_under_the_deck_are_known_to_who_put_them_there() -> None:
    position = play(offering(), "hire 27", "under 25")
    assert shown_under(position, 0) == [25, 23]
    assert shown_under(position, 1) == [0, 0]
    assert [entry["by"] for entry in position.view(1).to_json()["staff_under"]] == [0, 0]
    assert seats(position)[0]["known"] == [23, 25]


def test_the_order_under_the_deck_is_secret() -> None:
    worlds = [play(offering(), "done", *(f"under {card}" for card in order)) for order in ([23, 25], [27, 23])]
    assert shown_under(worlds[0], 0) == [23, 25, 27]
    assert shown_under(worlds[1], 0) == [27, 23, 25]
    assert worlds[0].view(1) == worlds[1].view(1)


def penalised(**fields: Any) -> Position:
    """Seat 1 must put two cards of its hand under the deck."""
    mine, theirs = seat(emperor=4, numbers=2, **fields), seat(hand=[12, 13, 14], numbers=1)
    return play(compose(mine, theirs, actor=1, round=3, tiles=["A3", "B1", "C1"], dice=[1, 0, 0, 0, 0, 0]), "pass")


def test_hand_cards_put_under_the_deck_are_secret() -> None:
    worlds = [play(penalised(), *cards) for cards in (("under 12", "under 13"), ("under 14", "under 12"))]
    assert worlds[0].view(0) == worlds[1].view(0)
    assert shown_hand(worlds[0], 0, 1) == [0]
    assert shown_under(worlds[0], 1) == [12, 13]
    assert worlds[0].view(0).to_json()["staff_under"] == [{"card": 0, "by": 1, "from_hand": True}] * 2


def test_what_goes_under_out_of_a_known_hand_is_secret() -> None:
    """Seat 0 knows one card of that hand; whether it was given away must not show."""
    known = penalised(known=[12])
    assert shown_hand(known, 0, 1) == [12, 0, 0]
    worlds = [play(known, *cards) for cards in (("under 12", "under 13"), ("under 13", "under 14"))]
    assert worlds[0].view(0) == worlds[1].view(0)


def test_the_order_of_a_known_offer_under_the_deck_is_secret() -> None:
    """Seat 1 put these cards under an empty deck; seat 0 draws them as its offer."""
    before = compose(
        seat(cafe=[(75, "wwkk")]),
        seat(known=[23, 25, 27]),
        staff_removed=without(23, 25, 27),
        staff_under=under(23, 25, 27, by=1),
    )
    offer = play(before, "check-in 75 room 0", "draw staff 23", "draw staff 25", "draw staff 27")
    assert offer.view(1).to_json()["offer"] == [23, 25, 27]
    worlds = [play(offer, "done", *(f"under {card}" for card in order)) for order in ([23, 25], [27, 25])]
    assert worlds[0].view(1) == worlds[1].view(1)


# A deck drawn to its end


def test_known_cards_stay_known_when_others_draw_them() -> None:
    """Seat 0 put 45 under an otherwise empty deck; seat 1 draws it, and seat 2 did not know it."""
    before = compose(
        seat(known=[45]),
        seat(cafe=[(103, "sw")]),
        players=3,
        actor=1,
        staff_removed=without(45, 7),
        staff_under=under(45),
    )
    drawing = play(before, "check-in 103 room 0", "draw staff 7")
    assert outcomes(drawing) == ["draw staff 45"]
    after = play(drawing, "draw staff 45")
    assert [shown_hand(after, viewer, 1) for viewer in range(3)] == [[45, 0], [7, 45], [0, 0]]


def test_a_known_card_comes_to_the_own_hand() -> None:
    before = compose(seat(known=[45], cafe=[(103, "sw")]), staff_removed=without(45), staff_under=under(45))
    after = settled(play(before, "check-in 103 room 0"))
    assert (seats(after)[0]["hand"], seats(after)[0]["known"]) == ([45], [])
    assert shown_hand(after, 1, 0) == [0]


def test_a_card_shown_to_all_is_no_secret_any_more() -> None:
    before = compose(seat(known=[45]), seat(hand=[45]), actor=1, dice=[0, 0, 0, 0, 2, 0])
    after = play(before, "die 5", "hire 45")
    assert seats(after)[0]["known"] == []
    assert after.view(0).to_json()["seats"][1]["played"] == [45]


# Leopold


def solo(face_down: list[int]) -> Position:
    leopold = {"deck": list(range(193, 213)), "staff": face_down, "markers": [0, 0, 0]}
    return compose(seat(hand=[1, 2]), {"prepared": []}, solo="medium", leopold=leopold)


def test_leopolds_face_down_staff_is_secret() -> None:
    worlds = [solo([27, 28, 29, 30, 31]), solo([40, 41, 46, 47, 48])]
    assert worlds[0].view(0) == worlds[1].view(0)
    assert leopold_of(worlds[0].view(0))["staff"] == []


def test_leopolds_face_down_staff_is_dealt_from_end_of_game_cards() -> None:
    rng = random.Random(1)
    view = solo([27, 28, 29, 30, 31]).view(0)
    dealt = [leopold_of(view.deal(rng))["staff"] for _ in range(200)]
    end_of_game = {27, 28, 29, 30, 31, 32, 34, 37, 40, 41, 46, 47, 48}
    assert {len(cards) for cards in dealt} == {5}
    assert {card for cards in dealt for card in cards} == end_of_game


# Spectators


def test_spectators_see_no_hand() -> None:
    position = play(offering(), "hire 27", "under 25")
    data = position.public_view().to_json()
    assert position.public_view().seat is None
    assert [one["hand"] for one in data["seats"]] == [[], []]
    assert [entry["card"] for entry in data["staff_under"]] == [0, 0]
    worlds = [compose(seat(hand=[1]), seat(hand=hand)) for hand in ([2, 3], [40, 48])]
    assert worlds[0].public_view() == worlds[1].public_view()
    assert worlds[0].public_view().to_json()["seats"][0]["hand"] == [0]


def test_spectators_do_not_know_what_a_seat_knows() -> None:
    worlds = [play(offering(), "hire 27", first) for first in ("under 25", "under 23")]
    assert worlds[0].public_view() == worlds[1].public_view()
    assert all(one["known"] == [] for one in worlds[0].public_view().to_json()["seats"])


def test_an_action_of_another_can_be_read_in_a_view() -> None:
    """Notation needs no secret: guests and rooms lie open."""
    position = compose(seat(cafe=[(65, "k")], prepared=[0]))
    action = position.parse("check-in 65 room 0")
    assert position.view(1).notation(action) == "check-in 65 room 0"
    assert "check-in 65 room 0" in legal(position)
