// Single-precision functions of libdevice, one column per function.
#include <math.h>

extern "C" __global__ void math_f32(int n, const float *x, const float *y, float *results)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float a = x[i], b = y[i], size = fabsf(a);
    int k = 0;
    results[n * k++ + i] = sinf(a);
    results[n * k++ + i] = cosf(a);
    results[n * k++ + i] = tanf(b);
    results[n * k++ + i] = expf(b);
    results[n * k++ + i] = exp2f(b);
    results[n * k++ + i] = logf(size);
    results[n * k++ + i] = log10f(size);
    results[n * k++ + i] = log1pf(size);
    results[n * k++ + i] = powf(size, b);
    results[n * k++ + i] = tanhf(b);
    results[n * k++ + i] = sinhf(b);
    results[n * k++ + i] = atan2f(a, b);
    results[n * k++ + i] = asinf(b / 16.0f);
    results[n * k++ + i] = erff(b);
    results[n * k++ + i] = cbrtf(a);
    results[n * k++ + i] = hypotf(a, b);
    results[n * k++ + i] = sqrtf(size);
    results[n * k++ + i] = a / b;
    results[n * k++ + i] = fmodf(a, b);
    results[n * k++ + i] = rintf(a);
}
