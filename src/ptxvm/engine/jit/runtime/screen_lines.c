// Screening (screening.c): what a line of memory tells of an access to its words, and what of it is kept.

#include "runtime.h"

// Past the caches: nobody reads it, in most launches. `to` is where a word may begin. No vectors: callers keep theirs.
static KEEPS_REGISTERS void keep_bytes(uint8_t *to, const uint8_t *from, uint64_t bytes) {
    uint64_t at = 0, word;
    for (; at + 8 <= bytes; at += 8) {
        __builtin_memcpy(&word, from + at, 8);
        __builtin_nontemporal_store(word, (uint64_t *)(to + at));
    }
    for (; at < bytes; at++)
        to[at] = from[at];
}

INLINE bool reads(const Screening *now) {
    return now->access->kind == SCREEN_KIND_READ || now->access->kind == SCREEN_KIND_UNCACHED;
}

// Keeps what is in a page before it is written. Whether there is room for it.
INLINE bool keep_page(const Screening *now, uint64_t number) {
    Worker *worker = now->worker;
    if (worker->screen_log_next + LOGGED > worker->screen_log_end)
        return false;
    uint64_t start = number * PAGE, rest = now->size - start, bytes = rest < PAGE ? rest : PAGE;
    uint64_t *entry = (uint64_t *)worker->screen_log_next;
    entry[0] = now->host + start;
    entry[1] = bytes;
    if (bytes == PAGE)  // one instruction, that needs no registers of vectors
        __builtin_memcpy_inline((uint8_t *)entry + LOG_HEAD, (const uint8_t *)entry[0], PAGE);
    else
        keep_bytes((uint8_t *)entry + LOG_HEAD, (const uint8_t *)entry[0], bytes);
    worker->screen_log_next += LOGGED;
    return true;
}

// Whether this worker takes a page to open it; what it was `seen` as. Else another one has opened it.
INLINE bool take_page(const Screening *now, ScreenPage *page, uint64_t *seen) {
    uint64_t epoch = now->worker->screen_epoch;
    *seen = __atomic_load_n(&page->epoch, __ATOMIC_RELAXED);
    do {
        while (*seen == BEING_KEPT)
            *seen = __atomic_load_n(&page->epoch, __ATOMIC_ACQUIRE);
        if (*seen == epoch || (*seen == epoch - 1 && reads(now)))
            return false;
        if (now->worker->screen_alone)
            return true;
    } while (!__atomic_compare_exchange_n(&page->epoch, seen, BEING_KEPT, false, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE));
    return true;
}

// The first read, or the first write, of a page in this launch. Whether what is written can be put back.
static KEEPS_REGISTERS bool open_page(const Screening *now, uint64_t number) {
    ScreenPage *page = now->pages + number;
    uint64_t epoch = now->worker->screen_epoch, seen;
    bool writes = !reads(now);
    if (!take_page(now, page, &seen))
        return true;
    if (seen != epoch - 1) {
        for (uint32_t owner = 0; owner < OWNERS * PAGE / LINE; owner++)
            __atomic_store_n(page->owners + owner, 0, __ATOMIC_RELAXED);
        __atomic_store_n(&page->grid, 0, __ATOMIC_RELAXED);
    }
    bool kept = writes && keep_page(now, number);
    __atomic_store_n(&page->epoch, kept ? epoch : epoch - 1, __ATOMIC_RELEASE);
    return kept || !writes;
}

INLINE bool is_open(const Screening *now, uint64_t line) {
    uint64_t number = line / (PAGE / LINE), seen = __atomic_load_n(&now->pages[number].epoch, __ATOMIC_ACQUIRE);
    uint64_t epoch = now->worker->screen_epoch;
    return seen == epoch || (seen == epoch - 1 && reads(now)) || open_page(now, number);
}

INLINE Set words_between(uint64_t first, uint64_t last) {
    return (UINT32_MAX << (first / 4)) & (UINT32_MAX >> (31 - (last > LINE - 1 ? LINE - 1 : last) / 4));
}

INLINE uint64_t *owner_in(ScreenPage *pages, uint64_t line) {
    return pages[line / (PAGE / LINE)].owners + line % (PAGE / LINE) * OWNERS;
}

