# A turn: a guest, a die, and additional actions around them; objectives.

cdef int legal_turn(const Table* t, uint16_t* legal) noexcept nogil:
    cdef const Seat* s = &t.seat[t.actor]
    cdef int n = 0
    if may_end(t):
        legal[n] = A_END
        n += 1
    if may_pass(t):
        legal[n] = A_PASS
        n += 1
    if may_take_die(t):
        n = legal_dice(t, s, legal, n)
        if may_take_guest(t):
            n = legal_guests(t, s, legal, n)
    return legal_additional(t, s, legal, n)


cdef inline int dice_left(const Table* t) noexcept nogil:
    return t.dice[0] + t.dice[1] + t.dice[2] + t.dice[3] + t.dice[4] + t.dice[5]


cdef inline bint is_extra_turn(const Table* t) noexcept nogil:
    return t.turn & T_EXTRA


cdef inline bint may_end(const Table* t) noexcept nogil:
    return not may_take_die(t) or (is_extra_turn(t) and not dice_left(t))


cdef inline bint may_pass(const Table* t) noexcept nogil:
    return not t.turn & (T_BEGUN | T_EXTRA)


cdef inline bint may_take_die(const Table* t) noexcept nogil:
    return not t.turn & T_DIE


cdef inline bint may_take_guest(const Table* t) noexcept nogil:
    """Before the die, and once."""
    return not t.turn & (T_DIE | T_GUEST)


cdef inline int legal_dice(const Table* t, const Seat* s, uint16_t* legal, int n) noexcept nogil:
    cdef int die
    cdef uint64_t spaces = 0
    for die in range(6):
        if t.dice[die]:
            spaces |= bit(die)
    n = add_each(legal, n, A_DIE, spaces)
    if not can_pay(s, BOOST_PRICE):
        return n
    if not can_pay(s, boosted_price(t, s, 6)):
        spaces &= ~bit(5)
    return add_each(legal, n, A_BOOSTED_DIE, spaces)


cdef inline int legal_guests(const Table* t, const Seat* s, uint16_t* legal, int n) noexcept nogil:
    """Places of the queue that can be paid, if a table is free."""
    cdef int place
    if free_table(s) < 0:
        return n
    for place in range(5):
        if t.queue[place] and can_pay(s, guest_price(t, s, place)):
            legal[n] = <uint16_t>(A_GUEST + place)
            n += 1
    return n


cdef inline int legal_additional(const Table* t, const Seat* s, uint16_t* legal, int n) noexcept nogil:
    """Claim an objective, serve, check in, use a once-per-round card."""
    cdef int i
    for i in range(3):
        if may_claim(t, s, i):
            legal[n] = <uint16_t>(A_CLAIM + i)
            n += 1
    if s.guest[0] or s.guest[1] or s.guest[2]:
        if can_pay(s, serve_price(t, s)):
            n = legal_items(legal, n, A_SERVE, s, kitchen_food(s))
        for i in range(3):
            n = add_each(legal, n, A_CHECK_IN + ROOMS * i, rooms_for(s, i))
    if s.played & ROUND_STAFF:
        n = add_each(legal, n, A_USE - 1, usable(s))
    return n


