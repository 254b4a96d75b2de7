// Mathematics: libdevice, intrinsics of all roundings, integer and SIMD intrinsics, 128-bit integers.
extern "C" __global__ void singles(const float *a, float *f) {
    float x = a[threadIdx.x], y = a[threadIdx.x + 1], s, c;
    f[0] = sinf(x) + cosf(y) + tanf(x) + expf(y) + logf(x) + powf(x, y) + sqrtf(x) + rsqrtf(y) + cbrtf(x) + hypotf(x, y);
    f[1] = __sinf(x) + __cosf(y) + __expf(x) + __logf(y) + __powf(x, y) + __tanf(x) + __fdividef(x, y) + __saturatef(x);
    f[2] = __fadd_rz(x, y) + __fmul_ru(x, y) + __fmaf_rd(x, y, x) + __fdiv_rn(x, y) + __frcp_rz(x) + __fsqrt_ru(y) + __frsqrt_rn(x);
    f[3] = floorf(x) + ceilf(y) + truncf(x) + roundf(y) + rintf(x) + nearbyintf(y) + fmodf(x, y) + remainderf(x, y);
    f[4] = erff(x) + erfcf(y) + tgammaf(x) + lgammaf(y) + j0f(x) + y1f(y) + normcdff(x) + asinf(y) + atan2f(x, y) + sinhf(x);
    sincosf(x, &s, &c);
    f[5] = s * c + fmaf(x, y, s) + fabsf(x) + copysignf(x, y) + fminf(x, y) + fmaxf(x, y) + fdimf(x, y) + ldexpf(x, 3) + scalbnf(y, 2);
    int e;
    f[6] = frexpf(x, &e) + modff(y, f + 7) + e + ilogbf(x) + isnan(y) + isinf(x) + signbit(y) + isfinite(x) + exp10f(x) + __exp10f(y);
}

extern "C" __global__ void doubles(const double *a, double *d) {
    double x = a[threadIdx.x], y = a[threadIdx.x + 1];
    d[0] = sin(x) + exp(y) + log(x) + pow(x, y) + sqrt(x) + rsqrt(y) + cbrt(x) + erf(y) + lgamma(x) + fma(x, y, x);
    d[1] = __dadd_rz(x, y) + __dmul_rd(x, y) + __fma_ru(x, y, x) + __ddiv_rn(x, y) + __drcp_rz(x) + __dsqrt_rn(y);
    d[2] = floor(x) + rint(y) + fmod(x, y) + fmin(x, y) + fabs(y) + tanh(x) + expm1(y) + log1p(x) + acos(y) + jn(3, x);
    d[3] = __hiloint2double(1, 2) + __double2hiint(x) + __double2loint(y) + __longlong_as_double(7) + __double_as_longlong(x);
}

extern "C" __global__ void conversions(const float *f, const double *d, long long *l, int *i, unsigned *u, double *out) {
    i[0] = __float2int_rn(f[0]) + __float2int_rz(f[1]) + __float2int_ru(f[2]) + __double2int_rd(d[0]) + __float_as_int(f[3]);
    u[0] = __float2uint_rn(f[0]) + __double2uint_ru(d[1]) + (unsigned)f[4];
    l[0] = __float2ll_rn(f[0]) + __double2ll_rz(d[0]) + (long long)f[1] + (long long)__float2ull_rd(f[2]);
    out[0] = __int2float_ru(i[1]) + __uint2double_rn(u[1]) + __ll2float_rz(l[1]) + __ull2double_rd(l[2]) + (float)d[2] + __double2float_ru(d[3]);
    out[1] = (double)(char)i[2] + (double)(short)u[2] + (double)(unsigned char)l[3] + (float)(unsigned long long)l[4] + (bool)i[5];
}

extern "C" __global__ void integers(int *i, unsigned *u, long long *l, unsigned long long *v, __int128 *w) {
    int a = i[0], b = i[1];
    unsigned x = u[0], y = u[1];
    i[2] = a / b + a % b + __mulhi(a, b) + __mul24(a, b) + __sad(a, b, x) + __clz(a) + __popc(b) + __ffs(a) + __rhadd(a, b) + abs(b);
    u[2] = x / y + x % y + __umulhi(x, y) + __umul24(x, y) + __usad(x, y, x) + __brev(x) + __byte_perm(x, y, 0x3210) + __uhadd(x, y);
    u[3] = __funnelshift_l(x, y, 3) + __funnelshift_rc(x, y, a) + (x << 3 | y >> 29) + (x >> a) + (a >> 2) + x / 7 + y % 10;
    l[0] = __mul64hi(l[1], l[2]) + l[1] / l[2] + __clzll(l[1]) + __popcll(l[2]) + __ffsll(l[1]) + __brevll(l[2]) + l[1] % 13;
    v[0] = __umul64hi(v[1], v[2]) + v[1] / v[2] + v[1] % v[2] + (v[1] << a) + (unsigned long long)x * y;
    w[0] = w[1] * w[2] + w[3] / 5 + (w[1] >> a) + (w[2] < w[3]);
    i[3] = __dp4a(a, b, i[4]) + __dp4a(x, y, u[4]) + __dp2a_lo(a, b, i[5]) + __dp2a_hi(x, y, u[5]) + __fns(x, 0, 3);
}

extern "C" __global__ void simd(const unsigned *u, unsigned *out) {
    unsigned a = u[0], b = u[1], c = u[2];
    out[0] = __vadd2(a, b) + __vsub4(a, b) + __vaddss2(a, b) + __vaddus4(a, b) + __vavgs2(a, b) + __vavgu4(a, b) + __vabs2(a) + __vabsss4(b);
    out[1] = __vcmpeq2(a, b) + __vcmpgts4(a, b) + __vcmpleu2(a, b) + __vseteq4(a, b) + __vsetltu2(a, b) + __vmaxs2(a, b) + __vminu4(a, b);
    out[2] = __vsads2(a, b) + __vsadu4(a, b) + __vabsdiffs4(a, b) + __vneg2(a) + __vnegss4(b) + __vhaddu2(a, b) + __vsubss2(a, b);
    out[3] = __vimax3_s32(a, b, c) + __vimin_s32_relu(a, b) + __viaddmax_s16x2(a, b, c) + __vimax3_u16x2(a, b, c) + __viaddmin_u32(a, b, c);
    bool p, q;
    out[4] = __vibmax_s16x2(a, b, &p, &q) + p + q;
}
