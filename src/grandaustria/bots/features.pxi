# What a seat sees of a position, as a short list of small whole numbers: the input of the network in value.pxi.
# Only what the seat may see is looked at. Each block says where its numbers begin; docs/opponents.md explains them.

cdef enum:
    B_TURNS = 0                                # one of 17: dice still to be taken by the seat
    B_KRONES = B_TURNS + 17                    # one of 17 x 12: that, and krones
    B_EMPEROR = B_KRONES + 17 * 12             # one of 4 x 14: which scoring is next, and the space
    B_TILE = B_EMPEROR + 4 * 14                # one of 3 x 4 x 3: the next tile, and whether bonus, nothing or penalty is due
    B_PLAYED = B_TILE + 36                     # 48: staff played
    B_PLAYED_TURNS = B_PLAYED + 48             # 48: the same, times turns left
    B_HAND = B_PLAYED_TURNS + 48               # 48: staff in hand
    B_HAND_TURNS = B_HAND + 48                 # 48: the same, times turns left
    B_GUEST = B_HAND_TURNS + 48                # 56: guests in the cafe
    B_MISSING = B_GUEST + 56                   # 5 x 4: guests by items missing and time left
    B_POINTS = B_MISSING + 20                  # 5 x 4: their points
    B_REWARD = B_POINTS + 20                   # 2 x 16: amounts of rewards, of served guests and others
    B_FOOD = B_REWARD + 32                     # 3 x 4: wanted and there, wanted and missing, to spare
    B_ROOMS = B_FOOD + 12                      # prepared by floor and colour, occupied by floor and colour, doors by floor
    B_MATCH = B_ROOMS + 18                     # guests with a room, without one
    B_GROUPS = B_MATCH + 2                     # 3 x 4 x 2: bonuses of groups by colour, rooms missing, whether all of those are prepared
    B_OBJECTIVES = B_GROUPS + 24               # 12 x 5: objectives still to be had, by how far the seat is: points of the next claim
    B_RIVALS = B_OBJECTIVES + 60               # 5: the same by how far the best other seat is
    B_DICE = B_RIVALS + 5                      # 2 x 6 x 4: dice on each space, if the seat takes one now, or later in this round
    B_ABOUT = B_DICE + 48                      # 3 players, passed, guest may be taken, in a turn, free tables
    B_PENDING = B_ABOUT + 12                   # what is being resolved for the seat, by kind of frame: how much of it
    B_ACTION = B_PENDING + 32                  # 6: strength of the action under way
    FEATURES = B_ACTION + 6
    MOST_FEATURES = 320

ctypedef struct Features:
    int count
    uint16_t index[MOST_FEATURES]
    int16_t value[MOST_FEATURES]


cdef inline void feature(Features* f, int index, int value) noexcept nogil:
    if value:
        f.index[f.count] = <uint16_t>index
        f.value[f.count] = <int16_t>value
        f.count += 1


cdef void features_of(const Table* t, int seat, Features* f) noexcept nogil:
    cdef const Seat* s = &t.seat[seat]
    cdef int turns = min(16, turns_left(t, s))
    f.count = 0
    feature(f, B_TURNS + turns, 1)
    feature(f, B_KRONES + 12 * turns + min(<int>s.krones, 11), 1)
    feature(f, B_ABOUT + 11, max(0, s.krones - 11))
    see_emperor(t, s, f)
    see_staff(s, turns, f)
    see_cafe(s, turns, f)
    see_rooms(s, f)
    see_objectives(t, seat, f)
    see_dice(t, seat, f)
    if t.depth and t.actor == seat:
        see_pending(t, f)


cdef void see_emperor(const Table* t, const Seat* s, Features* f) noexcept nogil:
    cdef int group = -1 if t.round == ROUNDS and t.phase > PH_TURN else next_scoring(t), after
    feature(f, B_EMPEROR + 14 * (3 if group < 0 else group) + min(<int>s.emperor, 13), 1)
    if group >= 0 and t.tile[group]:
        after = s.emperor - EMPEROR_BACK[group]
        feature(f, B_TILE + 12 * group + 3 * (t.tile[group] - 1) + (2 if after >= BONUS_FROM else 1 if after > 0 else 0), 1)


