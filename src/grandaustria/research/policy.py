"""A learned network that plays, in NumPy alone: what examples/selfplay.py writes, and a bot can load.

Layers of numbers with max(0, x) between them lead from an observation to two answers: how much each action is
preferred, and how many points the seat has still to expect.

>>> network = Policy.begun(widths=[8], seed=1)
>>> from grandaustria import Luck, Position
>>> position = Position()
>>> Luck(seed=1).resolve(position)
>>> network.choose(position.view(position.to_move)) in position.legal_actions()
True
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import ClassVar, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from grandaustria import View
from grandaustria.bots import Budget
from grandaustria.bots.protocol import choices, luck
from grandaustria.engine.notation import NUMBERING_VERSION
from grandaustria.research.games import ACTIONS
from grandaustria.research.observation import SIZE, VERSION, observe, scaled

POINTS = 100
"""The network counts in hundreds of points."""
OUTLOOK = ("own", "others", "victory")
"""What a network of `research.training` foresees: the seat's points still to come, those of the others on average, and
whether it wins. Others know the points alone."""
Numbers = NDArray[np.float32]


class Layer(NamedTuple):
    """One step: `x @ weight + bias`."""

    weight: Numbers
    bias: Numbers

    def of(self, x: Numbers) -> Numbers:
        """What comes out of it."""
        return x @ self.weight + self.bias


@dataclass(frozen=True, slots=True, eq=False)
class Policy:
    """A bot that does what the network prefers, or draws by lot in proportion to the preferences."""

    hidden: tuple[Layer, ...]
    action: Layer
    points: Layer
    by_lot: bool = False
    """As it plays while it learns; it has more points without."""
    name: ClassVar[str] = "learned"
    budget: ClassVar[Budget] = Budget()

    @classmethod
    def begun(cls, widths: Sequence[int], seed: int) -> Self:
        """A network that has learned nothing yet, with hidden layers of these widths."""
        rng = np.random.default_rng(seed)

        def layer(inputs: int, outputs: int, gain: float) -> Layer:
            weight = rng.normal(0, gain / np.sqrt(inputs), (inputs, outputs))
            return Layer(weight.astype(np.float32), np.zeros(outputs, np.float32))

        hidden = tuple(layer(inputs, outputs, np.sqrt(2)) for inputs, outputs in pairwise((SIZE, *widths)))
        return cls(hidden, action=layer(widths[-1], ACTIONS, 0.01), points=layer(widths[-1], 1, 0.01))

    def judge(self, observations: NDArray[np.uint8]) -> tuple[Numbers, Numbers]:
        """Of each observation: the preference for every action, and the points still to come."""
        x = self._features(observations)
        return self.action.of(x), POINTS * self.points.of(x)[..., 0]

    def outlook(self, observations: NDArray[np.uint8]) -> Numbers:
        """Of each observation: points still to come, of the seat and of the others on average; its chance to win."""
        if len(self.points.bias) != len(OUTLOOK):
            raise ValueError("this network foresees the own points alone")
        found = self.points.of(self._features(observations))
        found[..., :-1] *= POINTS
        found[..., -1] = 1 / (1 + np.exp(-found[..., -1]))
        return found

    def _features(self, observations: NDArray[np.uint8]) -> Numbers:
        x = scaled(observations)
        for layer in self.hidden:
            x = np.maximum(layer.of(x), 0)
        return x

    def choose(self, view: View, budget: Budget | None = None, rng: Random | None = None) -> int:
        """The action preferred; `by_lot`, one drawn with `rng`."""
        legal = choices(view)
        preferences = self.judge(observe(view, view.to_move))[0][list(legal)]
        if not self.by_lot:
            return legal[int(preferences.argmax())]
        return luck(rng).choices(legal, np.exp(preferences - preferences.max()).tolist())[0]

    def save(self, path: Path, half: bool = False) -> None:
        """One file: the layers in order, and the versions they were learned with. Numbers of `half` the size are for
        keeping what was learned; whoever goes on learning wants whole ones."""
        layers, numbers = (*self.hidden, self.action, self.points), np.float16 if half else np.float32
        parts = {f"{kind}{n}": part for n, layer in enumerate(layers) for kind, part in layer._asdict().items()}
        arrays = {name: part.astype(numbers) for name, part in parts.items()}
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, versions=_versions(), **arrays)

    @classmethod
    def load(cls, path: Path) -> Self:
        """A network from its file. ValueError if it was learned with another observation or numbering of actions."""
        with np.load(path, allow_pickle=False) as file:
            count = sum(name.startswith("weight") for name in file.files)
            if "versions" not in file or count < 2:
                raise ValueError(f"{path}: no network")
            if not np.array_equal(file["versions"], _versions()):
                raise ValueError(
                    f"{path}: learned with observation and numbering of versions {file['versions'].tolist()}, "
                    f"not {_versions().tolist()}"
                )
            layers = [Layer(*(file[f"{kind}{n}"].astype(np.float32) for kind in Layer._fields)) for n in range(count)]
        *hidden, action, points = layers
        return cls(tuple(hidden), action, points)


def _versions() -> NDArray[np.int64]:
    return np.array([VERSION, NUMBERING_VERSION])
