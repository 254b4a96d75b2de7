// targets: sm_80
// flags: -rdc=true
// Defines what kernels.cu uses.
#include "numbers.cuh"

__device__ int counter = 40;
__device__ float table[4] = {1.f, 2.f, 4.f, 8.f};
__constant__ float scale = 0.5f;
__device__ static int own = 7;

__device__ float from_table(int index) { return table[index]; }

__device__ __noinline__ int deep(int n) { return n <= 1 ? 1 : n + deep(n - 2); }

__device__ float negate(float x) { return -x; }
__device__ Operation operation = negate;

extern "C" __global__ void count(int* result) { *result = counter + twice<21>() + own + shared_tally; }
