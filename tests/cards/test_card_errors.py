"""A mistake in a data file is refused with the name of the file and of the entry."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from grandaustria.cards import CARDS, read_cards

KITCHEN_HAND = '{ option = "kitchen_hand", value = "3", cost = 3 }'
SECRETARY = '{ option = "secretary", value = "anyone", cost = 3 }'
MISTAKES = {
    "guests.toml": [
        ("number = 63\n", "number = 62\n", "guest 62: stands there twice"),
        ("number = 63\n", "number = 105\n", "guest 105: number must be 49..104, not 105"),
        ("number = 63\n", "", "guest entry 15: number is missing"),
        ("number = 63\n", "number = [63]\n", "guest entry 15: number must be a whole number"),
        ('colour = "yellow"', 'colour = "pink"', "guest 49: colour must be one of"),
        ('order = "w"', 'order = "wx"', "guest 49: order 'wx': unknown food letter 'x'"),
        ('order = "w"', 'order = "wwwww"', "guest 49: order must be 1..4 items"),
        ('order = "w"', 'order = ""', "guest 49: order must be a text"),
        ("points = 0", "points = -1", "guest 49: points must be 0..99, not -1"),
        ("points = 0", "points = true", "guest 49: points must be a whole number, not True"),
        ("points = 0", 'points = "0"', "guest 49: points must be a whole number, not '0'"),
        ("points = 0", "points = 0\nlevel = 2", "guest 49: unknown key 'level'"),
        ("free floor<=2", "free floor<=5", "guest 49: reward 'prepare free floor<=5': floor must be 1..4"),
        ('["prepare free floor<=2"]', '["sing 2"]', "guest 49: reward 'sing 2': not an effect"),
        ('["prepare free floor<=2"]', '"draw 1"', "guest 49: reward must be a list"),
        ('["prepare free floor<=2"]', '["draw 1", "draw 1", "draw 1"]', "guest 49: reward must have at most"),
        ('["prepare free floor<=2"]', '["points 3"]', "guest 49: reward 'points 3': must be one of food, any"),
        ('["prepare free floor<=2"]', '["action 1", "action 1"]', "guest 49: reward must have at most one extra"),
        ('["prepare free floor<=2"]', '["any 3"]', "guest 49: reward 'any 3': any must be 1..2, not 3"),
        ('option = "e_gizia"\n', "", "guest 97: option must be e_gizia"),
        ('order = "w"', 'order = "wwww"', "guest 49: order must have at most 3 items of a food"),
        ("points = 0", 'points = 0\nname = "Sculptor"', "guest 49: unknown key 'name'"),
        ("[[guest]]\nnumber = 49", 'title = "Guests"\n[[guest]]\nnumber = 49', "unknown key 'title'"),
        ("[[guest]]\nnumber = 49", "[[guest\nnumber = 49", ""),
    ],
    "staff.toml": [
        ("die 6: strength 1", "die 7: strength 1", "staff 17: effect 'die 7: strength 1': die must be 1..6"),
        ("die 3 4: points 2", "die 3 3: points 2", "staff 12: effect 'die 3 3: points 2': a die is named"),
        ("die 3 4: points 2", "die 3 4 points 2", "staff 12: effect 'die 3 4 points 2': not of the form"),
        ("die 3 4: points 2", "dice 3: points 2", "staff 12: effect 'dice 3: points 2': unknown event"),
        ("blue: free", "blue: krones 2", "staff 9: effect 'price blue: krones 2': unknown result"),
        ("per red 3", "per green 3", "staff 27: effect 'per green 3': not an end-of-game score"),
        ('["per red 3"]', "[]", "staff 27: effect must not be empty"),
        ('timing = "round"', 'timing = "end"', "staff 1: effect 'strudel 1': not an end-of-game score"),
        ('timing = "round"', 'timing = "never"', "staff 1: timing must be one of once, round"),
        ("cost = 3 }", "cost = -3 }", "staff 17: alternative: cost must be 0..9, not -3"),
        (", cost = 3 }", " }", "staff 17: alternative: must have either cost or effect"),
        ("cost = 3 }", 'effect = ["per red 1"] }', "staff 17: alternative: effect is only possible"),
        ("cost = 3 }", "cost = 3, edition = 2015 }", "staff 17: alternative: unknown key 'edition'"),
        ("alternative = {", "alternative = 5 #", "staff 17: alternative: must be a table"),
        ("alternative = {", "alternative = [5] #", "staff 17: alternative: must be a table"),
        ('"kitchen_hand"', '"kitchen_help"', "staff 17: alternative: option must be one of kitchen_hand, assistant"),
        ('value = "3"', 'value = "5"', "staff 17: alternative: value must be one of 3, not '5'"),
        ("die 1 2: also prepare full", "die 3: also prepare full",
         "staff 14: effect 'die 3: also prepare full': 'also prepare full' goes with a 1 or 2, not with a 3"),
        ("die 4: both", "die 2: both", "staff 15: effect 'die 2: both': 'both' goes with a 4, not with a 2"),
        ('"die 6: strength 1"', '"die 5: strength 1"', "staff 17: effect must be of one event"),
        ('"die 6: strength 1"', '"die 6: no fee"', "staff 17: effect has the result no_fee twice"),
        ('["strudel 1"]', '["strudel 1", "cake 1"]', "staff 1: effect must be one, not more"),
        ('["strudel 1"]', '["points 1"]', "staff 1: effect 'points 1': must be one of food, any, krones"),
        ('["emperor 3"]', '["action 1"]', "staff 45: effect 'action 1': must be one of food, any, krones"),
        ('["emperor 3"]', '["offer 1"]', "staff 45: effect 'offer 1': must be one of food, any, krones"),
        ('["per red 3"]', '["per red 3", "per blue 3"]', "staff 27: effect must be one, not more"),
        ('["per staff 4"]', '["per staff 4", "per red 1"]', "staff 32: alternative: effect must be one, not more"),
        ("die 5: strength 2", "die 5: strength 49", "die 5: strength must be at most 48 together, not 49"),
        ('option = "custodian"\n', "", "staff 23: option must be custodian"),
        ('option = "custodian"', 'option = "operator"', "staff 23: option must be custodian"),
        ('option = "custodian"', 'option = "concierge"', "staff 23: option must be one of kitchen_hand, assistant"),
        ('["strudel 1"]', '["strudel 1"]\noption = "operator"', "staff 1: does not go by the option operator"),
        ('["per staff 2"]', '["copy 1"]', "staff 32: option must be secretary"),
        ('["per staff 4"] }', '["per step 4"] }', "staff 32: option must be operator"),
        ('["copy 1"]\n', '["copy 1"]\nalternative = { option = "table", value = "after", effect = ["per step 1"] }\n',
         "staff 29: goes by two options, operator and secretary"),
        (f"alternative = {KITCHEN_HAND}", f"alternative = [{KITCHEN_HAND}, {KITCHEN_HAND}]",
         "staff 17: alternative: value '3' stands there twice"),
        (f"alternative = {KITCHEN_HAND}", f"alternative = [{KITCHEN_HAND}, {SECRETARY}]",
         "staff 17: alternative: kitchen_hand and secretary are different options"),
    ],
    "objectives.toml": [
        ('"krones 20"', '"krones many"', "objective 105: condition 'krones many': not a condition"),
        ("red 4 yellow 3", "red 4 red 3", "objective 114: condition 'rooms red 4 red 3': a colour"),
        ("red 4 yellow 3", "green 4", "objective 114: condition 'rooms green 4': not a condition"),
        ('"krones 20"', '"krones 21"', "objective 105: krones must be 1..20, not 21"),
        ('"tiles 12"', '"tiles 21"', "objective 106: condition 'tiles 21': tiles must be 1..20, not 21"),
        ("red 4 yellow 3", "red 4 yellow 8", "objective 114: yellow must be 1..7, not 8"),
        ('group = "A"', 'group = "B"', "objective 105: group must be A, not B"),
        ("number = 116", "number = 115", "objective 115: stands there twice"),
    ],
    "tiles.toml": [
        ('["kitchen"]', '["cellar"]', "tile A2: penalty 'cellar': not a penalty"),
        ('["kitchen"]', "[]", "tile A2: penalty must be [X] or [X, Y]"),
        ('"any 2"', '"any 0"', "tile A2: bonus 'any 0': not an effect"),
        ('"any 2"', '"draw 1"', "tile A2: bonus 'draw 1': must be one of food, any, krones, emperor"),
        ('"any 2"', '"guest 1"', "tile A2: bonus 'guest 1': must be one of"),
        ('["krones 3", "points 5"]', '["krones 3"]', "tile A1: penalty must be [krones, points]: krones alone"),
        ('["krones 3", "points 5"]', '["krones 3", "staff 1"]', "tile A1: penalty must be [krones, points]"),
        ('["kitchen"]', '["kitchen", "points 5"]', "tile A2: penalty must be [kitchen]: it is always possible"),
        ("empty rooms 2", "empty rooms 3", "tile B4: penalty 'empty rooms 3': empty rooms must be 1..2, not 3"),
        ('["occupied rooms 2", "points 7"]', '["occupied rooms 2"]', "tile B4: alternative: penalty must be ["),
        ('option = "tile_c2"\n', "", "tile C2: option must be tile_c2"),
        ('id = "A2"', 'id = "D1"', "tile D1: id must be one of"),
        ("occupied rooms 2", "rooms 2", "tile B4: alternative: penalty 'rooms 2': not a penalty"),
    ],
    "hotels.toml": [
        ('"BYRRB"', '"BYRRG"', "layout night: floor 1 must be 5 letters of BRY, not 'BYRRG'"),
        ('"BYRRB"', '"YYRRB"', "layout night: groups must have the sizes"),
        (', "RRRYB"]', "]", "layouts: day_d must have 4 entries, has 3"),
        ("day_d", "day_e", "layouts: day_d is missing"),
        ("13 = 1,", "20 = 1,", "printed_points: room must be 0..19, not 20"),
        ("floors = 4", "floors = 5", "floors must be 4..4, not 5"),
        ("[2, 5, 9, 15]", "[2, 5, 9]", "group_bonus: blue must have 4 entries, has 3"),
        ("blue = 30", "blue = 28", "tiles: blue must be at least 29 for four hotels"),
    ],
    "board.toml": [
        ("B = [1, 13,", "B = [3, 13,", "starting_sets: staff 3 is in A and in B"),
        ("B = [1, 13,", "B = [13,", "starting_sets: B must have 6 entries, has 5"),
        ("B = [1, 13,", "B = [49, 13,", "starting_sets: B must be 1..48, not 49"),
        ("[3, 6], [4, 5]", "[3, 6], [4, 6]", "turn_order_tiles: 4 players: the tiles must carry"),
        ("2 = 10\n", "", "dice: 2 is missing"),
        ("maximum = 20", 'maximum = "all"', "krones: maximum must be a whole number"),
        ("maximum = 20", "maximum = 20\nminimum = 0", "krones: unknown key 'minimum'"),
        ('kitchen = "scwk"', 'kitchen = "scwt"', "start: kitchen 'scwt': unknown food letter 't'"),
        ("[final]", "[finale]", "final is missing"),
    ],
    "solo.toml": [
        ('"green @M"', '"green @X"', "card 197: guests 'green @X': not a guest of the solo opponent"),
        ('"objective any @H"', '"objective D"', "card 193: actions 'objective D': not an action"),
        ("die = [1]", "die = [7]", "card 193: die must be 1..6, not 7"),
        ('hand = "right"', 'hand = "both"', "card 193: hand must be one of left, right"),
        ('guests = ["blue"]', "guests = []", "card 193: a card needs guests and actions"),
        ("keep = 6", "keep = 11", "keep must be at most draw (10), not 11"),
        ("staff = 5", "staff = 14", "staff must be 1..13, not 14"),
        ('layout = "night"', 'layout = "dusk"', "layout must be one of night, day_a"),
        ("number = 212", "number = 211", "card 211: stands there twice"),
    ],
}  # fmt: skip


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A copy of the data files."""
    for file in files("grandaustria.cards").iterdir():
        if file.name.endswith(".toml"):
            (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def change(path: Path, edit: Callable[[str], str]) -> None:
    path.write_text(edit(path.read_text(encoding="utf-8")), encoding="utf-8")


def test_an_unchanged_copy_is_read_alike(data: Path) -> None:
    assert read_cards(data) == CARDS


@pytest.mark.parametrize(
    ("file", "right", "wrong", "reason"),
    [(file, *mistake) for file, mistakes in MISTAKES.items() for mistake in mistakes],
)
def test_a_mistake_is_named(data: Path, file: str, right: str, wrong: str, reason: str) -> None:
    def edit(content: str) -> str:
        assert right in content
        return content.replace(right, wrong, 1)

    change(data / file, edit)
    with pytest.raises(ValueError, match=re.escape(f"{file}: {reason}")):
        read_cards(data)


def test_more_cards_of_each_round_than_tables_have_bits_for_are_refused(data: Path) -> None:
    def edit(content: str) -> str:
        entries = content.split("[[staff]]")
        once = [place for place, entry in enumerate(entries) if 'timing = "once"' in entry]
        for place in once[:5]:
            entries[place] = entries[place].replace('"once"', '"round"')
        return "[[staff]]".join(entries)

    change(data / "staff.toml", edit)
    with pytest.raises(ValueError, match=re.escape("staff.toml: at most 8 cards can have the timing 'round'")):
        read_cards(data)


@pytest.mark.parametrize(
    ("file", "entry", "reason"),
    [
        ("guests.toml", "guest", "guest 104: is missing"),
        ("staff.toml", "staff", "staff 48: is missing"),
        ("objectives.toml", "objective", "objective 116: is missing"),
        ("tiles.toml", "tile", "tile C4: is missing"),
        ("solo.toml", "card", "card 212: is missing"),
    ],
)
def test_a_missing_last_card_is_named(data: Path, file: str, entry: str, reason: str) -> None:
    change(data / file, lambda content: content[: content.rindex(f"[[{entry}]]")])
    with pytest.raises(ValueError, match=re.escape(f"{file}: {reason}")):
        read_cards(data)


def test_an_entry_that_is_no_table_is_named(data: Path) -> None:
    (data / "tiles.toml").write_text("tile = [1]", encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape("tiles.toml: tile entry 1: must be a table")):
        read_cards(data)


def test_a_missing_file_is_named(data: Path) -> None:
    (data / "staff.toml").unlink()
    with pytest.raises(FileNotFoundError, match=re.escape("staff.toml")):
        read_cards(data)
