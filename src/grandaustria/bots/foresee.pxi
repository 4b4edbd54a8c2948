# Foreseeing: turns that the learned network proposes are compared by playing on from them. Each sample deals the unknown
# cards anew and gives every turn the same luck; everybody goes on as the network prefers, by what he may see. All numbers
# are whole and come from seeds by index: the choice is the same on every machine and on any number of threads.

cdef enum:
    LOST_BITS = 14                # what a line has lost of the preference is counted in 1/65536
    LOSE_ALL = 1 << 28

ctypedef struct Foreseer:
    Judged seen[4]                # what each seat saw last, so that only what changes costs
    int points[4]                 # that it had then
    int looked                    # a bit for each seat that looked since a line began
    int64_t judged                # positions judged so far

ctypedef struct Foreseen:         # what comes of a line, in hundredths of points at the end
    int64_t score
    int64_t lead                  # over the others' mean, as this seat expects it
    int64_t margin                # over the best other seat, each as it expects itself


cdef void begin_foreseeing(Foreseer* f) noexcept nogil:
    cdef int seat
    f.judged = f.looked = 0
    for seat in range(4):
        begin_judging(&f.seen[seat])


cdef const Judged* look_as(Foreseer* f, const Table* t, int seat) noexcept nogil:
    """Judge a table by what this seat sees of it."""
    cdef Observation seen
    memset(&seen, 0, sizeof(seen))
    observe(t, seat, &seen)
    see(&f.seen[seat], <const uint8_t*>&seen)
    f.points[seat] = points_so_far(&t.seat[seat])
    f.looked |= 1 << seat
    f.judged += 1
    return &f.seen[seat]


# Proposing

cdef void losses(const Judged* j, const uint16_t* legal, int n, int* lost) noexcept nogil:
    """By how much less each action is preferred than the best."""
    cdef int64_t values[MOST_LEGAL]
    cdef int64_t best
    cdef int i
    for i in range(n):
        values[i] = answer(j, legal[i])
        best = max(best, values[i]) if i else values[i]
    for i in range(n):
        lost[i] = <int>min((best - values[i]) >> LOST_BITS, LOSE_ALL)


cdef int propose_lines(const Table* root, const uint16_t* actions, int n, uint64_t seed, int width, int within,
                       Line* found, Foreseer* f) noexcept nogil:
    """The turns that lose least of the preference, all decisions added up, and lead to different positions."""
    cdef Line now[WIDEST]
    cdef Line then[WIDEST]
    cdef Line line
    cdef Table before
    cdef uint16_t legal[MOST_LEGAL]
    cdef int lost[MOST_LEGAL]
    cdef int i, k, m, depth, later, count = 1, ends = 0, seat = root.actor
    now[0].t = root[0]
    now[0].value = now[0].length = 0
    for depth in range(LONGEST):
        later = 0
        for i in range(count):
            before = now[i].t
            if depth:
                m = next_own_decision(&before, seat, seed, legal)
            else:
                m = n
                memcpy(legal, actions, n * sizeof(uint16_t))
            if not m:
                consider(found, &ends, width, &now[i])
            elif m == 1:
                lost[0] = 0
            else:
                losses(look_as(f, &before, seat), legal, m, lost)
            for k in range(m):
                line = now[i]
                line.t = before
                line.value -= lost[k]
                if line.value < -within:
                    continue
                line.path[depth] = legal[k]
                line.length = <uint8_t>(depth + 1)
                do_decision(&line.t, legal[k])
                line.hash = hash_of(&line.t)
                if ends_turn(&before, legal[k]) or not in_turn(&line.t, seat) or line.length == LONGEST:
                    consider(found, &ends, width, &line)
                else:
                    consider(then, &later, width, &line)
        if not later:
            break
        count = later
        memcpy(now, then, later * sizeof(Line))
    return ends


# Comparing

cdef inline int64_t to_come(const Judged* j, int outlook) noexcept nogil:
    return answer(j, J_ACTIONS + outlook) * 10000 >> 30


cdef Foreseen expected(const Table* t, int seat, const Foreseer* f) noexcept nogil:
    """Where this seat is to decide: what all have, and what is to come. Who has not decided since the line began is expected
    to gain what this seat thinks the others will."""
    cdef const Judged* j = &f.seen[seat]
    cdef Foreseen found
    cdef int64_t best = NO_PLAN
    cdef int other, together = 0
    for other in range(t.players):
        together += points_so_far(&t.seat[other])
        if other == seat:
            continue
        elif f.looked >> other & 1:
            best = max(best, 100 * f.points[other] + to_come(&f.seen[other], 0))
        else:
            best = max(best, 100 * points_so_far(&t.seat[other]) + to_come(j, 1))
    found.score = 100 * f.points[seat] + to_come(j, 0)
    found.margin = found.score - best
    found.lead = ((answer(j, J_ACTIONS) - answer(j, J_ACTIONS + 1)) * 10000 >> 30) + lead_of(t, f.points[seat], together)
    return found


