// targets: sm_75 sm_80 sm_90 sm_100
// flags: -rdc=true
// Kernels that launch kernels: printing, sorting, a quadtree, order of streams, limits, the device runtime's functions.
#include <cstdio>

__device__ int grids;

// Every grid tells who has launched it; all threads of a CTA launch a grid like their own.
__global__ void print_tree(int most, int depth, int launcher, int parent)
{
    __shared__ int own;
    if (threadIdx.x == 0) {
        own = atomicAdd(&grids, 1);
        printf("depth %d: %d, launched by thread %d of %d\n", depth, own, launcher, parent);
    }
    __syncthreads();
    if (depth + 1 < most)
        print_tree<<<gridDim.x, blockDim.x>>>(most, depth + 1, threadIdx.x, own);
}

__device__ void selection_sort(unsigned *data, int left, int right)
{
    for (int i = left; i <= right; ++i)
        for (int j = i + 1; j <= right; ++j)
            if (data[j] < data[i]) {
                unsigned other = data[i];
                data[i] = data[j];
                data[j] = other;
            }
}

// Both halves go on beside each other, in streams of their own.
__global__ void quicksort(unsigned *data, int left, int right, int depth)
{
    if (depth >= 8 || right - left <= 8) {
        selection_sort(data, left, right);
        return;
    }
    unsigned pivot = data[(left + right) / 2];
    int l = left, r = right;
    while (l <= r) {
        while (data[l] < pivot) ++l;
        while (data[r] > pivot) --r;
        if (l <= r) {
            unsigned other = data[l];
            data[l++] = data[r];
            data[r--] = other;
        }
    }
    cudaStream_t streams[2];
    if (left < r) {
        cudaStreamCreateWithFlags(&streams[0], cudaStreamNonBlocking);
        quicksort<<<1, 1, 0, streams[0]>>>(data, left, r, depth + 1);
        cudaStreamDestroy(streams[0]);
    }
    if (l < right) {
        cudaStreamCreateWithFlags(&streams[1], cudaStreamNonBlocking);
        quicksort<<<1, 1, 0, streams[1]>>>(data, l, right, depth + 1);
        cudaStreamDestroy(streams[1]);
    }
}

struct Cell {
    float x, y, size;
    int first, count, depth;
};

// The points of a cell are put in the order of its quarters; each with more than a few becomes a cell of a child grid.
__global__ void quadtree(float2 *points, float2 *scratch, Cell cell, int few, int *leaves)
{
    __shared__ int counts[4], starts[4];
    int quarter = -1;
    if (cell.count <= few || cell.depth == 6) {
        if (threadIdx.x == 0) atomicAdd(leaves, 1);
        return;
    }
    if (threadIdx.x < 4) counts[threadIdx.x] = 0;
    __syncthreads();
    float half = cell.size * 0.5f;
    for (int i = threadIdx.x; i < cell.count; i += blockDim.x) {
        float2 p = points[cell.first + i];
        quarter = (p.x >= cell.x + half) + 2 * (p.y >= cell.y + half);
        atomicAdd(&counts[quarter], 1);
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        starts[0] = 0;
        for (int i = 1; i < 4; ++i) starts[i] = starts[i - 1] + counts[i - 1];
        for (int i = 0; i < 4; ++i) counts[i] = starts[i];
    }
    __syncthreads();
    for (int i = threadIdx.x; i < cell.count; i += blockDim.x) {
        float2 p = points[cell.first + i];
        quarter = (p.x >= cell.x + half) + 2 * (p.y >= cell.y + half);
        scratch[cell.first + atomicAdd(&counts[quarter], 1)] = p;
    }
    __syncthreads();
    for (int i = threadIdx.x; i < cell.count; i += blockDim.x) points[cell.first + i] = scratch[cell.first + i];
    __syncthreads();
    if (threadIdx.x < 4) {
        int q = threadIdx.x;
        Cell child{cell.x + half * (q & 1), cell.y + half * (q >> 1), half,
                   cell.first + starts[q], counts[q] - starts[q], cell.depth + 1};
        quadtree<<<1, blockDim.x>>>(points, scratch, child, few, leaves);
    }
}

__global__ void append(int *list, int value)
{
    if (threadIdx.x == 0) list[1 + atomicAdd(list, 1)] = value;
}

