/* Direct 3 x 3 convolution: rows of four output channels are kept in the first-level cache while all taps are added. */
#include <string.h>

void convolution(int channels, int height, int width, int outputs, const float *restrict input,
                 const float *restrict filters, float *restrict output)
{
    for (int first = 0; first < outputs; first += 4)
        for (int y = 0; y < height; ++y) {
            float *out[4];
            for (int k = 0; k < 4; ++k) {
                out[k] = output + ((long)(first + k) * height + y) * width;
                memset(out[k], 0, width * sizeof(float));
            }
            for (int channel = 0; channel < channels; ++channel)
                for (int dy = -1; dy <= 1; ++dy) {
                    if (y + dy < 0 || y + dy >= height)
                        continue;
                    const float *row = input + ((long)channel * height + y + dy) * width;
                    for (int k = 0; k < 4; ++k) {
                        const float *tap = filters + ((first + k) * channels + channel) * 9 + (dy + 1) * 3;
                        float a = tap[0], b = tap[1], c = tap[2], *restrict to = out[k];
                        to[0] += b * row[0] + c * row[1];
                        for (int x = 1; x < width - 1; ++x)
                            to[x] += a * row[x - 1] + b * row[x] + c * row[x + 1];
                        to[width - 1] += a * row[width - 2] + b * row[width - 1];
                    }
                }
        }
}
