// What the files of the runtime have for each other. What is not static is called from Python or emitted code, and
// begins with `ptxvm_`.

#pragma once

#include "lanes.h"
#include "layouts.h"

// A warp function. Returns a Status.
typedef uint32_t (*WarpFunction)(Warp *warp, Cta *cta, Worker *worker);

// Worker.host_function: Python does a call of some lanes. Returns an Outcome.
typedef uint32_t (*HostFunction)(Cta *cta, uint32_t warp, int32_t call, Set lanes);

#define NO_LANE UINT32_MAX

// 1 in the runtime of launches that are watched. The other one, a quarter of that, is made for each new processor.
#ifndef WATCHES
#define WATCHES 0
#endif

// Cta.running of a CTA that has ended while others of its cluster have not.
#define CTA_HAS_ENDED 2

// Cta.released of a CTA that has let dependents start, and of the last one that did while Launch.hold is set.
enum { RELEASED = 1, LAST_TO_RELEASE = 2 };

// The context of a warp.
INLINE Warp *warp_at(const Cta *cta, uint32_t number) {
    return (Warp *)((uint8_t *)cta->contexts + number * cta->context_size);
}

// Whether the accesses of a launch are looked at.
INLINE bool is_watched(const Worker *worker) {
    return WATCHES && worker->screens != 0;
}

// The CTA of a slot.
INLINE Cta *cta_in(const Worker *worker, uint32_t slot) {
    return ((Cta **)worker->slots)[slot];
}

// Whether so many bytes at an offset lie in a memory of this size.
INLINE bool is_inside(uint64_t offset, uint64_t bytes, uint64_t size) {
    return offset <= size && size - offset >= bytes;
}

// Whether an address is a multiple of two to the power of `alignment`.
INLINE bool is_aligned(uint64_t address, int32_t alignment) {
    return (address & ((UINT64_C(1) << alignment) - 1)) == 0;
}

// faults.c

// Records a fault of the running warp. Returns STATUS_FAULT, which is what the warp function returns next.
uint32_t ptxvm_fault(Worker *worker, uint32_t code, uint32_t site, uint32_t lane, uint64_t address);

// The same for slow paths that keep all registers.
static KEEPS_REGISTERS uint32_t record_fault(Worker *worker, uint32_t code, uint32_t site, uint32_t lane,
                                             uint64_t address);

// All warps that are left wait at barriers: blames the first of them.
static void record_deadlock(Worker *worker, Cta *cta);

// translation.c

// The row of the allocation table with the highest base at or below an address, or null.
static KEEPS_REGISTERS const Allocation *row_below(const Worker *worker, uint64_t address);

// The cache of a site of the code that the warp runs: each version counts its own.
static KEEPS_REGISTERS SiteCache *cache_of(const Worker *worker, const Warp *warp, int32_t number);

// The space in whose window a generic address lies.
static KEEPS_REGISTERS uint32_t space_of(uint64_t address);

// Fills the site cache with what holds the address, if the access may be made there: where a site meets one memory
// after the other, all lanes can go on at once.
KEEPS_REGISTERS void ptxvm_find_memory(Worker *worker, Cta *cta, Warp *warp, uint64_t address, const Access *access);

// Replaces Worker.addresses of the lanes in `mask` by host addresses; of local ones by offsets, and notes them in
// Worker.local_lanes. Fills the site cache. Returns 0, or 1 on a fault (recorded).
static KEEPS_REGISTERS uint32_t locate(Worker *worker, Cta *cta, Warp *warp, Set mask, const Access *access);

// Translates Worker.addresses of the lanes in `mask` to host addresses. Local memory has none: a fault.
// Returns 0, or 1 on a fault (recorded).
KEEPS_REGISTERS uint32_t ptxvm_translate(Worker *worker, Cta *cta, Warp *warp, Set mask, const Access *access);

// access.c

// Performs an access for the lanes in `mask` between Worker.values ([element][lane]) and the memory at
// Worker.addresses. Returns 0, or 1 on a fault (recorded; nothing was stored).
KEEPS_REGISTERS uint32_t ptxvm_access(Worker *worker, Cta *cta, Warp *warp, Set mask, const Access *access);

// Loads elements of `size` (1 or 2) bytes from the host addresses in Worker.addresses: the words of Worker.values of
// the lanes in `mask`.
KEEPS_REGISTERS void ptxvm_gather(Worker *worker, Set mask, uint32_t size);

