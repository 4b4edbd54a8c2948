# Gaining: krones, emperor steps, points, food, and what staff adds to an event.

cdef inline void push(Table* t, int code, int a, int b, int c) noexcept nogil:
    cdef Frame* f = &t.stack[t.depth]
    f.code = <uint8_t>code
    f.a = <uint8_t>a
    f.b = <uint8_t>b
    f.c = <uint8_t>c
    t.depth += 1


cdef inline void pop(Table* t) noexcept nogil:
    t.depth -= 1
    cdef Frame* f = &t.stack[t.depth]
    f.code = f.a = f.b = f.c = 0


cdef inline void gain_krones(Seat* s, int n) noexcept nogil:
    s.krones = <uint8_t>min(MOST_KRONES, s.krones + n)


cdef inline bint can_pay(const Seat* s, int price) noexcept nogil:
    return s.krones >= price


cdef inline void gain_points(Seat* s, int source, int n) noexcept nogil:
    s.points[source] = <int16_t>(s.points[source] + n)


cdef inline void gain_emperor(Seat* s, int steps) noexcept nogil:
    """Each step beyond the last space is a point instead."""
    cdef int space = s.emperor + steps
    if space > LAST_SPACE:
        gain_points(s, P_EMPEROR, BEYOND * (space - LAST_SPACE))
        space = LAST_SPACE
    s.emperor = <uint8_t>space


cdef inline void gain(Seat* s, int kind, int amount, int source) noexcept nogil:
    if kind == E_KRONES:
        gain_krones(s, amount)
    elif kind == E_EMPEROR:
        gain_emperor(s, amount)
    else:
        gain_points(s, source, amount)


cdef inline uint64_t acting(const Table* t, const Seat* s) noexcept nogil:
    """Staff that acts now; in readings 1 a card acts from the event after the one that hired it."""
    return s.played & ~t.fresh


cdef inline void fire(const Table* t, Seat* s, const Triggers* triggers) noexcept nogil:
    """What played staff gains on an event."""
    cdef uint64_t staff = acting(t, s) & triggers.cards
    cdef int i = triggers.first if staff else 0
    while i:
        if staff & bit(TRIGGER[i].card):
            gain(s, TRIGGER[i].kind, TRIGGER[i].amount, P_STAFF)
        i = TRIGGER[i].next


# Food

cdef inline int food_count(uint32_t food, int kind) noexcept nogil:
    return (food >> (6 * kind)) & 63


cdef inline uint32_t food_of(const Frame* f) noexcept nogil:
    return f.a | (<uint32_t>f.b << 8) | (<uint32_t>f.c << 16)


cdef inline void set_food(Frame* f, uint32_t food) noexcept nogil:
    f.a = <uint8_t>food
    f.b = <uint8_t>(food >> 8)
    f.c = <uint8_t>(food >> 16)


cdef inline int needs(const Seat* s, int table, int kind) noexcept nogil:
    """How many items of this food the guest at the table still waits for."""
    return (s.need[table] >> (2 * kind)) & 3


cdef inline int wanted(const Seat* s, int kind) noexcept nogil:
    """The tables that wait for this food, as bits."""
    cdef int mask = 3 << (2 * kind)
    return ((s.need[0] & mask) != 0) | (((s.need[1] & mask) != 0) << 1) | (((s.need[2] & mask) != 0) << 2)


cdef void gain_food(Table* t, uint32_t food) noexcept nogil:
    """Food may go straight to guests; where none waits for it, it goes to the kitchen."""
    cdef Seat* s = &t.seat[t.actor]
    cdef int kind
    cdef uint32_t placeable = 0
    for kind in range(4):
        if food_count(food, kind) and wanted(s, kind):
            placeable = 1
    if not placeable:
        to_kitchen(s, food)
        return
    push(t, F_FOOD, 0, 0, 0)
    set_food(&t.stack[t.depth - 1], food)


cdef inline void to_kitchen(Seat* s, uint32_t food) noexcept nogil:
    """The kitchen has no limit that dice could reach; the last number a byte holds is never passed."""
    cdef int kind
    for kind in range(4):
        s.kitchen[kind] = <uint8_t>min(255, s.kitchen[kind] + food_count(food, kind))


cdef void put_on_guest(Table* t, Seat* s, int kind, int table) noexcept nogil:
    """One item lies on the guest from now on."""
    s.need[table] = <uint8_t>(s.need[table] - (1 << (2 * kind)))
    if not s.need[table]:
        order_completed(t, s, table)


cdef inline void order_completed(Table* t, Seat* s, int table) noexcept nogil:
    if rule_groom_stableman(t) == GROOM_STABLEMAN_COMPLETED:
        fire(t, s, &ON_SERVICE[GUEST[s.guest[table]].colour])
