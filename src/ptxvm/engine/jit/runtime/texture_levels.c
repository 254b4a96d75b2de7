// Levels of detail: as instructions give them, or by gradients. The bits are those of machine/texture/levels.py.

#include "textures.h"

#define LEAST_DETAIL (-(1 << 20))
#define BIASED_INFINITY 0x7FF
#define WIDE_BIAS 1023

// Components of a gradient along x, y, z; those that are not there are 0.
typedef DoubleLanes Gradient[3];

INLINE SignedLanes64 wide_bits(DoubleLanes value) {
    return __builtin_bit_cast(SignedLanes64, value);
}

INLINE DoubleLanes double_bits(SignedLanes64 bits) {
    return __builtin_bit_cast(DoubleLanes, bits);
}

INLINE DoubleLanes picked(SignedLanes64 which, DoubleLanes yes, DoubleLanes no) {
    return double_bits((which & wide_bits(yes)) | (~which & wide_bits(no)));
}

INLINE DoubleLanes size_of_wide(DoubleLanes value) {
    return double_bits(wide_bits(value) & INT64_MAX);
}

INLINE DoubleLanes doubles(SignedLanes32 floats) {
    return __builtin_convertvector(float_bits(floats), DoubleLanes);
}

// To 10 significant bits.
INLINE DoubleLanes cut_bits(DoubleLanes value) {
    return double_bits(wide_bits(value) & -(INT64_C(1) << 43));
}

// Levels of detail that the instruction gives, in 1/256, truncated toward zero; NaN counts as 0.
INLINE SignedLanes32 given_detail(SignedLanes32 word) {
    FloatLanes level = float_bits(word) * (float)ONE;
    level = float_bits(bits_of(level) & (level == level));
    return SIGNED(clipped(level, (FloatLanes)-0x1p20f, (FloatLanes)0x1p20f));
}

// A gradient on the face of a cube, from that of the direction: the change of the quotient by the largest coordinate.
static void gradient_on_face(Worker *worker, const TexturePlan *plan, const Request *request, uint32_t row,
                             Gradient gradient) {
    SignedLanes32 x = request->words[0], y = request->words[1], z = request->words[2];
    SignedLanes32 dx = word_row(worker, row), dy = word_row(worker, row + 1), dz = word_row(worker, row + 2);
    FloatLanes sizes[3];
    for (uint32_t axis = 0; axis < 3; axis++)
        sizes[axis] = float_bits(request->words[axis] & INT32_MAX);
    SignedLanes32 is_z = (sizes[2] >= sizes[0]) & (sizes[2] >= sizes[1]), is_y = ~is_z & (sizes[1] >= sizes[0]);
    DoubleLanes major = doubles(chosen(is_z, z, chosen(is_y, y, x)));
    DoubleLanes slope = doubles(chosen(is_z, dz, chosen(is_y, dy, dx)));
    DoubleLanes across = doubles(chosen(is_z | is_y, x, z)), down = doubles(chosen(is_y, z, y));
    DoubleLanes changes[2] = {doubles(chosen(is_z | is_y, dx, dz)), doubles(chosen(is_y, dz, dy))};
    double extent = plan->levels[0].extent[0];
    gradient[0] = cut_bits((changes[0] - across * slope / major) / size_of_wide(major) * extent * 0.5);
    gradient[1] = cut_bits((changes[1] - down * slope / major) / size_of_wide(major) * extent * 0.5);
}

// A gradient of the coordinates in texels of the largest level.
static void read_gradient(Worker *worker, const TexturePlan *plan, const Request *request, uint32_t row,
                          Gradient gradient) {
    gradient[0] = gradient[1] = gradient[2] = 0;
    if (plan->is_cube) {
        gradient_on_face(worker, plan, request, row, gradient);
        return;
    }
    for (uint32_t axis = 0; axis < plan->gradients; axis++) {
        FloatLanes given = float_bits(word_row(worker, row + axis)) * (float)plan->levels[0].extent[axis];
        gradient[axis] = cut_bits(__builtin_convertvector(given, DoubleLanes));
    }
}

static void put_larger_first(DoubleLanes *one, DoubleLanes *other) {
    SignedLanes64 is_less = *one < *other;
    DoubleLanes larger = picked(is_less, *other, *one);
    *other = picked(is_less, *one, *other);
    *one = larger;
}

