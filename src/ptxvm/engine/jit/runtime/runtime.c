// The whole runtime as one translation unit: all functions but the exported ones are static, and the compiler may put
// them into each other across files.

#include "barriers.c"
#include "faults.c"
#include "interrupt.c"
