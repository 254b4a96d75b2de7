// Device-side random numbers: the Philox generator, each thread with its own subsequence.
#include <curand_kernel.h>

extern "C" __global__ void curand_philox(unsigned long long seed, unsigned skipped, int n, uint4 *bits, float4 *uniform)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    curandStatePhilox4_32_10_t state;
    curand_init(seed, i, skipped, &state);
    bits[i] = curand4(&state);
    uniform[i] = curand_uniform4(&state);
}
