/* Softmax of rows. The exponential is written out (about 1 unit in the last place) because libm's is not vectorised. */
#include <math.h>
#include <string.h>

static inline float power(float x)
{
    x = x < -87.0f ? -87.0f : x;
    float n = rintf(x * 1.44269504f);
    float r = fmaf(n, -0.693359375f, x);
    r = fmaf(n, 2.12194440e-4f, r);
    float p = 1.0f / 5040;
    p = fmaf(p, r, 1.0f / 720);
    p = fmaf(p, r, 1.0f / 120);
    p = fmaf(p, r, 1.0f / 24);
    p = fmaf(p, r, 1.0f / 6);
    p = fmaf(p, r, 0.5f);
    p = fmaf(p * r, r, r) + 1.0f;
    int bits = ((int)n + 127) << 23;
    float scale;
    memcpy(&scale, &bits, sizeof scale);
    return p * scale;
}

void softmax(int rows, int columns, const float *restrict input, float *restrict output)
{
    for (long row = 0; row < rows; ++row, input += columns, output += columns) {
        float largest = -INFINITY, sum = 0;
#pragma omp simd reduction(max : largest)
        for (int i = 0; i < columns; ++i)
            largest = input[i] > largest ? input[i] : largest;
#pragma omp simd reduction(+ : sum)
        for (int i = 0; i < columns; ++i) {
            output[i] = power(input[i] - largest);
            sum += output[i];
        }
        float scale = 1 / sum;
#pragma omp simd
        for (int i = 0; i < columns; ++i)
            output[i] *= scale;
    }
}
