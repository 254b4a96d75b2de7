// targets: sm_80
// Five-point stencil: a tile of 32 x 8 with its halo in shared memory, zero outside.
__device__ __forceinline__ float at(const float *from, int width, int height, int x, int y)
{
    return x >= 0 && x < width && y >= 0 && y < height ? from[y * width + x] : 0.0f;
}

extern "C" __global__ void stencil2d(int width, int height, const float *from, float *to)
{
    __shared__ float tile[10][34];
    int tx = threadIdx.x, ty = threadIdx.y;
    int x = blockIdx.x * 32 + tx, y = blockIdx.y * 8 + ty;
    tile[ty + 1][tx + 1] = at(from, width, height, x, y);
    if (tx == 0)
        tile[ty + 1][0] = at(from, width, height, x - 1, y);
    if (tx == 31)
        tile[ty + 1][33] = at(from, width, height, x + 1, y);
    if (ty == 0)
        tile[0][tx + 1] = at(from, width, height, x, y - 1);
    if (ty == 7)
        tile[9][tx + 1] = at(from, width, height, x, y + 1);
    __syncthreads();
    if (x < width && y < height)
        to[y * width + x] =
            0.5f * tile[ty + 1][tx + 1] +
            0.125f * (tile[ty][tx + 1] + tile[ty + 2][tx + 1] + tile[ty + 1][tx] + tile[ty + 1][tx + 2]);
}
