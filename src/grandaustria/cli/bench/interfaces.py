"""Our game and others through the interfaces for research: turns in PettingZoo, steps in OpenSpiel."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from grandaustria.cli.bench.measure import Play


def ours_in_pettingzoo() -> Play:
    """Played through PettingZoo, as the others are."""
    import_module("grandaustria.research.pettingzoo_env")
    return turns("grand_austria_hotel_v1")


def ours_in_openspiel() -> Play:
    """Played through OpenSpiel's Python games, as the others are."""
    return steps("python_grand_austria_hotel", "grandaustria.research.openspiel_game")


def turns(name: str) -> Play:
    """Random games of a registered environment, every agent looking before it acts, as PettingZoo measures it."""
    env = import_module("pettingzoo").make("aec", name)

    def play(games: int) -> int:
        return sum(_turns_of_a_game(env) for _ in range(games))

    return play


def _turns_of_a_game(env: Any) -> int:
    flatnonzero, taken = import_module("numpy").flatnonzero, 0
    env.reset()
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        env.step(random.choice(flatnonzero(observation["action_mask"]).tolist()))
        taken += 1
    return taken


def steps(name: str, module: str | None = None) -> Play:
    """Random games of OpenSpiel from Python, registered by a module; outcomes of chance are steps like any other."""
    if module is not None:
        import_module(module)
    game = import_module("pyspiel").load_game(name)

    def play(games: int) -> int:
        return sum(_steps_of_a_game(game.new_initial_state()) for _ in range(games))

    return play


def _steps_of_a_game(state: Any) -> int:
    choice, taken = random.choice, 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choice(state.chance_outcomes())[0])
        else:
            state.apply_action(choice(state.legal_actions()))
        taken += 1
    return taken
