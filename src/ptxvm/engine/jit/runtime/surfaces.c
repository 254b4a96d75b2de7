// Loads from surfaces, stores to them, and updates. What faults is Python's business.

#include "surface_texels.c"

// Where the lanes access `bytes` bytes; by texels it is all of one. False if a lane must not.
static bool locate_on_surface(Worker *worker, const TexturePlan *plan, uint32_t bytes, Set mask, Access32 *access) {
    const TextureLevel *level = &plan->levels[0];
    SignedLanes32 x = word_row(worker, 1 + plan->layered), outside;
    if (plan->row < (int32_t)bytes)
        return false;
    access->is_row = locate_row(worker, plan, bytes, mask, access);
    if (access->is_row)
        return true;
    if (plan->scale == 1) {
        if (where32((x & (int32_t)(bytes - 1)) != 0) & mask)
            return false;
        outside = (x < 0) | (x > plan->row - (int32_t)bytes);
        x = clamped(x, 0, (plan->row - (int32_t)bytes) & -(int32_t)bytes);
    } else {
        int32_t last = plan->row / (int32_t)plan->scale - 1;
        outside = (x < 0) | (x > last);
        x = clamped(x, 0, last) * (int32_t)plan->scale;
    }
    SignedLanes64 sum = WIDE(x);
    for (uint32_t axis = 1; axis < plan->axes; axis++) {
        SignedLanes32 index = word_row(worker, 1 + plan->layered + axis);
        outside |= (index < 0) | (index >= level->extent[axis]);
        sum += WIDE(clamped(index, 0, level->extent[axis] - 1)) * level->strides[axis];
    }
    if (plan->layered) {
        SignedLanes32 layer = word_row(worker, 1), end = level->extent[3] - 1;
        SignedLanes32 beyond = (layer < 0) | (layer > end);
        outside |= beyond;
        sum += WIDE(chosen(beyond, end, layer)) * level->strides[3];
    }
    Set out = where32(outside) & mask;
    if (out != 0 && plan->edge == EDGE_TRAP)
        return false;
    *(SignedLanes64 *)access->offsets = sum;
    access->there = plan->edge == EDGE_ZERO ? mask & ~out : mask;
    access->bytes = bytes;
    return true;
}

#define LOAD_WORDS(type)                              \
    for (uint32_t lane = 0; lane < WARP_SIZE; lane++) \
        row[lane] = *(const type *)(base + access.offsets[lane])

// The elements of a row of texels.
static void load_row_elements(Worker *worker, const TexturePlan *plan, const Access32 *access) {
    Texels texels;
    load_row((const uint8_t *)plan->levels[0].base + access->offsets[0], access->bytes, &texels);
    for (uint32_t element = 0; element < plan->count; element++)
        *host_row(worker, element) = element_of(&texels, element * plan->size, plan->size);
}

// suld.b: surface, coordinates.
uint32_t ptxvm_load_surface(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    const TexturePlan *plan = plan_of(worker, number, mask);
    Access32 access;
    if (plan == 0 || !locate_on_surface(worker, plan, plan->size * plan->count, mask, &access))
        return 0;
    if (access.is_row) {
        load_row_elements(worker, plan, &access);
        return 1;
    }
    SignedLanes32 is_there = -SIGNED(__builtin_convertvector(predicate_of(access.there), Lanes32));
    for (uint32_t element = 0; element < plan->count; element++) {
        const uint8_t *base = (const uint8_t *)plan->levels[0].base + element * plan->size;
        uint64_t *row = &worker->host_values[element * WARP_SIZE];
        switch (plan->size) {
        case 1:
            LOAD_WORDS(uint8_t);
            break;
        case 2:
            LOAD_WORDS(uint16_t);
            break;
        case 4:
            LOAD_WORDS(uint32_t);
            break;
        default:
            LOAD_WORDS(uint64_t);
        }
        if (access.there != mask)
            *(SignedLanes64 *)row &= WIDE(is_there);
    }
    return 1;
}

