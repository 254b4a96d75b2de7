// Screening of CTAs that do in shared memory what an earlier one has done. Whether accesses to shared memory are known
// to be ordered, and what is read there was written, follows from which warps make which accesses, in which order and
// at which of their times: nothing else. So a CTA's accesses are kept as steps, and those of others are compared with
// them. As long as they are the same, one by one, they need no look. Else what the CTA has done so far is looked at
// after all, and then it goes on alone.

#include "runtime.h"

// How much patience there is with CTAs that differ from the steps before there are other ones; how many CTAs pass first
// there are at most.
enum { MOST_PATIENCE = 4, LONGEST_REST = 1 << 20 };

static KEEPS_REGISTERS uint32_t look(Worker *worker, Cta *cta, Warp *warp, const ScreenStep *step) {
    const void *what = (const void *)step->looked_at;
    if (step->function == SCREEN_FUNCTION_READS)
        return look_at_reads(worker, cta, warp, step->mask, what, step->base);
    if (step->function == SCREEN_FUNCTION_STORE)
        return look_at_store(worker, cta, warp, step->mask, what, step->base);
    if (step->function == SCREEN_FUNCTION_SCATTER)
        return look_at_scatter(worker, cta, warp, step->mask, what, step->base);
    return look_at_access(worker, cta, warp, step->mask, what, step->base);
}

INLINE void go_alone(Worker *worker, Cta *cta) {
    cta->screen_mode = SCREEN_MODE_ALONE;
    cta->screen_next = &worker->screen_no_step;
    if (worker->screen_recorder == cta)
        worker->screen_recorder = 0;
}

// The next steps are recorded some CTAs later.
INLINE void rest(Worker *worker) {
    worker->screen_patience = 0;
    worker->screen_rest = worker->screen_rests;
    worker->screen_rests = worker->screen_rests < LONGEST_REST ? 2 * worker->screen_rests : LONGEST_REST;
}

// Where order does not matter, or words have stamps, most accesses of a CTA that goes alone need no call, so that steps
// are of use only if nearly all CTAs do what they say.
INLINE bool are_looks_cheap(const Worker *worker) {
    return !worker->screen_ordered || worker->screen_words;
}

// A CTA differs from the steps.
INLINE void lose_patience(Worker *worker) {
    uint32_t cost = are_looks_cheap(worker) ? 2 : 1;
    if (worker->screen_patience > cost)
        worker->screen_patience -= cost;
    else if (worker->screen_patience != 0)
        rest(worker);
}

INLINE uint32_t *row_of(const Worker *worker, const ScreenStep *step) {
    return (uint32_t *)worker->screen_rows + (uint64_t)(step->row - 1) * (STEP_ROW / 4);
}

INLINE ScreenStep *first_step(const Worker *worker) {
    return worker->screen_steps;
}

// ------------------------------------------------------------------------------------------------------ comparing

// Whether lanes have the addresses of a step.
INLINE bool are_in_row(const Worker *worker, const ScreenStep *step, Set lanes) {
    const uint32_t *row = row_of(worker, step);
    Set other = 0;
    for (uint32_t lane = 0; lane < 32; lane++)
        other |= (Set)(row[lane] != (uint32_t)worker->addresses[lane]) << lane;
    return (other & lanes) == 0;
}

INLINE bool is_step(const Worker *worker, const ScreenStep *now, const ScreenStep *step) {
    if (step->looked_at != now->looked_at || step->base != now->base || step->when != now->when ||
        step->mask != now->mask)
        return false;
    return step->row == 0 || are_in_row(worker, step, now->mask);
}

// ------------------------------------------------------------------------------------------------- looking at last

