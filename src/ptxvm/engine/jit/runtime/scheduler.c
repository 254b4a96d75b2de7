// The CTA scheduler. A worker starts CTAs, visits them in turn, and sets a CTA aside when all its warps only spin.

#include "runtime.h"

// What a step of the scheduler returns if Python is not needed.
#define GO_ON UINT32_MAX

// Visits in a row to each waiting CTA in which nothing moved, after which the worker is idle.
#define PATIENCE 64

// Index of the first of a cluster's slots without CTAs, or `slot_count`.
static uint32_t free_slot(const Worker *worker) {
    if (worker->live_slots >= worker->slot_count)
        return worker->slot_count;
    uint32_t slot = 0;
    while (slot < worker->slot_count && cta_in(worker, slot)->running)
        slot += worker->cluster_size;
    return slot;
}

// Makes `current` the next slot in turn that holds a CTA; there is one.
static void turn_to_next(Worker *worker) {
    uint32_t slot = worker->current;
    do {
        slot = slot + 1 < worker->slot_count ? slot + 1 : 0;
    } while (cta_in(worker, slot)->running != CTA_RUNS);
    worker->current = slot;
    worker->action = ACTION_RESUME;
}

// Nothing can be started: goes on with a CTA that waits, if that has led anywhere lately.
static uint32_t resume_waiting(Worker *worker) {
    if (worker->fruitless <= worker->live_slots * PATIENCE) {
        turn_to_next(worker);
        return GO_ON;
    }
    uint32_t state = worker->spun ? WORKER_STATE_IDLE : WORKER_STATE_BLOCKED;
    worker->spun = 0;
    worker->fruitless = 0;
    worker->action = ACTION_RESUME;
    return state;
}

static uint32_t start(Worker *worker) {
    if (!take_chunk(worker))
        return worker->live_slots == 0 ? WORKER_STATE_FINISHED : resume_waiting(worker);
    worker->action = ACTION_START;
    uint32_t slot = free_slot(worker);
    if (slot >= worker->slot_count)
        return WORKER_STATE_NEEDS_SLOT;
    uint64_t index = worker->backwards ? worker->cta_count - 1 - worker->chunk_next : worker->chunk_next;
    worker->chunk_next += worker->cluster_size;
    worker->current = slot;
    begin_cluster(worker, slot, index);
    return GO_ON;
}

// Makes `current` the slot to visit. Returns GO_ON or a WorkerState.
static uint32_t choose(Worker *worker) {
    if (worker->action == ACTION_REVISIT)
        return GO_ON;
    if (worker->action == ACTION_START || worker->live_slots == 0)
        return start(worker);
    turn_to_next(worker);
    return GO_ON;
}

// The end of a CTA shows that something is not as it should be.
static uint32_t suspect_end(Worker *worker, const Cta *cta) {
    record_fault(worker, FAULT_CODE_SUSPICION, (uint32_t)NO_SITE, NO_LANE, 0);
    worker->fault.cta = cta->index;
    return 1;
}

// Tells Python, if it must know, that a CTA has ended. Returns 0, or 1 on a fault.
static uint32_t tell_end(Worker *worker, Cta *cta) {
    land_at_end(cta);
    if (is_watched(worker))
        return ends_well(worker, cta) && are_products_over(cta) ? 0 : suspect_end(worker, cta);
    if (cta->host_state == 0 && cta->deferred_count == 0)
        return 0;
    HostFunction host = worker->host_function;
    if (host(cta, 0, CTA_ENDS, 0) == 0)
        return 0;
    worker->fault.cta = cta->index;
    return 1;
}

// All warps of a CTA have ended. Returns 0, or 1 on a fault.
static uint32_t finish(Worker *worker, Cta *cta) {
    if (tell_end(worker, cta))
        return 1;
    if (cta->note_count != 0)
        drop_notes(worker, cta);
    end_cta(worker, cta);
    worker->live_slots--;
    count_end(worker);
    // What this CTA did may be what others wait for.
    worker->action = ACTION_RESUME;
    return 0;
}

// Whether no other CTA may start beside those that wait.
static bool is_crowded(const Worker *worker) {
    // CTAs that only wait for what is their own gain nothing by more of them.
    return (!worker->spun && worker->live_slots >= worker->crowd) || worker->live_slots >= worker->resident;
}

// All warps of a CTA only spin. A new CTA and an old one by turns: both may be what it waits for.
static void set_aside(Worker *worker, const Cta *cta) {
    if (cta->moved) {
        worker->spun = 0;
        worker->progress++;
    }
    worker->fruitless = cta->moved ? 0 : worker->fruitless + 1;
    // Clusters take a lot of memory: a new one starts only when those in flight lead nowhere by themselves.
    bool hopeful = worker->cluster_size > 1 && worker->fruitless <= worker->live_slots;
    worker->action = hopeful || worker->action == ACTION_START ? ACTION_RESUME : ACTION_START;
}

uint32_t ptxvm_run(Worker *worker) {
    uint32_t state = choose(worker);
    while (state == GO_ON) {
        Cta *cta = cta_in(worker, worker->current);
        drop_stale_caches(worker, cta->cluster);
        uint32_t outcome = visit(worker, cta);
        if (outcome == VISIT_DONE) {
            state = finish(worker, cta) ? WORKER_STATE_FAULTED : choose(worker);
        } else if (outcome == VISIT_SPINS) {
            set_aside(worker, cta);
            state = is_crowded(worker) ? resume_waiting(worker) : choose(worker);
        } else {
            worker->action = ACTION_REVISIT;
            state = outcome - VISIT_LEAVES;
        }
    }
    return state;
}
