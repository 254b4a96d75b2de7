// Screening of bulk and tensor copies (copies.c, tensor_copies.c), each of which a lane starts. In shared memory a load
// is a write that comes after all that the lane knows when it starts it, behind a proxy fence where that was an
// ordinary write, and of which those know who have waited for the phase of its mbarrier in which it was started. Until
// somebody has, its words count as not written, and nobody may write there. A store reads its source until its lane has
// waited for that.
//
// In global memory, what a copy reads nobody may have written in this launch, and nobody may write afterwards; what it
// writes, nobody else may touch at all.

#include "copies.h"

// Of accesses to global memory that come before nothing and after nothing.
#define ALONE (SOME_CTAS << CTA_AT | (uint64_t)SOME_WARPS << STRIDE_AT)

INLINE ScreenOperands *operands_of(const Cta *cta) {
    return cta->screen_operands;
}

// Bytes of shared memory that a copy writes, or reads.
INLINE uint32_t extent_of(const Deferred *copy) {
    return copy->plan != 0 ? ((const TensorPlan *)copy->plan)->extent : copy->size;
}

// Of so many bytes, the words in a line.
INLINE Set words_in_line(uint64_t at, uint64_t size, uint64_t number) {
    uint64_t start = number * LINE;
    return words_between(at > start ? at - start : 0, at + size - 1 - start);
}

// The lines of so many bytes.
#define EACH_LINE(number, at, size) \
    for (uint64_t number = (at) / LINE; number <= ((at) + (size) - 1) / LINE; number++)

INLINE void begin_copy(Screening *now, Worker *worker, Cta *cta, const Deferred *copy, const ScreenAccess *access) {
    enter_shared(now, worker, cta, warp_at(cta, copy->warp), access, copy->lanes);
}

INLINE uint64_t stamp_of_copy(const Screening *now) {
    return with_lanes(time_stamp(now->warp), OWN_LINE, first_of(now->mask));
}

// Whether all that was written of words of a line comes before what a lane does with them through the async proxy.
INLINE bool is_ready(const Screening *now, const KnownFences *known, uint64_t number, Set words) {
    const ScreenLine *line = now->lines + number;
    const OperandLine *operands = operand_lines(now->cta) + number;
    return (operands->landing & words) == 0 && is_fenced(operands, now->warp, known) &&
           (line->tag != now->tag || follows(now, line, 0, stamp_of_copy(now), words));
}

// ------------------------------------------------------------------------------------------------------- global memory

// A copy accesses words of a line. Whether that is known to be ordered.
static bool judge_outside(Screening *now, uint64_t number, Set words) {
    bool writes = !reads(now);
    if (!now->worker->screen_ordered)
        return !writes || is_open(now, number);
    if (!is_open(now, number))
        return false;
    ScreenLine *line = now->lines + number;
    bool locks = !now->worker->screen_alone;
    if (locks)
        while ((__atomic_fetch_or(&line->quiet, LOCKED, __ATOMIC_ACQUIRE) & LOCKED) != 0) {
        }
    disown(now, line, number);
    bool in_words = *owner_of(now, number) != IN_BYTES;
    bool fine = in_words && ((line->masks[0] | line->masks[1]) & words) == 0 &&
                (!writes || follows(now, line, 2, ALONE, words));
    if (fine)
        remember(now, line, writes ? 0 : 2, ALONE, words);
    if (locks)
        __atomic_fetch_and(&line->quiet, ~LOCKED, __ATOMIC_RELEASE);
    if (writes && is_followed(now))
        cut_followed(now, number, words);
    return fine;
}

// The same of bytes at a host address.
static bool judge_row(void *context, uint64_t address, uint64_t size) {
    Screening *now = context;
    uint64_t at = address - now->host;
    EACH_LINE (number, at, size)
        if (!judge_outside(now, number, words_in_line(at, size, number)))
            return false;
    return true;
}

static bool judge_rows(Screening *now, const Deferred *copy) {
    const TensorPlan *plan = copy->plan;
    if (plan == 0)
        return judge_row(now, (uint64_t)copy->outside, copy->size);
    if (copy->walks)
        return visit_rows(copy, judge_row, now);
    const int64_t *offsets = plan->row_offsets;
    for (uint32_t row = 0; row < plan->rows; row++)
        if (!judge_row(now, (uint64_t)copy->outside + (uint64_t)offsets[row], plan->chunks * CHUNK))
            return false;
    return true;
}

