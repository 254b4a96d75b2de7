// Tensor copies that are not, or may not be, wholly inside their tensor: row by row, clipped when they are stored,
// filled when they are loaded. Also of four rows, and of the pixels under a moving window (im2col).

#include "copies.h"

// Where a walk through a box is, dimension by dimension.
typedef struct Walk {
    int64_t positions[MAX_RANK];
    int64_t lows[MAX_RANK];
    int64_t highs[MAX_RANK];
    int64_t shifts[MAX_RANK];  // im2colInfo
} Walk;

// What is done with each row: bytes from `first` to `last` of it are inside the tensor.
typedef struct Move {
    const TensorPlan *plan;
    Combine combine;  // null: bytes are moved
    int64_t first;
    int64_t last;
    bool stores;
} Move;

INLINE int64_t larger(int64_t a, int64_t b) {
    return a > b ? a : b;
}

INLINE int64_t smaller(int64_t a, int64_t b) {
    return a < b ? a : b;
}

static int64_t coordinate(uint64_t value) {
    return (int32_t)(uint32_t)value;
}

// Whether a window begins inside its bounding box, as far as this dimension goes: those of the pixels do, channels and
// images have none.
static bool begins_inside(const TensorPlan *plan, uint32_t d, int64_t value) {
    bool is_axis = plan->walk == WALK_KIND_WINDOW && d != 0 && d != plan->rank - 1;
    return !is_axis || (value >= plan->lows[d] && value < plan->highs[d]);
}

static uint8_t *walk_host(const Worker *worker, const TensorPlan *plan, uint32_t lane, uint32_t row, bool for_store) {
    uint32_t count = plan->walk == WALK_KIND_FOUR_ROWS ? 5 : plan->rank;
    for (uint32_t d = 0; d < count; d++) {
        int64_t value = coordinate(host_value(worker, row + d, lane));
        if ((value < 0 && for_store) || !begins_inside(plan, d, value))
            return 0;
    }
    for (uint32_t i = 0; i < plan->offsets; i++) {
        if (host_value(worker, row + plan->rank + i, lane) >= plan->offset_limit)
            return 0;
    }
    return global_host(worker, plan->base, plan->bytes, for_store);
}

static void begin_walk(Walk *walk, const TensorPlan *plan, const uint64_t *values) {
    for (uint32_t d = 0; d < MAX_RANK; d++) {
        int64_t value = coordinate(values[d]);
        int64_t origin = plan->walk == WALK_KIND_TILE ? value : 0;
        // Offset k of im2colInfo is along dimension k + 1.
        bool shifted = d != 0 && d - 1 < plan->offsets;
        walk->positions[d] = value;
        walk->lows[d] = plan->lows[d] + origin;
        walk->highs[d] = plan->highs[d] + origin;
        walk->shifts[d] = shifted ? coordinate(values[plan->rank + d - 1]) : 0;
    }
}

// Goes on to the next row of the box.
static void advance(Walk *walk, const TensorPlan *plan) {
    for (uint32_t d = 1; d < plan->rank; d++) {
        walk->positions[d] += plan->steps[d];
        if (walk->positions[d] < walk->highs[d])
            return;
        walk->positions[d] = walk->lows[d];
    }
}

// Adds what dimensions 1 and so on contribute to the address of a row. Whether the row is inside the tensor. Of four
// rows, number `skip` has its coordinate behind those of the ones before.
static bool add_dimensions(const Walk *walk, const TensorPlan *plan, uint32_t skip, uint64_t *address) {
    bool inside = true;
    for (uint32_t d = 1; d < plan->rank; d++) {
        uint64_t at = (uint64_t)(walk->positions[d + skip] + walk->shifts[d]);
        inside = inside && at < (uint64_t)plan->sizes[d];
        *address += at * plan->strides[d];
    }
    return inside;
}

// Moves the bytes inside of one chunk of a row that is at host address `address`, and fills the others of what is
// loaded. Or combines them.
static void move_chunk(const Move *move, uint64_t address, int64_t begin, int64_t last, uint8_t *inside) {
    int64_t from = larger(move->first, begin), size = smaller(last, begin + CHUNK) - from;
    uint8_t *outside = (uint8_t *)(address + (uint64_t)from);
    if (size == CHUNK && move->combine == 0) {
        __builtin_memcpy(move->stores ? outside : inside, move->stores ? inside : outside, CHUNK);
        return;
    }
    if (!move->stores)
        __builtin_memcpy(inside, move->plan->fill, CHUNK);
    if (size <= 0)
        return;
    uint8_t *part = inside + (from - begin);
    if (move->combine != 0)
        combine_bytes(move->combine, outside, part, (uint64_t)size);
    else
        __builtin_memcpy(move->stores ? outside : part, move->stores ? part : outside, (uint64_t)size);
}

// Begins at the first row of a copy, of which the host address is `start` but for what dimensions 1 and so on add.
static Move begin_move(Walk *walk, const Deferred *copy, bool stores, uint64_t *start) {
    const TensorPlan *plan = copy->plan;
    // Coordinates follow the map and the place in shared memory, in loads also the mbarrier.
    begin_walk(walk, plan, copy->values + (stores ? 2 : 3));
    int64_t unit = plan->unit, offset = walk->positions[0] * unit;
    Move move = {.plan = plan, .stores = stores};
    move.first = larger(-offset, 0);
    move.last = smaller((int64_t)plan->chunks * CHUNK, plan->sizes[0] * unit - offset);
    *start = (uint64_t)copy->outside + (uint64_t)offset;
    return move;
}

// Of a walk, at a host address: bytes from the first to before the last that are inside the tensor.
static bool visit_row(const Move *move, uint64_t address, bool inside, RowVisitor visitor, void *context) {
    int64_t last = smaller(move->last, (int64_t)move->plan->chunks * CHUNK);
    return !inside || last <= move->first ||
           visitor(context, address + (uint64_t)move->first, (uint64_t)(last - move->first));
}

static bool visit_rows(const Deferred *copy, RowVisitor visitor, void *context) {
    const TensorPlan *plan = copy->plan;
    Walk walk;
    uint64_t start = 0;
    Move move = begin_move(&walk, copy, copy->kind == DEFERRED_KIND_STORE, &start);
    bool is_four = plan->walk == WALK_KIND_FOUR_ROWS;
    for (uint32_t row = 0; row < plan->rows; row++) {
        uint64_t address = start;
        bool inside = add_dimensions(&walk, plan, is_four ? row : 0, &address);
        if (!visit_row(&move, address, inside, visitor, context))
            return false;
        if (!is_four)
            advance(&walk, plan);
    }
    return true;
}

static void walk_box(const Deferred *copy, uint8_t *box, bool stores, Combine combine) {
    const TensorPlan *plan = copy->plan;
    Walk walk;
    uint64_t start = 0;
    Move move = begin_move(&walk, copy, stores, &start);
    move.combine = combine;
    bool is_four = plan->walk == WALK_KIND_FOUR_ROWS;
    const uint32_t *places = plan->places;
    // What is stored could be the plan, as far as the compiler knows.
    uint32_t rows = plan->rows, chunks = plan->chunks;
    for (uint32_t row = 0; row < rows; row++, places += chunks) {
        uint64_t address = start;
        bool inside = add_dimensions(&walk, plan, is_four ? row : 0, &address);
        for (uint32_t c = 0; c < chunks; c++)
            move_chunk(&move, address, (int64_t)c * CHUNK, inside ? move.last : 0, box + places[c]);
        if (!is_four)
            advance(&walk, plan);
    }
}
