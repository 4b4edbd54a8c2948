"""Prospects depend on nothing that those eyes may not see: what is hidden is dealt anew, and they stay the same."""

from __future__ import annotations

import random

import pytest

from grandaustria import Setup
from grandaustria.cards import BOARD
from grandaustria.play.hosted import HostedGame
from grandaustria.play.prospects import prospects
from tests.play.moments import NAMES, Moment, moments, played


def dealt_anew(moment: Moment, eyes: int | None, rng: random.Random) -> HostedGame:
    """The same for these eyes, with all they cannot know in other places."""
    position = moment.game.position
    view = position.public_view() if eyes is None else position.view(eyes)
    return HostedGame(view.deal(rng), moment.game.told)


@pytest.mark.parametrize("spectating", [False, True], ids=["seat", "spectator"])
def test_what_is_hidden_changes_no_prospect(spectating: bool) -> None:
    rng = random.Random(5)
    differing = 0
    for moment in (moment for moment in moments() if moment.game.position.to_move >= 0):
        game = HostedGame(moment.game.position, moment.game.told)
        eyes = None if spectating else rng.choice([game.seat, rng.randrange(game.position.players)])
        other = dealt_anew(moment, eyes, rng)
        assert prospects(game, eyes, "en", NAMES) == prospects(other, eyes, "en", NAMES)
        differing += other.position != game.position
    assert differing > 200


def test_before_a_scoring_the_choices_of_others_are_not_foretold() -> None:
    """Whether somebody else could hire is known only when the emperor comes to them."""
    foretold = 0
    for seed in range(4):
        for game, _ in played(Setup(players=4), seed):
            table = game.position.to_json()
            if table["round"] in BOARD.emperor_rounds and "end" in map(game.position.notation, game.legal_actions()):
                (end,) = (o for o in prospects(game, game.seat, "en", NAMES)["options"] if o["notation"] == "end")
                names = [event["name"] for event in end["events"] if event["seat"] != game.seat]
                assert not {"declines", "hires", "staff-under", "offer", "prepares-room"} & set(names)
                foretold += "emperor-begins" in names
    assert foretold > 3
