// targets: sm_75 sm_80 sm_90 sm_100
// Cooperative groups: the grid as one group, by sync() and by arriving early; a launch of it must be cooperative.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

namespace cg = cooperative_groups;

// Jacobi steps on a ring, all in one launch: every cell is read by its neighbours, which are of other CTAs at the edges.
extern "C" __global__ void relax(int n, int steps, int *cells, int *others)
{
    cg::grid_group grid = cg::this_grid();
    for (int step = 0; step < steps; ++step) {
        for (int i = grid.thread_rank(); i < n; i += grid.num_threads())
            others[i] = cells[(i + n - 1) % n] + 2 * cells[i] + cells[(i + 1) % n];
        grid.sync();
        int *swap = cells;
        cells = others;
        others = swap;
    }
}

// Sums by CTA, then by the first CTA; what is independent of the others is done between arriving and waiting.
extern "C" __global__ void total(int n, const int *values, long long *partial, long long *result, int *independent)
{
    cg::grid_group grid = cg::this_grid();
    cg::thread_block block = cg::this_thread_block();
    __shared__ long long sum;
    if (block.thread_rank() == 0)
        sum = 0;
    block.sync();
    long long own = 0;
    for (int i = grid.thread_rank(); i < n; i += grid.num_threads())
        own += values[i];
    auto warp = cg::tiled_partition<32>(block);
    own = cg::reduce(warp, own, cg::plus<long long>());
    if (warp.thread_rank() == 0)
        atomicAdd((unsigned long long *)&sum, (unsigned long long)own);
    block.sync();
    if (block.thread_rank() == 0)
        partial[grid.block_rank()] = sum;
    auto token = grid.barrier_arrive();
    independent[grid.thread_rank()] = grid.is_valid() ? (int)grid.thread_rank() * 3 : -1;
    grid.barrier_wait(std::move(token));
    if (grid.thread_rank() == 0) {
        long long all = 0;
        for (unsigned b = 0; b < grid.num_blocks(); ++b)
            all += partial[b];
        *result = all;
    }
}
