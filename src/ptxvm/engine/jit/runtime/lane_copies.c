// cp.async without Python: native code takes note of copies when they are issued, and lands them at the wait for their
// group. Each warp has a list of notes, in the order of issue, of up to 32 lanes each; a thread's groups are counted as
// it closes them, and a note keeps the number of the group of each of its lanes. Notes come from the worker's own
// memory: it has none where copies must not be deferred, and Python sees to what finds no room, as to all that could be
// wrong.

#include "copies.h"

INLINE const Allocation *place_copied(Worker *worker, uint64_t address) {
    if (address - worker->copied.base < worker->copied.size)
        return &worker->copied;
    const Allocation *row = row_below(worker, address);
    if (row == 0)
        return 0;
    worker->copied = *row;
    return &worker->copied;
}

// A new last note of a warp, or null: there is no room.
static LaneNote *new_note(Worker *worker, Cta *cta, uint32_t warp, int32_t number) {
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
    note->copies = 1;
    note->numbers[0] = number;
    note->open = 0;
    cta->note_count++;
    return note;
}

static void unlink_note(Cta *cta, uint32_t warp, LaneNote *note, void **link, LaneNote *before) {
    *link = note->next;
    if (note->next == 0)
        cta->last_notes[warp] = before;
}

static void free_note(Worker *worker, Cta *cta, LaneNote *note) {
    note->next = worker->free_notes;
    worker->free_notes = note;
    cta->note_count--;
}

static void drop_note(Worker *worker, Cta *cta, uint32_t warp, LaneNote *note, void **link, LaneNote *before) {
    unlink_note(cta, warp, note, link, before);
    free_note(worker, cta, note);
}

static void drop_notes(Worker *worker, Cta *cta) {
    for (uint32_t warp = 0; warp < worker->warps; warp++) {
        void **first = &cta->first_notes[warp];
        while (*first != 0)
            drop_note(worker, cta, warp, *first, first, 0);
    }
    if (is_watched(worker))
        drop_landed(worker, cta);
    cta->arrival_count = 0;
}

// What every note of a copy has. Most often all lanes have the same group.
static void begin_note(Cta *cta, uint32_t warp, LaneNote *note, Set lanes, uint64_t size) {
    const OddLanes64 *open = open_groups(cta, warp);
    uint64_t first = cta->lane_groups[warp * WARP_SIZE];
    note->lanes = lanes;
    note->size = (uint32_t)size;
    note->group = (uint32_t)first;
    note->mixed = where64(*open != first) != 0;
    if (note->mixed)
        *(Lanes32 *)note->groups = __builtin_convertvector(*open, Lanes32);
}

// Whether the lanes write to aligned places in own shared memory.
static bool targets_fit(Worker *worker, Set mask, uint64_t size) {
    uint64_t shared = worker->shared_size;
    if (shared < size)
        return false;
    Lanes64 offsets = *host_row(worker, 0) - SHARED_WINDOW;
    return (where64((offsets > shared - size) | ((offsets & (size - 1)) != 0)) & mask) == 0;
}

// Whether what lanes read is aligned, and in this allocation.
static bool sources_fit(Worker *worker, const Allocation *place, Set readers, uint64_t size) {
    Lanes64 sources = *host_row(worker, 1), offsets = sources - place->base;
    SignedLanes64 outside = (offsets > place->size) | (place->size - offsets < *host_row(worker, 3));
    return (where64(outside | ((sources & (size - 1)) != 0)) & readers) == 0;
}

// The same of lanes that read all that they write.
static bool whole_sources_fit(Worker *worker, const Allocation *place, Set readers, uint64_t size) {
    if (place->size < size)
        return false;
    Lanes64 sources = *host_row(worker, 1);
    SignedLanes64 outside = sources - place->base > place->size - size;
    return (where64(outside | ((sources & (size - 1)) != 0)) & readers) == 0;
}

