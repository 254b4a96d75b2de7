// Screening of shared memory for accesses whose lanes have a pattern, which are most: many reads at one go, and weak
// stores of lanes that follow each other. What is not plain goes to screening.c.

#include "runtime.h"

// Of any warps at the time of a stamp, and weak.
INLINE uint64_t stamp_of_warps(uint64_t stamp) {
    return stamp >> CLOCK_AT << CLOCK_AT | (uint64_t)SOME_WARPS << STRIDE_AT;
}

INLINE void enter_shared(Screening *now, Worker *worker, Cta *cta, const Warp *warp, const ScreenAccess *access,
                         Set mask) {
    now->worker = worker;
    now->cta = cta;
    now->warp = warp;
    now->access = access;
    now->mask = mask;
    now->tag = time_tag(cta, warp);
    now->base = now->number = now->piece = 0;
    now->size = worker->shared_size;
    now->lines = cta->screen;
    now->lists = cta->screen_lists;
    now->written = cta->screen_written;
    now->parts = cta->screen_parts;
    now->shared = true;
    now->aged = cta->screen_ages != 0;
    now->is_plain = now->follows = now->untouched = now->is_part = false;
}

INLINE const ScreenMember *members_of(const ScreenReads *reads) {
    return (const ScreenMember *)(reads + 1);
}

// The words that are read of the line `number` behind that of the lowest address, which is `word` there.
INLINE Set words_read(const ScreenReads *reads, uint64_t number, uint32_t word) {
    const Set *words = (const Set *)(members_of(reads) + reads->count);
    uint64_t before = number == 0 ? 0 : words[number - 1];
    return (Set)(((uint64_t)words[number] << 32 | before) << word >> 32);
}

// Whether all that is read of a line is known as read already.
INLINE bool is_quiet(const ScreenLine *line, const Warp *warp) {
    return line->quiet == warp->quiet_for_me || line->quiet == warp->quiet_for_all;
}

// Reads of a line that nobody has touched in this time, or that one other warp has read. Whether it is such a line.
INLINE bool join_readers(ScreenLine *line, const Warp *warp, uint64_t tag, uint64_t stamp) {
    if (line->tag != tag) {
        line->tag = tag;
        line->masks[0] = line->masks[1] = line->masks[3] = 0;
        line->masks[2] = UINT32_MAX;
        line->stamps[2] = stamp;
        line->quiet = warp->quiet_for_me;
        return true;
    }
    uint64_t reader = line->quiet & QUIET_FOR_ALL;
    if (line->quiet >> QUIET_BITS != tag || reader >= QUIET_CHANGES || (reader & 31) == warp->index)
        return false;
    line->stamps[2] = stamp_of_warps(stamp);
    line->quiet = warp->quiet_for_all;
    return true;
}

// All reads as one: lanes are not told apart. Whether it is known to be ordered, which each by itself may be even so.
INLINE bool judge_joint(Worker *worker, Cta *cta, Warp *warp, const ScreenReads *reads, uint64_t low) {
    const ScreenAccess *access = members_of(reads)->access;
    uint64_t stamp = time_stamp(warp), first = low / LINE, end = (low + reads->span - 1) / LINE;
    Screening now;
    enter_shared(&now, worker, cta, warp, access, UINT32_MAX);
    uint64_t joint = stamp | (uint64_t)SOME_LANES << STRIDE_AT;
    uint32_t word = low % LINE / 4;
    for (uint64_t number = first; number <= end; number++) {
        ScreenLine *line = now.lines + number;
        Set words = words_read(reads, number - first, word);
        if (worker->screen_written && (words & ~now.written[number]) != 0)
            return false;
        if (words == 0 || !worker->screen_ordered || is_quiet(line, warp))
            continue;
        if (!join_readers(line, warp, now.tag, joint) && !judge(&now, number, joint, words))
            return false;
    }
    return true;
}

