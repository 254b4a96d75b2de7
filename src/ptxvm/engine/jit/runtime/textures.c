// Texture lookups: the nearest texel, linear filters, texels by number, in one level of detail or between two.

#include "textures.h"

#include "texture_places.c"

#include "texture_codes.c"

#include "texture_filters.c"

#include "texture_levels.c"

// One texel for each lane; where it is not `inside`, the border colour or zeros.
INLINE void read_texels(const TexturePlan *plan, const TextureLevel *level, const SignedLanes32 *index,
                        const SignedLanes32 *inside, bool has_border, SignedLanes32 *results) {
    SignedLanes32 offsets = offsets_of(level, index), codes;
    for (uint32_t channel = 0; channel < plan->channels; channel++) {
        load_codes(plan, level, &offsets, channel, &codes);
        SignedLanes32 border = (SignedLanes32)(has_border ? (int32_t)plan->border_bits[channel] : 0);
        results[channel] = chosen(*inside, point_value(plan, kind_of(plan, channel), codes), border);
    }
}

// The texel in which a place lies.
INLINE void find_nearest(const TexturePlan *plan, const TextureLevel *level, const Request *request,
                         SignedLanes32 *index, SignedLanes32 *inside) {
    index[1] = index[2] = NOTHING;
    index[3] = request->layer;
    *inside = ~NOTHING;
    uint32_t axes = plan->offsets != 0 ? plan->filter_axes : plan->axes;
    for (uint32_t axis = 0; axis < axes; axis++) {
        SignedLanes32 wanted = SIGNED(floor_of(texels_along(plan, level, request, axis)));
        if (plan->offsets != 0)
            wanted += request->offsets[axis];
        index[axis] = placed(wanted, level->extent[axis], plan->modes[axis], inside);
    }
}

INLINE void look_up_nearest(const TexturePlan *plan, const TextureLevel *level, const Request *request,
                            SignedLanes32 *results) {
    SignedLanes32 index[4], inside;
    find_nearest(plan, level, request, index, &inside);
    read_texels(plan, level, index, &inside, true, results);
}

static void look_up_texel(const TexturePlan *plan, const TextureLevel *level, const Request *request,
                          SignedLanes32 *results) {
    SignedLanes32 index[4] = {NOTHING, NOTHING, NOTHING, NOTHING}, inside = ~NOTHING;
    index[3] = placed(request->layer, level->extent[3], MODE_BORDER, &inside);
    for (uint32_t axis = 0; axis < plan->axes; axis++) {
        SignedLanes32 wanted = request->words[axis];
        if (plan->offsets != 0)
            wanted += request->offsets[axis];
        index[axis] = placed(wanted, level->extent[axis], MODE_BORDER, &inside);
    }
    read_texels(plan, level, index, &inside, false, results);
}

// A channel of the four texels that a linear filter would blend, from the lower left one round.
static void gather(const TexturePlan *plan, const Request *request, SignedLanes32 *results) {
    static const uint8_t steps[4][2] = {{0, 1}, {1, 1}, {1, 0}, {0, 0}};
    const TextureLevel *level = &plan->levels[0];
    SignedLanes32 first[2], weight;
    for (uint32_t axis = 0; axis < 2; axis++)
        split(plan, level, request, axis, &first[axis], &weight);
    for (uint32_t corner = 0; corner < plan->results; corner++) {
        SignedLanes32 index[4] = {NOTHING, NOTHING, NOTHING, request->layer}, inside = ~NOTHING, codes;
        for (uint32_t axis = 0; axis < 2; axis++)
            index[axis] = placed(first[axis] + steps[corner][axis], level->extent[axis], plan->modes[axis], &inside);
        SignedLanes32 offsets = offsets_of(level, index);
        load_codes(plan, level, &offsets, plan->component, &codes);
        codes = chosen(inside, codes, (SignedLanes32)(int32_t)plan->border[plan->component]);
        gathered_value(plan, kind_of(plan, plan->component), &codes);
        results[corner] = codes;
    }
}

// The nearest texel of a level as a footprint of one tap.
static uint32_t find_single_tap(const TexturePlan *plan, const TextureLevel *level, const Request *request,
                                const SignedLanes32 *share, Footprint *print) {
    SignedLanes32 index[4];
    find_nearest(plan, level, request, index, &print->inside[0]);
    print->level = level;
    print->offsets[0] = offsets_of(level, index);
    print->weights[0] = *share;
    for (uint32_t tap = 1; tap < 4; tap++) {
        print->offsets[tap] = print->offsets[0];
        print->inside[tap] = print->inside[0];
        print->weights[tap] = NOTHING;
    }
    return 1;
}

