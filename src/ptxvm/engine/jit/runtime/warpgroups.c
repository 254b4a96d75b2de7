// `wgmma` without Python: native code takes note of products when they are issued, and multiplies at the wait for them.
// Only where that is the policy (Worker.defers), and for nothing that could be wrong: all else is Python's business,
// which then adopts the products of the CTA until it ends (see host/warpgroup_products.py).

#include "copies.h"
#include "products.h"

enum { A_ROWS = 64, HALF = 2 };

// What happened to a register since the last fence: engine/host/held_registers.py.
enum { COMPUTED = 1, MOVED = 2, USED = 4 };

// The warpgroup of a warp; null where Python keeps its products.
INLINE Warpgroup *group_of(const Worker *worker, const Cta *cta, uint32_t warp) {
    uint32_t number = warp / GROUP_WARPS;
    if (!worker->defers || number >= cta->warpgroup_count)
        return 0;
    Warpgroup *group = (Warpgroup *)cta->warpgroups + number;
    return group->adopted ? 0 : group;
}

INLINE const ProductPlan *plan_of(const Worker *worker, int32_t number) {
    const ProductPlan *const *plans = worker->product_plans;
    return (uint32_t)number < worker->product_plan_count ? plans[number] : 0;
}

// A matrix in shared memory as its descriptor says, see machine/tensor_cores/shared_matrices.py.
typedef struct {
    uint32_t start, leading, stride, span, base, rows;
    bool transposed;
} Matrix;

static Matrix matrix_of(uint64_t descriptor, uint32_t rows, bool transposed) {
    static const uint32_t spans[4] = {16, 128, 64, 32};
    uint32_t mode = (uint32_t)(descriptor >> 62);
    return (Matrix){
        .start = (uint32_t)(descriptor & 0x3FFF) * CHUNK,
        .leading = (uint32_t)(descriptor >> 16 & 0x3FFF) * CHUNK,
        .stride = (uint32_t)(descriptor >> 32 & 0x3FFF) * CHUNK,
        .span = spans[mode],
        .base = mode != 0 ? (uint32_t)(descriptor >> 49 & 7) : 0,
        .rows = rows,
        .transposed = transposed,
    };
}

// Where a chunk is before it is swizzled: that of a row along K, or the one of rows in a column of K.
INLINE uint32_t linear_place(const Matrix *matrix, uint32_t row, uint32_t chunk) {
    bool swizzled = matrix->span != CHUNK;
    if (!matrix->transposed) {
        uint32_t below = matrix->start + row % 8 * matrix->span + row / 8 * matrix->stride;
        return below + chunk * (swizzled ? CHUNK : matrix->leading);
    }
    uint32_t wide = matrix->span / CHUNK, rows = row / 8;
    uint32_t inside = matrix->start + rows % wide * CHUNK + chunk % 8 * matrix->span;
    return inside + (swizzled ? rows / wide * matrix->leading + chunk / 8 * matrix->stride
                              : rows * matrix->stride + chunk / 8 * matrix->leading);
}

INLINE uint32_t chunk_place(const Matrix *matrix, uint32_t row, uint32_t chunk) {
    uint32_t linear = linear_place(matrix, row, chunk), lines = matrix->span / CHUNK;
    return linear ^ ((linear / 128 - matrix->base) & (lines - 1)) * CHUNK;
}

// Two chunks along K, or 16 columns of numbers of two bytes, of which chunks hold 8 rows.
INLINE uint32_t chunks_of(const Matrix *matrix) {
    return matrix->transposed ? 16 : 2;
}

static bool is_in_shared_memory(const Matrix *matrix, uint32_t size) {
    for (uint32_t row = 0; row < matrix->rows; row += matrix->transposed ? 8 : 1)
        for (uint32_t chunk = 0; chunk < chunks_of(matrix); chunk++)
            if (!is_inside(chunk_place(matrix, row, chunk), CHUNK, size))
                return false;
    return true;
}

// The place of a chunk along K among the registers of a matrix: 16 rows of A, 8 columns of B.
INLINE uint8_t *fragment_place(Register *registers, uint32_t row, uint32_t chunk, bool is_a) {
    uint32_t number = is_a ? row / 16 * A_REGISTERS + 2 * chunk + row / 8 % 2 : row / 8 * B_REGISTERS + chunk;
    return (uint8_t *)&registers[number][row % 8 * 4];
}

