# Dice: strength, taking a die, and the six actions.

cdef enum:
    COPIED_ACTIONS = 31           # a 6 does one of the actions 1 to 5
    LAST_SPLIT = A_PREPARE - A_SPLIT - 1    # more of the second kind has no number; more dice than there are need it

cdef inline bint takes_no_die(const Table* t) noexcept nogil:
    """E. Gizia's action, or her extra turn of 2015: no staff acts on it."""
    return t.turn & T_EXTRA or (t.depth and t.stack[t.depth - 1].code == F_GIZIA)


cdef inline int staff_strength(const Table* t, const Seat* s, int die) noexcept nogil:
    cdef uint64_t staff = 0 if takes_no_die(t) else acting(t, s) & STRENGTH[die].cards
    cdef int i = STRENGTH[die].first if staff else 0
    cdef int strength = 0
    while i:
        if staff & bit(TRIGGER[i].card):
            strength += TRIGGER[i].amount
        i = TRIGGER[i].next
    return strength


cdef inline int strength_of(const Table* t, const Seat* s, int die, bint boosted) noexcept nogil:
    return t.dice[die - 1] + boosted + staff_strength(t, s, die)


cdef inline int fee_of(const Table* t, const Seat* s, int die) noexcept nogil:
    """A 6 costs a krone."""
    if die != 6 or (acting(t, s) & NO_FEE and not takes_no_die(t)):
        return 0
    return SIX_PRICE


cdef inline int boosted_price(const Table* t, const Seat* s, int die) noexcept nogil:
    return BOOST_PRICE + fee_of(t, s, die)


cdef void take_die(Table* t, Seat* s, int die, bint boosted) noexcept nogil:
    cdef int strength = strength_of(t, s, die, boosted)
    cdef int fee = fee_of(t, s, die)
    cdef uint64_t staff = 0
    t.turn |= T_DIE
    s.krones = <uint8_t>(s.krones - boosted * BOOST_PRICE)
    if not t.turn & T_EXTRA:
        staff = acting(t, s)
        t.dice[die - 1] -= 1
        s.numbers += 1
        fire(t, s, &ON_DIE[die])
    if die < 6:
        begin_action(t, s, die, strength, staff)
    elif can_pay(s, fee):         # without the krone a 6 is taken for nothing
        s.krones = <uint8_t>(s.krones - fee)
        push(t, F_SIX, strength, 0, 0)


cdef void begin_action(Table* t, Seat* s, int action, int strength, uint64_t staff) noexcept nogil:
    """The staff given here acted on taking the die: none for a copied action or E. Gizia's."""
    cdef int also = 0
    if staff & BOTH[action]:
        gain_krones(s, strength)
        gain_emperor(s, strength)
        return
    if staff & ALSO_PREPARE[action].cards:
        also |= D_PREPARE
    if staff & ALSO_HIRE[action].cards:
        also |= D_HIRE
    push(t, F_DIE, action, strength, also)


cdef inline bint is_divided(const Frame* f) noexcept nogil:
    """Strength is divided between two kinds."""
    return f.a == 1 or f.a == 2 or f.a == 4


cdef inline bint divides_food(const Frame* f) noexcept nogil:
    """Strudel and cake, wine and coffee; otherwise krones and emperor steps."""
    return f.a != 4


cdef inline int first_food(const Frame* f) noexcept nogil:
    """The first of the two kinds of food; the second is the next."""
    return 2 * (f.a - 1)


cdef tuple kinds_divided(const Frame* f):
    if f.code != F_DIE or not is_divided(f):
        return ()
    return cards.FOODS[first_food(f):first_food(f) + 2] if divides_food(f) else ("krones", "emperor")


