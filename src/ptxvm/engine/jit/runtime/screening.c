// Launches that are watched: whether accesses of different threads to the same words are ordered, as far as that is
// known without Python.
//
// A line has stamps of those who wrote and read its words last. Known are: the order of one thread, barriers for all
// threads of a CTA, `bar.warp.sync` for all lanes, and that strong accesses of one size are no race. Whatever is not
// known to be ordered by these is a suspicion, which ends the launch: memory is put back, and the interpreter judges.
// Where a line has too few stamps for what happened, they are joined to one that orders less; none is ever forgotten.
// Unless the launch has to be exact, a line of shared memory that several lanes read counts as read as a whole: most
// reads of such lines need no call then (ScreenLine.quiet).
//
// A stamp: bits 0 to 2 strength, 3 to 6 stride, 7 to 14 lane of the line's first byte + 128, 15 to 19 warp, 20 to 39
// time of the warp, 40 to 63 CTA. A byte of the line, number `at`, is lane (that of the first) + (at >> stride)'s.

#include "runtime.h"

enum { STRIDE_AT = 3, LANE_AT = 7, WARP_AT = 15, TIME_AT = 20, CTA_AT = 40 };

// Strides of stamps: a line that one lane accesses; lanes of a warp that are not told apart; warps of a CTA.
enum { OWN_LINE = 7, SOME_LANES = 14, SOME_WARPS = 15 };

#define STRENGTH UINT64_C(7)
#define SOME_CTAS UINT64_C(0xffffff)
// Of ScreenLine.quiet in global memory.
#define LOCKED UINT64_C(1)
// Of pages: what somebody copies now.
#define BEING_KEPT UINT64_MAX
// Of ScreenPage.owners.
#define OWNER_WROTE UINT64_C(1)
#define OWNER_READ UINT64_C(2)
#define IN_RECORD UINT64_MAX

#define CLOCK_AT (TIME_AT + PAUSE_BITS)
#define LONGEST_PAUSE ((1u << PAUSE_BITS) - 1)
#define LANES_OF(stamp) ((stamp) >> STRIDE_AT & 0xfff)

// An access on its way, and the memory that it has met.
typedef struct {
    Worker *worker;
    const ScreenAccess *access;
    uint64_t stamp;  // of the thread, without its lanes
    uint64_t tag;
    uint64_t base, size, host;
    ScreenLine *lines;
    ScreenPage *pages;
    Set *written;
    Set mask;
    bool shared;
} Screening;

static KEEPS_REGISTERS uint32_t suspect(const Screening *now) {
    Worker *worker = now->worker;
    record_fault(worker, FAULT_CODE_SUSPICION, now->access->site, first_of(now->mask), 0);
    return 1;
}

// ------------------------------------------------------------------------------------------------------------- stamps

INLINE uint64_t cta_of(uint64_t stamp) {
    return stamp >> CTA_AT;
}

INLINE uint64_t clock_of(uint64_t stamp) {
    return stamp >> CLOCK_AT & 0xffff;
}

INLINE uint32_t pause_of(uint64_t stamp) {
    return (uint32_t)(stamp >> TIME_AT) & LONGEST_PAUSE;
}

INLINE uint32_t warp_of(uint64_t stamp) {
    return (uint32_t)(stamp >> WARP_AT) & 31;
}

INLINE uint32_t stride_of(uint64_t stamp) {
    return (uint32_t)(stamp >> STRIDE_AT) & 15;
}

INLINE int32_t lane_at(uint64_t stamp, uint32_t word) {
    return (int32_t)(stamp >> LANE_AT & 0xff) - 128 + (int32_t)(word * 4 >> stride_of(stamp));
}

