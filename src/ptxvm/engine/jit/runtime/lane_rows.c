// cp.async of lanes that follow each other (lane_copies.c), in one row or in LANE_ROWS: each row is checked, noted and
// moved as a whole. They all read what they write, or they all read nothing, as where a kernel is ahead of its last
// tile: then it does not matter where they would read.

#include "copies.h"

// From the number by which one place in the code calls the host to that of the next.
enum { NEXT_NUMBER = VERSION_SAFE + 1 };

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

// Where the rows of a copy begin: `step` places from one row to the next.
typedef struct {
    const uint64_t *targets, *sources;
    uint32_t step;
} RowStarts;

// Those of operands that all lanes have.
INLINE RowStarts starts_of_operands(Worker *worker, uint32_t rows) {
    const uint64_t *values = worker->host_values;
    return (RowStarts){.targets = values, .sources = values + WARP_SIZE, .step = WARP_SIZE / rows};
}

// Whether rows are aligned, inside of a memory, and no farther from `base` than a note can say.
INLINE bool rows_fit(const uint64_t *starts, uint32_t step, uint32_t rows, uint64_t size, const Allocation *memory,
                     uint64_t base) {
    uint64_t bytes = WARP_SIZE / rows * size;
    bool wrong = memory->size < bytes;
    for (uint32_t row = 0; row < rows; row++) {
        uint64_t place = starts[row * step];
        wrong |= place - memory->base > memory->size - bytes || (place & (size - 1)) != 0;
        wrong |= place - base + UINT64_C(0x80000000) > UINT32_MAX;
    }
    return !wrong;
}

INLINE bool targets_fit_in_rows(const Worker *worker, RowStarts starts, uint32_t rows, uint64_t size) {
    Allocation shared = {.base = SHARED_WINDOW, .size = worker->shared_size};
    return rows_fit(starts.targets, starts.step, rows, size, &shared, SHARED_WINDOW);
}

// Adds a copy to a note, and has the lines fetched that it reads: when copies land, many are read at once.
INLINE void add_rows(LaneNote *note, int32_t number, RowStarts starts, uint32_t rows) {
    uint32_t first = note->copies * rows;
    note->numbers[note->copies++] = number;
    for (uint32_t row = 0; row < rows; row++) {
        note->row_offsets[first + row] = (int32_t)(starts.sources[row * starts.step] - note->base);
        note->row_targets[first + row] = (uint32_t)(starts.targets[row * starts.step] - SHARED_WINDOW);
    }
    if (note->whole != 0)
        FETCH_ROWS(note, rows, first, end_of_line(note, rows), IN_SECOND_CACHE);
}

// Takes note of a copy of so many rows. False: it is none that is known to be right.
static bool note_rows(Worker *worker, Cta *cta, uint32_t warp, int32_t number, uint64_t size, bool reads,
                      uint32_t rows) {
    static const Allocation nothing = {.base = 0};
    RowStarts starts = starts_of_operands(worker, rows);
    const Allocation *place = reads ? place_copied(worker, starts.sources[0]) : &nothing;
    if (place == 0 || !targets_fit_in_rows(worker, starts, rows, size))
        return false;
    uint64_t base = place->size > INT32_MAX ? starts.sources[0] : place->base;
    if (reads && !rows_fit(starts.sources, starts.step, rows, size, place, base))
        return false;
    LaneNote *note = new_note(worker, cta, warp, number);
    if (note == 0)
        return false;
    begin_note(cta, warp, note, EVERY_LANE, size);
    note->copies = 0;
    note->base = base;
    note->delta = (int64_t)(place->host - place->base);
    note->whole = reads ? EVERY_LANE : 0;
    note->rows = rows;
    note->open = !note->mixed;
    add_rows(note, number, starts, rows);
    return true;
}

// The last note of the warp, if copies of such rows may share it, or null.
INLINE LaneNote *note_to_share(const Worker *worker, const Cta *cta, uint32_t warp, uint64_t size, bool reads,
                               uint32_t rows) {
    const Allocation *place = &worker->copied;
    LaneNote *last = last_note(cta, warp);
    if (last == 0 || !last->open || last->rows != rows || last->size != size || last->lanes != EVERY_LANE ||
        last->whole != (reads ? EVERY_LANE : 0))
        return 0;
    bool is_there = last->base == place->base && (uint64_t)last->delta == place->host - place->base;
    return !reads || is_there ? last : 0;
}

