"""The OpenSpiel game: OpenSpiel's own tests, and what they do not ask."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

from grandaustria import ActionError, Position, Setup
from grandaustria.research import openspiel_game
from grandaustria.research.games import ACTIONS, victory
from grandaustria.research.openspiel_game import TableGame, TableState
from tests.research import playthroughs

NAME = openspiel_game.NAME
VARIANTS = (
    NAME,
    f"{NAME}(players=3,preset=de2015,staff=draft)",
    f"{NAME}(players=4,preset=it2015,hotels=day)",
    f"{NAME}(players=2,preset=fr2015,hotels=day_b+day_d,staff=intro)",
)
SINGLE, NONE, ALL = (
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)


def load(text: str = NAME) -> TableGame:
    game: TableGame = pyspiel.load_game(text)
    return game


def advanced(game: TableGame, rng: random.Random, steps: int) -> TableState:
    """A state so many random steps into a game, at the end at most, and where a seat decides."""
    state = game.new_initial_state()
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


def observer(game: TableGame, public: bool, private: Any, recall: bool = False) -> Any:
    kind = pyspiel.IIGObservationType(public_info=public, private_info=private, perfect_recall=recall)
    return game.make_py_observer(kind)


class TestPartialTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's properties of some hundred states."""

    game, game_name = load(), NAME


class TestPartialTreeOfFour(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game, game_name = load(VARIANTS[2]), VARIANTS[2]


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_simulation(variant: str) -> None:
    pyspiel.random_sim_test(load(variant), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS)
def test_many_random_simulations(variant: str) -> None:
    pyspiel.random_sim_test(load(variant), num_sims=50, serialize=True, verbose=False)


@pytest.mark.parametrize("variant", VARIANTS)
def test_sim_game(variant: str) -> None:
    games_sim_test.GamesSimTest().sim_game(load(variant))


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_golden_playthrough(name: str) -> None:
    assert playthroughs.playthrough(name) == playthroughs.path(name).read_text(encoding="utf-8")


def searching_bot(game: TableGame, simulations: int) -> ismcts.ISMCTSBot:
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    return ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=simulations, random_state=rng)


@pytest.mark.parametrize("variant", VARIANTS[:2])
def test_information_set_search(variant: str) -> None:
    """OpenSpiel's own bot finds a legal move, dealing unknown cards with our `resample`."""
    game, rng = load(variant), random.Random(1)
    bot = searching_bot(game, simulations=25)
    for steps in (60, 120, 180):
        state = advanced(game, rng, steps)
        assert bot.step(state) in state.legal_actions()


@pytest.mark.long
def test_information_set_search_beats_chance() -> None:
    """A whole game of ten: random play loses nearly all of them."""
    game, won = load(), 0
    for number in range(10):
        state, rng, bot = game.new_initial_state(), random.Random(number), searching_bot(game, simulations=40)
        while not state.is_terminal():
            searched = state.current_player() == number % 2
            state.apply_action(bot.step(state) if searched else rng.choice(state.legal_actions()))
        won += state.returns()[number % 2] > 0
    assert won >= 8


@pytest.mark.parametrize("variant", VARIANTS)
def test_dice_and_cards_are_single_outcomes(variant: str) -> None:
    state, rng = load(variant).new_initial_state(), random.Random(1)
    rolled = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            assert list(outcomes) == state.legal_actions() == sorted(set(outcomes))
            if state.position.phase == "roll" and not state.position.to_json()["pending"]:
                assert [state.action_to_string(outcome) for outcome in outcomes] == [f"roll {n}" for n in range(1, 7)]
                rolled += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert rolled > 60
    assert state.returns() == victory(state.position)


def test_actions_are_those_of_the_engine() -> None:
    state, rng = load().new_initial_state(), random.Random(1)
    position = Position(Setup())
    while not state.is_terminal():
        action, offset = rng.choice(state.legal_actions()), ACTIONS if state.is_chance_node() else 0
        assert state.action_to_string(action) == position.notation(action + offset)
        state.apply_action(action)
        position.apply(action + offset)
        assert state.position == position
    assert len(state.history()) == state.move_number() > 150


def test_wrong_actions_change_nothing() -> None:
    state = advanced(load(), random.Random(1), 40)
    before = state.position.copy()
    with pytest.raises(ActionError):
        state.apply_action(511)
    assert state.position == before


