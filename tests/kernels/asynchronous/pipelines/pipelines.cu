// targets: sm_80 sm_90a
// The asynchronous classes of libcu++: cuda::barrier, cuda::memcpy_async and cuda::pipeline.
#include <cooperative_groups.h>
#include <cuda/barrier>
#include <cuda/pipeline>

// Barriers in shared memory are made by init, not by their constructor.
#pragma nv_diag_suppress static_var_with_dynamic_init

namespace cg = cooperative_groups;

constexpr int THREADS = 64, STAGES = 2;

// Each CTA adds up its rows, a row of THREADS values at a time, two rows under way.
extern "C" __global__ void __launch_bounds__(THREADS) unified_pipeline(int rows, const unsigned *data, unsigned *sums)
{
    __shared__ alignas(16) unsigned stages[STAGES][THREADS];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, STAGES> state;
    auto group = cg::this_thread_block();
    auto pipe = cuda::make_pipeline(group, &state);
    unsigned sum = 0;
    const unsigned *mine = data + (size_t)blockIdx.x * rows * THREADS;
    for (int row = 0, fetched = 0; row < rows; ++row) {
        for (; fetched < rows && fetched < row + STAGES; ++fetched) {
            pipe.producer_acquire();
            cuda::memcpy_async(group, stages[fetched % STAGES], mine + fetched * THREADS,
                               cuda::aligned_size_t<16>(sizeof stages[0]), pipe);
            pipe.producer_commit();
        }
        pipe.consumer_wait();
        sum += (row + 1) * stages[row % STAGES][THREADS - 1 - threadIdx.x];
        pipe.consumer_release();
    }
    sums[blockIdx.x * THREADS + threadIdx.x] = sum;
}

// The second half of the threads loads, the first half works.
extern "C" __global__ void __launch_bounds__(2 * THREADS) partitioned_pipeline(int rows, const unsigned *data, unsigned *sums)
{
    __shared__ alignas(16) unsigned stages[STAGES][THREADS];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, STAGES> state;
    auto group = cg::this_thread_block();
    bool producer = threadIdx.x >= THREADS;
    auto pipe = cuda::make_pipeline(group, &state, producer ? cuda::pipeline_role::producer : cuda::pipeline_role::consumer);
    const unsigned *mine = data + (size_t)blockIdx.x * rows * THREADS;
    if (producer) {
        for (int row = 0; row < rows; ++row) {
            pipe.producer_acquire();
            int column = threadIdx.x - THREADS;
            cuda::memcpy_async(&stages[row % STAGES][column], &mine[row * THREADS + column], sizeof(unsigned), pipe);
            pipe.producer_commit();
        }
    } else {
        unsigned sum = 0;
        for (int row = 0; row < rows; ++row) {
            pipe.consumer_wait();
            sum += (row + 1) * stages[row % STAGES][THREADS - 1 - threadIdx.x];
            pipe.consumer_release();
        }
        sums[blockIdx.x * THREADS + threadIdx.x] = sum;
    }
}

// memcpy_async by the whole CTA with a barrier, tile after tile, in place.
extern "C" __global__ void __launch_bounds__(THREADS) barrier_copy(int rows, const unsigned *data, unsigned *sums)
{
    __shared__ alignas(16) unsigned tile[THREADS];
    __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
    auto group = cg::this_thread_block();
    if (threadIdx.x == 0)
        init(&barrier, THREADS);
    group.sync();
    unsigned sum = 0;
    const unsigned *mine = data + (size_t)blockIdx.x * rows * THREADS;
    for (int row = 0; row < rows; ++row) {
        cuda::memcpy_async(group, tile, mine + row * THREADS, cuda::aligned_size_t<16>(sizeof tile), barrier);
        barrier.arrive_and_wait();
        sum += (row + 1) * tile[THREADS - 1 - threadIdx.x];
        barrier.arrive_and_wait();
    }
    sums[blockIdx.x * THREADS + threadIdx.x] = sum;
}

// Each thread has a pipeline of its own: only cp.async and its groups.
extern "C" __global__ void __launch_bounds__(THREADS) thread_pipeline(int rows, const unsigned *data, unsigned *sums)
{
    __shared__ unsigned stages[STAGES][THREADS];
    auto pipe = cuda::make_pipeline();
    unsigned sum = 0;
    const unsigned *mine = data + (size_t)blockIdx.x * rows * THREADS;
    for (int row = 0, fetched = 0; row < rows; ++row) {
        for (; fetched < rows && fetched < row + STAGES; ++fetched) {
            pipe.producer_acquire();
            cuda::memcpy_async(&stages[fetched % STAGES][threadIdx.x], &mine[fetched * THREADS + THREADS - 1 - threadIdx.x],
                               sizeof(unsigned), pipe);
            pipe.producer_commit();
        }
        cuda::pipeline_consumer_wait_prior<STAGES - 1>(pipe);
        if (row == rows - 1)
            cuda::pipeline_consumer_wait_prior<0>(pipe);
        sum += (row + 1) * stages[row % STAGES][threadIdx.x];
        pipe.consumer_release();
    }
    sums[blockIdx.x * THREADS + threadIdx.x] = sum;
}
