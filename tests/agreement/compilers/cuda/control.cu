// Control flow: switches (tables of labels), loops with pragmas, early exits, goto, launch bounds of every kind.
extern "C" __global__ void __launch_bounds__(256, 2) switches(int *data, int n) {
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        int x = data[i];
        switch (x & 15) {
        case 0: x = x * 3 + 1; break;
        case 1: x = __popc(x) * 7; break;
        case 2: x = __clz(x) - 5; break;
        case 3: x = __ffs(x) ^ 9; break;
        case 4: x = __brev(x) + 2; break;
        case 5: x = x / 3; break;
        case 6: x = x % 7; [[fallthrough]];
        case 7: x = abs(x) * 13; break;
        case 8: x = min(x, 88); break;
        case 9: x = max(x, 99); break;
        case 11: x = x * x; break;
        case 12: x = __mulhi(x, x); break;
        case 13: x = data[x & 31]; break;
        default: x = -x;
        }
        data[i] = x;
    }
}

extern "C" __global__ void loops(float *f, int n) {
    float sum = 0;
#pragma unroll 1
    for (int i = 0; i < n; ++i) sum += f[i];
#pragma unroll
    for (int i = 0; i < 8; ++i) sum *= f[i];
    int i = 0;
again:
    if (f[i] > 0) {
        if (++i < n) goto again;
        return;
    }
    while (true) {
        if (sum > 100) break;
        sum += 1;
        if (i++ == 77) continue;
        do { sum *= 2; } while (sum < 10);
    }
    f[0] = sum;
}

extern "C" __global__ void __maxnreg__(64) limited(int *i) { i[threadIdx.x] *= 2; }
extern "C" __global__ void collatz(unsigned *steps) {
    unsigned long long n = threadIdx.x + 1;
    unsigned count = 0;
    while (n != 1) n = n & 1 ? 3 * n + 1 : n / 2, ++count;
    steps[threadIdx.x] = count;
}
#if __CUDA_ARCH__ >= 900
extern "C" __global__ void __cluster_dims__(2, 2, 1) __launch_bounds__(128, 1) clustered(int *i) { i[0] = 1; }
extern "C" __global__ void __launch_bounds__(128, 1, 4) ranked(int *i) { i[0] = 3; }
extern "C" __global__ void __block_size__((128, 1, 1), (2, 1, 1)) blocked(int *i) { i[0] = 2; }
#endif
