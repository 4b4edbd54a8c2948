# The hotel: preparing and occupying rooms, groups and their occupancy bonus.

cdef inline uint32_t tiles_of(const Seat* s) noexcept nogil:
    return s.prepared | s.occupied


cdef inline int floor_price(int floor, int discount) noexcept nogil:
    return max(0, FLOOR_PRICE[floor] - discount)


cdef inline uint32_t free_rooms(const Table* t, const Seat* s) noexcept nogil:
    """Rooms of the colours whose price staff waives."""
    cdef uint64_t staff = acting(t, s)
    cdef uint32_t rooms = 0
    cdef int colour
    for colour in range(3):
        if staff & FREE_ROOM[colour]:
            rooms |= LAYOUT[s.layout].rooms[colour]
    return rooms


cdef inline int price_of(const Table* t, const Seat* s, int room, int discount) noexcept nogil:
    return 0 if free_rooms(t, s) >> room & 1 else floor_price(room // 5, discount)


cdef inline uint32_t payable_rooms(const Table* t, const Seat* s, int discount) noexcept nogil:
    cdef uint32_t rooms = free_rooms(t, s)
    cdef int floor
    for floor in range(ALL_FLOORS):
        if can_pay(s, floor_price(floor, discount)):
            rooms |= FLOOR[floor]
    return rooms


cdef inline uint32_t reached_rooms(const Seat* s) noexcept nogil:
    """Rooms without a tile next to one with; in an empty hotel the one at the bottom left."""
    cdef uint32_t tiles = tiles_of(s)
    return neighbours(tiles) & ~tiles if tiles else 1


cdef inline uint32_t rooms_up_to(int floors) noexcept nogil:
    return (1u << (5 * floors)) - 1


cdef inline uint32_t preparable(const Table* t, const Seat* s, int discount, int floors) noexcept nogil:
    return reached_rooms(s) & rooms_up_to(floors) & payable_rooms(t, s, discount)


cdef void prepare(Table* t, Seat* s, int room, int discount) noexcept nogil:
    s.krones = <uint8_t>(s.krones - price_of(t, s, room, discount))
    s.prepared |= 1u << room
    gain_points(s, P_ROOMS, PRINTED[room])


cdef void occupy(Table* t, Seat* s, int room, bint guest_moves_in) noexcept nogil:
    s.prepared &= ~(1u << room)
    s.occupied |= 1u << room
    if guest_moves_in or rule_custodian(t) == CUSTODIAN_ROOMS:
        fire(t, s, &ON_OCCUPIED)


cdef inline bint group_complete(const Seat* s, int group) noexcept nogil:
    cdef uint32_t rooms = LAYOUT[s.layout].group[group]
    return (s.occupied & rooms) == rooms


cdef inline int groups_occupied(const Seat* s) noexcept nogil:
    cdef int group, n = 0
    for group in range(10):
        n += group_complete(s, group)
    return n


cdef inline int bonus_of_colour(int colour) noexcept nogil:
    """Blue groups give points, red krones, yellow emperor steps."""
    return E_POINTS if colour == COLOUR_BLUE else (E_KRONES if colour == COLOUR_RED else E_EMPEROR)


cdef inline int bonus_kind(const Seat* s, int group) noexcept nogil:
    return bonus_of_colour(LAYOUT[s.layout].group_colour[group])


cdef inline int bonus_amount(const Seat* s, int group) noexcept nogil:
    cdef const Layout* layout = &LAYOUT[s.layout]
    return GROUP_BONUS[layout.group_colour[group]][layout.group_size[group]]


cdef void gain_occupancy_bonus(Seat* s, int group) noexcept nogil:
    gain(s, bonus_kind(s, group), bonus_amount(s, group), P_GROUPS)


cdef void pay_complete_groups(Seat* s) noexcept nogil:
    """The occupancy bonus of every group completed and not yet paid; each pays once per game."""
    cdef int group
    for group in range(10):
        if group_complete(s, group) and not s.groups_paid >> group & 1:
            s.groups_paid |= <uint16_t>(1 << group)
            gain_occupancy_bonus(s, group)


cdef inline int group_due(Seat* s, int room) noexcept nogil:
    """The group (+1) that this room has just completed, now counted as paid; 0 if none."""
    cdef int group = LAYOUT[s.layout].group_of[room]
    if not group_complete(s, group) or s.groups_paid >> group & 1:
        return 0
    s.groups_paid |= <uint16_t>(1 << group)
    return group + 1


cdef inline uint32_t rooms_at_risk(const Seat* s, const Frame* f) noexcept nogil:
    return s.prepared if takes_empty_rooms(f) else s.occupied


cdef inline bint takes_empty_rooms(const Frame* f) noexcept nogil:
    return f.b == M_EMPTY


cdef uint32_t removable(const Table* t, const Seat* s, const Frame* f) noexcept nogil:
    """Rooms a penalty may take: of the highest possible floor; for the second room of C2 by the rule option."""
    cdef uint32_t rooms = rooms_at_risk(s, f)
    cdef int last = f.c - 1
    cdef int way = rule_tile_c2(t)
    cdef int floor
    if f.b == M_SECOND:
        if way == TILE_C2_COLUMN:
            return highest_of(rooms & COLUMN[last % 5] & ((1u << last) - 1))
        if way == TILE_C2_BELOW:
            return rooms & (1u << (last - 5)) if last >= 5 else 0
        floor = last // 5
        if floor == 0:
            return 0
        if way == TILE_C2_FLOOR:
            return rooms & FLOOR[floor - 1]
        rooms &= (1u << (5 * floor)) - 1
    rooms = top_floor_of(rooms)
    if f.b < M_TOP and popcount(rooms) <= f.a:
        return rooms & (~rooms + 1)   # they all go: nothing to choose
    return rooms


cdef inline uint32_t top_floor_of(uint32_t rooms) noexcept nogil:
    cdef int floor
    for floor in range(3, -1, -1):
        if rooms & FLOOR[floor]:
            return rooms & FLOOR[floor]
    return 0


cdef inline uint32_t highest_of(uint32_t rooms) noexcept nogil:
    while rooms & (rooms - 1):
        rooms &= rooms - 1
    return rooms


cdef inline void remove_room(Seat* s, int room) noexcept nogil:
    s.prepared &= ~(1u << room)
    s.occupied &= ~(1u << room)
