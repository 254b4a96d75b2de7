// Products of `mma` that follow each other, by FMA: matrices and sums stay as lanes hold them (ISA 9.7.14.5).
//
// Of sums, lane `4 g + t` holds columns `2 t` and `2 t + 1` of row `g` in two registers, those of row `g + 8` in the
// next two. A vector is half a register: four rows, each in four lanes that follow each other. Element `t` of these
// rows of A, in lane `t` of each four, is multiplied by the even or odd columns of B, which are the same for each four.

#include "products.h"

enum { MOST_OF_A = 16, MOST_OF_B = 16, MOST_OPERANDS = 4 * MOST_OF_A + 2 * MOST_OF_B, MOST_STEPS = 4, VECTORS = 8 };

// A product: its rows of A and columns of B by their numbers, and where its four registers of sums are.
typedef struct {
    uint32_t a, b, sums[4];
} Pair;

typedef float Four __attribute__((ext_vector_type(4), aligned(16)));

// Where registers are, bytes behind `base`: one behind the other where no places are told.
typedef struct {
    const uint8_t *base;
    const uint32_t *places;
} Registers;

INLINE const Words *words_at(Registers registers, uint32_t number) {
    uint64_t place = registers.places == 0 ? number * sizeof(Register) : registers.places[number];
    return (const Words *)(registers.base + place);
}

// Numbers of A, for each element of a word: rows 0 to 3, 4 to 7, and so on. Of one matrix B or two, half as many
// vectors: even columns and odd ones, word by word. Integers stand two in a word, as `read_integers` has it.
typedef struct {
    const Floats *rows, *columns[2];
} Step;

#define OF_EACH_FOUR(x, t)                                                                                            \
    __builtin_shufflevector(x, x, t, t, t, t, t + 4, t + 4, t + 4, t + 4, t + 8, t + 8, t + 8, t + 8, t + 12, t + 12, \
                            t + 12, t + 12)

