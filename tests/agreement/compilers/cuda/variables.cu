// Variables: constant, managed, shared (static and dynamic), local arrays, initial values with addresses, alignment.
__constant__ float table[4] = {1.0f, 2.5f, -3.0f, 1e-30f};
__constant__ struct { int a; char b; double c; } constants = {7, 'c', 2.5};
__managed__ int managed[16] = {1, 2, 3};
__device__ unsigned char bytes[] = "a string with \"quotes\" and \n";
__device__ const char *strings[] = {"one", "two", nullptr, "four"};
__device__ int counter = 42;
__device__ int *pointer = &counter;
__device__ int several[8] = {3, 2, 1};
__device__ int *inner = several + 3;
__device__ float matrix[4][4] = {{1}, {0, 1}, {0, 0, 1}};
__device__ volatile int flag;
__device__ __align__(128) char aligned[100];
__device__ double tiny = 4.9e-324, third = 1.0 / 3.0;
static __device__ long long hidden = -1;
__device__ union { float f; unsigned u; } both = {1.5f};
__device__ struct { unsigned a : 3, b : 7, : 0, c : 30; } fields = {1, 2, 3};
extern __shared__ unsigned char dynamic[];

extern "C" __global__ void read(float *f, int *i, double *d, const char **s) {
    __shared__ float tile[32][33];
    __shared__ double sums[8];
    int local[16];
    for (int k = 0; k < 16; ++k) local[k] = i[k] * k;
    tile[threadIdx.x][threadIdx.y] = table[threadIdx.x & 3] + matrix[threadIdx.x & 3][threadIdx.y & 3];
    __syncthreads();
    f[0] = tile[threadIdx.y][threadIdx.x] + both.f;
    i[0] = local[i[1] & 15] + constants.a + constants.b + managed[i[2]] + *pointer + *inner + bytes[i[3]] + fields.b;
    fields.c += 1;
    d[0] = constants.c + tiny + third + sums[i[4]];
    s[0] = strings[i[5]];
    reinterpret_cast<float *>(dynamic)[threadIdx.x] = f[1];
    flag = 1;
    hidden += aligned[i[6]];
    i[7] = (int)hidden + dynamic[i[8]];
}

extern "C" __global__ void caches(const float4 *__restrict__ in, float4 *__restrict__ out, const int *__restrict__ i) {
    float4 a = __ldg(in), b = __ldcg(in + 1), c = __ldca(in + 2), d = __ldcs(in + 3), e = __ldlu(in + 4), f = __ldcv(in + 5);
    __stwb(out, a), __stcg(out + 1, b), __stcs(out + 2, c), __stwt(out + 3, d);
    out[4] = make_float4(e.x, f.y, in[6].z, in[7].w);
    out[5].x = i[__ldg(i)];
}
