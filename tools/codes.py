"""Makes codes of the words of the game, src/grandaustria/vocabulary.py: C for the engine, TypeScript for the page.

`setup.py` asks for the engine's before every build. Run as a script, it writes the page's lists, which are kept with
the other sources of the page; a test compares them.
"""

import importlib.util
import re
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]
VOCABULARY = Path("src/grandaustria/vocabulary.py")
PAGE = Path("web/src/lib/vocabulary.ts")
HEAD = f"Made of {VOCABULARY.as_posix()} by tools/codes.py: change it there."

ENUMS = {  # how the codes of each list begin
    "P_": "POINT_SOURCES",
    "PH_": "PHASES",
    "F_": "FRAMES",
    "V_": "STAFF_VARIANTS",
    "H_": "HOTEL_SIDES",
    "LEVEL_": "LEVELS",
    "LAYOUT_": "LAYOUTS",
    "COLOUR_": "GUEST_COLOURS",
    "E_": "EFFECT_KINDS",
    "S_": "END_KINDS",
    "N_": "PENALTY_KINDS",
    "Q_": "CONDITION_KINDS",
    "L_": "LEOPOLD_ACTIONS",
    "TIMING_": "TIMINGS",
    "J_": "VERDICTS",
    "M_": "REMOVALS",
}
FLAGS = {"T_": "TURN_FLAGS", "D_": "DIE_FLAGS", "R_": "REWARD_FLAGS"}
OPTION_BITS = 32
"""Of `options` in a table."""
NUMBERS = ("TABLES", "FLOORS", "ROOMS", "GROUP_CARDS")
LISTS = (
    "FOODS", "COLOURS", "GUEST_COLOURS", "LEVELS", "HOTEL_SIDES", "STAFF_VARIANTS", "EFFECT_KINDS", "TRIGGER_EVENTS",
    "TRIGGER_KINDS", "END_KINDS", "PENALTY_KINDS", "CONDITION_KINDS", "POINT_SOURCES",
)  # fmt: skip
PRINT_WIDTH = 110
"""Of web/.prettierrc."""
Members = list[tuple[str, int]]


def read(path: Path) -> ModuleType:
    """The vocabulary, without the package around it: that needs the engine."""
    found = importlib.util.spec_from_file_location("vocabulary", path)
    if found is None or found.loader is None:
        raise FileNotFoundError(path)
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


# C


def codes(words: ModuleType) -> str:
    """Every list as an enumeration with its length, families of actions by their first number."""
    enums = [_numbered(prefix, getattr(words, name)) for prefix, name in ENUMS.items()]
    enums += [_flags(prefix, getattr(words, name)) for prefix, name in FLAGS.items()]
    enums += [[(name, getattr(words, name)) for name in NUMBERS], _families(words), _options(words)]
    enums += [_values(option, values) for option, values in words.RULE_VALUES.items()]
    _check(enums)
    built = f'cdef str BUILT_WITH = "{words.fingerprint()}"'
    return "\n".join([f"# {HEAD}", "", *map(_enum, enums), built, ""])


def options(words: ModuleType) -> str:
    """For every rule option a function that reads its value from a table."""
    return "\n".join([f"# {HEAD}", *(_reader(option, place) for option, place in words.OPTION_PLACES.items()), ""])


def _name(word: str) -> str:
    return re.sub(r"\W", "_", word).upper()


def _numbered(prefix: str, words: Iterable[str]) -> Members:
    numbered = [(prefix + _name(word), code) for code, word in enumerate(words)]
    return [*numbered, (f"{prefix}COUNT", len(numbered))]


def _flags(prefix: str, words: tuple[str, ...]) -> Members:
    return [*((prefix + _name(word), 1 << bit) for bit, word in enumerate(words)), (f"{prefix}BITS", len(words))]


def _families(words: ModuleType) -> Members:
    prefixes = ["A_" if family.first < words.FIRST_OUTCOME else "C_" for family in words.FAMILIES]
    first = [(prefix + _name(one.name), one.first) for prefix, one in zip(prefixes, words.FAMILIES, strict=True)]
    return [*first, ("ACTION_NUMBERS", max(family.first + family.size for family in words.FAMILIES))]


def _options(words: ModuleType) -> Members:
    places = words.OPTION_PLACES.values()
    if sum(place.width for place in places) > OPTION_BITS:
        raise ValueError(f"the values of all options need more than {OPTION_BITS} bits")
    return [
        ("SWITCHES", len(words.SWITCHES)),
        ("OPTIONS", len(places)),
        ("MOST_VALUES", max(1 << place.width for place in places)),
        ("RULE_BYTES", sum(place.size for place in places)),
        ("REWARDS_SEEN", len(words.REWARD_KINDS)),
    ]


def _values(option: str, values: tuple[str, ...]) -> Members:
    return [(f"{_name(option)}_{_name(value)}", code) for code, value in enumerate(values)]


def _check(enums: Iterable[Members]) -> None:
    names = [name for members in enums for name, _ in members]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise ValueError(f"two words would have the code {twice[0]}")


def _enum(members: Members) -> str:
    return "\n".join(["cdef enum:", *(f"    {name} = {code}" for name, code in members), ""])


def _reader(option: str, place: tuple[int, ...]) -> str:
    shift, width, *_ = place
    return f"""

cdef inline int rule_{option}(const Table* t) noexcept nogil:
    return t.options >> {shift} & {(1 << width) - 1}"""


# TypeScript


def lists(words: ModuleType) -> str:
    """What the page counts by, as prettier writes it."""
    return "\n".join([f"/** {HEAD} */", *(_list(name, getattr(words, name)) for name in LISTS), ""])


def _list(name: str, words: Iterable[str]) -> str:
    quoted = [f"'{word}'" for word in words]
    line = f"export const {name} = [{', '.join(quoted)}] as const;"
    if len(line) <= PRINT_WIDTH:
        return line
    return "\n".join([f"export const {name} = [", *(f"  {word}," for word in quoted), "] as const;"])


def write(path: Path, text: str) -> None:
    """A file that has this text already keeps its time, so that nothing is built of it again."""
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def write_codes(folder: Path, vocabulary: Path = VOCABULARY) -> None:
    words = read(vocabulary)
    write(folder / "codes.pxi", codes(words))
    write(folder / "options.pxi", options(words))


if __name__ == "__main__":
    write(ROOT / PAGE, lists(read(ROOT / VOCABULARY)))
