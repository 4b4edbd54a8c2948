# Set-up: tiles, objectives, queue, first player, hotels, staff, first guests and first rooms.
# Each phase counts its steps; a phase with nothing left to do hands over to the next.

cdef void begin_setup(Table* t) noexcept nogil:
    cdef int seat
    t.guest_deck = ALL_GUESTS
    t.staff_deck = ALL_STAFF
    t.phase = PH_TILES
    for seat in range(t.players):
        if t.solo and seat == 1:
            t.leopold_deck = (1u << 20) - 1
            continue
        t.seat[seat].krones = <uint8_t>START_KRONES
        memcpy(t.seat[seat].kitchen, START_KITCHEN, 4)


cdef inline void next_phase(Table* t) noexcept nogil:
    t.phase += 1
    t.count = 0
    t.actor = 0


cdef bint set_up_step(Table* t) noexcept nogil:
    """Do what needs no choice; False where chance or a seat must decide."""
    if t.phase == PH_TILES or t.phase == PH_OBJECTIVES:
        return phase_step(t, 3)
    if t.phase == PH_QUEUE:
        return phase_step(t, 5)
    if t.phase == PH_FIRST:
        if t.solo:
            t.first = 1
            t.count = 1
        return phase_step(t, 1)
    if t.phase == PH_HOTELS:
        return phase_step(t, hotels_to_deal(t))
    if t.phase == PH_DEAL:
        return deal_step(t)
    if t.phase == PH_DRAFT:
        if t.staff_variant == V_DRAFT and t.count < START_HAND * t.players:
            t.actor = t.count % t.players
            return False
        next_phase(t)
        return True
    if t.phase == PH_GUESTS:
        return first_guests_step(t)
    return first_rooms_step(t)


cdef inline bint phase_step(Table* t, int steps) noexcept nogil:
    if t.count < steps:
        return False
    next_phase(t)
    return True


cdef inline int hotels_to_deal(const Table* t) noexcept nogil:
    if t.hotels != H_DAY:
        return 0
    return 1 if t.solo else t.players


cdef inline int cards_to_deal(const Table* t) noexcept nogil:
    if t.solo:
        return SOLO_STAFF + SOLO_DRAW
    return 0 if t.staff_variant == V_INTRO else START_HAND * t.players


cdef bint deal_step(Table* t) noexcept nogil:
    cdef int order
    if t.count < cards_to_deal(t):
        return False
    if t.staff_variant == V_INTRO:
        for order in range(t.players):
            t.seat[(t.first + order) % t.players].hand = STARTING_SET[order]
            t.staff_deck &= ~STARTING_SET[order]
    next_phase(t)
    if t.solo:
        push(t, F_RETURN, SOLO_DRAW - SOLO_KEEP, 0, 0)
    return True


cdef bint first_guests_step(Table* t) noexcept nogil:
    """From the last player in turn order counter-clockwise."""
    if t.count == t.players:
        next_phase(t)
        return True
    t.actor = (t.first + t.players - 1 - t.count) % t.players
    if t.solo and t.actor == 1:
        t.count += 1
        return True
    return False


cdef inline bint may_stop_early(const Table* t) noexcept nogil:
    """With fewer first rooms than everybody may prepare."""
    return rule_first_rooms(t) == FIRST_ROOMS_UP_TO


cdef bint first_rooms_step(Table* t) noexcept nogil:
    """Seat by seat from the first player clockwise."""
    if t.count == t.players:
        t.count = 0
        begin_round(t)
        return True
    t.actor = (t.first + t.count) % t.players
    t.count += 1
    if not (t.solo and t.actor == 1):
        push(t, F_FIRST_ROOMS, START_ROOMS, 0, 0)
    return True


# What everybody may choose at the same time: from the own pack, and in the own hotel.

cdef bint is_asked_later(const Table* t, int seat) noexcept nogil:
    """In this round of the draft, or for the first rooms; what others choose before it touches nothing of it."""
    if t.solo:
        return False
    if t.phase == PH_DRAFT:
        return seat > t.actor
    return t.phase == PH_ROOMS and (seat + t.players - t.first) % t.players >= t.count


cdef int ask_ahead(Table* t, int seat, uint16_t* legal) noexcept nogil:
    """Ask a seat instead of the one whose turn it is; what is counted stays, so that no round of the draft ends by it."""
    t.actor = <uint8_t>seat
    if t.phase == PH_DRAFT:
        return legal_phase(t, legal)
    t.depth = 0
    push(t, F_FIRST_ROOMS, START_ROOMS, 0, 0)
    return advance(t, legal)


# The draft: pack p lies before seat p + pick; its first entries are the cards kept, the rest still in the pack.

cdef inline int pack_of(const Table* t, int seat, int pick) noexcept nogil:
    return (seat + 4 * t.players * 2 - pick) % t.players


cdef uint64_t pack_cards(const Table* t, int pack, int pick) noexcept nogil:
    cdef uint64_t cards = 0
    cdef int i
    for i in range(pick, START_HAND):
        if t.draft[6 * pack + i]:
            cards |= bit(t.draft[6 * pack + i])
    return cards


cdef void set_pack(Table* t, int pack, int pick, uint64_t cards) noexcept nogil:
    """Lay the rest of a pack out, sorted."""
    cdef int i
    for i in range(pick, START_HAND):
        t.draft[6 * pack + i] = 0
        if cards:
            t.draft[6 * pack + i] = <uint8_t>lowest(cards)
            cards &= cards - 1


cdef inline bint passes_packs_on(const Table* t) noexcept nogil:
    return t.phase == PH_DRAFT and t.actor == t.players - 1


cdef inline uint64_t draft_choice(const Table* t) noexcept nogil:
    cdef int pick = t.count // t.players
    return pack_cards(t, pack_of(t, t.actor, pick), pick)


cdef void keep(Table* t, int card) noexcept nogil:
    cdef int pick = t.count // t.players
    cdef int pack = pack_of(t, t.actor, pick)
    cdef uint64_t rest = pack_cards(t, pack, pick) & ~bit(card)
    t.draft[6 * pack + pick] = <uint8_t>card
    set_pack(t, pack, pick + 1, rest)
    t.seat[t.actor].hand |= bit(card)
    t.count += 1
