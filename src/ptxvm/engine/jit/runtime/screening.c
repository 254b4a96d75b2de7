// Launches that are watched: whether accesses of different threads to the same words are ordered, as far as that is
// known without Python.
//
// A line has stamps of those who wrote and read its words last. Known are: the order of one thread, barriers for all
// threads of a CTA or some of its warps (screening_ages.c), `bar.warp.sync` for all lanes, and that strong accesses of
// one size are no race. Whatever is not known to be ordered by these is a suspicion, which ends the launch: memory is
// put back, and the interpreter judges. Where a line has too few stamps for what happened, they are joined to one that
// orders less; none is ever forgotten. Unless the launch has to be exact, a line of shared memory that several lanes
// read counts as read as a whole: most reads of such lines need no call then (ScreenLine.quiet).

#include "runtime.h"

// ------------------------------------------------------------------------------------------------------- where it goes

enum Met { NO_MEMORY, UNWATCHED, WATCHED, UNTOLD };

// What emitted code knows of an allocation.
INLINE void tell_site(SiteCache *site, const Allocation *row, uint64_t span, const void *pages) {
    site->delta = (int64_t)pages;
    site->base = row->base;
    site->room = row->size - span + 1;
}

// Makes `now` know the memory at an address: what it Met.
static KEEPS_REGISTERS uint32_t search(Screening *now, const Warp *warp, uint64_t address, ScreenCache *cache) {
    Worker *worker = now->worker;
    const ScreenAccess *access = now->access;
    const Allocation *row = row_below(worker, address);
    if (row == 0 || address - row->base >= row->size)
        return NO_MEMORY;
    uint64_t number = (uint64_t)(row - (const Allocation *)((const Table *)worker->table)->rows);
    void *lines = ((void **)worker->screens)[number], *pages = ((void **)worker->screen_pages)[number];
    void *lists = ((void **)worker->screen_row_lists)[number];
    void *parts = ((void **)worker->screen_row_parts)[number];
    void *unwritten = unwritten_of(worker, number);
    *cache = (ScreenCache){(uint64_t)access, row->base, row->size, row->host, address, lines, lists, pages, parts,
                           unwritten};
    if (unwritten != 0)
        return WATCHED;  // every access needs a call
    // Emitted code needs no call for what it reads there, or if order does not matter, writes to pages that are kept.
    bool known = reads(now) ? lines == 0 : lines != 0 && !worker->screen_ordered;
    if (known && row->size >= access->span)
        tell_site(cache_of(worker, warp, access->cache), row, access->span, pages);
    // Or less than a call, as long as there are no others whose looks may come in between.
    bool lined = access->lined != 0 && lines != 0 && worker->screen_alone && worker->followed_words == 0;
    if (lined && row->size >= access->span)
        tell_site(cache_of(worker, warp, access->lined - 1), row, access->span, pages);
    return WATCHED;
}

// Warps come one after the other: what the next one wants is as far ahead as this is from what the last one wanted.
INLINE uint64_t next_place(ScreenCache *cache, uint64_t address) {
    uint64_t next = 2 * address - cache->met - cache->base;
    cache->met = address;
    return next;
}

INLINE uint32_t find_global(Screening *now, const Warp *warp, uint64_t address) {
    uint64_t name = (uint64_t)now->access;
    ScreenCache *cache = cache_of_place(now->worker, now->access);
    bool knows = cache->access == name && address - cache->base < cache->size;
    if (!knows && search(now, warp, address, cache) == NO_MEMORY)
        return NO_MEMORY;
    now->base = cache->base;
    now->size = cache->size;
    now->host = cache->host;
    now->lines = cache->lines;
    now->lists = cache->lists;
    now->pages = cache->pages;
    now->row_parts = cache->parts;
    uint64_t next = next_place(cache, address);
    if (next < cache->size && cache->lines != 0)
        __builtin_prefetch((const ScreenLine *)cache->lines + next / LINE, 1);
    return cache->lines == 0 ? UNWATCHED : WATCHED;
}

INLINE bool is_shared(uint32_t space, uint64_t address) {
    return space == ACCESS_SPACE_SHARED || (space == ACCESS_SPACE_GENERIC && address >> WINDOW_BITS == SHARED_NUMBER);
}

// The time of a warp, as stamps and tags of lines of shared memory have it: the clock is in the tag, so all that was
// before the last barrier is forgotten. In its place is the warp's age, if it has one.
INLINE uint64_t time_stamp(const Warp *warp) {
    return (warp->screen_stamp & ~(UINT64_MAX << CLOCK_AT)) | (uint64_t)warp->screen_age << CLOCK_AT;
}

