# What a seat sees, as bytes of one fixed layout for all seats and player counts: the observation of research/.
#
# It is made of the seat's view alone (deal.pxi), so that nothing the seat may not know can get into it. The seat itself
# comes first, the others follow in seat order. research/fields.py says what each field means; a test compares the two.

cdef extern from "<stdint.h>" nogil:
    ctypedef unsigned short Octet "uint8_t"   # a number to Python, where Cython takes arrays of uint8_t for text

ctypedef struct GuestSeen:        # a guest of the queue or of a cafe; all zero where there is none
    Octet number                  # 1..56
    Octet colour[COLOUR_COUNT]
    Octet missing[4]              # items he still waits for
    Octet points
    Octet reward[REWARDS_SEEN]    # amounts, by kind of effect (E_FOOD to E_ACTION)

ctypedef struct SeatSeen:
    Octet present
    Octet actor
    Octet order[4]
    Octet numbers
    Octet passed
    Octet krones
    Octet emperor
    Octet points[2]
    Octet kitchen[4]
    Octet claimed[9]              # objective * 3 + rank
    Octet layout[LAYOUT_COUNT]
    Octet prepared[ROOMS]
    Octet occupied[ROOMS]
    Octet groups_paid[10]
    Octet played[48]
    Octet used[8]
    Octet hand_size
    Octet hand[48]
    Octet under_offer
    Octet under_hand
    GuestSeen cafe[TABLES]

ctypedef struct Observation:      # bytes only: no padding anywhere
    Octet players[3]
    Octet solo[LEVEL_COUNT]
    Octet staff_variant[V_COUNT]
    Octet rules[RULE_BYTES]       # a switch: off its first value; another option: a byte for each value
    Octet round[8]
    Octet phase[PH_COUNT]
    Octet count
    Octet chance
    Octet turn[T_BITS]
    Octet extra_turns
    Octet dice[6]
    Octet to_roll
    Octet dustbin
    Octet rolls
    Octet tiles[12]
    Octet objectives[12]
    Octet asked[F_COUNT]
    Octet pending[F_COUNT]
    Octet pending_food[4]
    Octet strength[6]
    Octet stack[16]               # frames from the top, four bytes each
    GuestSeen queue[5]
    Octet guest_deck[56]
    Octet reshuffles
    Octet staff_deck
    Octet unseen[48]
    Octet offer[48]
    Octet hidden_offer
    Octet under[48]
    Octet hands_mixed
    Octet draft[24]
    Octet leopold_deck[20]
    Octet leopold_markers[3]
    Octet leopold_staff
    SeatSeen seats[4]

cdef enum:
    POINTS_FROM = 64              # points are counted from here, since penalties can lead below zero
    STACK_SEEN = 4                # more frames are never reached in play

OBSERVATION_BYTES = sizeof(Observation)
DECISIONS = <int>C_ROLL           # numbers of decisions lie below this, those of chance above

cdef uint8_t SPREAD[256][8]       # the bits of a byte as eight bytes
cdef GuestSeen GUEST_SEEN[57]     # each guest as he arrives


cdef void prepare_to_see() noexcept:
    cdef int i, k
    cdef GuestSeen* seen
    for i in range(256):
        for k in range(8):
            SPREAD[i][k] = i >> k & 1
    for i in range(1, 57):
        seen = &GUEST_SEEN[i]
        seen.number = <uint8_t>i
        seen.colour[GUEST[i].colour] = 1
        seen.points = GUEST[i].points
        see_order(seen, GUEST[i].need)
        for k in range(2):
            if GUEST[i].parts >> k & 1:
                seen.reward[GUEST[i].part[k].kind] += max(1, <int>GUEST[i].part[k].amount)
        seen.reward[E_ACTION] = GUEST[i].gizia


cdef inline void see_order(GuestSeen* seen, int need) noexcept nogil:
    cdef int food
    for food in range(4):
        seen.missing[food] = need >> (2 * food) & 3


