// A visit to a CTA: its warps run in turn until it is done, only spins, or Python is needed.

#include "runtime.h"

// How running a warp may end besides a Status.
enum { SWEEP_FINISHED = 16, NOBODY_READY, LACKS_SAFE };

// Worker.sweeps of a warp function that leaves contexts and barriers as it has found them, if all warps end in a sweep.
#define LEAVES_NO_TRACES 2

static bool is_stopping(const Worker *worker) {
    const Launch *launch = worker->launch;
    return __atomic_load_n(&launch->stop, __ATOMIC_RELAXED) != 0;
}

// Whether all warps of the CTA may begin a sweep: they have come as far together.
static bool may_sweep(const Cta *cta) {
    return cta->ready == cta->live && cta->live != 0 && cta->pending == 0 && cta->all_fast;
}

// Whether nobody but the sweep has touched the barriers while warps ran.
static bool is_undisturbed(const Cta *cta, Set arrived) {
    return cta->pending == 0 && cta->swept == arrived;
}

// Whether a warp is at a barrier for all threads, the same as those of the sweep before it.
static bool joins_sweep(const Cta *cta, const Warp *warp, Set arrived) {
    uint32_t id = (uint32_t)warp->barrier;
    return warp->barrier_threads == ALL_THREADS && id < BARRIER_COUNT && !warp->barrier_reduces &&
           (arrived == 0 || id == cta->swept_barrier) && is_undisturbed(cta, arrived);
}

// As long as all warps go from barrier to barrier together, a sweep over them is all there is to do: arrivals are bits
// of a register (and of Cta.swept, for whoever has to know), and the barrier is complete at the end of the sweep.
// Anything else ends the sweep: the arrivals are entered into the barrier, and the general way goes on with what the
// last warp that ran has returned.
static inline uint32_t sweep(Worker *worker, Cta *cta, Warp **ran) {
    WarpFunction run = worker->warp_fast;
    Set live = cta->live;
    while (live != 0) {
        Set arrived = 0;
        cta->swept = 0;
        if (is_stopping(worker))
            return STATUS_STOPPED;
        EACH (number, live) {
            Warp *warp = warp_at(cta, number);
            warp->waits = 0;
            uint32_t status = run(warp, cta, worker);
            if (status == STATUS_BARRIER && joins_sweep(cta, warp, arrived)) {
                arrived |= only(number);
                cta->swept = arrived;
                cta->swept_barrier = (uint32_t)warp->barrier;
            } else if (status == STATUS_DONE && is_undisturbed(cta, arrived)) {
                live &= ~only(number);
                cta->live = live;
                cluster_warp_ends(cta, warp);
            } else {
                enter_arrivals(cta);
                cta->position = number + 1;
                *ran = warp;
                return status;
            }
        }
        cta->moved = 1;
        cta->swept = 0;
        cta->ready = live;
        if (live != 0)
            cta->barriers[cta->swept_barrier].phase++;
    }
    return SWEEP_FINISHED;
}

// The same where the warp function itself goes from warp to warp and from barrier to barrier (fast/sweep.py), and from
// CTA to CTA as long as nobody else has to be asked.
static inline uint32_t sweep_within(Worker *worker, Cta *cta, Warp **ran) {
    if (is_stopping(worker))
        return STATUS_STOPPED;
    uint32_t status;
    do {
        WarpFunction run = worker->warp_fast;
        cta->swept = 0;
        cta->sweeps = 1;
        status = run(warp_at(cta, first_of(cta->live)), cta, worker);
        cta->sweeps = 0;
        if (status == STATUS_DONE) {
            cta->moved = 1;
            cta->barriers[cta->swept_barrier].phase = 0;
            cta->clean = worker->sweeps == LEAVES_NO_TRACES;
        }
    } while (status == STATUS_DONE && begin_next(worker, cta));
    if (status == STATUS_DONE)
        return SWEEP_FINISHED;
    enter_arrivals(cta);
    *ran = warp_at(cta, cta->position - 1);
    return status;
}

