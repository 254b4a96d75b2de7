// Rounds of a sweep, in which code alone knows how far warps have come: see fast/rounds.py.

#include "runtime.h"

// What Warp.resume is for all warps that are left, or 0.
KEEPS_REGISTERS uint32_t ptxvm_where_all_wait(const Cta *cta) {
    uint32_t found = warp_at(cta, first_of(cta->live))->resume;
    EACH (number, cta->live) {
        if (warp_at(cta, number)->resume != found)
            return 0;
    }
    return found;
}

// A warp leaves in a round. Those whose turn has not come are where the round began; others are where it leads to, if
// there is only one such place: else they have written it down.
KEEPS_REGISTERS void ptxvm_tell_round(Cta *cta, uint32_t leaving, Set left, uint32_t round, uint32_t goal) {
    cta->moved = 1;
    EACH (number, cta->live) {
        if (left & only(number))
            warp_at(cta, number)->resume = round;
        else if (goal != 0 && number != leaving)
            warp_at(cta, number)->resume = goal;
    }
}
