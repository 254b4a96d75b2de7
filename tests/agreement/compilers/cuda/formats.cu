// Narrow floating-point types: fp16, bf16, fp8, fp6, fp4 and their conversions.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>

extern "C" __global__ void half_math(const __half *a, const __half *b, __half *out, __half2 *pairs, short *s) {
    int i = threadIdx.x;
    __half x = a[i], y = b[i];
    out[0] = __hadd(x, y), out[1] = __hsub(x, y), out[2] = __hmul(x, y), out[3] = __hdiv(x, y);
    out[4] = __hfma(x, y, x), out[5] = __hfma_sat(x, y, x), out[6] = __hadd_sat(x, y), out[7] = __hneg(x);
    out[8] = hsqrt(x), out[9] = hrsqrt(x), out[10] = hexp(x), out[11] = hlog2(x), out[12] = hsin(x), out[13] = hrint(x);
    out[14] = __hmin(x, y), out[15] = __hmax_nan(x, y), out[16] = __habs(x), out[17] = htrunc(x), out[18] = hexp2(x);
    pairs[0] = __hfma2(pairs[1], pairs[2], pairs[3]);
    pairs[4] = __hmin2(pairs[5], pairs[6]), pairs[5] = h2exp(pairs[7]), pairs[6] = __hcmadd(pairs[1], pairs[2], pairs[3]);
    pairs[7] = __heq2(pairs[1], pairs[2]), pairs[8] = __hfma2_relu(pairs[1], pairs[2], pairs[3]);
    pairs[9] = __lowhigh2highlow(pairs[1]), pairs[10] = h2tanh_approx(pairs[1]);
    s[0] = __half2short_rz(x), s[1] = __hgt(x, y) + __hisnan(x) + __hlt2_mask(pairs[0], pairs[1]), s[2] = __half_as_short(y);
    out[19] = __short2half_rd(s[3]), out[20] = __ull2half_rn(77ull + s[4]), out[21] = __double2half(1.5 + s[5]);
}

#if __CUDA_ARCH__ >= 800
extern "C" __global__ void bfloat_math(const __nv_bfloat16 *a, __nv_bfloat16 *out, __nv_bfloat162 *pairs, int *n) {
    __nv_bfloat16 x = a[0], y = a[1];
    out[0] = __hadd(x, y), out[1] = __hmul(x, y), out[2] = __hfma(x, y, x), out[3] = hexp(x), out[4] = hlog(y);
    out[5] = __hmax(x, y), out[6] = __hmin_nan(x, y), out[7] = hsqrt(x), out[8] = __hneg(x), out[9] = __hadd_rn(x, y);
    pairs[0] = __hfma2(pairs[1], pairs[2], pairs[3]), pairs[1] = __hadd2_sat(pairs[1], pairs[2]);
    pairs[2] = __float22bfloat162_rn(make_float2(1.5f, __bfloat162float(x))), pairs[3] = __habs2(pairs[1]);
    n[0] = __bfloat162int_rn(x) + __heq(x, y) + __hneu(x, y), out[10] = __int2bfloat16_rz(n[1]), out[11] = __double2bfloat16(2.5 + n[2]);
}
#endif

extern "C" __global__ void fp8(const float *f, __nv_fp8_storage_t *bytes, __nv_fp8x2_e4m3 *pairs, float4 *back, __half2_raw *raw) {
    bytes[0] = __nv_cvt_float_to_fp8(f[0], __NV_SATFINITE, __NV_E4M3);
    bytes[1] = __nv_cvt_float_to_fp8(f[1], __NV_NOSAT, __NV_E5M2);
    bytes[2] = __nv_cvt_float_to_e8m0(f[2], __NV_SATFINITE, cudaRoundPosInf);
    pairs[0] = __nv_fp8x2_e4m3(make_float2(f[3], f[4]));
    raw[0] = __nv_cvt_fp8x2_to_halfraw2(reinterpret_cast<__nv_fp8x2_storage_t *>(bytes)[2], __NV_E5M2);
    __nv_fp8x4_e5m2 four(make_float4(f[5], f[6], f[7], f[8]));
    back[0] = four.operator float4();
    bytes[9] = __nv_fp8_e4m3(__float2bfloat16(f[9])).__x;
    bytes[10] = __nv_fp8_e5m2(int(f[10])).__x;
}

extern "C" __global__ void fp6(const float *f, __nv_fp6_storage_t *bytes, __half_raw *halves, float2 *back) {
    bytes[0] = __nv_cvt_float_to_fp6(f[0], __NV_E2M3, cudaRoundNearest);
    bytes[1] = __nv_cvt_float_to_fp6(f[1], __NV_E3M2, cudaRoundNearest);
    halves[0] = __nv_cvt_fp6_to_halfraw(bytes[2], __NV_E3M2);
    back[0] = __nv_fp6x2_e2m3(make_float2(f[2], f[3])).operator float2();
}

extern "C" __global__ void fp4(const float2 *f, __nv_fp4x2_storage_t *bytes, __half2_raw *halves, float4 *back) {
    bytes[0] = __nv_cvt_float2_to_fp4x2(f[0], __NV_E2M1, cudaRoundNearest);
    halves[0] = __nv_cvt_fp4x2_to_halfraw2(bytes[1], __NV_E2M1);
    back[0] = __nv_fp4x4_e2m1(make_float4(f[1].x, f[1].y, f[2].x, f[2].y)).operator float4();
}
