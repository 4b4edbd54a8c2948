# Positions and views, and luck.

cdef bint is_alive(const Table* t, int legal_count) noexcept nogil:
    """Somebody can decide, or the game is over."""
    cdef int base = 0
    cdef int mover = to_move_of(t)
    if mover == TO_CHANCE:
        return chance_outcomes_of(t, &base) != 0
    return mover == TO_NOBODY or legal_count > 0


_STANDARD = Setup()
cdef object _last_setup = None    # reading a set-up takes longer than a copy: the last one is kept as a table
cdef Table _last_start


cdef int start_of(Table* t, setup) except -1:
    """The table before anything is drawn."""
    global _last_setup
    if setup is not _last_setup:
        if not isinstance(setup, Setup):
            raise PositionError(f"a game is set up with a Setup, not {setup!r}")
        memset(&_last_start, 0, sizeof(Table))
        apply_setup(&_last_start, setup)
        begin_setup(&_last_start)
        _last_setup = setup
    memcpy(t, &_last_start, sizeof(Table))
    return 0


cdef class Position(Board):
    """A full position of a game: what lies on the table, hidden cards included."""

    @staticmethod
    def compose(*seats, **table):
        """A position put together by hand: in round 2, seat 0 to move, two dice on each of the spaces 1 to 5, everybody
        with ten krones and three rooms; name what should differ, seat by seat, by the keys of the JSON. `kitchen` and
        what was served in `cafe` may be letters. PositionError names all that is impossible.
        """
        return Position.from_json(compose_module.composed(seats, **table))

    @staticmethod
    def from_line(line):
        """A position from its line; PositionError names what is impossible."""
        return Position.from_json(line_module.read(line))

    def to_line(self):
        """The position in one line of text (docs/notation.md, In one line)."""
        return line_module.write(self.to_json())

    def __init__(self, setup=None):
        start_of(&self.t, _STANDARD if setup is None else setup)
        self.legal_count = 0      # chance comes first

    @staticmethod
    def from_json(data):
        """A position from plain data, composed or written by `to_json`; PositionError names all that is impossible."""
        cdef Position position = Position.__new__(Position)
        table_from_json(&position.t, data)
        position.legal_count = advance(&position.t, position.legal)
        if not is_alive(&position.t, position.legal_count):
            raise PositionError("nobody can do anything here, and the game is not over")
        return position

    def chance_outcomes(self):
        """What chance may bring now, each with its probability; empty where a seat decides."""
        cdef int base = 0
        cdef uint64_t outcomes
        if to_move_of(&self.t) != TO_CHANCE:
            return []
        outcomes = chance_outcomes_of(&self.t, &base)
        if base == C_ROLL:
            return list(_ROLLS)
        probability = 1.0 / popcount(outcomes)
        result = []
        while outcomes:
            result.append((_NUMBERS[base + lowest(outcomes)], probability))
            outcomes &= outcomes - 1
        return result

    def occasion(self):
        """What chance decides for now, in eight bytes: games that differ have the same, and each of them once."""
        cdef int base = 0
        cdef uint64_t number
        if to_move_of(&self.t) != TO_CHANCE:
            raise ActionError("there is nothing for chance to decide")
        chance_outcomes_of(&self.t, &base)
        number = occasion_of(&self.t, base) << 8
        if base == C_ROLL:
            number |= <uint64_t>dice_left(&self.t)
        return int(number).to_bytes(8, "big")

    cpdef Position copy(self):
        """An independent copy."""
        cdef Position other = Position.__new__(Position)
        memcpy(&other.t, &self.t, sizeof(Table))
        memcpy(other.legal, self.legal, 2 * self.legal_count)
        other.legal_count = self.legal_count
        return other

    def asked_ahead(self, seat, /):
        """The same table where a seat is asked that comes later in this round of the draft, or with its first rooms; None
        for any other. What it chooses there is possible when it is its turn, whatever those before it choose.
        """
        cdef Position other
        if not is_asked_later(&self.t, seat_of(&self.t, seat)):
            return None
        other = self.copy()
        other.legal_count = ask_ahead(&other.t, seat, other.legal)
        return other

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo):
        return self.copy()

    def apply(self, action, /):
        """Do a legal action or an outcome of chance, and all that follows by itself.

        What is refused raises ActionError and changes nothing.
        """
        self._do(action_number(action))
        self.legal_count = advance(&self.t, self.legal)

    cdef int _do(self, int action) except -1:
        """Do an action or chance outcome if it is possible now; refuse it otherwise."""
        cdef int base = 0
        cdef uint64_t outcomes
        if action >= C_ROLL and to_move_of(&self.t) == TO_CHANCE:
            outcomes = chance_outcomes_of(&self.t, &base)
            if base <= action < base + 64 and outcomes >> (action - base) & 1:
                do_chance(&self.t, action)
                return 0
        elif self._is_legal(action):
            do_decision(&self.t, action)
            return 0
        raise ActionError(notation_module.why_illegal(self, action))

    def trace(self, action, /):
        """Apply an action; return what followed by itself, as (label, action or None, position after)."""
        cdef uint16_t legal[MOST_LEGAL]
        cdef int n = 0, waiting
        steps = []
        self._do(action_number(action))
        steps.append(("action", action, self._snapshot()))
        while True:
            label = FRAMES[self.t.stack[self.t.depth - 1].code] if self.t.depth else PHASES[self.t.phase]
            before = self._snapshot()
            if step(&self.t, legal, &n):
                if memcmp(&self.t, &(<Position>before).t, sizeof(Table)):
                    steps.append((label, None, self._snapshot()))
                continue
            if memcmp(&self.t, &(<Position>before).t, sizeof(Table)):
                steps.append((label, None, self._snapshot()))
            if n != 1 or (legal[0] == A_END and not self.t.depth):
                break
            do_decision(&self.t, legal[0])
            steps.append(("action", legal[0], self._snapshot()))
        memcpy(self.legal, legal, 2 * max(n, 0))
        self.legal_count = max(n, 0)
        return steps

    cdef Position _snapshot(self):
        """The table alone, between two steps; its legal actions are not known."""
        cdef Position other = Position.__new__(Position)
        memcpy(&other.t, &self.t, sizeof(Table))
        other.legal_count = 0
        return other

    def winners(self):
        """The winning seats, several where the victory is shared; none before the end."""
        return winners_of(&self.t)

    def view(self, seat, /):
        """What this seat may know."""
        return view_of(&self.t, seat_of(&self.t, seat))

    def public_view(self):
        """What everybody may know."""
        return view_of(&self.t, NO_SEAT)

    def open_view(self, int seat, /):
        """All cards open, as if this seat saw them: for looking back at a game that is over."""
        cdef View view = self.view(seat)
        memcpy(&view.t, &self.t, sizeof(Table))
        return view

    def resample(self, int seat, rng):
        """`view(seat).deal(rng)`: the same for this seat, all it cannot know dealt anew."""
        return self.view(seat).deal(rng)