INLINE uint64_t time_tag(const Cta *cta, const Warp *warp) {
    return cta->screen_serial << AGE_BITS | warp->screen_time >> PAUSE_BITS;
}

// Whether what was never written matters, in launches that ask for it.
INLINE bool asks_for_unwritten(const Worker *worker) {
    return worker->screen_written && worker->screen_fill == 0;
}

// A read of local memory at a generic address: of that, nobody has taken note of what was written.
INLINE bool is_untold(const Screening *now, uint64_t address) {
    return !stores(now) && asks_for_unwritten(now->worker) && space_of(address) == ACCESS_SPACE_LOCAL;
}

// Makes `now` know the memory of an address, which becomes one of the window that it is in: what it Met.
INLINE uint32_t find(Screening *now, const Cta *cta, const Warp *warp, uint64_t *address) {
    uint32_t space = now->access->space;
    if (is_shared(space, *address)) {
        *address &= UINT32_MAX;
        now->stamp = time_stamp(warp) | (now->is_plain ? 0 : now->access->strong_inside);
        now->base = 0;
        now->size = now->worker->shared_size;
        now->host = (uint64_t)cta->shared;
        now->lines = cta->screen;
        now->lists = cta->screen_lists;
        now->written = cta->screen_written;
        now->parts = cta->screen_parts;
        now->tag = time_tag(cta, warp);
        now->shared = true;
        now->aged = cta->screen_ages != 0;
        return *address < now->size ? WATCHED : NO_MEMORY;
    }
    if (space != ACCESS_SPACE_GLOBAL && (space != ACCESS_SPACE_GENERIC || space_of(*address) != ACCESS_SPACE_GLOBAL))
        return is_untold(now, *address) ? UNTOLD : NO_MEMORY;
    now->stamp = warp->screen_stamp | (now->is_plain ? 0 : now->access->strong);
    now->tag = now->worker->screen_epoch;
    now->shared = now->aged = false;
    if (now->worker->followed_words != 0 && !is_strong(now->access->strong))
        leave_release(now->worker, (Cta *)cta, warp);
    return find_global(now, warp, *address);
}

// At a place of what was met: one lane, or several (`lane` is negative then). Whether it is known to be ordered.
INLINE bool judge_place(Screening *now, uint64_t address, int32_t lane) {
    uint64_t at = address - now->base, within = at % LINE;
    now->place = (uint8_t *)now->host + at;
    note_bytes(now, only(0), 0, OWN_LINE, (uint32_t)within);
    if (is_partial(now) && !check_part(now, at))
        return false;
    uint64_t stamp = lane < 0 ? now->stamp | (uint64_t)SOME_LANES << STRIDE_AT : with_lanes(now->stamp, OWN_LINE, lane);
    return judge(now, at / LINE, stamp, words_between(within, within + now->access->width - 1));
}

// The same wherever the place is. Returns 1 for a suspicion.
static KEEPS_REGISTERS uint32_t screen_place(Screening *now, const Cta *cta, const Warp *warp, uint64_t address,
                                             int32_t lane) {
    uint32_t met = find(now, cta, warp, &address);
    if (met == WATCHED)
        return judge_place(now, address, lane) ? 0 : suspect(now);
    return met == UNTOLD || (met == UNWATCHED && !reads(now)) ? suspect(now) : 0;
}

// Whether others may learn of what came before by an access, to one place.
INLINE bool may_follow(const Screening *now) {
    const ScreenAccess *access = now->access;
    return now->worker->followed_words != 0 && is_strong(access->strong) &&
           (access->width == 4 || access->width == 8) && access->kind <= SCREEN_KIND_CHANGE;
}

// Lanes at one place. Plain stores of several there have no order.
INLINE uint32_t screen_same(Screening *now, const Cta *cta, const Warp *warp, uint64_t address,
                                            Set lanes) {
    bool alone = without_first(lanes) == 0;
    if (!alone && now->access->kind == SCREEN_KIND_WRITE && now->worker->screen_ordered)
        return suspect(now);
    if (may_follow(now)) {
        bool fresh = followed_warp((Cta *)cta, warp)->fresh != 0;
        now->follows = true;
        uint32_t found = screen_place(now, cta, warp, address, alone ? (int32_t)first_of(lanes) : -1);
        if (found == 0 && !now->shared)
            follow_access(now, address, lanes, fresh);
        return found;
    }
    return screen_place(now, cta, warp, address, alone ? (int32_t)first_of(lanes) : -1);
}

