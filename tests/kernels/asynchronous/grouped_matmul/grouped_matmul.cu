// targets: sm_90a sm_100a
// Products of matrices of different sizes in one launch: each CTA makes the tensor maps of its group from templates.
#include "async.cuh"

constexpr int TILE = 16, DEPTH = 32;

struct Group {
    int rows, columns, inner;
    int a, b, c;  // where the matrices begin, in elements
};

__device__ void replace_shared(TensorMap &map, const float *address, int inner, int outer)
{
    u32 at = shared_address(&map);
    asm volatile("tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%0], %1;" ::"r"(at), "l"(global_address(address)) : "memory");
    asm volatile("tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%0], 0, %1;" ::"r"(at), "r"(inner) : "memory");
    asm volatile("tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%0], 1, %1;" ::"r"(at), "r"(outer) : "memory");
    asm volatile("tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [%0], 0, %1;" ::"r"(at), "l"(4ull * inner) : "memory");
}

// Copies the map from shared to global memory, where tensor copies can use it after `acquire`. All lanes of a warp call.
__device__ void publish(TensorMap *global, const TensorMap &shared)
{
    asm volatile("tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%0], [%1], 128;" ::"l"(
                     global_address(global)), "r"(shared_address(&shared)) : "memory");
}

__device__ void acquire(const TensorMap *map)
{
    asm volatile("fence.proxy.tensormap::generic.acquire.gpu [%0], 128;" ::"l"(map) : "memory");
}

// One warp a CTA; grid: (tiles across, tiles down, groups), CTAs beyond their group's size leave. `maps`: three for each CTA.
extern "C" __global__ void __launch_bounds__(32)
    grouped_matmul(const __grid_constant__ TensorMap a_template, const __grid_constant__ TensorMap b_template,
                   const __grid_constant__ TensorMap c_template, const Group *groups, const float *a, const float *b, float *c, TensorMap *maps)
{
    __shared__ alignas(128) float a_tile[TILE][DEPTH], b_tile[DEPTH][TILE], c_tile[TILE][TILE];
    __shared__ alignas(128) TensorMap map;
    __shared__ u64 full;
    Group group = groups[blockIdx.z];
    int left = blockIdx.x * TILE, top = blockIdx.y * TILE, lane = threadIdx.x;
    if (left >= group.columns || top >= group.rows)
        return;
    TensorMap *mine = maps + 3 * ((blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x);
    const TensorMap *templates[3] = {&a_template, &b_template, &c_template};
    const float *addresses[3] = {a + group.a, b + group.b, c + group.c};
    int inner[3] = {group.inner, group.columns, group.columns}, outer[3] = {group.rows, group.inner, group.rows};
    for (int i = 0; i < 3; ++i) {
        if (lane < 16)
            map.opaque[lane] = templates[i]->opaque[lane];
        __syncwarp();
        if (lane == 0)
            replace_shared(map, addresses[i], inner[i], outer[i]);
        __syncwarp();
        publish(&mine[i], map);
        acquire(&mine[i]);
    }
    if (lane == 0) {
        mbarrier_init(full, 1);
        fence_proxy_async();
    }
    __syncwarp();
    int steps = (group.inner + DEPTH - 1) / DEPTH, row = lane / 2, half = lane % 2 * TILE / 2;
    float sums[TILE / 2] = {};
    for (int step = 0; step < steps; ++step) {
        if (lane == 0) {
            mbarrier_arrive_expect_tx(full, sizeof a_tile + sizeof b_tile);
            tensor_load(a_tile, mine[0], step * DEPTH, top, full);
            tensor_load(b_tile, mine[1], left, step * DEPTH, full);
        }
        mbarrier_wait(full, step & 1);
        for (int k = 0; k < DEPTH; ++k)
            for (int i = 0; i < TILE / 2; ++i)
                sums[i] += a_tile[row][k] * b_tile[k][half + i];
        __syncwarp();
    }
    for (int i = 0; i < TILE / 2; ++i)
        c_tile[row][half + i] = sums[i];
    fence_proxy_async_shared();
    __syncwarp();
    if (lane == 0) {
        tensor_store(mine[2], left, top, c_tile);
        bulk_commit_group();
        bulk_wait_group<0>();
    }
}

// One map in global memory, changed in place for each chunk of a list: address, size, and what lies outside.
extern "C" __global__ void __launch_bounds__(32) patched_map(TensorMap *map, const float *data, const int *starts, int chunks, float *sums)
{
    __shared__ alignas(128) float chunk[64];
    __shared__ u64 full;
    int lane = threadIdx.x;
    if (lane == 0) {
        mbarrier_init(full, 1);
        fence_proxy_async();
    }
    __syncwarp();
    for (int i = 0; i < chunks; ++i) {
        if (lane == 0) {
            u64 at = global_address(map);
            asm volatile("tensormap.replace.tile.global_address.global.b1024.b64 [%0], %1;" ::"l"(at), "l"(global_address(data + starts[i])) : "memory");
            asm volatile("tensormap.replace.tile.global_dim.global.b1024.b32 [%0], 0, %1;" ::"l"(at), "r"(starts[i + 1] - starts[i]) : "memory");
            asm volatile("tensormap.replace.tile.box_dim.global.b1024.b32 [%0], 0, %1;" ::"l"(at), "r"(64) : "memory");
            asm volatile("fence.proxy.tensormap::generic.release.gpu;" ::: "memory");
            asm volatile("fence.proxy.tensormap::generic.acquire.gpu [%0], 128;" ::"l"(map) : "memory");
            mbarrier_arrive_expect_tx(full, sizeof chunk);
            tensor_load(chunk, *map, 0, full);
        }
        mbarrier_wait(full, i & 1);
        float sum = chunk[lane] + 2 * chunk[lane + 32];
        for (int step = 16; step > 0; step /= 2)
            sum += __shfl_xor_sync(~0u, sum, step);
        if (lane == 0)
            sums[i] = sum;
        __syncwarp();
    }
}