def test_legal_actions_as_the_cpp_side_gives_them() -> None:
    """What answers Python at once says the same as what OpenSpiel asks through C++."""
    state, rng = load(VARIANTS[1]).new_initial_state(), random.Random(2)
    cpp = pyspiel.State
    for _ in range(200):
        assert state.legal_actions() == cpp.legal_actions(state)
        assert state.is_chance_node() == cpp.is_chance_node(state)
        for seat in range(3):
            assert state.legal_actions(seat) == cpp.legal_actions(state, seat)
        state.apply_action(rng.choice(state.legal_actions()))


def test_clones_go_their_own_way() -> None:
    state = advanced(load(), random.Random(1), 80)
    before = state.position.copy()
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert (twin.position, twin.history()) == (state.position, state.history())
        twin.apply_action(twin.legal_actions()[-1])
        assert twin.position != before
        assert state.position == before


def test_json_there_and_back() -> None:
    game, rng = load(VARIANTS[3]), random.Random(1)
    for steps in (0, 30, 90, 150):
        state = advanced(game, rng, steps)
        for data in (state.to_json(), json.loads(state.to_json()), state.to_dict()):
            assert game.new_initial_state(data).position == state.position
    with pytest.raises(ValueError, match="another game"):
        load().new_initial_state(state.to_json())


def test_actions_as_json() -> None:
    state = advanced(load(), random.Random(1), 60)
    for action in state.legal_actions():
        struct = state.action_to_struct(state.current_player(), action)
        assert json.loads(struct.to_json()) == {"notation": state.action_to_string(action)}
        assert state.struct_to_actions(struct) == [action]


@pytest.mark.parametrize("variant", VARIANTS[:3])
def test_two_worlds_that_look_the_same_are_observed_alike(variant: str) -> None:
    """Not with introductory sets for two, where nothing is hidden."""
    game, rng = load(variant), random.Random(1)
    seats, differing = game.num_players(), 0
    observers = [observer(game, True, SINGLE), observer(game, True, SINGLE, recall=True), observer(game, False, SINGLE)]
    for steps in range(10, 130, 10):
        state = advanced(game, rng, steps)
        seat = rng.randrange(seats)
        other = state.resample_from_infostate(seat, rng.random)
        differing += other.position != state.position
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.to_observation_struct(seat).to_json() == state.to_observation_struct(seat).to_json()
        for one in observers:
            assert one.string_from(other, seat) == one.string_from(state, seat)
        assert other.history() == []
    assert differing > 6


def test_what_can_be_decided_follows_from_the_observation() -> None:
    """Also in the draft, where packs go round, and in the middle of an action."""
    found: dict[str, list[int]] = {}
    for variant in VARIANTS[:2]:
        game, rng = load(variant), random.Random(1)
        for _ in range(8):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                if not state.is_chance_node():
                    assert found.setdefault(state.observation_string(state.current_player()), legal) == legal
                state.apply_action(rng.choice(legal))
    assert len(found) > 1000


def test_what_observers_see() -> None:
    game = load()
    state = advanced(game, random.Random(1), 60)
    hands = [" ".join(map(str, own["hand"])) for own in state.position.to_json()["seats"]]
    texts = {kind: observer(game, True, kind).string_from(state, 0) for kind in (SINGLE, NONE, ALL)}
    seen = {kind: [hand in text for hand in hands] for kind, text in texts.items()}
    assert seen == {SINGLE: [True, False], NONE: [False, False], ALL: [True, True]}
    assert json.loads(observer(game, False, SINGLE).string_from(state, 0))["hand"] == [*map(int, hands[0].split())]
    assert observer(game, False, NONE).string_from(state, 0) == ""
    assert [observer(game, True, kind).tensor is None for kind in (SINGLE, NONE, ALL)] == [False, True, True]
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(params={"colour": "red"})


def test_seats_have_information_states_of_their_own() -> None:
    state = advanced(load(), random.Random(1), 60)
    assert state.information_state_string(0) != state.information_state_string(1)


def test_the_learning_environment_of_openspiel_takes_it() -> None:
    env = rl_environment.Environment(load(), seed=1)
    rng, step = random.Random(1), env.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == load().observation_tensor_size()
        step = env.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == 0


@pytest.mark.parametrize("wrong", ["players=5", "preset=de1900", "hotels=dawn", "staff=none"])
def test_impossible_games(wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong.split("=")[1]):
        load(f"{NAME}({wrong})")
