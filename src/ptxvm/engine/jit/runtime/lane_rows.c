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

// Where rows begin of which there is the first one only. (Addresses of 32 bits that begin again at 0 are outside of
// shared memory here.)
INLINE void follow_first(Worker *worker, uint32_t operand, uint32_t lanes, uint64_t size) {
    for (uint32_t lane = lanes; lane < WARP_SIZE; lane += lanes)
        worker->host_values[operand * WARP_SIZE + lane] = host_value(worker, operand, 0) + lane * size;
}

// Operands of all lanes, where there are only those of the first lane of each row. Addresses of 32 bits begin again at
// 0 behind the last one.
static void spread_rows(Worker *worker, uint32_t word, uint32_t lanes, uint64_t size) {
    uint64_t mask = word >> ROW_WORD_NARROW & 1 ? UINT32_MAX : UINT64_MAX;
    for (uint32_t lane = 0; lane < WARP_SIZE; lane++) {
        uint32_t head = lane / lanes * lanes;
        uint64_t step = (lane - head) * size, target = host_value(worker, 0, head) - SHARED_WINDOW + step;
        worker->host_values[lane] = (target & mask) + SHARED_WINDOW;
        worker->host_values[WARP_SIZE + lane] = host_value(worker, 1, head) + step;
        worker->host_values[2 * WARP_SIZE + lane] = size;
        if (word >> ROW_WORD_ALIKE & 1)
            worker->host_values[3 * WARP_SIZE + lane] = host_value(worker, 3, 0);
    }
}

// What all lanes read: all that they write, or nothing. Anything else is another number.
INLINE uint64_t bytes_read(Worker *worker, uint32_t word, uint64_t size) {
    if (word >> ROW_WORD_ALIKE & 1)
        return host_value(worker, 3, 0);
    if (all_have(worker, 3, EVERY_LANE, size))
        return size;
    return all_have(worker, 3, EVERY_LANE, 0) ? 0 : UINT64_MAX;
}

// cp.async of lanes that follow each other in rows, as emitted code knows: of the addresses there are those of each
// row's first lane. `word` is the number of rows, and more from the bits on that RowWord names.
uint32_t ptxvm_copy_rows(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask, uint32_t word) {
    uint32_t rows = word & ((1 << ROW_WORD_SIZE) - 1);
    uint64_t size = word >> ROW_WORD_SIZE & ((1 << (ROW_WORD_NARROW - ROW_WORD_SIZE)) - 1);
    uint64_t read = bytes_read(worker, word, size);
    if (word >> ROW_WORD_TARGETS_FOLLOW & 1)
        follow_first(worker, 0, WARP_SIZE / rows, size);
    if (word >> ROW_WORD_SOURCES_FOLLOW & 1)
        follow_first(worker, 1, WARP_SIZE / rows, size);
    if (mask == EVERY_LANE && worker->screens == 0 && (read == 0 || read == size)) {
        if (rows == 1 ? copy_rows(worker, cta, warp, number, size, read != 0, 1)
                      : copy_rows(worker, cta, warp, number, size, read != 0, LANE_ROWS))
            return 1;
    }
    if (mask == 0)
        return 1;
    spread_rows(worker, word, WARP_SIZE / rows, size);
    return ptxvm_copy_lanes(worker, cta, warp, number, mask);
}
