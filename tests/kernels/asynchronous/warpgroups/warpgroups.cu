// targets: sm_90a
// Products of warpgroups by wgmma: a warp-specialised matrix product that keeps a group of products in flight, and
// attention, whose second product takes its left matrix from registers and the right one transposed.
#include "async.cuh"
#include <cuda_fp16.h>

constexpr int WIDTH = 64;  // of a row of a stage: 128 bytes, as the swizzle spans

// 128-byte swizzle; rows of 128 bytes lie one behind the other, so that 8 of them take 1024 bytes.
__device__ u64 descriptor(const void *matrix)
{
    return (u64)1 << 62 | (u64)(1024 >> 4) << 32 | (u64)1 << 16 | (shared_address(matrix) & 0x3ffff) >> 4;
}

__device__ inline void warpgroup_fence()
{
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
}

__device__ inline void warpgroup_commit()
{
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
}

template <int PENDING> __device__ inline void warpgroup_wait(float (&sums)[32])
{
    asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(PENDING) : "memory");
    if (PENDING == 0)
        for (int i = 0; i < 32; ++i)
            asm volatile("" : "+f"(sums[i])::"memory");  // they have changed
}

#define EIGHT(i) "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3]), "+f"(d[i + 4]), "+f"(d[i + 5]), "+f"(d[i + 6]), "+f"(d[i + 7])
#define SUMS                                                                                                                               \
    "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "                                                              \
    "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}"

// sums += a * b, 64 x 64, of 16 columns of a and of b.
__device__ inline void multiply(float (&d)[32], u64 a, u64 b)
{
    asm volatile("wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 " SUMS ", %32, %33, 1, 1, 1, 0, 0;"
                 : EIGHT(0), EIGHT(8), EIGHT(16), EIGHT(24) : "l"(a), "l"(b));
}

// The same with a in registers and b transposed.
__device__ inline void multiply(float (&d)[32], const u32 (&a)[4], u64 b)
{
    asm volatile("wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 " SUMS ", {%32, %33, %34, %35}, %36, 1, 1, 1, 1;"
                 : EIGHT(0), EIGHT(8), EIGHT(16), EIGHT(24) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
}

// ---- matrix product -------------------------------------------------------------------------------------------------

constexpr int GROUPS = 2, ROWS = 64 * GROUPS, COLUMNS = 64, STAGES = 2;

struct Stages {
    __half a[STAGES][ROWS][WIDTH];
    __half b[STAGES][COLUMNS][WIDTH];
    u64 full[STAGES], empty[STAGES];
};

__device__ void produce(Stages &shared, const TensorMap &a, const TensorMap &b, int steps)
{
    for (int step = 0; step < steps; ++step) {
        int stage = step % STAGES;
        mbarrier_wait(shared.empty[stage], step / STAGES + 1 & 1);
        mbarrier_arrive_expect_tx(shared.full[stage], sizeof shared.a[0] + sizeof shared.b[0]);
        tensor_load(shared.a[stage], a, step * WIDTH, blockIdx.x * ROWS, shared.full[stage]);
        tensor_load(shared.b[stage], b, step * WIDTH, blockIdx.y * COLUMNS, shared.full[stage]);
    }
}

// c = a * b', all with K contiguous: two warpgroups multiply, a third one has a thread that loads.
extern "C" __global__ void __launch_bounds__(128 * (GROUPS + 1))
    warpgroup_matmul(const __grid_constant__ TensorMap a, const __grid_constant__ TensorMap b, float *c, int rows, int columns, int steps)
{
    extern __shared__ __align__(1024) unsigned char bytes[];
    Stages &shared = *reinterpret_cast<Stages *>(bytes);
    if (threadIdx.x == 0) {
        for (int stage = 0; stage < STAGES; ++stage) {
            mbarrier_init(shared.full[stage], 1);
            mbarrier_init(shared.empty[stage], GROUPS);
        }
        fence_proxy_async();
    }
    __syncthreads();
    int group = threadIdx.x / 128;
    if (group == GROUPS) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
        if (threadIdx.x == 128 * GROUPS)
            produce(shared, a, b, steps);
        return;
    }
    asm volatile("setmaxnreg.inc.sync.aligned.u32 160;");
    float sums[32] = {};
    for (int step = 0; step < steps; ++step) {
        int stage = step % STAGES;
        mbarrier_wait(shared.full[stage], step / STAGES & 1);
        u64 left = descriptor(shared.a[stage][64 * group]), right = descriptor(shared.b[stage]);
        warpgroup_fence();
        for (int k = 0; k < WIDTH; k += 16)
            multiply(sums, left + 2 * k / 16, right + 2 * k / 16);
        warpgroup_commit();
        warpgroup_wait<1>(sums);
        // What the step before read is free, for the whole group as soon as one of its threads knows.
        if (step > 0 && threadIdx.x % 128 == 0)
            mbarrier_arrive(shared.empty[(step - 1) % STAGES]);
    }
    warpgroup_wait<0>(sums);
    int row = blockIdx.x * ROWS + threadIdx.x / 32 * 16 + threadIdx.x % 32 / 4, column = blockIdx.y * COLUMNS + threadIdx.x % 4 * 2;
    for (int i = 0; i < 32; ++i) {
        int y = row + i / 2 % 2 * 8, x = column + i / 4 * 8 + i % 2;
        if (y < rows && x < columns)
            c[y * columns + x] = sums[i];
    }
}

