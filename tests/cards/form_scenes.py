"""For every place of a form a scene in which it acts, and what must come of it, said once more and independently."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tests.cards.form_cases import IDLE, WAITING, Case
from tests.cards.form_play import (
    BACK,
    BONUS_FROM,
    COLOUR,
    DICE,
    EMPEROR,
    FOODS,
    GROUPS,
    KRONES,
    MOST_KRONES,
    PREPARED,
    SCORED,
    Scene,
    Tally,
    amount_of,
    compared,
    own_seat,
    price,
    scoring,
    steps,
)  # fmt: skip
from tests.cards.form_staff import permanent, several
from tests.engine.compose import compose


def complaints(cases: Sequence[Case]) -> list[str]:
    return [f"{case}: {complaint}" for case in cases for complaint in SCENES[case.place](case)]


# What an effect does


def effect_of(text: str, played: int, emperor: int = EMPEROR) -> dict[str, int]:
    """What is gained by it in all, with the answers that are given here."""
    words, floor = text.split(), 4
    if words[-1].startswith("floor<="):
        floor = int(words.pop()[-1])
    kind, last = " ".join(words[:-1]), words[-1]
    if kind == "food":
        return {food: last.count(letter) for food, letter in FOODS.items()}
    if kind in FOODS:
        return {kind: int(last)}
    if text.startswith("occupy new"):
        return {"occupied": 1}
    return {
        "any": lambda: {"strudel": int(last)},
        "krones": lambda: {"krones": int(last)},
        "emperor": lambda: steps(int(last), emperor),
        "draw": lambda: {"hand": int(last)},
        "prepare": lambda: {"prepared": 1, "krones": -price(floor - 1, last)},
        "hire": lambda: {"hand": -1, "played": 1, "krones": -price(9, last)},
        "offer": lambda: {"played": 1, "krones": -price(9, last)},
        "occupy": lambda: {"occupied": int(last), "prepared": -int(last)},
        "guest": lambda: {"guests": int(last)},
        "action": lambda: {"krones": DICE[3]},
        "points": lambda: {"points.tiles": int(last)},
        "points per staff": lambda: {"points.tiles": played * int(last)},
        "complete": lambda: {"served": 4},
    }[kind]()


def together(*parts: Mapping[str, int]) -> dict[str, int]:
    """All of it; krones up to the limit."""
    total: Tally = Counter()
    for part in parts:
        total.update(part)
    total["krones"] = min(total["krones"], MOST_KRONES - KRONES)
    return {name: n for name, n in total.items() if n}


# Effects


CHECK_IN = {"prepared": -1, "occupied": 1, "guests": -1, "served": -1}
SPENDING = ("prepare", "hire", "offer")
WITH_KRONES = ("krones", "coffee", "any", "draw", "occupy", "guest")


def asked_for_order(first: str, second: str) -> bool:
    """Whether the parts of a reward may come in either order."""
    one, other = first.split()[0], second.split()[0]
    kinds = {one, other}
    if first == second or kinds & {"emperor", "action"} or kinds <= {"coffee", "any"}:
        return False
    if "krones" in kinds and kinds <= set(WITH_KRONES):
        return False
    return not (kinds & {"coffee", "any"} and kinds & {"prepare", "hire"})


def reward(case: Case) -> Iterator[str]:
    scene = Scene(own_seat(cafe=[(int(case.card), "s"), WAITING])).do(f"check-in {case.card} room 2")
    if case.texts[1:]:
        asked = scene.legal("reward 1") and scene.legal("reward 2")
        yield from compared(asked, asked_for_order(*case.texts))
    yield from limited(scene)
    expected = together(CHECK_IN, *(effect_of(text, 0) for text in case.texts))
    yield from compared(scene.resolve().gained(), expected)


def limited(scene: Scene) -> Iterator[str]:
    """A room above the floor that is allowed is not offered."""
    if scene.position.asked().name == "prepare":
        prices = scene.position.room_prices(0)
        offered = [room for room in range(20) if scene.legal(f"prepare {room}")]
        yield from compared(offered, [room for room, krones in enumerate(prices) if krones is not None])


def once(case: Case) -> Iterator[str]:
    hired = {"played": 1, "hand": -1}
    scene = Scene(own_seat(hand=[case.card, *IDLE[:2]])).do("die 5", f"hire {case.card}")
    yield from limited(scene)
    yield from compared(scene.resolve().gained(), together(hired, effect_of(case.texts[0], 1)))


def once_per_round(case: Case) -> Iterator[str]:
    scene = Scene(own_seat(played=[case.card])).do(f"use {case.card}")
    yield from limited(scene)
    yield from compared(scene.resolve().gained(), together(effect_of(case.texts[0], 1)))
    yield from compared(scene.legal(f"use {case.card}"), False)


# The emperor


def moved(tile: str) -> dict[str, int]:
    """What the scoring of the track itself does, from the space from which the bonus is reached."""
    place = "ABC".index(tile[0])
    return {"emperor": -BACK[place], "points.emperor": SCORED[place]}


def bonus(case: Case) -> Iterator[str]:
    tile = str(case.card)
    scene = scoring(tile, emperor=BONUS_FROM[tile[0]], played=IDLE[3:])
    yield from limited(scene)
    found = scene.resolve().gained()
    yield from compared(found, together(moved(tile), effect_of(case.texts[0], 2)))


def penalty(case: Case) -> Iterator[str]:
    tile, (kind, amount) = str(case.card), amount_of(case.texts[0])
    rooms = {"prepared": PREPARED, "occupied": [6, 11]}
    hand = list(range(1, 11))
    scene = scoring(tile, emperor=0, kitchen="scwk", hand=hand, played=IDLE[3:], cafe=[(WAITING, "s")], **rooms)
    suffered = {
        "krones": {"krones": -amount} if amount <= KRONES else {"points.tiles": -7},
        "points": {"points.tiles": -amount},
        "kitchen": dict.fromkeys(FOODS, -1),
        "food": {**dict.fromkeys(FOODS, -1), "served": -1},
        "staff": {"hand": -amount},
        "empty rooms": {"prepared": -amount},
        "occupied rooms": {"occupied": -amount},
        "top rooms": {"occupied": -2},
        "points per staff": {"points.tiles": -2 * amount},
        "end staff": {"played": -1},
    }
    yield from compared(scene.resolve().gained(), suffered[kind])
    if case.texts[1:]:
        poor = scoring(tile, emperor=0, krones=0, hand=[], prepared=[], cafe=[])
        yield from compared(poor.resolve().gained(), {"points.tiles": -7})


# What cards score and ask for


def end(case: Case) -> Iterator[str]:
    kind, amount = amount_of(case.texts[0])
    counts = {
        "per blue": 4, "per red": 2, "per yellow": 3, "per room": 9, "per tile": 12, "per staff": 2, "per group": 4,
        "per floor": 1, "per column": 1, "per set": 2, "per objective": 2, "per step": EMPEROR, "copy": 9,
    }  # fmt: skip
    rooms = {"occupied": [0, 1, 2, 3, 4, 5, 6, 10, 15], "prepared": [7, 11, 12]}
    own, other = own_seat(**rooms, hand=[], played=[case.card, IDLE[0]]), {"played": [IDLE[1]]}
    table = compose(own, other, claims=[[0], [], [1, 0]])
    yield from compared(table.end_scores(0)[int(case.card)], counts[kind] * amount)


def condition(case: Case) -> Iterator[str]:
    number = int(case.card)
    group = (number - 105) // 4
    objectives = [105, 109, 113]
    objectives[group] = number
    for reached, own in ((True, reaching(case.texts[0], 0)), (False, reaching(case.texts[0], 1))):
        scene = Scene(own_seat(**own), objectives=objectives)
        yield from compared(scene.legal(f"claim {'ABC'[group]}"), reached)
        yield from compared(scene.position.claims_of(0)[group].met, reached)


def reaching(text: str, less: int) -> dict[str, Any]:
    """A seat that has what a condition asks for, or one less."""
    kind, amount = amount_of(text)
    if text.startswith("rooms"):
        words = text.split()[1:]
        wanted = dict(zip(words[::2], map(int, words[1::2]), strict=True))
        wanted[words[-2]] -= less
        return hotel([room for colour, n in wanted.items() for room in of_colour(colour)[:n]])
    n = amount - less
    seats: Mapping[str, Callable[[], dict[str, Any]]] = {
        "krones": lambda: {"krones": n},
        "tiles": lambda: {"prepared": list(range(n))},
        "staff": lambda: {"played": list(range(1, n + 1)), "hand": []},
        "emperor": lambda: {"emperor": n},
        "floors": lambda: hotel(list(range(5 * n))),
        "columns": lambda: hotel([room for room in range(20) if room % 5 < n]),
        "groups": lambda: hotel([room for group in GROUPS[:n] for room in group]),
        "colours": lambda: hotel([room for colour in ("blue", "red", "yellow")[:n] for room in of_colour(colour)]),
    }
    return seats[kind]()


def of_colour(colour: str) -> list[int]:
    return [room for room in range(20) if COLOUR[room] == colour[0].upper()]


def hotel(occupied: list[int]) -> dict[str, list[int]]:
    return {"occupied": occupied, "prepared": [room for room in range(20) if room not in occupied]}


SCENES: Mapping[str, Callable[[Case], Iterator[str]]] = {
    "reward": reward,
    "once": once,
    "round": once_per_round,
    "bonus": bonus,
    "penalty": penalty,
    "permanent": permanent,
    "end": end,
    "condition": condition,
    "several": several,
}
