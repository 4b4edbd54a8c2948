# Dealing anew: every unknown card goes to a place it may lie in, all consistent deals equally likely.
#
# A card's first owner narrows its places: an introductory set, or the picks of a draft between two looks, lies with
# its owner, in his hand or where he put a card under the deck; until such a card is drawn again, which happens only
# when the deck is used up. All other unknown cards are one pool.

ctypedef struct Dealer:
    uint64_t random
    uint64_t pool                 # unknown cards that may lie anywhere
    uint64_t owned[4]             # unknown cards that lie with a seat, in hand or under the deck
    int room[4]                   # how many unknown cards a seat holds there


cdef inline int take_random(uint64_t* cards, uint64_t* random) noexcept nogil:
    cdef int card = select(cards[0], below(next_random(random), popcount(cards[0])))
    cards[0] &= ~bit(card)
    return card


cdef void deal_unknown(Table* t, int viewer, uint64_t random) noexcept nogil:
    cdef Dealer d
    cdef int seat
    memset(&d, 0, sizeof(Dealer))
    d.random = random
    d.pool = t.staff_deck
    count_places(t, &d)
    deal_intro(t, viewer, &d)
    deal_draft(t, viewer, &d)
    deal_leopold(t, &d)
    for seat in range(t.players):
        if seat != viewer:
            deal_owned(t, seat, &d)
    deal_places(t, &d)
    deal_packs(t, &d)
    t.staff_deck = d.pool
    recall_draft(t, &d)
    recall_under(t, viewer)


cdef void count_places(const Table* t, Dealer* d) noexcept nogil:
    cdef int i
    for i in range(t.players):
        d.room[i] = t.seat[i].hidden
    for i in range(t.under_count):
        if not t.under[i] & 63 and t.from_hand >> i & 1:
            d.room[t.under[i] >> 6] += 1


cdef inline void own(const Table* t, Dealer* d, int seat, int card) noexcept nogil:
    """This card lies with that seat."""
    if not t.hands_mixed and popcount(d.owned[seat]) < d.room[seat]:
        d.owned[seat] |= bit(card)
        d.pool &= ~bit(card)


cdef void deal_intro(const Table* t, int viewer, Dealer* d) noexcept nogil:
    cdef uint64_t cards
    cdef int seat
    if t.staff_variant != V_INTRO or t.phase <= PH_DEAL:
        return
    for seat in range(t.players):
        cards = STARTING_SET[(seat + t.players - t.first) % t.players] & d.pool
        while seat != viewer and cards:
            own(t, d, seat, take_random(&cards, &d.random))


# The draft

cdef inline int picks_made(const Table* t, int pack) noexcept nogil:
    """Cards already kept from a pack."""
    cdef int pick = t.count // t.players
    if t.phase != PH_DRAFT:
        return START_HAND
    return pick + ((pack + pick) % t.players < t.count % t.players)


cdef void deal_draft(Table* t, int viewer, Dealer* d) noexcept nogil:
    cdef int pack, look, end
    if t.staff_variant != V_DRAFT or t.phase < PH_DRAFT:
        return
    for pack in range(t.players):
        look = looks_begin(t, viewer, pack)
        while look < START_HAND:
            end = next_look(t, look)
            deal_interval(t, pack, look + 1, end, d)
            look = end


cdef void deal_interval(Table* t, int pack, int start, int end, Dealer* d) noexcept nogil:
    """The cards that went between two looks: one for each pick, the rest (during the draft) still in the pack."""
    cdef uint64_t cards = 0
    cdef int i, picker, card
    for i in range(start, end):
        cards |= bit(t.draft[6 * pack + i])
        t.draft[6 * pack + i] = 0
    for i in range(start, end):   # what a picker has shown since
        picker = (pack + i) % t.players
        if cards & t.seat[picker].played:
            card = lowest(cards & t.seat[picker].played)
            t.draft[6 * pack + i] = <uint8_t>card
            cards &= ~bit(card)
    for i in range(start, min(end, picks_made(t, pack))):
        if not t.draft[6 * pack + i]:
            card = take_random(&cards, &d.random)
            t.draft[6 * pack + i] = <uint8_t>card
            if t.phase == PH_DRAFT or d.pool & bit(card):
                own(t, d, (pack + i) % t.players, card)
    if t.phase == PH_DRAFT and cards:
        set_pack(t, pack, max(start, picks_made(t, pack)), cards)


