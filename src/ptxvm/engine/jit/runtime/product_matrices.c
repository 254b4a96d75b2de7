// Products of whole matrices, those of a warpgroup and of tensor memory: the tiles of 16 rows and 8 columns of `mma`.

#include "products.h"

INLINE Floats single_of_half(Words half) {
    Words magnitude = (half & 0x7FFF) << 13, sign = (half & 0x8000) << 16;
    Words special = magnitude >= 0x0F800000 ? (Words)0x7F800000 : (Words)0;
    Words finite = (Words)((Floats)magnitude * 0x1p112f);
    return (Floats)((special != 0 ? magnitude | special : finite) | sign);
}

// Of an f32 that is rounded to f16, or the canonical NaN.
INLINE Words half_of_single(Floats single) {
    Words bits = (Words)single, magnitude = bits & INT32_MAX;
    Words normal = (magnitude - (112 << 23)) >> 13;
    Words small = (Words)TRUNCATED((Floats)magnitude * 0x1p24f);
    Words result = magnitude < 113 << 23 ? small : normal;
    result = magnitude >= 0x7F800000 ? (Words)0x7C00 : result;
    return magnitude > 0x7F800000 ? (Words)0x7FFF : result | (bits >> 16 & 0x8000);
}

INLINE Register *register_of(const Sums *sums, uint32_t number) {
    return (Register *)(sums->base + sums->places[number]);
}

// The registers that hold 8 columns, of which each holds one of f32 or two of f16.
INLINE void read_registers(const Sums *sums, uint32_t columns, bool is_half, Words tile[COLUMNS]) {
    UNROLLED (uint32_t odd = 0; odd < 2; odd++) {
        Words words[4];
        if (is_half)
            gather_rows(register_of(sums, 2 * columns), register_of(sums, 2 * columns + 1), words);
        else
            gather_rows(register_of(sums, 4 * columns + odd), register_of(sums, 4 * columns + odd + 2), words);
        UNROLLED (uint32_t pair = 0; pair < 4; pair++)
            tile[2 * pair + odd] = is_half ? words[pair] >> 16 * odd : words[pair];
    }
}

INLINE void write_registers(const Sums *sums, uint32_t columns, bool is_half, const Words tile[COLUMNS]) {
    if (is_half) {
        Words words[4];
        UNROLLED (uint32_t pair = 0; pair < 4; pair++)
            words[pair] = tile[2 * pair] | tile[2 * pair + 1] << 16;
        scatter_rows(words, register_of(sums, 2 * columns), register_of(sums, 2 * columns + 1));
        return;
    }
    UNROLLED (uint32_t odd = 0; odd < 2; odd++) {
        Words words[4] = {tile[odd], tile[2 + odd], tile[4 + odd], tile[6 + odd]};
        scatter_rows(words, register_of(sums, 4 * columns + odd), register_of(sums, 4 * columns + odd + 2));
    }
}

// The sums of 8 columns, as integers or bits of f32.
static void read_tile(const Recipe *recipe, const Sums *sums, uint32_t columns, Words tile[COLUMNS]) {
    if (sums->places != 0)
        read_registers(sums, columns, recipe->is_half, tile);
    else
        EACH_COLUMN_OF_ALL tile[n] = *column_of(sums, COLUMNS * columns + n);
    if (recipe->is_half)
        EACH_COLUMN_OF_ALL tile[n] = (Words)single_of_half(tile[n]);
}

static void write_tile(const Recipe *recipe, const Sums *sums, uint32_t columns, Words tile[COLUMNS]) {
    if (recipe->is_half)
        EACH_COLUMN_OF_ALL tile[n] = half_of_single((Floats)tile[n]);
    if (sums->places != 0)
        write_registers(sums, columns, recipe->is_half, tile);
    else
        EACH_COLUMN_OF_ALL *column_of(sums, COLUMNS * columns + n) = tile[n];
}

// Adds the products of 16 rows and 8 columns to `tile`, which is as `before`; `special`: not all are finite. Returns
// false if it cannot.
static bool add_tile(const Recipe *recipe, const Rows *a, const Columns *b, const Factors *of_a, const Factors *of_b,
                     const Ints exponents[COLUMNS], bool special, const Words before[COLUMNS], Words tile[COLUMNS]) {
    switch (recipe->kind) {
    case KIND_FUSED:
        return sum_as_fused(recipe, a, b, exponents, special, (const Floats *)before, (Floats *)tile);
    case KIND_GROUPS:
        EACH_COLUMN_OF_ALL tile[n] = (Words)sum_groups(a, b, n, of_a, of_b, (Floats)tile[n]);
        return true;
    case KIND_FAST:
        add_by_fma(recipe, a, b, tile);
        return true;
    default:
        add_integers(recipe, a, b, tile);
        return true;
    }
}

