// The slow path of loads and stores, and accesses of which vector code has no instruction.

#include "runtime.h"

// Moves 1, 2, 4 or 8 bytes, which need not be aligned.
static inline KEEPS_REGISTERS void move(void *to, const void *from, uint32_t size) {
    switch (size) {
    case 1:
        __builtin_memcpy(to, from, 1);
        break;
    case 2:
        __builtin_memcpy(to, from, 2);
        break;
    case 4:
        __builtin_memcpy(to, from, 4);
        break;
    default:
        __builtin_memcpy(to, from, 8);
    }
}

// Where a byte of a lane's local memory is: words of the 32 lanes lie side by side.
static inline KEEPS_REGISTERS uint8_t *local_byte(const Warp *warp, uint32_t lane, uint64_t offset) {
    return (uint8_t *)warp->local + (offset / 4 * WARP_SIZE + lane) * 4 + offset % 4;
}

// The same as `access_lane` for all lanes, none of whose memory is local; the size of elements is a constant.
INLINE void access_lanes(Worker *worker, const Access *access, Set mask, uint32_t size) {
    uint32_t count = (uint32_t)access->count;
    bool store = access->store;
    EACH (lane, mask) {
        uint8_t *value = worker->values + lane * size, *memory = (uint8_t *)worker->addresses[lane];
        for (uint32_t element = 0; element < count; element++) {
            move(store ? memory : value, store ? value : memory, size);
            value += WARP_SIZE * size;
            memory += size;
        }
    }
}

// Moves the elements of one lane between its column of Worker.values and what `locate` has found.
static KEEPS_REGISTERS void access_lane(Worker *worker, const Warp *warp, const Access *access, uint32_t lane) {
    bool local = (worker->local_lanes & only(lane)) != 0;
    uint64_t place = worker->addresses[lane];
    uint32_t size = (uint32_t)access->size, bytes = size * (uint32_t)access->count;
    // Local memory is interleaved in words, so wider elements come in pieces there.
    uint32_t largest = local ? 4 : 8;
    uint32_t piece = size < largest ? size : largest;
    uint32_t size_log = first_of(size);
    for (uint32_t at = 0; at < bytes; at += piece) {
        uint32_t row = at >> size_log, within = at & (size - 1);
        uint8_t *value = worker->values + (row * WARP_SIZE + lane) * size + within;
        uint8_t *memory = local ? local_byte(warp, lane, place + at) : (uint8_t *)(place + at);
        move(access->store ? memory : value, access->store ? value : memory, piece);
    }
}

KEEPS_REGISTERS uint32_t ptxvm_access(Worker *worker, Cta *cta, Warp *warp, Set mask, const Access *access) {
    if (locate(worker, cta, warp, mask, access))
        return 1;
    if (worker->local_lanes == 0 && access->size == 4)
        access_lanes(worker, access, mask, 4);
    else if (worker->local_lanes == 0 && access->size == 8)
        access_lanes(worker, access, mask, 8);
    else
        EACH (lane, mask)
            access_lane(worker, warp, access, lane);
    return 0;
}

KEEPS_REGISTERS void ptxvm_gather(Worker *worker, Set mask, uint32_t size) {
    uint32_t *values = (uint32_t *)worker->values;
    EACH (lane, mask) {
        uint32_t value = 0;
        move(&value, (const void *)worker->addresses[lane], size == 1 ? 1 : 2);
        values[lane] = value;
    }
}

KEEPS_REGISTERS void ptxvm_scatter(Worker *worker, Set mask, uint32_t size) {
    EACH (lane, mask)
        move((void *)worker->addresses[lane], worker->values + lane * size, size == 1 ? 1 : 2);
}
