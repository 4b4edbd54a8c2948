# Bit masks: the few operations everything is built from.

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int gah_popcount(unsigned long long x) { return (int)__popcnt64(x); }
    static __inline int gah_lowest(unsigned long long x) { unsigned long i; _BitScanForward64(&i, x); return (int)i; }
    static __inline unsigned long long gah_high(unsigned long long a, unsigned long long b) { return __umulh(a, b); }
    #else
    static inline int gah_popcount(unsigned long long x) { return __builtin_popcountll(x); }
    static inline int gah_lowest(unsigned long long x) { return __builtin_ctzll(x); }
    static inline unsigned long long gah_high(unsigned long long a, unsigned long long b) {
        return (unsigned long long)(((unsigned __int128)a * b) >> 64);
    }
    #endif
    """
    int popcount "gah_popcount"(uint64_t x) noexcept nogil
    int lowest "gah_lowest"(uint64_t x) noexcept nogil
    uint64_t high_product "gah_high"(uint64_t a, uint64_t b) noexcept nogil


cdef inline uint64_t bit(int n) noexcept nogil:
    return <uint64_t>1 << n


cdef inline int select(uint64_t mask, int k) noexcept nogil:
    """The k-th lowest bit of a mask."""
    while k:
        mask &= mask - 1
        k -= 1
    return lowest(mask)


cdef inline int add_each(uint16_t* legal, int n, int base, uint64_t mask) noexcept nogil:
    """Append base + bit for every bit of the mask, in ascending order."""
    while mask:
        legal[n] = <uint16_t>(base + lowest(mask))
        n += 1
        mask &= mask - 1
    return n


cdef inline uint64_t mix(uint64_t x) noexcept nogil:
    """A well-mixed 64-bit number for each x (the finaliser of splitmix64)."""
    x += <uint64_t>0x9E3779B97F4A7C15
    x = (x ^ (x >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    x = (x ^ (x >> 27)) * <uint64_t>0x94D049BB133111EB
    return x ^ (x >> 31)


cdef uint64_t seed_key(seed) except? 0:
    """The number that a seed, a whole number of any size, stands for."""
    return mix(<uint64_t>(operator.index(seed) & 0xFFFFFFFFFFFFFFFF))


cdef inline int below(uint64_t random, int n) noexcept nogil:
    """A number in 0..n-1 from 64 random bits."""
    return <int>high_product(random, <uint64_t>n)
