// Screening of local memory, in launches that ask for what was never written: which lanes have written each of its
// words. Stores of less than a word do not count, so that who reads what only they have written is suspicious.

#include "runtime.h"

INLINE uint32_t local_words(const Worker *worker) {
    return (worker->local_size + 3) / 4;
}

// Nobody has written anything.
static void clear_local(const Worker *worker, Cta *cta) {
    __builtin_memset(cta->screen_local, 0, worker->warps * local_words(worker) * sizeof(Set));
}

// Whether lanes read what they have written, at one offset; takes note of what they write.
INLINE bool judge_local(const Worker *worker, Set *known, const ScreenAccess *access, uint64_t offset, Set lanes) {
    bool writes = access->kind == SCREEN_KIND_WRITE || access->kind == SCREEN_KIND_STRONG_WRITE;
    uint32_t count = local_words(worker);
    for (uint64_t word = offset / 4; word <= (offset + access->width - 1) / 4 && word < count; word++) {
        if (!writes && (lanes & ~known[word]) != 0)
            return false;
        if (writes && access->width >= 4)
            known[word] |= lanes;
    }
    return true;
}

// All lanes at the offset `base`, or each at its own in Worker.addresses.
KEEPS_REGISTERS uint32_t ptxvm_screen_local(Worker *worker, Cta *cta, Warp *warp, Set mask, const ScreenAccess *access,
                                            uint64_t base) {
    Set *known = (Set *)cta->screen_local + warp->index * local_words(worker);
    bool fine = true;
    if (access->runs == 1 && ((const ScreenRun *)(access + 1))->log == STRIDE_SAME)
        fine = judge_local(worker, known, access, base, mask);
    else
        EACH (lane, mask)
            fine &= judge_local(worker, known, access, worker->addresses[lane], only(lane));
    if (!fine)
        record_fault(worker, FAULT_CODE_SUSPICION, access->site, first_of(mask), 0);
    return !fine;
}
