// targets: sm_90a
// Products by CuTe's atoms for Hopper: its layouts, swizzles, descriptors and fragments. Nearly all of the PTX is theirs.
// a is M x K, b is N x K, both with K contiguous in global memory, and one tile is all of them.
#include <cute/tensor.hpp>
#include <cutlass/arch/barrier.h>

using namespace cute;
using GMMA::Major;

template <class Atom, class AtomA, class AtomB, class TA, class TB, class TC, int M, int N, int K, bool REGISTERS = false>
__device__ void multiply(TA const *a, TB const *b, TC *c)
{
    extern __shared__ __align__(1024) unsigned char bytes[];
    auto layout_a = tile_to_shape(AtomA{}, Shape<Int<M>, Int<K>>{});
    auto layout_b = tile_to_shape(AtomB{}, Shape<Int<N>, Int<K>>{});
    Tensor sA = make_tensor(make_smem_ptr(reinterpret_cast<TA *>(bytes)), layout_a);
    Tensor sB = make_tensor(make_smem_ptr(reinterpret_cast<TB *>(bytes + (M * K * sizeof(TA) + 1023) / 1024 * 1024)), layout_b);
    for (int i = threadIdx.x; i < M * K; i += blockDim.x)
        sA(i / K, i % K) = a[i];
    for (int i = threadIdx.x; i < N * K; i += blockDim.x)
        sB(i / K, i % K) = b[i];
    cutlass::arch::fence_view_async_shared();
    __syncthreads();

    auto mma = make_tiled_mma(Atom{}, Layout<Shape<Int<M / 64>, _1, _1>>{});
    auto slice = mma.get_thread_slice(threadIdx.x);
    Tensor gC = make_tensor(make_gmem_ptr(c), Shape<Int<M>, Int<N>>{}, Stride<Int<N>, _1>{});
    Tensor tCsA = slice.partition_A(sA);
    Tensor tCsB = slice.partition_B(sB);
    Tensor tCgC = slice.partition_C(gC);
    Tensor tCrA = slice.make_fragment_A(tCsA);
    Tensor tCrB = slice.make_fragment_B(tCsB);
    Tensor sums = slice.make_fragment_C(tCgC);
    clear(sums);
    if constexpr (REGISTERS) {
        copy(tCsA, tCrA);
        warpgroup_fence_operand(tCrA);
    }
    warpgroup_fence_operand(sums);
    warpgroup_arrive();
    cute::gemm(mma, tCrA, tCrB, sums);
    warpgroup_commit_batch();
    warpgroup_wait<0>();
    warpgroup_fence_operand(sums);
    copy(sums, tCgC);
}

#define KERNEL(name, threads, TA, TB, TC, ...)                                                                                             \
    extern "C" __global__ void __launch_bounds__(threads) name(TA const *a, TB const *b, TC *c)                                            \
    {                                                                                                                                      \
        multiply<__VA_ARGS__>(a, b, c);                                                                                                    \
    }

using fp16 = half_t;
using bf16 = bfloat16_t;

KERNEL(half_128, 256, fp16, fp16, float, SM90_64x64x16_F32F16F16_SS<Major::K, Major::K>, GMMA::Layout_K_SW128_Atom<fp16>,
       GMMA::Layout_K_SW128_Atom<fp16>, fp16, fp16, float, 128, 64, 64)
KERNEL(half_columns, 128, fp16, fp16, fp16, SM90_64x64x16_F16F16F16_SS<Major::MN, Major::MN>, GMMA::Layout_MN_SW128_Atom<fp16>,
       GMMA::Layout_MN_SW64_Atom<fp16>, fp16, fp16, fp16, 64, 64, 32)
KERNEL(half_mixed, 128, fp16, fp16, float, SM90_64x96x16_F32F16F16_SS<Major::MN, Major::K>, GMMA::Layout_MN_SW32_Atom<fp16>,
       GMMA::Layout_K_SW32_Atom<fp16>, fp16, fp16, float, 64, 96, 32)
KERNEL(half_interleaved, 128, fp16, fp16, float, SM90_64x32x16_F32F16F16_SS<Major::K, Major::MN>, GMMA::Layout_K_INTER_Atom<fp16>,
       GMMA::Layout_MN_INTER_Atom<fp16>, fp16, fp16, float, 64, 32, 32)
KERNEL(bfloat_registers, 128, bf16, bf16, float, SM90_64x32x16_F32BF16BF16_RS<Major::K, Major::MN>, GMMA::Layout_K_SW64_Atom<bf16>,
       GMMA::Layout_MN_SW64_Atom<bf16>, bf16, bf16, float, 64, 32, 32, true)
KERNEL(tf32_registers, 128, tfloat32_t, tfloat32_t, float, SM90_64x32x8_F32TF32TF32_RS_TN<>, GMMA::Layout_K_SW64_Atom<tfloat32_t>,
       GMMA::Layout_K_SW128_Atom<tfloat32_t>, tfloat32_t, tfloat32_t, float, 64, 32, 32, true)
KERNEL(fp8, 128, float_e4m3_t, float_e5m2_t, float, SM90_64x16x32_F32E4M3E5M2_SS_TN<>, GMMA::Layout_K_SW64_Atom<float_e4m3_t>,
       GMMA::Layout_K_INTER_Atom<float_e5m2_t>, float_e4m3_t, float_e5m2_t, float, 64, 16, 64)
KERNEL(fp8_registers, 128, float_e5m2_t, float_e5m2_t, fp16, SM90_64x16x32_F16E5M2E5M2_RS_TN<>, GMMA::Layout_K_SW128_Atom<float_e5m2_t>,
       GMMA::Layout_K_SW32_Atom<float_e5m2_t>, float_e5m2_t, float_e5m2_t, fp16, 64, 16, 128, true)
KERNEL(int8, 128, int8_t, uint8_t, int32_t, SM90_64x32x32_S32S8U8_SS_TN, GMMA::Layout_K_SW32_Atom<int8_t>,
       GMMA::Layout_K_SW128_Atom<uint8_t>, int8_t, uint8_t, int32_t, 64, 32, 128)
