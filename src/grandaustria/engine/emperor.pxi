# The emperor: scoring after rounds 3, 5 and 7, bonus and penalty.

cdef inline int next_scoring(const Table* t) noexcept nogil:
    """The group of tiles that is scored now or next, -1 after the last."""
    cdef int round = t.round
    while round < ROUNDS and not EMPEROR_ROUND[round]:
        round += 1
    return EMPEROR_ROUND[round] - 1


cdef inline int space_after(int space, int group) noexcept nogil:
    return max(0, space - EMPEROR_BACK[group])


cdef inline int verdict_on(int space) noexcept nogil:
    """By the space reached on the way back."""
    return J_BONUS if space >= BONUS_FROM else (J_NOTHING if space else J_PENALTY)


cdef inline int verdict(const Table* t, int seat, int space) noexcept nogil:
    """Nothing for Leopold; by rule option staff keeps every penalty away."""
    cdef int found = J_NOTHING if t.solo and seat == 1 else verdict_on(space)
    cdef bint immune = rule_conference_manager(t) == CONFERENCE_MANAGER_IMMUNE
    if found == J_PENALTY and immune and is_protected(t, &t.seat[seat]):
        return J_SPARED
    return found


cdef inline bint is_protected(const Table* t, const Seat* s) noexcept nogil:
    """Staff can pay to keep a penalty away."""
    return (acting(t, s) & PAY_PENALTY.cards) != 0


cdef inline int penalty_price(const Table* t, const Seat* s) noexcept nogil:
    """What the cheapest of this staff pays."""
    cdef uint64_t staff = acting(t, s)
    cdef int i = PAY_PENALTY.first, price = 255
    while i:
        if staff & bit(TRIGGER[i].card):
            price = min(price, <int>TRIGGER[i].amount)
        i = TRIGGER[i].next
    return price


cdef inline int tile_of(const Table* t, int group) noexcept nogil:
    return 4 * group + t.tile[group] - 1


cdef void score_next_seat(Table* t) noexcept nogil:
    """Each player completely, then the next, clockwise from the round's first player."""
    cdef int group = EMPEROR_ROUND[t.round] - 1
    cdef int found
    cdef Seat* s
    if t.count == t.players:
        t.count = 0
        leave_round(t)
        return
    t.actor = <uint8_t>seat_at(t, t.count)
    t.count += 1
    s = &t.seat[t.actor]
    gain_points(s, P_EMPEROR, EMPEROR_POINTS[s.emperor])
    s.emperor = <uint8_t>space_after(s.emperor, group)
    found = verdict(t, t.actor, s.emperor)
    if found == J_BONUS:
        fire(t, s, &ON_BONUS)
        begin_effect(t, &TILE[tile_of(t, group)].bonus)
    elif found == J_PENALTY:
        push(t, F_PENALTY, tile_of(t, group), 0, 0)


cdef int legal_penalty(const Table* t, const Seat* s, int tile, uint16_t* legal) noexcept nogil:
    """Pay to be spared; else the first penalty if it can be suffered in full, or (2015) the player's choice."""
    cdef int side, n = 0
    cdef bint harmful = sides_of(t, tile) > 1 or takes_something(s, penalties_of(t, tile))
    if harmful and is_protected(t, s) and can_pay(s, penalty_price(t, s)):
        legal[n] = A_PAY
        n += 1
    for side in range(sides_of(t, tile)):
        if may_suffer(t, s, tile, side):
            legal[n] = <uint16_t>(A_SUFFER + side)
            n += 1
    return n


cdef inline bint may_suffer(const Table* t, const Seat* s, int tile, int side) noexcept nogil:
    cdef bint first = sufferable(s, penalties_of(t, tile))
    return (rule_penalty(t) == PENALTY_CHOICE or not first) if side else first


cdef void do_penalty(Table* t, Seat* s, int tile, int action) noexcept nogil:
    pop(t)
    if action == A_PAY:
        s.krones = <uint8_t>(s.krones - penalty_price(t, s))
    else:
        suffer(t, s, &penalties_of(t, tile)[action - A_SUFFER])


cdef bint sufferable(const Seat* s, const Penalty* p) noexcept nogil:
    """Can it be paid in full?"""
    if p.kind == N_KRONES:
        return s.krones >= p.amount
    if p.kind == N_STAFF:
        return popcount(s.hand) >= p.amount
    if p.kind == N_EMPTY_ROOMS:
        return popcount(s.prepared) >= p.amount
    if p.kind == N_OCCUPIED_ROOMS:
        return popcount(s.occupied) >= p.amount
    if p.kind == N_END_STAFF:
        return (s.played & END_STAFF) != 0
    return True


cdef bint takes_something(const Seat* s, const Penalty* p) noexcept nogil:
    cdef int table
    if p.kind == N_KITCHEN or p.kind == N_FOOD:
        if kitchen_food(s):
            return True
        for table in range(3):
            if p.kind == N_FOOD and s.need[table] != GUEST[s.guest[table]].need:
                return True
        return False
    if p.kind == N_TOP_ROOMS:
        return s.occupied != 0
    return True


cdef void suffer(Table* t, Seat* s, const Penalty* p) noexcept nogil:
    cdef int table
    if p.kind == N_KRONES:
        s.krones = <uint8_t>(s.krones - p.amount)
    elif p.kind == N_POINTS:
        gain_points(s, P_TILES, -<int>p.amount)
    elif p.kind == N_POINTS_PER_STAFF:
        gain_points(s, P_TILES, -<int>p.amount * popcount(s.played))
    elif p.kind == N_KITCHEN or p.kind == N_FOOD:
        memset(s.kitchen, 0, 4)
        if p.kind == N_FOOD:
            for table in range(3):
                s.need[table] = GUEST[s.guest[table]].need
    elif p.kind == N_STAFF:
        push(t, F_RETURN, p.amount, 0, 0)
    elif p.kind == N_EMPTY_ROOMS:
        push(t, F_REMOVE, p.amount, M_EMPTY, 0)
    elif p.kind == N_OCCUPIED_ROOMS:
        push(t, F_REMOVE, p.amount, M_OCCUPIED, 0)
    elif p.kind == N_TOP_ROOMS:
        push(t, F_REMOVE, 2, M_TOP, 0)
    elif p.kind == N_END_STAFF:
        push(t, F_DISMISS, 0, 0, 0)


cdef void do_remove(Table* t, Seat* s, Frame* f, int room) noexcept nogil:
    remove_room(s, room)
    f.a -= 1
    f.c = <uint8_t>(room + 1)
    if f.b == M_TOP:
        f.b = M_SECOND
    if not f.a:
        pop(t)
