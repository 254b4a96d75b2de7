// targets: sm_90a
// A matrix product of CuTe and CUTLASS parts: their TMA atoms, swizzled layouts, pipeline and FMA tiles. Nearly all of the
// PTX is theirs. a is M x K, b is N x K, both with K contiguous; clusters of two CTAs share their tile of b by multicast.
#include <cute/tensor.hpp>
#include <cute/arch/cluster_sm90.hpp>
#include <cutlass/arch/barrier.h>
#include <cutlass/pipeline/pipeline.hpp>

using namespace cute;

constexpr int CONSUMERS = 128;
using Edge = Int<32>;
using Stages = Int<2>;
using ClusterShape = Shape<_2, _1, _1>;
using Pipeline = cutlass::PipelineTmaAsync<Stages::value>;
using State = cutlass::PipelineState<Stages::value>;

using InputLayout = decltype(tile_to_shape(GMMA::Layout_K_SW128_Atom<float>{}, make_shape(Edge{}, Edge{}, Stages{})));
using OutputLayout = decltype(tile_to_shape(GMMA::Layout_K_SW128_Atom<float>{}, make_shape(Edge{}, Edge{})));
using Mma = decltype(make_tiled_mma(UniversalFMA<float>{}, Layout<Shape<_16, _8, _1>>{}));

// What the host makes of a row-major matrix; here only their types are of interest: a tensor map and static strides.
template <class Operation, class SharedLayout, class Multicast>
auto make_atom(Operation operation, SharedLayout layout, Multicast multicast)
{
    auto matrix = make_tensor(make_gmem_ptr<float>(nullptr), make_layout(make_shape(0, 0), make_stride(0, _1{})));
    return make_tma_atom(operation, matrix, layout, make_shape(Edge{}, Edge{}), multicast);
}

using LoadA = decltype(make_atom(SM90_TMA_LOAD{}, InputLayout{}(_, _, Int<0>{}), Int<1>{}));
using LoadB = decltype(make_atom(SM90_TMA_LOAD_MULTICAST{}, InputLayout{}(_, _, Int<0>{}), Int<2>{}));
using Store = decltype(make_atom(SM90_TMA_STORE{}, OutputLayout{}, Int<1>{}));
using Add = decltype(make_atom(SM90_TMA_REDUCE_ADD{}, OutputLayout{}, Int<1>{}));

struct Shared {
    alignas(1024) float a[cosize_v<InputLayout>];
    alignas(1024) float b[cosize_v<InputLayout>];
    alignas(1024) float c[cosize_v<OutputLayout>];
    alignas(16) Pipeline::SharedStorage pipeline;
};

// Each CTA makes one tile of c; the steps through K are dealt out to `blockIdx.z`.
template <class Out> __device__ void multiply(int M, int N, int K, LoadA const &load_a, LoadB const &load_b, Out const &out)
{
    extern __shared__ __align__(1024) unsigned char bytes[];
    Shared &shared = *reinterpret_cast<Shared *>(bytes);
    auto tiler = make_shape(Edge{}, Edge{}, Edge{});
    auto place = make_coord(blockIdx.x, blockIdx.y, _);
    Tensor gA = local_tile(load_a.get_tma_tensor(make_shape(M, K)), tiler, place, Step<_1, X, _1>{});
    Tensor gB = local_tile(load_b.get_tma_tensor(make_shape(N, K)), tiler, place, Step<X, _1, _1>{});
    Tensor gC = local_tile(out.get_tma_tensor(make_shape(M, N)), tiler, place, Step<_1, _1, X>{});
    Tensor sA = make_tensor(make_smem_ptr(shared.a), InputLayout{});
    Tensor sB = make_tensor(make_smem_ptr(shared.b), InputLayout{});
    Tensor sC = make_tensor(make_smem_ptr(shared.c), OutputLayout{});

    int warp = cutlass::canonical_warp_idx_sync();
    bool producer = warp == CONSUMERS / 32;
    uint32_t rank = block_rank_in_cluster();
    Pipeline::Params params;
    params.transaction_bytes = 2 * Edge::value * Edge::value * sizeof(float);
    params.role = producer ? Pipeline::ThreadCategory::Producer : Pipeline::ThreadCategory::Consumer;
    params.is_leader = producer && threadIdx.x % 32 == 0;
    params.num_consumers = CONSUMERS;
    Pipeline pipeline(shared.pipeline, params, ClusterShape{});
    cluster_arrive_relaxed();
    cluster_wait();

    int steps = size<2>(gA), share = ceil_div(steps, int(gridDim.z));
    int first = blockIdx.z * share, end = min(first + share, steps);
    if (producer) {
        auto [tAgA, tAsA] = tma_partition(load_a, _0{}, Layout<_1>{}, group_modes<0, 2>(sA), group_modes<0, 2>(gA));
        auto [tBgB, tBsB] = tma_partition(load_b, rank, Layout<_2>{}, group_modes<0, 2>(sB), group_modes<0, 2>(gB));
        if (elect_one_sync()) {
            State state = cutlass::make_producer_start_state<Pipeline>();
#pragma unroll 1
            for (int step = first; step < end; ++step, ++state) {
                pipeline.producer_acquire(state);
                auto *barrier = pipeline.producer_get_barrier(state);
                copy(load_a.with(*barrier), tAgA(_, step), tAsA(_, state.index()));
                copy(load_b.with(*barrier, uint16_t(0b11)), tBgB(_, step), tBsB(_, state.index()));
            }
            pipeline.producer_tail(state);
        }
    } else {
        ThrMMA mma = Mma{}.get_thread_slice(threadIdx.x);
        Tensor tCsA = mma.partition_A(sA);
        Tensor tCsB = mma.partition_B(sB);
        Tensor tCsC = mma.partition_C(sC);
        Tensor sums = mma.make_fragment_C(tCsC);
        clear(sums);
        State state;
        for (int step = first; step < end; ++step, ++state) {
            pipeline.consumer_wait(state);
            cute::gemm(mma, tCsA(_, _, _, state.index()), tCsB(_, _, _, state.index()), sums);
            pipeline.consumer_release(state);
        }
        copy(sums, tCsC);
        tma_store_fence();
        cutlass::arch::NamedBarrier::sync(CONSUMERS, 1);
        if (warp == 0 && elect_one_sync()) {
            auto [tCgC, tCsC_] = tma_partition(out, _0{}, Layout<_1>{}, group_modes<0, 2>(sC), group_modes<0, 2>(gC));
            copy(out, tCsC_, tCgC);
            tma_store_arrive();
            tma_store_wait<0>();
        }
    }
}

extern "C" __global__ void __launch_bounds__(CONSUMERS + 32)
    cute_matmul(int M, int N, int K, CUTE_GRID_CONSTANT LoadA const load_a, CUTE_GRID_CONSTANT LoadB const load_b, CUTE_GRID_CONSTANT Store const store)
{
    multiply(M, N, K, load_a, load_b, store);
}

extern "C" __global__ void __launch_bounds__(CONSUMERS + 32)
    cute_matmul_split(int M, int N, int K, CUTE_GRID_CONSTANT LoadA const load_a, CUTE_GRID_CONSTANT LoadB const load_b, CUTE_GRID_CONSTANT Add const add)
{
    multiply(M, N, K, load_a, load_b, add);
}
