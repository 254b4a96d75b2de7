// Warp-level functions: votes, shuffles, matches, reductions, and the special registers around them.
#include <cuda_fp16.h>

extern "C" __global__ void votes(unsigned *out, int x) {
    unsigned mask = __activemask();
    out[0] = __ballot_sync(mask, x > 3);
    out[1] = __all_sync(mask, x > 4) + __any_sync(mask, x > 5);
    int all;
    out[2] = __match_any_sync(mask, x) + __match_all_sync(mask, x, &all) + all;
    out[3] = __match_any_sync(mask, (unsigned long long)x << 33);
    __syncwarp(mask);
    out[4] = __syncthreads_count(x > 6) + __syncthreads_and(x > 7) + __syncthreads_or(x > 8);
}

extern "C" __global__ void shuffles(int *i, double *d, __half2 *h, long long *l) {
    unsigned lane = threadIdx.x & 31;
    i[0] = __shfl_sync(~0u, i[lane], 3) + __shfl_up_sync(~0u, i[lane], 1, 16);
    i[1] = __shfl_down_sync(~0u, i[lane], 2, 8) + __shfl_xor_sync(~0u, i[lane], 4);
    d[0] = __shfl_xor_sync(~0u, d[lane], 16);
    l[0] = __shfl_down_sync(~0u, l[lane], 1);
    h[0] = __shfl_sync(~0u, h[lane], lane ^ 1);
}

#if __CUDA_ARCH__ >= 800
extern "C" __global__ void reductions(unsigned *u, int *i) {
    u[0] = __reduce_add_sync(~0u, u[threadIdx.x]) + __reduce_and_sync(~0u, u[threadIdx.x]);
    u[1] = __reduce_or_sync(~0u, u[threadIdx.x]) ^ __reduce_xor_sync(~0u, u[threadIdx.x]);
    i[0] = __reduce_min_sync(~0u, i[threadIdx.x]) + __reduce_max_sync(~0u, i[threadIdx.x]);
}
#endif

extern "C" __global__ void registers(unsigned *out, long long *clocks) {
    unsigned value;
    asm volatile("mov.u32 %0, %%laneid;" : "=r"(value));
    out[0] = value;
    asm volatile("mov.u32 %0, %%warpid;" : "=r"(value));
    out[1] = value;
    asm volatile("mov.u32 %0, %%smid;" : "=r"(value));
    out[2] = value;
    asm volatile("mov.u32 %0, %%lanemask_lt;" : "=r"(value));
    out[3] = value;
    asm volatile("mov.u32 %0, %%dynamic_smem_size;" : "=r"(value));
    out[4] = value + warpSize + blockDim.z * gridDim.y;
    clocks[0] = clock64();
    clocks[1] = clock();
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(clocks[2]));
    __nanosleep(100);
}
