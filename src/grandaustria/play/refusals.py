"""Why what people try at the table is not possible now."""

from __future__ import annotations

from collections.abc import Iterator

from grandaustria.cards import BOARD, FOODS, GROUPS, ROOMS, STAFF
from grandaustria.engine import Board
from grandaustria.engine._engine import ANSWERS, why_not
from grandaustria.engine.figures import Reason, because
from grandaustria.engine.notation import family, number_of
from grandaustria.engine.reasons import not_offered, sentence
from grandaustria.play.hosted import HostedGame

Tried = tuple[str, int]
"""How it is named, and the action that stands for it."""
ROOM_CHOICES = ("prepare", "occupy", "remove")
FAR = ("error-not-ordered", "error-no-food")
"""Reasons why an item cannot be served, the farthest from serving it first."""


def refusals(hosted: HostedGame, at: Board, language: str) -> list[dict[str, str]]:
    """Everything people may try that the seat to act cannot do, each with the reason that weighs most."""
    legal = frozenset(hosted.legal_actions())
    found = [*_undoing(hosted)]
    if not hosted.is_complete:
        found += [(name, _why(at, name, action)) for name, action in _tries(at, legal)]
    return [{"notation": name, "text": sentence(why, language, numbered=False)} for name, why in found]


def _why(at: Board, name: str, action: int) -> Reason:
    return why_not(at, action) or not_offered(family(action)[0], name)


def _undoing(hosted: HostedGame) -> Iterator[tuple[str, Reason]]:
    if not hosted.can_undo:
        yield "undo", because("error-undo-revealed" if hosted.cursor else "error-nothing-to-undo")
    if not hosted.can_redo:
        yield "redo", because("error-nothing-to-redo")


def _tries(at: Board, legal: frozenset[int]) -> Iterator[Tried]:
    """What is not legal of all that can be pointed at."""
    for name, action in _pointed_at(at):
        if action not in legal:
            yield name, action
    for table, guest in enumerate(at.cafe(at.actor)):
        if guest:
            yield from _tried_with_guest(at, table, guest, legal)


def _pointed_at(at: Board) -> Iterator[Tried]:
    own = at.seats[at.actor]
    yield from ((name, number_of(name)) for name in ("pass", "end"))
    for die in range(6):
        yield f"die {die + 1}", number_of("die", die)
        yield f"die {die + 1}+", number_of("boosted die", die)
    yield from ((f"guest {place + 1}", number_of("guest", place)) for place in range(len(BOARD.guest_price)))
    yield from ((f"claim {group}", number_of("claim", k)) for k, group in enumerate(GROUPS))
    for number in dict.fromkeys([*own.hand, *at.offer]):
        yield f"hire {number}", number_of("hire", number - 1)
    for number in own.played:
        if STAFF[number - 1].timing == "round":
            yield f"use {number}", number_of("use", number - 1)
    for choice in ROOM_CHOICES:
        if choice in ANSWERS[at.asked().name]:
            yield from ((f"{choice} {room}", number_of(choice, room)) for room in range(ROOMS))


def _tried_with_guest(at: Board, table: int, guest: int, legal: frozenset[int]) -> Iterator[Tried]:
    """A guest is served anything, or checked in anywhere: the reason is that of what comes nearest to it."""
    items = [number_of("serve", food, table) for food in range(len(FOODS))]
    if legal.isdisjoint(items):
        yield f"serve {guest}", max(items, key=lambda item: _nearness(at, item))
    rooms = [number_of("check-in", table, room) for room in range(ROOMS)]
    if legal.isdisjoint(rooms):
        yield f"check-in {guest}", rooms[0]


def _nearness(at: Board, item: int) -> int:
    """Nearest is what the guest waits for and is in the kitchen, then what he waits for."""
    why = why_not(at, item)
    return FAR.index(why.id) if why and why.id in FAR else len(FAR)
