# The hotel: preparing and occupying rooms, groups and their occupancy bonus.

cdef inline uint32_t tiles_of(const Seat* s) noexcept nogil:
    return s.prepared | s.occupied


cdef inline int price_of(const Table* t, const Seat* s, int room, int discount) noexcept nogil:
    cdef uint64_t staff = acting(t, s)
    cdef int colour
    for colour in range(3):
        if staff & FREE_ROOM[colour] and LAYOUT[s.layout].rooms[colour] >> room & 1:
            return 0
    return max(0, FLOOR_PRICE[room // 5] - discount)


cdef uint32_t preparable(const Table* t, const Seat* s, int discount, int floors) noexcept nogil:
    """Rooms that may be prepared now: adjacent (bottom left in an empty hotel), allowed floor, affordable."""
    cdef uint32_t tiles = tiles_of(s)
    cdef uint32_t open_rooms = neighbours(tiles) & ~tiles if tiles else 1
    cdef uint32_t affordable = 0
    cdef uint32_t allowed = 0
    cdef uint64_t staff = acting(t, s)
    cdef int floor, colour
    for floor in range(floors):
        allowed |= FLOOR[floor]
        if FLOOR_PRICE[floor] - discount <= s.krones:
            affordable |= FLOOR[floor]
    for colour in range(3):
        if staff & FREE_ROOM[colour]:
            affordable |= LAYOUT[s.layout].rooms[colour]
    return open_rooms & allowed & affordable


cdef void prepare(Table* t, Seat* s, int room, int discount) noexcept nogil:
    s.krones = <uint8_t>(s.krones - price_of(t, s, room, discount))
    s.prepared |= 1u << room
    gain_points(s, P_ROOMS, PRINTED[room])


cdef void occupy(Table* t, Seat* s, int room, bint guest_moves_in) noexcept nogil:
    s.prepared &= ~(1u << room)
    s.occupied |= 1u << room
    if guest_moves_in or not t.options & O_CUSTODIAN:
        fire(t, s, &ON_OCCUPIED)


cdef inline bint group_complete(const Seat* s, int group) noexcept nogil:
    cdef uint32_t rooms = LAYOUT[s.layout].group[group]
    return (s.occupied & rooms) == rooms


cdef inline int groups_occupied(const Seat* s) noexcept nogil:
    cdef int group, n = 0
    for group in range(10):
        n += group_complete(s, group)
    return n


cdef inline int bonus_kind(const Seat* s, int group) noexcept nogil:
    """Blue groups give points, red krones, yellow emperor steps."""
    cdef int colour = LAYOUT[s.layout].group_colour[group]
    return E_POINTS if colour == BLUE else (E_KRONES if colour == RED else E_EMPEROR)


cdef void gain_occupancy_bonus(Seat* s, int group) noexcept nogil:
    cdef Layout* layout = &LAYOUT[s.layout]
    gain(s, bonus_kind(s, group), GROUP_BONUS[layout.group_colour[group]][layout.group_size[group]], P_GROUPS)


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


cdef uint32_t removable(const Table* t, const Seat* s, const Frame* f) noexcept nogil:
    """Rooms a penalty may take: of the highest possible floor; for the second room of C2 by the rule option."""
    cdef uint32_t rooms = s.prepared if f.b == M_EMPTY else s.occupied
    cdef int last = f.c - 1
    cdef int way = (t.options >> O_TILE_C2_SHIFT) & 3
    cdef int floor
    if f.b == M_SECOND:
        if way == C2_COLUMN:
            return highest_of(rooms & COLUMN[last % 5] & ((1u << last) - 1))
        if way == C2_BELOW:
            return rooms & (1u << (last - 5)) if last >= 5 else 0
        floor = last // 5
        if floor == 0:
            return 0
        if way == C2_FLOOR:
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
