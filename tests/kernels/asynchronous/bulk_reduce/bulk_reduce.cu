// targets: sm_90a sm_100a
// Reductions from shared into global memory by bulk copies, linear and by tensor map.
#include "async.cuh"
#include <cuda_fp16.h>

constexpr int WIDTH = 64, ROWS = 8;

#define REDUCE(OP, TO, FROM)                                                                                                      \
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group." OP " [%0], [%1], %2;" ::"l"(global_address(TO)),             \
                 "r"(shared_address(FROM)), "r"((u32)sizeof FROM) : "memory")

// Every CTA has a row of values; the grid's sums, minima, bits and so on are made by the copies.
extern "C" __global__ void __launch_bounds__(WIDTH)
    bulk_reduce(const u32 *values, u32 *sums, int *least, u32 *bits, u64 *wide, float *floats, __half *halves)
{
    __shared__ alignas(16) u32 integers[WIDTH];
    __shared__ alignas(16) u64 longs[WIDTH];
    __shared__ alignas(16) float singles[WIDTH];
    __shared__ alignas(16) __half small[WIDTH];
    u32 value = values[blockIdx.x * WIDTH + threadIdx.x];
    integers[threadIdx.x] = value;
    longs[threadIdx.x] = (u64)value << 8;
    singles[threadIdx.x] = value % 1000;
    small[threadIdx.x] = __int2half_rn(value % 16);
    fence_proxy_async_shared();
    __syncthreads();
    if (threadIdx.x == 0) {
        REDUCE("add.u32", sums, integers);
        REDUCE("min.s32", least, integers);
        REDUCE("xor.b32", bits, integers);
        REDUCE("add.u64", wide, longs);
        REDUCE("add.f32", floats, singles);
        REDUCE("add.noftz.f16", halves, small);
        bulk_commit_group();
        bulk_wait_group<0>();
    }
}

// Tiles that overlap: each CTA adds its number plus one to a box, shifted to the right from CTA to CTA; boxes hang over
// the right and lower edge, where nothing is written.
extern "C" __global__ void __launch_bounds__(WIDTH) bulk_reduce_tensor(const __grid_constant__ TensorMap map, int shift)
{
    __shared__ alignas(128) u32 box[ROWS][WIDTH];
    for (int buffer = 0; buffer < 2; ++buffer) {
        for (int row = 0; row < ROWS; ++row)
            box[row][threadIdx.x] = (blockIdx.x + 1) * (buffer + 1) + 100 * row;
        fence_proxy_async_shared();
        __syncthreads();
        if (threadIdx.x == 0) {
            asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group [%0, {%1, %2}], [%3];" ::"l"(&map),
                         "r"(blockIdx.x * shift), "r"(buffer * 5), "r"(shared_address(box)) : "memory");
            bulk_commit_group();
            bulk_wait_group_read<0>();
        }
        __syncthreads();
    }
}
