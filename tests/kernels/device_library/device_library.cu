// targets: sm_80
// What the host does for device code: printf, malloc, free, assert.
#include <cassert>
#include <cstdio>

extern "C" __global__ void print_all(const char* text, double number)
{
    if (threadIdx.x % 3 != 0)
        return;
    int i = threadIdx.x - 3;
    printf("%d|%5i|%-6u|%04x|%#X|%o|%+d|%c|%%\n", i, i, threadIdx.x, i, 255, 8, 7, 'a' + threadIdx.x);
    printf("%ld|%lld|%llx|%lu|%.3f|%e|%G|%a|%10.2f|%-10s|%.2s|%*d|%-*.*f|\n", -5l, 1ll << 40, ~0ull, 7ul, number, number,
           number, number, -number, text, text, 6, i, 9, 2, number);
    printf("%s %p %s\n", "literal", (void*)0, (const char*)nullptr);
}

extern "C" __global__ void print_in_loop(int rounds)
{
    for (int round = 0; round < rounds; round++) {
        printf("block %d round %d thread %d\n", blockIdx.x, round, threadIdx.x);
        __syncthreads();
    }
}

extern "C" __global__ void count_arguments(int* counts)
{
    counts[threadIdx.x] = threadIdx.x ? printf("") : printf("%d %f\n", 1, 2.0);
}

// Every thread builds a list of blocks in the heap, sums it up and frees it.
extern "C" __global__ void lists(int length, int* sums)
{
    struct Node {
        Node* next;
        int value;
    };
    int thread = blockIdx.x * blockDim.x + threadIdx.x;
    Node* first = nullptr;
    for (int i = 0; i < length + thread % 5; i++)
        first = new Node{first, thread + i};
    int sum = 0;
    while (first != nullptr) {
        sum += first->value;
        Node* next = first->next;
        delete first;
        first = next;
    }
    sums[thread] = sum;
}

// One block allocates for all others, which wait for the pointer.
extern "C" __global__ void hand_over(int* volatile* box, int* results)
{
    if (threadIdx.x == 0 && blockIdx.x == 0) {
        int* made = (int*)malloc(gridDim.x * sizeof(int));
        for (int i = 0; i < gridDim.x; i++)
            made[i] = 3 * i + 1;
        __threadfence();
        *box = made;
    }
    int* found;
    while ((found = *box) == nullptr) { }
    results[blockIdx.x * blockDim.x + threadIdx.x] = found[blockIdx.x];
}

extern "C" __global__ void allocate(unsigned long long size, void** result) { *result = malloc(size); }

extern "C" __global__ void release(void* pointer) { free(pointer); }

extern "C" __global__ void use_after_free(int* result)
{
    int* made = (int*)malloc(4);
    *made = 1;
    free(made);
    *result = *(volatile int*)made;
}

extern "C" __global__ void check_positive(const int* values) { assert(values[threadIdx.x] > 0); }

__device__ __noinline__ int countdown(int n)
{
    if (n <= 0)
        return 0;
    printf("thread %d: %d\n", threadIdx.x, n);
    return 1 + countdown(n - 1 - countdown(n - 4));
}

// Recursion: only the compiled engine's safe version runs it.
extern "C" __global__ void print_recursively(int* results) { results[threadIdx.x] = countdown(threadIdx.x); }
