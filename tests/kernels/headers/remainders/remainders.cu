// targets: sm_75 sm_80 sm_90 sm_100
// Remainders and quotients of libdevice and the f16 and bf16 headers, all of which start from an approximate division.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <math.h>

// What remquo promises of the quotient: its sign and its last three bits; nothing where there is none.
template <typename T> __device__ int last_bits(T remainder, int quotient)
{
    return isnan(remainder) ? 0 : quotient < 0 ? -(-quotient & 7) : quotient & 7;
}

extern "C" __global__ void remainders_f32(int n, const float *x, const float *y, float *results, int *quotients)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    results[i] = fmodf(x[i], y[i]);
    results[n + i] = remainderf(x[i], y[i]);
    int quotient;
    results[2 * n + i] = remquof(x[i], y[i], &quotient);
    quotients[i] = last_bits(results[2 * n + i], quotient);
}

// Which NaN arithmetic yields is not promised in double precision.
__device__ double any_nan(double x)
{
    return isnan(x) ? __longlong_as_double(0x7fffffffffffffff) : x;
}

extern "C" __global__ void remainders_f64(int n, const double *x, const double *y, double *results, int *quotients)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    results[i] = any_nan(fmod(x[i], y[i]));
    results[n + i] = any_nan(remainder(x[i], y[i]));
    int quotient;
    results[2 * n + i] = any_nan(remquo(x[i], y[i], &quotient));
    quotients[i] = last_bits(results[2 * n + i], quotient);
}

extern "C" __global__ void remainders_bf16(int n, const __nv_bfloat16 *x, const __nv_bfloat16 *y,
                                           __nv_bfloat16 *results)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    __nv_bfloat162 pair = __h2div(__halves2bfloat162(x[i], y[i]), __halves2bfloat162(y[i], x[i]));
    results[i] = x[i] / y[i];
    results[n + i] = __low2bfloat16(pair);
    results[2 * n + i] = __high2bfloat16(pair);
}

extern "C" __global__ void remainders_f16(int n, const __half *x, const __half *y, __half *results)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    __half2 pair = __h2div(__halves2half2(x[i], y[i]), __halves2half2(y[i], x[i]));
    results[i] = x[i] / y[i];
    results[n + i] = __low2half(pair);
    results[2 * n + i] = __high2half(pair);
}
