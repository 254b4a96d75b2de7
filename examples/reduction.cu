// The sum of an array: threads add with a stride, warps by shuffles, CTAs by an atomic addition.
// Made into PTX by: nvcc -ptx -arch=sm_80 reduction.cu
extern "C" __global__ void sum(unsigned long long *total, const unsigned *values, int n) {
    __shared__ unsigned long long warps[32];
    unsigned long long mine = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) mine += values[i];
    for (int step = 16; step > 0; step /= 2) mine += __shfl_down_sync(0xffffffff, mine, step);
    if (threadIdx.x % 32 == 0) warps[threadIdx.x / 32] = mine;
    __syncthreads();
    if (threadIdx.x == 0) {
        for (int warp = 1; warp < blockDim.x / 32; ++warp) mine += warps[warp];
        atomicAdd(total, mine);
    }
}
