// Screening of cp.async (lane_copies.c). What copies write counts as written when they are issued, and again when they
// land; in between, the words are as if nobody had written them: whoever reads them is suspicious, and so is a copy
// that lands, or never does, where somebody has written.

#include "copies.h"

INLINE Set words_of_copy(const LaneNote *note, uint32_t lane) {
    uint64_t within = note->targets[lane] % LINE;
    return words_between(within, within + note->size - 1);
}

// Whether nobody stores in this launch where copies read: an allocation, by its row.
static bool is_only_read(const Worker *worker, const Allocation *row) {
    if (worker->screens == 0)
        return true;
    uint64_t number = (uint64_t)(row - (const Allocation *)((const Table *)worker->table)->rows);
    return ((void **)worker->screens)[number] == 0;
}

// Whether it is known that what lanes write, `width` bytes of shared memory at Worker.addresses, comes after all
// accesses to it.
static bool is_ordered_write(Worker *worker, Cta *cta, const Warp *warp, uint32_t width, Set lanes) {
    ScreenAccess access = {.space = ACCESS_SPACE_SHARED, .kind = SCREEN_KIND_WRITE, .width = width};
    Screening now;
    now.worker = worker;
    now.access = &access;
    now.cta = cta;
    now.warp = warp;
    now.mask = lanes;
    now.base = now.size = 0;
    now.shared = now.aged = now.is_plain = now.follows = now.untouched = false;
    return screen_varying(&now, cta, warp, lanes, false) == 0;
}

static bool is_ordered_copy(Worker *worker, Cta *cta, const Warp *warp, const LaneNote *note, Set lanes) {
    EACH (lane, lanes)
        worker->addresses[lane] = note->targets[lane];
    return is_ordered_write(worker, cta, warp, note->size, lanes);
}

static bool screen_inits(Worker *worker, Cta *cta, uint32_t warp, Set lanes) {
    if (worker->screens == 0)
        return true;
    EACH (lane, lanes) {
        worker->addresses[lane] = (uint32_t)host_value(worker, 0, lane);
        forget_mbarrier(cta, (uint32_t)host_value(worker, 0, lane));
    }
    return is_ordered_write(worker, cta, warp_at(cta, warp), MBARRIER_SIZE, lanes);
}

// Parts of words that a copy will write count as words from now on.
static void forget_parts(Cta *cta, uint64_t at, uint32_t size) {
    uint8_t *parts = cta->screen_parts;
    for (uint64_t word = at; word < at + size; word += 4)
        parts[word / 8] &= (uint8_t)(word & 4 ? 0x0f : 0xf0);
}

static bool screen_copies(Worker *worker, Cta *cta, uint32_t number, const LaneNote *note, Set lanes, bool lands) {
    Set *written = cta->screen_written;
    if (worker->screens == 0)
        return true;
    EACH (lane, lanes)
        if (lands && (written[note->targets[lane] / LINE] & words_of_copy(note, lane)) != 0)
            return false;
    if (worker->screen_ordered && !is_ordered_copy(worker, cta, warp_at(cta, number), note, lanes))
        return false;
    EACH (lane, lanes) {
        Set *line = written + note->targets[lane] / LINE;
        if (!lands)
            forget_parts(cta, note->targets[lane], note->size);
        *line = lands ? *line | words_of_copy(note, lane) : *line & ~words_of_copy(note, lane);
    }
    return true;
}

static bool are_untouched(const Worker *worker, const Cta *cta) {
    const Set *written = cta->screen_written;
    for (uint32_t warp = 0; worker->screen_ordered && warp < worker->warps; warp++)
        for (const LaneNote *note = cta->first_notes[warp]; note != 0; note = note->next)
            EACH (lane, note->size != 0 ? note->lanes : 0)
                if ((written[note->targets[lane] / LINE] & words_of_copy(note, lane)) != 0)
                    return false;
    return true;
}
