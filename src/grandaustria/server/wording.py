"""What somebody is told who is not at the table, in their language: one thing, or several in one message."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from grandaustria.server.store.outbox import INVITED, NO_TURN, TURN, Message, Waiting
from grandaustria.texts import text

HOME = "/"
TITLES_SHOWN = 8
"""Of a message about many tables, where there is little room."""


class News(NamedTuple):
    """One thing that somebody is told."""

    kind: str
    game_id: str
    turn: int
    title: str
    path: str
    subject: str
    text: str

    @property
    def name(self) -> str:
        """The same news has the same name, however often it is told."""
        return f"{self.kind}-{self.game_id}-{self.turn}"


class Words(NamedTuple):
    """A message: its subject, what it is about, and where its link leads."""

    subject: str
    news: tuple[News, ...]
    path: str

    @property
    def name(self) -> str:
        if len(self.news) == 1:
            return self.news[0].name
        return f"digest-{hashlib.sha256(' '.join(one.name for one in self.news).encode()).hexdigest()[:20]}"

    def letter(self, origin: str) -> str:
        """All of it, each with its link."""
        return "\n".join(f"{one.text}\n\n{origin}{one.path}\n" for one in self.news)

    def note(self) -> str:
        """In a few words, beside the subject: of many tables the titles."""
        if len(self.news) == 1:
            return self.news[0].text
        return "\n".join(one.title for one in self.news[:TITLES_SHOWN])


def words_of(messages: Sequence[Message], waiting: Sequence[Waiting]) -> Words:
    """What these messages to one person say, and in which further games it is their turn."""
    language = messages[0].language
    news = [_news(one.kind, one.game_id, one.turn, one.body, language) for one in messages]
    news += [_news(TURN, one.game_id, one.turn, {"title": one.title}, language) for one in waiting]
    news.sort(key=lambda one: one.name)
    if len(news) == 1:
        return Words(news[0].subject, (news[0],), news[0].path)
    kind = TURN if all(one.kind == TURN for one in news) else "news"
    return Words(text(f"alert-many-{kind}", language, count=len(news)), tuple(news), HOME)


def _news(kind: str, game_id: str, turn: int, body: dict[str, str], language: str) -> News:
    title = body["title"] or text("alert-table", language)
    named = {"title": title} | ({"name": body["by"]} if kind == INVITED else {})
    said = (text(f"alert-{kind}-{part}", language, **named) for part in ("subject", "text"))
    return News(kind, game_id, turn, title, path_of(kind, game_id), *said)


def path_of(kind: str, game_id: str) -> str:
    """The table; who is only invited sees it on the home page, and may not see it elsewhere yet."""
    return HOME if kind == INVITED else f"/tables/{game_id}"


def trial(language: str) -> Words:
    """What somebody is told who only wants to see how it is told."""
    said = (text(f"alert-trial-{part}", language) for part in ("subject", "text"))
    only = News("trial", "", NO_TURN, "", "/me", *said)
    return Words(only.subject, (only,), only.path)
