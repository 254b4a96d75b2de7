// Screening of shared memory where barriers order some warps of a CTA only: `bar.sync 1, 64`, `bar.arrive`. One clock
// for all does not do. So each warp has an age: a higher one after each barrier that it has passed, and after each
// arrival without waiting; those who go on together have the same. Stamps of shared memory have the age of the warp,
// and for each warp it is known up to which ages what others did comes before what it does now. A barrier takes with it
// what all who arrive know, and what they have done; who waits there learns that. So does an mbarrier, phase by phase,
// if all lanes of a warp arrive. If only some of them wait, these alone know it, until all lanes of the warp have met;
// if one arrives alone, it takes with it what it has done, and what all had done when they met.
//
// Nor are cp.async over when their warp goes on. Those that land for an mbarrier are known by the age that the warp had
// when it issued them: its cp.async.mbarrier.arrive takes with it that all of them are complete, and nothing else.
//
// Global memory is not looked at in this way: there, only barriers at which all threads wait order accesses.

#include "copies.h"

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

INLINE uint32_t highest_age(const Cta *cta, Set warps) {
    uint32_t highest = 0;
    EACH (number, warps) {
        uint32_t age = warp_at(cta, number)->screen_age;
        highest = age > highest ? age : highest;
    }
    return highest;
}

// ------------------------------------------------------------------------------------------------------------- asking

INLINE uint32_t *known_to(ScreenAges *ages, uint32_t warp) {
    return ages->known + warp * AGE_ROW;
}

// Where rows tell of what a stamp is of.
INLINE uint32_t place_in_row(uint64_t stamp, uint32_t other) {
    uint32_t stride = stride_of(stamp);
    return other + (stride == COPIED ? MAX_WARPS : stride == LANDED ? 2 * MAX_WARPS : 0);
}

// Whether a warp knows that all is over of which a stamp tells: what another one did, its copies, or what has landed
// for a phase of an mbarrier.
INLINE bool knows(ScreenAges *ages, uint32_t warp, uint64_t stamp, uint32_t other) {
    return age_of(stamp) < known_to(ages, warp)[place_in_row(stamp, other)];
}

// Whether a row tells that all is over of which a stamp tells, if that was one lane in each of the words: the last that
// has arrived without others of its warp.
INLINE bool tells_of_lane(const uint32_t *row, uint64_t stamp, Set words) {
    uint32_t stride = stride_of(stamp);
    if (stride < 2 || stride > OWN_LINE)
        return false;
    uint32_t last = row[AGES_OF_LANES + warp_of(stamp)];
    if (age_of(stamp) >= last >> LANE_BITS)
        return false;
    EACH (word, words)
        if (lane_at(stamp, word) != (int32_t)(last & (WARP_SIZE - 1)))
            return false;
    return true;
}

INLINE uint32_t *known_apart(ScreenAges *ages, const Warp *warp) {
    return ages->apart + warp->index * AGE_ROW;
}

// Whether all lanes of a warp have met since some of them have learnt something.
INLINE bool have_met(const ScreenAges *ages, const Warp *warp) {
    return warp->screen_time > ages->apart_time[warp->index];
}

// The row of what some lanes have learnt without the others, if the executing lanes know it; or null.
INLINE uint32_t *row_apart(const Screening *now) {
    ScreenAges *ages = now->cta->screen_ages;
    Set lanes = ages->apart_lanes[now->warp->index];
    bool are_they = (now->mask != 0 && (now->mask & ~lanes) == 0) || have_met(ages, now->warp);
    return lanes != 0 && are_they ? known_apart(ages, now->warp) : 0;
}

