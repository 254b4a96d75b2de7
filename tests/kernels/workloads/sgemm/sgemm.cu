// targets: sm_80
// C = A B for square matrices whose side is a multiple of 64: tiles in shared memory, 4 x 4 results per thread.
extern "C" __global__ void __launch_bounds__(256) sgemm(int n, const float *a, const float *b, float *c)
{
    __shared__ float left[16][64], right[16][64];
    int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
    const float *from_a = a + (size_t)(blockIdx.y * 64 + threadIdx.x / 4) * n + threadIdx.x % 4 * 4;
    const float *from_b = b + (size_t)(threadIdx.x / 16) * n + blockIdx.x * 64 + threadIdx.x % 16 * 4;
    float sum[4][4] = {};
    for (int k = 0; k < n; k += 16) {
        float4 four = *(const float4 *)from_a;
        left[threadIdx.x % 4 * 4 + 0][threadIdx.x / 4] = four.x;
        left[threadIdx.x % 4 * 4 + 1][threadIdx.x / 4] = four.y;
        left[threadIdx.x % 4 * 4 + 2][threadIdx.x / 4] = four.z;
        left[threadIdx.x % 4 * 4 + 3][threadIdx.x / 4] = four.w;
        *(float4 *)&right[threadIdx.x / 16][threadIdx.x % 16 * 4] = *(const float4 *)from_b;
        from_a += 16;
        from_b += 16 * (size_t)n;
        __syncthreads();
#pragma unroll
        for (int j = 0; j < 16; ++j) {
            float4 x = *(const float4 *)&left[j][ty * 4], y = *(const float4 *)&right[j][tx * 4];
            float xs[4] = {x.x, x.y, x.z, x.w}, ys[4] = {y.x, y.y, y.z, y.w};
            for (int r = 0; r < 4; ++r)
                for (int s = 0; s < 4; ++s)
                    sum[r][s] += xs[r] * ys[s];
        }
        __syncthreads();
    }
    for (int r = 0; r < 4; ++r)
        *(float4 *)&c[(size_t)(blockIdx.y * 64 + ty * 4 + r) * n + blockIdx.x * 64 + tx * 4] =
            make_float4(sum[r][0], sum[r][1], sum[r][2], sum[r][3]);
}
