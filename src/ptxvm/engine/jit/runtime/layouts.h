// Generated from engine/jit/layouts by `make runtime`: what the fields mean is said there.

#pragma once

#include <stddef.h>
#include <stdint.h>

#define WINDOW_BITS 32
#define WINDOW_SIZE UINT64_C(0x100000000)
#define SHARED_WINDOW UINT64_C(0x100000000)
#define LOCAL_WINDOW UINT64_C(0x200000000)
#define CONST_WINDOW UINT64_C(0x300000000)
#define PARAM_WINDOW UINT64_C(0x400000000)
#define CODE_WINDOW UINT64_C(0x500000000)
#define SHARED_RANK_SHIFT 24
#define SHARED_RANK_BITS 8
#define RESERVED_SHARED_SHIFT 18
#define RESERVED_SHARED 262144
#define RESERVED_SHARED_SIZE 1024
#define CODE_STRIDE 16
#define NULL_PAGE 65536
#define DEVICE_STRIDE UINT64_C(0x400000000000)
#define DEVICE_LIMIT 16
#define MULTICAST_BASE UINT64_C(0x4400000000000)
#define ALLOCATION_ALIGNMENT 256
#define GUARD_GAP 65536
#define STACK_SIZE 524288
#define CALL_DEPTH_LIMIT 1024
#define DEFERRED_LIMIT 24
#define LANDED_LIMIT 16
#define LIFE_LIMIT 64
#define NOTE_ROWS 16
#define TOUCH_LIMIT 64
#define FOLLOWED_KNOWN 8
#define SCREEN_CACHES 64
#define SCREEN_QUIETS 16
#define SCREEN_RANGES 32
#define HEADER_SIZE 256
#define SHARED_NUMBER 1
#define LOCAL_NUMBER 2
#define CONST_NUMBER 3
#define PARAM_NUMBER 4
#define SHARED_STRIDE 16777216
#define BARRIER_COUNT 16
#define MAX_CLUSTER 16
#define MAX_WARPS 32
#define ALL_THREADS (-1)
#define NO_SITE (-1)
#define CTA_RUNS 1
#define CROWD 32
#define LARGE_CROWD 512
#define CTA_ENDS (-1)
#define HOST_ROWS 136
#define VECTOR_ALIGNMENT 64
#define LANE_SCRATCH 2048
#define TENSOR_WORDS 11
#define DEFERRED_VALUES 11
#define STAGES 16
#define LANE_ROWS 4
#define LANE_LINES 8
#define MAX_RANK 5
#define LINE 128
#define PIECES 4
#define SLOTS 4
#define PARTS 3
#define SCREEN_STEPS 8192
#define SCREEN_ROWS 4096
#define SCREEN_FIRST_REST 8
#define STEP_ROW 128
#define PLACES_FOLLOW 1
#define PLACES_SCATTERED 2
#define PAGE 4096
#define LOG_HEAD 64
#define LOGGED 4160
#define CLOCK_BITS 16
#define PAUSE_BITS 4
#define AGE_BITS 20
#define LAST_TIME 1048575
#define STRIDE_AT 3
#define LANE_AT 7
#define WARP_AT 15
#define TIME_AT 20
#define CTA_AT 40
#define OWNERS 2
#define OWNER_WROTE 1
#define OWNER_READ 2
#define OWNER_FOUND_WRITTEN 4
#define LIST 128
#define LOCAL_LIMIT 8192
#define WORD_WHO 127
#define WARP_OF_WORD 3968
#define WORD_CLOCK 65536
#define TOLD_LANE 32
#define SEVERAL_LANES 64
#define SEVERAL_WARPS 61506
#define WORD_STAMP_AT 8
#define QUIET_BITS 10
#define QUIET_FOR_ALL 1023
#define QUIET_CHANGES 512
#define LIST_OF_ALL 512
#define FOLLOWED_WORDS 1024
#define FOLLOWED_RELEASES 4
#define FOLLOWED_SPANS 4
#define CTA_LIMIT 16777215
#define LAST_AGE 1048575
#define MBARRIER_LIMIT 32
#define AGES_OF_LANES 96
#define FENCES_OF_WARPS 128
#define AGE_ROW 160
#define LANE_BITS 5
#define OPERAND_PARTS 640
#define SCREEN_LOADS 64
#define SECTOR_SLOTS_LOG 10
#define SECTOR_SLOTS 1024
#define TEXTURE_PLANS 256
#define TEXTURE_TRIES 8
#define TEXTURE_FACTOR UINT64_C(0x9e3779b97f4a7c15)
#define TEXTURE_LEVELS 18
#define GROUP_WARPS 4
#define PRODUCT_LIMIT 32
#define GROUP_LIMIT 16
#define MOST_TENSOR_COLUMNS 512
#define LANES_OF_TENSOR_MEMORY 128
#define COLUMNS_OF_TENSOR_MEMORY 576
#define TILE_LIMIT 128
#define STORE_LIMIT 32
#define MOST_REGISTERS 128
#define TILE_PARTS 4
#define MBARRIER_COUNT_BITS 20
#define MBARRIER_COUNT_LIMIT 1048575
#define MBARRIER_PENDING 1048575
#define MBARRIER_EXPECTED_SHIFT 20
#define MBARRIER_EXPECTED UINT64_C(0xfffff00000)
#define MBARRIER_TX_SHIFT 40
#define MBARRIER_TX_ZERO 1048576
#define MBARRIER_TX UINT64_C(0x1fffff0000000000)
#define MBARRIER_PHASE_SHIFT 61
#define MBARRIER_PHASE UINT64_C(0x2000000000000000)
#define MBARRIER_MARK_SHIFT 62
#define MBARRIER_MARK UINT64_C(0x8000000000000000)
#define MBARRIER_MARK_MASK UINT64_C(0xc000000000000000)
#define MBARRIER_REPORT_MARK UINT64_C(0x4000000000000000)
#define MBARRIER_COMPLETE UINT64_C(0x1000000000000000)
#define MBARRIER_SIZE 8
#define MBARRIER_REPORT_COUNT_LIMIT 511
#define MBARRIER_REPORT 511
#define MBARRIER_REPORT_PREDICATE 256
#define READ_AHEAD 8

enum Status {
    STATUS_DONE = 0,
    STATUS_BARRIER = 1,
    STATUS_YIELD = 2,
    STATUS_DEOPT = 3,
    STATUS_FAULT = 4,
    STATUS_STOPPED = 5,
    STATUS_SLICE = 6,
};

enum Outcome {
    OUTCOME_DONE = 0,
    OUTCOME_FAULT = 1,
    OUTCOME_AGAIN = 2,
};

enum Version {
    VERSION_FAST = 0,
    VERSION_SAFE = 1,
};

enum AccessSpace {
    ACCESS_SPACE_GENERIC = 0,
    ACCESS_SPACE_GLOBAL = 1,
    ACCESS_SPACE_SHARED = 2,
    ACCESS_SPACE_LOCAL = 3,
    ACCESS_SPACE_CONST = 4,
    ACCESS_SPACE_PARAM = 5,
    ACCESS_SPACE_SHARED_CLUSTER = 6,
};

enum FaultCode {
    FAULT_CODE_NONE = 0,
    FAULT_CODE_OUT_OF_BOUNDS = 1,
    FAULT_CODE_MISALIGNED = 2,
    FAULT_CODE_READ_ONLY = 3,
    FAULT_CODE_SHARED_BOUNDS = 4,
    FAULT_CODE_LOCAL_BOUNDS = 5,
    FAULT_CODE_PARAM_BOUNDS = 6,
    FAULT_CODE_TRAP = 7,
    FAULT_CODE_ASSERTION = 8,
    FAULT_CODE_STACK_OVERFLOW = 9,
    FAULT_CODE_UNSUPPORTED = 10,
    FAULT_CODE_BARRIER_RANGE = 11,
    FAULT_CODE_BARRIER_COUNT_MISMATCH = 12,
    FAULT_CODE_DEADLOCK = 13,
    FAULT_CODE_BAD_CALL_TARGET = 15,
    FAULT_CODE_LOCAL_ATOMIC = 16,
    FAULT_CODE_HOST_ALIGNMENT = 17,
    FAULT_CODE_CLUSTER_TWICE = 18,
    FAULT_CODE_CLUSTER_WITHOUT = 19,
    FAULT_CODE_PEER_RANK = 20,
    FAULT_CODE_PEER_EXITED = 21,
    FAULT_CODE_SUSPICION = 22,
};

enum Action {
    ACTION_RESUME = 0,
    ACTION_START = 1,
    ACTION_REVISIT = 2,
};

enum WorkerState {
    WORKER_STATE_FINISHED = 0,
    WORKER_STATE_NEEDS_SLOT = 1,
    WORKER_STATE_NEEDS_SAFE = 2,
    WORKER_STATE_FAULTED = 3,
    WORKER_STATE_STOPPED = 4,
    WORKER_STATE_IDLE = 5,
    WORKER_STATE_BLOCKED = 6,
};

enum RowWord {
    ROW_WORD_SIZE = 4,
    ROW_WORD_NARROW = 9,
    ROW_WORD_ALIKE = 10,
    ROW_WORD_TARGETS_FOLLOW = 11,
    ROW_WORD_SOURCES_FOLLOW = 12,
    ROW_WORD_COUNT = 16,
};

enum WalkKind {
    WALK_KIND_TILE = 0,
    WALK_KIND_FOUR_ROWS = 1,
    WALK_KIND_WINDOW = 2,
};

enum DeferredKind {
    DEFERRED_KIND_LANDED = 0,
    DEFERRED_KIND_LOAD = 1,
    DEFERRED_KIND_STORE = 2,
};

