// Profiles: what an access of a warp asks of memory, where emitted code cannot tell. See emission/counting.py.
//
// What was met before in an access is known by the number of the access in tables that are never cleared: that takes no
// branches, which nobody could foresee.

#include "runtime.h"

// Bytes of global memory that are moved together, as a power of two; banks of words that shared memory has, and the
// bytes that it serves at once. A key is a sector, and above it the number of the access.
enum { SECTOR_LOG = 5, BANKS = 32, WORD = 4, TURN = 128, NUMBER_AT = 48 };

#define SECTORS ((UINT64_C(1) << NUMBER_AT) - 1)

static KEEPS_REGISTERS uint64_t number_of_access(CountTables *tables) {
    tables->number = (tables->number + 1) & (UINT64_MAX >> NUMBER_AT);
    if (tables->number == 0) {
        for (uint32_t slot = 0; slot < SECTOR_SLOTS; slot++)
            tables->sectors[slot] = 0;
        tables->number = 1;
    }
    return tables->number;
}

// What some lanes access in global memory: how many sectors, how many different places of `width` bytes, and the lowest
// and the highest address.
typedef struct {
    uint32_t sectors, places;
    uint64_t low, high;
} Extent;

static KEEPS_REGISTERS void look_at(CountTables *tables, const uint64_t *addresses, Set lanes, uint32_t width,
                                    Extent *found) {
    uint64_t number = number_of_access(tables);
    uint32_t unit = first_of(width), sectors = 0, places = 0;
    uint64_t low = UINT64_MAX, high = 0;
    EACH (lane, lanes) {
        uint64_t address = addresses[lane], key = number << NUMBER_AT | (address >> SECTOR_LOG & SECTORS);
        uint64_t slot = (key * UINT64_C(0x9e3779b97f4a7c15)) >> (64 - SECTOR_SLOTS_LOG), held = tables->sectors[slot];
        while (__builtin_expect(held != key && held >> NUMBER_AT == number, 0)) {
            slot = (slot + 1) % SECTOR_SLOTS;
            held = tables->sectors[slot];
        }
        uint32_t before = held != key ? 0 : tables->places[slot];
        uint32_t place = only((address & ((1 << SECTOR_LOG) - 1)) >> unit);
        sectors += held != key;
        places += (before & place) == 0;
        low = address < low ? address : low;
        high = address > high ? address : high;
        tables->sectors[slot] = key;
        tables->places[slot] = before | place;
    }
    found->sectors = sectors;
    found->places = places;
    found->low = low;
    found->high = high;
}

INLINE uint64_t sectors_of(uint64_t places, uint64_t width) {
    return (places * width + (1 << SECTOR_LOG) - 1) >> SECTOR_LOG;
}

// Whether all lanes are in one allocation, which the counters of the access keep.
static KEEPS_REGISTERS bool are_in_one(const Worker *worker, uint64_t *counts, const Extent *found) {
    if (found->high - found->low < GUARD_GAP)
        return true;
    if (found->low - counts[COUNT_OF_ALLOCATION] >= counts[COUNT_OF_ALLOCATION_SIZE]) {
        const Allocation *row = row_below(worker, found->low);
        counts[COUNT_OF_ALLOCATION] = row == 0 ? 0 : row->base;
        counts[COUNT_OF_ALLOCATION_SIZE] = row == 0 ? 0 : row->size;
    }
    return found->high - counts[COUNT_OF_ALLOCATION] < counts[COUNT_OF_ALLOCATION_SIZE];
}

// Each allocation by itself: what is asked for fills sectors of its own. Lanes that are in none are a fault, which the
// access itself will tell.
static KEEPS_REGISTERS uint64_t asked_of_several(Worker *worker, CountTables *tables, Set lanes, uint32_t width) {
    uint64_t asked = 0;
    while (lanes != 0) {
        const Allocation *row = row_below(worker, worker->addresses[first_of(lanes)]);
        if (row == 0 || worker->addresses[first_of(lanes)] - row->base >= row->size)
            break;
        Set inside = 0;
        EACH (lane, lanes)
            inside |= worker->addresses[lane] - row->base < row->size ? only(lane) : 0;
        Extent found;
        look_at(tables, worker->addresses, inside, width, &found);
        asked += sectors_of(found.places, width);
        lanes &= ~inside;
    }
    return asked;
}

