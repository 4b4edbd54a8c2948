"""A network that learned one kind of table, made ready for others: on its own it still does the same.

Bytes of the observation that never change at such tables (that two play, that nobody drafts) pull at the network only
as constants. They become part of the bias, and their weights 0. So at another table, where these bytes differ, it
begins by playing as it knows, instead of being disturbed by weights that nothing has ever corrected.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from grandaustria import Setup
from grandaustria.research.observation import SCALES, SIZE
from grandaustria.research.policy import Layer, Policy
from grandaustria.research.vector import VectorEnv

GAMES, STEPS = 2048, 400
"""Where it is looked for what changes."""
LEARNED = slice(None, None, 32)
"""In these games the network plays; in the others anything is done, so that what players rarely do is met as well."""


def widened(policy: Policy, setup: Setup | None = None, seed: int = 1) -> Policy:
    """The network with everything constant at these tables in its bias."""
    first, *others = policy.hidden
    lowest, highest = _seen(policy, setup or Setup(), seed)
    constant = lowest == highest
    weight, value = first.weight.copy(), (lowest / SCALES)[constant]
    bias = (first.bias + value.astype(np.float32) @ weight[constant]).astype(np.float32)
    weight[constant] = 0
    return Policy((Layer(weight, bias), *others), policy.action, policy.points)


def _seen(policy: Policy, setup: Setup, seed: int) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """The lowest and the highest value of every byte."""
    lowest, highest = np.full(SIZE, 255, np.uint8), np.zeros(SIZE, np.uint8)
    rng = np.random.default_rng(seed)
    with VectorEnv(GAMES, setup=setup, seed=seed) as env:
        env.reset()
        for _ in range(STEPS):
            np.minimum(lowest, env.observation.min(0), out=lowest)
            np.maximum(highest, env.observation.max(0), out=highest)
            chosen = env.sample_actions(rng)
            preferences = policy.judge(env.observation[LEARNED])[0]
            chosen[LEARNED] = np.where(env.mask[LEARNED], preferences, -np.inf).argmax(-1)
            env.step(chosen)
    return lowest, highest