// Whether all that a warp did, as a stamp tells, comes before what this one does now. Its own lanes have met since if
// its pause has changed.
INLINE bool is_over(const Screening *now, uint32_t warp, uint64_t stamp) {
    ScreenAges *ages = now->cta->screen_ages;
    uint32_t own = now->warp->index, age = age_of(stamp), current = age_of_warp(now->warp);
    const uint32_t *apart = row_apart(now);
    if (knows(ages, own, stamp, warp) || (apart != 0 && age_of(stamp) < apart[place_in_row(stamp, warp)]))
        return true;
    if (stride_of(stamp) == COPIED || stride_of(stamp) == LANDED)
        return false;
    return warp == own && current > ages->began[own] && age < current;
}

// Whether it is known of the one lane that did what a stamp tells that this comes before what happens now.
INLINE bool is_lane_over(const Screening *now, uint64_t stamp, Set words) {
    const uint32_t *apart = row_apart(now);
    return tells_of_lane(known_to(now->cta->screen_ages, now->warp->index), stamp, words) ||
           (apart != 0 && tells_of_lane(apart, stamp, words));
}

// Whether a stamp is of products of a warpgroup, which have numbers for ages (screening_operands.c).
INLINE bool is_of_products(const Screening *now, uint64_t stamp) {
    const ScreenAges *ages = now->cta->screen_ages;
    return stride_of(stamp) == SOME_LANES && warp_of(stamp) >= ages->warps;
}

// `precedes` in launches in which warps have ages. Who knows of a product knows of those before it, but not of what the
// warp knows that has waited for it.
static KEEPS_REGISTERS bool age_precedes(const Screening *now, uint64_t old, uint64_t new, Set words) {
    Set warps = warps_of(old);
    if (is_of_products(now, new))
        return stride_of(old) == SOME_LANES && warp_of(old) == warp_of(new);
    EACH (warp, warps)
        if (!is_over(now, warp, old))
            return (warps == only(now->warp->index) && stride_of(old) != SOME_WARPS &&
                    same_lanes(now, old, new, words)) ||
                   is_lane_over(now, old, words);
    return true;
}

// `joined` there: a stamp of several warps has the set of them, and the highest of their ages.
static KEEPS_REGISTERS uint64_t joined_ages(uint64_t old, uint64_t new) {
    uint64_t strength = both_strong(old, new) ? new & STRENGTH : 0;
    if (((old ^ new) & ~STRENGTH) == 0)
        return old == new ? new : new & ~STRENGTH;
    Set warps = warps_of(old) | warps_of(new);
    uint32_t age = age_of(old) > age_of(new) ? age_of(old) : age_of(new);
    if (stride_of(old) == SOME_WARPS || stride_of(new) == SOME_WARPS || without_first(warps) != 0)
        return stamp_of_set(age, warps) | strength;
    if (LANES_OF(old) == LANES_OF(new))
        return (new & ~STRENGTH) | strength;
    return new >> WARP_AT << WARP_AT | (uint64_t)SOME_LANES << STRIDE_AT | strength;
}

// --------------------------------------------------------------------------------------------------------- quiet lines

// The warps that barriers have released together with this one, and that have gone no further.
static KEEPS_REGISTERS Set warps_released(const Screening *now) {
    Set warps = 0;
    EACH (number, now->cta->live)
        warps |= warp_at(now->cta, number)->quiet_for_all == now->warp->quiet_for_all ? only(number) : 0;
    return warps;
}

// Whether what a stamp tells comes before whatever some warps do now.
static KEEPS_REGISTERS bool precedes_all(const Screening *now, uint64_t old, Set warps) {
    EACH (other, warps_of(old))
        EACH (number, warps)
            if (!knows(now->cta->screen_ages, number, old, other))
                return false;
    return true;
}

// The words of a slot of a line that may have stamps of their own: one of them if they have not.
INLINE Set words_apart(const ScreenLine *line, uint32_t slot) {
    Set words = line->masks[slot];
    return stride_of(line->stamps[slot]) == STAMPED ? words : words & (0 - words);
}

INLINE uint64_t stamp_in_slot(const Screening *now, const ScreenLine *line, uint32_t slot, uint32_t word) {
    uint64_t stamp = line->stamps[slot];
    return stride_of(stamp) == STAMPED ? stamps_of(now, line, slot & ~1u)[word] : stamp;
}

