// Sums of products: 16 rows in a vector, column by column. See isa/matrix/shared/product.py and lanes/fp/fused.py for
// what they are.

#include "products.h"

typedef double Doubles __attribute__((ext_vector_type(8), aligned(64)));
typedef int64_t Longs __attribute__((ext_vector_type(8), aligned(64)));
typedef float HalfFloats __attribute__((ext_vector_type(8), aligned(32)));

// The exponents between which f32 holds all products that are not cut, and all factors, with room to spare.
#define SMALLEST 0x1p-80f
#define GREATEST 0x1p126f

INLINE Ints bits_of(Floats x) {
    return (Ints)x;
}

INLINE Floats floats_of(Ints x) {
    return (Floats)x;
}

INLINE bool any_of(Ints condition) {
    return __builtin_reduce_or(condition) != 0;
}

// An f32 that has f16's range and more bits, rounded to f16: to nearest even.
INLINE Floats rounded_to_half(Floats x) {
    Ints bits = bits_of(x), magnitude = bits & INT32_MAX;
    Ints normal = (magnitude + 0xFFF + ((magnitude >> 13) & 1)) & ~0x1FFF;
    // The sum with 0.5 has the last bit that a subnormal number has.
    Floats shifted = floats_of(magnitude) + 0.5f;
    Ints small = bits_of(shifted - 0.5f);
    Ints result = magnitude < 113 << 23 ? small : normal;
    result = result > (142 << 23 | 0x7FFFFF) ? (Ints)0x7F800000 : result;
    result = magnitude > 0x7F800000 ? (Ints)INT32_MAX : result | (bits & INT32_MIN);
    return floats_of(result);
}

INLINE Floats canonical(Floats x) {
    return x != x ? floats_of((Ints)INT32_MAX) : x;
}

// One FMA after the other, in the order of K.
INLINE void sum_fast(uint32_t terms, const Rows *a, const Columns *b, Floats sums[COLUMNS]) {
    Floats s0 = sums[0], s1 = sums[1], s2 = sums[2], s3 = sums[3], s4 = sums[4], s5 = sums[5], s6 = sums[6],
           s7 = sums[7];
    for (uint32_t term = 0; term < terms; term++) {
        const float *y = b->values + b->places[term];
        Floats x = a->values[term];
        s0 = __builtin_elementwise_fma(x, (Floats)y[0], s0);
        s1 = __builtin_elementwise_fma(x, (Floats)y[4], s1);
        s2 = __builtin_elementwise_fma(x, (Floats)y[8], s2);
        s3 = __builtin_elementwise_fma(x, (Floats)y[12], s3);
        s4 = __builtin_elementwise_fma(x, (Floats)y[16], s4);
        s5 = __builtin_elementwise_fma(x, (Floats)y[20], s5);
        s6 = __builtin_elementwise_fma(x, (Floats)y[24], s6);
        s7 = __builtin_elementwise_fma(x, (Floats)y[28], s7);
    }
    sums[0] = s0, sums[1] = s1, sums[2] = s2, sums[3] = s3, sums[4] = s4, sums[5] = s5, sums[6] = s6, sums[7] = s7;
}

// An exact sum as f32, cut to so many fraction bits, or to odd for what is rounded again.
INLINE Floats rounded_sum(Ints sum, int32_t fraction, bool to_odd) {
    Ints sign = sum >> 31, magnitude = (sum ^ sign) - sign;
    Floats near = FLOATS(magnitude);
    Ints back = TRUNCATED(near);
    Ints bits = bits_of(near) + (Ints)(back > magnitude);
    bits = to_odd ? bits | ((Ints)(back != magnitude) & 1) : bits & -1 << (23 - fraction);
    return floats_of(bits | (sign & INT32_MIN));
}

INLINE HalfFloats rounded_doubles(Doubles sum, int32_t fraction, bool to_odd) {
    Longs bits = (Longs)sum, below = (INT64_C(1) << 29) - 1;
    if (to_odd)
        bits |= ((bits & below) != 0) & (INT64_C(1) << 29);
    bits &= INT64_C(-1) << (52 - fraction);
    return __builtin_convertvector((Doubles)bits, HalfFloats);
}