cdef inline int most_of_second(const Frame* f) noexcept nogil:
    """Krones and emperor steps are divided freely; of food there is never more of the second kind."""
    return min(<int>LAST_SPLIT, <int>(f.b // 2 if divides_food(f) else f.b))


cdef inline bint may_also_prepare(const Frame* f) noexcept nogil:
    """Staff adds a room to a 1 or 2."""
    return f.c & D_PREPARE


cdef inline bint may_also_hire(const Frame* f) noexcept nogil:
    """Staff adds a hiring to a 3: before its rooms, or after them."""
    return f.c & D_HIRE


cdef inline bint rooms_begun(const Frame* f) noexcept nogil:
    return f.c & D_STARTED


cdef int legal_die_action(const Table* t, const Seat* s, const Frame* f, uint16_t* legal) noexcept nogil:
    """The action, and what staff adds before it: a room to a 1 or 2, a hiring to a 3."""
    cdef int n = 0, i
    if is_divided(f):
        for i in range(most_of_second(f) + 1):
            legal[n] = <uint16_t>(A_SPLIT + i)
            n += 1
        if may_also_prepare(f):
            n = add_each(legal, n, A_PREPARE, preparable(t, s, room_discount(t, s, f), ALL_FLOORS))
        return n
    legal[0] = A_DONE
    if f.a == 5:
        return add_each(legal, 1, A_HIRE - 1, affordable(t, s, s.hand, hire_discount(t, s, f)))
    n = add_each(legal, 1, A_PREPARE, preparable(t, s, 0, ALL_FLOORS))
    if may_also_hire(f) and not rooms_begun(f):
        n = add_each(legal, n, A_HIRE - 1, affordable(t, s, s.hand, hire_discount(t, s, f)))
    return n


cdef void do_die_action(Table* t, Seat* s, Frame* f, int action) noexcept nogil:
    cdef int kind = f.a, discount
    if action < A_PREPARE and action >= A_SPLIT:
        do_split(t, s, f, action - A_SPLIT)
    elif action >= A_PREPARE and action < A_OCCUPY:
        prepare(t, s, action - A_PREPARE, room_discount(t, s, f))
        if kind == 3:
            f.b -= 1
            f.c |= D_STARTED
            if not f.b:
                finish_main_action(t, s, f)
        else:
            f.c &= ~D_PREPARE
    elif action >= A_HIRE:
        discount = hire_discount(t, s, f)
        if kind == 5:
            pop(t)
        else:
            f.c &= ~D_HIRE
        hire(t, s, action - A_HIRE + 1, discount)
    else:
        finish_main_action(t, s, f)


cdef void finish_main_action(Table* t, const Seat* s, const Frame* f) noexcept nogil:
    """What staff adds may also come after the action; declined before it began, it is declined with it."""
    cdef int kind = f.a
    cdef bint hiring = may_also_hire(f) and rooms_begun(f)
    pop(t)
    if hiring:
        push(t, F_HIRE, best_discount(t, s, &ALSO_HIRE[kind]), 0, 0)


cdef void do_split(Table* t, Seat* s, Frame* f, int second) noexcept nogil:
    """Strength divided between two kinds."""
    cdef int kind = f.a, first = f.b - second, food = first_food(f)
    cdef bint also = may_also_prepare(f), of_food = divides_food(f)
    pop(t)
    if also:
        push(t, F_PREPARE, best_discount(t, s, &ALSO_PREPARE[kind]), ALL_FLOORS, 0)
    if of_food:
        gain_food(t, (<uint32_t>first | <uint32_t>second << 6) << (6 * food))
    else:
        gain_krones(s, first)
        gain_emperor(s, second)


cdef int legal_gizia(const Table* t, const Seat* s, uint16_t* legal) noexcept nogil:
    cdef int die, n = 1
    legal[0] = A_DONE
    for die in range(1, 7):
        if t.dice[die - 1] and can_pay(s, fee_of(t, s, die)):
            legal[n] = <uint16_t>(A_ACTION + die - 1)
            n += 1
    return n


cdef void do_gizia(Table* t, Seat* s, int action) noexcept nogil:
    """The action of a space with its strength; no die is taken, no staff acts on it."""
    cdef int die = action - A_ACTION + 1
    cdef int strength, fee
    if action == A_DONE:
        pop(t)
        return
    strength, fee = strength_of(t, s, die, False), fee_of(t, s, die)
    pop(t)
    s.krones = <uint8_t>(s.krones - fee)
    if die == 6:
        push(t, F_SIX, strength, 0, 0)
    else:
        begin_action(t, s, die, strength, 0)
