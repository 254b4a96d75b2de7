// targets: sm_90a
// A tensor map made anew for each matrix, by the functions of CuTe that grouped products of CUTLASS use.
#include <cute/tensor.hpp>
#include <cute/arch/copy_sm90_desc.hpp>
#include <cutlass/arch/barrier.h>

using namespace cute;

struct OnTheFly {
    alignas(128) TmaDescriptor map;
    alignas(128) float tile[8][32];
    cutlass::arch::ClusterTransactionBarrier full;
};

// For each matrix, one behind the other in `matrices`: the tile at row 4, column 32 * blockIdx.x, through a map made for it.
extern "C" __global__ void __launch_bounds__(32)
    map_on_the_fly(int count, CUTE_GRID_CONSTANT const TmaDescriptor any, TmaDescriptor *workspace, const float *matrices,
                   const int2 *sizes, float *tiles)
{
    __shared__ alignas(128) unsigned char bytes[sizeof(OnTheFly)];
    OnTheFly &shared = *reinterpret_cast<OnTheFly *>(bytes);
    TmaDescriptor *map = workspace + blockIdx.x;
    if (elect_one_sync()) {
        shared.full.init(1);
        cutlass::arch::fence_barrier_init();
    }
    __syncwarp();
    for (int group = 0; group < count; ++group) {
        uint32_t rows = sizes[group].x, columns = sizes[group].y;
        if (elect_one_sync()) {
            Tensor from = make_tensor(make_gmem_ptr(reinterpret_cast<const uint64_t *>(&any)), Layout<_16>{});
            Tensor to = make_tensor(make_smem_ptr(reinterpret_cast<uint64_t *>(&shared.map)), Layout<_16>{});
            copy(from, to);
            tma_descriptor_replace_addr_in_shared_mem(shared.map, matrices);
            cute::array<uint32_t, 5> shape = {columns, rows, 1, 1, 1};
            cute::array<uint64_t, 5> strides = {4, 4ull * columns, 0, 0, 0};
            tma_descriptor_replace_dims_strides_in_shared_mem(shared.map, shape, strides);
        }
        __syncwarp();
        tma_descriptor_cp_fence_release(map, shared.map);
        tma_descriptor_fence_acquire(map);
        if (elect_one_sync()) {
            shared.full.arrive_and_expect_tx(sizeof shared.tile);
            auto *full = reinterpret_cast<uint64_t *>(&shared.full);
            SM90_TMA_LOAD_2D::copy(map, full, uint64_t(TMA::CacheHintSm90::EVICT_FIRST), shared.tile, 32 * int(blockIdx.x), 4);
        }
        shared.full.wait(group & 1);
        for (int row = 0; row < 8; ++row)
            tiles[((group * gridDim.x + blockIdx.x) * 8 + row) * 32 + threadIdx.x] = shared.tile[row][threadIdx.x];
        __syncwarp();
        matrices += rows * columns;
    }
}
