// Cooperative groups: tiles of several sizes, reductions and scans in them, coalesced groups in a divergent branch.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>

namespace cg = cooperative_groups;

extern "C" __global__ void group_reduce(const int *values, int *sums, unsigned *bits, float *largest, int *scanned)
{
    cg::thread_block block = cg::this_thread_block();
    auto warp = cg::tiled_partition<32>(block);
    auto eight = cg::tiled_partition<8>(warp);
    unsigned i = block.group_index().x * block.num_threads() + block.thread_rank();
    int value = values[i];
    int sum = cg::reduce(warp, value, cg::plus<int>());
    unsigned any = cg::reduce(eight, (unsigned)value, cg::bit_or<unsigned>());
    float top = cg::reduce(eight, (float)value, cg::greater<float>());
    if (warp.thread_rank() == 0)
        sums[i / 32] = sum;
    if (eight.thread_rank() == 0) {
        bits[i / 8] = any;
        largest[i / 8] = top;
    }
    scanned[i] = cg::inclusive_scan(warp, value);
}

// The threads whose value is odd form a group, its leader reserves room for all of them at once.
extern "C" __global__ void group_filter(int n, const int *values, int *count, int *kept, int *ranks)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && values[i] % 2 != 0) {
        cg::coalesced_group odd = cg::coalesced_threads();
        int place = 0;
        if (odd.thread_rank() == 0)
            place = atomicAdd(count, (int)odd.size());
        kept[odd.shfl(place, 0) + odd.thread_rank()] = values[i];
        ranks[i] = odd.thread_rank();
    }
}

// How often each value was kept.
extern "C" __global__ void group_tally(const int *count, const int *kept, unsigned *tallies)
{
    for (int j = threadIdx.x; j < *count; j += blockDim.x)
        atomicAdd(&tallies[kept[j]], 1u);
}
