// Products of matrices, which most kernels have not: a translation unit, and an object file, of their own.

#include "product_operands.c"
#include "product_sums.c"
#include "product_elements.c"
#include "product_specials.c"
#include "product_halves.c"
#include "product_groups.c"
#include "product_numbers.c"
#include "product_pairs.c"
#include "product_matrices.c"
#include "shared_matrices.c"
#include "tiles.c"
#include "operand_parts.c"
#include "warpgroups.c"

// The first register of the sums of 16 rows and 8 columns.
INLINE uint32_t first_sum(const Recipe *recipe, uint32_t rows, uint32_t columns) {
    return (uint32_t)recipe->c_first + columns * (uint32_t)recipe->m / 4 + 4 * rows;
}

// The sums of a tile, one after the other.
static __attribute__((noinline)) void sum_slowly(const Recipe *recipe, Register *registers, uint32_t rows,
                                                 uint32_t columns) {
    uint32_t first = first_sum(recipe, rows, columns);
    Floats before[COLUMNS], after[COLUMNS];
    Ints exponents[COLUMNS];
    read_sums(recipe, registers, first, (Words *)before);
    if (recipe->exponents >= 0)
        read_sums(recipe, registers, first + (uint32_t)(recipe->exponents - recipe->c_first), (Words *)exponents);
    uint32_t of_columns = columns * ((uint32_t)recipe->k / (4 * packed(&recipe->b)));
    const Register *of_b = &registers[(uint32_t)recipe->b_first + of_columns];
    round_sums(recipe, TO_NEAREST);
    sum_elements(recipe, &registers[2 * rows], of_b, before, exponents, after);
    round_sums(recipe, TO_ZERO);
    write_sums(recipe, registers, first, (const Words *)after);
}

INLINE void sum_integers(const Recipe *recipe, Register *registers, uint32_t first, const Rows *a, const Columns *b) {
    Words words[COLUMNS];
    read_sums(recipe, registers, first, words);
    add_integers(recipe, a, b, words);
    write_sums(recipe, registers, first, words);
}

INLINE void sum_by_fma(const Recipe *recipe, Register *registers, uint32_t first, const Rows *a, const Columns *b) {
    Words words[COLUMNS];
    read_sums(recipe, registers, first, words);
    add_by_fma(recipe, a, b, words);
    write_sums(recipe, registers, first, words);
}

// `special`: not all numbers are finite. Returns whether f32 had room for everything.
INLINE bool sum_as_generation(const Recipe *recipe, Register *registers, uint32_t first, const Rows *a,
                              const Columns *b, bool special) {
    Floats sums[COLUMNS];
    Ints exponents[COLUMNS];
    read_sums(recipe, registers, first, (Words *)sums);
    if (recipe->exponents >= 0)
        read_sums(recipe, registers, first + (uint32_t)(recipe->exponents - recipe->c_first), (Words *)exponents);
    Floats before[COLUMNS];
    EACH_COLUMN_OF_ALL before[n] = sums[n];
    if (!sum_as_fused(recipe, a, b, exponents, special, before, sums))
        return false;
    write_sums(recipe, registers, first, (const Words *)sums);
    return true;
}

// The sums of 16 rows and 8 columns. Returns false if it cannot.
INLINE bool sum_tile(const Recipe *recipe, Register *registers, uint32_t first, const Rows *a, const Columns *b,
                     bool special, enum Kind kind) {
    if (kind == KIND_FUSED)
        return sum_as_generation(recipe, registers, first, a, b, special);
    if (kind == KIND_FAST)
        sum_by_fma(recipe, registers, first, a, b);
    else
        sum_integers(recipe, registers, first, a, b);
    return true;
}

// Rows of A into `kept`, unless it has them. Returns whether one of them is not finite.
INLINE bool keep_rows(const Recipe *recipe, const Register *registers, uint32_t rows, Kept *kept, uint32_t same,
                      enum Kind kind) {
    const Words *words = (const Words *)registers;
    Words *known = (Words *)kept->words, differing = 0;
    bool is_small = recipe->m <= ROWS && recipe->b_first <= 4;
    if (is_small && kept->recipe == recipe) {
        if (same >= (uint32_t)recipe->b_first)
            return kept->is_special != 0;
        for (uint32_t i = 0; i < 2 * (uint32_t)recipe->b_first; i++)
            differing |= words[i] ^ known[i];
        if (__builtin_reduce_or(differing) == 0)
            return kept->is_special != 0;
    }
    kept->recipe = is_small ? recipe : 0;
    if (is_small)
        for (uint32_t i = 0; i < 2 * (uint32_t)recipe->b_first; i++)
            known[i] = words[i];
    kept->is_special = read_left_rows(recipe, registers, rows, &kept->rows, kind);
    return kept->is_special != 0;
}

INLINE void multiply(const Recipe *recipe, Register *registers, Kept *kept, uint32_t same, enum Kind kind) {
    Columns b;
    for (uint32_t rows = 0; rows < ((uint32_t)recipe->m + 8) / ROWS; rows++) {
        bool special = keep_rows(recipe, registers, rows, kept, same, kind);
        for (uint32_t columns = 0; columns < (uint32_t)recipe->n / COLUMNS; columns++) {
            bool more = read_right_columns(recipe, registers, columns, &b, kind);
            uint32_t first = first_sum(recipe, rows, columns);
            if (!sum_tile(recipe, registers, first, &kept->rows, &b, special | more, kind))
                sum_slowly(recipe, registers, rows, columns);
        }
    }
}

static __attribute__((noinline)) void multiply_as_generation(const Recipe *recipe, Register *registers, Kept *kept,
                                                             uint32_t same) {
    round_sums(recipe, TO_ZERO);
    multiply(recipe, registers, kept, same, KIND_FUSED);
    round_sums(recipe, TO_NEAREST);
}

#include "product_runs.c"

// D = A * B + C: registers of A, of B, and of sums that are added to. `kept` begins with a null pointer; the first
// `same` registers are those of the last call with the same recipe.
void ptxvm_multiply(const Recipe *recipe, Register *registers, Kept *kept, uint32_t same) {
    switch (recipe->kind) {
    case KIND_FAST:
        return multiply(recipe, registers, kept, same, KIND_FAST);
    case KIND_FUSED:
        return multiply_as_generation(recipe, registers, kept, same);
    default:
        return multiply(recipe, registers, kept, same, KIND_INTEGER);
    }
}
