// The rare path is laid out after `ret`, at the end of the kernel, and jumps back into the common one.
extern "C" __global__ void code_after_ret(int n, const int *input, int *output)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int value = input[i];
    if (__builtin_expect(value % 10 == 0, 0)) {
        int turns = 0;
        while (value != 0) {
            value = (value & 1) ? value - 3 * turns : value / 2;
            value = min(abs(value), 1000) - 1;
            if (++turns > 20)
                break;
        }
        value = -turns;
    }
    output[i] = 2 * value + 1;
}