static bool screen_outside(Worker *worker, Cta *cta, const Deferred *copy) {
    bool writes = copy->kind == DEFERRED_KIND_STORE;
    ScreenAccess access = {.space = ACCESS_SPACE_GLOBAL, .kind = writes ? SCREEN_KIND_WRITE : SCREEN_KIND_READ};
    Screening now;
    begin_look(&now, worker, &access, cta, warp_at(cta, copy->warp), copy->lanes);
    // Of stores, the destination comes first.
    uint64_t address = copy->plan != 0 ? ((const TensorPlan *)copy->plan)->base : copy->values[writes ? 0 : 1];
    const Allocation *row = row_below(worker, address);
    uint64_t number = (uint64_t)(row - (const Allocation *)((const Table *)worker->table)->rows);
    now.lines = ((void **)worker->screens)[number];
    if (now.lines == 0)
        return !writes;
    now.lists = ((void **)worker->screen_row_lists)[number];
    now.pages = ((void **)worker->screen_pages)[number];
    now.row_parts = ((void **)worker->screen_row_parts)[number];
    now.base = row->base;
    now.size = row->size;
    now.host = row->host;
    now.tag = worker->screen_epoch;
    return judge_rows(&now, copy);
}

// --------------------------------------------------------------------------------------------------------------- loads

// Whether it is known that the mbarrier has been made.
static bool is_mbarrier_made(Worker *worker, Cta *cta, const Deferred *copy) {
    worker->addresses[first_of(copy->lanes)] = copy->barrier;
    ScreenAccess access = access_of(SCREEN_KIND_READ, MBARRIER_SIZE);
    access.strong_inside = 32 - (uint32_t)__builtin_clz(MBARRIER_SIZE);
    return is_ordered(worker, cta, warp_at(cta, copy->warp), &access, copy->lanes);
}

// Whether words of a line may be written from now on. What was known of them is over.
INLINE bool begin_landing(const Screening *now, const KnownFences *known, uint64_t number, Set words) {
    ScreenLine *line = now->lines + number;
    OperandLine *operands = operand_lines(now->cta) + number;
    if (is_busy(operands, words) || !is_ready(now, known, number, words))
        return false;
    operands->landing |= words;
    if (line->tag != now->tag)
        return true;
    if (!follows(now, line, 2, stamp_of_copy(now), words))
        return false;
    unquiet(now->worker, line);
    for (uint32_t slot = 0; slot < SLOTS; slot++)
        line->masks[slot] &= ~words;
    return true;
}

static bool begin_loads(Worker *worker, Cta *cta, const Deferred *copy, uint32_t size) {
    static const ScreenAccess access = {.space = ACCESS_SPACE_SHARED, .kind = SCREEN_KIND_WRITE, .width = CHUNK};
    ScreenAges *ages = cta->screen_ages;
    ScreenOperands *operands = operands_of(cta);
    AgedMbarrier *entry = ages == 0 ? 0 : mbarrier_entry(ages, copy->barrier, true);
    // What cp.async write counts as written when they land, whoever else writes there.
    if (entry == 0 || operands->load_count == SCREEN_LOADS || cta->note_count != 0 ||
        !is_mbarrier_made(worker, cta, copy))
        return false;
    note_phase_now(worker, cta, entry);
    entry->has_loads = true;
    Screening now;
    begin_copy(&now, worker, cta, copy, &access);
    KnownFences known = {.warps = only(copy->warp), .lanes = copy->lanes};
    find_fences(cta, now.warp, worker->warps, &known);
    find_learnt_fences(&now, &known);
    EACH_LINE (number, copy->shared, size)
        if (!begin_landing(&now, &known, number, words_in_line(copy->shared, size, number)))
            return false;
    operands->loads[operands->load_count++] =
        (ScreenLoad){copy->shared, size, number_of_mbarrier(ages, entry), entry->phases};
    return true;
}

static bool screen_load(Worker *worker, Cta *cta, const Deferred *copy) {
    uint32_t size = extent_of(copy);
    Set *written = cta->screen_written;
    if (worker->screen_ordered && !begin_loads(worker, cta, copy, size))
        return false;
    mark_parts(cta, copy->shared, size);
    EACH_LINE (number, copy->shared, size)
        written[number] &= ~words_in_line(copy->shared, size, number);
    return true;
}

