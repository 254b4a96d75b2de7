// From addresses of the program to addresses of the host: any address of any lane, checked one by one.
//
// All of this keeps the registers of emitted code, and so does what it calls: else all would be saved here, of the
// widest vectors not even the whole.

#include "runtime.h"

static KEEPS_REGISTERS const Allocation *row_below(const Worker *worker, uint64_t address) {
    const Table *table = worker->table;
    const Allocation *rows = table->rows;
    // Rows before `low` have a base at or below the address, rows from `high` on do not.
    uint64_t low = 0, high = table->size;
    while (low < high) {
        uint64_t middle = (low + high) / 2;
        bool below = rows[middle].base <= address;
        low = below ? middle + 1 : low;
        high = below ? high : middle;
    }
    return low == 0 ? 0 : &rows[low - 1];
}

static KEEPS_REGISTERS uint32_t hold(Worker *worker, uint64_t base, uint64_t size, uint64_t host, uint64_t writable,
                                     uint32_t space) {
    worker->found = (Allocation){.base = base, .size = size, .host = host, .writable = writable};
    worker->found_space = (int32_t)space;
    return FAULT_CODE_NONE;
}

static KEEPS_REGISTERS uint32_t hold_nothing(Worker *worker, uint32_t code) {
    worker->found.size = 0;
    return code;
}

// Of the CTA's own or another's shared memory; `window` is where shared memory begins in the address space.
static KEEPS_REGISTERS uint32_t resolve_shared(Worker *worker, Cta *cta, uint64_t window, uint64_t address) {
    const Cluster *cluster = cta->cluster;
    uint64_t rank = (address - window) >> SHARED_RANK_SHIFT;
    if (rank >= cluster->size)
        return hold_nothing(worker, FAULT_CODE_PEER_RANK);
    const Cta *peer = cluster->ctas[rank];
    if (peer->running != CTA_RUNS)
        return hold_nothing(worker, FAULT_CODE_PEER_EXITED);
    uint64_t base = window + (rank << SHARED_RANK_SHIFT);
    uint64_t host = (uint64_t)peer->shared;
    // Of a kernel that has them, the system's own bytes are a memory of their own, far behind the variables.
    if (worker->reserved_size != 0 && address - base >= RESERVED_SHARED)
        return hold(worker, base + RESERVED_SHARED, worker->reserved_size, host + RESERVED_SHARED, 1,
                    ACCESS_SPACE_SHARED);
    return hold(worker, base, worker->shared_size, host, 1, ACCESS_SPACE_SHARED);
}

static KEEPS_REGISTERS uint32_t resolve_global(Worker *worker, uint64_t address) {
    const Allocation *row = row_below(worker, address);
    if (row == 0)
        return hold_nothing(worker, FAULT_CODE_OUT_OF_BOUNDS);
    return hold(worker, row->base, row->size, row->host, row->writable, ACCESS_SPACE_GLOBAL);
}

static KEEPS_REGISTERS uint32_t space_of(uint64_t address) {
    switch (address >> WINDOW_BITS) {
    case SHARED_NUMBER:
        return ACCESS_SPACE_SHARED_CLUSTER;
    case LOCAL_NUMBER:
        return ACCESS_SPACE_LOCAL;
    case CONST_NUMBER:
        return ACCESS_SPACE_CONST;
    case PARAM_NUMBER:
        return ACCESS_SPACE_PARAM;
    default:
        return ACCESS_SPACE_GLOBAL;
    }
}

// Makes Worker.found what holds the address in the space. Returns NONE, or the FaultCode if nothing does.
static KEEPS_REGISTERS uint32_t resolve(Worker *worker, Cta *cta, Warp *warp, uint32_t space, uint64_t address) {
    uint64_t window = 0;
    if (space == ACCESS_SPACE_GENERIC) {
        space = space_of(address);
        window = address >> WINDOW_BITS << WINDOW_BITS;
    }
    switch (space) {
    case ACCESS_SPACE_SHARED:
        // What lies far off is the shared memory of another CTA, if of any.
        if (address - cta->shared_base >= SHARED_STRIDE)
            return hold_nothing(worker, FAULT_CODE_PEER_RANK);
        return resolve_shared(worker, cta, window, address);
    case ACCESS_SPACE_SHARED_CLUSTER:
        return resolve_shared(worker, cta, window, address);
    case ACCESS_SPACE_LOCAL:
        return hold(worker, window, worker->local_size, (uint64_t)warp->local, 1, space);
    case ACCESS_SPACE_CONST:
        return hold(worker, window, worker->constants_size, (uint64_t)worker->constants, 0, space);
    case ACCESS_SPACE_PARAM:
        return hold(worker, window, worker->params_size, (uint64_t)worker->params, 0, space);
    default:
        return resolve_global(worker, address);
    }
}

// NONE if so many bytes at the address lie in what Worker.found describes and may be accessed so, else the FaultCode.
static KEEPS_REGISTERS uint32_t check_found(const Worker *worker, uint64_t address, uint64_t bytes, bool store) {
    const Allocation *found = &worker->found;
    if (is_inside(address - found->base, bytes, found->size))
        return store && !found->writable ? FAULT_CODE_READ_ONLY : FAULT_CODE_NONE;
    switch (worker->found_space) {
    case ACCESS_SPACE_SHARED:
        return FAULT_CODE_SHARED_BOUNDS;
    case ACCESS_SPACE_LOCAL:
        return FAULT_CODE_LOCAL_BOUNDS;
    case ACCESS_SPACE_PARAM:
        return FAULT_CODE_PARAM_BOUNDS;
    default:
        return FAULT_CODE_OUT_OF_BOUNDS;
    }
}

