# The table: everything that lies on it, in one plain C struct. No pointers, no random numbers, no deck order.
#
# Sets of cards are bit masks: staff card n is bit n (1..48), guest card g is bit g (1..56, card number less 48),
# room r of a hotel is bit r (0..19, floor by floor from the bottom left). Unused slots are zero, so that equal
# tables are equal bytes.

ctypedef struct Frame:            # one thing that is being resolved; the top of the stack is asked next
    uint8_t code                  # one of the F_ codes below
    uint8_t a
    uint8_t b
    uint8_t c

ctypedef struct Seat:             # 64 bytes a seat
    uint64_t hand                 # staff cards in hand
    uint64_t played               # staff cards played (Leopold: face up)
    uint64_t known                # staff cards hidden from others whose place this seat knows, its own hand aside
    uint32_t prepared             # rooms with a prepared tile
    uint32_t occupied             # rooms with an occupied tile
    int16_t points[7]             # victory points gained so far, by source (P_ codes)
    uint16_t groups_paid          # room groups whose occupancy bonus was gained
    uint8_t krones
    uint8_t emperor               # space on the emperor track
    uint8_t kitchen[4]            # items by food
    uint8_t guest[3]              # guest at each cafe table, 0 = free
    uint8_t need[3]               # what the guest still waits for, two bits for each food
    uint8_t used                  # once-per-round staff used, by their order among such cards
    uint8_t layout
    uint8_t numbers               # how many of the two turn-order numbers are covered
    uint8_t hidden                # only in a view: hand cards the viewer does not know

ctypedef struct Table:            # 480 bytes, the last seven empty
    Seat seat[4]
    uint64_t guest_deck           # guests not yet drawn
    uint64_t guest_discard
    uint64_t staff_deck           # staff cards in the deck whose place nobody knows
    uint64_t offer                # staff cards drawn for the actor to choose from
    uint64_t fresh                # staff hired by the event under way; they act from the next event on
    uint64_t leopold_staff        # Leopold's face-down staff
    uint64_t from_hand            # which cards under the deck came out of a hand (bit = place)
    uint32_t options              # rule options (O_ bits)
    uint32_t leopold_deck         # Leopold's cards not yet turned (bit = place in the data)
    Frame stack[8]
    uint8_t under[48]             # cards put under the staff deck, first to be drawn first: card | owner << 6
    uint8_t draft[24]             # pack * 6 + pick: kept cards in order of picks, then the rest of the pack, sorted
    uint8_t dice[6]               # dice on the action spaces
    uint8_t queue[5]              # guests from left to right
    uint8_t tile[3]               # emperor tiles A, B, C: 1..4
    uint8_t objective[3]          # objective cards A, B, C: 1..4
    uint8_t claim[9]              # objective * 3 + rank: seat + 1
    uint8_t marker[3]             # Leopold's progress on the objectives
    uint8_t depth                 # frames on the stack
    uint8_t under_count
    uint8_t players
    uint8_t staff_variant
    uint8_t hotels
    uint8_t solo                  # 0 none, 1 easy, 2 medium, 3 hard
    uint8_t phase
    uint8_t count                 # progress within the phase
    uint8_t round
    uint8_t first                 # who held turn-order tile 1 in the first round
    uint8_t actor                 # whose decisions these are
    uint8_t to_roll               # dice still to be rolled
    uint8_t dustbin
    uint8_t rolls                 # rolls in this round
    uint8_t reshuffles            # how often the guest discard became the deck
    uint8_t passed                # seats that passed (bits)
    uint8_t turn                  # T_ bits of the turn under way
    uint8_t extra_turns           # extra turns still to come (E. Gizia, 2015)
    uint8_t hands_mixed           # a card put under the deck out of a hand has been drawn again
    uint8_t hidden_offer          # only in a view: cards of an offer the viewer does not see

cdef enum:                        # sources of points
    P_GUESTS, P_STAFF, P_EMPEROR, P_TILES, P_OBJECTIVES, P_GROUPS, P_ROOMS, SOURCES

cdef enum:                        # phases
    PH_TILES, PH_OBJECTIVES, PH_QUEUE, PH_FIRST, PH_HOTELS, PH_DEAL, PH_DRAFT, PH_GUESTS, PH_ROOMS, PH_ROLL, PH_TURN,
    PH_EMPEROR, PH_OVER

cdef enum:                        # the turn under way
    T_BEGUN = 1, T_GUEST = 2, T_DIE = 4, T_EXTRA = 8