// Goes on with all warps of the CTA together.
static inline uint32_t run_all(Worker *worker, Cta *cta, Warp **ran) {
    return worker->sweeps ? sweep_within(worker, cta, ran) : sweep(worker, cta, ran);
}

// Runs the next warp in turn that is ready.
static inline uint32_t run_next(Worker *worker, Cta *cta, Warp **ran) {
    if (cta->ready == 0)
        return NOBODY_READY;
    if (is_stopping(worker))
        return STATUS_STOPPED;
    uint32_t distance = first_of(__builtin_rotateright32(cta->ready, cta->position));
    uint32_t number = (cta->position + distance) % MAX_WARPS;
    Warp *warp = warp_at(cta, number);
    WarpFunction run = warp->version == VERSION_FAST ? worker->warp_fast : worker->warp_safe;
    if (run == 0)
        return LACKS_SAFE;
    cta->position = number + 1;
    warp->waits = 0;
    *ran = warp;
    return run(warp, cta, worker);
}

// A warp has exited.
static void leave(Cta *cta, Warp *warp) {
    Set others = ~only(warp->index);
    cta->live &= others;
    cluster_warp_ends(cta, warp);
    // The warp may have completed barriers while it ran.
    cta->ready &= others;
    cta->moved = 1;
    if (cta->live != 0 && cta->pending != 0)
        barriers_after_exit(cta);
}

static uint32_t faulted(Worker *worker, const Cta *cta) {
    worker->fault.cta = cta->index;
    return VISIT_LEAVES + WORKER_STATE_FAULTED;
}

static uint32_t warp_faulted(Worker *worker, const Cta *cta, const Warp *warp) {
    worker->fault.warp = (int32_t)warp->index;
    worker->fault.version = (int32_t)warp->version;
    return faulted(worker, cta);
}

// A warp has yielded. Whether all that is left to do is to spin, after so many yields in a row.
static bool only_spins(Worker *worker, Cta *cta, const Warp *warp, uint32_t *yields) {
    if (cta->passed) {
        // A warp that has come to the end of a wait has moved, even if it waits again.
        cta->passed = 0;
        cta->moved = 1;
        *yields = 0;
        return false;
    }
    if (!warp->waits)
        worker->spun = 1;
    *yields += 1;
    return *yields >= 2 * size_of(cta->ready);
}

static uint32_t visit(Worker *worker, Cta *cta) {
    uint32_t yields = 0;
    bool yielded = false;
    cta->moved = 0;
    for (;;) {
        Warp *warp = 0;
        uint32_t status = !yielded && may_sweep(cta) ? run_all(worker, cta, &warp) : run_next(worker, cta, &warp);
        yielded = status == STATUS_YIELD;
        if (!yielded)
            yields = 0;
        switch (status) {
        case STATUS_DONE:
            leave(cta, warp);
            if (cta->live == 0)
                return VISIT_DONE;
            break;
        case STATUS_BARRIER:
            cta->moved = 1;
            if (barrier_wait(worker, cta, warp))
                return warp_faulted(worker, cta, warp);
            break;
        case STATUS_YIELD:
            if (only_spins(worker, cta, warp, &yields))
                return VISIT_SPINS;
            break;
        case STATUS_DEOPT:
        case STATUS_SLICE:
            cta->all_fast = 0;
            cta->moved = 1;
            break;
        case STATUS_FAULT:
            return warp_faulted(worker, cta, warp);
        case SWEEP_FINISHED:
            return VISIT_DONE;
        case NOBODY_READY:
            record_deadlock(worker, cta);
            return faulted(worker, cta);
        case LACKS_SAFE:
            return VISIT_LEAVES + WORKER_STATE_NEEDS_SAFE;
        default:
            return VISIT_LEAVES + WORKER_STATE_STOPPED;
        }
    }
}
