"""Makes the engine's network out of one in floats: python tools/shrink.py research/master/policy.npz

Weights become whole numbers of eight bits, a layer `rows x columns` being about
`row_scale[i] * column_scale[j] * weight[i, j]`. They are rounded one row after the other, and what a row is off is made
up for by the rows not yet rounded, as far as both are on together in games the network plays (as GPTQ does); the bias
takes what is left on average. Sums cannot overflow 32 bits, whatever the bytes are: those of the first layer by its
weights (a test adds them up), those of the others because a unit hands on at most 4095 to the 1536 rows of the second
and 16383 to the 768 of the last one.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from grandaustria.bots import learned
from grandaustria.engine.notation import NUMBERING_VERSION
from grandaustria.research.games import ACTIONS
from grandaustria.research.observation import SCALES, SIZE, VERSION
from grandaustria.research.policy import OUTLOOK, Layer, Policy
from grandaustria.research.training.tables import ALL, drawn
from grandaustria.research.vector import VectorEnv

FULL = 127
SCALE = 128
"""The largest scale of a byte."""
MOST = (4095, 16383)
"""What a unit of each hidden layer hands on, at most."""
ROUND = 20
HEADROOM = 1.3
"""Times the largest value met."""
Array = NDArray[Any]


@dataclass(frozen=True)
class Whole:
    """A network of whole numbers, judged with NumPy: the engine must agree to the last bit."""

    scale: Array
    weights: tuple[Array, ...]
    biases: tuple[Array, ...]
    factors: tuple[Array, ...]

    def hidden(self, layer: int, values: Array) -> Array:
        sums = _product(values, self.weights[layer]) + self.biases[layer]
        return handed_on(sums, self.factors[layer], MOST[layer])

    def judge(self, observations: NDArray[np.uint8]) -> Array:
        """Every output, in 1/2^30."""
        x = observations.astype(np.int64) * self.scale
        for layer in range(2):
            x = self.hidden(layer, x)
        found: Array = _product(x, self.weights[2]) * self.factors[2] + (self.biases[2] << 14)
        return found

    def file(self) -> bytes:
        pairs = zip(self.biases, self.factors, strict=True)
        numbers = b"".join(part.astype("<i4").tobytes() for pair in pairs for part in pair)
        first, second, last = (weight.astype(np.int8) for weight in self.weights)
        weights = first.tobytes() + second.tobytes() + np.ascontiguousarray(last.T).tobytes()
        scale = self.scale.astype(np.uint8).tobytes() + bytes(-len(self.scale) % 4)
        return learned.heading(VERSION, NUMBERING_VERSION) + numbers + scale + weights

    @classmethod
    def read(cls, data: bytes) -> Whole:
        """What `file` wrote."""
        inputs, units = SIZE, (1536, 768, ACTIONS + len(OUTLOOK))
        rest = memoryview(data)[learned.HEADING.size :]

        def part(kind: str, count: int) -> Array:
            nonlocal rest
            found, rest = np.frombuffer(rest, kind, count), rest[count * np.dtype(kind).itemsize :]
            return found.astype(np.int64)

        numbers = [part("<i4", count) for count in units for _ in range(2)]
        scale = part("u1", inputs + -inputs % 4)[:inputs]
        first, second = (part("i1", a * b).reshape(a, b) for a, b in ((inputs, units[0]), units[:2]))
        last = part("i1", units[2] * units[1]).reshape(units[2], units[1]).T
        return cls(scale, (first, second, last), tuple(numbers[::2]), tuple(numbers[1::2]))


def handed_on(sums: Array, factor: Array, most: int) -> Array:
    found: Array = np.minimum((np.maximum(sums, 0) * factor + (1 << (ROUND - 1))) >> ROUND, most)
    return found


def _product(values: Array, weights: Array) -> Array:
    """Exact: all sums are whole numbers far below 2^53."""
    return (values.astype(np.float64) @ weights.astype(np.float64)).astype(np.int64)


def rounded(weight: Array, column_scale: Array, values: Array) -> Array:
    """Whole numbers q with `values @ (q * column_scale)` near `values @ weight`."""
    left, found = weight.copy(), np.zeros(weight.shape, np.int64)
    together = values.T @ values
    together[np.diag_indices(len(weight))] += 0.01 * np.mean(np.diag(together))
    order = np.argsort(-np.diag(together), kind="stable")
    upper = np.linalg.cholesky(np.linalg.inv(together[np.ix_(order, order)])).T
    left = left[order]
    for block in range(0, len(order), 128):
        rows = range(block, min(block + 128, len(order)))
        errors = np.zeros((len(rows), weight.shape[1]))
        for n, row in enumerate(rows):
            found[order[row]] = np.clip(np.rint(left[row] / column_scale), -FULL, FULL)
            errors[n] = (left[row] - found[order[row]] * column_scale) / upper[row, row]
            left[row + 1 : rows.stop] -= np.outer(upper[row, row + 1 : rows.stop], errors[n])
        left[rows.stop :] -= upper[block : rows.stop, rows.stop :].T @ errors
    return found


def fitted(weight: Array, values: Array, target: Array) -> tuple[Array, Array, Array]:
    """Whole numbers, the scale of each column, and a bias, so that together they come near the target."""
    size = np.maximum(np.abs(weight).max(0), 1e-9) / FULL
    whole = rounded(weight, size, values)
    return whole, size, (target - _product(values, whole) * size).mean(0)


def shrunk(policy: Policy, observations: NDArray[np.uint8]) -> Whole:
    """The network in whole numbers, rounded for positions like these."""
    first, second = policy.hidden
    last = Layer(*(np.concatenate((one, two), -1) for one, two in zip(policy.action, policy.points, strict=True)))
    weight = first.weight / SCALES[:, None].astype(np.float64)
    largest = np.abs(weight).max(1)
    scale = np.clip(np.ceil(SCALE * largest / largest.max()), 1, SCALE)
    target, values = observations @ weight + first.bias, observations * scale
    whole, size, bias = fitted(weight / scale[:, None], values, target)
    weights, biases, factors = [whole], [], []
    for most, following in zip(MOST, (second, last), strict=True):
        biases.append(np.rint(bias / size).astype(np.int64))
        on, row_scale = np.maximum(target, 0), np.maximum(np.abs(following.weight).max(1), 1e-9).astype(np.float64)
        unit = HEADROOM * (on * row_scale).max() / most
        factors.append(np.rint(size * row_scale / unit * (1 << ROUND)).astype(np.int64))
        values = handed_on(_product(values, weights[-1]) + biases[-1], factors[-1], most)
        target = on @ following.weight.astype(np.float64) + following.bias
        whole, size, bias = fitted(following.weight * unit / row_scale[:, None], values.astype(np.float64), target)
        weights.append(whole)
    biases.append(np.rint(bias * (1 << 16)).astype(np.int64))
    factors.append(np.rint(size * (1 << 30)).astype(np.int64))
    return Whole(scale.astype(np.int64), tuple(weights), tuple(biases), tuple(factors))


def positions(policy: Policy, games: int, steps: int, seed: int) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    """What is seen, and may be done, in games of all kinds that the network plays by lot."""
    seen, legal, rng = [], [], np.random.default_rng(seed)
    with VectorEnv(games, setup=drawn(ALL, games, seed), seed=seed) as env:
        env.reset()
        for step in range(steps):
            if step % 8 == 7:
                seen.append(env.observation.copy())
                legal.append(env.mask.astype(bool))
            noise = rng.gumbel(size=env.mask.shape)
            env.step(np.where(env.mask, policy.judge(env.observation)[0] + noise, -np.inf).argmax(-1))
    return np.concatenate(seen), np.concatenate(legal)


def agreement(policy: Policy, whole: Whole, seen: NDArray[np.uint8], legal: NDArray[np.bool_]) -> float:
    """In what share of positions both prefer the same."""
    found = [
        np.where(legal, preferences, -np.inf).argmax(-1)
        for preferences in (policy.judge(seen)[0], whole.judge(seen)[:, : legal.shape[1]])
    ]
    return float((found[0] == found[1]).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path, help="as research.policy writes it")
    parser.add_argument("--games", type=int, default=256, help="played to round for (256)")
    parser.add_argument("--steps", type=int, default=400, help="decisions in each; one of eight is kept (400)")
    parser.add_argument("--to", type=Path, default=Path(learned.__file__).with_name(learned.FILE))
    options = parser.parse_args()
    policy = Policy.load(options.network)
    whole = shrunk(policy, positions(policy, options.games, options.steps, seed=1)[0])
    options.to.write_bytes(whole.file())
    same = agreement(policy, whole, *positions(policy, options.games, options.steps, seed=2))
    print(f"{options.to}: {options.to.stat().st_size} bytes; the choice of the floats in {same:.2%} of other games")


if __name__ == "__main__":
    main()
