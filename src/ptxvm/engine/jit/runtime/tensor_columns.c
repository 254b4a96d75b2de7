// `tcgen05.alloc`, `.dealloc` and `.relinquish_alloc_permit` without Python, as engine/host/tensor_memory.py has them:
// those of one CTA, not exclusive. What has to wait, or could be wrong, is Python's business.

#include "copies.h"

enum { FEWEST_COLUMNS = 32, NO_COLUMN = -1 };

// How many columns all lanes ask for; 0 if Python must see to it.
static uint32_t columns_asked(Worker *worker, const Cta *cta, int32_t number, Set mask) {
    const TensorCore *core = cta->tensor_core;
    uint32_t lane = first_of(mask);
    uint64_t first = host_value(worker, 0, lane), count = host_value(worker, 1, lane);
    if (core == 0 || !worker->defers || product_plan(worker, number) == 0 || core->exclusive || core->waits)
        return 0;
    if (!all_have(worker, 0, mask, first) || !all_have(worker, 1, mask, count))
        return 0;
    bool is_allowed = count >= FEWEST_COLUMNS && count <= MOST_TENSOR_COLUMNS && (count & (count - 1)) == 0;
    return is_allowed ? (uint32_t)count : 0;
}

static bool is_free(const TensorCore *core, uint32_t first, uint32_t count) {
    for (uint32_t column = first; column < first + count; column++)
        if (core->starts[column] >= 0)
            return false;
    return true;
}

static int32_t free_columns(const TensorCore *core, uint32_t count) {
    for (uint32_t first = 0; first < MOST_TENSOR_COLUMNS; first += count)
        if (is_free(core, first, count))
            return (int32_t)first;
    return NO_COLUMN;
}

// tcgen05.alloc: where to write the address, columns; comes back that it is done.
uint32_t ptxvm_allocate_columns(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    TensorCore *core = cta->tensor_core;
    uint32_t count = columns_asked(worker, cta, number, mask);
    if (count == 0 || core->given_up)
        return 0;
    uint64_t address = host_value(worker, 0, first_of(mask));
    uint64_t offset = own_offset(worker, cta, address, sizeof(uint32_t));
    int32_t first = free_columns(core, count);
    if (first == NO_COLUMN || offset == NOWHERE || address % sizeof(uint32_t) != 0)
        return 0;
    for (uint32_t column = (uint32_t)first; column < (uint32_t)first + count; column++)
        core->starts[column] = first;
    core->lines[first] = (int32_t)((const ColumnsPlan *)product_plan(worker, number))->line;
    *(uint32_t *)shared_at(cta, (uint32_t)offset) = (uint32_t)first;
    EACH (lane, mask)
        ((uint64_t *)host_row(worker, 0))[lane] = 1;
    cta->passed = 1;
    return 1;
}

// How many columns the allocation that begins with this one has.
static uint32_t size_of_allocation(const TensorCore *core, uint32_t first) {
    uint32_t column = first;
    while (column < COLUMNS_OF_TENSOR_MEMORY && core->starts[column] == first)
        column++;
    return column - first;
}

// tcgen05.dealloc: address, columns. Nothing may use tensor memory any more.
uint32_t ptxvm_free_columns(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    TensorCore *core = cta->tensor_core;
    uint32_t count = columns_asked(worker, cta, number, mask);
    if (count == 0 || cta->asynchronous || cta->tile_count != 0 || cta->lanes_stores != 0)
        return 0;
    uint32_t first = column_at(host_value(worker, 0, first_of(mask)));
    if (size_of_allocation(core, first) != count)
        return 0;
    for (uint32_t column = first; column < first + count; column++) {
        core->starts[column] = NO_COLUMN;
        core->freed[column] = 1;
    }
    cta->passed = 1;
    return 1;
}

// tcgen05.relinquish_alloc_permit.
uint32_t ptxvm_give_up_columns(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    TensorCore *core = cta->tensor_core;
    if (core == 0)
        return 0;
    core->given_up = 1;
    return 1;
}
