// Ctrl-C while the main thread of Python runs native code: a handler that does what was done before, then raises the
// launch's stop flag. In this order, as the signal may be another thread's: who sees the flag must find that Python
// knows of it.

#include "runtime.h"

#define INTERRUPT_SIGNAL 2

// More than `struct sigaction` has anywhere; it begins with the handler on the systems served here.
#define ACTION_SIZE 256

typedef void (*Handler)(int32_t signal, void *information, void *context);

typedef union SignalAction {
    Handler handler;
    uint8_t room[ACTION_SIZE];
} SignalAction;

// Of the C library.
int32_t sigaction(int32_t signal, const SignalAction *action, SignalAction *before);

static uint32_t nobody;
static SignalAction ours;

uint32_t *ptxvm_stop_flag = &nobody;
Handler ptxvm_next_handler;

void ptxvm_on_interrupt(int32_t signal, void *information, void *context) {
    ptxvm_next_handler(signal, information, context);
    __atomic_store_n(ptxvm_stop_flag, 1, __ATOMIC_RELEASE);
}

// `ptxvm_run` in the main thread: until it ends Ctrl-C sets the launch's stop flag, too. Such calls may be nested, in
// signal handlers of Python that a host call comes to.
uint32_t ptxvm_run_interruptible(Worker *worker) {
    SignalAction before;
    if (!ours.handler) {
        sigaction(INTERRUPT_SIGNAL, NULL, &ours);
        ptxvm_next_handler = ours.handler;
        ours.handler = ptxvm_on_interrupt;
    }
    uint32_t *outer = ptxvm_stop_flag;
    ptxvm_stop_flag = &((Launch *)worker->launch)->stop;
    sigaction(INTERRUPT_SIGNAL, &ours, &before);
    if (before.handler != ptxvm_on_interrupt)
        ptxvm_next_handler = before.handler;
    uint32_t state = ptxvm_run(worker);
    sigaction(INTERRUPT_SIGNAL, &before, NULL);
    ptxvm_stop_flag = outer;
    return state;
}
