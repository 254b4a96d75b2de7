// Code addresses that travel between kernels: virtual functions of objects that another kernel constructed (in a buffer
// and on the heap), and function pointers that another kernel stored in memory and in a variable.
#include <new>

struct Shape {
    int scale;
    __device__ Shape(int scale) : scale(scale) {}
    __device__ virtual int area(int turn) const = 0;
    __device__ virtual ~Shape() {}
};

struct Square : Shape {
    int side;
    __device__ Square(int scale, int side) : Shape(scale), side(side) {}
    __device__ int area(int) const override { return scale * side * side; }
};

struct Rectangle : Square {
    int other;
    __device__ Rectangle(int scale, int side, int other) : Square(scale, side), other(other) {}
    __device__ int area(int turn) const override { return scale * side * other + turn; }
};

extern "C" __global__ void construct(unsigned n, char *places, Shape **heap)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    if (i % 2)
        new (places + 32 * i) Square(2, i);
    else
        new (places + 32 * i) Rectangle(3, i, i + 1);
    heap[i] = i % 3 ? new Square(1, i) : new Rectangle(1, i, 7);
}

extern "C" __global__ void measure(unsigned n, const char *places, Shape **heap, int *areas)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    areas[2 * i] = reinterpret_cast<const Shape *>(places + 32 * i)->area(i);
    areas[2 * i + 1] = heap[i]->area(5);
    delete heap[i];
}

typedef unsigned (*Operation)(unsigned, unsigned);

__device__ unsigned subtract(unsigned a, unsigned b) { return a - b; }
__device__ unsigned scale(unsigned a, unsigned b) { return a * b + 1; }
__device__ unsigned mirrored(unsigned a, unsigned b)
{
    __shared__ unsigned values[64];
    values[threadIdx.x] = a;
    __syncthreads();
    unsigned other = values[63 - threadIdx.x];
    __syncthreads();
    return other + b;
}

__device__ Operation chosen;
__device__ Operation table[2] = {scale, subtract};

extern "C" __global__ void choose(Operation *operations)
{
    chosen = mirrored;
    operations[0] = table[1];
    operations[1] = scale;
}

extern "C" __global__ void apply(const Operation *operations, unsigned *values)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    values[i] = operations[i % 2](chosen(values[i], i), 3);
}
