# Chance: which outcomes are possible now (all equally likely), what an outcome does, and luck from a seed.

cdef uint64_t chance_outcomes_of(const Table* t, int* base) noexcept nogil:
    """The outcomes as bits above a base action number."""
    cdef int code
    if t.depth:
        code = t.stack[t.depth - 1].code
        if code == F_REFILL:
            return guest_outcomes(t, base)
        if code == F_LEOPOLD_CARD:
            base[0] = C_LEOPOLD
            return t.leopold_deck
        base[0] = C_DRAW_STAFF - 1
        return t.leopold_staff if code == F_LEOPOLD_STAFF else drawable(t)
    if t.phase == PH_ROLL:
        base[0] = C_ROLL
        return 63
    if t.phase == PH_TILES:
        base[0] = C_TILE + GROUP_CARDS * t.count
        return 15
    if t.phase == PH_OBJECTIVES:
        base[0] = C_OBJECTIVE + GROUP_CARDS * t.count
        return 15
    if t.phase == PH_QUEUE:
        return guest_outcomes(t, base)
    if t.phase == PH_FIRST:
        base[0] = C_FIRST
        return bit(t.players) - 1
    if t.phase == PH_HOTELS:
        base[0] = C_HOTEL
        return day_hotels_left(t)
    base[0] = C_DRAW_STAFF - 1
    return t.staff_deck & END_STAFF if t.solo and t.count < SOLO_STAFF else t.staff_deck


cdef inline uint64_t guest_outcomes(const Table* t, int* base) noexcept nogil:
    base[0] = C_DRAW_GUEST - 1
    return t.guest_deck


cdef inline uint64_t day_hotels_left(const Table* t) noexcept nogil:
    cdef uint64_t left = bit(LAYOUT_COUNT) - 1 - bit(LAYOUT_NIGHT)
    cdef int seat
    for seat in range(t.count):
        left &= ~bit(t.seat[seat].layout)
    return left


cdef void do_chance(Table* t, int outcome) noexcept nogil:
    if outcome < C_FIRST:
        t.dice[outcome - C_ROLL] += 1
        t.to_roll -= 1
    elif outcome < C_HOTEL:
        t.first = <uint8_t>(outcome - C_FIRST)
        t.count += 1
    elif outcome < C_TILE:
        t.seat[t.count].layout = <uint8_t>(outcome - C_HOTEL)
        t.count += 1
    elif outcome < C_OBJECTIVE:
        t.tile[t.count] = <uint8_t>((outcome - C_TILE) % GROUP_CARDS + 1)
        t.count += 1
    elif outcome < C_DRAW_GUEST:
        t.objective[t.count] = <uint8_t>((outcome - C_OBJECTIVE) % GROUP_CARDS + 1)
        t.count += 1
    elif outcome < C_DRAW_STAFF:
        guest_arrives(t, outcome - C_DRAW_GUEST + 1)
    elif outcome < C_LEOPOLD:
        staff_drawn(t, outcome - C_DRAW_STAFF + 1)
    else:
        pop(t)
        push(t, F_LEOPOLD, outcome - C_LEOPOLD, 0, 0)
        t.leopold_deck &= ~(1u << (outcome - C_LEOPOLD))
        if not t.leopold_deck:    # used up: shuffled again
            t.leopold_deck = (1u << 20) - 1


cdef void guest_arrives(Table* t, int guest) noexcept nogil:
    """New guests enter on the left; the first five fill the queue from the right."""
    t.guest_deck &= ~bit(guest)
    if t.depth:
        pop(t)
        t.queue[0] = <uint8_t>guest
    else:
        t.queue[4 - t.count] = <uint8_t>guest
        t.count += 1


