// Screening of shared memory where barriers order some warps of a CTA only: `bar.sync 1, 64`, `bar.arrive`. One clock
// for all does not do. So each warp has an age: another one, higher than all so far, after each barrier that it has
// passed, and after each arrival without waiting. Stamps of shared memory have the age of the warp, and for each warp
// it is known up to which ages what others did comes before what it does now. A barrier takes with it what all who
// arrive know, and what they have done; who waits there learns that.
//
// Global memory is not looked at in this way: there, only barriers at which all threads wait order accesses.

#include "runtime.h"

// The set of warps of a stamp of SOME_WARPS, where lane, warp and CTA are in others: 12 in the lower place.
enum { LOW_WARPS_AT = 8, LOW_WARPS = 12, HIGH_WARPS_AT = 44 };

INLINE uint32_t age_of(uint64_t stamp) {
    return (uint32_t)(stamp >> TIME_AT) & (LAST_AGE << PAUSE_BITS | LONGEST_PAUSE);
}

INLINE uint32_t age_of_warp(const Warp *warp) {
    return warp->screen_age << PAUSE_BITS | (warp->screen_time & LONGEST_PAUSE);
}

INLINE Set warps_of(uint64_t stamp) {
    if (stride_of(stamp) != SOME_WARPS)
        return only(warp_of(stamp));
    return (Set)(stamp >> LOW_WARPS_AT & ((1u << LOW_WARPS) - 1)) | (Set)(stamp >> HIGH_WARPS_AT) << LOW_WARPS;
}

INLINE uint64_t stamp_of_set(uint32_t age, Set warps) {
    uint64_t low = warps & ((1u << LOW_WARPS) - 1), high = warps >> LOW_WARPS;
    return (uint64_t)age << TIME_AT | (uint64_t)SOME_WARPS << STRIDE_AT | low << LOW_WARPS_AT | high << HIGH_WARPS_AT;
}

// ------------------------------------------------------------------------------------------------------------- asking

// Whether all that a warp did at an age comes before what this one does now. Its own lanes have met since if its pause
// has changed.
INLINE bool is_over(const Screening *now, uint32_t warp, uint32_t age) {
    const ScreenAges *ages = now->cta->screen_ages;
    uint32_t own = now->warp->index, current = age_of_warp(now->warp);
    if (age < ages->known[own * MAX_WARPS + warp])
        return true;
    return warp == own && current > ages->began[own] && age < current;
}

// `precedes` in launches in which warps have ages.
static KEEPS_REGISTERS bool age_precedes(const Screening *now, uint64_t old, uint64_t new, Set words) {
    Set warps = warps_of(old);
    uint32_t age = age_of(old);
    EACH (warp, warps)
        if (!is_over(now, warp, age))
            return warps == only(now->warp->index) && stride_of(old) != SOME_WARPS && same_lanes(old, new, words);
    return true;
}

// `joined` there: a stamp of several warps has the set of them, and the highest of their ages.
static KEEPS_REGISTERS uint64_t joined_ages(uint64_t old, uint64_t new) {
    uint64_t strength = both_strong(old, new) ? new & STRENGTH : 0;
    if (((old ^ new) & ~STRENGTH) == 0)
        return old == new ? new : new & ~STRENGTH;
    Set warps = warps_of(old) | warps_of(new);
    uint32_t age = age_of(old) > age_of(new) ? age_of(old) : age_of(new);
    if (without_first(warps) != 0)
        return stamp_of_set(age, warps) | strength;
    if (LANES_OF(old) == LANES_OF(new))
        return (new & ~STRENGTH) | strength;
    return new >> WARP_AT << WARP_AT | (uint64_t)SOME_LANES << STRIDE_AT | strength;
}

// ------------------------------------------------------------------------------------------------------------ barriers

INLINE bool may_grow(const Cta *cta) {
    return cta->screen_ages != 0 && ((const ScreenAges *)cta->screen_ages)->last < LAST_AGE;
}

// A warp is of the highest age from now on.
static void grow(Cta *cta, Warp *warp) {
    ScreenAges *ages = cta->screen_ages;
    warp->screen_age = ages->last;
    ages->began[warp->index] = age_of_warp(warp);
}

static void join_known(uint32_t *known, const uint32_t *news) {
    for (uint32_t warp = 0; warp < MAX_WARPS; warp++)
        if (news[warp] > known[warp])
            known[warp] = news[warp];
}

// A warp arrives at a barrier, as the `first` in its phase or a later one; if it does not wait, it goes on.
static void arrive_aged(Cta *cta, Warp *warp, uint32_t id, bool first, bool waits) {
    if (!may_grow(cta))
        return;
    ScreenAges *ages = cta->screen_ages;
    uint32_t own = warp->index, age = age_of_warp(warp);
    uint32_t *known = ages->known + own * MAX_WARPS, *arrived = ages->arrived + id * MAX_WARPS;
    for (uint32_t other = 0; first && other < MAX_WARPS; other++)
        arrived[other] = 0;
    join_known(arrived, known);
    arrived[own] = age + 1;
    if (waits)
        return;
    // Its lanes do not wait for each other, but they may have met before.
    if (age > ages->began[own])
        known[own] = age;
    ages->last++;
    grow(cta, warp);
}

// Warps wait at a barrier that is complete. If all of the CTA do, what follows comes after all that was, everywhere.
static void release_aged(Cta *cta, uint32_t id, Set waiting) {
    if (!may_grow(cta))
        return;
    ScreenAges *ages = cta->screen_ages;
    bool all = waiting == UINT32_MAX >> (MAX_WARPS - ages->warps) && cta->barriers[id].expected != ALL_THREADS;
    ages->last++;
    EACH (number, waiting) {
        Warp *warp = warp_at(cta, number);
        uint32_t next = (warp->screen_time | LONGEST_PAUSE) + 1;
        join_known(ages->known + number * MAX_WARPS, ages->arrived + id * MAX_WARPS);
        if (all)
            set_time(cta, warp, next < LAST_TIME ? next : LAST_TIME);
        grow(cta, warp);
    }
}

// Nothing is known of the warps of a CTA that begins; null: of this launch, nobody asks.
static void begin_ages(const Worker *worker, Cta *cta) {
    cta->screen_ages = worker->screen_aged ? cta->screen_ages_place : 0;
    if (cta->screen_ages == 0)
        return;
    __builtin_memset(cta->screen_ages, 0, sizeof(ScreenAges));
    ((ScreenAges *)cta->screen_ages)->warps = worker->warps;
}
