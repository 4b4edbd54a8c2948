"""What a die could bring, and what may be done in one go, is what the engine then does; nothing is revealed by it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from grandaustria import Luck
from grandaustria.cards import BOARD
from grandaustria.languages import LANGUAGES
from grandaustria.play.hosted import HostedGame
from grandaustria.play.prospects import prospects
from grandaustria.texts import text
from tests.engine.compose import compose, seat
from tests.play.moments import NAMES, moments

Json = dict[str, Any]
MAJOR, PRINCE = 85, 72
"""They have ordered 2 strudels and a cake; a strudel, a cake and a coffee."""


def table(*cafe: int, dice: tuple[int, ...] = (3, 3, 1, 1, 0, 1), **own: Any) -> HostedGame:
    """A turn in which these guests wait."""
    us = seat(cafe=[(guest, "") for guest in cafe], numbers=1, **{"krones": 5, "prepared": [0, 1], **own})
    return HostedGame(compose(us, seat(numbers=1), round=2, dice=list(dice)), 0)


def foreseen(game: HostedGame, language: str = "en") -> Json:
    return prospects(game, 0, language, NAMES)


def option(game: HostedGame, notation: str) -> Json:
    return next(option for option in foreseen(game)["options"] if option["notation"] == notation)


def proposal(game: HostedGame, name: str) -> Json:
    return next(found for found in foreseen(game)["proposals"] if found["name"] == name)


# In one go


def test_what_is_proposed_can_be_done_and_taken_back() -> None:
    """In every moment of many games: each decision is legal in its turn, reveals nothing, and leads where it says."""
    names = set()
    for moment in moments():
        for found in moment.own["proposals"]:
            game, seat = moment.game.copy(), moment.seat
            before = game.position.seats[seat]
            for action in found["actions"]:
                game.step(action, moment.luck)
                assert game.seat == seat
                assert game.can_undo
            after = game.position.seats[seat]
            told = {serving["guest"]: serving["food"] for serving in found["ahead"]["servings"]}
            happened = {
                new.guest: [a - b for a, b in zip(new.served, old.served, strict=True)]
                for old, new in zip(before.cafe, after.cafe, strict=True)
                if old and new and old != new
            }
            assert told == happened
            assert told
            left = game.position.food_between()
            assert found["ahead"]["kitchen"] == [
                new + more - old for old, new, more in zip(before.kitchen, after.kitchen, left, strict=True)
            ]
            assert before.krones - after.krones <= found["price"]
            names.add((found["name"], found["certain"]))
    assert names >= {("place", True), ("split", False), ("serve", True)}


def test_all_to_the_guests_where_nothing_has_to_be_weighed() -> None:
    game = table(MAJOR)
    game.step("die 1", Luck(1))
    game.step("split 1", Luck(1))
    found = proposal(game, "place")
    assert (found["label"], found["certain"]) == ("All to the guests", True)
    assert found["actions"] == ["place strudel 85", "place strudel 85", "place cake 85"]
    assert found["ahead"]["text"] == "Major gets 2 strudels and 1 cake and has everything ordered."


def test_a_proposal_where_two_guests_want_the_same() -> None:
    """One cake for two: whose order becomes complete by it gets it, and it is called what it is, a proposal."""
    game = table(PRINCE, MAJOR)
    game.step("die 1", Luck(1))
    game.step("split 1", Luck(1))
    found = proposal(game, "place")
    assert (found["label"], found["certain"]) == ("As marked", False)
    assert found["ahead"]["servings"] == [{"guest": MAJOR, "food": [2, 1, 0, 0], "full": True}]


def test_what_is_left_goes_into_the_kitchen() -> None:
    game = table(PRINCE, dice=(5, 1, 1, 1, 0, 1))
    game.step("die 1", Luck(1))
    found = proposal(game, "split")
    assert not found["certain"]  # how the rest is divided is for the player to say
    assert found["ahead"]["servings"] == [{"guest": PRINCE, "food": [1, 1, 0, 0], "full": False}]
    assert sum(found["ahead"]["kitchen"]) == 3


def test_serving_in_one_go_costs_one_price() -> None:
    """Up to three items; with a fourth that fits it has to be weighed which."""
    game = table(MAJOR, kitchen="sc")
    found = proposal(game, "serve")
    assert (found["label"], found["price"], found["certain"]) == ("Serve all that fits", 1, True)
    assert found["actions"] == ["serve strudel 85", "serve cake 85"]
    more = proposal(table(MAJOR, PRINCE, kitchen="sscck"), "serve")
    assert (more["label"], more["price"], len(more["actions"])) == ("Serve as proposed", 1, 3)
    assert foreseen(table(MAJOR, kitchen="wk"))["proposals"] == []


# What a die could bring


def test_who_gets_what_from_a_die() -> None:
    game = table(PRINCE, MAJOR)
    found = option(game, "die 1")["ahead"]
    assert found["servings"] == [{"guest": MAJOR, "food": [2, 1, 0, 0], "full": True}]
    assert found["kitchen"] == [0, 0, 0, 0]
    boosted = option(game, "die 1+")["ahead"]
    assert [(serving["guest"], serving["full"]) for serving in boosted["servings"]] == [(PRINCE, False), (MAJOR, True)]
    nobody = option(table(), "die 2")["ahead"]
    assert (nobody["servings"], nobody["kitchen"]) == ([], [0, 0, 2, 1])
    assert nobody["text"] == "2 wines and 1 coffee to the kitchen."


def test_a_division_tells_of_guests() -> None:
    game = table(MAJOR)
    game.step("die 1", Luck(1))
    assert option(game, "split 0")["ahead"]["text"] == "Major gets 2 strudels. 1 strudel to the kitchen."
    assert option(game, "split 1")["ahead"]["servings"][0]["full"]


def test_rooms_and_staff_a_die_could_bring() -> None:
    """In every moment of many games: those that can be chosen once it is taken, at the same price."""
    seen = set()
    for moment in moments():
        for found in moment.own["options"]:
            if found["ahead"] is None or not found["notation"].startswith(("die", "action")):
                continue
            game = moment.game.copy()
            game.step(found["action"], moment.luck)
            after = prospects(game, moment.seat, "en", NAMES)["options"]
            for kind, event, name in (("rooms", "prepares-room", "room"), ("staff", "hires", "staff")):
                first = [one["events"][0] for one in after if one["events"]]
                given = [each["arguments"] for each in first if each["name"] == event]
                told = {each[name]: each["price"] for each in given}
                if found["ahead"][kind]:
                    assert {int(number): price for number, price in found["ahead"][kind].items()} == told
                    seen.add(kind)
    assert seen == {"rooms", "staff"}


def test_phrases_of_the_strip() -> None:
    game = table(krones=1, dice=(1, 1, 2, 2, 1, 1), hand=[3, 12])
    phrases = {name: option(game, name)["ahead"]["phrases"] for name in ("die 3", "die 4", "die 5", "die 6")}
    assert phrases == {
        "die 3": ["up to 2 rooms", "1 for free", "2 for 1 krone"],
        "die 4": ["2 krones and steps"],
        "die 5": ["1 card you could hire"],
        "die 6": ["used as 1, 2, 3, 4 or 5"],
    }
    assert option(game, "die 5")["ahead"]["text"] == "You could hire one of them: Executive Housekeeper for 1 krone."
    poor = table(krones=0, dice=(1, 1, 1, 1, 1, 1), prepared=[0, 1, 2, 3, 4])
    assert option(poor, "die 5")["ahead"]["phrases"] == ["nobody you could hire"]
    assert option(poor, "die 3")["ahead"]["phrases"] == ["no room to be had"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_spaces_explain_themselves(language: str) -> None:
    """Also to whoever only looks on, and where no die lies."""
    game = table(dice=(0, 3, 2, 2, 0, 1))
    dice = prospects(game, None, language, NAMES)["dice"]
    assert len({die["about"] for die in dice}) == 6
    assert all(len(die["about"]) > 60 for die in dice)
    assert [bool(die["boost"]) for die in dice] == [False, True, True, True, False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_space_tells_its_price(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of the board, whatever it is."""
    for price in (BOARD.six_price, 3):
        monkeypatch.setattr("grandaustria.play.prospects.BOARD", replace(BOARD, six_price=price))
        about = prospects(table(), None, language, NAMES)["dice"][5]["about"]
        assert text("space-6", language, price=price) in about
        assert re.findall(r"\d+", about) == [str(price)]


def test_the_last_space_says_what_is_paid_and_done() -> None:
    about = prospects(table(), None, "en", NAMES)["dice"][5]["about"]
    assert about.startswith("Pay 1 krone and do any of the other actions, with the strength of this space.")


# What is said


def test_reasons_name_no_numbers_of_cards() -> None:
    texts = [refused["text"] for moment in moments() for refused in moment.own["refusals"]]
    assert len(texts) > 1000
    assert [text for text in texts if re.search(r"\(\d+\)", text)] == []


def test_the_die_is_done_until_it_is_taken_back() -> None:
    """Whatever is decided after it, such as serving, does not belong to it any more."""
    game = table(MAJOR, kitchen="sc")
    found = [game.die_done]
    for action in ("die 4", "split 0", "serve strudel 85"):
        game.step(action, Luck(1))
        found.append(game.die_done)
    assert found == [False, False, True, True]
    assert game.position.asked().name == "serve"
    for _ in range(2):
        game.undo()
    assert not game.die_done
