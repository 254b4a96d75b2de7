// Screening of lanes that have addresses of their own, in Worker.addresses: quiet lines of shared memory, runs of lanes
// that are equally far apart, and words here and there.

#include "runtime.h"

// Runs of lanes that are looked at run by run; of more such, lane by lane, or if lanes may be mapped, line by line.
enum { MOST_RUNS = 8, MOST_BEFORE_MAPS = 2 };

// ------------------------------------------------------------------------------------------------------- quiet lines

// Whether the lanes' addresses are in what was met, of so many bytes; shared ones may be generic. Sets `rest` to all
// bits that their distances from its begin have.
INLINE bool are_inside(const Screening *now, const uint64_t *addresses, Set lanes, uint64_t *rest) {
    bool generic = now->access->space != ACCESS_SPACE_SHARED;
    uint64_t start = now->base + (now->shared && generic ? (uint64_t)SHARED_NUMBER << WINDOW_BITS : 0);
    uint64_t kept = generic ? UINT64_MAX : UINT32_MAX, high = 0, all = 0;
    EACH (lane, lanes) {
        uint64_t at = (addresses[lane] & kept) - start;
        high = at > high ? at : high;
        all |= at;
    }
    *rest = all;
    return high < now->size;
}

// Whether lanes access words of shared memory at places of their own that were all written.
INLINE bool are_written(const Screening *now, const uint64_t *addresses, Set lanes) {
    EACH (lane, lanes) {
        uint64_t address = addresses[lane] & UINT32_MAX;
        if (address >= now->size || !is_shared(now->access->space, addresses[lane]) ||
            (now->written[address / LINE] >> (address % LINE / 4) & 1) == 0)
            return false;
    }
    return true;
}

// What ScreenLine.quiet of a line is if all accesses of this kind to it are known; 0: that is not kept.
INLINE uint64_t quiet_for(const Cta *cta, const Warp *warp, const ScreenAccess *access) {
    if (access->kind == SCREEN_KIND_READ && access->strong_inside == 0)
        return warp->quiet_for_all;
    bool changes = access->strong_inside != 0 && access->kind != SCREEN_KIND_READ;
    return changes ? time_tag(cta, warp) << QUIET_BITS | (QUIET_CHANGES + access->strong_inside) : 0;
}

// Whether nothing need be done for accesses to a line, or to any of its words.
INLINE bool is_line_quiet(const Worker *worker, const Cta *cta, uint64_t number, uint64_t wanted) {
    if (worker->screen_written && ((const Set *)cta->screen_written)[number] != UINT32_MAX)
        return false;
    return !worker->screen_ordered || (wanted != 0 && ((const ScreenLine *)cta->screen)[number].quiet == wanted);
}

// Lanes are in quiet lines of shared memory, from `first` to `last`, with addresses in this window: if all between them
// are so, too, emitted code need not call for what is there.
INLINE void note_range(const Screening *now, uint64_t window, uint64_t first, uint64_t last, uint64_t wanted) {
    Worker *worker = now->worker;
    if (now->cta->screen_mode == SCREEN_MODE_RECORDS)
        return;  // all calls are for its steps
    if (now->access->range == 0)
        return;  // emitted code does not ask
    ScreenRange *range = worker->screen_ranges + (now->access->range - 1);
    bool known = range->access == (uint64_t)now->access && range->quiet == now->warp->quiet_for_all &&
                 range->broken == worker->screen_broken;
    uint64_t low = range->low - window;
    if (known && low / LINE < first)
        first = low / LINE;
    if (known && low < now->size && (low + range->room) / LINE > last)
        last = (low + range->room) / LINE;
    if ((last + 1) * LINE > now->size)
        return;
    for (uint64_t line = first; line <= last; line++)
        if (!is_line_quiet(worker, now->cta, line, wanted))
            return;
    // Other warps will be around, so that as many lines again are looked at on both sides.
    uint64_t before = last - first + 1, after = before;
    while (before-- != 0 && first != 0 && is_line_quiet(worker, now->cta, first - 1, wanted))
        first--;
    while (after-- != 0 && (last + 2) * LINE <= now->size && is_line_quiet(worker, now->cta, last + 1, wanted))
        last++;
    // A lane's bytes begin in the range, and end in it.
    range->access = (uint64_t)now->access;
    range->low = window + first * LINE;
    range->room = (last - first + 1) * LINE - now->access->width + 1;
    range->quiet = now->warp->quiet_for_all;
    range->broken = worker->screen_broken;
}

