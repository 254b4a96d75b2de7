// targets: sm_100a
// CTAs that are done take over CTAs that have not started: clusterlaunchcontrol.
#include "async.cuh"

struct alignas(16) Answer {
    u64 low, high;
};

__device__ void try_cancel(Answer &answer, u64 &barrier)
{
    asm volatile("clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%0], [%1];" ::"r"(
                     shared_address(&answer)), "r"(shared_address(&barrier)) : "memory");
}

// Whether a CTA was cancelled, and which.
__device__ bool query_cancel(const Answer &answer, uint3 &cta)
{
    u32 cancelled;
    asm volatile(
        "{\n"
        ".reg .b128 answer;\n"
        ".reg .pred cancelled;\n"
        "mov.b128 answer, {%4, %5};\n"
        "clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 cancelled, answer;\n"
        "selp.b32 %0, 1, 0, cancelled;\n"
        "@cancelled clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {%1, %2, %3, _}, answer;\n"
        "}" : "=r"(cancelled), "=r"(cta.x), "=r"(cta.y), "=r"(cta.z) : "l"(answer.low), "l"(answer.high) : "memory");
    return cancelled;
}

// results[y][x] = what CTA (x, y) has to do; visits counts who did it, taken those it did beyond its own.
extern "C" __global__ void __launch_bounds__(32) work_stealing(const u32 *values, u32 *results, u32 *visits, u32 *taken)
{
    __shared__ Answer answer;
    __shared__ u64 barrier;
    int lane = threadIdx.x;
    if (lane == 0) {
        mbarrier_init(barrier, 1);
        fence_proxy_async();
    }
    __syncwarp();
    uint3 cta = {blockIdx.x, blockIdx.y, blockIdx.z};
    for (u32 parity = 0;; parity ^= 1) {
        if (lane == 0) {
            mbarrier_arrive_expect_tx(barrier, sizeof answer);
            try_cancel(answer, barrier);
        }
        // The work of this CTA, while the answer is under way.
        u32 task = cta.y * gridDim.x + cta.x, sum = values[task * 32 + lane];
        for (int step = 16; step > 0; step /= 2)
            sum += __shfl_xor_sync(~0u, sum, step);
        if (lane == 0) {
            results[task] = sum;
            atomicAdd(&visits[task], 1);
        }
        mbarrier_wait(barrier, parity);
        bool more = query_cancel(answer, cta);
        fence_proxy_async_shared();
        __syncwarp();
        if (!more)
            return;
        if (lane == 0)
            atomicAdd(taken, 1);
    }
}
