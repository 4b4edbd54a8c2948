"""Tianshou: DQN in one seat, bots in the others. `python examples/tianshou_dqn.py 200000`."""

import sys
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict
from gymnasium.wrappers import TransformObservation
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from grandaustria.research.gymnasium_env import SeatEnv
from grandaustria.research.observation import SIZE, scaled


def game() -> gymnasium.Env[Any, Any]:
    env = SeatEnv(opponents="random", reward="margin")
    space = Dict(obs=Box(-np.inf, np.inf, (SIZE,), np.float32), mask=Box(0, 1, (512,), np.int8))
    return TransformObservation(env, lambda seen: {"obs": scaled(seen), "mask": env.action_masks()}, space)


envs = DummyVectorEnv([game] * 8)
net = Net(state_shape=SIZE, action_shape=512, hidden_sizes=[256])
policy = DiscreteQLearningPolicy(model=net, action_space=SeatEnv().action_space, eps_training=0.1)
dqn = DQN(
    policy=policy, optim=AdamOptimizerFactory(lr=5e-4), gamma=1.0, n_step_return_horizon=20, target_update_freq=500
)
training, testing = Collector(dqn, envs, VectorReplayBuffer(100_000, 8), exploration_noise=True), Collector(dqn, envs)
told: dict[str, Any] = {"training_collector": training, "test_collector": testing, "test_step_num_episodes": 50}
told |= {"max_epochs": 1, "epoch_num_steps": int(sys.argv[1]), "collection_step_num_env_steps": 256, "batch_size": 256}
told |= {"update_step_num_gradient_steps_per_sample": 0.05, "show_progress": False, "verbose": False}
done = dqn.run_training(OffPolicyTrainerParams(**told))
print(f"{100 * done.best_score:+.1f} points ahead in 50 games")
