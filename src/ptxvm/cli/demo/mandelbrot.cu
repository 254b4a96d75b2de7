// Escape-time iteration counts of the Mandelbrot set over a width x height view; one thread a pixel.
extern "C" __global__ void mandelbrot(int *counts, int width, int height, float left, float top, float step, int limit)
{
    int column = blockIdx.x * blockDim.x + threadIdx.x;
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    if (column >= width || row >= height)
        return;
    float cr = left + step * column, ci = top + step * row;
    float zr = 0.0f, zi = 0.0f;
    int count = 0;
    while (count < limit && zr * zr + zi * zi < 4.0f) {
        float next = zr * zr - zi * zi + cr;
        zi = 2.0f * zr * zi + ci;
        zr = next;
        ++count;
    }
    counts[row * width + column] = count;
}