cdef Foreseen final(const Table* t, int seat) noexcept nogil:
    cdef Foreseen found
    cdef int other, score, own = final_score(t, seat), best = NO_PLAN, together = 0
    for other in range(t.players):
        score = final_score(t, other)
        together += score
        if other != seat:
            best = max(best, score)
    found.score = 100 * own
    found.margin = 100 * (own - best)
    found.lead = lead_of(t, own, together)
    return found


cdef inline int64_t lead_of(const Table* t, int own, int together) noexcept nogil:
    return 100 * (t.players * own - together) // (t.players - 1)


cdef Foreseen follow_line(Table* t, int seat, const uint16_t* path, int length, int turns, uint64_t luck,
                          Foreseer* f) noexcept nogil:
    """Do what the line says as long as chance lets it, then everybody goes on as the network prefers, until so many turns
    have ended and this seat is to decide, or the game is over."""
    cdef uint16_t legal[MOST_LEGAL]
    cdef int n = advance(t, legal), at = 0, action
    cdef const Judged* j
    f.looked = 0
    while True:
        if not n:
            n = resolve_chance(t, luck, legal)
            if not n:
                return final(t, seat)
        if at < length and among(path[at], legal, n):
            action = path[at]
            at += 1
        else:
            at = length
            if n == 1:
                action = legal[0]
            else:
                j = look_as(f, t, t.actor)
                if turns <= 0 and t.actor == seat:
                    return expected(t, seat, f)
                action = legal[preferred(j, legal, n)]
        turns -= ends_turn(t, action)
        do_decision(t, action)
        n = advance(t, legal)


# What bots ask of a view

def propose(View view not None, uint64_t seed, int width, int within):
    """The turns that the learned network prefers, in one deal of the unknown cards, the most preferred first: what each
    loses of the preference, in 1/65536, and its actions; and how many positions were judged."""
    cdef Foreseer f
    cdef Table dealt = view.t
    cdef int found, seat = seat_to_judge(view, width)
    cdef Line* room
    if not view.legal_count:
        raise ActionError("it is not this seat's decision")
    room = <Line*>malloc(WIDEST * sizeof(Line))
    with nogil:
        begin_foreseeing(&f)
        deal_unknown(&dealt, seat, mix(seed))
        found = propose_lines(&dealt, view.legal, view.legal_count, seed, width, within, room, &f)
    lines = [(-room[i].value, tuple([room[i].path[k] for k in range(room[i].length)])) for i in range(found)]
    free(room)
    return sorted(lines), f.judged


def foresee(View view not None, lines, uint64_t seed, uint64_t number, int turns):
    """One sample of what may come of these lines: the unknown cards are dealt, and after each line everybody plays on as
    the learned network prefers, for some turns after the one under way. What this seat can expect at the end, in hundredths
    of points: lead over the others' mean, score, margin over the best other; and how many positions were judged. Whoever
    waits is asked with an empty line."""
    cdef Foreseer f
    cdef Table start = view.t, t
    cdef uint16_t path[WIDEST][LONGEST]
    cdef int length[WIDEST]
    cdef Foreseen found[WIDEST]
    cdef uint64_t random = mix(seed ^ mix(number)), luck
    cdef int i, k, count = len(lines), seat = seat_to_judge(view, count)
    for i, line in enumerate(lines):
        length[i] = min(<int>len(line), <int>LONGEST)
        for k in range(length[i]):
            path[i][k] = line[k]
    with nogil:
        begin_foreseeing(&f)
        deal_unknown(&start, seat, next_random(&random))
        luck = next_random(&random)
        turns += view.t.phase == PH_TURN
        for i in range(count):
            t = start
            found[i] = follow_line(&t, seat, path[i], length[i], turns, luck, &f)
    return [(found[i].lead, found[i].score, found[i].margin) for i in range(count)], f.judged


cdef int seat_to_judge(View view, int lines) except -1:
    if not LEARNED_READ:
        raise ValueError("no network was read")
    if view.seat is None:
        raise ActionError("only a seat judges")
    if not 1 <= lines <= WIDEST:
        raise ValueError(f"1 to {WIDEST} lines")
    return view.seat
