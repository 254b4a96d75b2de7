// targets: sm_80
// Sparse matrix (CSR) times vector, a warp for each row.
extern "C" __global__ void csr_rows(int rows, const int *starts, const int *columns, const float *values, const float *x,
                                    float *y)
{
    int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (row >= rows)
        return;
    float sum = 0.0f;
    for (int i = starts[row] + lane; i < starts[row + 1]; i += 32)
        sum += values[i] * x[columns[i]];
    for (int delta = 16; delta > 0; delta /= 2)
        sum += __shfl_down_sync(0xffffffff, sum, delta);
    if (lane == 0)
        y[row] = sum;
}
