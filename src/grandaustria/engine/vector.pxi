# Many games at once: one array of tables, stepped without the interpreter lock. research/vector.py shares the games out
# among threads and owns the arrays that are filled here; each game looks at its own row of them only, so that any
# number of threads does the same.

ctypedef struct Slot:             # a place where one game after the other is played
    Table t
    uint64_t luck                 # what chance brings in the game under way
    uint64_t random               # what the bots of other seats choose by
    int64_t game                  # games that ended here before
    int32_t learner               # the seat that is not a bot's, where bots play
    int32_t kind                  # which of the starts its games have

ctypedef struct Games:
    Table* starts                 # before anything is drawn, one of each set-up
    uint64_t series
    int64_t count
    int bot                       # BOT_ code of the other seats, NO_BOT if the caller decides for all
    bint skip_forced
    bint margin                   # what is rewarded: the lead in hundreds of points, or the victory
    Slot* slots
    uint64_t* legal               # eight words of bits a game
    uint8_t* observation
    uint8_t* mask
    uint8_t* seat
    uint8_t* done
    float* reward                 # four a game, by seat
    int32_t* scores
    const int64_t* action

cdef enum:
    NO_BOT = -1
    LEGAL_WORDS = 8
    MARGIN_UNIT = 100
    GAMES_APART = 32              # bits: the k-th game in slot i is number i + (k << GAMES_APART) of its series


cdef void begin_game(Games* g, int64_t i) noexcept nogil:
    cdef Slot* slot = &g.slots[i]
    cdef uint64_t seed = mix(g.series + <uint64_t>i + (<uint64_t>slot.game << GAMES_APART))
    slot.t = g.starts[slot.kind]
    slot.luck = mix(seed)
    slot.random = mix(~seed)
    slot.learner = 0 if slot.t.solo else (i + slot.game) % slot.t.players


cdef void end_game(Games* g, int64_t i) noexcept nogil:
    cdef const Table* t = &g.slots[i].t
    cdef double reward[4]
    cdef int seat
    final_rewards(t, g.margin, reward)
    for seat in range(t.players):
        g.scores[4 * i + seat] = final_score(t, seat)
        g.reward[4 * i + seat] = <float>reward[seat]
    g.done[i] = 1


cdef void final_rewards(const Table* t, bint margin, double* reward) noexcept nogil:
    """What the end of a game is worth to each seat, together 0.

    The victory: 1 for the winner, the loss spread over the others; who shares it shares what it is worth. The margin: the
    lead over the mean of the others, in hundreds of points.
    """
    cdef int64_t rank[4]
    cdef int64_t best = 0
    cdef int seat, together = 0, winners = 0, others = t.players - 1
    for seat in range(t.players):
        together += final_score(t, seat)
        rank[seat] = final_rank(t, seat)
        best = max(best, rank[seat]) if seat else rank[seat]
    for seat in range(t.players):
        winners += rank[seat] == best
    for seat in range(t.players):
        if margin:
            reward[seat] = <double>(t.players * final_score(t, seat) - together) / (others * MARGIN_UNIT)
        elif rank[seat] == best:
            reward[seat] = (<double>t.players / winners - 1) / others
        else:
            reward[seat] = -1.0 / others


def rewards_of(Position position not None, bint margin):
    """What the end of this game is worth to each seat: its victory, or its margin."""
    cdef double reward[4]
    cdef int seat
    final_rewards(&position.t, margin, reward)
    return [reward[seat] for seat in range(position.t.players)]


cdef int go_on(Games* g, int64_t i, uint16_t* legal) noexcept nogil:
    """Until the caller must decide, in this game or the next; the number of legal actions then."""
    cdef Slot* slot = &g.slots[i]
    cdef int n = advance(&slot.t, legal), action
    while True:
        if not n:
            n = resolve_chance(&slot.t, slot.luck, legal)
        if not n:
            end_game(g, i)
            slot.game += 1
            begin_game(g, i)
        elif n == 1 and g.skip_forced:
            do_decision(&slot.t, legal[0])
        elif g.bot != NO_BOT and slot.t.actor != slot.learner:
            action = bot_choice(g.bot, &slot.t, legal, n, &slot.random)
            do_decision(&slot.t, action)
        else:
            return n
        n = advance(&slot.t, legal)


