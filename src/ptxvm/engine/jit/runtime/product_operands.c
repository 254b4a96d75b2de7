// Registers to terms: what lanes hold of A, B and the sums, as ISA 9.7.14.5 places it.

#include "products.h"

#define EVERY_FOURTH(x, y, t)                                                                                         \
    __builtin_shufflevector(x, y, t, t + 4, t + 8, t + 12, t + 16, t + 20, t + 24, t + 28, t + 1, t + 5, t + 9,       \
                            t + 13, t + 17, t + 21, t + 25, t + 29)
#define LOWER(x, y) __builtin_shufflevector(x, y, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23)
#define UPPER(x, y) __builtin_shufflevector(x, y, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31)
#define BY_LANES(x, y, g)                                                                                             \
    __builtin_shufflevector(x, y, g, g + 8, g + 16, g + 24, g + 1, g + 9, g + 17, g + 25, g + 2, g + 10, g + 18,      \
                            g + 26, g + 3, g + 11, g + 19, g + 27)

// Lane `4 g + t` of `upper` and `lower` holds a word of row `g` and `g + 8`: word `t` of all rows.
INLINE void gather_rows(const Register *upper, const Register *lower, Words words[4]) {
    const Words *x = (const Words *)*upper, *y = (const Words *)*lower;
    Words a = EVERY_FOURTH(x[0], x[1], 0), b = EVERY_FOURTH(x[0], x[1], 2);
    Words c = EVERY_FOURTH(y[0], y[1], 0), d = EVERY_FOURTH(y[0], y[1], 2);
    words[0] = LOWER(a, c);
    words[1] = UPPER(a, c);
    words[2] = LOWER(b, d);
    words[3] = UPPER(b, d);
}

// The opposite.
INLINE void scatter_rows(const Words words[4], Register *upper, Register *lower) {
    Words *x = (Words *)*upper, *y = (Words *)*lower;
    Words a = LOWER(words[0], words[1]), b = LOWER(words[2], words[3]);
    Words c = UPPER(words[0], words[1]), d = UPPER(words[2], words[3]);
    x[0] = BY_LANES(a, b, 0);
    x[1] = BY_LANES(a, b, 4);
    y[0] = BY_LANES(c, d, 0);
    y[1] = BY_LANES(c, d, 4);
}

INLINE float power_of_two(int32_t exponent) {
    return __builtin_bit_cast(float, (exponent + 127) << 23);
}

// How elements of words become numbers: bits of f32 after shifts and a mask, times a power of two. Their exponents are
// those of f32, `least` or more, and `offset`. Numbers that are not finite are found by a sum that reaches the bit of
// the sign.
typedef struct {
    uint32_t right, mask, first, step;
    float factor;
    int32_t least, offset, zero;
    uint32_t magnitudes, distance, signs;
} Reading;

enum { LEAST_OF_HALF = BIAS - 14 };

// `of_half`: numbers are taken for f16.
INLINE Reading reading_of(const Numbers *numbers, bool of_half) {
    uint32_t size = 1 + (uint32_t)(numbers->exponent + numbers->fraction), sign = UINT32_C(1) << (size - 1);
    uint32_t each = UINT32_MAX / (UINT32_MAX >> (32 - numbers->bits)) << numbers->unused;
    int32_t bias = (1 << (numbers->exponent - 1)) - 1;
    return (Reading){
        .right = 8 - (uint32_t)numbers->exponent,
        .mask = UINT32_C(1) << 31 | (sign - 1) << (23 - numbers->fraction),
        .first = WARP_SIZE - size - (uint32_t)numbers->unused,
        .step = (uint32_t)numbers->bits,
        .factor = power_of_two(127 - bias),
        .least = of_half ? LEAST_OF_HALF : BIAS - bias + 1,
        .offset = 0,
        .zero = BIAS + ZERO_EXPONENT,
        .magnitudes = each * (sign - 1),
        .distance = each * (sign - 1 - (uint32_t)numbers->greatest),
        .signs = each * sign,
    };
}

// Element `index` of each word as a number, and its exponent: at least that of the smallest normal number. Infinities
// and NaN of formats with the exponents of f32 have none.
INLINE void read_float(Words words, const Reading *reading, uint32_t index, Floats *value, Ints *exponent) {
    Ints bits = (Ints)(words << (reading->first - index * reading->step)) >> reading->right;
    bits &= (Ints)(Words)reading->mask;
    *value = (Floats)bits * reading->factor;
    if (exponent != 0) {
        Ints magnitude = bits & INT32_MAX, own = (Ints)((Words)(Ints)*value << 1 >> 24);
        Ints known = __builtin_elementwise_max(own, (Ints)reading->least) + reading->offset;
        *exponent = magnitude == 0 || magnitude >= 0x7F800000 ? (Ints)reading->zero : known;
    }
}

