// f16 and bf16 through NVIDIA's headers: packed and scalar arithmetic, conversions, comparison.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

extern "C" __global__ void half_axpy(int pairs, float a, const __half2 *x, __half2 *y, __half2 *larger)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= pairs)
        return;
    y[i] = __hfma2(__float2half2_rn(a), x[i], y[i]);
    larger[i] = __hmax2(x[i], y[i]);
}

extern "C" __global__ void bfloat_axpy(int n, float a, const __nv_bfloat16 *x, __nv_bfloat16 *y, unsigned char *less)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    __nv_bfloat16 sum = __float2bfloat16(a * __bfloat162float(x[i]) + __bfloat162float(y[i]));
    less[i] = __hlt(x[i], sum);
    y[i] = sum;
}