// ---- attention ------------------------------------------------------------------------------------------------------

struct Tiles {
    __half q[64][WIDTH], k[64][WIDTH], v[64][WIDTH];
    u64 full;
};

__device__ inline float greatest(float x)
{
    x = fmaxf(x, __shfl_xor_sync(~0u, x, 1));
    return fmaxf(x, __shfl_xor_sync(~0u, x, 2));
}

__device__ inline float total(float x)
{
    x += __shfl_xor_sync(~0u, x, 1);
    return x + __shfl_xor_sync(~0u, x, 2);
}

__device__ inline u32 halves(float low, float high)
{
    __half2 both = __floats2half2_rn(low, high);
    return reinterpret_cast<u32 &>(both);
}

// 64 rows of softmax(q * k') * v for each CTA; powers of 2, q holds the scale.
extern "C" __global__ void __launch_bounds__(128)
    warpgroup_attention(const __grid_constant__ TensorMap q, const __grid_constant__ TensorMap k, const __grid_constant__ TensorMap v,
                        float *out, int blocks)
{
    extern __shared__ __align__(1024) unsigned char bytes[];
    Tiles &shared = *reinterpret_cast<Tiles *>(bytes);
    if (threadIdx.x == 0) {
        mbarrier_init(shared.full, 1);
        fence_proxy_async();
    }
    __syncthreads();
    float sums[32] = {}, largest[2] = {-INFINITY, -INFINITY}, weight[2] = {};
    for (int block = 0; block < blocks; ++block) {
        if (threadIdx.x == 0) {
            mbarrier_arrive_expect_tx(shared.full, sizeof shared.k + sizeof shared.v + (block == 0 ? sizeof shared.q : 0));
            if (block == 0)
                tensor_load(shared.q, q, 0, blockIdx.x * 64, shared.full);
            tensor_load(shared.k, k, 0, block * 64, shared.full);
            tensor_load(shared.v, v, 0, block * 64, shared.full);
        }
        mbarrier_wait(shared.full, block & 1);
        float scores[32] = {};
        warpgroup_fence();
        for (int depth = 0; depth < WIDTH; depth += 16)
            multiply(scores, descriptor(shared.q) + 2 * depth / 16, descriptor(shared.k) + 2 * depth / 16);
        warpgroup_commit();
        warpgroup_wait<0>(scores);
        u32 powers[4][4];
        for (int half = 0; half < 2; ++half) {
            float newest = largest[half];
            for (int i = 0; i < 32; ++i)
                if (i / 2 % 2 == half)
                    newest = fmaxf(newest, scores[i]);
            newest = greatest(newest);
            float shrink = exp2f(largest[half] - newest), sum = 0;
            for (int i = 0; i < 32; ++i)
                if (i / 2 % 2 == half) {
                    scores[i] = exp2f(scores[i] - newest);
                    sum += scores[i];
                    sums[i] *= shrink;
                }
            weight[half] = weight[half] * shrink + total(sum);
            largest[half] = newest;
        }
        for (int i = 0; i < 16; ++i)
            powers[i / 4][i % 4] = halves(scores[2 * i], scores[2 * i + 1]);
        warpgroup_fence();
        for (int slice = 0; slice < 4; ++slice)
            multiply(sums, powers[slice], descriptor(shared.v[16 * slice]));
        warpgroup_commit();
        warpgroup_wait<0>(sums);
        __syncthreads();  // the tiles are free
    }
    int row = blockIdx.x * 64 + threadIdx.x / 32 * 16 + threadIdx.x % 32 / 4;
    for (int i = 0; i < 32; ++i)
        out[(row + i / 2 % 2 * 8) * WIDTH + threadIdx.x % 4 * 2 + i / 4 * 8 + i % 2] = sums[i] / weight[i / 2 % 2];
}
