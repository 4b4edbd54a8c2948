# What can be read of a table, by everyone or by one seat.

CHANCE = TO_CHANCE
OVER = TO_NOBODY
TABLE_BYTES = sizeof(Table)
TABLE_PARTS = {
    "seats": 4 * sizeof(Seat), "card sets": 7 * 8, "options and Leopold's deck": 8, "pending": 8 * sizeof(Frame),
    "under the staff deck": 48, "draft": 24, "dice, queue, tiles, objectives, claims": 29, "round and turn": 22, "padding": 5,
}
cdef tuple _NUMBERS = tuple(range(ACTION_NUMBERS))    # action numbers as Python integers, made once
cdef list _ROLLS = [(C_ROLL + face, 1.0 / 6) for face in range(6)]


cdef inline int action_number(action) except -1:
    """An action as a C number; what is none is refused."""
    cdef int overflow = 0
    cdef long number
    if type(action) is not int:
        if isinstance(action, bool) or not hasattr(action, "__index__"):
            raise ActionError(f"an action is a whole number, not {action!r}")
        action = action.__index__()
    number = PyLong_AsLongAndOverflow(action, &overflow)
    if overflow or not 0 <= number < ACTION_NUMBERS:
        raise ActionError(f"there is no action {action}")
    return <int>number


