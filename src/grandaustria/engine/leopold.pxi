# Leopold, the solo opponent: one card a turn, guests, then a die, then actions. He decides nothing.

cdef void run_leopold(Table* t) noexcept nogil:
    """One step of his card; a guest taken is replaced before the next step."""
    cdef Frame* f = &t.stack[t.depth - 1]
    cdef const LeopoldCard* card = &LEOPOLD[f.a]
    cdef int step = f.b
    f.b += 1
    if step > card.guests + card.actions:
        pop(t)
        next_turn(t)
    elif not leopold_plays(t, card, step):
        return
    elif step < card.guests:
        leopold_takes_guest(t, card, card.guest[step])
    elif step == card.guests:
        leopold_takes_die(t, card)
    else:
        step -= card.guests + 1
        leopold_acts(t, card, card.action[step], card.argument[step])


cdef inline bint leopold_plays(const Table* t, const LeopoldCard* card, int step) noexcept nogil:
    """Whether this part of his card, guests, die, actions, is played on the level of the game."""
    if step < card.guests:
        return t.solo >= card.guest_level[step]
    return step == card.guests or t.solo >= card.action_level[step - card.guests - 1]


cdef inline bint leopold_can_house(const Seat* s, int guest) noexcept nogil:
    return (LAYOUT[s.layout].rooms[GUEST[guest].colour] & ~s.occupied) != 0


cdef int leopold_choice(const Table* t, const LeopoldCard* card, int colour) noexcept nogil:
    """The place of the guest with the most points that fits, of the colour wanted (4 = any); -1 if none."""
    cdef const Seat* s = &t.seat[1]
    cdef int place, guest, best = -1
    for place in range(5):
        guest = t.queue[place]
        if not leopold_can_house(s, guest) or (colour < 4 and GUEST[guest].colour != colour):
            continue
        if best < 0 or GUEST[guest].points > GUEST[t.queue[best]].points:
            best = place
        elif card.right_hand and GUEST[guest].points == GUEST[t.queue[best]].points:
            best = place
    return best


cdef void leopold_takes_guest(Table* t, const LeopoldCard* card, int colour) noexcept nogil:
    cdef Seat* s = &t.seat[1]
    cdef int place = leopold_choice(t, card, colour)
    cdef int guest
    if place < 0:
        place = leopold_choice(t, card, 4)
    if place < 0:
        return
    guest = t.queue[place]
    gain_points(s, P_GUESTS, GUEST[guest].points)
    leopold_places_room(s, GUEST[guest].colour)
    t.guest_discard |= bit(guest)
    leave_queue(t, place)


cdef void leopold_places_room(Seat* s, int colour) noexcept nogil:
    """Lowest floor from the left; green in the rightmost column from the bottom. Printed points count."""
    cdef uint32_t rooms = LAYOUT[s.layout].rooms[colour] & ~s.occupied
    cdef int column, room
    if colour == COLOUR_GREEN:
        column = 4
        while not rooms & COLUMN[column]:
            column -= 1
        rooms &= COLUMN[column]
    room = lowest(rooms)
    s.occupied |= 1u << room
    gain_points(s, P_ROOMS, PRINTED[room])


cdef void leopold_takes_die(Table* t, const LeopoldCard* card) noexcept nogil:
    """A wanted face, the one with more dice; else the face with most dice; ties by the hand."""
    cdef int face, best = -1, faces = 0
    for face in range(6):
        if card.faces >> face & 1 and t.dice[face]:
            faces |= 1 << face
    for face in range(6):
        if not t.dice[face] or (faces and not faces >> face & 1):
            continue
        if best < 0 or t.dice[face] > t.dice[best] or (card.right_hand and t.dice[face] == t.dice[best]):
            best = face
    t.dice[best] -= 1
    t.seat[1].numbers += 1


cdef void leopold_acts(Table* t, const LeopoldCard* card, int action, int argument) noexcept nogil:
    if action == L_EMPEROR:
        gain_emperor(&t.seat[1], argument)
    elif action == L_OBJECTIVE:
        leopold_advances(t, card, argument)
    elif t.leopold_staff:
        push(t, F_LEOPOLD_STAFF, 0, 0, 0)


cdef void leopold_advances(Table* t, const LeopoldCard* card, int objective) noexcept nogil:
    """His marker goes III, II, I, and at I he claims. A claimed card, or any: the one with least progress."""
    cdef int i, best = -1
    if objective < 3 and t.marker[objective] < MARKER_SPACES:
        best = objective
    else:
        for i in range(3):
            if t.marker[i] == MARKER_SPACES:
                continue
            if best < 0 or t.marker[i] < t.marker[best] or (card.right_hand and t.marker[i] == t.marker[best]):
                best = i
    if best < 0:
        return
    t.marker[best] += 1
    if t.marker[best] == MARKER_SPACES:
        claim(t, &t.seat[1], best)
