"""A folder of games that were searched: so many in a file, each file whole or not there."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from grandaustria.bots import learned
from grandaustria.engine.notation import NUMBERING_VERSION
from grandaustria.research.observation import VERSION
from grandaustria.research.training.searched import Decisions, Playing

PLAYED, ABOUT = "played", "about"
VERSIONS = {"observation": VERSION, "numbering": NUMBERING_VERSION}


class ShelfError(Exception):
    """Why games cannot be kept or used, in one sentence."""


class Shelf:
    """Games of one way of playing, by their numbers; those that are there need not be played again."""

    def __init__(self, folder: Path, playing: Playing, in_a_file: int) -> None:
        self.folder, self.in_a_file = folder, in_a_file
        self.about = {**asdict(playing), "learned": learned.fingerprint(), **VERSIONS}
        self.held: set[int] = set()
        self.waiting: dict[int, Decisions] = {}
        """Games that are in no file yet."""
        folder.mkdir(parents=True, exist_ok=True)
        for file in files(folder):
            with np.load(file, allow_pickle=False) as stored:
                if json.loads(str(stored[ABOUT])) != json.loads(json.dumps(self.about)):
                    raise ShelfError(f"{file}: played in another way; choose another folder")
                self.held |= {*stored[PLAYED].tolist()}

    def add(self, number: int, decisions: Decisions) -> None:
        self.waiting[number] = decisions
        if len(self.waiting) == self.in_a_file:
            self.keep()

    def keep(self) -> None:
        """Write what is in no file yet."""
        if not self.waiting:
            return
        played = sorted(self.waiting)
        path = self.folder / f"games-{played[0]:07}.npz"
        arrays = joined(self.waiting[number] for number in played)._asdict()
        with path.with_suffix(".new").open("wb") as file:
            save(file, {**arrays, PLAYED: np.array(played, np.int32), ABOUT: np.array(json.dumps(self.about))})
        path.with_suffix(".new").replace(path)
        self.held |= {*played}
        self.waiting.clear()


def save(file: BinaryIO, arrays: dict[str, Any]) -> None:
    np.savez_compressed(file, allow_pickle=False, **arrays)


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("games-*.npz"))


def joined(parts: Iterable[Decisions]) -> Decisions:
    return Decisions(*map(np.concatenate, zip(*parts, strict=True)))


def read(folders: Iterable[Path]) -> Decisions:
    """All decisions of all games in these folders."""
    found = [_stored(file) for folder in folders for file in files(folder)]
    if not found:
        raise ShelfError("there are no games to learn from")
    return joined(found)


def _stored(file: Path) -> Decisions:
    with np.load(file, allow_pickle=False) as stored:
        about = json.loads(str(stored[ABOUT]))
        if {name: about[name] for name in VERSIONS} != VERSIONS:
            raise ShelfError(f"{file}: played with another observation or numbering of actions")
        return Decisions(*(stored[name] for name in Decisions._fields))
