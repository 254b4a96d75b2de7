// The handler of Ctrl-C while a thread of Python runs native code: raises the launch's stop flag, then does what was
// done before.

#include "runtime.h"

typedef void (*Handler)(int32_t signal, void *information, void *context);

uint32_t *ptxvm_stop_flag;
Handler ptxvm_next_handler;

void ptxvm_on_interrupt(int32_t signal, void *information, void *context) {
    __atomic_store_n(ptxvm_stop_flag, 1, __ATOMIC_RELAXED);
    ptxvm_next_handler(signal, information, context);
}