// The same of the sum of two, which may take more than 32 bits.
INLINE Floats rounded_wide_sum(Ints x, Ints y, int32_t fraction, bool to_odd) {
    Doubles low = __builtin_convertvector(x.lo, Doubles) + __builtin_convertvector(y.lo, Doubles);
    Doubles high = __builtin_convertvector(x.hi, Doubles) + __builtin_convertvector(y.hi, Doubles);
    HalfFloats a = rounded_doubles(low, fraction, to_odd), b = rounded_doubles(high, fraction, to_odd);
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}

// Whether a lane of `small` has a product, or an addend, that is not zero.
INLINE bool is_something(const Rows *a, const Columns *b, uint32_t column, uint32_t terms, Floats addend, Ints small) {
    Ints found = addend != 0.0f;
    for (uint32_t term = 0; term < terms; term++)
        if (b->values[4 * column + b->places[term]] != 0.0f)
            found |= a->values[term] != 0.0f;
    return any_of(found & small);
}

// How a variant of `sum_fused` sums: two sums, f16 results, products with exponents.
typedef struct {
    bool is_wide, is_half, is_scaled;
} Way;

#define EACH_COLUMN UNROLLED (uint32_t n = 0; n < BLOCK; n++)
#define EACH_COLUMN_OF_ALL UNROLLED (uint32_t n = 0; n < COLUMNS; n++)

// The products from `first` to `last` of four columns, cut at the last bit that is kept, and added.
INLINE void add_products(const Rows *a, const Columns *b, uint32_t column, uint32_t first, uint32_t last,
                         const Floats scales[BLOCK], Ints sums[BLOCK]) {
    for (uint32_t term = first; term < last; term++) {
        const float *y = b->values + b->places[term] + 4 * column;
        Floats x = a->values[term];
        EACH_COLUMN {
            Floats product = x * y[4 * n];
            sums[n] += TRUNCATED(product * scales[n]);
        }
    }
}

// Fused sums of four columns from `column` on. Returns whether f32 had room for all.
INLINE bool sum_fused(const Recipe *recipe, const Rows *a, const Columns *b, uint32_t column, const Ints *exponents,
                      Floats *totals, Way way) {
    uint32_t terms = (uint32_t)recipe->k;
    uint32_t step = (uint32_t)recipe->products < terms ? (uint32_t)recipe->products : terms;
    uint32_t chunk = !way.is_wide ? step : recipe->a.fraction + recipe->b.fraction > 8 ? 8 : 16;
    int32_t alignment = recipe->alignment << 23;
    Ints impossible = 0;
    for (uint32_t first = 0; first < terms; first += step) {
        Floats greatest[BLOCK], of_sum[BLOCK], of_products[BLOCK], back[BLOCK];
        Ints sums[BLOCK], others[BLOCK];
        EACH_COLUMN {
            Floats power = floats_of(bits_of(totals[n]) & 0x7F800000);
            if (way.is_half)
                power = totals[n] != 0.0f ? GREATER(power, (Floats)0x1p-14f) : power;
            of_sum[n] = power;
            greatest[n] = way.is_scaled ? (Floats)SMALLEST : power;
        }
        for (uint32_t term = first; term < first + step; term++) {
            const float *y = b->powers + b->places[term] + 4 * column;
            Floats x = a->powers[term];
            EACH_COLUMN {
                Floats power = x * y[4 * n];
                greatest[n] = GREATER(power, greatest[n]);
            }
        }
        EACH_COLUMN {
            if (way.is_scaled) {
                // The exponents of the products count from that of their scales.
                Ints products = (bits_of(greatest[n]) >> 23) + exponents[n];
                Ints both = __builtin_elementwise_max(products, bits_of(of_sum[n]) >> 23);
                Ints nothing = (greatest[n] == SMALLEST) & (totals[n] == 0.0f);
                Ints apart = nothing ? (Ints)127 : both - exponents[n];
                both = nothing ? (Ints)127 : both;
                // No product but zeros, whose exponents may be above that of the addend.
                impossible |= (greatest[n] == SMALLEST) & (totals[n] != 0.0f);
                impossible |= (both < 47) | (both > 253) | (apart < 47) | (apart > 253);
                back[n] = floats_of((both << 23) - alignment);
                of_sum[n] = floats_of((254 << 23) + alignment - (both << 23));
                of_products[n] = floats_of((254 << 23) + alignment - (apart << 23));
            } else {
                Ints small = greatest[n] < SMALLEST;
                if (any_of(small))
                    impossible |= is_something(a, b, column + n, terms, totals[n], small);
                impossible |= greatest[n] > GREATEST;
                Ints bits = bits_of(GREATER(greatest[n], (Floats)SMALLEST));
                back[n] = floats_of(bits - alignment);
                of_sum[n] = of_products[n] = floats_of((254 << 23) + alignment - bits);
            }
            sums[n] = TRUNCATED(totals[n] * of_sum[n]);
            others[n] = 0;
        }
        add_products(a, b, column, first, first + chunk, of_products, sums);
        if (way.is_wide)
            add_products(a, b, column, first + chunk, first + step, of_products, others);
        EACH_COLUMN {
            Floats sum = way.is_wide ? rounded_wide_sum(sums[n], others[n], recipe->fraction, way.is_half)
                                     : rounded_sum(sums[n], recipe->fraction, way.is_half);
            sum *= back[n];
            if (way.is_half) {
                sum = rounded_to_half(sum);
                sum = sum == 0.0f ? (Floats)0.0f : sum;
            }
            totals[n] = sum;
        }
    }
    return !any_of(impossible);
}

