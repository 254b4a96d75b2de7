// cp.async of whole tiles (lane_copies.c): four lanes copy the quarters of a line of 64 bytes. They read them one after
// the other. Where they write, lane `i` of the four is `i` quarters away from the first one by exclusive or: tiles are
// swizzled so.

#include "copies.h"

enum { QUARTER = 16 };

// What the first of four lanes has, in all of them; that of each four; and how far on quarters are.
#define FIRST_OF_FOUR(x)                                                                                              \
    __builtin_shufflevector(x, x, 0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12, 16, 16, 16, 16, 20, 20, 20, 20, \
                            24, 24, 24, 24, 28, 28, 28, 28)
#define FIRSTS(values) __builtin_shufflevector(values, values, 0, 4, 8, 12, 16, 20, 24, 28)
#define QUARTERS                                                                                                    \
    ((Lanes64){0, 16, 32, 48, 0, 16, 32, 48, 0, 16, 32, 48, 0, 16, 32, 48, 0, 16, 32, 48, 0, 16, 32, 48, 0, 16, 32, \
               48, 0, 16, 32, 48})

// One value for each line.
typedef uint64_t Lines64 __attribute__((ext_vector_type(8), aligned(64)));
typedef uint32_t Lines32 __attribute__((ext_vector_type(8), aligned(32)));

// A line, anywhere in memory.
typedef uint64_t Line __attribute__((ext_vector_type(8), aligned(1)));

// Whether all lanes copy lines.
static bool are_lines(Worker *worker, uint64_t size) {
    if (size != QUARTER)
        return false;
    Lanes64 targets = *host_row(worker, 0), sources = *host_row(worker, 1);
    Lanes64 written = targets ^ FIRST_OF_FOUR(targets) ^ QUARTERS;
    Lanes64 read = sources ^ (FIRST_OF_FOUR(sources) + QUARTERS);
    return __builtin_reduce_or(written | read) == 0;
}

// Whether lines are aligned, and lie in own shared memory and in an allocation.
INLINE bool lines_fit(const Worker *worker, const Allocation *place, Lines64 targets, Lines64 sources) {
    if (worker->shared_size < CACHE_LINE || place->size < CACHE_LINE || place->size > INT32_MAX)
        return false;
    Lines64 whole = targets / CACHE_LINE * CACHE_LINE, odd = (targets | sources) % QUARTER;
    Lines64 outside = (Lines64)(whole > worker->shared_size - CACHE_LINE);
    outside |= (Lines64)(sources - place->base > place->size - CACHE_LINE);
    return __builtin_reduce_or(odd | outside) == 0;
}

// Takes note of a copy of lines, and has them fetched. False: it is none that is known to be right.
static bool copy_lines(Worker *worker, Cta *cta, uint32_t warp, int32_t number) {
    Lines64 targets = FIRSTS(*host_row(worker, 0)) - SHARED_WINDOW, sources = FIRSTS(*host_row(worker, 1));
    const Allocation *place = place_copied(worker, sources[0]);
    if (place == 0 || !lines_fit(worker, place, targets, sources))
        return false;
    LaneNote *note = new_note(worker, cta, warp, number);
    if (note == 0)
        return false;
    begin_note(cta, warp, note, EVERY_LANE, QUARTER);
    note->base = place->base;
    note->delta = (int64_t)(place->host - place->base);
    note->whole = EVERY_LANE;
    note->rows = LANE_LINES;
    *(Lines32 *)note->row_offsets = __builtin_convertvector(sources - place->base, Lines32);
    *(Lines32 *)note->row_targets = __builtin_convertvector(targets, Lines32);
    FETCH_ROWS(note, LANE_LINES, 0, end_of_line(note, LANE_LINES), IN_SECOND_CACHE);
    return true;
}

// The bits of `x` where those of `mask` are set, else those of `y`.
INLINE Line chosen(Line x, Line y, uint64_t mask) {
    Line bits = (Line)mask;
    return (x & bits) | (y & ~bits);
}

// Lands lines: quarter `i` goes to where `turn ^ i` is in its line.
INLINE void move_lines(uint8_t *shared, const LaneNote *note) {
    const uint8_t *base = source_base(note);
    for (uint32_t row = 0; row < LANE_LINES; row++) {
        uint32_t target = note->row_targets[row], turn = target / QUARTER;
        Line line = *(const Line *)(base + note->row_offsets[row]);
        line = chosen(__builtin_shufflevector(line, line, 2, 3, 0, 1, 6, 7, 4, 5), line, -(uint64_t)(turn & 1));
        line = chosen(__builtin_shufflevector(line, line, 4, 5, 6, 7, 0, 1, 2, 3), line, -(uint64_t)(turn / 2 & 1));
        *(Line *)(shared + target / CACHE_LINE * CACHE_LINE) = line;
    }
}
