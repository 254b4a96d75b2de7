// targets: sm_100a
// Rows of a table by tile::gather4 and tile::scatter4: embedding lookup, and its permutation back.
#include "async.cuh"

constexpr int COLUMNS = 32, ROWS = 8;

__device__ void gather4(void *to, const TensorMap &map, int column, const int *rows, u64 &barrier)
{
    asm volatile(
        "cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3, %4, %5, %6}], [%7];" ::"r"(
            shared_address(to)), "l"(&map), "r"(column), "r"(rows[0]), "r"(rows[1]), "r"(rows[2]), "r"(rows[3]), "r"(shared_address(&barrier)) : "memory");
}

__device__ void scatter4(const TensorMap &map, int column, const int *rows, const void *from)
{
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group [%0, {%1, %2, %3, %4, %5}], [%6];" ::"l"(&map), "r"(column),
                 "r"(rows[0]), "r"(rows[1]), "r"(rows[2]), "r"(rows[3]), "r"(shared_address(from)) : "memory");
}

// to[destinations[i]] = 2 * from[sources[i]] for the eight rows of each CTA; rows that do not exist are zero, or not written.
extern "C" __global__ void __launch_bounds__(64)
    gather_rows(const __grid_constant__ TensorMap from, const __grid_constant__ TensorMap to, const int *sources, const int *destinations)
{
    __shared__ alignas(1024) float rows[ROWS][COLUMNS];
    __shared__ u64 full;
    if (threadIdx.x == 0) {
        mbarrier_init(full, 1);
        fence_proxy_async();
        mbarrier_arrive_expect_tx(full, sizeof rows);
        for (int i = 0; i < ROWS; i += 4)
            gather4(rows[i], from, blockIdx.y * COLUMNS, &sources[blockIdx.x * ROWS + i], full);
    }
    __syncthreads();
    mbarrier_wait(full, 0);
    for (int i = threadIdx.x; i < ROWS * COLUMNS; i += 64)
        (&rows[0][0])[i] *= 2;  // the swizzle of both maps is the same
    fence_proxy_async_shared();
    __syncthreads();
    if (threadIdx.x == 0) {
        for (int i = 0; i < ROWS; i += 4)
            scatter4(to, blockIdx.y * COLUMNS, &destinations[blockIdx.x * ROWS + i], rows[i]);
        bulk_commit_group();
        bulk_wait_group<0>();
    }
}
