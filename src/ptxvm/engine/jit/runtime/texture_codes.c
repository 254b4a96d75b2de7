// Texels as they are stored, and what lookups make of them. The bits are those of machine/texture/numbers.py.

#include "textures.h"

// Straight code: what is stored lane by lane would be long in coming back as a vector.
#define LOAD_EACH(type)                                                            \
    _Pragma("clang loop unroll(full)")                                             \
    for (uint32_t lane = 0; lane < WARP_SIZE; lane++)                               \
        codes[lane] = (int32_t)*(const type *)(base + at[lane])

// What the codes of a channel mean: the last channel of two and of four is no sRGB code.
INLINE uint32_t kind_of(const TexturePlan *plan, uint32_t channel) {
    bool is_plain = channel != 0 && channel + 1 == plan->channels;
    return plan->kind == TEXEL_KIND_SRGB && is_plain ? TEXEL_KIND_UNORM : plan->kind;
}

// The codes of a channel, by lane.
static void load_codes(const TexturePlan *plan, const TextureLevel *level, const SignedLanes32 *offsets,
                       uint32_t channel, SignedLanes32 *result) {
    const uint8_t *base = (const uint8_t *)level->base + channel * (plan->bits / 8);
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
    if (kind_of(plan, channel) == TEXEL_KIND_UNORM && plan->bits == 8)
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

enum { SRGB_VALUES = 0, SRGB_EXPONENTS = 256, LOGARITHMS = 512 };

// Entries of the plan's tables.
static void table_entries(const TexturePlan *plan, uint32_t first, const SignedLanes32 *codes, SignedLanes32 *result) {
    const int32_t *entries = (const int32_t *)plan->table + first, *at = (const int32_t *)codes;
    SignedLanes32 found = NOTHING;
    _Pragma("clang loop unroll(full)")
    for (uint32_t lane = 0; lane < WARP_SIZE; lane++)
        found[lane] = entries[at[lane]];
    *result = found;
}

static SignedLanes32 sRGB_value(const TexturePlan *plan, SignedLanes32 codes) {
    SignedLanes32 values;
    table_entries(plan, SRGB_VALUES, &codes, &values);
    return bits_of(__builtin_convertvector(values, FloatLanes) * 0x1p-16f);
}

// What a lookup of one texel makes of its code.
INLINE SignedLanes32 point_value(const TexturePlan *plan, uint32_t kind, SignedLanes32 codes) {
    switch (kind) {
    case TEXEL_KIND_FLOAT16:
        return widened(codes);
    case TEXEL_KIND_UNORM:
        return ratio(codes, 65535);
    case TEXEL_KIND_SNORM16:
        return ratio(codes, 32767);
    case TEXEL_KIND_SNORM8:
        return ratio(codes, 127);
    case TEXEL_KIND_SRGB:
        return sRGB_value(plan, codes);
    default:
        return codes;
    }
}

// Signed bytes as a gather widens them.
INLINE SignedLanes32 widened_bytes(SignedLanes32 codes) {
    SignedLanes32 size = chosen(codes < 0, -codes, codes), least = 64 - (codes < 0);
    SignedLanes32 wide = size * 258 - (size >= least);
    return chosen(codes < 0, -wide, wide);
}

// What a gather makes of a code: the texel comes as it goes into a filter.
static void gathered_value(const TexturePlan *plan, uint32_t kind, SignedLanes32 *codes) {
    SignedLanes32 bits = kind == TEXEL_KIND_SNORM8 ? ratio(widened_bytes(*codes), 32767)
                                                   : point_value(plan, kind, *codes);
    SignedLanes32 size = bits & INT32_MAX, is_nan = size > 0x7F800000;
    if (kind == TEXEL_KIND_FLOAT32)
        bits = chosen(is_nan, (SignedLanes32)INT32_MAX, chosen(size < 0x800000, bits & INT32_MIN, bits));
    if (kind == TEXEL_KIND_FLOAT16)
        bits = chosen(is_nan, (SignedLanes32)0x7FFFE000, bits);
    *codes = bits;
}
