"""New staff acts at once. In games begun under the first readings it acts from the next event on, as it did then."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandaustria import Game, Position, PositionError, RecordError, Setup, View
from grandaustria.cards import STAFF
from grandaustria.engine.setup import stored
from grandaustria.vocabulary import READINGS
from tests.components import component
from tests.engine.compose import changes, compose, legal, play, seat
from tests.engine.emperor_positions import ON_BONUS, scoring

OLD, NEW = 1, 2


def gained(position: Position, *actions: str) -> dict[str, Any]:
    return changes(position, play(position, *actions))


def both(**fields: Any) -> list[Position]:
    """The same position under the first readings and under those of today."""
    return [compose(seat(**fields), readings=readings) for readings in READINGS]


# What acts on what


@component("staff", 9)
@component("staff", 22)
def test_hired_with_22_before_the_rooms_of_that_3_they_are_free() -> None:
    table = {
        "dice": [0, 0, 2, 0, 0, 0],
        "queue": [60, 61, 62, 67, 68],
        "seats": [{"krones": 10, "played": [22], "hand": [9], "prepared": [0, 5, 10]}, {}],
    }
    for setup, left in (({}, 5), ({"readings": NEW}, 5), ({"readings": OLD}, 2)):
        after = play(Position.from_json({"setup": setup, **table}), "die 3", "hire 9", "prepare 15")
        assert after.seats[0].krones == left


@component("guest", 66)
def test_66_his_room_is_free_if_his_staff_came_first() -> None:
    fields = {"prepared": [0, 5, 10], "cafe": [(66, "ck")], "hand": [9]}
    actions = ("check-in 66 room 10", "reward 1", "hire 9", "prepare 15")
    assert [gained(position, *actions)["krones"] for position in both(**fields)] == [-4 - 3, -4]


@component("staff", 23)
def test_23_hired_by_a_reward_pays_for_rooms_occupied_later_in_it() -> None:
    """73 lets hire twice: the Custodian, then the Page Boy, who occupies two rooms."""
    fields = {"krones": 6, "hand": [23, 35], "cafe": [(73, "wkk")]}
    actions = ("check-in 73 room 0", "hire 23", "hire 35", "occupy 1", "occupy 5")
    assert [gained(position, *actions)["krones"] for position in both(**fields)] == [-4 - 1, -4 - 1 + 2]


@pytest.mark.parametrize(("card", "die"), [(12, 3), (19, 3), (18, 5), (20, 5), (22, 5), (13, 5), (16, 5), (17, 5)])
def test_the_die_was_taken_before(card: int, die: int) -> None:
    """Hired by the action of a die that it would act on, or that another hired it by, staff does nothing for it."""
    for position in both(hand=[card], played=[] if die == 5 else [22], krones=10):
        found = gained(position, f"die {die}", f"hire {card}")
        assert set(found) - {"numbers"} <= {"krones", "hand", "played"}
        price = max(0, STAFF[card - 1].cost - (2 if die == 5 else 0))
        assert found.get("krones", 0) == -price


@pytest.mark.parametrize(("card", "guest", "room"), [(5, (86, "cww"), 2), (8, (94, "ss"), 1), (33, (104, "sscc"), 1)])
def test_a_guest_who_has_left_has_left(card: int, guest: tuple[int, str], room: int) -> None:
    old, new = both(hand=[card], cafe=[guest], prepared=[0, 1, 2])
    actions = (f"check-in {guest[0]} room {room}", f"hire {card}")
    assert gained(old, *actions) == gained(new, *actions)


def test_nothing_is_fresh_any_more() -> None:
    old, new = (play(position, "die 5", "hire 9") for position in both(hand=[9, 10], krones=10))
    assert (old.to_json()["fresh"], new.to_json()["fresh"]) == ([], [])
    old, new = (play(position, "die 3", "hire 9") for position in both(hand=[9], played=[22], krones=10))
    assert (old.to_json()["fresh"], new.to_json()["fresh"]) == ([9], [])


@component("staff", 42)
def test_42_hired_by_the_bonus_does_not_act_on_it() -> None:
    before, asked = scoring("C4", seat(emperor=ON_BONUS["C"], hand=[42]))
    assert "points.staff" not in changes(before, play(asked, "hire 42"))


# Which readings a game has


def test_people_get_those_of_today() -> None:
    assert Setup().readings == Setup.from_json({}).readings == Position().setup.readings == NEW
    assert Setup().to_json()["readings"] == NEW
    assert Setup.from_json(stored({"players": 3})) == Setup(players=3, readings=OLD)


@pytest.mark.parametrize("readings", [0, 3, True, "2", None, 1.0])
def test_there_are_no_others(readings: Any) -> None:
    with pytest.raises(PositionError, match=r"readings: .* is not one of 1, 2"):
        Setup(readings=readings)


def test_a_record_without_them_is_read_by_the_first() -> None:
    game = Game(Setup(readings=OLD), seed=4)
    data: Any = game.record()
    assert data["setup"]["readings"] == OLD
    del data["setup"]["readings"]
    assert Game.from_record(data).setup.readings == OLD


def test_so_is_the_start_of_a_composed_one() -> None:
    game = Game.from_position(compose(readings=OLD), seed=4)
    data: Any = game.record()
    del data["setup"]["readings"], data["start"]["setup"]["readings"]
    assert Game.from_record(data).position == game.position
    with pytest.raises(RecordError, match="set-up is not that of the record"):
        Game.from_record({**data, "setup": Setup().to_json()})


def test_a_view_and_what_is_dealt_of_it_keep_them() -> None:
    for position in both(hand=[9]):
        view = position.view(1)
        assert isinstance(view, View)
        assert view.setup.readings == position.setup.readings


def test_fresh_staff_belongs_to_the_first() -> None:
    """A position that has some and does not name its readings was written by version 0.1."""
    fields: Any = {"seats": [seat(played=[9]), seat()], "fresh": [9], "dice": [1] * 6, "queue": [60, 61, 62, 63, 64]}
    for setup in ({"readings": OLD}, {}):
        assert Position.from_json({**fields, "setup": setup}).setup.readings == OLD
    with pytest.raises(PositionError, match="fresh: in readings 2 staff acts at once"):
        Position.from_json({**fields, "setup": {"readings": NEW}})


# Solo positions put together by hand


END_STAFF = (27, 28, 30, 31, 34, 37, 40)


@given(
    st.sampled_from(["easy", "medium", "hard"]),
    st.lists(st.sampled_from(END_STAFF), max_size=5, unique=True),
    st.lists(st.integers(1, 26), max_size=20, unique=True),
    st.lists(st.integers(0, 3), min_size=3, max_size=3),
)
def test_a_composed_solo_position_can_be_written_and_read(
    level: str, face_down: list[int], removed: list[int], markers: list[int]
) -> None:
    """Where none lies face down before Leopold, none is missing from the deck."""
    position = compose(
        solo=level,
        leopold={"deck": [193, 194], "staff": face_down, "markers": markers},
        claims=[[1] if marker == 3 else [] for marker in markers],
        staff_removed=removed,
    )
    assert position.staff_deck == 48 - len(face_down) - len(removed)
    assert Position.from_json(position.to_json()) == position
    view = position.view(0)
    assert view.staff_deck == position.staff_deck
    assert legal(position) == [view.notation(action) for action in view.legal_actions()]


def test_the_solo_position_that_was_miscounted() -> None:
    table: Any = {"setup": {"players": 2, "solo": "easy"}, "dice": [2, 2, 2, 2, 1, 1], "queue": [49, 50, 51, 52, 53]}
    assert Position.from_json(table).staff_deck == 48
    assert Position.from_json({**table, "staff_removed": list(range(1, 45))}).staff_deck == 4


def test_while_staff_is_dealt_everything_dealt_lies_somewhere() -> None:
    table: Any = {"setup": {"solo": "easy"}, "phase": "deal", "round": 0, "rolls": 0, "queue": [60, 61, 62, 63, 64]}
    with pytest.raises(PositionError, match="count: 0 staff cards lie before the seats, not 3"):
        Position.from_json({**table, "count": 3})
    with pytest.raises(PositionError, match="staff_removed: no card is out of the game yet"):
        Position.from_json({**table, "staff_removed": [1]})
    leopold = {"deck": [193], "staff": [27, 28, 30], "markers": [0, 0, 0]}
    dealt = Position.from_json({**table, "count": 3, "leopold": leopold})
    assert Position.from_json(dealt.to_json()) == dealt


@pytest.mark.parametrize(("claims", "markers"), [([[1], [], []], [2, 0, 0]), ([[], [], []], [3, 0, 0])])
def test_leopold_claims_when_his_marker_arrives_and_only_then(claims: list[list[int]], markers: list[int]) -> None:
    with pytest.raises(PositionError, match="on objective A he has a disc"):
        compose(solo="easy", claims=claims, leopold={"deck": [193], "staff": [], "markers": markers})
