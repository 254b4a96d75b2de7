/* Fourier transforms of 1024 complex numbers: five steps of radix 4 (Stockham), real and imaginary parts apart. */
#define N 1024
#define M (N / 4)

static float table[6][M];

static inline __attribute__((always_inline)) void step(int s, const float *restrict xr, const float *restrict xi,
                                                       float *restrict yr, float *restrict yi)
{
#pragma GCC ivdep
    for (int t = 0; t < M; ++t) {
        int p = t & -s, at = (t & (s - 1)) + 4 * p;
        float ar = xr[t], ai = xi[t], br = xr[t + M], bi = xi[t + M];
        float cr = xr[t + 2 * M], ci = xi[t + 2 * M], dr = xr[t + 3 * M], di = xi[t + 3 * M];
        float sr = ar + cr, si = ai + ci, er = ar - cr, ei = ai - ci;
        float or = br + dr, oi = bi + di, tr = bi - di, ti = dr - br;
        yr[at] = sr + or;
        yi[at] = si + oi;
        float ur = er + tr, ui = ei + ti, vr = sr - or, vi = si - oi, wr = er - tr, wi = ei - ti;
        yr[at + s] = ur * table[0][p] - ui * table[1][p];
        yi[at + s] = ur * table[1][p] + ui * table[0][p];
        yr[at + 2 * s] = vr * table[2][p] - vi * table[3][p];
        yi[at + 2 * s] = vr * table[3][p] + vi * table[2][p];
        yr[at + 3 * s] = wr * table[4][p] - wi * table[5][p];
        yi[at + 3 * s] = wr * table[5][p] + wi * table[4][p];
    }
}

/* The same for s of 16 and more: one root for s neighbours. */
static inline __attribute__((always_inline)) void wide(int s, const float *restrict xr, const float *restrict xi,
                                                       float *restrict yr, float *restrict yi)
{
    for (int p = 0; p < M; p += s) {
        float k = table[0][p], l = table[1][p], m = table[2][p], n = table[3][p], o = table[4][p], q = table[5][p];
#pragma GCC ivdep
        for (int t = p; t < p + s; ++t) {
            int at = t + 3 * p;
            float ar = xr[t], ai = xi[t], br = xr[t + M], bi = xi[t + M];
            float cr = xr[t + 2 * M], ci = xi[t + 2 * M], dr = xr[t + 3 * M], di = xi[t + 3 * M];
            float sr = ar + cr, si = ai + ci, er = ar - cr, ei = ai - ci;
            float or = br + dr, oi = bi + di, tr = bi - di, ti = dr - br;
            yr[at] = sr + or;
            yi[at] = si + oi;
            float ur = er + tr, ui = ei + ti, vr = sr - or, vi = si - oi, wr = er - tr, wi = ei - ti;
            yr[at + s] = ur * k - ui * l;
            yi[at + s] = ur * l + ui * k;
            yr[at + 2 * s] = vr * m - vi * n;
            yi[at + 2 * s] = vr * n + vi * m;
            yr[at + 3 * s] = wr * o - wi * q;
            yi[at + 3 * s] = wr * q + wi * o;
        }
    }
}

void fft(int count, const float *roots, const float *from, float *to)
{
    float xr[N], xi[N], yr[N], yi[N];
    for (int p = 0; p < M; ++p)
        for (int k = 0; k < 3; ++k) {
            table[2 * k][p] = roots[2 * (k + 1) * p];
            table[2 * k + 1][p] = roots[2 * (k + 1) * p + 1];
        }
    for (int c = 0; c < count; ++c, from += 2 * N, to += 2 * N) {
        for (int i = 0; i < N; ++i) {
            xr[i] = from[2 * i];
            xi[i] = from[2 * i + 1];
        }
        step(1, xr, xi, yr, yi);
        step(4, yr, yi, xr, xi);
        wide(16, xr, xi, yr, yi);
        wide(64, yr, yi, xr, xi);
        wide(256, xr, xi, yr, yi);
        for (int i = 0; i < N; ++i) {
            to[2 * i] = yr[i];
            to[2 * i + 1] = yi[i];
        }
    }
}
