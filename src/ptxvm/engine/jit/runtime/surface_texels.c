// What lanes access on surfaces, whole: as many bytes as an access has, in 64-bit words by lane. Lanes that access
// neighbours in their order do it as one row.

#include "textures.h"

#define EVERY_LANE UINT32_MAX

// What may lie at any address: stores of numbers are as aligned as a channel.
typedef uint8_t Loose8;
typedef uint16_t Loose16 __attribute__((aligned(1)));
typedef uint32_t Loose32 __attribute__((aligned(1)));
typedef uint64_t Loose64 __attribute__((aligned(1)));
typedef uint8_t LooseLanes8 __attribute__((ext_vector_type(32), aligned(1)));
typedef uint16_t LooseLanes16 __attribute__((ext_vector_type(32), aligned(1)));
typedef uint32_t LooseLanes32 __attribute__((ext_vector_type(32), aligned(1)));
typedef uint64_t LooseLanes64 __attribute__((ext_vector_type(32), aligned(1)));

typedef struct {
    int64_t offsets[WARP_SIZE] __attribute__((aligned(64)));
    Set there; // lanes that access something
    uint32_t bytes; // that each of them accesses
    bool is_row; // every lane, each right behind the one before
} Access32;

// Bytes 8 to 15 are those of accesses to 16 bytes.
typedef struct {
    Lanes64 low, high;
} Texels;

static const Lanes64 LANE_NUMBERS = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                                           16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};

// An index along an axis that lanes have in common, unless they differ. False if it is outside.
INLINE bool add_index(Worker *worker, uint32_t row, const TextureLevel *level, uint32_t axis, Lanes64 *differs,
                      uint64_t *sum) {
    uint64_t index = host_value(worker, row, 0);
    *differs |= *host_row(worker, row) ^ index;
    *sum += index * (uint64_t)level->strides[axis];
    return index < (uint64_t)level->extent[axis];
}

// Whether every lane accesses `bytes` bytes inside of the surface, each right behind the one before.
INLINE bool locate_row(Worker *worker, const TexturePlan *plan, uint32_t bytes, Set mask, Access32 *access) {
    const TextureLevel *level = &plan->levels[0];
    uint32_t first = 1 + plan->layered, step = plan->scale == 1 ? bytes : 1;
    uint64_t x = host_value(worker, first, 0), sum = x * plan->scale, row = (uint64_t)plan->row;
    if (mask != EVERY_LANE || x > row || (sum & (bytes - 1)) != 0 || sum + WARP_SIZE * bytes > row)
        return false;
    Lanes64 differs = *host_row(worker, first) ^ (LANE_NUMBERS * step + x);
    for (uint32_t axis = 1; axis < plan->axes; axis++) {
        if (!add_index(worker, first + axis, level, axis, &differs, &sum))
            return false;
    }
    if (plan->layered && !add_index(worker, 1, level, 3, &differs, &sum))
        return false;
    access->offsets[0] = (int64_t)sum;
    access->there = mask;
    access->bytes = bytes;
    return where64(differs != 0) == 0;
}

#define BITS(bytes) (UINT64_MAX >> (64 - 8 * (bytes)))

// An element of so many bytes, which the texels have at a place.
INLINE Lanes64 element_of(const Texels *texels, uint32_t place, uint32_t size) {
    return (place < 8 ? texels->low : texels->high) >> 8 * (place % 8) & BITS(size);
}

// Puts an element there, where nothing is yet.
INLINE void put_element(Texels *texels, uint32_t place, uint32_t size, Lanes64 value) {
    value = (value & BITS(size)) << 8 * (place % 8);
    if (place < 8)
        texels->low |= value;
    else
        texels->high |= value;
}

// Two words of each lane as they lie in a row, of the first 16 lanes and of the others.
#define FIRST_PAIRS(low, high)                                                                                     \
    __builtin_shufflevector(low, high, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 8, 40, 9, 41, 10,   \
                            42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47)
#define LAST_PAIRS(low, high)                                                                                      \
    __builtin_shufflevector(low, high, 16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21, 53, 22, 54, 23, 55, 24, 56, 25, \
                            57, 26, 58, 27, 59, 28, 60, 29, 61, 30, 62, 31, 63)

#define EVEN_WORDS(first, last)                                                                                    \
    __builtin_shufflevector(first, last, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36,    \
                            38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62)
#define ODD_WORDS(first, last)                                                                                     \
    __builtin_shufflevector(first, last, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37,    \
                            39, 41, 43, 45, 47, 49, 51, 53, 55, 57, 59, 61, 63)

static void store_row(uint8_t *place, uint32_t bytes, const Texels *texels) {
    switch (bytes) {
    case 1:
        *(LooseLanes8 *)place = __builtin_convertvector(texels->low, Lanes8);
        break;
    case 2:
        *(LooseLanes16 *)place = __builtin_convertvector(texels->low, LooseLanes16);
        break;
    case 4:
        *(LooseLanes32 *)place = __builtin_convertvector(texels->low, Lanes32);
        break;
    case 8:
        *(LooseLanes64 *)place = texels->low;
        break;
    default:
        ((LooseLanes64 *)place)[0] = FIRST_PAIRS(texels->low, texels->high);
        ((LooseLanes64 *)place)[1] = LAST_PAIRS(texels->low, texels->high);
    }
}

#define STORE_EACH(type)       \
    EACH (lane, access->there) \
        *(type *)(base + access->offsets[lane]) = (type)low[lane]

// Of lanes that store to the same place the last one wins.
static void store_texels(uint8_t *base, const Access32 *access, const Texels *texels) {
    const uint64_t *low = (const uint64_t *)&texels->low, *high = (const uint64_t *)&texels->high;
    if (access->is_row) {
        store_row(base + access->offsets[0], access->bytes, texels);
        return;
    }
    switch (access->bytes) {
    case 1:
        STORE_EACH(Loose8);
        break;
    case 2:
        STORE_EACH(Loose16);
        break;
    case 4:
        STORE_EACH(Loose32);
        break;
    case 8:
        STORE_EACH(Loose64);
        break;
    default:
        EACH (lane, access->there) {
            Loose64 *place = (Loose64 *)(base + access->offsets[lane]);
            place[0] = low[lane];
            place[1] = high[lane];
        }
    }
}

static void load_row(const uint8_t *place, uint32_t bytes, Texels *texels) {
    switch (bytes) {
    case 1:
        texels->low = __builtin_convertvector(*(const LooseLanes8 *)place, Lanes64);
        break;
    case 2:
        texels->low = __builtin_convertvector(*(const LooseLanes16 *)place, Lanes64);
        break;
    case 4:
        texels->low = __builtin_convertvector(*(const LooseLanes32 *)place, Lanes64);
        break;
    case 8:
        texels->low = *(const LooseLanes64 *)place;
        break;
    default: {
        LooseLanes64 first = ((const LooseLanes64 *)place)[0], last = ((const LooseLanes64 *)place)[1];
        texels->low = EVEN_WORDS(first, last);
        texels->high = ODD_WORDS(first, last);
    }
    }
}
