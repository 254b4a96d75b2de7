// Linear filters: which texels, with which weights, and their mean. The bits are those of machine/texture/blending.py.

#include "textures.h"

#define BIASED_SPECIAL 255
#define FOOTPRINTS 4 // two levels with two slices each

typedef uint32_t Codes[WARP_SIZE] __attribute__((aligned(64)));

// The taps of a filter in a slice: (0, 0), (1, 0), (0, 1), (1, 1) along x and y. The weights of all slices together are
// 256.
typedef struct {
    const TextureLevel *level;
    SignedLanes32 offsets[4];
    SignedLanes32 inside[4];
    SignedLanes32 weights[4];
} Footprint;

// The first of the two texels around a coordinate, and the weight of the second, rounded half up.
static void split(const TexturePlan *plan, const TextureLevel *level, const Request *request, uint32_t axis,
                  SignedLanes32 *index, SignedLanes32 *weight) {
    DoubleLanes at = texels_along(plan, level, request, axis);
    SignedLanes32 moved = plan->offsets != 0 ? request->offsets[axis] : NOTHING;
    if (plan->modes[axis] == MODE_CLAMP && plan->lookup != LOOKUP_GATHER) {
        DoubleLanes low = 0.5 - __builtin_convertvector(moved, DoubleLanes);
        at = __builtin_elementwise_min(__builtin_elementwise_max(at, low), low + (level->extent[axis] - 1));
    }
    SignedLanes64 whole = __builtin_convertvector(floor_of(at * ONE - 127.5), SignedLanes64);
    *index = SIGNED(whole >> 8) + moved;
    *weight = SIGNED(whole & (ONE - 1));
}

// A share of 256 by a fraction of 256, rounded half up.
INLINE SignedLanes32 part_of(SignedLanes32 share, SignedLanes32 fraction) {
    return (share * fraction + ONE / 2) >> 8;
}

// The taps of a slice, from the first texels along the axes and, of x and y, the weights of the second ones.
static void find_taps(const TexturePlan *plan, const Request *request, const SignedLanes32 *first,
                      const SignedLanes32 *weight, const SignedLanes32 *share, Footprint *print) {
    SignedLanes32 right = part_of(*share, weight[0]), left = *share - right;
    print->weights[0] = part_of(left, ONE - weight[1]);
    print->weights[2] = left - print->weights[0];
    print->weights[3] = part_of(right, weight[1]);
    print->weights[1] = right - print->weights[3];
    for (uint32_t tap = 0; tap < 4; tap++) {
        SignedLanes32 index[4] = {NOTHING, NOTHING, NOTHING, request->layer}, inside = ~NOTHING;
        for (uint32_t axis = 0; axis < plan->filter_axes; axis++) {
            SignedLanes32 wanted = first[axis] + (axis < 2 ? (int32_t)(tap >> axis & 1) : 0);
            index[axis] = placed(wanted, print->level->extent[axis], plan->modes[axis], &inside);
        }
        print->offsets[tap] = offsets_of(print->level, index);
        print->inside[tap] = inside;
    }
}

// The footprints of a linear filter in a level that has this share of the whole; returns their number. Between levels
// the share is split otherwise.
static uint32_t find_footprints(const TexturePlan *plan, const TextureLevel *level, const Request *request,
                                const SignedLanes32 *share, bool is_between, Footprint *prints) {
    SignedLanes32 first[3] = {NOTHING, NOTHING, NOTHING}, weight[3] = {NOTHING, NOTHING, NOTHING};
    for (uint32_t axis = 0; axis < plan->filter_axes; axis++)
        split(plan, level, request, axis, &first[axis], &weight[axis]);
    prints[0].level = prints[1].level = level;
    if (plan->filter_axes < 3) {
        find_taps(plan, request, first, weight, share, &prints[0]);
        return 1;
    }
    SignedLanes32 low = is_between ? part_of(*share, ONE - weight[2]) : *share - part_of(*share, weight[2]);
    SignedLanes32 high = *share - low;
    find_taps(plan, request, first, weight, &low, &prints[0]);
    first[2] += 1;
    find_taps(plan, request, first, weight, &high, &prints[1]);
    return 2;
}

// The sum of a footprint or more, in units of 2^(unit - 162), and the exponent, with its bias, of its largest texel.
typedef struct {
    SignedLanes64 sum;
    SignedLanes32 unit;
    SignedLanes32 largest;
} Part;

