// Screening of cp.async (lane_copies.c). What copies write counts as written when they are issued, and again when they
// land; in between, the words are as if nobody had written them: whoever reads them is suspicious, and so is a copy
// that lands, or never does, where somebody has written.

#include "copies.h"

INLINE Set words_of_copy(const LaneNote *note, uint32_t lane) {
    uint64_t within = note->targets[lane] % LINE;
    return words_between(within, within + note->size - 1);
}

// Whether nobody has written where a copy has not landed, or is not known to have.
static KEEPS_REGISTERS bool is_untouched(const Cta *cta, const LaneNote *note) {
    const Set *written = cta->screen_written;
    EACH (lane, note->size != 0 ? note->lanes : 0)
        if ((written[note->targets[lane] / LINE] & words_of_copy(note, lane)) != 0)
            return false;
    return true;
}

// Whether nobody stores in this launch where copies read: an allocation, by its row.
static bool is_only_read(const Worker *worker, const Allocation *row) {
    uint64_t number = (uint64_t)(row - (const Allocation *)((const Table *)worker->table)->rows);
    return ((void **)worker->screens)[number] == 0;
}

// What lanes do to so many bytes of shared memory.
INLINE ScreenAccess access_of(enum ScreenKind kind, uint32_t width) {
    return (ScreenAccess){.space = ACCESS_SPACE_SHARED, .kind = kind, .width = width};
}

// Whether it is known that what lanes do at Worker.addresses comes after what has been done there.
static bool is_ordered(Worker *worker, Cta *cta, const Warp *warp, const ScreenAccess *access, Set lanes) {
    Screening now;
    begin_look(&now, worker, access, cta, warp, lanes);
    return screen_varying(&now, cta, warp, lanes, false) == 0;
}

static bool is_ordered_copy(Worker *worker, Cta *cta, const Warp *warp, const LaneNote *note, Set lanes) {
    EACH (lane, lanes)
        worker->addresses[lane] = note->targets[lane];
    ScreenAccess access = access_of(SCREEN_KIND_WRITE, note->size);
    return is_ordered(worker, cta, warp, &access, lanes);
}

static bool screen_inits(Worker *worker, Cta *cta, uint32_t warp, Set lanes) {
    EACH (lane, lanes) {
        worker->addresses[lane] = (uint32_t)host_value(worker, 0, lane);
        forget_mbarrier(worker, cta, (uint32_t)host_value(worker, 0, lane));
    }
    ScreenAccess access = access_of(SCREEN_KIND_WRITE, MBARRIER_SIZE);
    return is_ordered(worker, cta, warp_at(cta, warp), &access, lanes);
}

// Whoever accesses parts of words that a copy will write does not wait for it: see `check_part`.
static void mark_parts(Cta *cta, uint64_t at, uint32_t size) {
    uint8_t *parts = cta->screen_parts;
    for (uint64_t word = at; word < at + size; word += 4)
        parts[word / 8] |= (uint8_t)(word & 4 ? 0xf0 : 0x0f);
}

static bool screen_copies(Worker *worker, Cta *cta, uint32_t number, LaneNote *note, Set lanes, bool lands) {
    Set *written = cta->screen_written;
    if (!lands)
        note->age = age_of_warp(warp_at(cta, number));
    EACH (lane, lanes)
        if (lands && (written[note->targets[lane] / LINE] & words_of_copy(note, lane)) != 0)
            return false;
    if (worker->screen_ordered && !is_ordered_copy(worker, cta, warp_at(cta, number), note, lanes))
        return false;
    EACH (lane, lanes) {
        Set *line = written + note->targets[lane] / LINE;
        if (!lands)
            mark_parts(cta, note->targets[lane], note->size);
        *line = lands ? *line | words_of_copy(note, lane) : *line & ~words_of_copy(note, lane);
    }
    return true;
}

// -------------------------------------------------------------------------------------------- landing for an mbarrier

static bool screen_arrival(Worker *worker, Cta *cta, uint32_t warp, const uint64_t *word, Set lanes) {
    uint32_t address = offset_of(cta, word);
    EACH (lane, lanes)
        worker->addresses[lane] = address;
    // As arrivals of threads, which are strong.
    ScreenAccess access = access_of(SCREEN_KIND_READ, MBARRIER_SIZE);
    access.strong_inside = 32 - (uint32_t)__builtin_clz(MBARRIER_SIZE);
    if (!is_ordered(worker, cta, warp_at(cta, warp), &access, lanes))
        return false;
    arrive_after_copies(worker, cta, warp_at(cta, warp), address, *word, lanes);
    return true;
}