// Looks at what the CTA has done so far, up to before `end`: it goes on alone.
static KEEPS_REGISTERS uint32_t look_again(Worker *worker, Cta *cta, const ScreenStep *end) {
    uint64_t addresses[32];
    uint32_t found = 0;
    keep_bytes((uint8_t *)addresses, (const uint8_t *)worker->addresses, sizeof addresses);
    go_alone(worker, cta);
    begin_lines(worker, cta);
    forget_written(worker, cta);
    for (const ScreenStep *step = first_step(worker); step < end && found == 0; step++) {
        Warp *warp = warp_at(cta, warp_of(step->when));
        uint32_t time = warp->screen_time;
        for (uint32_t lane = 0; step->row != 0 && lane < 32; lane++)
            worker->addresses[lane] = row_of(worker, step)[lane];
        set_time(cta, warp, (uint32_t)(step->when >> TIME_AT));
        found = look(worker, cta, warp, step);
        set_time(cta, warp, time);
    }
    keep_bytes((uint8_t *)worker->addresses, (const uint8_t *)addresses, sizeof addresses);
    return found;
}

// -------------------------------------------------------------------------------------------------------- recording

// Keeps a step. Whether there was room.
INLINE bool add_step(Worker *worker, const ScreenStep *now) {
    uint32_t number = worker->screen_step_count;
    if (number == SCREEN_STEPS - 1 || (now->row != 0 && worker->screen_row_count == SCREEN_ROWS))
        return false;
    ScreenStep *step = first_step(worker) + number;
    *step = (ScreenStep){now->looked_at, now->base, now->when, now->mask, now->function, 0, 0};
    step[1].looked_at = 0;
    worker->screen_step_count++;
    if (now->row == 0)
        return true;
    step->row = ++worker->screen_row_count;
    for (uint32_t lane = 0; lane < 32; lane++)
        row_of(worker, step)[lane] = (uint32_t)worker->addresses[lane];
    return true;
}

// What is stored is compared with what is there, or addresses are generic: that is not for steps.
static KEEPS_REGISTERS bool leave_steps(Worker *worker, Cta *cta) {
    bool records = cta->screen_mode == SCREEN_MODE_RECORDS;
    const ScreenStep *end = records ? first_step(worker) + worker->screen_step_count : cta->screen_next;
    worker->screen_rests = LONGEST_REST;
    rest(worker);
    return look_again(worker, cta, end) == 0;
}

// -------------------------------------------------------------------------------------------------- what code calls

static KEEPS_REGISTERS uint32_t compare(Worker *worker, Cta *cta, Warp *warp, Set mask, const void *what, uint64_t base,
                                        uint32_t function) {
    bool is_access = function == SCREEN_FUNCTION_ACCESS || function == SCREEN_FUNCTION_STORE;
    const ScreenAccess *access = is_access ? what : 0;
    bool varies = is_access && access->runs == 0;
    ScreenStep now = {(uint64_t)what, base, warp->screen_stamp & ~(UINT64_MAX << CTA_AT), mask, function, varies, 0};
    if (is_access && access->kind == SCREEN_KIND_TOLD_WRITE)
        return !leave_steps(worker, cta) || look(worker, cta, warp, &now) != 0;
    if (cta->screen_mode == SCREEN_MODE_RECORDS) {
        if (!add_step(worker, &now)) {
            rest(worker);
            go_alone(worker, cta);
        }
        return look(worker, cta, warp, &now);
    }
    ScreenStep *next = cta->screen_next;
    if (is_step(worker, &now, next)) {
        cta->screen_next = next + 1;
        return 0;
    }
    lose_patience(worker);
    return look_again(worker, cta, next) != 0 || look(worker, cta, warp, &now) != 0;
}

// The address of a lane that is in a run.
INLINE uint64_t place_in_run(const ScreenRun *run, uint64_t base, uint32_t lane) {
    return base + (uint64_t)run->offset + (uint64_t)(lane - run->first) * run->step;
}

// Whether lanes access shared memory at generic addresses.
static KEEPS_REGISTERS bool meets_shared(const Worker *worker, Set mask, const ScreenAccess *access, uint64_t base) {
    const ScreenRun *runs = (const ScreenRun *)(access + 1);
    for (uint32_t number = 0; number < access->runs; number++) {
        Set lanes = mask & lanes_of(runs + number);
        if (lanes == 0)
            continue;
        uint32_t first = first_of(lanes), last = last_of(lanes);
        if (is_shared(access->space, place_in_run(runs + number, base, first)) ||
            is_shared(access->space, place_in_run(runs + number, base, last)))
            return true;
    }
    EACH (lane, access->runs == 0 ? mask : 0)
        if (is_shared(access->space, worker->addresses[lane]))
            return true;
    return false;
}

