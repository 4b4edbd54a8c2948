"""Who sits down with whom: of those who wait for the same game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grandaustria.server.naming import guest_name
from grandaustria.server.parties import (
    ANSWER_SECONDS,
    Party,
    Room,
    company,
    look_alikes,
    nearest_level,
    next_party,
)
from grandaustria.server.ratings import BOTS
from grandaustria.server.store.wishes import Wish

NOW = 1_000.0


def wish(name: str, players: int = 3, since: float = 0.0, accepted: float | None = None, rated: bool = False) -> Wish:
    level = None if accepted is None else "master"
    return Wish(name, name, "en", players, "quick", rated, since, NOW, accepted, level, None, told=False)


def room(*waiting: Wish, apart: tuple[str, ...] = (), **ratings: float) -> Room:
    """Those who wait, the first first; `apart` has pairs of names of one letter."""
    ordered = [replace(one, since=float(place)) for place, one in enumerate(waiting)]
    return Room(ordered, {frozenset(pair) for pair in apart}, ratings)


def names(party: Party | None) -> str:
    return "" if party is None else "".join(one.person_id for one in party.people)


@pytest.mark.parametrize(
    ("waiting", "apart", "seated"),
    [
        ("ab", (), ""),
        ("abc", (), "abc"),
        ("abcd", (), "abc"),
        ("abcd", ("ab",), "acd"),
        ("abcd", ("ab", "cd"), ""),
        ("abcde", ("ab", "cd"), "ace"),
        # Who comes first must not be in the way of those who may meet without them
        ("abcd", ("ab", "ac", "ad"), "bcd"),
        # To begin with those who have waited longest is not always possible
        ("abcd", ("bc", "bd"), "acd"),
    ],
)
def test_those_who_have_waited_longest_and_may_meet(waiting: str, apart: tuple[str, ...], seated: str) -> None:
    assert names(next_party(room(*map(wish, waiting), apart=apart), 3, NOW)) == seated


def test_who_waits_together_may_meet() -> None:
    around = room(*(wish(name, players=4) for name in "abcd"), apart=("ab", "cd"))
    together = {one.person_id: "".join(sorted(other.person_id for other in company(one, around))) for one in around[0]}
    assert together == {"a": "ac", "b": "bc", "c": "ac", "d": "ad"}


def test_in_a_rated_game_the_nearest_first() -> None:
    waiting = [wish(name, players=2, rated=True) for name in "abc"]
    assert names(next_party(room(*waiting, a=1500.0, b=1900.0, c=1550.0), 2, NOW)) == "ac"
    assert names(next_party(room(*waiting, apart=("ac",), a=1500.0, b=1900.0, c=1550.0), 2, NOW)) == "ab"
    plain = [replace(one, rated=False) for one in waiting]
    assert names(next_party(room(*plain, a=1500.0, b=1900.0, c=1550.0), 2, NOW)) == "ab"


# The house takes the free seats


def test_all_who_wait_together_agree() -> None:
    around = room(wish("a", accepted=NOW), wish("b", accepted=NOW))
    party = next_party(around, 3, NOW)
    assert (names(party), party and party.level) == ("ab", "master")


def test_one_of_two_agrees_and_the_other_does_not_answer() -> None:
    around = room(wish("a"), wish("b", accepted=NOW))
    assert next_party(around, 3, NOW + ANSWER_SECONDS - 1) is None
    assert names(next_party(around, 3, NOW + ANSWER_SECONDS)) == "b"


def test_people_come_before_the_house() -> None:
    assert names(next_party(room(wish("a", accepted=NOW), wish("b"), wish("c")), 3, NOW + ANSWER_SECONDS)) == "abc"


def test_whom_one_does_not_meet_need_not_agree() -> None:
    assert names(next_party(room(wish("a"), wish("b", accepted=NOW), apart=("ab",)), 3, NOW)) == "b"


def test_the_level_is_that_of_the_first_who_agrees() -> None:
    late = replace(wish("a", accepted=NOW + 1), level="apprentice")
    party = next_party(room(late, wish("b", accepted=NOW)), 3, NOW)
    assert (names(party), party and party.level) == ("ab", "master")


@pytest.mark.parametrize(("rating", "level"), [(0.0, "apprentice"), (1500.0, "innkeeper"), (3000.0, "master")])
def test_the_house_offers_the_level_that_is_nearest(rating: float, level: str) -> None:
    one = wish("a")
    assert nearest_level(one, room(one, a=rating)) == level
    assert nearest_level(one, room(one)) == min(BOTS[3], key=lambda level: abs(BOTS[3][level] - 1500.0))


# Names


def test_names_that_look_the_same_do_not_meet() -> None:
    alike = [replace(wish(name), name=called) for name, called in (("a", "Sisi"), ("b", "SISI"), ("c", "Franz"))]
    assert look_alikes(alike) == {frozenset("ab")}


def test_names_of_the_house_imitate_nobody() -> None:
    ids: dict[str, str] = {}
    number = next(i for i in range(9_001) if ids.setdefault(guest_name(str(i), "en"), str(i)) != str(i))
    own = replace(wish(str(number)), name=guest_name(str(number), "en"))
    same = replace(wish(ids[own.name]), name=own.name)
    assert look_alikes([own, same]) == set()
    assert look_alikes([own, replace(same, person_id="a")]) == {frozenset((own.person_id, "a"))}