// Units that sums of footprints are aligned to are so much coarser than those of 32-bit floats.
enum { COARSE_FLOAT32 = 0, COARSE_FLOAT16 = 13, COARSE_SRGB = 20 };

// The sum of parts, each floored to the unit of the largest texel, which moves in steps of four bits.
static void add_parts(const Part *parts, uint32_t count, int32_t coarse, Part *result) {
    Part found = {.sum = 0, .largest = parts[0].largest};
    for (uint32_t place = 1; place < count; place++)
        found.largest = chosen(parts[place].largest > found.largest, parts[place].largest, found.largest);
    found.unit = (found.largest & -4) + coarse;
    for (uint32_t place = 0; place < count; place++) {
        SignedLanes32 down = found.unit - parts[place].unit;
        SignedLanes64 sum = parts[place].sum << WIDE(clamped(-down, 0, 31));
        found.sum += sum >> WIDE(clamped(down, 0, 63));
    }
    *result = found;
}

// Likewise of all footprints: the first two go together.
static void add_footprints(Part *parts, uint32_t count, int32_t coarse) {
    if (count > 2) {
        add_parts(parts, 2, coarse, &parts[1]);
        add_parts(parts + 1, count - 1, coarse, parts);
    } else {
        add_parts(parts, count, coarse, parts);
    }
}

// The largest exponent, with its bias, of the texels with a weight; the lanes that meet infinities or NaN.
static Set largest_exponent(const SignedLanes32 *bits, const SignedLanes32 *weights, SignedLanes32 *largest) {
    Set special = 0;
    *largest = NOTHING;
    for (uint32_t tap = 0; tap < 4; tap++) {
        SignedLanes32 exponent = bits[tap] >> 23 & 0xFF;
        special |= where32(exponent == BIASED_SPECIAL);
        exponent &= weights[tap] != 0;
        *largest = chosen(exponent > *largest, exponent, *largest);
    }
    return special;
}

// The sum of a footprint: texels are cut to 2^(E - 27), of halves 2^(E - 14), E their largest exponent.
static void sum_of_floats(const SignedLanes32 *bits, const SignedLanes32 *weights, bool is_half, Part *part) {
    part->sum = 0;
    part->unit = part->largest;
    for (uint32_t tap = 0; tap < 4; tap++) {
        SignedLanes32 exponent = bits[tap] >> 23 & 0xFF;
        SignedLanes32 mantissa = ((bits[tap] & 0x7FFFFF) | 0x800000) & (exponent != 0) & (weights[tap] != 0);
        SignedLanes32 cut = mantissa << 4 >> clamped(part->largest - exponent, 0, 31);
        if (is_half)
            cut &= ~0x1FFF;
        cut = chosen(bits[tap] < 0, -cut, cut);
        part->sum += WIDE(cut) * WIDE(weights[tap]);
    }
}

// Rounded to so many bits, at least to a multiple of 2^least, ties up.
INLINE int64_t rounded(uint64_t number, int32_t precision, int32_t least) {
    int32_t drop = 64 - __builtin_clzg(number, 64) - precision;
    drop = drop < least ? least : drop;
    if (drop <= 0)
        return (int64_t)number;
    return drop > 62 ? 0 : (int64_t)((number + (1ull << (drop - 1))) >> drop << drop);
}

// A sum as a float: rounded once to so many bits, of halves to a multiple of 2^-24, ties away from zero.
static void rounded_sum(const Part *part, int32_t precision, bool is_half, SignedLanes32 *result) {
    SignedLanes64 found;
    for (uint32_t lane = 0; lane < WARP_SIZE; lane++) {
        int64_t total = ((const int64_t *)&part->sum)[lane];
        int32_t least = is_half ? 138 - ((const int32_t *)&part->unit)[lane] : 0;
        ((int64_t *)&found)[lane] = rounded((uint64_t)(total < 0 ? -total : total), precision, least);
    }
    SignedLanes64 unit = (WIDE(part->unit) + (1023 - 162)) << 52;
    DoubleLanes wide = __builtin_convertvector(found, DoubleLanes) * __builtin_bit_cast(DoubleLanes, unit);
    SignedLanes32 bits = bits_of(__builtin_convertvector(wide, FloatLanes));
    *result = bits & (bits >= 0x800000); // subnormal results are flushed
}

typedef SignedLanes32 FourTexels[4];

