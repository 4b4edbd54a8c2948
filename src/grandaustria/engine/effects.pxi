# Effects: what guests, staff and emperor tiles give. An effect is done at once or asks through a frame.

cdef void begin_effect(Table* t, const Effect* e) noexcept nogil:
    cdef Seat* s = &t.seat[t.actor]
    if e.kind == E_FOOD:
        gain_food(t, e.food)
    elif e.kind == E_KRONES:
        gain_krones(s, e.amount)
    elif e.kind == E_EMPEROR:
        gain_emperor(s, e.amount)
    elif e.kind == E_POINTS:
        gain_points(s, P_TILES, e.amount)
    elif e.kind == E_POINTS_PER_STAFF:
        gain_points(s, P_TILES, e.amount * popcount(s.played))
    elif e.kind == E_ANY:
        push(t, F_ANY, e.amount, 0, 0)
    elif e.kind == E_DRAW:
        push(t, F_DRAW, e.amount, 0, 0)
    elif e.kind == E_PREPARE:
        push(t, F_PREPARE, e.discount, e.floors, 0)
    elif e.kind == E_OCCUPY_NEW:
        push(t, F_PREPARE, FREE, e.floors, 1)
    elif e.kind == E_HIRE:
        push(t, F_HIRE, e.discount, 0, 0)
    elif e.kind == E_OFFER:
        push(t, F_OFFER, OFFER_CARDS, e.discount, 0)
    elif e.kind == E_OCCUPY:
        push(t, F_OCCUPY, e.amount, 0, 0)
    elif e.kind == E_GUEST:
        push(t, F_GUEST, e.amount, 0, 0)
    elif e.kind == E_COMPLETE:
        push(t, F_COMPLETE, 0, 0, 0)


# What a frame makes cheaper, and how high a room may lie.

cdef int best_discount(const Table* t, const Seat* s, const Triggers* triggers) noexcept nogil:
    """The highest that staff gives to what it adds to a die."""
    cdef uint64_t staff = acting(t, s)
    cdef int i = triggers.first, best = 0
    while i:
        if staff & bit(TRIGGER[i].card):
            best = max(best, <int>TRIGGER[i].amount)
        i = TRIGGER[i].next
    return best


cdef inline int room_discount(const Table* t, const Seat* s, const Frame* f) noexcept nogil:
    """The rooms of a 3 have none; the one that staff adds to a die may."""
    if f.code == F_DIE and may_also_prepare(f):
        return best_discount(t, s, &ALSO_PREPARE[f.a])
    return f.a if f.code == F_PREPARE else 0


cdef inline int highest_floor(const Frame* f) noexcept nogil:
    return f.b if f.code == F_PREPARE else ALL_FLOORS


cdef inline int hire_discount(const Table* t, const Seat* s, const Frame* f) noexcept nogil:
    """A 5 gives its strength; beside a 3 staff is hired as the staff says that adds it."""
    if f.code == F_DIE:
        return f.b if f.a == 5 else (best_discount(t, s, &ALSO_HIRE[f.a]) if may_also_hire(f) else 0)
    return f.a if f.code == F_HIRE else (f.b if f.code == F_PICK else 0)


cdef bint possible(const Table* t, const Seat* s, const Effect* e) noexcept nogil:
    """Can this effect do anything now?"""
    if e.kind == E_PREPARE:
        return preparable(t, s, e.discount, e.floors) != 0
    if e.kind == E_HIRE:
        return affordable(t, s, s.hand, e.discount) != 0
    if e.kind == E_OCCUPY:
        return s.prepared != 0
    if e.kind == E_GUEST:
        return free_table(s) >= 0
    if e.kind == E_DRAW or e.kind == E_OFFER:
        return drawable(t) != 0
    return True


cdef inline uint32_t incomplete_orders(const Seat* s) noexcept nogil:
    return (s.need[0] != 0) | ((s.need[1] != 0) << 1) | ((s.need[2] != 0) << 2)


cdef inline uint32_t chosen_food(const Frame* f) noexcept nogil:
    """The items chosen so far of an effect that gives any kind."""
    cdef uint32_t food = 0
    cdef int kind
    for kind in range(4):
        food |= <uint32_t>((f.b >> (2 * kind)) & 3) << (6 * kind)
    return food
