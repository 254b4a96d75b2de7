// The beginning and the end of CTAs and of clusters, which are the CTAs of neighbouring slots.

#include "runtime.h"

// The CTA behind the one that was in the slot before.
static void place_behind(const Worker *worker, Cta *cta) {
    uint32_t *place = cta->ctaid;
    if (++place[0] < worker->grid[0])
        return;
    place[0] = 0;
    if (++place[1] < worker->grid[1])
        return;
    place[1] = 0;
    place[2]++;
}

static void place_in_grid(const Worker *worker, Cta *cta, uint64_t index) {
    uint64_t width = worker->grid[0], height = worker->grid[1], row = index / width;
    cta->ctaid[0] = (uint32_t)(index % width);
    cta->ctaid[1] = (uint32_t)(row % height);
    cta->ctaid[2] = (uint32_t)(row / height);
}

// The cluster's place among the clusters, times its extents, plus the CTA's place in it.
static void place_in_cluster(const Worker *worker, Cta *cta, uint64_t index) {
    const uint32_t *extents = worker->cluster;
    uint32_t rank = (uint32_t)(index % worker->cluster_size);
    uint64_t number = index / worker->cluster_size;
    uint64_t across = worker->grid[0] / extents[0], down = worker->grid[1] / extents[1];
    uint32_t row = rank / extents[0];
    cta->ctaid[0] = (uint32_t)(number % across) * extents[0] + rank % extents[0];
    cta->ctaid[1] = (uint32_t)(number / across % down) * extents[1] + row % extents[1];
    cta->ctaid[2] = (uint32_t)(number / across / down) * extents[2] + row / extents[1];
}

static void forget_products(Cta *cta) {
    Warpgroup *groups = cta->warpgroups;
    for (uint32_t number = 0; number < cta->warpgroup_count; number++)
        __builtin_memset(&groups[number], 0, offsetof(Warpgroup, ends));
    cta->tile_count = cta->lanes_stores = 0;
}

// Nothing has happened in the CTA, and nobody has taken note of anything.
static void forget_the_last(Cta *cta) {
    cta->position = 0;
    cta->pending = 0;
    cta->swept = 0;
    cta->host_state = 0;
    cta->released = 0;
    cta->asynchronous = 0;
    cta->passed = 0;
    cta->deferred_count = 0;
    cta->life_count = 0;
    cta->stages_used = 0;
    cta->landings = 0;
    cta->note_count = 0;
    cta->arrival_count = 0;
    cta->python_lanes = 0;
    forget_products(cta);
    __builtin_memset(cta->first_notes, 0, sizeof cta->first_notes);
    __builtin_memset(cta->touches, 0, sizeof cta->touches);
    __builtin_memset(cta->barriers, 0, sizeof cta->barriers);
}

static void begin_warp(Warp *warp, uint32_t version, Set live) {
    warp->resume = 0;
    warp->version = version;
    warp->live = live;
    warp->spins = 0;
    warp->waits = 0;
    warp->gives_up = 0;
    warp->waits_at = 0;
    warp->wait_site = NO_SITE;
    warp->at_site = NO_SITE;
    warp->lane_words = 0;
}

static void begin_warps(const Worker *worker, Cta *cta) {
    for (uint32_t number = 0; number < worker->warps; number++) {
        bool last = number + 1 == worker->warps;
        begin_warp(warp_at(cta, number), worker->initial_version, last ? worker->last_live : UINT32_MAX);
    }
}

// What an earlier CTA left must not be seen: results would depend on which worker ran what.
static void clear_shared_memory(const Worker *worker, Cta *cta) {
    __builtin_memset(cta->shared, 0, worker->shared_size);
    if (worker->reserved_size != 0)
        __builtin_memset((uint8_t *)cta->shared + RESERVED_SHARED, 0, worker->reserved_size);
}

// Only what was allocated can have been written.
static void clear_tensor_memory(TensorCore *core) {
    uint32_t *words = core->words;
    for (uint32_t column = 0; core->used && column < COLUMNS_OF_TENSOR_MEMORY; column++)
        if (core->starts[column] >= 0 || core->freed[column])
            __builtin_memset(words + column * LANES_OF_TENSOR_MEMORY, 0, LANES_OF_TENSOR_MEMORY * sizeof *words);
    core->used = 1;
    core->given_up = core->exclusive = core->waits = 0;
    __builtin_memset(core->starts, -1, sizeof core->starts);
    __builtin_memset(core->freed, 0, sizeof core->freed);
}

// Where CTA number `index` is.
static void place(const Worker *worker, Cta *cta, uint64_t index) {
    if (cta->clean && index == cta->index + 1 && worker->cluster_size == 1)
        place_behind(worker, cta);
    else if (worker->cluster_size == 1)
        place_in_grid(worker, cta, index);
    else
        place_in_cluster(worker, cta, index);
    cta->index = index;
}

