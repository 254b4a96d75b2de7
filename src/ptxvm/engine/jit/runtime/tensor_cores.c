// What a tensor core is given without Python: native code takes note of products (tiles.c) and commits when they are
// issued, and does them at the wait for an mbarrier at which a commit arrives, as machine/tensor_cores/operations.py
// says. Only where that is the policy (Worker.defers), while Python keeps no operations of the CTA, and for nothing
// that could be wrong: else Python adopts what is pending (see host/tile_plans.py).

#include "copies.h"

// A function of tiles.c, which only kernels with products have.
typedef void (*Multiply)(const Cta *cta, const Tile *tile);

INLINE TensorCore *core_of(const Cta *cta) {
    return cta->tensor_core;
}

// tcgen05.commit: mbarrier.
uint32_t ptxvm_commit_tiles(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    uint64_t barrier = host_value(worker, 0, first_of(mask));
    if (!may_issue_tile(worker, cta, mask) || product_plan(worker, number) == 0 ||
        mbarrier_at(worker, cta, barrier) == 0)
        return 0;
    Tile *tile = new_tile(cta, TILE_KIND_COMMIT, warp, number, mask);
    tile->d = barrier;
    return 1;
}

static void finish_product(const Cta *cta, Tile *tile) {
    if (tile->kind != TILE_KIND_PRODUCT)
        return;
    ((Multiply)core_of(cta)->multiply)(cta, tile);
    tile->kind = TILE_KIND_COMPLETE;
}

// False if the mbarrier does not expect it.
static bool finish_commit(Cta *cta, Tile *tile) {
    uint32_t barrier = shared_offset(tile->d);
    uint64_t *word = (uint64_t *)shared_at(cta, barrier), old = *word;
    if (!is_mbarrier(old) || (old & MBARRIER_PENDING) == 0)
        return false;
    *word = next_phase(old - 1);
    log_landing(cta, tile->number, barrier, 0, old);
    tile->kind = TILE_KIND_COMPLETE;
    return true;
}

// Completes the commit with this place in the list and what it awaits: what its thread issued before; products also
// await those of other threads.
static bool finish_before(Cta *cta, uint32_t place) {
    Tile *tiles = core_of(cta)->tiles, *commit = &tiles[place];
    uint32_t done = 0;
    for (uint32_t i = 0; i <= place; i++) {
        if (tiles[i].warp != commit->warp || tiles[i].lanes != commit->lanes)
            continue;
        if (tiles[i].kind == TILE_KIND_PRODUCT)
            for (; done <= i; done++)
                finish_product(cta, &tiles[done]);
        else if (tiles[i].kind == TILE_KIND_COMMIT && !finish_commit(cta, &tiles[i]))
            return false;
    }
    return true;
}

static void forget_complete(Cta *cta) {
    Tile *tiles = core_of(cta)->tiles;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < cta->tile_count; i++) {
        if (tiles[i].kind == TILE_KIND_COMPLETE)
            continue;
        if (i != kept)
            tiles[kept] = tiles[i];
        kept++;
    }
    cta->tile_count = kept;
}

static bool land_tiles(Cta *cta, uint32_t barrier) {
    bool landed = true;
    for (uint32_t i = 0; landed && i < cta->tile_count; i++) {
        const Tile *tile = &core_of(cta)->tiles[i];
        if (tile->kind == TILE_KIND_COMMIT && shared_offset(tile->d) == barrier)
            landed = finish_before(cta, i);
    }
    if (cta->tile_count != 0)
        forget_complete(cta);
    return landed;
}
