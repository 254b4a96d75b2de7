// targets: sm_75 sm_80 sm_90 sm_100
// 128-bit integers: nvcc has no instruction for them and writes chains of additions and subtractions with carry.
#include <stdint.h>

template <typename T> __device__ void arithmetic(int n, const T *x, const T *y, T *results)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    T a = x[i], b = y[i];
    int shift = (int)(b & 127), k = 0;
    results[n * k++ + i] = a + b;
    results[n * k++ + i] = a - b;
    results[n * k++ + i] = a * b;
    results[n * k++ + i] = a / b;
    results[n * k++ + i] = a % b;
    results[n * k++ + i] = a << shift;
    results[n * k++ + i] = a >> shift;
    results[n * k++ + i] = (a < b) + 2 * (a <= b) + 4 * (a == b);
}

extern "C" __global__ void int128_unsigned(int n, const unsigned __int128 *x, const unsigned __int128 *y,
                                           unsigned __int128 *results)
{
    arithmetic(n, x, y, results);
}

extern "C" __global__ void int128_signed(int n, const __int128 *x, const __int128 *y, __int128 *results)
{
    arithmetic(n, x, y, results);
}

// One row of the product of two 128-bit numbers: adds x * y, with the carries of a chain of madc, to sum[0] to sum[4].
__device__ void add_row(uint32_t sum[5], const uint32_t x[4], uint32_t y)
{
    asm("mad.lo.cc.u32 %0, %5, %9, %0;\n\t"
        "madc.lo.cc.u32 %1, %6, %9, %1;\n\t"
        "madc.lo.cc.u32 %2, %7, %9, %2;\n\t"
        "madc.lo.cc.u32 %3, %8, %9, %3;\n\t"
        "addc.u32 %4, %4, 0;\n\t"
        "mad.hi.cc.u32 %1, %5, %9, %1;\n\t"
        "madc.hi.cc.u32 %2, %6, %9, %2;\n\t"
        "madc.hi.cc.u32 %3, %7, %9, %3;\n\t"
        "madc.hi.u32 %4, %8, %9, %4;"
        : "+r"(sum[0]), "+r"(sum[1]), "+r"(sum[2]), "+r"(sum[3]), "+r"(sum[4])
        : "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]), "r"(y));
}

// The whole product, 256 bits.
extern "C" __global__ void int128_product(int n, const uint32_t (*x)[4], const uint32_t (*y)[4],
                                          uint32_t (*results)[8])
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    uint32_t sum[8] = {0};
    for (int row = 0; row < 4; row++)
        add_row(sum + row, x[i], y[i][row]);
    for (int k = 0; k < 8; k++)
        results[i][k] = sum[k];
}

// What the carry is to the other kind of instruction: addc after sub.cc and subc, subc after add.cc and mad.cc.
extern "C" __global__ void int128_mixed(int n, const uint32_t *x, const uint32_t *y, uint32_t *results)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    uint32_t a = x[i], b = y[i], after_sub, after_subc, after_add, after_mad;
    [[maybe_unused]] uint32_t ignored;
    asm("sub.cc.u32 %0, %2, %3; addc.u32 %1, 0, 0;" : "=r"(ignored), "=r"(after_sub) : "r"(a), "r"(b));
    asm("add.cc.u32 %0, %2, %3; subc.cc.u32 %0, %2, %3; addc.u32 %1, 0, 0;"
        : "=r"(ignored), "=r"(after_subc)
        : "r"(a), "r"(b));
    asm("add.cc.u32 %0, %2, %3; subc.u32 %1, 0, 0;" : "=r"(ignored), "=r"(after_add) : "r"(a), "r"(b));
    asm("mad.lo.cc.u32 %0, %2, %3, %2; subc.u32 %1, 0, 0;" : "=r"(ignored), "=r"(after_mad) : "r"(a), "r"(b));
    results[i] = after_sub;
    results[n + i] = after_subc;
    results[2 * n + i] = after_add;
    results[3 * n + i] = after_mad;
}
