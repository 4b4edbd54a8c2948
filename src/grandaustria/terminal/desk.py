"""What one person is asked, and what is done with the answer: a choice, a word, or a sentence why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from grandaustria.analysis.hints import best_turns
from grandaustria.analysis.steps import steps
from grandaustria.analysis.words import told
from grandaustria.cards import FOODS
from grandaustria.engine import ActionError
from grandaustria.engine.figures import Reason
from grandaustria.engine.reasons import reason, sentence
from grandaustria.play.prospects import prospects
from grandaustria.terminal.card import card_text
from grandaustria.terminal.choices import choices
from grandaustria.terminal.kept import Kept
from grandaustria.terminal.news import last_page, news
from grandaustria.terminal.rows import labelled, rows_of, wrapped
from grandaustria.terminal.story import scores_table
from grandaustria.terminal.table import Speech, Table
from grandaustria.terminal.words import WORDS, Refused, known, word_of

Rows = list[Text]


class Desk:
    """The table before the seat that decides. Whatever is answered comes of what that seat may see."""

    def __init__(self, kept: Kept, seat: int, speech: Speech, room: int) -> None:
        """`room` are the rows that an answer may take."""
        self._kept, self._game, self.seat, self._speech, self._room = kept, kept.game, seat, speech, room
        self._told: dict[str, Any] = prospects(self._game, seat, speech.language, speech.names)
        self._view = self._game.position.view(seat)
        self.table = Table(self._view, self._told, seat, speech)
        self.choices = choices(self._told, self._game.is_complete, speech)
        self._answers: dict[str, Callable[[str], Rows | None]] = {
            "help": self._help,
            "table": lambda _: None,
            "hint": self._hint,
            "undo": lambda _: self._turn_back("undo", kept.undo),
            "redo": lambda _: self._turn_back("redo", kept.redo),
            "log": self._log,
            "card": self._card,
            "seat": self._seats,
            "scores": self._scores,
        }

    @property
    def asked(self) -> str:
        """What is to be decided, in a sentence."""
        asked: str = self._told["ask"]
        return asked

    def answer(self, answer: str) -> Rows | None:
        """Rows that are shown instead of the table, if any; Refused if nothing was done."""
        word, _, rest = answer.partition(" ")
        name = known(word, self._speech.language)
        if name is not None:
            return self._answers[name](rest.strip())
        if answer.isdecimal():
            self._choose(int(answer))
        else:
            self._do(answer)
        return None

    # Choosing

    def _choose(self, number: int) -> None:
        if not 1 <= number <= len(self.choices):
            raise Refused(self._text("terminal-no-choice", number=str(number), most=len(self.choices)))
        self._kept.do(self.choices[number - 1].actions)

    def _do(self, notation: str) -> None:
        if self._game.is_complete:
            raise Refused(self.asked)
        try:
            action = self._view.parse(notation)
        except ActionError:
            word = word_of("help", self._speech.language)
            raise Refused(self._text("terminal-not-understood", text=notation, word=word)) from None
        why = reason(self._view, action)
        if why is not None:
            raise Refused(self._sentence(why))
        self._kept.do((action,))

    def _turn_back(self, name: str, turn: Callable[[], None]) -> None:
        for refusal in self._told["refusals"]:
            if refusal["notation"] == name:
                raise Refused(refusal["text"])
        turn()

    def _sentence(self, why: Reason) -> str:
        return sentence(why, self._speech.language)

    def _text(self, message_id: str, **arguments: Any) -> str:
        return self._speech.text(message_id, **arguments)

    # Asking

    def _help(self, _: str) -> Rows:
        language, wide = self._speech.language, self._speech.width
        rows = wrapped(Text(self._text("terminal-help")), wide)
        for name in WORDS:
            word = word_of(name, language)
            rows += labelled(word, [Text(self._text(f"terminal-help-{name}", word=word))])
        letters = zip(self._text("terminal-foods"), FOODS, strict=True)
        foods = ", ".join(f"{letter} {self._text(f'web-table-food-{food}')}" for letter, food in letters)
        return [*rows, *wrapped(Text(self._text("terminal-legend", foods=foods), "dim"), wide)]

    def _hint(self, _: str) -> Rows:
        if self._game.is_complete:
            raise Refused(self._text("web-advice-none"))
        rows = [Text(self._text("web-advice-title"), "bold")]
        for place, turn in enumerate(best_turns(self._view), 1):
            begun = self._game.foresee(turn.actions[0]).events
            taken = steps(self._game.position, turn.actions)
            spoken = told(taken, self._speech.language, self._speech.names, begun)
            chance = self._text("web-advice-chance", percent=f"{turn.outlook.chance:.0%}")
            sentences = " ".join(choice.text for choice in spoken)
            rows += wrapped(Text(f"{place}. {sentences} ({chance})"), self._speech.width)
        return rows

    def _log(self, page: str) -> Rows:
        rows = news(self._kept.events, self.seat, self._speech)
        number = int(page) if page.isdecimal() and int(page) else 1
        return last_page(rows, self._room, self._speech, number)

    def _card(self, number: str) -> Rows:
        found = card_text(number, self._view.setup.rules.to_json(), self._speech.language)
        if found is None:
            raise Refused(self._text("terminal-no-card", number=number))
        return wrapped(Text(found), self._speech.width)

    def _seats(self, number: str) -> Rows:
        """All that lies before one seat, or before all others."""
        if number and number not in map(str, range(1, self._view.players + 1)):
            raise Refused(self._text("terminal-no-seat", number=number, most=self._view.players))
        others = [seat for seat in range(self._view.players) if seat != self.seat]
        seats = [int(number) - 1] if number else others
        return [row for seat in seats for row in self.table.house(seat, spare=len(seats) > 2)]

    def _scores(self, _: str) -> Rows:
        return rows_of(scores_table(self._view.scores(), self._speech.names, self._speech.language), self._speech.width)
