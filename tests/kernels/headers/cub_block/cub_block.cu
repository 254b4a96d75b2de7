// Block-wide primitives of CUB: radix sort, exclusive scan with running prefix, reductions, run-length discontinuity.
#include <cub/block/block_discontinuity.cuh>
#include <cub/block/block_load.cuh>
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/block/block_store.cuh>

extern "C" __global__ void cub_sort(const unsigned *keys, unsigned *sorted, unsigned short *order)
{
    using Sort = cub::BlockRadixSort<unsigned, 128, 4, unsigned short>;
    using Load = cub::BlockLoad<unsigned, 128, 4, cub::BLOCK_LOAD_TRANSPOSE>;
    __shared__ union {
        typename Sort::TempStorage sort;
        typename Load::TempStorage load;
    } storage;
    unsigned key[4];
    unsigned short value[4];
    Load(storage.load).Load(keys + blockIdx.x * 512, key);
    for (int k = 0; k < 4; ++k)
        value[k] = threadIdx.x * 4 + k;
    __syncthreads();
    Sort(storage.sort).SortBlockedToStriped(key, value);
    cub::StoreDirectStriped<128>(threadIdx.x, sorted + blockIdx.x * 512, key);
    cub::StoreDirectStriped<128>(threadIdx.x, order + blockIdx.x * 512, value);
}

struct Running {
    unsigned total;
    __device__ unsigned operator()(unsigned sum)
    {
        unsigned before = total;
        total += sum;
        return before;
    }
};

extern "C" __global__ void cub_scan(unsigned tiles, const unsigned *values, unsigned *scanned)
{
    using Scan = cub::BlockScan<unsigned, 128, cub::BLOCK_SCAN_WARP_SCANS>;
    __shared__ typename Scan::TempStorage storage;
    Running running = {0};
    for (unsigned tile = 0; tile < tiles; ++tile) {
        unsigned value[3];
        cub::LoadDirectBlocked(threadIdx.x, values + tile * 384, value);
        Scan(storage).ExclusiveSum(value, value, running);
        cub::StoreDirectBlocked(threadIdx.x, scanned + tile * 384, value);
        __syncthreads();
    }
}

extern "C" __global__ void cub_reduce(unsigned n, const int *values, int *largest, double *sums)
{
    using Maximum = cub::BlockReduce<int, 128>;
    using Sum = cub::BlockReduce<double, 128, cub::BLOCK_REDUCE_RAKING>;
    __shared__ typename Maximum::TempStorage maximum_storage;
    __shared__ typename Sum::TempStorage sum_storage;
    unsigned first = blockIdx.x * 128, live = min(128u, n - first);
    int value = threadIdx.x < live ? values[first + threadIdx.x] : 0;
    int maximum = Maximum(maximum_storage).Reduce(value, [](int a, int b) { return a > b ? a : b; }, live);
    double sum = Sum(sum_storage).Sum((double)value, live);
    if (threadIdx.x == 0) {
        largest[blockIdx.x] = maximum;
        sums[blockIdx.x] = sum;
    }
}

extern "C" __global__ void cub_heads(const unsigned *values, unsigned char *heads)
{
    using Discontinuity = cub::BlockDiscontinuity<unsigned, 128>;
    __shared__ typename Discontinuity::TempStorage storage;
    unsigned value[2];
    bool head[2];
    cub::LoadDirectBlocked(threadIdx.x, values + blockIdx.x * 256, value);
    Discontinuity(storage).FlagHeads(head, value, [](unsigned a, unsigned b) { return a != b; });
    for (int k = 0; k < 2; ++k)
        heads[blockIdx.x * 256 + threadIdx.x * 2 + k] = head[k];
}
