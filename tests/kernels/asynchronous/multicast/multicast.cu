// targets: sm_90a sm_100a
// Data that several CTAs of a cluster need is loaded once: by multicast copies.
#include "async.cuh"

constexpr int TILE = 16, DEPTH = 32, STAGES = 2;

struct Shared {
    alignas(128) float a[STAGES][TILE][DEPTH];
    alignas(128) float b[STAGES][DEPTH][TILE];
    u64 full[STAGES], empty[STAGES];
};

__device__ void tensor_load_multicast(void *to, const TensorMap &map, int x, int y, u64 &barrier, unsigned short mask)
{
    asm volatile(
        "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1, {%2, %3}], [%4], %5;" ::
            "r"(shared_address(to)), "l"(&map), "r"(x), "r"(y), "r"(shared_address(&barrier)), "h"(mask) : "memory");
}

// Matrix product in clusters of 2 x 2: CTAs side by side share a tile of `a`, CTAs above each other one of `b`; each loads
// half of either and sends it to both. Warp 0 produces, warps 1 to 4 consume; rows, columns and inner are multiples.
extern "C" __global__ void __cluster_dims__(2, 2, 1) __launch_bounds__(160)
    multicast_matmul(const __grid_constant__ TensorMap a, const __grid_constant__ TensorMap b, float *c, int columns, int inner)
{
    __shared__ Shared shared;
    u32 rank = cluster_rank(), across = rank % 2, down = rank / 2;
    int steps = inner / DEPTH, top = blockIdx.y * TILE, left = blockIdx.x * TILE;
    if (threadIdx.x == 0) {
        for (int stage = 0; stage < STAGES; ++stage) {
            mbarrier_init(shared.full[stage], 1);
            // Four warps of this CTA and of the two that get the same data from it.
            mbarrier_init(shared.empty[stage], 3 * 4);
        }
        fence_mbarrier_init();
    }
    cluster_sync();
    if (threadIdx.x == 0) {
        for (int step = 0; step < steps; ++step) {
            int stage = step % STAGES, round = step / STAGES;
            mbarrier_wait_cluster(shared.empty[stage], round + 1 & 1);
            mbarrier_arrive_expect_tx(shared.full[stage], sizeof shared.a[0] + sizeof shared.b[0]);
            tensor_load_multicast(shared.a[stage][across * TILE / 2], a, step * DEPTH, top + across * TILE / 2, shared.full[stage],
                                  0b0011 << 2 * down);
            tensor_load_multicast(shared.b[stage][down * DEPTH / 2], b, left, step * DEPTH + down * DEPTH / 2, shared.full[stage],
                                  0b0101 << across);
        }
    } else if (threadIdx.x >= 32) {
        int lane = threadIdx.x % 32, thread = threadIdx.x - 32, row = thread / TILE, column = thread % TILE;
        float sums[2] = {};
        for (int step = 0; step < steps; ++step) {
            int stage = step % STAGES, round = step / STAGES;
            mbarrier_wait_cluster(shared.full[stage], round & 1);
            for (int k = 0; k < DEPTH; ++k)
                for (int i = 0; i < 2; ++i)
                    sums[i] += shared.a[stage][row + 8 * i][k] * shared.b[stage][k][column];
            __syncwarp();
            if (lane < 4 && lane != (rank ^ 3))
                mbarrier_arrive_at(shared.empty[stage], lane);
        }
        for (int i = 0; i < 2; ++i)
            c[(top + row + 8 * i) * columns + left + column] = sums[i];
    }
    __syncwarp();
    // No CTA leaves while others still send to it.
    cluster_sync();
}

constexpr int SLICE = 64;

// Every CTA of a cluster of any size reads its slice of a table and sends it to all: then each has the whole table.
// results[cta][i] = table[permutation of i], a gather that needs every slice.
extern "C" __global__ void __launch_bounds__(SLICE) multicast_table(const u32 *table, u32 *results)
{
    __shared__ alignas(16) u32 whole[8 * SLICE];
    __shared__ u64 barrier;
    u32 rank = cluster_rank(), size = cluster_size();
    if (threadIdx.x == 0) {
        mbarrier_init(barrier, 1);
        fence_mbarrier_init();
        mbarrier_arrive_expect_tx(barrier, size * SLICE * sizeof(u32));
    }
    cluster_sync();
    if (threadIdx.x == 0)
        asm volatile(
            "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1], %2, [%3], %4;" ::"r"(
                shared_address(&whole[rank * SLICE])), "l"(global_address(&table[rank * SLICE])), "r"(SLICE * (u32)sizeof(u32)),
            "r"(shared_address(&barrier)), "h"((unsigned short)((1 << size) - 1)) : "memory");
    mbarrier_wait_cluster(barrier, 0);
    u32 all = size * SLICE;
    for (u32 i = threadIdx.x; i < all; i += SLICE)
        results[blockIdx.x * all + i] = whole[(i * 7 + blockIdx.x) % all];
}
