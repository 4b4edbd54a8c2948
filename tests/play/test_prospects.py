"""Prospects are what the engine then does: consequences, prices, strengths, what is final and what is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from grandaustria import Position
from grandaustria.engine._engine import ANSWERS
from grandaustria.engine.forms import PositionData
from grandaustria.engine.notation import family
from grandaustria.play.hosted import HostedGame
from grandaustria.play.prospects import prospects, told
from grandaustria.play.visibility import seen
from grandaustria.texts import has_text
from tests.play.moments import NAMES, Moment, moments

Json = dict[str, Any]


def options(seed: int, most: int = 1) -> Iterator[tuple[Moment, Json]]:
    """Some options of every moment."""
    rng = random.Random(seed)
    for moment in moments():
        found = moment.own["options"]
        yield from ((moment, option) for option in rng.sample(found, min(most, len(found))))


def options_of(*names: str) -> Iterator[tuple[Moment, int, Json]]:
    """All options of these families, with the place in the family."""
    for moment in moments():
        for option in moment.own["options"]:
            name, place = family(option["action"])
            if name in names:
                yield moment, place, option


# Options


def test_options_are_the_legal_actions_in_their_order() -> None:
    for moment in moments():
        legal = moment.game.legal_actions()
        found = moment.own["options"]
        assert [option["action"] for option in found] == legal
        assert [option["notation"] for option in found] == [moment.game.position.notation(n) for n in legal]


def test_what_is_foretold_is_what_happens() -> None:
    """The events of a step begin with those foretold; what is not foretold follows chance, or is another's."""
    compared = 0
    for moment, option in options(seed=1, most=2):
        change = moment.game.copy().step(option["action"], moment.luck)
        happened = [told(seen(event, moment.seat), "en", NAMES) for event in change.events]
        count = len(option["events"])
        assert option["events"] == happened[:count]
        if not option["final"]:
            assert all(event["seat"] != moment.seat for event in happened[count : count + 1])
        compared += count
    assert compared > 500


def test_final_is_what_cannot_be_taken_back() -> None:
    finals = 0
    for moment, option in options(seed=3, most=3):
        ahead = moment.game.copy()
        ahead.step(option["action"], moment.luck)
        assert option["final"] == (not ahead.can_undo), option["notation"]
        finals += option["final"]
    assert finals > 100


def test_looking_ahead_changes_nothing() -> None:
    for moment in moments()[::5]:
        game = moment.game
        before = (game.position.to_bytes(), game.steps, game.cursor, game.told)
        assert prospects(game, moment.seat, "en", NAMES) == moment.own
        assert (game.position.to_bytes(), game.steps, game.cursor, game.told) == before


def test_every_option_says_what_it_is() -> None:
    """Two choices at once are never called the same."""
    for moment in moments():
        texts = [option["text"] for option in moment.own["options"]]
        assert all(text == " ".join(text.split()) and text for text in texts)
        assert len(set(texts)) == len(texts), texts


# Figures


def test_strengths() -> None:
    """What is told of a die is the strength with which its action is then done."""
    with_staff = 0
    for moment, place, option in options_of("die", "boosted die"):
        die = moment.own["dice"][place]
        strength = die["boosted" if option["notation"].endswith("+") else "strength"]
        assert strength_used(moment.table, moment.after(option["action"]), place + 1) in (strength, None)
        with_staff += "staff" in die["text"]
    assert with_staff > 10


def strength_used(before: PositionData, after: PositionData, die: int) -> int | None:
    """The strength in the frame of the action, or what was gained where krones and steps both come."""
    frames = [frame for frame in after["pending"] if frame["frame"] in ("die", "six")]
    if frames:
        return frames[-1]["b" if frames[-1]["frame"] == "die" else "a"]
    if die == 4:
        old, new = before["seats"][before["actor"]], after["seats"][before["actor"]]
        return new["emperor"] - old["emperor"] if new["emperor"] < 13 else None
    assert die == 6  # without its krone
    return None


def test_the_price_of_a_six() -> None:
    prices = set()
    for moment, place, option in options_of("die"):
        die = moment.own["dice"][place]
        krones = moment.table["seats"][moment.seat]["krones"]
        if place == 5 and krones >= die["price"]:
            paid = option["events"][0]["arguments"]["price"]
            assert paid == die["price"] == krones - moment.after(option["action"])["seats"][moment.seat]["krones"]
            prices.add(paid)
        elif place < 5:
            assert die["price"] == 0
    assert 1 in prices


