// The asynchronous instructions that the kernels below use, one function each, under the names of the ISA.
#pragma once

using u32 = unsigned;
using u64 = unsigned long long;

// A tensor map as a kernel parameter: 128 opaque bytes.
struct alignas(64) TensorMap {
    u64 opaque[16];
};

__device__ inline u32 shared_address(const void *pointer)
{
    return (u32)__cvta_generic_to_shared(pointer);
}

__device__ inline u64 global_address(const void *pointer)
{
    return (u64)__cvta_generic_to_global(pointer);
}

// ---- mbarrier -------------------------------------------------------------------------------------------------------

__device__ inline void mbarrier_init(u64 &barrier, u32 count)
{
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(shared_address(&barrier)), "r"(count) : "memory");
}

__device__ inline void mbarrier_inval(u64 &barrier)
{
    asm volatile("mbarrier.inval.shared::cta.b64 [%0];" ::"r"(shared_address(&barrier)) : "memory");
}

__device__ inline void fence_mbarrier_init()
{
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
}

__device__ inline void mbarrier_arrive(u64 &barrier)
{
    asm volatile("{ .reg .b64 state; mbarrier.arrive.shared::cta.b64 state, [%0]; }" ::"r"(shared_address(&barrier)) : "memory");
}

__device__ inline void mbarrier_arrive_expect_tx(u64 &barrier, u32 bytes)
{
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(shared_address(&barrier)), "r"(bytes) : "memory");
}

// Arrives at the barrier at the same place in the CTA of the cluster with this rank.
__device__ inline void mbarrier_arrive_at(u64 &barrier, u32 rank)
{
    asm volatile(
        "{\n"
        ".reg .b32 remote;\n"
        "mapa.shared::cluster.u32 remote, %0, %1;\n"
        "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [remote];\n"
        "}" ::"r"(shared_address(&barrier)), "r"(rank) : "memory");
}

__device__ inline bool mbarrier_test_wait_parity(u64 &barrier, u32 parity)
{
    u32 done;
    asm volatile(
        "{\n"
        ".reg .pred done;\n"
        "mbarrier.test_wait.parity.shared::cta.b64 done, [%1], %2;\n"
        "selp.b32 %0, 1, 0, done;\n"
        "}" : "=r"(done) : "r"(shared_address(&barrier)), "r"(parity) : "memory");
    return done;
}

__device__ inline bool mbarrier_try_wait_parity(u64 &barrier, u32 parity)
{
    u32 done;
    asm volatile(
        "{\n"
        ".reg .pred done;\n"
        "mbarrier.try_wait.parity.shared::cta.b64 done, [%1], %2;\n"
        "selp.b32 %0, 1, 0, done;\n"
        "}" : "=r"(done) : "r"(shared_address(&barrier)), "r"(parity) : "memory");
    return done;
}

__device__ inline bool mbarrier_try_wait_parity_cluster(u64 &barrier, u32 parity)
{
    u32 done;
    asm volatile(
        "{\n"
        ".reg .pred done;\n"
        "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [%1], %2;\n"
        "selp.b32 %0, 1, 0, done;\n"
        "}" : "=r"(done) : "r"(shared_address(&barrier)), "r"(parity) : "memory");
    return done;
}

__device__ inline void mbarrier_test(u64 &barrier, u32 parity)
{
    while (!mbarrier_test_wait_parity(barrier, parity))
        ;
}

__device__ inline void mbarrier_wait(u64 &barrier, u32 parity)
{
    while (!mbarrier_try_wait_parity(barrier, parity))
        ;
}

// For what other CTAs of the cluster wrote or released.
__device__ inline void mbarrier_wait_cluster(u64 &barrier, u32 parity)
{
    while (!mbarrier_try_wait_parity_cluster(barrier, parity))
        ;
}

// ---- proxies --------------------------------------------------------------------------------------------------------

// What this thread wrote to shared memory may now be read by bulk copies.
__device__ inline void fence_proxy_async_shared()
{
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

__device__ inline void fence_proxy_async()
{
    asm volatile("fence.proxy.async;" ::: "memory");
}

// ---- bulk copies ----------------------------------------------------------------------------------------------------

__device__ inline void bulk_load(void *to, const void *from, u32 bytes, u64 &barrier)
{
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(shared_address(to)),
                 "l"(global_address(from)), "r"(bytes), "r"(shared_address(&barrier)) : "memory");
}

__device__ inline void bulk_store(void *to, const void *from, u32 bytes)
{
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(global_address(to)),
                 "r"(shared_address(from)), "r"(bytes) : "memory");
}

__device__ inline void bulk_commit_group()
{
    asm volatile("cp.async.bulk.commit_group;" ::: "memory");
}

template <int GROUPS> __device__ inline void bulk_wait_group()
{
    asm volatile("cp.async.bulk.wait_group %0;" ::"n"(GROUPS) : "memory");
}

template <int GROUPS> __device__ inline void bulk_wait_group_read()
{
    asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(GROUPS) : "memory");
}

// ---- tensor copies --------------------------------------------------------------------------------------------------

__device__ inline void prefetch_tensormap(const TensorMap &map)
{
    asm volatile("prefetch.tensormap [%0];" ::"l"(&map) : "memory");
}

__device__ inline void tensor_load(void *to, const TensorMap &map, int x, u64 &barrier)
{
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2}], [%3];" ::"r"(
                     shared_address(to)), "l"(&map), "r"(x), "r"(shared_address(&barrier)) : "memory");
}

__device__ inline void tensor_load(void *to, const TensorMap &map, int x, int y, u64 &barrier)
{
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" ::"r"(
                     shared_address(to)), "l"(&map), "r"(x), "r"(y), "r"(shared_address(&barrier)) : "memory");
}

__device__ inline void tensor_load(void *to, const TensorMap &map, int x, int y, int z, u64 &barrier)
{
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3, %4}], [%5];" ::"r"(
                     shared_address(to)), "l"(&map), "r"(x), "r"(y), "r"(z), "r"(shared_address(&barrier)) : "memory");
}

__device__ inline void tensor_store(const TensorMap &map, int x, int y, const void *from)
{
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, {%1, %2}], [%3];" ::"l"(&map), "r"(x), "r"(y),
                 "r"(shared_address(from)) : "memory");
}

__device__ inline void tensor_store(const TensorMap &map, int x, int y, int z, const void *from)
{
    asm volatile("cp.async.bulk.tensor.3d.global.shared::cta.bulk_group [%0, {%1, %2, %3}], [%4];" ::"l"(&map), "r"(x), "r"(y),
                 "r"(z), "r"(shared_address(from)) : "memory");
}

// ---- clusters -------------------------------------------------------------------------------------------------------

__device__ inline u32 cluster_rank()
{
    u32 rank;
    asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    return rank;
}

__device__ inline u32 cluster_size()
{
    u32 size;
    asm volatile("mov.u32 %0, %%cluster_nctarank;" : "=r"(size));
    return size;
}

// The shared::cluster address of what `pointer` is in the CTA with this rank.
__device__ inline u32 mapa(const void *pointer, u32 rank)
{
    u32 remote;
    asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(remote) : "r"(shared_address(pointer)), "r"(rank));
    return remote;
}

__device__ inline void cluster_arrive()
{
    asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
}

__device__ inline void cluster_wait()
{
    asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
}

__device__ inline void cluster_sync()
{
    cluster_arrive();
    cluster_wait();
}
