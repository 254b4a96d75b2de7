// Asynchronous copies that need no Python: native code takes note of them when they are issued, and lands them at the
// wait for them (landing.c). Only where that is the policy (Worker.defers), for one lane at a time, and for nothing
// that could be wrong: all else is Python's business, which also adopts what has not landed when it must know of it
// (see host/service.py).

#include "copies.h"

static uint8_t *global_host(const Worker *worker, uint64_t address, uint64_t size, bool for_store) {
    const Allocation *row = row_below(worker, address);
    if (row == 0 || !is_inside(address - row->base, size, row->size) || (for_store && !row->writable))
        return 0;
    return (uint8_t *)(row->host + (address - row->base));
}

static bool may_defer(const Worker *worker, const Cta *cta, Set mask) {
    return worker->defers && size_of(mask) == 1 && cta->deferred_count < DEFERRED_LIMIT;
}

static Deferred *note_copy(Worker *worker, Cta *cta, enum DeferredKind kind, uint32_t warp, int32_t number, Set mask,
                           uint64_t shared, uint64_t size, void *outside) {
    Deferred *copy = &cta->deferred[cta->deferred_count++];
    copy->number = number;
    copy->kind = kind;
    copy->warp = warp;
    copy->lanes = mask;
    copy->size = (uint32_t)size;
    copy->shared = shared_offset(shared);
    copy->barrier = 0;
    copy->age = 0;
    copy->stage = 0;
    copy->walks = 0;
    copy->outside = outside;
    copy->plan = 0;
    copy->combine = 0;
    uint32_t lane = first_of(mask);
    for (uint32_t row = 0; row < DEFERRED_VALUES; row++)
        copy->values[row] = host_value(worker, row, lane);
    return copy;
}

static void forget_landed(Cta *cta) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < cta->deferred_count; i++) {
        if (cta->deferred[i].kind == DEFERRED_KIND_LANDED)
            continue;
        if (i != kept)
            cta->deferred[kept] = cta->deferred[i];
        kept++;
    }
    cta->deferred_count = kept;
}

// The host address of the global side of a bulk copy, or null if anything is wrong with the copy.
static uint8_t *bulk_host(const Worker *worker, const Cta *cta, uint64_t shared, uint64_t global, uint64_t size,
                          bool for_store) {
    // A copy of nothing is complete at once: Python sees to it.
    if ((shared | global | size) % CHUNK != 0 || size == 0 || size > MBARRIER_COUNT_LIMIT)
        return 0;
    if (own_offset(worker, cta, shared, size) == NOWHERE)
        return 0;
    return global_host(worker, global, size, for_store);
}

// cp.async.bulk from global memory: destination, source, size, mbarrier.
uint32_t ptxvm_defer_bulk_load(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    if (!may_defer(worker, cta, mask))
        return 0;
    uint32_t lane = first_of(mask);
    uint64_t shared = host_value(worker, 0, lane), size = host_value(worker, 2, lane);
    uint64_t barrier = host_value(worker, 3, lane);
    uint8_t *outside = bulk_host(worker, cta, shared, host_value(worker, 1, lane), size, false);
    if (outside == 0 || mbarrier_at(worker, cta, barrier) == 0)
        return 0;
    Deferred *copy = note_copy(worker, cta, DEFERRED_KIND_LOAD, warp, number, mask, shared, size, outside);
    copy->barrier = shared_offset(barrier);
    return !is_watched(worker) || screen_copy(worker, cta, copy);
}

// cp.async.bulk to global memory: destination, source, size.
uint32_t ptxvm_defer_bulk_store(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    if (!may_defer(worker, cta, mask))
        return 0;
    uint32_t lane = first_of(mask);
    uint64_t shared = host_value(worker, 1, lane), size = host_value(worker, 2, lane);
    uint8_t *outside = bulk_host(worker, cta, shared, host_value(worker, 0, lane), size, true);
    if (outside == 0)
        return 0;
    Deferred *copy = note_copy(worker, cta, DEFERRED_KIND_STORE, warp, number, mask, shared, size, outside);
    return !is_watched(worker) || screen_copy(worker, cta, copy);
}

// cp.reduce.async.bulk to global memory: as above, elements of up to 8 bytes.
uint32_t ptxvm_defer_bulk_reduction(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask,
                                    Combine combine) {
    return ptxvm_defer_bulk_store(worker, cta, warp, number, mask) && note_reduction(cta, combine, 8);
}

static uint32_t note_reduction(Cta *cta, Combine combine, uint32_t unit) {
    Deferred *copy = &cta->deferred[cta->deferred_count - 1];
    if (((uint64_t)copy->outside & (unit - 1)) != 0) {
        cta->deferred_count--;
        return 0;
    }
    copy->combine = (void *)combine;
    return 1;
}

static void combine_bytes(Combine combine, void *outside, const void *source, uint64_t size) {
    static const uint64_t no_offset = 0;
    combine(outside, &no_offset, 1, source, size);
}