static KEEPS_REGISTERS uint32_t screen_apart(Screening *now, const Cta *cta, const Warp *warp, uint64_t first,
                                             uint32_t number, uint32_t step, Set lanes) {
    EACH (lane, lanes)
        if (screen_place(now, cta, warp, first + (uint64_t)(lane - number) * step, (int32_t)lane))
            return 1;
    return 0;
}

INLINE Set shifted(Set lanes, int64_t by) {
    return by >= 32 || by <= -32 ? 0 : by >= 0 ? lanes >> by : lanes << -by;
}

// Bits 2**`log` bytes apart, of which there were words: 8 bytes or more.
INLINE Set spread_bits(Set bits, uint32_t log) {
    static const Set ALL_OF_LINE[] = {0x55555555, 0x11111111, 0x01010101, 0x00010001, 0x00000001};
    if (bits == UINT32_MAX >> (WARP_SIZE - (LINE >> log)))
        return ALL_OF_LINE[log - 3];
    for (uint32_t step = 3; step <= log; step++) {
        bits = (bits | bits << 8) & 0x00ff00ff;
        bits = (bits | bits << 4) & 0x0f0f0f0f;
        bits = (bits | bits << 2) & 0x33333333;
        bits = (bits | bits << 1) & 0x55555555;
    }
    return bits;
}

// The words of a line that lanes access: the line's first byte is that of `lane`, each has 2**`log` bytes, and accesses
// `width` of them from `phase` on.
static KEEPS_REGISTERS Set words_of(Set lanes, int64_t lane, uint32_t log, uint32_t phase, uint32_t width) {
    Set words = 0, here = lanes_between(lanes, lane, lane + (LINE >> log));
    if (here == 0)
        return 0;
    uint64_t at = ((uint64_t)((int64_t)first_of(here) - lane) << log) + phase;
    bool dense = log <= 2 || width == 1u << log;
    if (dense && have_no_gaps(here))
        return words_between(at, at + ((uint64_t)(size_of(here) - 1) << log) + width - 1);
    if (log > 2 && (phase | width) % 4 == 0)
        return spread_bits(shifted(here, lane), log) * words_between(0, width - 1) << phase / 4;
    EACH (each, here) {
        uint64_t own = ((uint64_t)((int64_t)each - lane) << log) + phase;
        words |= words_between(own, own + width - 1);
    }
    return words;
}

// Parts of words of lanes 2**`log` bytes apart, the first of them at `at`.
static KEEPS_REGISTERS bool check_parts(const Screening *now, uint64_t at, uint32_t log, Set lanes) {
    EACH (lane, lanes)
        if (!check_part(now, at + ((uint64_t)lane << log)))
            return false;
    return true;
}

// Lanes 2**`log` bytes apart: `address` is that of lane number `number`.
INLINE uint32_t screen_strided(Screening *now, const Cta *cta, const Warp *warp, uint64_t address,
                                               uint32_t number, uint32_t log, Set lanes) {
    uint32_t first = first_of(lanes), last = last_of(lanes), width = now->access->width;
    uint64_t low = address + ((uint64_t)(first - number) << log);
    uint64_t span = ((uint64_t)(last - first) << log) + width;
    uint32_t met = find(now, cta, warp, &low);
    uint64_t at = low - now->base;
    uint32_t phase = (uint32_t)at & ((1u << log) - 1);
    if (met == UNWATCHED && at + span <= now->size)
        return reads(now) ? 0 : suspect(now);
    if (met != WATCHED || at + span > now->size || phase + width > 1u << log)
        return screen_apart(now, cta, warp, address, number, 1u << log, lanes);
    if (is_partial(now) && !check_parts(now, at, log, lanes >> first))
        return suspect(now);
    uint64_t end = (at + span - 1) / LINE;
    for (uint64_t line = at / LINE; line <= end; line++) {
        int64_t lane = (int64_t)first + (((int64_t)(line * LINE) - (int64_t)(at - phase)) >> log);
        Set words = log == 2 ? shifted(lanes, lane) : words_of(lanes, lane, log, phase, width);
        note_bytes(now, lanes, lane, log, phase);
        if (!judge(now, line, with_lanes(now->stamp, log, lane), words))
            return suspect(now);
    }
    return 0;
}

