// Sums with infinities and NaN among the numbers, by vectors: what is not finite decides, else the sum is as usual.

#include "products.h"

// Among numbers that words were read as, the elements `index` that are not finite: infinities and NaN.
INLINE void mark_element(Words words, const Numbers *numbers, uint32_t index, Floats *value) {
    uint32_t size = 1 + (uint32_t)(numbers->exponent + numbers->fraction), most = (UINT32_C(1) << (size - 1)) - 1;
    Words code = words >> (index * (uint32_t)numbers->bits + (uint32_t)numbers->unused);
    Words magnitude = code & most, sign = code >> (size - 1) << 31;
    Words found = magnitude == (Words)numbers->infinity ? sign | 0x7F800000 : (Words)INT32_MAX;
    *value = magnitude > (Words)numbers->greatest ? (Floats)found : *value;
}

static __attribute__((noinline)) void mark_rows(const Recipe *recipe, const Register *registers, uint32_t block,
                                                Rows *rows) {
    const Numbers *numbers = &recipe->a;
    uint32_t halves = (uint32_t)recipe->m / 8, in_word = packed(numbers);
    Floats *value = rows->values;
    for (uint32_t along = 0; along < (uint32_t)recipe->k / (4 * in_word); along++) {
        const Register *first = &registers[along * halves + 2 * block];
        Words words[4];
        gather_rows(first, halves == 1 ? &ZEROS : first + 1, words);
        for (uint32_t word = 0; word < 4; word++)
            for (uint32_t index = 0; index < in_word; index++)
                mark_element(words[word], numbers, index, value++);
    }
}

static __attribute__((noinline)) void mark_columns(const Recipe *recipe, const Register *registers, uint32_t block,
                                                   Columns *columns) {
    const Numbers *numbers = &recipe->b;
    uint32_t in_word = packed(numbers), count = (uint32_t)recipe->k / (4 * in_word);
    Floats *value = (Floats *)columns->values;
    for (uint32_t along = 0; along < count; along++) {
        const Words *words = (const Words *)registers[(uint32_t)recipe->b_first + block * count + along];
        for (uint32_t index = 0; index < in_word; index++)
            for (uint32_t half = 0; half < 2; half++)
                mark_element(words[half], numbers, index, value++);
    }
}

INLINE Ints is_finite_number(Floats x) {
    return (bits_of(x) & 0x7F800000) != 0x7F800000;
}

// An infinity or a NaN stays, others are their sign.
INLINE Floats classes_of(Floats x) {
    Floats sign = x > 0.0f ? (Floats)1.0f : x < 0.0f ? (Floats)-1.0f : (Floats)0.0f;
    return is_finite_number(x) ? sign : x;
}

// Takes numbers apart: their classes, and zeros in the place of what is not finite.
INLINE void part(const Floats *values, uint32_t count, Floats *finite, Floats *classes) {
    for (uint32_t i = 0; i < count; i++) {
        classes[i] = classes_of(values[i]);
        finite[i] = is_finite_number(values[i]) ? values[i] : (Floats)0.0f;
    }
}

// Exponents of what is not finite do no harm: no finite sum has them.
INLINE void keep_exponents(const Words *exponents, uint32_t count, Words *kept) {
    for (uint32_t i = 0; i < count; i++)
        kept[i] = exponents[i];
}

// As `sum_exactly`, where there may be anything among the numbers and totals: step by step, since a total that has no
// room in its format is an infinity for the next.
static __attribute__((noinline)) bool sum_specially(const Recipe *recipe, const Rows *a, const Columns *b,
                                                    const Ints *exponents, Floats *totals) {
    uint32_t terms = (uint32_t)recipe->k, vectors = terms * COLUMNS / ROWS;
    Rows rows, row_classes;
    Columns columns, column_classes;
    part(a->values, terms, rows.values, row_classes.values);
    keep_exponents(a->exponents, terms, rows.exponents);
    part((const Floats *)b->values, vectors, (Floats *)columns.values, (Floats *)column_classes.values);
    keep_exponents((const Words *)b->exponents, vectors, (Words *)columns.exponents);
    Recipe one = *recipe;
    one.k = one.products = recipe->products < recipe->k ? recipe->products : recipe->k;
    for (uint32_t first = 0; first < terms; first += (uint32_t)one.k) {
        Floats classes[COLUMNS], sums[COLUMNS];
        columns.places = column_classes.places = b->places + first;
        EACH_COLUMN_OF_ALL classes[n] = classes_of(totals[n]);
        // Terms from `first` on, and their exponents, lie as those of a matrix that begins there.
        sum_fast((uint32_t)one.k, (const Rows *)&row_classes.values[first], &column_classes, classes);
        EACH_COLUMN_OF_ALL sums[n] = is_finite_number(classes[n]) ? totals[n] : (Floats)0.0f;
        if (!sum_exactly(&one, (const Rows *)&rows.values[first], &columns, exponents, sums))
            return false;
        EACH_COLUMN_OF_ALL totals[n] = is_finite_number(classes[n]) ? sums[n] : canonical(classes[n]);
    }
    return true;
}

// Adds products to `totals`, which are as `before`; `special`: not all numbers are finite. Returns false if it cannot.
INLINE bool sum_anything(const Recipe *recipe, const Rows *a, const Columns *b, const Ints *exponents, bool special,
                         const Floats before[COLUMNS], Floats totals[COLUMNS]) {
    if (!special && sum_exactly(recipe, a, b, exponents, totals))
        return true;
    EACH_COLUMN_OF_ALL totals[n] = before[n];
    return sum_specially(recipe, a, b, exponents, totals);
}
