// targets: sm_90a sm_100a
// A ring buffer of bulk copies: one warp loads, one works in place, the results leave by bulk copies from the same stages.
#include "async.cuh"

constexpr int STAGES = 3, WIDTH = 96;

// results[chunk][i] = 3 * data[chunk][i] + i. The worker's own stores must be read before the stage is free again.
extern "C" __global__ void __launch_bounds__(64) bulk_ring(int chunks, const u32 *data, u32 *results)
{
    __shared__ alignas(16) u32 ring[STAGES][WIDTH];
    __shared__ u64 full[STAGES], empty[STAGES];
    int lane = threadIdx.x % 32;
    if (threadIdx.x == 0) {
        for (int stage = 0; stage < STAGES; ++stage) {
            mbarrier_init(full[stage], 1);
            mbarrier_init(empty[stage], 1);
        }
        fence_proxy_async();
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        for (int chunk = blockIdx.x, turn = 0; chunk < chunks; chunk += gridDim.x, ++turn) {
            int stage = turn % STAGES, round = turn / STAGES;
            mbarrier_wait(empty[stage], round + 1 & 1);
            mbarrier_arrive_expect_tx(full[stage], sizeof ring[stage]);
            bulk_load(ring[stage], &data[chunk * WIDTH], sizeof ring[stage], full[stage]);
        }
    } else if (threadIdx.x >= 32) {
        int turn = 0;
        for (int chunk = blockIdx.x; chunk < chunks; chunk += gridDim.x, ++turn) {
            int stage = turn % STAGES, round = turn / STAGES;
            mbarrier_wait(full[stage], round & 1);
            for (int i = lane; i < WIDTH; i += 32)
                ring[stage][i] = 3 * ring[stage][i] + i;
            fence_proxy_async_shared();
            __syncwarp();
            if (lane == 0) {
                bulk_store(&results[chunk * WIDTH], ring[stage], sizeof ring[stage]);
                bulk_commit_group();
                // The store before this one has read its stage: that stage may be loaded again.
                bulk_wait_group_read<1>();
                if (turn > 0)
                    mbarrier_arrive(empty[(turn - 1) % STAGES]);
            }
            __syncwarp();
        }
        if (lane == 0)
            bulk_wait_group<0>();
    }
}

// Every CTA copies its chunk to the output and back into a second buffer, adds both, and stores: read-after-write
// through global memory within one thread needs wait_group without .read.
extern "C" __global__ void __launch_bounds__(32) bulk_round_trip(u32 *data, u32 *copies, u32 *sums)
{
    __shared__ alignas(16) u32 first[WIDTH], second[WIDTH];
    __shared__ u64 barrier;
    int lane = threadIdx.x;
    if (lane == 0) {
        mbarrier_init(barrier, 1);
        fence_proxy_async();
    }
    __syncwarp();
    if (lane == 0) {
        mbarrier_arrive_expect_tx(barrier, sizeof first);
        bulk_load(first, &data[blockIdx.x * WIDTH], sizeof first, barrier);
    }
    mbarrier_wait(barrier, 0);
    if (lane == 0) {
        bulk_store(&copies[blockIdx.x * WIDTH], first, sizeof first);
        bulk_commit_group();
        bulk_wait_group<0>();
        mbarrier_arrive_expect_tx(barrier, sizeof second);
        bulk_load(second, &copies[blockIdx.x * WIDTH], sizeof second, barrier);
    }
    mbarrier_wait(barrier, 1);
    for (int i = lane; i < WIDTH; i += 32)
        sums[blockIdx.x * WIDTH + i] = first[i] + 5 * second[i];
}
