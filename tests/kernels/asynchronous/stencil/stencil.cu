// targets: sm_90a sm_100a
// A five-point stencil: the tile and its halo come in one tensor copy that hangs over the edges, the next tile is under way
// meanwhile. What lies outside is filled by the copy: zeros, or NaNs, which then show where the edge was.
#include "async.cuh"

constexpr int WIDTH = 32, HEIGHT = 8, HALO = 4;  // rows of the box are multiples of 16 bytes: the halo is 4 wide at the sides

// Each box begins at a multiple of 128 bytes.
struct alignas(128) Box {
    float at[HEIGHT + 2][WIDTH + 2 * HALO];
};

struct Shared {
    Box in[2];
    alignas(128) float out[HEIGHT][WIDTH];
    u64 full[2];
};

__device__ void load(Shared &shared, const TensorMap &in, int tile, int across, int buffer)
{
    mbarrier_arrive_expect_tx(shared.full[buffer], sizeof shared.in[0].at);
    tensor_load(&shared.in[buffer], in, tile % across * WIDTH - HALO, tile / across * HEIGHT - 1, shared.full[buffer]);
}

// A neighbour that is NaN is beyond the edge: the centre stands for it.
__device__ float neighbour(float value, float centre)
{
    return isnan(value) ? centre : value;
}

// Block: (32, 8). `reflect`: the map fills with NaN.
extern "C" __global__ void __launch_bounds__(WIDTH * HEIGHT)
    stencil(const __grid_constant__ TensorMap in, const __grid_constant__ TensorMap out, int tiles, int across, bool reflect)
{
    __shared__ Shared shared;
    int x = threadIdx.x, y = threadIdx.y;
    bool leader = x == 0 && y == 0;
    if (leader) {
        mbarrier_init(shared.full[0], 1);
        mbarrier_init(shared.full[1], 1);
        fence_proxy_async();
        load(shared, in, blockIdx.x, across, 0);
    }
    __syncthreads();
    for (int tile = blockIdx.x, turn = 0; tile < tiles; tile += gridDim.x, ++turn) {
        int buffer = turn % 2;
        if (leader && tile + gridDim.x < tiles)
            load(shared, in, tile + gridDim.x, across, 1 - buffer);
        mbarrier_wait(shared.full[buffer], turn / 2 & 1);
        const float *centre = &shared.in[buffer].at[y + 1][x + HALO];
        float c = centre[0], n[4] = {centre[-(WIDTH + 2 * HALO)], centre[WIDTH + 2 * HALO], centre[-1], centre[1]};
        float sum = 0;
        for (float value : n)
            sum += reflect ? neighbour(value, c) : value;
        if (leader)
            bulk_wait_group_read<0>();
        __syncthreads();
        shared.out[y][x] = sum - 4 * c;
        fence_proxy_async_shared();
        __syncthreads();
        if (leader) {
            tensor_store(out, tile % across * WIDTH, tile / across * HEIGHT, shared.out);
            bulk_commit_group();
        }
    }
    if (leader)
        bulk_wait_group<0>();
}
