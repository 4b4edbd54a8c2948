# What a position is worth to a seat: the points it has, and those a small network expects it to gain yet. The network has
# learned from games the planner played against itself (docs/opponents.md). It works in whole numbers, so that every
# machine agrees: hundredths of a point.

cdef enum:
    HIDDEN = 32
    IN_BITS = 9                   # a weight of the first layer is counted in 1/512
    OUT_BITS = 8                  # one of the second in 1/256 of a hundredth

ctypedef struct Network:
    int16_t first[FEATURES][HIDDEN]
    int32_t bias[HIDDEN]
    int32_t second[HIDDEN]
    int32_t direct[FEATURES]      # past the hidden layer
    int32_t base

cdef Network NETWORK              # all zero until it is read: then only points that are sure count


def read_network(const int16_t[::1] first, const int32_t[::1] rest):
    """Take over weights: those of the first layer row by row; bias, second layer, direct ones and base in one."""
    if first.shape[0] != FEATURES * HIDDEN or rest.shape[0] != 2 * HIDDEN + FEATURES + 1:
        raise ValueError(f"the network has another shape than {FEATURES} x {HIDDEN}")
    memcpy(NETWORK.first, &first[0], sizeof(NETWORK.first))
    memcpy(NETWORK.bias, &rest[0], (2 * HIDDEN + FEATURES + 1) * sizeof(int32_t))


def network_shape():
    """How many numbers the network is given, and how many it has in between."""
    return FEATURES, HIDDEN


cdef int expected_gain(const Table* t, int seat) noexcept nogil:
    cdef Features f
    cdef int32_t hidden[HIDDEN]
    cdef int i, k
    cdef int16_t x                # so that the compiler multiplies eight at a time
    cdef int64_t through = 0, direct = NETWORK.base
    cdef const int16_t* row
    features_of(t, seat, &f)
    memcpy(hidden, NETWORK.bias, sizeof(hidden))
    for i in range(f.count):
        row = NETWORK.first[f.index[i]]
        x = f.value[i]
        direct += <int64_t>NETWORK.direct[f.index[i]] * x
        for k in range(HIDDEN):
            hidden[k] += <int32_t>row[k] * x
    for k in range(HIDDEN):
        if hidden[k] > 0:
            through += <int64_t>hidden[k] * NETWORK.second[k]
    return <int>((through >> (IN_BITS + OUT_BITS)) + (direct >> OUT_BITS))


cdef inline int sure_points(const Table* t, int seat) noexcept nogil:
    """As if the game ended here, without what is left over and left waiting."""
    return points_so_far(&t.seat[seat]) + staff_score(t, seat) + floor_score(&t.seat[seat])


cdef int value_of(const Table* t, int seat) noexcept nogil:
    if t.phase == PH_OVER:
        return 100 * final_score(t, seat)
    return 100 * sure_points(t, seat) + expected_gain(t, seat)
