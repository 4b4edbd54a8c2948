"""Reads board.toml (tracks, set-up, prices) and solo.toml (the solo opponent's cards)."""

from __future__ import annotations

from types import MappingProxyType

from grandaustria.cards.grammar import foods, parse_leopold_action, parse_leopold_guest
from grandaustria.cards.model import Board, Foods, LeopoldCard, Solo
from grandaustria.cards.table import Table, naming
from grandaustria.vocabulary import GROUPS, LAST_SPACE, LEOPOLD_NUMBERS, PLAYERS, STAFF_NUMBERS, TABLES

SETS = ("A", "B", "C", "D")


class _Sections:
    """The sections of the file, with the section's name put before every reason."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._open: dict[str, Table] = {}

    def _section(self, name: str) -> Table:
        if name not in self._open:
            self._open[name] = self._table.table(name)
        return self._open[name]

    def number(self, section: str, key: str, lowest: int, highest: int) -> int:
        table = self._section(section)
        with naming(section):
            return table.number(key, lowest, highest)

    def numbers(self, section: str, key: str, highest: int, length: int | None = None) -> tuple[int, ...]:
        table = self._section(section)
        with naming(section):
            return table.numbers(key, 0, highest, length)

    def food(self, section: str, key: str) -> Foods:
        table = self._section(section)
        with naming(section):
            return table.parsed(key, foods)

    def finish(self) -> None:
        for name, table in self._open.items():
            with naming(name):
                table.finish()
        self._table.finish()


def read_board(content: object) -> Board:
    """Checked as a whole: rounds, dice, turn order and prices have to fit each other."""
    table = Table(content)
    rounds = table.number("rounds", 1, 99)
    dice = _dice(table.table("dice"))
    turn_order = _turn_order(table.table("turn_order_tiles"))
    sets = table.table("starting_sets")
    part = _Sections(table)
    hand = part.number("start", "hand", 1, 9)
    board = Board(
        rounds=rounds,
        dice=dice,
        turn_order=turn_order,
        start_krones=part.number("start", "krones", 0, 99),
        start_kitchen=part.food("start", "kitchen"),
        start_hand=hand,
        start_rooms=part.number("start", "rooms", 0, 9),
        krones_maximum=part.number("krones", "maximum", 1, 99),
        boost_price=part.number("action", "boost_price", 0, 9),
        six_price=part.number("action", "six_price", 0, 9),
        tables=part.number("cafe", "tables", TABLES, TABLES),
        serve_price=part.number("cafe", "serve_price", 0, 9),
        serve_items=part.number("cafe", "serve_items", 1, 9),
        offer=part.number("staff", "offer", 1, 9),
        emperor_points=part.numbers("emperor", "points", 99, LAST_SPACE + 1),
        emperor_beyond=part.number("emperor", "beyond", 0, 9),
        emperor_rounds=part.numbers("emperor", "rounds", rounds, len(GROUPS)),
        emperor_back=part.numbers("emperor", "back", 99, len(GROUPS)),
        bonus_from=part.number("emperor", "bonus_from", 1, LAST_SPACE),
        guest_price=part.numbers("guest_queue", "price", 9, 5),
        objective_points=part.numbers("objectives", "points", 99, 3),
        final_krone=part.number("final", "krone", 0, 9),
        final_kitchen_item=part.number("final", "kitchen_item", 0, 9),
        final_cafe_guest=part.number("final", "cafe_guest", -99, 0),
        starting_sets=_starting_sets(sets, hand),
    )
    part.finish()
    return board


def _dice(table: Table) -> MappingProxyType[int, int]:
    with naming("dice"):
        dice = {players: table.number(str(players), 1, 99) for players in PLAYERS}
        table.finish()
    return MappingProxyType(dice)


def _turn_order(table: Table) -> MappingProxyType[int, tuple[tuple[int, int], ...]]:
    with naming("turn_order_tiles"):
        order = {players: _order_tiles(table.entries(str(players)), players) for players in PLAYERS}
        table.finish()
    return MappingProxyType(order)


def _order_tiles(entries: list[object], players: int) -> tuple[tuple[int, int], ...]:
    with naming(f"{players} players"):
        pairs = [Table({"tile": entry}).numbers("tile", 1, 2 * players, 2) for entry in entries]
        if sorted(number for pair in pairs for number in pair) != list(range(1, 2 * players + 1)):
            raise ValueError(f"the tiles must carry the numbers 1..{2 * players}, each once")
    return tuple((first, second) for first, second in pairs)


def _starting_sets(table: Table, hand: int) -> MappingProxyType[str, tuple[int, ...]]:
    owner: dict[int, str] = {}
    sets: dict[str, tuple[int, ...]] = {}
    with naming("starting_sets"):
        for name in SETS:
            sets[name] = table.numbers(name, STAFF_NUMBERS[0], STAFF_NUMBERS[-1], hand)
            for number in sets[name]:
                if number in owner:
                    raise ValueError(f"staff {number} is in {owner[number]} and in {name}")
                owner[number] = name
        table.finish()
    return MappingProxyType(sets)


def read_solo(table: Table, layouts: tuple[str, ...], end_cards: int) -> Solo:
    """What a solo game has of its own."""
    solo = Solo(
        layout=table.choice("layout", layouts),
        staff=table.number("staff", 1, end_cards),
        draw=table.number("draw", 1, 48),
        keep=table.number("keep", 1, 48),
    )
    if solo.keep > solo.draw:
        raise ValueError(f"keep must be at most draw ({solo.draw}), not {solo.keep}")
    return solo


def read_leopold_card(table: Table) -> LeopoldCard:
    """One of the cards by which Leopold plays."""
    card = LeopoldCard(
        number=table.number("number", LEOPOLD_NUMBERS[0], LEOPOLD_NUMBERS[-1]),
        guests=table.parsed_list("guests", parse_leopold_guest),
        die=table.numbers("die", 1, 6),
        actions=table.parsed_list("actions", parse_leopold_action),
        hand=table.choice("hand", ("left", "right")),
    )
    if not card.guests or not card.actions:
        raise ValueError("a card needs guests and actions")
    return card
