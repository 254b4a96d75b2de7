// targets: sm_80 sm_90a
// Matrix product whose tiles come through a ring of stages that cp.async fills while earlier ones are used.
#include "async.cuh"

constexpr int TILE = 32, DEPTH = 16, STAGES = 3, THREADS = 64;

struct Stage {
    alignas(16) float a[TILE][DEPTH];
    alignas(16) float b[DEPTH][TILE];
};

// 16 bytes, of which the first `bytes` are read and the others become zero.
__device__ void copy16(float *to, const float *from, int bytes)
{
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(shared_address(to)), "l"(global_address(from)), "r"(bytes) : "memory");
}

// 4 bytes, or zero where `ignored`.
__device__ void copy4(float *to, const float *from, bool ignored)
{
    asm volatile(
        "{\n"
        ".reg .pred ignored;\n"
        "setp.ne.u32 ignored, %2, 0;\n"
        "cp.async.ca.shared.global [%0], [%1], 4, ignored;\n"
        "}" ::"r"(shared_address(to)), "l"(global_address(from)), "r"((u32)ignored) : "memory");
}

// `inner` is a multiple of 4: rows of `a` are read 16 bytes at a time. `rows` and `columns` are any.
extern "C" __global__ void __launch_bounds__(THREADS)
    staged_matmul(int rows, int columns, int inner, const float *a, const float *b, float *c)
{
    __shared__ Stage stages[STAGES];
    int top = blockIdx.y * TILE, left = blockIdx.x * TILE, thread = threadIdx.x;
    int steps = (inner + DEPTH - 1) / DEPTH;

    auto load = [&](int step) {
        Stage &stage = stages[step % STAGES];
        for (int i = thread; i < TILE * DEPTH / 4; i += THREADS) {
            int row = i / (DEPTH / 4), k = i % (DEPTH / 4) * 4;
            int valid = top + row < rows ? min(max(inner - (step * DEPTH + k), 0), 4) : 0;
            copy16(&stage.a[row][k], valid ? &a[(top + row) * inner + step * DEPTH + k] : a, 4 * valid);
        }
        for (int i = thread; i < DEPTH * TILE; i += THREADS) {
            int k = i / TILE, column = i % TILE;
            bool outside = step * DEPTH + k >= inner || left + column >= columns;
            copy4(&stage.b[k][column], outside ? b : &b[(step * DEPTH + k) * columns + left + column], outside);
        }
    };

    for (int step = 0; step < STAGES - 1; ++step) {
        if (step < steps)
            load(step);
        asm volatile("cp.async.commit_group;" ::: "memory");
    }
    float sums[4][4] = {};
    int row = thread / 8 * 4, column = thread % 8;
    for (int step = 0; step < steps; ++step) {
        asm volatile("cp.async.wait_group %0;" ::"n"(STAGES - 2) : "memory");
        __syncthreads();
        if (step + STAGES - 1 < steps)
            load(step + STAGES - 1);
        asm volatile("cp.async.commit_group;" ::: "memory");
        const Stage &stage = stages[step % STAGES];
        for (int k = 0; k < DEPTH; ++k)
            for (int i = 0; i < 4; ++i)
                for (int j = 0; j < 4; ++j)
                    sums[i][j] += stage.a[row + i][k] * stage.b[k][column + 8 * j];
    }
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
            if (top + row + i < rows && left + column + 8 * j < columns)
                c[(top + row + i) * columns + left + column + 8 * j] = sums[i][j];
}
