// Tensor copies that need no Python, by plans that Python has made (host/tensor_plans.py).

#include "copies.h"

#define MAP_SIZE 128

// The content of a tensor map.
typedef uint64_t MapContent __attribute__((ext_vector_type(16), aligned(1)));

// The host address of a tensor map at a generic address: a parameter or in global memory. Null if it is elsewhere.
static const uint8_t *map_host(const Worker *worker, uint64_t address) {
    if (address >> WINDOW_BITS != PARAM_NUMBER)
        return global_host(worker, address, MAP_SIZE, false);
    uint64_t offset = address - PARAM_WINDOW;
    return is_inside(offset, MAP_SIZE, worker->params_size) ? (const uint8_t *)worker->params + offset : 0;
}

// The plan of a tensor copy: the same place in the code, the same map, the same phase of the swizzling pattern. Or
// null.
static const TensorPlan *find_plan(const Worker *worker, int32_t number, const uint8_t *map, uint32_t phase) {
    const TensorPlan *plans = worker->plans;
    MapContent content = *(const MapContent *)map;
    for (uint32_t i = 0; i < worker->plan_count; i++) {
        const TensorPlan *plan = &plans[i];
        if (plan->number != number || plan->phase != phase)
            continue;
        if (__builtin_reduce_or(*(const MapContent *)plan->map ^ content) == 0)
            return plan;
    }
    return 0;
}

// The plan for the map in row 0 and the place in shared memory in row 1, if that is the CTA's own. Or null.
static const TensorPlan *plan_for(const Worker *worker, const Cta *cta, int32_t number, uint32_t lane) {
    uint64_t address = host_value(worker, 0, lane), shared = host_value(worker, 1, lane);
    if (address % 64 != 0 || shared % 128 != 0)
        return 0;
    const uint8_t *map = map_host(worker, address);
    if (map == 0)
        return 0;
    const TensorPlan *plan = find_plan(worker, number, map, shared % 1024);
    return plan != 0 && own_offset(worker, cta, shared, plan->extent) != NOWHERE ? plan : 0;
}

// The host address of the first element of a box whose coordinates are in the rows from `row` on. Null if the box is
// not inside its tensor, or the tensor not in memory.
static uint8_t *box_host(const Worker *worker, const TensorPlan *plan, uint32_t lane, uint32_t row, bool for_store) {
    if (!plan->fits)
        return 0;
    uint64_t start = 0;
    for (uint32_t d = 0; d < plan->rank; d++) {
        uint64_t coordinate = (uint32_t)host_value(worker, row + d, lane);
        if (coordinate > plan->limits[d])
            return 0;
        start += coordinate * plan->strides[d];
    }
    uint8_t *tensor = global_host(worker, plan->base, plan->bytes, for_store);
    return tensor == 0 ? 0 : tensor + start;
}

// Notes a copy whose coordinates are in the rows from `row` on, unless Python must see to it: then null.
static Deferred *note_tensor(Worker *worker, Cta *cta, enum DeferredKind kind, uint32_t warp, int32_t number, Set mask,
                             const TensorPlan *plan, uint32_t row) {
    bool stores = kind == DEFERRED_KIND_STORE;
    uint32_t lane = first_of(mask), size = stores ? plan->extent : plan->size;
    if (host_value(worker, row, lane) * plan->unit % CHUNK != 0)
        return 0;
    uint8_t *outside = box_host(worker, plan, lane, row, stores);
    // The rows of other boxes are found when they land: then it is the tensor's address.
    bool walks = outside == 0;
    if (walks)
        outside = walk_host(worker, plan, lane, row, stores);
    if (outside == 0)
        return 0;
    Deferred *copy = note_copy(worker, cta, kind, warp, number, mask, host_value(worker, 1, lane), size, outside);
    copy->plan = (void *)plan;
    copy->walks = walks;
    return copy;
}

// cp.async.bulk.tensor from global memory: map, destination, mbarrier, coordinates.
uint32_t ptxvm_defer_tensor_load(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    if (!may_defer(worker, cta, mask))
        return 0;
    const TensorPlan *plan = plan_for(worker, cta, number, first_of(mask));
    uint64_t barrier = host_value(worker, 2, first_of(mask));
    if (plan == 0 || mbarrier_at(worker, cta, barrier) == 0)
        return 0;
    Deferred *copy = note_tensor(worker, cta, DEFERRED_KIND_LOAD, warp, number, mask, plan, 3);
    if (copy == 0)
        return 0;
    copy->barrier = shared_offset(barrier);
    return !is_watched(worker) || screen_copy(worker, cta, copy);
}

// cp.async.bulk.tensor to global memory: map, source, coordinates.
uint32_t ptxvm_defer_tensor_store(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    if (!may_defer(worker, cta, mask))
        return 0;
    const TensorPlan *plan = plan_for(worker, cta, number, first_of(mask));
    Deferred *copy = plan == 0 ? 0 : note_tensor(worker, cta, DEFERRED_KIND_STORE, warp, number, mask, plan, 2);
    return copy != 0 && (!is_watched(worker) || screen_copy(worker, cta, copy));
}

// cp.reduce.async.bulk.tensor to global memory: as above.
uint32_t ptxvm_defer_tensor_reduction(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    if (!ptxvm_defer_tensor_store(worker, cta, warp, number, mask))
        return 0;
    const TensorPlan *plan = cta->deferred[cta->deferred_count - 1].plan;
    return note_reduction(cta, (Combine)plan->combine, plan->unit);
}

// Moves the chunks of a box that is wholly inside: from global memory to their places in shared memory, or back.
INLINE void move_box(const TensorPlan *plan, uint8_t *outside, uint8_t *box, bool stores) {
    const int64_t *row_offsets = plan->row_offsets;
    const uint32_t *places = plan->places;
    // What is stored could be the plan, as far as the compiler knows.
    uint32_t rows = plan->rows, chunks = plan->chunks;
    for (uint32_t row = 0; row < rows; row++, places += chunks) {
        uint8_t *chunk = outside + row_offsets[row];
        for (uint32_t c = 0; c < chunks; c++, chunk += CHUNK) {
            uint8_t *inside = box + places[c];
            __builtin_memcpy(stores ? chunk : inside, stores ? inside : chunk, CHUNK);
        }
    }
}

static void combine_box(const TensorPlan *plan, uint8_t *outside, const uint8_t *box, Combine combine) {
    const int64_t *row_offsets = plan->row_offsets;
    const uint32_t *places = plan->places;
    for (uint32_t row = 0; row < plan->rows; row++, places += plan->chunks) {
        for (uint32_t c = 0; c < plan->chunks; c++)
            combine_bytes(combine, outside + row_offsets[row] + c * CHUNK, box + places[c], CHUNK);
    }
}

static void move_tensor(const Deferred *copy, uint8_t *box, bool stores) {
    Combine combine = stores ? (Combine)copy->combine : 0;
    if (copy->walks)
        walk_box(copy, box, stores, combine);
    else if (combine != 0)
        combine_box(copy->plan, copy->outside, box, combine);
    else if (stores)
        move_box(copy->plan, copy->outside, box, true);
    else
        move_box(copy->plan, copy->outside, box, false);
}
