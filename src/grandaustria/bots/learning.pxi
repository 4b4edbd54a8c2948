# Games the planner plays against itself, to learn from: what the network saw, and what came of it.

cdef enum:
    MOST_OF_A_GAME = 1024         # positions of one game that are kept


def self_play(setup, seed, int64_t first, int64_t count, int width, int noise, uint8_t[:, ::1] seen, int16_t[::1] gained):
    """Play the games first..first+count-1 of a series and keep positions at the ends of turns, and some within them.

    `seen` gets what the seat's network sees, `gained` the points the seat still made. A first action is now and then rated
    up to `noise` hundredths too high, so that what comes of it is learned. Returns how many positions were kept, and the
    sums of all scores and of the winners'.
    """
    cdef Table start
    cdef uint64_t series = seed_key(seed)
    cdef int64_t i, kept = 0, most = seen.shape[0], score = 0, winner = 0
    cdef Line* room = <Line*>malloc(MOST_LEGAL * sizeof(Line))
    start_of(&start, setup)
    with nogil:
        for i in range(first, first + count):
            if kept + MOST_OF_A_GAME > most:
                break
            kept = learn_game(&start, mix(series + <uint64_t>i), width, noise, seen, gained, kept, &score, &winner, room)
    free(room)
    return kept, score, winner


cdef int64_t learn_game(const Table* start, uint64_t seed, int width, int noise, uint8_t[:, ::1] seen, int16_t[::1] gained,
                        int64_t kept, int64_t* score, int64_t* winner, Line* room) noexcept nogil:
    cdef Table t = start[0]
    cdef uint16_t legal[MOST_LEGAL]
    cdef uint8_t seats[MOST_OF_A_GAME]
    cdef uint64_t luck = mix(seed), random = mix(~seed)
    cdef int64_t began = kept, nodes = 0, i
    cdef int n = advance(&t, legal), seat, action, best = -1000
    cdef bint ends
    cdef Player player
    player.following = False
    player.at = player.plan.length = 0
    while True:
        if not n:
            player.following = False
            n = resolve_chance(&t, luck, legal)
            if not n:
                break
        seat = t.actor
        if noise and n > 1 and not player.following and t.phase == PH_TURN and next_random(&random) % 8 == 0:
            action = noisy_choice(&t, legal, n, noise, &random)
        else:
            action = planned_choice(&player, &t, legal, n, width, &random, room, &nodes)
        ends = ends_turn(&t, action)
        if not ends and t.phase == PH_TURN and next_random(&random) % 6 == 0 and kept - began < MOST_OF_A_GAME - 64:
            seats[kept - began] = seat
            kept = keep_position(&t, seat, seen, gained, kept)
        do_decision(&t, action)
        if ends:
            seats[kept - began] = seat
            kept = keep_position(&t, seat, seen, gained, kept)
        n = advance(&t, legal)
    for seat in range(t.players):
        score[0] += final_score(&t, seat)
        best = max(best, final_score(&t, seat))
    winner[0] += best
    for i in range(began, kept):
        gained[i] = final_score(&t, seats[i - began]) - gained[i]
    return kept


cdef int noisy_choice(const Table* t, const uint16_t* legal, int n, int noise, uint64_t* random) noexcept nogil:
    """One step ahead, every action rated too high by chance."""
    cdef Table after
    cdef uint16_t scratch[MOST_LEGAL]
    cdef int i, value, best = 0, best_value = NO_PLAN
    for i in range(n):
        after = t[0]
        do_decision(&after, legal[i])
        follow(&after, scratch)
        value = value_of(&after, t.actor) + <int>(next_random(random) % <uint64_t>noise)
        if value > best_value:
            best_value = value
            best = legal[i]
    return best


cdef int64_t keep_position(const Table* t, int seat, uint8_t[:, ::1] seen, int16_t[::1] gained, int64_t kept) noexcept nogil:
    cdef Features f
    cdef int i
    features_of(t, seat, &f)
    memset(&seen[kept, 0], 0, FEATURES)
    for i in range(f.count):
        seen[kept, f.index[i]] = <uint8_t>min(255, <int>f.value[i])
    gained[kept] = sure_points(t, seat)
    return kept + 1
