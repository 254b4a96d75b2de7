// targets: sm_75 sm_80
// flags: -rdc=true -DCUDA_FORCE_CDP1_IF_SUPPORTED -D__CDPRT_SUPPRESS_SYNC_DEPRECATION_WARNING
// The first form of the device runtime: threads of a CTA wait for the grids they have launched.
#include <cstdio>

__global__ void half(int *sums, const int *data, int count)
{
    if (count <= 4) {
        int total = 0;
        for (int i = 0; i < count; ++i) total += data[i];
        sums[0] = total;
        return;
    }
    int left = count / 2;
    half<<<1, 1>>>(sums + 1, data, left);
    half<<<1, 1>>>(sums + count, data + left, count - left);
    cudaDeviceSynchronize();
    sums[0] = sums[1] + sums[count];
}

__global__ void square(int *data) { data[threadIdx.x] *= data[threadIdx.x]; }

// One thread waits, the others behind a barrier.
__global__ void squares(int *data, int *sum)
{
    int *own = data + blockIdx.x * blockDim.x;
    own[threadIdx.x] = blockIdx.x + threadIdx.x;
    __syncthreads();
    if (threadIdx.x == 0) {
        square<<<1, blockDim.x>>>(own);
        cudaDeviceSynchronize();
    }
    __syncthreads();
    atomicAdd(sum, own[(threadIdx.x + 1) % blockDim.x]);
}

__global__ void nothing() {}

__global__ void many(int *out, int count)
{
    for (int i = 0; i < count; ++i) {
        nothing<<<1, 1>>>();
        cudaError_t error = cudaGetLastError();
        if (error != cudaSuccess) {
            out[0] = i;
            out[1] = error;
            return;
        }
        if (i % 1000 == 999) cudaDeviceSynchronize();
    }
    out[0] = count;
}

__global__ void print_child(int number) { printf("child %d\n", number); }
__global__ void print_around()
{
    printf("before\n");
    print_child<<<1, 1>>>(1);
    cudaDeviceSynchronize();
    printf("between\n");
    print_child<<<1, 1>>>(2);
    printf("after\n");
}
