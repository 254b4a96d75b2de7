// targets: sm_90a
// CUB's element-wise transform by bulk copies: tiles of inputs that begin anywhere, with edges that a bulk copy cannot take.
#include <cub/device/device_transform.cuh>

namespace transform = cub::detail::transform;

constexpr int THREADS = 128;

struct Twice {
    __device__ float operator()(float a, short b) const { return 2 * a + b; }
};

extern "C" __global__ void __launch_bounds__(THREADS) cub_transform(int count, int per_thread, const float *a, const short *b, float *out)
{
    transform::transform_kernel_ublkcp<transform::async_copy_policy_t<THREADS>>(
        count, per_thread, Twice{}, out, transform::make_aligned_base_ptr(a, transform::bulk_copy_alignment),
        transform::make_aligned_base_ptr(b, transform::bulk_copy_alignment));
}

// The same, with inputs that begin in the middle of what is aligned.
extern "C" __global__ void __launch_bounds__(THREADS)
    cub_transform_shifted(int count, int per_thread, const float *a, int skip_a, const short *b, int skip_b, float *out)
{
    transform::transform_kernel_ublkcp<transform::async_copy_policy_t<THREADS>>(
        count, per_thread, Twice{}, out, transform::make_aligned_base_ptr(a + skip_a, transform::bulk_copy_alignment),
        transform::make_aligned_base_ptr(b + skip_b, transform::bulk_copy_alignment));
}
