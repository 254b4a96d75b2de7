// targets: sm_90a sm_100a
// Programmatic dependent launches: the second kernel starts early, does what does not depend on the first, and waits.
#include "async.cuh"

extern "C" __global__ void __launch_bounds__(64) first_half(int count, const u32 *values, u32 *squares)
{
    // From here on the dependent kernel may start; what it needs is written later all the same.
    asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x)
        squares[i] = values[i] * values[i];
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