enum ScreenKind {
    SCREEN_KIND_READ = 0,
    SCREEN_KIND_WRITE = 1,
    SCREEN_KIND_STRONG_WRITE = 2,
    SCREEN_KIND_CHANGE = 3,
    SCREEN_KIND_UNCACHED = 4,
    SCREEN_KIND_SAME_WRITE = 5,
    SCREEN_KIND_TOLD_WRITE = 6,
};

enum ScreenOrder {
    SCREEN_ORDER_ACQUIRES = 1,
    SCREEN_ORDER_RELEASES = 2,
    SCREEN_ORDER_SHOWS = 4,
    SCREEN_ORDER_MAY_FAIL = 8,
};

enum ScreenFunction {
    SCREEN_FUNCTION_ACCESS = 0,
    SCREEN_FUNCTION_READS = 1,
    SCREEN_FUNCTION_STORE = 2,
    SCREEN_FUNCTION_SCATTER = 3,
};

enum ScreenMode {
    SCREEN_MODE_ALONE = 0,
    SCREEN_MODE_FOLLOWS = 1,
    SCREEN_MODE_RECORDS = 2,
};

enum Stride {
    STRIDE_SAME = 8,
    STRIDE_SPREAD = 11,
};

enum CountOf {
    COUNT_OF_GLOBAL_LANES = 0,
    COUNT_OF_SECTORS_ASKED = 1,
    COUNT_OF_SECTORS_MOVED = 2,
    COUNT_OF_SHARED_LANES = 3,
    COUNT_OF_WAVEFRONTS = 4,
    COUNT_OF_CONFLICTS = 5,
    COUNT_OF_LOCAL_LANES = 6,
    COUNT_OF_COLLISIONS = 7,
    COUNT_OF_ALLOCATION = 8,
    COUNT_OF_ALLOCATION_SIZE = 9,
};

enum Lookup {
    LOOKUP_PLACE = 0,
    LOOKUP_TEXEL = 1,
    LOOKUP_SURFACE = 2,
    LOOKUP_GATHER = 3,
};

enum TexelKind {
    TEXEL_KIND_PLAIN = 0,
    TEXEL_KIND_FLOAT16 = 1,
    TEXEL_KIND_UNORM = 2,
    TEXEL_KIND_SNORM16 = 3,
    TEXEL_KIND_SNORM8 = 4,
    TEXEL_KIND_FLOAT32 = 5,
    TEXEL_KIND_SRGB = 6,
};

enum Edge {
    EDGE_TRAP = 0,
    EDGE_CLAMP = 1,
    EDGE_ZERO = 2,
};

enum Update {
    UPDATE_ADD = 0,
    UPDATE_MIN = 1,
    UPDATE_MAX = 2,
    UPDATE_AND = 3,
    UPDATE_OR = 4,
};

enum Word {
    WORD_CONVERGING = 0,
    WORD_SUSPENDED = 1,
    WORD_AT_BARRIER = 2,
    WORD_ARRIVED = 3,
    WORD_PREDICATES = 4,
    WORD_LEADER = 5,
    WORD_LEADS = 6,
    WORD_MOVED = 7,
    WORD_LET_GO = 8,
};

enum LaneWord {
    LANE_WORD_BARRIER = 0,
    LANE_WORD_THREADS = 1,
    LANE_WORD_SITE = 2,
    LANE_WORD_PHASE = 3,
    LANE_WORD_TRUE = 4,
    LANE_WORD_FALSE = 5,
    LANE_WORD_FRAME = 6,
    LANE_WORD_DEPTH = 7,
    LANE_WORD_TOP = 8,
    LANE_WORD_SAVED = 9,
    LANE_WORD_MEMBERS = 10,
};

enum TileKind {
    TILE_KIND_COMPLETE = 0,
    TILE_KIND_PRODUCT = 1,
    TILE_KIND_COMMIT = 2,
};

typedef struct TensorPlan {
    uint8_t map[128];
    int32_t number;
    uint32_t phase;
    uint32_t rank;
    uint32_t rows;
    uint32_t chunks;
    uint32_t extent;
    uint32_t size;
    uint32_t unit;
    uint32_t walk;
    uint32_t fits;
    uint32_t offsets;
    uint32_t offset_limit;
    uint64_t fill[2];
    int64_t sizes[5];
    int64_t steps[5];
    int64_t lows[5];
    int64_t highs[5];
    uint64_t limits[5];
    uint64_t strides[5];
    uint64_t base;
    uint64_t bytes;
    void *row_offsets;
    void *places;
    void *combine;
} TensorPlan;

_Static_assert(sizeof(TensorPlan) == 472, "");
_Static_assert(offsetof(TensorPlan, map) == 0, "");
_Static_assert(offsetof(TensorPlan, number) == 128, "");
_Static_assert(offsetof(TensorPlan, phase) == 132, "");
_Static_assert(offsetof(TensorPlan, rank) == 136, "");
_Static_assert(offsetof(TensorPlan, rows) == 140, "");
_Static_assert(offsetof(TensorPlan, chunks) == 144, "");
_Static_assert(offsetof(TensorPlan, extent) == 148, "");
_Static_assert(offsetof(TensorPlan, size) == 152, "");
_Static_assert(offsetof(TensorPlan, unit) == 156, "");
_Static_assert(offsetof(TensorPlan, walk) == 160, "");
_Static_assert(offsetof(TensorPlan, fits) == 164, "");
_Static_assert(offsetof(TensorPlan, offsets) == 168, "");
_Static_assert(offsetof(TensorPlan, offset_limit) == 172, "");
_Static_assert(offsetof(TensorPlan, fill) == 176, "");
_Static_assert(offsetof(TensorPlan, sizes) == 192, "");
_Static_assert(offsetof(TensorPlan, steps) == 232, "");
_Static_assert(offsetof(TensorPlan, lows) == 272, "");
_Static_assert(offsetof(TensorPlan, highs) == 312, "");
_Static_assert(offsetof(TensorPlan, limits) == 352, "");
_Static_assert(offsetof(TensorPlan, strides) == 392, "");
_Static_assert(offsetof(TensorPlan, base) == 432, "");
_Static_assert(offsetof(TensorPlan, bytes) == 440, "");
_Static_assert(offsetof(TensorPlan, row_offsets) == 448, "");
_Static_assert(offsetof(TensorPlan, places) == 456, "");
_Static_assert(offsetof(TensorPlan, combine) == 464, "");

typedef struct Deferred {
    int32_t number;
    uint32_t kind;
    uint32_t warp;
    uint32_t lanes;
    uint32_t size;
    uint32_t shared;
    uint32_t barrier;
    uint32_t age;
    uint32_t stage;
    uint32_t walks;
    void *outside;
    void *plan;
    void *combine;
    uint64_t values[11];
} Deferred;

_Static_assert(sizeof(Deferred) == 152, "");
_Static_assert(offsetof(Deferred, number) == 0, "");
_Static_assert(offsetof(Deferred, kind) == 4, "");
_Static_assert(offsetof(Deferred, warp) == 8, "");
_Static_assert(offsetof(Deferred, lanes) == 12, "");
_Static_assert(offsetof(Deferred, size) == 16, "");
_Static_assert(offsetof(Deferred, shared) == 20, "");
_Static_assert(offsetof(Deferred, barrier) == 24, "");
_Static_assert(offsetof(Deferred, age) == 28, "");
_Static_assert(offsetof(Deferred, stage) == 32, "");
_Static_assert(offsetof(Deferred, walks) == 36, "");
_Static_assert(offsetof(Deferred, outside) == 40, "");
_Static_assert(offsetof(Deferred, plan) == 48, "");
_Static_assert(offsetof(Deferred, combine) == 56, "");
_Static_assert(offsetof(Deferred, values) == 64, "");

typedef struct LaneNote {
    void *next;
    uint32_t copies;
    uint32_t lanes;
    uint32_t size;
    uint32_t whole;
    uint64_t base;
    int64_t delta;
    uint32_t group;
    uint32_t mixed;
    uint32_t rows;
    uint32_t open;
    uint32_t barrier;
    uint32_t warp;
    int32_t row_offsets[16];
    uint32_t row_targets[16];
    int32_t numbers[16];
    int32_t offsets[32];
    uint32_t targets[32];
    uint32_t groups[32];
    uint8_t reads[32];
    uint32_t age;
    uint8_t _pad_end[28];
} LaneNote;

_Static_assert(sizeof(LaneNote) == 704, "");
_Static_assert(offsetof(LaneNote, next) == 0, "");
_Static_assert(offsetof(LaneNote, copies) == 8, "");
_Static_assert(offsetof(LaneNote, lanes) == 12, "");
_Static_assert(offsetof(LaneNote, size) == 16, "");
_Static_assert(offsetof(LaneNote, whole) == 20, "");
_Static_assert(offsetof(LaneNote, base) == 24, "");
_Static_assert(offsetof(LaneNote, delta) == 32, "");
_Static_assert(offsetof(LaneNote, group) == 40, "");
_Static_assert(offsetof(LaneNote, mixed) == 44, "");
_Static_assert(offsetof(LaneNote, rows) == 48, "");
_Static_assert(offsetof(LaneNote, open) == 52, "");
_Static_assert(offsetof(LaneNote, barrier) == 56, "");
_Static_assert(offsetof(LaneNote, warp) == 60, "");
_Static_assert(offsetof(LaneNote, row_offsets) == 64, "");
_Static_assert(offsetof(LaneNote, row_targets) == 128, "");
_Static_assert(offsetof(LaneNote, numbers) == 192, "");
_Static_assert(offsetof(LaneNote, offsets) == 256, "");
_Static_assert(offsetof(LaneNote, targets) == 384, "");
_Static_assert(offsetof(LaneNote, groups) == 512, "");
_Static_assert(offsetof(LaneNote, reads) == 640, "");
_Static_assert(offsetof(LaneNote, age) == 672, "");
_Static_assert(offsetof(LaneNote, _pad_end) == 676, "");

