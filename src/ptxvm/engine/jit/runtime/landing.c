// The waits for the copies that native code has taken note of (copies.c), and their landing.

#include "copies.h"

// The place of a stage, which are numbered from 1.
static uint8_t *stage_place(const Cta *cta, uint32_t stage) {
    return (uint8_t *)cta->stages + (stage - 1) * cta->stage_size;
}

// Where the bytes of a copy are: in its stage if they have been read, else where they were.
static uint8_t *source_of(const Cta *cta, const Deferred *copy, uint8_t *where) {
    return copy->stage != 0 ? stage_place(cta, copy->stage) : where;
}

// The entry of a copy is over, and its stage free.
static void has_landed(Cta *cta, Deferred *copy) {
    copy->kind = DEFERRED_KIND_LANDED;
    cta->stages_used &= ~only(copy->stage);
}

static void log_landing(Cta *cta, int32_t number, uint32_t barrier, uint32_t size, uint64_t word) {
    Landed *landed = &cta->landed[cta->landings++ % LANDED_LIMIT];
    landed->number = number;
    landed->barrier = barrier;
    landed->size = size;
    landed->parity = (word & MBARRIER_PHASE) != 0;
}

// Lands one load and counts its bytes at its mbarrier. False if the count would leave its range: nothing was done.
static bool land_load(Worker *worker, Cta *cta, Deferred *copy) {
    uint64_t *word = (uint64_t *)shared_at(cta, copy->barrier);
    uint64_t before = *word;
    if ((before & MBARRIER_TX) >> MBARRIER_TX_SHIFT <= copy->size)
        return false;
    uint8_t *target = shared_at(cta, copy->shared);
    if (copy->plan == 0)
        __builtin_memcpy(target, source_of(cta, copy, copy->outside), copy->size);
    else
        move_tensor(copy, target, false);
    *word = next_phase(before - ((uint64_t)copy->size << MBARRIER_TX_SHIFT));
    log_landing(cta, copy->number, copy->barrier, copy->size, before);
    if (is_watched(worker))
        screen_landed_load(worker, cta, copy);
    has_landed(cta, copy);
    return true;
}

// Lands one store or reduction.
static void land_store(Cta *cta, Deferred *copy) {
    uint8_t *source = source_of(cta, copy, shared_at(cta, copy->shared));
    if (copy->plan != 0)
        move_tensor(copy, source, true);
    else if (copy->combine != 0)
        combine_bytes((Combine)copy->combine, copy->outside, source, copy->size);
    else
        __builtin_memcpy(copy->outside, source, copy->size);
    has_landed(cta, copy);
}

// Reads the source of a copy into a stage. False if there is no stage free.
static bool read_source(Cta *cta, Deferred *copy) {
    // There is no stage 0.
    uint32_t stage = first_of(~(cta->stages_used | 1));
    if (stage > cta->stage_count)
        return false;
    cta->stages_used |= only(stage);
    copy->stage = stage;
    bool loads = copy->kind == DEFERRED_KIND_LOAD;
    __builtin_memcpy(stage_place(cta, stage), loads ? copy->outside : shared_at(cta, copy->shared), copy->size);
    return true;
}

// Whether a copy, if it has a source to read ahead, has not read it. Boxes of tensors are read when they land in shared
// memory.
static bool is_unread(const Deferred *copy) {
    bool never = copy->kind == DEFERRED_KIND_LOAD && copy->plan != 0;
    return !never && copy->stage == 0;
}

// Lands what signals the mbarrier at an offset of shared memory, in the order of issue. False if Python must see to
// one.
static bool land_for(Worker *worker, Cta *cta, uint32_t barrier) {
    bool landed = true;
    for (uint32_t i = 0; landed && i < cta->deferred_count; i++) {
        Deferred *copy = &cta->deferred[i];
        if (copy->kind == DEFERRED_KIND_LOAD && copy->barrier == barrier)
            landed = land_load(worker, cta, copy);
    }
    forget_landed(cta);
    return landed;
}

