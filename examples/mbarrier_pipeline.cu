// The sum of each row of a matrix. One thread copies pieces of the row into two buffers in shared memory, always one
// piece ahead; an mbarrier for each buffer tells when its piece has arrived.
// Made into PTX by: nvcc -ptx -arch=sm_90 -std=c++17 mbarrier_pipeline.cu
#include <cuda/barrier>

constexpr int PIECE = 256;  // elements, one for each thread
using barrier = cuda::barrier<cuda::thread_scope_block>;

extern "C" __global__ void row_sums(int *sums, const int *matrix, int pieces) {
    __shared__ alignas(128) int buffer[2][PIECE];
    __shared__ int sum;
#pragma nv_diag_suppress static_var_with_dynamic_init
    __shared__ barrier arrived[2];
    const int *row = matrix + blockIdx.x * pieces * PIECE;
    const bool copies = threadIdx.x == 0;
    if (copies) {
        sum = 0;
        for (auto &one : arrived) init(&one, blockDim.x);
        cuda::device::experimental::fence_proxy_async_shared_cta();
    }
    __syncthreads();

    int mine = 0;
    for (int piece = -1; piece < pieces; ++piece) {
        const int next = piece + 1;
        if (copies && next < pieces) {
            // The copy signals the bytes that it writes; the phase cannot end before they are there.
            cuda::device::memcpy_async_tx(buffer[next % 2], row + next * PIECE,
                                          cuda::aligned_size_t<16>(sizeof buffer[0]), arrived[next % 2]);
            cuda::device::barrier_expect_tx(arrived[next % 2], sizeof buffer[0]);
        }
        if (piece < 0) continue;
        arrived[piece % 2].wait(arrived[piece % 2].arrive());
        mine += buffer[piece % 2][threadIdx.x];
        __syncthreads();  // the buffer may be filled again
    }
    atomicAdd(&sum, mine);
    __syncthreads();
    if (copies) sums[blockIdx.x] = sum;
}
