"""The components of the game as data: guests, staff, objectives, emperor tiles, hotels, boards, solo deck.

The TOML files beside this module hold every figure; reading them checks that they are complete. Nothing here
knows a rule.
"""

from importlib.resources import files

from grandaustria.cards.grammar import (
    foods,
    parse_condition,
    parse_effect,
    parse_leopold_action,
    parse_leopold_guest,
    parse_penalty,
    parse_score,
    parse_trigger,
)
from grandaustria.cards.hotels import neighbours, room_groups
from grandaustria.cards.load import read_cards
from grandaustria.cards.model import (
    FOOD_LETTERS,
    FREE,
    Board,
    Cards,
    Effect,
    EndScore,
    Guest,
    Hotels,
    LeopoldCard,
    Objective,
    Penalty,
    Solo,
    Staff,
    StaffAlternative,
    Tile,
    TileAlternative,
    Trigger,
)
from grandaustria.vocabulary import (
    COLOURS,
    COLUMNS,
    CONDITION_KINDS,
    EFFECT_KINDS,
    END_KINDS,
    FLOORS,
    FOODS,
    GROUPS,
    GUEST_COLOURS,
    LEVELS,
    PENALTY_KINDS,
    ROOMS,
    TIMINGS,
    TRIGGER_EVENTS,
    TRIGGER_KINDS,
)

CARDS = read_cards(files(__name__))
GUESTS = CARDS.guests
FIRST_GUEST = GUESTS[0].number
STAFF = CARDS.staff
OBJECTIVES = CARDS.objectives
TILES = CARDS.tiles
LEOPOLD = CARDS.leopold
SOLO = CARDS.solo
HOTELS = CARDS.hotels
BOARD = CARDS.board

__all__ = [
    "BOARD", "CARDS", "COLOURS", "COLUMNS", "CONDITION_KINDS", "EFFECT_KINDS", "END_KINDS", "FIRST_GUEST", "FLOORS",
    "FOODS", "FOOD_LETTERS", "FREE", "GROUPS", "GUESTS", "GUEST_COLOURS", "HOTELS", "LEOPOLD", "LEVELS",
    "OBJECTIVES", "PENALTY_KINDS", "ROOMS", "SOLO", "STAFF", "TILES", "TIMINGS", "TRIGGER_EVENTS",
    "TRIGGER_KINDS",
    "Board", "Cards", "Effect", "EndScore", "Guest", "Hotels", "LeopoldCard", "Objective", "Penalty", "Solo",
    "Staff", "StaffAlternative", "Tile", "TileAlternative", "Trigger",
    "foods", "neighbours", "parse_condition", "parse_effect", "parse_leopold_action", "parse_leopold_guest",
    "parse_penalty", "parse_score", "parse_trigger", "read_cards", "room_groups",
]  # fmt: skip
