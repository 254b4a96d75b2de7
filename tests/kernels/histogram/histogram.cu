// Counts bytes: every CTA counts in shared memory with atomics, then adds its counts to the global ones.
extern "C" __global__ void histogram(unsigned n, const unsigned char *input, unsigned *counts)
{
    __shared__ unsigned local[256];
    local[threadIdx.x] = 0;
    __syncthreads();
    for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&local[input[i]], 1u);
    __syncthreads();
    atomicAdd(&counts[threadIdx.x], local[threadIdx.x]);
}
