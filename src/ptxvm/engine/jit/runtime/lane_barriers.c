// Barriers of a warp whose lanes come and go one by one: what the safe version (safe/dispatcher.py) asks for when none
// of its lanes can run. Its words are in the warp's header (Word), those of each lane (LaneWord) behind its cells.

#include "runtime.h"

enum Settled { STILL_WAIT, MAY_GO_ON, FAULTED };

static uint32_t word_of(const Lanes32 *words, enum LaneWord word, uint32_t lane) {
    return ((const uint32_t *)&words[word])[lane];
}

static void set_words(Lanes32 *words, enum LaneWord word, Set lanes, uint32_t value) {
    EACH (lane, lanes)
        ((uint32_t *)&words[word])[lane] = value;
}

// The barrier is complete for a group of lanes.
static enum Settled release_lanes(Warp *warp, Lanes32 *words, const Barrier *barrier, Set group) {
    set_words(words, LANE_WORD_TRUE, group, barrier->last_true);
    set_words(words, LANE_WORD_FALSE, group, barrier->last_false);
    warp->reserved[WORD_ARRIVED] &= ~group;
    warp->reserved[WORD_AT_BARRIER] &= ~group;
    return MAY_GO_ON;
}

// The warp has arrived for more of its lanes, which wait until the barrier's phase is another.
static enum Settled join(Warp *warp, Lanes32 *words, const Barrier *barrier, Set lanes) {
    set_words(words, LANE_WORD_PHASE, lanes, barrier->phase);
    warp->reserved[WORD_ARRIVED] |= lanes;
    return STILL_WAIT;
}

// The warp arrives at a barrier, once for all of its lanes there.
static enum Settled arrive_for(Worker *worker, Cta *cta, Warp *warp, Lanes32 *words, uint32_t id, Set lanes) {
    uint32_t lane = first_of(lanes), site = word_of(words, LANE_WORD_SITE, lane);
    uint32_t with_true = size_of(warp->reserved[WORD_PREDICATES] & lanes);
    warp->barrier_site = (int32_t)site;
    uint32_t arrival = ptxvm_barrier_arrive(worker, cta, warp, id, (int32_t)word_of(words, LANE_WORD_THREADS, lane),
                                            WARP_SIZE, with_true, size_of(lanes) - with_true, site);
    if (arrival == REFUSED)
        return FAULTED;
    const Barrier *barrier = &cta->barriers[id];
    return arrival == COMPLETED ? release_lanes(warp, words, barrier, lanes) : join(warp, words, barrier, lanes);
}

static enum Settled settle(Worker *worker, Cta *cta, Warp *warp, Lanes32 *words, uint32_t id, Set group, bool arrives) {
    Set old = group & warp->reserved[WORD_ARRIVED], new = group & ~old;
    if (old == 0)
        return arrives ? arrive_for(worker, cta, warp, words, id, new) : STILL_WAIT;
    const Barrier *barrier = &cta->barriers[id];
    if (new != 0)
        // Lanes that come later than others of their warp have been counted with these.
        return join(warp, words, barrier, new);
    if (barrier->phase == word_of(words, LANE_WORD_PHASE, first_of(old)))
        return STILL_WAIT;
    return release_lanes(warp, words, barrier, group);
}

Set ptxvm_settle_barriers(Worker *worker, Cta *cta, Warp *warp, Lanes32 *words, uint32_t arrives) {
    Set awaited = 0, left = warp->reserved[WORD_AT_BARRIER];
    while (left != 0) {
        uint32_t id = word_of(words, LANE_WORD_BARRIER, first_of(left));
        Set group = where32(words[LANE_WORD_BARRIER] == id) & left;
        enum Settled settled = settle(worker, cta, warp, words, id, group, arrives != 0);
        if (settled == FAULTED)
            return BARRIER_FAULT;
        if (settled == STILL_WAIT)
            awaited |= only(id % BARRIER_COUNT);
        left &= ~group;
    }
    return awaited;
}

uint32_t ptxvm_let_converging_go(Warp *warp, const Lanes32 *words) {
    Set converging = warp->reserved[WORD_CONVERGING];
    Set busy = warp->live & ~converging;
    Set going = where32((words[LANE_WORD_MEMBERS] & busy) == 0) & converging & warp->live;
    warp->reserved[WORD_CONVERGING] &= ~going;
    warp->reserved[WORD_LET_GO] |= going;
    return going != 0;
}
