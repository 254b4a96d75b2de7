// Which words of shared memory products of warpgroups read, for launches that are watched (screening_operands.c).

#include "products.h"

enum { A_ROWS = 64, WORDS_OF_CHUNK = 0xf };

// Parts of lines, one behind the other; `end` is behind the last.
typedef struct {
    OperandPart *first, *end;
} Parts;

// One chunk more: in the line of the last part, or in another one.
INLINE void add_chunk(Parts *parts, const Matrix *matrix, uint32_t linear) {
    uint32_t lines = matrix->span / CHUNK;
    uint32_t place = linear ^ ((linear / SWIZZLED_LINE - matrix->base) & (lines - 1)) * CHUNK;
    uint32_t line = place / SWIZZLED_LINE, words = (uint32_t)WORDS_OF_CHUNK << place % SWIZZLED_LINE / 4;
    if (parts->end != parts->first && parts->end[-1].line == line)
        parts->end[-1].words |= words;
    else
        *parts->end++ = (OperandPart){line, words};
}

// Chunks that are side by side in a line come one after the other.
static void add_plain(Parts *parts, const Matrix *matrix) {
    for (uint32_t row = 0; row < matrix->rows; row++) {
        add_chunk(parts, matrix, row_place(matrix, row, 0));
        if (matrix->span != CHUNK)
            add_chunk(parts, matrix, row_place(matrix, row, 1));
    }
    for (uint32_t row = 0; matrix->span == CHUNK && row < matrix->rows; row++)
        add_chunk(parts, matrix, row_place(matrix, row, 1));
}

static void add_transposed(Parts *parts, const Matrix *matrix) {
    uint32_t chunks = matrix->rows / (CHUNK / HALF), columns = 2 * CHUNK / HALF;
    bool side_by_side = matrix->span != CHUNK;
    for (uint32_t one = 0; one < (side_by_side ? columns : chunks); one++)
        for (uint32_t other = 0; other < (side_by_side ? chunks : columns); other++) {
            uint32_t chunk = side_by_side ? other : one, column = side_by_side ? one : other;
            add_chunk(parts, matrix, place_of_chunk(matrix, chunk) + place_of_column(matrix, column));
        }
}

// All that a product reads. How many parts that are.
static uint32_t list_operands(const ProductPlan *plan, const Issued *issued, OperandPart found[OPERAND_PARTS]) {
    Parts parts = {found, found};
    Matrix b = hopper_matrix(issued->b, plan->n, plan->b_transposed);
    (b.unit == 0 ? add_plain : add_transposed)(&parts, &b);
    if (plan->a == 0) {
        Matrix a = hopper_matrix(issued->a, A_ROWS, plan->a_transposed);
        (a.unit == 0 ? add_plain : add_transposed)(&parts, &a);
    }
    return (uint32_t)(parts.end - parts.first);
}