cdef void deal_packs(Table* t, Dealer* d) noexcept nogil:
    """Packs the viewer has not seen yet."""
    cdef int pack, i
    cdef uint64_t cards
    if t.staff_variant != V_DRAFT or t.phase > PH_DRAFT or t.phase < PH_DEAL:
        return
    for pack in range(t.players):
        cards = pack_cards(t, pack, 0)
        i = picks_made(t, pack)
        if not pack_cards(t, pack, i):
            cards = 0
            for _ in range(START_HAND - i if t.phase == PH_DRAFT else min(max(t.count - START_HAND * pack, 0), START_HAND)):
                cards |= bit(take_random(&d.pool, &d.random))
            set_pack(t, pack, i if t.phase == PH_DRAFT else 0, cards)


cdef void recall_draft(Table* t, Dealer* d) noexcept nogil:
    """Picks the viewer never saw: any card of the picker's that is no other pick."""
    cdef uint64_t picked = 0, cards
    cdef int i, picker
    if t.staff_variant != V_DRAFT or t.phase < PH_DRAFT:
        return
    for i in range(6 * t.players):
        if t.draft[i]:
            picked |= bit(t.draft[i])
    for i in range(6 * t.players):
        if t.draft[i] or i % 6 >= picks_made(t, i // 6):
            continue
        picker = (i // 6 + i % 6) % t.players
        cards = (t.seat[picker].hand | t.seat[picker].played) & ~picked
        if cards:
            t.draft[i] = <uint8_t>take_random(&cards, &d.random)
            picked |= bit(t.draft[i])


# Places

cdef void deal_leopold(Table* t, Dealer* d) noexcept nogil:
    cdef uint64_t cards = d.pool & END_STAFF
    cdef int i
    for i in range(t.hidden_leopold):
        t.leopold_staff |= bit(take_random(&cards, &d.random))
    d.pool &= ~t.leopold_staff
    t.hidden_leopold = 0


cdef void deal_owned(Table* t, int seat, Dealer* d) noexcept nogil:
    """A seat's unknown cards: some lie where it put cards under the deck, the others are its hand."""
    cdef int i
    while popcount(d.owned[seat]) < d.room[seat]:
        d.owned[seat] |= bit(take_random(&d.pool, &d.random))
    for i in range(t.under_count):
        if not t.under[i] & 63 and t.from_hand >> i & 1 and t.under[i] >> 6 == seat:
            t.under[i] |= <uint8_t>take_random(&d.owned[seat], &d.random)
    t.seat[seat].hand |= d.owned[seat]
    t.seat[seat].hidden = 0


cdef void deal_places(Table* t, Dealer* d) noexcept nogil:
    """Cards of others' offers: still being looked at, or under the deck."""
    cdef int i
    for i in range(t.under_count):
        if not t.under[i] & 63:
            t.under[i] |= <uint8_t>take_random(&d.pool, &d.random)
    while t.hidden_offer:
        t.offer |= bit(take_random(&d.pool, &d.random))
        t.hidden_offer -= 1


cdef void recall_under(Table* t, int viewer) noexcept nogil:
    """Everybody knows what he put under the deck himself."""
    cdef int i
    for i in range(t.under_count):
        if t.under[i] >> 6 != viewer:
            t.seat[t.under[i] >> 6].known |= bit(t.under[i] & 63)


cdef int deck_size(const Table* t) noexcept nogil:
    """Cards in the staff deck proper, as everybody can count them."""
    cdef int i, n = popcount(t.staff_deck)
    if t.phase == PH_DEAL:
        return popcount(ALL_STAFF) - t.count
    if t.phase == PH_DRAFT and t.staff_variant == V_DRAFT:
        return popcount(ALL_STAFF) - START_HAND * t.players
    n -= t.hidden_offer + t.hidden_leopold
    for i in range(t.players):
        n -= t.seat[i].hidden
    for i in range(t.under_count):
        n -= not t.under[i] & 63
    return n
