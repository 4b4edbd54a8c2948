"""Whoever says something of a rule: the engine by what it does, options, log, reasons, prospects, cards, the page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from grandaustria import Luck, Position, Rules
from grandaustria.cli.card_entries import ENTRIES
from grandaustria.engine.forms import SeatData
from grandaustria.engine.reasons import reason, sentence
from grandaustria.play.hosted import HostedGame
from grandaustria.play.prospects import prospects
from grandaustria.play.sentences import render
from grandaustria.server.components import components
from tests.one_home.retelling import Json, Scene

NAMES = ("Anna", "Max")
QUEUE = [60, 61, 62, 63, 64]
CARDS = {"staff": "number", "objectives": "number", "tiles": "id"}


def all_of(scene: Scene) -> Json:
    """What is said of a scene, by who says it; only what is expected of each."""
    game = HostedGame(_position(scene, scene.seat), 0)
    table, number = game.position.to_json(), game.position.parse(scene.action)
    rules = game.position.setup.rules.to_json()
    ahead = prospects(game, 0, "en", NAMES)
    events = game.step(number, Luck(1)).events
    option = next(option["text"] for option in ahead["options"] if option["action"] == number)
    said = {
        "engine": _gained(table["seats"][0], game.position.to_json()["seats"][0]),
        "option": option,
        "log": _containing([render(event, "en", NAMES) for event in events], scene.said.get("log", "")),
        "reason": _refusal(scene),
        "prospects": _at_each(ahead, scene.said.get("prospects", ())),
        "page": _at_each(components("en", rules), scene.said.get("page", ())),
        "cards": {card: _containing(_card(card, rules), part) for card, part in scene.said.get("cards", {}).items()},
    }
    return {voice: said[voice] for voice in scene.said}


def _position(scene: Scene, seat: Json) -> Position:
    position = Position.from_json({
        "setup": {"players": 2, "rules": Rules(**scene.rules).to_json()},
        "round": 1,
        "queue": QUEUE,
        **scene.table,
        "seats": [seat, {}],
    })  # fmt: skip
    for action in scene.before:
        position.apply(position.parse(action))
    return position


def _refusal(scene: Scene) -> str | None:
    position = _position(scene, {**scene.seat, **scene.refused_with})
    why = reason(position, position.parse(scene.action))
    return sentence(why) if why else None


def _gained(old: SeatData, new: SeatData) -> Json:
    points = {f"points.{source}": new["points"][source] - n for source, n in old["points"].items()}
    gained = {**points, "krones": new["krones"] - old["krones"]}
    return {kind: amount for kind, amount in gained.items() if amount}


def _containing(sentences: Iterable[str], part: str) -> str:
    """The part, if one of the sentences has it; else all of them, to be seen."""
    found = list(sentences)
    return part if any(part in one for one in found) else " ".join(found)


def _card(card: int | str, rules: Mapping[str, str]) -> list[str]:
    """All that is said of a card."""
    entries = [(entry[key], entry) for kind, key in CARDS.items() for entry in ENTRIES[kind]("en", rules)]
    return [f"{name} {value}" for number, entry in entries if number == card for name, value in entry.items()]


def _at_each(place: Any, ways: Iterable[str]) -> Json:
    return {way: _at(place, way) for way in ways}


def _at(place: Any, way: str) -> Any:
    for step in way.split("."):
        place = place[int(step)] if isinstance(place, list) else place[step]
    return place