cdef inline void keep_legal(Games* g, int64_t i, const uint16_t* legal, int n) noexcept nogil:
    cdef uint64_t* words = &g.legal[LEGAL_WORDS * i]
    cdef int k
    memset(words, 0, LEGAL_WORDS * sizeof(uint64_t))
    for k in range(n):
        words[legal[k] >> 6] |= bit(legal[k] & 63)


cdef inline bint is_allowed(const Games* g, int64_t i, int64_t action) noexcept nogil:
    return 0 <= action < C_ROLL and g.legal[LEGAL_WORDS * i + (action >> 6)] >> (action & 63) & 1


cdef void play_action(Games* g, int64_t i, int action) noexcept nogil:
    cdef uint16_t legal[MOST_LEGAL]
    do_decision(&g.slots[i].t, action)
    keep_legal(g, i, legal, go_on(g, i, legal))


cdef void show_nothing_gained(Games* g, int64_t i) noexcept nogil:
    g.done[i] = 0
    memset(&g.reward[4 * i], 0, 4 * sizeof(float))


cdef void show_mask(const Games* g, int64_t i) noexcept nogil:
    cdef uint8_t* row = &g.mask[C_ROLL * i]
    cdef uint64_t word
    cdef int k
    memset(row, 0, C_ROLL)
    for k in range(LEGAL_WORDS):
        word = g.legal[LEGAL_WORDS * i + k]
        while word:
            row[64 * k + lowest(word)] = 1
            word &= word - 1


cdef void show_observation(const Games* g, int64_t i) noexcept nogil:
    cdef const Table* t = &g.slots[i].t
    g.seat[i] = t.actor
    observe(t, t.actor, <Observation*>&g.observation[sizeof(Observation) * i])


cdef int random_action(const Games* g, int64_t i, uint64_t random) noexcept nogil:
    """A legal action, all equally likely; a number of none before the first game."""
    cdef const uint64_t* words = &g.legal[LEGAL_WORDS * i]
    cdef int k, n = 0
    for k in range(LEGAL_WORDS):
        n += popcount(words[k])
    if not n:
        return C_ROLL
    n = below(random, n)
    k = 0
    while n >= popcount(words[k]):
        n -= popcount(words[k])
        k += 1
    return 64 * k + select(words[k], n)


cdef void start_slot(Games* g, int64_t i, int stagger) noexcept nogil:
    """The first game of a slot; up to so many random decisions are taken in it."""
    cdef uint16_t legal[MOST_LEGAL]
    cdef uint64_t random
    cdef int k
    g.slots[i].game = 0
    begin_game(g, i)
    keep_legal(g, i, legal, go_on(g, i, legal))
    random = mix(g.slots[i].luck)
    for k in range(below(next_random(&random), stagger + 1)):
        play_action(g, i, random_action(g, i, next_random(&random)))
    memset(&g.scores[4 * i], 0, 4 * sizeof(int32_t))


cdef dict _shapes(int64_t count):
    """The arrays that show so many games."""
    return {
        "observation": (count, OBSERVATION_BYTES), "mask": (count, DECISIONS), "seat": (count,), "done": (count,),
        "reward": (count, 4), "scores": (count, 4), "action": (count,),
    }