cdef inline void spread(Octet* out, uint64_t mask, int bits) noexcept nogil:
    """One byte for each bit."""
    cdef int i
    for i in range(bits // 8):
        memcpy(out + 8 * i, SPREAD[mask >> (8 * i) & 255], 8)
    if bits % 8:
        memcpy(out + 8 * (bits // 8), SPREAD[mask >> (8 * (bits // 8)) & 255], bits % 8)


cdef void observe(const Table* t, int viewer, Observation* o) noexcept nogil:
    """What this seat sees of a table; blocks of absent seats are left alone."""
    cdef Table view = t[0]
    hide_from(&view, viewer)
    observe_view(&view, viewer, o)


cdef void observe_view(const Table* t, int viewer, Observation* o) noexcept nogil:
    """The same, of a view of this seat."""
    cdef int k
    memset(o, 0, sizeof(Observation) - (4 - t.players) * sizeof(SeatSeen))
    see_game(t, o)
    see_board(t, o)
    see_stack(t, o)
    see_decks(t, viewer, o)
    for k in range(t.players):
        see_seat(t, (viewer + k) % t.players, &o.seats[k])
    see_under(t, viewer, o)
    see_claims(t, viewer, o)


cdef inline void see_game(const Table* t, Observation* o) noexcept nogil:
    cdef int i
    o.players[t.players - 2] = 1
    if t.solo:
        o.solo[t.solo - 1] = 1
    o.staff_variant[t.staff_variant] = 1
    spread(o.rules, t.options, SWITCHES)
    for i in range(SWITCHES, OPTIONS):
        o.rules[OPTION[i].first + option_value(t, &OPTION[i].choice)] = 1
    o.round[t.round] = 1
    o.phase[t.phase] = 1
    o.count = t.count
    o.chance = to_move_of(t) == TO_CHANCE
    spread(o.turn, t.turn, T_BITS)
    o.extra_turns = t.extra_turns


cdef inline void see_board(const Table* t, Observation* o) noexcept nogil:
    cdef int i
    memcpy(o.dice, t.dice, 6)
    o.to_roll = t.to_roll
    o.dustbin = t.dustbin
    o.rolls = t.rolls
    for i in range(3):
        if t.tile[i]:
            o.tiles[4 * i + t.tile[i] - 1] = 1
        if t.objective[i]:
            o.objectives[4 * i + t.objective[i] - 1] = 1
    for i in range(5):
        o.queue[i] = GUEST_SEEN[t.queue[i]]


cdef inline void see_stack(const Table* t, Observation* o) noexcept nogil:
    cdef int i, food
    cdef const Frame* f
    if not t.depth:
        o.asked[F_NONE] = 1
        return
    o.asked[t.stack[t.depth - 1].code] = 1
    for i in range(t.depth):
        f = &t.stack[t.depth - 1 - i]
        if i < STACK_SEEN:
            memcpy(&o.stack[4 * i], f, 4)
        if f.code == F_FOOD:
            for food in range(4):
                o.pending_food[food] += food_count(food_of(f), food)
        elif f.code == F_DIE:
            o.strength[f.a - 1] = f.b
        o.pending[f.code] += 1


cdef inline void see_decks(const Table* t, int viewer, Observation* o) noexcept nogil:
    cdef int k
    spread(o.guest_deck, t.guest_deck >> 1, 56)
    o.reshuffles = t.reshuffles
    o.staff_deck = <uint8_t>deck_size(t)
    spread(o.unseen, t.staff_deck >> 1, 48)
    spread(o.offer, (draft_choice(t) if is_picking(t, viewer) else t.offer) >> 1, 48)
    o.hidden_offer = t.hidden_offer
    o.hands_mixed = t.hands_mixed
    if t.staff_variant == V_DRAFT:
        for k in range(t.players):
            memcpy(&o.draft[6 * k], &t.draft[6 * ((viewer + k) % t.players)], 6)
    if t.solo:
        spread(o.leopold_deck, t.leopold_deck, 20)
        memcpy(o.leopold_markers, t.marker, 3)
        o.leopold_staff = t.hidden_leopold


cdef inline bint is_picking(const Table* t, int viewer) noexcept nogil:
    return t.phase == PH_DRAFT and not t.depth and t.actor == viewer


cdef void see_seat(const Table* t, int seat, SeatSeen* o) noexcept nogil:
    cdef const Seat* s = &t.seat[seat]
    cdef int points = min(max(points_so_far(s) + POINTS_FROM, 0), 510)
    cdef int i
    o.present = 1
    o.actor = t.actor == seat and (t.depth != 0 or to_move_of(t) >= 0)
    if t.phase > PH_FIRST:
        o.order[order_of(t, seat) if t.round else (seat + t.players - t.first) % t.players] = 1
    o.numbers = s.numbers
    o.passed = t.passed >> seat & 1
    o.krones = s.krones
    o.emperor = s.emperor
    o.points[0] = <uint8_t>min(points, 255)
    o.points[1] = <uint8_t>(points - o.points[0])
    memcpy(o.kitchen, s.kitchen, 4)
    o.layout[s.layout] = 1
    spread(o.prepared, s.prepared, ROOMS)
    spread(o.occupied, s.occupied, ROOMS)
    spread(o.groups_paid, s.groups_paid, 10)
    spread(o.played, s.played >> 1, 48)
    see_fresh(s.played & t.fresh, o)
    spread(o.used, s.used, 8)
    o.hand_size = <uint8_t>(popcount(s.hand) + s.hidden)
    spread(o.hand, s.hand >> 1, 48)
    for i in range(3):
        if s.guest[i]:
            o.cafe[i] = GUEST_SEEN[s.guest[i]]
            see_order(&o.cafe[i], s.need[i])


cdef inline void see_fresh(uint64_t cards, SeatSeen* o) noexcept nogil:
    """Hired by the event under way, which they have no part in."""
    while cards:
        o.played[lowest(cards) - 1] = 2
        cards &= cards - 1


cdef inline void see_under(const Table* t, int viewer, Observation* o) noexcept nogil:
    """Cards under the deck: the place of those the viewer knows, and how many each seat put there."""
    cdef int i, card
    cdef SeatSeen* owner
    for i in range(t.under_count):
        card = t.under[i] & 63
        if card:
            o.under[card - 1] = <uint8_t>(i + 1)
        owner = &o.seats[((t.under[i] >> 6) + t.players - viewer) % t.players]
        if t.from_hand >> i & 1:
            owner.under_hand += 1
        else:
            owner.under_offer += 1


cdef inline void see_claims(const Table* t, int viewer, Observation* o) noexcept nogil:
    cdef int i
    for i in range(9):
        if t.claim[i]:
            o.seats[(t.claim[i] - 1 + t.players - viewer) % t.players].claimed[i] = 1


prepare_to_see()


OBSERVED_FROM = POINTS_FROM


def observe_into(Board board not None, int seat, uint8_t[::1] out):
    """Write what this seat sees of a position, or of its own view, into an array of OBSERVATION_BYTES bytes."""
    if not 0 <= seat < board.t.players:
        raise PositionError(f"there is no seat {seat}")
    if <size_t>out.shape[0] != sizeof(Observation):
        raise ValueError(f"an observation has {sizeof(Observation)} bytes, not {out.shape[0]}")
    memset(&out[0], 0, sizeof(Observation))
    if isinstance(board, View):
        if board.seat != seat:
            raise PositionError(f"a view of seat {board.seat} is no observation of seat {seat}")
        observe_view(&board.t, seat, <Observation*>&out[0])
    else:
        observe(&board.t, seat, <Observation*>&out[0])


def observation_parts(const uint8_t[::1] data):
    """An observation as C reads it, by the names of its fields."""
    cdef Observation o
    if <size_t>data.shape[0] != sizeof(Observation):
        raise ValueError(f"an observation has {sizeof(Observation)} bytes, not {data.shape[0]}")
    memcpy(&o, &data[0], sizeof(Observation))
    return o
