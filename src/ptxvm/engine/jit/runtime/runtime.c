// The whole runtime as one translation unit: all functions but the exported ones are static, and the compiler may put
// them into each other across files.

#include "access.c"
#include "barriers.c"
#include "cluster.c"
#include "ctas.c"
#include "faults.c"
#include "interrupt.c"
#include "scheduler.c"
#include "swap.c"
#include "translation.c"
#include "visit.c"