static void read_transposed(const uint8_t *shared, const Matrix *matrix, Register *registers, bool is_a) {
    for (uint32_t row = 0; row < matrix->rows; row += 8) {
        for (uint32_t column = 0; column < 16; column++) {
            const uint8_t *source = shared + chunk_place(matrix, row, column);
            uint8_t *target = fragment_place(registers, row, column / 8, is_a) + column % 8 * HALF;
            UNROLLED (uint32_t i = 0; i < 8; i++)
                __builtin_memcpy(target + CHUNK * i, source + HALF * i, HALF);
        }
    }
}

// Reads a matrix as registers; `signs` are bits of its words that change.
static void read_matrix(const uint8_t *shared, const Matrix *matrix, uint32_t signs, Register *registers, bool is_a) {
    if (matrix->transposed)
        read_transposed(shared, matrix, registers, is_a);
    else
        for (uint32_t row = 0; row < matrix->rows; row++)
            for (uint32_t chunk = 0; chunk < 2; chunk++)
                __builtin_memcpy(fragment_place(registers, row, chunk, is_a),
                                 shared + chunk_place(matrix, row, chunk), CHUNK);
    if (signs != 0)
        for (uint32_t i = 0; i < matrix->rows / 2; i++)
            ((Words *)registers)[i] ^= signs;
}

// A's registers of one warp.
static void read_fragments(const uint8_t *context, const uint32_t *places, uint32_t signs, Register *registers) {
    for (uint32_t i = 0; i < A_REGISTERS; i++) {
        const Words *words = (const Words *)(context + places[i]);
        ((Words *)registers[i])[0] = words[0] ^ signs;
        ((Words *)registers[i])[1] = words[1] ^ signs;
    }
}

static void multiply_oldest(const Worker *worker, const Cta *cta, Warpgroup *group, uint32_t first) {
    const Issued *parts = group->products[group->completed % PRODUCT_LIMIT];
    const ProductPlan *plan = plan_of(worker, parts[0].number);
    Register a[A_ROWS / 16 * A_REGISTERS] __attribute__((aligned(64)));
    Register b[MOST_COLUMNS / 8 * B_REGISTERS] __attribute__((aligned(64)));
    Sums sums[GROUP_WARPS];
    for (uint32_t warp = 0; warp < GROUP_WARPS; warp++) {
        const ProductPlan *own = plan_of(worker, parts[warp].number);
        uint8_t *context = (uint8_t *)warp_at(cta, first + warp);
        sums[warp] = (Sums){.base = context, .places = own->d};
        if (own->a != 0)
            read_fragments(context, own->a, own->a_signs, a + warp * A_REGISTERS);
    }
    if (plan->a == 0) {
        Matrix matrix = matrix_of(parts[0].a, A_ROWS, plan->a_transposed);
        read_matrix(cta->shared, &matrix, plan->a_signs, a, true);
    }
    Matrix matrix = matrix_of(parts[0].b, plan->n, plan->b_transposed);
    read_matrix(cta->shared, &matrix, plan->b_signs, b, false);
    multiply_matrices(plan->recipe, a, GROUP_WARPS, b, plan->n / 8, sums, parts[0].adds, 0);
    group->completed++;
}

// Whether a fence orders all registers of a product.
static bool is_ordered(const ProductPlan *plan, const uint8_t *context) {
    const uint32_t *marks = plan->marks;
    if (!context[plan->first_mark])
        return false;
    for (uint32_t i = 0; i < plan->mark_count; i++) {
        uint8_t touched = context[marks[i]];
        if ((touched & COMPUTED) || (touched & (MOVED | USED)) == (MOVED | USED))
            return false;
    }
    return true;
}

static void use_registers(const ProductPlan *plan, uint8_t *context) {
    const uint32_t *marks = plan->marks;
    for (uint32_t i = 0; i < plan->mark_count; i++)
        context[marks[i]] = (uint8_t)((context[marks[i]] & ~MOVED) | USED);
}

// Whether other warps that have issued a product have issued the same.
static bool is_same(const Worker *worker, const Warpgroup *group, uint32_t number, const Issued *mine) {
    const Issued *parts = group->products[number % PRODUCT_LIMIT];
    const ProductPlan *plan = plan_of(worker, mine->number);
    for (uint32_t warp = 0; warp < GROUP_WARPS; warp++) {
        const Issued *other = &parts[warp];
        if (group->issued[warp] <= number)
            continue;
        if (other->adds != mine->adds || other->a != mine->a || other->b != mine->b ||
            plan_of(worker, other->number)->start != plan->start)
            return false;
    }
    return true;
}

