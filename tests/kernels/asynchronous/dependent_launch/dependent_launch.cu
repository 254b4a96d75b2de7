// targets: sm_90a sm_100a
// Programmatic dependent launches: the second kernel starts early, does what does not depend on the first, and waits.
#include "async.cuh"

// squares[i] = values[i] squared plus the sum of all values, for which the CTAs meet.
extern "C" __global__ void __launch_bounds__(64) first_half(int count, const u32 *values, u32 *total, u32 *arrived, u32 *squares)
{
    // From here on the dependent kernel may start; what it needs is written later all the same.
    asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
    int first = blockIdx.x * blockDim.x + threadIdx.x, step = gridDim.x * blockDim.x;
    for (int i = first; i < count; i += step)
        atomicAdd(total, values[i]);
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0) {
        atomicAdd(arrived, 1);
        while (*(volatile u32 *)arrived < gridDim.x)
            ;
        __threadfence();
    }
    __syncthreads();
    u32 sum = *(volatile u32 *)total;
    for (int i = first; i < count; i += step)
        squares[i] = values[i] * values[i] + sum;
}

// The weights do not depend on the first kernel.
extern "C" __global__ void __launch_bounds__(64) second_half(int count, const u32 *weights, const u32 *squares, u32 *sums)
{
    __shared__ u32 mine[64];
    int first = blockIdx.x * blockDim.x + threadIdx.x;
    mine[threadIdx.x] = first < count ? weights[first] : 0;
    asm volatile("griddepcontrol.wait;" ::: "memory");
    if (first < count)
        sums[first] = squares[first] + squares[count - 1 - first] * mine[threadIdx.x];
}
