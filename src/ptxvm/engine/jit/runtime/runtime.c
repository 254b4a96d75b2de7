// What every launch may need, as one translation unit: all functions but the exported ones are static, and the compiler
// may put them into each other across files. Launches that are watched have watched.c instead.

#include "access.c"
#include "barriers.c"
#include "cluster.c"
#include "copies.c"
#include "counting.c"
#include "ctas.c"
#include "faults.c"
#include "interrupt.c"
#include "landing.c"
#include "lane_barriers.c"
#include "lane_copies.c"
#include "lane_lines.c"
#include "lane_rows.c"
#include "lane_landing.c"
#include "mbarriers.c"
#include "rounds.c"
#include "scheduler.c"
#include "swap.c"
#include "tensor_columns.c"
#include "tensor_copies.c"
#include "tensor_cores.c"
#include "tensor_lanes.c"
#include "tensor_walk.c"
#include "translation.c"
#include "visit.c"

#if !WATCHES
#include "unwatched.c"
#endif