cdef class VectorGames:
    """Games in C memory, one set-up for each slot, and the rows of the caller's arrays that show them."""

    cdef Games g
    cdef object arrays            # kept alive: the games write into them

    def __init__(self, setups, seed, bint skip_forced, bot, bint margin, arrays):
        cdef uint8_t[:, ::1] observation = arrays["observation"]
        cdef uint8_t[:, ::1] mask = arrays["mask"]
        cdef uint8_t[::1] seat = arrays["seat"]
        cdef uint8_t[::1] done = arrays["done"]
        cdef float[:, ::1] reward = arrays["reward"]
        cdef int32_t[:, ::1] scores = arrays["scores"]
        cdef int64_t[::1] action = arrays["action"]
        cdef int64_t count = len(setups), i
        cdef dict kinds = {setup: kind for kind, setup in enumerate(dict.fromkeys(setups))}
        if count < 1 or {name: arrays[name].shape for name in arrays} != _shapes(count):
            raise ValueError(f"the arrays are not those of {count} games")
        if self.g.slots != NULL or self.g.legal != NULL:
            raise ValueError("these games have been set up already")
        self.reseed(seed)
        self.g.skip_forced = skip_forced
        self.g.margin = margin
        self.g.bot = NO_BOT if bot is None else BOT_CODES[bot]
        self.arrays = dict(arrays)
        self.g.observation, self.g.mask = &observation[0, 0], &mask[0, 0]
        self.g.seat, self.g.done, self.g.action = &seat[0], &done[0], &action[0]
        self.g.reward, self.g.scores = &reward[0, 0], &scores[0, 0]
        self.g.slots = <Slot*>calloc(count, sizeof(Slot))
        self.g.legal = <uint64_t*>calloc(count, LEGAL_WORDS * sizeof(uint64_t))
        self.g.starts = <Table*>calloc(len(kinds), sizeof(Table))
        if self.g.slots == NULL or self.g.legal == NULL or self.g.starts == NULL:
            raise MemoryError(f"no room for {count} games")
        for setup, kind in kinds.items():
            start_of(&self.g.starts[<int64_t>kind], setup)
        for i in range(count):
            self.g.slots[i].kind = kinds[setups[i]]
        self.g.count = count          # only now is there anything to play with

    def __dealloc__(self):
        free(self.g.slots)
        free(self.g.legal)
        free(self.g.starts)

    cdef int checked(self, int64_t first, int64_t last) except -1:
        if not 0 <= first <= last <= self.g.count:
            raise IndexError(f"there are no games {first} to {last}")
        return 0

    def reseed(self, seed):
        """Games begun from now on are those of another series."""
        self.g.series = seed_key(seed)

    def reset(self, int64_t first, int64_t last, uint16_t stagger):
        """Begin the first game of these slots, up to so many random decisions into it."""
        cdef int64_t i
        self.checked(first, last)
        with nogil:
            for i in range(first, last):
                start_slot(&self.g, i, stagger)
                show_nothing_gained(&self.g, i)
                show_mask(&self.g, i)
                show_observation(&self.g, i)

    def first_refused(self, int64_t first, int64_t last):
        """The first of these games in which the action chosen is not legal; -1 if all are."""
        cdef int64_t i, refused = -1
        self.checked(first, last)
        with nogil:
            for i in range(first, last):
                if not is_allowed(&self.g, i, self.g.action[i]):
                    refused = i
                    break
        return refused

    def step(self, int64_t first, int64_t last, bint rules=True, bint mask=True, bint observation=True):
        """Do the actions chosen in these games, and show what came of it; each part can be left out.

        An action that is not legal is not done.
        """
        cdef int64_t i
        self.checked(first, last)
        with nogil:
            for i in range(first, last):
                if rules:
                    show_nothing_gained(&self.g, i)
                    if is_allowed(&self.g, i, self.g.action[i]):
                        play_action(&self.g, i, <int>self.g.action[i])
                if mask:
                    show_mask(&self.g, i)
                if observation:
                    show_observation(&self.g, i)

    def sample(self, int64_t first, int64_t last, seed, int64_t[::1] out):
        """Choose a legal action for each of these games, all equally likely."""
        cdef uint64_t random = seed_key(seed)
        cdef int64_t i
        self.checked(first, last)
        if out.shape[0] != self.g.count:
            raise ValueError(f"there are {self.g.count} games, not {out.shape[0]}")
        with nogil:
            for i in range(first, last):
                out[i] = random_action(&self.g, i, mix(random ^ mix(<uint64_t>i)))

    def position(self, int64_t i):
        """A copy of the position in this slot."""
        cdef Position position = Position.__new__(Position)
        self.checked(i, i + 1)
        memcpy(&position.t, &self.g.slots[i].t, sizeof(Table))
        position.legal_count = advance(&position.t, position.legal)
        return position

    def game(self, int64_t i):
        """How many games have ended in this slot."""
        self.checked(i, i + 1)
        return self.g.slots[i].game


GAME_SHIFT = GAMES_APART
SLOT_BYTES = sizeof(Slot) + LEGAL_WORDS * sizeof(uint64_t)
