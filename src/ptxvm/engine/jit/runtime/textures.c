// Texture lookups: the nearest texel, bilinear filters, texels by number. The bits are those of machine/texture.

#include "textures.h"

#define FARTHEST 0x1p30f
#define ONE 256
#define BIASED_SPECIAL 255

enum { MODE_WRAP, MODE_MIRROR, MODE_CLAMP_OGL, MODE_CLAMP, MODE_BORDER };

typedef struct {
    SignedLanes32 index[4]; // of the first texel along x, y, z, and the layer
    SignedLanes32 weight[2]; // of the second one along x and y
} Place;

static const SignedLanes32 NOTHING = 0;

INLINE FloatLanes float_bits(SignedLanes32 bits) {
    return __builtin_bit_cast(FloatLanes, bits);
}

INLINE SignedLanes32 bits_of(FloatLanes value) {
    return __builtin_bit_cast(SignedLanes32, value);
}

INLINE FloatLanes clipped(FloatLanes value, float low, float high) {
    SignedLanes32 found = chosen(value < low, bits_of((FloatLanes)low), bits_of(value));
    return float_bits(chosen(value > high, bits_of((FloatLanes)high), found));
}

// A coordinate in texels. NaN counts as 0.
INLINE FloatLanes texels_along(Worker *worker, const TexturePlan *plan, uint32_t axis) {
    if (axis >= plan->axes)
        return (FloatLanes)0.0f; // the row of a texture of one dimension
    FloatLanes given = float_bits(word_row(worker, 2 + plan->layered + axis));
    if (plan->normalized)
        given *= (float)plan->extent[axis];
    return clipped(float_bits(bits_of(given) & (given == given)), -FARTHEST, FARTHEST);
}

INLINE SignedLanes32 floor_of(FloatLanes value) {
    SignedLanes32 whole = SIGNED(value);
    return whole + (__builtin_convertvector(whole, FloatLanes) > value);
}

// Layers are unsigned; beyond the end is the last one.
INLINE SignedLanes32 layer_of(Worker *worker, const TexturePlan *plan) {
    if (!plan->layered)
        return NOTHING;
    SignedLanes32 given = word_row(worker, 2), last = plan->extent[3] - 1;
    return chosen((given < 0) | (given > last), last, given);
}

// What is left of an index in repetitions of a texture, every other one of them mirrored.
static void turn(SignedLanes32 *index, int32_t size, uint32_t mode) {
    int32_t period = mode == MODE_MIRROR ? 2 * size : size;
    SignedLanes32 left;
    if ((period & (period - 1)) == 0) {
        left = *index & (period - 1);
    } else {
        // The quotient may be one too small or too large.
        DoubleLanes quotient = __builtin_convertvector(*index, DoubleLanes) * (1.0 / period);
        left = *index - SIGNED(quotient) * period;
        left += (left < 0) & period;
        left += (left < 0) & period;
        left -= (left >= period) & period;
    }
    *index = chosen(left < size, left, period - 1 - left);
}

// The texels that stand for those of some index; takes lanes out of `inside` where the border colour does.
INLINE SignedLanes32 placed(SignedLanes32 index, int32_t size, uint32_t mode, SignedLanes32 *inside) {
    SignedLanes32 outside = (index < 0) | (index >= size);
    if (where32(outside) == 0)
        return index;
    if (mode == MODE_WRAP || mode == MODE_MIRROR) {
        turn(&index, size, mode);
        return index;
    }
    if (mode != MODE_CLAMP)
        *inside &= ~outside;
    return clamped(index, 0, size - 1);
}

typedef uint32_t Codes[WARP_SIZE] __attribute__((aligned(64)));

// Where texels are, in bytes from the first.
INLINE SignedLanes32 offsets_of(const TexturePlan *plan, const SignedLanes32 *index) {
    SignedLanes32 sum = index[0] * (int32_t)plan->strides[0];
    for (uint32_t axis = 1; axis < 4; axis++) {
        if (plan->extent[axis] > 1)
            sum += index[axis] * (int32_t)plan->strides[axis];
    }
    return sum;
}