cdef enum:                        # staff variants, hotel variants
    V_STANDARD, V_INTRO, V_DRAFT
cdef enum:
    H_NIGHT, H_DAY, H_NAMED

cdef enum:                        # frames: what they hold in a, b, c
    F_NONE
    F_REFILL                      # chance: a guest for the left end of the queue
    F_DRAW                        # chance: a cards for the actor's hand
    F_OFFER                       # chance: a cards for the offer; b discount
    F_LEOPOLD_CARD                # chance: Leopold's card of this turn
    F_LEOPOLD_STAFF               # chance: which face-down card he turns up
    F_LEOPOLD                     # a card, b step reached
    F_PICK                        # play one card of the offer or none: b discount
    F_UNDER                       # the offer goes under the deck
    F_RETURN                      # a hand cards go under the deck
    F_FOOD                        # food just gained: six bits for each food in a, b, c
    F_ANY                         # a items of any kind; b chosen so far, two bits for each food
    F_PREPARE                     # one room: a discount, b highest floor, c occupy it at once
    F_FIRST_ROOMS                 # a rooms at the start of the game
    F_HIRE                        # one card from hand: a discount
    F_OCCUPY                      # a prepared rooms
    F_GUEST                       # a guests for free
    F_GIZIA                       # an extra action
    F_SIX                         # what a 6 does: a strength
    F_DIE                         # a action, b strength, c D_ bits
    F_SERVE                       # a more items
    F_COMPLETE                    # one order is completed from the supply
    F_REWARD                      # a guest, b R_ bits, c group + 1 whose bonus is due
    F_PENALTY                     # a tile
    F_REMOVE                      # a rooms, b M_ mode, c room removed before + 1
    F_DISMISS                     # one end-of-game card leaves the game
    FRAMES

cdef enum:                        # F_DIE: what staff adds
    D_PREPARE = 1, D_HIRE = 2, D_STARTED = 4
cdef enum:                        # F_REWARD: parts pending, a part was begun, table kept until the end
    R_FIRST = 1, R_SECOND = 2, R_PARTS = 3, R_STARTED = 4, R_TABLE = 8, R_TABLE_SHIFT = 4
cdef enum:                        # F_REMOVE
    M_EMPTY, M_OCCUPIED, M_TOP, M_SECOND

cdef enum:                        # rule options; the first value of each (2022) is zero
    O_KITCHEN_HAND = 1, O_ASSISTANT_MANAGER = 2, O_CONFERENCE_MANAGER = 4, O_SECRETARY = 8, O_CUSTODIAN = 16,
    O_GROOM_STABLEMAN = 32, O_OPERATOR = 64, O_E_GIZIA = 128, O_PENALTY = 256, O_TILE_B4 = 512,
    O_FIRST_ROOMS = 1024, O_OCCUPANCY_BONUS = 2048, O_TABLE = 4096, O_TILE_C2_SHIFT = 13
cdef enum:                        # C2, second room: values above O_TILE_C2_SHIFT
    C2_LOWER, C2_COLUMN, C2_BELOW, C2_FLOOR

cdef enum:                        # actions, numbering version 1 (docs/notation.md)
    A_END = 0, A_PASS = 1, A_DONE = 2, A_PAY = 3, A_SUFFER = 4, A_BONUS = 6, A_REWARD = 7, A_DIE = 16, A_BOOST = 22,
    A_ACTION = 28, A_GUEST = 34, A_CLAIM = 39, A_FOOD = 42, A_PLACE = 46, A_SERVE = 58, A_COMPLETE = 70, A_SPLIT = 73,
    A_PREPARE = 90, A_OCCUPY = 110, A_REMOVE = 130, A_CHECK_IN = 150, A_HIRE = 210, A_UNDER = 258, A_KEEP = 306,
    A_USE = 354, A_DISMISS = 402,
    # chance
    C_ROLL = 512, C_FIRST = 518, C_HOTEL = 522, C_TILE = 528, C_OBJECTIVE = 540, C_GUEST = 552, C_STAFF = 608,
    C_LEOPOLD = 656, C_END = 676

cdef enum:
    MOST_LEGAL = 256              # more than any position offers
    TO_CHANCE = -1                # who is to move, when it is no seat
    TO_NOBODY = -2
    FREE = 99                     # a discount that covers any price
    ALL_FLOORS = 4                # no limit to the floor of a room
    MARKER_SPACES = 3             # of Leopold's marker on an objective: III, II, I
    NO_SEAT = 255
