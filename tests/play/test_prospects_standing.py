"""How everybody stands, told as the engine has it: scores, the emperor, objectives, groups, staff, turn order."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from grandaustria import Luck, Position
from grandaustria.cards import BOARD
from grandaustria.engine import RULE_VALUES
from grandaustria.engine.forms import PositionData
from grandaustria.engine.notation import family
from grandaustria.play.hosted import HostedGame
from grandaustria.play.prospects import prospects
from grandaustria.play.standing import outlook
from grandaustria.vocabulary import LAYOUTS
from tests.play.moments import GREED, NAMES, VARIANTS, Moment, moments, sensible
from tests.setups import LONGEST_GAME, finished_game

Json = Mapping[str, Any]


@dataclass(frozen=True)
class Step:
    label: str
    family: str
    start: Position
    end: Position

    @cached_property
    def before(self) -> PositionData:
        return self.start.to_json()

    @cached_property
    def after(self) -> PositionData:
        return self.end.to_json()

    def seats(self, seat: int) -> tuple[Json, Json]:
        return self.before["seats"][seat], self.after["seats"][seat]


@cache
def steps() -> tuple[Step, ...]:
    """What happens in some games: scorings, and decisions that fill groups or claim objectives."""
    return tuple(step for seed, setup in enumerate(VARIANTS * 2) for step in _steps(Position(setup), seed))


def _steps(position: Position, seed: int) -> Iterator[Step]:
    luck, rng = Luck(seed), random.Random(seed)
    for _ in range(LONGEST_GAME):
        luck.resolve(position)
        if position.is_over:
            return
        before = position.copy()
        chosen = sensible(position) if rng.random() < GREED else rng.choice(position.legal_actions())
        for label, action, after in position.trace(chosen):
            name = "" if action is None else family(action)[0]
            if label == "emperor" or name in ("occupy", "prepare", "done", "bonus", "claim", "check-in"):
                yield Step(label, name, before, after)
            before = after


def composed(rng: random.Random) -> Position:
    """A full table in the middle of a turn: hotels, staff, objectives and claims as they fall."""
    players = rng.choice((2, 3, 4))
    rules = {name: rng.choice(values) for name, values in RULE_VALUES.items()}
    staff = rng.sample(range(1, 49), 48)
    seats = [_seat(rng, staff) for _ in range(players)]
    return Position.from_json({
        "setup": {"players": players, "rules": rules, "hotels": list(LAYOUTS[1:][:players])},
        "round": 4,
        "dice": [1, 1, 1, 1, 1, 1],
        "queue": [60, 61, 62, 63, 64],
        "objectives": [rng.randrange(first, first + 4) for first in (105, 109, 113)],
        "claims": [rng.sample(range(players), rng.choice((0, 0, 1, min(3, players)))) for _ in range(3)],
        "seats": [{**seat, "hotel": LAYOUTS[1 + place]} for place, seat in enumerate(seats)],
    })  # fmt: skip


def _seat(rng: random.Random, staff: list[int]) -> Json:
    rooms = rng.sample(range(20), 20)
    occupied = rng.choice((0, 6, 12, 17, 20))
    prepared = rng.randint(0, 20 - occupied)
    return {
        "krones": rng.randint(0, 20),
        "emperor": rng.randint(0, 13),
        "occupied": sorted(rooms[:occupied]),
        "prepared": sorted(rooms[occupied : occupied + prepared]),
        "played": sorted(staff.pop() for _ in range(rng.randint(0, 9))),
    }


def test_scores_are_those_of_the_engine() -> None:
    for moment in moments():
        for told, score in zip(moment.public["seats"], moment.game.position.scores(), strict=True):
            assert told["scores"] == {**score._asdict(), "total": score.total}
            assert told["points"] == score.in_play


def test_staff_at_the_end_adds_up() -> None:
    counted = 0
    for seed in range(150):
        position = composed(random.Random(seed))
        for seat, score in enumerate(position.scores()):
            assert sum(position.end_scores(seat).values()) == score.staff_end
            counted += bool(score.staff_end)
    assert counted > 200


# The emperor


def scorings() -> Iterator[tuple[Json, Json, Json, Position]]:
    """Each seat's scoring: what was expected, the seat before and after, and the position after."""
    for step in steps():
        if step.label == "emperor" and step.after["count"] > step.before["count"]:
            seat = step.after["actor"]
            expected = outlook(step.start, seat, "en")
            assert expected is not None
            yield expected, *step.seats(seat), step.end


def test_the_emperor_judges_as_he_was_expected_to() -> None:
    outcomes: Counter[str] = Counter()
    for expected, old, new, position in scorings():
        table = position.to_json()
        gained = new["points"]["emperor"] - old["points"]["emperor"]
        outcomes[expected["outcome"]] += 1
        assert (expected["outcome"] == "penalty") == any(f["frame"] == "penalty" for f in table["pending"])
        if expected["outcome"] != "bonus":
            points = {**old["points"], "emperor": new["points"]["emperor"]}
            assert new == {**old, "emperor": expected["after"], "points": points}
        assert gained == expected["points"]
        assert position.outlook(position.actor) is None
    assert min(outcomes[outcome] for outcome in ("bonus", "penalty", "nothing")) > 10