// Straight code: what is stored lane by lane would be long in coming back as a vector.
#define LOAD_EACH(type)                                                            \
    _Pragma("clang loop unroll(full)")                                             \
    for (uint32_t lane = 0; lane < WARP_SIZE; lane++)                               \
        codes[lane] = (int32_t)*(const type *)(base + at[lane])

// The codes of a channel, by lane.
static void load_codes(const TexturePlan *plan, const SignedLanes32 *offsets, uint32_t channel, SignedLanes32 *result) {
    const uint8_t *base = (const uint8_t *)plan->base + channel * (plan->bits / 8);
    const int32_t *at = (const int32_t *)offsets;
    SignedLanes32 codes = NOTHING;
    if (plan->bits == 32)
        LOAD_EACH(uint32_t);
    else if (plan->bits == 16 && plan->is_signed)
        LOAD_EACH(int16_t);
    else if (plan->bits == 16)
        LOAD_EACH(uint16_t);
    else if (plan->is_signed)
        LOAD_EACH(int8_t);
    else
        LOAD_EACH(uint8_t);
    if (plan->kind == TEXEL_KIND_UNORM && plan->bits == 8)
        codes *= 257;
    *result = codes;
}

// Halves as floats, bit for bit.
INLINE SignedLanes32 widened(SignedLanes32 half) {
    SignedLanes32 magnitude = (half & 0x7FFF) << 13;
    SignedLanes32 exponent = magnitude & 0x0F800000;
    SignedLanes32 normal = magnitude + (112 << 23) + ((exponent == 0x0F800000) & (112 << 23));
    FloatLanes small = __builtin_convertvector(half & 0x3FF, FloatLanes) * 0x1p-24f;
    return chosen(exponent == 0, bits_of(small), normal) | (half & 0x8000) << 16;
}

INLINE SignedLanes32 ratio(SignedLanes32 codes, int32_t scale) {
    return bits_of(__builtin_convertvector(chosen(codes < -scale, (SignedLanes32)-scale, codes), FloatLanes) /
                   (float)scale);
}

// What a lookup of one texel makes of its code.
INLINE SignedLanes32 point_value(const TexturePlan *plan, SignedLanes32 codes) {
    switch (plan->kind) {
    case TEXEL_KIND_FLOAT16:
        return widened(codes);
    case TEXEL_KIND_UNORM:
        return ratio(codes, 65535);
    case TEXEL_KIND_SNORM16:
        return ratio(codes, 32767);
    case TEXEL_KIND_SNORM8:
        return ratio(codes, 127);
    default:
        return codes;
    }
}

INLINE void put(Worker *worker, uint32_t row, SignedLanes32 values) {
    *host_row(worker, row) = __builtin_convertvector(__builtin_bit_cast(Lanes32, values), Lanes64);
}

// One texel for each lane; where it is not `inside`, the border colour or zeros.
static void put_texels(Worker *worker, const TexturePlan *plan, const SignedLanes32 *index,
                       const SignedLanes32 *inside, bool has_border) {
    SignedLanes32 offsets = offsets_of(plan, index), codes;
    for (uint32_t channel = 0; channel < 4; channel++) {
        if (channel >= plan->channels) {
            put(worker, channel, NOTHING);
            continue;
        }
        load_codes(plan, &offsets, channel, &codes);
        SignedLanes32 value = point_value(plan, codes);
        SignedLanes32 border = (SignedLanes32)(has_border ? (int32_t)plan->border_bits[channel] : 0);
        put(worker, channel, chosen(*inside, value, border));
    }
}

static uint32_t look_up_nearest(Worker *worker, const TexturePlan *plan) {
    SignedLanes32 index[4] = {NOTHING, NOTHING, NOTHING, layer_of(worker, plan)};
    SignedLanes32 inside = ~NOTHING;
    for (uint32_t axis = 0; axis < plan->axes; axis++) {
        FloatLanes at = texels_along(worker, plan, axis);
        index[axis] = placed(floor_of(at), plan->extent[axis], plan->modes[axis], &inside);
    }
    put_texels(worker, plan, index, &inside, true);
    return 1;
}

