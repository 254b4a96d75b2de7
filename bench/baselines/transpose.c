/* Transposes in blocks of 16 x 16, which stay in the first-level cache. */
#define SIDE 16

static inline int least(int a, int b) { return a < b ? a : b; }

void transpose(int width, int height, const unsigned *restrict from, unsigned *restrict to)
{
    for (int y = 0; y < height; y += SIDE)
        for (int x = 0; x < width; x += SIDE) {
            if (x + SIDE <= width && y + SIDE <= height) {
                for (int i = 0; i < SIDE; ++i)
#pragma GCC ivdep
                    for (int j = 0; j < SIDE; ++j)
                        to[(long)(x + i) * height + y + j] = from[(long)(y + j) * width + x + i];
                continue;
            }
            for (int i = x; i < least(x + SIDE, width); ++i)
                for (int j = y; j < least(y + SIDE, height); ++j)
                    to[(long)i * height + j] = from[(long)j * width + i];
        }
}
