// What calls the device runtime: printf, malloc, assert, traps, memory functions, alloca, profiler events.
#include <cassert>
#include <cstdio>
#include <cstring>

struct Node {
    Node *next;
    double value;
};

extern "C" __global__ void printing(int n, double d, const char *s, long long l) {
    printf("n %d d %f s %s l %lld c %c p %p\n", n, d, s, l, 'x', s);
    if (n < 0) printf("plain\n");
    assert(n != 7 && "seven");
}

extern "C" __global__ void allocating(Node **list, int n) {
    Node *head = nullptr;
    for (int i = 0; i < n; ++i) {
        Node *node = static_cast<Node *>(malloc(sizeof(Node)));
        if (node == nullptr) __trap();
        node->next = head, node->value = i, head = node;
    }
    *list = head;
    double *numbers = new double[n];
    memset(numbers, 0, n * sizeof(double));
    memcpy(numbers, head, sizeof(double));
    head->value = numbers[n / 2];
    delete[] numbers;
    free(head->next);
}

extern "C" __global__ void stack(int *out, int n) {
    int *local = static_cast<int *>(alloca(n * sizeof(int)));
    for (int i = 0; i < n; ++i) local[i] = out[i];
    for (int i = 0; i < n; ++i) out[i] = local[n - 1 - i];
    char name[64];
    memcpy(name + 1, out, 63);
    out[0] = name[n];
}

extern "C" __global__ void stopping(int n) {
    if (n == 1) __trap();
    if (n == 2) __brkpt();
    if (n == 3) asm volatile("exit;");
    __prof_trigger(3);
    if (n == 4) __builtin_unreachable();
    asm volatile("pmevent 7;");
}

extern "C" __global__ void addresses(int *out, const void *p) {
    out[0] = __isGlobal(p) + __isShared(p) + __isConstant(p) + __isLocal(p);
    out[1] = (int)__cvta_generic_to_global(p) + (int)__cvta_generic_to_local(p) + (int)__cvta_generic_to_constant(p);
#if __CUDA_ARCH__ >= 700
    out[2] = __isGridConstant(p);
#endif
}
