"""How many presses a turn takes: whole games of a sensible player, counted without a browser.

Each decision is one press; choosing a guest before the room, or food before the guest, is one more. What the table
proposes in one go is one press in all. `python -m tests.web.clicks` prints both.
"""

from __future__ import annotations

from statistics import mean, median
from typing import NamedTuple

from grandaustria import Luck, Setup
from grandaustria.engine import waiter_action
from grandaustria.engine.notation import family, parts_of
from grandaustria.play.ahead import proposals
from grandaustria.play.hosted import HostedGame

GAMES = 10
CHOSEN_FIRST = {"check-in": 0, "serve": 0, "place": 0}
"""Where something has to be chosen first if it could go to several: which part of the action it is."""


class Counted(NamedTuple):
    """Presses in all turns of seat 0: decision by decision, and with what is proposed in one go."""

    turns: int
    before: int
    after: int
    median_before: float
    median_after: float


def counted(games: int = GAMES) -> Counted:
    pairs = [pair for seed in range(1, games + 1) for pair in _game(seed)]
    before, after = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    return Counted(len(pairs), sum(before), sum(after), median(before), median(after))


def _game(seed: int) -> list[tuple[int, int]]:
    """The presses of each turn of seat 0 without those that are passed, both ways; both seats play alike."""
    luck = Luck(seed)
    game, _ = HostedGame.begin(Setup(players=2), luck)
    turns: list[tuple[int, int]] = []
    before = after = 0
    while not game.is_over:
        own = game.seat == 0 and game.position.phase == "turn"
        if game.is_complete:
            game.confirm(luck)
            continue
        steps = _chosen(game)
        presses = [_presses(game, steps[0])]
        for place, action in enumerate(steps):
            if place:
                presses.append(_presses(game, action))
            kind = game.step(action, luck).kind
        if not own:
            continue
        before, after = before + sum(presses), after + (1 if len(steps) > 1 else presses[0])
        if kind == "end":
            turns += [(before, after)] if family(steps[0])[0] != "pass" else []
            before = after = 0
    return turns


def _chosen(game: HostedGame) -> list[int]:
    """What is proposed for food from a die, or what a waiter does."""
    position = game.position
    found = [one for one in proposals(position, "en") if one["name"] != "serve"]
    if not found:
        return [waiter_action(position.view(position.to_move))]
    ahead = position.copy()
    actions = []
    for notation in found[0]["actions"]:
        actions.append(ahead.parse(notation))
        ahead.apply(actions[-1])
    return actions


def _presses(game: HostedGame, action: int) -> int:
    name, _ = family(action)
    if name not in CHOSEN_FIRST:
        return 1
    part = CHOSEN_FIRST[name]
    same = [other for other in game.legal_actions() if family(other)[0] == name]
    return 2 if sum(parts_of(other)[part] == parts_of(action)[part] for other in same) > 1 else 1


if __name__ == "__main__":
    found = counted()
    print(f"{found.turns} turns of {GAMES} games")
    for name, total, middle in (
        ("decision by decision", found.before, found.median_before),
        ("with what is proposed", found.after, found.median_after),
    ):
        print(f"{name}: {middle:g} presses a turn in the middle, {mean([total / found.turns]):.2f} on average")
