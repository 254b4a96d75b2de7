// `tcgen05.mma` without Python: products are checked and noted when they are issued (tensor_cores.c), and multiplied
// when they complete.

#include "copies.h"
#include "products.h"

enum { ROW_COLUMNS = 8 };

// The plan for an instruction descriptor, or null.
static const TilePlan *plan_for(const Worker *worker, int32_t number, uint64_t descriptor) {
    const TilePlan *plan = product_plan(worker, number);
    while (plan != 0 && plan->descriptor != descriptor)
        plan = plan->next;
    return plan;
}

static bool has_sums(const TensorCore *core, const TilePlan *plan, uint64_t d) {
    if (lane_of(d) != 0 && !(plan->halves && lane_of(d) == 16))
        return false;
    for (uint32_t i = 0; i < plan->part_count; i++)
        if (!is_allocated(core, column_at(d), plan->parts[i].columns))
            return false;
    return true;
}

static bool has_matrices(const Worker *worker, const TensorCore *core, const TilePlan *plan, const Tile *tile) {
    Matrix b = blackwell_matrix(tile->b, plan->n, plan->b_unit);
    if (b.span == 0 || !is_in_shared_memory(&b, worker->shared_size))
        return false;
    if (plan->a_is_tensor)
        return lane_of(tile->a) == lane_of(tile->d) && is_allocated(core, column_at(tile->a), ROW_COLUMNS);
    Matrix a = blackwell_matrix(tile->a, plan->m, plan->a_unit);
    return a.span != 0 && is_in_shared_memory(&a, worker->shared_size);
}

// A in tensor memory, a row in each of the lanes of D.
static void read_lanes(const TensorCore *core, const TilePlan *plan, const TilePart *part, const Tile *tile,
                       Register *registers) {
    const uint32_t *words = core->words;
    for (uint32_t block = 0; block < plan->m / ROWS; block++) {
        uint32_t lane = lane_of(tile->d) + part->lane + block * part->step;
        const uint32_t *source = words + column_at(tile->a) * LANES_OF_TENSOR_MEMORY + lane;
        for (uint32_t column = 0; column < ROW_COLUMNS; column++, source += LANES_OF_TENSOR_MEMORY)
            UNROLLED (uint32_t row = 0; row < ROWS; row++)
                registers[block * A_REGISTERS + column / 4 * 2 + row / 8][row % 8 * 4 + column % 4] =
                    source[row] ^ plan->a_signs;
    }
}

static void multiply_tile(const Cta *cta, const Tile *tile) {
    const TensorCore *core = cta->tensor_core;
    const TilePlan *plan = tile->plan;
    Register a[MOST_BLOCKS * A_REGISTERS] __attribute__((aligned(64)));
    Register b[MOST_COLUMNS / 8 * B_REGISTERS] __attribute__((aligned(64)));
    Matrix matrix = blackwell_matrix(tile->b, plan->n, plan->b_unit);
    read_matrix(cta->shared, &matrix, plan->b_signs, b, false);
    if (!plan->a_is_tensor) {
        matrix = blackwell_matrix(tile->a, plan->m, plan->a_unit);
        read_matrix(cta->shared, &matrix, plan->a_signs, a, true);
    }
    for (uint32_t i = 0; i < plan->part_count; i++) {
        const TilePart *part = &plan->parts[i];
        uint32_t *words = (uint32_t *)core->words + column_at(tile->d) * LANES_OF_TENSOR_MEMORY;
        if (plan->a_is_tensor)
            read_lanes(core, plan, part, tile, a);
        Sums sums[MOST_BLOCKS];
        for (uint32_t block = 0; block < plan->m / ROWS; block++)
            sums[block] = (Sums){.base = (uint8_t *)(words + lane_of(tile->d) + part->lane + block * part->step),
                                 .places = 0,
                                 .stride = LANES_OF_TENSOR_MEMORY};
        multiply_matrices(plan->recipe, a, plan->m / ROWS, b + part->first / 8 * B_REGISTERS, part->columns / 8, sums,
                          tile->adds != 0, 0);
    }
}

// tcgen05.mma: D, A, B, descriptor, whether D is added; then what must be 0 for a plan to be right: the shift of D,
// metadata, scales of A and B, a mask of zero columns.
uint32_t ptxvm_start_tile(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    if (!may_issue_tile(worker, cta, mask))
        return 0;
    uint32_t lane = first_of(mask);
    const TilePlan *plan = plan_for(worker, number, host_value(worker, 3, lane));
    TensorCore *core = cta->tensor_core;
    Tile tile = {.plan = (void *)plan,
                 .d = host_value(worker, 0, lane),
                 .a = host_value(worker, 1, lane),
                 .b = host_value(worker, 2, lane),
                 .adds = host_value(worker, 4, lane)};
    if (plan == 0 || !has_sums(core, plan, tile.d) || !has_matrices(worker, core, plan, &tile))
        return 0;
    for (uint32_t row = 5; row < 10; row++)
        if (host_value(worker, row, lane) != 0)
            return 0;
    Tile *noted = new_tile(cta, TILE_KIND_PRODUCT, warp, number, mask);
    noted->plan = tile.plan, noted->d = tile.d, noted->a = tile.a, noted->b = tile.b, noted->adds = tile.adds;
    core->multiply = (void *)multiply_tile;
    return 1;
}
