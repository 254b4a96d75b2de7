// Bitonic sort of a power of two of keys. Strides below 1024 are done in shared memory, larger ones one launch each.
__device__ __forceinline__ void order(unsigned &low, unsigned &high, bool ascending)
{
    if ((low > high) == ascending) {
        unsigned other = low;
        low = high;
        high = other;
    }
}

// Sorts runs of 1024 keys (alternating directions) when `length` is 0, otherwise ends the merge of runs of `length`.
extern "C" __global__ void bitonic_shared(unsigned *keys, unsigned length)
{
    __shared__ unsigned part[1024];
    unsigned first = blockIdx.x * 1024;
    part[threadIdx.x] = keys[first + threadIdx.x];
    part[threadIdx.x + 512] = keys[first + threadIdx.x + 512];
    unsigned last = length ? length : 1024;
    for (unsigned size = length ? length : 2; size <= last; size *= 2)
        for (unsigned stride = min(size / 2, 512); stride > 0; stride /= 2) {
            __syncthreads();
            unsigned low = 2 * threadIdx.x - (threadIdx.x & (stride - 1));
            order(part[low], part[low + stride], ((first + low) & size) == 0);
        }
    __syncthreads();
    keys[first + threadIdx.x] = part[threadIdx.x];
    keys[first + threadIdx.x + 512] = part[threadIdx.x + 512];
}

extern "C" __global__ void bitonic_global(unsigned *keys, unsigned length, unsigned stride)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned low = 2 * i - (i & (stride - 1));
    order(keys[low], keys[low + stride], (low & length) == 0);
}
