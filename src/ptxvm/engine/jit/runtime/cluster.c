// The barrier of a cluster, which most kernels never use. Lanes arrive by bits in their warp; a warp whose live lanes
// have all arrived counts, and when none is missing the phase is complete: the bits are cleared, and who finds its bit
// cleared may go on.

#include "runtime.h"

// Nobody has arrived: all live warps of the cluster are missing.
static void begin_phase(Cluster *cluster) {
    cluster->missing = 0;
    for (uint32_t rank = 0; rank < cluster->size; rank++) {
        Cta *peer = cluster->ctas[rank];
        if (peer->running != CTA_RUNS)
            continue;
        cluster->missing += size_of(peer->live);
        EACH (number, peer->live) {
            Warp *warp = warp_at(peer, number);
            warp->cluster_arrived = 0;
            warp->cluster_counted = 0;
        }
    }
}

static void one_less_missing(Cluster *cluster) {
    cluster->missing--;
    if (cluster->missing == 0)
        begin_phase(cluster);
}

// Counts a warp once all its live lanes have arrived, and completes the phase with the last warp.
static void count_warp(Cta *cta, Warp *warp, Set live) {
    if (warp->cluster_arrived == 0 || warp->cluster_counted || (live & ~warp->cluster_arrived) != 0)
        return;
    warp->cluster_counted = 1;
    one_less_missing(cta->cluster);
}

void ptxvm_cluster_arrive(Cta *cta, Warp *warp, Set lanes, Set live) {
    Cluster *cluster = cta->cluster;
    if (!cluster->used) {
        cluster->used = 1;
        begin_phase(cluster);
    }
    warp->cluster_unwaited |= lanes;
    warp->cluster_arrived |= lanes;
    count_warp(cta, warp, live);
}

Set ptxvm_cluster_waiting(Cta *cta, Warp *warp, Set lanes, Set live) {
    // Lanes that have exited meanwhile may have been the last ones of the warp to be missing.
    count_warp(cta, warp, live);
    return warp->cluster_arrived & lanes;
}

static void cluster_warp_ends(Cta *cta, Warp *warp) {
    Cluster *cluster = cta->cluster;
    if (cluster->used && !warp->cluster_counted)
        one_less_missing(cluster);
}

static void reset_barrier(Cluster *cluster, uint32_t warps) {
    cluster->used = 0;
    for (uint32_t rank = 0; rank < cluster->size; rank++) {
        for (uint32_t number = 0; number < warps; number++) {
            Warp *warp = warp_at(cluster->ctas[rank], number);
            warp->cluster_arrived = 0;
            warp->cluster_unwaited = 0;
            warp->cluster_counted = 0;
        }
    }
}
