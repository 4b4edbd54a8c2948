# Rounds: rolling, whose turn it is, passing and the dustbin, the end of a round.

cdef inline int order_of(const Table* t, int seat) noexcept nogil:
    """0 for the holder of turn-order tile 1; the tiles move one seat to the left each round."""
    return (seat + 12 - t.first - (t.round - 1)) % t.players


cdef inline int seat_at(const Table* t, int order) noexcept nogil:
    return (t.first + t.round - 1 + order) % t.players


cdef void begin_round(Table* t) noexcept nogil:
    cdef int seat
    t.round += 1
    t.passed = t.dustbin = t.rolls = 0
    for seat in range(t.players):
        t.seat[seat].numbers = 0
        t.seat[seat].used = 0
    roll_dice(t, DICE[t.players])


cdef void roll_dice(Table* t, int dice) noexcept nogil:
    memset(t.dice, 0, 6)
    t.to_roll = <uint8_t>dice
    t.rolls += 1
    t.phase = PH_ROLL
    t.turn = 0
    t.actor = 0


cdef void end_turn(Table* t) noexcept nogil:
    """The extra turns of 2015 come directly after the turn."""
    t.turn = 0
    if t.extra_turns:
        t.extra_turns -= 1
        t.turn = T_EXTRA
    else:
        next_turn(t)


cdef void next_turn(Table* t) noexcept nogil:
    """The lowest visible number of those still in; if all are out, one die goes and the rest are rolled again."""
    cdef int dice = dice_left(t)
    cdef int seat = lowest_number(t)
    t.turn = 0
    if not dice or all_numbers_covered(t):
        end_round(t)
    elif seat >= 0:
        t.phase = PH_TURN
        t.actor = <uint8_t>seat
        if t.solo and seat == 1:
            push(t, F_LEOPOLD_CARD, 0, 0, 0)
    else:
        t.dustbin += 1
        t.passed = 0
        if dice == 1:
            memset(t.dice, 0, 6)
            end_round(t)
        else:
            roll_dice(t, dice - 1)


cdef inline bint all_numbers_covered(const Table* t) noexcept nogil:
    cdef int seat
    for seat in range(t.players):
        if t.seat[seat].numbers < 2:
            return False
    return True


cdef inline int lowest_number(const Table* t) noexcept nogil:
    """The seat with the lowest visible number that has not passed, or -1."""
    cdef int seat, number, result = -1, best = 99
    for seat in range(t.players):
        if t.passed >> seat & 1 or t.seat[seat].numbers > 1:
            continue
        number = TURN_NUMBER[t.players][order_of(t, seat)][t.seat[seat].numbers]
        if number < best:
            best = number
            result = seat
    return result


cdef void end_round(Table* t) noexcept nogil:
    t.turn = 0
    t.passed = 0
    if EMPEROR_ROUND[t.round]:
        t.phase = PH_EMPEROR
        t.count = 0
        t.actor = <uint8_t>seat_at(t, 0)
    else:
        leave_round(t)


cdef void leave_round(Table* t) noexcept nogil:
    """For the next one, or for the end of the game."""
    t.actor = 0
    if t.round == ROUNDS:
        t.phase = PH_OVER
    else:
        begin_round(t)