cdef void see_staff(const Seat* s, int turns, Features* f) noexcept nogil:
    cdef uint64_t cards = s.played
    cdef int card
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        feature(f, B_PLAYED + card - 1, 1)
        feature(f, B_PLAYED_TURNS + card - 1, turns)
    cards = s.hand
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        feature(f, B_HAND + card - 1, 1)
        feature(f, B_HAND_TURNS + card - 1, turns)


cdef inline int missing_of(const Seat* s, int table) noexcept nogil:
    cdef int need = s.need[table]
    return (need & 3) + (need >> 2 & 3) + (need >> 4 & 3) + (need >> 6 & 3)


cdef void see_cafe(const Seat* s, int turns, Features* f) noexcept nogil:
    cdef int table, kind, i, missing, free_tables = 0, cell, want, have
    cdef int late = 0 if turns <= 1 else 1 if turns <= 3 else 2 if turns <= 6 else 3
    cdef int rewards[32]
    cdef int cells[20]
    cdef int points[20]
    cdef const Guest* card
    memset(rewards, 0, sizeof(rewards))
    memset(cells, 0, sizeof(cells))
    memset(points, 0, sizeof(points))
    for table in range(3):
        if not s.guest[table]:
            free_tables += 1
            continue
        card = &GUEST[s.guest[table]]
        missing = missing_of(s, table)
        cell = 4 * min(missing, 4) + late
        cells[cell] += 1
        points[cell] += card.points
        feature(f, B_GUEST + s.guest[table] - 1, 1)
        i = 16 * (missing == 0)
        for kind in range(2):
            if card.parts >> kind & 1:
                rewards[i + min(<int>card.part[kind].kind, 14)] += max(1, <int>card.part[kind].amount)
        rewards[i + 15] += card.gizia
    for i in range(20):
        feature(f, B_MISSING + i, cells[i])
        feature(f, B_POINTS + i, points[i])
    for i in range(32):
        feature(f, B_REWARD + i, rewards[i])
    for kind in range(4):
        want = needs(s, 0, kind) + needs(s, 1, kind) + needs(s, 2, kind)
        have = s.kitchen[kind]
        feature(f, B_FOOD + kind, min(want, have))
        feature(f, B_FOOD + 4 + kind, max(0, want - have))
        feature(f, B_FOOD + 8 + kind, max(0, have - want))
    feature(f, B_ABOUT + 6 + free_tables, 1)


cdef void see_rooms(const Seat* s, Features* f) noexcept nogil:
    cdef const Layout* layout = &LAYOUT[s.layout]
    cdef int i, table, size, colour, missing, matched = 0, guests = 0
    cdef uint32_t left = s.prepared, fits, doors = neighbours(tiles_of(s)) & ~tiles_of(s)
    cdef int groups[24]
    for i in range(4):
        feature(f, B_ROOMS + i, popcount(s.prepared & FLOOR[i]))
        feature(f, B_ROOMS + 7 + i, popcount(s.occupied & FLOOR[i]))
        feature(f, B_ROOMS + 14 + i, popcount(doors & FLOOR[i]))
    for i in range(3):
        feature(f, B_ROOMS + 4 + i, popcount(s.prepared & layout.rooms[i]))
        feature(f, B_ROOMS + 11 + i, popcount(s.occupied & layout.rooms[i]))
    for table in range(3):
        if s.guest[table]:
            guests += 1
            fits = left & layout.rooms[GUEST[s.guest[table]].colour]
            if fits:
                matched += 1
                left &= ~(fits & (~fits + 1))
    feature(f, B_MATCH, matched)
    feature(f, B_MATCH + 1, guests - matched)
    memset(groups, 0, sizeof(groups))
    for i in range(10):
        if s.groups_paid >> i & 1 or not layout.group_size[i]:
            continue
        size = layout.group_size[i]
        colour = layout.group_colour[i]
        missing = size - popcount(s.occupied & layout.group[i])
        fits = layout.group[i] & ~s.occupied & ~s.prepared
        if missing:
            groups[8 * colour + 2 * (min(missing, 4) - 1) + (not fits)] += GROUP_BONUS[colour][size]
    for i in range(24):
        feature(f, B_GROUPS + i, groups[i])


