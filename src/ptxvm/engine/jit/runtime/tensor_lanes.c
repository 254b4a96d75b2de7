// `tcgen05.ld` and `.st` without Python. Stores land at the wait of their warp for them, as
// engine/host/tensor_memory.py has it; what could be wrong is Python's business.

#include "copies.h"

enum { PARTITION = 32, PARTITIONS = 4, ALL_LANES = -1 };

// The word of an address, and how much further the upper half of the warp is.
typedef struct {
    uint32_t *word, *upper;
} Place;

// Where a warp accesses tensor memory; without a word it must not.
static Place lanes_place(const TensorCore *core, const LanesPlan *plan, uint32_t warp, uint64_t address,
                         uint64_t distance) {
    uint32_t lane = lane_of(address), low = warp % PARTITIONS * PARTITION, first = column_at(address);
    if (lane < low || lane + plan->lanes > low + PARTITION || !is_allocated(core, first, plan->columns))
        return (Place){0, 0};
    uint32_t further = plan->halves ? (uint32_t)distance : 0;
    if (further > MOST_TENSOR_COLUMNS || !is_allocated(core, first + further, plan->columns))
        return (Place){0, 0};
    uint32_t *word = (uint32_t *)core->words + first * LANES_OF_TENSOR_MEMORY + lane;
    return (Place){word, word + further * LANES_OF_TENSOR_MEMORY};
}

// That of a call by a whole warp: address, distance.
static Place called_place(Worker *worker, const Cta *cta, uint32_t warp, int32_t number, Set mask) {
    const TensorCore *core = cta->tensor_core;
    const LanesPlan *plan = product_plan(worker, number);
    uint64_t address = host_value(worker, 0, 0);
    if (core == 0 || plan == 0 || mask != (Set)ALL_LANES || !all_have(worker, 0, mask, address))
        return (Place){0, 0};
    return lanes_place(core, plan, warp, address, host_value(worker, 1, 0));
}

INLINE uint32_t *lane_word(Place place, const uint32_t *places, uint32_t lane) {
    return (lane < WARP_SIZE / 2 ? place.word : place.upper) + places[lane];
}

// tcgen05.ld: address, distance; registers come back.
uint32_t ptxvm_load_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    Place place = called_place(worker, cta, warp, number, mask);
    if (place.word == 0)
        return 0;
    const LanesPlan *plan = product_plan(worker, number);
    const uint32_t *places = plan->places;
    uint64_t *values = (uint64_t *)host_row(worker, 0);
    for (uint32_t i = 0; i < plan->registers; i++, places += WARP_SIZE, values += WARP_SIZE)
        for (uint32_t lane = 0; lane < WARP_SIZE; lane++)
            values[lane] = *lane_word(place, places, lane);
    return 1;
}

// tcgen05.st: address, distance, registers.
uint32_t ptxvm_store_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    Place place = called_place(worker, cta, warp, number, mask);
    if (place.word == 0 || !worker->defers || cta->asynchronous || cta->lanes_stores == STORE_LIMIT)
        return 0;
    const LanesPlan *plan = product_plan(worker, number);
    LanesStore *store = &((TensorCore *)cta->tensor_core)->stores[cta->lanes_stores++];
    store->number = number;
    store->warp = warp;
    store->address = host_value(worker, 0, 0);
    store->distance = host_value(worker, 1, 0);
    store->plan = (void *)plan;
    for (uint32_t i = 0; i < plan->registers; i++)
        for (uint32_t lane = 0; lane < WARP_SIZE; lane++)
            store->values[i * WARP_SIZE + lane] = (uint32_t)host_value(worker, i + 2, lane);
    return 1;
}

static void land_lanes_store(const TensorCore *core, const LanesStore *store) {
    const LanesPlan *plan = store->plan;
    // Deallocation would have been a fault.
    Place place = lanes_place(core, plan, store->warp, store->address, store->distance);
    const uint32_t *places = plan->places, *values = store->values;
    for (uint32_t i = 0; i < plan->registers; i++, places += WARP_SIZE, values += WARP_SIZE)
        for (uint32_t lane = 0; lane < WARP_SIZE; lane++)
            *lane_word(place, places, lane) = values[lane];
}

// tcgen05.wait::st.
uint32_t ptxvm_await_stores(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    TensorCore *core = cta->tensor_core;
    if (cta->asynchronous || core == 0)
        return 0;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < cta->lanes_stores; i++) {
        if (core->stores[i].warp == warp)
            land_lanes_store(core, &core->stores[i]);
        else if (i != kept++)
            core->stores[kept - 1] = core->stores[i];
    }
    cta->lanes_stores = kept;
    return 1;
}
