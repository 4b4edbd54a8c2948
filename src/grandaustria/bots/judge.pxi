# The learned network: what a seat prefers to do, and what it can expect, from the bytes it sees (observe.pxi).
#
# All numbers are whole ones, so that every machine judges alike: weights of eight bits, a scale for each row and each
# column of a layer, sums of 32 bits. tools/shrink.py makes the file from a network in floats and says why nothing can
# overflow. The first layer adds the rows of bytes that are not zero, or, when little has changed since the position
# judged before, the rows of bytes that changed; the last one looks only at actions that are legal.

cdef extern from "../bots/rows.h" nogil:
    ctypedef void (*AddRows)(int32_t*, const int8_t*, int, uint16_t*, int16_t*, int) noexcept nogil
    ctypedef int32_t (*Product)(const int16_t*, const int8_t*, int) noexcept nogil
    bint HAS_AVX2
    void add_rows_plain(int32_t*, const int8_t*, int, uint16_t*, int16_t*, int)
    void add_rows_avx2(int32_t*, const int8_t*, int, uint16_t*, int16_t*, int)
    int32_t product_plain(const int16_t*, const int8_t*, int)
    int32_t product_avx2(const int16_t*, const int8_t*, int)

cdef enum:
    J_INPUTS = 1522               # bytes of an observation
    J_FIRST = 1536                # units of the first hidden layer
    J_SECOND = 768
    J_ACTIONS = 512
    J_OUTPUTS = J_ACTIONS + 3     # the actions, then the outlook: own points, the others', victory
    J_MOST_FIRST = 4095           # what a unit may hand on, at most
    J_MOST_SECOND = 16383
    J_ROUND = 20                  # bits of the factors between layers

ctypedef struct Learned:          # as it lies in the file, after its heading
    int32_t bias1[J_FIRST]
    int32_t factor1[J_FIRST]
    int32_t bias2[J_SECOND]
    int32_t factor2[J_SECOND]
    int32_t bias3[J_OUTPUTS]      # in 1/65536
    int32_t factor3[J_OUTPUTS]    # in 1/2^30
    uint8_t scale[J_INPUTS + 2]   # of each byte; two more, so that the whole is a multiple of four
    int8_t weight1[J_INPUTS][J_FIRST]
    int8_t weight2[J_FIRST][J_SECOND]
    int8_t weight3[J_OUTPUTS][J_SECOND]

ctypedef struct Judged:           # what is kept of a position that was judged
    uint8_t seen[J_INPUTS]
    int32_t sums[J_FIRST]
    int16_t features[J_SECOND]

cdef struct Way:
    AddRows add_rows
    Product product

cdef Learned LEARNED
cdef bint LEARNED_READ = False
cdef Way WAY
LEARNED_BYTES = sizeof(Learned)


def ways():
    """The ways this machine can judge, the quickest first. All have the same results."""
    return ("avx2", "plain") if HAS_AVX2 else ("plain",)


def judge_by(way):
    """Judge so from now on: one of `ways()`."""
    if way not in ways():
        raise ValueError(f"this machine cannot judge by {way!r}")
    WAY.add_rows = add_rows_avx2 if way == "avx2" else add_rows_plain
    WAY.product = product_avx2 if way == "avx2" else product_plain


def read_learned(const uint8_t[::1] data):
    """Take over a network: little-endian whole numbers, in the order of `Learned`."""
    global LEARNED_READ
    if sizeof(Observation) != J_INPUTS or <int>C_ROLL > J_ACTIONS or <size_t>data.shape[0] != sizeof(Learned):
        raise ValueError(f"a network has {sizeof(Learned)} bytes, not {data.shape[0]}")
    memcpy(&LEARNED, &data[0], sizeof(Learned))
    LEARNED_READ = True


judge_by(ways()[0])


cdef void begin_judging(Judged* j) noexcept nogil:
    """As if nothing had been seen."""
    memset(j.seen, 0, sizeof(j.seen))
    memcpy(j.sums, LEARNED.bias1, sizeof(j.sums))


