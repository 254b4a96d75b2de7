// The toolkit's header libraries: CUB, Thrust, libcu++ containers and numerics.
#include <cub/cub.cuh>
#include <cuda/std/array>
#include <cuda/std/bit>
#include <cuda/std/chrono>
#include <cuda/std/cmath>
#include <cuda/std/complex>
#include <cuda/std/mdspan>
#include <cuda/std/optional>
#include <cuda/std/span>
#include <cuda/std/tuple>
#include <cuda/std/variant>
#include <thrust/complex.h>
#include <thrust/sort.h>
#include <thrust/functional.h>
#include <thrust/execution_policy.h>

extern "C" __global__ void blocks(int *data, float *f) {
    using Sort = cub::BlockRadixSort<int, 128, 4>;
    using Scan = cub::BlockScan<int, 128>;
    using Reduce = cub::BlockReduce<float, 128>;
    using Load = cub::BlockLoad<int, 128, 4, cub::BLOCK_LOAD_WARP_TRANSPOSE>;
    __shared__ union {
        Sort::TempStorage sort;
        Scan::TempStorage scan;
        Reduce::TempStorage reduce;
        Load::TempStorage load;
    } temp;
    int items[4];
    Load(temp.load).Load(data + blockIdx.x * 512, items);
    __syncthreads();
    Sort(temp.sort).SortDescending(items);
    __syncthreads();
    Scan(temp.scan).InclusiveSum(items, items);
    __syncthreads();
    float sum = Reduce(temp.reduce).Sum(f[threadIdx.x]);
    if (threadIdx.x == 0) f[0] = sum;
    cub::StoreDirectBlocked(threadIdx.x, data + blockIdx.x * 512, items);
}

extern "C" __global__ void warps(int *data) {
    using Reduce = cub::WarpReduce<int>;
    using Merge = cub::WarpMergeSort<int, 4, 32>;
    __shared__ Reduce::TempStorage temp[4];
    __shared__ Merge::TempStorage merge[4];
    int items[4] = {data[0], data[1], data[2], data[3]};
    Merge(merge[threadIdx.x / 32]).Sort(items, [] __device__(int a, int b) { return a > b; });
    data[threadIdx.x] = Reduce(temp[threadIdx.x / 32]).Reduce(items[0], ::cuda::maximum<>{});
}

extern "C" __global__ void standard(float *f, double *d, int *i) {
    cuda::std::complex<float> a(f[0], f[1]), b(f[2], f[3]);
    auto c = a * b + cuda::std::exp(a) / b;
    f[4] = c.real(), f[5] = cuda::std::abs(c);
    thrust::complex<double> z(d[0], d[1]);
    d[2] = thrust::sqrt(z).real() + thrust::arg(z);
    cuda::std::mdspan<float, cuda::std::dextents<int, 2>> view(f, i[0], i[1]);
    view(i[2], i[3]) = cuda::std::lerp(f[6], f[7], 0.5f);
    cuda::std::optional<int> maybe = i[4] > 3 ? cuda::std::optional<int>(i[5]) : cuda::std::nullopt;
    cuda::std::variant<int, float> either = f[8];
    if (maybe) either = *maybe;
    i[6] = cuda::std::visit([](auto v) { return (int)v; }, either) + cuda::std::popcount((unsigned)i[7]) + cuda::std::bit_width((unsigned)i[8]);
    auto tuple = cuda::std::make_tuple(1, 2.5f, i[9]);
    i[10] = cuda::std::get<2>(tuple) + (int)cuda::std::get<1>(tuple);
    thrust::sort(thrust::seq, i, i + 16);
    i[11] = (int)cuda::std::chrono::system_clock::now().time_since_epoch().count();
}
