// A template over the element and the index type: row-wise gather and scale through 64-bit indices with a signed stride.
template <typename Element, typename Index>
__global__ void gather(Index rows, Index columns, Index stride, Element scale, const Index *order, const Element *from, Element *to)
{
    Index first = (Index)blockIdx.x * blockDim.x + threadIdx.x;
    Index step = (Index)gridDim.x * blockDim.x;
    for (Index i = first; i < rows * columns; i += step) {
        Index row = i / columns, column = i % columns;
        to[i] = scale * from[order[row] * stride + column];
    }
}

template __global__ void gather(long long, long long, long long, float, const long long *, const float *, float *);
template __global__ void gather(unsigned long long, unsigned long long, unsigned long long, double, const unsigned long long *,
                                const double *, double *);
template __global__ void gather(long long, long long, long long, short, const long long *, const short *, short *);