// Integers of each word as two of 16 bits: element `index` of the lower half, and of the upper one.
INLINE Floats read_integers(Words words, const Numbers *numbers, uint32_t index) {
    uint32_t bits = (uint32_t)numbers->bits, above = HALF_WORD - bits;
    Halfwords top = (Halfwords)words << (uint16_t)(above - index * bits);
    return (Floats)(numbers->is_signed ? (Halfwords)((Shorts)top >> (int16_t)above) : top >> (uint16_t)above);
}

enum { MOST_IN_WORDS = 32 };

// How the elements of a matrix are read: `vectors` of numbers for each word, which are as many as its elements, but
// half as many integers.
typedef struct {
    enum Kind kind;
    uint32_t in_word, vectors;
} Elements;

INLINE Elements elements_of(enum Kind kind, uint32_t in_word) {
    return (Elements){kind, in_word, kind == KIND_INTEGER ? in_word / 2 : in_word};
}

// The elements of words: an array of `stride` vectors for each vector of numbers, from `value` and `exponent` on.
// Collects in `found` what tells whether one is not finite.
INLINE void read_words(Words words, const Numbers *numbers, const Reading *reading, Elements elements, uint32_t stride,
                       Floats *value, Ints *exponent, Words *found) {
    if (elements.kind != KIND_INTEGER)
        *found |= (words & reading->magnitudes) + reading->distance;
    UNROLLED (uint32_t index = 0; index < elements.in_word; index++) {
        if (elements.kind != KIND_INTEGER)
            read_float(words, reading, index, &value[stride * index],
                       elements.kind == KIND_FUSED ? &exponent[index] : 0);
        else if (index < elements.vectors)
            value[stride * index] = read_integers(words, numbers, index);
    }
}

// Exponents of terms that follow each other, in one word.
INLINE Words both_exponents(Ints first, Ints second) {
    return ((Words)first & 0xFFFF) | (Words)second << 16;
}

typedef uint64_t WordPairs __attribute__((ext_vector_type(8), aligned(64)));

// The same where terms are in lanes that follow each other: in every other lane.
INLINE Words exponents_of_lanes(Ints exponents) {
    WordPairs pairs = (WordPairs)exponents;
    return (Words)((pairs & 0xFFFF) | (pairs >> 16 & 0xFFFF0000));
}

// Where the values of a term begin in `Columns`: for every element of a word 32 words, register by register. By the
// logarithm of the elements in a word.
static const uint16_t PLACES[4][MOST_TERMS] = {
    {
        0, 1, 2, 3, 32, 33, 34, 35, 64, 65, 66, 67, 96, 97, 98, 99, 128, 129, 130, 131, 160, 161, 162, 163, 192,
        193, 194, 195, 224, 225, 226, 227, 256, 257, 258, 259, 288, 289, 290, 291, 320, 321, 322, 323, 352, 353,
        354, 355, 384, 385, 386, 387, 416, 417, 418, 419, 448, 449, 450, 451, 480, 481, 482, 483},
    {
        0, 32, 1, 33, 2, 34, 3, 35, 64, 96, 65, 97, 66, 98, 67, 99, 128, 160, 129, 161, 130, 162, 131, 163, 192,
        224, 193, 225, 194, 226, 195, 227, 256, 288, 257, 289, 258, 290, 259, 291, 320, 352, 321, 353, 322, 354,
        323, 355, 384, 416, 385, 417, 386, 418, 387, 419, 448, 480, 449, 481, 450, 482, 451, 483},
    {
        0, 32, 64, 96, 1, 33, 65, 97, 2, 34, 66, 98, 3, 35, 67, 99, 128, 160, 192, 224, 129, 161, 193, 225, 130,
        162, 194, 226, 131, 163, 195, 227, 256, 288, 320, 352, 257, 289, 321, 353, 258, 290, 322, 354, 259, 291,
        323, 355, 384, 416, 448, 480, 385, 417, 449, 481, 386, 418, 450, 482, 387, 419, 451, 483},
    {
        0, 32, 64, 96, 128, 160, 192, 224, 1, 33, 65, 97, 129, 161, 193, 225, 2, 34, 66, 98, 130, 162, 194, 226,
        3, 35, 67, 99, 131, 163, 195, 227, 256, 288, 320, 352, 384, 416, 448, 480, 257, 289, 321, 353, 385, 417,
        449, 481, 258, 290, 322, 354, 386, 418, 450, 482, 259, 291, 323, 355, 387, 419, 451, 483},
};

// Read as vectors.
static const Register ZEROS __attribute__((aligned(64)));

