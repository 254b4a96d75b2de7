// What the files of asynchronous copies and of mbarriers have for each other.
//
// Native functions of host calls (engine/host_functions.py) are given the warp's number, the number with which the
// place in the code would call the host, and the lanes; their operands are in Worker.host_values. They return 1 when
// the call is done and 0 when Python must see to it.

#pragma once

#include "runtime.h"

// The function of a unit that combines rows of elements (emission/combining_code.py).
typedef void (*Combine)(void *memory, const uint64_t *places, uint64_t rows, const void *data, uint64_t bytes);

#define NOWHERE UINT64_MAX

// Bytes that tensor copies move at once.
#define CHUNK 16

INLINE uint64_t host_value(const Worker *worker, uint32_t row, uint32_t lane) {
    return worker->host_values[row * WARP_SIZE + lane];
}

// An operand of all lanes.
INLINE Lanes64 *host_row(Worker *worker, uint32_t row) {
    return (Lanes64 *)&worker->host_values[row * WARP_SIZE];
}

// Whether lanes have this value in a row of the operands.
INLINE bool all_have(Worker *worker, uint32_t row, Set mask, uint64_t value) {
    return (where64(*host_row(worker, row) != value) & mask) == 0;
}

// The offset of so many bytes at a generic address in the CTA's own shared memory, or NOWHERE.
INLINE uint64_t own_offset(const Worker *worker, const Cta *cta, uint64_t address, uint64_t size) {
    uint64_t offset = address - SHARED_WINDOW - cta->shared_base;
    return is_inside(offset, size, worker->shared_size) ? offset : NOWHERE;
}

// What an address in the CTA's own shared memory is there.
INLINE uint32_t shared_offset(uint64_t address) {
    return (uint32_t)address & (SHARED_STRIDE - 1);
}

INLINE uint8_t *shared_at(const Cta *cta, uint32_t offset) {
    return (uint8_t *)cta->shared + offset;
}

// screening_ages.c

// The word of an mbarrier has changed.
static void note_phase_at(Worker *worker, Cta *cta, uint32_t address);

// screening_copies.c

// A warp has learnt what those know who arrived in the phase before: what was copied for it is there.
static KEEPS_REGISTERS void show_copies(Worker *worker, Cta *cta, const Warp *warp, AgedMbarrier *entry);

// Nobody will learn any more of copies that have landed for the phase before.
static KEEPS_REGISTERS void miss_copies(Worker *worker, Cta *cta, AgedMbarrier *entry);

// screening_bulk.c

// Likewise of bulk and tensor copies.
static KEEPS_REGISTERS void show_loads(Worker *worker, Cta *cta, const Warp *warp, const AgedMbarrier *entry);

// Whether somebody has waited for each.
static bool are_loads_known(const Cta *cta);

// Whether it is known, where that is asked for, that a bulk or tensor copy may read and write from now on.
static bool screen_copy(Worker *worker, Cta *cta, const Deferred *copy);

// A load has landed, and its bytes are counted.
static void screen_landed_load(Worker *worker, Cta *cta, const Deferred *copy);

// A lane has waited for the source of its store. Whether that is known to be as it should be.
static bool screen_end_of_store(Worker *worker, Cta *cta, const Deferred *copy);

// screening_copies.c

// Whether it is known, where that is asked for, that mbarriers are made after all other accesses to their memory.
static bool screen_inits(Worker *worker, Cta *cta, uint32_t warp, Set lanes);

// mbarriers.c

INLINE bool is_mbarrier(uint64_t word) {
    return (word & MBARRIER_MARK_MASK) == MBARRIER_MARK;
}

// The word of the initialised mbarrier at a generic address in the CTA's own shared memory, or null.
static uint64_t *mbarrier_at(const Worker *worker, const Cta *cta, uint64_t address);

// The word of an mbarrier, in its next phase if nothing is missing in the current one.
static uint64_t next_phase(uint64_t word);

