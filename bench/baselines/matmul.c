/* C = A * B for square row-major matrices whose side is a multiple of 64: a tile of C is kept in registers. */
#include <string.h>

#ifdef __AVX512F__
#define WIDTH 16
#define VECTORS 4
#else
#define WIDTH 8
#define VECTORS 2
#endif
#define ROWS 6

typedef float vector __attribute__((vector_size(WIDTH * sizeof(float))));

static inline vector load(const float *from)
{
    vector value;
    memcpy(&value, from, sizeof value);
    return value;
}

static inline __attribute__((always_inline)) void tile(int rows, int n, const float *a, const float *b, float *c)
{
    vector sum[ROWS][VECTORS] = {0};
    for (int k = 0; k < n; ++k) {
        vector row[VECTORS];
#pragma GCC unroll 4
        for (int v = 0; v < VECTORS; ++v)
            row[v] = load(b + (long)k * n + v * WIDTH);
#pragma GCC unroll 6
        for (int r = 0; r < rows; ++r)
#pragma GCC unroll 4
            for (int v = 0; v < VECTORS; ++v)
                sum[r][v] += a[(long)r * n + k] * row[v];
    }
#pragma GCC unroll 6
    for (int r = 0; r < rows; ++r)
#pragma GCC unroll 4
        for (int v = 0; v < VECTORS; ++v)
            memcpy(c + (long)r * n + v * WIDTH, &sum[r][v], sizeof(vector));
}

void matmul(int n, const float *a, const float *b, float *c)
{
    for (int j = 0; j < n; j += WIDTH * VECTORS) {
        int i = 0;
        for (; i + ROWS <= n; i += ROWS)
            tile(ROWS, n, a + (long)i * n, b + j, c + (long)i * n + j);
        for (; i < n; ++i)
            tile(1, n, a + (long)i * n, b + j, c + (long)i * n + j);
    }
}