static void begin_all_warps(const Worker *worker, Cta *cta) {
    cta->live = cta->ready = UINT32_MAX >> (MAX_WARPS - worker->warps);
}

// Puts CTA number `index` into a slot: all warps ready, barriers idle. Little is left to do where the one before has
// left everything as it was.
static void begin_cta(Worker *worker, Cta *cta, uint64_t index) {
    place(worker, cta, index);
    cta->running = CTA_RUNS;
    begin_all_warps(worker, cta);
    cta->all_fast = worker->initial_version == VERSION_FAST;
    if (!cta->clean) {
        forget_the_last(cta);
        begin_warps(worker, cta);
    }
    cta->clean = 0;
    cta->released = 0;
    if (is_watched(worker))
        begin_screening(worker, cta);
    clear_shared_memory(worker, cta);
    if (cta->tensor_core != 0)
        clear_tensor_memory(cta->tensor_core);
    worker->live_slots++;
}

static bool take_chunk(Worker *worker) {
    if (worker->chunk_next < worker->chunk_end)
        return true;
    Launch *launch = worker->launch;
    uint64_t first = __atomic_fetch_add(&launch->next_cta, worker->chunk, __ATOMIC_RELAXED);
    if (first >= worker->cta_count)
        return false;
    uint64_t after = first + worker->chunk;
    worker->chunk_next = first;
    worker->chunk_end = after < worker->cta_count ? after : worker->cta_count;
    return true;
}

static void begin_cluster(Worker *worker, uint32_t slot, uint64_t index) {
    Cluster *cluster = cta_in(worker, slot)->cluster;
    cluster->running = worker->cluster_size;
    if (cluster->used)
        reset_barrier(cluster, worker->warps);
    for (uint32_t rank = 0; rank < worker->cluster_size; rank++)
        begin_cta(worker, cta_in(worker, slot + rank), index + rank);
    if (worker->cluster_size != 1)
        worker->fruitless = 0;
}

// A CTA lets dependents start for the first time. Whether it is the last one, which waits while Launch.hold is set.
static bool release(Worker *worker, Launch *launch, bool holds) {
    worker->released_ctas++;
    return holds && __atomic_fetch_add(&launch->released_ctas, 1, __ATOMIC_RELAXED) + 1 == worker->cta_count;
}

uint32_t ptxvm_launch_dependents(Worker *worker, Cta *cta) {
    Launch *launch = worker->launch;
    bool holds = __atomic_load_n(&launch->hold, __ATOMIC_RELAXED) != 0;
    if (cta->released == 0)
        cta->released = release(worker, launch, holds) ? LAST_TO_RELEASE : RELEASED;
    return !(holds && cta->released == LAST_TO_RELEASE);
}

static void count_end(Worker *worker) {
    worker->fruitless = 0;
    worker->spun = 0;
    worker->progress++;
    worker->finished_ctas++;
}

static void end_cta(Worker *worker, Cta *cta) {
    ptxvm_launch_dependents(worker, cta);
    Cluster *cluster = cta->cluster;
    cluster->running--;
    cta->running = CTA_HAS_ENDED;
    if (cluster->size != 1)
        // Whoever accesses its memory now has to be told so.
        drop_stale_caches(worker, 0);
    if (cluster->running != 0)
        return;
    for (uint32_t rank = 0; rank < cluster->size; rank++)
        ((Cta *)cluster->ctas[rank])->running = 0;
}

// Whether a CTA that has ended, and left its slot as it was, is all that there is to look after.
static bool is_alone(const Worker *worker, const Cta *cta) {
    const Cluster *cluster = cta->cluster;
    bool is_plain = !is_watched(worker) && !worker->backwards && cta->tensor_core == 0;
    bool is_apart = worker->live_slots == 1 && cluster->size == 1 && !cluster->used;
    return cta->clean && is_plain && is_apart && (cta->deferred_count | cta->host_state | cta->note_count) == 0;
}

static bool begin_next(Worker *worker, Cta *cta) {
    if (!is_alone(worker, cta) || is_stopping(worker) || !take_chunk(worker))
        return false;
    ptxvm_launch_dependents(worker, cta);
    count_end(worker);
    uint64_t index = worker->chunk_next++;
    place(worker, cta, index);
    begin_all_warps(worker, cta);
    cta->clean = cta->moved = cta->released = 0;
    if (worker->shared_size + worker->reserved_size != 0)
        clear_shared_memory(worker, cta);
    return true;
}

static void drop_stale_caches(Worker *worker, const Cluster *cluster) {
    if (worker->cached_cluster == 0 || worker->cached_cluster == cluster)
        return;
    worker->cached_cluster = 0;
    __builtin_memset(worker->sites, 0, worker->site_count * sizeof(SiteCache));
}
