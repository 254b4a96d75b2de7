// What products of matrices call in either runtime: nobody looks at their operands here.

#include "runtime.h"

void ptxvm_screen_products(Cta *cta, uint32_t warp, uint32_t count) {}

uint32_t ptxvm_screen_operands(Worker *worker, Cta *cta, uint32_t warp, const OperandPart *parts, uint32_t count,
                               uint32_t begins) {
    return 1;
}