// Whether cp.async may make words unwritten without anybody hearing of it: where order matters, lines are not quiet any
// more then.
INLINE bool are_lost_by_copies(const Worker *worker) {
    return worker->defers && !worker->screen_ordered;
}

// Whether lanes access lines of shared memory of which all such accesses are known.
INLINE bool are_quiet(const Screening *now, const uint64_t *addresses, Set lanes) {
    Worker *worker = now->worker;
    if (are_lost_by_copies(worker))
        return false;
    uint64_t wanted = quiet_for(now->cta, now->warp, now->access), low = UINT64_MAX, high = 0;
    EACH (lane, lanes) {
        uint64_t first = addresses[lane] & UINT32_MAX, last = first + now->access->width - 1, line = first / LINE;
        if (!is_shared(now->access->space, addresses[lane]))
            return false;
        if (last >= now->size || line != last / LINE || !is_line_quiet(worker, now->cta, line, wanted))
            return !worker->screen_ordered && now->access->width <= 4 && worker->screen_written &&
                   are_written(now, addresses, lanes);
        low = line < low ? line : low;
        high = line > high ? line : high;
    }
    note_range(now, addresses[first_of(lanes)] & ~(uint64_t)UINT32_MAX, low, high, wanted);
    return true;
}

// The same of one place: looks at those before may have made its line quiet.
INLINE bool is_place_quiet(const Screening *now, uint64_t address) {
    uint64_t line = address / LINE, last = (address + now->access->width - 1) / LINE;
    return line == last && now->worker->screen_ordered &&
           is_line_quiet(now->worker, now->cta, line, quiet_for(now->cta, now->warp, now->access));
}

// The same of lanes that are one behind the other, `low` the first of them.
INLINE bool is_run_quiet(const Screening *now, uint64_t window, uint64_t low, Set lanes) {
    uint32_t width = now->access->width, count = last_of(lanes) + 1 - first_of(lanes);
    uint64_t last = low + count * width - 1, wanted = quiet_for(now->cta, now->warp, now->access);
    if (are_lost_by_copies(now->worker) || last >= now->size || (low & (width - 1)) != 0)
        return false;
    for (uint64_t line = low / LINE; line <= last / LINE; line++)
        if (!is_line_quiet(now->worker, now->cta, line, wanted))
            return false;
    note_range(now, window, low / LINE, last / LINE, wanted);
    return true;
}

// -------------------------------------------------------------------------------------------------- words of their own

// Whether lines may tell of lanes that access words.
INLINE bool may_map(const Screening *now) {
    return now->worker->screen_exact && now->access->kind != SCREEN_KIND_TOLD_WRITE && now->access->width % 4 == 0;
}

// Words of a line that lanes access as the map says. A function of its own: its callers' loops need few registers.
static KEEPS_REGISTERS bool judge_map(Screening *now, uint64_t number, Set words) {
    return judge(now, number, now->stamp | (uint64_t)MAPPED << STRIDE_AT, words);
}

// Lanes that have addresses of their own, line by line.
static KEEPS_REGISTERS bool judge_mapped(Screening *now, const uint64_t *addresses, Set lanes) {
    uint8_t map[LINE / 4];
    Set words = 0;
    uint64_t kept = now->shared ? UINT32_MAX : UINT64_MAX, base = now->base, width = now->access->width;
    uint64_t number = ((addresses[first_of(lanes)] & kept) - base) / LINE;
    now->map = map;
    EACH (lane, lanes) {
        uint64_t at = (addresses[lane] & kept) - base, end = at + width;
        for (; at < end; at += 4) {
            uint32_t word = (uint32_t)at % LINE / 4;
            if (at / LINE != number || (words >> word & 1) != 0) {
                if (!judge_map(now, number, words))
                    return false;
                words = 0;
            }
            number = at / LINE;
            words |= only(word);
            map[word] = (uint8_t)lane;
        }
    }
    return judge_map(now, number, words);
}

// -------------------------------------------------------------------------------------------------------------- runs

// Lanes that are 2**`log` bytes apart.
typedef struct {
    Set lanes;
    uint32_t log;
} Run;

// The one that begins with the first of the lanes. Others between them, which do not take part, may have any addresses;
// where these are as far apart, so are those that do.
INLINE Run first_run(const uint64_t *addresses, Set lanes, uint32_t width) {
    uint32_t first = first_of(lanes), last = first;
    uint64_t step = first < 31 ? addresses[first + 1] - addresses[first] : 0;
    if (step < width || step > LINE || (step & (step - 1)) != 0)
        return (Run){only(first), first_of(width)};
    while (last < 31 && addresses[last + 1] - addresses[last] == step)
        last++;
    return (Run){lanes & UINT32_MAX >> (31 - last), first_of((uint32_t)step)};
}