// Whether two accesses of a warp are of the same lane in each of the words.
static KEEPS_REGISTERS bool same_lanes(uint64_t old, uint64_t new, Set words) {
    uint32_t one = stride_of(old), other = stride_of(new);
    if (one > OWN_LINE || other > OWN_LINE)
        return false;
    if (LANES_OF(old) == LANES_OF(new))
        return true;
    // Words that several lanes share are compared by their pattern alone.
    if (one < 2 || other < 2)
        return false;
    EACH (word, words)
        if (lane_at(old, word) != lane_at(new, word))
            return false;
    return true;
}

// Whether an earlier access to these words is known to come before one that happens now.
INLINE bool precedes(uint64_t old, uint64_t new, Set words) {
    if (cta_of(old) != cta_of(new))
        return false;
    if (clock_of(old) < clock_of(new))
        return true;
    if (stride_of(old) == SOME_WARPS || warp_of(old) != warp_of(new))
        return false;
    return pause_of(old) < pause_of(new) || same_lanes(old, new, words);
}

INLINE bool both_strong(uint64_t one, uint64_t other) {
    return (one & STRENGTH) != 0 && ((one ^ other) & STRENGTH) == 0;
}

// A stamp that comes before nothing before which one of both does not come.
static KEEPS_REGISTERS uint64_t joined(uint64_t old, uint64_t new) {
    if (((old ^ new) & ~STRENGTH) == 0)
        return old == new ? new : new & ~STRENGTH;
    uint64_t strength = both_strong(old, new) ? new & STRENGTH : 0;
    if (cta_of(old) != cta_of(new))
        return SOME_CTAS << CTA_AT | (uint64_t)SOME_WARPS << STRIDE_AT | strength;
    if (clock_of(old) < clock_of(new))
        return (new & ~STRENGTH) | strength;
    uint64_t clock = new >> CLOCK_AT << CLOCK_AT;
    if (stride_of(old) == SOME_WARPS || stride_of(new) == SOME_WARPS || warp_of(old) != warp_of(new))
        return clock | (uint64_t)SOME_WARPS << STRIDE_AT | strength;
    if (LANES_OF(old) == LANES_OF(new))
        return (new & ~STRENGTH) | strength;
    uint64_t warp = new >> WARP_AT << WARP_AT;
    return warp | (uint64_t)SOME_LANES << STRIDE_AT | strength;
}

// Whether a stamp is of any warps of the CTA now, or of any CTAs.
INLINE bool is_of_all(uint64_t old, uint64_t new) {
    return stride_of(old) == SOME_WARPS && (cta_of(old) == SOME_CTAS || (old ^ new) >> CLOCK_AT == 0);
}

// -------------------------------------------------------------------------------------------------------------- lines

// The words of one kind, two slots, that are `new` now.
static KEEPS_REGISTERS void remember(ScreenLine *line, uint32_t first, uint64_t new, Set words) {
    uint64_t *stamps = line->stamps + first;
    Set *masks = (Set *)line->masks + first;
    for (uint32_t slot = 0; slot < 2; slot++) {
        Set both = masks[slot] & words;
        if (both == 0 || stamps[slot] == new)
            continue;
        if (!precedes(stamps[slot], new, both))
            new = joined(stamps[slot], new);
        masks[slot] &= ~words;
    }
    for (uint32_t slot = 0; slot < 2; slot++) {
        if (masks[slot] == 0 || stamps[slot] == new) {
            stamps[slot] = new;
            masks[slot] |= words;
            return;
        }
    }
    uint32_t slot = joined(stamps[0], new) == stamps[0] ? 0 : 1;
    stamps[slot] = joined(stamps[slot], new);
    masks[slot] |= words;
}

// Whether all earlier accesses of one kind come before this one, or are morally strong with it.
INLINE bool follows(const ScreenLine *line, uint32_t first, uint64_t new, Set words) {
    for (uint32_t slot = first; slot < first + 2; slot++) {
        Set both = line->masks[slot] & words;
        if (both != 0 && !precedes(line->stamps[slot], new, both) && !both_strong(line->stamps[slot], new))
            return false;
    }
    return true;
}

