// What lookups of texels and accesses to surfaces have for each other. They go by plans that Python makes when a place
// in the code first calls it with a handle (host/texture_plans.py), and all lanes must name the same surface; whatever
// else there is remains Python's business, which these functions say by returning 0.

#pragma once

#include "copies.h"

typedef float FloatLanes __attribute__((ext_vector_type(32), aligned(64)));
typedef double DoubleLanes __attribute__((ext_vector_type(32), aligned(64)));

#define SIGNED(vector) __builtin_convertvector(vector, SignedLanes32)
#define WIDE(vector) __builtin_convertvector(vector, SignedLanes64)

// An operand of all lanes, the low 32 bits.
INLINE SignedLanes32 word_row(Worker *worker, uint32_t row) {
    return SIGNED(*host_row(worker, row));
}

// One or the other, by lanes that are all ones or 0.
INLINE SignedLanes32 chosen(SignedLanes32 which, SignedLanes32 yes, SignedLanes32 no) {
    return (which & yes) | (~which & no);
}

INLINE SignedLanes32 clamped(SignedLanes32 value, int32_t low, int32_t high) {
    value = chosen(value < low, (SignedLanes32)low, value);
    return chosen(value > high, (SignedLanes32)high, value);
}

INLINE FloatLanes float_bits(SignedLanes32 bits) {
    return __builtin_bit_cast(FloatLanes, bits);
}

// The plan for a handle, or null.
INLINE const TexturePlan *plan_for(Worker *worker, int32_t number, uint64_t handle) {
    const TexturePlan *plans = worker->textures;
    uint64_t home = (handle + ((uint64_t)(uint32_t)number << 32)) * TEXTURE_FACTOR >> 32;
    for (uint32_t try = 0; plans != 0 && try < TEXTURE_TRIES; try++) {
        const TexturePlan *plan = &plans[(home + try) % TEXTURE_PLANS];
        if (plan->level_count == 0)
            return 0;
        if (plan->number == number && plan->handle == handle)
            return plan;
    }
    return 0;
}

// The plan for the one that all lanes name, or null.
INLINE const TexturePlan *plan_of(Worker *worker, int32_t number, Set mask) {
    const TexturePlan *plan = plan_for(worker, number, host_value(worker, 0, first_of(mask)));
    return plan != 0 && all_have(worker, 0, mask, plan->handle) ? plan : 0;
}

uint32_t ptxvm_look_up(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_load_surface(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_store_surface(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
uint32_t ptxvm_update_surface(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask);
