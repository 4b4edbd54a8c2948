"""Two worlds that one seat cannot tell apart, planned move by move.

Half of the staff cards are open in a plan, the others are secret: the second world is the first with the secret cards
exchanged among each other. What the observed seat draws, and what anybody shows, are open cards; what is dealt to other
hands, put under the deck or left in the deck may be secret. So everything the seat may see happens in both worlds, with
the same dice, guests and own cards, while other hands, offers, packs and face-down cards differ.

A decision that would tell the worlds apart, such as hiring a secret card, is not made; what the rules show of it is
compared by the view of the engine. Whether the server sends anything else is what the tests are about.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from grandaustria.cards import BOARD, STAFF
from grandaustria.engine import ActionError, Position, Setup
from grandaustria.engine.notation import family
from grandaustria.play.hosted import HostedGame
from grandaustria.play.visibility import may_see, who_sees
from tests.setups import good_among

NAMING_STAFF = ("draw staff", "hire", "under", "keep", "use", "dismiss")
"""Families of actions that name a staff card by its place."""
SECRET_CARDS = 0.5
SECRET_SHARE = 0.7
"""Of all cards these are secret, and of the draws that may bring a secret card these do."""


class Parted(Exception):
    """From here on the seat would see a difference."""


class Command(NamedTuple):
    """What the seat to act does: `step` with an action, `undo`, `redo` or `confirm`."""

    kind: str
    seat: int
    action: int | None = None


@dataclass
class World:
    """A game as it will be played: what chance brings, and what everybody does."""

    outcomes: list[int] = field(default_factory=list)
    commands: list[Command] = field(default_factory=list)


@dataclass
class Plan:
    """Two worlds of one game, and what a seat cannot know in them."""

    setup: Setup
    viewer: int
    first: World
    second: World
    secrets: set[str]
    """The families of the actions after the set-up that differ between them."""


class Script:
    """Chance that brings what was planned."""

    def __init__(self, outcomes: list[int]) -> None:
        self._left = deque(outcomes)

    def choose(self, position: Position, /) -> int:
        possible = {outcome for outcome, _ in position.chance_outcomes()}
        if not self._left or self._left[0] not in possible:
            raise Parted
        return self._left.popleft()


class Exchange:
    """Which cards are open, and which secret card of one world is which of the other."""

    def __init__(self, setup: Setup, rng: random.Random) -> None:
        # Leopold's face-down cards are cards of the end of the game: only those can lie in each other's place.
        cards = [card.number - 1 for card in STAFF if setup.solo is None or card.timing == "end"]
        hidden = rng.sample(cards, int(len(cards) * SECRET_CARDS))
        self._other = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))

    def is_secret(self, action: int) -> bool:
        name, place = family(action)
        return name in NAMING_STAFF and place in self._other

    def other(self, action: int) -> int:
        """The same action in the second world."""
        name, place = family(action)
        return action - place + self._other.get(place, place) if name in NAMING_STAFF else action


class Dealer:
    """Chance of the first world: the observed seat sees only open cards, and remembers what it brought."""

    def __init__(self, viewer: int, exchange: Exchange, rng: random.Random) -> None:
        self._viewer = viewer
        self._exchange = exchange
        self._rng = rng
        self.brought: list[int] = []

    def choose(self, position: Position, /) -> int:
        outcome = self._rng.choice(self._possible(position))
        self.brought.append(outcome)
        return outcome

    def _possible(self, position: Position) -> list[int]:
        outcomes = [outcome for outcome, _ in position.chance_outcomes()]
        if family(outcomes[0])[0] != "draw staff":
            return outcomes
        table = position.to_json()
        secret = [outcome for outcome in outcomes if self._exchange.is_secret(outcome)]
        unseen = [outcome for outcome in secret if not may_see(who_sees(position, outcome), self._viewer)]
        opened = [outcome for outcome in outcomes if outcome not in secret]
        if unseen and self._deals_secret(position, table["count"]):
            return unseen
        if not opened:
            raise Parted
        return opened

    def _deals_secret(self, position: Position, dealt: int) -> bool:
        """Of a draft pack, as many cards are secret as are gone when it comes to the observed seat."""
        if position.phase == "deal" and position.setup.staff == "draft":
            pack, place = divmod(dealt, BOARD.start_hand)
            return place < (self._viewer - pack) % position.players
        return self._rng.random() < SECRET_SHARE


class Planner:
    """Plays both worlds at once, by chance, and keeps to what the observed seat cannot tell apart."""

    def __init__(self, setup: Setup, viewer: int, seed: int) -> None:
        self._rng = random.Random(seed)
        self._viewer = viewer
        self._exchange = Exchange(setup, self._rng)
        self._dealer = Dealer(viewer, self._exchange, self._rng)
        self.plan = Plan(setup, viewer, World(), World(), set())
        self._first, _ = HostedGame.begin(setup, self._dealer)
        brought = self._take_brought()
        self._second, _ = HostedGame.begin(setup, Script([self._exchange.other(one) for one in brought]))
        self._store(brought)
        assert self._look_the_same(self._first, self._second)
        assert self._first.position != self._second.position

    def play(self, most: int) -> Plan:
        """So many commands, or fewer where nothing can be done that keeps the secret; never to the end of the game."""
        for _ in range(most):
            if not any(self._do(command) for command in self._wishes()):
                break
        return self.plan

    def _wishes(self) -> Iterator[Command]:
        """What the seat to act might do, what it would rather do first."""
        game, rng = self._first, self._rng
        seat = game.seat
        assert seat is not None
        if game.is_complete:
            yield Command("undo" if game.can_undo and rng.random() < 0.1 else "confirm", seat)
        elif game.can_redo and rng.random() < 0.7:
            yield Command("redo", seat)
        elif game.can_undo and rng.random() < 0.1:
            yield Command("undo", seat)
        legal = game.legal_actions()
        good = good_among(legal)
        chosen = sorted(legal, key=lambda one: (not self._exchange.is_secret(one), one not in good, rng.random()))
        for action in chosen:
            yield Command("step", seat, action)

    def _do(self, command: Command) -> bool:
        """Do this in both worlds, unless the observed seat would see a difference, or the end."""
        first, second = self._first.copy(), self._second.copy()
        other = command._replace(action=None if command.action is None else self._exchange.other(command.action))
        try:
            obey(first, command, self._dealer)
            brought = self._take_brought()
            obey(second, other, Script([self._exchange.other(one) for one in brought]))
        except (ActionError, Parted):
            self._take_brought()
            return False
        if first.is_over or not self._look_the_same(first, second):
            return False
        self._first, self._second = first, second
        self._note(command, brought)
        self._store(brought)
        self.plan.first.commands.append(command)
        self.plan.second.commands.append(other)
        return True

    def _take_brought(self) -> list[int]:
        brought, self._dealer.brought = self._dealer.brought, []
        return brought

    def _store(self, brought: list[int]) -> None:
        self.plan.first.outcomes += brought
        self.plan.second.outcomes += [self._exchange.other(one) for one in brought]

    def _look_the_same(self, first: HostedGame, second: HostedGame) -> bool:
        one, other = first.position, second.position
        same = one.view(self._viewer) == other.view(self._viewer) and one.public_view() == other.public_view()
        return same and (first.seat, first.is_complete) == (second.seat, second.is_complete)

    def _note(self, command: Command, brought: list[int]) -> None:
        """Which kind of secret this command brought up: an offer put back, a card of a pack, a card drawn."""
        for action in (command.action, *brought):
            if action is not None and self._exchange.is_secret(action):
                self.plan.secrets.add(family(action)[0])


def obey(game: HostedGame, command: Command, chance: Dealer | Script) -> None:
    if command.action is not None:
        game.step(command.action, chance)
    elif command.kind == "confirm":
        game.confirm(chance)
    elif command.kind == "undo":
        game.undo()
    else:
        game.redo()
