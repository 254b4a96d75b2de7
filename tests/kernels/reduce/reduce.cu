// Each CTA of 256 threads adds 4096 floats: 16 per thread, then through shared memory, then with shuffles in one warp.
extern "C" __global__ void reduce(unsigned n, const float *input, float *sums)
{
    __shared__ float partial[256];
    unsigned first = blockIdx.x * 4096 + threadIdx.x;
    float sum = 0.0f;
    for (unsigned i = first; i < first + 4096 && i < n; i += 256)
        sum += input[i];
    partial[threadIdx.x] = sum;
    __syncthreads();
    for (unsigned width = 128; width >= 32; width /= 2) {
        if (threadIdx.x < width)
            partial[threadIdx.x] += partial[threadIdx.x + width];
        __syncthreads();
    }
    if (threadIdx.x < 32) {
        sum = partial[threadIdx.x];
        for (int delta = 16; delta > 0; delta /= 2)
            sum += __shfl_down_sync(0xffffffff, sum, delta);
        if (threadIdx.x == 0)
            sums[blockIdx.x] = sum;
    }
}