static bool screen_landed(Worker *worker, Cta *cta, uint32_t warp, LaneNote *note, Set lanes, const LaneNote *arrival) {
    ScreenAges *ages = cta->screen_ages;
    if (!worker->screen_ordered) {
        EACH (lane, lanes)
            ((Set *)cta->screen_written)[note->targets[lane] / LINE] |= words_of_copy(note, lane);
        return false;
    }
    AgedMbarrier *entry = mbarrier_entry(ages, arrival->barrier, false);
    // An arrival may come too late for the phase in which it was issued.
    if (note->lanes != 0 || entry == 0 || entry->parity != arrival->group) {
        ages->spoilt = true;
        return false;
    }
    note->lanes = lanes;
    note->warp = warp;
    note->next = entry->landed_current;
    entry->landed_current = note;
    return true;
}

// The first note of a list, which is taken out, or null.
INLINE LaneNote *take_note(void **list) {
    LaneNote *first = *list;
    if (first != 0)
        *list = first->next;
    return first;
}

static KEEPS_REGISTERS void miss_copies(Worker *worker, Cta *cta, AgedMbarrier *entry) {
    LaneNote *note;
    while ((note = take_note(&entry->landed_before)) != 0) {
        ((ScreenAges *)cta->screen_ages)->spoilt = true;
        free_note(worker, cta, note);
    }
}

static void drop_landed(Worker *worker, Cta *cta) {
    ScreenAges *ages = cta->screen_ages;
    for (uint32_t number = 0; ages != 0 && number < ages->mbarrier_count; number++)
        for (uint32_t phase = 0; phase < 2; phase++) {
            AgedMbarrier *entry = ages->mbarriers + number;
            LaneNote *note;
            while ((note = take_note(phase == 0 ? &entry->landed_before : &entry->landed_current)) != 0)
                free_note(worker, cta, note);
        }
}

// Words of a line that a copy has written. Nobody has read them since it was issued, but as part of a quiet line.
INLINE void write_words(const Screening *now, uint64_t number, uint64_t stamp, Set words) {
    ScreenLine *line = now->lines + number;
    now->written[number] |= words;
    if (line->tag != now->tag) {
        begin_line(now, line, stamp, words);
        return;
    }
    unquiet(now->worker, line);
    for (uint32_t slot = 0; slot < SLOTS; slot++)
        line->masks[slot] &= ~words;
    remember(now, line, 0, stamp, words);
}

INLINE void show_words(const Screening *now, uint64_t number, uint64_t stamp, Set words) {
    // For proxies it is as if the warp that is the first to know of it had written it.
    if (!may_overwrite(now, number, words))
        ((ScreenAges *)now->cta->screen_ages)->spoilt = true;
    write_words(now, number, stamp, words);
}

// What lanes of a warp have copied. Whoever wrote there since it was issued did not wait for it.
static KEEPS_REGISTERS void show_copy(Worker *worker, Cta *cta, const Warp *warp, const LaneNote *note) {
    static const ScreenAccess access = {.space = ACCESS_SPACE_SHARED, .kind = SCREEN_KIND_WRITE, .width = 4};
    Screening now;
    begin_look(&now, worker, &access, cta, warp, note->lanes);
    uint64_t first = note->targets[first_of(note->lanes)], number = first / LINE;
    uint64_t stamp = (uint64_t)note->age << TIME_AT | (uint64_t)note->warp << WARP_AT | (uint64_t)COPIED << STRIDE_AT;
    find(&now, cta, warp, &first);
    Set words = 0;
    if (!is_untouched(cta, note))
        ((ScreenAges *)cta->screen_ages)->spoilt = true;
    EACH (lane, note->lanes) {
        uint64_t line = note->targets[lane] / LINE;
        if (line != number) {
            show_words(&now, number, stamp, words);
            words = 0;
        }
        number = line;
        words |= words_of_copy(note, lane);
    }
    show_words(&now, number, stamp, words);
}

static KEEPS_REGISTERS void show_copies(Worker *worker, Cta *cta, const Warp *warp, AgedMbarrier *entry) {
    LaneNote *note;
    while ((note = take_note(&entry->landed_before)) != 0) {
        show_copy(worker, cta, warp, note);
        free_note(worker, cta, note);
    }
}

// ------------------------------------------------------------------------------------------------------------- the end

static bool are_untouched(const Cta *cta, const LaneNote *note) {
    for (; note != 0; note = note->next)
        if (!is_untouched(cta, note))
            return false;
    return true;
}

static bool ends_well(const Worker *worker, const Cta *cta) {
    const ScreenAges *ages = cta->screen_ages;
    if (cta->deferred_count != 0 || !are_loads_known(cta))
        return false;
    if (!worker->screen_ordered)
        return true;
    for (uint32_t number = 0; ages != 0 && number < ages->mbarrier_count; number++) {
        const AgedMbarrier *entry = ages->mbarriers + number;
        if (!are_untouched(cta, entry->landed_before) || !are_untouched(cta, entry->landed_current))
            return false;
    }
    for (uint32_t warp = 0; cta->note_count != 0 && warp < worker->warps; warp++)
        if (!are_untouched(cta, cta->first_notes[warp]))
            return false;
    return ages == 0 || !ages->spoilt;
}