// The mean of floats as the hardware rounds it. False for infinities and NaN.
static bool mean_of_floats(const Footprint *prints, uint32_t count, const FourTexels *bits, bool is_half, Set mask,
                           SignedLanes32 *result) {
    Part parts[FOOTPRINTS];
    SignedLanes32 negative = ~NOTHING, size;
    for (uint32_t print = 0; print < count; print++) {
        const SignedLanes32 *weights = prints[print].weights;
        if (largest_exponent(bits[print], weights, &parts[print].largest) & mask)
            return false;
        sum_of_floats(bits[print], weights, is_half, &parts[print]);
        for (uint32_t tap = 0; tap < 4; tap++)
            negative &= (weights[tap] == 0) | bits[print][tap] >> 31;
    }
    add_footprints(parts, count, is_half ? COARSE_FLOAT16 : COARSE_FLOAT32);
    rounded_sum(&parts[0], is_half ? 11 : 24, is_half, &size);
    *result = size | (chosen(SIGNED(parts[0].sum == 0), negative, SIGNED(parts[0].sum >> 63)) & INT32_MIN);
    return true;
}

// The mean of whole numbers.
static void mean_of_codes(uint32_t kind, const Footprint *prints, uint32_t count, const FourTexels *codes,
                          SignedLanes32 *result) {
    SignedLanes32 sum = NOTHING;
    for (uint32_t print = 0; print < count; print++) {
        for (uint32_t tap = 0; tap < 4; tap++)
            sum += codes[print][tap] * prints[print].weights[tap];
    }
    if (kind == TEXEL_KIND_SNORM8)
        *result = ratio(sum + ((257 * (sum >> 4) + 1024) >> 11), 32767);
    else
        *result = ratio((sum + ONE / 2) >> 8, kind == TEXEL_KIND_UNORM ? 65535 : 32767);
}

// The mean of sRGB codes: values of the table, cut to 8 bits below the largest exponent of a footprint; a half.
static void mean_of_colours(const TexturePlan *plan, const Footprint *prints, uint32_t count, const FourTexels *codes,
                            SignedLanes32 *result) {
    Part parts[FOOTPRINTS];
    for (uint32_t print = 0; print < count; print++) {
        SignedLanes32 values[4], largest = NOTHING, exponent, total = NOTHING;
        for (uint32_t tap = 0; tap < 4; tap++) {
            table_entries(plan, SRGB_VALUES, &codes[print][tap], &values[tap]);
            table_entries(plan, SRGB_EXPONENTS, &codes[print][tap], &exponent);
            exponent &= prints[print].weights[tap] != 0;
            largest = chosen(exponent > largest, exponent, largest);
        }
        SignedLanes32 cut = clamped(largest - 7, 0, 31);
        for (uint32_t tap = 0; tap < 4; tap++)
            total += (values[tap] >> cut << cut) * prints[print].weights[tap];
        // Exponents are those of 1/65536, sums count in 2^-24.
        parts[print] = (Part){.sum = WIDE(total), .unit = (SignedLanes32)138, .largest = largest + (127 - 16)};
    }
    add_footprints(parts, count, COARSE_SRGB);
    rounded_sum(&parts[0], 11, false, result);
}

// The results of filters by channel. False if Python must see to it.
static bool blend(const TexturePlan *plan, const Footprint *prints, uint32_t count, Set mask, SignedLanes32 *results) {
    bool is_half = plan->kind == TEXEL_KIND_FLOAT16, is_float = is_half || plan->kind == TEXEL_KIND_FLOAT32;
    for (uint32_t channel = 0; channel < plan->channels; channel++) {
        FourTexels codes[FOOTPRINTS];
        SignedLanes32 border = (SignedLanes32)(int32_t)plan->border[channel];
        for (uint32_t print = 0; print < count; print++) {
            for (uint32_t tap = 0; tap < 4; tap++) {
                SignedLanes32 *code = &codes[print][tap];
                load_codes(plan, prints[print].level, &prints[print].offsets[tap], channel, code);
                *code = chosen(prints[print].inside[tap], *code, border);
                if (is_half)
                    *code = widened(*code);
            }
        }
        if (kind_of(plan, channel) == TEXEL_KIND_SRGB)
            mean_of_colours(plan, prints, count, codes, &results[channel]);
        else if (!is_float)
            mean_of_codes(kind_of(plan, channel), prints, count, codes, &results[channel]);
        else if (!mean_of_floats(prints, count, codes, is_half, mask, &results[channel]))
            return false;
    }
    return true;
}
