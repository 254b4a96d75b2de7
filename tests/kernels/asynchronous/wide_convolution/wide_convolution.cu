// targets: sm_100a
// A 3 x 3 convolution by im2col::w: one copy brings a row of pixels and the two beyond it, which three positions share.
#include "async.cuh"

constexpr int WIDTH = 14, HALO = 2, CHANNELS = 16, FILTERS = 2, ROWS = 3;

struct Shared {
    alignas(1024) unsigned char rows[ROWS][1024];  // 16 pixels of 64 bytes
    u64 full;
};

// The 64-byte swizzle exchanges pieces of 16 bytes according to the 128-byte line that they are in.
__device__ float element(const unsigned char *row, int pixel, int channel)
{
    int at = pixel * CHANNELS * 4 + channel * 4;
    return *(const float *)&row[at ^ (at >> 7 & 3) << 4];
}

// Grid: (height, images). weights: [position][channel][filter]; results: [image][row][column][filter].
extern "C" __global__ void __launch_bounds__(WIDTH * FILTERS)
    wide_convolution(const __grid_constant__ TensorMap map, const float *weights, float *results)
{
    __shared__ Shared shared;
    int pixel = threadIdx.x / FILTERS, filter = threadIdx.x % FILTERS;
    if (threadIdx.x == 0) {
        mbarrier_init(shared.full, 1);
        fence_proxy_async();
        mbarrier_arrive_expect_tx(shared.full, sizeof shared.rows);
        for (int i = 0; i < ROWS; ++i)
            asm volatile(
                "cp.async.bulk.tensor.4d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes "
                "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};" ::"r"(shared_address(shared.rows[i])), "l"(&map), "r"(0), "r"(-1),
                "r"(blockIdx.x + i - 1), "r"(blockIdx.y), "r"(shared_address(&shared.full)), "h"((unsigned short)HALO),
                "h"((unsigned short)0) : "memory");
    }
    __syncthreads();
    mbarrier_wait(shared.full, 0);
    float sum = 0;
    for (int position = 0; position < 3 * ROWS; ++position)
        for (int channel = 0; channel < CHANNELS; ++channel)
            sum += element(shared.rows[position / 3], pixel + position % 3, channel) * weights[(position * CHANNELS + channel) * FILTERS + filter];
    results[((blockIdx.y * gridDim.x + blockIdx.x) * WIDTH + pixel) * FILTERS + filter] = sum;
}
