# Searching: turns that a plan proposes are compared by playing on from their ends. Each sample deals the unknown cards anew
# and plays every turn compared with the same luck. All numbers are whole and come from seeds by index: the choice is the
# same on any number of threads.

cdef enum:
    MOST_CANDIDATES = 16
    NARROW = 3                    # beam of those who play on

ctypedef struct Player:           # somebody who plans a turn once and then plays it, until chance makes it another
    Line plan
    int at
    bint following


cdef int planned_choice(Player* p, const Table* t, const uint16_t* legal, int n, int width, uint64_t* random,
                        Line* room, int64_t* nodes) noexcept nogil:
    """The next action of whoever is to move; `room` has a place for every action."""
    cdef int best
    cdef uint64_t seed
    cdef Table dealt
    if t.phase != PH_TURN:
        p.following = False
        nodes[0] += n
        choice_values(t, legal, n, room)
        return legal[best_line(room, n)]
    if p.following and p.at < p.plan.length and among(p.plan.path[p.at], legal, n):
        p.at += 1
        return p.plan.path[p.at - 1]
    p.following = False
    if n == 1:
        return legal[0]
    dealt = t[0]
    hide_from(&dealt, t.actor)
    deal_unknown(&dealt, t.actor, next_random(random))
    seed = next_random(random)
    nodes[0] += plan_turn(&dealt, legal, n, seed, width, room)
    best = best_line(room, n)
    if best < 0:
        return best_next(t, legal, n)
    p.plan = room[best]
    p.at = 1
    p.following = True
    return legal[best]


cdef inline bint among(int action, const uint16_t* legal, int n) noexcept nogil:
    cdef int i
    for i in range(n):
        if legal[i] == action:
            return True
    return False


cdef void play_turns(Table* t, int turns, int width, uint64_t luck, uint64_t random, Line* room, int64_t* nodes) noexcept nogil:
    """Everybody plays on as planned, for so many turns or to the end of the game."""
    cdef uint16_t legal[MOST_LEGAL]
    cdef Player player
    cdef int n = advance(t, legal), action
    player.following = False
    player.at = player.plan.length = 0
    while turns > 0:
        if not n:
            player.following = False
            n = resolve_chance(t, luck, legal)
            if not n:
                return
        action = planned_choice(&player, t, legal, n, width, &random, room, nodes)
        turns -= ends_turn(t, action)
        do_decision(t, action)
        n = advance(t, legal)


cdef int64_t planned_lead(const Table* t, int seat) noexcept nogil:
    """Over the best other seat at the end, as the planner's network expects it, in hundredths of points."""
    cdef int other, best = NO_PLAN
    for other in range(t.players):
        if other != seat:
            best = max(best, value_of(t, other))
    return <int64_t>value_of(t, seat) - best


cdef void sample_turns(const Table* view, int seat, const uint16_t* actions, int n, uint64_t random, int width, int turns,
                       int64_t* leads, Line* room, int64_t* nodes) noexcept nogil:
    """One deal: what each action's best turn leads to some turns later."""
    cdef Line best
    cdef Table dealt = view[0]
    cdef uint64_t luck, seed, later
    cdef int i
    deal_unknown(&dealt, seat, next_random(&random))
    luck = next_random(&random)
    seed = next_random(&random)
    later = next_random(&random)
    for i in range(n):
        nodes[0] += plan_turn(&dealt, &actions[i], 1, seed, width, &best)
        if best.value == NO_PLAN:
            best.t = dealt
            do_decision(&best.t, actions[i])
        play_turns(&best.t, turns, NARROW, luck, later, room, nodes)
        leads[i] = planned_lead(&best.t, seat)


cdef int64_t plan_samples(const Table* view, int seat, const uint16_t* actions, int n, uint64_t random, int samples, int width,
                          int64_t* totals, uint64_t* ends, Line* room) noexcept nogil:
    """What each action's best turn is worth, added up over several deals of the unknown cards; and in the first one, where
    it ends: turns of the same decisions in another order end in the same place."""
    cdef Table dealt
    cdef int i, k
    cdef int64_t nodes = 0
    for k in range(samples):
        dealt = view[0]
        deal_unknown(&dealt, seat, next_random(&random))
        if view.phase == PH_TURN:
            nodes += plan_turn(&dealt, actions, n, next_random(&random), width, room)
        else:
            nodes += n
            choice_values(&dealt, actions, n, room)
        for i in range(n):
            totals[i] += room[i].value
            if not k:
                ends[i] = hash_of(&room[i].t) if room[i].value != NO_PLAN else 0
    return nodes
