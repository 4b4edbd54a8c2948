# The loop: what is asked of whom, and what happens by itself in between.

cdef inline bint is_chance_frame(int code) noexcept nogil:
    return F_REFILL <= code <= F_LEOPOLD_STAFF


cdef int to_move_of(const Table* t) noexcept nogil:
    if t.phase == PH_OVER:
        return TO_NOBODY
    if t.depth:
        if is_chance_frame(t.stack[t.depth - 1].code):
            return TO_CHANCE
    elif t.phase < PH_DRAFT or t.phase == PH_ROLL:
        return TO_CHANCE
    return t.actor


cdef int legal_frame(const Table* t, uint16_t* legal) noexcept nogil:
    """What the actor may do about the top frame, sorted; nothing if the frame is finished."""
    cdef const Frame* f = &t.stack[t.depth - 1]
    cdef const Seat* s = &t.seat[t.actor]
    legal[0] = A_DONE
    if f.code == F_FOOD:
        return legal_items(legal, 1, A_PLACE, s, food_of(f))
    if f.code == F_DIE:
        return legal_die_action(t, s, f, legal)
    if f.code == F_REWARD:
        return legal_reward(t, s, f, legal)
    if f.code == F_PREPARE:
        return add_each(legal, 1, A_PREPARE, preparable(t, s, room_discount(t, s, f), highest_floor(f)))
    if f.code == F_HIRE:
        return add_each(legal, 1, A_HIRE - 1, affordable(t, s, s.hand, hire_discount(t, s, f)))
    if f.code == F_SERVE:
        return legal_items(legal, 1, A_SERVE, s, kitchen_food(s))
    if f.code == F_OCCUPY:
        return add_each(legal, 1, A_OCCUPY, s.prepared)
    if f.code == F_GUEST:
        return legal_guests(t, s, legal, 1)
    if f.code == F_PICK:
        return add_each(legal, 1, A_HIRE - 1, affordable(t, s, t.offer, hire_discount(t, s, f)))
    if f.code == F_FIRST_ROOMS:
        return add_each(legal, may_stop_early(t), A_PREPARE, preparable(t, s, 0, ALL_FLOORS))
    if f.code == F_GIZIA:
        return legal_gizia(t, s, legal)
    if f.code == F_SIX:
        return add_each(legal, 0, A_ACTION, COPIED_ACTIONS)
    if f.code == F_ANY:
        return add_each(legal, 0, A_FOOD, 15)
    if f.code == F_UNDER:
        return add_each(legal, 0, A_UNDER - 1, t.offer)
    if f.code == F_RETURN:
        return add_each(legal, 0, A_UNDER - 1, s.hand)
    if f.code == F_COMPLETE:
        return add_each(legal, 0, A_COMPLETE, incomplete_orders(s))
    if f.code == F_PENALTY:
        return legal_penalty(t, s, f.a, legal)
    if f.code == F_REMOVE:
        return add_each(legal, 0, A_REMOVE, removable(t, s, f))
    return add_each(legal, 0, A_DISMISS - 1, s.played & END_STAFF)


cdef void do_frame(Table* t, int action) noexcept nogil:
    cdef Frame* f = &t.stack[t.depth - 1]
    cdef Seat* s = &t.seat[t.actor]
    cdef int argument
    if f.code == F_FOOD:
        do_place(t, s, f, action)
    elif f.code == F_DIE:
        do_die_action(t, s, f, action)
    elif f.code == F_REWARD:
        do_reward(t, s, f, action)
    elif f.code == F_SERVE:
        do_serve_more(t, s, f, action)
    elif f.code == F_OCCUPY:
        do_occupy(t, s, f, action)
    elif f.code == F_GUEST:
        do_free_guest(t, s, f, action)
    elif f.code == F_PREPARE:
        do_prepare(t, s, f, action)
    elif f.code == F_FIRST_ROOMS:
        do_first_room(t, s, f, action)
    elif f.code == F_GIZIA:
        do_gizia(t, s, action)
    elif f.code == F_ANY:
        do_any(t, f, action - A_FOOD)
    elif f.code == F_PENALTY:
        do_penalty(t, s, f.a, action)
    elif f.code == F_REMOVE:
        do_remove(t, s, f, action - A_REMOVE)
    elif f.code == F_RETURN:
        do_return(t, f, action - A_UNDER + 1)
    elif f.code == F_PICK:
        argument = hire_discount(t, s, f)
        f.code = F_UNDER
        f.b = 0
        if action != A_DONE:
            hire(t, s, action - A_HIRE + 1, argument)
    elif f.code == F_UNDER:
        put_under(t, action - A_UNDER + 1, False)
    elif f.code == F_HIRE:
        argument = hire_discount(t, s, f)
        pop(t)
        if action != A_DONE:
            hire(t, s, action - A_HIRE + 1, argument)
    elif f.code == F_SIX:
        argument = f.a
        pop(t)
        begin_action(t, s, action - A_ACTION + 1, argument, 0)
    elif f.code == F_COMPLETE:
        pop(t)
        s.need[action - A_COMPLETE] = 0
        order_completed(t, s, action - A_COMPLETE)
    elif f.code == F_DISMISS:
        pop(t)
        s.played &= ~bit(action - A_DISMISS + 1)