// A line that lanes read that are not told apart counts as read as a whole by all these warps, if what was written
// there comes before them: what they read of it from now on needs no look.
static KEEPS_REGISTERS void quieten_aged(const Screening *now, ScreenLine *line) {
    if (now->access->strong_inside != 0)
        return;
    Set group = warps_released(now);
    for (uint32_t slot = 0; slot < 2; slot++)
        EACH (word, words_apart(line, slot))
            if (!precedes_all(now, stamp_in_slot(now, line, slot, word), group))
                return;
    // In their ages they may meet, and read, as often as they like.
    uint64_t all = stamp_of_set(highest_age(now->cta, group) << PAUSE_BITS | LONGEST_PAUSE, group);
    for (uint32_t slot = 2; slot < SLOTS; slot++)
        EACH (word, words_apart(line, slot))
            all = joined_ages(stamp_in_slot(now, line, slot, word), all);
    line->stamps[2] = all & ~STRENGTH;
    line->masks[2] = UINT32_MAX;
    line->masks[3] = 0;
    line->quiet = now->warp->quiet_for_all;
}

// ------------------------------------------------------------------------------------------------------------ barriers

// A warp is of another age from now on.
INLINE void grow(Cta *cta, Warp *warp, uint32_t age) {
    ScreenAges *ages = cta->screen_ages;
    warp->screen_age = age;
    warp->quiet_for_all = (cta->screen_serial << AGE_BITS | ages->grown) << QUIET_BITS | QUIET_FOR_ALL;
    ages->began[warp->index] = age_of_warp(warp);
}

// The numbers of a row that are not always 0: of warps and warpgroups, and of the mbarriers that are followed.
#define EACH_NUMBER(place, ages)                                            \
    for (uint32_t group = 0; group < AGE_ROW; group += MAX_WARPS)           \
        for (uint32_t place = group; place < end_of(ages, group); place++)

INLINE uint32_t end_of(const ScreenAges *ages, uint32_t group) {
    return group + (group == 2 * MAX_WARPS ? ages->mbarrier_count : ages->actors);
}

_Static_assert(MBARRIER_LIMIT == MAX_WARPS, "");

INLINE void join_known(const ScreenAges *ages, uint32_t *known, const uint32_t *news) {
    EACH_NUMBER (place, ages)
        if (news[place] > known[place])
            known[place] = news[place];
}

// Whether there are ages left for an arrival, and for the releases of all barriers.
INLINE bool may_grow(const ScreenAges *ages) {
    return ages->grown < LAST_AGE - BARRIER_COUNT;
}

// The last fence between proxies of a warp goes with an arrival of any of its lanes: all of them have executed it.
INLINE void publish_fences(const Cta *cta, const Warp *warp, uint32_t *arrived) {
    const ScreenOperands *operands = cta->screen_operands;
    if (operands != 0)
        arrived[FENCES_OF_WARPS + warp->index] = operands->fences[warp->index].number;
}

// What a warp knows and has done goes with its arrival.
INLINE void publish(const Cta *cta, const Warp *warp, uint32_t *arrived) {
    join_known(cta->screen_ages, arrived, known_to(cta->screen_ages, warp->index));
    arrived[warp->index] = (warp->screen_age + 1) << PAUSE_BITS;
    publish_fences(cta, warp, arrived);
}

// What lanes of a warp know of the others: these do not wait for each other, but they may have met.
INLINE void note_meeting(ScreenAges *ages, const Warp *warp) {
    uint32_t own = warp->index, age = age_of_warp(warp), *known = known_to(ages, own) + own;
    if (age > ages->began[own] && age > *known)
        *known = age;
}

// A warp goes on after it has arrived.
INLINE void grow_alone(Cta *cta, Warp *warp) {
    ScreenAges *ages = cta->screen_ages;
    note_meeting(ages, warp);
    ages->grown++;
    grow(cta, warp, warp->screen_age + 1);
}

