"""What is asked, which actions can answer it, and what speaks against each."""

from __future__ import annotations

from collections.abc import Mapping

from grandaustria.cards import STAFF, TILES, Penalty, Tile
from grandaustria.engine import obstacles
from grandaustria.engine.obstacles import Check, Reasons
from grandaustria.engine.prices import with_trigger
from grandaustria.engine.situation import Situation, because

PAYS_PENALTY = with_trigger(event="penalty", kind="pay")
PENALTY_PRICE = max(trigger.amount for card in STAFF for trigger in card.triggers if trigger.kind == "pay")
# In the reward frame: parts still to come, and that one has begun.
PARTS, REWARD_BEGUN = 3, 4


# Rewards and penalties


def _bonus(at: Situation, _k: int) -> Reasons:
    if not at.frame["c"]:
        yield because("error-no-bonus")
    elif at.frame["b"] & PARTS and (at.frame["b"] & REWARD_BEGUN or not at.is_2022("occupancy_bonus")):
        yield because("error-bonus-after-reward")


def _reward(at: Situation, k: int) -> Reasons:
    if not at.frame["b"] >> k & 1:
        yield because("error-reward-done", part=k + 1)


def _pay(at: Situation, _k: int) -> Reasons:
    if not at.acting & PAYS_PENALTY:
        yield because("error-penalty-unprotected")
    if at.krones < PENALTY_PRICE:
        yield because("error-penalty-price", price=PENALTY_PRICE, krones=at.krones)


def _suffer(at: Situation, k: int) -> Reasons:
    sides = penalties(at)
    if k >= len(sides):
        yield because("error-one-penalty")
    elif k == 0 and not _sufferable(at, sides[0]):
        yield because("error-penalty-too-much")
    elif k == 1 and at.is_2022("penalty") and _sufferable(at, sides[0]):
        yield because("error-penalty-first")


def penalties(at: Situation) -> tuple[Penalty, ...]:
    """The sides of the penalty that is being decided about."""
    tile: Tile = TILES[at.frame["a"]]
    if tile.alternative is None or at.is_2022(tile.alternative.option):
        return tile.penalty
    return tile.alternative.penalty


def _sufferable(at: Situation, penalty: Penalty) -> bool:
    """Can it be suffered in full?"""
    have: dict[str, int] = {
        "krones": at.krones,
        "staff": len(at.seat["hand"]),
        "empty_rooms": len(at.seat["prepared"]),
        "occupied_rooms": len(at.seat["occupied"]),
        "end_staff": sum(STAFF[number - 1].timing == "end" for number in at.seat["played"]),
    }
    return have.get(penalty.kind, penalty.amount) >= penalty.amount


# What may be answered to what is asked


def _always(_at: Situation, _k: int) -> Reasons:
    yield from ()


def _decline_first_rooms(at: Situation, _k: int) -> Reasons:
    if at.is_2022("first_rooms"):
        yield because("error-cannot-decline")


ANSWERS: Mapping[str, Mapping[str, Check]] = {
    "turn": {
        "end": obstacles.end,
        "pass": obstacles.pass_turn,
        "die": obstacles.die,
        "boosted die": obstacles.boosted_die,
        "guest": obstacles.guest,
        "claim": obstacles.claim,
        "serve": obstacles.serve,
        "check-in": obstacles.check_in,
        "use": obstacles.use,
    },
    "draft": {"keep": obstacles.keep},
    "guests": {"guest": obstacles.free_guest},
    "first_rooms": {"prepare": obstacles.prepare_at_price, "done": _decline_first_rooms},
    "pick": {"hire": obstacles.pick, "done": _always},
    "under": {"under": obstacles.in_offer},
    "return": {"under": obstacles.in_hand},
    "food": {"place": obstacles.place, "done": _always},
    "any": {"food": _always},
    "prepare": {"prepare": obstacles.prepare_with_discount, "done": _always},
    "hire": {"hire": obstacles.hire, "done": _always},
    "occupy": {"occupy": obstacles.occupy, "done": _always},
    "guest": {"guest": obstacles.free_guest, "done": _always},
    "gizia": {"action": obstacles.extra_action, "done": _always},
    "six": {"action": obstacles.copied_action},
    "die-1": {"split": obstacles.split, "prepare": obstacles.also_prepare},
    "die-2": {"split": obstacles.split, "prepare": obstacles.also_prepare},
    "die-3": {"prepare": obstacles.prepare_at_price, "hire": obstacles.also_hire, "done": _always},
    "die-4": {"split": obstacles.split},
    "die-5": {"hire": obstacles.hire_with_die, "done": _always},
    "serve": {"serve": obstacles.serve_more, "done": _always},
    "complete": {"complete": obstacles.complete},
    "reward": {"bonus": _bonus, "reward": _reward},
    "penalty": {"pay": _pay, "suffer": _suffer},
    "remove": {"remove": obstacles.remove},
    "dismiss": {"dismiss": obstacles.dismiss},
}
"""What is asked, and for each family of actions that can answer it, what may speak against one of them."""


def against(at: Situation, family: str, k: int) -> Reasons:
    """Everything that speaks against the k-th action of a family, what weighs most first."""
    answers = ANSWERS[at.name]
    if family in answers:
        yield from answers[family](at, k)
    elif at.name == "turn":
        yield because(f"error-when-{family}")
    elif family == "done":
        yield because("error-cannot-decline")
    else:
        yield from obstacles.something_else(at)
