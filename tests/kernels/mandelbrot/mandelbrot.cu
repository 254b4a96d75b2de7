// Escape times of the Mandelbrot set. Products and sums are kept apart so that every rounding is known.
extern "C" __global__ void mandelbrot(int width, int height, int limit, float left, float top, float step, int *times)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    float real = __fadd_rn(left, __fmul_rn(step, (float)x));
    float imaginary = __fsub_rn(top, __fmul_rn(step, (float)y));
    float u = 0.0f, v = 0.0f;
    int time = 0;
    while (time < limit) {
        float uu = __fmul_rn(u, u), vv = __fmul_rn(v, v);
        if (__fadd_rn(uu, vv) > 4.0f)
            break;
        v = __fadd_rn(__fmul_rn(2.0f * u, v), imaginary);
        u = __fadd_rn(__fsub_rn(uu, vv), real);
        ++time;
    }
    times[y * width + x] = time;
}
