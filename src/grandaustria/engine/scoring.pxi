# Final scoring.

cdef int card_score(const Table* t, int seat, int card) noexcept nogil:
    """An end-of-game card scored on this seat's hotel, staff and discs; a copied card is not looked at here."""
    cdef const Seat* s = &t.seat[seat]
    cdef const Layout* layout = &LAYOUT[s.layout]
    cdef const EndScore* score = score_by(t, card)
    cdef int kind = score.kind, each = score.amount
    cdef int n = 0, i
    if kind <= S_YELLOW:
        n = popcount(s.occupied & layout.rooms[kind])
    elif kind == S_ROOM:
        n = popcount(s.occupied)
    elif kind == S_TILE:
        n = popcount(tiles_of(s))
    elif kind == S_STAFF:
        n = popcount(s.played)
    elif kind == S_GROUP:
        n = groups_occupied(s)
    elif kind == S_FLOOR:
        n = floors_occupied(s)
    elif kind == S_COLUMN:
        n = columns_occupied(s)
    elif kind == S_SET:
        n = 20
        for i in range(3):
            n = min(n, popcount(s.occupied & layout.rooms[i]))
    elif kind == S_OBJECTIVE:
        for i in range(3):
            n += has_disc(t, seat, i)
    elif kind == S_STEP:
        return min(MOST_OPERATOR_POINTS[rule_operator(t)], each * <int>s.emperor)
    return each * n


cdef int copied_score(const Table* t, int seat) noexcept nogil:
    """The best end-of-game card of an opponent (or, by rule option, of anyone) on this seat's own hotel."""
    cdef uint64_t cards = 0
    cdef int i, best = 0
    for i in range(t.players):
        if i != seat or rule_secretary(t) == SECRETARY_ANYONE:
            cards |= t.seat[i].played & END_STAFF
    while cards:
        best = max(best, card_score(t, seat, lowest(cards)))
        cards &= cards - 1
    return best


cdef int end_score(const Table* t, int seat, int card) noexcept nogil:
    return copied_score(t, seat) if score_by(t, card).kind == S_COPY else card_score(t, seat, card)


cdef int staff_score(const Table* t, int seat) noexcept nogil:
    cdef uint64_t cards = t.seat[seat].played & END_STAFF
    cdef int total = 0
    while cards:
        total += end_score(t, seat, lowest(cards))
        cards &= cards - 1
    return total


cdef int floor_score(const Seat* s) noexcept nogil:
    cdef int floor, total = 0
    for floor in range(4):
        total += FLOOR_POINTS[floor] * popcount(s.occupied & FLOOR[floor])
    return total


cdef inline int kitchen_items(const Seat* s) noexcept nogil:
    return s.kitchen[0] + s.kitchen[1] + s.kitchen[2] + s.kitchen[3]


cdef inline int guests_left(const Seat* s) noexcept nogil:
    return (s.guest[0] != 0) + (s.guest[1] != 0) + (s.guest[2] != 0)


cdef inline int points_so_far(const Seat* s) noexcept nogil:
    cdef int source, total = 0
    for source in range(P_COUNT):
        total += s.points[source]
    return total


cdef int final_score(const Table* t, int seat) noexcept nogil:
    cdef const Seat* s = &t.seat[seat]
    return (points_so_far(s) + staff_score(t, seat) + floor_score(s) + KRONE_POINTS * s.krones
            + ITEM_POINTS * kitchen_items(s) + GUEST_LEFT * guests_left(s))


cdef enum:
    SCORE_SOURCES = P_COUNT + 5


cdef void write_score(const Table* t, int seat, int16_t* out) noexcept nogil:
    """The final score by source, in the order of Score."""
    cdef const Seat* s = &t.seat[seat]
    memcpy(out, s.points, P_COUNT * sizeof(int16_t))
    out[P_COUNT] = staff_score(t, seat)
    out[P_COUNT + 1] = floor_score(s)
    out[P_COUNT + 2] = KRONE_POINTS * s.krones
    out[P_COUNT + 3] = ITEM_POINTS * kitchen_items(s)
    out[P_COUNT + 4] = GUEST_LEFT * guests_left(s)


cdef inline int64_t rank_by(int64_t points, int krones, int kitchen) noexcept nogil:
    """Points of all sources, then those from krones and kitchen: the highest wins."""
    return (points << 16) + krones + kitchen


cdef int64_t final_rank(const Table* t, int seat) noexcept nogil:
    """In a solo game a tie is Leopold's."""
    cdef const Seat* s = &t.seat[seat]
    cdef int points = final_score(t, seat)
    if t.solo:
        return rank_by(points, 0, 0) + seat
    return rank_by(points, KRONE_POINTS * s.krones, ITEM_POINTS * kitchen_items(s))


def rank_of(score):
    """How high a final score ranks among others, as the winner is found."""
    return rank_by(sum(score), score.krones, score.kitchen)
