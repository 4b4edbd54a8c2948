# What a position is worth to a seat: whole numbers only, so that every machine agrees. Used by the waiter.
# Everything is in hundredths of a point and looks only at what the seat may see.

cdef enum:
    W_POINT = 100
    W_KRONE = 90                  # of the first eight; beyond, what it is worth in the end or less
    W_ITEM = 65
    W_STEP = 35                   # on the emperor track, beside what the next scoring makes of it
    W_BONUS = 450
    W_PENALTY = 500
    W_HAND = 25
    W_ROOM = 110                  # a prepared room that guests can still use
    W_SPARE_ROOM = 20
    W_PASS = 300
    W_REWARD_KRONE = 80
    W_REWARD_STEP = 80
    W_REWARD_OTHER = 250          # a hiring, a room, a guest, an offer


cdef int evaluate(const Table* t, int seat) noexcept nogil:
    cdef const Seat* s = &t.seat[seat]
    cdef int turns = turns_left(t, s)
    cdef int value = W_POINT * (points_so_far(s) + staff_score(t, seat) + floor_score(s))
    value += krones_value(s, turns) + kitchen_value(s, turns) + rooms_value(s, turns) + emperor_value(t, s)
    value += staff_value(t, s, turns) + pending_value(t, s)
    cdef int table
    for table in range(3):
        if s.guest[table]:
            value += guest_value(s, table, turns)
    if t.passed >> seat & 1:
        value -= W_PASS
    return value


cdef inline int turns_left(const Table* t, const Seat* s) noexcept nogil:
    return 2 * (ROUNDS - t.round) + 2 - s.numbers


cdef inline int krones_value(const Seat* s, int turns) noexcept nogil:
    if not turns:
        return W_POINT * s.krones
    return W_KRONE * min(<int>s.krones, 8) + 60 * max(s.krones - 8, 0)


cdef inline int kitchen_value(const Seat* s, int turns) noexcept nogil:
    return (W_ITEM if turns else W_POINT) * kitchen_items(s)


cdef int reward_value(const Guest* card) noexcept nogil:
    """A rough price for each part of a reward."""
    cdef int i, value = 0
    for i in range(2):
        if not card.parts >> i & 1:
            continue
        if card.part[i].kind == E_KRONES:
            value += W_REWARD_KRONE * card.part[i].amount
        elif card.part[i].kind == E_EMPEROR:
            value += W_REWARD_STEP * card.part[i].amount
        elif card.part[i].kind == E_FOOD or card.part[i].kind == E_ANY or card.part[i].kind == E_DRAW:
            value += W_ITEM * card.part[i].amount
        else:
            value += W_REWARD_OTHER
    return value + W_REWARD_OTHER * card.gizia


cdef int guest_value(const Seat* s, int table, int turns) noexcept nogil:
    """What checking him in will bring, by how far his order is; what is left at the end costs points."""
    cdef const Guest* card = &GUEST[s.guest[table]]
    cdef int missing = 0, kind
    cdef int worth = W_POINT * card.points + reward_value(card) + 250
    for kind in range(4):
        missing += needs(s, table, kind)
    if missing > 2 * turns or not turns:
        return W_POINT * GUEST_LEFT
    worth = worth * (8 - missing) // 9
    if missing == 0 and not rooms_for(s, table):
        worth -= 100
    return worth - 100 * max(0, 4 - turns) * (missing > 0)


cdef int rooms_value(const Seat* s, int turns) noexcept nogil:
    """Prepared rooms that can still be used, and groups on their way."""
    cdef const Layout* layout = &LAYOUT[s.layout]
    cdef int useful = min(popcount(s.prepared), min(4, turns))
    cdef int value = W_ROOM * useful + W_SPARE_ROOM * (popcount(s.prepared) - useful)
    cdef int group, done, size, colour, bonus
    for group in range(10):
        size = layout.group_size[group]
        colour = layout.group_colour[group]
        done = popcount(s.occupied & layout.group[group])
        if s.groups_paid >> group & 1 or not turns:
            continue
        bonus = GROUP_BONUS[colour][size] * W_POINT
        value += bonus * done * done // (2 * size * size)
    for group in range(4):
        value += 15 * group * popcount(s.prepared & FLOOR[group])
    return value


