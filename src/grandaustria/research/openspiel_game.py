"""The game for OpenSpiel, registered as `python_grand_austria_hotel` by importing this module.

Chance is explicit: each die is a node of six outcomes, each card drawn a node of its own. Decisions have the numbers of
docs/notation.md, outcomes of chance theirs less 512.

>>> import pyspiel
>>> state = pyspiel.load_game("python_grand_austria_hotel(players=3,staff=draft)").new_initial_state()
>>> [state.action_to_string(outcome) for outcome, _ in state.chance_outcomes()]
['tile A1', 'tile A2', 'tile A3', 'tile A4']
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from typing import Any

import pyspiel

from grandaustria import CHANCE, OVER, Position
from grandaustria.engine.forms import PositionData
from grandaustria.research.games import ACTIONS, OUTCOMES, setup_of, victory
from grandaustria.research.openspiel_observer import TableObserver

NAME = "python_grand_austria_hotel"
PARAMETERS: Mapping[str, int | str] = {"players": 2, "preset": "edition2022", "hotels": "night", "staff": "standard"}
MOST_DECISIONS = MOST_OUTCOMES = 2000
"""Bounds that no game comes near."""
_SAMPLES = 2**53
_PLAYERS = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}
_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Grand Austria Hotel",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=dict(PARAMETERS),
)


class TableGame(pyspiel.Game):  # type: ignore[misc]  # no type information
    """Grand Austria Hotel with a number of players, a rulebook, hotels and a staff variant."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.setup = setup_of(**{**PARAMETERS, **(params or {})})
        super().__init__(_TYPE, _info(self.setup.players), dict(params or {}))

    def new_initial_state(self, data: str | Mapping[str, Any] | None = None) -> TableState:
        """The beginning of a game, or a position as JSON (docs/notation.md, Positions)."""
        if data is None:
            return TableState(self, Position(self.setup))
        position = Position.from_json(json.loads(data) if isinstance(data, str) else data)
        if position.setup != self.setup:
            raise ValueError(f"this is a position of another game: {position.setup}")
        return TableState(self, position)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> TableObserver:
        """What can be seen of a state; without a wish, what one seat may know."""
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        return TableObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """A bound that no game comes near."""
        return MOST_OUTCOMES


def _info(players: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=OUTCOMES,
        num_players=players,
        min_utility=-1 / (players - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=MOST_DECISIONS,
    )


class TableState(pyspiel.State):  # type: ignore[misc]  # no type information
    """A position with the history OpenSpiel keeps beside it.

    The position is all a state has of its own: cloning it is one copy in the engine. What OpenSpiel calls through its
    C++ side has an underscore; the same without one answers callers in Python at once.
    """

    def __init__(self, game: TableGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        """The seat that decides, or what OpenSpiel calls chance and the end."""
        mover = self.position.to_move
        return mover if mover >= 0 else _PLAYERS[mover]

    def is_chance_node(self) -> bool:
        """Whether chance decides."""
        return self.position.to_move == CHANCE

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.position.is_over

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of whoever is to move; none for another player."""
        position = self.position
        if position.to_move == CHANCE:
            return [outcome - ACTIONS for outcome, _ in position.chance_outcomes()]
        if player is None or player == position.to_move:
            return position.legal_actions()
        return super().legal_actions(player)  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring now, each with its probability."""
        return [(outcome - ACTIONS, probability) for outcome, probability in self.position.chance_outcomes()]

    def _apply_action(self, action: int) -> None:
        position = self.position
        position.apply(action + ACTIONS if position.to_move == CHANCE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.notation(action + ACTIONS if player == pyspiel.PlayerId.CHANCE else action)

    def returns(self) -> list[float]:
        """1 for a victory, the loss spread over the others (`games.victory`); 0 before the end."""
        return victory(self.position) if self.position.is_over else [0.0] * self.position.players

    def __str__(self) -> str:
        """The whole table for a human, and what tells it from all others."""
        return f"{self.position}\n\nhash {self.position.hash:016x}"

    def __deepcopy__(self, memo: object) -> TableState:
        return self.clone()  # type: ignore[no-any-return]

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"notation": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        number = self.position.parse(struct["notation"])
        return [number - ACTIONS if number >= ACTIONS else number]

    def _to_struct(self) -> PositionData:
        """The position as plain data; `new_initial_state` takes it back."""
        return self.position.to_json()

    def _to_observation_struct(self, player: int) -> PositionData:
        """What the player may know, as plain data."""
        return self.position.view(player).to_json()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that looks the same to this player, with everything it cannot know dealt anew.

        Its history is empty, since that of this state would tell which cards the others really drew.
        """
        rng = random.Random(int(sampler() * _SAMPLES))
        return TableState(self.get_game(), self.position.resample(player, rng))


pyspiel.register_game(_TYPE, TableGame)
