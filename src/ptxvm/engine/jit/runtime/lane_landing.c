// How the cp.async of lane_copies.c land: at the wait for their group, or before an arrival at an mbarrier.

#include "copies.h"

// Lands the copies of lanes that read all of the `size` bytes that they write; one that is known makes short code.
INLINE void move_whole(uint8_t *shared, const LaneNote *note, Set lanes, uint32_t size) {
    const uint8_t *base = source_base(note);
    if (lanes != EVERY_LANE) {
        EACH (lane, lanes)
            __builtin_memcpy(shared + note->targets[lane], base + note->offsets[lane], size);
    } else {
        _Pragma("clang loop unroll_count(8)")
        for (uint32_t lane = 0; lane < WARP_SIZE; lane++)
            __builtin_memcpy(shared + note->targets[lane], base + note->offsets[lane], size);
    }
}

// Lands the copies of lanes that read less. What is not read is zero.
INLINE void move_part(uint8_t *shared, const LaneNote *note, Set lanes, uint32_t size) {
    EACH (lane, lanes) {
        uint8_t *target = shared + note->targets[lane];
        __builtin_memset(target, 0, size);
        if (note->reads[lane] != 0)
            __builtin_memcpy(target, source_base(note) + note->offsets[lane], note->reads[lane]);
    }
}

// Lands copies of so many rows; what is not read is zero.
INLINE void move_rows(uint8_t *shared, const LaneNote *note, uint32_t rows, uint32_t size) {
    uint32_t bytes = WARP_SIZE / rows * size;
    for (uint32_t row = 0; row < rows * note->copies; row++) {
        uint8_t *target = shared + note->row_targets[row];
        if (note->whole != 0)
            __builtin_memcpy(target, source_base(note) + note->row_offsets[row], bytes);
        else
            __builtin_memset(target, 0, bytes);
    }
}

// Lands what some lanes of rows copy, one after the other.
static void move_some(uint8_t *shared, const LaneNote *note, Set some) {
    uint32_t lanes = WARP_SIZE / note->rows;
    for (uint32_t first = 0; first < note->rows * note->copies; first += note->rows) {
        EACH (lane, some) {
            uint32_t row = first + lane / lanes, step = lane % lanes * note->size, target = note->row_targets[row];
            target = note->rows == LANE_LINES ? target ^ step : target + step;
            if (note->whole != 0)
                __builtin_memcpy(shared + target, source_base(note) + note->row_offsets[row] + step, note->size);
            else
                __builtin_memset(shared + target, 0, note->size);
        }
    }
}

INLINE void move_sized(uint8_t *shared, const LaneNote *note, Set lanes, uint32_t size) {
    if (note->rows == 1) {
        move_rows(shared, note, 1, size);
        return;
    }
    if (note->rows == LANE_ROWS) {
        move_rows(shared, note, LANE_ROWS, size);
        return;
    }
    move_whole(shared, note, lanes & note->whole, size);
    move_part(shared, note, lanes & ~note->whole, size);
}

// Lands the copies of some lanes of a note, which are then no longer its own.
static void move_lanes(const Cta *cta, LaneNote *note, Set lanes) {
    note->lanes &= ~lanes;
    if (note->rows != 0 && lanes != EVERY_LANE) {
        move_some(cta->shared, note, lanes);
        return;
    }
    if (note->rows == LANE_LINES) {
        move_lines(cta->shared, note);
        return;
    }
    switch (note->size) {
    case 4:
        move_sized(cta->shared, note, lanes, 4);
        break;
    case 8:
        move_sized(cta->shared, note, lanes, 8);
        break;
    default:
        move_sized(cta->shared, note, lanes, 16);
    }
}

// Has lines fetched that a note reads, while the one before it is landed: of four lanes, which mostly share them. What
// lanes that copy nothing have there does no harm. Where no lane reads, there is no base.
static void fetch_sources(const LaneNote *note) {
    if (note == 0 || note->size == 0 || source_base(note) == 0)
        return;
    if (note->rows == LANE_LINES)
        FETCH_ROWS(note, LANE_LINES, 0, 0, IN_FIRST_CACHE);
    else if (note->rows == LANE_ROWS)
        FETCH_ROWS(note, LANE_ROWS, 0, 0, IN_FIRST_CACHE);
    else if (note->rows == 1)
        FETCH_ROWS(note, 1, 0, 0, IN_FIRST_CACHE);
    else
        for (uint32_t lane = 0; lane < WARP_SIZE; lane += 4)
            __builtin_prefetch(source_base(note) + note->offsets[lane], 0, IN_FIRST_CACHE);
}

// Of the lanes that have copies in a note, those whose group was closed more than `newest` groups ago.
INLINE Set lanes_due(const LaneNote *note, const Lanes32 *open_group, int32_t newest) {
    Lanes32 groups = note->group;
    if (note->mixed)
        groups = *(const Lanes32 *)note->groups;
    return where32((SignedLanes32)(*open_group - groups) > newest);
}

