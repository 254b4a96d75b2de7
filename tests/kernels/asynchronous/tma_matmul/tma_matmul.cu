// targets: sm_90a sm_100a
// Matrix product with a producer warp and two consumer warps: tensor copies into swizzled stages, full and empty barriers,
// persistent CTAs that go on with the next tile while the last one is being stored.
#include "async.cuh"

constexpr int TILE = 32, STAGES = 2, CONSUMERS = 2, HEIGHT = TILE / CONSUMERS;

struct Shared {
    alignas(1024) float a[STAGES][TILE][TILE];
    alignas(1024) float b[STAGES][TILE][TILE];
    alignas(1024) float c[CONSUMERS][HEIGHT][TILE];
    u64 full[STAGES], empty[STAGES];
};

// Where the 128-byte swizzle puts column `column` of row `row`: 16-byte pieces are exchanged within the row.
__device__ int swizzled(int row, int column)
{
    return column ^ (row % 8 * 4);
}

__device__ void produce(Shared &shared, const TensorMap &a, const TensorMap &b, int tiles, int across, int steps)
{
    prefetch_tensormap(a);
    prefetch_tensormap(b);
    int turn = 0;
    for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
        int top = tile / across * TILE, left = tile % across * TILE;
        for (int step = 0; step < steps; ++step, ++turn) {
            int stage = turn % STAGES, round = turn / STAGES;
            mbarrier_wait(shared.empty[stage], round + 1 & 1);
            mbarrier_arrive_expect_tx(shared.full[stage], sizeof shared.a[0] + sizeof shared.b[0]);
            tensor_load(shared.a[stage], a, step * TILE, top, shared.full[stage]);
            tensor_load(shared.b[stage], b, left, step * TILE, shared.full[stage]);
        }
    }
}

__device__ void consume(Shared &shared, const TensorMap &c, int warp, int tiles, int across, int steps)
{
    int turn = 0, lane = threadIdx.x % 32;
    for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
        float sums[HEIGHT] = {};
        for (int step = 0; step < steps; ++step, ++turn) {
            int stage = turn % STAGES, round = turn / STAGES;
            mbarrier_wait(shared.full[stage], round & 1);
            for (int k = 0; k < TILE; ++k) {
                float b = shared.b[stage][k][swizzled(k, lane)];
                for (int i = 0; i < HEIGHT; ++i) {
                    int row = warp * HEIGHT + i;
                    sums[i] = fmaf(shared.a[stage][row][swizzled(row, k)], b, sums[i]);
                }
            }
            mbarrier_arrive(shared.empty[stage]);
        }
        // The store of the tile before has read its source.
        if (lane == 0)
            bulk_wait_group_read<0>();
        __syncwarp();
        for (int i = 0; i < HEIGHT; ++i)
            shared.c[warp][i][swizzled(i, lane)] = sums[i];
        fence_proxy_async_shared();
        __syncwarp();
        if (lane == 0) {
            tensor_store(c, tile % across * TILE, tile / across * TILE + warp * HEIGHT, shared.c[warp]);
            bulk_commit_group();
        }
    }
    if (lane == 0)
        bulk_wait_group<0>();
}

extern "C" __global__ void __launch_bounds__(32 * (1 + CONSUMERS))
    tma_matmul(const __grid_constant__ TensorMap a, const __grid_constant__ TensorMap b, const __grid_constant__ TensorMap c,
               int rows, int columns, int inner)
{
    __shared__ Shared shared;
    int across = (columns + TILE - 1) / TILE, tiles = (rows + TILE - 1) / TILE * across, steps = (inner + TILE - 1) / TILE;
    if (threadIdx.x == 0) {
        for (int stage = 0; stage < STAGES; ++stage) {
            mbarrier_init(shared.full[stage], 1);
            mbarrier_init(shared.empty[stage], 32 * CONSUMERS);
        }
        fence_proxy_async();
    }
    __syncthreads();
    int warp = threadIdx.x / 32;
    if (warp > 0)
        consume(shared, c, warp - 1, tiles, across, steps);
    else if (threadIdx.x == 0)
        produce(shared, a, b, tiles, across, steps);
}
