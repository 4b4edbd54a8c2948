"""A finished game, turn by turn: what could have been expected before and after each, and which turn was better.

What chance shows during a turn divides it: each part is compared, with the same luck, with the best that could be done
from there, so that what a turn cost is not a matter of luck.

>>> from grandaustria import Game, Setup
>>> game = Game(Setup(players=2), seed=1)
>>> while game.to_move >= 0 and len(turns_of(game)) < 2:
...     game.play(game.legal_actions()[0])
>>> [(turn.number, turn.round, turn.seat) for turn in turns_of(game)]
[(1, 1, 1), (2, 1, 0)]
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from grandaustria.analysis.outlooks import BUDGET, Line, Outlook, look_ahead
from grandaustria.analysis.turns import RankedTurn, Sight, best_first, lines
from grandaustria.bots import Budget
from grandaustria.bots.comparing import clock
from grandaustria.engine import CHANCE, Position
from grandaustria.play import Game
from grandaustria.play.run import ENDS_TURN


@dataclass(frozen=True, slots=True)
class TurnPlayed:
    """One turn of a game."""

    number: int
    """Counted from 1."""
    seat: int
    round: int
    actions: tuple[int, ...]
    """The decisions; what was left no choice about is none."""
    first: int
    """The place of its first decision in the game's log."""
    last: int


@dataclass(frozen=True, slots=True)
class TurnReport:
    """A turn beside the best that was found."""

    turn: TurnPlayed
    before: Outlook
    """With the best turn found."""
    after: Outlook
    """With the turn as it was played and what chance showed during it."""
    best: RankedTurn
    """As it was played up to where most was given away, and better from there."""
    cost: float
    """Points of margin given away."""

    @property
    def luck(self) -> float:
        """Points of margin that what chance showed during the turn was worth."""
        return self.after.margin - self.before.margin + self.cost


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a turn that chance has nothing to do with."""

    start: Position
    actions: tuple[int, ...]
    end: Position


@dataclass(frozen=True, slots=True)
class PartReport:
    """A part of a turn beside the best that was found."""

    best: RankedTurn
    played: Outlook

    @property
    def cost(self) -> float:
        """Points of lead that the best choice would have brought more."""
        return self.best.outlook.margin - self.played.margin


def turns_of(game: Game) -> list[TurnPlayed]:
    """All turns that have been ended, in their order; set-up and what the emperor asks belong to none."""
    position, log = game.start, game.log
    turns, places = list[TurnPlayed](), list[int]()
    for place, move in enumerate(log):
        if move.seat != CHANCE and position.phase == "turn":
            places.append(place)
            if move.notation in ENDS_TURN:
                actions = tuple(log[each].action for each in places)
                turns.append(TurnPlayed(len(turns) + 1, move.seat, position.round, actions, places[0], place))
                places = []
        position.apply(move.action)
    return turns


def analyse_game(game: Game, budget: Budget = BUDGET, open_cards: bool = False) -> Iterator[TurnReport]:
    """Every turn judged, one after the other."""
    return (judge(game, turn, budget, open_cards=open_cards) for turn in turns_of(game))


def judge(game: Game, turn: TurnPlayed, budget: Budget = BUDGET, seed: int = 1, open_cards: bool = False) -> TurnReport:
    """A turn beside the best one, from what its seat knew then; with open cards, from what everybody held."""
    see = Position.open_view if open_cards else Position.view
    parts = parts_of(game, turn)
    share = Budget(budget.nodes and max(1, budget.nodes // len(parts)), budget.seconds and budget.seconds / len(parts))
    reports = [judge_part(part, turn.seat, see, share, seed) for part in parts]
    worst = max(range(len(parts)), key=lambda place: reports[place].cost)
    as_played = tuple(action for part in parts[:worst] for action in part.actions)
    best = replace(reports[worst].best, actions=(*as_played, *reports[worst].best.actions))
    cost = sum(report.cost for report in reports)
    if not cost:
        best = RankedTurn(turn.actions, reports[0].best.outlook)
    return TurnReport(turn, reports[0].best.outlook, reports[-1].played, best, cost)


def parts_of(game: Game, turn: TurnPlayed) -> list[Part]:
    """The turn, divided where chance showed something."""
    position, log = start_of(game, turn), game.log
    parts, start, actions = list[Part](), position.copy(), list[int]()
    for place in range(turn.first, turn.last + 1):
        position.apply(log[place].action)
        if log[place].seat == CHANCE:
            start = position.copy()
            continue
        actions.append(log[place].action)
        if place == turn.last or log[place + 1].seat == CHANCE:
            parts.append(Part(start, tuple(actions), position.copy()))
            actions = []
    return parts


def start_of(game: Game, turn: TurnPlayed) -> Position:
    """The position in which a turn began."""
    position = game.start
    for move in game.log[: turn.first]:
        position.apply(move.action)
    return position


def judge_part(part: Part, seat: int, see: Sight, budget: Budget, seed: int) -> PartReport:
    """What was played is itself among what is compared: nothing worse counts as the best."""
    view = see(part.start, seat)
    played = Line(part.actions, see(part.end, seat))
    spent = clock(budget)
    found = [line for line in lines(view, seed, see) if line.end != played.end]
    (best, *_), nodes = best_first(view, [played, *found], seed, spent)
    compared = [played] if best is played else [played, best]
    expected, *hoped = look_ahead(view, compared, seed + 1, spent, nodes)
    if hoped and hoped[0].margin > expected.margin:
        return PartReport(RankedTurn(best.actions, hoped[0]), expected)
    return PartReport(RankedTurn(played.actions, expected), expected)