cdef int changed_rows(const uint8_t* before, const uint8_t* now, uint16_t* row, int16_t* times) noexcept nogil:
    cdef int i, count = 0
    for i in range(J_INPUTS):
        row[count] = <uint16_t>i
        times[count] = <int16_t>((now[i] - before[i]) * LEARNED.scale[i])
        count += now[i] != before[i]
    return count


cdef int handed_on(const int32_t* sums, const int32_t* factor, int most, int width, uint16_t* row, int16_t* times) noexcept nogil:
    """What units that are above zero hand on to the next layer."""
    cdef int j, count = 0
    cdef int64_t value
    for j in range(width):
        value = (<int64_t>max(sums[j], 0) * factor[j] + (1 << (J_ROUND - 1))) >> J_ROUND
        row[count] = <uint16_t>j
        times[count] = <int16_t>min(value, most)
        count += value > 0
    return count


cdef int see(Judged* j, const uint8_t* now) noexcept nogil:
    """From bytes to what the last layer judges by; returns how many rows of the first were added."""
    cdef uint16_t row[J_FIRST + 2]
    cdef int16_t times[J_FIRST + 2]
    cdef int32_t second[J_SECOND]
    cdef int i, count, there = 0, added
    for i in range(J_INPUTS):
        there += now[i] != 0
    added = changed_rows(j.seen, now, row, times)
    if added > there:
        begin_judging(j)
        added = changed_rows(j.seen, now, row, times)
    WAY.add_rows(j.sums, &LEARNED.weight1[0][0], J_FIRST, row, times, added)
    memcpy(j.seen, now, J_INPUTS)
    count = handed_on(j.sums, LEARNED.factor1, J_MOST_FIRST, J_FIRST, row, times)
    memcpy(second, LEARNED.bias2, sizeof(second))
    WAY.add_rows(second, &LEARNED.weight2[0][0], J_SECOND, row, times, count)
    count = handed_on(second, LEARNED.factor2, J_MOST_SECOND, J_SECOND, row, times)
    memset(j.features, 0, sizeof(j.features))
    for i in range(count):
        j.features[row[i]] = times[i]
    return added


cdef inline int64_t answer(const Judged* j, int output) noexcept nogil:
    """In 1/2^30."""
    cdef int64_t through = WAY.product(j.features, LEARNED.weight3[output], J_SECOND)
    return through * LEARNED.factor3[output] + (<int64_t>LEARNED.bias3[output] << 14)


cdef int preferred(const Judged* j, const uint16_t* legal, int n) noexcept nogil:
    """Which of these actions is preferred; the first of equal ones."""
    cdef int i, best = 0
    cdef int64_t value, most = answer(j, legal[0])
    for i in range(1, n):
        value = answer(j, legal[i])
        if value > most:
            best, most = i, value
    return best


cdef class Judge:
    """Judges one position after the other with the learned network.

    The answers depend on the view alone; what is kept of the position before only saves work.
    """
    cdef Judged j
    cdef readonly int added       # rows of the first layer that the last position took

    def __cinit__(self):
        if not LEARNED_READ:
            raise ValueError("no network was read")
        begin_judging(&self.j)

    def preferences(self, View view not None):
        """How much the seat prefers each of its legal actions, in 1/2^30."""
        self.look(view)
        return [answer(&self.j, view.legal[i]) for i in range(view.legal_count)]

    def choice(self, View view not None):
        """The legal action that is preferred; the first of equal ones."""
        if not view.legal_count:
            raise ActionError("it is not this seat's decision")
        self.look(view)
        return view.legal[preferred(&self.j, view.legal, view.legal_count)]

    def outlook(self, View view not None):
        """Hundreds of points still to come, of the seat and of the others on average; and how likely it wins, as the
        logarithm of the odds: each in 1/2^30."""
        self.look(view)
        return tuple([answer(&self.j, J_ACTIONS + i) for i in range(J_OUTPUTS - J_ACTIONS)])

    cdef look(self, View view):
        cdef Observation seen
        cdef int seat
        if view.seat is None:
            raise ActionError("only a seat judges")
        seat = view.seat
        memset(&seen, 0, sizeof(seen))
        observe_view(&view.t, seat, &seen)
        self.added = see(&self.j, <const uint8_t*>&seen)
