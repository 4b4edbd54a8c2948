"""An observation in words, a line for each thing, from its named parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from grandaustria.cards import FIRST_GUEST, LEOPOLD, OBJECTIVES, STAFF
from grandaustria.research.fields import POINTS_FROM, SEATS
from grandaustria.vocabulary import (
    CHOICES,
    FOODS,
    FRAMES,
    GROUPS,
    GUEST_COLOURS,
    LAYOUTS,
    LEVELS,
    OPTION_PLACES,
    PHASES,
    RULE_VALUES,
    STAFF_VARIANTS,
    SWITCHES,
    TURN_FLAGS,
)

Parts = Mapping[str, NDArray[Any]]
FIRST_OBJECTIVE, FIRST_LEOPOLD = OBJECTIVES[0].number, LEOPOLD[0].number
ROUND_STAFF = tuple(str(card.number) for card in STAFF if card.timing == "round")
"""Once-per-round staff, in the order of `used`."""


def lines(parts: Parts) -> Iterator[str]:
    """Everything in an observation: where two of them differ, so do their lines."""
    yield from _game(parts)
    yield from _asked(parts)
    yield from _board(parts)
    yield from _decks(parts)
    if parts["solo"].any():
        yield from _leopold(parts)
    for seat in range(SEATS):
        if parts["seats.present"][seat]:
            yield from _seat(parts, seat)


def _game(parts: Parts) -> Iterator[str]:
    solo = _named(LEVELS, parts["solo"])
    players = f"solo, {solo[0]}" if solo else f"{_first(parts['players']) + 2} players"
    yield f"Game: {players}; staff: {_named(STAFF_VARIANTS, parts['staff_variant'])[0]}"
    yield f"Rules: {', '.join(_rules(parts['rules']))}"
    phase, chance = _named(PHASES, parts["phase"])[0], ", chance decides" if parts["chance"] else ""
    yield f"Round {_first(parts['round'])}, {phase}, {parts['count']} steps done{chance}"


def _rules(seen: NDArray[Any]) -> Iterator[str]:
    """Switches that are off their first value; the value of every other option."""
    yield from (f"{option} {RULE_VALUES[option][1]}" for option in SWITCHES if seen[OPTION_PLACES[option].first])
    for option in CHOICES:
        _, _, first, size = OPTION_PLACES[option]
        yield f"{option} {RULE_VALUES[option][_first(seen[first : first + size])]}"


def _asked(parts: Parts) -> Iterator[str]:
    if parts["turn"].any() or parts["extra_turns"]:
        yield f"Turn: {_listed(_named(TURN_FLAGS, parts['turn']))}; {parts['extra_turns']} extra turns to come"
    for kind, a, b, c in parts["stack"].tolist():
        if kind:
            yield f"Pending: {FRAMES[kind]}, a {a}, b {b}, c {c}"
    if parts["pending_food"].any():
        yield f"Food just gained: {_foods(parts['pending_food'])}"


def _board(parts: Parts) -> Iterator[str]:
    dice = f"Dice: {_numbers(parts['dice'])}"
    yield f"{dice}; {parts['to_roll']} to roll, {parts['dustbin']} lost, roll {parts['rolls']}"
    tiles = [f"{GROUPS[group]}{tile + 1}" for group, tile in np.argwhere(parts["tiles"])]
    objectives = [str(FIRST_OBJECTIVE + 4 * group + card) for group, card in np.argwhere(parts["objectives"])]
    yield f"Tiles: {_listed(tiles)}; objectives: {_listed(objectives)}"
    yield f"Queue: {_guests(parts, 'queue', ())}"


def _decks(parts: Parts) -> Iterator[str]:
    yield f"Guests in the deck: {_cards(parts['guest_deck'], FIRST_GUEST)}; {parts['reshuffles']} reshuffles"
    mixed = "; hands are mixed" if parts["hands_mixed"] else ""
    yield f"Staff in the deck: {parts['staff_deck']}; unseen: {_cards(parts['unseen'])}{mixed}"
    if parts["offer"].any() or parts["hidden_offer"]:
        yield f"Offer: {_cards(parts['offer'])}, and {parts['hidden_offer']} unseen"
    if parts["under"].any():
        places = sorted((int(place), card) for card, place in enumerate(parts["under"], 1) if place)
        yield f"Known under the deck: {', '.join(f'{card} in place {place}' for place, card in places)}"
    for number, pack in enumerate(parts["draft"]):
        if pack.any():
            yield f"Draft pack {number}: {_numbers(pack)}"


def _leopold(parts: Parts) -> Iterator[str]:
    deck = _cards(parts["leopold_deck"], FIRST_LEOPOLD)
    yield f"Leopold: {parts['leopold_staff']} face down; markers {_numbers(parts['leopold_markers'])}; to come: {deck}"


def _seat(parts: Parts, seat: int) -> Iterator[str]:
    def of(name: str) -> NDArray[Any]:
        part: NDArray[Any] = parts[f"seats.{name}"][seat]
        return part

    marks = [word for word, flag in (("to act", of("actor")), ("passed", of("passed"))) if flag]
    order = _chosen(of("order"), 1)
    yield f"{f'Seat +{seat}' if seat else 'You'}: {', '.join([*(f'number {n} in turn order' for n in order), *marks])}"
    points = int(of("points").sum()) - POINTS_FROM
    yield f"  {points} points, {of('krones')} krones, emperor {of('emperor')}, {of('numbers')} turns taken"
    yield f"  Kitchen: {_foods(of('kitchen'))}; cafe: {_guests(parts, 'seats.cafe', (seat,))}"
    yield (
        f"  Hotel {_named(LAYOUTS, of('layout'))[0]}: prepared {_cards(of('prepared'), 0)}; "
        f"occupied {_cards(of('occupied'), 0)}; groups paid {_cards(of('groups_paid'), 0)}"
    )
    claims = [f"{GROUPS[place // 3]} as {place % 3 + 1}" for place in _chosen(of("claimed"))]
    fresh = f", not acting yet {_cards(of('played') == 2)}" if (of("played") == 2).any() else ""
    used = f", used {' '.join(_named(ROUND_STAFF, of('used')))}" if of("used").any() else ""
    yield f"  Staff: {_cards(of('played'))}{fresh}{used}; claimed: {_listed(claims)}"
    yield (
        f"  Hand of {of('hand_size')}, known: {_cards(of('hand'))}; "
        f"put under the deck: {of('under_offer')} of offers, {of('under_hand')} of the hand"
    )


def _guests(parts: Parts, block: str, place: tuple[int, ...]) -> str:
    """Guests with what they still wait for."""
    found = []
    for at, number in enumerate(parts[f"{block}.number"][place]):
        if number:
            colour = _named(GUEST_COLOURS, parts[f"{block}.colour"][(*place, at)])[0]
            waits = _foods(parts[f"{block}.missing"][(*place, at)])
            found.append(f"{number + FIRST_GUEST - 1} {colour} ({waits})")
        else:
            found.append("-")
    return ", ".join(found)


def _first(flags: NDArray[Any]) -> int:
    return int(np.argmax(flags))


def _chosen(flags: NDArray[Any], first: int = 0) -> list[int]:
    return [int(place) + first for place in np.flatnonzero(flags)]


def _named(names: Sequence[str], flags: NDArray[Any]) -> list[str]:
    return [names[place] for place in _chosen(flags)]


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words) or "none"


def _numbers(values: NDArray[Any]) -> str:
    return " ".join(map(str, values.tolist()))


def _cards(flags: NDArray[Any], first: int = 1) -> str:
    return " ".join(map(str, _chosen(flags, first))) or "none"


def _foods(items: NDArray[Any]) -> str:
    return _listed([f"{count} {food}" for food, count in zip(FOODS, items.tolist(), strict=True) if count])
