// The runtime of launches that are watched, as one translation unit: all of the other one, and what looks at accesses.

#define WATCHES 1

#include "runtime.c"
#include "screen_stamps.c"
#include "screen_grids.c"
#include "screening_order.c"
#include "screen_unwritten.c"
#include "screen_lines.c"
#include "screen_bytes.c"
#include "screen_local.c"
#include "screening.c"
#include "screening_ages.c"
#include "screening_spread.c"
#include "screening_places.c"
#include "screening_copies.c"
#include "screening_patterns.c"
#include "screening_steps.c"
#include "screening_words.c"
#include "screening_operands.c"
#include "screening_bulk.c"
