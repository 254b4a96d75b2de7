// CUTLASS 3.x GEMMs for Hopper and Blackwell: TMA, wgmma or tcgen05, warp-specialised pipelines, by the collective builders.
#include <cute/tensor.hpp>
#include <cutlass/cutlass.h>
#include <cutlass/device_kernel.h>
#include <cutlass/epilogue/collective/collective_builder.hpp>
#include <cutlass/gemm/collective/collective_builder.hpp>
#include <cutlass/gemm/kernel/gemm_universal.hpp>

using namespace cute;
using Row = cutlass::layout::RowMajor;
using Column = cutlass::layout::ColumnMajor;

#ifndef GEMM_ARCH
#define GEMM_ARCH cutlass::arch::Sm90
#endif
#ifndef GEMM_CLASS
#define GEMM_CLASS cutlass::arch::OpClassTensorOp
#endif
#ifndef GEMM_IN
#define GEMM_IN cutlass::half_t
#endif
#ifndef GEMM_ALIGNMENT
#define GEMM_ALIGNMENT 8
#endif
#ifndef GEMM_SUM
#define GEMM_SUM float
#endif
#ifndef GEMM_OUT
#define GEMM_OUT float
#endif
#ifndef GEMM_M
#define GEMM_M 128
#endif
#ifndef GEMM_N
#define GEMM_N 128
#endif
#ifndef GEMM_K
#define GEMM_K 64
#endif
#ifndef GEMM_CLUSTER
#define GEMM_CLUSTER 2
#endif
#ifndef GEMM_SCHEDULE
#define GEMM_SCHEDULE cutlass::gemm::collective::KernelScheduleAuto
#endif
#ifndef GEMM_EPILOGUE
#define GEMM_EPILOGUE cutlass::epilogue::collective::EpilogueScheduleAuto
#endif
#ifndef GEMM_SCHEDULER
#define GEMM_SCHEDULER void
#endif

using TileShape = Shape<Int<GEMM_M>, Int<GEMM_N>, Int<GEMM_K>>;
using ClusterShape = Shape<Int<GEMM_CLUSTER>, _1, _1>;
using Epilogue = typename cutlass::epilogue::collective::CollectiveBuilder<GEMM_ARCH, GEMM_CLASS, TileShape, ClusterShape, cutlass::epilogue::collective::EpilogueTileAuto,
    GEMM_SUM, float, GEMM_OUT, Row, 4, GEMM_OUT, Row, 4, GEMM_EPILOGUE>::CollectiveOp;
using Main = typename cutlass::gemm::collective::CollectiveBuilder<GEMM_ARCH, GEMM_CLASS, GEMM_IN, Row, GEMM_ALIGNMENT, GEMM_IN, Column, GEMM_ALIGNMENT, GEMM_SUM, TileShape, ClusterShape,
    cutlass::gemm::collective::StageCountAutoCarveout<static_cast<int>(sizeof(typename Epilogue::SharedStorage))>, GEMM_SCHEDULE>::CollectiveOp;
using Gemm = cutlass::gemm::kernel::GemmUniversal<Shape<int, int, int, int>, Main, Epilogue, GEMM_SCHEDULER>;

template __global__ void cutlass::device_kernel<Gemm>(CUTLASS_GRID_CONSTANT typename Gemm::Params const);
