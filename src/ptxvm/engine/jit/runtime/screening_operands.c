// Screening of the operands of `wgmma` in shared memory (warpgroups.c). A product reads them through the async proxy
// from the time when the first warp issues it until one has waited for it. What ordinary accesses and `cp.async` have
// written there must come before, with a `fence.proxy.async` in between; whoever writes there meanwhile is suspicious.
// When a warp has waited for it, a product was a read of that warp, or of its warpgroup, of which others learn as of
// what warps have done (screening_ages.c). The same goes for copies (screening_bulk.c).
//
// Whose fences a warp knows: those of its warpgroup, as the product is of all its warps, and those before the last
// barrier for all threads; lanes that start copies, also those of which they have learnt by waiting (screening_ages.c).
// A fence is behind all that was written before the last barrier before it, and all that its own lanes have written.

#include "runtime.h"

INLINE OperandLine *operand_lines(const Cta *cta) {
    return (OperandLine *)((ScreenOperands *)cta->screen_operands + 1);
}

// When a warp does what it does now, as fences and lines have it.
INLINE uint32_t moment_of(const Warp *warp) {
    return (warp->screen_time >> PAUSE_BITS) + 1;
}

// Whether the async proxy reads or writes words.
INLINE bool is_busy(const OperandLine *line, Set words) {
    return ((line->reading | line->storing | line->landing) & words) != 0;
}

static KEEPS_REGISTERS bool may_overwrite(const Screening *now, uint64_t number, Set words) {
    const ScreenOperands *operands = now->cta->screen_operands;
    if (operands == 0)
        return true;
    OperandLine *line = operand_lines(now->cta) + number;
    uint32_t when = moment_of(now->warp);
    if (line->when != when)
        line->writers = line->fenced = 0;
    EACH (writer, line->writers)
        if (operands->fences[writer].number > line->fences)
            line->fenced |= only(writer);
    line->when = when;
    line->fenced &= ~only(now->warp->index);
    line->writers = (line->writers & ~line->fenced) | only(now->warp->index);
    line->fences = operands->count;
    return !is_busy(line, words);
}

KEEPS_REGISTERS void ptxvm_screen_proxies(Worker *worker, Cta *cta, Warp *warp, Set lanes) {
    ScreenOperands *operands = cta->screen_operands;
    if (operands == 0 || lanes == 0)
        return;
    ProxyFence *fence = operands->fences + warp->index;
    if (fence->when != moment_of(warp)) {
        fence->when_before = fence->when;
        fence->number_before = fence->number;
        fence->when = moment_of(warp);
        fence->lanes = 0;
    }
    fence->lanes |= lanes;
    if (lanes == UINT32_MAX)
        fence->number = ++operands->count;
}

INLINE Set warps_of_group(const Warp *warp) {
    return ((1u << GROUP_WARPS) - 1) << warp->index / GROUP_WARPS * GROUP_WARPS;
}

// What some warps, or `lanes` of one if there are any, know of fences: the last of all, and that of each warp.
typedef struct {
    Set warps, lanes;
    uint32_t when, numbers[MAX_WARPS];
} KnownFences;

INLINE void find_fences(const Cta *cta, const Warp *warp, uint32_t warps, KnownFences *known) {
    known->when = 0;
    for (uint32_t other = 0; other < warps; other++) {
        const ProxyFence *fence = ((const ScreenOperands *)cta->screen_operands)->fences + other;
        bool own = (known->warps >> other & 1) != 0 && (known->lanes & ~fence->lanes) == 0;
        bool knows = own || fence->when < moment_of(warp);
        uint32_t when = knows ? fence->when : fence->when_before;
        known->numbers[other] = knows ? fence->number : fence->number_before;
        known->when = when > known->when ? when : known->when;
    }
}

// The same that come with what the executing lanes know.
INLINE void find_learnt_fences(const Screening *now, KnownFences *known) {
    if (!now->aged)
        return;
    const uint32_t *row = known_to(now->cta->screen_ages, now->warp->index) + FENCES_OF_WARPS, *apart = row_apart(now);
    for (uint32_t other = 0; other < now->worker->warps; other++) {
        uint32_t number = apart != 0 && apart[FENCES_OF_WARPS + other] > row[other] ? apart[FENCES_OF_WARPS + other]
                                                                                     : row[other];
        known->numbers[other] = number > known->numbers[other] ? number : known->numbers[other];
    }
}

INLINE bool is_fenced(const OperandLine *line, const Warp *warp, const KnownFences *known) {
    if (line->when < known->when)
        return true;
    if (line->when == moment_of(warp) && (line->fenced & ~known->warps) != 0)
        return false;
    EACH (writer, line->writers)
        if (known->numbers[writer] <= line->fences)
            return false;
    return true;
}

// Whether what was written of words of a line comes before what lanes of a warp do that are not told apart.
INLINE bool are_writes_over(const Screening *now, const ScreenLine *line, uint64_t stamp, Set words) {
    if (line->tag != now->tag)
        return true;
    for (uint32_t slot = 0; slot < 2; slot++)
        if ((line->masks[slot] & words) != 0 && !slot_precedes(now, line, slot, stamp, line->masks[slot] & words))
            return false;
    return true;
}

