"""Turns as the interface gives them: each decision with its notation and its sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from grandaustria.analysis import TurnPlayed, along
from grandaustria.analysis.steps import Step, steps
from grandaustria.analysis.words import told
from grandaustria.play.event import Event
from grandaustria.play.game import Game
from grandaustria.play.hosted import HostedGame
from grandaustria.server.visible import Speech

Json = dict[str, Any]


def planned(hosted: HostedGame, actions: Sequence[int], speech: Speech) -> list[Json]:
    """A turn that the seat to act at a table could play."""
    return _told(steps(hosted.position, actions), speech, hosted.foresee(actions[0]).events)


def instead(game: Game, turn: TurnPlayed, actions: Sequence[int], speech: Speech) -> list[Json]:
    """A turn of a game as it was played, or as it could have been."""
    return _told(along(game, turn, actions), speech)


def _told(taken: Iterable[Step], speech: Speech, begun: Sequence[Event] | None = None) -> list[Json]:
    taken = list(taken)
    choices = told(taken, speech.language, speech.names, begun)
    return [
        {"action": action, "notation": position.notation(action), "text": choice.text}
        for (position, action), choice in zip(taken, choices, strict=True)
    ]
