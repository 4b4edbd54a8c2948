"""A game from its first screen to its last: bots play by themselves, people are asked one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.text import Text

from grandaustria.bots import Bot
from grandaustria.play.asks import ask_text
from grandaustria.play.hosted import HostedGame
from grandaustria.terminal.choices import listed
from grandaustria.terminal.desk import Desk, Rows
from grandaustria.terminal.kept import Kept
from grandaustria.terminal.news import last_page, news
from grandaustria.terminal.rows import cut, wrapped
from grandaustria.terminal.screen import Screen
from grandaustria.terminal.table import Speech
from grandaustria.terminal.words import Refused, known, word_of

SPARED = 4
"""Steps in which less is said of the table, until there is room for the choices."""
LEAST_CHOICES = 3
"""Rows that are left for choices, however low the screen is."""
SHEET_ROWS = 21
"""Of the scores at the end, and of who has won."""


class Players(NamedTuple):
    """Who plays: names seat by seat, how many people, who sit first, and the bots by seat."""

    names: tuple[str, ...]
    people: int
    bots: Mapping[int, Bot]


class Leave(Exception):
    """Somebody has had enough."""


class Session:
    """One game at one screen. Between two people it is covered: each sees only what their seat may know."""

    def __init__(self, kept: Kept, players: Players, screen: Screen, language: str, record: Path | None) -> None:
        self._kept, self._players, self._screen, self._language = kept, players, screen, language
        self.record = record
        self._rng = Random()
        self._sitting = 0 if players.people == 1 else None
        """The seat whose cards may be seen now."""
        self._caught_up = [0] * players.people
        """How many events each person has been told."""
        self._instead: Rows | None = None
        """What is shown instead of the table."""
        self._note, self._page, self._pages = "", 0, 1

    @property
    def _speech(self) -> Speech:
        return Speech(self._language, self._players.names, self._screen.width)

    def play(self) -> None:
        """To the end; Leave, EOFError or KeyboardInterrupt if somebody goes before."""
        while (seat := self._kept.game.seat) is not None:
            bot = self._players.bots.get(seat)
            if bot is None:
                self._ask(seat)
            else:
                self._let(bot, seat)

    def ending(self) -> Rows:
        """What happened last and who has won: nothing is hidden any more that people at one screen did not see."""
        speech, game = self._speech, self._kept.game
        seat = 0 if self._players.people == 1 else None
        events = self._kept.events[max(self._caught_up) :]
        rows = news(events, seat, speech)[-max(1, self._screen.height - SHEET_ROWS) :]
        return [*rows, Text(ask_text(game, game.position, False, self._language, speech.names), "bold")]

    def keep(self) -> None:
        """In the file that was chosen; nothing where there is none."""
        if self.record is not None:
            self._kept.put_away(self.record)

    # Bots

    def _let(self, bot: Bot, seat: int) -> None:
        game = self._kept.game
        if not game.cursor:
            self._wait_for(game)
        complete = game.is_complete
        actions = [] if complete else [bot.choose(game.position.view(seat), bot.budget, self._rng)]
        if self._kept.do(actions):
            self._try_to_keep()

    def _wait_for(self, game: HostedGame) -> None:
        """Say who plays; where several people look on, in place of the cards of whoever played last."""
        if self._players.people > 1:
            self._screen.show([])
        self._screen.wait(ask_text(game, game.position.public_view(), False, self._language, self._players.names))

    # People

    def _ask(self, seat: int) -> None:
        """Show a person the table, or the answer to a question about it, and do what is answered."""
        if seat != self._sitting:
            self._cover(seat)
        desk = Desk(self._kept, seat, self._speech, self._screen.height - 4)
        self._tell_news(seat)
        self._screen.show(cut(row, self._screen.width) for row in self._rows(desk))
        final = self._kept.final
        answer = self._screen.ask(self._prompt(desk))
        shown, self._instead, self._note = self._instead, None, ""
        try:
            self._instead = self._answered(desk, answer, shown)
        except Refused as why:
            self._instead, self._note = shown, str(why)
        if self._kept.final != final:
            self._try_to_keep()
        elif self._kept.game.seat == seat:
            self._caught_up[seat] = self._kept.game.told  # one's own steps are no news

    def _answered(self, desk: Desk, answer: str, shown: Rows | None) -> Rows | None:
        name = known(answer.partition(" ")[0], self._language)
        if not answer:
            self._page = 0 if shown else (self._page + 1) % self._pages
            return None
        if name == "quit":
            raise Leave
        if name == "save":
            return self._save(answer.partition(" ")[2].strip())
        found = desk.answer(answer)
        self._page = 0
        return found

    def _cover(self, seat: int) -> None:
        """Nothing is to be seen until the next person sits there."""
        speech = self._speech
        rows = [Text(speech.text("web-around-curtain", name=speech.names[seat]), "bold")]
        rows += wrapped(Text(speech.text("web-around-curtain-text")), speech.width)
        self._screen.show(rows)
        if known(self._screen.ask(f"{speech.text('terminal-enter')} "), self._language) == "quit":
            raise Leave
        self._sitting, self._instead, self._note, self._page = seat, None, "", 0

    def _tell_news(self, seat: int) -> None:
        """What happened since this person was asked last, if it is not only what they did."""
        events = self._kept.events[self._caught_up[seat] :]
        if any(event.seat != seat for event in events):
            self._instead = last_page(news(events, seat, self._speech), self._screen.height - 4, self._speech)
        self._caught_up[seat] = self._kept.game.told

    def _rows(self, desk: Desk) -> Rows:
        """A screen: the table or what was asked for, what is to be decided, and the choices."""
        speech = self._speech
        asked = wrapped(Text(f"» {desk.asked}", "bold"), speech.width)
        note = wrapped(Text(self._note, "bold red"), speech.width) if self._note else []
        room = self._screen.height - 1 - len(asked) - len(note)
        if self._instead is not None:
            return [*self._instead[:room], *asked, *note]
        for spare in range(SPARED):
            table = desk.table.rows(spare)
            shown = listed(desk.choices, speech, room - len(table), self._page)
            if shown.pages == 1 and len(shown.rows) <= room - len(table):
                break
        else:
            table = table[: room - LEAST_CHOICES]
            shown = listed(desk.choices, speech, room - len(table), self._page)
        self._pages = shown.pages
        return [*table, *asked, *shown.rows, *note]

    def _prompt(self, desk: Desk) -> str:
        ways = [f"1-{len(desk.choices)}", word_of("help", self._language)]
        if self._instead is not None:
            ways.append(self._speech.text("terminal-to-table"))
        return f"{self._players.names[desk.seat]} ({', '.join(ways)}) > "

    # Keeping the game

    def _save(self, file: str) -> Rows | None:
        wanted = Path(file).expanduser() if file else self.record
        if wanted is None:
            raise Refused(self._speech.text("terminal-save-where", word=word_of("save", self._language)))
        if wanted != self.record and wanted.exists():
            raise Refused(self._speech.text("terminal-exists", file=str(wanted)))
        try:
            self._kept.put_away(wanted)
        except OSError as error:
            raise Refused(self._not_saved(wanted, error)) from None
        self.record, self._note = wanted, self._speech.text("terminal-saved", file=str(wanted))
        return None

    def _try_to_keep(self) -> None:
        """A disk that is full ends no game."""
        try:
            self.keep()
        except OSError as error:
            self._note = self._not_saved(self.record, error)

    def _not_saved(self, file: Path | None, error: OSError) -> str:
        return self._speech.text("terminal-not-saved", file=str(file), reason=error.strerror or str(error))
