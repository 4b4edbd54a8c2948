"""What the engine can do of what the grammar can say: which kinds stand in which place, and how many of them.

Every function raises ValueError, with the reason, for what would otherwise be read and not be done.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grandaustria.cards.grammar import parse_effect
from grandaustria.cards.model import Board, Effect, EndScore, Hotels, Objective, Penalty, Staff, Trigger
from grandaustria.cards.table import naming
from grandaustria.vocabulary import (
    BONUS_KINDS,
    COLOURS,
    ESCAPABLE_PENALTIES,
    REWARD_KINDS,
    ROUND_STAFF_MOST,
    STAFF_KINDS,
    STRENGTH_MOST,
)


def _of(effect: Effect, kinds: tuple[str, ...]) -> Effect:
    if effect.kind not in kinds:
        raise ValueError(f"must be one of {', '.join(kinds)}, not {effect.kind}")
    return effect


def parse_reward(text: str) -> Effect:
    """A part of what a guest brings."""
    return _of(parse_effect(text), REWARD_KINDS)


def parse_bonus(text: str) -> Effect:
    """What an emperor tile gives."""
    return _of(parse_effect(text), BONUS_KINDS)


def parse_staff_effect(text: str, timing: str) -> Effect:
    """What staff does at once or once per round."""
    return _of(parse_effect(text), STAFF_KINDS[timing])


def check_order(order: Sequence[int]) -> None:
    """Two bits of a table hold how many items of a food a guest waits for."""
    if sum(order) > 4:
        raise ValueError("order must be 1..4 items")
    if max(order) > 3:
        raise ValueError("order must have at most 3 items of a food")


def check_reward(reward: Sequence[Effect]) -> None:
    """Refuses what the engine could not keep in mind while it is being paid out."""
    if len(reward) > 2:
        raise ValueError("reward must have at most two parts")
    if [effect.kind for effect in reward].count("action") > 1:
        raise ValueError("reward must have at most one extra action")


def check_single(effects: Sequence[Effect] | Sequence[EndScore]) -> None:
    """Staff does one thing, or scores one."""
    if len(effects) != 1:
        raise ValueError("effect must be one, not more" if effects else "effect must not be empty")


def check_triggers(triggers: Sequence[Trigger]) -> None:
    """A permanent card acts on one event, and each of its results is another."""
    if not triggers:
        raise ValueError("effect must not be empty")
    if len({(one.event, one.colour, one.dice, one.order) for one in triggers}) > 1:
        raise ValueError("effect must be of one event")
    kinds = [one.kind for one in triggers]
    if twice := [kind for kind in kinds if kinds.count(kind) > 1]:
        raise ValueError(f"effect has the result {twice[0]} twice")


def check_penalty(penalty: Sequence[Penalty]) -> None:
    """What a seat may be unable to suffer has points beside it; what it always can stands alone."""
    kinds = [part.kind.replace("_", " ") for part in penalty]
    if len(kinds) not in (1, 2):
        raise ValueError("penalty must be [X] or [X, Y]")
    if penalty[0].kind in ESCAPABLE_PENALTIES:
        if kinds[1:] != ["points"]:
            raise ValueError(f"penalty must be [{kinds[0]}, points]: {kinds[0]} alone may be impossible")
    elif kinds[1:]:
        raise ValueError(f"penalty must be [{kinds[0]}]: it is always possible")


def check_staff(staff: Iterable[Staff], board: Board) -> None:
    """What all cards of a seat may come to together."""
    cards = tuple(staff)
    if sum(card.timing == "round" for card in cards) > ROUND_STAFF_MOST:
        raise ValueError(f"at most {ROUND_STAFF_MOST} cards can have the timing 'round'")
    plain = max(board.dice.values()) + 1
    added = {die: added_strength(cards, die) for die in range(1, 7)}
    if strong := [die for die in added if plain + added[die] > STRENGTH_MOST]:
        die = strong[0]
        raise ValueError(f"die {die}: strength must be at most {STRENGTH_MOST - plain} together, not {added[die]}")


def added_strength(staff: Iterable[Staff], die: int) -> int:
    """What all cards together add to a die."""
    triggers = (trigger for card in staff for trigger in card.triggers)
    return sum(one.amount for one in triggers if one.kind == "strength" and die in one.dice)


def check_objectives(objectives: Iterable[Objective], board: Board, hotels: Hotels) -> None:
    """More than the krones of the bank's limit, and more rooms of a colour than a hotel has, nobody reaches."""
    rooms = {colour: max(layout.count(colour) for layout in hotels.layouts.values()) for colour in COLOURS}
    for objective in objectives:
        wanted = dict(zip(COLOURS, objective.rooms, strict=True))
        most = rooms
        if objective.kind == "krones":
            wanted, most = {"krones": objective.amount}, {"krones": board.krones_maximum}
        with naming(f"objective {objective.number}"):
            for kind, amount in wanted.items():
                if amount > most[kind]:
                    raise ValueError(f"{kind} must be 1..{most[kind]}, not {amount}")
