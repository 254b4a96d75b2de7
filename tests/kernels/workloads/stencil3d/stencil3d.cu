// targets: sm_80
// Seven-point stencil of a box: threads go up through it with three values in registers; the surface stays as it is.
extern "C" __global__ void stencil3d(int nx, int ny, int nz, const float *from, float *to)
{
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    if (x < 1 || x >= nx - 1 || y < 1 || y >= ny - 1)
        return;
    int plane = nx * ny, i = y * nx + x;
    float below = from[i], here = from[i + plane];
    for (int z = 1; z < nz - 1; ++z) {
        i += plane;
        float above = from[i + plane];
        to[i] = 0.4f * here + 0.1f * (below + above + from[i - 1] + from[i + 1] + from[i - nx] + from[i + nx]);
        below = here;
        here = above;
    }
}
