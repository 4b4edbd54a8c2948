"""Composed situations with the sentences that tell them; the first seat to move reads the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from grandaustria import Position
from tests.engine.compose import compose, seat

LAST_TURN = {"begun": True, "guest": False, "die": True, "extra": False, "extra_turns": 0}
GUESTS = list(range(49, 105))
STAFF = list(range(1, 49))


@dataclass(frozen=True)
class Situation:
    name: str
    position: Callable[[], Position]
    moves: tuple[str, ...]
    sentences: tuple[str, ...]


def round_end(number: int, tile: str, other: dict[str, Any], **table: Any) -> Callable[[], Position]:
    """Anna ends the last turn of a round; of the two, Max is judged second."""
    tiles = [tile if tile[0] == group else f"{group}1" for group in "ABC"]
    anna = seat(numbers=2, emperor=number + 1)
    return lambda: compose(anna, seat(**{"numbers": 2, **other}), round=number, turn=LAST_TURN, tiles=tiles, **table)


TURNS = (
    Situation(
        "a guest, a die, the kitchen",
        lambda: compose(seat(cafe=[60], kitchen="sccw"), queue=[75, 76, 77, 78, 79]),
        ("guest 1", "draw guest 80", "die 1+", "split 1", "place cake 60", "serve wine 60", "serve cake 60"),
        (
            "Anna takes Baroness for 3 krones.",
            "Professor Emeritus joins the queue.",
            "Anna takes a 1 of strength 3 for 1 krone.",
            "Anna gets 2 strudels and 1 cake.",
            "Anna gives cake straight to Jewelry Designer.",
            "Anna puts 2 strudels into the kitchen.",
            "Anna pays 1 krone and serves wine to Jewelry Designer.",
            "Anna serves cake to Jewelry Designer.",
        ),
    ),
    Situation(
        "an order completed, older rules",
        lambda: compose(seat(played=[5], kitchen="c", cafe=[78]), rules={"groom_stableman": "completed"}),
        ("serve cake 78",),
        (
            "Anna pays 1 krone and serves cake to Post Councillor.",
            "The order of Post Councillor is complete: +2 krones.",
        ),
    ),
    Situation(
        "a check-in with staff, a guest declined",
        lambda: compose(seat(played=[5, 23], prepared=[0, 1, 2], cafe=[(78, "c")])),
        ("check-in 78 room 2", "done"),
        (
            "Anna checks Post Councillor in to red room 103 on floor 1: +3 krones.",
            "Anna leaves the guests in the queue.",
        ),
    ),
    Situation(
        "a reward to choose, an occupancy bonus",
        lambda: compose(seat(prepared=[1], cafe=[(54, "ww")])),
        ("check-in 54 room 1", "food cake"),
        (
            "Anna checks Portrait Painter in to yellow room 102 on floor 1.",
            "Anna chooses cake.",
            "Portrait Painter rewards Anna: +2 krones.",
        ),
    ),
    Situation(
        "an extra action",
        lambda: compose(seat(cafe=[(97, "ssw")]), dice=[0, 0, 0, 2, 0, 1]),
        ("check-in 97 room 0", "action 4", "split 1"),
        (
            "Anna checks E. Gizia in to blue room 101 on floor 1: +4 points.",
            "Anna has filled a blue group of 1: +2 points.",
            "Anna does action 4 at strength 2 without taking a die.",
            "Anna gets 1 krone and 1 emperor step.",
        ),
    ),
    Situation(
        "an extra turn",
        lambda: compose(seat(numbers=1), rules={"e_gizia": "turn"}, turn={**LAST_TURN, "extra_turns": 1}),
        ("end", "die 4+", "split 0"),
        (
            "Anna ends the turn.",
            "Anna has an extra turn.",
            "Anna pays 1 krone to do action 4 at strength 3 without taking a die.",
            "Anna gets 3 krones.",
        ),
    ),
    Situation(
        "a 6 that copies",
        lambda: compose(seat(), dice=[1, 1, 1, 1, 1, 2]),
        ("die 6+", "action 5"),
        (
            "Anna takes a 6 of strength 3 for 2 krones.",
            "Anna uses it as action 5 at strength 3.",
            "Anna hires nobody.",
        ),
    ),
    Situation(
        "a 6 without a krone",
        lambda: compose(seat(krones=0), dice=[0, 0, 0, 0, 0, 2]),
        ("die 6",),
        ("Anna takes a 6 that does nothing.",),
    ),
    Situation(
        "staff that acts on a 4",
        lambda: compose(seat(played=[15, 16])),
        ("die 4+",),
        ("Anna takes a 4 of strength 3 for 1 krone: +4 points, +3 krones, +3 emperor steps.",),
    ),
    Situation(
        "staff hired beside rooms",
        lambda: compose(seat(played=[22], hand=[36])),
        ("die 3", "hire 36", "prepare 2", "done"),
        (
            "Anna takes a 3 of strength 2.",
            "Anna hires Sommelier for 2 krones: +4 wines.",
            "Anna prepares red room 103 on floor 1 for free.",
        ),
    ),
    Situation(
        "two rooms occupied",
        lambda: compose(seat(hand=[35], prepared=[0, 1, 2], played=[23])),
        ("die 5", "hire 35", "occupy 1", "occupy 0"),
        (
            "Anna takes a 5 of strength 2.",
            "Anna hires Page Boy for free.",
            "Anna turns yellow room 102 on floor 1 to occupied: +1 krone.",
            "Anna turns blue room 101 on floor 1 to occupied: +1 krone.",
            "Anna has filled a blue group of 1: +2 points.",
        ),
    ),
    Situation(
        "one of two rooms occupied",
        lambda: compose(seat(hand=[35], prepared=[0, 1, 2])),
        ("die 5", "hire 35", "occupy 0", "done"),
        (
            "Anna takes a 5 of strength 2.",
            "Anna hires Page Boy for free.",
            "Anna turns blue room 101 on floor 1 to occupied.",
            "Anna has filled a blue group of 1: +2 points.",
        ),
    ),
    Situation(
        "an order from the supply",
        lambda: compose(seat(hand=[38], cafe=[60, 61])),
        ("die 5", "hire 38", "complete 60"),
        (
            "Anna takes a 5 of strength 2.",
            "Anna hires Porter for 3 krones.",
            "Anna completes the order of Jewelry Designer from the supply.",
        ),
    ),
    Situation(
        "an offer",
        lambda: compose(seat(prepared=[0], cafe=[(75, "wwkk")])),
        ("check-in 75 room 0", "draw staff 1", "draw staff 2", "draw staff 3", "hire 2", "under 3"),
        (
            "Anna checks Baroness in to blue room 101 on floor 1: +5 points.",
            "Anna has filled a blue group of 1: +2 points.",
            "Anna may choose from Breakfast Server, Waitress and Barkeeper.",
            "Anna hires Waitress for 3 krones.",
            "Anna puts Barkeeper and Breakfast Server under the deck.",
        ),
    ),
    Situation(
        "an objective, a card used",
        lambda: compose(seat(krones=20, played=[1], cafe=[68])),
        ("claim A", "use 1", "done"),
        (
            "Anna claims the objective Full Purse: +15 points.",
            "Anna uses Breakfast Server: +1 strudel.",
            "Anna puts 1 strudel into the kitchen.",
        ),
    ),
    Situation(
        "the end of the staff deck",
        lambda: compose(seat(prepared=[1], cafe=[(91, "s")]), staff_removed=STAFF[1:]),
        ("check-in 91 room 1",),
        (
            "Anna checks Tezcatlipoca in to yellow room 102 on floor 1.",
            "Anna draws Breakfast Server.",
            "The staff deck is empty.",
        ),
    ),
    Situation(
        "the end of the guest deck",
        lambda: compose(queue=GUESTS[:5], guest_discard=GUESTS[5:]),
        ("guest 4", "draw guest 84"),
        (
            "Anna takes Tailor for free.",
            "The guests who have left are shuffled into a new deck.",
            "Court Councillor joins the queue.",
        ),
    ),
    Situation(
        "the last die goes",
        lambda: compose(seat(numbers=1), seat(numbers=1), dice=[0, 0, 0, 1, 0, 0], passed=[False, True], round=1),
        ("pass", *["roll 3"] * 10),
        (
            "Anna passes.",
            "The last die goes to the dustbin.",
            "No die is left: 2 turns are lost.",
            "Round 1 ends.",
            "Round 2 begins with Max.",
            "10 dice are rolled: 3 3 3 3 3 3 3 3 3 3.",
        ),
    ),
)

JUDGED = (
    "Anna ends the turn.",
    "Round 3 ends.",
    "The emperor judges the hotels by tile {tile}.",
    "Anna stands on space 4 of the emperor track and goes 3 spaces back: +3 points.",
    "Anna gets neither bonus nor penalty.",
)
FACED = ("Max stands on space 0 of the emperor track.", "Max faces the penalty.")


def judged(tile: str, *verdict: str) -> tuple[str, ...]:
    """What Anna reads of the third round's end, up to the next round."""
    begin = tuple(sentence.format(tile=tile) for sentence in JUDGED)
    dice = "10 dice are rolled: 1 1 1 1 1 1 1 1 1 1."
    return (*begin, *verdict, "Round 4 begins with Max.", dice)


