// The life of mbarriers without Python, which learns of it when it must (host/service.py): a CTA keeps a list of the
// mbarriers that native code has made, each with the place in the code. What could be wrong is Python's business.

#include "copies.h"

// 8 aligned bytes in the CTA's own shared memory, or null.
static uint64_t *own_word(const Worker *worker, const Cta *cta, uint64_t address) {
    uint64_t offset = own_offset(worker, cta, address, MBARRIER_SIZE);
    if (offset == NOWHERE || address % MBARRIER_SIZE != 0)
        return 0;
    return (uint64_t *)shared_at(cta, (uint32_t)offset);
}

static uint64_t *mbarrier_at(const Worker *worker, const Cta *cta, uint64_t address) {
    uint64_t *word = own_word(worker, cta, address);
    return word != 0 && is_mbarrier(*word) ? word : 0;
}

static uint64_t next_phase(uint64_t word) {
    if ((word & (MBARRIER_PENDING | MBARRIER_TX)) != MBARRIER_COMPLETE)
        return word;
    return (word ^ MBARRIER_PHASE) | (word & MBARRIER_EXPECTED) >> MBARRIER_EXPECTED_SHIFT;
}

// The word at a lane's address if there is no mbarrier yet, of whatever layout, or null.
static uint64_t *free_word(const Worker *worker, const Cta *cta, uint32_t lane) {
    uint64_t *word = own_word(worker, cta, host_value(worker, 0, lane));
    if (word == 0 || is_mbarrier(*word) || (*word & MBARRIER_MARK_MASK) == MBARRIER_REPORT_MARK)
        return 0;
    return word;
}

static uint32_t offset_of(const Cta *cta, const uint64_t *word) {
    return (uint32_t)((uint8_t *)word - (uint8_t *)cta->shared);
}

// The entry of an mbarrier, or null.
static Life *life_of(Cta *cta, const uint64_t *word) {
    uint32_t offset = offset_of(cta, word);
    for (uint32_t i = 0; i < cta->life_count; i++) {
        if (cta->lives[i].offset == offset)
            return &cta->lives[i];
    }
    return 0;
}

static void begin_life(Cta *cta, uint64_t *word, uint64_t count, int32_t number) {
    *word = MBARRIER_MARK | MBARRIER_COMPLETE | count << MBARRIER_EXPECTED_SHIFT | count;
    Life *life = life_of(cta, word);
    if (life == 0)
        life = &cta->lives[cta->life_count++];
    life->number = number;
    life->offset = offset_of(cta, word);
}

// mbarrier.init: addresses, counts.
uint32_t ptxvm_init_mbarriers(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    if (cta->life_count + size_of(mask) > LIFE_LIMIT)
        return 0;
    EACH (lane, mask) {
        uint64_t count = host_value(worker, 1, lane);
        if (free_word(worker, cta, lane) == 0 || count == 0 || count > MBARRIER_COUNT_LIMIT)
            return 0;
    }
    if (is_watched(worker) && !screen_inits(worker, cta, warp, mask))
        return 0;
    EACH (lane, mask) {
        uint64_t *word = free_word(worker, cta, lane);
        // Two lanes may name the same object.
        if (word == 0)
            return 0;
        begin_life(cta, word, host_value(worker, 1, lane), number);
    }
    return 1;
}

// mbarrier.inval: addresses. Python knows other mbarriers, and what are none.
uint32_t ptxvm_invalidate_mbarriers(Worker *worker, Cta *cta, uint32_t warp, int32_t number, Set mask) {
    EACH (lane, mask) {
        uint64_t *word = mbarrier_at(worker, cta, host_value(worker, 0, lane));
        if (word == 0 || life_of(cta, word) == 0)
            return 0;
    }
    EACH (lane, mask) {
        uint64_t *word = mbarrier_at(worker, cta, host_value(worker, 0, lane));
        // Two lanes may name the same object.
        if (word == 0)
            return 0;
        *word = 0;
        Life *life = life_of(cta, word);
        *life = cta->lives[--cta->life_count];
    }
    return 1;
}