static KEEPS_REGISTERS void count_global(Worker *worker, CountTables *tables, uint64_t *counts, Set lanes,
                                         uint32_t width) {
    Extent found;
    look_at(tables, worker->addresses, lanes, width, &found);
    counts[COUNT_OF_GLOBAL_LANES] += size_of(lanes);
    counts[COUNT_OF_SECTORS_MOVED] += found.sectors;
    counts[COUNT_OF_COLLISIONS] += size_of(lanes) - found.places;
    counts[COUNT_OF_SECTORS_ASKED] += are_in_one(worker, counts, &found)
                                          ? sectors_of(found.places, width)
                                          : asked_of_several(worker, tables, lanes, width);
}

// Serves lanes that go together, in as many turns as the busiest bank has different words. How many words these are.
INLINE uint32_t serve(CountTables *tables, const uint64_t *addresses, Set lanes, uint32_t words, uint32_t *turns) {
    uint8_t length[BANKS];
    uint64_t *eight = (uint64_t *)length;
    eight[0] = eight[1] = eight[2] = eight[3] = 0;
    // Words outside of shared memory are a fault, which the access itself will tell.
    uint32_t *seen = (uint32_t *)(tables + 1), inside = tables->words - 1, most = 0, different = 0;
    if (++tables->turn == 0) {
        for (uint32_t word = 0; word < tables->words; word++)
            seen[word] = 0;
        tables->turn = 1;
    }
    uint32_t turn = tables->turn;
    EACH (lane, lanes) {
        for (uint32_t index = 0; index < words; index++) {
            uint32_t word = ((uint32_t)addresses[lane] / WORD + index) & inside;
            uint32_t fresh = seen[word] != turn, count = length[word % BANKS] + fresh;
            seen[word] = turn;
            length[word % BANKS] = (uint8_t)count;
            different += fresh;
            most = count > most ? count : most;
        }
    }
    *turns = most;
    return different;
}

static KEEPS_REGISTERS void count_shared(const Worker *worker, CountTables *tables, uint64_t *counts, Set lanes,
                                         const CountAccess *access) {
    uint32_t width = access->width, together = width < WORD ? WARP_SIZE : TURN / width;
    uint32_t words = width < WORD ? 1 : width / WORD, different = 0;
    for (uint32_t start = 0; start < WARP_SIZE; start += together) {
        Set group = lanes & (UINT32_MAX >> (WARP_SIZE - together) << start);
        if (group == 0)
            continue;
        uint32_t turns;
        different += words == 1 ? serve(tables, worker->addresses, group, 1, &turns)
                                : serve(tables, worker->addresses, group, words, &turns);
        counts[COUNT_OF_WAVEFRONTS] += turns;
        counts[COUNT_OF_CONFLICTS] += turns - 1;
    }
    counts[COUNT_OF_SHARED_LANES] += size_of(lanes);
    if (access->atomic && lanes != 0) {
        Extent found;
        found.places = different;
        if (width != WORD)
            look_at(tables, worker->addresses, lanes, width, &found);
        counts[COUNT_OF_COLLISIONS] += size_of(lanes) - found.places;
    }
}

KEEPS_REGISTERS void ptxvm_count(Worker *worker, uint64_t *counters, Set lanes, const CountAccess *access,
                                 uint64_t base) {
    CountTables *tables = worker->count_tables;
    uint64_t *counts = counters + access->row;
    uint32_t space = access->space;
    Set global = space == ACCESS_SPACE_GLOBAL ? lanes : 0, shared = space == ACCESS_SPACE_SHARED ? lanes : 0, local = 0;
    if (access->affine)
        EACH (lane, lanes)
            worker->addresses[lane] = base + (uint64_t)access->offsets[lane];
    if (space == ACCESS_SPACE_GENERIC) {
        EACH (lane, lanes) {
            uint32_t own = space_of(worker->addresses[lane]);
            global |= own == ACCESS_SPACE_GLOBAL ? only(lane) : 0;
            shared |= own == ACCESS_SPACE_SHARED_CLUSTER ? only(lane) : 0;
            local |= own == ACCESS_SPACE_LOCAL ? only(lane) : 0;
        }
        counts[COUNT_OF_LOCAL_LANES] += size_of(local);
    }
    if (global != 0)
        count_global(worker, tables, counts, global, access->width);
    if (shared != 0)
        count_shared(worker, tables, counts, shared & access->lanes, access);
}