typedef struct Life {
    int32_t number;
    uint32_t offset;
} Life;

_Static_assert(sizeof(Life) == 8, "");
_Static_assert(offsetof(Life, number) == 0, "");
_Static_assert(offsetof(Life, offset) == 4, "");

typedef struct Touch {
    uint32_t address;
    int32_t number;
} Touch;

_Static_assert(sizeof(Touch) == 8, "");
_Static_assert(offsetof(Touch, address) == 0, "");
_Static_assert(offsetof(Touch, number) == 4, "");

typedef struct Landed {
    int32_t number;
    uint32_t barrier;
    uint32_t size;
    uint32_t parity;
} Landed;

_Static_assert(sizeof(Landed) == 16, "");
_Static_assert(offsetof(Landed, number) == 0, "");
_Static_assert(offsetof(Landed, barrier) == 4, "");
_Static_assert(offsetof(Landed, size) == 8, "");
_Static_assert(offsetof(Landed, parity) == 12, "");

typedef struct ScreenRun {
    uint32_t first;
    uint32_t count;
    int64_t offset;
    uint32_t log;
    uint32_t step;
} ScreenRun;

_Static_assert(sizeof(ScreenRun) == 24, "");
_Static_assert(offsetof(ScreenRun, first) == 0, "");
_Static_assert(offsetof(ScreenRun, count) == 4, "");
_Static_assert(offsetof(ScreenRun, offset) == 8, "");
_Static_assert(offsetof(ScreenRun, log) == 16, "");
_Static_assert(offsetof(ScreenRun, step) == 20, "");

typedef struct ScreenAccess {
    uint32_t space;
    uint32_t kind;
    uint32_t width;
    uint32_t strong;
    uint32_t strong_inside;
    uint32_t site;
    uint32_t runs;
    uint32_t cache;
    uint64_t span;
    uint32_t order;
    uint32_t lined;
    uint32_t range;
    uint32_t parts;
} ScreenAccess;

_Static_assert(sizeof(ScreenAccess) == 56, "");
_Static_assert(offsetof(ScreenAccess, space) == 0, "");
_Static_assert(offsetof(ScreenAccess, kind) == 4, "");
_Static_assert(offsetof(ScreenAccess, width) == 8, "");
_Static_assert(offsetof(ScreenAccess, strong) == 12, "");
_Static_assert(offsetof(ScreenAccess, strong_inside) == 16, "");
_Static_assert(offsetof(ScreenAccess, site) == 20, "");
_Static_assert(offsetof(ScreenAccess, runs) == 24, "");
_Static_assert(offsetof(ScreenAccess, cache) == 28, "");
_Static_assert(offsetof(ScreenAccess, span) == 32, "");
_Static_assert(offsetof(ScreenAccess, order) == 40, "");
_Static_assert(offsetof(ScreenAccess, lined) == 44, "");
_Static_assert(offsetof(ScreenAccess, range) == 48, "");
_Static_assert(offsetof(ScreenAccess, parts) == 52, "");

typedef struct ScreenMember {
    void *access;
    int64_t offset;
} ScreenMember;

_Static_assert(sizeof(ScreenMember) == 16, "");
_Static_assert(offsetof(ScreenMember, access) == 0, "");
_Static_assert(offsetof(ScreenMember, offset) == 8, "");

typedef struct ScreenReads {
    int64_t low;
    uint64_t span;
    uint32_t count;
    uint32_t is_joint;
    uint32_t unit;
    uint32_t _pad;
} ScreenReads;

_Static_assert(sizeof(ScreenReads) == 32, "");
_Static_assert(offsetof(ScreenReads, low) == 0, "");
_Static_assert(offsetof(ScreenReads, span) == 8, "");
_Static_assert(offsetof(ScreenReads, count) == 16, "");
_Static_assert(offsetof(ScreenReads, is_joint) == 20, "");
_Static_assert(offsetof(ScreenReads, unit) == 24, "");
_Static_assert(offsetof(ScreenReads, _pad) == 28, "");

typedef struct ScreenLine {
    uint64_t tag;
    uint64_t quiet;
    uint64_t stamps[4];
    uint32_t masks[4];
} ScreenLine;

_Static_assert(sizeof(ScreenLine) == 64, "");
_Static_assert(offsetof(ScreenLine, tag) == 0, "");
_Static_assert(offsetof(ScreenLine, quiet) == 8, "");
_Static_assert(offsetof(ScreenLine, stamps) == 16, "");
_Static_assert(offsetof(ScreenLine, masks) == 48, "");

typedef struct ScreenParts {
    uint64_t stamps[3];
    uint32_t masks[3];
} ScreenParts;

_Static_assert(sizeof(ScreenParts) == 40, "");
_Static_assert(offsetof(ScreenParts, stamps) == 0, "");
_Static_assert(offsetof(ScreenParts, masks) == 24, "");

typedef struct ScreenPage {
    uint64_t epoch;
    uint64_t owners[64];
    uint64_t grid;
} ScreenPage;

_Static_assert(sizeof(ScreenPage) == 528, "");
_Static_assert(offsetof(ScreenPage, epoch) == 0, "");
_Static_assert(offsetof(ScreenPage, owners) == 8, "");
_Static_assert(offsetof(ScreenPage, grid) == 520, "");

typedef struct ScreenCache {
    uint64_t access;
    uint64_t base;
    uint64_t size;
    uint64_t host;
    uint64_t met;
    void *lines;
    void *lists;
    void *pages;
    void *parts;
    void *unwritten;
} ScreenCache;

_Static_assert(sizeof(ScreenCache) == 80, "");
_Static_assert(offsetof(ScreenCache, access) == 0, "");
_Static_assert(offsetof(ScreenCache, base) == 8, "");
_Static_assert(offsetof(ScreenCache, size) == 16, "");
_Static_assert(offsetof(ScreenCache, host) == 24, "");
_Static_assert(offsetof(ScreenCache, met) == 32, "");
_Static_assert(offsetof(ScreenCache, lines) == 40, "");
_Static_assert(offsetof(ScreenCache, lists) == 48, "");
_Static_assert(offsetof(ScreenCache, pages) == 56, "");
_Static_assert(offsetof(ScreenCache, parts) == 64, "");
_Static_assert(offsetof(ScreenCache, unwritten) == 72, "");

typedef struct ScreenQuiet {
    uint64_t reads;
    uint64_t low;
    uint64_t quiet;
    uint64_t broken;
} ScreenQuiet;

_Static_assert(sizeof(ScreenQuiet) == 32, "");
_Static_assert(offsetof(ScreenQuiet, reads) == 0, "");
_Static_assert(offsetof(ScreenQuiet, low) == 8, "");
_Static_assert(offsetof(ScreenQuiet, quiet) == 16, "");
_Static_assert(offsetof(ScreenQuiet, broken) == 24, "");

typedef struct ScreenRange {
    uint64_t access;
    uint64_t low;
    uint64_t room;
    uint64_t quiet;
    uint64_t broken;
} ScreenRange;

_Static_assert(sizeof(ScreenRange) == 40, "");
_Static_assert(offsetof(ScreenRange, access) == 0, "");
_Static_assert(offsetof(ScreenRange, low) == 8, "");
_Static_assert(offsetof(ScreenRange, room) == 16, "");
_Static_assert(offsetof(ScreenRange, quiet) == 24, "");
_Static_assert(offsetof(ScreenRange, broken) == 32, "");

typedef struct ScreenStep {
    uint64_t looked_at;
    uint64_t base;
    uint64_t when;
    uint32_t mask;
    uint32_t function;
    uint32_t row;
    uint32_t _pad;
} ScreenStep;

_Static_assert(sizeof(ScreenStep) == 40, "");
_Static_assert(offsetof(ScreenStep, looked_at) == 0, "");
_Static_assert(offsetof(ScreenStep, base) == 8, "");
_Static_assert(offsetof(ScreenStep, when) == 16, "");
_Static_assert(offsetof(ScreenStep, mask) == 24, "");
_Static_assert(offsetof(ScreenStep, function) == 28, "");
_Static_assert(offsetof(ScreenStep, row) == 32, "");
_Static_assert(offsetof(ScreenStep, _pad) == 36, "");

typedef struct FollowedSpan {
    uint64_t first;
    uint64_t last;
    uint64_t word;
} FollowedSpan;

_Static_assert(sizeof(FollowedSpan) == 24, "");
_Static_assert(offsetof(FollowedSpan, first) == 0, "");
_Static_assert(offsetof(FollowedSpan, last) == 8, "");
_Static_assert(offsetof(FollowedSpan, word) == 16, "");

typedef struct FollowedWord {
    uint64_t address;
    uint64_t first;
    uint64_t last;
    uint32_t width;
    uint32_t whole;
    FollowedSpan spans[4];
} FollowedWord;

_Static_assert(sizeof(FollowedWord) == 128, "");
_Static_assert(offsetof(FollowedWord, address) == 0, "");
_Static_assert(offsetof(FollowedWord, first) == 8, "");
_Static_assert(offsetof(FollowedWord, last) == 16, "");
_Static_assert(offsetof(FollowedWord, width) == 24, "");
_Static_assert(offsetof(FollowedWord, whole) == 28, "");
_Static_assert(offsetof(FollowedWord, spans) == 32, "");

typedef struct FollowedRelease {
    uint64_t number;
    uint64_t stamp;
    uint32_t word;
    uint32_t lanes;
} FollowedRelease;

