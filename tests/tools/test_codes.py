"""Codes are made of the vocabulary: a new word needs no other line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import codes
from grandaustria import vocabulary
from grandaustria.vocabulary import FAMILIES, FIRST_OUTCOME, RULE_VALUES

ROOT = Path(__file__).parents[2]
WORDS = (ROOT / codes.VOCABULARY).read_text(encoding="utf-8")


def enumerated(text: str) -> dict[str, int]:
    return {name: int(code) for name, code in re.findall(r"^    (\w+) = (\d+)$", text, re.MULTILINE)}


def changed(folder: Path, old: str, new: str) -> Path:
    """The vocabulary with one thing in it that is not there."""
    assert WORDS.count(old) == 1
    path = folder / "vocabulary.py"
    path.write_text(WORDS.replace(old, new), encoding="utf-8")
    return path


def written(folder: Path, old: str, new: str) -> tuple[dict[str, int], str]:
    """Its codes, and how its options are read."""
    codes.write_codes(folder, changed(folder, old, new))
    enums, options = ((folder / name).read_text(encoding="utf-8") for name in ("codes.pxi", "options.pxi"))
    return enumerated(enums), options


@pytest.fixture
def now() -> dict[str, int]:
    return enumerated(codes.codes(codes.read(ROOT / codes.VOCABULARY)))


def test_codes_are_places_in_their_lists(now: dict[str, int]) -> None:
    assert [now[f"PH_{phase.upper()}"] for phase in vocabulary.PHASES] == list(range(len(vocabulary.PHASES)))
    assert (now["E_POINTS_PER_STAFF"], now["E_COUNT"]) == (12, len(vocabulary.EFFECT_KINDS))
    assert (now["T_BEGUN"], now["T_EXTRA"], now["T_BITS"]) == (1, 8, 4)
    assert (now["GROOM_STABLEMAN_CHECK_IN"], now["TILE_C2_FLOOR"]) == (0, 3)


def test_actions_have_their_numbers(now: dict[str, int]) -> None:
    for family in FAMILIES:
        prefix = "A_" if family.first < FIRST_OUTCOME else "C_"
        assert now[prefix + re.sub(r"\W", "_", family.name).upper()] == family.first
    assert now["ACTION_NUMBERS"] == 676


def test_a_new_kind_of_effect(tmp_path: Path, now: dict[str, int]) -> None:
    found, _ = written(tmp_path, '    "complete": "single",\n', '    "complete": "single",\n    "swap": "counted",\n')
    assert found == {**now, "E_SWAP": now["E_COUNT"], "E_COUNT": now["E_COUNT"] + 1}


def test_a_new_family_of_actions(tmp_path: Path, now: dict[str, int]) -> None:
    last = '    Family("dismiss", 402, 48, "dismiss {count}"),\n'
    found, _ = written(tmp_path, last, f'{last}    Family("swap", 450, 12, "swap {{food}} {{table}}"),\n')
    assert found == {**now, "A_SWAP": 450}


def test_a_third_value_of_an_option(tmp_path: Path, now: dict[str, int]) -> None:
    """Two bits instead of one, behind the switches that are left."""
    found, options = written(tmp_path, '"penalty": ("first", "choice")', '"penalty": ("first", "choice", "mildest")')
    assert found["PENALTY_MILDEST"] == 2
    assert found["SWITCHES"] == now["SWITCHES"] - 1
    assert found["RULE_BYTES"] == now["RULE_BYTES"] + 2
    assert "rule_penalty(const Table* t) noexcept nogil:\n    return t.options >> 12 & 3" in options
    assert "rule_tile_c2(const Table* t) noexcept nogil:\n    return t.options >> 14 & 3" in options


def test_many_values_find_room(tmp_path: Path) -> None:
    many = ", ".join(f'"{value}"' for value in range(1, 10))
    found, options = written(tmp_path, '"operator": ("unlimited", "12")', f'"operator": ("unlimited", {many})')
    assert (found["OPERATOR_9"], found["MOST_VALUES"]) == (9, 16)
    assert "rule_operator(const Table* t) noexcept nogil:\n    return t.options >> 12 & 15" in options


def test_an_engine_built_with_other_words_is_recognised(tmp_path: Path) -> None:
    other = codes.read(changed(tmp_path, '"hard")', '"hardest")'))
    assert other.fingerprint() != vocabulary.fingerprint()
    assert codes.read(ROOT / codes.VOCABULARY).fingerprint() == vocabulary.fingerprint()


def test_two_words_with_one_code_are_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, '"night", "day")', '"night", "day", "count")')
    with pytest.raises(ValueError, match="two words would have the code H_COUNT"):
        codes.codes(codes.read(path))


def test_options_that_find_no_room_are_refused(tmp_path: Path) -> None:
    many = "".join(f'"{option}": ("a", "b", "c"), ' for option in "abcdefghij")
    path = changed(tmp_path, '    "table": ("before", "after"),\n', f'    "table": ("before", "after"),\n    {many}\n')
    with pytest.raises(ValueError, match="more than 32 bits"):
        codes.codes(codes.read(path))


def test_what_has_not_changed_is_left_alone(tmp_path: Path) -> None:
    """So nothing is compiled again because of it."""
    codes.write_codes(tmp_path, ROOT / codes.VOCABULARY)
    before = [path.stat().st_mtime_ns for path in sorted(tmp_path.iterdir())]
    codes.write_codes(tmp_path, ROOT / codes.VOCABULARY)
    assert [path.stat().st_mtime_ns for path in sorted(tmp_path.iterdir())] == before
    assert len(before) == 2


def test_the_page_has_these_words() -> None:
    """`python tools/codes.py` writes them."""
    assert (ROOT / codes.PAGE).read_text(encoding="utf-8") == codes.lists(codes.read(ROOT / codes.VOCABULARY))


def test_today_s_bits_and_bytes_of_options() -> None:
    """What tables, hashes and observations are made of: the order of RULE_VALUES, `tile_c2` at the end."""
    switches = [option for option in RULE_VALUES if option != "tile_c2"]
    expected = {option: (place, 1, place, 1) for place, option in enumerate(switches)}
    assert dict(vocabulary.OPTION_PLACES) == {**expected, "tile_c2": (13, 2, 13, 4)}
