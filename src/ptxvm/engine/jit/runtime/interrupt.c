// The handler of Ctrl-C while a thread of Python runs native code: does what was done before, then raises the launch's
// stop flag. In this order, as the signal may be another thread's: who sees the flag must find that Python knows of it.

#include "runtime.h"

typedef void (*Handler)(int32_t signal, void *information, void *context);

uint32_t *ptxvm_stop_flag;
Handler ptxvm_next_handler;

void ptxvm_on_interrupt(int32_t signal, void *information, void *context) {
    ptxvm_next_handler(signal, information, context);
    __atomic_store_n(ptxvm_stop_flag, 1, __ATOMIC_RELEASE);
}
