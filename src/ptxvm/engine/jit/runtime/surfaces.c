// Loads from surfaces, stores to them, and updates. What faults is Python's business.

#include "textures.h"

typedef struct {
    int64_t offsets[WARP_SIZE] __attribute__((aligned(64)));
    Set there; // lanes that access something
} Access32;

// Where the lanes access `bytes` bytes; by texels it is all of one. False if a lane must not.
static bool locate_on_surface(Worker *worker, const TexturePlan *plan, uint32_t bytes, Set mask, Access32 *access) {
    const TextureLevel *level = &plan->levels[0];
    SignedLanes32 x = word_row(worker, 1 + plan->layered), outside;
    if (plan->row < (int32_t)bytes)
        return false;
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
    return true;
}

#define LOAD_WORDS(type)                                  \
    for (uint32_t lane = 0; lane < WARP_SIZE; lane++)      \
        row[lane] = *(const type *)(base + access.offsets[lane])

// suld.b: surface, coordinates.
uint32_t ptxvm_load_surface(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    const TexturePlan *plan = plan_of(worker, number, mask);
    Access32 access;
    if (plan == 0 || !locate_on_surface(worker, plan, plan->size * plan->count, mask, &access))
        return 0;
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

#define STORE_WORDS(type)      \
    EACH (lane, access->there) \
        *(type *)(base + access->offsets[lane]) = (type)row[lane]

static void store_element(const TexturePlan *plan, const Access32 *access, uint32_t element, const uint64_t *row) {
    uint8_t *base = (uint8_t *)plan->levels[0].base + element * plan->size;
    switch (plan->size) {
    case 1:
        STORE_WORDS(uint8_t);
        break;
    case 2:
        STORE_WORDS(uint16_t);
        break;
    case 4:
        STORE_WORDS(uint32_t);
        break;
    default:
        STORE_WORDS(uint64_t);
    }
}

// Floats as halves, rounded toward zero: what is too large is the greatest finite one, a NaN stays one.
INLINE SignedLanes32 half_toward_zero(SignedLanes32 bits) {
    SignedLanes32 sign = bits >> 16 & 0x8000, magnitude = bits & INT32_MAX;
    SignedLanes32 small = ((magnitude & 0x7FFFFF) | 0x800000) >> clamped(126 - (magnitude >> 23), 0, 31);
    SignedLanes32 found = chosen(magnitude >= 0x38800000, (magnitude - 0x38000000) >> 13, small);
    SignedLanes32 payload = magnitude >> 13 & 0x3FF;
    found = chosen(magnitude >= 0x47800000, (SignedLanes32)0x7BFF, found);
    found = chosen(magnitude >= 0x7F800000, (SignedLanes32)0x7C00, found);
    return sign | found | ((magnitude > 0x7F800000) & (payload | ((payload == 0) & 1)));
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

// sust.p: all channels of texels; those without a value become 0.
static void store_texels(Worker *worker, const TexturePlan *plan, const Access32 *access, uint32_t values) {
    for (uint32_t channel = 0; channel < plan->channels; channel++) {
        SignedLanes64 row = 0;
        if (channel < plan->count)
            row = WIDE(formatted(plan, word_row(worker, values + channel)));
        store_element(plan, access, channel, (const uint64_t *)&row);
    }
}

// sust: surface, coordinates, elements.
uint32_t ptxvm_store_surface(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    const TexturePlan *plan = plan_of(worker, number, mask);
    Access32 access;
    if (plan == 0)
        return 0;
    uint32_t elements = plan->channels != 0 ? plan->channels : plan->count;
    if (!locate_on_surface(worker, plan, plan->size * elements, mask, &access))
        return 0;
    uint32_t values = 1 + plan->layered + plan->axes;
    if (plan->channels != 0) {
        store_texels(worker, plan, &access, values);
        return 1;
    }
    for (uint32_t element = 0; element < plan->count; element++)
        store_element(plan, &access, element, &worker->host_values[(values + element) * WARP_SIZE]);
    return 1;
}

static uint64_t combined(const TexturePlan *plan, uint64_t old, uint64_t value) {
    uint64_t sign = !plan->is_signed ? 0 : plan->size == 4 ? UINT64_C(1) << 31 : UINT64_C(1) << 63;
    switch (plan->update) {
    case UPDATE_ADD:
        return old + value;
    case UPDATE_AND:
        return old & value;
    case UPDATE_OR:
        return old | value;
    case UPDATE_MIN:
        return (old ^ sign) <= (value ^ sign) ? old : value;
    default:
        return (old ^ sign) >= (value ^ sign) ? old : value;
    }
}

// sured: surface, coordinates, a value.
uint32_t ptxvm_update_surface(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    const TexturePlan *plan = plan_of(worker, number, mask);
    Access32 access;
    if (plan == 0 || !locate_on_surface(worker, plan, plan->size, mask, &access))
        return 0;
    const uint64_t *row = &worker->host_values[(1 + plan->layered + plan->axes) * WARP_SIZE];
    EACH (lane, access.there) {
        uint8_t *cell = (uint8_t *)plan->levels[0].base + access.offsets[lane];
        uint64_t old, new;
        do {
            old = plan->size == 4 ? *(volatile uint32_t *)cell : *(volatile uint64_t *)cell;
            new = combined(plan, old, row[lane]);
        } while (!ptxvm_swap(cell, plan->size, old, new));
    }
    return 1;
}
