// Atomics of libcu++ with orders and scopes: a linked list built by all threads, maxima, a flag between CTAs.
#include <cuda/atomic>

extern "C" __global__ void push_all(int n, const int *keys, int *head, int *links, int *largest, unsigned long long *sum)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    cuda::atomic_ref<int, cuda::thread_scope_device> first(*head);
    int before = first.load(cuda::memory_order_relaxed);
    do
        links[i] = before;
    while (!first.compare_exchange_weak(before, i, cuda::memory_order_release, cuda::memory_order_relaxed));
    cuda::atomic_ref<int, cuda::thread_scope_device>(*largest).fetch_max(keys[i], cuda::memory_order_relaxed);
    cuda::atomic_ref<unsigned long long, cuda::thread_scope_system>(*sum).fetch_add(keys[i]);
}

extern "C" __global__ void walk(const int *head, const int *links, unsigned char *visits)
{
    for (int i = *head; i >= 0; i = links[i])
        visits[i] += 1;
}

extern "C" __global__ void hand_over(int rounds, int *flag, int *message, int *received)
{
    cuda::atomic_ref<int, cuda::thread_scope_device> turn(*flag);
    if (threadIdx.x != 0)
        return;
    for (int round = blockIdx.x; round < rounds; round += gridDim.x) {
        while (turn.load(cuda::memory_order_acquire) != round)
            ;
        received[round] = *message;
        *message = 3 * *message + round;
        turn.store(round + 1, cuda::memory_order_release);
    }
}