KEEPS_REGISTERS uint32_t ptxvm_screen(Worker *worker, Cta *cta, Warp *warp, Set mask, const ScreenAccess *access,
                                      uint64_t base) {
    if (cta->screen_mode == SCREEN_MODE_ALONE || access->space == ACCESS_SPACE_GLOBAL)
        return look_at_access(worker, cta, warp, mask, access, base);
    if (access->space != ACCESS_SPACE_SHARED) {
        if (meets_shared(worker, mask, access, base) && !leave_steps(worker, cta))
            return 1;
        return look_at_access(worker, cta, warp, mask, access, base);
    }
    // The same addresses, the same bits: of these, emitted code compares one.
    uint64_t compared = access->runs == 0 ? base & PLACES_FOLLOW : base;
    return compare(worker, cta, warp, mask, access, compared, SCREEN_FUNCTION_ACCESS);
}

KEEPS_REGISTERS uint32_t ptxvm_screen_reads(Worker *worker, Cta *cta, Warp *warp, Set mask, const ScreenReads *reads,
                                            uint64_t base) {
    if (cta->screen_mode == SCREEN_MODE_ALONE)
        return look_at_reads(worker, cta, warp, mask, reads, base);
    return compare(worker, cta, warp, mask, reads, base, SCREEN_FUNCTION_READS);
}

KEEPS_REGISTERS uint32_t ptxvm_screen_store(Worker *worker, Cta *cta, Warp *warp, Set mask, const ScreenAccess *access,
                                            uint64_t base) {
    if (cta->screen_mode == SCREEN_MODE_ALONE)
        return look_at_store(worker, cta, warp, mask, access, base);
    return compare(worker, cta, warp, mask, access, base, SCREEN_FUNCTION_STORE);
}

KEEPS_REGISTERS uint32_t ptxvm_screen_scatter(Worker *worker, Cta *cta, Warp *warp, Set mask, const ScreenReads *stores,
                                              uint64_t base) {
    if (cta->screen_mode == SCREEN_MODE_ALONE)
        return look_at_scatter(worker, cta, warp, mask, stores, base);
    return compare(worker, cta, warp, mask, stores, base, SCREEN_FUNCTION_SCATTER);
}

// --------------------------------------------------------------------------------------------------------- CTAs begin

// The CTA that was here before has ended: it was one whose steps are complete now, or that did what they say.
INLINE void end_steps(Worker *worker, Cta *cta) {
    if (worker->screen_recorder == cta) {
        worker->screen_recorder = 0;
        worker->screen_patience = MOST_PATIENCE;
    } else if (cta->screen_mode == SCREEN_MODE_FOLLOWS && worker->screen_patience != 0) {
        bool trusted = !are_looks_cheap(worker) || worker->screen_patience == MOST_PATIENCE;
        worker->screen_patience = trusted ? MOST_PATIENCE : worker->screen_patience + 1;
        worker->screen_rests = trusted ? SCREEN_FIRST_REST : worker->screen_rests;
    }
}

// Steps are of CTAs that run one after the other: none is replaced while one is compared with it.
static bool begin_steps(Worker *worker, Cta *cta) {
    end_steps(worker, cta);
    go_alone(worker, cta);
    if (worker->screen_steps == 0 || worker->live_slots != 0)
        return false;
    if (worker->screen_patience != 0) {
        cta->screen_mode = SCREEN_MODE_FOLLOWS;
        cta->screen_next = worker->screen_steps;
        return true;
    }
    if (worker->screen_rest != 0) {
        worker->screen_rest--;
    } else {
        cta->screen_mode = SCREEN_MODE_RECORDS;
        worker->screen_recorder = cta;
        worker->screen_step_count = worker->screen_row_count = 0;
        first_step(worker)->looked_at = 0;
    }
    return false;
}
