// targets: sm_90a sm_100a
// The same instructions through libcu++: cuda::ptx functions, and barriers that count the bytes of bulk copies.
#include <cuda/barrier>
#include <cuda/ptx>

namespace ptx = cuda::ptx;
using Barrier = cuda::barrier<cuda::thread_scope_block>;

// Barriers in shared memory are made by init, not by their constructor.
#pragma nv_diag_suppress static_var_with_dynamic_init

constexpr int WIDTH = 128;

// values[i] = values[i] * factor, chunk by chunk: in by memcpy_async_tx, out by cp_async_bulk.
extern "C" __global__ void __launch_bounds__(WIDTH) scale_in_place(int chunks, int factor, int *values)
{
    __shared__ alignas(16) int buffer[WIDTH];
    __shared__ Barrier barrier;
    if (threadIdx.x == 0) {
        init(&barrier, WIDTH);
        ptx::fence_proxy_async(ptx::space_shared);
    }
    __syncthreads();
    for (int chunk = blockIdx.x; chunk < chunks; chunk += gridDim.x) {
        Barrier::arrival_token token;
        if (threadIdx.x == 0) {
            cuda::device::memcpy_async_tx(buffer, values + chunk * WIDTH, cuda::aligned_size_t<16>(sizeof buffer), barrier);
            token = cuda::device::barrier_arrive_tx(barrier, 1, sizeof buffer);
        } else {
            token = barrier.arrive();
        }
        barrier.wait(cuda::std::move(token));
        buffer[threadIdx.x] *= factor;
        ptx::fence_proxy_async(ptx::space_shared);
        __syncthreads();
        if (threadIdx.x == 0) {
            ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, values + chunk * WIDTH, buffer, sizeof buffer);
            ptx::cp_async_bulk_commit_group();
            ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());
        }
        __syncthreads();
    }
}

template <class T> __device__ T *remote(T *pointer, unsigned rank)
{
    return static_cast<T *>(__cluster_map_shared_rank(pointer, rank));
}

// A cluster of two: each CTA hands its values to the other by st_async and adds what comes from there.
extern "C" __global__ void __cluster_dims__(2, 1, 1) __launch_bounds__(WIDTH) exchange(const int *values, int *sums)
{
    __shared__ int inbox[WIDTH];
    __shared__ uint64_t full;
    unsigned peer = ptx::get_sreg_cluster_ctarank() ^ 1, i = threadIdx.x;
    if (i == 0) {
        ptx::mbarrier_init(&full, 1);
        ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
        ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &full, sizeof inbox);
    }
    ptx::barrier_cluster_arrive(ptx::sem_release);
    ptx::barrier_cluster_wait(ptx::sem_acquire);
    int mine = values[blockIdx.x * WIDTH + i];
    ptx::st_async(remote(&inbox[i], peer), mine, remote(&full, peer));
    while (!ptx::mbarrier_try_wait_parity(ptx::sem_acquire, ptx::scope_cluster, &full, 0))
        ;
    sums[blockIdx.x * WIDTH + i] = 2 * mine + inbox[i];
}
