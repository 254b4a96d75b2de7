// What the files of the runtime have for each other.

#pragma once

#include "lanes.h"
#include "layouts.h"

#define NO_LANE UINT32_MAX

// faults.c

// Records a fault of the running warp. Returns STATUS_FAULT, which is what the warp function returns next.
uint32_t ptxvm_fault(Worker *worker, uint32_t code, uint32_t site, uint32_t lane, uint64_t address);

// The same for slow paths that keep all registers.
KEEPS_REGISTERS uint32_t record_fault(Worker *worker, uint32_t code, uint32_t site, uint32_t lane, uint64_t address);

// All warps that are left wait at barriers: blames the first of them.
void record_deadlock(Worker *worker, Cta *cta);

// barriers.c

enum Arrival { INCOMPLETE = 0, COMPLETED = 1, REFUSED = 2 };

// `arriving` threads of a warp arrive at barrier `id`; `with_true` and `with_false` count their predicates (bar.red),
// else 0. Returns an Arrival; REFUSED is a fault, recorded.
uint32_t ptxvm_barrier_arrive(Worker *worker, Cta *cta, Warp *warp, uint32_t id, int32_t threads,
                                     uint32_t arriving, uint32_t with_true, uint32_t with_false, uint32_t site);

// A warp returned BARRIER: it arrives, and waits unless that completed the barrier. Returns 1 on a fault.
uint32_t barrier_wait(Worker *worker, Cta *cta, Warp *warp, Set bit);

// The arrivals of a sweep (see visit.c) become arrivals at their barrier like any others.
void enter_arrivals(Cta *cta);

// A warp has exited: barriers that wait for every live warp may be complete now.
void barriers_after_exit(Worker *worker, Cta *cta);

Barrier *barrier_at(Cta *cta, uint32_t id);

// The context of a warp.
INLINE Warp *warp_at(Cta *cta, uint32_t number) {
    return (Warp *)((uint8_t *)cta->contexts + number * cta->context_size);
}