// All lanes of a warp have met, more often than its pauses tell: it is of another age then.
KEEPS_REGISTERS void ptxvm_screen_meet(Cta *cta, Warp *warp) {
    ScreenAges *ages = cta->screen_ages;
    if (ages == 0 || !may_grow(ages))
        return;
    uint32_t *known = known_to(ages, warp->index);
    if (ages->apart_lanes[warp->index] != 0)
        join_known(ages, known, known_apart(ages, warp));
    ages->apart_lanes[warp->index] = 0;
    known[warp->index] = (warp->screen_age + 1) << PAUSE_BITS;
    ages->grown++;
    grow(cta, warp, warp->screen_age + 1);
}

// A warp arrives at a barrier, as the `first` in its phase or a later one; if it does not wait, it goes on. Whether
// there are ages left for that, and for the releases of all barriers.
static bool arrive_aged(Cta *cta, Warp *warp, uint32_t id, bool first, bool waits) {
    ScreenAges *ages = cta->screen_ages;
    if (ages == 0)
        return true;
    if (!may_grow(ages))
        return false;
    uint32_t *arrived = ages->arrived + id * AGE_ROW;
    if (first)
        EACH_NUMBER (place, ages)
            arrived[place] = 0;
    publish(cta, warp, arrived);
    if (!waits)
        grow_alone(cta, warp);
    return true;
}

// Warps wait at a barrier that is complete. If all of the CTA do, what follows comes after all that was, everywhere.
static void release_aged(Cta *cta, uint32_t id, Set waiting) {
    ScreenAges *ages = cta->screen_ages;
    if (ages == 0)
        return;
    bool all = waiting == UINT32_MAX >> (MAX_WARPS - ages->warps) && cta->barriers[id].expected != ALL_THREADS;
    uint32_t age = highest_age(cta, waiting);
    ages->grown++;
    EACH (number, waiting) {
        Warp *warp = warp_at(cta, number);
        uint32_t next = (warp->screen_time | LONGEST_PAUSE) + 1;
        join_known(ages, known_to(ages, number), ages->arrived + id * AGE_ROW);
        if (all)
            set_time(cta, warp, next < LAST_TIME ? next : LAST_TIME);
        grow(cta, warp, age + 1);
    }
}

// ----------------------------------------------------------------------------------------------------------- mbarriers

// The entry of an mbarrier, or null; `makes`: a new one, if there is none and there is room.
static KEEPS_REGISTERS AgedMbarrier *mbarrier_entry(ScreenAges *ages, uint32_t address, bool makes) {
    for (uint32_t number = 0; number < ages->mbarrier_count; number++)
        if (ages->mbarriers[number].address == address)
            return ages->mbarriers + number;
    if (!makes || ages->mbarrier_count == MBARRIER_LIMIT)
        return 0;
    AgedMbarrier *entry = ages->mbarriers + ages->mbarrier_count++;
    entry->address = address;
    return entry;
}

INLINE uint32_t number_of_mbarrier(const ScreenAges *ages, const AgedMbarrier *entry) {
    return (uint32_t)(entry - ages->mbarriers);
}

// The current phase of an mbarrier has this parity: if it had another one, that phase has ended.
INLINE void note_phase(Worker *worker, Cta *cta, AgedMbarrier *entry, uint64_t word) {
    uint32_t parity = (word & MBARRIER_PHASE) != 0;
    if (parity == entry->parity)
        return;
    entry->parity = parity;
    entry->phases++;
    EACH_NUMBER (place, cta->screen_ages) {
        entry->before[place] = entry->current[place];
        entry->current[place] = 0;
    }
    miss_copies(worker, cta, entry);
    entry->landed_before = entry->landed_current;
    entry->landed_current = 0;
}

// The same of what is in memory.
INLINE void note_phase_now(Worker *worker, Cta *cta, AgedMbarrier *entry) {
    if (is_inside(entry->address, MBARRIER_SIZE, worker->shared_size))
        note_phase(worker, cta, entry, *(const uint64_t *)shared_at(cta, entry->address));
}

