"""The rules of Grand Austria Hotel, compiled. One extension; each file holds one subject."""

cimport cython
from cpython.long cimport PyLong_AsLongAndOverflow
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcmp, memcpy, memset

import operator
from functools import lru_cache

from grandaustria import cards, vocabulary
from grandaustria.engine import compose as compose_module
from grandaustria.engine import line as line_module
from grandaustria.engine import notation as notation_module
from grandaustria.engine import picture as picture_module
from grandaustria.engine import sheet as sheet_module
from grandaustria.engine import status as status_module
from grandaustria.engine.errors import ActionError, PositionError
from grandaustria.engine.figures import (
    Asked,
    CafeTable,
    Claim,
    Die,
    Group,
    Hotel,
    Outlook,
    Room,
    Scoring,
    Turn,
    because,
)
from grandaustria.engine.score import Score
from grandaustria.engine.setup import Rules, Setup

include "codes.pxi"
include "table.pxi"
include "options.pxi"
include "bits.pxi"
include "components.pxi"
include "gains.pxi"
include "hotel.pxi"
include "effects.pxi"
include "cafe.pxi"
include "staff.pxi"
include "dice.pxi"
include "turn.pxi"
include "rounds.pxi"
include "emperor.pxi"
include "leopold.pxi"
include "setup.pxi"
include "chance.pxi"
include "frames.pxi"
include "scoring.pxi"
include "load.pxi"
include "deal.pxi"
include "redeal.pxi"
include "evaluate.pxi"
include "../bots/features.pxi"
include "../bots/value.pxi"
include "../bots/planner.pxi"
include "simulate.pxi"
include "../bots/search.pxi"
include "../bots/learning.pxi"
include "codec.pxi"
include "ask.pxi"
include "board.pxi"
include "seat.pxi"
include "position.pxi"
include "why.pxi"
include "../bots/view.pxi"
include "observe.pxi"
include "../bots/judge.pxi"
include "../bots/foresee.pxi"
include "vector.pxi"