INLINE bool read_rows_of(const Recipe *recipe, const Register *registers, uint32_t block, Rows *rows,
                         Elements elements) {
    const Numbers *numbers = &recipe->a;
    uint32_t halves = (uint32_t)recipe->m / 8;
    Reading reading = reading_of(numbers, recipe->of_halves != 0);
    Words found = 0;
    Floats *value = rows->values;
    Words *both = rows->exponents;
    // Without the bias: sums with exponents of B have it once.
    reading.offset -= BIAS;
    reading.zero -= BIAS;
    for (uint32_t along = 0; along < (uint32_t)recipe->k / (4 * elements.in_word); along++) {
        const Register *first = &registers[along * halves + 2 * block];
        Words words[4];
        Ints exponents[MOST_IN_WORDS];
        gather_rows(first, halves == 1 ? &ZEROS : first + 1, words);
        UNROLLED (uint32_t word = 0; word < 4; word++) {
            read_words(words[word], numbers, &reading, elements, 1, value, &exponents[elements.in_word * word], &found);
            value += elements.vectors;
        }
        if (elements.kind == KIND_FUSED)
            UNROLLED (uint32_t term = 0; term < 4 * elements.in_word; term += 2, both += 2)
                *both = both_exponents(exponents[term], exponents[term + 1]);
    }
    return elements.kind != KIND_INTEGER && (__builtin_reduce_or(found) & reading.signs) != 0;
}

INLINE bool read_columns_of(const Recipe *recipe, const Register *registers, uint32_t block, Columns *columns,
                            Elements elements) {
    const Numbers *numbers = &recipe->b;
    uint32_t count = (uint32_t)recipe->k / (4 * elements.in_word);
    Reading reading = reading_of(numbers, recipe->of_halves != 0);
    Words found = 0;
    Floats *value = (Floats *)columns->values;
    Words *both = (Words *)columns->exponents;
    columns->places = PLACES[first_of((Set)elements.vectors)];
    for (uint32_t along = 0; along < count; along++) {
        const Words *words = (const Words *)registers[(uint32_t)recipe->b_first + block * count + along];
        UNROLLED (uint32_t half = 0; half < 2; half++, value++, both++) {
            Ints exponents[MOST_IN_WORDS];
            read_words(words[half], numbers, &reading, elements, 2, value, exponents, &found);
            if (elements.kind == KIND_FUSED)
                UNROLLED (uint32_t index = 0; index < elements.in_word; index += 2)
                    both[2 * index] = elements.in_word == 1 ? exponents_of_lanes(exponents[0])
                                                            : both_exponents(exponents[index], exponents[index + 1]);
        }
        value += 2 * elements.vectors - 2;
        both += 2 * elements.in_word - 2;
    }
    return elements.kind != KIND_INTEGER && (__builtin_reduce_or(found) & reading.signs) != 0;
}

// Of matrices with one, two, four or eight elements in a word.
#define OF_EACH_PACKING(function, kind, numbers, ...)           \
    switch (logarithm(numbers)) {                               \
    case 0:                                                     \
        return function(__VA_ARGS__, elements_of(kind, 1));     \
    case 1:                                                     \
        return function(__VA_ARGS__, elements_of(kind, 2));     \
    case 2:                                                     \
        return function(__VA_ARGS__, elements_of(kind, 4));     \
    default:                                                    \
        return function(__VA_ARGS__, elements_of(kind, 8));     \
    }

// Reads rows `16 * block` and on of A. Returns whether one of them is not finite.
INLINE bool read_rows(const Recipe *recipe, const Register *registers, uint32_t block, Rows *rows, enum Kind kind) {
    OF_EACH_PACKING(read_rows_of, kind, &recipe->a, recipe, registers, block, rows)
}

// Reads columns `8 * block` and on of B. Returns whether one of them is not finite.
INLINE bool read_columns(const Recipe *recipe, const Register *registers, uint32_t block, Columns *columns,
                         enum Kind kind) {
    OF_EACH_PACKING(read_columns_of, kind, &recipe->b, recipe, registers, block, columns)
}

// The registers of 16 rows and 8 columns that begin with `first`, column by column.
INLINE void read_sums(const Recipe *recipe, const Register *registers, uint32_t first, Words sums[COLUMNS]) {
    UNROLLED (uint32_t odd = 0; odd < 2; odd++) {
        Words words[4];
        gather_rows(&registers[first + odd], recipe->m == 8 ? &ZEROS : &registers[first + odd + 2], words);
        UNROLLED (uint32_t pair = 0; pair < 4; pair++)
            sums[2 * pair + odd] = words[pair];
    }
}

INLINE void write_sums(const Recipe *recipe, Register *registers, uint32_t first, const Words sums[COLUMNS]) {
    Register beyond __attribute__((aligned(64)));
    UNROLLED (uint32_t odd = 0; odd < 2; odd++) {
        Words words[4] = {sums[odd], sums[2 + odd], sums[4 + odd], sums[6 + odd]};
        scatter_rows(words, &registers[first + odd], recipe->m == 8 ? &beyond : &registers[first + odd + 2]);
    }
}
