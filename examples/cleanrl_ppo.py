"""CleanRL's style: PPO with masks in one file, many games at once. `python examples/cleanrl_ppo.py 100`."""

import sys

import gymnasium
import torch
from torch.distributions import Categorical
from torch.nn import Linear, Sequential, Tanh

import grandaustria.research.gymnasium_vector  # noqa: F401 - registers the game
from grandaustria.research.observation import SIZE, scaled

torch.manual_seed(1)
envs = gymnasium.make_vec("GrandAustriaHotel-v1", num_envs=64, opponents="random", reward="margin")
seen, info = envs.reset(seed=1, options={"stagger": 100})
net = Sequential(Linear(SIZE, 256), Tanh(), Linear(256, 513))  # a preference for each action, and the lead to come
adam = torch.optim.Adam(net.parameters(), 5e-4)
for update in range(int(sys.argv[1])):
    kept, leads = [], []
    for _ in range(128):
        now, mask = torch.from_numpy(scaled(seen)), torch.from_numpy(info["action_mask"])
        choice = Categorical(logits=net(now).detach()[:, :512].masked_fill(~mask, -1e9))
        action = choice.sample()
        seen, reward, done, _, info = envs.step(action.numpy())
        kept.append((now, mask, action, choice.log_prob(action), *map(torch.from_numpy, (reward, done))))
        leads += reward[done].tolist()
    now, mask, action, before, gained, over = map(torch.stack, zip(*kept, strict=True))
    returns, ahead = torch.empty_like(gained), net(torch.from_numpy(scaled(seen))).detach()[:, 512]
    for step in reversed(range(128)):
        returns[step] = ahead = gained[step] + ahead * ~over[step]
    for _ in range(4):
        judged = net(now)
        choice, surprise = Categorical(logits=judged[..., :512].masked_fill(~mask, -1e9)), returns - judged[..., 512]
        change, better = (choice.log_prob(action) - before).exp(), surprise.detach()
        gain = torch.min(change * better, change.clamp(0.8, 1.2) * better) + 0.02 * choice.entropy()
        adam.zero_grad()
        (surprise.square() - gain).mean().backward()
        adam.step()
    print(f"{update + 1}: {100 * sum(leads) / len(leads):+.1f} points ahead in {len(leads)} games")
