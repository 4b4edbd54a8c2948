/* Rows of small whole numbers, added up in bulk: the inner loops of judge.pxi.

   Each has a plain way in C, and where the processor has AVX2, found out at run time, a quicker one. Both are sums and
   products of whole numbers that never overflow, so both have the same results to the last bit. */

#ifndef GRANDAUSTRIA_ROWS_H
#define GRANDAUSTRIA_ROWS_H

#include <stdint.h>

/* sums[j] += times[i] * matrix[row[i]][j]; there is an entry behind the last one, which may be overwritten. */
typedef void (*AddRows)(int32_t* sums, const int8_t* matrix, int width, uint16_t* row, int16_t* times, int count);
/* The sum of values[j] * weights[j]. */
typedef int32_t (*Product)(const int16_t* values, const int8_t* weights, int width);

static void add_rows_plain(int32_t* sums, const int8_t* matrix, int width, uint16_t* row, int16_t* times, int count)
{
    for (int i = 0; i < count; i++) {
        const int8_t* one = matrix + (int64_t)row[i] * width;
        const int16_t by = times[i];
        for (int j = 0; j < width; j++)
            sums[j] += (int32_t)by * (int16_t)one[j];
    }
}

static int32_t product_plain(const int16_t* values, const int8_t* weights, int width)
{
    int32_t sum = 0;
    for (int j = 0; j < width; j++)
        sum += (int32_t)values[j] * (int16_t)weights[j];
    return sum;
}

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define HAS_AVX2 has_avx2()
#include <cpuid.h>
#include <immintrin.h>

/* As __builtin_cpu_supports("avx2") finds it, which needs a library that zig does not bring: processor and system. */
static int
has_avx2(void)
{
    unsigned int a, b, c, d, saved, rest;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE) || !(c & bit_AVX))
        return 0;
    __asm__ volatile("xgetbv" : "=a"(saved), "=d"(rest) : "c"(0));
    return (saved & 6) == 6 && __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_AVX2);
}

/* Two rows at a time, 64 columns of them: the sums stay in registers. */
__attribute__((target("avx2"))) static void
add_rows_avx2(int32_t* sums, const int8_t* matrix, int width, uint16_t* row, int16_t* times, int count)
{
    if (count & 1) {
        row[count] = row[count - 1];
        times[count] = 0;
    }
    for (int from = 0; from < width; from += 64) {
        __m256i* kept = (__m256i*)(sums + from);
        __m256i sum[8];
        for (int k = 0; k < 8; k++)
            sum[k] = _mm256_loadu_si256(kept + k);
        for (int i = 0; i < count; i += 2) {
            const __m128i* one = (const __m128i*)(matrix + (int64_t)row[i] * width + from);
            const __m128i* two = (const __m128i*)(matrix + (int64_t)row[i + 1] * width + from);
            const __m256i by = _mm256_set1_epi32((int32_t)((uint16_t)times[i] | (uint32_t)(uint16_t)times[i + 1] << 16));
            for (int k = 0; k < 4; k++) {
                const __m128i a = _mm_loadu_si128(one + k), b = _mm_loadu_si128(two + k);
                const __m256i low = _mm256_cvtepi8_epi16(_mm_unpacklo_epi8(a, b));
                const __m256i high = _mm256_cvtepi8_epi16(_mm_unpackhi_epi8(a, b));
                sum[2 * k] = _mm256_add_epi32(sum[2 * k], _mm256_madd_epi16(low, by));
                sum[2 * k + 1] = _mm256_add_epi32(sum[2 * k + 1], _mm256_madd_epi16(high, by));
            }
        }
        for (int k = 0; k < 8; k++)
            _mm256_storeu_si256(kept + k, sum[k]);
    }
}

__attribute__((target("avx2"))) static int32_t product_avx2(const int16_t* values, const int8_t* weights, int width)
{
    __m256i sum = _mm256_setzero_si256();
    int32_t parts[8], total = 0;
    for (int j = 0; j < width; j += 16) {
        const __m256i a = _mm256_loadu_si256((const __m256i*)(values + j));
        const __m256i b = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i*)(weights + j)));
        sum = _mm256_add_epi32(sum, _mm256_madd_epi16(a, b));
    }
    _mm256_storeu_si256((__m256i*)parts, sum);
    for (int k = 0; k < 8; k++)
        total += parts[k];
    return total;
}
#else
#define HAS_AVX2 0
#define add_rows_avx2 add_rows_plain
#define product_avx2 product_plain
#endif

#endif