// And of the mbarrier at an address, if it is followed.
static void note_phase_at(Worker *worker, Cta *cta, uint32_t address) {
    ScreenAges *ages = cta->screen_ages;
    AgedMbarrier *entry = ages == 0 ? 0 : mbarrier_entry(ages, address, false);
    if (entry != 0)
        note_phase_now(worker, cta, entry);
}

// The executing lanes that name the same mbarrier as the first of them.
INLINE Set lanes_at_first(const Worker *worker, Set lanes) {
    Set same = 0;
    EACH (lane, lanes)
        same |= worker->addresses[lane] == worker->addresses[first_of(lanes)] ? only(lane) : 0;
    return same;
}

// Of lanes, one after the other, those that have found the phase of the first.
INLINE Set lanes_in_phase(const Worker *worker, Set lanes) {
    Set same = 0;
    EACH (lane, lanes) {
        if (((host_value(worker, 0, lane) ^ host_value(worker, 0, first_of(lanes))) & MBARRIER_PHASE) != 0)
            break;
        same |= only(lane);
    }
    return same;
}

// What some lanes have learnt goes to the others, if they have met since.
INLINE void share(ScreenAges *ages, const Warp *warp) {
    if (ages->apart_lanes[warp->index] == 0 || !have_met(ages, warp))
        return;
    join_known(ages, known_to(ages, warp->index), known_apart(ages, warp));
    ages->apart_lanes[warp->index] = 0;
}

// Some lanes have arrived in a phase, without the others of their warp.
INLINE void enter_apart(const Cta *cta, const Warp *warp, AgedMbarrier *entry, Set lanes) {
    ScreenAges *ages = cta->screen_ages;
    uint32_t own = warp->index, last = ((warp->screen_age + 1) << PAUSE_BITS) << LANE_BITS | first_of(lanes);
    note_meeting(ages, warp);
    join_known(ages, entry->current, known_to(ages, own));
    publish_fences(cta, warp, entry->current);
    if (without_first(lanes) == 0)
        entry->current[AGES_OF_LANES + own] = last;
}

// Lanes have arrived in a phase; all of the warp, or some.
INLINE void enter_phase(const Cta *cta, const Warp *warp, AgedMbarrier *entry, Set lanes, bool all) {
    ScreenAges *ages = cta->screen_ages;
    share(ages, warp);
    if ((lanes & ages->apart_lanes[warp->index]) != 0)
        join_known(ages, entry->current, known_apart(ages, warp));
    if (all)
        publish(cta, warp, entry->current);
    else
        enter_apart(cta, warp, entry, lanes);
}

// Lanes of a warp, of which some are `live`, have arrived at the mbarriers at Worker.addresses, and found there what is
// in the first of the worker's host values. What they have done goes with it if the arrival `releases`, as long as
// there are ages left.
KEEPS_REGISTERS void ptxvm_screen_arrive(Worker *worker, Cta *cta, Warp *warp, Set mask, Set live, uint32_t releases) {
    ScreenAges *ages = cta->screen_ages;
    if (ages == 0 || mask == 0)
        return;
    // What lanes did that have exited is not part of it.
    bool tells = releases && may_grow(ages), whole = live == UINT32_MAX;
    for (Set lanes = mask, here; lanes != 0; lanes &= ~here) {
        here = lanes_at_first(worker, lanes);
        AgedMbarrier *entry = mbarrier_entry(ages, (uint32_t)worker->addresses[first_of(lanes)], true);
        if (entry == 0)
            continue;
        for (Set rest = here, same; rest != 0; rest &= ~same) {
            same = lanes_in_phase(worker, rest);
            note_phase(worker, cta, entry, host_value(worker, 0, first_of(rest)));
            if (tells)
                enter_phase(cta, warp, entry, same, whole && same == live);
        }
        note_phase_now(worker, cta, entry);
    }
    if (tells)
        grow_alone(cta, warp);
}

