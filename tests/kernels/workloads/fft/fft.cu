// targets: sm_80
// Fourier transforms of 1024 complex numbers, one CTA of 256 threads each: five steps of radix 4 (Stockham) in shared
// memory. roots[k] = exp(-2 pi i k / 1024).
__device__ __forceinline__ float2 times(float2 a, float2 b)
{
    return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

extern "C" __global__ void fft(const float2 *roots, const float2 *from, float2 *to)
{
    __shared__ float2 part[1024];
    int t = threadIdx.x;
    from += (size_t)blockIdx.x * 1024;
    to += (size_t)blockIdx.x * 1024;
    float2 a = from[t], b = from[t + 256], c = from[t + 512], d = from[t + 768];
    for (int s = 1;; s *= 4) {
        int q = t & (s - 1), p = t - q;
        float2 sum = make_float2(a.x + c.x, a.y + c.y), difference = make_float2(a.x - c.x, a.y - c.y);
        float2 other = make_float2(b.x + d.x, b.y + d.y), turned = make_float2(b.y - d.y, d.x - b.x);
        float2 *out = s == 256 ? to : part;
        int at = q + 4 * p;
        out[at] = make_float2(sum.x + other.x, sum.y + other.y);
        out[at + s] = times(make_float2(difference.x + turned.x, difference.y + turned.y), roots[p]);
        out[at + 2 * s] = times(make_float2(sum.x - other.x, sum.y - other.y), roots[2 * p]);
        out[at + 3 * s] = times(make_float2(difference.x - turned.x, difference.y - turned.y), roots[3 * p]);
        if (s == 256)
            return;
        __syncthreads();
        a = part[t], b = part[t + 256], c = part[t + 512], d = part[t + 768];
        __syncthreads();
    }
}
