// Matrices in shared memory as their descriptors say (machine/tensor_cores/shared_matrices.py), read as registers.

#include "copies.h"
#include "products.h"

enum { SWIZZLED_LINE = 128, CORE_ROWS = 8, HALF = 2 };

// A matrix of rows of 32 bytes. `unit`: the bytes of an element if it is transposed, else 0. Chunks change places
// within `span` bytes, `atom` bytes stay together.
typedef struct {
    uint32_t start, leading, stride, span, atom, base, rows, unit;
} Matrix;

// Without the swizzle, of which both kinds of descriptors have other codes.
INLINE Matrix matrix_of(uint64_t descriptor, uint32_t span, uint32_t atom, uint32_t rows, uint32_t unit) {
    return (Matrix){
        .start = (uint32_t)(descriptor & 0x3FFF) * CHUNK,
        .leading = (uint32_t)(descriptor >> 16 & 0x3FFF) * CHUNK,
        .stride = (uint32_t)(descriptor >> 32 & 0x3FFF) * CHUNK,
        .span = span,
        .atom = atom,
        .base = span != CHUNK ? (uint32_t)(descriptor >> 49 & 7) : 0,
        .rows = rows,
        .unit = unit,
    };
}

// As `wgmma` is told.
static Matrix hopper_matrix(uint64_t descriptor, uint32_t rows, bool transposed) {
    static const uint32_t spans[4] = {CHUNK, 128, 64, 32};
    return matrix_of(descriptor, spans[descriptor >> 62], CHUNK, rows, transposed ? HALF : 0);
}

// As `tcgen05.mma` is told. Without a span it is Python's business.
static Matrix blackwell_matrix(uint64_t descriptor, uint32_t rows, uint32_t unit) {
    static const uint32_t spans[8] = {CHUNK, 128, 128, 0, 64, 0, 32, 0};
    uint32_t mode = (uint32_t)(descriptor >> 61);
    bool is_known = (descriptor >> 46 & 7) == 1 && (descriptor >> 52 & 1) == 0;
    return matrix_of(descriptor, is_known ? spans[mode] : 0, mode == 1 ? 2 * CHUNK : CHUNK, rows, unit);
}

// Rows that a chunk of a transposed matrix holds, and columns that 32 bytes of K are.
INLINE uint32_t rows_in_chunk(const Matrix *matrix) {
    return CHUNK / matrix->unit;
}

INLINE uint32_t columns_of(const Matrix *matrix) {
    return 2 * CHUNK / matrix->unit;
}

// Where a chunk along K is before it is swizzled.
INLINE uint32_t row_place(const Matrix *matrix, uint32_t row, uint32_t chunk) {
    uint32_t below = matrix->start + row % CORE_ROWS * matrix->span + row / CORE_ROWS * matrix->stride;
    return below + chunk * (matrix->span != CHUNK ? CHUNK : matrix->leading);
}

// Likewise one of rows in a column of K, of a transposed matrix: what is said of the chunk, and of the column.
INLINE uint32_t place_of_chunk(const Matrix *matrix, uint32_t chunk) {
    uint32_t wide = matrix->span / CHUNK;
    return matrix->start + (wide != 1 ? chunk % wide * CHUNK + chunk / wide * matrix->leading : chunk * matrix->stride);
}

INLINE uint32_t place_of_column(const Matrix *matrix, uint32_t column) {
    uint32_t high = matrix->atom == CHUNK ? CORE_ROWS : SWIZZLED_LINE / matrix->atom;
    return column % high * matrix->span + column / high * (matrix->span != CHUNK ? matrix->stride : matrix->leading);
}

INLINE uint32_t swizzled(const Matrix *matrix, uint32_t linear) {
    uint32_t lines = matrix->span / matrix->atom;
    return linear ^ ((linear / SWIZZLED_LINE - matrix->base) & (lines - 1)) * matrix->atom;
}

// Swizzling stays within lines: where the last chunk begins at the most, a line is not left.
static bool is_in_shared_memory(const Matrix *matrix, uint32_t size) {
    uint64_t last = matrix->start;
    if (matrix->unit == 0) {
        uint64_t along = matrix->span != CHUNK ? CHUNK : matrix->leading;
        last += (CORE_ROWS - 1) * matrix->span + (matrix->rows - 1) / CORE_ROWS * (uint64_t)matrix->stride + along;
    } else {
        uint32_t wide = matrix->span / CHUNK, high = matrix->atom == CHUNK ? CORE_ROWS : SWIZZLED_LINE / matrix->atom;
        uint32_t chunks = (matrix->rows - 1) / rows_in_chunk(matrix), more = (columns_of(matrix) - 1) / high;
        last += (high - 1) * matrix->span + (wide - 1) * CHUNK;
        last += matrix->span != CHUNK ? chunks / wide * (uint64_t)matrix->leading + more * (uint64_t)matrix->stride
                                      : chunks * (uint64_t)matrix->stride + more * (uint64_t)matrix->leading;
    }
    return (matrix->span != CHUNK ? last | (SWIZZLED_LINE - CHUNK) : last) + CHUNK <= size;
}