static uint32_t look_up_texel(Worker *worker, const TexturePlan *plan) {
    SignedLanes32 index[4] = {NOTHING, NOTHING, NOTHING, layer_of(worker, plan)};
    SignedLanes32 inside = ~NOTHING;
    for (uint32_t axis = 0; axis < plan->axes; axis++) {
        SignedLanes32 given = word_row(worker, 2 + plan->layered + axis);
        index[axis] = placed(given, plan->extent[axis], MODE_BORDER, &inside);
    }
    put_texels(worker, plan, index, &inside, false);
    return 1;
}

// The first of the two texels around a coordinate, and the weight of the second, rounded half up.
INLINE void split(Worker *worker, const TexturePlan *plan, uint32_t axis, Place *place) {
    FloatLanes at = texels_along(worker, plan, axis);
    if (plan->modes[axis] == MODE_CLAMP)
        at = clipped(at, 0.5f, (float)plan->extent[axis] - 0.5f);
    DoubleLanes fixed = __builtin_convertvector(at, DoubleLanes) * ONE - 127.5;
    SignedLanes64 whole = __builtin_convertvector(fixed, SignedLanes64);
    whole += __builtin_convertvector(whole, DoubleLanes) > fixed;
    place->index[axis] = SIGNED(whole >> 8);
    place->weight[axis] = SIGNED(whole & (ONE - 1));
}

// The four taps of a filter: (0, 0), (1, 0), (0, 1), (1, 1) along x and y.
typedef struct {
    SignedLanes32 offsets[4];
    SignedLanes32 inside[4];
    SignedLanes32 weights[4];
} Taps;

static void find_taps(Worker *worker, const TexturePlan *plan, Taps *taps) {
    Place place;
    split(worker, plan, 0, &place);
    bool is_row = plan->layered && plan->axes == 1; // a layer of one dimension has no rows
    place.index[1] = place.weight[1] = NOTHING;
    if (!is_row)
        split(worker, plan, 1, &place);
    SignedLanes32 layer = layer_of(worker, plan), a = place.weight[0], b = place.weight[1];
    taps->weights[3] = (a * b + ONE / 2) >> 8;
    taps->weights[1] = a - taps->weights[3];
    taps->weights[2] = b - taps->weights[3];
    taps->weights[0] = ONE - a - taps->weights[2];
    for (uint32_t tap = 0; tap < 4; tap++) {
        SignedLanes32 inside = ~NOTHING;
        SignedLanes32 x = placed(place.index[0] + (int32_t)(tap & 1), plan->extent[0], plan->modes[0], &inside);
        SignedLanes32 y = NOTHING;
        if (!is_row)
            y = placed(place.index[1] + (int32_t)(tap >> 1), plan->extent[1], plan->modes[1], &inside);
        SignedLanes32 index[4] = {x, y, NOTHING, layer};
        taps->offsets[tap] = offsets_of(plan, index);
        taps->inside[tap] = inside;
    }
}

