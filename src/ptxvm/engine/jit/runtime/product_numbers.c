// Numbers of matrices for sums by FMA and of integers: how all matrices of a run are read is found once.

#include "products.h"

// How elements become numbers: integers, floats whose bits are the first ones of f32 (infinities and NaN, too), other
// floats, and these where not all are finite.
enum Manner { OF_INTEGERS, OF_F32, OF_FLOATS, OF_SPECIAL };

INLINE enum Manner manner_of(const Numbers *numbers) {
    return numbers->exponent == 0 ? OF_INTEGERS : numbers->exponent == 8 ? OF_F32 : OF_FLOATS;
}

// Vectors of numbers for each word, see `Elements`.
INLINE uint32_t vectors_of(const Numbers *numbers) {
    return numbers->exponent == 0 ? packed(numbers) / 2 : packed(numbers);
}

// How matrices A, or B, are read: each has words in so many registers `along` K, and each word `vectors` of numbers.
typedef struct {
    const Numbers *numbers;
    Reading reading;
    enum Manner manner;
    uint32_t along, vectors;
} Reader;

// What tells of words whether one of their elements is not finite, if that is looked for.
INLINE Words traces_of(Words words, const Reading *reading, enum Manner manner) {
    return manner == OF_FLOATS ? (words & reading->magnitudes) + reading->distance : (Words)0;
}

// Whether it does in these.
INLINE bool are_special(Words traces, const Reading *reading, enum Manner manner) {
    return manner == OF_FLOATS && (__builtin_reduce_or(traces) & reading->signs) != 0;
}

// As if all of them were finite.
INLINE Reader finite_reader(const Recipe *recipe, const Numbers *numbers) {
    Reader reader = {.numbers = numbers, .reading = reading_of(numbers, false), .manner = manner_of(numbers)};
    reader.along = (uint32_t)recipe->k / (4 * packed(numbers));
    reader.vectors = vectors_of(numbers);
    return reader;
}

// Of so many registers, which are those of all matrices that are read: words of 16 lanes one after the other.
static __attribute__((noinline)) Reader reader_of(const Recipe *recipe, const Numbers *numbers,
                                                  const Register *registers, uint32_t count) {
    Reader reader = finite_reader(recipe, numbers);
    const Words *words = (const Words *)registers;
    Words traces = 0;
    for (uint32_t i = 0; i < 2 * count; i++)
        traces |= traces_of(words[i], &reader.reading, reader.manner);
    if (are_special(traces, &reader.reading, reader.manner))
        reader.manner = OF_SPECIAL;
    return reader;
}

// Element `index` of each word as a number.
INLINE Floats number_of(const Reader *reader, Words words, uint32_t index, enum Manner manner) {
    const Reading *reading = &reader->reading;
    Floats value;
    if (manner == OF_INTEGERS)
        return read_integers(words, reader->numbers, index);
    if (manner == OF_F32)
        return (Floats)(words << (reading->first - index * reading->step) & reading->mask);
    read_float(words, reading, index, &value, 0);
    if (manner == OF_SPECIAL)
        mark_element(words, reader->numbers, index, &value);
    return value;
}

// Loops for each manner do without branches.
#define IN_EACH_MANNER(function, manner, ...)      \
    switch (manner) {                              \
    case OF_INTEGERS:                              \
        return function(__VA_ARGS__, OF_INTEGERS); \
    case OF_F32:                                   \
        return function(__VA_ARGS__, OF_F32);      \
    case OF_FLOATS:                                \
        return function(__VA_ARGS__, OF_FLOATS);   \
    case OF_SPECIAL:                               \
        return function(__VA_ARGS__, OF_SPECIAL);  \
    }

// A sum and the products of numbers: of floats, or of integers.
INLINE Floats more_of(Floats sum, Floats x, Floats y, bool exact) {
    return exact ? (Floats)((Ints)sum + sums_of_two((Shorts)x, (Shorts)y)) : __builtin_elementwise_fma(x, y, sum);
}