// Lanes of a run, each of which stands for others that write the same at its place.
static KEEPS_REGISTERS uint32_t screen_joint(Screening *now, const Cta *cta, const Warp *warp, const ScreenRun *run,
                                             uint64_t address, Set lanes) {
    EACH (lane, lanes) {
        if (screen_place(now, cta, warp, address + (uint64_t)(lane - run->first) * run->step, -1))
            return 1;
    }
    return 0;
}

static KEEPS_REGISTERS uint32_t screen_spread(Screening *now, const Cta *cta, const Warp *warp, uint64_t address,
                                              uint32_t number, uint32_t step, Set lanes);

INLINE void begin_look(Screening *now, Worker *worker, const ScreenAccess *access, Cta *cta, const Warp *warp,
                       Set mask) {
    now->worker = worker;
    now->access = access;
    now->cta = cta;
    now->warp = warp;
    now->mask = mask;
    // What is no memory has no bytes.
    now->base = now->size = now->number = now->piece = 0;
    now->shared = now->aged = now->is_plain = now->follows = now->untouched = now->is_part = false;
}

// Whether accesses of several instructions must be looked at one by one: stamps tell lanes only where each begins at a
// multiple of the bytes that it has of all together.
INLINE bool are_apart(const ScreenAccess *access, uint64_t base) {
    const ScreenRun *run = (const ScreenRun *)(access + 1);
    return access->parts != 0 && run->log != STRIDE_SPREAD &&
           ((base + (uint64_t)run->offset) & (access->width - 1)) != 0;
}

static KEEPS_REGISTERS uint32_t look_at_parts(Worker *worker, Cta *cta, Warp *warp, Set mask,
                                              const ScreenAccess *access, uint64_t base);

static KEEPS_REGISTERS uint32_t look_at_access(Worker *worker, Cta *cta, Warp *warp, Set mask,
                                               const ScreenAccess *access, uint64_t base) {
    if (mask == 0)
        return 0;
    if (worker->screen_unwritten != 0 && !pass_unwritten(worker, access, base, mask)) {
        record_fault(worker, FAULT_CODE_SUSPICION, access->site, first_of(mask), 0);
        return 1;
    }
    if (are_apart(access, base))
        return look_at_parts(worker, cta, warp, mask, access, base);
    Screening now;
    begin_look(&now, worker, access, cta, warp, mask);
    if (access->runs == 0)
        return screen_varying(&now, cta, warp, mask, (uint32_t)base);
    const ScreenRun *runs = (const ScreenRun *)(access + 1);
    for (uint32_t number = 0; number < access->runs; number++) {
        const ScreenRun *run = runs + number;
        Set lanes = mask & lanes_of(run);
        uint64_t address = base + (uint64_t)run->offset;
        if (lanes == 0)
            continue;
        if (access->kind == SCREEN_KIND_SAME_WRITE) {
            if (screen_joint(&now, cta, warp, run, address, lanes))
                return 1;
            continue;
        }
        bool same = run->log == STRIDE_SAME || (may_follow(&now) && without_first(lanes) == 0);
        if (same)
            address += (uint64_t)(first_of(lanes) - run->first) * run->step;
        if (same                           ? screen_same(&now, cta, warp, address, lanes)
            : run->log == STRIDE_SPREAD    ? screen_spread(&now, cta, warp, address, run->first, run->step, lanes)
                                           : screen_strided(&now, cta, warp, address, run->first, run->log, lanes))
            return 1;
    }
    return 0;
}

static KEEPS_REGISTERS uint32_t look_at_parts(Worker *worker, Cta *cta, Warp *warp, Set mask,
                                              const ScreenAccess *access, uint64_t base) {
    const uint8_t *part = (const uint8_t *)access;
    for (uint32_t number = 0; number < access->parts; number++, base += access->width / access->parts) {
        part += sizeof(ScreenAccess) + access->runs * sizeof(ScreenRun);
        if (look_at_access(worker, cta, warp, mask, (const ScreenAccess *)part, base))
            return 1;
    }
    return 0;
}

// Whether what was in a page is kept, or need not be.
INLINE bool page_is_open(const Worker *worker, const ScreenPage *page, bool reads) {
    uint64_t ahead = worker->screen_epoch - __atomic_load_n(&page->epoch, __ATOMIC_ACQUIRE);
    return ahead <= (reads ? 1 : 0);
}

