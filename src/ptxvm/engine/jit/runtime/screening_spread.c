// Screening of lanes that are equally far apart, but no power of two: members of an array of structures, rows of a
// table. Stamps tell them by the places of a grid, see screen_grids.c.

#include "runtime.h"

// How far apart all lanes are, if that is no more than a line; else 0. Others between them, which do not take part, may
// have any addresses; where these are as far apart, so are those that do.
static KEEPS_REGISTERS uint32_t step_between(const uint64_t *addresses, Set lanes, uint32_t width) {
    uint32_t first = first_of(lanes), last = last_of(lanes);
    uint64_t step = first < last ? addresses[first + 1] - addresses[first] : 0, differ = 0;
    if (step < width || step > LINE)
        return 0;
    for (uint32_t lane = first; lane < last; lane++)
        differ |= addresses[lane + 1] - addresses[lane] ^ step;
    return differ == 0 ? (uint32_t)step : 0;
}

// Lanes `step` bytes apart; the first of them at `at`, in its allocation, with `width` bytes.
typedef struct {
    uint64_t at;
    uint32_t first, step, width;
    Set lanes;
} Spread;

// The grid that a page is to have for lanes: where they access whole places, theirs; else that of an array with which
// the allocation begins, if that will do.
INLINE uint64_t grid_for(const Spread *spread, uint64_t page) {
    uint64_t step = spread->step;
    bool whole = spread->width == step || spread->at % step + spread->width > step;
    uint64_t begin = whole ? spread->at % step : 0;
    return step | (begin + step - page * PAGE % step) % step << ORIGIN_AT;
}

// Whether the lanes are in places of a page's grid, each in one.
INLINE bool fits_grid(const Screening *now, const Spread *spread, uint64_t page) {
    uint64_t *place = &now->pages[page].grid, seen = __atomic_load_n(place, __ATOMIC_RELAXED);
    if (seen == 0) {
        uint64_t own = grid_for(spread, page);
        if (now->worker->screen_alone)
            *place = seen = own;
        else if (__atomic_compare_exchange_n(place, &seen, own, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            seen = own;
    }
    return step_of(seen) == spread->step &&
           phase_in(seen, (int64_t)(spread->at - page * PAGE)) + spread->width <= spread->step;
}

// Bits so far apart, from the lowest on.
INLINE uint64_t bits_apart(uint32_t distance) {
    uint64_t bits = 1;
    for (; distance < 64; distance *= 2)
        bits |= bits << distance;
    return bits;
}

// The words of a line that lanes access, of which the lane number `lane` is the first that is there, at `at` from the
// line's begin.
static KEEPS_REGISTERS Set words_there(const Spread *spread, uint32_t lane, int64_t at) {
    uint32_t last = last_of(spread->lanes), step = spread->step, width = spread->width;
    int64_t past = at + (int64_t)(last - lane) * step + width;
    Set words = 0;
    if (have_no_gaps(spread->lanes) && step == width)
        return words_between((uint64_t)(at < 0 ? 0 : at), (uint64_t)past - 1);
    if (have_no_gaps(spread->lanes) && (step | width | (uint64_t)at) % 4 == 0) {
        uint64_t each = bits_apart(step / 4) << (32 + at / 4), bits = each;
        for (uint32_t word = 1; word < width / 4; word++)
            bits |= each << word;
        return (Set)(bits >> 32) & words_between(0, (uint64_t)past - 1);
    }
    for (; lane <= last && at < LINE; lane++, at += step)
        if ((spread->lanes >> lane & 1) != 0)
            words |= words_between((uint64_t)(at < 0 ? 0 : at), (uint64_t)(at + width - 1));
    return words;
}

// The first lane of which bytes are in a line that begins so far behind those of the first.
INLINE uint32_t first_there(const Spread *spread, int64_t at) {
    int64_t before = -at - spread->width;  // all bytes of the first lane, and so many more, are in front of the line
    return spread->first + (before < 0 ? 0 : (uint32_t)before / spread->step + 1);
}

// Whether words of a line are accessed in parts, its bytes that are then. What words tell will mostly do: only exact
// looks ask.
INLINE void note_bytes_of_spread(Screening *now, const Spread *spread, uint32_t lane, int64_t at) {
    const Worker *worker = now->worker;
    now->is_part = false;
    if (!worker->screen_exact || !worker->screen_bytes || spread->width >= 4)
        return;
    now->bytes[0] = now->bytes[1] = now->bytes[2] = now->bytes[3] = 0;
    for (; lane < WARP_SIZE && at < LINE; lane++, at += spread->step) {
        int64_t past = at + spread->width < LINE ? at + spread->width : LINE;
        for (int64_t byte = at < 0 ? 0 : at; (spread->lanes >> lane & 1) != 0 && byte < past; byte++)
            now->bytes[byte / PIECE] |= only((uint32_t)byte % PIECE);
    }
    now->is_part = are_of_parts(now->bytes);
}

static KEEPS_REGISTERS bool judge_spread(Screening *now, const Spread *spread, uint64_t last) {
    for (uint64_t number = spread->at / LINE; number <= last / LINE; number++) {
        uint64_t page = number / (PAGE / LINE), start = page * PAGE, grid = now->pages[page].grid;
        int64_t lane = (int64_t)spread->first - place_in(grid, (int64_t)(spread->at - start)) +
                       place_in(grid, (int64_t)(number * LINE - start));
        int64_t at = (int64_t)(spread->at - number * LINE);
        uint32_t there = first_there(spread, at);
        at += (int64_t)(there - spread->first) * spread->step;
        note_bytes_of_spread(now, spread, there, at);
        if (!judge(now, number, with_lanes(now->stamp, STRIDE_SPREAD, lane), words_there(spread, there, at)))
            return false;
    }
    return true;
}

// Lanes `step` bytes apart: `address` is that of lane number `number`.
static KEEPS_REGISTERS uint32_t screen_spread(Screening *now, const Cta *cta, const Warp *warp, uint64_t address,
                                              uint32_t number, uint32_t step, Set lanes) {
    uint32_t first = first_of(lanes), width = now->access->width;
    uint64_t low = address + (uint64_t)(first - number) * step;
    uint64_t span = (uint64_t)(last_of(lanes) - first) * step + width;
    uint32_t met = find(now, cta, warp, &low);
    Spread spread = {low - now->base, first, step, width, lanes};
    bool inside = met != NO_MEMORY && is_inside(spread.at, span, now->size);
    if (met == UNWATCHED && inside)
        return reads(now) ? 0 : suspect(now);
    if (met != WATCHED || !inside || now->shared || now->access->kind == SCREEN_KIND_TOLD_WRITE)
        return screen_apart(now, cta, warp, address, number, step, lanes);
    uint64_t last = spread.at + span - 1;
    for (uint64_t page = spread.at / PAGE; page <= last / PAGE; page++) {
        if (!is_open(now, page * (PAGE / LINE)))
            return suspect(now);
        if (!fits_grid(now, &spread, page))
            return screen_apart(now, cta, warp, address, number, step, lanes);
    }
    return judge_spread(now, &spread, last) ? 0 : suspect(now);
}
