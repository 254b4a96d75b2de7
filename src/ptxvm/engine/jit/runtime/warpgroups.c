// `wgmma` without Python: native code takes note of products when they are issued, and multiplies at the wait for them.
// Only where that is the policy (Worker.defers), and for nothing that could be wrong: all else is Python's business,
// which then adopts the products of the CTA until it ends (see host/warpgroup_products.py).

#include "copies.h"
#include "products.h"

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
    const ProductPlan *plan = product_plan(worker, parts[0].number);
    Register a[A_ROWS / 16 * A_REGISTERS] __attribute__((aligned(64)));
    Register b[MOST_COLUMNS / 8 * B_REGISTERS] __attribute__((aligned(64)));
    Sums sums[GROUP_WARPS];
    for (uint32_t warp = 0; warp < GROUP_WARPS; warp++) {
        const ProductPlan *own = product_plan(worker, parts[warp].number);
        uint8_t *context = (uint8_t *)warp_at(cta, first + warp);
        sums[warp] = (Sums){.base = context, .places = own->d};
        if (own->a != 0)
            read_fragments(context, own->a, own->a_signs, a + warp * A_REGISTERS);
    }
    if (plan->a == 0) {
        Matrix matrix = hopper_matrix(parts[0].a, A_ROWS, plan->a_transposed);
        read_matrix(cta->shared, &matrix, plan->a_signs, a, true);
    }
    Matrix matrix = hopper_matrix(parts[0].b, plan->n, plan->b_transposed);
    read_matrix(cta->shared, &matrix, plan->b_signs, b, false);
    uint32_t columns = plan->n / 8;
    if (!multiply_in_registers(plan->recipe, a, GROUP_WARPS, b, columns, sums, parts[0].adds))
        multiply_matrices(plan->recipe, a, GROUP_WARPS, b, columns, sums, parts[0].adds, 0);
    group->completed++;
}

// 64 of them. Contexts have no other bytes in these.
typedef uint8_t Marks __attribute__((ext_vector_type(64), aligned(1)));

// Whether a fence orders all registers of a product.
static bool is_ordered(const ProductPlan *plan, const uint8_t *context) {
    const Marks *own = plan->marks, *marks = (const Marks *)(context + plan->first_mark);
    Marks found = 0;
    if (!context[plan->first_mark])
        return false;
    for (uint32_t i = 0; i < plan->mark_bytes; i += sizeof(Marks), own++, marks++) {
        Marks touched = *marks & *own, moved = (Marks)((touched & (MOVED | USED)) == (MOVED | USED));
        found |= (touched & COMPUTED) | moved;
    }
    return __builtin_reduce_or(found) == 0;
}

static void use_registers(const ProductPlan *plan, uint8_t *context) {
    const Marks *own = plan->marks;
    Marks *marks = (Marks *)(context + plan->first_mark);
    for (uint32_t i = 0; i < plan->mark_bytes; i += sizeof(Marks), own++, marks++)
        *marks = (*marks & ~(*own & MOVED)) | (*own & USED);
}

// Whether other warps that have issued a product have issued the same.
static bool is_same(const Worker *worker, const Warpgroup *group, uint32_t number, const Issued *mine) {
    const Issued *parts = group->products[number % PRODUCT_LIMIT];
    const ProductPlan *plan = product_plan(worker, mine->number);
    for (uint32_t warp = 0; warp < GROUP_WARPS; warp++) {
        const Issued *other = &parts[warp];
        if (group->issued[warp] <= number)
            continue;
        const ProductPlan *theirs = product_plan(worker, other->number);
        if (other->adds != mine->adds || other->a != mine->a || other->b != mine->b || theirs->start != plan->start)
            return false;
    }
    return true;
}

static bool are_in_shared_memory(const Worker *worker, const ProductPlan *plan, const Issued *issued) {
    Matrix b = hopper_matrix(issued->b, plan->n, plan->b_transposed);
    if (!is_in_shared_memory(&b, worker->shared_size))
        return false;
    Matrix a = hopper_matrix(issued->a, A_ROWS, plan->a_transposed);
    return plan->a != 0 || is_in_shared_memory(&a, worker->shared_size);
}

// Whether it is known, where that is asked for, that a product may read its operands from now on, or has read them.
static bool screen_product(Worker *worker, Cta *cta, uint32_t warp, const Issued *issued, bool begins) {
    OperandPart parts[OPERAND_PARTS];
    if (begins ? worker->screens == 0 : cta->screen_operands == 0)
        return true;
    uint32_t count = list_operands(product_plan(worker, issued->number), issued, parts);
    return ptxvm_screen_operands(worker, cta, warp, parts, count, begins) != 0;
}

// Whether the program has touched no registers of products for which the warp has not waited, as far as that is asked
// for.
static bool are_left_alone(const Worker *worker, const Cta *cta, const Warpgroup *group, uint32_t warp) {
    uint32_t own = warp % GROUP_WARPS;
    const uint8_t *context = (const uint8_t *)warp_at(cta, warp);
    Marks found = 0;
    for (uint32_t number = group->waited[own]; cta->screen_operands != 0 && number != group->issued[own]; number++) {
        const ProductPlan *plan = product_plan(worker, group->products[number % PRODUCT_LIMIT][own].number);
        const Marks *held = plan->marks, *marks = (const Marks *)(context + plan->first_mark);
        for (uint32_t i = 0; i < plan->mark_bytes; i += sizeof(Marks))
            found |= *marks++ & *held++ & (COMPUTED | MOVED);
    }
    return __builtin_reduce_or(found) == 0;
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
    const ProductPlan *plan = product_plan(worker, number);
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
    uint32_t kept = worker->screens != 0 ? group->waited[own] : group->completed;
    if (issued - kept >= PRODUCT_LIMIT || !is_ordered(plan, context) ||
        !is_same(worker, group, issued, &part) || !are_left_alone(worker, cta, group, warp))
        return 0;
    // Who issues a product first looks at its descriptors for all.
    bool is_first = true;
    for (uint32_t other = 0; other < GROUP_WARPS; other++)
        is_first &= group->issued[other] <= issued;
    if (is_first && !(are_in_shared_memory(worker, plan, &part) && screen_product(worker, cta, warp, &part, true)))
        return 0;
    use_registers(plan, context);
    group->products[issued % PRODUCT_LIMIT][own] = part;
    group->issued[own]++;
    count_begun(group);
    return 1;
}

// wgmma.fence.
uint32_t ptxvm_fence_products(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    const ProductPlan *plan = product_plan(worker, number);
    const Warpgroup *group = group_of(worker, cta, warp);
    if (group == 0 || plan == 0 || !are_left_alone(worker, cta, group, warp))
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
    if (group == 0 || !are_left_alone(worker, cta, group, warp))
        return 0;
    uint32_t own = warp % GROUP_WARPS;
    uint32_t end = end_of_groups(group, own, (uint32_t)host_value(worker, 0, first_of(mask)));
    bool complete = end <= group->begun;
    while (complete && group->completed < end) {
        if (!screen_product(worker, cta, warp, group->products[group->completed % PRODUCT_LIMIT], false))
            return 0;
        multiply_oldest(worker, cta, group, warp / GROUP_WARPS * GROUP_WARPS);
        cta->passed = 1;
    }
    if (complete && group->waited[own] < end)
        group->waited[own] = end;
    if (complete)
        ptxvm_screen_products(cta, warp, end);
    *host_row(worker, 0) = (Lanes64)(uint64_t)complete;
    return 1;
}