// Whether lanes read farther apart than a note can say.
static bool sources_far(Worker *worker, const Allocation *place, Set readers, uint64_t base) {
    if (place->size <= INT32_MAX)
        return false;
    Lanes64 offsets = *host_row(worker, 1) - base;
    return (where64(offsets + UINT64_C(0x80000000) > UINT32_MAX) & readers) != 0;
}

// The allocation in which lanes read from `base` on, or null: Python must see to it.
static const Allocation *place_read(Worker *worker, uint64_t base, Set readers, uint64_t size, bool all) {
    const Allocation *place = row_below(worker, base);
    if (place == 0 || sources_far(worker, place, readers, base))
        return 0;
    if (is_watched(worker) && !is_only_read(worker, place))
        return 0;
    bool fit = all ? whole_sources_fit(worker, place, readers, size) : sources_fit(worker, place, readers, size);
    return fit ? place : 0;
}

// Notes what each lane copies.
static void fill_lanes(Worker *worker, LaneNote *note) {
    note->rows = 0;
    *(Lanes32 *)note->offsets = __builtin_convertvector(*host_row(worker, 1) - note->base, Lanes32);
    *(Lanes32 *)note->targets = __builtin_convertvector(*host_row(worker, 0) - SHARED_WINDOW, Lanes32);
    // Of others nobody looks at them.
    if (note->whole != EVERY_LANE)
        *(Lanes8 *)note->reads = __builtin_convertvector(*host_row(worker, 3), Lanes8);
}

// Has lines fetched that lanes will read. Lanes that follow each other mostly read the same ones.
static void fetch_lines(Worker *worker, const LaneNote *note, Set readers) {
    Lanes64 lines = *host_row(worker, 1) / CACHE_LINE;
    const uint8_t *base = source_base(note);
    Set firsts = (where64(lines != LANES_BEFORE(lines)) | 1) & readers;
    EACH (lane, firsts)
        __builtin_prefetch(base + note->offsets[lane], 0, IN_SECOND_CACHE);
}

// cp.async: destinations, sources, bytes to write, bytes to read.
uint32_t ptxvm_copy_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    uint64_t size = host_value(worker, 2, first_of(mask)), delta = 0, base = 0;
    bool all = all_have(worker, 3, mask, size);
    bool none = !all && all_have(worker, 3, mask, 0);
    if ((all || none) && copy_together(worker, cta, warp, number, mask, size, all))
        return 1;
    if (!targets_fit(worker, mask, size) || (!all && (where64(*host_row(worker, 3) > size) & mask) != 0))
        return 0;
    Set readers = all ? mask : where64(*host_row(worker, 3) != 0) & mask;
    if (readers != 0) {
        base = host_value(worker, 1, first_of(readers));
        const Allocation *place = place_read(worker, base, readers, size, all);
        if (place == 0)
            return 0;
        delta = place->host - place->base;
    }
    LaneNote *note = new_note(worker, cta, warp, number);
    if (note == 0)
        return 0;
    begin_note(cta, warp, note, mask, size);
    note->base = base;
    note->delta = (int64_t)delta;
    note->whole = all ? EVERY_LANE : where64(*host_row(worker, 3) == size);
    fill_lanes(worker, note);
    fetch_lines(worker, note, readers);
    return !is_watched(worker) || screen_copies(worker, cta, warp, note, mask, false);
}

// cp.async.commit_group.
uint32_t ptxvm_commit_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    if (!worker->defers)
        return 0;
    LaneNote *last = last_note(cta, warp);
    if (last != 0)
        last->open = 0;
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
    if (is_watched(worker) && !screen_arrival(worker, cta, warp, word, mask))
        return 0;
    LaneNote *note = new_note(worker, cta, warp, number);
    if (note == 0)
        return 0;
    note->lanes = mask;
    note->size = 0;
    note->barrier = shared_offset(address);
    note->group = (before & MBARRIER_PHASE) != 0;
    cta->arrival_count++;
    if (more != 0) {
        *word = before + more;
        log_arrival(cta, note, before);
    }
    return 1;
}