// Whether native code knows of all operations.
static bool has_all(const Worker *worker, const Cta *cta) {
    return worker->defers && !cta->asynchronous;
}

// Whether a copy is one of these lanes of a warp.
static bool is_of(const Deferred *copy, uint32_t warp, Set lanes) {
    return copy->warp == warp && (copy->lanes & lanes) != 0;
}

// cp.async.bulk.commit_group: the copies of the lanes are in a group that is one older.
uint32_t ptxvm_commit_group(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    if (!has_all(worker, cta))
        return 0;
    for (uint32_t i = 0; i < cta->deferred_count; i++)
        cta->deferred[i].age += is_of(&cta->deferred[i], warp, mask);
    return 1;
}

// One more store will have been read that nothing waits for to land: beyond READ_AHEAD the oldest lands.
static void make_room(Cta *cta) {
    uint32_t ahead = 0;
    Deferred *oldest = 0;
    for (uint32_t i = 0; i < cta->deferred_count; i++) {
        Deferred *copy = &cta->deferred[i];
        if (copy->kind != DEFERRED_KIND_STORE || copy->stage == 0)
            continue;
        ahead++;
        oldest = oldest != 0 ? oldest : copy;
    }
    if (ahead >= READ_AHEAD)
        land_store(cta, oldest);
}

// Does for a copy what a wait for its group asks for. False if Python must see to it.
static bool complete_copy(Cta *cta, Deferred *copy, bool reads) {
    if (copy->kind == DEFERRED_KIND_STORE && !reads) {
        land_store(cta, copy);
        return true;
    }
    if (!is_unread(copy))
        return true;
    if (copy->kind == DEFERRED_KIND_STORE)
        make_room(cta);
    return read_source(cta, copy);
}

// cp.async.bulk.wait_group: how many of the newest groups may be pending, and whether it is enough that sources have
// been read, both for all lanes the same.
uint32_t ptxvm_wait_group(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    if (!has_all(worker, cta))
        return 0;
    uint32_t lane = first_of(mask), newest = (uint32_t)host_value(worker, 0, lane);
    bool reads = host_value(worker, 1, lane) != 0, done = true;
    for (uint32_t i = 0; done && i < cta->deferred_count; i++) {
        Deferred *copy = &cta->deferred[i];
        if (!is_of(copy, warp, mask) || copy->age <= newest)
            continue;
        bool ends = is_watched(worker) && copy->kind == DEFERRED_KIND_STORE && is_unread(copy);
        done = !(ends && !screen_end_of_store(worker, cta, copy)) && complete_copy(cta, copy, reads);
    }
    forget_landed(cta);
    return done;
}

static void land_at_end(Cta *cta) {
    if (cta->deferred_count == 0)
        return;
    for (uint32_t i = 0; i < cta->deferred_count; i++) {
        Deferred *copy = &cta->deferred[i];
        if (copy->kind == DEFERRED_KIND_STORE && !is_unread(copy))
            land_store(cta, copy);
    }
    forget_landed(cta);
}

// mbarrier.wait: mbarriers; the words come back. A failing wait lands what signals the mbarrier, which is the same for
// all lanes.
uint32_t ptxvm_land_copies(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    uint64_t address = host_value(worker, 0, first_of(mask));
    if (!worker->defers || !all_have(worker, 0, mask, address))
        return 0;
    const uint64_t *word = mbarrier_at(worker, cta, address);
    if (word == 0)
        return 0;
    uint32_t count = cta->deferred_count + cta->tile_count;
    bool landed = land_tiles(cta, shared_offset(address)) && land_for(worker, cta, shared_offset(address));
    int32_t arrivals = land_arrivals(worker, cta, shared_offset(address));
    bool something = cta->deferred_count + cta->tile_count != count || arrivals != 0;
    // Python's operations are next, when this was not enough.
    if (!landed || arrivals < 0 || (!something && cta->asynchronous))
        return 0;
    *host_row(worker, 0) = (Lanes64)(is_mbarrier(*word) ? *word : 0);
    return 1;
}