static KEEPS_REGISTERS void copy_bytes(uint8_t *to, const uint8_t *from, uint64_t bytes) {
    uint64_t at = 0;
    for (; at + 8 <= bytes; at += 8)
        __builtin_memcpy(to + at, from + at, 8);
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
    copy_bytes((uint8_t *)(entry + 2), (const uint8_t *)entry[0], bytes);
    worker->screen_log_next += LOGGED;
    return true;
}

// The first read, or the first write, of a page in this launch. Whether what is written can be put back.
static KEEPS_REGISTERS bool open_page(const Screening *now, uint64_t number) {
    ScreenPage *page = now->pages + number;
    uint64_t epoch = now->worker->screen_epoch, seen = __atomic_load_n(&page->epoch, __ATOMIC_RELAXED);
    bool writes = !reads(now);
    do {
        while (seen == BEING_KEPT)
            seen = __atomic_load_n(&page->epoch, __ATOMIC_ACQUIRE);
        if (seen == epoch || (seen == epoch - 1 && !writes))
            return true;
    } while (!__atomic_compare_exchange_n(&page->epoch, &seen, BEING_KEPT, false, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE));
    if (seen != epoch - 1)
        for (uint32_t line = 0; line < PAGE / LINE; line++)
            __atomic_store_n(page->owners + line, 0, __ATOMIC_RELAXED);
    bool kept = writes && keep_page(now, number);
    __atomic_store_n(&page->epoch, kept ? epoch : epoch - 1, __ATOMIC_RELEASE);
    return kept || !writes;
}

INLINE bool is_open(const Screening *now, uint64_t line) {
    uint64_t number = line / (PAGE / LINE), seen = __atomic_load_n(&now->pages[number].epoch, __ATOMIC_ACQUIRE);
    uint64_t epoch = now->worker->screen_epoch;
    return seen == epoch || (seen == epoch - 1 && reads(now)) || open_page(now, number);
}

INLINE uint64_t *owner_of(const Screening *now, uint64_t line) {
    return now->pages[line / (PAGE / LINE)].owners + line % (PAGE / LINE);
}