cdef enum:
    DEAL_ATTEMPTS = 100


cdef class View(Board):
    """What one seat may know of a position (seat None: what everybody may know)."""

    cdef readonly object seat

    def __eq__(self, other):
        if not isinstance(other, View):
            return NotImplemented
        return self.seat == other.seat and memcmp(&self.t, &(<Board>other).t, sizeof(Table)) == 0

    def __hash__(self):
        return hash((self.seat, self.hash))

    def deal(self, rng):
        """A full position consistent with this view: unknown cards dealt anew to the places they may be in.

        Where another seat is being asked something, its cards are such that there is something to ask.
        """
        cdef Position position = Position.__new__(Position)
        cdef int viewer = NO_SEAT if self.seat is None else self.seat
        cdef int attempt
        for attempt in range(DEAL_ATTEMPTS):
            memcpy(&position.t, &self.t, sizeof(Table))
            deal_unknown(&position.t, viewer, <uint64_t>rng.getrandbits(64))
            position.legal_count = max(settle(&position.t, position.legal), 0)
            if position.legal_count != 1 or not position.t.depth:
                break
        return position

    def __reduce__(self):
        return _view_from_bytes, (self.to_bytes(), self.seat)


def _view_from_bytes(bytes data, seat):
    cdef View view = View.__new__(View)
    if len(data) != sizeof(Table):
        raise PositionError("these bytes are not a table of this engine version")
    memcpy(&view.t, <char*>data, sizeof(Table))
    view.seat = seat
    view_legal(view)
    return view


cdef View view_of(const Table* t, int seat):
    cdef View view = View.__new__(View)
    memcpy(&view.t, t, sizeof(Table))
    view.seat = None if seat == NO_SEAT else seat
    hide_from(&view.t, seat)
    view_legal(view)
    return view


cdef void view_legal(View view):
    """The legal actions, if they are this seat's to choose; a view never moves on by itself."""
    cdef Table scratch = view.t
    view.legal_count = 0
    if view.seat is not None and to_move_of(&view.t) == <int>view.seat:
        view.legal_count = advance(&scratch, view.legal)


cdef class Luck:
    """Chance decided by a seed, by what each outcome is for: the n-th guest, the dice of a roll, ..."""

    cdef readonly uint64_t seed

    def __init__(self, seed):
        self.seed = seed_key(seed)

    def choose(self, Position position not None, /):
        """The outcome this luck brings now; the position is not changed."""
        if to_move_of(&position.t) != TO_CHANCE:
            raise ActionError("there is nothing for chance to decide")
        return lucky_outcome(&position.t, self.seed)

    def resolve(self, Position position not None, /):
        """Let this luck decide until a seat must, or the game is over."""
        if to_move_of(&position.t) == TO_CHANCE:
            position.legal_count = resolve_chance(&position.t, self.seed, position.legal)
