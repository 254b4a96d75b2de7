// targets: sm_90a sm_100a
// Distributed shared memory: CTAs of a cluster read, write and update what the others hold.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include "async.cuh"

namespace cg = cooperative_groups;

constexpr int THREADS = 64;

// sums[cluster] = sum of the cluster's values: partial sums stay where they are, CTA 0 reads them with ld.shared::cluster.
extern "C" __global__ void __launch_bounds__(THREADS) cluster_sum(const u32 *values, u32 *sums)
{
    __shared__ u32 partial[THREADS / 32];
    u32 sum = __reduce_add_sync(~0u, values[blockIdx.x * THREADS + threadIdx.x]);
    if (threadIdx.x % 32 == 0)
        partial[threadIdx.x / 32] = sum;
    cluster_sync();
    if (cluster_rank() == 0 && threadIdx.x == 0) {
        u32 total = 0;
        for (u32 rank = 0; rank < cluster_size(); ++rank) {
            u32 first, second;
            asm volatile("ld.shared::cluster.v2.u32 {%0, %1}, [%2];" : "=r"(first), "=r"(second) : "r"(mapa(partial, rank)) : "memory");
            total += first + second;
        }
        sums[blockIdx.x / cluster_size()] = total;
    }
    // The others stay until their shared memory was read.
    cluster_sync();
}

// An all-reduce with cooperative groups: each CTA adds up one share of the elements over all CTAs and writes it to all.
extern "C" __global__ void __launch_bounds__(THREADS) cluster_all_reduce(const u32 *values, u32 *results)
{
    __shared__ u32 mine[2 * THREADS], total[2 * THREADS];
    auto cluster = cg::this_cluster();
    u32 ranks = cluster.num_blocks(), rank = cluster.block_rank(), count = 2 * THREADS, share = count / ranks;
    for (u32 i = threadIdx.x; i < count; i += THREADS)
        mine[i] = values[blockIdx.x * count + i];
    cluster.sync();
    for (u32 i = rank * share + threadIdx.x; i < (rank + 1) * share; i += THREADS) {
        u32 sum = 0;
        for (u32 other = 0; other < ranks; ++other)
            sum += cluster.map_shared_rank(mine, other)[i];
        for (u32 other = 0; other < ranks; ++other)
            cluster.map_shared_rank(total, other)[i] = sum;
    }
    cluster.sync();
    for (u32 i = threadIdx.x; i < count; i += THREADS)
        results[blockIdx.x * count + i] = total[i];
}

// A histogram whose bins are spread over the cluster: atom.shared::cluster; split arrive and wait hide the first barrier.
extern "C" __global__ void __launch_bounds__(THREADS) cluster_histogram(int count, int bins, const u32 *values, u32 *histogram)
{
    __shared__ u32 local[64];
    auto cluster = cg::this_cluster();
    int ranks = cluster.num_blocks(), share = bins / ranks;
    for (int i = threadIdx.x; i < share; i += THREADS)
        local[i] = 0;
    auto token = cluster.barrier_arrive();
    int first = blockIdx.x * THREADS + threadIdx.x;
    u32 value = first < count ? values[first] : 0;
    cluster.barrier_wait(cuda::std::move(token));
    for (int i = first; i < count; i += gridDim.x * THREADS) {
        u32 bin = (i == first ? value : values[i]) % bins;
        atomicAdd(cluster.map_shared_rank(local, bin / share) + bin % share, 1);
    }
    cluster.sync();
    for (int i = threadIdx.x; i < share; i += THREADS)
        atomicAdd(&histogram[cluster.block_rank() * share + i], local[i]);
}

// Who am I: every special register of a cluster, and getctarank of each address that mapa makes.
extern "C" __global__ void cluster_identity(u32 *records)
{
    __shared__ u32 here;
    u32 *record = records + (blockIdx.x + blockIdx.y * gridDim.x) * 16;
    if (threadIdx.x == 0) {
        asm volatile("mov.u32 %0, %%clusterid.x;" : "=r"(record[0]));
        asm volatile("mov.u32 %0, %%clusterid.y;" : "=r"(record[1]));
        asm volatile("mov.u32 %0, %%nclusterid.x;" : "=r"(record[2]));
        asm volatile("mov.u32 %0, %%nclusterid.y;" : "=r"(record[3]));
        asm volatile("mov.u32 %0, %%cluster_ctaid.x;" : "=r"(record[4]));
        asm volatile("mov.u32 %0, %%cluster_ctaid.y;" : "=r"(record[5]));
        asm volatile("mov.u32 %0, %%cluster_nctaid.x;" : "=r"(record[6]));
        asm volatile("mov.u32 %0, %%cluster_nctaid.y;" : "=r"(record[7]));
        asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(record[8]));
        asm volatile("mov.u32 %0, %%cluster_nctarank;" : "=r"(record[9]));
        asm volatile("{ .reg .pred is; mov.pred is, %%is_explicit_cluster; selp.u32 %0, 1, 0, is; }" : "=r"(record[10]));
        u32 last = cluster_size() - 1, back;
        u64 generic;
        asm volatile("getctarank.shared::cluster.u32 %0, %1;" : "=r"(back) : "r"(mapa(&here, last)));
        record[11] = back;
        asm volatile("mapa.u64 %0, %1, %2;" : "=l"(generic) : "l"(&here), "r"(last));
        asm volatile("getctarank.u64 %0, %1;" : "=r"(back) : "l"(generic));
        record[12] = back;
        u32 shared, cluster_window;
        asm volatile("{ .reg .pred is; isspacep.shared::cta is, %1; selp.u32 %0, 1, 0, is; }" : "=r"(shared) : "l"(generic));
        asm volatile("{ .reg .pred is; isspacep.shared::cluster is, %1; selp.u32 %0, 1, 0, is; }" : "=r"(cluster_window) : "l"(generic));
        record[13] = shared;
        record[14] = cluster_window;
        record[15] = 1;
    }
}