// Whether lines of an allocation, of which the first is at `at`, are of nobody else.
INLINE bool own_lines(const Worker *worker, uint64_t stamp, const ScreenAccess *access, const ScreenCache *cache,
                      uint64_t at) {
    bool reads = access->kind == SCREEN_KIND_READ;
    uint32_t log = first_of(access->width);
    for (uint32_t line = 0; line < access->width / 4; line++, at += LINE) {
        ScreenPage *page = (ScreenPage *)cache->pages + at / PAGE;
        uint64_t own = with_lanes(stamp, log, (int64_t)line * (LINE >> log));
        if (!page_is_open(worker, page, reads) || !owns(worker, owner_in(cache->pages, at / LINE), own, reads))
            return false;
    }
    return true;
}

// The part of a line that an access to words of it is, or may become: they are of the same lanes, or of nobody. PARTS
// if it can be none.
INLINE uint32_t part_for(const ScreenParts *parts, uint64_t stamp, Set words) {
    for (uint32_t part = 0; part < PARTS; part++) {
        Set mask = parts->masks[part];
        if (mask == 0 || (mask == words && (parts->stamps[part] & ~STRENGTH) == stamp))
            return part;
        if ((mask & words) != 0)
            break;
    }
    return PARTS;
}

// Takes note of an access of lanes to words of a line that few have accessed. Returns where it is new, `known` if it is
// not, and 0 if it is no such one. What lanes have read and then write themselves only counts as written: others must
// come after that.
INLINE Set *join_parts(ScreenParts *parts, uint64_t stamp, Set words, bool reads, Set *known) {
    uint32_t part = part_for(parts, stamp, words);
    if (part == PARTS)
        return 0;
    bool is_new = parts->masks[part] == 0;
    uint64_t deeds = is_new || !reads ? stamp : parts->stamps[part];
    parts->stamps[part] = deeds | (reads ? OWNER_READ : OWNER_WROTE);
    parts->masks[part] = words;
    return is_new ? parts->masks + part : known;
}

// Takes note of an access of lanes to the words of a line up to where the last of them ends, or from where the first
// one begins, if these are of nobody or of the same lanes. Whether they are.
INLINE bool join_half(uint64_t *owner, uint64_t stamp, Set words, bool reads) {
    if (!has_halves(owner))
        return false;
    uint64_t *half = lane_at(stamp, 0) > 0 ? owner : owner + 1;
    Set own = half == owner ? words_of_head(stamp) : words_of_tail(stamp);
    Set other = half == owner ? words_of_tail(owner[1]) : words_of_head(owner[0]);
    if (words == UINT32_MAX || words != own || (words & other) != 0 || (*half != 0 && (*half & ~STRENGTH) != stamp))
        return false;
    *half |= stamp | (reads ? OWNER_READ : OWNER_WROTE);
    return true;
}

// The same of any words of a line. Returns as `join_parts`.
INLINE Set *join_line(const Worker *worker, const ScreenCache *cache, uint64_t number, uint64_t stamp, Set words,
                      bool reads, Set *known) {
    uint64_t *owner = owner_in(cache->pages, number);
    ScreenParts *parts = (ScreenParts *)cache->parts + number;
    if (*owner == IN_RECORD)
        return lies_apart((ScreenLine *)cache->lines + number, stamp, words, reads) ? known : 0;
    if (join_half(owner, stamp, words, reads) || (words == UINT32_MAX && owns(worker, owner, stamp, reads)))
        return known;
    if (has_halves(owner))
        part_halves(owner, parts);
    return *owner == IN_PARTS ? join_parts(parts, stamp, words, reads, known) : 0;
}

// Whether nobody else has accessed words from `at` on, parts of lines that no other worker looks at. `lane` is there,
// and others follow in `bytes`.
static KEEPS_REGISTERS bool own_words(const Worker *worker, uint64_t stamp, const ScreenAccess *access,
                                      const ScreenCache *cache, uint64_t at, uint64_t bytes, uint32_t lane) {
    bool reads = access->kind == SCREEN_KIND_READ;
    uint32_t log = first_of(access->width);
    uint64_t last = at + bytes - 1;
    Set known, *begun = &known;
    for (uint64_t number = at / LINE; number <= last / LINE; number++) {
        uint64_t start = number * LINE;
        uint64_t own = with_lanes(stamp, log, (int64_t)lane + ((int64_t)(start - at) >> log));
        Set words = words_between(at > start ? at - start : 0, last - start), *joined = 0;
        if (page_is_open(worker, (ScreenPage *)cache->pages + start / PAGE, reads))
            joined = join_line(worker, cache, number, own, words, reads, &known);
        if (joined == 0) {
            *begun = 0;  // all is looked at again, and the record of a line might not tell its third part from others
            return false;
        }
        if (number == at / LINE)
            begun = joined;
    }
    return true;
}

