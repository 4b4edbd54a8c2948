"""A table on which the forms of cards are played, and what a seat has gained by it.

Imported only after the cards were changed. On the way every position is read back, every action that is not possible
has its reason, and all that happens is told.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from grandaustria import CHANCE, Position
from grandaustria.engine.reasons import reason, sentence
from grandaustria.play.hosted import HostedGame
from grandaustria.play.sentences import render
from grandaustria.vocabulary import FIRST_OUTCOME
from tests.cards.form_cases import IDLE, WAITING
from tests.engine.compose import compose, seat

Tally = Counter[str]
KRONES, EMPEROR, MOST_KRONES, LAST_SPACE = 10, 3, 20, 13
FREE = {"full": 0, "free": 99}
FOODS = {"strudel": "s", "cake": "c", "wine": "w", "coffee": "k"}
PREPARED = [0, 1, 2, 5, 10]
ROOM_ON = {1: 3, 2: 6, 3: 11, 4: 15}
"""Next to a prepared one; its price is the floor less one."""
ROOM_OF = {"blue": 10, "red": 2, "yellow": 5, "green": 2}
"""Prepared, and of a group that it does not complete."""
DICE = [2, 2, 2, 2, 2, 0]
ROUND_OF, BONUS_FROM, BACK, SCORED = {"A": 3, "B": 5, "C": 7}, {"A": 6, "B": 8, "C": 10}, [3, 5, 7], [4, 5, 6]
GROUPS = [[0], [1, 5, 6], [2, 3, 7, 8], [4], [10, 15], [11, 16], [12, 17], [9, 13, 14], [18], [19]]
COLOUR = "BYRRBYYRRYBRBYYBRBRB"


class Drawing:
    """Chance that draws one of the idle staff for each offer, else takes the first outcome."""

    def choose(self, position: Position, /) -> int:
        possible = [outcome for outcome, _ in position.chance_outcomes()]
        drawn = [position.parse(f"draw staff {card}") for card in IDLE if not {*IDLE} & {*position.offer}]
        return next((outcome for outcome in drawn if outcome in possible), possible[0])


def tally(position: Position) -> Tally:
    own = position.to_json()["seats"][0]
    guests = [table for table in own["cafe"] if table]
    counts = {name: len(own[name]) for name in ("prepared", "occupied", "hand", "played")}
    points = {f"points.{source}": n for source, n in own["points"].items()}
    food = dict(zip(FOODS, own["kitchen"], strict=True))
    served = sum(sum(table["served"]) for table in guests)
    held = {"krones": own["krones"], "emperor": own["emperor"], "guests": len(guests), "served": served}
    return Counter({**counts, **points, **food, **held})


def difference(before: Tally, after: Tally) -> dict[str, int]:
    return {name: after[name] - before[name] for name in {*before, *after} if after[name] != before[name]}


def own_seat(**fields: Any) -> dict[str, Any]:
    common = {"krones": KRONES, "emperor": EMPEROR, "prepared": PREPARED, "kitchen": "", "hand": IDLE[:2]}
    return seat(**{**common, "cafe": [WAITING], **fields})


class Scene:
    """A table played on by seat 0, with everybody's words looked at on the way."""

    def __init__(self, own: Mapping[str, Any], **table: Any) -> None:
        rest = {"dice": DICE, **table}
        self.game = HostedGame(compose(own, {"emperor": 4}, **rest), 0)
        self.before = tally(self.position)
        self.look()

    @property
    def position(self) -> Position:
        return self.game.position

    def look(self) -> None:
        """The position can be kept; what is asked in between is answered with reasons, too."""
        assert Position.from_json(self.position.to_json()) == self.position
        if self.position.to_move == CHANCE or self.position.asked().name == "turn":
            return
        for action in range(FIRST_OUTCOME):
            if self.position.is_legal(action):
                assert reason(self.position, action) is None
            elif why := reason(self.position, action):
                assert why.id != "error-not-legal", why
                assert sentence(why)

    def do(self, *actions: str) -> Scene:
        for action in actions:
            change = self.game.step(action, Drawing())
            assert all(render(event) for event in change.events)
            self.look()
        return self

    def legal(self, action: str) -> bool:
        return self.position.is_legal(self.position.parse(action))

    def resolve(self) -> Scene:
        """Whatever is asked now, by the frame that asks."""
        while self.position.to_move == 0 and (answers := ANSWERS.get(self.position.asked().name)):
            self.do(next(answer for answer in answers if self.legal(answer)))
        return self

    def gained(self) -> dict[str, int]:
        return difference(self.before, tally(self.position))


IDLE_HIRED = [f"hire {card}" for card in reversed(IDLE)]
ANSWERS: Mapping[str, list[str]] = {
    "food": ["done"],
    "any": ["food strudel"],
    "prepare": [f"prepare {room}" for room in (*sorted(ROOM_ON.values(), reverse=True), 4)],
    "hire": [*IDLE_HIRED, "done"],
    "pick": IDLE_HIRED,
    "under": [f"under {card}" for card in range(1, 49)],
    "occupy": [f"occupy {room}" for room in (5, 10, 1)],
    "guest": ["guest 1"],
    "gizia": ["action 4"],
    "die-4": ["split 0"],
    "complete": ["complete 1", "complete 2", "complete 3"],
    "reward": ["reward 1", "reward 2"],
    "penalty": ["suffer 1", "suffer 2"],
    "return": [f"under {card}" for card in range(1, 49)],
    "remove": [f"remove {room}" for room in range(19, -1, -1)],
    "dismiss": [f"dismiss {card}" for card in IDLE],
}


def compared(found: object, expected: object) -> Iterator[str]:
    if found != expected:
        yield f"{found}, not {expected}"


def price(full: int, discount: str) -> int:
    return max(0, full - int(FREE.get(discount, discount)))


def steps(number: int, emperor: int) -> dict[str, int]:
    within = min(number, LAST_SPACE - emperor)
    return {"emperor": within, "points.emperor": number - within}


def amount_of(text: str) -> tuple[str, int]:
    match = re.fullmatch(r"(.*?)(?: (\d+))?", text)
    assert match
    return match[1], int(match[2] or 0)


def scoring(tile: str, **own: Any) -> Scene:
    """Seat 0 ends the last turn of the round before the emperor scores with this tile."""
    group = tile[0]
    tiles = [tile if one[0] == group else one for one in ("A1", "B1", "C1")]
    table = {"round": ROUND_OF[group], "first": (1 - ROUND_OF[group]) % 2, "tiles": tiles, "dice": [0] * 6}
    turn = {"begun": True, "guest": False, "die": True, "extra": False}
    return Scene(own_seat(**{"numbers": 1, **own}), turn=turn, **table).do("end")