// Takes lanes apart. Returns how many runs they are, 0 if they are too many.
static KEEPS_REGISTERS uint32_t find_runs(const uint64_t *addresses, Set lanes, uint32_t width, Run *runs,
                                          uint32_t most) {
    uint32_t count = 0;
    if ((width & (width - 1)) != 0)
        return 0;
    for (; lanes != 0; lanes &= ~runs[count++].lanes) {
        if (count == most)
            return 0;
        Run run = first_run(addresses, lanes, width);
        runs[count].lanes = run.lanes;
        runs[count].log = run.log;
    }
    return count;
}

INLINE bool are_same(const uint64_t *addresses, Set lanes) {
    uint64_t first = addresses[first_of(lanes)];
    EACH (lane, lanes)
        if (addresses[lane] != first)
            return false;
    return true;
}

static KEEPS_REGISTERS uint32_t screen_runs(Screening *now, const Cta *cta, const Warp *warp, const uint64_t *addresses,
                                            const Run *runs, uint32_t count) {
    for (uint32_t number = 0; number < count; number++) {
        uint32_t first = first_of(runs[number].lanes);
        if (screen_strided(now, cta, warp, addresses[first], first, runs[number].log, runs[number].lanes))
            return 1;
    }
    return 0;
}

// Lanes that begin where the one before ends, as far as they take part.
static KEEPS_REGISTERS uint32_t screen_following(Screening *now, const Cta *cta, const Warp *warp, Set lanes) {
    uint32_t first = first_of(lanes), width = now->access->width;
    uint64_t address = now->worker->addresses[first], low = address;
    if (is_shared(now->access->space, low) && find(now, cta, warp, &low) == WATCHED &&
        is_run_quiet(now, address & ~(uint64_t)UINT32_MAX, low, lanes))
        return 0;
    now->is_plain = now->access->kind == SCREEN_KIND_TOLD_WRITE;
    return screen_strided(now, cta, warp, address, first, first_of(width), lanes);
}

// Lanes that have addresses of their own: often these are equally far apart, or the same. `known`: bits that tell
// what emitted code knows of them.
static KEEPS_REGISTERS uint32_t screen_varying(Screening *now, const Cta *cta, const Warp *warp, Set lanes,
                                               uint32_t known) {
    const uint64_t *addresses = now->worker->addresses;
    uint64_t low = addresses[first_of(lanes)], shared = low;
    if ((known & PLACES_FOLLOW) != 0 && without_first(lanes) != 0)
        return screen_following(now, cta, warp, lanes);
    if (are_same(addresses, lanes))
        return screen_same(now, cta, warp, low, lanes);
    if (is_shared(now->access->space, low) && find(now, cta, warp, &shared) == WATCHED &&
        are_quiet(now, addresses, lanes))
        return 0;
    if ((known & PLACES_SCATTERED) != 0 && may_map(now))
        return judge_mapped(now, addresses, lanes) ? 0 : suspect(now);
    Run runs[MOST_RUNS];
    uint32_t width = now->access->width, most = may_map(now) ? MOST_BEFORE_MAPS : MOST_RUNS;
    uint32_t count = find_runs(addresses, lanes, width, runs, most);
    bool told = now->access->kind == SCREEN_KIND_TOLD_WRITE;
    now->is_plain = told && count == 1 && width == 1u << runs[0].log;
    if (count != 0 && (!told || now->is_plain)) {
        return screen_runs(now, cta, warp, addresses, runs, count);
    }
    uint32_t step = told ? 0 : step_between(addresses, lanes, width);
    if (step != 0)
        return screen_spread(now, cta, warp, addresses[first_of(lanes)], first_of(lanes), step, lanes);
    uint32_t met = find(now, cta, warp, &low);
    uint64_t rest = 0;
    bool inside = met != NO_MEMORY && are_inside(now, addresses, lanes, &rest);
    if (inside && met == UNWATCHED)
        return reads(now) ? 0 : suspect(now);
    if (inside && may_map(now) && rest % 4 == 0)
        return judge_mapped(now, addresses, lanes) ? 0 : suspect(now);
    EACH (lane, lanes) {
        if (inside) {
            uint64_t address = now->shared ? addresses[lane] & UINT32_MAX : addresses[lane];
            if (now->shared && is_place_quiet(now, address))
                continue;
            if (!judge_place(now, address, (int32_t)lane))
                return suspect(now);
        } else if (screen_place(now, cta, warp, addresses[lane], (int32_t)lane)) {
            return 1;
        }
    }
    return 0;
}
