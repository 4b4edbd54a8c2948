# What a seat may know (hide_from), and dealing anew what it does not (deal_unknown).
#
# A view keeps in `staff_deck` every card whose place the viewer does not know; `hidden`, `hidden_offer`,
# `hidden_leopold`, empty entries of `under` and of `draft` are the places such cards may lie in, the rest is the deck.

cdef void hide_from(Table* t, int viewer) noexcept nogil:
    cdef uint64_t seen = 0        # hidden from others, but this seat knows
    cdef int i, card
    if viewer != NO_SEAT:
        seen = t.seat[viewer].hand | t.seat[viewer].known
        if t.actor == viewer:
            seen |= t.offer
    hide_draft(t, viewer)
    for i in range(t.players):
        if i != viewer:
            hide_hand(t, &t.seat[i], seen)
    if t.staff_variant == V_DRAFT and t.phase == PH_DRAFT:
        for i in range(t.players):    # seen in a pack: it may lie there still, or in a hand
            t.staff_deck &= ~pack_cards(t, i, 0)
    t.hidden_offer = <uint8_t>popcount(t.offer & ~seen)
    t.staff_deck |= t.offer & ~seen
    t.offer &= seen
    t.hidden_leopold = <uint8_t>popcount(t.leopold_staff)
    t.staff_deck |= t.leopold_staff
    t.leopold_staff = 0
    for i in range(t.under_count):
        card = t.under[i] & 63
        if not seen & bit(card):
            t.staff_deck |= bit(card)
            t.under[i] &= 192


cdef inline void hide_hand(Table* t, Seat* s, uint64_t seen) noexcept nogil:
    s.hidden = <uint8_t>popcount(s.hand & ~seen)
    t.staff_deck |= s.hand & ~seen
    s.hand &= seen
    s.known = 0


# The draft. The viewer sees pack p first at pick (viewer - p), then every `players` picks; from one look to the next
# it learns which cards went, not who took which. An interval of unseen picks shows its cards sorted.

cdef inline int first_look(const Table* t, int viewer, int pack) noexcept nogil:
    return (viewer + t.players - pack) % t.players


cdef void hide_draft(Table* t, int viewer) noexcept nogil:
    cdef int pack, look, i
    if t.staff_variant != V_DRAFT or t.phase < PH_DEAL:
        return
    for pack in range(t.players):
        look = looks_begin(t, viewer, pack)
        if t.phase <= PH_DRAFT:
            t.staff_deck |= pack_cards(t, pack, 0) & ~pack_cards(t, pack, look)
        for i in range(look):
            t.draft[6 * pack + i] = 0
        while look < START_HAND:  # the viewer's own pick at each look stays, what others took is sorted
            i = next_look(t, look)
            sort_draft(t, pack, look + 1, i)
            look = i


cdef inline int next_look(const Table* t, int look) noexcept nogil:
    """When the viewer sees this pack again, if it has; else the end of the pack."""
    cdef int now = t.count // t.players if t.phase == PH_DRAFT else START_HAND
    return look + t.players if look + t.players <= min(now, START_HAND - 1) else START_HAND


cdef int looks_begin(const Table* t, int viewer, int pack) noexcept nogil:
    """The first pick of a pack the viewer has seen; START_HAND if none yet."""
    cdef int look
    if viewer == NO_SEAT or t.phase == PH_DEAL:
        return START_HAND
    look = first_look(t, viewer, pack)
    if t.phase == PH_DRAFT and look > t.count // t.players:
        return START_HAND
    return look


cdef void sort_draft(Table* t, int pack, int start, int end) noexcept nogil:
    cdef uint64_t cards = 0
    cdef int i
    for i in range(start, end):
        if t.draft[6 * pack + i]:
            cards |= bit(t.draft[6 * pack + i])
    for i in range(start, end):
        t.draft[6 * pack + i] = 0
        if cards:
            t.draft[6 * pack + i] = <uint8_t>lowest(cards)
            cards &= cards - 1
