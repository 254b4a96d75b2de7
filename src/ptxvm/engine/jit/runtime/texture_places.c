// Coordinates -> texels: faces of cubes, scaling, address modes. The bits are those of machine/texture/addressing.py.

#include "textures.h"

#define FARTHEST 0x1p30f
#define FARTHEST_WHOLE 0x1p24f // floats beyond are whole and even: the start of a repetition
#define FARTHEST_OUTSIDE 64.0f // normalized ones beyond are outside, whatever the offset
#define LEAST_FRACTION_BITS 21
#define ONE 256

enum { MODE_WRAP, MODE_MIRROR, MODE_CLAMP_OGL, MODE_CLAMP, MODE_BORDER };

// What lanes ask for.
typedef struct {
    SignedLanes32 words[3]; // coordinates x, y, z: floats, or numbers of texels
    SignedLanes32 layer;
    SignedLanes32 offsets[3]; // if the plan has offsets: texels along x, y, z
    SignedLanes32 detail; // level of detail in 1/256
} Request;

static const SignedLanes32 NOTHING = 0;

INLINE SignedLanes32 bits_of(FloatLanes value) {
    return __builtin_bit_cast(SignedLanes32, value);
}

INLINE FloatLanes clipped(FloatLanes value, FloatLanes low, FloatLanes high) {
    SignedLanes32 found = chosen(value < low, bits_of(low), bits_of(value));
    return float_bits(chosen(value > high, bits_of(high), found));
}

// Layers are unsigned; beyond the end is the last one, but for texels by number.
INLINE SignedLanes32 layer_of(Worker *worker, const TexturePlan *plan) {
    if (!plan->layered)
        return NOTHING;
    SignedLanes32 given = word_row(worker, 2), last = plan->levels[0].extent[3] - 1;
    if (plan->lookup == LOOKUP_TEXEL)
        return given;
    return chosen((given < 0) | (given > last), last, given);
}

INLINE SignedLanes32 signed_bits(SignedLanes32 word, uint32_t bits) {
    int32_t sign = 1 << (bits - 1);
    return ((word & (2 * sign - 1)) ^ sign) - sign;
}

// Offsets have four bits, those of gathers six. A texture of one dimension is given the next ones for y, too.
static void read_offsets(Worker *worker, const TexturePlan *plan, Request *request) {
    uint32_t bits = plan->lookup == LOOKUP_GATHER ? 6 : 4;
    for (uint32_t axis = 0; axis < 3; axis++)
        request->offsets[axis] = NOTHING;
    for (uint32_t axis = 0; axis < plan->offsets; axis++)
        request->offsets[axis] = signed_bits(word_row(worker, 2 + plan->coordinates + axis), bits);
    if (plan->axes < plan->filter_axes)
        request->offsets[1] = signed_bits(word_row(worker, 2 + plan->coordinates) >> bits, bits);
}

// The face of a cube that a direction meets, and where on it, from 0 to 1.
static void find_face(Request *request) {
    SignedLanes32 x = request->words[0], y = request->words[1], z = request->words[2], sizes[3];
    for (uint32_t axis = 0; axis < 3; axis++) {
        SignedLanes32 size = request->words[axis] & INT32_MAX;
        sizes[axis] = size & (size <= 0x7F800000); // NaN counts as 0
    }
    SignedLanes32 is_z = (sizes[2] >= sizes[0]) & (sizes[2] >= sizes[1]), is_y = ~is_z & (sizes[1] >= sizes[0]);
    SignedLanes32 major = chosen(is_z, z, chosen(is_y, y, x)), sign = major & INT32_MIN;
    SignedLanes32 across = chosen(is_z, x ^ sign, chosen(is_y, x, z ^ sign ^ INT32_MIN));
    SignedLanes32 down = chosen(is_y, z ^ sign, y ^ INT32_MIN);
    FloatLanes size = float_bits(major & INT32_MAX);
    request->layer = request->layer * 6 + (is_z & 4) + (is_y & 2) + ((sign != 0) & 1);
    request->words[0] = bits_of((float_bits(across) / size + 1.0f) * 0.5f);
    request->words[1] = bits_of((float_bits(down) / size + 1.0f) * 0.5f);
}

INLINE DoubleLanes floor_of(DoubleLanes value) {
    return __builtin_elementwise_floor(value);
}

INLINE bool turns(uint32_t mode) {
    return mode == MODE_WRAP || mode == MODE_MIRROR;
}

// A coordinate in texels; normalized ones are cut to so many bits behind the point first. NaN counts as 0; what is far
// away is moved to a place that the address mode treats alike.
INLINE DoubleLanes texels_along(const TexturePlan *plan, const TextureLevel *level, const Request *request,
                                uint32_t axis) {
    FloatLanes given = float_bits(request->words[axis]);
    bool is_turning = turns(plan->modes[axis]);
    FloatLanes farthest = !plan->normalized ? FARTHEST : is_turning ? FARTHEST_WHOLE : FARTHEST_OUTSIDE;
    given = clipped(float_bits(bits_of(given) & (given == given)), -farthest, farthest);
    DoubleLanes wide = __builtin_convertvector(given, DoubleLanes);
    if (!plan->normalized)
        return wide;
    int32_t size = level->extent[axis], bits = 38 - __builtin_clzg((uint32_t)(size - 1), 32);
    double fractions = (double)(1 << (bits < LEAST_FRACTION_BITS ? LEAST_FRACTION_BITS : bits));
    wide = floor_of(wide * fractions);
    if (is_turning)
        wide -= floor_of(wide * (0.5 / fractions)) * (2 * fractions);
    return wide * (size / fractions);
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
    if (turns(mode)) {
        turn(&index, size, mode);
        return index;
    }
    if (mode != MODE_CLAMP)
        *inside &= ~outside;
    return clamped(index, 0, size - 1);
}

// Where texels are, in bytes from the first.
INLINE SignedLanes32 offsets_of(const TextureLevel *level, const SignedLanes32 *index) {
    SignedLanes32 sum = index[0] * (int32_t)level->strides[0];
    for (uint32_t axis = 1; axis < 4; axis++) {
        if (level->strides[axis] != 0)
            sum += index[axis] * (int32_t)level->strides[axis];
    }
    return sum;
}
