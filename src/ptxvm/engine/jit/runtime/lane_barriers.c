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

static void set_counts(Lanes32 *words, Set lanes, const Barrier *barrier) {
    set_words(words, LANE_WORD_TRUE, lanes, barrier->last_true);
    set_words(words, LANE_WORD_FALSE, lanes, barrier->last_false);
}

static void tell_lanes(Warp *warp, uint32_t id, const Barrier *barrier) {
    Lanes32 *words = warp->lane_words;
    Set waiting = warp->reserved[WORD_AT_BARRIER] & warp->reserved[WORD_ARRIVED];
    set_counts(words, waiting & where32(words[LANE_WORD_BARRIER] == id), barrier);
}

// The barrier is complete for a group of lanes.
static enum Settled release_lanes(Warp *warp, Set group) {
    warp->reserved[WORD_ARRIVED] &= ~group;
    warp->reserved[WORD_AT_BARRIER] &= ~group;
    return MAY_GO_ON;
}

// The warp has arrived for these lanes, which wait until the barrier's phase is another.
static enum Settled join(Warp *warp, Lanes32 *words, const Barrier *barrier, Set lanes) {
    set_words(words, LANE_WORD_PHASE, lanes, barrier->phase);
    warp->reserved[WORD_ARRIVED] |= lanes;
    return STILL_WAIT;
}

// Lanes that come later than others of their warp have been counted with these, and go on with them.
static void follow(Warp *warp, Lanes32 *words, Set others, Set lanes) {
    for (enum LaneWord word = LANE_WORD_PHASE; word <= LANE_WORD_FALSE; word++)
        set_words(words, word, lanes, word_of(words, word, first_of(others)));
    warp->reserved[WORD_ARRIVED] |= lanes;
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
    if (arrival == INCOMPLETE)
        return join(warp, words, barrier, lanes);
    set_counts(words, lanes, barrier);
    return release_lanes(warp, lanes);
}

static enum Settled settle(Worker *worker, Cta *cta, Warp *warp, Lanes32 *words, uint32_t id, Set group, bool arrives) {
    Set old = group & warp->reserved[WORD_ARRIVED], new = group & ~old;
    if (old == 0)
        return arrives ? arrive_for(worker, cta, warp, words, id, new) : STILL_WAIT;
    follow(warp, words, old, new);
    bool waits = cta->barriers[id].phase == word_of(words, LANE_WORD_PHASE, first_of(old));
    return waits ? STILL_WAIT : release_lanes(warp, group);
}

Set ptxvm_settle_barriers(Worker *worker, Cta *cta, Warp *warp, Lanes32 *words, uint32_t arrives) {
    Set awaited = 0, left = warp->reserved[WORD_AT_BARRIER];
    warp->lane_words = words;
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