def test_a_bonus_comes_where_it_was_expected() -> None:
    """A full purse or an empty staff can make nothing of it; most of the time it brings something."""
    brought: Counter[bool] = Counter()
    for expected, old, new, position in scorings():
        if expected["outcome"] == "bonus":
            beside = {key for key in old if old[key] != new[key]} - {"emperor", "points"}
            points = new["points"]["tiles"] > old["points"]["tiles"]
            brought[bool(position.to_json()["pending"] or beside or points)] += 1
    assert brought[True] > 4 * brought[False]


def test_no_scoring_is_told_of_after_the_last() -> None:
    assert finished_game(VARIANTS[0], 1).scoring() is None


# Objectives and groups


def test_objectives_are_met_when_they_can_be_claimed_and_bring_what_is_told() -> None:
    met: Counter[tuple[int, bool]] = Counter()
    for seed in range(250):
        moment = Moment(HostedGame(composed(random.Random(seed)), 0), Luck(0))
        claimable = {family(n)[1]: n for n in moment.game.legal_actions() if family(n)[0] == "claim"}
        for group, told in enumerate(moment.public["seats"][0]["objectives"]):
            free = not told["claimed"] and len(moment.table["claims"][group]) < len(BOARD.objective_points)
            assert (told["met"] and free) == (group in claimable), told
            assert told["met"] == (told["have"] >= told["need"])
            met[told["number"], told["met"]] += 1
            if group in claimable:
                old, new = moment.table["seats"][0], moment.after(claimable[group])["seats"][0]
                assert new["points"]["objectives"] - old["points"]["objectives"] == told["points"]
            elif not free and not told["claimed"]:
                assert told["points"] == 0
    assert {number for number, yes in met if yes} == {number for number, yes in met if not yes} == set(range(105, 117))


def test_groups_pay_what_was_told() -> None:
    """At a check-in by a step of its own, up to the limits of krones and steps."""
    paid = 0
    for step in (step for step in steps() if step.family == "bonus"):
        old, new = step.seats(step.before["actor"])
        group = step.start.groups_of(step.start.actor)[step.before["pending"][-1]["c"] - 1]
        bonus = {group.kind: group.amount}
        assert new["krones"] == min(old["krones"] + bonus.get("krones", 0), BOARD.krones_maximum)
        assert new["emperor"] == min(old["emperor"] + bonus.get("emperor", 0), len(BOARD.emperor_points) - 1)
        assert new["points"]["groups"] - old["points"]["groups"] == bonus.get("points", 0)
        paid += 1
    assert paid > 10


def test_groups_filled_by_cards_pay_points_as_told() -> None:
    for step in (step for step in steps() if step.family in ("occupy", "prepare", "done")):
        old, new = step.seats(step.before["actor"])
        full = set(new["groups_paid"]) - set(old["groups_paid"])
        groups = [step.start.groups_of(step.start.actor)[group] for group in full]
        points = sum(group.amount for group in groups if group.kind == "points")
        assert new["points"]["groups"] - old["points"]["groups"] == points


def test_groups_that_have_paid_were_full() -> None:
    for step in steps():
        old, new = step.seats(step.before["actor"])
        for group in set(new["groups_paid"]) - set(old["groups_paid"]):
            paid = step.end.groups_of(step.before["actor"])[group]
            assert paid.occupied == len(paid.rooms)
            assert paid.paid


# Turn order


def test_the_order_of_turns() -> None:
    """Whoever has the lowest number that is not taken, and has not passed, begins a turn."""
    turns = 0
    for moment in moments():
        table = moment.table
        if table["phase"] == "turn" and not any(table["turn"].values()) and not table["pending"]:
            order = moment.public["order"]
            assert [entry["number"] for entry in order] == list(range(1, 2 * len(table["seats"]) + 1))
            waiting = [entry for entry in order if not entry["taken"] and not table["passed"][entry["seat"]]]
            assert waiting[0]["seat"] == moment.seat
            assert moment.public["turn"] == waiting[0]["number"]
            turns += 1
    assert turns > 50


def test_a_number_keeps_its_turn_when_its_die_is_taken() -> None:
    """And between turns there is none."""
    kept = 0
    for moment in moments():
        before = moment.public["turn"]
        assert (moment.table["phase"] == "turn") == (before is not None)
        dice = [action for action in moment.game.legal_actions() if family(action)[0] == "die"]
        for action in dice[:1]:
            game = moment.game.copy()
            game.step(action, moment.luck)
            assert prospects(game, None, "en", NAMES)["turn"] == before
            kept += 1
    assert kept > 50
