// What a warp is to C: sets of its lanes, and a value for each of them.

#pragma once

#include <stdbool.h>
#include <stdint.h>

#define WARP_SIZE 32

// A set of lanes, or of warps, barriers, stages: one bit each.
typedef uint32_t Set;

// One value per lane, as emitted code has them in registers and in memory. Targets differ in how such vectors are
// aligned, so that it is said here.
typedef uint8_t Lanes8 __attribute__((ext_vector_type(32), aligned(32)));
typedef uint32_t Lanes32 __attribute__((ext_vector_type(32), aligned(64)));
typedef int32_t SignedLanes32 __attribute__((ext_vector_type(32), aligned(64)));
typedef uint64_t Lanes64 __attribute__((ext_vector_type(32), aligned(64)));
typedef uint64_t OddLanes64 __attribute__((ext_vector_type(32), aligned(8)));
typedef int64_t SignedLanes64 __attribute__((ext_vector_type(32), aligned(64)));

// A predicate per lane: emitted code's <32 x i1>.
typedef bool Predicate __attribute__((ext_vector_type(32)));

// Vectors are never passed between functions of the object file: targets disagree on how.
#define INLINE static inline __attribute__((always_inline))

// Slow paths that emitted code calls in the middle of loops keep all registers, so that the code around need not. They
// have no vectors, and what they call keeps registers too.
#define KEEPS_REGISTERS __attribute__((preserve_all))

#define EVERY_LANE UINT32_MAX

// The number of the first in a set, 32 of an empty one; __builtin_ctz would not be the same on all targets.
INLINE uint32_t first_of(Set set) {
    return (uint32_t)__builtin_ctzg(set, WARP_SIZE);
}

// The number of the last in a set that is not empty.
INLINE uint32_t last_of(Set set) {
    return WARP_SIZE - 1 - (uint32_t)__builtin_clz(set);
}

INLINE Set without_first(Set set) {
    return set & (set - 1);
}

INLINE uint32_t size_of(Set set) {
    return (uint32_t)__builtin_popcount(set);
}

INLINE Set only(uint32_t number) {
    return UINT32_C(1) << number;
}

// Of lanes, those from `lane` up to before `past`.
INLINE Set lanes_between(Set lanes, int64_t lane, int64_t past) {
    if (lane >= 32 || past <= 0)
        return 0;
    return lanes & UINT32_MAX << (lane < 0 ? 0 : lane) & (past >= 32 ? UINT32_MAX : only((uint32_t)past) - 1);
}

// Whether they follow each other without gaps.
INLINE bool have_no_gaps(Set lanes) {
    Set following = lanes >> first_of(lanes);
    return (following & (following + 1)) == 0;
}

// Runs its body for each `number` in a set, in ascending order.
#define EACH(number, set) \
    for (Set left_##number = (set), number = 0; \
         left_##number != 0 && (number = first_of(left_##number), true); \
         left_##number = without_first(left_##number))

INLINE Set set_of(Predicate predicate) {
    return __builtin_bit_cast(Set, predicate);
}

INLINE Predicate predicate_of(Set lanes) {
    return __builtin_bit_cast(Predicate, lanes);
}

// The lanes in which a comparison holds: of 32-bit lanes, of 64-bit lanes.
INLINE Set where32(SignedLanes32 comparison) {
    return set_of(__builtin_convertvector(comparison, Predicate));
}

INLINE Set where64(SignedLanes64 comparison) {
    return set_of(__builtin_convertvector(comparison, Predicate));
}

// What the lane before has; the first one has its own.
#define LANES_BEFORE(values)                                                                                        \
    __builtin_shufflevector(values, values, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, \
                            20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30)
