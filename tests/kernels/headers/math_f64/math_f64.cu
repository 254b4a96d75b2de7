// Double-precision functions of libdevice, one column per function.
#include <math.h>

extern "C" __global__ void math_f64(int n, const double *x, const double *y, double *results)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double a = x[i], b = y[i], size = fabs(a);
    int k = 0;
    results[n * k++ + i] = sin(a);
    results[n * k++ + i] = cos(a);
    results[n * k++ + i] = exp(b);
    results[n * k++ + i] = log(size);
    results[n * k++ + i] = pow(size, b);
    results[n * k++ + i] = tanh(b);
    results[n * k++ + i] = atan2(a, b);
    results[n * k++ + i] = erf(b);
    results[n * k++ + i] = cbrt(a);
    results[n * k++ + i] = sqrt(size);
    results[n * k++ + i] = rsqrt(size);
    results[n * k++ + i] = a / b;
    results[n * k++ + i] = fmod(a, b);
    results[n * k++ + i] = floor(a);
}