static KEEPS_REGISTERS SiteCache *cache_of(const Worker *worker, const Warp *warp, int32_t number) {
    return (SiteCache *)(warp->version == VERSION_FAST ? worker->sites : worker->safe_sites) + number;
}

// Lets the fast path of a site use what was found last, if the site has a cache and what was found is one range of host
// memory.
static KEEPS_REGISTERS void fill_cache(Worker *worker, const Warp *warp, const Access *access) {
    const Allocation *found = &worker->found;
    if (access->cache < 0 || worker->found_space == ACCESS_SPACE_LOCAL || found->size < access->footprint)
        return;
    // The caller's array may be less aligned than its device address; emitted code relies on aligned elements.
    if ((found->host & (uint64_t)(access->size - 1)) != 0)
        return;
    SiteCache *site = cache_of(worker, warp, access->cache);
    site->base = found->base;
    // The room of the check in front of the access, see memory/bounds.py.
    site->room = ((found->size - access->footprint) >> access->unit) + 1;
    site->delta = (int64_t)(found->host - found->base);
    if (worker->found_space == ACCESS_SPACE_SHARED)
        worker->cached_cluster = cta_in(worker, worker->current)->cluster;
}

KEEPS_REGISTERS void ptxvm_find_memory(Worker *worker, Cta *cta, Warp *warp, uint64_t address, const Access *access) {
    uint32_t bytes = (uint32_t)(access->size * access->count);
    if (resolve(worker, cta, warp, (uint32_t)access->space, address) == FAULT_CODE_NONE &&
        check_found(worker, address, bytes, access->store) == FAULT_CODE_NONE)
        fill_cache(worker, warp, access);
}

static KEEPS_REGISTERS uint32_t refuse(Worker *worker, const Access *access, uint32_t code, uint32_t lane,
                                       uint64_t address) {
    record_fault(worker, code, (uint32_t)access->site, lane, address);
    worker->fault.space = access->space;
    // What is to be aligned is the whole vector, also where only a part of it need be there.
    worker->fault.size = code == FAULT_CODE_MISALIGNED ? 1 << access->alignment : access->size * access->count;
    worker->fault.store = access->store;
    return 1;
}

// A lane may not access its address; those in front of it are aligned. GPUs look at that first, of all lanes.
static KEEPS_REGISTERS uint32_t refuse_first(Worker *worker, const Access *access, uint32_t code, uint32_t lane,
                                             Set mask) {
    EACH (other, mask & ~(only(lane) - 1))
        if (!is_aligned(worker->addresses[other], access->alignment))
            return refuse(worker, access, FAULT_CODE_MISALIGNED, other, worker->addresses[other]);
    return refuse(worker, access, code, lane, worker->addresses[lane]);
}

static KEEPS_REGISTERS uint32_t locate(Worker *worker, Cta *cta, Warp *warp, Set mask, const Access *access) {
    uint32_t bytes = (uint32_t)(access->size * access->count);
    int32_t alignment = access->alignment;
    uint64_t base = 0, size = 0, host = 0;
    Set local = 0, all_local = 0;
    hold_nothing(worker, FAULT_CODE_NONE);
    worker->local_lanes = 0;
    if (mask == 0)
        return 0;
    EACH (lane, mask) {
        uint64_t address = worker->addresses[lane];
        if (!is_aligned(address, alignment))
            return refuse(worker, access, FAULT_CODE_MISALIGNED, lane, address);
        // Lanes mostly meet what the one before them met.
        if (!is_inside(address - base, bytes, size)) {
            uint32_t code = resolve(worker, cta, warp, (uint32_t)access->space, address);
            if (code == FAULT_CODE_NONE)
                code = check_found(worker, address, bytes, access->store);
            if (code != FAULT_CODE_NONE)
                return refuse_first(worker, access, code, lane, mask);
            bool is_local = worker->found_space == ACCESS_SPACE_LOCAL;
            base = worker->found.base;
            size = worker->found.size;
            host = is_local ? 0 : worker->found.host;
            all_local = is_local ? ~(Set)0 : 0;
        }
        local |= all_local & only(lane);
        worker->addresses[lane] = address - base + host;
    }
    worker->local_lanes = local;
    fill_cache(worker, warp, access);
    return 0;
}

KEEPS_REGISTERS uint32_t ptxvm_translate(Worker *worker, Cta *cta, Warp *warp, Set mask, const Access *access) {
    if (locate(worker, cta, warp, mask, access))
        return 1;
    uint32_t site = (uint32_t)access->site;
    if (worker->local_lanes != 0) {
        uint32_t lane = first_of(worker->local_lanes);
        record_fault(worker, FAULT_CODE_LOCAL_ATOMIC, site, lane, worker->addresses[lane]);
        return 1;
    }
    EACH (lane, mask) {
        if (!is_aligned(worker->addresses[lane], access->alignment)) {
            record_fault(worker, FAULT_CODE_HOST_ALIGNMENT, site, lane, worker->addresses[lane]);
            return 1;
        }
    }
    return 0;
}
