// Cooperative groups: tiles of several warps, which from sm_80 on synchronise in the shared memory that the system keeps.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>

namespace cg = cooperative_groups;

template <unsigned Size> __device__ void in_tiles(const cg::thread_block &block, int value, int *sums, int *scanned)
{
    auto tile = cg::tiled_partition<Size>(block);
    int sum = cg::reduce(tile, value, cg::plus<int>());
    tile.sync();
    int scan = cg::inclusive_scan(tile, value);
    int first = tile.shfl(value, 0);
    unsigned i = block.group_index().x * block.num_threads() + block.thread_rank();
    sums[i] = sum + (tile.any(value == 7) ? 1 : 0);
    scanned[i] = scan - first;
}

// With an array of the kernel's own, which must keep what it holds.
extern "C" __global__ void tiles_beside_an_array(const int *values, int *sums, int *scanned, int *kept)
{
    __shared__ int own[1024];
    __shared__ cg::block_tile_memory<1024> scratch;
    auto block = cg::this_thread_block(scratch);
    unsigned rank = block.thread_rank(), i = block.group_index().x * block.num_threads() + rank;
    own[rank] = values[i] ^ 0x55;
    block.sync();
    in_tiles<128>(block, values[i], sums, scanned);
    block.sync();
    kept[i] = own[block.num_threads() - 1 - rank];
}

#if __CUDA_ARCH__ >= 800
#define SIZED(Size)                                                                                                   \
    extern "C" __global__ void tiles_of_##Size(const int *values, int *sums, int *scanned)                            \
    {                                                                                                                 \
        auto block = cg::this_thread_block();                                                                         \
        in_tiles<Size>(block, values[block.group_index().x * block.num_threads() + block.thread_rank()], sums, scanned); \
    }
#else
#define SIZED(Size)                                                                                                   \
    extern "C" __global__ void tiles_of_##Size(const int *values, int *sums, int *scanned)                            \
    {                                                                                                                 \
        __shared__ cg::block_tile_memory<1024> scratch;                                                               \
        auto block = cg::this_thread_block(scratch);                                                                  \
        in_tiles<Size>(block, values[block.group_index().x * block.num_threads() + block.thread_rank()], sums, scanned); \
    }
#endif

SIZED(64)
SIZED(256)
SIZED(512)
