// Layer normalisation of each row by one CTA; two passes, weights and biases per column.
__device__ __forceinline__ float block_sum(float value)
{
    __shared__ float partial[32];
    for (int delta = 16; delta > 0; delta /= 2)
        value += __shfl_down_sync(0xffffffff, value, delta);
    if (threadIdx.x % 32 == 0)
        partial[threadIdx.x / 32] = value;
    __syncthreads();
    if (threadIdx.x < 32) {
        value = threadIdx.x < blockDim.x / 32 ? partial[threadIdx.x] : 0.0f;
        for (int delta = 16; delta > 0; delta /= 2)
            value += __shfl_down_sync(0xffffffff, value, delta);
        if (threadIdx.x == 0)
            partial[0] = value;
    }
    __syncthreads();
    value = partial[0];
    __syncthreads();
    return value;
}

extern "C" __global__ void layer_norm(int columns, float epsilon, const float *input, const float *weight, const float *bias,
                                      float *output)
{
    extern __shared__ float row[];
    input += (size_t)blockIdx.x * columns;
    output += (size_t)blockIdx.x * columns;
    float sum = 0.0f;
    for (int i = threadIdx.x; i < columns; i += blockDim.x)
        sum += row[i] = input[i];
    float mean = block_sum(sum) / columns;
    float squares = 0.0f;
    for (int i = threadIdx.x; i < columns; i += blockDim.x)
        squares += (row[i] - mean) * (row[i] - mean);
    float scale = rsqrtf(block_sum(squares) / columns + epsilon);
    for (int i = threadIdx.x; i < columns; i += blockDim.x)
        output[i] = (row[i] - mean) * scale * weight[i] + bias[i];
}
