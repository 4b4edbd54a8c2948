"""What a name looks like: names with the same look cannot be told apart by a reader.

The look is the skeleton of Unicode's security mechanisms (UTS 39): every sign is replaced by the one it is taken for,
here without telling capital and small letters apart. A capital I is mistaken for a small l, so i, I, l and 1 are one.

>>> skeleton("Каiserin") == skeleton("Kaıserin") == skeleton("KAISERIN")
True
>>> skeleton("Kaiserin") == skeleton("Kaiser")
False
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0") | {
    chr(code)
    for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
}
"""Letters and marks that show nothing; format characters are not let into names at all."""


@cache
def _taken_for(sign: str) -> str:
    """The sign that this one is taken for: of all that look alike the same one."""
    alike = [entry["c"] for entry in confusables_data.get(sign, ())]
    if len(alike) != 1:  # none, or all the others are taken for this one
        return sign
    (other,) = alike
    if len(other) > 1 or len(confusables_data[other]) > 1:
        return str(other)
    return str(min(sign, other))


@cache
def _sign(sign: str) -> str:
    """By the form, small or capital, that could be a Latin letter: a Cyrillic к is none, but a К is."""
    forms = [_taken_for(form) for form in (sign, sign.upper(), sign.lower())]
    return next((form for form in forms if form.isascii()), forms[0])


def _signs(text: str) -> Iterator[str]:
    return (_sign(sign) for sign in text if sign not in UNSEEN)


def skeleton(name: str) -> str:
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    once = "".join(_signs(plain)).casefold()
    look = "".join(_signs(once)).replace("i", "l")
    return look.replace("l\u0307", "l").replace("j\u0307", "j")  # a dot above a letter that has one
