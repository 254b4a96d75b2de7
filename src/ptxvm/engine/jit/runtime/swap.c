// Compare and swap for host functions, which combine with memory that threads may be changing.

#include "runtime.h"

#define SWAP(type) \
    ((type)expected == __sync_val_compare_and_swap((type *)cell, (type)expected, (type)new))

uint32_t ptxvm_swap(void *cell, uint32_t bytes, uint64_t expected, uint64_t new) {
    switch (bytes) {
    case 1:
        return SWAP(uint8_t);
    case 2:
        return SWAP(uint16_t);
    case 4:
        return SWAP(uint32_t);
    default:
        return SWAP(uint64_t);
    }
}