// Of one kind: four columns, then the others.
INLINE bool sum_block(const Recipe *recipe, const Rows *a, const Columns *b, const Ints *exponents, Floats *totals,
                      Way way) {
    for (uint32_t column = 0; column < COLUMNS; column += BLOCK)
        if (!sum_fused(recipe, a, b, column, exponents + column, totals + column, way))
            return false;
    return true;
}

static __attribute__((noinline)) bool sum_exactly(const Recipe *recipe, const Rows *a, const Columns *b,
                                                  const Ints *exponents, Floats *totals) {
    int32_t step = recipe->products < recipe->k ? recipe->products : recipe->k;
    bool is_wide = (int64_t)step << (recipe->alignment + 2) > INT64_C(1) << 30;
    if (recipe->exponents >= 0)
        return sum_block(recipe, a, b, exponents, totals, (Way){true, false, true});
    if (is_wide)
        return recipe->is_half ? sum_block(recipe, a, b, exponents, totals, (Way){true, true, false})
                               : sum_block(recipe, a, b, exponents, totals, (Way){true, false, false});
    return recipe->is_half ? sum_block(recipe, a, b, exponents, totals, (Way){false, true, false})
                           : sum_block(recipe, a, b, exponents, totals, (Way){false, false, false});
}

// Sums of integers, exactly.
INLINE void add_integers(const Recipe *recipe, const Rows *a, const Columns *b, Words words[COLUMNS]) {
    Floats sums[COLUMNS];
    EACH_COLUMN_OF_ALL sums[n] = 0.0f;
    sum_fast((uint32_t)recipe->k, a, b, sums);
    EACH_COLUMN_OF_ALL {
        Ints x = (Ints)words[n], y = TRUNCATED(sums[n]);
        words[n] = recipe->saturates ? (Words)__builtin_elementwise_add_sat(x, y) : words[n] + (Words)y;
    }
}

// Sums of floats in f32, rounded at the end where they are f16.
INLINE void add_by_fma(const Recipe *recipe, const Rows *a, const Columns *b, Words words[COLUMNS]) {
    Floats sums[COLUMNS];
    EACH_COLUMN_OF_ALL sums[n] = (Floats)words[n];
    sum_fast((uint32_t)recipe->k, a, b, sums);
    if (recipe->is_half)
        EACH_COLUMN_OF_ALL sums[n] = rounded_to_half(sums[n]);
    EACH_COLUMN_OF_ALL words[n] = (Words)canonical(sums[n]);
}
