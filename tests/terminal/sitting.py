"""People at a terminal, for tests: what they would answer, and every screen they are shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

from rich.text import Text

from grandaustria import Setup
from grandaustria.bots import YARDSTICKS
from grandaustria.engine import waiter_action
from grandaustria.play.hosted import HostedGame
from grandaustria.play.run import Chance
from grandaustria.terminal.kept import Kept
from grandaustria.terminal.screen import Screen
from grandaustria.terminal.session import Players, Session

NAMES = ("Anna", "Max", "Eva", "Leo")
WAITER = YARDSTICKS["waiter"]


class Spectacles(Screen):
    """A screen of 80 by 24 that keeps what was on it when each answer was given."""

    width, height = 80, 24

    def __init__(self, answers: Iterable[str]) -> None:
        self.live = False
        self._answers = iter(answers)
        self._rows: list[str] = []
        self.shown: list[str] = []

    @contextmanager
    def opened(self) -> Iterator[None]:
        yield

    def write(self, rows: Iterable[Text]) -> None:
        self._rows += [row.plain for row in rows]

    def ask(self, prompt: str) -> str:
        self.shown.append("\n".join([*self._rows, prompt]))
        self._rows = []
        answer = next(self._answers, None)
        if answer is None:
            raise EOFError
        return answer


def session(kept: Kept, answers: Iterable[str], people: int = 1, language: str = "en") -> tuple[Session, Spectacles]:
    """A session whose people answer so, waiters in the other seats."""
    seats = 1 if kept.setup.solo else kept.setup.players
    names = NAMES[: kept.setup.players]
    screen = Spectacles(answers)
    bots = dict.fromkeys(range(people, seats), WAITER)
    return Session(kept, Players(names, people, bots), screen, language, None), screen


def screens(kept: Kept, answers: Iterable[str], people: int = 1, language: str = "en") -> list[str]:
    """Every screen until there is no answer any more, or the game is over."""
    played, screen = session(kept, answers, people, language)
    with suppress(EOFError):
        played.play()
    return screen.shown


def sensible(game: HostedGame) -> str:
    """What a waiter would do, in notation; a number where choices only wait to be confirmed."""
    if game.is_complete:
        return "1"
    return game.position.notation(waiter_action(game.position.view(game.position.to_move)))


def answers_of(setup: Setup, chance: Chance, people: int = 1, numbers: bool = False) -> tuple[list[str], Kept]:
    """What waiters would answer in the seats of people to the end of a game, and that game.

    With numbers every second answer is the number of the choice.
    """
    kept, found = Kept.begin(setup, chance), list[str]()
    while kept.game.seat is not None:
        answer = sensible(kept.game)
        if kept.game.seat < people:
            legal = [*map(kept.game.position.notation, kept.game.legal_actions())]
            count = numbers and len(found) % 2 and answer in legal
            found.append(str(legal.index(answer) + 1) if count else answer)
        kept.do([] if kept.game.is_complete else [answer])
    return found, kept
