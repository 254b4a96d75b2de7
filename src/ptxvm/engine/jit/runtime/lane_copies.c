// cp.async without Python: native code takes note of copies when they are issued, and lands them at the wait for their
// group. Each warp has a list of notes, in the order of issue, of up to 32 lanes each; a thread's groups are counted as
// it closes them, and a note keeps the number of the group of each of its lanes. Notes come from the worker's own
// memory: it has none where copies must not be deferred, and Python sees to what finds no room, as to all that could be
// wrong.

#include "copies.h"

// A new last note of a warp, or null: there is no room.
static LaneNote *new_note(Worker *worker, Cta *cta, uint32_t warp) {
    LaneNote *note = worker->free_notes;
    if (note != 0) {
        worker->free_notes = note->next;
    } else {
        if (worker->notes == worker->notes_end)
            return 0;
        note = worker->notes;
        worker->notes = note + 1;
    }
    if (cta->first_notes[warp] == 0)
        cta->first_notes[warp] = note;
    else
        ((LaneNote *)cta->last_notes[warp])->next = note;
    cta->last_notes[warp] = note;
    note->next = 0;
    cta->note_count++;
    return note;
}

static void drop_note(Worker *worker, Cta *cta, uint32_t warp, LaneNote *note, void **link, LaneNote *before) {
    *link = note->next;
    if (note->next == 0)
        cta->last_notes[warp] = before;
    note->next = worker->free_notes;
    worker->free_notes = note;
    cta->note_count--;
}

static void drop_notes(Worker *worker, Cta *cta) {
    for (uint32_t warp = 0; warp < worker->warps; warp++) {
        void **first = &cta->first_notes[warp];
        while (*first != 0)
            drop_note(worker, cta, warp, *first, first, 0);
    }
    cta->arrival_count = 0;
}

// Whether the lanes write to aligned places in own shared memory, and read no more than that.
static bool targets_fit(Worker *worker, Set mask, uint64_t size) {
    uint64_t shared = worker->shared_size;
    if (shared < size)
        return false;
    Lanes64 offsets = *host_row(worker, 0) - SHARED_WINDOW;
    Set outside = where64(offsets > shared - size);
    Set odd = where64((offsets & (size - 1)) != 0);
    Set too_many = where64(*host_row(worker, 3) > size);
    return ((outside | odd | too_many) & mask) == 0;
}

// Whether what the lanes read is aligned, and all in one allocation.
static bool sources_fit(Worker *worker, const Allocation *row, Set readers, uint64_t size) {
    Lanes64 sources = *host_row(worker, 1), offsets = sources - row->base;
    Set behind = where64(offsets > row->size);
    Set cut_off = where64(row->size - offsets < *host_row(worker, 3));
    Set odd = where64((sources & (size - 1)) != 0);
    return ((behind | cut_off | odd) & readers) == 0;
}

static void fill_note(Worker *worker, Cta *cta, uint32_t warp, LaneNote *note, uint64_t size) {
    Lanes64 reads = *host_row(worker, 3);
    note->size = (uint32_t)size;
    note->whole = where64(reads == size);
    *(Lanes64 *)note->sources = *host_row(worker, 1);
    *(Lanes32 *)note->targets = __builtin_convertvector(*host_row(worker, 0) - SHARED_WINDOW, Lanes32);
    *(Lanes32 *)note->groups = __builtin_convertvector(*open_groups(cta, warp), Lanes32);
    *(Lanes8 *)note->reads = __builtin_convertvector(reads, Lanes8);
}

// Has lines fetched that lanes will read: when copies land, many are read at once. Lanes that follow each other mostly
// read the same ones.
static void fetch_lines(const LaneNote *note, Set readers) {
    // What stands before the first lane's does not count.
    const uint8_t *earlier = (const uint8_t *)note + offsetof(LaneNote, sources) - sizeof(uint64_t);
    Lanes64 sources = *(const Lanes64 *)note->sources, before = *(const OddLanes64 *)earlier;
    Set firsts = (where64(sources >> 6 != before >> 6) | 1) & readers;
    EACH (lane, firsts)
        __builtin_prefetch((const void *)((uint64_t)note->delta + note->sources[lane]), 0, 2);
}

// cp.async: destinations, sources, bytes to write, bytes to read.
uint32_t ptxvm_copy_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    uint64_t size = host_value(worker, 2, first_of(mask)), delta = 0;
    if (!targets_fit(worker, mask, size))
        return 0;
    Set readers = where64(*host_row(worker, 3) != 0) & mask;
    if (readers != 0) {
        const Allocation *row = row_below(worker, host_value(worker, 1, first_of(readers)));
        if (row == 0 || !sources_fit(worker, row, readers, size) || !is_only_read(worker, row))
            return 0;
        delta = row->host - row->base;
    }
    LaneNote *note = new_note(worker, cta, warp);
    if (note == 0)
        return 0;
    note->number = number;
    note->lanes = mask;
    note->delta = (int64_t)delta;
    fill_note(worker, cta, warp, note, size);
    fetch_lines(note, readers);
    return screen_copies(worker, cta, warp, note, mask, false);
}

// cp.async.commit_group.
uint32_t ptxvm_commit_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    if (!worker->defers)
        return 0;
    *open_groups(cta, warp) += __builtin_convertvector(predicate_of(mask), Lanes64);
    return 1;
}

// cp.async.mbarrier.arrive: mbarriers, whether the arrival comes on top of the expected ones. All lanes mean the same
// mbarrier.
uint32_t ptxvm_arrive_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    uint32_t lane = first_of(mask);
    uint64_t address = host_value(worker, 0, lane);
    uint64_t *word = mbarrier_at(worker, cta, address);
    // Python's copies would have to be complete before.
    if (word == 0 || cta->python_lanes || !all_have(worker, 0, mask, address))
        return 0;
    // The pending count may grow.
    uint64_t before = *word, more = host_value(worker, 1, lane) != 0 ? size_of(mask) : 0;
    if ((before & MBARRIER_PENDING) + more > MBARRIER_COUNT_LIMIT)
        return 0;
    LaneNote *note = new_note(worker, cta, warp);
    if (note == 0)
        return 0;
    note->number = number;
    note->lanes = mask;
    note->size = 0;
    note->barrier = shared_offset(address);
    cta->arrival_count++;
    if (more != 0) {
        *word = before + more;
        log_arrival(cta, note, before);
    }
    return 1;
}
