// All CTAs of the grid meet at a barrier in global memory between the steps of a smoothing filter.
__device__ void wait_for_grid(unsigned *arrived, volatile unsigned *round)
{
    __syncthreads();
    if (threadIdx.x == 0) {
        unsigned now = *round;
        __threadfence();
        if (atomicAdd(arrived, 1) == gridDim.x - 1) {
            *arrived = 0;
            __threadfence();
            *round = now + 1;
        } else {
            while (*round == now)
                ;
        }
        __threadfence();
    }
    __syncthreads();
}

extern "C" __global__ void grid_barrier(int n, int steps, unsigned *arrived, unsigned *round, volatile int *values,
                                        volatile int *smoothed)
{
    int threads = gridDim.x * blockDim.x;
    for (int step = 0; step < steps; ++step) {
        for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += threads)
            smoothed[i] = values[i == 0 ? n - 1 : i - 1] + 2 * values[i] - values[i == n - 1 ? 0 : i + 1];
        wait_for_grid(arrived, round);
        volatile int *other = values;
        values = smoothed;
        smoothed = other;
    }
}
