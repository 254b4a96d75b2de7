// targets: sm_90a sm_100a
// What goes to the shared memory of other CTAs of a cluster without being waited for: red.async, and bulk copies and
// bulk reductions from shared to shared memory. Their mbarriers are remote, too.
#include "async.cuh"

constexpr int WIDTH = 64;

// Every CTA adds its values to the accumulator of the next one and takes the largest for the one after that.
extern "C" __global__ void __launch_bounds__(WIDTH) remote_add(const u32 *values, u32 *sums, u32 *largest)
{
    __shared__ u32 sum[WIDTH / 2], most[WIDTH / 2];
    __shared__ u64 full;
    u32 rank = cluster_rank(), size = cluster_size(), thread = threadIdx.x, cell = thread % (WIDTH / 2);
    if (thread < WIDTH / 2)
        sum[thread] = most[thread] = 0;
    if (thread == 0) {
        mbarrier_init(full, 1);
        fence_mbarrier_init();
        mbarrier_arrive_expect_tx(full, 2 * WIDTH * sizeof(u32));
    }
    cluster_sync();
    u32 value = values[blockIdx.x * WIDTH + thread], next = (rank + 1) % size, after = (rank + 2) % size;
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%0], %1, [%2];" ::"r"(mapa(&sum[cell], next)),
                 "r"(value), "r"(mapa(&full, next)) : "memory");
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.max.u32 [%0], %1, [%2];" ::"r"(mapa(&most[cell], after)),
                 "r"(value), "r"(mapa(&full, after)) : "memory");
    mbarrier_wait_cluster(full, 0);
    if (thread < WIDTH / 2) {
        sums[blockIdx.x * WIDTH / 2 + thread] = sum[thread];
        largest[blockIdx.x * WIDTH / 2 + thread] = most[thread];
    }
}

// CTA 0 of a cluster collects: the others send a copy of their values to a place of their own and add the values up in
// its accumulator. All of it is shared to shared memory.
extern "C" __global__ void __launch_bounds__(WIDTH) remote_collect(const u32 *values, u32 *collected, u32 *sums)
{
    __shared__ alignas(16) u32 mine[WIDTH], sum[WIDTH], copies[4][WIDTH];
    __shared__ u64 full;
    u32 rank = cluster_rank(), size = cluster_size(), thread = threadIdx.x;
    mine[thread] = values[blockIdx.x * WIDTH + thread];
    sum[thread] = 0;
    fence_proxy_async();
    if (thread == 0) {
        mbarrier_init(full, 1);
        fence_mbarrier_init();
        if (rank == 0)
            mbarrier_arrive_expect_tx(full, (size - 1) * 2 * sizeof mine);
    }
    cluster_sync();
    if (rank > 0 && thread == 0) {
        asm volatile("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
                         mapa(copies[rank], 0)), "r"(shared_address(mine)), "r"((u32)sizeof mine), "r"(mapa(&full, 0)) : "memory");
        asm volatile(
            "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u32 [%0], [%1], %2, [%3];" ::"r"(
                mapa(sum, 0)), "r"(shared_address(mine)), "r"((u32)sizeof mine), "r"(mapa(&full, 0)) : "memory");
    }
    if (rank == 0) {
        mbarrier_wait_cluster(full, 0);
        u32 cluster = blockIdx.x / size;
        sums[cluster * WIDTH + thread] = sum[thread] + mine[thread];
        for (u32 other = 1; other < size; ++other)
            collected[(cluster * (size - 1) + other - 1) * WIDTH + thread] = copies[other][thread];
    }
    cluster_sync();
}
