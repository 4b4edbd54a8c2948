"""What a legal decision is, as a short sentence: what is done, and what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from grandaustria.cards import FIRST_GUEST, GUESTS, Effect, Guest
from grandaustria.engine import Board
from grandaustria.engine.notation import family
from grandaustria.play.event import Event
from grandaustria.play.sentences import Told, gains_of, named, with_gains, words
from grandaustria.texts import text
from grandaustria.texts.describe import effect_text

NO_GAINS = ("suffer", "reward", "end", "pass")
"""Their sentences say themselves what comes of it, or it is not theirs alone."""


def told_choice(at: Board, action: int, events: Sequence[Event], language: str, names: Sequence[str]) -> Told:
    """A decision and the events that it would lead to, in words."""
    name, place = family(action)
    brief = _sentence(at, name, place, events, language)
    gains = {} if name in NO_GAINS or not events else _total(events, events[0].seat)
    return named(with_gains("choice-with-gains", brief, gains, language), language, names)


def _sentence(at: Board, name: str, place: int, events: Sequence[Event], language: str) -> str:
    asked = at.asked()
    if name == "done" and asked.name != "food":
        return text(f"choice-done-{asked.name}{'-begun' if asked.begun else ''}", language)
    if name == "suffer":
        kind, amount = at.penalty_sides()[place]
        return text("choice-suffer", language, kind=kind, amount=amount)
    if name == "reward":
        effect = reward_parts(GUESTS[asked.guest - FIRST_GUEST])[place]
        return text("choice-reward", language, effect=effect_text(effect, language, at.setup.rules.to_json()))
    return text(f"choice-{events[0].name}", language, **words(events[0], language))


def reward_parts(guest: Guest) -> list[Effect]:
    """The parts whose order can be chosen; an extra action always comes last."""
    return [effect for effect in guest.reward if effect.kind != "action"]


def _total(events: Sequence[Event], seat: int | None) -> dict[str, int]:
    """All that a seat gains and loses, without what the sentence of the first event says."""
    total: dict[str, int] = {}
    for place, event in enumerate(events):
        if event.seat == seat:
            for kind, amount in gains_of(event, said=place == 0).items():
                total[kind] = total.get(kind, 0) + amount
    return total
