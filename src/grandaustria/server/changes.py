"""What a step makes of a game's row, and what everybody is told of it: pure functions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from grandaustria.play.hosted import Change, HostedGame
from grandaustria.server import clocks
from grandaustria.server.ratings import noted
from grandaustria.server.store.play import GameRow
from grandaustria.server.visible import result_of, run_of

Json = dict[str, Any]
CHANGING = (
    "revision", "cursor", "moves", "told", "to_act", "bot_to_act", "turn", "turn_since", "due", "times", "expires",
    "end_votes", "status", "started", "finished", "result", "driver", "question", "ratings",
)  # fmt: skip
"""What of a game's row a step may change."""


def after_change(game: GameRow, hosted: HostedGame, change: Change, now: float, process: str) -> GameRow:
    """The game's row after a change that led to this table."""
    new_run = change.kind in ("begin", "end", "confirm")
    after = replace(
        game,
        revision=game.revision + 1,
        cursor=hosted.cursor,
        moves=game.moves + len(change.final),
        told=hosted.told if new_run else game.told,
        to_act=hosted.seat,
        turn=game.turn + new_run,
        turn_since=now if new_run else game.turn_since,
        end_votes=[] if new_run else game.end_votes,
        status="over" if hosted.is_over else "running",
        driver=process,
        finished=now if hosted.is_over else None,
        result=result_of(hosted) if hosted.is_over else None,
        question=still_asked(game.question, hosted),
    )
    return noted(game, clocks.turned(game, after, now)) if new_run else after


def update_of(game: GameRow, hosted: HostedGame, change: Change, now: float) -> Json:
    """What everybody will be told of, with who may see which part; `visible.update_for` decides what is sent."""
    return {
        "type": "update",
        "revision": game.revision,
        "kind": change.kind,
        "seat": change.seat,
        "at": now,
        "moves": game.moves,
        "status": game.status,
        "run": run_of(hosted),
        "events": [event.to_json() for event in change.events],
    }


def still_asked(question: Json | None, hosted: HostedGame) -> Json | None:
    """What is asked at a table, after a step: nothing once the game is over, or the turn cannot be taken back."""
    if question is None or hosted.is_over:
        return None
    return None if question["what"] == "back" and hosted.turn_ended != question["seat"] else question
