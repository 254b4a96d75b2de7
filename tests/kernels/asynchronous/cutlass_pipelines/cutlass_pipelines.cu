// targets: sm_90a
// More of CUTLASS and CuTe: pipelines without TMA, ordered groups of warps, stores that are under way, tensor maps made on the fly.
#include <cute/tensor.hpp>
#include <cute/arch/copy_sm90_desc.hpp>
#include <cutlass/arch/barrier.h>
#include <cutlass/arch/reg_reconfig.h>
#include <cutlass/pipeline/pipeline.hpp>

using namespace cute;

constexpr int STAGES = 3, WIDTH = 128;
using Pipeline = cutlass::PipelineAsync<STAGES>;
using Order = cutlass::OrderedSequenceBarrier<1, 2>;
using cutlass::arch::NamedBarrier;
using cutlass::arch::ReservedNamedBarriers;

struct PingPong {
    alignas(128) float in[STAGES][WIDTH];
    alignas(128) float out[2][WIDTH];
    Pipeline::SharedStorage pipeline;
    Order::SharedStorage order;
    int written;
};

// The first four warps feed the others, which take rows by turns and write them in order: twice the row, rotated by one.
extern "C" __global__ void __launch_bounds__(3 * WIDTH)
    cutlass_ping_pong(int rows, const float *in, CUTE_GRID_CONSTANT const TmaDescriptor out, int *order_written)
{
    __shared__ alignas(128) unsigned char bytes[sizeof(PingPong)];
    PingPong &shared = *reinterpret_cast<PingPong *>(bytes);
    int group = cutlass::canonical_warp_group_idx(), column = threadIdx.x % WIDTH;
    if (threadIdx.x == 0)
        shared.written = 0;
    Pipeline::Params params;
    params.role = group == 0 ? Pipeline::ThreadCategory::Producer : Pipeline::ThreadCategory::Consumer;
    params.producer_arv_count = params.consumer_arv_count = WIDTH;
    Pipeline pipeline(shared.pipeline, params);
    Order order(shared.order, {uint32_t(group - 1), WIDTH});
    __syncthreads();
    if (group == 0) {
        cutlass::arch::warpgroup_reg_dealloc<40>();
        auto state = cutlass::make_producer_start_state<Pipeline>();
        for (int row = 0; row < rows; ++row, ++state) {
            pipeline.producer_acquire(state, pipeline.producer_try_acquire(state));
            shared.in[state.index()][column] = in[row * WIDTH + column];
            pipeline.producer_commit(state);
        }
        pipeline.producer_tail(state);
    } else {
        cutlass::arch::warpgroup_reg_alloc<232>();
        float *mine = shared.out[group - 1];
        Pipeline::PipelineState state;
        state.advance(group - 1);
        for (int row = group - 1; row < rows; row += 2) {
            pipeline.consumer_wait(state, pipeline.consumer_try_wait(state));
            float value = shared.in[state.index()][(column + 1) % WIDTH];
            pipeline.consumer_release(state);
            state.advance(2);
            order.wait();
            if (column == 0) {
                tma_store_wait<0>();
                order_written[shared.written++] = row;
            }
            NamedBarrier::sync(WIDTH, ReservedNamedBarriers::EpilogueBarrier);
            mine[column] = 2 * value;
            tma_store_fence();
            NamedBarrier::sync(WIDTH, ReservedNamedBarriers::EpilogueBarrier);
            if (column == 0) {
                SM90_TMA_STORE_2D::copy(&out, mine, 0, row);
                tma_store_arrive();
            }
            order.arrive();
        }
        if (column == 0)
            tma_store_wait<0>();
    }
}

struct OnTheFly {
    alignas(128) TmaDescriptor map;
    alignas(128) float tile[8][32];
    cutlass::arch::ClusterTransactionBarrier full;
};

// For each matrix, one behind the other in `matrices`: the tile at row 4, column 32 * blockIdx.x, through a map made for it.
extern "C" __global__ void __launch_bounds__(32)
    cutlass_map_on_the_fly(int count, CUTE_GRID_CONSTANT const TmaDescriptor any, TmaDescriptor *workspace, const float *matrices,
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
