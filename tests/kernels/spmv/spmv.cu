// Sparse matrix times vector, rows compressed (CSR), in two shapes: a thread per row, and a warp per row.
extern "C" __global__ void spmv_thread(int rows, const int *starts, const int *columns, const float *values, const float *x, float *y)
{
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows)
        return;
    float sum = 0.0f;
    for (int i = starts[row]; i < starts[row + 1]; ++i)
        sum += values[i] * x[columns[i]];
    y[row] = sum;
}

extern "C" __global__ void spmv_warp(int rows, const int *starts, const int *columns, const float *values, const float *x, float *y)
{
    int row = (blockIdx.x * blockDim.x + threadIdx.x) / warpSize;
    int lane = threadIdx.x % warpSize;
    if (row >= rows)
        return;
    float sum = 0.0f;
    for (int i = starts[row] + lane; i < starts[row + 1]; i += warpSize)
        sum += values[i] * x[columns[i]];
    for (int delta = warpSize / 2; delta > 0; delta /= 2)
        sum += __shfl_xor_sync(0xffffffff, sum, delta);
    if (lane == 0)
        y[row] = sum;
}
