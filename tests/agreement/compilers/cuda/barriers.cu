// libcu++ synchronization: barriers, pipelines, semaphores, latches, atomics of every scope.
#include <cuda/annotated_ptr>
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/latch>
#include <cuda/pipeline>
#include <cuda/semaphore>
#include <cuda/std/utility>
#include <cooperative_groups.h>

extern "C" __global__ void barriers(int *data) {
    __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
    __shared__ int buffer[256];
    if (threadIdx.x == 0) init(&barrier, blockDim.x);
    __syncthreads();
    auto token = barrier.arrive();
    barrier.wait(cuda::std::move(token));
    cuda::memcpy_async(&buffer[threadIdx.x], &data[threadIdx.x], sizeof(int), barrier);
    barrier.arrive_and_wait();
    cuda::memcpy_async(buffer, data, cuda::aligned_size_t<16>(1024), barrier);
    barrier.arrive_and_drop();
    data[threadIdx.x] = buffer[255 - threadIdx.x] + barrier.try_wait_parity_for(true, cuda::std::chrono::nanoseconds(5));
}

extern "C" __global__ void pipelines(const float4 *in, float *out, int batches) {
    __shared__ float4 stages[2][128];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    auto block = cooperative_groups::this_thread_block();
    auto pipeline = cuda::make_pipeline(block, &state);
    float sum = 0;
    for (int i = 0, fetched = 0; i < batches; ++i) {
        for (; fetched < batches && fetched < i + 2; ++fetched) {
            pipeline.producer_acquire();
            cuda::memcpy_async(&stages[fetched % 2][threadIdx.x], &in[fetched * 128 + threadIdx.x], sizeof(float4), pipeline);
            pipeline.producer_commit();
        }
        pipeline.consumer_wait();
        sum += stages[i % 2][127 - threadIdx.x].x;
        pipeline.consumer_release();
    }
    out[threadIdx.x] = sum;
}

extern "C" __global__ void atomics(cuda::atomic<int, cuda::thread_scope_device> *device,
                                   cuda::atomic<long long, cuda::thread_scope_system> *system, float *f, short *s) {
    device->fetch_add(1, cuda::memory_order_relaxed);
    device->fetch_max(7, cuda::memory_order_acq_rel);
    device->store(3, cuda::memory_order_release);
    system->fetch_and(5, cuda::memory_order_seq_cst);
    int expected = device->load(cuda::memory_order_acquire);
    device->compare_exchange_strong(expected, 9, cuda::memory_order_acq_rel, cuda::memory_order_relaxed);
    cuda::atomic_ref<float, cuda::thread_scope_block> reference(*f);
    reference.fetch_add(1.5f, cuda::memory_order_relaxed);
    cuda::atomic_ref<short, cuda::thread_scope_device> narrow(*s);
    narrow.fetch_sub(2);
    cuda::atomic_thread_fence(cuda::memory_order_seq_cst, cuda::thread_scope_system);
    device->wait(3);
    device->notify_all();
}

extern "C" __global__ void semaphores(cuda::counting_semaphore<cuda::thread_scope_device, 8> *semaphore,
                                      cuda::latch<cuda::thread_scope_device> *latch, int *data) {
    semaphore->acquire();
    data[blockIdx.x] += 1;
    semaphore->release();
    latch->arrive_and_wait();
}

extern "C" __global__ void annotated(int *persisting, int *streaming) {
    cuda::annotated_ptr<int, cuda::access_property::persisting> p(persisting);
    cuda::annotated_ptr<int, cuda::access_property::streaming> s(streaming);
    s[threadIdx.x] = p[threadIdx.x];
    cuda::access_property property(streaming, 4096, 8192, cuda::access_property::persisting{}, cuda::access_property::streaming{});
    cuda::annotated_ptr<int, cuda::access_property> a(streaming, property);
    a[0] = p[1];
#if __CUDA_ARCH__ >= 800 && !defined(__CUDACC_RTC__)
    cuda::discard_memory(persisting, 1024);
    cuda::apply_access_property(streaming, 1024, cuda::access_property::persisting{});
#endif
}
