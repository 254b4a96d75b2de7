// cp.async of lanes that follow each other (lane_copies.c), in one row or in LANE_ROWS: each row is checked, noted and
// moved as a whole. They all read what they write, or they all read nothing, as where a kernel is ahead of its last
// tile: then it does not matter where they would read.

#include "copies.h"

// How many rows there are; 0: lanes are anywhere.
static uint32_t count_rows(Worker *worker, uint64_t size, bool reads) {
    uint64_t extent = (ROW_LANES - 1) * size;
    // Few others come so far.
    bool first_is = host_value(worker, 0, ROW_LANES - 1) - host_value(worker, 0, 0) == extent &&
                    (!reads || host_value(worker, 1, ROW_LANES - 1) - host_value(worker, 1, 0) == extent);
    if (!first_is)
        return 0;
    Lanes64 targets = *host_row(worker, 0), sources = *host_row(worker, 1);
    Set apart = where64(targets != LANES_BEFORE(targets) + size);
    if (reads)
        apart |= where64(sources != LANES_BEFORE(sources) + size);
    if ((apart & ~only(0)) == 0)
        return 1;
    return (apart & ~ROW_HEADS) == 0 ? LANE_ROWS : 0;
}

// Whether rows, of the places that an operand has, are aligned, inside of so many bytes from `start` on, and no farther
// apart than a note can say.
INLINE bool rows_fit(const Worker *worker, uint32_t operand, uint32_t rows, uint64_t size, uint64_t start,
                     uint64_t limit) {
    uint32_t lanes = WARP_SIZE / rows;
    uint64_t bytes = lanes * size, first = host_value(worker, operand, 0);
    bool wrong = limit < bytes;
    for (uint32_t row = 0; row < rows; row++) {
        uint64_t place = host_value(worker, operand, row * lanes);
        wrong |= place - start > limit - bytes || (place & (size - 1)) != 0;
        wrong |= place - first + UINT64_C(0x80000000) > UINT32_MAX;
    }
    return !wrong;
}

// Notes where rows begin, and has the lines fetched that they read: when copies land, many are read at once.
INLINE void fill_rows(Worker *worker, LaneNote *note, uint32_t rows) {
    uint32_t lanes = WARP_SIZE / rows;
    note->rows = rows;
    for (uint32_t row = 0; row < rows; row++) {
        note->row_offsets[row] = (int32_t)(host_value(worker, 1, row * lanes) - note->base);
        note->row_targets[row] = (uint32_t)(host_value(worker, 0, row * lanes) - SHARED_WINDOW);
    }
    if (note->whole == 0)
        *(Lanes8 *)note->reads = 0;
    else
        FETCH_ROWS(note, rows, end_of_line(note, rows), IN_SECOND_CACHE);
}

// Takes note of a copy of so many rows. False: it is none that is known to be right.
INLINE bool copy_rows(Worker *worker, Cta *cta, uint32_t warp, int32_t number, uint64_t size, bool reads,
                      uint32_t rows) {
    const Allocation *place = reads ? row_below(worker, host_value(worker, 1, 0)) : 0;
    if (!rows_fit(worker, 0, rows, size, SHARED_WINDOW, worker->shared_size))
        return false;
    if (reads && (place == 0 || !rows_fit(worker, 1, rows, size, place->base, place->size)))
        return false;
    LaneNote *note = new_note(worker, cta, warp);
    if (note == 0)
        return false;
    begin_note(cta, warp, note, number, EVERY_LANE, size);
    note->base = reads ? host_value(worker, 1, 0) : 0;
    note->delta = reads ? (int64_t)(place->host - place->base) : 0;
    note->whole = reads ? EVERY_LANE : 0;
    fill_rows(worker, note, rows);
    return true;
}

static bool copy_together(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask, uint64_t size,
                          bool reads) {
    if (mask != EVERY_LANE || worker->screens != 0)
        return false;
    switch (count_rows(worker, size, reads)) {
    case 1:
        return copy_rows(worker, cta, warp, number, size, reads, 1);
    case LANE_ROWS:
        return copy_rows(worker, cta, warp, number, size, reads, LANE_ROWS);
    default:
        return reads && are_lines(worker, size) && copy_lines(worker, cta, warp, number);
    }
}