cdef int emperor_value(const Table* t, const Seat* s) noexcept nogil:
    """What the next scoring will make of the space, as far as it can be told."""
    cdef int group = next_scoring(t), after
    if group < 0 or (t.phase == PH_EMPEROR and t.round == ROUNDS):
        return 0
    after = s.emperor - EMPEROR_BACK[group]
    if after >= BONUS_FROM:
        after = W_BONUS
    elif after > 0:
        after = after * 50
    else:
        after = -W_PENALTY - 20 * max(after, -3)
    return W_POINT * EMPEROR_POINTS[s.emperor] * 3 // 4 + after + W_STEP * s.emperor


cdef int staff_value(const Table* t, const Seat* s, int turns) noexcept nogil:
    cdef uint64_t cards = s.played
    cdef int value = W_HAND * popcount(s.hand) * (turns > 0), card, rounds = ROUNDS - t.round
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if STAFF[card].timing == TIMING_ROUND:
            value += 90 * rounds + 60 * (not s.used >> round_index(card) & 1)
        elif STAFF[card].timing == TIMING_PERMANENT:
            value += 70 * turns
        elif STAFF[card].timing == TIMING_END:
            value += 60 * turns
    return value


cdef int pending_value(const Table* t, const Seat* s) noexcept nogil:
    """What is still being resolved for this seat."""
    cdef int i, kind, value = 0
    cdef const Frame* f
    if s != &t.seat[t.actor]:
        return 0
    for i in range(t.depth):
        f = &t.stack[i]
        if f.code == F_FOOD:
            for kind in range(4):
                value += W_ITEM * food_count(food_of(f), kind)
        elif f.code == F_DIE or f.code == F_SIX:
            value += 70 * (f.b if f.code == F_DIE else f.a)
        elif f.code == F_OFFER or f.code == F_PICK or f.code == F_HIRE or f.code == F_PREPARE:
            value += W_REWARD_OTHER
        elif f.code == F_OCCUPY or f.code == F_GUEST or f.code == F_DRAW or f.code == F_ANY:
            value += W_REWARD_OTHER // 2 * f.a
        elif f.code == F_REWARD:
            value += 200 * popcount(parts_pending(f)) + 200 * (f.c != 0)
    return value


cdef int waiter_choice(const Table* t, const uint16_t* legal, int n) noexcept nogil:
    """The action worth most when its own choices are made the same way; the first of equals."""
    cdef int values[MOST_LEGAL]
    cdef int i, best = 0
    waiter_values(t, legal, n, values)
    for i in range(1, n):
        if values[i] > values[best]:
            best = i
    return legal[best]


cdef void waiter_values(const Table* t, const uint16_t* legal, int n, int* values) noexcept nogil:
    cdef Table after
    cdef uint16_t options[MOST_LEGAL]
    cdef int i, m
    for i in range(n):
        after = t[0]
        do_decision(&after, legal[i])
        m = follow(&after, options)
        while m:
            do_decision(&after, best_step(&after, options, m))
            m = follow(&after, options)
        values[i] = evaluate(&after, t.actor)


cdef int follow(Table* t, uint16_t* legal) noexcept nogil:
    """Resolve what the action left pending, never what comes after it: others' cards must not be looked at."""
    cdef int n = 0
    while t.depth:
        if step(t, legal, &n):
            continue
        if n != 1:
            return max(n, 0)
        do_decision(t, legal[0])
    return 0


cdef int best_step(const Table* t, const uint16_t* legal, int n) noexcept nogil:
    cdef Table after
    cdef uint16_t scratch[MOST_LEGAL]
    cdef int i, value, best = 0, best_value = -2147483647
    for i in range(n):
        after = t[0]
        do_decision(&after, legal[i])
        follow(&after, scratch)
        value = evaluate(&after, t.actor)
        if value > best_value:
            best_value = value
            best = legal[i]
    return best
