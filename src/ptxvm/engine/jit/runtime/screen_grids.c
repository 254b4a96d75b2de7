// What stamps tell of lanes that are equally far apart, but no power of two (screening_spread.c).
//
// Memory counts as divided into places of so many bytes, one behind the other: the grid of a page (ScreenPage.grid),
// which is that of whoever comes first. Lanes that follow each other are in places that do. A stamp whose stride is
// STRIDE_SPREAD tells the lane of the place in which its line begins, and so that of each word.

#include "runtime.h"

// Of a grid: bits 0 to 7 bytes of a place, from 8 on the first byte of a page with which one begins.
enum { ORIGIN_AT = 8, PLACES_BEFORE = 64 };

INLINE uint32_t step_of(uint64_t grid) {
    return (uint32_t)grid & 0xff;
}

// The place in which a byte is, counted from the begin of a page. The byte may be in front of the page.
INLINE int32_t place_in(uint64_t grid, int64_t at) {
    int64_t step = step_of(grid), behind = at + PLACES_BEFORE * step - (int64_t)(grid >> ORIGIN_AT);
    return (int32_t)((uint32_t)behind / (uint32_t)step) - PLACES_BEFORE;
}

// How many bytes of its place are in front of it.
INLINE uint32_t phase_in(uint64_t grid, int64_t at) {
    return (uint32_t)(at - (int64_t)(grid >> ORIGIN_AT) - place_in(grid, at) * (int64_t)step_of(grid));
}

INLINE uint64_t grid_here(const Screening *now) {
    return now->pages[now->number / (PAGE / LINE)].grid;
}

// Where the line is in its page.
INLINE int64_t line_here(const Screening *now) {
    return (int64_t)(now->number % (PAGE / LINE) * LINE);
}

// The lane of a word where the stamp's stride is STRIDE_SPREAD, or of a byte (screen_bytes.c); -1: several may share
// it.
static KEEPS_REGISTERS int32_t lane_in_grid(const Screening *now, uint64_t stamp, uint32_t word) {
    uint64_t grid = grid_here(now);
    bool bytes = now->piece != 0;
    int64_t first = line_here(now) + (bytes ? (int64_t)(now->piece - 1) * PIECE : 0);
    if (!bytes && (step_of(grid) | grid >> ORIGIN_AT) % 4 != 0)
        return -1;
    return first_lane_of(stamp) + place_in(grid, first + (bytes ? 1 : 4) * (int64_t)word) - place_in(grid, first);
}

// Such a stamp in the record of a piece of the line.
static KEEPS_REGISTERS uint64_t in_grid_of_piece(const Screening *now, uint64_t stamp, uint32_t piece) {
    uint64_t grid = grid_here(now), rest = stamp & ~((uint64_t)0xfff << STRIDE_AT);
    int64_t line = line_here(now);
    int32_t skipped = place_in(grid, line + piece * PIECE) - place_in(grid, line);
    return with_lanes(rest, STRIDE_SPREAD, first_lane_of(stamp) + skipped);
}