uint32_t ptxvm_init_mbarriers(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_invalidate_mbarriers(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);

// copies.c

// Whether one lane asks, copies may be deferred, and there is room for one more.
static bool may_defer(const Worker *worker, const Cta *cta, Set mask);

// The host address of so many bytes of global memory, or null. `for_store`: they must be writable.
static uint8_t *global_host(const Worker *worker, uint64_t address, uint64_t size, bool for_store);

// A new entry of the CTA's deferred copies, of consecutive bytes at `outside` if the caller does not say otherwise. The
// operands' values are copied.
static Deferred *note_copy(Worker *worker, Cta *cta, enum DeferredKind kind, uint32_t warp, int32_t number, Set mask,
                           uint64_t shared, uint64_t size, void *outside);

// Takes the entries out that have landed.
static void forget_landed(Cta *cta);

// The last entry is not a store but a reduction of elements of at most `unit` bytes. 0: they are not aligned, Python
// must see to it, and the entry is gone.
static uint32_t note_reduction(Cta *cta, Combine combine, uint32_t unit);

// Combines the elements in so many bytes with those in global memory.
static void combine_bytes(Combine combine, void *outside, const void *source, uint64_t size);

uint32_t ptxvm_defer_bulk_load(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_defer_bulk_store(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_defer_bulk_reduction(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask, Combine combine);

// tensor_copies.c

// Moves what a tensor copy moves, between global memory and its place in shared memory or its stage.
static void move_tensor(const Deferred *copy, uint8_t *box, bool stores);

uint32_t ptxvm_defer_tensor_load(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_defer_tensor_store(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_defer_tensor_reduction(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);

// tensor_walk.c

// The host address of the tensor, for a copy whose coordinates are in the rows from `row` on. Null if Python must see
// to it.
static uint8_t *walk_host(const Worker *worker, const TensorPlan *plan, uint32_t lane, uint32_t row, bool for_store);

// Is shown so many bytes at a host address. Whether others should be shown to it.
typedef bool (*RowVisitor)(void *context, uint64_t address, uint64_t size);

// Shows what of each row of a copy is inside its tensor. Whether all have been shown.
static bool visit_rows(const Deferred *copy, RowVisitor visitor, void *context);

// Moves what of a copy is inside its tensor, or combines it; what is loaded from outside of it is filled.
static void walk_box(const Deferred *copy, uint8_t *box, bool stores, Combine combine);

// landing.c

// Remembers for reports that `size` bytes, 0: an arrival, landed at an mbarrier whose word was `word`.
static void log_landing(Cta *cta, int32_t number, uint32_t barrier, uint32_t size, uint64_t word);

uint32_t ptxvm_commit_group(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_wait_group(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_land_copies(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);

// lane_copies.c

// The numbers of the open groups of a warp's lanes.
INLINE OddLanes64 *open_groups(Cta *cta, uint32_t warp) {
    return (OddLanes64 *)&cta->lane_groups[warp * WARP_SIZE];
}

// Lanes of which notes know that they follow each other, and the first ones of such.
#define ROW_LANES (WARP_SIZE / LANE_ROWS)
#define ROW_HEADS UINT32_C(0x01010101)

// Where the host has what a lane would read whose offset is 0.
INLINE const uint8_t *source_base(const LaneNote *note) {
    return (const uint8_t *)(note->base + (uint64_t)note->delta);
}

// How near prefetches bring lines.
#define IN_FIRST_CACHE 3
#define IN_SECOND_CACHE 2
#define CACHE_LINE 64

// Has lines fetched that copies of so many rows read, from row `from` on: at byte `first` of each and a line apart from
// there; the nearness must be a constant.
#define FETCH_ROWS(note, rows, from, first, nearness)                                         \
    for (uint32_t row = (from); row < (rows) * (note)->copies; row++)                         \
        for (uint32_t at = (first); at < WARP_SIZE / (rows) * (note)->size; at += CACHE_LINE) \
            __builtin_prefetch(source_base(note) + (note)->row_offsets[row] + at, 0, nearness)

// The last of the bytes of a row that one line can hold. Where rows of matrices do not begin with a line, that in which
// they begin was fetched when the columns before were copied.
INLINE uint32_t end_of_line(const LaneNote *note, uint32_t rows) {
    uint32_t bytes = WARP_SIZE / rows * note->size;
    return (bytes < CACHE_LINE ? bytes : CACHE_LINE) - 1;
}

// See screening_copies.c: `lands`, or they are issued.
static bool screen_copies(Worker *worker, Cta *cta, uint32_t number, LaneNote *note, Set lanes, bool lands);
static bool is_only_read(const Worker *worker, const Allocation *row);

// Likewise: lanes have issued an arrival for when their copies are complete. Whether the mbarrier is known to be made.
static bool screen_arrival(Worker *worker, Cta *cta, uint32_t warp, const uint64_t *word, Set lanes);

// Copies of lanes have landed for an arrival; of a whole note, if it has no lanes any more. Whether that note is kept
// until somebody knows of them.
static bool screen_landed(Worker *worker, Cta *cta, uint32_t warp, LaneNote *note, Set lanes, const LaneNote *arrival);

// A CTA has ended: those that are kept are forgotten.
static void drop_landed(Worker *worker, Cta *cta);

// The allocation that a place to read from is in, or lies behind; null: it is below all. (Whoever asks whether somebody
// stores there needs its row of the table.)
static const Allocation *place_copied(Worker *worker, uint64_t address);

// A new last note of a warp, or null: there is no room.
static LaneNote *new_note(Worker *worker, Cta *cta, uint32_t warp, int32_t number);

// What every note of a copy has. Most often all lanes have the same group.
static void begin_note(Cta *cta, uint32_t warp, LaneNote *note, Set lanes, uint64_t size);

// The last note of a warp, or null.
INLINE LaneNote *last_note(const Cta *cta, uint32_t warp) {
    return cta->first_notes[warp] == 0 ? 0 : cta->last_notes[warp];
}

// Takes a note out of its warp's list: `link` points to it, `before` is the note there or null.
static void unlink_note(Cta *cta, uint32_t warp, LaneNote *note, void **link, LaneNote *before);

// Another copy may have the note.
static void free_note(Worker *worker, Cta *cta, LaneNote *note);

// Both.
static void drop_note(Worker *worker, Cta *cta, uint32_t warp, LaneNote *note, void **link, LaneNote *before);

// lane_lines.c

// Whether all lanes copy lines.
static bool are_lines(Worker *worker, uint64_t size);

// Takes note of a copy of lines, and has them fetched. False: it is none that is known to be right.
static bool copy_lines(Worker *worker, Cta *cta, uint32_t warp, int32_t number);

// lane_rows.c

// Takes note of a copy of lanes that are in rows or copy lines, if they are. They read all of what they write, or
// nothing. False: it is none that is known to be right.
static bool copy_together(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask, uint64_t size,
                          bool reads);

uint32_t ptxvm_copy_rows(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask, uint32_t word);
uint32_t ptxvm_copy_places(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask, uint32_t word,
                           uint64_t read, uint32_t from);

// lane_copies.c

uint32_t ptxvm_copy_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_commit_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_arrive_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);

// lane_landing.c

// For reports. Arrivals of many warps count as one.
static void log_arrival(Cta *cta, const LaneNote *note, uint64_t word);

// Lets arrive what waits to arrive at the mbarrier at an offset of shared memory. How many notes that were, or -1 if
// Python must see to it.
static int32_t land_arrivals(Worker *worker, Cta *cta, uint32_t barrier);

uint32_t ptxvm_wait_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_wait_all_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);

// tensor_cores.c

// The parts of an address of tensor memory.
INLINE uint32_t lane_of(uint64_t address) {
    return (uint32_t)address >> 16;
}

INLINE uint32_t column_at(uint64_t address) {
    return (uint32_t)address & 0xFFFF;
}


// Whether columns of tensor memory are allocated.
INLINE bool is_allocated(const TensorCore *core, uint32_t first, uint32_t columns) {
    if (first + columns > MOST_TENSOR_COLUMNS)
        return false;
    const int64_t *starts = core->starts;
    int64_t least = 0;
    for (uint32_t i = first; i < first + columns; i++)
        least = starts[i] < least ? starts[i] : least;
    return least >= 0;
}

// The plan of the call with a number, or null: a ProductPlan, TilePlan, LanesPlan or ColumnsPlan, as the call has it.
INLINE const void *product_plan(const Worker *worker, int32_t number) {
    void *const *plans = worker->product_plans;
    return (uint32_t)number < worker->product_plan_count ? plans[number] : 0;
}

// Whether one lane asks, all that is pending is native code's, and there is room for one more.
INLINE bool may_issue_tile(const Worker *worker, const Cta *cta, Set mask) {
    const TensorCore *core = cta->tensor_core;
    return core != 0 && worker->defers && !cta->asynchronous && size_of(mask) == 1 &&
           cta->tile_count < TILE_LIMIT;
}

INLINE Tile *new_tile(Cta *cta, enum TileKind kind, uint32_t warp, int32_t number, Set mask) {
    Tile *tile = &((TensorCore *)cta->tensor_core)->tiles[cta->tile_count++];
    *tile = (Tile){.kind = kind, .number = number, .warp = warp, .lanes = mask};
    return tile;
}

uint32_t ptxvm_allocate_columns(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_free_columns(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_give_up_columns(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_load_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_store_lanes(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_await_stores(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);

// Completes what arrives at the mbarrier at an offset of shared memory. False if Python must see to one.
static bool land_tiles(Cta *cta, uint32_t barrier);

uint32_t ptxvm_commit_tiles(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
