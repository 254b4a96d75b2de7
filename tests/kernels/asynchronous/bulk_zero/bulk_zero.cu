// targets: sm_100a
// st.bulk: ranges of shared memory become zero.
#include "async.cuh"

constexpr int WORDS = 256;

// Clears [starts[cta], ends[cta]) of a buffer full of values, in units of 8 bytes; once by shared, once by generic address.
extern "C" __global__ void __launch_bounds__(64) bulk_zero(const u32 *values, const int *starts, const int *ends, u32 *results)
{
    __shared__ alignas(8) u32 buffer[2][WORDS];
    for (int i = threadIdx.x; i < WORDS; i += 64)
        buffer[0][i] = buffer[1][i] = values[i];
    __syncthreads();
    int start = starts[blockIdx.x], end = ends[blockIdx.x];
    if (threadIdx.x == 0) {
        asm volatile("st.bulk.weak.shared::cta [%0], %1, 0;" ::"r"(shared_address(&buffer[0][2 * start])), "l"(8ull * (end - start)) : "memory");
        asm volatile("st.bulk [%0], 64, 0;" ::"l"(&buffer[1][2 * start]) : "memory");
    }
    __syncthreads();
    for (int i = threadIdx.x; i < 2 * WORDS; i += 64)
        results[blockIdx.x * 2 * WORDS + i] = buffer[i / WORDS][i % WORDS];
}

// st.async.release to global memory publishes data to another CTA that waits for a flag.
extern "C" __global__ void __launch_bounds__(32) release_flag(const u32 *values, u32 *data, u32 *flags, u32 *results)
{
    int lane = threadIdx.x, pair = blockIdx.x / 2, i = pair * 32 + lane;
    if (blockIdx.x % 2 == 0) {
        data[i] = 3 * values[i];
        asm volatile("st.async.release.gpu.global.u32 [%0], %1;" ::"l"(global_address(&flags[i])), "r"(1) : "memory");
    } else {
        u32 there = 0;
        while (!there)
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(there) : "l"(global_address(&flags[i])) : "memory");
        results[i] = data[i] + 1;
    }
}