_Static_assert(sizeof(FollowedRelease) == 24, "");
_Static_assert(offsetof(FollowedRelease, number) == 0, "");
_Static_assert(offsetof(FollowedRelease, stamp) == 8, "");
_Static_assert(offsetof(FollowedRelease, word) == 16, "");
_Static_assert(offsetof(FollowedRelease, lanes) == 20, "");

typedef struct FollowedKnown {
    FollowedSpan span;
    uint32_t warp;
    uint32_t lanes;
    uint64_t clock;
} FollowedKnown;

_Static_assert(sizeof(FollowedKnown) == 40, "");
_Static_assert(offsetof(FollowedKnown, span) == 0, "");
_Static_assert(offsetof(FollowedKnown, warp) == 24, "");
_Static_assert(offsetof(FollowedKnown, lanes) == 28, "");
_Static_assert(offsetof(FollowedKnown, clock) == 32, "");

typedef struct FollowedWarp {
    uint32_t lanes;
    uint32_t fence_lanes;
    FollowedSpan spans[4];
    uint64_t fence;
    uint32_t fresh;
    uint32_t has_released;
} FollowedWarp;

_Static_assert(sizeof(FollowedWarp) == 120, "");
_Static_assert(offsetof(FollowedWarp, lanes) == 0, "");
_Static_assert(offsetof(FollowedWarp, fence_lanes) == 4, "");
_Static_assert(offsetof(FollowedWarp, spans) == 8, "");
_Static_assert(offsetof(FollowedWarp, fence) == 104, "");
_Static_assert(offsetof(FollowedWarp, fresh) == 112, "");
_Static_assert(offsetof(FollowedWarp, has_released) == 116, "");

typedef struct CountAccess {
    uint32_t space;
    uint32_t width;
    uint32_t lanes;
    uint32_t affine;
    uint32_t atomic;
    uint32_t _pad;
    uint64_t row;
    int64_t offsets[32];
} CountAccess;

_Static_assert(sizeof(CountAccess) == 288, "");
_Static_assert(offsetof(CountAccess, space) == 0, "");
_Static_assert(offsetof(CountAccess, width) == 4, "");
_Static_assert(offsetof(CountAccess, lanes) == 8, "");
_Static_assert(offsetof(CountAccess, affine) == 12, "");
_Static_assert(offsetof(CountAccess, atomic) == 16, "");
_Static_assert(offsetof(CountAccess, _pad) == 20, "");
_Static_assert(offsetof(CountAccess, row) == 24, "");
_Static_assert(offsetof(CountAccess, offsets) == 32, "");

typedef struct CountTables {
    uint64_t number;
    uint32_t turn;
    uint32_t words;
    uint64_t sectors[1024];
    uint32_t places[1024];
} CountTables;

_Static_assert(sizeof(CountTables) == 12304, "");
_Static_assert(offsetof(CountTables, number) == 0, "");
_Static_assert(offsetof(CountTables, turn) == 8, "");
_Static_assert(offsetof(CountTables, words) == 12, "");
_Static_assert(offsetof(CountTables, sectors) == 16, "");
_Static_assert(offsetof(CountTables, places) == 8208, "");

typedef struct TextureLevel {
    uint64_t base;
    int64_t strides[4];
    int32_t extent[4];
} TextureLevel;

_Static_assert(sizeof(TextureLevel) == 56, "");
_Static_assert(offsetof(TextureLevel, base) == 0, "");
_Static_assert(offsetof(TextureLevel, strides) == 8, "");
_Static_assert(offsetof(TextureLevel, extent) == 40, "");

typedef struct TexturePlan {
    uint64_t handle;
    uint64_t sampler;
    uint64_t table;
    int32_t number;
    uint32_t lookup;
    uint32_t level_count;
    uint32_t coordinates;
    uint32_t offsets;
    uint32_t is_mipmapped;
    uint32_t gives_level;
    uint32_t gradients;
    uint32_t filters;
    uint32_t mip_filters;
    uint32_t is_anisotropic;
    int32_t bias;
    int32_t flat;
    int32_t steepness;
    int32_t least;
    int32_t most;
    uint32_t is_cube;
    uint32_t modes[3];
    uint32_t axes;
    uint32_t filter_axes;
    uint32_t layered;
    uint32_t normalized;
    uint32_t kind;
    uint32_t bits;
    uint32_t is_signed;
    uint32_t channels;
    uint32_t component;
    uint32_t results;
    uint32_t border[4];
    uint32_t border_bits[4];
    uint32_t size;
    uint32_t count;
    uint32_t scale;
    int32_t row;
    uint32_t edge;
    uint32_t update;
    TextureLevel levels[18];
} TexturePlan;

_Static_assert(sizeof(TexturePlan) == 1208, "");
_Static_assert(offsetof(TexturePlan, handle) == 0, "");
_Static_assert(offsetof(TexturePlan, sampler) == 8, "");
_Static_assert(offsetof(TexturePlan, table) == 16, "");
_Static_assert(offsetof(TexturePlan, number) == 24, "");
_Static_assert(offsetof(TexturePlan, lookup) == 28, "");
_Static_assert(offsetof(TexturePlan, level_count) == 32, "");
_Static_assert(offsetof(TexturePlan, coordinates) == 36, "");
_Static_assert(offsetof(TexturePlan, offsets) == 40, "");
_Static_assert(offsetof(TexturePlan, is_mipmapped) == 44, "");
_Static_assert(offsetof(TexturePlan, gives_level) == 48, "");
_Static_assert(offsetof(TexturePlan, gradients) == 52, "");
_Static_assert(offsetof(TexturePlan, filters) == 56, "");
_Static_assert(offsetof(TexturePlan, mip_filters) == 60, "");
_Static_assert(offsetof(TexturePlan, is_anisotropic) == 64, "");
_Static_assert(offsetof(TexturePlan, bias) == 68, "");
_Static_assert(offsetof(TexturePlan, flat) == 72, "");
_Static_assert(offsetof(TexturePlan, steepness) == 76, "");
_Static_assert(offsetof(TexturePlan, least) == 80, "");
_Static_assert(offsetof(TexturePlan, most) == 84, "");
_Static_assert(offsetof(TexturePlan, is_cube) == 88, "");
_Static_assert(offsetof(TexturePlan, modes) == 92, "");
_Static_assert(offsetof(TexturePlan, axes) == 104, "");
_Static_assert(offsetof(TexturePlan, filter_axes) == 108, "");
_Static_assert(offsetof(TexturePlan, layered) == 112, "");
_Static_assert(offsetof(TexturePlan, normalized) == 116, "");
_Static_assert(offsetof(TexturePlan, kind) == 120, "");
_Static_assert(offsetof(TexturePlan, bits) == 124, "");
_Static_assert(offsetof(TexturePlan, is_signed) == 128, "");
_Static_assert(offsetof(TexturePlan, channels) == 132, "");
_Static_assert(offsetof(TexturePlan, component) == 136, "");
_Static_assert(offsetof(TexturePlan, results) == 140, "");
_Static_assert(offsetof(TexturePlan, border) == 144, "");
_Static_assert(offsetof(TexturePlan, border_bits) == 160, "");
_Static_assert(offsetof(TexturePlan, size) == 176, "");
_Static_assert(offsetof(TexturePlan, count) == 180, "");
_Static_assert(offsetof(TexturePlan, scale) == 184, "");
_Static_assert(offsetof(TexturePlan, row) == 188, "");
_Static_assert(offsetof(TexturePlan, edge) == 192, "");
_Static_assert(offsetof(TexturePlan, update) == 196, "");
_Static_assert(offsetof(TexturePlan, levels) == 200, "");

typedef struct ProductPlan {
    void *recipe;
    void *a;
    void *d;
    void *marks;
    uint32_t first_mark;
    uint32_t mark_bytes;
    uint32_t start;
    uint32_t n;
    uint32_t a_transposed;
    uint32_t b_transposed;
    uint32_t a_signs;
    uint32_t b_signs;
} ProductPlan;

_Static_assert(sizeof(ProductPlan) == 64, "");
_Static_assert(offsetof(ProductPlan, recipe) == 0, "");
_Static_assert(offsetof(ProductPlan, a) == 8, "");
_Static_assert(offsetof(ProductPlan, d) == 16, "");
_Static_assert(offsetof(ProductPlan, marks) == 24, "");
_Static_assert(offsetof(ProductPlan, first_mark) == 32, "");
_Static_assert(offsetof(ProductPlan, mark_bytes) == 36, "");
_Static_assert(offsetof(ProductPlan, start) == 40, "");
_Static_assert(offsetof(ProductPlan, n) == 44, "");
_Static_assert(offsetof(ProductPlan, a_transposed) == 48, "");
_Static_assert(offsetof(ProductPlan, b_transposed) == 52, "");
_Static_assert(offsetof(ProductPlan, a_signs) == 56, "");
_Static_assert(offsetof(ProductPlan, b_signs) == 60, "");

typedef struct Issued {
    int32_t number;
    uint32_t adds;
    uint64_t b;
    uint64_t a;
} Issued;

_Static_assert(sizeof(Issued) == 24, "");
_Static_assert(offsetof(Issued, number) == 0, "");
_Static_assert(offsetof(Issued, adds) == 4, "");
_Static_assert(offsetof(Issued, b) == 8, "");
_Static_assert(offsetof(Issued, a) == 16, "");

typedef struct Warpgroup {
    uint32_t issued[4];
    uint32_t closed[4];
    uint32_t waited[4];
    uint32_t begun;
    uint32_t completed;
    uint32_t adopted;
    uint32_t _pad;
    uint32_t ends[4][16];
    Issued products[32][4];
} Warpgroup;