// The row of what lanes of a warp know that have waited: of the warp, if these are all.
static KEEPS_REGISTERS uint32_t *row_of_lanes(ScreenAges *ages, const Warp *warp, Set lanes, bool all) {
    uint32_t own = warp->index, *row = known_apart(ages, warp);
    if (all)
        return known_to(ages, own);
    share(ages, warp);
    // Others than those who have it begin another one: what these knew is forgotten.
    for (uint32_t place = 0; (lanes & ~ages->apart_lanes[own]) != 0 && place < AGE_ROW; place++)
        row[place] = 0;
    ages->apart_lanes[own] = lanes;
    ages->apart_time[own] = warp->screen_time;
    return row;
}

// A wait of lanes has come true: they know what came with the arrivals.
KEEPS_REGISTERS void ptxvm_screen_pass(Worker *worker, Cta *cta, Warp *warp, Set mask, Set live) {
    ScreenAges *ages = cta->screen_ages;
    if (ages == 0 || mask == 0 || lanes_at_first(worker, mask) != mask)
        return;
    AgedMbarrier *entry = mbarrier_entry(ages, (uint32_t)worker->addresses[first_of(mask)], false);
    if (entry == 0)
        return;
    note_phase_now(worker, cta, entry);
    uint32_t *row = row_of_lanes(ages, warp, mask, mask == live);
    join_known(ages, row, entry->before);
    row[2 * MAX_WARPS + number_of_mbarrier(ages, entry)] = entry->phases;
    if (mask == live)
        show_copies(worker, cta, warp, entry);
    show_loads(worker, cta, warp, entry);
}

// Lanes of a warp have issued their arrival at an mbarrier, whose word is this, for when their copies are complete. If
// these are all of the warp, so are then all copies that it has issued so far.
static void arrive_after_copies(Worker *worker, Cta *cta, Warp *warp, uint32_t address, uint64_t word, Set lanes) {
    ScreenAges *ages = cta->screen_ages;
    AgedMbarrier *entry = ages == 0 ? 0 : mbarrier_entry(ages, address, true);
    if (entry == 0)
        return;
    note_phase(worker, cta, entry, word);
    if (lanes != EVERY_LANE || !may_grow(ages))
        return;
    entry->current[MAX_WARPS + warp->index] = (warp->screen_age + 1) << PAUSE_BITS;
    grow_alone(cta, warp);
}

// An mbarrier is made, or its life ends.
static void forget_mbarrier(Worker *worker, Cta *cta, uint32_t address) {
    ScreenAges *ages = cta->screen_ages;
    AgedMbarrier *entry = ages == 0 ? 0 : mbarrier_entry(ages, address, false);
    if (entry == 0)
        return;
    miss_copies(worker, cta, entry);
    entry->landed_before = entry->landed_current;
    miss_copies(worker, cta, entry);
    // Who waits at the next one that is here learns nothing of copies that landed for this.
    if (entry->has_loads)
        entry->address = UINT32_MAX;
    else
        *entry = (AgedMbarrier){.address = address};
}

// Nothing is known of the warps of a CTA that begins; null: of this launch, nobody asks.
static void begin_ages(const Worker *worker, Cta *cta) {
    cta->screen_ages = worker->screen_aged ? cta->screen_ages_place : 0;
    if (cta->screen_ages == 0)
        return;
    ScreenAges *ages = cta->screen_ages;
    // Other mbarriers are as they were in the beginning.
    __builtin_memset(ages, 0, offsetof(ScreenAges, mbarriers) + ages->mbarrier_count * sizeof(AgedMbarrier));
    uint32_t groups = (worker->warps + GROUP_WARPS - 1) / GROUP_WARPS;
    ages->warps = worker->warps;
    ages->actors = worker->warps + (worker->warps + groups > MAX_WARPS ? 0 : groups);
    ages->grown = 1 << CLOCK_BITS;  // tags of quiet lines have clocks, too
}
