// Persistent CTAs that take their work from a queue in global memory until it is empty.

// The tasks are known beforehand: task t adds the squares of data[starts[t] .. starts[t + 1]).
extern "C" __global__ void work_queue(unsigned tasks, unsigned *next, const unsigned *starts, const unsigned *data, unsigned *results)
{
    __shared__ unsigned task;
    __shared__ unsigned sum;
    for (;;) {
        if (threadIdx.x == 0) {
            task = atomicAdd(next, 1);
            sum = 0;
        }
        __syncthreads();
        if (task >= tasks)
            return;
        unsigned mine = 0;
        for (unsigned i = starts[task] + threadIdx.x; i < starts[task + 1]; i += blockDim.x)
            mine += data[i] * data[i];
        atomicAdd(&sum, mine);
        __syncthreads();
        if (threadIdx.x == 0)
            results[task] = sum;
        __syncthreads();
    }
}

struct Queue {
    unsigned head, tail, pending;
};

// The work makes new work: a range that is too long is cut in two, and both halves are pushed. A slot holds 0 until its range
// (first and end, packed) is there; `pending` counts the ranges that are pushed but not finished.
extern "C" __global__ void work_queue_split(unsigned longest, Queue *queue, volatile unsigned long long *slots, unsigned char *visits)
{
    __shared__ unsigned long long range;
    for (;;) {
        if (threadIdx.x == 0) {
            unsigned slot = atomicAdd(&queue->head, 1);
            do
                range = slots[slot];
            while (range == 0 && *(volatile unsigned *)&queue->pending != 0);
            __threadfence();
        }
        __syncthreads();
        unsigned first = range >> 32, end = (unsigned)range;
        __syncthreads();
        if (end == 0)
            return;
        if (end - first > longest) {
            if (threadIdx.x < 2) {
                unsigned middle = first + (end - first) / 2;
                unsigned long long half = threadIdx.x == 0 ? (unsigned long long)first << 32 | middle
                                                           : (unsigned long long)middle << 32 | end;
                atomicAdd(&queue->pending, 1);
                slots[atomicAdd(&queue->tail, 1)] = half;
            }
        } else {
            for (unsigned i = first + threadIdx.x; i < end; i += blockDim.x)
                visits[i] += 1;
        }
        __syncthreads();
        if (threadIdx.x == 0) {
            __threadfence();
            atomicSub(&queue->pending, 1);
        }
    }
}
