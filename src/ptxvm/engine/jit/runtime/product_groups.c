// Scales of blocks, and sums of 4-bit numbers with several of them: engine/host/tile_products.py has the same by NumPy.

#include "products.h"

enum { GROUPS = 4, GROUP_TERMS = 16, GROUP_ALIGNMENT = 35, GROUP_FRACTION = 8 };

// Scales of 16 rows, or of 8 columns, for each group of 16 terms: significands with 3 fraction bits, and exponents.
// `missing`: not 0 where one is no number.
typedef struct {
    Ints significands[GROUPS], exponents[GROUPS], missing;
} Factors;

static void read_scales(const Scales *scales, const uint8_t *codes, uint32_t first, uint32_t count, Factors *found) {
    int32_t *missing = (int32_t *)&found->missing;
    for (uint32_t i = 0; i < count; i++) {
        const uint8_t *own = codes + (first + i) * scales->blocks;
        missing[i] = 0;
        for (uint32_t group = 0; group < GROUPS; group++) {
            int32_t code = own[group * scales->blocks / GROUPS];
            int32_t *significand = (int32_t *)&found->significands[group] + i;
            int32_t *exponent = (int32_t *)&found->exponents[group] + i;
            if (scales->is_ue4m3) {
                int32_t field = code >> 3 & 15;
                *significand = (code & 7) | (field != 0 ? 8 : 0);
                *exponent = *significand == 0 ? ZERO_EXPONENT : (field != 0 ? field : 1) - 7;
                missing[i] |= (code & 0x7F) == 0x7F;
            } else {
                *significand = 8;
                *exponent = code - 127;
                missing[i] |= code == 0xFF;
            }
        }
    }
}

typedef int32_t HalfInts __attribute__((ext_vector_type(8), aligned(32)));

INLINE Doubles double_powers(HalfInts exponents) {
    Longs wide = __builtin_convertvector(exponents, Longs);
    return (Doubles)((wide + 1023) << 52);
}

// Cut towards zero, as f32.
INLINE HalfFloats cut_to_single(Doubles exact) {
    HalfFloats near = __builtin_convertvector(exact, HalfFloats);
    Doubles back = __builtin_elementwise_abs(__builtin_convertvector(near, Doubles));
    Doubles magnitude = __builtin_elementwise_abs(exact);
    HalfInts beyond = __builtin_convertvector((back > magnitude) & (magnitude < 0x1p128), HalfInts);
    HalfInts bits = (HalfInts)near + beyond;
    return (HalfFloats)((bits & INT32_MAX) == 0 ? (HalfInts)0 : bits);
}

// Half of the rows: an addend and four sums of 16 products, aligned to the greatest exponent and cut.
INLINE HalfFloats add_groups(HalfFloats addend, HalfInts greatest, const HalfInts sums[GROUPS],
                             const HalfInts exponents[GROUPS]) {
    Doubles total = __builtin_elementwise_trunc(__builtin_convertvector(addend, Doubles) *
                                                double_powers(GROUP_ALIGNMENT - greatest));
    UNROLLED (uint32_t group = 0; group < GROUPS; group++) {
        HalfInts more = GROUP_ALIGNMENT - GROUP_FRACTION + exponents[group] - greatest;
        Doubles sum = __builtin_convertvector(sums[group], Doubles);
        total += __builtin_elementwise_trunc(sum * double_powers(more));
    }
    return cut_to_single(total * double_powers(greatest - GROUP_ALIGNMENT));
}

// A column of 16 rows: sums of 16 products are exact, times their scales; the addend stays if it is not finite.
INLINE Floats sum_groups(const Rows *a, const Columns *b, uint32_t column, const Factors *of_a, const Factors *of_b,
                         Floats addend) {
    Ints bits = bits_of(addend), field = bits >> 23 & 0xFF;
    Ints greatest = __builtin_elementwise_max(field, (Ints)1) - 127;
    Ints sums[GROUPS], exponents[GROUPS];
    UNROLLED (uint32_t group = 0; group < GROUPS; group++) {
        Floats sum = 0.0f;
        for (uint32_t term = GROUP_TERMS * group; term < GROUP_TERMS * (group + 1); term++)
            sum = __builtin_elementwise_fma(a->values[term], (Floats)b->values[4 * column + b->places[term]], sum);
        Ints scale = of_a->significands[group] * of_b->significands[group][column];
        sums[group] = TRUNCATED(sum * 4.0f) * scale;
        exponents[group] = of_a->exponents[group] + of_b->exponents[group][column];
        greatest = __builtin_elementwise_max(greatest, exponents[group]);
    }
    HalfInts low_sums[GROUPS], high_sums[GROUPS], low[GROUPS], high[GROUPS];
    UNROLLED (uint32_t group = 0; group < GROUPS; group++) {
        low_sums[group] = sums[group].lo, high_sums[group] = sums[group].hi;
        low[group] = exponents[group].lo, high[group] = exponents[group].hi;
    }
    HalfFloats x = add_groups(addend.lo, greatest.lo, low_sums, low);
    HalfFloats y = add_groups(addend.hi, greatest.hi, high_sums, high);
    Floats found = __builtin_shufflevector(x, y, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    return field == 0xFF ? canonical(addend) : found;
}