INLINE bool begin_product(const Screening *now, const OperandPart *parts, uint32_t count, uint64_t stamp) {
    KnownFences known = {.warps = warps_of_group(now->warp)};
    find_fences(now->cta, now->warp, now->worker->warps, &known);
    for (const OperandPart *part = parts; part < parts + count; part++) {
        OperandLine *line = operand_lines(now->cta) + part->line;
        if (!is_fenced(line, now->warp, &known) || !are_writes_over(now, now->lines + part->line, stamp, part->words))
            return false;
        line->reading |= part->words;
        line->parts++;
        line->groups |= only(now->warp->index / GROUP_WARPS);
    }
    return true;
}

// What a product has read. When it began, all that was written there was over, and nobody has written since.
INLINE bool note_product(Screening *now, uint64_t number, uint64_t stamp, Set words) {
    ScreenLine *line = now->lines + number;
    if (!now->aged || !is_of_products(now, stamp))
        return judge(now, number, stamp, words);
    if (line->tag != now->tag)
        begin_line(now, line, stamp, words);
    else
        remember(now, line, 2, stamp, words);
    return true;
}

// Products of a warpgroup are complete one after the other: of those that read a line, the last stands for all.
INLINE bool end_product(Screening *now, const OperandPart *parts, uint32_t count, uint64_t stamp) {
    for (const OperandPart *part = parts; part < parts + count; part++) {
        OperandLine *line = operand_lines(now->cta) + part->line;
        Set words = --line->parts == 0 ? line->reading : without_first(line->groups) != 0 ? part->words : 0;
        if (line->parts == 0)
            line->reading = line->groups = 0;
        if (words != 0 && !note_product(now, part->line, stamp, words))
            return false;
    }
    return true;
}

INLINE bool are_parts_written(const Cta *cta, const OperandPart *parts, uint32_t count) {
    for (const OperandPart *part = parts; part < parts + count; part++)
        if ((part->words & ~((const Set *)cta->screen_written)[part->line]) != 0)
            return false;
    return true;
}

// What a product was that a warpgroup has waited for: a read of the warpgroup, whose products have numbers for ages; or
// of the warp that has waited, if there is no room for those.
INLINE uint64_t stamp_of_product(const Cta *cta, const Warp *warp) {
    const ScreenAges *ages = cta->screen_ages;
    uint32_t group = warp->index / GROUP_WARPS, number = ((const Warpgroup *)cta->warpgroups)[group].completed;
    if (ages == 0 || ages->actors == ages->warps || number > LAST_AGE)
        return time_stamp(warp) | (uint64_t)SOME_LANES << STRIDE_AT;
    return (uint64_t)number << TIME_AT | (uint64_t)(ages->warps + group) << WARP_AT | (uint64_t)SOME_LANES << STRIDE_AT;
}

// A warp has waited for so many products of its warpgroup.
void ptxvm_screen_products(Cta *cta, uint32_t warp, uint32_t count) {
    ScreenAges *ages = cta->screen_ages;
    if (ages == 0 || ages->actors == ages->warps)
        return;
    uint32_t *known = known_to(ages, warp) + ages->warps + warp / GROUP_WARPS;
    *known = count > *known ? count : *known;
}

uint32_t ptxvm_screen_operands(Worker *worker, Cta *cta, uint32_t warp, const OperandPart *parts, uint32_t count,
                               uint32_t begins) {
    if (worker->screen_written && !are_parts_written(cta, parts, count))
        return 0;
    if (cta->screen_operands == 0)
        return 1;
    ScreenAccess access = {.space = ACCESS_SPACE_SHARED, .kind = SCREEN_KIND_READ, .width = 16};
    Screening now;
    enter_shared(&now, worker, cta, warp_at(cta, warp), &access, UINT32_MAX);
    if (!begins)
        return end_product(&now, parts, count, stamp_of_product(cta, now.warp));
    return begin_product(&now, parts, count, time_stamp(now.warp) | (uint64_t)SOME_LANES << STRIDE_AT);
}

static void begin_operands(const Worker *worker, Cta *cta) {
    cta->screen_operands = worker->screen_operands ? cta->screen_operands_place : 0;
    if (cta->screen_operands == 0)
        return;
    uint64_t lines = (worker->shared_size + LINE - 1) / LINE;
    __builtin_memset(cta->screen_operands, 0, sizeof(ScreenOperands) + lines * sizeof(OperandLine));
}

static bool are_products_over(const Cta *cta) {
    const Warpgroup *groups = cta->warpgroups;
    for (uint32_t number = 0; cta->screen_operands != 0 && number < cta->warpgroup_count; number++)
        for (uint32_t warp = 0; warp < GROUP_WARPS; warp++)
            if (groups[number].waited[warp] != groups[number].issued[warp])
                return false;
    return true;
}