// The mean of four floats as the hardware rounds it: texels are cut to 2^(E - 27) (of halves 2^(E - 14)), E the
// exponent of the largest, the sum is floored to 2^(E - 28) and rounded once, ties away from zero. False for infinities
// and NaN.
static bool mean_of_floats(const SignedLanes32 *bits, const SignedLanes32 *weights, bool is_half, Set mask,
                           SignedLanes32 *result) {
    SignedLanes32 largest = NOTHING, negative = ~NOTHING;
    Set special = 0;
    for (uint32_t tap = 0; tap < 4; tap++) {
        SignedLanes32 live = weights[tap] != 0, exponent = (bits[tap] >> 23 & 0xFF) & live;
        special |= where32(exponent == BIASED_SPECIAL);
        largest = chosen(exponent > largest, exponent, largest);
        negative &= ~live | bits[tap] >> 31;
    }
    if (special & mask)
        return false;
    SignedLanes64 sum = 0;
    for (uint32_t tap = 0; tap < 4; tap++) {
        SignedLanes32 exponent = bits[tap] >> 23 & 0xFF;
        SignedLanes32 mantissa = ((bits[tap] & 0x7FFFFF) | 0x800000) & (exponent != 0) & (weights[tap] != 0);
        SignedLanes32 cut = mantissa << 4 >> clamped(largest - exponent, 0, 31);
        if (is_half)
            cut &= ~0x1FFF;
        cut = chosen(bits[tap] < 0, -cut, cut);
        sum += WIDE(cut) * WIDE(weights[tap]);
    }
    SignedLanes32 total = SIGNED(sum >> 7);
    Codes rounded;
    uint32_t precision = is_half ? 11 : 24;
    for (uint32_t lane = 0; lane < WARP_SIZE; lane++) {
        uint32_t magnitude = (uint32_t)(total[lane] < 0 ? -total[lane] : total[lane]);
        uint32_t bits_used = 32 - (uint32_t)__builtin_clzg(magnitude, 32);
        int32_t drop = bits_used > precision ? (int32_t)(bits_used - precision) : 0;
        if (is_half && drop < 131 - largest[lane])
            drop = 131 - largest[lane];
        if (drop > 0)
            magnitude = drop > 31 ? 0 : (magnitude + (1u << (drop - 1))) >> drop << drop;
        rounded[lane] = magnitude;
    }
    // The unit is 2^(E - 155), E with its bias; the product is exact in 64 bits.
    SignedLanes64 unit = (WIDE(largest) + (1023 - 155)) << 52;
    DoubleLanes wide = __builtin_convertvector(*(SignedLanes32 *)rounded, DoubleLanes) *
                       __builtin_bit_cast(DoubleLanes, unit);
    SignedLanes32 found = bits_of(__builtin_convertvector(wide, FloatLanes));
    found &= found >= 0x800000; // subnormal results are flushed
    SignedLanes32 sign = chosen(total == 0, negative, total >> 31);
    *result = found | (sign & INT32_MIN);
    return true;
}

// The mean of whole numbers.
INLINE SignedLanes32 mean_of_codes(const TexturePlan *plan, const SignedLanes32 *codes, const SignedLanes32 *weights) {
    SignedLanes32 sum = NOTHING;
    for (uint32_t tap = 0; tap < 4; tap++)
        sum += codes[tap] * weights[tap];
    if (plan->kind == TEXEL_KIND_SNORM8)
        return ratio(sum + ((257 * (sum >> 4) + 1024) >> 11), 32767);
    return ratio((sum + ONE / 2) >> 8, plan->kind == TEXEL_KIND_UNORM ? 65535 : 32767);
}

static uint32_t look_up_linear(Worker *worker, const TexturePlan *plan, Set mask) {
    Taps taps;
    SignedLanes32 results[4] = {NOTHING, NOTHING, NOTHING, NOTHING};
    bool is_half = plan->kind == TEXEL_KIND_FLOAT16;
    find_taps(worker, plan, &taps);
    for (uint32_t channel = 0; channel < plan->channels; channel++) {
        SignedLanes32 codes[4];
        for (uint32_t tap = 0; tap < 4; tap++) {
            load_codes(plan, &taps.offsets[tap], channel, &codes[tap]);
            codes[tap] = chosen(taps.inside[tap], codes[tap], (SignedLanes32)(int32_t)plan->border[channel]);
            if (is_half)
                codes[tap] = widened(codes[tap]);
        }
        if (!is_half && plan->kind != TEXEL_KIND_FLOAT32)
            results[channel] = mean_of_codes(plan, codes, taps.weights);
        else if (!mean_of_floats(codes, taps.weights, is_half, mask, &results[channel]))
            return 0;
    }
    for (uint32_t channel = 0; channel < 4; channel++)
        put(worker, channel, results[channel]);
    return 1;
}

// tex: texture, sampler, coordinates.
uint32_t ptxvm_look_up(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    const TexturePlan *plan = plan_of(worker, number, mask);
    if (plan == 0 || !all_have(worker, 1, mask, plan->sampler))
        return 0;
    switch (plan->lookup) {
    case LOOKUP_NEAREST:
        return look_up_nearest(worker, plan);
    case LOOKUP_LINEAR:
        return look_up_linear(worker, plan, mask);
    default:
        return look_up_texel(worker, plan);
    }
}
