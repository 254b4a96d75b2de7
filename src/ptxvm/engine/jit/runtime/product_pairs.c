// Products of whole matrices whose sums are in tensor memory, by FMA or of integers: 32 rows and 8 columns at once.

#include "products.h"

// 16 words that may lie anywhere.
typedef uint32_t OddWords __attribute__((ext_vector_type(16), aligned(4)));

INLINE OddWords *column_of(const Sums *sums, uint32_t column) {
    return (OddWords *)(sums->base + 4 * sums->stride * column);
}

INLINE void read_rows_in(Reader reader, const Register *registers, Floats *value, enum Manner manner) {
    for (; reader.along != 0; reader.along--, registers += 2) {
        Words words[4];
        gather_rows(registers, registers + 1, words);
        UNROLLED (uint32_t t = 0; t < 4; t++)
            for (uint32_t index = 0; index < reader.vectors; index++)
                *value++ = number_of(&reader, words[t], index, manner);
    }
}

// 16 rows of A, term by term.
static __attribute__((noinline)) void read_sixteen(const Reader *reader, const Register *registers, Floats *value) {
    IN_EACH_MANNER(read_rows_in, reader->manner, *reader, registers, value)
}

INLINE void read_columns_in(Reader reader, const Words *words, Floats *value, enum Manner manner) {
    for (; reader.along != 0; reader.along--, words += 2)
        for (uint32_t index = 0; index < reader.vectors; index++)
            UNROLLED (uint32_t half = 0; half < 2; half++)
                *value++ = number_of(&reader, words[half], index, manner);
}

// 8 columns of B: for each element of a word, four words of each column.
static __attribute__((noinline)) void read_eight(const Reader *reader, const Register *registers, Floats *value) {
    IN_EACH_MANNER(read_columns_in, reader->manner, *reader, (const Words *)registers, value)
}

// Two blocks of 16 rows: of A as numbers, and of the first of 8 columns of sums, which are so many bytes apart.
typedef struct {
    const Floats *rows[2];
    uint8_t *sums[2];
    uint64_t stride;
} Both;

#define EACH_SUM_OF_BOTH                              \
    UNROLLED (uint32_t block = 0; block < 2; block++) \
        EACH_COLUMN_OF_ALL

INLINE OddWords *sum_of(const Both *both, uint32_t block, uint32_t n) {
    return (OddWords *)(both->sums[block] + both->stride * n);
}

// Term by term, in the order of K: numbers of B serve both blocks. `exact`: of integers.
INLINE void add_terms(const Reader *reader, const Both *both, const Floats *columns, Floats sums[2][COLUMNS],
                      bool exact) {
    const Floats *upper = both->rows[0], *lower = both->rows[1];
    for (uint32_t along = reader->along; along != 0; along--, columns += 2 * reader->vectors)
        UNROLLED (uint32_t t = 0; t < 4; t++)
            for (uint32_t index = 0; index < reader->vectors; index++, upper++, lower++) {
                const float *numbers = (const float *)&columns[2 * index] + t;
                EACH_COLUMN_OF_ALL {
                    Floats number = (Floats)for_all_rows(numbers[4 * n]);
                    sums[0][n] = more_of(sums[0][n], *upper, number, exact);
                    sums[1][n] = more_of(sums[1][n], *lower, number, exact);
                }
            }
}

// Of f32, which begin with zeros, or with what is there, if it `adds`.
static __attribute__((noinline)) void add_both(const Reader *reader, const Both *both, const Floats *columns,
                                               bool adds) {
    Floats sums[2][COLUMNS];
    EACH_SUM_OF_BOTH sums[block][n] = 0.0f;
    if (adds)
        EACH_SUM_OF_BOTH sums[block][n] = (Floats)*sum_of(both, block, n);
    add_terms(reader, both, columns, sums, false);
    make_canonical(sums[0], 2 * COLUMNS);
    EACH_SUM_OF_BOTH *sum_of(both, block, n) = (OddWords)sums[block][n];
}

static __attribute__((noinline)) void add_both_integers(const Recipe *recipe, const Reader *reader, const Both *both,
                                                        const Floats *columns, bool adds) {
    Floats sums[2][COLUMNS];
    EACH_SUM_OF_BOTH sums[block][n] = 0.0f;
    add_terms(reader, both, columns, sums, true);
    EACH_SUM_OF_BOTH {
        OddWords *own = sum_of(both, block, n);
        *own = (OddWords)more_integers(recipe, adds ? (Words)*own : (Words)0, (Ints)sums[block][n]);
    }
}

// As `multiply_matrices`. Returns false for products that are made in another way.
static bool multiply_in_memory(const Recipe *recipe, const Register *a, uint32_t blocks, const Register *b,
                               uint32_t columns, const Sums *sums, bool adds) {
    Floats left[MOST_BLOCKS * MOST_TERMS], right[MOST_TERMS / 2];
    bool exact = recipe->kind == KIND_INTEGER;
    if (recipe->is_half || (recipe->kind != KIND_FAST && !exact) || blocks % 2 != 0)
        return false;
    Reader of_a = reader_of(recipe, &recipe->a, a, A_REGISTERS * blocks);
    Reader of_b = reader_of(recipe, &recipe->b, b, B_REGISTERS * columns);
    uint32_t terms = 4 * of_a.along * of_a.vectors;
    for (uint32_t block = 0; block < blocks; block++)
        read_sixteen(&of_a, a + A_REGISTERS * block, &left[terms * block]);
    for (uint32_t column = 0; column < columns; column++) {
        read_eight(&of_b, b + B_REGISTERS * column, right);
        for (uint32_t block = 0; block < blocks; block += 2) {
            Both both = {.stride = 4 * sums->stride};
            UNROLLED (uint32_t i = 0; i < 2; i++) {
                both.rows[i] = &left[terms * (block + i)];
                both.sums[i] = (uint8_t *)column_of(&sums[block + i], COLUMNS * column);
            }
            if (exact)
                add_both_integers(recipe, &of_b, &both, right, adds);
            else
                add_both(&of_b, &both, right, adds);
        }
    }
    return true;
}
