// targets: sm_80
// Direct 3 x 3 convolution of several channels with zeros around: a thread computes one pixel of four output channels.
extern "C" __global__ void convolution(int channels, int height, int width, const float *input, const float *filters,
                                       float *output)
{
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y, first = blockIdx.z * 4;
    if (x >= width || y >= height)
        return;
    float sum[4] = {};
    for (int channel = 0; channel < channels; ++channel)
#pragma unroll
        for (int dy = -1; dy <= 1; ++dy)
#pragma unroll
            for (int dx = -1; dx <= 1; ++dx) {
                int sx = x + dx, sy = y + dy;
                if (sx < 0 || sx >= width || sy < 0 || sy >= height)
                    continue;
                float value = input[(channel * height + sy) * width + sx];
#pragma unroll
                for (int k = 0; k < 4; ++k)
                    sum[k] += value * filters[((first + k) * channels + channel) * 9 + (dy + 1) * 3 + dx + 1];
            }
    for (int k = 0; k < 4; ++k)
        output[((first + k) * height + y) * width + x] = sum[k];
}