// Stores Worker.values, elements of `size` (1 or 2) bytes, at the host addresses in Worker.addresses: vector code has
// no scatter of less than a word.
KEEPS_REGISTERS void ptxvm_scatter(Worker *worker, Set mask, uint32_t size);

// swap.c

// Whether the bytes at `cell` were `expected`, and are `new` now.
uint32_t ptxvm_swap(void *cell, uint32_t bytes, uint64_t expected, uint64_t new);

// barriers.c

enum Arrival { INCOMPLETE, COMPLETED, REFUSED };

// `arriving` threads of a warp arrive at barrier `id`; `with_true` and `with_false` count their predicates (bar.red),
// else 0. Returns an Arrival; REFUSED is a fault, recorded.
uint32_t ptxvm_barrier_arrive(Worker *worker, Cta *cta, Warp *warp, uint32_t id, int32_t threads, uint32_t arriving,
                              uint32_t with_true, uint32_t with_false, uint32_t site);

// A warp returned BARRIER: it arrives, and waits unless that completed the barrier. Returns 1 on a fault.
static uint32_t barrier_wait(Worker *worker, Cta *cta, Warp *warp);

// The arrivals of a sweep (see visit.c) become arrivals at their barrier like any others.
static void enter_arrivals(Cta *cta);

// A warp has exited: barriers that wait for every live warp may be complete now.
static void barriers_after_exit(Cta *cta);

// screening_ages.c

// A warp arrives at a barrier, as the `first` in its phase or a later one, and `waits` there or goes on. Whether that
// can be told.
static bool arrive_aged(Cta *cta, Warp *warp, uint32_t id, bool first, bool waits);

// A barrier is complete at which these warps wait.
static void release_aged(Cta *cta, uint32_t id, Set waiting);

// An mbarrier is made at an address of shared memory.
static void forget_mbarrier(Worker *worker, Cta *cta, uint32_t address);

// Nothing is known of the warps of a CTA that begins.
static void begin_ages(const Worker *worker, Cta *cta);

// lane_barriers.c

// The barrier is complete: lanes of the warp that wait there learn its counts, whenever they run.
static void tell_lanes(Warp *warp, uint32_t id, const Barrier *barrier);

// Lanes whose barrier is complete may go on. If `arrives`, the warp first arrives at those barriers where it has not
// yet: it does so once for all of its lanes, when none of them can do anything else. `words` are those of each lane, by
// LaneWord. Returns the barriers still waited for, or BARRIER_FAULT.
Set ptxvm_settle_barriers(Worker *worker, Cta *cta, Warp *warp, Lanes32 *words, uint32_t arrives);

// Lanes that converge and whose partners all do, be it at other instructions, have converged as far as they ever will.
// Whether there are any.
uint32_t ptxvm_let_converging_go(Warp *warp, const Lanes32 *words);

#define BARRIER_FAULT UINT32_MAX

// cluster.c

// The lanes of a warp arrive. None of them has arrived before without waiting since.
void ptxvm_cluster_arrive(Cta *cta, Warp *warp, Set lanes, Set live);

// Those of the lanes whose phase is not complete.
Set ptxvm_cluster_waiting(Cta *cta, Warp *warp, Set lanes, Set live);

// A warp that has exited, and is no more among the live ones of its CTA, counts as arrived.
static void cluster_warp_ends(Cta *cta, Warp *warp);

// Before a cluster begins in slots whose last one has used its barrier: no lane of its warps has arrived.
static void reset_barrier(Cluster *cluster, uint32_t warps);

// ctas.c

// Puts the CTAs of a cluster, of which the first has number `index`, into the slots from `slot` on.
static void begin_cluster(Worker *worker, uint32_t slot, uint64_t index);

// As far as this CTA goes, grids that depend on its grid may start. Whether the CTA may go on: while Launch.hold is set
// the last one waits, so that what it does afterwards is not there by luck when dependents look.
uint32_t ptxvm_launch_dependents(Worker *worker, Cta *cta);

// The slot of a CTA that has ended is free, in a cluster when all have ended: others may want its shared memory until
// then.
static void end_cta(Worker *worker, Cta *cta);

// A CTA has ended, so something has moved.
static void count_end(Worker *worker);

// Puts the next CTA of the grid into the slot of one that has just ended, if that is all that there is to do between
// them. Whether it has.
static bool begin_next(Worker *worker, Cta *cta);

