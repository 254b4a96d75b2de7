// Threads past the end return before the barrier: single lanes of a warp, whole warps, and whole CTAs.
extern "C" __global__ void early_return(unsigned n, const unsigned *input, unsigned *output)
{
    __shared__ unsigned reversed[128];
    unsigned i = blockIdx.x * 128 + threadIdx.x;
    if (i >= n)
        return;
    unsigned live = min(128u, n - blockIdx.x * 128);
    reversed[live - 1 - threadIdx.x] = input[i];
    __syncthreads();
    if (input[i] % 3 == 0) {
        output[i] = reversed[threadIdx.x];
        return;
    }
    __syncwarp(__activemask());
    output[i] = ~reversed[threadIdx.x];
}
