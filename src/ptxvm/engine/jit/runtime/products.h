// Products of small matrices in the registers of a warp, as `isa/matrix` defines them: the same bits, by vectors of 16
// rows. What is rare (infinities, NaN, exponents at the ends of f32) is computed element by element.

#pragma once

#include "lanes.h"

// No product is fused with a sum unless it is said.
#pragma STDC FP_CONTRACT OFF

#define UNROLLED _Pragma("clang loop unroll(full)") for

// 16 rows of a matrix.
typedef float Floats __attribute__((ext_vector_type(16), aligned(64)));
typedef int32_t Ints __attribute__((ext_vector_type(16), aligned(64)));
typedef uint32_t Words __attribute__((ext_vector_type(16), aligned(64)));

// Two in each of these words.
typedef int16_t Shorts __attribute__((ext_vector_type(32), aligned(64)));
typedef uint16_t Halfwords __attribute__((ext_vector_type(32), aligned(64)));

#define FLOATS(x) __builtin_convertvector(x, Floats)
#define TRUNCATED(x) __builtin_convertvector(x, Ints)
#define GREATER(x, y) ((x) > (y) ? (x) : (y))

enum { ROWS = 16, COLUMNS = 8, BLOCK = 4, MOST_TERMS = 64 };

// What is added to exponents of f32. The others are those of lanes/fp/fused.py.
enum { BIAS = 127, ZERO_EXPONENT = -512, LEAST_EXPONENT = -133 };

enum { HALF_WORD = 16 };

enum Kind { KIND_FAST, KIND_FUSED, KIND_INTEGER, KIND_GROUPS };

// The elements of A or B: `bits` for each, of which the lowest `unused` do not count. A float has `exponent` and
// `fraction` bits, an integer none. Codes above `greatest` are not finite; `infinity` is 0 where there is none.
typedef struct {
    int32_t bits, unused, exponent, fraction, greatest, infinity, is_signed;
} Numbers;

// What is multiplied, as isa/matrix/shared/native.py says it: sizes, the first registers of B, of the addends (which
// the sums replace) and of exponents that scale the products; how sums are made. `of_halves`: products of f16 are made
// one after the other, of the lower two of four numbers and of the upper two, to which the addends are added.
typedef struct {
    int32_t m, n, k, b_first, c_first, exponents;
    Numbers a, b;
    int32_t kind, products, alignment, fraction, is_half, saturates, of_halves;
} Recipe;

// One register of each lane.
typedef uint32_t Register[WARP_SIZE];

// Term by term: 16 rows of A as numbers, two integers at a time. For every other term its exponents, as 16 bits, and
// those of the next.
typedef struct {
    Floats values[MOST_TERMS];
    Words exponents[MOST_TERMS];
} Rows;

// Rows of A that the next product may have, too: those that registers of `words` hold, read as `recipe` says.
typedef struct {
    const Recipe *recipe;
    uint32_t is_special;
    Register words[4] __attribute__((aligned(64)));
    Rows rows;
} Kept;

_Static_assert(sizeof(Kept) == 8768, "isa/matrix/shared/native.py says it, too");

// The same of 8 columns of B; `places` tells where terms begin, columns are 4 apart. They may be in another order.
typedef struct {
    float values[MOST_TERMS * COLUMNS] __attribute__((aligned(64)));
    uint32_t exponents[MOST_TERMS * COLUMNS] __attribute__((aligned(64)));
    const uint16_t *places;
    uint16_t own_places[MOST_TERMS];
} Columns;

// The logarithm of the number of elements in a word, and that number.
INLINE uint32_t logarithm(const Numbers *numbers) {
    return 5 - first_of((Set)numbers->bits);
}

INLINE uint32_t packed(const Numbers *numbers) {
    return UINT32_C(1) << logarithm(numbers);
}

// product_elements.c

// The sums of 16 rows and 8 columns, one by one: registers of these rows of A, and of these columns of B.
static void sum_elements(const Recipe *recipe, const Register *of_a, const Register *of_b, const Floats before[COLUMNS],
                         const Ints exponents[COLUMNS], Floats after[COLUMNS]);

// product_matrices.c

// Registers of 16 rows of A, and of 8 columns of B, of a matrix with 32 bytes of K: as those of `mma`.
enum { A_REGISTERS = 4, B_REGISTERS = 2, MOST_BLOCKS = 8, MOST_COLUMNS = 256 };

// Where the sums of 16 rows are: in registers at `places` behind `base`, or without places column by column, `stride`
// words apart. f16 are two in a register, else one in a word.
typedef struct {
    uint8_t *base;
    const uint32_t *places;
    uint64_t stride;
} Sums;

// Codes of scales: `blocks` for each row of A, and for each column of B. They are ue4m3, else ue8m0.
typedef struct {
    const uint8_t *a, *b;
    uint32_t blocks, is_ue4m3;
} Scales;

// D = A * B (+ D, if it `adds`): 16 rows for each of `blocks`, 8 columns for each of `columns`. `scales` are null where
// there are none.
static void multiply_matrices(const Recipe *recipe, const Register *a, uint32_t blocks, const Register *b,
                              uint32_t columns, const Sums *sums, bool adds, const Scales *scales);

// product_runs.c

// The same by FMA, of f32 and integers in registers. Returns false for others.
static bool multiply_in_registers(const Recipe *recipe, const Register *a, uint32_t blocks, const Register *b,
                                  uint32_t columns, const Sums *sums, bool adds);
