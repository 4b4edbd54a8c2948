# Staff: drawing, hiring, offers, and what goes under the deck.

cdef inline int hire_price(const Table* t, int card, int discount) noexcept nogil:
    return max(0, cost_of(t, card) - discount)


cdef inline uint64_t affordable(const Table* t, const Seat* s, uint64_t cards, int discount) noexcept nogil:
    cdef uint64_t result = 0
    cdef int card
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if can_pay(s, hire_price(t, card, discount)):
            result |= bit(card)
    return result


cdef void hire(Table* t, Seat* s, int card, int discount) noexcept nogil:
    """Pay, lay the card out for all to see, and do at once what it does at once."""
    s.krones = <uint8_t>(s.krones - hire_price(t, card, discount))
    s.hand &= ~bit(card)
    t.offer &= ~bit(card)
    s.played |= bit(card)
    if acts_from_next_event(t):
        t.fresh |= bit(card)
    forget(t, card)
    if STAFF[card].timing == TIMING_ONCE:
        begin_effect(t, &STAFF[card].effect)


cdef inline bint acts_from_next_event(const Table* t) noexcept nogil:
    """What is hired acts from the next event on; since readings 2 on everything that happens after it lies in play."""
    return t.readings == 0


cdef inline void forget(Table* t, int card) noexcept nogil:
    """What all can see, nobody needs to know in secret."""
    cdef int seat
    for seat in range(t.players):
        t.seat[seat].known &= ~bit(card)


cdef void put_under(Table* t, int card, bint out_of_hand) noexcept nogil:
    cdef Seat* s = &t.seat[t.actor]
    lose_sight_of(t, s.hand if out_of_hand else t.offer)
    s.hand &= ~bit(card)
    t.offer &= ~bit(card)
    t.under[t.under_count] = <uint8_t>(card | t.actor << 6)
    if out_of_hand:
        t.from_hand |= bit(t.under_count)
    t.under_count += 1
    s.known |= bit(card)


cdef inline void lose_sight_of(Table* t, uint64_t cards) noexcept nogil:
    """Whichever of these goes under the deck: nobody else can tell it from those that stay."""
    cdef int seat
    for seat in range(t.players):
        if seat != t.actor:
            t.seat[seat].known &= ~cards


cdef inline uint64_t drawable(const Table* t) noexcept nogil:
    """The cards the next draw may bring: any of the deck, then those under it in their order."""
    if deck_size(t) or not t.under_count:
        return t.staff_deck if deck_size(t) else 0
    return bit(t.under[0] & 63) if t.under[0] & 63 else t.staff_deck   # in a view, the next one may be unknown


cdef void take_from_deck(Table* t, int card) noexcept nogil:
    cdef int i
    if t.staff_deck:
        t.staff_deck &= ~bit(card)
        return
    for i in range(1, t.under_count):
        t.under[i - 1] = t.under[i]
    t.under_count -= 1
    t.under[t.under_count] = 0
    if t.from_hand & 1:
        t.hands_mixed = 1
    t.from_hand >>= 1


cdef inline void into_hand(Table* t, int seat, int card) noexcept nogil:
    t.seat[seat].hand |= bit(card)
    t.seat[seat].known &= ~bit(card)


cdef inline int round_index(int card) noexcept nogil:
    return popcount(ROUND_STAFF & (bit(card) - 1))


cdef inline uint64_t usable(const Seat* s) noexcept nogil:
    """Played once-per-round staff not yet used this round."""
    cdef uint64_t cards = s.played & ROUND_STAFF, result = 0
    cdef int card
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if not s.used >> round_index(card) & 1:
            result |= bit(card)
    return result


cdef void use(Table* t, Seat* s, int card) noexcept nogil:
    s.used |= <uint8_t>(1 << round_index(card))
    begin_effect(t, &STAFF[card].effect)