// The place of a chunk along K among the registers of a matrix: 16 rows of A, 8 columns of B.
INLINE uint8_t *fragment_place(Register *registers, uint32_t row, uint32_t chunk, bool is_a) {
    uint32_t number = is_a ? row / 16 * A_REGISTERS + 2 * chunk + row / 8 % 2 : row / 8 * B_REGISTERS + chunk;
    return (uint8_t *)&registers[number][row % 8 * 4];
}

// Where the chunks of 8 rows are: for each row one, then the next.
INLINE void find_core(const Matrix *matrix, uint32_t row, uint32_t places[2 * CORE_ROWS]) {
    UNROLLED (uint32_t i = 0; i < 2 * CORE_ROWS; i++)
        places[i] = swizzled(matrix, row_place(matrix, row + i % CORE_ROWS, i / CORE_ROWS));
}

// Rows that are 8 further on are swizzled alike where they are a whole number of patterns away.
static void read_plain(const uint8_t *shared, const Matrix *matrix, Register *registers, bool is_a) {
    bool alike = matrix->stride % (SWIZZLED_LINE * matrix->span / matrix->atom) == 0;
    uint32_t places[2 * CORE_ROWS];
    find_core(matrix, 0, places);
    for (uint32_t row = 0; row < matrix->rows; row += CORE_ROWS) {
        const uint8_t *core = shared + (alike ? row / CORE_ROWS * matrix->stride : 0);
        if (!alike)
            find_core(matrix, row, places);
        UNROLLED (uint32_t i = 0; i < 2 * CORE_ROWS; i++)
            __builtin_memcpy(fragment_place(registers, row, i / CORE_ROWS, is_a) + i % CORE_ROWS * CHUNK,
                             core + places[i], CHUNK);
    }
}

// A chunk as elements of 1, 2 and 4 bytes.
typedef uint8_t Chunk __attribute__((ext_vector_type(16)));
typedef uint16_t HalfwordsOfChunk __attribute__((ext_vector_type(8)));
typedef uint32_t WordsOfChunk __attribute__((ext_vector_type(4)));

// The elements of two chunks in turns: those of the first halves, or of the second ones.
INLINE Chunk in_turns(Chunk x, Chunk y, uint32_t unit, bool second) {
    HalfwordsOfChunk a = (HalfwordsOfChunk)x, b = (HalfwordsOfChunk)y;
    WordsOfChunk c = (WordsOfChunk)x, d = (WordsOfChunk)y;
    if (unit == 4)
        return second ? (Chunk)__builtin_shufflevector(c, d, 2, 6, 3, 7)
                      : (Chunk)__builtin_shufflevector(c, d, 0, 4, 1, 5);
    if (unit == 2)
        return second ? (Chunk)__builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15)
                      : (Chunk)__builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
    return second ? __builtin_shufflevector(x, y, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31)
                  : __builtin_shufflevector(x, y, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

// As many chunks as each has elements: element `i` of chunk `j` becomes element `j` of chunk `i`.
INLINE void transpose(Chunk chunks[CHUNK], uint32_t unit) {
    uint32_t count = CHUNK / unit;
    Chunk before[CHUNK];
    UNROLLED (uint32_t turns = 1; turns < count; turns *= 2) {
        UNROLLED (uint32_t i = 0; i < count; i++)
            before[i] = chunks[i];
        UNROLLED (uint32_t i = 0; i < count; i++)
            chunks[i] = in_turns(before[i / 2], before[i / 2 + count / 2], unit, i % 2);
    }
}

// `unit` is that of the matrix, as a constant. What a chunk has beyond the rows of the matrix does not count.
INLINE void read_transposed(const uint8_t *shared, const Matrix *matrix, Register *registers, bool is_a,
                            uint32_t unit) {
    uint32_t in_chunk = CHUNK / unit, columns[2 * CHUNK];
    for (uint32_t i = 0; i < 2 * in_chunk; i++)
        columns[i] = place_of_column(matrix, i);
    for (uint32_t row = 0; row < matrix->rows; row += in_chunk) {
        uint32_t along = place_of_chunk(matrix, row / in_chunk);
        for (uint32_t chunk = 0; chunk < 2; chunk++) {
            Chunk chunks[CHUNK];
            UNROLLED (uint32_t i = 0; i < in_chunk; i++)
                __builtin_memcpy(&chunks[i], shared + swizzled(matrix, along + columns[in_chunk * chunk + i]), CHUNK);
            transpose(chunks, unit);
            UNROLLED (uint32_t i = 0; i < in_chunk; i++)
                if (unit != 1 || i < matrix->rows - row)
                    __builtin_memcpy(fragment_place(registers, row + i, chunk, is_a), &chunks[i], CHUNK);
        }
    }
}

// Reads a matrix as registers; `signs` are bits of its words that change.
static void read_matrix(const uint8_t *shared, const Matrix *matrix, uint32_t signs, Register *registers, bool is_a) {
    switch (matrix->unit) {
    case 0:
        read_plain(shared, matrix, registers, is_a);
        break;
    case 1:
        read_transposed(shared, matrix, registers, is_a, 1);
        break;
    case 2:
        read_transposed(shared, matrix, registers, is_a, 2);
        break;
    default:
        read_transposed(shared, matrix, registers, is_a, 4);
    }
    if (signs != 0)
        for (uint32_t i = 0; i < matrix->rows / 2; i++)
            ((Words *)registers)[i] ^= signs;
}
