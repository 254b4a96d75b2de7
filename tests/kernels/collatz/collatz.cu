// Counts the Collatz steps of 1, 2, 3, ...: a loop in which the lanes of a warp part.
extern "C" __global__ void collatz(unsigned n, unsigned *steps)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned long long value = i + 1ull;
    unsigned count = 0;
    while (value != 1) {
        value = value % 2 ? 3 * value + 1 : value / 2;
        ++count;
    }
    steps[i] = count;
}
