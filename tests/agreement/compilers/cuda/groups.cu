// Cooperative groups: tiles, coalesced threads, partitions, reductions, grids and clusters.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>

namespace cg = cooperative_groups;

extern "C" __global__ void tiles(int *data) {
    auto block = cg::this_thread_block();
    auto tile = cg::tiled_partition<16>(block);
    auto small = cg::tiled_partition<4>(tile);
    int value = data[block.thread_rank()];
    value = cg::reduce(tile, value, cg::plus<int>());
    value += cg::reduce(small, value, cg::greater<int>());
    value += cg::inclusive_scan(tile, value) + cg::exclusive_scan(tile, value, cg::less<int>());
    value += tile.shfl_xor(value, 3) + tile.match_any(value);
    auto odd = cg::binary_partition(tile, value & 1);
    value += odd.size();
    auto labelled = cg::labeled_partition(tile, value & 3);
    value += labelled.thread_rank();
    data[block.thread_rank()] = value;
}

extern "C" __global__ void coalesced(int *counter, float *sums) {
    if (threadIdx.x % 3 == 0) {
        auto active = cg::coalesced_threads();
        int base = 0;
        if (active.thread_rank() == 0) base = atomicAdd(counter, active.size());
        base = active.shfl(base, 0);
        sums[base + active.thread_rank()] = cg::reduce(active, sums[threadIdx.x], cg::plus<float>());
    }
}

extern "C" __global__ void grids(int *data) {
    auto grid = cg::this_grid();
    data[grid.thread_rank()] += 1;
    grid.sync();
    data[grid.size() - 1 - grid.thread_rank()] += 2;
    auto token = grid.barrier_arrive();
    grid.barrier_wait(std::move(token));
}

extern "C" __global__ void copies(const int4 *in, int4 *out) {
    __shared__ int4 buffer[128];
    auto block = cg::this_thread_block();
    cg::memcpy_async(block, buffer, in + blockIdx.x * 128, sizeof(int4) * 128);
    cg::wait(block);
    out[blockIdx.x * 128 + threadIdx.x] = buffer[127 - threadIdx.x];
}

#if __CUDA_ARCH__ >= 900
extern "C" __global__ void __cluster_dims__(2, 1, 1) clusters(int *data) {
    __shared__ int value;
    auto cluster = cg::this_cluster();
    value = threadIdx.x;
    cluster.sync();
    int *other = cluster.map_shared_rank(&value, cluster.block_rank() ^ 1);
    data[threadIdx.x] = *other + cluster.num_blocks() + cluster.query_shared_rank(other);
    cluster.barrier_arrive();
    cluster.barrier_wait();
}
#endif
