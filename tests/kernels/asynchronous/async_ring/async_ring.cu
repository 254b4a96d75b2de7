// targets: sm_80 sm_90a
// cp.async whose completion arrives at mbarriers: a ring with a producer warp, and tiles that every thread helps to load.
#include "async.cuh"

// A stage always goes to the same consumer: one that waited for another phase of it would be two phases behind.
constexpr int STAGES = 4, WIDTH = 128, CONSUMERS = 2;

// results[chunk] = sum over i of (i + 1) * data[chunk][i]. Warp 0 loads chunks, the other warps take them in turn.
extern "C" __global__ void __launch_bounds__(32 * (1 + CONSUMERS)) async_ring(int chunks, const u32 *data, u32 *results)
{
    __shared__ alignas(16) u32 ring[STAGES][WIDTH];
    __shared__ u64 full[STAGES], empty[STAGES];
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    if (threadIdx.x == 0) {
        for (int stage = 0; stage < STAGES; ++stage) {
            mbarrier_init(full[stage], 32);
            mbarrier_init(empty[stage], 32);
        }
    }
    __syncthreads();
    if (warp == 0) {
        for (int chunk = blockIdx.x, turn = 0; chunk < chunks; chunk += gridDim.x, ++turn) {
            int stage = turn % STAGES, round = turn / STAGES;
            mbarrier_test(empty[stage], round + 1 & 1);
            asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"r"(shared_address(&ring[stage][4 * lane])),
                         "l"(global_address(&data[chunk * WIDTH + 4 * lane])) : "memory");
            asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];" ::"r"(shared_address(&full[stage])) : "memory");
        }
    } else {
        for (int chunk = blockIdx.x, turn = 0; chunk < chunks; chunk += gridDim.x, ++turn) {
            if (turn % CONSUMERS != warp - 1)
                continue;
            int stage = turn % STAGES, round = turn / STAGES;
            mbarrier_test(full[stage], round & 1);
            u32 sum = 0;
            for (int i = lane; i < WIDTH; i += 32)
                sum += (i + 1) * ring[stage][i];
            mbarrier_arrive(empty[stage]);
            for (int step = 16; step > 0; step /= 2)
                sum += __shfl_xor_sync(~0u, sum, step);
            if (lane == 0)
                results[chunk] = sum;
        }
    }
}

// Each CTA reverses tiles of blockDim.x 8-byte values; every phase is waited for by the state that arrive returned.
extern "C" __global__ void async_reverse(int tiles, const u64 *data, u64 *results)
{
    extern __shared__ u64 tile[];
    __shared__ u64 barrier;
    int thread = threadIdx.x, threads = blockDim.x;
    if (thread == 0)
        mbarrier_init(barrier, threads);
    __syncthreads();
    for (int i = blockIdx.x; i < tiles; i += gridDim.x) {
        asm volatile("cp.async.ca.shared.global [%0], [%1], 8;" ::"r"(shared_address(&tile[thread])),
                     "l"(global_address(&data[i * threads + thread])) : "memory");
        asm volatile("cp.async.mbarrier.arrive.shared.b64 [%0];" ::"r"(shared_address(&barrier)) : "memory");
        asm volatile(
            "{\n"
            ".reg .b64 state;\n"
            ".reg .pred done;\n"
            "mbarrier.arrive.shared.b64 state, [%0];\n"
            "WAIT: mbarrier.test_wait.shared.b64 done, [%0], state;\n"
            "@!done bra WAIT;\n"
            "}" ::"r"(shared_address(&barrier)) : "memory");
        results[i * threads + thread] = tile[threads - 1 - thread];
        __syncthreads();
    }
    if (thread == 0)
        mbarrier_inval(barrier);
}
