// Sums of single elements, for what is rare: the algorithm of isa/matrix/shared/product.py, without vectors.

#include "products.h"

// A finite number is `significand * 2 ** (exponent - fraction)`; `number` has infinities and NaN, too.
typedef struct {
    int32_t significand, exponent;
    float number;
} Factor;

static float float_of(uint32_t bits) {
    return __builtin_bit_cast(float, bits);
}

static bool is_finite(float x) {
    return (__builtin_bit_cast(uint32_t, x) & 0x7F800000) != 0x7F800000;
}

static double double_power(int32_t exponent) {
    return __builtin_bit_cast(double, (uint64_t)(exponent + 1023) << 52);
}

static Factor factor_of(uint32_t code, const Numbers *numbers) {
    int32_t bias = (1 << (numbers->exponent - 1)) - 1, hidden = 1 << numbers->fraction;
    uint32_t size = 1 + (uint32_t)(numbers->exponent + numbers->fraction);
    int32_t magnitude = (int32_t)(code & ((UINT32_C(1) << (size - 1)) - 1));
    int32_t field = magnitude >> numbers->fraction, significand = magnitude & (hidden - 1);
    bool negative = code >> (size - 1) & 1;
    if (field != 0)
        significand |= hidden;
    Factor found = {.significand = negative ? -significand : significand,
                    .exponent = significand == 0 ? ZERO_EXPONENT : (field == 0 ? 1 : field) - bias};
    if (magnitude > numbers->greatest)
        found.number = float_of(magnitude != numbers->infinity ? 0x7FFFFFFF : negative ? 0xFF800000 : 0x7F800000);
    else
        found.number = (float)(found.significand * double_power(found.exponent - numbers->fraction));
    return found;
}

static const Numbers SINGLE = {.bits = 32, .exponent = 8, .fraction = 23, .greatest = 0x7F7FFFFF,
                               .infinity = 0x7F800000};

// The code of an element, `element` along K, in lane group `group` of a register that holds its words first.
static uint32_t code_of(const Register *registers, uint32_t stride, uint32_t group, const Numbers *numbers,
                        uint32_t element) {
    uint32_t in_word = packed(numbers), word = element / in_word;
    return registers[word / 4 * stride][4 * group + word % 4] >>
           (element % in_word * (uint32_t)numbers->bits + (uint32_t)numbers->unused);
}

static int64_t aligned(int64_t value, int32_t distance, int32_t more) {
    int64_t magnitude = value < 0 ? -value : value;
    magnitude = more >= 0 ? magnitude << more : magnitude >> -more;
    magnitude = distance > 63 ? 0 : magnitude >> distance;
    return value < 0 ? -magnitude : magnitude;
}

static float rounded_to_single(double x, int32_t fraction) {
    bool negative = x < 0;
    double magnitude = negative ? -x : x;
    uint32_t bits;
    if (magnitude >= 0x1p128)
        bits = 0x7F800000;
    else if (magnitude >= 0x1p-126)
        bits = (uint32_t)((__builtin_bit_cast(uint64_t, magnitude) >> 29) - (UINT64_C(896) << 23));
    else
        bits = (uint32_t)(magnitude * 0x1p149);
    if (bits != 0x7F800000)
        bits &= UINT32_MAX << (23 - fraction);
    return float_of(bits == 0 || !negative ? bits : bits | UINT32_C(1) << 31);
}

static float rounded_to_half_single(double x) {
    bool negative = x < 0;
    double magnitude = negative ? -x : x;
    uint64_t field = __builtin_bit_cast(uint64_t, magnitude) >> 52;
    int32_t exponent = (int32_t)field - 1023;
    volatile double unit = 0x1.8p52 * double_power((exponent < -14 ? -14 : exponent) - 10);
    double near = magnitude < 0x1p17 ? (magnitude + unit) - unit : magnitude;
    float result = near >= 65536.0 ? float_of(0x7F800000) : (float)near;
    return negative && result != 0.0f ? -result : result;
}

