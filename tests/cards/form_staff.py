"""What permanent staff does: what happens with a card, compared with what happens without."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from tests.cards.form_cases import CHECKED_IN, IDLE, ORDERS, WAITING, Case
from tests.cards.form_play import (
    BONUS_FROM,
    KRONES,
    MOST_KRONES,
    PREPARED,
    ROOM_OF,
    Scene,
    Tally,
    amount_of,
    compared,
    difference,
    own_seat,
    price,
    scoring,
    steps,
    tally,
)  # fmt: skip


def permanent(case: Case) -> Iterator[str]:
    head, _, result = case.texts[0].partition(": ")
    event, *which = head.split()
    return EVENTS[event](int(case.card), which, result)


def gain_of(result: str, without: Tally) -> dict[str, int]:
    kind, amount = amount_of(result)
    if kind == "emperor":
        return {name: n for name, n in steps(amount, without["emperor"]).items() if n}
    if kind == "krones":
        amount = min(amount, MOST_KRONES - max(KRONES, without["krones"]))
    return {"krones" if kind == "krones" else "points.staff": amount} if amount else {}


def adds(card: int, result: str, acts: bool, play: Callable[[int], Scene]) -> Iterator[str]:
    """The card gains what it says where it acts, and nothing where it does not."""
    without, with_card = (tally(play(one).position) for one in (IDLE[4], card))
    yield from compared(difference(without, with_card), gain_of(result, without) if acts else {})


def on_check_in(card: int, which: list[str], result: str) -> Iterator[str]:
    def play(guest: int, served: str, room: int) -> Callable[[int], Scene]:
        return lambda one: Scene(own_seat(played=[one], cafe=[(guest, served)])).do(f"check-in {guest} room {room}")

    if which[:1] == ["order"]:
        for items, guest in ORDERS.items():
            yield from adds(card, result, items >= int(which[1]), play(guest, "scwk"[:items], 2))
    else:
        for colour, guest in CHECKED_IN.items():
            yield from adds(card, result, not which or colour in which, play(guest, "s", ROOM_OF[colour]))


def on_price(card: int, which: list[str], result: str) -> Iterator[str]:
    own = own_seat(played=[card], kitchen="w")
    scene = Scene(own)
    yield from compared(scene.position.guest_prices(0)[0], 0 if which == ["guest"] else 3)
    yield from compared(scene.position.serve_price(0), 0 if which == ["serve"] else 1)
    yield from compared(Scene(own).do(f"serve wine {WAITING}").gained().get("krones", 0), -(which != ["serve"]))
    yield from compared(Scene(own).do("guest 1").gained().get("krones", 0), 0 if which == ["guest"] else -3)
    for room, colour, full in ((15, "blue", 3), (11, "red", 2), (6, "yellow", 1)):
        paid = Scene(own).do("die 3", f"prepare {room}").gained().get("krones", 0)
        yield from compared(-paid, 0 if which == [colour] else full)


def on_die(card: int, which: list[str], result: str) -> Iterator[str]:
    kind, amount = amount_of(result)
    faces = [int(die) for die in which]
    for die in range(1, 7):
        if kind in ("krones", "emperor", "points"):
            yield from adds(card, result, die in faces, partial(_taken_by, die))
        elif kind == "strength":
            found = taking(die, own_seat(played=[card])).position.asked().amount
            yield from compared(found, 2 + amount * (die in faces))
        elif die in faces:
            yield from ADDED[result.rsplit(" ", 1)[0] if result.startswith("also") else result](card, die, result)


def _taken_by(die: int, card: int) -> Scene:
    return taking(die, own_seat(played=[card]))


def taking(die: int, own: Mapping[str, Any]) -> Scene:
    dice = [2 * (face in (die, 4)) for face in range(1, 7)]
    return Scene(own, dice=dice).do(f"die {die}")


def also_prepare(card: int, die: int, result: str) -> Iterator[str]:
    paid = price(3, result.split()[-1])
    own = own_seat(played=[card], cafe=[])
    for actions in (["prepare 15"], ["split 0", "prepare 15"]):
        scene = taking(die, own)
        scene.do(*actions[:-1])
        yield from compared(scene.position.room_prices(0)[15], paid)
        yield from compared(-scene.do(actions[-1]).gained().get("krones", 0), paid)


def also_hire(card: int, die: int, result: str) -> Iterator[str]:
    paid = price(9, result.split()[-1])
    for actions in ([f"hire {IDLE[0]}"], ["prepare 3", "done", f"hire {IDLE[0]}"]):
        scene = taking(die, own_seat(played=[card]))
        scene.do(*actions[:-1])
        yield from compared(scene.position.hire_price(0, IDLE[0]), paid)
        yield from compared(-scene.do(actions[-1]).gained().get("krones", 0), paid)


def both(card: int, die: int, result: str) -> Iterator[str]:
    yield from compared(taking(die, own_seat(played=[card])).gained(), {"krones": 2, "emperor": 2})


def no_fee(card: int, die: int, result: str) -> Iterator[str]:
    yield from compared(taking(die, own_seat(played=[card])).gained(), {})


ADDED: Mapping[str, Callable[[int, int, str], Iterator[str]]] = {
    "also prepare": also_prepare,
    "also hire": also_hire,
    "both": both,
    "no fee": no_fee,
}


def _scored_by(space: int, card: int) -> Scene:
    return scoring("A1", emperor=space, played=[card])


def on_bonus(card: int, which: list[str], result: str) -> Iterator[str]:
    for below in (0, 2):
        space = BONUS_FROM["A"] - below
        yield from adds(card, result, not below, partial(_scored_by, space))


def on_penalty(card: int, which: list[str], result: str) -> Iterator[str]:
    _, amount = amount_of(result)
    scene = scoring("C1", emperor=0, played=[card])
    if amount > KRONES:
        yield from compared(scene.position.to_move == 0 and scene.legal("pay"), False)
    else:
        yield from compared(scene.do("pay").gained(), {"krones": -amount})


EVENTS: Mapping[str, Callable[[int, list[str], str], Iterator[str]]] = {
    "service": on_check_in,
    "check-in": on_check_in,
    "occupied": on_check_in,
    "price": on_price,
    "die": on_die,
    "bonus": on_bonus,
    "penalty": on_penalty,
}


# Several cards that do the same: each by its own figure, and the best of them where one is enough


def several(case: Case) -> Iterator[str]:
    """Of the cards that `every_form.several` lays out. Krones of a full group may pay for what a free card does."""
    dear, cheap, little, much, some, nothing, two, four, room = range(1, 10)
    for played, paid in (([dear], 3), ([dear, cheap], 1)):
        yield from compared(scoring("C1", emperor=0, played=played).do("pay").gained(), {"krones": -paid})
    for played, paid in (([little], 2), ([little, much], 0), ([much], 0)):
        scene = taking(1, own_seat(played=played, cafe=[])).do("split 0", "prepare 15")
        yield from compared(-scene.gained().get("krones", 0), paid)
    for played, paid in (([some], 7), ([some, nothing], 0)):
        scene = taking(3, own_seat(played=played)).do(f"hire {IDLE[0]}")
        yield from compared(-scene.gained().get("krones", 0), paid)
    for items, points in ((1, 0), (2, 1), (3, 1), (4, 5)):
        served = (ORDERS[items], "scwk"[:items])
        scene = Scene(own_seat(played=[two, four], cafe=[served])).do(f"check-in {ORDERS[items]} room 2")
        yield from compared(scene.gained().get("points.staff", 0), points)
    filling = {"prepared": [*PREPARED[:2], *PREPARED[3:], 8], "occupied": [2, 3, 7], "hand": [room]}
    scene = Scene(own_seat(cafe=[(int(case.card), "s")], **filling)).do(f"check-in {case.card} room 8")
    yield from compared(scene.legal("bonus") and scene.legal("reward 1"), True)