static bool are_in_shared_memory(const Worker *worker, const ProductPlan *plan, const Issued *issued) {
    Matrix b = matrix_of(issued->b, plan->n, plan->b_transposed);
    if (!is_in_shared_memory(&b, worker->shared_size))
        return false;
    Matrix a = matrix_of(issued->a, A_ROWS, plan->a_transposed);
    return plan->a != 0 || is_in_shared_memory(&a, worker->shared_size);
}

static void count_begun(Warpgroup *group) {
    uint32_t begun = group->issued[0];
    for (uint32_t warp = 1; warp < GROUP_WARPS; warp++)
        begun = begun < group->issued[warp] ? begun : group->issued[warp];
    group->begun = begun;
}

// wgmma.mma_async: whether D is added, descriptor of B, descriptor of A unless it is in registers.
uint32_t ptxvm_start_product(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    Warpgroup *group = group_of(worker, cta, warp);
    const ProductPlan *plan = plan_of(worker, number);
    if (group == 0 || plan == 0)
        return 0;
    uint32_t lane = first_of(mask), own = warp % GROUP_WARPS, issued = group->issued[own];
    Issued part = {.number = number,
                   .adds = (uint32_t)host_value(worker, 0, lane),
                   .b = host_value(worker, 1, lane),
                   .a = plan->a == 0 ? host_value(worker, 2, lane) : 0};
    for (uint32_t row = 0; row < (plan->a == 0 ? 3 : 2); row++)
        if (!all_have(worker, row, mask, host_value(worker, row, lane)))
            return 0;
    uint8_t *context = (uint8_t *)warp_at(cta, warp);
    if (issued - group->completed >= PRODUCT_LIMIT || !is_ordered(plan, context) ||
        !is_same(worker, group, issued, &part))
        return 0;
    // Who issues a product first looks at its descriptors for all.
    bool is_first = true;
    for (uint32_t other = 0; other < GROUP_WARPS; other++)
        is_first &= group->issued[other] <= issued;
    if (is_first && !are_in_shared_memory(worker, plan, &part))
        return 0;
    use_registers(plan, context);
    group->products[issued % PRODUCT_LIMIT][own] = part;
    group->issued[own]++;
    count_begun(group);
    return 1;
}

// wgmma.fence.
uint32_t ptxvm_fence_products(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    const ProductPlan *plan = plan_of(worker, number);
    if (group_of(worker, cta, warp) == 0 || plan == 0)
        return 0;
    uint8_t *context = (uint8_t *)warp_at(cta, warp);
    __builtin_memset(context + plan->first_mark, 0, plan->mark_bytes);
    context[plan->first_mark] = 1;
    return 1;
}

// wgmma.commit_group.
uint32_t ptxvm_close_products(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    Warpgroup *group = group_of(worker, cta, warp);
    uint32_t own = warp % GROUP_WARPS;
    if (group == 0 || group->closed[own] == GROUP_LIMIT)
        return 0;
    group->ends[own][group->closed[own]++] = group->issued[own];
    return 1;
}

// Groups that are not among the `newest` ones of a warp, but for the last of them, are forgotten. Returns its end.
static uint32_t end_of_groups(Warpgroup *group, uint32_t own, uint32_t newest) {
    uint32_t closed = group->closed[own];
    if (closed <= newest)
        return 0;
    uint32_t *ends = group->ends[own], over = closed - newest - 1;
    for (uint32_t i = over; over != 0 && i < closed; i++)
        ends[i - over] = ends[i];
    group->closed[own] = closed - over;
    return ends[0];
}

// wgmma.wait_group: how many of the newest groups may be pending; whether the others are complete comes back.
uint32_t ptxvm_await_products(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    Warpgroup *group = group_of(worker, cta, warp);
    if (group == 0)
        return 0;
    uint32_t end = end_of_groups(group, warp % GROUP_WARPS, (uint32_t)host_value(worker, 0, first_of(mask)));
    bool complete = end <= group->begun;
    while (complete && group->completed < end) {
        multiply_oldest(worker, cta, group, warp / GROUP_WARPS * GROUP_WARPS);
        cta->passed = 1;
    }
    *host_row(worker, 0) = (Lanes64)(uint64_t)complete;
    return 1;
}
