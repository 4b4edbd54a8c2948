# What lies before one seat, as attributes: read from the table when they are asked for, nothing is kept.

cdef class SeatBoard:
    """What lies before one seat of a position or view; it changes with it. Cards a view hides are 0."""

    cdef Board board
    cdef readonly int seat

    def __init__(self, Board board not None, seat, /):
        self.board = board
        self.seat = seat_of(&board.t, seat)

    cdef Seat* s(self) noexcept:
        return &self.board.t.seat[self.seat]

    @property
    def krones(self):
        """Money."""
        return self.s().krones

    @property
    def emperor(self):
        """The space on the emperor's track."""
        return self.s().emperor

    @property
    def points(self):
        """Points so far by source; `sum(points.values())` is the place on the track."""
        return points_of(self.s())

    @property
    def kitchen(self):
        """Items of strudel, cake, wine, coffee."""
        return tuple(kitchen_of(self.s()))

    @property
    def cafe(self):
        """The guest at each table with what was served to him, None at a free one."""
        return tuple([cafe_table_of(self.s(), table) for table in range(TABLES)])

    @property
    def hotel(self):
        """Its rooms."""
        return hotel_of(self.s())

    @property
    def prepared(self):
        """Its prepared rooms by number."""
        return tuple(numbers_in(self.s().prepared, 0))

    @property
    def occupied(self):
        """Its occupied rooms by number."""
        return tuple(numbers_in(self.s().occupied, 0))

    @property
    def hand(self):
        """Staff cards in hand."""
        return tuple(hand_of(self.s()))

    @property
    def played(self):
        """Staff cards played."""
        return tuple(numbers_in(self.s().played, 0))

    @property
    def used(self):
        """Once-per-round staff that was used in this round."""
        return tuple(used_of(self.s()))

    @property
    def known(self):
        """Staff cards hidden from others whose place this seat knows, its own hand aside."""
        return tuple(numbers_in(self.s().known, 0))

    @property
    def numbers(self):
        """How many of its two turn-order numbers are covered."""
        return self.s().numbers

    @property
    def passed(self):
        """Whether it has passed in this round."""
        return bool(self.board.t.passed >> self.seat & 1)

    def __repr__(self):
        return f"<{type(self).__name__}: seat {self.seat}, {self.krones} krones, emperor {self.emperor}>"


cdef cafe_table_of(const Seat* s, int table):
    if not s.guest[table]:
        return None
    return CafeTable(s.guest[table] + 48, tuple(served_of(s, table)))


cdef tuple ROOM_STATES = ("closed", "prepared", "occupied")
cdef list _ROOMS_OF = [                # every room of every layout in each of its states, made once
    [
        tuple([Room(room, room // vocabulary.COLUMNS + 1, colour, state) for state in ROOM_STATES])
        for room, colour in enumerate(cards.HOTELS.layouts[layout])
    ]
    for layout in LAYOUTS
]


cdef hotel_of(const Seat* s):
    cdef int room
    cdef list states = _ROOMS_OF[s.layout]
    return Hotel(LAYOUTS[s.layout], tuple([states[room][room_state(s, room)] for room in range(ROOMS)]))


cdef int room_state(const Seat* s, int room) noexcept nogil:
    return 2 if s.occupied >> room & 1 else s.prepared >> room & 1
