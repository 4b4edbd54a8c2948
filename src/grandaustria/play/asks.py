"""What is expected of whom, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from grandaustria.engine import Board, Position
from grandaustria.engine.forms import TurnData
from grandaustria.engine.notation import family
from grandaustria.play.hosted import HostedGame
from grandaustria.texts import Argument, list_text, text
from grandaustria.texts.describe import guest_name


def ask_text(hosted: HostedGame, at: Board, own: bool, language: str, names: Sequence[str]) -> str:
    """The sentence for the seat that decides, if it is asked, or for everybody else."""
    if hosted.seat is None:
        over = hosted.position.is_over
        return _result(hosted.position, language, names) if over else text("ask-chance", language)
    message, arguments = _message(hosted, at, own)
    known: dict[str, Argument] = {"player": names[hosted.seat], **arguments}
    if "guest" in known:
        known["guest"] = guest_name(int(known["guest"]), language)
    return text(f"ask-{message}-{'own' if own else 'other'}", language, **known)


def _result(position: Position, language: str, names: Sequence[str]) -> str:
    """Who has won: nothing is expected any more."""
    winners = position.winners()
    points = position.scores()[winners[0]].total
    listed = list_text([names[seat] for seat in winners], language)
    return text("log-winners", language, count=len(winners), list=listed, points=points)


def _message(hosted: HostedGame, at: Board, own: bool) -> tuple[str, dict[str, Argument]]:
    if hosted.is_complete:
        return "confirm", {}
    asked = at.asked()
    if asked.name == "turn":
        turn = at.to_json()["turn"]
        return _own_turn(hosted, turn["extra"]) if own else (_turn(turn), {})
    name = "prepare-occupy" if asked.occupies else asked.name
    return name, ({"amount": asked.amount} if asked.amount else {})


def _turn(turn: TurnData) -> str:
    """A turn as others see it: nothing in it may depend on the cards of the hand."""
    if turn["die"]:
        return "turn-end"
    if turn["extra"]:
        return "extra"
    return "turn-die" if turn["begun"] else "turn"


def _own_turn(hosted: HostedGame, extra: bool) -> tuple[str, dict[str, Argument]]:
    legal = {family(action)[0] for action in hosted.legal_actions()}
    if "end" in legal:
        return ("turn-rest" if len(legal) > 1 else "turn-end"), {}
    if extra:
        return ("extra" if "guest" in legal else "extra-no-guest"), {}
    if "pass" in legal:
        return ("turn" if "guest" in legal else "turn-no-guest"), {}
    if "guest" in legal:
        return "turn-begun", {}
    seated = hosted.new_guests()
    return ("turn-seated", {"guest": seated[0]}) if len(seated) == 1 else ("turn-die", {})