// Lands what lanes of a warp have in groups that they closed more than `newest` groups ago; -1: everything.
static uint32_t land_lanes(Worker *worker, Cta *cta, uint32_t warp, Set mask, int32_t newest) {
    // Python's copies are older, and come first.
    if (!worker->defers || cta->python_lanes)
        return 0;
    Lanes32 open_group = __builtin_convertvector(*open_groups(cta, warp), Lanes32);
    // The lanes of which older notes than this one have landed.
    Set open = mask;
    void **link = &cta->first_notes[warp];
    LaneNote *note, *before = 0;
    while (open != 0 && (note = *link) != 0) {
        bool lands = false;
        if (note->size != 0) {
            Set meant = note->lanes & open, due = meant & lanes_due(note, &open_group, newest);
            open &= ~(meant & ~due);
            lands = due != 0;
            if (lands && is_watched(worker) && !screen_copies(worker, cta, warp, note, due, true))
                return 0;
            if (lands) {
                fetch_sources(note->next);
                move_lanes(cta, note, due);
            }
        }
        if (lands && note->lanes == 0) {
            drop_note(worker, cta, warp, note, link, before);
        } else {
            link = &note->next;
            before = note;
        }
    }
    return 1;
}

// cp.async.wait_group: how many of the newest groups may be pending.
uint32_t ptxvm_wait_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    uint64_t newest = host_value(worker, 0, first_of(mask));
    return land_lanes(worker, cta, warp, mask, newest < INT32_MAX ? (int32_t)newest : INT32_MAX);
}

// cp.async.wait_all: also what is in no group yet.
uint32_t ptxvm_wait_all_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    return land_lanes(worker, cta, warp, mask, -1);
}

static void log_arrival(Cta *cta, const LaneNote *note, uint64_t word) {
    if (cta->landings != 0) {
        const Landed *last = &cta->landed[(cta->landings - 1) % LANDED_LIMIT];
        bool same_phase = last->parity == ((word & MBARRIER_PHASE) != 0);
        if (last->number == note->numbers[0] && last->barrier == note->barrier && same_phase)
            return;
    }
    log_landing(cta, note->numbers[0], note->barrier, 0, word);
}

// Lands what a note has of the lanes of an arrival. Whether the note is no longer in its list.
static bool land_note(Worker *worker, Cta *cta, uint32_t warp, void **link, LaneNote *before, const LaneNote *arrival) {
    LaneNote *note = *link;
    Set both = note->size != 0 ? note->lanes & arrival->lanes : 0;
    if (both == 0)
        return false;
    move_lanes(cta, note, both);
    bool whole = note->lanes == 0;
    if (whole)
        unlink_note(cta, warp, note, link, before);
    bool kept = is_watched(worker) && screen_landed(worker, cta, warp, note, both, arrival);
    if (whole && !kept)
        free_note(worker, cta, note);
    return whole;
}

// Lands the copies before an arrival, and lets its lanes arrive. False if the mbarrier does not expect them.
static bool arrive(Worker *worker, Cta *cta, uint32_t warp, LaneNote *arrival) {
    Set lanes = arrival->lanes;
    void **link = &cta->first_notes[warp];
    LaneNote *note, *before = 0;
    while ((note = *link) != arrival) {
        if (!land_note(worker, cta, warp, link, before, arrival)) {
            link = &note->next;
            before = note;
        }
    }
    uint64_t *word = (uint64_t *)shared_at(cta, arrival->barrier), old = *word;
    if (!is_mbarrier(old) || (old & MBARRIER_PENDING) < size_of(lanes))
        return false;
    *word = next_phase(old - size_of(lanes));
    if (is_watched(worker))
        note_phase_at(worker, cta, arrival->barrier);
    log_arrival(cta, arrival, old);
    drop_note(worker, cta, warp, arrival, link, before);
    cta->arrival_count--;
    return true;
}

// The first arrival of a warp that waits to arrive at the mbarrier at an offset of shared memory, or null.
static LaneNote *find_arrival(const Cta *cta, uint32_t warp, uint32_t barrier) {
    LaneNote *note = cta->first_notes[warp];
    while (note != 0 && (note->size != 0 || note->barrier != barrier))
        note = note->next;
    return note;
}

static int32_t land_arrivals(Worker *worker, Cta *cta, uint32_t barrier) {
    int32_t landed = 0;
    if (cta->arrival_count == 0)
        return 0;
    for (uint32_t warp = 0; warp < worker->warps; warp++) {
        LaneNote *arrival;
        while ((arrival = find_arrival(cta, warp, barrier)) != 0) {
            if (!arrive(worker, cta, warp, arrival))
                return -1;
            landed++;
        }
    }
    return landed;
}