_Static_assert(sizeof(Warpgroup) == 3392, "");
_Static_assert(offsetof(Warpgroup, issued) == 0, "");
_Static_assert(offsetof(Warpgroup, closed) == 16, "");
_Static_assert(offsetof(Warpgroup, waited) == 32, "");
_Static_assert(offsetof(Warpgroup, begun) == 48, "");
_Static_assert(offsetof(Warpgroup, completed) == 52, "");
_Static_assert(offsetof(Warpgroup, adopted) == 56, "");
_Static_assert(offsetof(Warpgroup, _pad) == 60, "");
_Static_assert(offsetof(Warpgroup, ends) == 64, "");
_Static_assert(offsetof(Warpgroup, products) == 320, "");

typedef struct TilePart {
    uint32_t lane;
    uint32_t step;
    uint32_t first;
    uint32_t columns;
} TilePart;

_Static_assert(sizeof(TilePart) == 16, "");
_Static_assert(offsetof(TilePart, lane) == 0, "");
_Static_assert(offsetof(TilePart, step) == 4, "");
_Static_assert(offsetof(TilePart, first) == 8, "");
_Static_assert(offsetof(TilePart, columns) == 12, "");

typedef struct TilePlan {
    void *next;
    void *recipe;
    uint32_t descriptor;
    uint32_t m;
    uint32_t n;
    uint32_t halves;
    uint32_t a_is_tensor;
    uint32_t a_unit;
    uint32_t b_unit;
    uint32_t a_signs;
    uint32_t b_signs;
    uint32_t part_count;
    TilePart parts[4];
} TilePlan;

_Static_assert(sizeof(TilePlan) == 120, "");
_Static_assert(offsetof(TilePlan, next) == 0, "");
_Static_assert(offsetof(TilePlan, recipe) == 8, "");
_Static_assert(offsetof(TilePlan, descriptor) == 16, "");
_Static_assert(offsetof(TilePlan, m) == 20, "");
_Static_assert(offsetof(TilePlan, n) == 24, "");
_Static_assert(offsetof(TilePlan, halves) == 28, "");
_Static_assert(offsetof(TilePlan, a_is_tensor) == 32, "");
_Static_assert(offsetof(TilePlan, a_unit) == 36, "");
_Static_assert(offsetof(TilePlan, b_unit) == 40, "");
_Static_assert(offsetof(TilePlan, a_signs) == 44, "");
_Static_assert(offsetof(TilePlan, b_signs) == 48, "");
_Static_assert(offsetof(TilePlan, part_count) == 52, "");
_Static_assert(offsetof(TilePlan, parts) == 56, "");

typedef struct Tile {
    uint32_t kind;
    int32_t number;
    uint32_t warp;
    uint32_t lanes;
    void *plan;
    uint64_t d;
    uint64_t a;
    uint64_t b;
    uint64_t adds;
} Tile;

_Static_assert(sizeof(Tile) == 56, "");
_Static_assert(offsetof(Tile, kind) == 0, "");
_Static_assert(offsetof(Tile, number) == 4, "");
_Static_assert(offsetof(Tile, warp) == 8, "");
_Static_assert(offsetof(Tile, lanes) == 12, "");
_Static_assert(offsetof(Tile, plan) == 16, "");
_Static_assert(offsetof(Tile, d) == 24, "");
_Static_assert(offsetof(Tile, a) == 32, "");
_Static_assert(offsetof(Tile, b) == 40, "");
_Static_assert(offsetof(Tile, adds) == 48, "");

typedef struct LanesPlan {
    void *places;
    uint32_t registers;
    uint32_t columns;
    uint32_t lanes;
    uint32_t halves;
} LanesPlan;

_Static_assert(sizeof(LanesPlan) == 24, "");
_Static_assert(offsetof(LanesPlan, places) == 0, "");
_Static_assert(offsetof(LanesPlan, registers) == 8, "");
_Static_assert(offsetof(LanesPlan, columns) == 12, "");
_Static_assert(offsetof(LanesPlan, lanes) == 16, "");
_Static_assert(offsetof(LanesPlan, halves) == 20, "");

typedef struct LanesStore {
    int32_t number;
    uint32_t warp;
    uint64_t address;
    uint64_t distance;
    void *plan;
    uint32_t values[4096];
} LanesStore;

_Static_assert(sizeof(LanesStore) == 16416, "");
_Static_assert(offsetof(LanesStore, number) == 0, "");
_Static_assert(offsetof(LanesStore, warp) == 4, "");
_Static_assert(offsetof(LanesStore, address) == 8, "");
_Static_assert(offsetof(LanesStore, distance) == 16, "");
_Static_assert(offsetof(LanesStore, plan) == 24, "");
_Static_assert(offsetof(LanesStore, values) == 32, "");

typedef struct ColumnsPlan {
    uint32_t line;
} ColumnsPlan;

_Static_assert(sizeof(ColumnsPlan) == 4, "");
_Static_assert(offsetof(ColumnsPlan, line) == 0, "");

typedef struct TensorCore {
    void *multiply;
    uint32_t used;
    uint32_t given_up;
    uint32_t exclusive;
    uint32_t waits;
    int64_t starts[576];
    int32_t lines[576];
    uint8_t freed[576];
    Tile tiles[128];
    LanesStore stores[32];
    uint32_t words[73728];
} TensorCore;

_Static_assert(sizeof(TensorCore) == 834904, "");
_Static_assert(offsetof(TensorCore, multiply) == 0, "");
_Static_assert(offsetof(TensorCore, used) == 8, "");
_Static_assert(offsetof(TensorCore, given_up) == 12, "");
_Static_assert(offsetof(TensorCore, exclusive) == 16, "");
_Static_assert(offsetof(TensorCore, waits) == 20, "");
_Static_assert(offsetof(TensorCore, starts) == 24, "");
_Static_assert(offsetof(TensorCore, lines) == 4632, "");
_Static_assert(offsetof(TensorCore, freed) == 6936, "");
_Static_assert(offsetof(TensorCore, tiles) == 7512, "");
_Static_assert(offsetof(TensorCore, stores) == 14680, "");
_Static_assert(offsetof(TensorCore, words) == 539992, "");

typedef struct SiteCache {
    uint64_t base;
    uint64_t room;
    int64_t delta;
    uint64_t met;
    uint64_t seen;
    int64_t step;
    int64_t ahead;
} SiteCache;

_Static_assert(sizeof(SiteCache) == 56, "");
_Static_assert(offsetof(SiteCache, base) == 0, "");
_Static_assert(offsetof(SiteCache, room) == 8, "");
_Static_assert(offsetof(SiteCache, delta) == 16, "");
_Static_assert(offsetof(SiteCache, met) == 24, "");
_Static_assert(offsetof(SiteCache, seen) == 32, "");
_Static_assert(offsetof(SiteCache, step) == 40, "");
_Static_assert(offsetof(SiteCache, ahead) == 48, "");

typedef struct FaultRecord {
    int32_t code;
    int32_t site;
    int32_t lane;
    int32_t warp;
    uint64_t cta;
    uint64_t address;
    int32_t size;
    int32_t store;
    int32_t space;
    int32_t version;
} FaultRecord;

_Static_assert(sizeof(FaultRecord) == 48, "");
_Static_assert(offsetof(FaultRecord, code) == 0, "");
_Static_assert(offsetof(FaultRecord, site) == 4, "");
_Static_assert(offsetof(FaultRecord, lane) == 8, "");
_Static_assert(offsetof(FaultRecord, warp) == 12, "");
_Static_assert(offsetof(FaultRecord, cta) == 16, "");
_Static_assert(offsetof(FaultRecord, address) == 24, "");
_Static_assert(offsetof(FaultRecord, size) == 32, "");
_Static_assert(offsetof(FaultRecord, store) == 36, "");
_Static_assert(offsetof(FaultRecord, space) == 40, "");
_Static_assert(offsetof(FaultRecord, version) == 44, "");

typedef struct Allocation {
    uint64_t base;
    uint64_t size;
    uint64_t host;
    uint64_t writable;
} Allocation;

_Static_assert(sizeof(Allocation) == 32, "");
_Static_assert(offsetof(Allocation, base) == 0, "");
_Static_assert(offsetof(Allocation, size) == 8, "");
_Static_assert(offsetof(Allocation, host) == 16, "");
_Static_assert(offsetof(Allocation, writable) == 24, "");

typedef struct Table {
    void *rows;
    uint64_t size;
} Table;

_Static_assert(sizeof(Table) == 16, "");
_Static_assert(offsetof(Table, rows) == 0, "");
_Static_assert(offsetof(Table, size) == 8, "");

typedef struct Access {
    int32_t space;
    int32_t size;
    int32_t count;
    int32_t store;
    int32_t site;
    int32_t cache;
    int32_t alignment;
    int32_t unit;
    uint64_t footprint;
} Access;

_Static_assert(sizeof(Access) == 40, "");
_Static_assert(offsetof(Access, space) == 0, "");
_Static_assert(offsetof(Access, size) == 4, "");
_Static_assert(offsetof(Access, count) == 8, "");
_Static_assert(offsetof(Access, store) == 12, "");
_Static_assert(offsetof(Access, site) == 16, "");
_Static_assert(offsetof(Access, cache) == 20, "");
_Static_assert(offsetof(Access, alignment) == 24, "");
_Static_assert(offsetof(Access, unit) == 28, "");
_Static_assert(offsetof(Access, footprint) == 32, "");

typedef struct Launch {
    uint64_t next_cta;
    uint64_t _line0[7];
    uint32_t stop;
    uint32_t prerequisites;
    uint32_t hold;
    uint32_t _pad;
    uint64_t released_ctas;
    uint64_t _line1[5];
    uint64_t finished;
    uint64_t _line2[7];
} Launch;

