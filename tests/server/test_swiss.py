"""Who meets whom in a tournament: everybody once a round, nobody twice while that is possible, seats shared out."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandaustria.server.swiss import (
    MOST_ROUNDS,
    ROUND_ROBIN,
    SWISS,
    Group,
    Past,
    folded,
    most_rounds,
    places_needed,
    repeats,
    round_robin,
    seated,
    swiss,
)

SIZES = st.tuples(st.integers(2, 4), st.integers(2, 9), st.integers(0, 2**32))
"""Players of a table, tables, and luck."""


@dataclass
class Played:
    """A tournament of which only the pairings matter: its results are drawn."""

    entries: int
    players: int
    rng: random.Random
    points: list[int] = field(init=False)
    met: list[Counter[int]] = field(init=False)
    sat: list[list[int]] = field(init=False)
    again: int = 0
    """How often two have met who had met before."""

    def __post_init__(self) -> None:
        self.points = [0] * self.entries
        self.met = [Counter[int]() for _ in range(self.entries)]
        self.sat = [[] for _ in range(self.entries)]

    def standing(self) -> list[Past]:
        order = sorted(range(self.entries), key=lambda one: (-self.points[one], one))
        return [Past(one, self.points[one], self.met[one], self.sat[one]) for one in order]

    def round(self) -> list[Group]:
        tables = swiss(self.standing(), self.players)
        for table in tables:
            self._play(table)
        return tables

    def _play(self, table: Group) -> None:
        places = [self.rng.randrange(self.players) for _ in table]
        for seat, one in enumerate(table):
            self.sat[one].append(seat)
            self.points[one] += sum(places[seat] <= place for place in places)
        for one in table:
            self.again += sum(self.met[one][other] > 0 for other in table if other != one)
        for one in table:
            self.met[one].update(other for other in table if other != one)


def played(entries: int, players: int, rounds: int, seed: int = 1) -> Played:
    tournament = Played(entries, players, random.Random(seed))
    for _ in range(rounds):
        tournament.round()
    return tournament


@given(SIZES)
def test_everybody_plays_once_in_every_round(sizes: tuple[int, int, int]) -> None:
    players, tables, seed = sizes
    tournament = Played(players * tables, players, random.Random(seed))
    for _ in range(3):
        found = tournament.round()
        assert sorted(one for table in found for one in table) == list(range(players * tables))
        assert {len(table) for table in found} == {players}


@given(st.integers(2, 16), st.integers(0, 2**32))
def test_of_two_nobody_meets_anybody_twice(half: int, seed: int) -> None:
    tournament = played(2 * half, 2, most_rounds(SWISS, 2 * half, 2), seed)
    assert tournament.again == 0
    assert all(abs(seats.count(0) - seats.count(1)) <= 3 for seats in tournament.sat)


@pytest.mark.parametrize(("entries", "players", "rounds"), [(64, 2, 6), (64, 4, 6), (63, 3, 6), (256, 2, MOST_ROUNDS)])
def test_so_many_meet_somebody_new_each_time(entries: int, players: int, rounds: int) -> None:
    tournament = played(entries, players, rounds)
    assert tournament.again == 0
    for sat in tournament.sat:
        often = [sat.count(seat) for seat in range(players)]
        assert max(often) - min(often) <= 3


def test_where_it_is_not_possible_few_meet_again() -> None:
    """Of 12 at tables of four, in five rounds everybody meets 11 others 15 times."""
    tournament = played(12, 4, 5)
    least = 12 * (15 - 11)
    assert least <= tournament.again <= 2 * least


@given(SIZES)
def test_the_same_standing_is_paired_in_the_same_way(sizes: tuple[int, int, int]) -> None:
    players, tables, seed = sizes
    one, other = (played(players * tables, players, 2, seed) for _ in range(2))
    assert one.round() == other.round()


def test_the_first_round_is_folded() -> None:
    assert swiss([Past(one) for one in range(8)], 2) == [(0, 4), (1, 5), (2, 6), (3, 7)]
    assert swiss([Past(one) for one in range(6)], 3) == [(0, 2, 4), (1, 3, 5)]


def test_who_is_left_over_goes_into_the_next_group() -> None:
    points = [4, 4, 4, 2, 2, 0]
    tables = folded([Past(one, have) for one, have in enumerate(points)], 2)
    assert [[one.number for one in table] for table in tables] == [[0, 1], [2, 3], [4, 5]]


def test_who_has_met_changes_with_the_nearest_table() -> None:
    """The leaders have met; they change with those below them, not with the last."""
    met = {0: {1: 1}, 1: {0: 1}}
    points = [4, 4, 2, 2, 0, 0]
    tables = swiss([Past(one, have, met.get(one, {})) for one, have in enumerate(points)], 2)
    assert [sorted(table) for table in tables] == [[1, 2], [0, 3], [4, 5]]


def test_everybody_sits_where_they_have_sat_least() -> None:
    assert seated([Past(0, sat=(0, 0)), Past(1, sat=(0, 1))]) == (1, 0)
    assert seated([Past(0, sat=(1, 0)), Past(1, sat=(0, 1))]) == (1, 0)  # not where they sat last
    assert seated([Past(0, sat=(2,)), Past(1, sat=(1,)), Past(2, sat=(0,))])[0] != 2
    assert repeats([Past(0, met={1: 2}), Past(1, met={0: 2}), Past(2)]) == 2


@pytest.mark.parametrize("entries", range(4, 18, 2))
def test_in_a_round_robin_everybody_meets_everybody(entries: int) -> None:
    rounds = [round_robin(entries, number) for number in range(1, most_rounds(ROUND_ROBIN, entries, 2) + 1)]
    assert all(sorted(one for table in tables for one in table) == list(range(entries)) for tables in rounds)
    met = Counter(frozenset(table) for tables in rounds for table in tables)
    assert len(met) == entries * (entries - 1) / 2
    assert set(met.values()) == {1}
    first = Counter(table[0] for tables in rounds for table in tables)
    assert set(first.values()) == {entries // 2, entries // 2 - 1}


def test_it_is_the_table_of_the_handbook() -> None:
    """Berger's table for five or six, its numbers from 0."""
    rounds = ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]
    for number, tables in enumerate(rounds, 1):
        assert " ".join(f"{first + 1}-{second + 1}" for first, second in round_robin(6, number)) == tables


@pytest.mark.parametrize(
    ("entries", "players", "needed"), [(0, 2, 4), (1, 4, 8), (4, 2, 4), (5, 2, 6), (7, 3, 9), (64, 4, 64)]
)
def test_there_is_always_a_place(entries: int, players: int, needed: int) -> None:
    assert places_needed(entries, players) == needed


def test_how_many_rounds_there_can_be() -> None:
    assert [most_rounds(SWISS, entries, 2) for entries in (4, 6, 64)] == [2, 3, MOST_ROUNDS]
    assert most_rounds(SWISS, 8, 4) == MOST_ROUNDS
    assert most_rounds(ROUND_ROBIN, 8, 2) == 7
