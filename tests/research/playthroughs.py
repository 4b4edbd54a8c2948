"""Golden playthroughs: whole games as OpenSpiel writes them down, with tensors and long lines as digests.

After a change that is meant to alter them: python -m tests.research.playthroughs
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any
from unittest import mock

from numpy.typing import NDArray
from open_spiel.python.algorithms import generate_playthrough

from grandaustria.research import openspiel_game

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "two": openspiel_game.NAME,
    "three": f"{openspiel_game.NAME}(players=3,preset=de2015,hotels=day,staff=draft)",
}
SEED = 1
LONGEST = 200
"""Longer lines are the JSON of a view, a history."""


def playthrough(name: str) -> str:
    with mock.patch.object(generate_playthrough, "_format_tensor", _tensor):
        lines = generate_playthrough.playthrough_lines(GAMES[name], seed=SEED)
    return "\n".join(map(_short, lines)) + "\n"


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def _tensor(tensor: NDArray[Any], name: str) -> list[str]:
    """In place of every number, which would take most of the time."""
    return [f"{name} = {tensor.size} numbers, {_digest(tensor.tobytes())}"]


def _short(line: str) -> str:
    title, equals, value = line.partition(" = ")
    if len(line) <= LONGEST or not equals:
        return line
    return f"{title} = {len(value)} characters, {_digest(value.encode())}"


def _digest(content: bytes) -> str:
    return f"sha256 {hashlib.sha256(content).hexdigest()[:16]}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        path(game).write_text(playthrough(game), encoding="utf-8")