cdef void staff_drawn(Table* t, int card) noexcept nogil:
    cdef Frame* f
    if not t.depth:
        take_from_deck(t, card)
        deal_card(t, card)
        t.count += 1
        return
    f = &t.stack[t.depth - 1]
    if f.code == F_LEOPOLD_STAFF:
        pop(t)
        t.leopold_staff &= ~bit(card)
        t.seat[1].played |= bit(card)
        return
    take_from_deck(t, card)
    f.a -= 1
    if f.code == F_DRAW:
        into_hand(t, t.actor, card)
    else:
        t.offer |= bit(card)
        t.seat[t.actor].known &= ~bit(card)


cdef inline int dealt_to(const Table* t) noexcept nogil:
    """Leopold's cards come first, then the hand of the one who plays against him; else seat by seat."""
    if t.solo:
        return 1 if t.count < SOLO_STAFF else 0
    return t.count // START_HAND


cdef void deal_card(Table* t, int card) noexcept nogil:
    cdef int seat = dealt_to(t)
    if t.solo and seat == 1:
        t.leopold_staff |= bit(card)
    elif t.staff_variant == V_DRAFT:
        set_pack(t, seat, 0, pack_cards(t, seat, 0) | bit(card))
    else:
        t.seat[seat].hand |= bit(card)


# Luck decides every outcome by its occasion, what it is for, not by when it is asked: the n-th guest, the n-th staff
# card, the dice of a roll, Leopold's n-th card. Two games of one luck share it although they diverge.

cdef enum:
    LUCK_SETUP, LUCK_GUEST, LUCK_STAFF, LUCK_DICE, LUCK_LEOPOLD, LUCK_LEOPOLD_STAFF


cdef inline uint64_t occasion(int stream, int index) noexcept nogil:
    return (<uint64_t>stream << 32) | <uint32_t>index


cdef uint64_t occasion_of(const Table* t, int base) noexcept nogil:
    """What the outcome that comes next is for; the same for all dice of a roll."""
    if base == C_ROLL:
        return occasion(LUCK_DICE, t.round << 8 | t.rolls)
    if base == C_DRAW_GUEST - 1:
        return occasion(LUCK_GUEST, t.reshuffles << 8 | popcount(t.guest_deck))
    if base == C_LEOPOLD:
        return occasion(LUCK_LEOPOLD, t.round << 8 | t.seat[1].numbers)
    if base == C_DRAW_STAFF - 1:
        if t.depth and t.stack[t.depth - 1].code == F_LEOPOLD_STAFF:
            return occasion(LUCK_LEOPOLD_STAFF, popcount(t.leopold_staff))
        return occasion(LUCK_STAFF, popcount(t.staff_deck))
    return occasion(LUCK_SETUP, t.phase << 8 | t.count)


cdef int lucky_outcome(const Table* t, uint64_t seed) noexcept nogil:
    cdef int base
    cdef uint64_t outcomes = chance_outcomes_of(t, &base)
    cdef uint64_t random = luck_for(t, seed, base)
    return base + select(outcomes, below(random, popcount(outcomes)))


cdef uint64_t luck_for(const Table* t, uint64_t seed, int base) noexcept nogil:
    cdef uint64_t random = mix(seed ^ mix(occasion_of(t, base)))
    cdef int i
    if base == C_ROLL:
        for i in range(dice_left(t)):
            random *= 6
    return random


cdef void roll_all(Table* t, uint64_t seed) noexcept nogil:
    """The rest of a handful of dice at once: the same faces as one by one."""
    cdef uint64_t random = luck_for(t, seed, C_ROLL)
    while t.to_roll:
        t.dice[below(random, 6)] += 1
        random *= 6
        t.to_roll -= 1


cdef int resolve_chance(Table* t, uint64_t seed, uint16_t* legal) noexcept nogil:
    """Let the seed decide until a seat must; returns the number of legal actions, 0 at the end."""
    cdef int n = 0
    while to_move_of(t) == TO_CHANCE:
        if not t.depth and t.phase == PH_ROLL:
            roll_all(t, seed)
        else:
            do_chance(t, lucky_outcome(t, seed))
        n = advance(t, legal)
    return n
