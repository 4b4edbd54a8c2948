"""A run in few lines: what belongs together is told in one, and nobody is named: the reader knows whose run it is.

"2 strudels to Major" instead of two sentences; a die with what was made of it; a guest with the reward. An event that
goes on with a line carries the whole of it, so that the last one told is the line as it stands, also after an undo.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from grandaustria.play.event import Event, Line
from grandaustria.play.sentences import SAID, Told, named, with_gains, words
from grandaustria.texts import FALLBACK, text

Open = Mapping[tuple[object, ...], Line]
"""The lines of a run that may go on: by seat, kind, and the guest they are about."""


class Form(NamedTuple):
    """How an event stands in a line."""

    kind: str
    says: tuple[str, ...] = ()
    """Its arguments that are said: only such as everybody may see."""
    once: bool = False
    """It begins a line, even where there is one of its kind."""
    joins: bool = False
    """It only goes on with a line."""
    counts: bool = False
    """Of several only the number is said."""


FORMS = {
    "takes-guest": Form("takes-guest", ("guest",), once=True),
    "serves": Form("served", ("guest", "food")),
    "places-food": Form("served", ("guest", "food")),
    "order-complete": Form("served", ("guest",), joins=True),
    "stores-food": Form("stores-food", ("items",)),
    "chooses-food": Form("chooses-food", ("food",)),
    "completes-order": Form("completes-order", ("guest",), once=True),
    "checks-in": Form("checks-in", ("guest",), once=True),
    "reward": Form("checks-in", ("guest",), joins=True),
    "takes-die": Form("die", ("die", "strength"), once=True),
    "copies-action": Form("die", ("action", "strength"), joins=True),
    "splits": Form("die", ("items",), joins=True),
    "takes-die-for-nothing": Form("takes-die-for-nothing", ("die",), once=True),
    "extra-action": Form("die", ("action", "strength"), once=True),
    "extra-turn": Form("extra-turn", once=True),
    "prepares-room": Form("prepares-room", counts=True),
    "occupies-room": Form("occupies-room", counts=True),
    "room-removed": Form("room-removed", counts=True),
    "occupancy-bonus": Form("occupancy-bonus", ("colour", "size"), once=True),
    "hires": Form("hires", ("staff",), once=True),
    "uses-staff": Form("uses-staff", ("staff",), once=True),
    "dismisses": Form("dismisses", ("staff",), once=True),
    "draws-staff": Form("draws-staff", ("count",)),
    "offer": Form("offer", ("count",)),
    "staff-under": Form("staff-under", ("count",)),
    "claims": Form("claims", ("objective",), once=True),
    "passes": Form("passes", counts=True),
    "dustbin": Form("dustbin", ("left",), counts=True),
    "emperor": Form("emperor", ("space", "left"), once=True),
    "emperor-nothing": Form("emperor", joins=True),
    "emperor-bonus": Form("emperor-bonus", once=True),
    "emperor-penalty": Form("emperor-penalty", once=True),
    "penalty-immune": Form("penalty-immune", once=True),
    "penalty-paid-off": Form("penalty-paid-off", once=True),
    "penalty-empty": Form("penalty-empty", once=True),
    "loses": Form("loses", ("items",), once=True),
    "first-player": Form("first-player", once=True),
    "hotel": Form("hotel", ("hotel",), once=True),
    "starting-set": Form("starting-set", ("set",), once=True),
    "draft-keeps": Form("draft-keeps", ("count",), once=True),
    "takes-first-guest": Form("takes-first-guest", ("guest",), once=True),
    "leopold-deck": Form("leopold-deck", ("count",), once=True),
    "leopold-card": Form("leopold-card", once=True),
    "leopold-shuffles": Form("leopold-shuffles", once=True),
    "leopold-guest": Form("checks-in", ("guest",), once=True),
    "leopold-no-guest": Form("leopold-no-guest", once=True),
    "leopold-die": Form("leopold-die", ("die",), once=True),
    "leopold-emperor": Form("leopold-emperor", ("amount",), once=True),
    "leopold-staff": Form("leopold-staff", ("staff",), once=True),
    "leopold-no-staff": Form("leopold-no-staff", once=True),
    "leopold-objective": Form("leopold-objective", ("objective", "space"), once=True),
    "leopold-claims": Form("claims", ("objective",), once=True),
    "leopold-no-objective": Form("leopold-no-objective", once=True),
    "final-staff": Form("final-staff", ("points",), once=True),
    "final-floors": Form("final-floors", ("points", "count"), once=True),
    "final-krones": Form("final-krones", ("points", "count"), once=True),
    "final-kitchen": Form("final-kitchen", ("points", "count"), once=True),
    "final-cafe": Form("final-cafe", ("points", "count"), once=True),
    "final-score": Form("final-score", ("points",), once=True),
}
PASSING = ("passes", "dustbin")
"""Told over several runs in one line, as long as nothing else happens."""
ADDED = ("items", "count")
"""Arguments of which there is more with every event of a line."""


def in_lines(events: Iterable[Event], opened: Open) -> tuple[tuple[Event, ...], Open]:
    """The next events of a run, each with the line it goes on with, and the lines that may go on after them."""
    told, lines = [], dict(opened)
    for event in events:
        line = _going_on(event, lines) or alone(event)
        if line is not None:
            lines[_key(event, FORMS[event.name])] = line
            event = replace(event, line=line) if line.row != event.index else event
        told.append(event)
    return tuple(told), lines


def outlasting(events: Iterable[Event], lines: Open) -> Open:
    """The lines that go on in the next run, after one of these events."""
    return lines if all(event.name in PASSING for event in events) else {}


def alone(event: Event) -> Line | None:
    """The line that an event begins; none, if it stands in none."""
    form = FORMS.get(event.name)
    if form is None or form.joins:
        return None
    said = _said(event, form)
    return Line(event.index, _name(form.kind, said, event.name), said, _unsaid(event))


def tell_line(event: Event, language: str = FALLBACK, names: Sequence[str] | None = None) -> Told | None:
    """The line in which an event stands, in words, as far as it has happened."""
    line = event.line or alone(event)
    if line is None:
        return None
    told = Event(line.row, line.name, event.seat, line.arguments)
    brief = text(f"line-{line.name}", language, **words(told, language))
    return named(with_gains("line-with-gains", brief, line.effects, language), language, names)


def _going_on(event: Event, lines: Open) -> Line | None:
    form = FORMS.get(event.name)
    line = None if form is None or form.once else lines.get(_key(event, form))
    if form is None or line is None:
        return None
    said = dict(line.arguments)
    for name, value in _said(event, form).items():
        said[name] = _sum(said[name], value) if name in ADDED and name in said else value
    return Line(line.row, _name(form.kind, said, event.name), said, _sum(line.effects, _unsaid(event)))


def _key(event: Event, form: Form) -> tuple[object, ...]:
    return (event.seat, form.kind, event.arguments.get("guest"))


def _said(event: Event, form: Form) -> dict[str, Any]:
    said = {name: event.arguments[name] for name in form.says}
    if "food" in said:
        said["items"] = {said.pop("food"): 1}
    return {**said, "count": 1} if form.counts else said


def _unsaid(event: Event) -> dict[str, int]:
    """What an event changed and its line does not say."""
    said = () if event.name == "occupancy-bonus" else SAID.get(event.name, ())
    changed = Counter[str]()
    for kind, amount in event.effects.items():
        changed[kind.partition(".")[0]] += amount
    return {kind: amount for kind, amount in changed.items() if kind not in said}


def _name(kind: str, said: Mapping[str, Any], last: str) -> str:
    """Of the message: what a die was used for, that a guest has everything, a verdict make another one of it."""
    if kind == "emperor":
        return last
    if kind == "served":
        return "served-full" if last == "order-complete" else kind
    if kind != "die":
        return kind
    began = "takes-die" if "die" in said else "extra-action"
    copied = "-action" if "die" in said and "action" in said else ""
    return f"{began}{copied}{'-items' if 'items' in said else ''}"


def _sum(first: Any, second: Any) -> Any:
    """Of two numbers, or of amounts by kind."""
    if isinstance(first, int):
        return first + second
    total = Counter(first)
    total.update(second)
    return dict(total)
