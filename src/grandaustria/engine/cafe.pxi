# The cafe: guests from the queue, serving, checking in, and the guest's reward.

cdef inline int free_table(const Seat* s) noexcept nogil:
    """The first free table, or -1."""
    cdef int table
    for table in range(3):
        if not s.guest[table]:
            return table
    return -1


cdef inline bint guests_are_free(const Table* t) noexcept nogil:
    """The first guest, and one that a card gives."""
    return t.phase == PH_GUESTS or (t.depth and t.stack[t.depth - 1].code == F_GUEST)


cdef inline int guest_price(const Table* t, const Seat* s, int place) noexcept nogil:
    return 0 if guests_are_free(t) or acting(t, s) & FREE_GUEST else QUEUE_PRICE[place]


cdef void seat_guest(Table* t, Seat* s, int place) noexcept nogil:
    """A guest takes a free table; the queue slides right and is refilled on the left."""
    cdef int table = free_table(s)
    cdef int guest = t.queue[place]
    s.guest[table] = <uint8_t>guest
    s.need[table] = GUEST[guest].need
    leave_queue(t, place)


cdef void leave_queue(Table* t, int place) noexcept nogil:
    while place:
        t.queue[place] = t.queue[place - 1]
        place -= 1
    t.queue[0] = 0
    push(t, F_REFILL, 0, 0, 0)


cdef inline int serve_price(const Table* t, const Seat* s) noexcept nogil:
    return 0 if acting(t, s) & FREE_SERVE else SERVE_PRICE


cdef inline int legal_items(uint16_t* legal, int n, int base, const Seat* s, uint32_t food) noexcept nogil:
    """Every way to put one of these items on a guest that waits for it."""
    cdef int kind
    for kind in range(4):
        if food_count(food, kind):
            n = add_each(legal, n, base + TABLES * kind, wanted(s, kind))
    return n


cdef inline uint32_t kitchen_food(const Seat* s) noexcept nogil:
    """One bit field entry for each food that is in the kitchen at all."""
    cdef uint32_t food = 0
    cdef int kind
    for kind in range(4):
        if s.kitchen[kind]:
            food |= 1u << (6 * kind)
    return food


cdef void serve(Table* t, Seat* s, int item) noexcept nogil:
    s.kitchen[item // TABLES] -= 1
    put_on_guest(t, s, item // TABLES, item % TABLES)


cdef inline uint32_t suitable_rooms(const Seat* s, int guest) noexcept nogil:
    """Rooms of the guest's colour; a green guest moves in anywhere."""
    return LAYOUT[s.layout].rooms[GUEST[guest].colour]


cdef inline bint order_complete(const Seat* s, int table) noexcept nogil:
    return not s.need[table]


cdef inline uint32_t rooms_for(const Seat* s, int table) noexcept nogil:
    """Prepared rooms a guest with a complete order may move into."""
    if not s.guest[table] or not order_complete(s, table):
        return 0
    return s.prepared & suitable_rooms(s, s.guest[table])


cdef void check_in(Table* t, Seat* s, int table, int room) noexcept nogil:
    cdef int guest = s.guest[table]
    cdef Guest* card = &GUEST[guest]
    cdef int group
    occupy(t, s, room, True)
    group = group_due(s, room)
    if rule_table(t) == TABLE_BEFORE:
        leave_cafe(t, s, table)
    if rule_groom_stableman(t) == GROOM_STABLEMAN_CHECK_IN:
        fire(t, s, &ON_SERVICE[card.colour])
    fire(t, s, &ON_CHECK_IN[card.colour])
    gain_points(s, P_GUESTS, card.points)
    fire(t, s, &ON_ORDER[card.items])
    push(t, F_REWARD, guest, card.parts, group)
    if rule_table(t) == TABLE_AFTER:
        t.stack[t.depth - 1].b |= <uint8_t>(R_TABLE | (table << R_BITS))


cdef void leave_cafe(Table* t, Seat* s, int table) noexcept nogil:
    t.guest_discard |= bit(s.guest[table])
    s.guest[table] = 0
    s.need[table] = 0


# The reward: its parts in any order, the occupancy bonus before or after all of them, E. Gizia's action last.

cdef int legal_reward(const Table* t, const Seat* s, const Frame* f, uint16_t* legal) noexcept nogil:
    cdef Guest* card = &GUEST[f.a]
    cdef int n = 0
    cdef int parts = parts_to_ask(t, s, card, parts_pending(f))
    if bonus_due(f) and bonus_may_come(t, f):
        legal[0] = A_BONUS
        n = 1
        if not parts_pending(f) or not bonus_order_matters(t, s, card, f):
            return n
    return add_each(legal, n, A_REWARD, parts)


cdef inline int parts_pending(const Frame* f) noexcept nogil:
    return f.b & R_PARTS


cdef inline bint bonus_due(const Frame* f) noexcept nogil:
    """The room completed a group."""
    return f.c != 0


cdef inline bint bonus_may_come(const Table* t, const Frame* f) noexcept nogil:
    return not parts_pending(f) or not (f.b & R_STARTED or rule_occupancy_bonus(t) == OCCUPANCY_BONUS_AFTER)


cdef inline bint bonus_order_matters(const Table* t, const Seat* s, const Guest* card, const Frame* f) noexcept nogil:
    """Only krones can: they may pay for a part that is possible already, and may be lost at the limit."""
    cdef int i
    if bonus_kind(s, f.c - 1) != E_KRONES:
        return False
    for i in range(2):
        if parts_pending(f) >> i & 1 and spends(&card.part[i]) and possible(t, s, &card.part[i]):
            return True
    return False


cdef inline int parts_to_ask(const Table* t, const Seat* s, const Guest* card, int pending) noexcept nogil:
    """The parts that may come next. What is impossible now waits: it could only become possible."""
    cdef bint first, second
    if pending != R_PARTS:
        return pending
    if card.order_matters == NEVER:
        return R_FIRST
    if card.order_matters == BY_COMPLETION and rule_groom_stableman(t) != GROOM_STABLEMAN_COMPLETED:
        return R_FIRST
    first = possible(t, s, &card.part[0])
    second = possible(t, s, &card.part[1])
    if first and second:
        return R_PARTS
    return R_SECOND if second else R_FIRST


cdef inline bint spends(const Effect* e) noexcept nogil:
    if e.kind == E_HIRE or e.kind == E_OFFER:
        return e.discount != FREE or STAFF_SPENDS
    return e.kind == E_PREPARE and e.discount != FREE


cdef void finish_reward(Table* t, Seat* s) noexcept nogil:
    cdef Frame f = t.stack[t.depth - 1]
    pop(t)
    if f.b & R_TABLE:
        leave_cafe(t, s, f.b >> R_BITS)
    if not GUEST[f.a].gizia:
        return
    if rule_e_gizia(t) == E_GIZIA_TURN:
        t.extra_turns += 1
    else:
        t.fresh = 0
        push(t, F_GIZIA, 0, 0, 0)
