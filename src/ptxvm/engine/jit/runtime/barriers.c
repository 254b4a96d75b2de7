// The sixteen barriers of a CTA. Only the worker that runs the CTA touches them, so nothing here is atomic.

#include "runtime.h"

// A warp that waited for any of several barriers no longer waits at those that did not complete.
static void forget_waits(Cta *cta, Warp *warp, Set bit) {
    EACH (id, warp->waits_at)
        cta->barriers[id].waiting &= ~bit;
    warp->waits_at = 0;
}

// The warp has arrived before: it goes on when one of the barriers is complete.
static void wait_for_any(Cta *cta, Warp *warp, Set bit) {
    warp->waits_at = warp->barrier_set;
    EACH (id, warp->barrier_set)
        cta->barriers[id].waiting |= bit;
}

static void enter_arrivals(Cta *cta) {
    Set arrived = cta->swept;
    if (arrived == 0) {
        // Warps that left during the sweep are not ready any more.
        cta->ready &= cta->live;
        return;
    }
    cta->ready = cta->live & ~arrived;
    cta->swept = 0;
    Barrier *barrier = &cta->barriers[cta->swept_barrier];
    barrier->arrived = size_of(arrived) * WARP_SIZE;
    barrier->expected = ALL_THREADS;
    barrier->arrived_warps = arrived;
    barrier->waiting = arrived;
    cta->pending |= only(cta->swept_barrier);
}

// Waiting warps learn the counts of a reduction at once: others may be several phases ahead before they run.
static void tell_counts(const Cta *cta, uint32_t id, Set arrived, Set waiting) {
    const Barrier *barrier = &cta->barriers[id];
    EACH (number, arrived) {
        Warp *warp = warp_at(cta, number);
        if (warp->lane_words != 0) {
            tell_lanes(warp, id, barrier);
        } else if (waiting & only(number)) {
            warp->barrier_true = barrier->last_true;
            warp->barrier_false = barrier->last_false;
        }
    }
}

// A barrier is complete: its waiting warps are ready.
static void complete(Cta *cta, uint32_t id) {
    Barrier *barrier = &cta->barriers[id];
    Set arrived = barrier->arrived_warps & cta->live, waiting = barrier->waiting & cta->live;
    if (WATCHES)
        release_aged(cta, id, waiting);
    *barrier = (Barrier){
        .expected = barrier->expected,
        .phase = barrier->phase + 1,
        .last_true = barrier->true_count,
        .last_false = barrier->false_count,
    };
    cta->ready |= waiting;
    cta->pending &= ~only(id);
    if ((barrier->last_true | barrier->last_false) != 0)
        tell_counts(cta, id, arrived, waiting);
}

static uint32_t count_of(int32_t threads, uint32_t total) {
    return threads == ALL_THREADS ? total : (uint32_t)threads;
}

// Whether a warp may arrive for so many threads, or for all: what the first to arrive has said holds for the others.
static bool may_arrive(const Barrier *barrier, int32_t threads, uint32_t total) {
    if (threads != ALL_THREADS && (threads == 0 || threads % WARP_SIZE != 0))
        return false;
    return barrier->arrived == 0 || count_of(barrier->expected, total) == count_of(threads, total);
}

// Whether some warps arrive with predicates to be counted, and others without; or some for a number of threads, and
// others for all, which orders more than the former.
static bool mixes(const Barrier *barrier, int32_t threads, bool counts) {
    bool same = counts == ((barrier->true_count | barrier->false_count) != 0);
    return barrier->arrived != 0 && (!same || (threads == ALL_THREADS) != (barrier->expected == ALL_THREADS));
}

// Whether every warp that has not exited has arrived. A count is waited for, whoever has exited.
static bool all_here(const Cta *cta, const Barrier *barrier) {
    return barrier->expected == ALL_THREADS && (cta->live & ~barrier->arrived_warps) == 0;
}

// As `ptxvm_barrier_arrive`; whoever `waits` is ready again when the barrier is complete.
static uint32_t arrive_at(Worker *worker, Cta *cta, Warp *warp, uint32_t id, int32_t threads, uint32_t arriving,
                          uint32_t with_true, uint32_t with_false, uint32_t site, bool waits) {
    enter_arrivals(cta);
    if (id >= BARRIER_COUNT) {
        record_fault(worker, FAULT_CODE_BARRIER_RANGE, site, NO_LANE, id);
        return REFUSED;
    }
    Barrier *barrier = &cta->barriers[id];
    uint32_t total = worker->warps * WARP_SIZE;
    if (!may_arrive(barrier, threads, total)) {
        record_fault(worker, FAULT_CODE_BARRIER_COUNT_MISMATCH, site, NO_LANE, (uint32_t)threads);
        return REFUSED;
    }
    bool mixed = is_watched(worker) && mixes(barrier, threads, (with_true | with_false) != 0);
    if (mixed || (WATCHES && !arrive_aged(cta, warp, id, barrier->arrived == 0, waits))) {
        record_fault(worker, FAULT_CODE_SUSPICION, site, NO_LANE, 0);
        return REFUSED;
    }
    barrier->arrived += arriving;
    barrier->expected = threads;
    barrier->arrived_warps |= only(warp->index);
    barrier->waiting |= waits ? only(warp->index) : 0;
    barrier->true_count += with_true;
    barrier->false_count += with_false;
    cta->pending |= only(id);
    if (barrier->arrived < count_of(threads, total) && !all_here(cta, barrier))
        return INCOMPLETE;
    complete(cta, id);
    return COMPLETED;
}

uint32_t ptxvm_barrier_arrive(Worker *worker, Cta *cta, Warp *warp, uint32_t id, int32_t threads, uint32_t arriving,
                              uint32_t with_true, uint32_t with_false, uint32_t site) {
    return arrive_at(worker, cta, warp, id, threads, arriving, with_true, with_false, site, false);
}

static uint32_t barrier_wait(Worker *worker, Cta *cta, Warp *warp) {
    Set bit = only(warp->index);
    cta->ready &= ~bit;
    forget_waits(cta, warp, bit);
    if (warp->barrier < 0) {
        wait_for_any(cta, warp, bit);
        return 0;
    }
    uint32_t id = (uint32_t)warp->barrier;
    uint32_t with_true = warp->barrier_reduces ? warp->barrier_true : 0;
    uint32_t with_false = warp->barrier_reduces ? warp->barrier_false : 0;
    uint32_t arrival = arrive_at(worker, cta, warp, id, warp->barrier_threads, warp->barrier_arriving, with_true,
                                 with_false, (uint32_t)warp->barrier_site, true);
    if (arrival == REFUSED)
        return 1;
    if (arrival == INCOMPLETE)
        return 0;
    Barrier *barrier = &cta->barriers[id];
    warp->barrier_true = barrier->last_true;
    warp->barrier_false = barrier->last_false;
    cta->ready |= bit;
    return 0;
}

static void barriers_after_exit(Cta *cta) {
    EACH (id, cta->pending) {
        if (all_here(cta, &cta->barriers[id]))
            complete(cta, id);
    }
}
