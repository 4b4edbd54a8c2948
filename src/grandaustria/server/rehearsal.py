"""What a person sees who tries the next turn: the copy of the table, in the shapes that the table itself has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from grandaustria.play.planner import Planner
from grandaustria.play.prospects import prospects
from grandaustria.server.host import Table
from grandaustria.server.visible import Speech, position_for, run_of, state_for

Json = dict[str, Any]


def rehearsal(table: Table, planner: Planner, seat: int, now: float, speech: Speech) -> Json:
    """How the copy stands, seen with the eyes of the seat alone, and how it came to that."""
    return {
        "state": _state(table, planner, seat, now) | {"prospects": _prospects(table, planner, seat, speech)},
        "steps": told_steps(planner, speech),
        "over": planner.is_over,
        "open": planner.is_open,
        "face_down": {"guests": planner.guests_face_down, "staff": planner.staff_face_down},
    }


def told_steps(planner: Planner, speech: Speech) -> list[Json]:
    """The steps of a plan in words."""
    return [
        {"action": step.action, "notation": step.notation, "text": step.told(*speech).text} for step in planner.steps
    ]


def _state(table: Table, planner: Planner, seat: int, now: float) -> Json:
    done = len(planner.steps)
    position = dict(position_for(table.game, planner.hosted.position, seat))
    position["queue"] = _face_down(planner.hosted.position.queue, planner.guests_face_down)
    run = {"steps": done, "can_undo": done > 0, "can_redo": False, "die_done": planner.die_done, "back": None}
    return state_for(table.game, table.hosted, seat, now) | {
        "position": position,
        "run": run_of(planner.hosted) | run,
        "asked": not planner.is_over,
        "legal": [
            {"action": action, "notation": planner.hosted.position.notation(action)}
            for action in planner.legal_actions()
        ],
    }


def _face_down(queue: Sequence[int], count: int) -> list[int]:
    return [0 if place < count else guest for place, guest in enumerate(queue)]


def _prospects(table: Table, planner: Planner, seat: int, speech: Speech) -> Json:
    found = prospects(planner.hosted, seat, *speech, playing=True, deciding=not planner.is_over)
    legal = set(planner.legal_actions())
    undone: Iterable[str] = ("undo",) if planner.steps else ()
    return {
        "revision": table.game.revision,
        **found,
        "options": [option for option in found["options"] if option["action"] in legal],
        "refusals": [refusal for refusal in found["refusals"] if refusal["notation"] not in undone],
    }
