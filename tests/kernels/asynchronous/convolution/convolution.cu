// targets: sm_90a sm_100a
// Convolutions by im2col tensor copies: for each filter position a tile of pixels x channels, shifted by the offset of the
// position; then as many products. The bounding box walks over rows and images by itself.
#include "async.cuh"

constexpr int PIXELS = 32, CHANNELS = 16, FILTERS = 2;

struct Shared {
    alignas(128) float tile[2][PIXELS][CHANNELS];
    u64 full[2];
};

// Each lane has one pixel and adds up `FILTERS` results; weights: [position][channel][filter].
template <typename Load> __device__ void convolve(Shared &shared, int positions, const float *weights, float (&sums)[FILTERS], Load load)
{
    int lane = threadIdx.x;
    if (lane == 0) {
        mbarrier_init(shared.full[0], 1);
        mbarrier_init(shared.full[1], 1);
        fence_proxy_async();
    }
    __syncwarp();
    for (int position = 0; position <= positions; ++position) {
        if (lane == 0 && position < positions) {
            mbarrier_arrive_expect_tx(shared.full[position % 2], sizeof shared.tile[0]);
            load(shared.tile[position % 2], shared.full[position % 2], position);
        }
        if (position == 0)
            continue;
        int done = position - 1, buffer = done % 2;
        mbarrier_wait(shared.full[buffer], done / 2 & 1);
        for (int channel = 0; channel < CHANNELS; ++channel)
            for (int filter = 0; filter < FILTERS; ++filter)
                sums[filter] += shared.tile[buffer][lane][channel] * weights[(done * CHANNELS + channel) * FILTERS + filter];
        __syncwarp();
    }
}

__device__ void store(float *results, int pixel, int pixels, const float (&sums)[FILTERS])
{
    if (pixel < pixels)
        for (int filter = 0; filter < FILTERS; ++filter)
            results[pixel * FILTERS + filter] = sums[filter];
}

// One dimension, five positions, every second one of a row: N x W x C. The box begins at `lower` and has `width` outputs.
extern "C" __global__ void __launch_bounds__(PIXELS)
    convolution_1d(const __grid_constant__ TensorMap map, const float *weights, float *results, int lower, int stride, int width, int pixels)
{
    __shared__ Shared shared;
    int first = blockIdx.x * PIXELS, w = lower + first % width * stride, n = first / width;
    float sums[FILTERS] = {};
    convolve(shared, 5, weights, sums, [&](void *tile, u64 &barrier, int position) {
        asm volatile(
            "cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3, %4}], [%5], {%6};" ::
                "r"(shared_address(tile)), "l"(&map), "r"(0), "r"(w), "r"(n), "r"(shared_address(&barrier)),
            "h"((unsigned short)position) : "memory");
    });
    store(results, first + threadIdx.x, pixels, sums);
}

// Two dimensions, 3 x 3 positions: N x H x W x C.
extern "C" __global__ void __launch_bounds__(PIXELS)
    convolution_2d(const __grid_constant__ TensorMap map, const float *weights, float *results, int lower, int width, int height, int pixels)
{
    __shared__ Shared shared;
    int first = blockIdx.x * PIXELS, w = lower + first % width, h = lower + first / width % height, n = first / (width * height);
    float sums[FILTERS] = {};
    convolve(shared, 9, weights, sums, [&](void *tile, u64 &barrier, int position) {
        asm volatile(
            "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes "
            "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};" ::"r"(shared_address(tile)), "l"(&map), "r"(0), "r"(w), "r"(h), "r"(n),
            "r"(shared_address(&barrier)), "h"((unsigned short)(position % 3)), "h"((unsigned short)(position / 3)) : "memory");
    });
    store(results, first + threadIdx.x, pixels, sums);
}

// Three dimensions, 2 x 3 x 3 positions: N x D x H x W x C.
extern "C" __global__ void __launch_bounds__(PIXELS)
    convolution_3d(const __grid_constant__ TensorMap map, const float *weights, float *results, int lower, int width, int height, int depth,
                   int pixels)
{
    __shared__ Shared shared;
    int first = blockIdx.x * PIXELS, w = lower + first % width, h = lower + first / width % height;
    int d = first / (width * height) % depth, n = first / (width * height * depth);
    float sums[FILTERS] = {};
    convolve(shared, 18, weights, sums, [&](void *tile, u64 &barrier, int position) {
        asm volatile(
            "cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes "
            "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10};" ::"r"(shared_address(tile)), "l"(&map), "r"(0), "r"(w), "r"(h),
            "r"(d), "r"(n), "r"(shared_address(&barrier)), "h"((unsigned short)(position % 3)),
            "h"((unsigned short)(position / 3 % 3)), "h"((unsigned short)(position / 9)) : "memory");
    });
    store(results, first + threadIdx.x, pixels, sums);
}
