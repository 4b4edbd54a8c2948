"""The compiled engine, as Python sees it."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from grandaustria.engine.figures import Asked, CafeTable, Claim, Die, Group, Hotel, Outlook, Reason, Scoring, Turn
from grandaustria.engine.forms import PositionData
from grandaustria.engine.score import Score
from grandaustria.engine.setup import Rules, Setup

CHANCE: int
OVER: int
"""Who is to move when chance decides, and when the game has ended."""
TABLE_BYTES: int
TABLE_PARTS: Mapping[str, int]
OBSERVATION_BYTES: int
OBSERVED_FROM: int
DECISIONS: int
BOT_CODES: Mapping[str, int]
GAME_SHIFT: int
SLOT_BYTES: int
GROUP_BONUS_KINDS: Mapping[str, str]
"""What full groups of each colour bring."""
ANSWERS: Mapping[str, Mapping[str, object]]
"""What a seat can be asked, and for each family of actions that answers it what may speak against one of them."""
UNDRAWN: Mapping[str, object]
"""For each family of outcomes, what is said of one that cannot come."""

class Board:
    """What can be read of a table, by everyone or by one seat."""

    @property
    def players(self) -> int:
        """How many seats, Leopold's included."""
    @property
    def to_move(self) -> int:
        """The seat that decides now, or CHANCE, or OVER."""
    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
    @property
    def round(self) -> int:
        """0 during set-up, then 1 to 7."""
    @property
    def phase(self) -> str:
        """What the game is doing, such as "turn" (docs/engine.md, Phases)."""
    @property
    def dice(self) -> tuple[int, int, int, int, int, int]:
        """How many dice lie on the spaces 1 to 6."""
    @property
    def to_roll(self) -> int:
        """Dice still to be rolled."""
    @property
    def dustbin(self) -> int:
        """Dice lost in this round."""
    @property
    def queue(self) -> tuple[int, int, int, int, int]:
        """The guests from left to right, 0 for an empty place."""
    @property
    def guest_deck(self) -> int:
        """How many guests are still to come before the discard pile is shuffled."""
    @property
    def guest_discard(self) -> tuple[int, ...]:
        """The guests on the discard pile."""
    @property
    def staff_deck(self) -> int:
        """How many staff cards are in the deck, those put under it apart."""
    @property
    def offer(self) -> tuple[int, ...]:
        """The staff cards the actor chooses from."""
    @property
    def tiles(self) -> tuple[str | None, str | None, str | None]:
        """The emperor tiles of the groups A, B, C; None before they are drawn."""
    @property
    def objectives(self) -> tuple[int | None, int | None, int | None]:
        """The objectives of the groups A, B, C; None before they are drawn."""
    @property
    def claims(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """For each objective the seats that have claimed it, the first one first."""
    @property
    def seats(self) -> tuple[SeatBoard, ...]:
        """What lies before each seat."""
    @property
    def actor(self) -> int:
        """The seat whose turn or choice is under way, also while chance decides."""
    @property
    def setup(self) -> Setup:
        """What the game is played with."""
    @property
    def hash(self) -> int:
        """64 bits over all bytes of the table; the same on every machine."""
    def legal_actions(self) -> list[int]:
        """The legal actions of the seat to move, sorted; empty for chance and at the end."""
    def is_legal(self, action: int, /) -> bool:
        """Whether this action is among the legal ones."""
    def notation(self, action: int, /) -> str:
        """An action as text, such as 'die 4+'; tables are named by the guests of the actor's cafe."""
    def parse(self, text: str, /) -> int:
        """The action of a text. Whether it is legal is not asked; what is no action raises ActionError."""
    def cafe(self, seat: int, /) -> tuple[int, int, int]:
        """Guest numbers at the three tables of a seat, 0 = free."""
    def asked(self) -> Asked:
        """What is being decided, and how much of it."""
    def dice_for(self, seat: int, /) -> list[Die]:
        """Strength and fee of the dice of every face, if this seat took one now."""
    def die_for(self, seat: int, face: int, /) -> Die:
        """The same for the dice of one face."""
    def guest_prices(self, seat: int, /) -> list[int]:
        """Krones for a guest from each place of the queue."""
    def serve_price(self, seat: int, /) -> int:
        """Krones for serving now; what may still be served after it costs nothing."""
    def room_prices(self, seat: int, /) -> list[int | None]:
        """Krones to prepare each room as it is asked for now; None where there is a tile or it cannot be reached."""
    def hire_price(self, seat: int, card: int, /) -> int:
        """Krones to hire a staff card as it is asked for now."""
    @property
    def first_seat(self) -> int:
        """The seat with turn-order tile 1 in this round, during set-up in the first."""
    @property
    def passes_packs_on(self) -> bool:
        """Whether this is the last pick of a draft's round: after it everybody sees the next pack."""
    @property
    def dealt_to(self) -> int | None:
        """The seat that the next staff card of the set-up is dealt to; None where none is dealt."""
    def turn_order(self) -> list[Turn]:
        """The numbers of all turn-order tiles in their order."""
    def claims_of(self, seat: int, /) -> list[Claim]:
        """How far a seat is with each objective that is known."""
    def groups_of(self, seat: int, /) -> list[Group]:
        """The groups of rooms of a seat's hotel."""
    def end_scores(self, seat: int, /) -> dict[int, int]:
        """What each end-of-game card that a seat has played would score now, by number."""
    def scoring(self) -> Scoring | None:
        """The emperor's scoring that is under way or next; None after the last, or before its tile is drawn."""
    def outlook(self, seat: int, /) -> Outlook | None:
        """What that scoring would bring a seat as it stands; None if the seat has had it."""
    def penalty_sides(self) -> list[tuple[str, int]]:
        """Kind and amount of each side of the penalty that is being decided about."""
    def food_between(self) -> tuple[int, int, int, int]:
        """Food of the actor that was gained and has no place yet."""
    def leopold_part(self) -> tuple[str, int] | None:
        """What Leopold comes to on his card, guest, die or an action, with its steps; None if it is not played."""
    def effects_of(self, deeds: Iterable[tuple[str, int]], /) -> list[dict[str, int]]:
        """What each of these would bring the actor, one after the other: ("prepare", room), ("occupy", room),
        ("bonus", group)."""
    def scores(self) -> list[Score]:
        """The points of each seat by source, as if the game ended now."""
    def to_json(self) -> PositionData:
        """The table as plain data (docs/notation.md, Positions)."""
    def _repr_svg_(self) -> str:
        """The table as a drawing; notebooks show it."""
    def to_bytes(self) -> bytes:
        """The bytes of the table, of use to this version of the engine only."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

class SeatBoard:
    """What lies before one seat of a position or view; it changes with it. Cards a view hides are 0."""

    def __init__(self, board: Board, seat: int, /) -> None: ...
    @property
    def seat(self) -> int:
        """Which one."""
    @property
    def krones(self) -> int:
        """Money."""
    @property
    def emperor(self) -> int:
        """The space on the emperor's track."""
    @property
    def points(self) -> dict[str, int]:
        """Points so far by source; `sum(points.values())` is the place on the track."""
    @property
    def kitchen(self) -> tuple[int, int, int, int]:
        """Items of strudel, cake, wine, coffee."""
    @property
    def cafe(self) -> tuple[CafeTable | None, CafeTable | None, CafeTable | None]:
        """The guest at each table with what was served to him, None at a free one."""
    @property
    def hotel(self) -> Hotel:
        """Its rooms."""
    @property
    def prepared(self) -> tuple[int, ...]:
        """Its prepared rooms by number."""
    @property
    def occupied(self) -> tuple[int, ...]:
        """Its occupied rooms by number."""
    @property
    def hand(self) -> tuple[int, ...]:
        """Staff cards in hand."""
    @property
    def played(self) -> tuple[int, ...]:
        """Staff cards played."""
    @property
    def used(self) -> tuple[int, ...]:
        """Once-per-round staff that was used in this round."""
    @property
    def known(self) -> tuple[int, ...]:
        """Staff cards hidden from others whose place this seat knows, its own hand aside."""
    @property
    def numbers(self) -> int:
        """How many of its two turn-order numbers are covered."""
    @property
    def passed(self) -> bool:
        """Whether it has passed in this round."""

class Position(Board):
    """A full position of a game: what lies on the table, hidden cards included."""

    def __init__(self, setup: Setup | None = None) -> None: ...
    @staticmethod
    def compose(
        *seats: Mapping[str, Any],
        players: int = 2,
        rules: str | Rules | Mapping[str, str] = "2022",
        hotels: str | Sequence[str] = "night",
        staff: str = "standard",
        solo: str | None = None,
        readings: int = ...,
        **table: Any,
    ) -> Position:
        """A position put together by hand: in round 2, seat 0 to move, two dice on each of the spaces 1 to 5, everybody
        with ten krones and three rooms; name what should differ, seat by seat, by the keys of the JSON. `kitchen` and
        what was served in `cafe` may be letters. PositionError names all that is impossible.
        """
    @staticmethod
    def from_line(line: str) -> Position:
        """A position from its line; PositionError names what is impossible."""
    def to_line(self) -> str:
        """The position in one line of text (docs/notation.md, In one line)."""
    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Position:
        """A position from plain data, composed or written by `to_json`; PositionError names all that is impossible."""
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring now, each with its probability; empty where a seat decides."""
    def occasion(self) -> bytes:
        """What chance decides for now, in eight bytes: games that differ have the same, and each of them once."""
    def copy(self) -> Position:
        """An independent copy."""
    def asked_ahead(self, seat: int, /) -> Position | None:
        """The same table where a seat is asked that comes later, in this round of the draft or with its first rooms."""
    def __copy__(self) -> Position: ...
    def __deepcopy__(self, memo: object) -> Position: ...
    def apply(self, action: int, /) -> None:
        """Do a legal action or an outcome of chance, and all that follows; ActionError refuses, and changes nothing."""
    def trace(self, action: int, /) -> list[tuple[str, int | None, Position]]:
        """Apply an action; return what followed by itself, as (label, action or None, position after)."""
    def winners(self) -> list[int]:
        """The winning seats, several where the victory is shared; none before the end."""
    def view(self, seat: int, /) -> View:
        """What this seat may know."""
    def public_view(self) -> View:
        """What everybody may know."""
    def open_view(self, seat: int, /) -> View:
        """All cards open, as if this seat saw them: for looking back at a game that is over."""
    def resample(self, seat: int, rng: random.Random) -> Position:
        """`view(seat).deal(rng)`: the same for this seat, all it cannot know dealt anew."""

class View(Board):
    """What one seat may know of a position (seat None: what everybody may know)."""

    @property
    def seat(self) -> int | None:
        """Whose it is; None for what everybody may know."""
    def deal(self, rng: random.Random) -> Position:
        """A full position consistent with this view: unknown cards dealt anew to the places they may be in. Where
        another seat is being asked something, its cards are such that there is something to ask."""

class Luck:
    """Chance decided by a seed, by what each outcome is for: the n-th guest, the dice of a roll, ..."""

    @property
    def seed(self) -> int:
        """What all its outcomes follow from: made of the number it was given, and the same for the same number."""
    def __init__(self, seed: int) -> None: ...
    def choose(self, position: Position, /) -> int:
        """The outcome this luck brings now; the position is not changed."""
    def resolve(self, position: Position, /) -> None:
        """Let this luck decide until a seat must, or the game is over."""

def why_not(at: Board, action: int) -> Reason | None:
    """What the rules have against an action, or an outcome of chance; None for nothing."""

def rank_of(score: Score) -> int:
    """How high a final score ranks among others, as the winner is found."""

def game_seed(seed: int, index: int) -> int:
    """The seed of one game of a series."""

def simulate(
    setup: Setup, seed: int, first: int, count: int, bots: Sequence[str], scores: Any = None
) -> tuple[int, int, int, int, int]:
    """The games first..first+count-1 of a series of "random" and "waiter": games, decisions, sum of scores and of the
    winners' scores, a digest that adds up over parts; and in `scores` the points of every game, seat and source."""

def waiter_action(view: View) -> int:
    """The action after which this seat's position is valued highest, one step ahead."""

def step_values(view: View) -> list[int]:
    """What each legal action is worth one step ahead, in hundredths of a point: what `waiter_action` compares."""

def plan_actions(view: View, seed: int, samples: int, width: int) -> tuple[list[tuple[int, int]], int]:
    """What the best turn that begins with each legal action is worth, in hundredths of a point, added up over several
    deals of the unknown cards, with a hash of where it ends in the first; and how many positions were looked at."""

def play_on(
    view: View, actions: Sequence[int], seed: int, number: int, width: int, turns: int
) -> tuple[list[int], int]:
    """One sample of what may come: unknown cards are dealt, and from each of these actions all play on for some turns
    as planned. This seat's lead over the best other one then, in hundredths; and positions looked at."""

def read_network(first: Any, rest: Any) -> None:
    """Take over the weights of the network that values positions: 16 and 32 bit whole numbers in memory."""

LEARNED_BYTES: int

def ways() -> tuple[str, ...]:
    """The ways this machine can judge, the quickest first. All have the same results."""

def judge_by(way: str) -> None:
    """Judge so from now on: one of `ways()`."""

def read_learned(data: Any) -> None:
    """Take over a network: little-endian whole numbers, in the order of `Learned`."""

class Judge:
    """Judges one position after the other with the learned network. The answers depend on the view alone; what is
    kept of the position before only saves work."""

    def __init__(self) -> None: ...
    @property
    def added(self) -> int:
        """Rows of the first layer that the last position took."""
    def preferences(self, view: View) -> list[int]:
        """How much the seat prefers each of its legal actions, in 1/2^30."""
    def choice(self, view: View) -> int:
        """The legal action that is preferred; the first of equal ones."""
    def outlook(self, view: View) -> tuple[int, int, int]:
        """Hundreds of points still to come, of the seat and of the others on average; and how likely it wins, as the
        logarithm of the odds: each in 1/2^30."""

def propose(view: View, seed: int, width: int, within: int) -> tuple[list[tuple[int, tuple[int, ...]]], int]:
    """The turns that the learned network prefers, in one deal of the unknown cards, the most preferred first: what each
    loses of the preference, in 1/65536, and its actions; and how many positions were judged."""

def foresee(
    view: View, lines: Sequence[Sequence[int]], seed: int, number: int, turns: int
) -> tuple[list[tuple[int, int, int]], int]:
    """One sample of what may come of these lines: the unknown cards are dealt, and after each line everybody plays on
    as the learned network prefers, for some turns after the one under way. What this seat can expect at the end, in
    hundredths of points: lead over the others' mean, score, margin over the best other; and how many positions were
    judged. Whoever waits is asked with an empty line."""

def network_shape() -> tuple[int, int]:
    """How many numbers the network is given, and how many it has in between."""

def self_play(
    setup: Setup, seed: int, first: int, count: int, width: int, noise: int, seen: Any, gained: Any
) -> tuple[int, int, int]:
    """Games the planner plays against itself, to learn from."""

def copy_nanoseconds(position: Position, count: int) -> float: ...

class VectorGames:
    """Games in C memory, one set-up for each slot, and the rows of the caller's arrays that show them."""

    def __init__(
        self,
        setups: Sequence[Setup],
        seed: int,
        skip_forced: bool,
        bot: str | None,
        margin: bool,
        arrays: Mapping[str, Any],
    ) -> None: ...
    def reseed(self, seed: int) -> None:
        """Games begun from now on are those of another series."""
    def reset(self, first: int, last: int, stagger: int) -> None:
        """Begin the first game of these slots, some random decisions into it."""
    def first_refused(self, first: int, last: int) -> int:
        """The first of these games in which the action chosen is not legal; -1 if all are."""
    def step(self, first: int, last: int, rules: bool = True, mask: bool = True, observation: bool = True) -> None:
        """Do the legal ones of the actions chosen in these games, and show what came of it, in the parts wanted."""
    def sample(self, first: int, last: int, seed: int, out: Any) -> None:
        """Choose a legal action for each of these games, all equally likely."""
    def position(self, i: int) -> Position:
        """A copy of the position in this slot."""
    def game(self, i: int) -> int:
        """How many games have ended in this slot."""

def observe_into(board: Board, seat: int, out: Any) -> None:
    """Write what this seat sees of a position, or of its own view, into an array of OBSERVATION_BYTES bytes."""

def rewards_of(position: Position, margin: bool) -> list[float]:
    """What the end of this game is worth to each seat: its victory, or its margin."""

def observation_parts(data: Any) -> dict[str, Any]:
    """An observation as C reads it, by the names of its fields."""
