// Single-pass inclusive scan: a CTA publishes the total of its tile, looks back over the tiles before it until it meets one
// whose prefix is known, and publishes its own prefix. A descriptor holds its state in the high word: 0 not there yet,
// 1 total of the tile, 2 prefix up to and including the tile.
extern "C" __global__ void lookback_scan(unsigned n, const unsigned *input, unsigned *output, unsigned *ticket,
                                         volatile unsigned long long *descriptors)
{
    __shared__ unsigned warp_totals[8];
    __shared__ unsigned tile, tile_prefix;
    unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    if (threadIdx.x == 0)
        tile = atomicAdd(ticket, 1);
    __syncthreads();
    unsigned i = tile * 256 + threadIdx.x;
    unsigned value = i < n ? input[i] : 0;
    for (int delta = 1; delta < 32; delta *= 2) {
        unsigned other = __shfl_up_sync(0xffffffff, value, delta);
        if (lane >= delta)
            value += other;
    }
    if (lane == 31)
        warp_totals[warp] = value;
    __syncthreads();
    for (unsigned w = 0; w < warp; ++w)
        value += warp_totals[w];
    if (threadIdx.x == 255) {
        __threadfence();
        descriptors[tile] = (tile == 0 ? 2ull : 1ull) << 32 | value;
        if (tile == 0)
            tile_prefix = 0;
    }
    if (tile > 0 && warp == 0) {
        unsigned prefix = 0;
        for (int last = tile - 1;; last -= 32) {
            int at = last - (int)lane;
            unsigned long long descriptor;
            do
                descriptor = at < 0 ? 2ull << 32 : descriptors[at];
            while (__any_sync(0xffffffff, descriptor >> 32 == 0));
            unsigned known = __ballot_sync(0xffffffff, descriptor >> 32 == 2);
            unsigned part = known == 0 || lane < __ffs(known) ? (unsigned)descriptor : 0;
            for (int delta = 16; delta > 0; delta /= 2)
                part += __shfl_xor_sync(0xffffffff, part, delta);
            prefix += part;
            if (known)
                break;
        }
        if (lane == 0)
            tile_prefix = prefix;
    }
    __syncthreads();
    value += tile_prefix;
    if (tile > 0 && threadIdx.x == 255) {
        __threadfence();
        descriptors[tile] = 2ull << 32 | value;
    }
    if (i < n)
        output[i] = value;
}
