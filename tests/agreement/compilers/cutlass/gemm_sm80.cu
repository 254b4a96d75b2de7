// CUTLASS 2.x GEMMs: tensor cores with cp.async pipelines, and plain arithmetic.
#include <cutlass/gemm/device/gemm.h>
#include <cutlass/epilogue/thread/linear_combination_relu.h>

using Row = cutlass::layout::RowMajor;
using Column = cutlass::layout::ColumnMajor;
using cutlass::gemm::GemmShape;

template <typename In, typename Out, typename Sum, typename A, typename B, typename Shape, typename Warp, typename Instruction, int Stages>
using TensorOp = cutlass::gemm::device::Gemm<In, A, In, B, Out, Row, Sum, cutlass::arch::OpClassTensorOp, cutlass::arch::Sm80, Shape, Warp, Instruction,
    cutlass::epilogue::thread::LinearCombination<Out, 128 / cutlass::sizeof_bits<Out>::value, Sum, Sum>,
    cutlass::gemm::threadblock::GemmIdentityThreadblockSwizzle<>, Stages>;

#define INSTANTIATE(...) \
    template __global__ void cutlass::Kernel<typename __VA_ARGS__::GemmKernel>(typename __VA_ARGS__::GemmKernel::Params);

#if defined(USE_HALF)
using Half = TensorOp<cutlass::half_t, float, float, Row, Column, GemmShape<128, 128, 32>, GemmShape<64, 64, 32>, GemmShape<16, 8, 16>, 4>;
INSTANTIATE(Half)
#elif defined(USE_BFLOAT)
using Bfloat = TensorOp<cutlass::bfloat16_t, cutlass::bfloat16_t, float, Column, Row, GemmShape<128, 64, 32>, GemmShape<64, 32, 32>, GemmShape<16, 8, 16>, 3>;
INSTANTIATE(Bfloat)
#elif defined(USE_TF32)
using Tf32 = TensorOp<cutlass::tfloat32_t, float, float, Row, Row, GemmShape<64, 64, 32>, GemmShape<32, 32, 32>, GemmShape<16, 8, 8>, 3>;
INSTANTIATE(Tf32)
#elif defined(USE_INT8)
using Int8 = TensorOp<int8_t, int32_t, int32_t, Row, Column, GemmShape<128, 128, 64>, GemmShape<64, 64, 64>, GemmShape<16, 8, 32>, 3>;
INSTANTIATE(Int8)
#elif defined(USE_DOUBLE)
using Double = TensorOp<double, double, double, Column, Row, GemmShape<64, 64, 16>, GemmShape<32, 32, 16>, GemmShape<8, 8, 4>, 3>;
INSTANTIATE(Double)
#else
using Simt = cutlass::gemm::device::Gemm<float, Row, float, Column, float, Row>;
INSTANTIATE(Simt)
#endif
