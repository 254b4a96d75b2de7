// targets: sm_80
// flags: -rdc=true
// Uses what part.cu defines.
#include "numbers.cuh"

__device__ static int own = 5;  // part.cu has one of the same name

extern "C" __global__ void use_parts(float* results, int* integers)
{
    int i = threadIdx.x;
    results[i] = scale * from_table(i & 3) + operation(table[1]);
    integers[i] = deep(i) + twice<21>() + own;
    if (i == 0) {
        counter += 1;
        shared_tally += 10;
    }
}