// Takes the next CTAs of the grid to start, from the launch's counter when the worker has none left. Whether there are
// any.
static bool take_chunk(Worker *worker);

// Site caches that point into the shared memory of another cluster must not be used for this one; in a cluster the
// addresses of its CTAs differ.
static void drop_stale_caches(Worker *worker, const Cluster *cluster);

// visit.c

// What ends a visit; Python is needed at a WorkerState plus VISIT_LEAVES.
enum { VISIT_DONE, VISIT_SPINS, VISIT_LEAVES = 16 };

// Whether the launch is to end at once.
static bool is_stopping(const Worker *worker);

// Runs the warps of a CTA in turn until it is done, only spins, or Python is needed.
static uint32_t visit(Worker *worker, Cta *cta);

// scheduler.c

// Runs CTAs until none is left or Python is needed. Returns a WorkerState.
uint32_t ptxvm_run(Worker *worker);

// screening.c

// Looks at an access of the lanes in `mask` before it happens: at `base` and the offsets of its runs, or at
// Worker.addresses. Returns 0, or 1 if it is not known to be ordered (a fault, recorded).
KEEPS_REGISTERS uint32_t ptxvm_screen(Worker *worker, Cta *cta, Warp *warp, Set mask, const ScreenAccess *access,
                                      uint64_t base);

// The same for weak accesses to global memory by lanes that follow each other, which often are to whole lines.
KEEPS_REGISTERS uint32_t ptxvm_screen_lines(Worker *worker, Cta *cta, Warp *warp, Set mask, const ScreenAccess *access,
                                            uint64_t base);

// The same for reads of shared memory that share a base, all at once.
KEEPS_REGISTERS uint32_t ptxvm_screen_reads(Worker *worker, Cta *cta, Warp *warp, Set mask, const ScreenReads *reads,
                                            uint64_t base);

// The same for weak stores to shared memory whose lanes have a pattern.
KEEPS_REGISTERS uint32_t ptxvm_screen_store(Worker *worker, Cta *cta, Warp *warp, Set mask, const ScreenAccess *access,
                                            uint64_t base);
KEEPS_REGISTERS uint32_t ptxvm_screen_scatter(Worker *worker, Cta *cta, Warp *warp, Set mask, const ScreenReads *stores,
                                              uint64_t base);

// Whether what a CTA that begins does in shared memory is compared with what another has done (screening_steps.c).
static bool begin_steps(Worker *worker, Cta *cta);

// A CTA of a launch that is screened begins.
static void begin_screening(Worker *worker, Cta *cta);

// Puts back what was in the lines that a worker was the first to write: its log from `log` to before `end`.
void ptxvm_take_back(uint64_t log, uint64_t end);

// screening_operands.c

// Nothing is known of the operands of a CTA that begins.
static void begin_operands(const Worker *worker, Cta *cta);

// Whether all warps of a CTA have waited for their products.
static bool are_products_over(const Cta *cta);

// Lanes of a warp execute `fence.proxy.async`.
KEEPS_REGISTERS void ptxvm_screen_meet(Cta *cta, Warp *warp);
KEEPS_REGISTERS void ptxvm_screen_proxies(Worker *worker, Cta *cta, Warp *warp, Set lanes);

// A warp begins a product that reads these parts of shared memory, or is the first to know that it is complete. Whether
// that is known to be as it should be.
void ptxvm_screen_products(Cta *cta, uint32_t warp, uint32_t count);
uint32_t ptxvm_screen_operands(Worker *worker, Cta *cta, uint32_t warp, const OperandPart *parts, uint32_t count,
                               uint32_t begins);

// counting.c

// Adds what an access of some lanes asks of memory to the counters of its row; at `base` and its offsets, or at
// Worker.addresses.
KEEPS_REGISTERS void ptxvm_count(Worker *worker, uint64_t *counters, Set lanes, const CountAccess *access,
                                 uint64_t base);

// lane_copies.c

// A CTA has ended: the `cp.async` that nobody waited for are forgotten.
static void drop_notes(Worker *worker, Cta *cta);

// screening_copies.c

// Whether all is as it should be with the `cp.async` of a CTA that has ended.
static bool ends_well(const Worker *worker, const Cta *cta);

// landing.c

// A CTA has ended: lands what has read its source and awaits no mbarrier. What is left is Python's business.
static void land_at_end(Cta *cta);