_Static_assert(sizeof(Launch) == 192, "");
_Static_assert(offsetof(Launch, next_cta) == 0, "");
_Static_assert(offsetof(Launch, _line0) == 8, "");
_Static_assert(offsetof(Launch, stop) == 64, "");
_Static_assert(offsetof(Launch, prerequisites) == 68, "");
_Static_assert(offsetof(Launch, hold) == 72, "");
_Static_assert(offsetof(Launch, _pad) == 76, "");
_Static_assert(offsetof(Launch, released_ctas) == 80, "");
_Static_assert(offsetof(Launch, _line1) == 88, "");
_Static_assert(offsetof(Launch, finished) == 128, "");
_Static_assert(offsetof(Launch, _line2) == 136, "");

typedef struct Worker {
    void *launch;
    void *params;
    void *sites;
    void *safe_sites;
    void *constants;
    uint64_t constants_size;
    uint64_t params_size;
    uint32_t grid[3];
    uint32_t block[3];
    uint32_t shared_size;
    uint32_t local_size;
    uint32_t warps;
    uint32_t threads;
    uint32_t cluster_size;
    uint32_t cluster[3];
    uint32_t explicit_cluster;
    uint32_t multiprocessors;
    uint32_t multiprocessor_warps;
    uint32_t shared_unit;
    uint64_t released_ctas;
    uint32_t index;
    uint32_t site_count;
    uint64_t cta_count;
    uint64_t chunk;
    void *warp_fast;
    void *warp_safe;
    uint64_t context_size;
    void *table;
    uint32_t workspace_low;
    uint32_t workspace_high;
    uint32_t crowd;
    uint32_t reserved_size;
    uint64_t cta_memory;
    uint64_t cta_memory_size;
    void *slots;
    uint32_t slot_count;
    uint32_t slot_capacity;
    uint64_t chunk_next;
    uint64_t chunk_end;
    uint32_t current;
    uint32_t live_slots;
    uint32_t action;
    uint32_t fruitless;
    uint32_t initial_version;
    uint32_t last_live;
    uint32_t sweeps;
    uint32_t spun;
    uint32_t progress;
    void *cached_cluster;
    void *host_function;
    void *symbols;
    uint64_t finished_ctas;
    FaultRecord fault;
    Allocation found;
    int32_t found_space;
    uint32_t local_lanes;
    void *plans;
    uint32_t plan_count;
    uint32_t defers;
    void *notes;
    uint32_t wrote;
    uint32_t resident;
    void *notes_end;
    void *free_notes;
    uint32_t alone;
    uint32_t _alone;
    void *textures;
    void *clock;
    uint64_t now[2];
    Allocation copied;
    uint64_t copy_places[32];
    uint64_t _line[5];
    uint64_t addresses[32];
    uint8_t values[2048];
    uint64_t host_values[4352];
    void *screens;
    void *screen_row_lists;
    void *screen_pages;
    void *screen_row_parts;
    void *screen_unwritten;
    uint64_t screen_epoch;
    uint64_t screen_serial;
    uint64_t screen_log_next;
    uint64_t screen_log_end;
    uint32_t screen_alone;
    uint32_t screen_exact;
    uint32_t screen_written;
    uint32_t screen_fill;
    uint32_t screen_ordered;
    ScreenCache screen_caches[64];
    uint64_t screen_value;
    uint64_t screen_broken;
    ScreenQuiet screen_quiet[16];
    ScreenRange screen_ranges[32];
    void *screen_steps;
    void *screen_rows;
    void *screen_recorder;
    uint32_t screen_step_count;
    uint32_t screen_row_count;
    uint32_t screen_patience;
    uint32_t screen_rest;
    uint32_t screen_rests;
    uint32_t screen_operands;
    uint32_t screen_aged;
    uint32_t screen_words;
    uint32_t screen_bytes;
    ScreenStep screen_no_step;
    void *followed_words;
    void *followed_releases;
    uint64_t followed_lines;
    uint64_t followed_writes;
    uint64_t backwards;
    void *product_plans;
    uint32_t product_plan_count;
    uint64_t grid_number;
    void *counters;
    void *safe_counters;
    void *count_tables;
} Worker;

_Static_assert(sizeof(Worker) == 45168, "");
_Static_assert(offsetof(Worker, launch) == 0, "");
_Static_assert(offsetof(Worker, params) == 8, "");
_Static_assert(offsetof(Worker, sites) == 16, "");
_Static_assert(offsetof(Worker, safe_sites) == 24, "");
_Static_assert(offsetof(Worker, constants) == 32, "");
_Static_assert(offsetof(Worker, constants_size) == 40, "");
_Static_assert(offsetof(Worker, params_size) == 48, "");
_Static_assert(offsetof(Worker, grid) == 56, "");
_Static_assert(offsetof(Worker, block) == 68, "");
_Static_assert(offsetof(Worker, shared_size) == 80, "");
_Static_assert(offsetof(Worker, local_size) == 84, "");
_Static_assert(offsetof(Worker, warps) == 88, "");
_Static_assert(offsetof(Worker, threads) == 92, "");
_Static_assert(offsetof(Worker, cluster_size) == 96, "");
_Static_assert(offsetof(Worker, cluster) == 100, "");
_Static_assert(offsetof(Worker, explicit_cluster) == 112, "");
_Static_assert(offsetof(Worker, multiprocessors) == 116, "");
_Static_assert(offsetof(Worker, multiprocessor_warps) == 120, "");
_Static_assert(offsetof(Worker, shared_unit) == 124, "");
_Static_assert(offsetof(Worker, released_ctas) == 128, "");
_Static_assert(offsetof(Worker, index) == 136, "");
_Static_assert(offsetof(Worker, site_count) == 140, "");
_Static_assert(offsetof(Worker, cta_count) == 144, "");
_Static_assert(offsetof(Worker, chunk) == 152, "");
_Static_assert(offsetof(Worker, warp_fast) == 160, "");
_Static_assert(offsetof(Worker, warp_safe) == 168, "");
_Static_assert(offsetof(Worker, context_size) == 176, "");
_Static_assert(offsetof(Worker, table) == 184, "");
_Static_assert(offsetof(Worker, workspace_low) == 192, "");
_Static_assert(offsetof(Worker, workspace_high) == 196, "");
_Static_assert(offsetof(Worker, crowd) == 200, "");
_Static_assert(offsetof(Worker, reserved_size) == 204, "");
_Static_assert(offsetof(Worker, cta_memory) == 208, "");
_Static_assert(offsetof(Worker, cta_memory_size) == 216, "");
_Static_assert(offsetof(Worker, slots) == 224, "");
_Static_assert(offsetof(Worker, slot_count) == 232, "");
_Static_assert(offsetof(Worker, slot_capacity) == 236, "");
_Static_assert(offsetof(Worker, chunk_next) == 240, "");
_Static_assert(offsetof(Worker, chunk_end) == 248, "");
_Static_assert(offsetof(Worker, current) == 256, "");
_Static_assert(offsetof(Worker, live_slots) == 260, "");
_Static_assert(offsetof(Worker, action) == 264, "");
_Static_assert(offsetof(Worker, fruitless) == 268, "");
_Static_assert(offsetof(Worker, initial_version) == 272, "");
_Static_assert(offsetof(Worker, last_live) == 276, "");
_Static_assert(offsetof(Worker, sweeps) == 280, "");
_Static_assert(offsetof(Worker, spun) == 284, "");
_Static_assert(offsetof(Worker, progress) == 288, "");
_Static_assert(offsetof(Worker, cached_cluster) == 296, "");
_Static_assert(offsetof(Worker, host_function) == 304, "");
_Static_assert(offsetof(Worker, symbols) == 312, "");
_Static_assert(offsetof(Worker, finished_ctas) == 320, "");
_Static_assert(offsetof(Worker, fault) == 328, "");
_Static_assert(offsetof(Worker, found) == 376, "");
_Static_assert(offsetof(Worker, found_space) == 408, "");
_Static_assert(offsetof(Worker, local_lanes) == 412, "");
_Static_assert(offsetof(Worker, plans) == 416, "");
_Static_assert(offsetof(Worker, plan_count) == 424, "");
_Static_assert(offsetof(Worker, defers) == 428, "");
_Static_assert(offsetof(Worker, notes) == 432, "");
_Static_assert(offsetof(Worker, wrote) == 440, "");
_Static_assert(offsetof(Worker, resident) == 444, "");
_Static_assert(offsetof(Worker, notes_end) == 448, "");
_Static_assert(offsetof(Worker, free_notes) == 456, "");
_Static_assert(offsetof(Worker, alone) == 464, "");
_Static_assert(offsetof(Worker, _alone) == 468, "");
_Static_assert(offsetof(Worker, textures) == 472, "");
_Static_assert(offsetof(Worker, clock) == 480, "");
_Static_assert(offsetof(Worker, now) == 488, "");
_Static_assert(offsetof(Worker, copied) == 504, "");
_Static_assert(offsetof(Worker, copy_places) == 536, "");
_Static_assert(offsetof(Worker, _line) == 792, "");
_Static_assert(offsetof(Worker, addresses) == 832, "");
_Static_assert(offsetof(Worker, values) == 1088, "");
_Static_assert(offsetof(Worker, host_values) == 3136, "");
_Static_assert(offsetof(Worker, screens) == 37952, "");
_Static_assert(offsetof(Worker, screen_row_lists) == 37960, "");
_Static_assert(offsetof(Worker, screen_pages) == 37968, "");
_Static_assert(offsetof(Worker, screen_row_parts) == 37976, "");
_Static_assert(offsetof(Worker, screen_unwritten) == 37984, "");
_Static_assert(offsetof(Worker, screen_epoch) == 37992, "");
_Static_assert(offsetof(Worker, screen_serial) == 38000, "");
_Static_assert(offsetof(Worker, screen_log_next) == 38008, "");
_Static_assert(offsetof(Worker, screen_log_end) == 38016, "");
_Static_assert(offsetof(Worker, screen_alone) == 38024, "");
_Static_assert(offsetof(Worker, screen_exact) == 38028, "");
_Static_assert(offsetof(Worker, screen_written) == 38032, "");
_Static_assert(offsetof(Worker, screen_fill) == 38036, "");
_Static_assert(offsetof(Worker, screen_ordered) == 38040, "");
_Static_assert(offsetof(Worker, screen_caches) == 38048, "");
_Static_assert(offsetof(Worker, screen_value) == 43168, "");
_Static_assert(offsetof(Worker, screen_broken) == 43176, "");
_Static_assert(offsetof(Worker, screen_quiet) == 43184, "");
_Static_assert(offsetof(Worker, screen_ranges) == 43696, "");
_Static_assert(offsetof(Worker, screen_steps) == 44976, "");
_Static_assert(offsetof(Worker, screen_rows) == 44984, "");
_Static_assert(offsetof(Worker, screen_recorder) == 44992, "");
_Static_assert(offsetof(Worker, screen_step_count) == 45000, "");
_Static_assert(offsetof(Worker, screen_row_count) == 45004, "");
_Static_assert(offsetof(Worker, screen_patience) == 45008, "");
_Static_assert(offsetof(Worker, screen_rest) == 45012, "");
_Static_assert(offsetof(Worker, screen_rests) == 45016, "");
_Static_assert(offsetof(Worker, screen_operands) == 45020, "");
_Static_assert(offsetof(Worker, screen_aged) == 45024, "");
_Static_assert(offsetof(Worker, screen_words) == 45028, "");
_Static_assert(offsetof(Worker, screen_bytes) == 45032, "");
_Static_assert(offsetof(Worker, screen_no_step) == 45040, "");
_Static_assert(offsetof(Worker, followed_words) == 45080, "");
_Static_assert(offsetof(Worker, followed_releases) == 45088, "");
_Static_assert(offsetof(Worker, followed_lines) == 45096, "");
_Static_assert(offsetof(Worker, followed_writes) == 45104, "");
_Static_assert(offsetof(Worker, backwards) == 45112, "");
_Static_assert(offsetof(Worker, product_plans) == 45120, "");
_Static_assert(offsetof(Worker, product_plan_count) == 45128, "");
_Static_assert(offsetof(Worker, grid_number) == 45136, "");
_Static_assert(offsetof(Worker, counters) == 45144, "");
_Static_assert(offsetof(Worker, safe_counters) == 45152, "");
_Static_assert(offsetof(Worker, count_tables) == 45160, "");

