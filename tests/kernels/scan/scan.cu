// Inclusive scan of a large array in several launches: every CTA scans 1024 elements and leaves its total, the totals are
// scanned in the same way, and then each CTA adds the total of all CTAs before it.
extern "C" __global__ void scan_blocks(unsigned n, const unsigned *input, unsigned *output, unsigned *totals)
{
    __shared__ unsigned warp_totals[8];
    unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    unsigned first = blockIdx.x * 1024 + threadIdx.x * 4;
    unsigned value[4];
    for (int k = 0; k < 4; ++k)
        value[k] = first + k < n ? input[first + k] : 0;
    for (int k = 1; k < 4; ++k)
        value[k] += value[k - 1];
    unsigned sum = value[3];
    for (int delta = 1; delta < 32; delta *= 2) {
        unsigned other = __shfl_up_sync(0xffffffff, sum, delta);
        if (lane >= delta)
            sum += other;
    }
    if (lane == 31)
        warp_totals[warp] = sum;
    __syncthreads();
    unsigned before = sum - value[3];
    for (unsigned w = 0; w < warp; ++w)
        before += warp_totals[w];
    for (int k = 0; k < 4; ++k)
        if (first + k < n)
            output[first + k] = before + value[k];
    if (threadIdx.x == 255)
        totals[blockIdx.x] = before + value[3];
}

extern "C" __global__ void add_totals(unsigned n, const unsigned *totals, unsigned *output)
{
    if (blockIdx.x == 0)
        return;
    unsigned before = totals[blockIdx.x - 1];
    for (unsigned k = 0; k < 4; ++k) {
        unsigned i = blockIdx.x * 1024 + k * 256 + threadIdx.x;
        if (i < n)
            output[i] += before;
    }
}
