// Atomic functions of CUDA C++ in every type and scope, and 128-bit compare and swap.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

extern "C" __global__ void integers(int *i, unsigned *u, unsigned long long *l, long long *s) {
    __shared__ int shared_count;
    if (threadIdx.x == 0) shared_count = 0;
    __syncthreads();
    atomicAdd(&shared_count, 1);
    i[1] = atomicAdd(i, 3) + atomicSub(i, 4) + atomicExch(i, 5) + atomicMin(i, 6) + atomicMax(i, 7);
    i[2] = atomicAnd(i, 8) + atomicOr(i, 9) + atomicXor(i, 10) + atomicCAS(i, 11, 12);
    u[1] = atomicInc(u, 13) + atomicDec(u, 14) + atomicMin(u, 15u) + atomicMax(u, 16u) + atomicCAS(u, 17u, 18u);
    l[1] = atomicAdd(l, 1ull) + atomicExch(l, 2ull) + atomicMin(l, 3ull) + atomicMax(l, 4ull) + atomicCAS(l, 5ull, 6ull);
    s[1] = atomicMin(s, 5ll) + atomicMax(s, 6ll) + (long long)atomicAnd(l, 7ull) + (long long)atomicXor(l, 8ull);
    __syncthreads();
    if (threadIdx.x == 0) i[3] = shared_count;
}

extern "C" __global__ void scopes(int *i, unsigned long long *l, float *f, double *d) {
    atomicAdd_block(i, 1);
    atomicAdd_system(i, 2);
    atomicCAS_block(i, 1, 2);
    atomicCAS_system(l, 3ull, 4ull);
    atomicExch_system(i, 5);
    atomicMin_block(i, 6);
    atomicOr_system(i, 7);
    f[1] = atomicAdd_block(f, 1.5f) + atomicAdd_system(f, 2.5f);
    d[1] = atomicAdd_block(d, 1.5) + atomicAdd(d, 2.5);
    __threadfence();
    __threadfence_block();
    __threadfence_system();
}

extern "C" __global__ void halves(__half *h, __half2 *h2, __nv_bfloat16 *b, __nv_bfloat162 *b2, unsigned short *w) {
    h[1] = atomicAdd(h, __float2half(1.0f));
    h2[1] = atomicAdd(h2, __float2half2_rn(1.0f));
    w[1] = atomicCAS(w, (unsigned short)1, (unsigned short)2);
#if __CUDA_ARCH__ >= 800
    b[1] = atomicAdd(b, __float2bfloat16(1.0f));
    b2[1] = atomicAdd(b2, __float2bfloat162_rn(1.0f));
#endif
}

#if __CUDA_ARCH__ >= 900
extern "C" __global__ void vectors(float2 *f2, float4 *f4) {
    f2[1] = atomicAdd(f2, make_float2(1.0f, 2.0f));
    f4[1] = atomicAdd(f4, make_float4(1.0f, 2.0f, 3.0f, 4.0f));
}

struct __align__(16) Wide {
    unsigned long long low, high;
};

extern "C" __global__ void wide(Wide *w) {
    Wide compare = {1, 2}, value = {3, 4};
    w[1] = atomicCAS(w, compare, value);
    w[2] = atomicExch(w, value);
}
#endif

extern "C" __global__ void built_in(int *i, unsigned long long *l, float *f) {
#if __CUDA_ARCH__ >= 700
    i[1] = __nv_atomic_fetch_add(i, 3, __NV_ATOMIC_ACQ_REL, __NV_THREAD_SCOPE_DEVICE);
    i[2] = __nv_atomic_load_n(i, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_SYSTEM);
    __nv_atomic_store_n(i, 4, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_BLOCK);
    l[1] = __nv_atomic_exchange_n(l, 5ull, __NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_DEVICE);
    int expected = 5;
    i[3] = __nv_atomic_compare_exchange_n(i, &expected, 6, false, __NV_ATOMIC_ACQUIRE, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    f[1] = __nv_atomic_fetch_add(f, 1.5f, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    __nv_atomic_thread_fence(__NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_DEVICE);
#endif
}