typedef struct Barrier {
    uint32_t arrived;
    int32_t expected;
    uint32_t waiting;
    uint32_t arrived_warps;
    uint32_t phase;
    uint32_t true_count;
    uint32_t false_count;
    uint32_t last_true;
    uint32_t last_false;
} Barrier;

_Static_assert(sizeof(Barrier) == 36, "");
_Static_assert(offsetof(Barrier, arrived) == 0, "");
_Static_assert(offsetof(Barrier, expected) == 4, "");
_Static_assert(offsetof(Barrier, waiting) == 8, "");
_Static_assert(offsetof(Barrier, arrived_warps) == 12, "");
_Static_assert(offsetof(Barrier, phase) == 16, "");
_Static_assert(offsetof(Barrier, true_count) == 20, "");
_Static_assert(offsetof(Barrier, false_count) == 24, "");
_Static_assert(offsetof(Barrier, last_true) == 28, "");
_Static_assert(offsetof(Barrier, last_false) == 32, "");

typedef struct Cluster {
    void *ctas[16];
    uint32_t size;
    uint32_t running;
    uint32_t missing;
    uint32_t used;
} Cluster;

_Static_assert(sizeof(Cluster) == 144, "");
_Static_assert(offsetof(Cluster, ctas) == 0, "");
_Static_assert(offsetof(Cluster, size) == 128, "");
_Static_assert(offsetof(Cluster, running) == 132, "");
_Static_assert(offsetof(Cluster, missing) == 136, "");
_Static_assert(offsetof(Cluster, used) == 140, "");

typedef struct Cta {
    uint64_t index;
    uint32_t ctaid[3];
    uint32_t running;
    void *cluster;
    uint32_t rank;
    uint32_t shared_base;
    uint32_t released;
    uint64_t context_size;
    void *shared;
    void *local;
    void *contexts;
    uint32_t ready;
    uint32_t live;
    uint32_t position;
    uint32_t moved;
    uint32_t pending;
    uint32_t all_fast;
    uint32_t swept;
    uint32_t swept_barrier;
    uint32_t host_state;
    uint32_t asynchronous;
    uint32_t passed;
    uint32_t deferred_count;
    Deferred deferred[24];
    void *stages;
    uint64_t stage_size;
    uint32_t stage_count;
    uint32_t stages_used;
    Life lives[64];
    uint32_t life_count;
    Touch touches[64];
    uint32_t landings;
    Landed landed[16];
    Barrier barriers[16];
    uint32_t note_count;
    uint32_t arrival_count;
    uint32_t python_lanes;
    uint32_t sweeps;
    uint32_t clean;
    uint32_t _pad;
    void *first_notes[32];
    void *last_notes[32];
    uint64_t lane_groups[1024];
    void *screen;
    void *screen_lists;
    void *screen_written;
    void *screen_parts;
    void *screen_local;
    void *screen_ages_place;
    void *screen_ages;
    void *screen_operands_place;
    void *screen_operands;
    uint64_t screen_serial;
    void *screen_next;
    uint32_t screen_mode;
    uint32_t _pad3;
    FollowedKnown followed_known[8];
    uint64_t followed_next;
    FollowedWarp followed_warps[32];
    void *warpgroups;
    uint32_t warpgroup_count;
    uint32_t tile_count;
    void *tensor_core;
    uint32_t lanes_stores;
} Cta;

_Static_assert(sizeof(Cta) == 18688, "");
_Static_assert(offsetof(Cta, index) == 0, "");
_Static_assert(offsetof(Cta, ctaid) == 8, "");
_Static_assert(offsetof(Cta, running) == 20, "");
_Static_assert(offsetof(Cta, cluster) == 24, "");
_Static_assert(offsetof(Cta, rank) == 32, "");
_Static_assert(offsetof(Cta, shared_base) == 36, "");
_Static_assert(offsetof(Cta, released) == 40, "");
_Static_assert(offsetof(Cta, context_size) == 48, "");
_Static_assert(offsetof(Cta, shared) == 56, "");
_Static_assert(offsetof(Cta, local) == 64, "");
_Static_assert(offsetof(Cta, contexts) == 72, "");
_Static_assert(offsetof(Cta, ready) == 80, "");
_Static_assert(offsetof(Cta, live) == 84, "");
_Static_assert(offsetof(Cta, position) == 88, "");
_Static_assert(offsetof(Cta, moved) == 92, "");
_Static_assert(offsetof(Cta, pending) == 96, "");
_Static_assert(offsetof(Cta, all_fast) == 100, "");
_Static_assert(offsetof(Cta, swept) == 104, "");
_Static_assert(offsetof(Cta, swept_barrier) == 108, "");
_Static_assert(offsetof(Cta, host_state) == 112, "");
_Static_assert(offsetof(Cta, asynchronous) == 116, "");
_Static_assert(offsetof(Cta, passed) == 120, "");
_Static_assert(offsetof(Cta, deferred_count) == 124, "");
_Static_assert(offsetof(Cta, deferred) == 128, "");
_Static_assert(offsetof(Cta, stages) == 3776, "");
_Static_assert(offsetof(Cta, stage_size) == 3784, "");
_Static_assert(offsetof(Cta, stage_count) == 3792, "");
_Static_assert(offsetof(Cta, stages_used) == 3796, "");
_Static_assert(offsetof(Cta, lives) == 3800, "");
_Static_assert(offsetof(Cta, life_count) == 4312, "");
_Static_assert(offsetof(Cta, touches) == 4316, "");
_Static_assert(offsetof(Cta, landings) == 4828, "");
_Static_assert(offsetof(Cta, landed) == 4832, "");
_Static_assert(offsetof(Cta, barriers) == 5088, "");
_Static_assert(offsetof(Cta, note_count) == 5664, "");
_Static_assert(offsetof(Cta, arrival_count) == 5668, "");
_Static_assert(offsetof(Cta, python_lanes) == 5672, "");
_Static_assert(offsetof(Cta, sweeps) == 5676, "");
_Static_assert(offsetof(Cta, clean) == 5680, "");
_Static_assert(offsetof(Cta, _pad) == 5684, "");
_Static_assert(offsetof(Cta, first_notes) == 5688, "");
_Static_assert(offsetof(Cta, last_notes) == 5944, "");
_Static_assert(offsetof(Cta, lane_groups) == 6200, "");
_Static_assert(offsetof(Cta, screen) == 14392, "");
_Static_assert(offsetof(Cta, screen_lists) == 14400, "");
_Static_assert(offsetof(Cta, screen_written) == 14408, "");
_Static_assert(offsetof(Cta, screen_parts) == 14416, "");
_Static_assert(offsetof(Cta, screen_local) == 14424, "");
_Static_assert(offsetof(Cta, screen_ages_place) == 14432, "");
_Static_assert(offsetof(Cta, screen_ages) == 14440, "");
_Static_assert(offsetof(Cta, screen_operands_place) == 14448, "");
_Static_assert(offsetof(Cta, screen_operands) == 14456, "");
_Static_assert(offsetof(Cta, screen_serial) == 14464, "");
_Static_assert(offsetof(Cta, screen_next) == 14472, "");
_Static_assert(offsetof(Cta, screen_mode) == 14480, "");
_Static_assert(offsetof(Cta, _pad3) == 14484, "");
_Static_assert(offsetof(Cta, followed_known) == 14488, "");
_Static_assert(offsetof(Cta, followed_next) == 14808, "");
_Static_assert(offsetof(Cta, followed_warps) == 14816, "");
_Static_assert(offsetof(Cta, warpgroups) == 18656, "");
_Static_assert(offsetof(Cta, warpgroup_count) == 18664, "");
_Static_assert(offsetof(Cta, tile_count) == 18668, "");
_Static_assert(offsetof(Cta, tensor_core) == 18672, "");
_Static_assert(offsetof(Cta, lanes_stores) == 18680, "");

