// Sums of products: 16 rows in a vector, column by column. See isa/matrix/shared/product.py and lanes/fp/fused.py for
// what they are.

#include "products.h"

typedef double Doubles __attribute__((ext_vector_type(8), aligned(64)));
typedef int64_t Longs __attribute__((ext_vector_type(8), aligned(64)));
typedef float HalfFloats __attribute__((ext_vector_type(8), aligned(32)));

// The exponents between which f32 holds all products that are not cut, all factors and all sums of 64 products, with
// room to spare; with bias.
enum { SMALLEST = BIAS - 80, GREATEST = BIAS + 118 };

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

// NaN among an even number of sums become canonical. One comparison looks at two of them: mostly there are none.
INLINE void make_canonical(Floats *sums, uint32_t count) {
    Ints found = 0;
    UNROLLED (uint32_t i = 0; i < count; i += 2)
        found |= (sums[i] != sums[i]) | (sums[i + 1] != sums[i + 1]);
    if (any_of(found))
        UNROLLED (uint32_t i = 0; i < count; i++)
            sums[i] = canonical(sums[i]);
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

#define AS_INTS(x) __builtin_convertvector(x, Ints)

// The sums of two products each. One instruction does it, which LLVM finds if this is inlined as it stands, when code
// is generated (`INLINED` in generate.py).
static __attribute__((noinline)) Ints sums_of_two(Shorts x, Shorts y) {
    return AS_INTS(x.even) * AS_INTS(y.even) + AS_INTS(x.odd) * AS_INTS(y.odd);
}

// One number of B for all rows.
INLINE Shorts for_all_rows(float numbers) {
    return (Shorts)(Floats)numbers;
}

// Sums of integers, two terms at a time.
INLINE void sum_integers_of(uint32_t terms, const Rows *a, const Columns *b, Ints sums[COLUMNS]) {
    for (uint32_t pair = 0; pair < terms / 2; pair++) {
        const float *y = b->values + b->places[pair];
        Shorts x = (Shorts)a->values[pair];
        UNROLLED (uint32_t n = 0; n < COLUMNS; n++)
            sums[n] += sums_of_two(x, for_all_rows(y[4 * n]));
    }
}

enum Rounding { TO_ZERO, TO_NEAREST };

// Fused sums in f32 are rounded by the processor, towards zero while they are made; f16 are rounded again, and are not.
INLINE void round_sums(const Recipe *recipe, enum Rounding rounding) {
    if (recipe->kind == KIND_FUSED && !recipe->is_half)
        __builtin_set_flt_rounds(rounding);
}

// An exact sum as f32, cut to so many fraction bits.
INLINE Floats cut_sum(Ints sum, int32_t fraction) {
    return floats_of(bits_of(FLOATS(sum)) & -1 << (23 - fraction));
}

// The same of the sum of two, which may take more than 32 bits.
INLINE Floats cut_wide_sum(Ints x, Ints y, int32_t fraction) {
    Ints high = (x >> 8) + (y >> 8), low = (x & 0xFF) + (y & 0xFF);
    Floats sum = __builtin_elementwise_fma(FLOATS(high), (Floats)256.0f, FLOATS(low));
    return floats_of(bits_of(sum) & -1 << (23 - fraction));
}

// An exact sum as f32, rounded to odd: for what is rounded again.
INLINE Floats odd_sum(Ints sum) {
    Ints sign = sum >> 31, magnitude = (sum ^ sign) - sign;
    Floats near = FLOATS(magnitude);
    Ints back = TRUNCATED(near);
    Ints bits = bits_of(near) + (Ints)(back > magnitude);
    bits |= (Ints)(back != magnitude) & 1;
    return floats_of(bits | (sign & INT32_MIN));
}

INLINE HalfFloats odd_doubles(Doubles sum) {
    Longs bits = (Longs)sum, below = (INT64_C(1) << 29) - 1;
    bits |= ((bits & below) != 0) & (INT64_C(1) << 29);
    return __builtin_convertvector((Doubles)(bits & ~below), HalfFloats);
}

INLINE Floats odd_wide_sum(Ints x, Ints y) {
    Doubles low = __builtin_convertvector(x.lo, Doubles) + __builtin_convertvector(y.lo, Doubles);
    Doubles high = __builtin_convertvector(x.hi, Doubles) + __builtin_convertvector(y.hi, Doubles);
    HalfFloats a = odd_doubles(low), b = odd_doubles(high);
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}

// Where an addend, or a product of the terms from `first` to `last`, is not zero.
INLINE Ints is_something(const Rows *a, const Columns *b, uint32_t column, uint32_t first, uint32_t last,
                         Floats addend) {
    Ints found = addend != 0.0f;
    for (uint32_t term = first; term < last; term++)
        found |= (a->values[term] != 0.0f) & ((Floats)b->values[4 * column + b->places[term]] != 0.0f);
    return found;
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

// The greatest exponents of products of four columns, `terms` from `first` on; SMALLEST - 1 if all are below.
INLINE void greatest_exponents(const Rows *a, const Columns *b, uint32_t column, uint32_t first, uint32_t terms,
                               Ints greatest[BLOCK]) {
    Shorts both[BLOCK];
    EACH_COLUMN both[n] = SMALLEST - 1;
    for (uint32_t term = first; term < first + terms; term += 2) {
        const uint32_t *y = b->exponents + b->places[term] + 4 * column;
        Shorts x = (Shorts)a->exponents[term];
        EACH_COLUMN both[n] = __builtin_elementwise_max(x + (Shorts)(Words)y[4 * n], both[n]);
    }
    EACH_COLUMN greatest[n] = __builtin_elementwise_max((Ints)both[n] & 0xFFFF, (Ints)both[n] >> 16);
}

// What products and an addend are multiplied by before they are cut, and their sum thereafter: the greatest exponent
// becomes `alignment`.
typedef struct {
    Floats of_products, of_sum, back;
} Scaling;

INLINE Scaling scaling_of(Ints greatest, int32_t alignment) {
    Ints bits = greatest << 23;
    Floats scale = floats_of((254 << 23) + (alignment << 23) - bits);
    return (Scaling){.of_products = scale, .of_sum = scale, .back = floats_of(bits - (alignment << 23))};
}

// The same where exponents of products count from that of their scales. Collects where f32 has no room.
INLINE Scaling scaling_of_scaled(Ints greatest, Ints of_sum, Ints exponents, Floats total, int32_t alignment,
                                 Ints *impossible) {
    Ints none = greatest < SMALLEST, nothing = none & (total == 0.0f);
    Ints both = __builtin_elementwise_max(__builtin_elementwise_max(greatest, (Ints)SMALLEST) + exponents, of_sum);
    Ints apart = nothing ? (Ints)BIAS : both - exponents;
    both = nothing ? (Ints)BIAS : both;
    // No product but zeros, whose exponents may be above that of the addend.
    *impossible |= none & (total != 0.0f);
    *impossible |= (both < SMALLEST) | (both > GREATEST) | (apart < SMALLEST) | (apart > GREATEST);
    return (Scaling){.of_products = floats_of(((254 + alignment) << 23) - (apart << 23)),
                     .of_sum = floats_of(((254 + alignment) << 23) - (both << 23)),
                     .back = floats_of((both << 23) - (alignment << 23))};
}

// One step of fused sums: products from `first` on, four columns from `column` on. Collects in `impossible` where f32
// has no room.
INLINE void sum_step(const Recipe *recipe, const Rows *a, const Columns *b, uint32_t column, uint32_t first,
                     uint32_t step, const Ints *exponents, Floats *totals, Ints *impossible, Way way) {
    uint32_t chunk = !way.is_wide ? step : recipe->a.fraction + recipe->b.fraction > 8 ? 8 : 16;
    Ints greatest[BLOCK], sums[BLOCK], others[BLOCK], unfit = 0;
    Scaling scaling[BLOCK];
    greatest_exponents(a, b, column, first, step, greatest);
    EACH_COLUMN {
        Ints of_sum = bits_of(totals[n]) >> 23 & 0xFF;
        if (way.is_half)
            of_sum = totals[n] != 0.0f ? __builtin_elementwise_max(of_sum, (Ints)(BIAS - 14)) : of_sum;
        if (way.is_scaled)
            scaling[n] = scaling_of_scaled(greatest[n], of_sum, exponents[n], totals[n], recipe->alignment, impossible);
        else {
            greatest[n] = __builtin_elementwise_max(greatest[n], of_sum);
            unfit |= (greatest[n] < SMALLEST) | (greatest[n] > GREATEST);
            scaling[n] = scaling_of(greatest[n], recipe->alignment);
        }
        sums[n] = TRUNCATED(totals[n] * scaling[n].of_sum);
        others[n] = 0;
    }
    if (any_of(unfit))
        EACH_COLUMN {
            Ints lost = is_something(a, b, column + n, first, first + step, totals[n]) & (greatest[n] < SMALLEST);
            *impossible |= (greatest[n] > GREATEST) | lost;
        }
    Floats scales[BLOCK];
    EACH_COLUMN scales[n] = scaling[n].of_products;
    add_products(a, b, column, first, first + chunk, scales, sums);
    if (way.is_wide)
        add_products(a, b, column, first + chunk, first + step, scales, others);
    EACH_COLUMN {
        Floats sum = way.is_half   ? way.is_wide ? odd_wide_sum(sums[n], others[n]) : odd_sum(sums[n])
                     : way.is_wide ? cut_wide_sum(sums[n], others[n], recipe->fraction)
                                   : cut_sum(sums[n], recipe->fraction);
        sum *= scaling[n].back;
        if (way.is_half) {
            sum = rounded_to_half(sum);
            sum = sum == 0.0f ? (Floats)0.0f : sum;
        }
        totals[n] = sum;
    }
}

// Of one kind. Columns of a step do not wait for each other, steps of a column do. Returns whether f32 had room.
INLINE bool sum_block(const Recipe *recipe, const Rows *a, const Columns *b, const Ints *exponents, Floats *totals,
                      Way way) {
    uint32_t terms = (uint32_t)recipe->k;
    uint32_t step = (uint32_t)recipe->products < terms ? (uint32_t)recipe->products : terms;
    Ints impossible = 0;
    for (uint32_t first = 0; first < terms; first += step)
        for (uint32_t column = 0; column < COLUMNS; column += BLOCK)
            sum_step(recipe, a, b, column, first, step, exponents + column, totals + column, &impossible, way);
    return !any_of(impossible);
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

INLINE Words more_integers(const Recipe *recipe, Words before, Ints more) {
    return recipe->saturates ? (Words)__builtin_elementwise_add_sat((Ints)before, more) : before + (Words)more;
}

// Sums of integers, exactly.
INLINE void add_integers(const Recipe *recipe, const Rows *a, const Columns *b, Words words[COLUMNS]) {
    Ints sums[COLUMNS];
    EACH_COLUMN_OF_ALL sums[n] = 0;
    sum_integers_of((uint32_t)recipe->k, a, b, sums);
    EACH_COLUMN_OF_ALL words[n] = more_integers(recipe, words[n], sums[n]);
}

// Sums of floats in f32, rounded at the end where they are f16.
INLINE void add_by_fma(const Recipe *recipe, const Rows *a, const Columns *b, Words words[COLUMNS]) {
    Floats sums[COLUMNS];
    EACH_COLUMN_OF_ALL sums[n] = (Floats)words[n];
    sum_fast((uint32_t)recipe->k, a, b, sums);
    if (recipe->is_half)
        EACH_COLUMN_OF_ALL sums[n] = rounded_to_half(sums[n]);
    make_canonical(sums, COLUMNS);
    EACH_COLUMN_OF_ALL words[n] = (Words)sums[n];
}