// Whether lanes need not be told apart.
INLINE bool may_join(const Worker *worker, const Warp *warp, Set mask, const ScreenReads *reads) {
    return mask == UINT32_MAX && reads->is_joint && !worker->screen_exact && !worker->screen_aged;
}

// A read of a whole line by all lanes, each its word, where nothing but such reads has happened in this time. Whether
// it is one: from the second warp on, reads of the line need no look.
INLINE bool read_line(Worker *worker, Cta *cta, const Warp *warp, const ScreenAccess *access, uint64_t at) {
    ScreenLine *line = (ScreenLine *)cta->screen + at / LINE;
    if (access->span != LINE || access->runs != 1 || at % LINE != 0 || at + LINE > worker->shared_size)
        return false;
    if (worker->screen_written && ((const Set *)cta->screen_written)[at / LINE] != UINT32_MAX)
        return false;
    uint64_t tag = time_tag(cta, warp), stamp = with_lanes(time_stamp(warp), 2, 0), old = line->stamps[2];
    if (!worker->screen_ordered || (line->tag == tag && is_quiet(line, warp)))
        return true;
    if (line->tag != tag) {
        line->tag = tag;
        line->quiet = line->masks[0] = line->masks[1] = line->masks[3] = 0;
        line->masks[2] = UINT32_MAX;
        line->stamps[2] = stamp;
        return true;
    }
    if ((line->masks[0] | line->masks[1] | line->masks[3]) != 0 || line->masks[2] != UINT32_MAX ||
        (old & STRENGTH) != 0 || (old != stamp && stride_of(old) != SOME_WARPS && warp_of(old) == warp->index))
        return false;
    if (old != stamp) {
        line->stamps[2] = stamp_of_warps(stamp);
        line->quiet = warp->quiet_for_all;
    }
    return true;
}

static KEEPS_REGISTERS uint32_t look_at_each(Worker *worker, Cta *cta, Warp *warp, Set mask, const ScreenReads *reads,
                                             uint64_t base, uint64_t low) {
    bool whole = may_join(worker, warp, mask, reads) && (low & (reads->unit - 1)) == 0;
    if (whole && low + reads->span <= worker->shared_size && judge_joint(worker, cta, warp, reads, low))
        return 0;
    bool lines = mask == UINT32_MAX && !worker->screen_exact && !worker->screen_aged;
    for (uint32_t number = 0; number < reads->count; number++) {
        const ScreenMember *member = members_of(reads) + number;
        const ScreenAccess *access = member->access;
        const ScreenRun *run = (const ScreenRun *)(access + 1);
        uint64_t place = base + (uint64_t)member->offset;
        if (lines && read_line(worker, cta, warp, access, (place + (uint64_t)run->offset) & UINT32_MAX))
            continue;
        if (look_at_access(worker, cta, warp, mask, access, place))
            return 1;
    }
    return 0;
}

INLINE ScreenQuiet *quiet_of(Worker *worker, const ScreenReads *reads) {
    return worker->screen_quiet + ((uint64_t)reads / sizeof(uint64_t) & (SCREEN_QUIETS - 1));
}

