/* Bitonic sort of a power of two of keys, in runs that fit into the first-level cache; strides of 16 and more are
   vectorised. */
#define RUN 4096

static inline void order(unsigned *low, unsigned *high, int count, int ascending)
{
    if (ascending)
#pragma GCC ivdep
        for (int i = 0; i < count; ++i) {
            unsigned a = low[i], b = high[i];
            low[i] = a < b ? a : b;
            high[i] = a < b ? b : a;
        }
    else
#pragma GCC ivdep
        for (int i = 0; i < count; ++i) {
            unsigned a = low[i], b = high[i];
            low[i] = a < b ? b : a;
            high[i] = a < b ? a : b;
        }
}

static inline __attribute__((always_inline)) void small(unsigned *keys, unsigned count, unsigned first, unsigned length,
                                                        int stride)
{
    for (unsigned low = 0; low < count; low += 2 * stride) {
        int ascending = ((first + low) & length) == 0;
        for (int i = 0; i < stride; ++i) {
            unsigned a = keys[low + i], b = keys[low + stride + i];
            unsigned least = a < b ? a : b, most = a < b ? b : a;
            keys[low + i] = ascending ? least : most;
            keys[low + stride + i] = ascending ? most : least;
        }
    }
}

static void pass(unsigned *keys, unsigned count, unsigned first, unsigned length, unsigned stride)
{
    switch (stride) {
    case 1: small(keys, count, first, length, 1); return;
    case 2: small(keys, count, first, length, 2); return;
    case 4: small(keys, count, first, length, 4); return;
    case 8: small(keys, count, first, length, 8); return;
    }
    for (unsigned low = 0; low < count; low += 2 * stride)
        order(keys + low, keys + low + stride, stride, ((first + low) & length) == 0);
}

void bitonic_sort(unsigned n, unsigned *keys)
{
    unsigned run = n < RUN ? n : RUN;
    for (unsigned first = 0; first < n; first += run)
        for (unsigned length = 2; length <= run; length *= 2)
            for (unsigned stride = length / 2; stride > 0; stride /= 2)
                pass(keys + first, run, first, length, stride);
    for (unsigned length = 2 * run; length <= n; length *= 2) {
        unsigned stride = length / 2;
        for (; stride >= run; stride /= 2)
            pass(keys, n, 0, length, stride);
        for (unsigned first = 0; first < n; first += run)
            for (unsigned inner = stride; inner > 0; inner /= 2)
                pass(keys + first, run, first, length, inner);
    }
}