__global__ void append_then(int *list, int value, int tail)
{
    append<<<1, 32>>>(list, value);
    append<<<1, 32, 0, cudaStreamTailLaunch>>>(list, tail);
}

// What is launched for the end comes last, whatever follows it here.
__global__ void tails(int *list)
{
    append<<<1, 32, 0, cudaStreamTailLaunch>>>(list, 100);
    append_then<<<1, 1, 0, cudaStreamTailLaunch>>>(list, 101, 102);
    append<<<1, 32, 0, cudaStreamTailLaunch>>>(list, 103);
    append_then<<<1, 1>>>(list, 1, 2);
    append<<<1, 32>>>(list, 3);
    append<<<1, 32, 0, cudaStreamFireAndForget>>>(list, 50);
}

__global__ void add_one(int *data) { data[threadIdx.x] += 1; }

// A parent's own stores are seen by its child, the child's by what follows the parent.
__global__ void memory(int *data)
{
    data[threadIdx.x] = threadIdx.x;
    __syncthreads();
    if (threadIdx.x == 0) {
        add_one<<<1, blockDim.x>>>(data);
        add_one<<<1, blockDim.x, 0, cudaStreamTailLaunch>>>(data);
    }
    __syncthreads();
    data[blockDim.x + threadIdx.x] = 7;
}

__global__ void chain(int *count, int left)
{
    *count += 1;
    if (left) chain<<<1, 1, 0, cudaStreamTailLaunch>>>(count, left - 1);
}

__global__ void deep(int *out, int depth)
{
    out[0] = depth;
    deep<<<1, 1>>>(out, depth + 1);
    cudaError_t error = cudaGetLastError();
    if (error != cudaSuccess) {
        out[1] = error;
        out[2] = cudaGetLastError();
    }
}

__global__ void nothing() {}

__global__ void many(int *out, int count)
{
    for (int i = 0; i < count; ++i) {
        nothing<<<1, 1>>>();
        cudaError_t error = cudaPeekAtLastError();
        if (error != cudaSuccess) {
            out[0] = i;
            out[1] = error;
            return;
        }
    }
}

__global__ void configurations(int *out)
{
    nothing<<<0, 1>>>();
    out[0] = cudaGetLastError();
    nothing<<<1, 1025>>>();
    out[1] = cudaGetLastError();
    nothing<<<1, 1, 300000>>>();
    out[2] = cudaGetLastError();
    nothing<<<1, 1, 0, (cudaStream_t)12345>>>();
    out[3] = cudaGetLastError();
    cudaStream_t stream = nullptr;
    out[4] = cudaStreamCreateWithFlags(&stream, cudaStreamDefault);
    out[5] = cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    out[6] = stream != nullptr;
    out[7] = cudaStreamDestroy(stream);
    out[8] = cudaStreamDestroy(stream);
    cudaEvent_t event;
    out[9] = cudaEventCreateWithFlags(&event, cudaEventDefault);
    out[10] = cudaEventCreateWithFlags(&event, cudaEventDisableTiming);
    out[11] = cudaEventRecord(event, cudaStreamTailLaunch);
    out[12] = cudaEventRecord(event, 0);
    out[13] = cudaStreamWaitEvent(0, event, 0);
    out[14] = cudaEventDestroy(event);
    out[15] = cudaStreamWaitEvent(0, event, 0);
    cudaGetLastError();
}

__global__ void last_errors(int *out)
{
    if (threadIdx.x % 2) nothing<<<0, 1>>>();
    out[threadIdx.x] = cudaPeekAtLastError();
    out[blockDim.x + threadIdx.x] = cudaGetLastError();
    out[2 * blockDim.x + threadIdx.x] = cudaGetLastError();
}