cdef inline int fifth(const Table* t, int seat, int i) noexcept nogil:
    """How far a seat is with an objective, in steps of five; 4 only when it is done."""
    cdef int have, need
    progress_of(&t.seat[seat], &OBJECTIVE[4 * i + t.objective[i] - 1], &have, &need)
    return min(4, 4 * min(have, need) // max(1, need))


cdef void see_objectives(const Table* t, int seat, Features* f) noexcept nogil:
    cdef int i, n, other, best
    cdef int rivals[5]
    memset(rivals, 0, sizeof(rivals))
    for i in range(3):
        n = claims(t, i)
        if n == 3 or not t.objective[i] or has_disc(t, seat, i):
            continue
        feature(f, B_OBJECTIVES + 5 * (4 * i + t.objective[i] - 1) + fifth(t, seat, i), OBJECTIVE_POINTS[n] // 5)
        best = 0
        for other in range(t.players):
            if other != seat and not has_disc(t, other, i):
                best = max(best, fifth(t, other, i))
        rivals[best] += 1
    for i in range(5):
        feature(f, B_RIVALS + i, rivals[i])


cdef void see_dice(const Table* t, int seat, Features* f) noexcept nogil:
    cdef int face
    cdef bint mine = t.phase == PH_TURN and t.actor == seat
    cdef bint now = mine and not t.turn & T_DIE
    feature(f, B_ABOUT + t.players - 2, 1)
    feature(f, B_ABOUT + 3, t.passed >> seat & 1)
    feature(f, B_ABOUT + 4, mine and not t.turn & T_GUEST)
    feature(f, B_ABOUT + 5, mine)
    if t.phase == PH_TURN and (now or t.seat[seat].numbers < 2):
        for face in range(6):
            if t.dice[face]:
                feature(f, B_DICE + 24 * now + 4 * face + min(<int>t.dice[face], 4) - 1, 1)


cdef void see_pending(const Table* t, Features* f) noexcept nogil:
    cdef int pending[32]
    cdef int i, kind
    cdef const Frame* frame
    memset(pending, 0, sizeof(pending))
    for i in range(t.depth):
        frame = &t.stack[i]
        if frame.code == F_DIE:
            feature(f, B_ACTION + frame.a - 1, frame.b)
        elif frame.code == F_REWARD:
            pending[F_REWARD] += popcount(parts_pending(frame))
            pending[F_NONE] += frame.c != 0
        elif frame.code == F_FOOD:
            for kind in range(4):
                pending[F_FOOD] += food_count(food_of(frame), kind)
        else:
            pending[frame.code] += max(1, min(9, <int>frame.a))
    for i in range(F_COUNT):
        feature(f, B_PENDING + i, pending[i])


cdef void progress_of(const Seat* s, const Objective* o, int* have, int* need) noexcept nogil:
    """How far a seat is with the condition of an objective."""
    cdef const Layout* layout = &LAYOUT[s.layout]
    cdef int i
    cdef int count[10]
    need[0] = o.amount
    if o.kind == Q_KRONES:
        have[0] = s.krones
    elif o.kind == Q_EMPEROR:
        have[0] = s.emperor
    elif o.kind == Q_TILES:
        have[0] = popcount(tiles_of(s))
    elif o.kind == Q_STAFF:
        have[0] = popcount(s.played)
    elif o.kind == Q_ROOMS:
        have[0] = need[0] = 0
        for i in range(3):
            need[0] += o.rooms[i]
            have[0] += min(popcount(s.occupied & layout.rooms[i]), <int>o.rooms[i])
    elif o.kind == Q_FLOORS:
        for i in range(4):
            count[i] = popcount(s.occupied & FLOOR[i])
        have[0] = best_of(count, 4, o.amount)
        need[0] = 5 * o.amount
    elif o.kind == Q_COLUMNS:
        for i in range(5):
            count[i] = popcount(s.occupied & COLUMN[i])
        have[0] = best_of(count, 5, o.amount)
        need[0] = 4 * o.amount
    elif o.kind == Q_GROUPS:
        for i in range(10):
            count[i] = 4 if group_complete(s, i) else 0
        have[0] = best_of(count, 10, o.amount) + min(popcount(s.occupied), 2 * o.amount)
        need[0] = 6 * o.amount
    else:
        for i in range(3):
            count[i] = popcount(s.occupied & layout.rooms[i])
        have[0] = best_of(count, 3, o.amount)
        need[0] = 7 * o.amount


cdef int best_of(int* count, int n, int most) noexcept nogil:
    """The sum of the largest ones."""
    cdef int i, k, top, total = 0
    for k in range(most):
        top = 0
        for i in range(1, n):
            if count[i] > count[top]:
                top = i
        total += count[top]
        count[top] = -1
    return total
