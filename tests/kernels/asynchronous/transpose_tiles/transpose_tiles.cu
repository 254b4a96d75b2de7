// targets: sm_90a sm_100a
// Transposes batches of matrices tile by tile with the 128-byte swizzle both ways: rows and columns are read without
// bank conflicts, and every mistake in the swizzle shows.
#include "async.cuh"

constexpr int TILE = 32;

extern "C" __global__ void __launch_bounds__(128)
    transpose_tiles(const __grid_constant__ TensorMap from, const __grid_constant__ TensorMap to)
{
    __shared__ alignas(1024) float in[TILE][TILE], out[TILE][TILE];
    __shared__ u64 full;
    if (threadIdx.x == 0) {
        mbarrier_init(full, 1);
        fence_proxy_async();
        mbarrier_arrive_expect_tx(full, sizeof in);
        tensor_load(in, from, blockIdx.x * TILE, blockIdx.y * TILE, blockIdx.z, full);
    }
    __syncthreads();
    mbarrier_wait(full, 0);
    for (int i = threadIdx.x; i < TILE * TILE; i += 128) {
        int row = i / TILE, column = i % TILE;
        out[row][column ^ row % 8 * 4] = in[column][row ^ column % 8 * 4];
    }
    fence_proxy_async_shared();
    __syncthreads();
    if (threadIdx.x == 0) {
        tensor_store(to, blockIdx.y * TILE, blockIdx.x * TILE, blockIdx.z, out);
        bulk_commit_group();
        bulk_wait_group_read<0>();
    }
}

// Boxes of a tensor of rank five that hang over its edges; the map may skip elements.
extern "C" __global__ void __launch_bounds__(32)
    sample_5d(const __grid_constant__ TensorMap from, u32 *results, int box)
{
    extern __shared__ __align__(128) u32 buffer[];
    __shared__ u64 full;
    if (threadIdx.x == 0) {
        mbarrier_init(full, 1);
        fence_proxy_async();
        mbarrier_arrive_expect_tx(full, 4 * box);
        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3, %4, %5, %6}], [%7];" ::"r"(
                         shared_address(buffer)), "l"(&from), "r"(0), "r"(1), "r"(-1), "r"(blockIdx.y), "r"(blockIdx.x), "r"(shared_address(&full)) : "memory");
    }
    __syncwarp();
    mbarrier_wait(full, 0);
    for (int i = threadIdx.x; i < box; i += 32)
        results[(blockIdx.y * gridDim.x + blockIdx.x) * box + i] = buffer[i];
}
