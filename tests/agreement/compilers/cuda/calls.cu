// Calls of every kind: recursion, pointers to functions, virtual functions, structures by value, variadic templates.
struct Small {
    char c;
    short s;
};
struct Large {
    double d[5];
    int i;
    float2 f;
};

__device__ __noinline__ int ackermann(int m, int n) {
    if (m == 0) return n + 1;
    if (n == 0) return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

__device__ __noinline__ Small narrow(Small a, char b) { return {(char)(a.c + b), (short)(a.s - b)}; }
__device__ __noinline__ Large wide(const Large &a, Large b) {
    for (int i = 0; i < 5; ++i) b.d[i] += a.d[4 - i];
    return b;
}
__device__ __noinline__ bool truth(bool a, unsigned char b) { return a != (b > 3); }
__device__ __noinline__ long long many(int a, long long b, float c, double d, short e, char f, int *g, float4 h) {
    return a + b + (long long)(c + d) + e + f + *g + (long long)h.w;
}
__device__ __noinline__ __int128 huge(__int128 a, unsigned __int128 b) { return a * (__int128)b; }
__device__ __noinline__ void nothing() { asm volatile(""); }

using Operation = float (*)(float, float);
__device__ float add(float a, float b) { return a + b; }
__device__ float multiply(float a, float b) { return a * b; }
__device__ Operation operations[] = {add, multiply, fmaxf};
__constant__ Operation chosen = multiply;

class Shape {
public:
    __device__ virtual float area() const = 0;
    __device__ virtual ~Shape() {}
};
class Square : public Shape {
    float side;

public:
    __device__ explicit Square(float s) : side(s) {}
    __device__ float area() const override { return side * side; }
};
class Circle : public Shape {
    float radius;

public:
    __device__ explicit Circle(float r) : radius(r) {}
    __device__ float area() const override { return 3.14159f * radius * radius; }
};

template <typename... Values>
__device__ __noinline__ int sum(Values... values) {
    return (0 + ... + (int)values);
}

extern "C" __global__ void calls(int *i, Small *s, Large *l, long long *w, __int128 *h, float4 f) {
    i[0] = ackermann(2, i[1]);
    s[0] = narrow(s[1], 'x');
    l[0] = wide(l[1], l[2]);
    i[2] = truth(i[3], i[4]) + sum(1, 2.5, 'c', 4ll, i[5]);
    w[0] = many(1, w[1], 2.0f, 3.0, 4, 5, i, f);
    h[0] = huge(h[1], h[2]) / h[3];
    nothing();
}

extern "C" __global__ void pointers(float *f, int n) {
    f[0] = operations[n](f[1], f[2]) + chosen(f[3], f[4]);
    auto lambda = [=](float x) { return x * n; };
    f[5] = lambda(f[6]);
}

extern "C" __global__ void shapes(float *f, int n) {
    Square square(f[1]);
    Circle circle(f[2]);
    const Shape *shape = n > 3 ? static_cast<const Shape *>(&square) : &circle;
    f[0] = shape->area();
    Shape *made = n & 1 ? static_cast<Shape *>(new Square(f[3])) : new Circle(f[4]);
    f[5] = made->area();
    delete made;
}

extern "C" __global__ void by_value(Large in, Small small, Large *out, const __grid_constant__ Large constant) {
    out[0] = in;
    out[0].i = small.c + small.s;
    out[1] = constant;
    const Large *address = &constant;
    out[2].d[threadIdx.x % 5] = address->d[threadIdx.x % 5];
}
