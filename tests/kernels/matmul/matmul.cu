// C = A * B for square row-major matrices whose side is a multiple of the tile.
template <int TILE>
__device__ __forceinline__ void multiply(int n, const float *a, const float *b, float *c)
{
    __shared__ float tile_a[TILE][TILE];
    __shared__ float tile_b[TILE][TILE];
    int column = blockIdx.x * TILE + threadIdx.x;
    int row = blockIdx.y * TILE + threadIdx.y;
    float sum = 0.0f;
    for (int start = 0; start < n; start += TILE) {
        tile_a[threadIdx.y][threadIdx.x] = a[row * n + start + threadIdx.x];
        tile_b[threadIdx.y][threadIdx.x] = b[(start + threadIdx.y) * n + column];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < TILE; ++k)
            sum += tile_a[threadIdx.y][k] * tile_b[k][threadIdx.x];
        __syncthreads();
    }
    c[row * n + column] = sum;
}

extern "C" __global__ void matmul16(int n, const float *a, const float *b, float *c) { multiply<16>(n, a, b, c); }

extern "C" __global__ void matmul32(int n, const float *a, const float *b, float *c) { multiply<32>(n, a, b, c); }