// A weak access to a whole line of global memory that only the same lanes have accessed, in the same way and since the
// last barrier, or nobody. Whether it is such a one.
INLINE bool is_owned(const Screening *now, uint64_t number, uint64_t stamp, Set words) {
    uint64_t *owner = owner_of(now, number), seen = __atomic_load_n(owner, __ATOMIC_RELAXED);
    if (words != UINT32_MAX || (stamp & STRENGTH) != 0 || stride_of(stamp) > OWN_LINE ||
        now->access->kind == SCREEN_KIND_UNCACHED || (seen != 0 && (seen & ~STRENGTH) != stamp))
        return false;
    uint64_t next = stamp | (seen & STRENGTH) | (reads(now) ? OWNER_READ : OWNER_WROTE);
    if (now->worker->screen_alone) {
        *owner = next;
        return true;
    }
    return seen == next ||
           __atomic_compare_exchange_n(owner, &seen, next, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

// From now on the line's record, which is locked, says what has happened.
INLINE void disown(const Screening *now, ScreenLine *line, uint64_t number) {
    uint64_t *owner = owner_of(now, number), seen = __atomic_load_n(owner, __ATOMIC_RELAXED);
    if (seen == IN_RECORD)
        return;
    if (now->worker->screen_alone)
        *owner = IN_RECORD;
    else
        seen = __atomic_exchange_n(owner, IN_RECORD, __ATOMIC_RELAXED);
    line->tag = now->tag;
    line->masks[0] = (seen & OWNER_WROTE) != 0 ? UINT32_MAX : 0;
    line->masks[2] = (seen & OWNER_READ) != 0 ? UINT32_MAX : 0;
    line->masks[1] = line->masks[3] = 0;
    line->stamps[0] = line->stamps[2] = seen & ~STRENGTH;
}

// Lines of shared memory that nobody writes, and that lanes read that are not told apart, count as read as a whole.
INLINE void quieten(const Screening *now, ScreenLine *line) {
    if (now->worker->screen_exact || (line->masks[0] | line->masks[1]) != 0 || stride_of(line->stamps[2]) <= OWN_LINE)
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
    if (now->worker->screen_exact || (stamp & STRENGTH) == 0 || stride_of(stamp) != SOME_WARPS ||
        (line->masks[1] | line->masks[2] | line->masks[3]) != 0)
        return;
    if (now->worker->screen_written && now->written[line - now->lines] != UINT32_MAX)
        return;
    line->masks[0] = UINT32_MAX;
    line->quiet = line->tag << QUIET_BITS | (QUIET_CHANGES + (stamp & STRENGTH));
}

// The first access to a line of shared memory in its time.
INLINE void begin_line(const Screening *now, ScreenLine *line, uint64_t stamp, Set words) {
    bool read = reads(now);
    uint32_t slot = read ? 2 : 0;
    line->tag = now->tag;
    line->masks[1] = line->masks[3] = 0;
    line->masks[slot] = words;
    line->masks[2 - slot] = 0;
    line->stamps[slot] = stamp;
    line->quiet = 0;
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
        line->quiet = 0;
    line->stamps[0] = stamp;
    line->masks[0] |= words;
    line->masks[2] &= ~words;
    return true;
}

// An access to words of global memory that nobody has accessed, while there is room to say so. Whether it is one.
INLINE bool lies_apart(const Screening *now, ScreenLine *line, uint64_t stamp, Set words) {
    uint32_t slot = reads(now) ? 2 : 0;
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

static KEEPS_REGISTERS bool judge_again(const Screening *now, ScreenLine *line, uint64_t stamp, Set words) {
    uint32_t kind = now->access->kind;
    if (kind == SCREEN_KIND_UNCACHED && ((line->masks[0] | line->masks[1]) & words) != 0)
        return false;
    if (!follows(line, 0, stamp, words))
        return false;
    if (reads(now)) {
        remember(line, 2, stamp, words);
        if (now->shared)
            quieten(now, line);
        return true;
    }
    if (!follows(line, 2, stamp, words))
        return false;
    // Reads that come before this write come before all that comes after it; others are strong, and stay.
    for (uint32_t slot = 2; slot < SLOTS; slot++)
        if ((line->masks[slot] & words) != 0 && precedes(line->stamps[slot], stamp, line->masks[slot] & words))
            line->masks[slot] &= ~words;
    remember(line, 0, stamp, words);
    if (now->shared) {
        line->quiet = 0;
        quieten_changes(now, line);
    }
    return true;
}

// Reads of words that are still known for this read, strong changes of words that anybody changes: nothing changes.
INLINE bool is_known(const Screening *now, const ScreenLine *line, uint64_t stamp, Set words) {
    if (line->tag != now->tag)
        return false;
    if (reads(now))
        return line->stamps[2] == stamp && (words & ~line->masks[2]) == 0 &&
               ((line->masks[0] | line->masks[1]) & words) == 0;
    return (stamp & STRENGTH) != 0 && (words & ~line->masks[0]) == 0 && is_of_all(line->stamps[0], stamp) &&
           both_strong(line->stamps[0], stamp) && ((line->masks[1] | line->masks[2] | line->masks[3]) & words) == 0;
}

// Whether words of a line of shared memory that are read were written before; takes note of those that are written.
// Elements of less than a word may leave a part of it.
INLINE bool check_written(const Screening *now, uint64_t number, Set words) {
    uint32_t kind = now->access->kind;
    if (kind != SCREEN_KIND_WRITE && kind != SCREEN_KIND_STRONG_WRITE)
        return (words & ~now->written[number]) == 0;
    if (now->access->width >= 4)
        now->written[number] |= words;
    return true;
}

// Looks at an access to words of a line. Whether it is known to be ordered.
INLINE bool judge(const Screening *now, uint64_t number, uint64_t stamp, Set words) {
    ScreenLine *line = now->lines + number;
    if (words == 0 || number * LINE >= now->size)
        return true;  // whoever checks bounds finds out
    if (now->shared && now->worker->screen_written && !check_written(now, number, words))
        return false;
    if (!now->worker->screen_ordered)
        return now->shared || reads(now) || is_open(now, number);
    if (!now->shared && !is_open(now, number))
        return false;
    if (!now->shared && is_owned(now, number, stamp, words))
        return true;
    if (is_known(now, line, stamp, words))
        return true;
    bool locks = !now->shared && !now->worker->screen_alone;
    if (locks)
        while ((__atomic_fetch_or(&line->quiet, LOCKED, __ATOMIC_ACQUIRE) & LOCKED) != 0) {
        }
    bool fine = true;
    if (!now->shared)
        disown(now, line, number);
    if (line->tag != now->tag)
        begin_line(now, line, stamp, words);
    else if ((now->shared || !lies_apart(now, line, stamp, words)) &&
             (stride_of(stamp) > OWN_LINE || !judge_own(now, line, stamp, words)))
        fine = judge_again(now, line, stamp, words);
    if (locks)
        __atomic_fetch_and(&line->quiet, ~LOCKED, __ATOMIC_RELEASE);
    return fine;
}

// ------------------------------------------------------------------------------------------------------- where it goes

enum Met { NO_MEMORY, UNWATCHED, WATCHED };

// Makes `now` know the memory at an address: what it Met.
static KEEPS_REGISTERS uint32_t search(Screening *now, uint64_t address, ScreenCache *cache) {
    Worker *worker = now->worker;
    const ScreenAccess *access = now->access;
    const Allocation *row = row_below(worker, address);
    if (row == 0 || address - row->base >= row->size)
        return NO_MEMORY;
    uint64_t number = (uint64_t)(row - (const Allocation *)((const Table *)worker->table)->rows);
    void *lines = ((void **)worker->screens)[number], *pages = ((void **)worker->screen_pages)[number];
    *cache = (ScreenCache){(uint64_t)access, row->base, row->size, row->host, address, lines, pages};
    // Emitted code needs no call for what it reads there, or if order does not matter, writes to pages that are kept.
    bool known = reads(now) ? lines == 0 : lines != 0 && !worker->screen_ordered;
    if (known && row->size >= access->span) {
        SiteCache *site = (SiteCache *)worker->sites + access->cache;
        site->delta = (int64_t)pages;
        site->base = row->base;
        site->room = row->size - access->span + 1;
    }
    return WATCHED;
}

INLINE uint32_t find_global(Screening *now, uint64_t address) {
    uint64_t name = (uint64_t)now->access;
    ScreenCache *cache = now->worker->screen_caches + (name / sizeof(ScreenAccess) & (SCREEN_CACHES - 1));
    if ((cache->access != name || address - cache->base >= cache->size) && search(now, address, cache) == NO_MEMORY)
        return NO_MEMORY;
    now->base = cache->base;
    now->size = cache->size;
    now->host = cache->host;
    now->lines = cache->lines;
    now->pages = cache->pages;
    // Warps come one after the other: what the next one wants is as far ahead as this is from what the last one wanted.
    uint64_t next = 2 * address - cache->met - cache->base;
    cache->met = address;
    if (next < cache->size && cache->lines != 0)
        __builtin_prefetch((const ScreenLine *)cache->lines + next / LINE, 1);
    return cache->lines == 0 ? UNWATCHED : WATCHED;
}

INLINE Set lanes_of(const ScreenRun *run) {
    return UINT32_MAX >> (32 - run->count) << run->first;
}

INLINE bool is_shared(uint32_t space, uint64_t address) {
    return space == ACCESS_SPACE_SHARED || (space == ACCESS_SPACE_GENERIC && address >> WINDOW_BITS == SHARED_NUMBER);
}

// The time of a warp, as stamps and tags of lines of shared memory have it: the clock is in the tag, so all that was
// before the last barrier is forgotten.
INLINE uint64_t time_stamp(const Warp *warp) {
    uint64_t stamp = (uint64_t)warp->screen_time << TIME_AT | (uint64_t)warp->index << WARP_AT;
    return stamp & ~(UINT64_MAX << CLOCK_AT);
}

INLINE uint64_t time_tag(const Cta *cta, const Warp *warp) {
    return cta->screen_serial << CLOCK_BITS | warp->screen_time >> PAUSE_BITS;
}

// Makes `now` know the memory of an address, which becomes one of the window that it is in: what it Met.
INLINE uint32_t find(Screening *now, const Cta *cta, const Warp *warp, uint64_t *address) {
    uint32_t space = now->access->space;
    if (is_shared(space, *address)) {
        *address &= UINT32_MAX;
        now->stamp = time_stamp(warp) | now->access->strong_inside;
        now->base = 0;
        now->size = now->worker->shared_size;
        now->lines = cta->screen;
        now->written = cta->screen_written;
        now->tag = time_tag(cta, warp);
        now->shared = true;
        return *address < now->size ? WATCHED : NO_MEMORY;
    }
    if (space != ACCESS_SPACE_GLOBAL && (space != ACCESS_SPACE_GENERIC || space_of(*address) != ACCESS_SPACE_GLOBAL))
        return NO_MEMORY;
    uint64_t stamp = (uint64_t)warp->screen_time << TIME_AT | (uint64_t)warp->index << WARP_AT;
    now->stamp = stamp | cta->index << CTA_AT | now->access->strong;
    now->tag = now->worker->screen_epoch;
    now->shared = false;
    return find_global(now, *address);
}

INLINE Set words_between(uint64_t first, uint64_t last) {
    return (UINT32_MAX << (first / 4)) & (UINT32_MAX >> (31 - (last > LINE - 1 ? LINE - 1 : last) / 4));
}

INLINE uint64_t with_lanes(uint64_t stamp, uint32_t stride, int64_t lane) {
    return stamp | (uint64_t)stride << STRIDE_AT | ((uint64_t)(lane + 128) & 0xff) << LANE_AT;
}

// At a place of what was met: one lane, or several (`lane` is negative then). Whether it is known to be ordered.
INLINE bool judge_place(const Screening *now, uint64_t address, int32_t lane) {
    uint64_t at = address - now->base, within = at % LINE;
    uint64_t stamp = lane < 0 ? now->stamp | (uint64_t)SOME_LANES << STRIDE_AT : with_lanes(now->stamp, OWN_LINE, lane);
    return judge(now, at / LINE, stamp, words_between(within, within + now->access->width - 1));
}

// The same wherever the place is. Returns 1 for a suspicion.
static KEEPS_REGISTERS uint32_t screen_place(Screening *now, const Cta *cta, const Warp *warp, uint64_t address,
                                             int32_t lane) {
    uint32_t met = find(now, cta, warp, &address);
    if (met == WATCHED)
        return judge_place(now, address, lane) ? 0 : suspect(now);
    return met == UNWATCHED && !reads(now) ? suspect(now) : 0;
}

// Lanes at one place. Plain stores of several there have no order.
INLINE uint32_t screen_same(Screening *now, const Cta *cta, const Warp *warp, uint64_t address,
                                            Set lanes) {
    bool alone = without_first(lanes) == 0;
    if (!alone && now->access->kind == SCREEN_KIND_WRITE && now->worker->screen_ordered)
        return suspect(now);
    return screen_place(now, cta, warp, address, alone ? (int32_t)first_of(lanes) : -1);
}

static KEEPS_REGISTERS uint32_t screen_apart(Screening *now, const Cta *cta, const Warp *warp, uint64_t first,
                                             uint32_t number, uint32_t log, Set lanes) {
    EACH (lane, lanes)
        if (screen_place(now, cta, warp, first + ((uint64_t)(lane - number) << log), (int32_t)lane))
            return 1;
    return 0;
}

// The words of a line that lanes access: the line's first byte is that of `lane`, each has 2**`log` bytes, and accesses
// `width` of them from `phase` on.
static KEEPS_REGISTERS Set words_of(Set lanes, int64_t lane, uint32_t log, uint32_t phase, uint32_t width) {
    Set words = 0;
    EACH (each, lanes) {
        int64_t at = ((int64_t)each - lane) * (INT64_C(1) << log) + phase;
        if (at >= 0 && at < LINE)
            words |= words_between((uint64_t)at, (uint64_t)at + width - 1);
    }
    return words;
}

INLINE Set shifted(Set lanes, int64_t by) {
    return by >= 32 || by <= -32 ? 0 : by >= 0 ? lanes >> by : lanes << -by;
}

// Lanes 2**`log` bytes apart: `address` is that of lane number `number`.
INLINE uint32_t screen_strided(Screening *now, const Cta *cta, const Warp *warp, uint64_t address,
                                               uint32_t number, uint32_t log, Set lanes) {
    uint32_t first = first_of(lanes), last = 31 - (uint32_t)__builtin_clz(lanes), width = now->access->width;
    uint64_t low = address + ((uint64_t)(first - number) << log);
    uint64_t span = ((uint64_t)(last - first) << log) + width;
    uint32_t met = find(now, cta, warp, &low);
    uint64_t at = low - now->base;
    uint32_t phase = (uint32_t)at & ((1u << log) - 1);
    if (met == UNWATCHED && at + span <= now->size)
        return reads(now) ? 0 : suspect(now);
    if (met != WATCHED || at + span > now->size || phase + width > 1u << log)
        return screen_apart(now, cta, warp, address, number, log, lanes);
    uint64_t end = (at + span - 1) / LINE;
    for (uint64_t line = at / LINE; line <= end; line++) {
        int64_t lane = (int64_t)first + (((int64_t)(line * LINE) - (int64_t)(at - phase)) >> log);
        Set words = log == 2 ? shifted(lanes, lane) : words_of(lanes, lane, log, phase, width);
        if (!judge(now, line, with_lanes(now->stamp, log, lane), words))
            return suspect(now);
    }
    return 0;
}

// Whether the lanes' addresses are in what was met, of so many bytes; shared ones may be generic.
INLINE bool are_inside(const Screening *now, const uint64_t *addresses, Set lanes) {
    EACH (lane, lanes) {
        uint64_t address = now->shared ? addresses[lane] & UINT32_MAX : addresses[lane];
        if (address - now->base >= now->size || (now->shared && !is_shared(now->access->space, addresses[lane])))
            return false;
    }
    return true;
}

// Whether lanes access words of shared memory at places of their own that were all written.
INLINE bool are_written(const Screening *now, const uint64_t *addresses, Set lanes) {
    EACH (lane, lanes) {
        uint64_t address = addresses[lane] & UINT32_MAX;
        if (address >= now->size || (now->written[address / LINE] >> (address % LINE / 4) & 1) == 0)
            return false;
    }
    return true;
}

// Strong changes by lanes at places of their own, in lines of shared memory of which all such changes are known.
INLINE bool are_quiet_changes(const Screening *now, const uint64_t *addresses, Set lanes) {
    uint64_t strength = now->access->strong_inside;
    if (!now->shared || now->access->space != ACCESS_SPACE_SHARED)
        return false;
    if (!now->worker->screen_ordered)
        return now->access->width <= 4 && now->worker->screen_written && are_written(now, addresses, lanes);
    if (strength == 0 || reads(now))
        return false;
    uint64_t wanted = now->tag << QUIET_BITS | (QUIET_CHANGES + strength);
    EACH (lane, lanes) {
        uint64_t address = addresses[lane] & UINT32_MAX;
        if (address >= now->size || now->lines[address / LINE].quiet != wanted)
            return false;
    }
    return true;
}

// Lanes that have addresses of their own: often these are one behind the other, or the same.
static KEEPS_REGISTERS uint32_t screen_varying(Screening *now, const Cta *cta, const Warp *warp, Set lanes) {
    const uint64_t *addresses = now->worker->addresses;
    uint32_t first = first_of(lanes), width = now->access->width;
    bool dense = true, same = true;
    EACH (lane, lanes) {
        uint64_t distance = addresses[lane] - addresses[first];
        dense &= distance == (uint64_t)(lane - first) * width;
        same &= distance == 0;
        if (!(dense | same))
            break;
    }
    if (same)
        return screen_same(now, cta, warp, addresses[first], lanes);
    if (dense && (width & (width - 1)) == 0)
        return screen_strided(now, cta, warp, addresses[first], first, first_of(width), lanes);
    uint64_t low = addresses[first];
    uint32_t met = find(now, cta, warp, &low);
    if (met == WATCHED && are_quiet_changes(now, addresses, lanes))
        return 0;
    bool inside = met != NO_MEMORY && are_inside(now, addresses, lanes);
    if (inside && met == UNWATCHED)
        return reads(now) ? 0 : suspect(now);
    EACH (lane, lanes) {
        if (inside) {
            uint64_t address = now->shared ? addresses[lane] & UINT32_MAX : addresses[lane];
            if (!judge_place(now, address, (int32_t)lane))
                return suspect(now);
        } else if (screen_place(now, cta, warp, addresses[lane], (int32_t)lane)) {
            return 1;
        }
    }
    return 0;
}

KEEPS_REGISTERS uint32_t ptxvm_screen(Worker *worker, Cta *cta, Warp *warp, Set mask, const ScreenAccess *access,
                                      uint64_t base) {
    if (mask == 0)
        return 0;
    Screening now;
    now.worker = worker;
    now.access = access;
    now.mask = mask;
    // What is no memory has no bytes.
    now.base = now.size = 0;
    now.shared = false;
    if (warp->screen_time >> (CLOCK_BITS + PAUSE_BITS) != 0)
        return suspect(&now);
    if (access->runs == 0)
        return screen_varying(&now, cta, warp, mask);
    const ScreenRun *runs = (const ScreenRun *)(access + 1);
    for (uint32_t number = 0; number < access->runs; number++) {
        const ScreenRun *run = runs + number;
        Set lanes = mask & lanes_of(run);
        uint64_t address = base + (uint64_t)run->offset;
        if (lanes == 0)
            continue;
        if (run->log == STRIDE_SAME ? screen_same(&now, cta, warp, address, lanes)
                                    : screen_strided(&now, cta, warp, address, run->first, run->log, lanes))
            return 1;
    }
    return 0;
}

// -------------------------------------------------------------------------------------------------- begin and the end

KEEPS_REGISTERS void ptxvm_screen_time(Cta *cta, Warp *warp) {
    uint64_t tag = time_tag(cta, warp);
    uint64_t own = warp->index | (warp->screen_time & LONGEST_PAUSE) << 5;
    warp->quiet_for_all = tag << QUIET_BITS | QUIET_FOR_ALL;
    warp->quiet_for_me = tag << QUIET_BITS | own;
}

static void begin_screening(Worker *worker, Cta *cta) {
    cta->screen_serial = ++worker->screen_serial;
    if (worker->screen_written)
        __builtin_memset(cta->screen_written, 0, (worker->shared_size + LINE - 1) / LINE * sizeof(Set));
    for (uint32_t number = 0; number < worker->warps; number++) {
        Warp *warp = warp_at(cta, number);
        warp->screen_time = 0;
        ptxvm_screen_time(cta, warp);
    }
}

void ptxvm_take_back(uint64_t log, uint64_t end) {
    for (uint64_t at = log; at < end; at += LOGGED) {
        const uint64_t *entry = (const uint64_t *)at;
        __builtin_memcpy((void *)entry[0], entry + 2, entry[1]);
    }
}
