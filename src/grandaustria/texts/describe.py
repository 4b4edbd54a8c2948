"""Which messages describe which card: the names and sentences of components under given rule options.

`rules` maps rule options to their values; an option that is left out has its value of the 2022 edition.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from grandaustria.cards import (
    BOARD,
    COLOURS,
    COLUMNS,
    FLOORS,
    FOODS,
    FREE,
    LEVELS,
    Effect,
    EndScore,
    Guest,
    LeopoldCard,
    Objective,
    Staff,
    Tile,
    Trigger,
)
from grandaustria.texts import FALLBACK, Argument, alternatives_text, has_text, list_text, text
from grandaustria.vocabulary import EFFECT_OPTIONS

Rules = Mapping[str, str]
EDITION_2022: Rules = MappingProxyType({})
BREAK, SOFT_HYPHEN = "·", "\u00ad"
"""Where a long name may be broken: as the catalogues write it, so that it is seen, and as a card shows it."""


def _variant(message_id: str, option: str | None, rules: Rules) -> str:
    """The id of the message under the value of an option, if that has a message of its own."""
    if option is None or option not in rules:
        return message_id
    special = f"{message_id}-{rules[option]}"
    return special if has_text(special) else message_id


def room_number(room: int) -> int:
    """The number on a room's door, as hotels count: floor, then place. Notation counts from 0 instead.

    >>> room_number(0), room_number(7)
    (101, 203)
    """
    floor, place = divmod(room, COLUMNS)
    return 100 * (floor + 1) + place + 1


def foods_text(foods: tuple[int, ...], language: str = FALLBACK) -> str:
    """Foods as a list: "1 strudel and 2 wines"."""
    counted = [text(f"count-{food}", language, amount=n) for food, n in zip(FOODS, foods, strict=True) if n]
    return list_text(counted, language)


def gains_text(gains: Mapping[str, int], language: str = FALLBACK) -> str:
    """Gains and losses (kind: amount) as a list: "+2 krones, −5 points"."""
    parts = [
        text(f"{'gain' if amount > 0 else 'loss'}-{kind}", language, amount=abs(amount))
        for kind, amount in gains.items()
        if amount
    ]
    return ", ".join(parts)


def effect_text(effect: Effect, language: str = FALLBACK, rules: Rules = EDITION_2022) -> str:
    """One part of a reward or of a bonus as a sentence."""
    message_id = _variant(f"effect-{effect.kind}", EFFECT_OPTIONS.get(effect.kind), rules)
    if effect.kind in ("prepare", "hire", "offer"):
        message_id += {0: "-full", FREE: "-free"}.get(effect.discount, "-discount")
    if effect.floor_limit < FLOORS:
        message_id += "-floor"
    arguments: dict[str, Argument] = {
        "amount": effect.amount,
        "discount": effect.discount,
        "floor": effect.floor_limit,
        "cards": BOARD.offer,
        "items": foods_text(effect.food, language),
    }
    return text(message_id, language, **arguments)


def guest_name(number: int, language: str = FALLBACK) -> str:
    """To be spoken and compared: without the marks where it may be broken."""
    return _whole(text(f"guest-{number}-name", language))


def staff_name(number: int, language: str = FALLBACK) -> str:
    """To be spoken and compared: without the marks where it may be broken."""
    return _whole(text(f"staff-{number}-name", language))


def _whole(name: str) -> str:
    """Without the marks of its catalogue where a narrow card may break it."""
    return name.replace(BREAK, "")


def printed_name(kind: str, number: int, language: str = FALLBACK) -> str:
    """Of a `guest` or of `staff`, as a card shows it: a soft hyphen stands where it may be broken."""
    return text(f"{kind}-{number}-name", language).replace(BREAK, SOFT_HYPHEN)


def reward_texts(guest: Guest, language: str = FALLBACK, rules: Rules = EDITION_2022) -> tuple[str, ...]:
    """The parts of a guest's reward, a sentence each."""
    return tuple(effect_text(effect, language, rules) for effect in guest.reward)


def staff_text(staff: Staff, language: str = FALLBACK, rules: Rules = EDITION_2022) -> str:
    """What a staff card does."""
    message_id = _variant(f"staff-{staff.number}-effect", staff.option, rules)
    order = max((trigger.order for trigger in staff.triggers), default=0)
    return text(message_id, language, amount=_staff_amount(staff, rules), order=order)


def _staff_amount(staff: Staff, rules: Rules) -> int:
    parts: tuple[Effect | Trigger | EndScore, ...] = (*staff.effects, *staff.triggers, *staff.under(rules).scores)
    return next((part.amount for part in parts if part.amount), 0)


def objective_name(objective: Objective, language: str = FALLBACK) -> str:
    """In the words of the catalogue."""
    return text(f"objective-{objective.number}-name", language)


def objective_text(objective: Objective, language: str = FALLBACK) -> str:
    """The condition of an objective."""
    rooms = dict(zip(COLOURS, objective.rooms, strict=True))
    return text(f"objective-{objective.number}-condition", language, amount=objective.amount, **rooms)


def tile_name(tile: Tile, language: str = FALLBACK) -> str:
    """In the words of the catalogue."""
    return text(f"tile-{tile.id}-name", language)


def bonus_text(tile: Tile, language: str = FALLBACK) -> str:
    """What an emperor tile gives."""
    return effect_text(tile.bonus, language)


def penalty_text(tile: Tile, language: str = FALLBACK, rules: Rules = EDITION_2022) -> str:
    """What an emperor tile takes."""
    first, *rest = tile.under(rules).penalty
    if rest:
        joint = "or" if rules.get("penalty") == "choice" else "else"
        return text(f"penalty-{first.kind}-{joint}", language, amount=first.amount, points=rest[0].amount)
    message_id = _variant(f"penalty-{first.kind}", tile.option, rules)
    return text(message_id, language, amount=first.amount)


# Which rule options a component depends on


def guest_options(guest: Guest) -> list[str]:
    """The options that change what a guest brings."""
    return _named((guest.option,))


def staff_options(staff: Staff) -> list[str]:
    """The options that change what a staff card costs or does."""
    return _named((_own_option(staff), staff.option))


def tile_options(tile: Tile) -> list[str]:
    """The options that change what an emperor tile takes."""
    return _named((_own_option(tile), tile.option, "penalty" if tile.penalty[1:] else None))


def _own_option(card: Staff | Tile) -> str | None:
    """The one that its alternatives are about."""
    return next((other.option for other in card.alternatives), None)


def _named(options: Iterable[str | None]) -> list[str]:
    return [option for option in options if option]


def leopold_texts(card: LeopoldCard, language: str = FALLBACK) -> tuple[str, ...]:
    """The parts of a card of the solo opponent, in their order: guests, die, actions, ties."""
    guests = [_from_level(text("leopold-guest", language, colour=c), level, language) for c, level in card.guests]
    actions = [
        _from_level(_leopold_action(kind, argument, language), level, language)
        for kind, argument, level in card.actions
    ]
    return (*guests, _leopold_die(card, language), *actions, text(f"leopold-hand-{card.hand}", language))


def _leopold_die(card: LeopoldCard, language: str) -> str:
    if not card.die:
        return text("leopold-die-any", language)
    return text("leopold-die-face", language, faces=alternatives_text([str(face) for face in card.die], language))


def _leopold_action(kind: str, argument: int | str, language: str) -> str:
    name = "group" if kind == "objective" else "amount"
    return text(f"leopold-{kind}", language, **{name: argument})


def _from_level(part: str, level: int, language: str) -> str:
    return part if level == 1 else text(f"leopold-from-{LEVELS[level - 1]}", language, part=part)