// Adds a copy to a note. False: it has no room, or they do not go together.
INLINE bool share_note(const Worker *worker, LaneNote *note, int32_t number, RowStarts starts, uint64_t size,
                       uint32_t rows) {
    const Allocation *place = &worker->copied;
    if (note->copies == NOTE_ROWS / rows || !targets_fit_in_rows(worker, starts, rows, size))
        return false;
    if (note->whole != 0 && !rows_fit(starts.sources, starts.step, rows, size, place, place->base))
        return false;
    add_rows(note, number, starts, rows);
    return true;
}

INLINE bool copy_rows(Worker *worker, Cta *cta, uint32_t warp, int32_t number, uint64_t size, bool reads,
                      uint32_t rows) {
    LaneNote *note = note_to_share(worker, cta, warp, size, reads, rows);
    return (note != 0 && share_note(worker, note, number, starts_of_operands(worker, rows), size, rows)) ||
           note_rows(worker, cta, warp, number, size, reads, rows);
}

// The same of a number of rows that is not known to the compiler; others are not for it.
INLINE bool copy_in_rows(Worker *worker, Cta *cta, uint32_t warp, int32_t number, uint64_t size, bool reads,
                         uint32_t rows) {
    switch (rows) {
    case 1:
        return copy_rows(worker, cta, warp, number, size, reads, 1);
    case LANE_ROWS:
        return copy_rows(worker, cta, warp, number, size, reads, LANE_ROWS);
    default:
        return false;
    }
}

static bool copy_together(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask, uint64_t size,
                          bool reads) {
    if (mask != EVERY_LANE || is_watched(worker))
        return false;
    uint32_t rows = count_rows(worker, size, reads);
    if (rows != 0)
        return copy_in_rows(worker, cta, warp, number, size, reads, rows);
    return reads && are_lines(worker, size) && copy_lines(worker, cta, warp, number);
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
    bool fits = mask == EVERY_LANE && !is_watched(worker) && (read == 0 || read == size);
    if (mask == 0 || (fits && copy_in_rows(worker, cta, warp, number, size, read != 0, rows)))
        return 1;
    spread_rows(worker, word, WARP_SIZE / rows, size);
    return ptxvm_copy_lanes(worker, cta, warp, number, mask);
}

// Adds copies to the last note of the warp, from one on, as long as they may share it. Returns the first that may not.
INLINE uint32_t share_places(const Worker *worker, const Cta *cta, uint32_t warp, int32_t number, uint64_t size,
                             bool reads, uint32_t rows, uint32_t from, uint32_t count) {
    LaneNote *note = note_to_share(worker, cta, warp, size, reads, rows);
    for (; note != 0 && from < count; from++) {
        const uint64_t *targets = worker->copy_places + from * rows;
        RowStarts starts = {.targets = targets, .sources = targets + NOTE_ROWS, .step = 1};
        if (!share_note(worker, note, number + (int32_t)(from * NEXT_NUMBER), starts, size, rows))
            break;
    }
    return from;
}

// One copy of those of which there are places, by its operands.
static bool copy_places(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask, uint32_t word, uint64_t read,
                        uint32_t from) {
    uint32_t rows = word & ((1 << ROW_WORD_SIZE) - 1);
    for (uint32_t row = 0; row < rows; row++) {
        worker->host_values[row * WARP_SIZE / rows] = worker->copy_places[from * rows + row];
        worker->host_values[WARP_SIZE + row * WARP_SIZE / rows] = worker->copy_places[NOTE_ROWS + from * rows + row];
    }
    worker->host_values[3 * WARP_SIZE] = read;
    return ptxvm_copy_rows(worker, cta, warp, number + (int32_t)(from * NEXT_NUMBER), mask, word) != 0;
}

// Several such copies, of which all lanes read so much; their first places are in Worker.copy_places. `word` also says
// how many they are, `number` is that of the first. Returns which of them Python must see to, from one on: its operands
// are there.
uint32_t ptxvm_copy_places(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask, uint32_t word,
                           uint64_t read, uint32_t from) {
    uint32_t rows = word & ((1 << ROW_WORD_SIZE) - 1), count = word >> ROW_WORD_COUNT;
    uint64_t size = word >> ROW_WORD_SIZE & ((1 << (ROW_WORD_NARROW - ROW_WORD_SIZE)) - 1);
    bool fits = mask == EVERY_LANE && !is_watched(worker) && (read == 0 || read == size);
    for (; from < count; from++) {
        if (fits && rows == 1)
            from = share_places(worker, cta, warp, number, size, read != 0, 1, from, count);
        else if (fits)
            from = share_places(worker, cta, warp, number, size, read != 0, LANE_ROWS, from, count);
        if (from == count || !copy_places(worker, cta, warp, number, mask, word, read, from))
            break;
    }
    return from;
}