// The largest component, 11/32 of the next one, whose 11/8 has 10 bits, and a quarter of the least. NaN counts as 0.
static void measure(const Gradient gradient, DoubleLanes *length) {
    DoubleLanes sizes[3];
    for (uint32_t axis = 0; axis < 3; axis++)
        sizes[axis] = double_bits(wide_bits(size_of_wide(gradient[axis])) & (gradient[axis] == gradient[axis]));
    put_larger_first(&sizes[0], &sizes[1]);
    put_larger_first(&sizes[1], &sizes[2]);
    put_larger_first(&sizes[0], &sizes[1]);
    SignedLanes64 bits = wide_bits(sizes[1]), exponent = bits >> 52;
    SignedLanes64 counts = exponent != 0;
    // From 512 to 1024. Where it has no end the largest has none, either.
    DoubleLanes scaled = double_bits(((bits & ((INT64_C(1) << 52) - 1)) | (INT64_C(WIDE_BIAS) + 9) << 52) & counts);
    DoubleLanes part = __builtin_convertvector(SIGNED(scaled * 11.0 * 0.125 + 0.5), DoubleLanes);
    *length = sizes[0] + part * double_bits((exponent - 11) << 52 & counts) + sizes[2] * 0.25;
}

// Of the longest of both gradients and, by 11/16, of the diagonals of what they span.
static SignedLanes32 detail_of_gradients(Worker *worker, const TexturePlan *plan, const Request *request) {
    Gradient sides[4];
    DoubleLanes longest = 0, length;
    uint32_t row = 2 + plan->coordinates + plan->offsets;
    read_gradient(worker, plan, request, row, sides[0]);
    read_gradient(worker, plan, request, row + plan->gradients, sides[1]);
    for (uint32_t axis = 0; axis < 3; axis++) {
        sides[2][axis] = sides[0][axis] + sides[1][axis];
        sides[3][axis] = sides[0][axis] - sides[1][axis];
    }
    for (uint32_t side = 0; side < 4; side++) {
        measure(sides[side], &length);
        if (side >= 2)
            length *= 11.0 / 16;
        longest = picked(length > longest, length, longest);
    }
    SignedLanes32 exponent = SIGNED(wide_bits(longest) >> 52), behind = SIGNED(wide_bits(longest) >> 44 & 0xFF);
    SignedLanes32 logarithm;
    table_entries(plan, LOGARITHMS, &behind, &logarithm);
    SignedLanes32 detail = (exponent - WIDE_BIAS) * ONE + logarithm;
    detail = chosen(exponent == 0, (SignedLanes32)LEAST_DETAIL, detail);
    return chosen(exponent == BIASED_INFINITY, (SignedLanes32)-LEAST_DETAIL, detail);
}

// Which levels lanes look at: twice the number of the first, and 1 if the next one counts, too. The detail is in the
// request if gradients say it.
INLINE SignedLanes32 levels_of(Worker *worker, const TexturePlan *plan, Request *request) {
    int32_t last = (int32_t)plan->level_count - 1;
    SignedLanes32 given = plan->gives_level ? word_row(worker, 2 + plan->coordinates + plan->offsets) : NOTHING;
    if (plan->lookup == LOOKUP_TEXEL)
        return clamped(given, 0, last) * 2;
    SignedLanes32 detail = NOTHING;
    if (plan->gives_level)
        detail = given_detail(given) + plan->bias;
    else if (plan->gradients != 0)
        detail = request->detail + plan->bias;
    if (plan->mip_filters) {
        SignedLanes32 share = (((detail & (ONE - 1)) - plan->flat) * plan->steepness) >> 2;
        detail = (detail & -ONE) + clamped(share, 0, ONE);
    }
    detail = chosen(detail < plan->least, (SignedLanes32)plan->least, detail);
    detail = clamped(chosen(detail > plan->most, (SignedLanes32)plan->most, detail), 0, last * ONE);
    request->detail = detail;
    if (!plan->mip_filters)
        return clamped((detail + ONE / 2) >> 8, 0, last) * 2;
    return (detail >> 8) * 2 + (((detail & (ONE - 1)) != 0) & 1);
}