def test_the_strength_of_an_action_without_a_die() -> None:
    """97's action: the dice of the space count, no staff does, and a 6 costs its krone."""
    seat = {"played": [14, 17, 18, 19, 20, 21, 22], "krones": 9, "numbers": 1}
    frames = [{"frame": "gizia", "a": 0, "b": 0, "c": 0}]
    turn = {"begun": True, "guest": False, "die": True, "extra": False, "extra_turns": 0}
    table = {"dice": [2, 1, 1, 2, 1, 2], "queue": [60, 61, 62, 63, 64], "pending": frames, "turn": turn}
    moment = Moment(HostedGame(Position.from_json({**table, "seats": [seat, {}]}), 0), moments()[0].luck)
    dice = moment.own["dice"]
    assert [die["strength"] for die in dice] == table["dice"]
    assert dice[5]["price"] == 1
    for option in moment.own["options"]:
        name, place = family(option["action"])
        if name == "action":
            assert strength_used(moment.table, moment.after(option["action"]), 0) == dice[place]["strength"]


def test_room_prices() -> None:
    """A room costs what is told; what can be reached and paid can be prepared, nothing else."""
    for moment in (moment for moment in moments() if moment.can("prepare")):
        seat, frame = moment.table["seats"][moment.seat], moment.table["pending"][-1]
        prices = moment.own["seats"][moment.seat]["room_prices"]
        rooms = {family(n)[1]: n for n in moment.game.legal_actions() if family(n)[0] == "prepare"}
        affordable = {room for room, price in enumerate(prices) if price is not None and price <= seat["krones"]}
        assert affordable == set(rooms)
        for room, action in rooms.items():
            paid = seat["krones"] - moment.after(action)["seats"][moment.seat]["krones"]
            occupied = frame["frame"] == "prepare" and frame["c"]  # a full group may pay at the same time
            assert prices[room] == (0 if occupied else paid)


def test_queue_prices() -> None:
    for moment, place, option in options_of("guest"):
        krones = [table["seats"][moment.seat]["krones"] for table in (moment.table, moment.after(option["action"]))]
        assert moment.own["queue_prices"][place] == krones[0] - krones[1]


# Refusals

DICE = [f"die {face}{boost}" for face in range(1, 7) for boost in ("", "+")]
ALWAYS = [*DICE, *(f"guest {place}" for place in range(1, 6)), *(f"claim {group}" for group in "ABC"), "pass", "end"]


def test_everything_on_the_table_is_either_possible_or_refused() -> None:
    for moment in (moment for moment in moments() if not moment.game.is_complete):
        possible = {option["notation"] for option in moment.own["options"]}
        refused = {entry["notation"] for entry in moment.own["refusals"]}
        seat = moment.table["seats"][moment.seat]
        hires = {f"hire {number}" for number in seat["hand"]}
        assert not possible & refused
        assert {*ALWAYS, *hires} <= possible | refused
        for guest in (sits["guest"] for sits in seat["cafe"] if sits):
            for start in (f"serve {guest}", f"check-in {guest}"):
                assert (start in {with_what(notation) for notation in possible}) != (start in refused)


def with_what(notation: str) -> str:
    """An action as the thing it is done with: `serve strudel 63` and `check-in 63 room 4` without what is chosen."""
    words = notation.split()
    if words[0] == "serve":
        return f"serve {words[2]}"
    return f"check-in {words[1]}" if words[0] == "check-in" else notation


def test_a_room_that_is_asked_for_is_possible_or_refused() -> None:
    for moment in (moment for moment in moments() if moment.can("prepare", "occupy", "remove")):
        for choice in ("prepare", "occupy", "remove"):
            if moment.can(choice):
                told_of = [entry["notation"] for entry in (*moment.own["options"], *moment.own["refusals"])]
                assert {f"{choice} {room}" for room in range(20)} <= set(told_of)


def test_refusals_are_sentences() -> None:
    assert all(entry["text"].endswith(".") for moment in moments() for entry in moment.own["refusals"])


def test_undo_is_refused_where_nothing_can_be_taken_back() -> None:
    for moment in moments():
        refused = {entry["notation"] for entry in moment.own["refusals"]}
        assert ("undo" in refused) == (not moment.game.can_undo)
        assert ("redo" in refused) == (not moment.game.can_redo)


def test_only_the_seat_that_is_asked_has_options() -> None:
    for moment in moments()[::5]:
        for eyes in {None, *range(moment.game.position.players)} - {moment.seat}:
            found = prospects(moment.game, eyes, "en", NAMES)
            assert (found["options"], found["refusals"]) == ([], [])


# What is asked


@pytest.mark.parametrize("name", [*(name for name in ANSWERS if name != "turn"), "prepare-occupy", "confirm"])
def test_everything_that_can_be_asked_has_its_sentences(name: str) -> None:
    assert has_text(f"ask-{name}-own")
    assert has_text(f"ask-{name}-other")


def test_asks_speak_to_whoever_is_asked() -> None:
    for moment in moments():
        assert NAMES[moment.seat] in moment.public["ask"]
        assert NAMES[moment.seat] not in moment.own["ask"]
    assert len({moment.own["ask"] for moment in moments()}) > 50


def test_a_game_that_has_ended_says_so() -> None:
    game = moments()[0].game
    assert prospects(game, game.seat, "en", NAMES, playing=False)["options"] == []
    assert prospects(game, game.seat, "en", NAMES, playing=False)["ask"] == "The game was ended early."