INLINE void want_parts(const ScreenCache *cache, uint64_t next, uint64_t bytes) {
    const ScreenParts *parts = cache->parts;
    if (!is_inside(next, bytes, cache->size))
        return;
    __builtin_prefetch(parts + next / LINE, 1);
    __builtin_prefetch(parts + (next + bytes - 1) / LINE, 1);
}

KEEPS_REGISTERS uint32_t ptxvm_screen_lines(Worker *worker, Cta *cta, Warp *warp, Set mask, const ScreenAccess *access,
                                            uint64_t base) {
    ScreenCache *cache = cache_of_place(worker, access);
    uint64_t stamp = warp->screen_stamp;
    if (worker->followed_words != 0)
        leave_release(worker, cta, warp);
    bool is_met = cache->access == (uint64_t)access && cache->lines != 0 && cache->unwritten == 0;
    if (mask != 0 && have_no_gaps(mask) && is_met) {
        uint32_t first = first_of(mask);
        uint64_t address = base + (uint64_t)((const ScreenRun *)(access + 1))->offset + first * access->width;
        uint64_t at = address - cache->base, bytes = size_of(mask) * access->width;
        if (is_inside(at, bytes, cache->size)) {
            bool whole = mask == UINT32_MAX && at % LINE == 0;
            if (whole && own_lines(worker, stamp, access, cache, at))
                return 0;
            if (!whole && worker->screen_alone && (at & (access->width - 1)) == 0) {
                want_parts(cache, next_place(cache, address), bytes);
                if (own_words(worker, stamp, access, cache, at, bytes, first))
                    return 0;
            }
        }
    }
    return ptxvm_screen(worker, cta, warp, mask, access, base);
}

// -------------------------------------------------------------------------------------------------- begin and the end

// Emitted code does the same.
INLINE void set_time(const Cta *cta, Warp *warp, uint32_t time) {
    warp->screen_time = time;
    warp->screen_stamp = cta->index << CTA_AT | (uint64_t)time << TIME_AT | (uint64_t)warp->index << WARP_AT;
    uint64_t tag = time_tag(cta, warp);
    uint64_t own = warp->index | (warp->screen_time & LONGEST_PAUSE) << 5;
    warp->quiet_for_all = tag << QUIET_BITS | QUIET_FOR_ALL;
    warp->quiet_for_me = tag << QUIET_BITS | own;
}

// Whatever is remembered of shared memory is of an earlier time.
static KEEPS_REGISTERS void begin_lines(Worker *worker, Cta *cta) {
    cta->screen_serial = ++worker->screen_serial;
    for (uint32_t number = 0; number < worker->warps; number++) {
        Warp *warp = warp_at(cta, number);
        set_time(cta, warp, warp->screen_time);
    }
}

static KEEPS_REGISTERS void forget_written(const Worker *worker, Cta *cta) {
    forget_words(worker, cta);
    if (!worker->screen_written)
        return;
    // Atomic: no function is called for it, which callers would have to save registers for.
    Set *written = cta->screen_written, fill = worker->screen_fill * UINT32_C(0x01010101);
    uint64_t *parts = cta->screen_parts, lines = (worker->shared_size + LINE - 1) / LINE;
    for (uint64_t line = 0; line < lines; line++)
        __atomic_store_n(written + line, fill, __ATOMIC_RELAXED);
    for (uint64_t part = 0; part < lines * (LINE / 64); part++)
        __atomic_store_n(parts + part, 0, __ATOMIC_RELAXED);
}

static void begin_screening(Worker *worker, Cta *cta) {
    if (asks_for_unwritten(worker) && worker->local_size != 0)
        clear_local(worker, cta);
    if (worker->followed_words != 0)
        begin_following(cta);
    for (uint32_t number = 0; number < worker->warps; number++)
        warp_at(cta, number)->screen_time = warp_at(cta, number)->screen_age = 0;
    begin_ages(worker, cta);
    begin_operands(worker, cta);
    begin_lines(worker, cta);
    if (!begin_steps(worker, cta))
        forget_written(worker, cta);
}

void ptxvm_take_back(uint64_t log, uint64_t end) {
    for (uint64_t at = log; at < end; at += LOGGED) {
        const uint64_t *entry = (const uint64_t *)at;
        __builtin_memcpy((void *)entry[0], (const uint8_t *)entry + LOG_HEAD, entry[1]);
    }
}