typedef struct Warp {
    uint32_t resume;
    uint32_t version;
    uint32_t live;
    uint32_t index;
    int32_t barrier;
    int32_t barrier_threads;
    uint32_t barrier_arriving;
    uint32_t barrier_set;
    uint32_t barrier_true;
    uint32_t barrier_false;
    uint32_t barrier_reduces;
    int32_t barrier_site;
    uint32_t spins;
    uint32_t waits;
    uint32_t waits_at;
    uint32_t gives_up;
    uint32_t cluster_arrived;
    uint32_t cluster_unwaited;
    uint32_t cluster_counted;
    void *local;
    uint32_t reserved[24];
    int32_t wait_site;
    uint32_t wait_lanes;
    int32_t at_site;
    uint32_t at_lanes;
    uint32_t screen_time;
    uint32_t screen_age;
    uint64_t screen_stamp;
    uint64_t quiet_for_all;
    uint64_t quiet_for_me;
    void *lane_words;
} Warp;

_Static_assert(sizeof(Warp) == 240, "");
_Static_assert(offsetof(Warp, resume) == 0, "");
_Static_assert(offsetof(Warp, version) == 4, "");
_Static_assert(offsetof(Warp, live) == 8, "");
_Static_assert(offsetof(Warp, index) == 12, "");
_Static_assert(offsetof(Warp, barrier) == 16, "");
_Static_assert(offsetof(Warp, barrier_threads) == 20, "");
_Static_assert(offsetof(Warp, barrier_arriving) == 24, "");
_Static_assert(offsetof(Warp, barrier_set) == 28, "");
_Static_assert(offsetof(Warp, barrier_true) == 32, "");
_Static_assert(offsetof(Warp, barrier_false) == 36, "");
_Static_assert(offsetof(Warp, barrier_reduces) == 40, "");
_Static_assert(offsetof(Warp, barrier_site) == 44, "");
_Static_assert(offsetof(Warp, spins) == 48, "");
_Static_assert(offsetof(Warp, waits) == 52, "");
_Static_assert(offsetof(Warp, waits_at) == 56, "");
_Static_assert(offsetof(Warp, gives_up) == 60, "");
_Static_assert(offsetof(Warp, cluster_arrived) == 64, "");
_Static_assert(offsetof(Warp, cluster_unwaited) == 68, "");
_Static_assert(offsetof(Warp, cluster_counted) == 72, "");
_Static_assert(offsetof(Warp, local) == 80, "");
_Static_assert(offsetof(Warp, reserved) == 88, "");
_Static_assert(offsetof(Warp, wait_site) == 184, "");
_Static_assert(offsetof(Warp, wait_lanes) == 188, "");
_Static_assert(offsetof(Warp, at_site) == 192, "");
_Static_assert(offsetof(Warp, at_lanes) == 196, "");
_Static_assert(offsetof(Warp, screen_time) == 200, "");
_Static_assert(offsetof(Warp, screen_age) == 204, "");
_Static_assert(offsetof(Warp, screen_stamp) == 208, "");
_Static_assert(offsetof(Warp, quiet_for_all) == 216, "");
_Static_assert(offsetof(Warp, quiet_for_me) == 224, "");
_Static_assert(offsetof(Warp, lane_words) == 232, "");

typedef struct AgedMbarrier {
    uint32_t address;
    uint32_t parity;
    uint32_t phases;
    uint32_t has_loads;
    uint32_t current[160];
    uint32_t before[160];
    void *landed_current;
    void *landed_before;
} AgedMbarrier;

_Static_assert(sizeof(AgedMbarrier) == 1312, "");
_Static_assert(offsetof(AgedMbarrier, address) == 0, "");
_Static_assert(offsetof(AgedMbarrier, parity) == 4, "");
_Static_assert(offsetof(AgedMbarrier, phases) == 8, "");
_Static_assert(offsetof(AgedMbarrier, has_loads) == 12, "");
_Static_assert(offsetof(AgedMbarrier, current) == 16, "");
_Static_assert(offsetof(AgedMbarrier, before) == 656, "");
_Static_assert(offsetof(AgedMbarrier, landed_current) == 1296, "");
_Static_assert(offsetof(AgedMbarrier, landed_before) == 1304, "");

typedef struct ScreenAges {
    uint32_t known[5120];
    uint32_t arrived[2560];
    uint32_t began[32];
    uint32_t warps;
    uint32_t actors;
    uint32_t grown;
    uint32_t spoilt;
    uint32_t mbarrier_count;
    uint32_t apart_lanes[32];
    uint32_t apart_time[32];
    AgedMbarrier mbarriers[32];
    uint32_t apart[5120];
} ScreenAges;

_Static_assert(sizeof(ScreenAges) == 93592, "");
_Static_assert(offsetof(ScreenAges, known) == 0, "");
_Static_assert(offsetof(ScreenAges, arrived) == 20480, "");
_Static_assert(offsetof(ScreenAges, began) == 30720, "");
_Static_assert(offsetof(ScreenAges, warps) == 30848, "");
_Static_assert(offsetof(ScreenAges, actors) == 30852, "");
_Static_assert(offsetof(ScreenAges, grown) == 30856, "");
_Static_assert(offsetof(ScreenAges, spoilt) == 30860, "");
_Static_assert(offsetof(ScreenAges, mbarrier_count) == 30864, "");
_Static_assert(offsetof(ScreenAges, apart_lanes) == 30868, "");
_Static_assert(offsetof(ScreenAges, apart_time) == 30996, "");
_Static_assert(offsetof(ScreenAges, mbarriers) == 31128, "");
_Static_assert(offsetof(ScreenAges, apart) == 73112, "");

typedef struct OperandPart {
    uint32_t line;
    uint32_t words;
} OperandPart;

_Static_assert(sizeof(OperandPart) == 8, "");
_Static_assert(offsetof(OperandPart, line) == 0, "");
_Static_assert(offsetof(OperandPart, words) == 4, "");

typedef struct ScreenLoad {
    uint32_t shared;
    uint32_t size;
    uint32_t mbarrier;
    uint32_t phases;
} ScreenLoad;

_Static_assert(sizeof(ScreenLoad) == 16, "");
_Static_assert(offsetof(ScreenLoad, shared) == 0, "");
_Static_assert(offsetof(ScreenLoad, size) == 4, "");
_Static_assert(offsetof(ScreenLoad, mbarrier) == 8, "");
_Static_assert(offsetof(ScreenLoad, phases) == 12, "");

typedef struct OperandLine {
    uint32_t reading;
    uint32_t parts;
    uint32_t groups;
    uint32_t storing;
    uint32_t stores;
    uint32_t landing;
    uint32_t when;
    uint32_t writers;
    uint32_t fenced;
    uint32_t fences;
} OperandLine;

_Static_assert(sizeof(OperandLine) == 40, "");
_Static_assert(offsetof(OperandLine, reading) == 0, "");
_Static_assert(offsetof(OperandLine, parts) == 4, "");
_Static_assert(offsetof(OperandLine, groups) == 8, "");
_Static_assert(offsetof(OperandLine, storing) == 12, "");
_Static_assert(offsetof(OperandLine, stores) == 16, "");
_Static_assert(offsetof(OperandLine, landing) == 20, "");
_Static_assert(offsetof(OperandLine, when) == 24, "");
_Static_assert(offsetof(OperandLine, writers) == 28, "");
_Static_assert(offsetof(OperandLine, fenced) == 32, "");
_Static_assert(offsetof(OperandLine, fences) == 36, "");

typedef struct ProxyFence {
    uint32_t when;
    uint32_t lanes;
    uint32_t number;
    uint32_t when_before;
    uint32_t number_before;
} ProxyFence;

_Static_assert(sizeof(ProxyFence) == 20, "");
_Static_assert(offsetof(ProxyFence, when) == 0, "");
_Static_assert(offsetof(ProxyFence, lanes) == 4, "");
_Static_assert(offsetof(ProxyFence, number) == 8, "");
_Static_assert(offsetof(ProxyFence, when_before) == 12, "");
_Static_assert(offsetof(ProxyFence, number_before) == 16, "");

typedef struct ScreenOperands {
    ProxyFence fences[32];
    uint32_t count;
    uint32_t load_count;
    ScreenLoad loads[64];
} ScreenOperands;

_Static_assert(sizeof(ScreenOperands) == 1672, "");
_Static_assert(offsetof(ScreenOperands, fences) == 0, "");
_Static_assert(offsetof(ScreenOperands, count) == 640, "");
_Static_assert(offsetof(ScreenOperands, load_count) == 644, "");
_Static_assert(offsetof(ScreenOperands, loads) == 648, "");