// targets: sm_90a sm_100a
// CTAs of a cluster as a ring: messages go from mailbox to mailbox by st.async.
#include "async.cuh"

constexpr int SLOTS = 2, WIDTH = 32;

__device__ void store_async(u32 to, u32 value, u32 barrier)
{
    asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], %1, [%2];" ::"r"(to), "r"(value), "r"(barrier) : "memory");
}

__device__ void store_async4(u32 to, uint4 value, u32 barrier)
{
    asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v4.b32 [%0], {%1, %2, %3, %4}, [%5];" ::"r"(to), "r"(value.x),
                 "r"(value.y), "r"(value.z), "r"(value.w), "r"(barrier) : "memory");
}

// Every CTA sends a message to its right neighbour; what comes from the left is worked on and sent on, `hops` times.
// A slot is free again when its owner tells its left neighbour, whose stores fill it.
extern "C" __global__ void __launch_bounds__(WIDTH) mailbox_ring(int hops, const u32 *data, u32 *results)
{
    __shared__ u32 slots[SLOTS][WIDTH];
    __shared__ u64 full[SLOTS], empty[SLOTS];
    u32 rank = cluster_rank(), size = cluster_size(), right = (rank + 1) % size, left = (rank + size - 1) % size, lane = threadIdx.x;
    if (lane == 0) {
        for (int slot = 0; slot < SLOTS; ++slot) {
            mbarrier_init(full[slot], 1);
            mbarrier_init(empty[slot], WIDTH);  // arrivals of the right neighbour
        }
        fence_mbarrier_init();
    }
    cluster_sync();
    u32 message = data[blockIdx.x * WIDTH + lane];
    for (int hop = 0; hop < hops; ++hop) {
        int slot = hop % SLOTS, round = hop / SLOTS;
        if (lane == 0)
            mbarrier_arrive_expect_tx(full[slot], sizeof slots[slot]);
        mbarrier_wait_cluster(empty[slot], round + 1 & 1);
        store_async(mapa(&slots[slot][lane], right), message, mapa(&full[slot], right));
        mbarrier_wait_cluster(full[slot], round & 1);
        message = 3 * slots[slot][lane] + rank;
        mbarrier_arrive_at(empty[slot], left);
    }
    results[blockIdx.x * WIDTH + lane] = message;
    cluster_sync();
}

// Everybody sends to everybody: a transposition of 16-byte pieces, all stores under way at once.
extern "C" __global__ void __launch_bounds__(WIDTH) mailbox_all_to_all(const uint4 *data, uint4 *results)
{
    __shared__ uint4 inbox[WIDTH];
    __shared__ u64 full;
    u32 rank = cluster_rank(), size = cluster_size(), lane = threadIdx.x, share = WIDTH / size;
    if (lane == 0) {
        mbarrier_init(full, 1);
        fence_mbarrier_init();
        mbarrier_arrive_expect_tx(full, sizeof inbox);
    }
    cluster_sync();
    // Lane's piece goes to CTA lane / share, where those of this CTA have places of their own.
    u32 target = lane / share, place = rank * share + lane % share;
    store_async4(mapa(&inbox[place], target), data[blockIdx.x * WIDTH + lane], mapa(&full, target));
    mbarrier_wait_cluster(full, 0);
    results[blockIdx.x * WIDTH + lane] = inbox[lane];
}