// An infinity or a NaN stays, others are their sign.
static float class_of(float x) {
    return !is_finite(x) ? x : x > 0.0f ? 1.0f : x < 0.0f ? -1.0f : 0.0f;
}

static float canonical_single(float x) {
    return x != x ? float_of(0x7FFFFFFF) : x;
}

static float fast_element(const Recipe *recipe, const Factor *x, const Factor *y, float total) {
    for (uint32_t term = 0; term < (uint32_t)recipe->k; term++)
        total = __builtin_fmaf(x[term].number, y[term].number, total);
    if (!recipe->is_half || !is_finite(total))
        return canonical_single(total);
    float rounded = rounded_to_half_single(total);
    return rounded == 0.0f ? __builtin_copysignf(0.0f, total) : rounded;
}

static float fused_element(const Recipe *recipe, const Factor *x, const Factor *y, float total, int32_t scale) {
    int32_t more = recipe->alignment - recipe->a.fraction - recipe->b.fraction;
    for (uint32_t first = 0; first < (uint32_t)recipe->k; first += (uint32_t)recipe->products) {
        uint32_t last = first + (uint32_t)recipe->products;
        last = last < (uint32_t)recipe->k ? last : (uint32_t)recipe->k;
        float classes = class_of(total);
        Factor addend = factor_of(__builtin_bit_cast(uint32_t, total), &SINGLE);
        int32_t greatest = GREATER(addend.exponent, LEAST_EXPONENT);
        if (recipe->is_half && addend.significand != 0 && greatest < -14)
            greatest = -14;
        for (uint32_t term = first; term < last; term++) {
            classes += class_of(x[term].number) * class_of(y[term].number);
            int32_t exponent = x[term].exponent + y[term].exponent + scale;
            greatest = greatest > exponent ? greatest : exponent;
        }
        if (!is_finite(classes)) {
            total = canonical_single(classes);
            continue;
        }
        int64_t sum = aligned(addend.significand, greatest - addend.exponent, recipe->alignment - SINGLE.fraction);
        for (uint32_t term = first; term < last; term++) {
            int64_t product = (int64_t)x[term].significand * y[term].significand;
            sum += aligned(product, greatest - (x[term].exponent + y[term].exponent + scale), more);
        }
        double exact = (double)sum * double_power(greatest - recipe->alignment);
        total = recipe->is_half ? rounded_to_half_single(exact) : rounded_to_single(exact, recipe->fraction);
    }
    return total;
}

static __attribute__((noinline)) void sum_elements(const Recipe *recipe, const Register *of_a, const Register *of_b,
                                                   const Floats before[COLUMNS], const Ints exponents[COLUMNS],
                                                   Floats after[COLUMNS]) {
    uint32_t terms = (uint32_t)recipe->k, halves = (uint32_t)recipe->m / 8;
    Factor x[MOST_TERMS], y[COLUMNS][MOST_TERMS];
    for (uint32_t column = 0; column < COLUMNS; column++)
        for (uint32_t term = 0; term < terms; term++)
            y[column][term] = factor_of(code_of(of_b, 1, column, &recipe->b, term), &recipe->b);
    for (uint32_t row = 0; row < (halves == 1 ? 8 : ROWS); row++) {
        for (uint32_t term = 0; term < terms; term++)
            x[term] = factor_of(code_of(of_a + row / 8, halves, row % 8, &recipe->a, term), &recipe->a);
        for (uint32_t column = 0; column < COLUMNS; column++) {
            float addend = ((const float *)&before[column])[row];
            int32_t scale = recipe->exponents >= 0 ? ((const int32_t *)&exponents[column])[row] : 0;
            ((float *)&after[column])[row] = recipe->kind == KIND_FAST
                                                 ? fast_element(recipe, x, y[column], addend)
                                                 : fused_element(recipe, x, y[column], addend, scale);
        }
    }
}
