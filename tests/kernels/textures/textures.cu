// Kernels that read textures and write surfaces, as image processing does it. tests/kernels/test_textures.py has their
// references.

#include <cuda_runtime.h>

extern "C" {

// The mean of the (2 r + 1)^2 texels around each, clamped at the edges.
__global__ void box_filter(float *out, cudaTextureObject_t picture, int width, int height, int r)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    float sum = 0;
    for (int dy = -r; dy <= r; dy++)
        for (int dx = -r; dx <= r; dx++)
            sum += tex2D<float>(picture, x + dx + 0.5f, y + dy + 0.5f);
    out[y * width + x] = sum / ((2 * r + 1) * (2 * r + 1));
}

// Colours that are alike count more; texels are uchar4 read as numbers from 0 to 1.
__global__ void bilateral(float4 *out, cudaTextureObject_t picture, int width, int height, float scale)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    float4 middle = tex2D<float4>(picture, x + 0.5f, y + 0.5f), sum = make_float4(0, 0, 0, 0);
    float total = 0;
    for (int dy = -2; dy <= 2; dy++)
        for (int dx = -2; dx <= 2; dx++) {
            float4 c = tex2D<float4>(picture, x + dx + 0.5f, y + dy + 0.5f);
            float d = fabsf(c.x - middle.x) + fabsf(c.y - middle.y) + fabsf(c.z - middle.z);
            float weight = 1.0f / (1.0f + scale * d);
            sum = make_float4(sum.x + weight * c.x, sum.y + weight * c.y, sum.z + weight * c.z, 1);
            total += weight;
        }
    out[y * width + x] = make_float4(sum.x / total, sum.y / total, sum.z / total, 1);
}

// Rays along z through a volume with trilinear filtering, front to back.
__global__ void volume(float *out, cudaTextureObject_t density, int width, int height, int steps)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    float left = 1, sum = 0;
    for (int step = 0; step < steps; step++) {
        float d = tex3D<float>(density, (x + 0.5f) / width, (y + 0.5f) / height, (step + 0.5f) / steps);
        sum += left * d;
        left *= 1 - d;
    }
    out[y * width + x] = sum;
}

// Sobel's operator from a texture into a surface.
__global__ void sobel(cudaSurfaceObject_t out, cudaTextureObject_t picture, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    int p[3][3];
    for (int dy = 0; dy < 3; dy++)
        for (int dx = 0; dx < 3; dx++)
            p[dy][dx] = tex2D<unsigned char>(picture, x + dx - 1, y + dy - 1);
    int h = p[0][2] + 2 * p[1][2] + p[2][2] - p[0][0] - 2 * p[1][0] - p[2][0];
    int v = p[2][0] + 2 * p[2][1] + p[2][2] - p[0][0] - 2 * p[0][1] - p[0][2];
    surf2Dwrite<unsigned char>((unsigned char)min(abs(h) + abs(v), 255), out, x, y);
}

__device__ float cubic(float a, float b, float c, float d, float t)
{
    return b + 0.5f * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

// Twice as large, by Catmull and Rom: with 16 points, and with four gathers.
__global__ void bicubic(float *out, cudaTextureObject_t picture, int width, int height, int gathers)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= 2 * width || y >= 2 * height)
        return;
    float sx = (x + 0.5f) / 2 - 0.5f, sy = (y + 0.5f) / 2 - 0.5f, fx = floorf(sx), fy = floorf(sy);
    float p[4][4];
    if (gathers) {
        for (int j = 0; j < 4; j += 2)
            for (int i = 0; i < 4; i += 2) {
                float4 four = tex2Dgather<float4>(picture, fx + i, fy + j, 0);
                p[j + 1][i] = four.x;
                p[j + 1][i + 1] = four.y;
                p[j][i + 1] = four.z;
                p[j][i] = four.w;
            }
    } else {
        for (int j = 0; j < 4; j++)
            for (int i = 0; i < 4; i++)
                p[j][i] = tex2D<float>(picture, fx + i - 0.5f, fy + j - 0.5f);
    }
    float rows[4];
    for (int j = 0; j < 4; j++)
        rows[j] = cubic(p[j][0], p[j][1], p[j][2], p[j][3], sx - fx);
    out[y * 2 * width + x] = cubic(rows[0], rows[1], rows[2], rows[3], sy - fy);
}

// The colour of the surroundings in each direction.
__global__ void environment(float *out, cudaTextureObject_t cube, const float3 *directions, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        out[i] = texCubemap<float>(cube, directions[i].x, directions[i].y, directions[i].z);
}

// A line of texels at rising levels of detail, and by gradients.
__global__ void levels(float *out, cudaTextureObject_t picture, int count, float step, int gradients)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    float u = (i + 0.5f) / count, lod = i * step;
    if (gradients)
        out[i] = tex2DGrad<float>(picture, u, 0.5f, make_float2(exp2f(floorf(lod)) / 64, 0), make_float2(0, 0));
    else
        out[i] = tex2DLod<float>(picture, u, 0.5f, lod);
}

// How often each value occurs: counted on a surface.
__global__ void surface_histogram(cudaSurfaceObject_t counts, cudaTextureObject_t picture, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    int value = tex2D<unsigned char>(picture, x, y);
    asm volatile("sured.b.add.1d.u32.trap [%0, {%1}], %2;" ::"l"(counts), "r"(4 * value), "r"(1) : "memory");
}

// A layer of a picture turned by a quarter, from a layered texture into a layered surface.
__global__ void turn_layers(cudaSurfaceObject_t out, cudaTextureObject_t picture, int size)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, layer = blockIdx.z;
    if (x >= size || y >= size)
        return;
    surf2DLayeredwrite(tex2DLayered<float2>(picture, y + 0.5f, size - x - 0.5f, layer), out, x * 8, y, layer);
}

// Linear memory by whole numbers.
__global__ void gather_linear(int4 *out, cudaTextureObject_t table, const int *places, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        out[i] = tex1Dfetch<int4>(table, places[i]);
}
}
