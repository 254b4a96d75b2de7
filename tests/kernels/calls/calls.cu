// Device functions that are not inlined: scalars, structures by value, pointers to locals, recursion, function pointers.
struct Body {
    double mass;
    float position[3];
    short tags[2];
};

__device__ __noinline__ int weigh(int a, short b, unsigned char c) { return a * b - c; }

__device__ __noinline__ Body shift(Body body, float by)
{
    for (int k = 0; k < 3; ++k)
        body.position[k] += by * (k + 1);
    body.mass *= 2;
    body.tags[0] = (short)(body.tags[0] + 7);
    body.tags[1] = -body.tags[1];
    return body;
}

__device__ __noinline__ bool swap_if(int *low, int *high)
{
    if (*low <= *high)
        return false;
    int other = *low;
    *low = *high;
    *high = other;
    return true;
}

extern "C" __global__ void calls(int n, const int *input, int *weights, Body *bodies, int *ordered)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int value = input[i];
    weights[i] = weigh(value, (short)(value >> 3), (unsigned char)value);
    Body body = {value * 0.5, {1.0f * value, 2.0f * value, 3.0f * value}, {(short)value, (short)i}};
    bodies[i] = value % 2 ? shift(body, 0.25f) : body;
    int pair[2] = {value, i * 3};
    ordered[2 * i] = swap_if(&pair[0], &pair[1]) ? pair[0] : pair[0] - 1;
    ordered[2 * i + 1] = pair[1];
}

// Ackermann-like recursion: every lane goes to its own depth.
__device__ __noinline__ unsigned descend(unsigned m, unsigned n)
{
    if (m == 0)
        return n + 1;
    if (n == 0)
        return descend(m - 1, 1);
    return descend(m - 1, descend(m, n - 1));
}

extern "C" __global__ void recursion(unsigned n, unsigned *results)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        results[i] = descend(i % 3, i % 5);
}

typedef unsigned (*Operation)(unsigned, unsigned);

__device__ unsigned add(unsigned a, unsigned b) { return a + b; }
__device__ unsigned multiply(unsigned a, unsigned b) { return a * b; }
__device__ unsigned rotate(unsigned a, unsigned b) { return __funnelshift_l(a, a, b); }
__device__ unsigned differ(unsigned a, unsigned b) { return a ^ b; }

__device__ const Operation OPERATIONS[4] = {add, multiply, rotate, differ};

extern "C" __global__ void function_pointers(unsigned n, const unsigned *program, unsigned *values)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned value = values[i];
    for (unsigned code = program[i]; code != 0; code /= 5)
        if (code % 5 != 0)
            value = OPERATIONS[code % 5 - 1](value, code);
    values[i] = value;
}
