// targets: sm_100a
// Bulk stores that write some bytes of every sixteen only: records are merged field by field.
#include "async.cuh"

constexpr int SIZE = 512;

// Writes the bytes of `values` that the mask of the CTA names, into the CTA's row of `records`.
extern "C" __global__ void __launch_bounds__(32)
    masked_bytes(const unsigned char *values, const unsigned short *masks, unsigned char *records)
{
    __shared__ alignas(16) unsigned char buffer[SIZE];
    __shared__ u64 full;
    if (threadIdx.x == 0) {
        mbarrier_init(full, 1);
        fence_proxy_async();
        asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(global_address(values)), "r"(SIZE) : "memory");
        mbarrier_arrive_expect_tx(full, SIZE);
        bulk_load(buffer, values, SIZE, full);
        mbarrier_wait(full, 0);
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%0], [%1], %2, %3;" ::"l"(global_address(records + blockIdx.x * SIZE)),
                     "r"(shared_address(buffer)), "r"(SIZE), "h"(masks[blockIdx.x]) : "memory");
        bulk_commit_group();
        bulk_wait_group_read<0>();
    }
}