static KEEPS_REGISTERS uint32_t look_at_reads(Worker *worker, Cta *cta, Warp *warp, Set mask, const ScreenReads *reads,
                                              uint64_t base) {
    uint64_t low = (base + (uint64_t)reads->low) & UINT32_MAX, past = low + reads->span;
    ScreenQuiet *quiet = quiet_of(worker, reads);
    if (quiet->reads == (uint64_t)reads && quiet->low == low && quiet->quiet == warp->quiet_for_all &&
        quiet->broken == worker->screen_broken)
        return 0;
    if (past > worker->shared_size || (low & (reads->unit - 1)) != 0)
        return look_at_each(worker, cta, warp, mask, reads, base, low);
    uint64_t first = low / LINE, end = (past - 1) / LINE;
    bool for_all = true, joint = may_join(worker, warp, mask, reads);
    uint64_t tag = time_tag(cta, warp), stamp = time_stamp(warp) | (uint64_t)SOME_LANES << STRIDE_AT;
    for (uint64_t number = worker->screen_ordered ? first : end + 1; number <= end; number++) {
        ScreenLine *line = (ScreenLine *)cta->screen + number;
        bool known = is_quiet(line, warp) || words_read(reads, number - first, low % LINE / 4) == 0;
        if (!known && !(joint && join_readers(line, warp, tag, stamp)))
            return look_at_each(worker, cta, warp, mask, reads, base, low);
        for_all &= line->quiet == warp->quiet_for_all;
    }
    if (worker->screen_written)
        for (uint64_t number = first; number <= end; number++) {
            Set missing = ~((const Set *)cta->screen_written)[number];
            if (missing != 0 && (words_read(reads, number - first, low % LINE / 4) & missing) != 0)
                return look_at_each(worker, cta, warp, mask, reads, base, low);
        }
    if (for_all)
        *quiet = (ScreenQuiet){(uint64_t)reads, low, warp->quiet_for_all, worker->screen_broken};
    return 0;
}

// A stamp of both a stamp of this time and a weak one of now: as `joined` makes it.
INLINE uint64_t joined_now(uint64_t old, uint64_t stamp) {
    if (stride_of(old) == SOME_WARPS || warp_of(old) != warp_of(stamp))
        return stamp_of_warps(stamp);
    return LANES_OF(old) == LANES_OF(stamp) ? stamp : stamp >> WARP_AT << WARP_AT | (uint64_t)SOME_LANES << STRIDE_AT;
}

// A weak store to words of a line of shared memory. Whether it is plain that nothing else touches them in this time.
INLINE bool store_apart(Worker *worker, ScreenLine *line, uint64_t tag, uint64_t stamp, Set words) {
    Set *masks = (Set *)line->masks;
    if (worker->screen_operands || worker->screen_words != 0)
        return false;  // there is more to it, or less
    if (line->tag != tag) {
        line->tag = tag;
        line->quiet = 0;
        masks[0] = words;
        masks[1] = masks[2] = masks[3] = 0;
        line->stamps[0] = stamp;
        return true;
    }
    if (((masks[0] | masks[1] | masks[2] | masks[3]) & words) != 0)
        return false;
    if (line->stamps[0] == stamp && masks[0] != 0) {
        masks[0] |= words;
    } else if ((worker->screen_exact || worker->screen_aged) && masks[1] != 0) {
        return false;
    } else {
        line->stamps[1] = masks[1] == 0 ? stamp : joined_now(line->stamps[1], stamp);
        masks[1] |= words;
    }
    unquiet(worker, line);
    return true;
}

static KEEPS_REGISTERS bool judge_store(Worker *worker, Cta *cta, const Warp *warp, const ScreenAccess *access,
                                        uint64_t number, uint64_t stamp, Set words, Set lanes) {
    Screening now;
    enter_shared(&now, worker, cta, warp, access, lanes);
    return judge(&now, number, stamp, words);
}

// A store of all lanes to a whole line that nothing else touches in this time. Whether it is one.
INLINE bool store_line(Worker *worker, Cta *cta, const Warp *warp, const ScreenAccess *access, uint64_t at) {
    ScreenLine *line = (ScreenLine *)cta->screen + at / LINE;
    if (access->span != LINE || access->runs != 1 || at % LINE != 0 || at + LINE > worker->shared_size)
        return false;
    if (worker->screen_ordered &&
        !store_apart(worker, line, time_tag(cta, warp), with_lanes(time_stamp(warp), 2, 0), UINT32_MAX))
        return false;
    if (worker->screen_written)
        ((Set *)cta->screen_written)[at / LINE] = UINT32_MAX;
    return true;
}

enum Stored { NOT_PLAIN, ORDERED, SUSPICIOUS };

