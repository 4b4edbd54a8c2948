"""What is expected of whom, in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from grandaustria.cards import GUESTS
from grandaustria.engine import Position
from grandaustria.engine.notation import family
from grandaustria.engine.situation import FIRST_GUEST, Situation
from grandaustria.play.hosted import HostedGame
from grandaustria.texts import Argument, list_text, text

Amount = Callable[[Any], int]
AMOUNTS: dict[str, Amount] = {
    "first_rooms": lambda frame: frame["a"],
    "any": lambda frame: frame["a"],
    "serve": lambda frame: frame["a"],
    "guest": lambda frame: frame["a"],
    "occupy": lambda frame: frame["a"],
    "return": lambda frame: frame["a"],
    "remove": lambda frame: frame["a"],
    "six": lambda frame: frame["a"],
    **{f"die-{die}": lambda frame: frame["b"] for die in range(1, 6)},
}
"""How much is asked for, where the sentence says it."""


def ask_text(hosted: HostedGame, at: Situation, own: bool, language: str, names: Sequence[str]) -> str:
    """The sentence for the seat that decides, if it is asked, or for everybody else."""
    if hosted.seat is None:
        return _result(hosted.position, language, names)
    message, arguments = _message(hosted, at, own)
    known: dict[str, Argument] = {"player": names[hosted.seat], **arguments}
    if "guest" in known:
        known["guest"] = GUESTS[int(known["guest"]) - FIRST_GUEST].name[language]
    return text(f"ask-{message}-{'own' if own else 'other'}", language, **known)


def _result(position: Position, language: str, names: Sequence[str]) -> str:
    """Who has won: nothing is expected any more."""
    winners = position.winners()
    points = position.scores()[winners[0]].total
    listed = list_text([names[seat] for seat in winners], language)
    return text("log-winners", language, count=len(winners), list=listed, points=points)


def _message(hosted: HostedGame, at: Situation, own: bool) -> tuple[str, dict[str, Argument]]:
    if hosted.is_complete:
        return "confirm", {}
    if at.name == "turn":
        return _own_turn(hosted, at) if own else (_turn(at), {})
    if at.name == "prepare" and at.frame["c"]:
        return "prepare-occupy", {}
    return at.name, ({"amount": AMOUNTS[at.name](at.frame)} if at.name in AMOUNTS else {})


def _turn(at: Situation) -> str:
    """A turn as others see it: nothing in it may depend on the cards of the hand."""
    if at.turn["die"]:
        return "turn-end"
    if at.turn["extra"]:
        return "extra"
    return "turn-die" if at.turn["begun"] else "turn"


def _own_turn(hosted: HostedGame, at: Situation) -> tuple[str, dict[str, Argument]]:
    legal = {family(action)[0] for action in hosted.legal_actions()}
    if "end" in legal:
        return ("turn-rest" if len(legal) > 1 else "turn-end"), {}
    if at.turn["extra"]:
        return ("extra" if "guest" in legal else "extra-no-guest"), {}
    if "pass" in legal:
        return ("turn" if "guest" in legal else "turn-no-guest"), {}
    if "guest" in legal:
        return "turn-begun", {}
    seated = hosted.new_guests()
    return ("turn-seated", {"guest": seated[0]}) if len(seated) == 1 else ("turn-die", {})
