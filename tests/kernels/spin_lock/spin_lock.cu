// Per-thread spin locks: lanes of one warp contend for the same lock, so a lane that waits must let the holder run on.

// Lock, change, unlock inside one loop body: the holder never leaves the loop while it holds the lock.
extern "C" __global__ void lock_in_loop(unsigned *lock, volatile unsigned *cells)
{
    unsigned bin = (blockIdx.x * blockDim.x + threadIdx.x) % 7;
    for (bool done = false; !done;) {
        if (atomicCAS(lock, 0, 1) == 0) {
            __threadfence();
            cells[bin] += 1;
            cells[7] += bin;
            __threadfence();
            atomicExch(lock, 0);
            done = true;
        }
    }
}

// The plain form: wait for the lock in a loop of its own. It needs independent progress of the lanes.
extern "C" __global__ void lock_then_work(unsigned *lock, volatile unsigned *cells)
{
    unsigned bin = (blockIdx.x * blockDim.x + threadIdx.x) % 7;
    while (atomicCAS(lock, 0, 1) != 0)
        ;
    __threadfence();
    cells[bin] += 1;
    cells[7] += bin;
    __threadfence();
    atomicExch(lock, 0);
}

// A lock per pair of cells, taken in turn by threads that move one unit from cell to cell.
extern "C" __global__ void lock_pairs(int n, int *locks, const int *from, const int *to, volatile int *cells)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n || from[i] == to[i])
        return;
    int low = min(from[i], to[i]), high = max(from[i], to[i]);
    while (atomicCAS(&locks[low], 0, 1) != 0)
        ;
    while (atomicCAS(&locks[high], 0, 1) != 0)
        ;
    __threadfence();
    cells[from[i]] -= 1;
    cells[to[i]] += 1;
    __threadfence();
    atomicExch(&locks[high], 0);
    atomicExch(&locks[low], 0);
}
