/* Stencils: the inner loops run over neighbours in memory and are vectorised. */
static inline void edge(int width, int height, const float *from, float *to, int x, int y)
{
    const float *here = from + (long)y * width + x;
    float up = y > 0 ? here[-width] : 0, down = y < height - 1 ? here[width] : 0;
    float left = x > 0 ? here[-1] : 0, right = x < width - 1 ? here[1] : 0;
    to[(long)y * width + x] = 0.5f * here[0] + 0.125f * (up + down + left + right);
}

void stencil2d(int width, int height, const float *restrict from, float *restrict to)
{
    for (int y = 0; y < height; ++y) {
        if (y == 0 || y == height - 1) {
            for (int x = 0; x < width; ++x)
                edge(width, height, from, to, x, y);
            continue;
        }
        const float *here = from + (long)y * width;
        float *out = to + (long)y * width;
        edge(width, height, from, to, 0, y);
        for (int x = 1; x < width - 1; ++x)
            out[x] = 0.5f * here[x] + 0.125f * (here[x - width] + here[x + width] + here[x - 1] + here[x + 1]);
        edge(width, height, from, to, width - 1, y);
    }
}

void stencil3d(int nx, int ny, int nz, const float *restrict from, float *restrict to)
{
    long plane = (long)nx * ny;
    for (int z = 1; z < nz - 1; ++z)
        for (int y = 1; y < ny - 1; ++y) {
            const float *here = from + z * plane + (long)y * nx;
            float *out = to + z * plane + (long)y * nx;
            for (int x = 1; x < nx - 1; ++x)
                out[x] = 0.4f * here[x] + 0.1f * (here[x - plane] + here[x + plane] + here[x - 1] + here[x + 1] +
                                                  here[x - nx] + here[x + nx]);
        }
}
