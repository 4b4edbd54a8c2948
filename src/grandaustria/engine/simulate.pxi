# Whole games at native speed, without the interpreter lock.

ctypedef struct Tally:            # over many games
    int64_t games
    int64_t decisions             # with at least two legal actions
    int64_t score                 # of all seats
    int64_t winner                # best score of each game
    uint64_t digest               # over all final positions, whatever the order of the games

cdef enum:
    BOT_RANDOM, BOT_WAITER
BOT_CODES = {"random": BOT_RANDOM, "waiter": BOT_WAITER}


cdef inline uint64_t next_random(uint64_t* state) noexcept nogil:
    state[0] += <uint64_t>0x9E3779B97F4A7C15
    return mix(state[0])


cdef inline int bot_choice(int bot, const Table* t, const uint16_t* legal, int n, uint64_t* random) noexcept nogil:
    if bot == BOT_WAITER:
        return waiter_choice(t, legal, n)
    return legal[below(next_random(random), n)]


cdef void play_game(Table* t, uint64_t seed, const uint8_t* bots, Tally* tally) noexcept nogil:
    """One game from this table to the end, chance and bots both from the seed."""
    cdef uint16_t legal[MOST_LEGAL]
    cdef uint64_t luck = mix(seed), random = mix(~seed)
    cdef int n = advance(t, legal)
    cdef int choice
    while True:
        if not n:
            n = resolve_chance(t, luck, legal)
            if not n:
                return
        if n == 1:
            choice = legal[0]
        else:
            tally.decisions += 1
            choice = bot_choice(bots[t.actor], t, legal, n, &random)
        do_decision(t, choice)
        n = advance(t, legal)


cdef void count_game(const Table* t, uint64_t index, Tally* tally) noexcept nogil:
    cdef int seat, score, best = -32768
    for seat in range(t.players):
        score = final_score(t, seat)
        tally.score += score
        best = max(best, score)
    tally.winner += best
    tally.games += 1
    tally.digest += mix(hash_of(t) ^ mix(index))


def game_seed(seed, index):
    """The seed of one game of a series."""
    return mix(seed_key(seed) + <uint64_t>index)


def simulate(setup, seed, int64_t first, int64_t count, bots, int16_t[::1] scores=None):
    """Play the games first..first+count-1 of a series; bots names one bot for each seat.

    Returns games, decisions, sum of scores, sum of winners' scores and a digest that adds up over parts. `scores` gets the
    points of every game, seat by seat and source by source, if it is given.
    """
    cdef Table start, t
    cdef Tally tally
    cdef uint8_t codes[4]
    cdef uint64_t series = seed_key(seed)
    cdef int64_t i
    cdef int seat
    cdef int16_t* out = NULL
    memset(&tally, 0, sizeof(Tally))
    start_of(&start, setup)
    for i in range(start.players):
        codes[i] = BOT_CODES[bots[i]]
    if scores is not None:
        if scores.shape[0] != count * start.players * SCORE_SOURCES:
            raise ValueError("scores: not as large as these games need")
        out = &scores[0] if count else NULL
    with nogil:
        for i in range(first, first + count):
            t = start
            play_game(&t, mix(series + <uint64_t>i), codes, &tally)
            count_game(&t, <uint64_t>i, &tally)
            if out:
                for seat in range(t.players):
                    write_score(&t, seat, out)
                    out += SCORE_SOURCES
    return tally.games, tally.decisions, tally.score, tally.winner, tally.digest


def copy_nanoseconds(Position position not None, int64_t count):
    """Nanoseconds it takes to copy a table inside, on average over that many copies."""
    cdef Table* pool = <Table*>malloc(64 * sizeof(Table))
    cdef int64_t i
    cdef double seconds
    from time import perf_counter
    start = perf_counter()
    with nogil:
        for i in range(count):
            memcpy(&pool[i & 63], &position.t if i < 64 else &pool[(i * 7) & 63], sizeof(Table))
    seconds = perf_counter() - start
    free(pool)
    return seconds / count * 1e9