cdef void do_turn(Table* t, int action) noexcept nogil:
    cdef Seat* s = &t.seat[t.actor]
    t.fresh = 0
    t.turn |= T_BEGUN
    if action == A_END:
        end_turn(t)
    elif action == A_PASS:
        t.passed |= <uint8_t>(1 << t.actor)
        next_turn(t)
    elif action < A_BOOSTED_DIE:
        take_die(t, s, action - A_DIE + 1, False)
    elif action < A_ACTION:
        take_die(t, s, action - A_BOOSTED_DIE + 1, True)
    elif action < A_CLAIM:
        t.turn |= T_GUEST
        s.krones = <uint8_t>(s.krones - guest_price(t, s, action - A_GUEST))
        seat_guest(t, s, action - A_GUEST)
    elif action < A_FOOD:
        claim(t, s, action - A_CLAIM)
    elif action < A_COMPLETE:
        s.krones = <uint8_t>(s.krones - serve_price(t, s))
        serve(t, s, action - A_SERVE)
        push(t, F_SERVE, SERVE_ITEMS - 1, 0, 0)
    elif action < A_HIRE:
        check_in(t, s, (action - A_CHECK_IN) // ROOMS, (action - A_CHECK_IN) % ROOMS)
    else:
        use(t, s, action - A_USE + 1)


# Objectives

cdef inline int claims(const Table* t, int objective) noexcept nogil:
    return (t.claim[3 * objective] != 0) + (t.claim[3 * objective + 1] != 0) + (t.claim[3 * objective + 2] != 0)


cdef inline bint space_left(const Table* t, int objective) noexcept nogil:
    return claims(t, objective) < 3


cdef inline int disc_of(const Table* t, int seat, int objective) noexcept nogil:
    """The space on which a seat's disc lies, -1 if it lies on none."""
    cdef int i
    for i in range(3):
        if t.claim[3 * objective + i] == seat + 1:
            return i
    return -1


cdef inline bint has_disc(const Table* t, int seat, int objective) noexcept nogil:
    return disc_of(t, seat, objective) >= 0


cdef inline const Objective* objective_at(const Table* t, int objective) noexcept nogil:
    return &OBJECTIVE[4 * objective + t.objective[objective] - 1]


cdef inline bint condition_holds(const Seat* s, const Objective* o) noexcept nogil:
    return counted(s, o) >= o.amount


cdef inline bint may_claim(const Table* t, const Seat* s, int objective) noexcept nogil:
    if not condition_holds(s, objective_at(t, objective)):
        return False
    return space_left(t, objective) and not has_disc(t, t.actor, objective)


cdef void claim(Table* t, Seat* s, int objective) noexcept nogil:
    """The highest free amount."""
    cdef int rank = claims(t, objective)
    t.claim[3 * objective + rank] = t.actor + 1
    gain_points(s, P_OBJECTIVES, OBJECTIVE_POINTS[rank])


cdef int counted(const Seat* s, const Objective* o) noexcept nogil:
    """How far a seat is with a condition. Of rooms beyond what a colour needs, none counts for another."""
    cdef const Layout* layout = &LAYOUT[s.layout]
    if o.kind == Q_KRONES:
        return s.krones
    if o.kind == Q_EMPEROR:
        return s.emperor
    if o.kind == Q_TILES:
        return popcount(tiles_of(s))
    if o.kind == Q_STAFF:
        return popcount(s.played)
    if o.kind == Q_ROOMS:
        return (min(popcount(s.occupied & layout.rooms[COLOUR_BLUE]), <int>o.rooms[COLOUR_BLUE])
                + min(popcount(s.occupied & layout.rooms[COLOUR_RED]), <int>o.rooms[COLOUR_RED])
                + min(popcount(s.occupied & layout.rooms[COLOUR_YELLOW]), <int>o.rooms[COLOUR_YELLOW]))
    if o.kind == Q_FLOORS:
        return floors_occupied(s)
    if o.kind == Q_COLUMNS:
        return columns_occupied(s)
    if o.kind == Q_GROUPS:
        return groups_occupied(s)
    return colours_occupied(s)


cdef inline int floors_occupied(const Seat* s) noexcept nogil:
    cdef int i, n = 0
    for i in range(4):
        n += (s.occupied & FLOOR[i]) == FLOOR[i]
    return n


cdef inline int columns_occupied(const Seat* s) noexcept nogil:
    cdef int i, n = 0
    for i in range(5):
        n += (s.occupied & COLUMN[i]) == COLUMN[i]
    return n


cdef inline int colours_occupied(const Seat* s) noexcept nogil:
    cdef int colour, n = 0
    for colour in range(3):
        n += (s.occupied & LAYOUT[s.layout].rooms[colour]) == LAYOUT[s.layout].rooms[colour]
    return n
