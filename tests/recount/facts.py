"""What is printed on the components, read plainly from the card files, without the package's own loader."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

CARDS = Path(__file__).parents[2] / "src" / "grandaustria" / "cards"
FOODS = ("strudel", "cake", "wine", "coffee")
LETTERS = "scwk"
COLOURS = {"B": "blue", "R": "red", "Y": "yellow"}


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((CARDS / name).read_text(encoding="utf-8"))


def _items(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS]


_GUESTS = {card["number"]: card for card in _read("guests.toml")["guest"]}
_STAFF = {card["number"]: card for card in _read("staff.toml")["staff"]}
_TILES = {tile["id"]: tile for tile in _read("tiles.toml")["tile"]}
_HOTELS = _read("hotels.toml")
_BOARD = _read("board.toml")

ORDER = {number: _items(card["order"]) for number, card in _GUESTS.items()}
GUEST_COLOUR = {number: card["colour"] for number, card in _GUESTS.items()}
GUEST_POINTS = {number: card["points"] for number, card in _GUESTS.items()}
REWARD = {number: card["reward"] for number, card in _GUESTS.items()}
COST = {number: card["cost"] for number, card in _STAFF.items()}
TIMING = {number: card["timing"] for number, card in _STAFF.items()}
STAFF_EFFECT = {number: card["effect"][0] for number, card in _STAFF.items()}
END_STAFF = {number for number, timing in TIMING.items() if timing == "end"}
CONDITION = {card["number"]: card["condition"].split() for card in _read("objectives.toml")["objective"]}
TILE_BONUS = {name: tile["bonus"] for name, tile in _TILES.items()}
LEOPOLD_STEPS = {
    card["number"]: sum(int(action.split()[1]) for action in card["actions"] if action.startswith("emperor"))
    for card in _read("solo.toml")["card"]
}

LAYOUT = {name: [COLOURS[x] for x in "".join(floors)] for name, floors in _HOTELS["layouts"].items()}
PRINTED = [_HOTELS["printed_points"].get(str(room), 0) for room in range(20)]
FLOOR_PRICE: list[int] = _HOTELS["price"]
FLOOR_POINTS: list[int] = _HOTELS["final_points"]
GROUP_BONUS: dict[str, list[int]] = _HOTELS["group_bonus"]

DICE = {int(players): dice for players, dice in _BOARD["dice"].items()}
TURN_TILES = {int(players): tiles for players, tiles in _BOARD["turn_order_tiles"].items()}
QUEUE_PRICE: list[int] = _BOARD["guest_queue"]["price"]
TRACK_POINTS: list[int] = _BOARD["emperor"]["points"]
BACK = {3: 3, 5: 5, 7: 7}
CLAIM_POINTS = (15, 10, 5)


def cost(card: int, rules: dict[str, str]) -> int:
    return 3 if card == 17 and rules["kitchen_hand"] == "3" else int(COST[card])


def penalty(tile: str, rules: dict[str, str]) -> list[str]:
    if tile == "B4" and rules["tile_b4"] == "occupied":
        return ["occupied rooms 2", "points 7"]
    return list(_TILES[tile]["penalty"])