cdef void do_place(Table* t, Seat* s, Frame* f, int action) noexcept nogil:
    cdef int item = action - A_PLACE
    if action == A_DONE:
        to_kitchen(s, food_of(f))
        pop(t)
        return
    set_food(f, food_of(f) - (1u << (6 * (item // TABLES))))
    put_on_guest(t, s, item // TABLES, item % TABLES)
    if not food_of(f):
        pop(t)


cdef void do_reward(Table* t, Seat* s, Frame* f, int action) noexcept nogil:
    cdef int group
    if action == A_BONUS:
        group = f.c - 1
        f.c = 0
        gain_occupancy_bonus(s, group)
    else:
        f.b = <uint8_t>((f.b & ~(1 << (action - A_REWARD))) | R_STARTED)
        begin_effect(t, &GUEST[f.a].part[action - A_REWARD])


cdef void do_serve_more(Table* t, Seat* s, Frame* f, int action) noexcept nogil:
    if action != A_DONE:
        f.a -= 1
        serve(t, s, action - A_SERVE)
    if action == A_DONE or not f.a:
        pop(t)


cdef void do_occupy(Table* t, Seat* s, Frame* f, int action) noexcept nogil:
    """The bonus comes after all rooms of the effect."""
    if action != A_DONE:
        f.a -= 1
        occupy(t, s, action - A_OCCUPY, False)
    if action == A_DONE or not f.a:
        pop(t)
        pay_complete_groups(s)


cdef void do_free_guest(Table* t, Seat* s, Frame* f, int action) noexcept nogil:
    f.a -= 1
    if action == A_DONE or not f.a:
        pop(t)
    if action != A_DONE:
        seat_guest(t, s, action - A_GUEST)


cdef void do_prepare(Table* t, Seat* s, Frame* f, int action) noexcept nogil:
    cdef int discount = room_discount(t, s, f), occupied = f.c
    pop(t)
    if action == A_DONE:
        return
    prepare(t, s, action - A_PREPARE, discount)
    if occupied:
        occupy(t, s, action - A_PREPARE, False)
        pay_complete_groups(s)


cdef void do_first_room(Table* t, Seat* s, Frame* f, int action) noexcept nogil:
    if action != A_DONE:
        f.a -= 1
        prepare(t, s, action - A_PREPARE, 0)
    if action == A_DONE or not f.a:
        pop(t)


cdef void do_any(Table* t, Frame* f, int kind) noexcept nogil:
    cdef uint32_t food
    f.a -= 1
    f.b = <uint8_t>(f.b + (1 << (2 * kind)))
    if not f.a:
        food = chosen_food(f)
        pop(t)
        gain_food(t, food)


cdef void do_return(Table* t, Frame* f, int card) noexcept nogil:
    f.a -= 1
    if not f.a:
        pop(t)
    put_under(t, card, True)


cdef inline void do_decision(Table* t, int action) noexcept nogil:
    """A legal action of the actor."""
    if t.depth:
        do_frame(t, action)
    elif t.phase == PH_TURN:
        do_turn(t, action)
    elif t.phase == PH_DRAFT:
        keep(t, action - A_KEEP + 1)
    else:
        t.count += 1
        seat_guest(t, &t.seat[t.actor], action - A_GUEST)


cdef void finish_frame(Table* t) noexcept nogil:
    """The top frame has nothing left to ask."""
    cdef int code = t.stack[t.depth - 1].code
    if code == F_REWARD:
        finish_reward(t, &t.seat[t.actor])
    else:
        pop(t)


cdef bint frame_step(Table* t) noexcept nogil:
    """Frames that need no choice; False where chance or the actor must decide."""
    cdef Frame* f = &t.stack[t.depth - 1]
    if f.code > F_LEOPOLD:
        return False
    if f.code == F_LEOPOLD:
        run_leopold(t)
        return True
    if f.code == F_REFILL:
        if t.guest_deck:
            return False
        t.guest_deck = t.guest_discard
        t.guest_discard = 0
        t.reshuffles += 1
        return True
    if f.code == F_DRAW:
        if f.a and drawable(t):
            return False
        pop(t)
        return True
    if f.code == F_OFFER:
        if f.a and drawable(t):
            return False
        f.code = F_PICK
        f.a = 0
        return True
    return False


cdef int advance(Table* t, uint16_t* legal) noexcept nogil:
    """Go on until somebody must decide; the legal actions of that seat, none for chance and at the end."""
    cdef int n
    while True:
        n = settle(t, legal)
        if n != 1 or (legal[0] == A_END and not t.depth):
            return max(n, 0)
        do_decision(t, legal[0])


cdef int settle(Table* t, uint16_t* legal) noexcept nogil:
    """All that happens by itself; the number of legal actions then, -1 for chance or the end."""
    cdef int n
    while step(t, legal, &n):
        pass
    return n


cdef bint step(Table* t, uint16_t* legal, int* n) noexcept nogil:
    """One thing that happens by itself; False where somebody must decide, with the number of legal actions."""
    if t.depth:
        if frame_step(t):
            return True
        n[0] = -1
        if is_chance_frame(t.stack[t.depth - 1].code):
            return False
        n[0] = legal_frame(t, legal)
        if n[0]:
            return False
        finish_frame(t)
        return True
    if phase_moves(t):
        return True
    n[0] = legal_phase(t, legal)
    return False


cdef inline bint phase_moves(Table* t) noexcept nogil:
    """What the phase does by itself with nothing pending; False where somebody must decide."""
    if t.fresh:                   # the event is over; its staff acts from now on
        t.fresh = 0
        return True
    if t.phase == PH_TURN or t.phase == PH_OVER:
        return False
    if t.phase == PH_EMPEROR:
        score_next_seat(t)
        return True
    if t.phase == PH_ROLL:
        if t.to_roll:
            return False
        next_turn(t)
        return True
    return set_up_step(t)


cdef inline int legal_phase(const Table* t, uint16_t* legal) noexcept nogil:
    if t.phase == PH_TURN:
        return legal_turn(t, legal)
    if t.phase == PH_DRAFT:
        return add_each(legal, 0, A_KEEP - 1, draft_choice(t))
    if t.phase == PH_GUESTS:
        return legal_guests(t, &t.seat[t.actor], legal, 0)
    return -1
