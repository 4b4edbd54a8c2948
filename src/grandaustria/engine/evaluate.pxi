# What a position is worth to a seat: whole numbers only, so that every machine agrees. Used by the greedy bot.

cdef int evaluate(const Table* t, int seat) noexcept nogil:
    """In hundredths of a point; looks only at what the seat may see."""
    return 100 * final_score(t, seat)


cdef int greedy_choice(const Table* t, const uint16_t* legal, int n) noexcept nogil:
    """The action whose position, with all that follows by itself, is worth most; the first of equals."""
    cdef Table after
    cdef uint16_t scratch[MOST_LEGAL]
    cdef int i, value, best = 0, best_value = -2147483647
    for i in range(n):
        after = t[0]
        do_decision(&after, legal[i])
        advance(&after, scratch)
        value = evaluate(&after, t.actor)
        if value > best_value:
            best_value = value
            best = legal[i]
    return best
