"""Stable-Baselines3: MaskablePPO in one seat, bots in the others. `python examples/sb3_maskable_ppo.py 200000`."""

import sys

import gymnasium
import numpy as np
from gymnasium.spaces import Box
from gymnasium.wrappers import TransformObservation
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.monitor import Monitor

import grandaustria.research.gymnasium_env  # noqa: F401 - registers the game
from grandaustria.research.observation import SIZE, scaled

table = gymnasium.make("GrandAustriaHotel-v1", opponents="random", reward="margin")
env = Monitor(TransformObservation(table, scaled, Box(-np.inf, np.inf, (SIZE,), np.float32)))
model = MaskablePPO("MlpPolicy", env, gamma=1.0, ent_coef=0.02, seed=1, device="cpu")
model.learn(int(sys.argv[1]))
lead, _ = evaluate_policy(model, env, n_eval_episodes=50)
print(f"{100 * lead:+.1f} points ahead in 50 games")