ROLLS = ("roll 1",) * 10
EMPEROR = (
    Situation(
        "a penalty paid off",
        round_end(3, "A1", {"played": [26]}),
        ("end", "pay", *ROLLS),
        judged("A1: The Privy Purse", *FACED, "Max pays 1 krone to be spared the penalty."),
    ),
    Situation(
        "safe from the penalty",
        round_end(3, "A1", {"played": [26]}, rules={"conference_manager": "immune"}),
        ("end", *ROLLS),
        judged("A1: The Privy Purse", FACED[0], "Max is safe from the penalty."),
    ),
    Situation(
        "krones lost",
        round_end(3, "A1", {"krones": 3}),
        ("end", *ROLLS),
        judged("A1: The Privy Purse", *FACED, "Max loses 3 krones."),
    ),
    Situation(
        "points lost",
        round_end(3, "A1", {"krones": 2}),
        ("end", *ROLLS),
        judged("A1: The Privy Purse", *FACED, "Max loses 5 points."),
    ),
    Situation(
        "food lost",
        round_end(3, "A2", {"kitchen": "sccw"}),
        ("end", *ROLLS),
        judged("A2: The Larder Key", *FACED, "Max loses 1 strudel, 2 cakes and 1 wine."),
    ),
    Situation(
        "nothing to lose",
        round_end(3, "A2", {"kitchen": ""}),
        ("end", *ROLLS),
        judged("A2: The Larder Key", *FACED, "The penalty finds nothing to take from Max."),
    ),
    Situation(
        "cards lost that Anna does not see",
        round_end(3, "A3", {"hand": [1, 2, 3]}),
        ("end", "under 2", "under 1", *ROLLS),
        judged(
            "A3: Letters of Reference",
            *FACED,
            "Max puts 1 staff card under the deck.",
            "Max puts 1 staff card under the deck.",
        ),
    ),
    Situation(
        "a room lost",
        round_end(3, "A4", {"prepared": [0, 1, 5]}),
        ("end", *ROLLS),
        judged("A4: The New Wing", *FACED, "Max loses yellow room 201 on floor 2."),
    ),
    Situation(
        "a bonus up to the limit",
        round_end(3, "A1", {"emperor": 8, "played": [42], "krones": 19}),
        ("end", *ROLLS),
        judged(
            "A1: The Privy Purse",
            "Max stands on space 8 of the emperor track and goes 3 spaces back: +5 points.",
            "Max earns the bonus: +5 points, +1 krone.",
        ),
    ),
    Situation(
        "the kitchen and the cafe lost",
        round_end(5, "B1", {"kitchen": "s", "cafe": [(60, "cw")]}),
        ("end", *ROLLS),
        (
            "Anna ends the turn.",
            "Round 5 ends.",
            "The emperor judges the hotels by tile B1: The Court Banquet.",
            "Anna stands on space 6 of the emperor track and goes 5 spaces back: +4 points.",
            "Anna gets neither bonus nor penalty.",
            *FACED,
            "Max loses 1 strudel, 1 cake and 1 wine.",
            "Round 6 begins with Max.",
            "10 dice are rolled: 1 1 1 1 1 1 1 1 1 1.",
        ),
    ),
    Situation(
        "the end of the game",
        round_end(7, "C4", {"played": [27, 28], "cafe": [60], "kitchen": "s", "occupied": [0]}),
        ("end", "dismiss 27"),
        (
            "Anna ends the turn.",
            "Round 7 ends.",
            "The emperor judges the hotels by tile C4: Purveyor to the Court.",
            "Anna stands on space 8 of the emperor track and goes 7 spaces back: +5 points.",
            "Anna gets neither bonus nor penalty.",
            *FACED,
            "Max dismisses Booking Manager.",
            "The game ends; the hotels are scored.",
            "Anna: 10 points for 10 krones.",
            "Anna has 15 points.",
            "Max: 3 points for Concierge.",
            "Max: 1 point for 1 occupied room.",
            "Max: 10 points for 10 krones.",
            "Max: 1 point for 1 item in the kitchen.",
            "Max: −5 points for 1 guest left in the café.",
            "Max has 10 points.",
            "Anna wins with 15 points.",
        ),
    ),
)