@cython.freelist(64)
cdef class Board:
    """What can be read of a table, by everyone or by one seat."""

    cdef Table t
    cdef uint16_t legal[MOST_LEGAL]
    cdef int legal_count

    @property
    def players(self):
        """How many seats, Leopold's included."""
        return self.t.players

    @property
    def to_move(self):
        """The seat that decides now, or CHANCE, or OVER."""
        return to_move_of(&self.t)

    @property
    def is_over(self):
        """Whether the game has ended."""
        return self.t.phase == PH_OVER

    @property
    def round(self):
        """0 during set-up, then 1 to 7."""
        return self.t.round

    @property
    def phase(self):
        """What the game is doing, such as "turn" (docs/engine.md, Phases)."""
        return PHASES[self.t.phase]

    @property
    def dice(self):
        """How many dice lie on the spaces 1 to 6."""
        return tuple(dice_on(&self.t))

    @property
    def to_roll(self):
        """Dice still to be rolled."""
        return self.t.to_roll

    @property
    def dustbin(self):
        """Dice lost in this round."""
        return self.t.dustbin

    @property
    def queue(self):
        """The guests from left to right, 0 for an empty place."""
        return tuple(queue_on(&self.t))

    @property
    def guest_deck(self):
        """How many guests are still to come before the discard pile is shuffled."""
        return popcount(self.t.guest_deck)

    @property
    def guest_discard(self):
        """The guests on the discard pile."""
        return tuple(numbers_in(self.t.guest_discard, 48))

    @property
    def staff_deck(self):
        """How many staff cards are in the deck, those put under it apart."""
        return deck_size(&self.t)

    @property
    def offer(self):
        """The staff cards the actor chooses from."""
        return tuple(offer_on(&self.t))

    @property
    def tiles(self):
        """The emperor tiles of the groups A, B, C; None before they are drawn."""
        return tuple(tiles_on(&self.t))

    @property
    def objectives(self):
        """The objectives of the groups A, B, C; None before they are drawn."""
        return tuple(objectives_on(&self.t))

    @property
    def claims(self):
        """For each objective the seats that have claimed it, the first one first."""
        return tuple([tuple(seats) for seats in claims_on(&self.t)])

    @property
    def seats(self):
        """What lies before each seat."""
        cdef int seat
        return tuple([SeatBoard(self, seat) for seat in range(self.t.players)])

    @property
    def setup(self):
        """What the game is played with."""
        return setup_of(&self.t)

    def legal_actions(self):
        """The legal actions of the seat to move, sorted; empty for chance and at the end."""
        cdef int i
        cdef list result = PyList_New(self.legal_count)
        for i in range(self.legal_count):
            number = <object>_NUMBERS[self.legal[i]]
            Py_INCREF(number)
            PyList_SET_ITEM(result, i, number)
        return result

    def is_legal(self, action, /):
        """Whether this action is among the legal ones."""
        try:
            return self._is_legal(action_number(action))
        except ActionError:
            return False

    cdef bint _is_legal(self, int action) noexcept:
        cdef int i
        for i in range(self.legal_count):
            if self.legal[i] == action:
                return True
        return False

    def notation(self, action, /):
        """An action as text, such as 'die 4+'; tables are named by the guests of the actor's cafe."""
        return notation_module.write(self, action)

    def parse(self, text, /):
        """The action of a text. Whether it is legal is not asked; what is no action raises ActionError."""
        return notation_module.parse(self, text)

    def cafe(self, seat, /):
        """Guest numbers at the three tables of a seat, 0 = free."""
        return tuple(g + 48 if g else 0 for g in self.t.seat[seat_of(&self.t, seat)].guest[:3])

    @property
    def actor(self):
        """The seat whose turn or choice is under way, also while chance decides."""
        return self.t.actor

    def asked(self):
        """What is being decided, and how much of it."""
        return asked_of(&self.t)

    def dice_for(self, seat, /):
        """Strength and fee of the dice of every face, if this seat took one now."""
        cdef Table own = table_for(&self.t, seat_of(&self.t, seat))
        return [die_for(&own, die) for die in range(1, 7)]

    def die_for(self, seat, int face, /):
        """The same for the dice of one face."""
        cdef Table own = table_for(&self.t, seat_of(&self.t, seat))
        if not 1 <= face <= 6:
            raise PositionError(f"a die has no face {face}")
        return die_for(&own, face)

    def guest_prices(self, seat, /):
        """Krones for a guest from each place of the queue."""
        cdef Table own = table_for(&self.t, seat_of(&self.t, seat))
        return guest_prices(&own)

    def serve_price(self, seat, /):
        """Krones for serving now; what may still be served after it costs nothing."""
        cdef Table own = table_for(&self.t, seat_of(&self.t, seat))
        return 0 if asked_frame(&own).code == F_SERVE else serve_price(&own, &own.seat[own.actor])

    def room_prices(self, seat, /):
        """Krones to prepare each room as it is asked for now; None where there is a tile or it cannot be reached."""
        cdef Table own = table_for(&self.t, seat_of(&self.t, seat))
        return room_prices(&own)

    def hire_price(self, seat, int card, /):
        """Krones to hire a staff card as it is asked for now."""
        cdef Table own = table_for(&self.t, seat_of(&self.t, seat))
        if not 1 <= card <= 48:
            raise PositionError(f"there is no staff card {card}")
        return hire_price(&own, card, hire_discount(&own, &own.seat[own.actor], asked_frame(&own)))

    @property
    def first_seat(self):
        """The seat with turn-order tile 1 in this round, during set-up in the first."""
        return turn_order(&self.t)[0].seat

    @property
    def dealt_to(self):
        """The seat that the next staff card of the set-up is dealt to; None where none is dealt."""
        return dealt_to(&self.t) if self.t.phase == PH_DEAL and self.t.count < cards_to_deal(&self.t) else None

    @property
    def passes_packs_on(self):
        """Whether this is the last pick of a draft's round: after it everybody sees the next pack."""
        return passes_packs_on(&self.t)

    def turn_order(self):
        """The numbers of all turn-order tiles in their order."""
        return turn_order(&self.t)

    def claims_of(self, seat, /):
        """How far a seat is with each objective that is known."""
        cdef int own = seat_of(&self.t, seat)
        return [claim_for(&self.t, own, group) for group in range(3) if self.t.objective[group]]

    def groups_of(self, seat, /):
        """The groups of rooms of a seat's hotel."""
        cdef int own = seat_of(&self.t, seat), group
        return [group_of(&self.t.seat[own], group) for group in range(10)]

    def end_scores(self, seat, /):
        """What each end-of-game card that a seat has played would score now, by number."""
        return end_scores(&self.t, seat_of(&self.t, seat))

    def scoring(self):
        """The emperor's scoring that is under way or next; None after the last, or before its tile is drawn."""
        return scoring_of(&self.t)

    def outlook(self, seat, /):
        """What that scoring would bring a seat as it stands; None if the seat has had it."""
        return outlook_of(&self.t, seat_of(&self.t, seat))

    def penalty_sides(self):
        """Kind and amount of each side of the penalty that is being decided about."""
        return penalty_sides(&self.t)

    def food_between(self):
        """Food of the actor that was gained and has no place yet."""
        return food_between(&self.t)

    def leopold_part(self):
        """What Leopold comes to on his card, guest, die or an action, with its steps; None if it is not played."""
        return leopold_part(&self.t)

    def effects_of(self, deeds, /):
        """What each of these would bring the actor, one after the other: ("prepare", room), ("occupy", room),
        ("bonus", group)."""
        return effects_of(&self.t, deeds)

    def scores(self):
        """The points of each seat by source, as if the game ended now."""
        return [score_of(&self.t, seat) for seat in range(self.t.players)]

    def to_json(self):
        """The table as plain data (docs/notation.md, Positions)."""
        return table_to_json(&self.t)

    def to_bytes(self):
        """The bytes of the table, of use to this version of the engine only."""
        return (<char*>&self.t)[:sizeof(Table)]

    def __str__(self):
        return sheet_module.draw(self)

    def _repr_svg_(self):
        """The table as a drawing; notebooks show it."""
        return picture_module.draw(self)

    def __repr__(self):
        mover = {TO_CHANCE: "chance", TO_NOBODY: "nobody"}.get(self.to_move, f"seat {self.to_move}")
        return f"<{type(self).__name__}: {self.t.players} players, round {self.t.round}, {self.phase}, {mover} to move>"

    def __eq__(self, other):
        if type(other) is not type(self):
            return NotImplemented
        return memcmp(&self.t, &(<Board>other).t, sizeof(Table)) == 0

    @property
    def hash(self):
        """64 bits over all bytes of the table; the same on every machine."""
        return hash_of(&self.t)

    def __hash__(self):
        return <Py_hash_t>(hash_of(&self.t) >> 1)

    def __reduce__(self):
        return _from_bytes, (type(self), self.to_bytes())


cdef uint64_t hash_of(const Table* t) noexcept nogil:
    cdef const uint64_t* words = <const uint64_t*>t
    cdef uint64_t h = 0
    cdef size_t i
    for i in range(sizeof(Table) // 8):
        h = mix(h ^ words[i])
    return h


def _from_bytes(kind, bytes data):
    cdef Board board = kind.__new__(kind)
    if len(data) != sizeof(Table):
        raise PositionError("these bytes are not a table of this engine version")
    memcpy(&board.t, <char*>data, sizeof(Table))
    board.legal_count = advance(&board.t, board.legal)
    return board
