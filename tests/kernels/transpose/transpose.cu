// Transposes a matrix through a tile that is padded by one column against bank conflicts; edges are guarded.
extern "C" __global__ void transpose(int width, int height, const float *from, float *to)
{
    __shared__ float tile[32][33];
    int x = blockIdx.x * 32 + threadIdx.x;
    int y = blockIdx.y * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8)
        if (x < width && y + j < height)
            tile[threadIdx.y + j][threadIdx.x] = from[(y + j) * width + x];
    __syncthreads();
    x = blockIdx.y * 32 + threadIdx.x;
    y = blockIdx.x * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8)
        if (x < height && y + j < width)
            to[(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j];
}
