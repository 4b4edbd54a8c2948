# The components as C constants, filled once at import from the card data. Nothing here decides anything.

ctypedef struct Effect:
    uint8_t kind                  # E_ code
    uint8_t amount
    uint8_t discount
    uint8_t floors                # highest floor allowed
    uint32_t food                 # six bits for each food

ctypedef struct Trigger:
    uint8_t card
    uint8_t kind                  # E_KRONES, E_EMPEROR, E_POINTS
    uint8_t amount                # gained, or a discount, or a price
    uint16_t next                 # on the same event; 0 for none

ctypedef struct Triggers:         # staff that does something on one event
    uint64_t cards
    uint16_t first

cdef enum:
    EVENTS = 4 * 7 + 2 * 4 + 5 + 3      # as many as there are tables of triggers below
    MOST_TRIGGERS = EVENTS * 3 * 48 + 1 # a card has each of three gains at most once on an event

cdef enum:                        # when the order of two reward parts matters
    NEVER, ALWAYS, BY_COMPLETION  # the last only where a completed order brings krones (2015)

ctypedef struct Guest:
    uint8_t colour
    uint8_t need                  # two bits for each food
    uint8_t items
    uint8_t points
    uint8_t parts                 # R_ bits of its reward parts
    uint8_t gizia                 # ends with an extra action
    uint8_t order_matters         # of its two parts: NEVER, ALWAYS, BY_COMPLETION
    Effect part[2]

ctypedef struct Choice:           # the rule option that a card depends on: where its value stands; all zero for none
    uint8_t shift
    uint8_t mask

ctypedef struct Option:
    Choice choice
    uint8_t first                 # byte of an observation

ctypedef struct EndScore:
    uint8_t kind                  # S_ code
    uint8_t amount

ctypedef struct Staff:
    uint8_t timing
    Choice choice
    uint8_t cost[MOST_VALUES]     # by the value of its option
    EndScore score[MOST_VALUES]
    Effect effect

ctypedef struct Penalty:
    uint8_t kind                  # N_ code
    uint8_t amount

ctypedef struct Tile:
    Effect bonus
    Choice choice
    uint8_t sides[MOST_VALUES]    # by the value of its option: one penalty or two
    Penalty penalty[MOST_VALUES][2]

ctypedef struct Objective:
    uint8_t kind                  # Q_ code
    uint8_t amount                # needed; for rooms of all colours together
    uint8_t rooms[3]

ctypedef struct LeopoldCard:
    uint8_t guests
    uint8_t guest[2]              # colour, 4 = any
    uint8_t guest_level[2]
    uint8_t faces                 # bits, 0 = any
    uint8_t actions
    uint8_t action[3]             # L_ code
    uint8_t argument[3]           # steps, or objective 0..2, 3 = any
    uint8_t action_level[3]
    uint8_t right_hand

ctypedef struct Layout:
    uint32_t rooms[4]             # by colour; green guests may use them all
    uint32_t group[10]
    uint8_t group_colour[10]
    uint8_t group_size[10]
    uint8_t group_of[20]

cdef tuple LAYOUTS = vocabulary.LAYOUTS
cdef tuple LEVELS = vocabulary.LEVELS
cdef tuple STAFF_VARIANTS = vocabulary.STAFF_VARIANTS
cdef tuple EFFECT_KINDS = vocabulary.EFFECT_KINDS
cdef tuple PENALTY_KINDS = vocabulary.PENALTY_KINDS
cdef tuple LEOPOLD_ACTIONS = tuple(vocabulary.LEOPOLD_ACTIONS)
cdef dict RULE_VALUES = vocabulary.RULE_VALUES

cdef Guest GUEST[57]
cdef Staff STAFF[49]
cdef Tile TILE[12]
cdef Objective OBJECTIVE[12]
cdef LeopoldCard LEOPOLD[20]
cdef Layout LAYOUT[LAYOUT_COUNT]
cdef Option OPTION[OPTIONS]       # switches first

cdef uint64_t ALL_GUESTS, ALL_STAFF, END_STAFF, ROUND_STAFF
cdef uint64_t FREE_ROOM[3]        # staff that waives the price of a room, by colour
cdef uint64_t FREE_SERVE, FREE_GUEST, NO_FEE
cdef bint STAFF_SPENDS            # a card that does something at once may cost krones beside its price
cdef Trigger TRIGGER[MOST_TRIGGERS]  # of all events, from 1 on, so that the tables below stay short
cdef uint16_t TRIGGERS            # how many there are
cdef Triggers PAY_PENALTY         # staff that pays to keep a penalty away, and the price
cdef Triggers ALSO_PREPARE[7]     # by die: staff that adds a room, and its discount
cdef Triggers ALSO_HIRE[7]
cdef uint64_t BOTH[7]
cdef Triggers STRENGTH[7]
cdef Triggers ON_DIE[7]
cdef Triggers ON_SERVICE[4]       # by the guest's colour
cdef Triggers ON_CHECK_IN[4]
cdef Triggers ON_ORDER[5]         # by the items that were ordered
cdef int MOST_OPERATOR_POINTS[MOST_VALUES]  # by rule option
cdef Triggers ON_OCCUPIED
cdef Triggers ON_BONUS
cdef uint64_t STARTING_SET[4]

cdef int DICE[5]                  # by players
cdef int QUEUE_PRICE[5]
cdef int EMPEROR_POINTS[14]
cdef int EMPEROR_BACK[3]
cdef int EMPEROR_ROUND[8]         # tile group scored after that round + 1
cdef int BONUS_FROM, LAST_SPACE, BEYOND, MOST_KRONES, ROUNDS
cdef int BOOST_PRICE, SIX_PRICE, SERVE_PRICE, SERVE_ITEMS, OFFER_CARDS
cdef int KRONE_POINTS, ITEM_POINTS, GUEST_LEFT
cdef int SOLO_STAFF, SOLO_DRAW, SOLO_KEEP
cdef int OBJECTIVE_POINTS[3]
cdef int START_KRONES, START_ROOMS, START_HAND
cdef uint8_t START_KITCHEN[4]
cdef uint32_t ALL_ROOMS
cdef uint32_t FLOOR[4]
cdef uint32_t COLUMN[5]
cdef int FLOOR_PRICE[4]
cdef int FLOOR_POINTS[4]
cdef int PRINTED[20]
cdef int GROUP_BONUS[3][5]        # by colour and size
cdef uint8_t TURN_NUMBER[5][4][2] # players, order, which


cdef inline int option_value(const Table* t, const Choice* choice) noexcept nogil:
    return t.options >> choice.shift & choice.mask


cdef inline int cost_of(const Table* t, int card) noexcept nogil:
    return STAFF[card].cost[option_value(t, &STAFF[card].choice)]


cdef inline const EndScore* score_by(const Table* t, int card) noexcept nogil:
    """What an end-of-game card counts, and the points for each."""
    return &STAFF[card].score[option_value(t, &STAFF[card].choice)]


cdef inline int sides_of(const Table* t, int tile) noexcept nogil:
    return TILE[tile].sides[option_value(t, &TILE[tile].choice)]


cdef inline const Penalty* penalties_of(const Table* t, int tile) noexcept nogil:
    return &TILE[tile].penalty[option_value(t, &TILE[tile].choice)][0]


cdef inline uint32_t neighbours(uint32_t rooms) noexcept nogil:
    """Rooms orthogonally adjacent to any of these."""
    cdef uint32_t sideways = ((rooms & ~COLUMN[4]) << 1) | ((rooms & ~COLUMN[0]) >> 1)
    return ((rooms << 5) | (rooms >> 5) | sideways) & ALL_ROOMS
