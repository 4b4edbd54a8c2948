# Planning a whole turn: a beam over the positions its decisions lead to. What is left to chance inside the turn is decided
# by a seed; the unknown cards must have been dealt before.

cdef enum:
    WIDEST = 64
    LONGEST = 48                  # decisions of a turn
    NO_PLAN = -2147483647

ctypedef struct Line:             # a turn, or the beginning of one
    Table t
    uint64_t hash
    int value
    int16_t first                 # which of the root's actions it begins with
    uint8_t length
    uint16_t path[LONGEST]


cdef inline bint ends_turn(const Table* t, int action) noexcept nogil:
    return not t.depth and t.phase == PH_TURN and (action == A_END or action == A_PASS)


cdef int next_own_decision(Table* t, int seat, uint64_t seed, uint16_t* legal) noexcept nogil:
    """Go on to the next decision of this seat in its turn, chance decided by the seed; 0 where the turn is over."""
    cdef int n = advance(t, legal)
    while not n and t.depth and t.actor == seat and to_move_of(t) == TO_CHANCE:
        do_chance(t, lucky_outcome(t, seed))
        n = advance(t, legal)
    return n if t.actor == seat and to_move_of(t) == seat else 0


cdef void consider(Line* lines, int* count, int width, const Line* line) noexcept nogil:
    """Keep a line among the best ones; of those that led to the same position only the best."""
    cdef int i, worst = 0
    for i in range(count[0]):
        if lines[i].hash == line.hash:
            if line.value > lines[i].value:
                lines[i] = line[0]
            return
        if lines[i].value < lines[worst].value:
            worst = i
    if count[0] < width:
        lines[count[0]] = line[0]
        count[0] += 1
    elif line.value > lines[worst].value:
        lines[worst] = line[0]


cdef int64_t plan_turn(const Table* root, const uint16_t* actions, int n, uint64_t seed, int width, Line* best) noexcept nogil:
    """For each action of the root the best turn found that begins with it, NO_PLAN where the beam lost it.

    Returns how many positions were looked at.
    """
    cdef Line now[WIDEST]
    cdef Line then[WIDEST]
    cdef Line line
    cdef Table before
    cdef uint16_t legal[MOST_LEGAL]
    cdef int i, k, m, depth, count = 1, later, seat = root.actor
    cdef int64_t nodes = 0
    for i in range(n):
        best[i].value = NO_PLAN
    now[0].t = root[0]
    now[0].length = 0
    for depth in range(LONGEST):
        later = 0
        for i in range(count):
            before = now[i].t
            if depth:
                m = next_own_decision(&before, seat, seed, legal)
            else:
                m = n
                memcpy(legal, actions, n * sizeof(uint16_t))
            for k in range(m):
                memcpy(line.path, now[i].path, depth * sizeof(uint16_t))
                line.path[depth] = legal[k]
                line.length = <uint8_t>(depth + 1)
                line.first = now[i].first if depth else <int16_t>k
                line.t = before
                do_decision(&line.t, legal[k])
                line.value = value_of(&line.t, seat)
                nodes += 1
                if ends_turn(&before, legal[k]) or not in_turn(&line.t, seat):
                    if line.value > best[line.first].value:
                        best[line.first] = line
                    continue
                line.hash = hash_of(&line.t)
                consider(then, &later, width, &line)
        if not later:
            break
        count = later
        memcpy(now, then, later * sizeof(Line))
    return nodes


cdef inline bint in_turn(const Table* t, int seat) noexcept nogil:
    return t.depth or (t.phase == PH_TURN and t.actor == seat)


cdef void choice_values(const Table* t, const uint16_t* legal, int n, Line* found) noexcept nogil:
    """Outside a turn: what each action is worth when what it leaves to choose is chosen by the next step alone."""
    cdef uint16_t options[MOST_LEGAL]
    cdef int i, m
    for i in range(n):
        found[i].t = t[0]
        found[i].length = 1
        found[i].path[0] = legal[i]
        do_decision(&found[i].t, legal[i])
        if t.phase == PH_DRAFT:
            found[i].t.seat[t.actor].hand |= bit(legal[i] - A_KEEP + 1)  # as it will be
        m = follow(&found[i].t, options)
        while m:
            do_decision(&found[i].t, best_next(&found[i].t, options, m))
            m = follow(&found[i].t, options)
        found[i].value = value_of(&found[i].t, t.actor)


cdef inline int best_line(const Line* found, int n) noexcept nogil:
    """The first of the best; -1 where none was found."""
    cdef int i, best = -1
    for i in range(n):
        if found[i].value != NO_PLAN and (best < 0 or found[i].value > found[best].value):
            best = i
    return best


cdef int best_next(const Table* t, const uint16_t* legal, int n) noexcept nogil:
    cdef Table after
    cdef uint16_t scratch[MOST_LEGAL]
    cdef int i, value, best = 0, best_value = NO_PLAN
    for i in range(n):
        after = t[0]
        do_decision(&after, legal[i])
        follow(&after, scratch)
        value = value_of(&after, t.actor)
        if value > best_value:
            best_value = value
            best = legal[i]
    return best