INLINE Floats four_times(const float *x) {
    Four four = *(const Four *)x;
    return __builtin_shufflevector(four, four, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
}

// Numbers of A, so many registers of 16 rows. Returns whether it has seen one that is not finite.
INLINE bool read_left_of(Reader reader, Registers registers, uint32_t count, Floats *value, enum Manner manner) {
    Words traces = 0;
    for (uint32_t number = 0; number < 2 * count; number += 2) {
        const Words *upper = words_at(registers, number), *lower = words_at(registers, number + 1);
        Words words[4] = {upper[0], upper[1], lower[0], lower[1]};
        UNROLLED (uint32_t part = 0; part < 4; part++)
            traces |= traces_of(words[part], &reader.reading, manner);
        for (uint32_t index = 0; index < reader.vectors; index++)
            UNROLLED (uint32_t part = 0; part < 4; part++)
                *value++ = number_of(&reader, words[part], index, manner);
    }
    return are_special(traces, &reader.reading, manner);
}

// The same of B, of registers of 8 columns.
INLINE bool read_right_of(Reader reader, Registers registers, uint32_t count, Floats *value, enum Manner manner) {
    Words traces = 0;
    for (uint32_t number = 0; number < count; number++) {
        const Words *words = words_at(registers, number);
        Words even = BY_LANES(words[0], words[1], 0), odd = BY_LANES(words[0], words[1], 4);
        traces |= traces_of(even, &reader.reading, manner) | traces_of(odd, &reader.reading, manner);
        for (uint32_t index = 0; index < reader.vectors; index++) {
            *value++ = number_of(&reader, even, index, manner);
            *value++ = number_of(&reader, odd, index, manner);
        }
    }
    return are_special(traces, &reader.reading, manner);
}

static __attribute__((noinline)) bool read_left(const Reader *reader, const Registers *registers, uint32_t count,
                                                Floats *value) {
    IN_EACH_MANNER(read_left_of, reader->manner, *reader, *registers, count, value)
}

static __attribute__((noinline)) bool read_right(const Reader *reader, const Registers *registers, uint32_t count,
                                                 Floats *value) {
    IN_EACH_MANNER(read_right_of, reader->manner, *reader, *registers, count, value)
}

typedef bool ReadNumbers(const Reader *, const Registers *, uint32_t, Floats *);

// So many matrices, one behind the other, by `read_left` or `read_right`. Returns how many vectors each of them is for
// each part of a register.
INLINE uint32_t read_all(Reader reader, ReadNumbers *read, Registers registers, uint32_t count, Floats *value) {
    if (read(&reader, &registers, count * reader.along, value)) {
        reader.manner = OF_SPECIAL;
        read(&reader, &registers, count * reader.along, value);
    }
    return reader.along * reader.vectors;
}

// Matrices A. Returns how many vectors each of them is.
static uint32_t read_all_left(const Recipe *recipe, Registers registers, uint32_t count, Floats *value) {
    return 4 * read_all(finite_reader(recipe, &recipe->a), read_left, registers, count, value);
}

// The same of matrices B.
static uint32_t read_all_right(const Recipe *recipe, Registers registers, uint32_t count, Floats *value) {
    return 2 * read_all(finite_reader(recipe, &recipe->b), read_right, registers, count, value);
}

// The terms that are in words `t` of four lanes; for `count` products with the same rows of A.
#define ADD_WORDS(t)                                                                                                  \
    for (uint32_t index = 0; index < vectors; index++) {                                                              \
        Floats x[4];                                                                                                  \
        UNROLLED (uint32_t part = 0; part < 4; part++)                                                                \
            x[part] = OF_EACH_FOUR(rows[4 * index + part], t);                                                        \
        UNROLLED (uint32_t n = 0; n < count; n++) {                                                                   \
            Floats even = four_times((const float *)&columns[n][2 * index] + 4 * t);                                  \
            Floats odd = four_times((const float *)&columns[n][2 * index + 1] + 4 * t);                               \
            UNROLLED (uint32_t part = 0; part < 4; part++) {                                                          \
                Floats *own = &sums[n][part % 2 + 4 * (part / 2)];                                                    \
                own[0] = more_of(own[0], x[part], even, exact);                                                       \
                own[2] = more_of(own[2], x[part], odd, exact);                                                        \
            }                                                                                                         \
        }                                                                                                             \
    }

// Term by term, in the order of K. `exact`: of integers.
INLINE void add_words(const Recipe *recipe, const Step *taken, uint32_t count, Floats sums[2][VECTORS],
                      bool exact) {
    uint32_t vectors = vectors_of(&recipe->a), along = (uint32_t)recipe->k / (4 * packed(&recipe->a));
    const Floats *rows = taken->rows, *columns[2] = {taken->columns[0], taken->columns[1]};
    for (; along != 0; along--) {
        ADD_WORDS(0)
        ADD_WORDS(1)
        ADD_WORDS(2)
        ADD_WORDS(3)
        rows += 4 * vectors;
        columns[0] += 2 * vectors;
        columns[1] += 2 * vectors;
    }
}

// Where the sums of a product are.
typedef struct {
    Words *registers[4];
} Place;

#define EACH_SUM(count)                        \
    UNROLLED (uint32_t n = 0; n < count; n++)  \
        UNROLLED (uint32_t i = 0; i < VECTORS; i++)

INLINE void leave_integers(const Recipe *recipe, const Place places[2], uint32_t count, Floats sums[2][VECTORS]) {
    EACH_SUM (count) {
        Words *words = &places[n].registers[i / 2][i % 2];
        *words = more_integers(recipe, *words, (Ints)sums[n][i]);
    }
}

// Sums in f32, rounded where they are f16.
INLINE void leave_floats(const Recipe *recipe, const Place places[2], uint32_t count, Floats sums[2][VECTORS]) {
    if (recipe->is_half)
        EACH_SUM (count)
            sums[n][i] = rounded_to_half(sums[n][i]);
    make_canonical(sums[0], count * VECTORS);
    EACH_SUM (count)
        places[n].registers[i / 2][i % 2] = (Words)sums[n][i];
}

// To `count` sums `steps` products each, with the same rows of A.
INLINE void add_tiles(const Recipe *recipe, const Step *taken, uint32_t steps, uint32_t count,
                      const Place places[2]) {
    Floats sums[2][VECTORS];
    if (recipe->kind == KIND_INTEGER) {
        EACH_SUM (count)
            sums[n][i] = 0.0f;
        for (; steps != 0; steps--)
            add_words(recipe, taken++, count, sums, true);
        leave_integers(recipe, places, count, sums);
        return;
    }
    EACH_SUM (count)
        sums[n][i] = (Floats)places[n].registers[i / 2][i % 2];
    for (; steps != 0; steps--)
        add_words(recipe, taken++, count, sums, false);
    leave_floats(recipe, places, count, sums);
}

static __attribute__((noinline)) void add_one(const Recipe *recipe, const Step *taken, uint32_t steps,
                                              const Place places[1]) {
    add_tiles(recipe, taken, steps, 1, places);
}

static __attribute__((noinline)) void add_two(const Recipe *recipe, const Step *taken, uint32_t steps,
                                              const Place places[2]) {
    add_tiles(recipe, taken, steps, 2, places);
}

INLINE void add_tiles_to(const Recipe *recipe, const Step *taken, uint32_t steps, bool two,
                         const Place places[2]) {
    if (two)
        add_two(recipe, taken, steps, places);
    else
        add_one(recipe, taken, steps, places);
}

static Place place_of(uint8_t *base, const Pair *tile) {
    Place place;
    UNROLLED (uint32_t i = 0; i < 4; i++)
        place.registers[i] = (Words *)(base + tile->sums[i]);
    return place;
}

// How many of so many products are added to the same sums as the first at once: where these are rounded in between,
// one.
INLINE uint32_t steps_of(const Recipe *recipe, const Pair *tiles, uint32_t count) {
    uint32_t most = recipe->is_half || recipe->saturates ? 1 : MOST_STEPS, steps = 1;
    while (steps < count && steps < most && tiles[steps].sums[0] == tiles->sums[0])
        steps++;
    return steps;
}

// Whether the products that follow `steps` others are as many, to other sums, with the same rows of A.
INLINE bool are_two(const Recipe *recipe, const Pair *tiles, uint32_t steps, uint32_t count) {
    const Pair *next = tiles + steps;
    if (count < 2 * steps || next->sums[0] == tiles->sums[0] || steps_of(recipe, next, count - steps) != steps)
        return false;
    for (uint32_t step = 0; step < steps; step++)
        if (tiles[step].a != next[step].a)
            return false;
    return true;
}

// By FMA: tiles with the same A follow each other, or sums to which tiles with the same A are added.
static void multiply_by_fma(const Recipe *recipe, Registers registers, const Pair *tiles, uint32_t count, uint32_t of_b,
                            uint32_t count_b, uint8_t *base) {
    Floats left[MOST_OF_A * MOST_TERMS], right[MOST_OF_B * MOST_TERMS / 2];
    uint32_t vectors_a = read_all_left(recipe, registers, of_b / (uint32_t)recipe->b_first, left);
    registers.places += of_b;
    uint32_t vectors_b = read_all_right(recipe, registers, count_b, right);
    for (const Pair *end = tiles + count; tiles != end;) {
        uint32_t left_over = (uint32_t)(end - tiles), steps = steps_of(recipe, tiles, left_over);
        bool two = are_two(recipe, tiles, steps, left_over);
        const Pair *second = two ? tiles + steps : tiles;
        Step taken[MOST_STEPS];
        for (uint32_t step = 0; step < steps; step++)
            taken[step] = (Step){&left[tiles[step].a * vectors_a],
                                 {&right[tiles[step].b * vectors_b], &right[second[step].b * vectors_b]}};
        Place places[2] = {place_of(base, tiles), place_of(base, second)};
        add_tiles_to(recipe, taken, steps, two, places);
        tiles = second + steps;
    }
}

// Where the sums of 8 columns are, or zeros that are put there.
INLINE Place place_in(const Sums *sums, uint32_t column, bool adds) {
    Place place;
    UNROLLED (uint32_t i = 0; i < 4; i++) {
        place.registers[i] = (Words *)(sums->base + sums->places[4 * column + i]);
        if (!adds)
            place.registers[i][0] = place.registers[i][1] = 0;
    }
    return place;
}

// Some columns of whole matrices, whose sums are in registers: as `multiply_matrices`, by FMA. For each of `blocks` so
// many vectors `of_a` are in `left`.
static __attribute__((noinline)) void multiply_columns(const Recipe *recipe, const Floats *left, uint32_t of_a,
                                                       uint32_t blocks, const Register *b, uint32_t first,
                                                       uint32_t last, const Sums *sums, bool adds) {
    Floats right[MOST_OF_B * MOST_TERMS / 2];
    Registers registers = {(const uint8_t *)(b + B_REGISTERS * first), 0};
    uint32_t of_b = read_all_right(recipe, registers, last - first, right);
    for (uint32_t block = 0; block < blocks; block++, left += of_a)
        for (uint32_t column = first; column < last; column += 2) {
            const Floats *own = &right[(column - first) * of_b];
            Step taken = {left, {own, own + of_b}};
            Place places[2] = {place_in(&sums[block], column, adds)};
            bool two = column + 1 < last;
            if (two)
                places[1] = place_in(&sums[block], column + 1, adds);
            add_tiles_to(recipe, &taken, 1, two, places);
        }
}

static bool multiply_in_registers(const Recipe *recipe, const Register *a, uint32_t blocks, const Register *b,
                                  uint32_t columns, const Sums *sums, bool adds) {
    if (recipe->is_half || (recipe->kind != KIND_FAST && recipe->kind != KIND_INTEGER))
        return false;
    Floats left[MOST_BLOCKS * MOST_TERMS];
    uint32_t of_a = read_all_left(recipe, (Registers){(const uint8_t *)a, 0}, blocks, left);
    for (uint32_t first = 0; first < columns; first += MOST_OF_B) {
        uint32_t last = first + MOST_OF_B < columns ? first + MOST_OF_B : columns;
        multiply_columns(recipe, left, of_a, blocks, b, first, last, sums, adds);
    }
    return true;
}

// As a generation does it: matrices are read once, sums row by row.
static void multiply_fused(const Recipe *recipe, const Register *registers, const Pair *tiles, uint32_t count,
                           const Register *of_b, uint32_t count_b, uint8_t *base) {
    Columns columns[MOST_OF_B];
    bool special[MOST_OF_B], special_rows = false;
    Rows rows;
    Recipe own = *recipe;
    uint32_t of_one = (uint32_t)recipe->k / (4 * packed(&recipe->b)), known = UINT32_MAX;
    own.b_first = 0;
    round_sums(recipe, TO_ZERO);
    for (uint32_t number = 0; number < count_b; number++)
        special[number] = read_right_columns(&own, of_b, number, &columns[number], KIND_FUSED);
    for (uint32_t i = 0; i < count; i++) {
        const Register *of_a = registers + recipe->b_first * (int32_t)tiles[i].a;
        uint32_t right = tiles[i].b;
        Sums sums = {.base = base, .places = tiles[i].sums, .stride = 0};
        Words tile[COLUMNS], before[COLUMNS];
        Ints exponents[COLUMNS];
        if (tiles[i].a != known)
            special_rows = read_left_rows(&own, of_a, 0, &rows, KIND_FUSED);
        known = tiles[i].a;
        read_registers(&sums, 0, false, tile);
        EACH_COLUMN_OF_ALL before[n] = tile[n];
        bool is_special = special_rows | special[right];
        if (!add_tile(&own, &rows, &columns[right], 0, 0, exponents, is_special, before, tile)) {
            EACH_COLUMN_OF_ALL tile[n] = before[n];
            add_slowly(&own, of_a, of_b + of_one * right, exponents, tile);
        }
        write_registers(&sums, 0, false, tile);
    }
    round_sums(recipe, TO_NEAREST);
}

// The registers, one behind the other.
static void gather_registers(Registers registers, uint32_t count, Register *gathered) {
    for (uint32_t number = 0; number < count; number++) {
        const Words *words = words_at(registers, number);
        ((Words *)gathered[number])[0] = words[0];
        ((Words *)gathered[number])[1] = words[1];
    }
}

// D = A * B + C for `count` tiles of 16 rows and 8 columns: at `places`, bytes behind `memory`, are the registers of at
// most MOST_OF_A matrices A, from number `of_b` on those of `count_b` (at most MOST_OF_B) matrices B; behind the places
// are the tiles. Sums are added to; they are so many bytes behind `base` as tiles say. Tiles with the same A follow
// each other; see `_ordered` in lanes/llvm_tiles.py.
void ptxvm_multiply_tiles(const Recipe *recipe, const uint8_t *memory, const uint32_t *places, uint32_t count,
                          uint32_t of_b, uint32_t count_b, uint8_t *base) {
    Registers registers = {memory, places};
    uint32_t all = of_b + count_b * ((uint32_t)recipe->k / (4 * packed(&recipe->b)));
    const Pair *tiles = (const Pair *)(places + all);
    if (recipe->kind == KIND_FUSED) {
        Register gathered[MOST_OPERANDS] __attribute__((aligned(64)));
        gather_registers(registers, all, gathered);
        multiply_fused(recipe, gathered, tiles, count, gathered + of_b, count_b, base);
    } else {
        multiply_by_fma(recipe, registers, tiles, count, of_b, count_b, base);
    }
}
