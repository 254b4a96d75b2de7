// Screening (screening.c) of global memory of which it is known what was never written: a bit for each such byte. Who
// reads one is suspicious, and stores make bytes written. The launch has one worker then, so that looks come in the
// order of accesses.

#include "runtime.h"

INLINE Set lanes_of(const ScreenRun *run) {
    return UINT32_MAX >> (32 - run->count) << run->first;
}

// The bits of an allocation, by its row, or null.
INLINE void *unwritten_of(const Worker *worker, uint64_t row) {
    return worker->screen_unwritten == 0 ? 0 : ((void **)worker->screen_unwritten)[row];
}

INLINE bool kind_stores(uint32_t kind) {
    return kind == SCREEN_KIND_WRITE || kind == SCREEN_KIND_STRONG_WRITE || kind == SCREEN_KIND_SAME_WRITE ||
           kind == SCREEN_KIND_TOLD_WRITE;
}

// An allocation that an access may meet, and its bits, or null.
typedef struct {
    uint64_t base, size;
    uint8_t *bits;
} Bits;

// Whether there is an allocation at an address, of which `met` tells from now on.
static KEEPS_REGISTERS bool meet_bits(const Worker *worker, uint64_t address, Bits *met) {
    if (address - met->base < met->size)
        return true;
    const Allocation *row = row_below(worker, address);
    if (row == 0 || address - row->base >= row->size)
        return false;
    met->base = row->base;
    met->size = row->size;
    met->bits = unwritten_of(worker, (uint64_t)(row - (const Allocation *)((const Table *)worker->table)->rows));
    return true;
}

// Bytes that lanes access. Whether they read nothing that was never written.
static KEEPS_REGISTERS bool pass_bytes(const Worker *worker, const ScreenAccess *access, uint64_t address,
                                       uint64_t size, Bits *met) {
    if (!meet_bits(worker, address, met) || met->bits == 0)
        return true;  // whoever checks bounds finds out
    uint64_t at = address - met->base, end = at + size < met->size ? at + size : met->size;
    for (uint64_t next; at < end; at = next) {
        next = (at | 7) + 1 < end ? (at | 7) + 1 : end;
        uint8_t here = (uint8_t)((only((uint32_t)(next - at)) - 1) << at % 8);
        if (kind_stores(access->kind))
            met->bits[at / 8] &= (uint8_t)~here;
        else if ((met->bits[at / 8] & here) != 0)
            return false;
    }
    return true;
}

INLINE bool is_outside(const ScreenAccess *access, uint64_t address) {
    return access->space == ACCESS_SPACE_GLOBAL || space_of(address) == ACCESS_SPACE_GLOBAL;
}

// The same of lanes of a run, the first of which is at `address`.
static KEEPS_REGISTERS bool pass_run(const Worker *worker, const ScreenAccess *access, const ScreenRun *run,
                                     uint64_t address, Set lanes, Bits *met) {
    if (lanes == 0 || !is_outside(access, address))
        return true;
    uint32_t first = first_of(lanes), last = last_of(lanes), step = run->step;
    uint64_t low = address + (uint64_t)(first - run->first) * step;
    uint64_t size = (uint64_t)(last - first) * step + access->width;
    bool whole = is_inside(low - met->base, size, met->size);
    if (whole && met->bits == 0)
        return true;
    if (step == 0 || (whole && access->width == step && have_no_gaps(lanes)))
        return pass_bytes(worker, access, low, size, met);
    EACH (lane, lanes)
        if (!pass_bytes(worker, access, low + (uint64_t)(lane - first) * step, access->width, met))
            return false;
    return true;
}

// The same of all lanes, of which `met` is the allocation that those before have met.
static KEEPS_REGISTERS bool pass_unwritten(const Worker *worker, const ScreenAccess *access, uint64_t base, Set mask) {
    const ScreenCache *cache = cache_of_place((Worker *)worker, access);
    Bits met = {cache->base, cache->access == (uint64_t)access ? cache->size : 0, cache->unwritten};
    const ScreenRun *runs = (const ScreenRun *)(access + 1);
    if (access->space != ACCESS_SPACE_GLOBAL && access->space != ACCESS_SPACE_GENERIC)
        return true;
    for (uint32_t number = 0; number < access->runs; number++)
        if (!pass_run(worker, access, runs + number, base + (uint64_t)runs[number].offset,
                      mask & lanes_of(runs + number), &met))
            return false;
    EACH (lane, access->runs == 0 ? mask : 0)
        if (is_outside(access, worker->addresses[lane]) &&
            !pass_bytes(worker, access, worker->addresses[lane], access->width, &met))
            return false;
    return true;
}
