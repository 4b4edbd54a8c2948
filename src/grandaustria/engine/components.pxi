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
    uint8_t amount

ctypedef struct Triggers:         # staff that gains something on one event
    uint64_t cards
    int count
    Trigger item[8]

cdef enum:                        # effects
    E_FOOD, E_ANY, E_KRONES, E_EMPEROR, E_DRAW, E_PREPARE, E_HIRE, E_OFFER, E_OCCUPY, E_GUEST, E_ACTION, E_POINTS,
    E_POINTS_PER_STAFF, E_OCCUPY_NEW, E_COMPLETE
cdef tuple EFFECT_KINDS = (
    "food", "any", "krones", "emperor", "draw", "prepare", "hire", "offer", "occupy", "guest", "action", "points",
    "points_per_staff", "occupy_new", "complete")

cdef enum:                        # end-of-game staff; the first three are colours
    S_BLUE, S_RED, S_YELLOW, S_ROOM, S_TILE, S_STAFF, S_GROUP, S_FLOOR, S_COLUMN, S_SET, S_OBJECTIVE, S_STEP, S_COPY
cdef tuple SCORE_KINDS = ("blue", "red", "yellow", "room", "tile", "staff", "group", "floor", "column", "set", "objective", "step",
               "copy")

cdef enum:                        # penalties
    N_KRONES, N_POINTS, N_KITCHEN, N_FOOD, N_STAFF, N_EMPTY_ROOMS, N_OCCUPIED_ROOMS, N_TOP_ROOMS, N_POINTS_PER_STAFF,
    N_END_STAFF
cdef tuple PENALTY_KINDS = ("krones", "points", "kitchen", "food", "staff", "empty_rooms", "occupied_rooms", "top_rooms",
                 "points_per_staff", "end_staff")

cdef enum:                        # objectives
    Q_KRONES, Q_TILES, Q_STAFF, Q_EMPEROR, Q_FLOORS, Q_GROUPS, Q_COLOURS, Q_COLUMNS, Q_ROOMS
cdef tuple OBJECTIVE_KINDS = ("krones", "tiles", "staff", "emperor", "floors", "groups", "colours", "columns", "rooms")

cdef enum:
    BLUE, RED, YELLOW, GREEN
cdef enum:                        # Leopold's actions
    L_EMPEROR, L_STAFF, L_OBJECTIVE
cdef tuple LEOPOLD_ACTIONS = ("emperor", "staff", "objective")
cdef enum:
    ONCE, PER_ROUND, PERMANENT, AT_END
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

ctypedef struct Staff:
    uint8_t timing
    uint8_t cost[2]               # normal, and under the alternative option
    uint8_t score_kind
    uint8_t score[2]
    uint32_t alternative          # O_ bit that selects the alternative
    Effect effect

ctypedef struct Penalty:
    uint8_t kind
    uint8_t amount

ctypedef struct Tile:
    Effect bonus
    uint32_t alternative
    uint8_t penalties
    Penalty penalty[2][2]         # normal and alternative; first and second

ctypedef struct Objective:
    uint8_t kind
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

cdef tuple LAYOUTS = setup_module.LAYOUTS
cdef tuple SOLO_LEVELS = setup_module.SOLO_LEVELS
cdef tuple STAFF_VARIANTS = setup_module.STAFF_VARIANTS
cdef dict RULE_VALUES = setup_module.RULE_VALUES

cdef Guest GUEST[57]
cdef Staff STAFF[49]
cdef Tile TILE[12]
cdef Objective OBJECTIVE[12]
cdef LeopoldCard LEOPOLD[20]
cdef Layout LAYOUT[5]

cdef uint64_t ALL_GUESTS, ALL_STAFF, END_STAFF, ROUND_STAFF
cdef uint64_t FREE_ROOM[3]        # staff that waives the price of a room, by colour
cdef uint64_t FREE_SERVE, FREE_GUEST, NO_FEE, PAY_PENALTY
cdef int PENALTY_PRICE
cdef uint64_t ALSO_PREPARE[7]     # by die
cdef uint64_t ALSO_HIRE[7]
cdef uint64_t BOTH[7]
cdef Triggers STRENGTH[7]
cdef Triggers ON_DIE[7]
cdef Triggers ON_SERVICE[4]       # by the guest's colour
cdef Triggers ON_CHECK_IN[4]
cdef Triggers ON_LARGE_ORDER
cdef int LARGE_ORDER
cdef int OPERATOR_LIMIT           # by rule option
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


cdef inline int cost_of(const Table* t, int card) noexcept nogil:
    return STAFF[card].cost[(t.options & STAFF[card].alternative) != 0]


cdef inline const Penalty* penalties_of(const Table* t, int tile) noexcept nogil:
    return &TILE[tile].penalty[(t.options & TILE[tile].alternative) != 0][0]


cdef inline uint32_t neighbours(uint32_t rooms) noexcept nogil:
    """Rooms orthogonally adjacent to any of these."""
    cdef uint32_t sideways = ((rooms & ~COLUMN[4]) << 1) | ((rooms & ~COLUMN[0]) >> 1)
    return ((rooms << 5) | (rooms >> 5) | sideways) & ALL_ROOMS