// The same, element by element.
static void add_slowly(const Recipe *recipe, const Register *a, const Register *b, const Ints exponents[COLUMNS],
                       Words tile[COLUMNS]) {
    Floats before[COLUMNS];
    EACH_COLUMN_OF_ALL before[n] = (Floats)tile[n];
    round_sums(recipe, TO_NEAREST);
    sum_elements(recipe, a, b, before, exponents, (Floats *)tile);
    round_sums(recipe, TO_ZERO);
}

// Rows of A, so far apart that caches hold several: they would have the same place for all.
typedef struct {
    Rows rows;
    Words apart[16];
} Block;

// How matrices are read whose sums are made so.
static enum Kind reading_kind(const Recipe *recipe) {
    return recipe->kind == KIND_GROUPS ? KIND_FAST : (enum Kind)recipe->kind;
}

static void multiply_matrices(const Recipe *recipe, const Register *a, uint32_t blocks, const Register *b,
                              uint32_t columns, const Sums *sums, bool adds, const Scales *scales) {
    Block rows[MOST_BLOCKS];
    Factors of_rows[MOST_BLOCKS], of_columns;
    bool special[MOST_BLOCKS];
    if (sums->places == 0 && multiply_in_memory(recipe, a, blocks, b, columns, sums, adds))
        return;
    for (uint32_t block = 0; block < blocks; block++) {
        special[block] = read_left_rows(recipe, a + A_REGISTERS * block, 0, &rows[block].rows, reading_kind(recipe));
        if (scales != 0)
            read_scales(scales, scales->a, ROWS * block, ROWS, &of_rows[block]);
    }
    round_sums(recipe, TO_ZERO);
    for (uint32_t column = 0; column < columns; column++, b += B_REGISTERS) {
        Columns numbers;
        bool more = read_right_columns(recipe, b, 0, &numbers, reading_kind(recipe));
        if (scales != 0)
            read_scales(scales, scales->b, COLUMNS * column, COLUMNS, &of_columns);
        for (uint32_t block = 0; block < blocks; block++) {
            Words tile[COLUMNS], before[COLUMNS];
            Ints exponents[COLUMNS];
            const Factors *factors = &of_rows[block];
            EACH_COLUMN_OF_ALL tile[n] = 0;
            if (adds)
                read_tile(recipe, &sums[block], column, tile);
            EACH_COLUMN_OF_ALL before[n] = tile[n];
            if (scales != 0)
                EACH_COLUMN_OF_ALL exponents[n] = factors->exponents[0] + of_columns.exponents[0][n];
            if (!add_tile(recipe, &rows[block].rows, &numbers, factors, &of_columns, exponents, special[block] | more,
                          before, tile)) {
                EACH_COLUMN_OF_ALL tile[n] = before[n];
                add_slowly(recipe, a + A_REGISTERS * block, b, exponents, tile);
            }
            if (scales != 0)
                EACH_COLUMN_OF_ALL tile[n] =
                    (factors->missing | of_columns.missing[n]) != 0 ? (Words)INT32_MAX : tile[n];
            write_tile(recipe, &sums[block], column, tile);
        }
    }
    round_sums(recipe, TO_NEAREST);
}

// As `multiply_matrices`, of sums in tensor memory: columns `stride` words apart, 16 rows `step` words behind others.
// Registers may lie anywhere.
void ptxvm_multiply_tile(const Recipe *recipe, const void *a, uint32_t blocks, const void *b, uint32_t columns,
                         uint32_t *sums, uint32_t stride, uint32_t step, uint32_t adds, const Scales *scales) {
    Register left[MOST_BLOCKS * A_REGISTERS] __attribute__((aligned(64)));
    Register right[MOST_COLUMNS / 8 * B_REGISTERS] __attribute__((aligned(64)));
    Sums places[MOST_BLOCKS];
    __builtin_memcpy(left, a, blocks * A_REGISTERS * sizeof(Register));
    __builtin_memcpy(right, b, columns * B_REGISTERS * sizeof(Register));
    for (uint32_t block = 0; block < blocks; block++)
        places[block] = (Sums){.base = (uint8_t *)(sums + block * step), .places = 0, .stride = stride};
    multiply_matrices(recipe, left, blocks, right, columns, places, adds != 0, scales);
}