// A lookup in a level, or between it and the next one. False if Python must see to it.
static bool look_at(const TexturePlan *plan, const Request *request, uint32_t number, bool is_between, Set mask,
                    SignedLanes32 *results) {
    const TextureLevel *level = &plan->levels[number];
    Footprint prints[FOOTPRINTS];
    uint32_t count = 0;
    if (plan->lookup == LOOKUP_TEXEL) {
        look_up_texel(plan, level, request, results);
        return true;
    }
    bool blends = plan->filters || plan->is_anisotropic || (plan->is_mipmapped && plan->mip_filters);
    if (!blends || plan->kind == TEXEL_KIND_PLAIN) {
        look_up_nearest(plan, level, request, results);
        return true;
    }
    SignedLanes32 next = is_between ? request->detail & (ONE - 1) : NOTHING;
    for (uint32_t step = 0; step <= is_between; step++) {
        SignedLanes32 share = step == 0 ? ONE - next : next;
        if (plan->filters)
            count += find_footprints(plan, level + step, request, &share, is_between, &prints[count]);
        else
            count += find_single_tap(plan, level + step, request, &share, &prints[count]);
    }
    return blend(plan, prints, count, mask, results);
}

// Lanes that look at the same levels together.
static bool look_at_levels(Worker *worker, const TexturePlan *plan, Request *request, Set mask,
                           SignedLanes32 *results) {
    SignedLanes32 levels = levels_of(worker, plan, request);
    while (mask != 0) {
        SignedLanes32 part[4];
        int32_t key = ((const int32_t *)&levels)[first_of(mask)];
        SignedLanes32 together = levels == key;
        Set lanes = where32(together);
        if (!look_at(plan, request, (uint32_t)key / 2, key & 1, mask & lanes, part))
            return false;
        for (uint32_t channel = 0; channel < plan->channels; channel++)
            results[channel] = chosen(together, part[channel], results[channel]);
        mask &= ~lanes;
    }
    return true;
}

// A lookup by lanes that name the same texture. False if Python must see to it.
static bool look_up_in(Worker *worker, const TexturePlan *plan, Set mask, SignedLanes32 *results) {
    Request request;
    request.words[1] = NOTHING; // the row of a texture of one dimension
    request.layer = layer_of(worker, plan);
    for (uint32_t place = plan->layered; place < plan->coordinates; place++)
        request.words[place - plan->layered] = word_row(worker, 2 + place);
    if (plan->gradients != 0)
        request.detail = detail_of_gradients(worker, plan, &request);
    if (plan->is_cube)
        find_face(&request);
    if (plan->offsets != 0)
        read_offsets(worker, plan, &request);
    if (plan->lookup == LOOKUP_GATHER) {
        gather(plan, &request, results);
        return true;
    }
    if (plan->is_mipmapped)
        return look_at_levels(worker, plan, &request, mask, results);
    return look_at(plan, &request, 0, false, mask, results);
}

// tex, tld4: texture, sampler, coordinates, and perhaps offsets and a level.
uint32_t ptxvm_look_up(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    SignedLanes32 results[4];
    for (Set left = mask; left != 0;) {
        const TexturePlan *plan = plan_for(worker, number, host_value(worker, 0, first_of(left)));
        if (plan == 0)
            return 0;
        SignedLanes32 together = SIGNED(*host_row(worker, 0) == plan->handle), part[4];
        Set lanes = where32(together) & left;
        if (!all_have(worker, 1, lanes, plan->sampler) || !look_up_in(worker, plan, lanes, part))
            return 0;
        for (uint32_t channel = 0; channel < 4; channel++) {
            SignedLanes32 found = channel < plan->results ? part[channel] : NOTHING;
            results[channel] = left == mask ? found : chosen(together, found, results[channel]);
        }
        left &= ~lanes;
    }
    for (uint32_t channel = 0; channel < 4; channel++)
        *host_row(worker, channel) = __builtin_convertvector(__builtin_bit_cast(Lanes32, results[channel]), Lanes64);
    return 1;
}