static void screen_landed_load(Worker *worker, Cta *cta, const Deferred *copy) {
    uint32_t size = extent_of(copy);
    Set *written = cta->screen_written;
    note_phase_at(worker, cta, copy->barrier);
    if (!worker->screen_ordered)
        EACH_LINE (number, copy->shared, size)
            written[number] |= words_in_line(copy->shared, size, number);
}

// What a load has written is known to somebody.
static KEEPS_REGISTERS void show_load(Worker *worker, Cta *cta, const Warp *warp, const ScreenLoad *load) {
    static const ScreenAccess access = {.space = ACCESS_SPACE_SHARED, .kind = SCREEN_KIND_WRITE, .width = CHUNK};
    Screening now;
    enter_shared(&now, worker, cta, warp, &access, UINT32_MAX);
    uint64_t stamp = (uint64_t)load->phases << TIME_AT | (uint64_t)load->mbarrier << WARP_AT |
                     (uint64_t)LANDED << STRIDE_AT;
    EACH_LINE (number, load->shared, load->size) {
        Set words = words_in_line(load->shared, load->size, number);
        operand_lines(cta)[number].landing &= ~words;
        write_words(&now, number, stamp, words);
    }
}

// Field by field: no function is called for it, which callers would have to save registers for.
INLINE void put_load(ScreenLoad *to, const ScreenLoad *from) {
    to->shared = from->shared;
    to->size = from->size;
    to->mbarrier = from->mbarrier;
    to->phases = from->phases;
}

static KEEPS_REGISTERS void show_loads(Worker *worker, Cta *cta, const Warp *warp, const AgedMbarrier *entry) {
    ScreenOperands *operands = operands_of(cta);
    uint32_t wanted = number_of_mbarrier(cta->screen_ages, entry);
    for (uint32_t place = operands == 0 ? 0 : operands->load_count; place-- != 0;) {
        ScreenLoad *load = operands->loads + place;
        if (load->mbarrier != wanted || load->phases >= entry->phases)
            continue;
        show_load(worker, cta, warp, load);
        put_load(load, operands->loads + --operands->load_count);
    }
}

static bool are_loads_known(const Cta *cta) {
    return cta->screen_operands == 0 || operands_of(cta)->load_count == 0;
}

// -------------------------------------------------------------------------------------------------------------- stores

static bool begin_stores(Worker *worker, Cta *cta, const Deferred *copy, uint32_t size) {
    static const ScreenAccess access = {.space = ACCESS_SPACE_SHARED, .kind = SCREEN_KIND_READ, .width = CHUNK};
    Screening now;
    begin_copy(&now, worker, cta, copy, &access);
    KnownFences known = {.warps = only(copy->warp), .lanes = copy->lanes};
    find_fences(cta, now.warp, worker->warps, &known);
    find_learnt_fences(&now, &known);
    EACH_LINE (number, copy->shared, size) {
        OperandLine *line = operand_lines(cta) + number;
        Set words = words_in_line(copy->shared, size, number);
        if (!is_ready(&now, &known, number, words))
            return false;
        line->storing |= words;
        line->stores++;
    }
    return true;
}

static bool screen_store(Worker *worker, Cta *cta, const Deferred *copy) {
    uint32_t size = extent_of(copy);
    const Set *written = cta->screen_written;
    EACH_LINE (number, copy->shared, size)
        if (worker->screen_written && (words_in_line(copy->shared, size, number) & ~written[number]) != 0)
            return false;
    return !worker->screen_ordered || begin_stores(worker, cta, copy, size);
}

static bool screen_end_of_store(Worker *worker, Cta *cta, const Deferred *copy) {
    static const ScreenAccess access = {.space = ACCESS_SPACE_SHARED, .kind = SCREEN_KIND_READ, .width = CHUNK};
    uint32_t size = extent_of(copy);
    if (!worker->screen_ordered)
        return true;
    Screening now;
    begin_copy(&now, worker, cta, copy, &access);
    EACH_LINE (number, copy->shared, size) {
        OperandLine *line = operand_lines(cta) + number;
        if (--line->stores == 0)
            line->storing = 0;
        if (!judge(&now, number, stamp_of_copy(&now), words_in_line(copy->shared, size, number)))
            return false;
    }
    return true;
}

static bool screen_copy(Worker *worker, Cta *cta, const Deferred *copy) {
    bool loads = copy->kind == DEFERRED_KIND_LOAD;
    return screen_outside(worker, cta, copy) &&
           (loads ? screen_load(worker, cta, copy) : screen_store(worker, cta, copy));
}