// Floats as halves, rounded toward zero: what is too large is the greatest finite one, a NaN stays one. Up to 2^-14
// halves count multiples of 2^-24, from there on they are the upper bits of floats.
INLINE SignedLanes32 half_toward_zero(SignedLanes32 bits) {
    const int32_t least = 0x33000000, normal = 0x38800000, infinity = 0x7F800000; // below `least` all are 0
    SignedLanes32 sign = bits >> 16 & 0x8000, magnitude = bits & INT32_MAX, above = magnitude - normal;
    SignedLanes32 small = SIGNED(float_bits(clamped(magnitude, least, normal)) * 0x1p24f);
    SignedLanes32 found = clamped(small + (clamped(above, 0, INT32_MAX) >> 13), 0, 0x7BFF);
    if (where32(magnitude >= infinity) != 0) {
        SignedLanes32 payload = magnitude >> 13 & 0x3FF;
        SignedLanes32 special = 0x7C00 | ((magnitude > infinity) & (payload | ((payload == 0) & 1)));
        found = chosen(magnitude >= infinity, special, found);
    }
    return sign | found;
}

// A number as a texel of the surface holds it.
INLINE SignedLanes32 formatted(const TexturePlan *plan, SignedLanes32 word) {
    if (plan->kind == TEXEL_KIND_FLOAT16)
        return half_toward_zero(word);
    if (plan->bits == 32)
        return word;
    int32_t limit = 1 << (plan->bits - plan->is_signed);
    if (plan->is_signed)
        return clamped(word, -limit, limit - 1);
    return chosen((word < 0) | (word >= limit), (SignedLanes32)(limit - 1), word);
}

// sust: surface, coordinates, elements. Of formatted ones all channels are stored, those without a value as 0.
uint32_t ptxvm_store_surface(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    const TexturePlan *plan = plan_of(worker, number, mask);
    Access32 access;
    if (plan == 0)
        return 0;
    bool converts = plan->channels != 0;
    uint32_t elements = converts ? plan->channels : plan->count, values = 1 + plan->layered + plan->axes;
    if (!locate_on_surface(worker, plan, plan->size * elements, mask, &access))
        return 0;
    Texels texels = {0, 0};
    for (uint32_t element = 0; element < elements && element < plan->count; element++) {
        Lanes64 value = *host_row(worker, values + element);
        if (converts)
            value = __builtin_convertvector(formatted(plan, SIGNED(value)), Lanes64);
        put_element(&texels, element * plan->size, plan->size, value);
    }
    store_texels((uint8_t *)plan->levels[0].base, &access, &texels);
    return 1;
}

#define WITH_EACH(type, combine)                                \
    EACH (lane, access->there) {                                \
        type *cell = (type *)(base + access->offsets[lane]);    \
        (void)combine(cell, (type)row[lane], __ATOMIC_SEQ_CST); \
    }

// Of two numbers the one that is less after its bits are flipped. A number that stays is not stored.
#define LEAST_OF_EACH(type)                                                                                 \
    EACH (lane, access->there) {                                                                            \
        type *cell = (type *)(base + access->offsets[lane]), old = __atomic_load_n(cell, __ATOMIC_SEQ_CST); \
        type new = (type)row[lane];                                                                         \
        while ((old ^ (type)flip) > (new ^ (type)flip) &&                                                   \
               !__atomic_compare_exchange_n(cell, &old, new, true, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))     \
            ;                                                                                               \
    }

#define UPDATE_EACH(type)                   \
    switch (plan->update) {                 \
    case UPDATE_ADD:                        \
        WITH_EACH(type, __atomic_fetch_add) \
        break;                              \
    case UPDATE_AND:                        \
        WITH_EACH(type, __atomic_fetch_and) \
        break;                              \
    case UPDATE_OR:                         \
        WITH_EACH(type, __atomic_fetch_or)  \
        break;                              \
    default:                                \
        LEAST_OF_EACH(type)                 \
    }

static void update_each(const TexturePlan *plan, const Access32 *access, const uint64_t *row) {
    uint8_t *base = (uint8_t *)plan->levels[0].base;
    uint64_t flip = plan->update == UPDATE_MAX ? UINT64_MAX : 0;
    if (plan->is_signed)
        flip ^= UINT64_C(1) << (8 * plan->size - 1);
    if (plan->size == 4) {
        UPDATE_EACH(uint32_t)
    } else {
        UPDATE_EACH(uint64_t)
    }
}

// sured: surface, coordinates, a value.
uint32_t ptxvm_update_surface(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    const TexturePlan *plan = plan_of(worker, number, mask);
    Access32 access;
    if (plan == 0 || !locate_on_surface(worker, plan, plan->scale == 1 ? plan->size : plan->scale, mask, &access))
        return 0;
    if (access.is_row)
        *(Lanes64 *)access.offsets = LANE_NUMBERS * access.bytes + (uint64_t)access.offsets[0];
    update_each(plan, &access, &worker->host_values[(1 + plan->layered + plan->axes) * WARP_SIZE]);
    return 1;
}
