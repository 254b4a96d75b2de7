// Products that are made as two of f16, one after the other (isa/matrix/shared/emulated.py): of four neighbours along K
// the lower two are multiplied first, from 0 on, then the others; the addends come last.

#include "products.h"

// Terms so that those of the first product of halves come first: of four that follow each other the lower two.
INLINE uint32_t term_of_halves(uint32_t terms, uint32_t place) {
    uint32_t half = terms / 2;
    return place < half ? place / 2 * 4 + place % 2 : (place - half) / 2 * 4 + 2 + place % 2;
}

static __attribute__((noinline)) void part_rows(uint32_t terms, Rows *rows) {
    Rows before = *rows;
    for (uint32_t place = 0; place < terms; place++) {
        rows->values[place] = before.values[term_of_halves(terms, place)];
        rows->exponents[place] = before.exponents[term_of_halves(terms, place)];
    }
}

static void part_columns(uint32_t terms, Columns *columns) {
    const uint16_t *places = columns->places;
    for (uint32_t place = 0; place < terms; place++)
        columns->own_places[place] = places[term_of_halves(terms, place)];
    columns->places = columns->own_places;
}

// Rows of A as `read_rows` reads them, in the order in which they are added. Returns whether one is not finite.
INLINE bool read_left_rows(const Recipe *recipe, const Register *registers, uint32_t block, Rows *rows,
                           enum Kind kind) {
    bool special = read_rows(recipe, registers, block, rows, kind);
    if (special)
        mark_rows(recipe, registers, block, rows);
    if (recipe->of_halves)
        part_rows((uint32_t)recipe->k, rows);
    return special;
}

// Likewise columns of B.
INLINE bool read_right_columns(const Recipe *recipe, const Register *registers, uint32_t block, Columns *columns,
                               enum Kind kind) {
    bool special = read_columns(recipe, registers, block, columns, kind);
    if (special)
        mark_columns(recipe, registers, block, columns);
    if (recipe->of_halves)
        part_columns((uint32_t)recipe->k, columns);
    return special;
}

// To nearest: called while sums are rounded so.
static __attribute__((noinline)) void add_addends(const Recipe *recipe, const Floats addends[COLUMNS],
                                                  Floats totals[COLUMNS]) {
    EACH_COLUMN_OF_ALL {
        Floats sum = addends[n] + totals[n];
        totals[n] = recipe->is_half ? rounded_to_half(sum) : canonical(sum);
    }
}

// Of halves, which begin with zeros: f32 has room for all that is finite.
static __attribute__((noinline)) void sum_halves(const Recipe *recipe, const Rows *a, const Columns *b, bool special,
                                                 const Floats addends[COLUMNS], Floats totals[COLUMNS]) {
    Floats zeros[COLUMNS];
    EACH_COLUMN_OF_ALL zeros[n] = totals[n] = 0.0f;
    sum_anything(recipe, a, b, 0, special, zeros, totals);
    round_sums(recipe, TO_NEAREST);
    add_addends(recipe, addends, totals);
    round_sums(recipe, TO_ZERO);
}

// As `sum_anything`, of halves or not.
INLINE bool sum_as_fused(const Recipe *recipe, const Rows *a, const Columns *b, const Ints *exponents, bool special,
                         const Floats before[COLUMNS], Floats totals[COLUMNS]) {
    if (!recipe->of_halves)
        return sum_anything(recipe, a, b, exponents, special, before, totals);
    sum_halves(recipe, a, b, special, before, totals);
    return true;
}
