// targets: sm_90a sm_100a
// All-reduce over several devices through multicast addresses: one address, a copy in each device's memory.
#include "async.cuh"

// All CTAs of all devices meet: each adds one to the counters of all devices and waits for the one of its own.
__device__ void meet(u32 *multicast_counter, u32 *counter, u32 arrivals)
{
    __syncthreads();
    if (threadIdx.x == 0) {
        asm volatile("multimem.red.release.sys.global.add.u32 [%0], 1;" ::"l"(global_address(multicast_counter)) : "memory");
        u32 arrived;
        do
            asm volatile("ld.acquire.sys.global.u32 %0, [%1];" : "=r"(arrived) : "l"(global_address(counter)) : "memory");
        while (arrived < arrivals);
    }
    __syncthreads();
}

// Every device makes its copy, all meet, each reduces its share of the elements over all copies and gives the result to
// all, all meet again, and each takes the result out. A vector of four floats at a time; `count` is in vectors.
extern "C" __global__ void __launch_bounds__(64)
    all_reduce_f32(float *multicast, float4 *copy, u32 *multicast_counter, u32 *counter, int devices, int device, int count,
                   const float4 *values, float4 *results)
{
    int thread = blockIdx.x * blockDim.x + threadIdx.x, threads = gridDim.x * blockDim.x, share = count / devices;
    for (int i = thread; i < count; i += threads) {
        float4 value = values[i];
        copy[i] = make_float4(value.x + device, value.y, value.z, 2 * value.w);
    }
    meet(multicast_counter, counter, devices * gridDim.x);
    for (int i = device * share + thread; i < (device + 1) * share; i += threads) {
        u64 at = global_address(multicast + 4 * i);
        float x, y, z, w;
        asm volatile("multimem.ld_reduce.relaxed.sys.global.add.v4.f32 {%0, %1, %2, %3}, [%4];"
                     : "=f"(x), "=f"(y), "=f"(z), "=f"(w) : "l"(at) : "memory");
        asm volatile("multimem.st.relaxed.sys.global.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(at), "f"(x), "f"(y), "f"(z), "f"(w) : "memory");
    }
    meet(multicast_counter, counter, 2 * devices * gridDim.x);
    for (int i = thread; i < count; i += threads)
        results[i] = copy[i];
}

// The same for pairs of f16 that are there already, added in f32: shares are apart, nobody waits.
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