INLINE uint64_t *owner_of(const Screening *now, uint64_t line) {
    return owner_in(now->pages, line);
}

// Bytes of a line up to the one with which the last lane of its owner ends, or the first one begins.
INLINE uint32_t bytes_of_head(uint64_t stamp) {
    return (uint32_t)(WARP_SIZE - lane_at(stamp, 0)) << stride_of(stamp);
}

INLINE uint32_t bytes_before_tail(uint64_t stamp) {
    return (uint32_t)-lane_at(stamp, 0) << stride_of(stamp);
}

// Whether the same lanes have accessed a line as a whole, or its record or parts tell.
INLINE bool has_halves(const uint64_t *owner) {
    return owner[0] < IN_BYTES && (owner[0] == 0 || bytes_of_head(owner[0]) < LINE);
}

// The words that the halves of a line are of.
INLINE Set words_of_head(uint64_t stamp) {
    return stamp == 0 ? 0 : words_between(0, bytes_of_head(stamp) - 1);
}

INLINE Set words_of_tail(uint64_t stamp) {
    return stamp == 0 ? 0 : words_between(bytes_before_tail(stamp), LINE - 1);
}

// A weak access to a whole line of global memory that nobody has accessed, or only the same lanes since the CTA's last
// barrier. Before that, threads of the CTA may have: of them, only that somebody wrote still matters to reads.
INLINE uint64_t owner_after(uint64_t seen, uint64_t stamp, bool reads) {
    uint64_t deed = reads ? OWNER_READ : OWNER_WROTE;
    if (seen == 0)
        return stamp | deed;
    if ((seen & ~STRENGTH) == stamp)
        return seen | deed;
    if (cta_of(seen) != cta_of(stamp) || clock_of(seen) >= clock_of(stamp))
        return 0;
    bool was_written = (seen & (OWNER_WROTE | OWNER_FOUND_WRITTEN)) != 0;
    return stamp | deed | (reads && was_written ? OWNER_FOUND_WRITTEN : 0);
}

