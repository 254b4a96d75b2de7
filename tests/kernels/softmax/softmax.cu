// Softmax of each row, one CTA of 256 threads per row.
__device__ __forceinline__ float block_reduce(float value, bool maximum)
{
    __shared__ float partial[8];
    for (int delta = 16; delta > 0; delta /= 2) {
        float other = __shfl_xor_sync(0xffffffff, value, delta);
        value = maximum ? fmaxf(value, other) : value + other;
    }
    if (threadIdx.x % 32 == 0)
        partial[threadIdx.x / 32] = value;
    __syncthreads();
    value = partial[0];
    for (int warp = 1; warp < 8; ++warp)
        value = maximum ? fmaxf(value, partial[warp]) : value + partial[warp];
    __syncthreads();
    return value;
}

extern "C" __global__ void softmax(int columns, const float *input, float *output)
{
    input += (size_t)blockIdx.x * columns;
    output += (size_t)blockIdx.x * columns;
    float largest = __int_as_float(0xff800000);
    for (int i = threadIdx.x; i < columns; i += blockDim.x)
        largest = fmaxf(largest, input[i]);
    largest = block_reduce(largest, true);
    float sum = 0.0f;
    for (int i = threadIdx.x; i < columns; i += blockDim.x) {
        float power = expf(input[i] - largest);
        output[i] = power;
        sum += power;
    }
    float scale = 1.0f / block_reduce(sum, false);
    for (int i = threadIdx.x; i < columns; i += blockDim.x)
        output[i] *= scale;
}