// A store of lanes that follow each other without gaps, or of one, as an enum Stored.
INLINE uint32_t store_run(Worker *worker, Cta *cta, const Warp *warp, const ScreenAccess *access, const ScreenRun *run,
                          uint64_t base, Set lanes) {
    uint32_t first = first_of(lanes), log = run->log, width = access->width;
    Set following = lanes >> first;
    bool alone = following == 1;
    if ((following & (following + 1)) != 0 || (!alone && width != 1u << log))
        return NOT_PLAIN;
    uint64_t offset = log == STRIDE_SAME ? 0 : (uint64_t)(first - run->first) << log;
    uint64_t at = (base + (uint64_t)run->offset + offset) & UINT32_MAX, past = at + width * size_of(lanes);
    if (past > worker->shared_size || (at & (width - 1)) != 0 || (width < 4 && worker->screen_written))
        return NOT_PLAIN;
    uint64_t stamp = time_stamp(warp), tag = time_tag(cta, warp);
    for (uint64_t number = at / LINE; number <= (past - 1) / LINE; number++) {
        uint64_t start = number * LINE;
        Set words = words_between(at > start ? at - start : 0, past - start - 1);
        if (worker->screen_written)
            ((Set *)cta->screen_written)[number] |= words;
        if (!worker->screen_ordered)
            continue;
        int64_t lane = (int64_t)first + ((int64_t)(start - at) >> (log & 7));
        uint64_t own = alone ? with_lanes(stamp, OWN_LINE, first) : with_lanes(stamp, log, lane);
        if (!store_apart(worker, (ScreenLine *)cta->screen + number, tag, own, words) &&
            !judge_store(worker, cta, warp, access, number, own, words, lanes))
            return SUSPICIOUS;
    }
    return ORDERED;
}

static KEEPS_REGISTERS uint32_t look_at_store(Worker *worker, Cta *cta, Warp *warp, Set mask,
                                              const ScreenAccess *access, uint64_t base) {
    const ScreenRun *runs = (const ScreenRun *)(access + 1);
    if (mask == UINT32_MAX && store_line(worker, cta, warp, access, (base + (uint64_t)runs->offset) & UINT32_MAX))
        return 0;
    for (uint32_t number = 0; number < access->runs; number++) {
        Set lanes = mask & lanes_of(runs + number);
        if (lanes == 0)
            continue;
        uint32_t found = store_run(worker, cta, warp, access, runs + number, base, lanes);
        if (found == SUSPICIOUS) {
            record_fault(worker, FAULT_CODE_SUSPICION, access->site, first_of(lanes), 0);
            return 1;
        }
        if (found == NOT_PLAIN && look_at_access(worker, cta, warp, lanes, access, base))
            return 1;
    }
    return 0;
}

// A weak store of lanes that are here and there, each to words of its own: they are not told apart.
static KEEPS_REGISTERS uint32_t look_at_scatter(Worker *worker, Cta *cta, Warp *warp, Set mask,
                                                const ScreenReads *stores, uint64_t base) {
    const ScreenMember *member = members_of(stores);
    const ScreenAccess *access = member->access;
    uint64_t low = (base + (uint64_t)stores->low) & UINT32_MAX, first = low / LINE;
    if (mask != UINT32_MAX || worker->screen_exact || low % 4 != 0 || low + stores->span > worker->shared_size)
        return look_at_store(worker, cta, warp, mask, access, base + (uint64_t)member->offset);
    uint64_t stamp = time_stamp(warp) | (uint64_t)SOME_LANES << STRIDE_AT, tag = time_tag(cta, warp);
    for (uint64_t number = first; number <= (low + stores->span - 1) / LINE; number++) {
        Set words = words_read(stores, number - first, low % LINE / 4);
        if (words == 0)
            continue;
        if (worker->screen_written)
            ((Set *)cta->screen_written)[number] |= words;
        if (worker->screen_ordered && !store_apart(worker, (ScreenLine *)cta->screen + number, tag, stamp, words) &&
            !judge_store(worker, cta, warp, access, number, stamp, words, mask)) {
            record_fault(worker, FAULT_CODE_SUSPICION, access->site, first_of(mask), 0);
            return 1;
        }
    }
    return 0;
}
