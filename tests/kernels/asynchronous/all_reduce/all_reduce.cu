// targets: sm_90a sm_100a
// All-reduce over several devices through multicast addresses: one address, a copy in each device's memory.
#include "async.cuh"

// Reduces this device's share of the elements over all devices, and gives the result to all.
// A vector of four floats at a time; `first` and `count` are in vectors.
extern "C" __global__ void __launch_bounds__(64) all_reduce_f32(float *multicast, int first, int count)
{
    for (int i = first + blockIdx.x * blockDim.x + threadIdx.x; i < first + count; i += gridDim.x * blockDim.x) {
        u64 at = global_address(multicast + 4 * i);
        float x, y, z, w;
        asm volatile("multimem.ld_reduce.relaxed.sys.global.add.v4.f32 {%0, %1, %2, %3}, [%4];"
                     : "=f"(x), "=f"(y), "=f"(z), "=f"(w) : "l"(at) : "memory");
        asm volatile("multimem.st.relaxed.sys.global.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(at), "f"(x), "f"(y), "f"(z), "f"(w) : "memory");
    }
}

// The same for pairs of f16, added in f32.
extern "C" __global__ void __launch_bounds__(64) all_reduce_f16(u32 *multicast, int first, int count)
{
    for (int i = first + blockIdx.x * blockDim.x + threadIdx.x; i < first + count; i += gridDim.x * blockDim.x) {
        u64 at = global_address(multicast + i);
        u32 pair;
        asm volatile("multimem.ld_reduce.relaxed.sys.global.add.acc::f32.f16x2 %0, [%1];" : "=r"(pair) : "l"(at) : "memory");
        asm volatile("multimem.st.relaxed.sys.global.f16x2 [%0], %1;" ::"l"(at), "r"(pair) : "memory");
    }
}

// Each device adds its own values to the copies of all, and takes the largest of each place.
extern "C" __global__ void __launch_bounds__(64) all_accumulate(u32 *sums, int *largest, const u32 *mine, int count)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
        asm volatile("multimem.red.relaxed.sys.global.add.u32 [%0], %1;" ::"l"(global_address(sums + i)), "r"(mine[i]) : "memory");
        asm volatile("multimem.red.relaxed.sys.global.max.s32 [%0], %1;" ::"l"(global_address(largest + i)), "r"((int)mine[i]) : "memory");
    }
}