// Whether it is such a one.
INLINE bool owns(const Worker *worker, uint64_t *owner, uint64_t stamp, bool reads) {
    uint64_t seen = __atomic_load_n(owner, __ATOMIC_RELAXED), next = owner_after(seen, stamp, reads);
    if (next == 0 || owner[1] != 0 || (seen != 0 && has_halves(owner)))
        return false;
    if (worker->screen_alone) {
        *owner = next;
        return true;
    }
    return seen == next ||
           __atomic_compare_exchange_n(owner, &seen, next, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

INLINE bool is_owned(const Screening *now, uint64_t number, uint64_t stamp, Set words) {
    if (words != UINT32_MAX || (stamp & STRENGTH) != 0 || stride_of(stamp) > OWN_LINE ||
        now->access->kind == SCREEN_KIND_UNCACHED)
        return false;
    return owns(now->worker, owner_of(now, number), stamp, reads(now));
}

// A stamp of any warps of the CTA before its last barrier.
INLINE uint64_t before_barrier(uint64_t stamp) {
    uint64_t time = ((stamp >> CLOCK_AT) - 1) << CLOCK_AT;
    return time | (uint64_t)SOME_WARPS << STRIDE_AT;
}

// The same in the record of a line of which it was known by parts.
static KEEPS_REGISTERS void record_parts(const Screening *now, ScreenLine *line, const ScreenParts *parts) {
    line->masks[0] = line->masks[1] = line->masks[2] = line->masks[3] = 0;
    for (uint32_t part = 0; part < PARTS && parts->masks[part] != 0; part++) {
        uint64_t seen = parts->stamps[part];
        if ((seen & OWNER_WROTE) != 0)
            remember(now, line, 0, seen & ~STRENGTH, parts->masks[part]);
        if ((seen & OWNER_READ) != 0)
            remember(now, line, 2, seen & ~STRENGTH, parts->masks[part]);
    }
}

// The halves of a line become its first parts.
INLINE void part_halves(uint64_t *owner, ScreenParts *parts) {
    uint32_t part = 0;
    parts->masks[1] = parts->masks[2] = 0;
    parts->stamps[0] = owner[0];
    parts->masks[0] = words_of_head(owner[0]);
    part += owner[0] != 0;
    parts->stamps[part] = owner[1];
    parts->masks[part] = words_of_tail(owner[1]);
    owner[0] = IN_PARTS;
}

// What the record of a line says is true from now on. Other threads look at it without a lock (`is_known`).
INLINE void open_record(const Screening *now, ScreenLine *line) {
    __atomic_store_n(&line->tag, now->tag, __ATOMIC_RELEASE);
}

// From now on the line's record, which is locked, says what has happened.
INLINE void disown(const Screening *now, ScreenLine *line, uint64_t number) {
    uint64_t *owner = owner_of(now, number), seen = __atomic_load_n(owner, __ATOMIC_RELAXED);
    if (seen == IN_RECORD || seen == IN_BYTES)
        return;
    if (now->worker->screen_alone && (seen | owner[1]) != 0 && has_halves(owner)) {
        part_halves(owner, now->row_parts + number);
        seen = IN_PARTS;
    }
    if (now->worker->screen_alone)
        *owner = IN_RECORD;
    else
        seen = __atomic_exchange_n(owner, IN_RECORD, __ATOMIC_RELAXED);
    if (seen == IN_PARTS) {
        record_parts(now, line, now->row_parts + number);
        open_record(now, line);
        return;
    }
    line->masks[0] = (seen & (OWNER_WROTE | OWNER_FOUND_WRITTEN)) != 0 ? UINT32_MAX : 0;
    line->masks[2] = (seen & OWNER_READ) != 0 ? UINT32_MAX : 0;
    line->masks[1] = line->masks[3] = 0;
    line->stamps[0] = line->stamps[2] = seen & ~STRENGTH;
    if ((seen & OWNER_WROTE) == 0)
        line->stamps[0] = before_barrier(seen);
    open_record(now, line);
}

// Lines of shared memory that nobody writes, and that lanes read that are not told apart, count as read as a whole.
INLINE void quieten(const Screening *now, ScreenLine *line) {
    if (now->worker->screen_exact || stride_of(line->stamps[2]) <= OWN_LINE)
        return;
    if (now->aged)
        quieten_aged(now, line);
    if ((line->masks[0] | line->masks[1]) != 0 || now->aged)
        return;
    // Where all reads so far were strong, weak ones are news.
    uint64_t both = line->masks[3] != 0 ? joined(line->stamps[3], line->stamps[2]) : line->stamps[2];
    if ((both & STRENGTH) != 0)
        return;
    line->stamps[2] = both;
    line->masks[2] = UINT32_MAX;
    line->masks[3] = 0;
    bool all = stride_of(line->stamps[2]) == SOME_WARPS;
    line->quiet = line->tag << QUIET_BITS | (all ? QUIET_FOR_ALL : line->stamps[2] >> WARP_AT & QUIET_FOR_ALL);
}

// The same of lines that nobody reads, and that lanes change by strong accesses of one size that are not told apart.
INLINE void quieten_changes(const Screening *now, ScreenLine *line) {
    uint64_t stamp = line->stamps[0];
    if (now->worker->screen_operands)
        return;  // fences come in between
    if (now->worker->screen_exact || now->aged || (stamp & STRENGTH) == 0 || is_told(stamp) ||
        stride_of(stamp) != SOME_WARPS || (line->masks[1] | line->masks[2] | line->masks[3]) != 0)
        return;
    if (now->worker->screen_written && now->written[line - now->lines] != UINT32_MAX)
        return;
    line->masks[0] = UINT32_MAX;
    line->quiet = line->tag << QUIET_BITS | (QUIET_CHANGES + (stamp & STRENGTH));
}

// Reads of a line of shared memory are no longer known.
INLINE void unquiet(Worker *worker, ScreenLine *line) {
    if (line->quiet == 0)
        return;
    line->quiet = 0;
    worker->screen_broken++;
}

// A weak access of lanes that have a map, to words that nobody else has accessed in this time as the lists tell.
// Whether it is one.
INLINE bool judge_listed(const Screening *now, ScreenLine *line, uint64_t stamp, Set words) {
    if (!now->shared || now->aged || (stamp & STRENGTH) != 0 || !is_listed(line, 0, stamp) ||
        !is_listed(line, 2, stamp))
        return false;
    if (!are_of_lanes(now, list_of(now, line, 0), stamp, words & line->masks[0]) ||
        !are_of_lanes(now, list_of(now, line, 2), stamp, words & line->masks[2]))
        return false;
    uint32_t slot = reads(now) ? 2 : 0, own = pause_of(stamp) << LISTED_PAUSE_AT | warp_of(stamp) << LISTED_WARP_AT;
    uint16_t *list = list_of(now, line, slot);
    EACH (word, words)
        list[word] = (uint16_t)(own | now->map[word]);
    if (slot == 0) {
        unquiet(now->worker, line);
        line->masks[2] &= ~words;
    }
    line->masks[slot] |= words;
    line->stamps[slot] = (stamp >> CLOCK_AT << CLOCK_AT) | (uint64_t)LISTED << STRIDE_AT;
    return true;
}

// The first access to a line of shared memory in its time.
INLINE void begin_line(const Screening *now, ScreenLine *line, uint64_t stamp, Set words) {
    bool read = reads(now);
    uint32_t slot = read ? 2 : 0;
    line->tag = now->tag;
    line->masks[0] = line->masks[1] = line->masks[2] = line->masks[3] = 0;
    line->quiet = 0;
    if (stride_of(stamp) == MAPPED) {
        if (!judge_listed(now, line, stamp, words))
            remember(now, line, slot, stamp, words);
        return;
    }
    line->masks[slot] = words;
    line->stamps[slot] = stamp;
    if (read)
        quieten(now, line);
}

// An access to a line that only the same lanes have accessed in the same way since the last barrier, or where they are
// the first of their kind. Whether it is such a one.
INLINE bool judge_own(const Screening *now, ScreenLine *line, uint64_t stamp, Set words) {
    bool wrote = line->masks[0] != 0, read = line->masks[2] != 0;
    if ((line->masks[1] | line->masks[3]) != 0 || (wrote && line->stamps[0] != stamp) ||
        (read && line->stamps[2] != stamp) || now->access->kind == SCREEN_KIND_UNCACHED)
        return false;
    if (reads(now)) {
        line->stamps[2] = stamp;
        line->masks[2] |= words;
        return true;
    }
    if (now->shared)
        unquiet(now->worker, line);
    line->stamps[0] = stamp;
    line->masks[0] |= words;
    line->masks[2] &= ~words;
    return true;
}

// An access to words of global memory that nobody has accessed, while there is room to say so. Whether it is one.
INLINE bool lies_apart(ScreenLine *line, uint64_t stamp, Set words, bool reads) {
    uint32_t slot = reads ? 2 : 0;
    if (stride_of(stamp) == MAPPED)
        return false;
    if (((line->masks[0] | line->masks[1] | line->masks[2] | line->masks[3]) & words) != 0)
        return false;
    if (line->masks[slot] != 0 && line->stamps[slot] != stamp)
        slot++;
    if (line->masks[slot] != 0 && line->stamps[slot] != stamp)
        return false;
    line->stamps[slot] = stamp;
    line->masks[slot] |= words;
    return true;
}

// What is kept of an access. A strong one that follows a weak one must not hide it: others that are strong with it need
// not come after the weak one.
INLINE uint64_t kept_as_weak(const Screening *now, uint64_t stamp) {
    if ((stamp & STRENGTH) == 0 || !is_followed(now))
        return stamp & ~STRENGTH;
    // A release that it comes after is not to count it as one of those before.
    return stamp >> WARP_AT << WARP_AT | (uint64_t)SOME_LANES << STRIDE_AT;
}

// Whether all lanes of a warp whose strong access is new know that a weak one is over.
INLINE bool is_over_for_warp(const Screening *now, uint64_t old, uint64_t new) {
    bool told = tells_lanes(old) || stride_of(old) == SOME_LANES;
    return now->shared && !now->aged && !now->worker->screen_exact && is_strong(new) && told &&
           warp_of(old) == warp_of(new) && pause_of(old) < pause_of(new);
}

INLINE uint64_t kept_stamp(const Screening *now, const ScreenLine *line, uint32_t first, uint64_t stamp, Set words) {
    bool inner = false;
    for (uint32_t slot = first; slot < SLOTS; slot++) {
        Set both = line->masks[slot] & words;
        uint64_t old = line->stamps[slot];
        if (both != 0 && stride_of(old) == STAMPED) {
            EACH (word, both)
                if (!both_strong(stamps_of(now, line, slot & ~1u)[word], stamp))
                    return kept_as_weak(now, stamp);
        } else if (both != 0) {
            bool strong = both_strong(old, stamp);
            if (!strong && !is_over_for_warp(now, old, stamp))
                return kept_as_weak(now, stamp);
            inner |= !strong || is_inner(old);
        }
    }
    uint64_t warp = stamp >> WARP_AT << WARP_AT | (stamp & STRENGTH);
    return inner ? warp | (uint64_t)SOME_LANES << STRIDE_AT | INNER : stamp;
}

static KEEPS_REGISTERS bool judge_again(const Screening *now, ScreenLine *line, uint64_t stamp, Set words) {
    uint32_t kind = now->access->kind;
    if (kind == SCREEN_KIND_UNCACHED && ((line->masks[0] | line->masks[1]) & words) != 0)
        return false;
    if (!follows(now, line, 0, stamp, words))
        return false;
    uint64_t kept = kept_stamp(now, line, reads(now) ? 2 : 0, stamp, words);
    if (reads(now)) {
        remember(now, line, 2, kept, words);
        if (now->shared)
            quieten(now, line);
        return true;
    }
    if (!follows(now, line, 2, stamp, words))
        return false;
    // Reads that come before this write come before all that comes after it; others are strong, and stay.
    for (uint32_t slot = 2; slot < SLOTS; slot++)
        if ((line->masks[slot] & words) != 0 && slot_precedes(now, line, slot, stamp, line->masks[slot] & words))
            line->masks[slot] &= ~words;
    remember(now, line, 0, kept, words);
    if (now->shared) {
        unquiet(now->worker, line);
        quieten_changes(now, line);
    }
    return true;
}

// Whether records are looked at without their lock, too: ThreadSanitizer takes that for a mistake.
#if __has_feature(thread_sanitizer)
#define LOOKS_UNLOCKED false
#else
#define LOOKS_UNLOCKED true
#endif

// Reads of words that are still known for this read, strong changes of words that anybody changes: nothing changes.
// Asked without the lock: nobody else writes this warp's stamps, and whoever changes the rest meanwhile has found the
// access in the record.
INLINE bool is_known(const Screening *now, const ScreenLine *line, uint64_t stamp, Set words) {
    if (__atomic_load_n(&line->tag, __ATOMIC_ACQUIRE) != now->tag)
        return false;
    if (reads(now))
        return line->stamps[2] == stamp && (words & ~line->masks[2]) == 0 &&
               ((line->masks[0] | line->masks[1]) & words) == 0;
    return !now->aged && (stamp & STRENGTH) != 0 && !is_told(stamp) && (words & ~line->masks[0]) == 0 &&
           is_of_all(line->stamps[0], stamp) && both_strong(line->stamps[0], stamp) &&
           ((line->masks[1] | line->masks[2] | line->masks[3]) & words) == 0;
}

INLINE bool stores(const Screening *now) {
    return kind_stores(now->access->kind);
}

// Whether words of a line of shared memory that are read were written before; takes note of those that are written.
INLINE bool check_written(const Screening *now, uint64_t number, Set words) {
    if (!stores(now))
        return (words & ~now->written[number]) == 0;
    now->written[number] |= words;
    return true;
}

// Whether an access has less than a word of shared memory, of which must be known whether it was written.
INLINE bool is_partial(const Screening *now) {
    return now->shared && now->worker->screen_written && now->access->width < 4;
}

// The same as `check_written` for a part of a word, in a launch that has `cp.async` also whether one is to write there:
// all bytes of such a word count as written, but not the word.
static KEEPS_REGISTERS bool check_part(const Screening *now, uint64_t at) {
    Set *line = now->written + at / LINE, word = only((uint32_t)(at % LINE / 4));
    uint8_t *known = now->parts + at / 8;
    uint32_t bits = ((1u << now->access->width) - 1) << at % 8;
    if (at >= now->size || (*line & word) != 0)
        return true;  // or whoever checks bounds finds out
    if ((*known >> (at & 4) & 15) == 15)
        return false;
    if (!stores(now))
        return (bits & ~(uint32_t)*known) == 0;
    *known |= (uint8_t)bits;
    if ((*known >> (at & 4) & 15) == 15)
        *line |= word;
    return true;
}

// Before an access to words by which others may hand something on.
INLINE void note_untouched(Screening *now, ScreenLine *line, uint64_t number, Set words) {
    disown(now, line, number);
    bool is_written = line->tag == now->tag && ((line->masks[0] | line->masks[1]) & words) != 0;
    now->untouched = !is_written && *owner_of(now, number) != IN_BYTES;
}

// After an access that does away with what others may hand on by these words.
INLINE void cut_followed(Screening *now, uint64_t number, Set words) {
    uint64_t address = now->base + number * LINE;
    if (!reads(now) && !now->follows && (now->worker->followed_lines & bit_of_line(address / LINE)) != 0)
        cut_words(now->worker, address, words);
}

// An access to words of which the record of a line tells.
INLINE bool judge_line(const Screening *now, ScreenLine *line, uint64_t stamp, Set words) {
    if (line->tag != now->tag) {
        begin_line(now, line, stamp, words);
        return true;
    }
    if (!now->shared && lies_apart(line, stamp, words, reads(now)))
        return true;
    bool is_own = stride_of(stamp) == MAPPED ? judge_listed(now, line, stamp, words)
                                             : tells_lanes(stamp) && judge_own(now, line, stamp, words);
    return is_own || judge_again(now, line, stamp, words);
}

// The record of a line of global memory says what has happened. Whether, instead, those of its bytes do, or are to.
INLINE bool begin_record(const Screening *now, ScreenLine *line, uint64_t number) {
    disown(now, line, number);
    return now->is_part || *owner_of(now, number) == IN_BYTES;
}

INLINE bool judge_words(Screening *now, uint64_t number, uint64_t stamp, Set words) {
    ScreenLine *line = now->lines + number;
    now->number = number;
    if (words == 0 || number * LINE >= now->size)
        return true;  // whoever checks bounds finds out
    if (now->shared && now->worker->screen_words != 0)
        return judge_by_words(now, number, stamp, words);
    if (now->shared && now->worker->screen_written && !is_partial(now) && !check_written(now, number, words))
        return false;
    if (!now->worker->screen_ordered)
        return now->shared || reads(now) || is_open(now, number);
    if (now->shared && !reads(now) && !may_overwrite(now, number, words))
        return false;
    if (!now->shared && !is_open(now, number))
        return false;
    if (!now->shared && !now->is_part && is_owned(now, number, stamp, words))
        return true;
    if (now->follows && !now->shared)
        note_untouched(now, line, number, words);
    bool locks = !now->shared && !now->worker->screen_alone;
    if ((!locks || LOOKS_UNLOCKED) && is_known(now, line, stamp, words))
        return true;
    if (locks)
        while ((__atomic_fetch_or(&line->quiet, LOCKED, __ATOMIC_ACQUIRE) & LOCKED) != 0) {
        }
    bool in_bytes = !now->shared && begin_record(now, line, number);
    bool fine = in_bytes ? judge_bytes(now, number, stamp, words) : judge_line(now, line, stamp, words);
    if (fine && is_told(stamp))
        store_told_value(now);
    if (locks)
        __atomic_fetch_and(&line->quiet, ~LOCKED, __ATOMIC_RELEASE);
    return fine;
}

// Looks at an access to words of a line. Whether it is known to be ordered.
INLINE bool judge(Screening *now, uint64_t number, uint64_t stamp, Set words) {
    bool fine = judge_words(now, number, stamp, words);
    if (fine && is_followed(now))
        cut_followed(now, number, words);
    return fine;
}
