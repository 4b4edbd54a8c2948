"""What a server has said about one game, written down apart from it, and compared with what it says later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from dataclasses import dataclass, field

from bench.visitor import Json
from grandaustria import CHANCE, Game

BY_PEOPLE = ("step", "end", "undo", "redo", "confirm")
"""Kinds of updates that only a request leads to."""
FAULTS = ("lost", "doubled", "changed", "refused", "untold")
"""What was granted and is gone; what nobody asked for, or once only; what reads otherwise; what is refused when it is
asked for again; what a socket has left out or told twice."""
SHOWN = 20


@dataclass
class Faults:
    """What should not have happened: how often, and the first of it in words."""

    counts: Counter[str] = field(default_factory=Counter)
    words: list[str] = field(default_factory=list)

    def find(self, kind: str, words: str) -> None:
        self.counts[kind] += 1
        if len(self.words) < SHOWN:
            self.words.append(f"{kind}: {words}")


@dataclass(frozen=True, slots=True)
class Asked:
    """One request of somebody who plays, as it is sent, and sent again."""

    seat: int
    kind: str
    body: Json

    @property
    def leads_to(self) -> int:
        return int(self.body["revision"]) + 1


class Ledger:
    """One game as its players were told of it. `bots` are the seats that nobody asks for."""

    def __init__(self, table: str, bots: Sequence[int], faults: Faults) -> None:
        self.table, self.faults = table, faults
        self._bots = frozenset(bots)
        self.asked: dict[int, Asked] = {}
        """What was granted, by the revision it led to."""
        self.told: dict[int, Json] = {}
        """Whatever an answer or a socket has said of a revision."""
        self.under_way: Asked | None = None
        """Asked for, and not answered."""

    def grant(self, asked: Asked, accepted: Json) -> None:
        """The server has answered with success."""
        self.under_way = None
        if accepted["revision"] != asked.leads_to:
            self._find("doubled", f"{asked} led to revision {accepted['revision']}")
        self.asked[asked.leads_to] = asked
        self.tell(accepted)

    def refuse(self, asked: Asked, why: object) -> None:
        """It was based on the present revision and legal: there is no reason to refuse it, least of all now."""
        self.under_way = None
        self._find("refused", f"{asked}: {why}")

    def tell(self, update: Json) -> None:
        """Somebody was told of an update; whoever hears of it later must hear the same."""
        known = self.told.setdefault(update["revision"], told_to_all(update))
        if known != told_to_all(update):
            self._find("changed", f"{told_to_all(update)} had been {known}")

    def tell_in_order(self, update: Json, seen: int) -> None:
        """A socket tells of one update after the other."""
        if update["revision"] != seen + 1:
            self._find("untold", f"a socket told of {update['revision']} after {seen}")
        self.tell(update)

    def compare(self, log: Sequence[Json], known: Set[int]) -> bool:
        """What the server says about all that happened; whether what is under way was done.

        `known` are the revisions somebody was told of before it was asked: a socket may tell of more meanwhile.
        """
        revisions = [update["revision"] for update in log]
        for revision, count in Counter(revisions).items():
            if count > 1:
                self._find("doubled", f"revision {revision} stands there {count} times")
        if revisions != sorted(revisions):
            self._find("changed", f"the revisions are {revisions}")
        for revision in sorted({*known, *range(1, max(revisions, default=0))} - set(revisions)):
            self._find("lost", f"revision {revision}: {self.asked.get(revision) or self.told.get(revision)}")
        done = self.under_way.leads_to if self.under_way else None
        for update in log:
            revision = update["revision"]
            if self._is_of_people(update) and revision not in self.asked and revision != done:
                self._find("doubled", f"nobody was granted {told_to_all(update)}")
            self.tell(update)
        return done in revisions

    def _is_of_people(self, update: Json) -> bool:
        return update["kind"] in BY_PEOPLE and update["seat"] not in self._bots

    def steps(self) -> list[tuple[int, int]]:
        """The decisions of people that stand at the end: what was taken back, and not done again, is none."""
        done: list[tuple[int, int]] = []
        back: list[tuple[int, int]] = []
        for _, asked in sorted(self.asked.items()):
            if asked.kind == "actions":
                done.append((asked.seat, asked.body["action"]))
                back.clear()
            elif asked.kind == "undo":
                back.append(done.pop())
            elif asked.kind == "redo":
                done.append(back.pop())
            else:
                back.clear()
        return done

    def check_record(self, record: Json, state: Json) -> None:
        """The finished game, by its record: all that was granted and nothing else, and the same position."""
        game = Game.from_record(record)
        people = [move for move in game.log if move.seat != CHANCE and move.seat not in self._bots]
        found, granted = Counter((move.seat, move.action) for move in people), Counter(self.steps())
        for missing in granted - found:
            self._find("lost", f"{missing} is not in the record")
        for more in found - granted:
            self._find("doubled", f"{more} is too often in the record")
        if found == granted and [(move.seat, move.action) for move in people] != self.steps():
            self._find("changed", "the record has the moves in another order")
        if game.position.to_json() != state["position"]:
            self._find("changed", "the record leads to another position")

    def _find(self, kind: str, words: str) -> None:
        self.faults.find(kind, f"table {self.table}: {words}")


def told_to_all(update: Json) -> Json:
    """What everybody is told of an update; the arguments of an event depend on who asks."""
    events = [{**event, "arguments": None} for event in update["events"]]
    return {**update, "events": events}