__global__ void ask(int *out, size_t *sizes)
{
    cudaDeviceGetAttribute(&out[0], cudaDevAttrMultiProcessorCount, 0);
    cudaDeviceGetAttribute(&out[1], cudaDevAttrMaxSharedMemoryPerBlockOptin, 0);
    cudaDeviceGetAttribute(&out[2], cudaDevAttrComputeCapabilityMajor, 0);
    out[3] = cudaDeviceGetAttribute(&out[4], cudaDevAttrMaxThreadsPerBlock, 5);
    cudaDeviceGetAttribute(&out[4], cudaDevAttrMaxThreadsPerBlock, 0);
    cudaGetDevice(&out[5]);
    cudaGetDeviceCount(&out[6]);
    cudaRuntimeGetVersion(&out[7]);
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&out[8], nothing, 256, 0);
    cudaFuncAttributes attributes;
    out[9] = cudaFuncGetAttributes(&attributes, quadtree);
    sizes[0] = attributes.sharedSizeBytes;
    out[10] = attributes.maxThreadsPerBlock;
    cudaDeviceGetLimit(&sizes[1], cudaLimitDevRuntimePendingLaunchCount);
    out[11] = cudaDeviceGetLimit(&sizes[2], (cudaLimit)77);
    printf("%s|%s\n", cudaGetErrorName(cudaErrorInvalidValue), cudaGetErrorString(cudaErrorInvalidConfiguration));
}

struct Pitched {
    cudaPitchedPtr pointer;
    cudaExtent extent;
};

__global__ void copies(char *data, const char *source, Pitched box)
{
    cudaMemsetAsync(data, 1, 64, 0);
    cudaMemcpyAsync(data + 8, source, 16, cudaMemcpyDeviceToDevice, 0);
    cudaMemset2DAsync(data + 64, 16, 2, 4, 3, 0);
    cudaMemcpy2DAsync(data + 128, 8, source, 4, 3, 4, cudaMemcpyDefault, 0);
    cudaMemset3DAsync(box.pointer, 3, box.extent, 0);
    cudaMemcpy3DParms given = {};
    given.srcPtr = {(void *)source, 4, 4, 2};
    given.dstPtr = box.pointer;
    given.dstPos = {1, 1, 0};
    given.extent = {2, 1, 2};
    given.kind = cudaMemcpyDeviceToDevice;
    cudaMemcpy3DAsync(&given, 0);
    data[63] = cudaMemcpyAsync(data, source, 1, cudaMemcpyHostToDevice, 0);
}

__global__ void fill(int *data, int value) { data[threadIdx.x] = value; }
__global__ void sum(int *out, const int *data, int count)
{
    int total = 0;
    for (int i = 0; i < count; ++i) total += data[i];
    out[0] = total;
}

// Memory that one grid allocates and its children use and free.
__global__ void give_back(int *data) { cudaFree(data); }
__global__ void heap(int *out, int count)
{
    int *data;
    out[1] = cudaMalloc(&data, count * sizeof(int));
    fill<<<1, count>>>(data, 3);
    sum<<<1, 1>>>(out, data, count);
    give_back<<<1, 1>>>(data);
    int *none;
    out[2] = cudaMalloc(&none, (size_t)1 << 50);
}

// The second stream waits for the event of the first.
__global__ void events(int *out, int *data, int count)
{
    cudaStream_t first, second;
    cudaEvent_t filled;
    cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking);
    cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking);
    cudaEventCreateWithFlags(&filled, cudaEventDisableTiming);
    fill<<<1, count, 0, first>>>(data, 5);
    cudaEventRecord(filled, first);
    cudaStreamWaitEvent(second, filled, 0);
    sum<<<1, 1, 0, second>>>(out, data, count);
    cudaEventDestroy(filled);
    cudaStreamDestroy(first);
    cudaStreamDestroy(second);
}

__global__ void store_past(int *data, int index) { data[index] = 1; }
__global__ void wrong_child(int *data, int index)
{
    store_past<<<1, 1>>>(data, index);
}

// Polls what only a child changes.
__global__ void raise(volatile int *flag) { *flag = 1; }
__global__ void wait_for_child(volatile int *flag)
{
    raise<<<1, 1, 0, cudaStreamFireAndForget>>>(flag);
    while (*flag == 0) {}
    flag[1] = 2;
}

__global__ void copy_local(int *out)
{
    int own[4] = {1, 2, 3, 4};
    cudaMemcpyAsync(out, own, sizeof(own), cudaMemcpyDeviceToDevice, 0);
}

// Never ends, and changes what it reads.
__global__ void spin_below(int depth)
{
    if (depth) spin_below<<<1, 1>>>(depth - 1);
    else while (atomicAdd(&grids, 1) != -1) {}
}
__global__ void spin() { spin_below<<<1, 1>>>(2); }
