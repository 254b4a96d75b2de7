// Thrust inside a kernel: sequential algorithms over small runs, complex numbers, iterators and functors.
#include <thrust/binary_search.h>
#include <thrust/complex.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/reverse.h>
#include <thrust/scan.h>
#include <thrust/transform_reduce.h>

struct Weigh {
    const int *values;
    __device__ long long operator()(int k) const { return (long long)values[k] * k; }
};

extern "C" __global__ void thrust_runs(int runs, int length, int *values, int *places, long long *sums)
{
    int run = blockIdx.x * blockDim.x + threadIdx.x;
    if (run >= runs)
        return;
    int *first = values + run * length, *last = first + length;
    thrust::counting_iterator<int> start(0);
    sums[run] = thrust::transform_reduce(thrust::seq, start, start + length, Weigh{first}, 0ll, thrust::plus<long long>());
    thrust::inclusive_scan(thrust::seq, first, last, first, thrust::maximum<int>());
    thrust::reverse(thrust::seq, first, last);
    places[run] = thrust::lower_bound(thrust::seq, first, last, 0, thrust::greater<int>()) - first;
}

extern "C" __global__ void thrust_complex(int n, const thrust::complex<double> *a, const thrust::complex<double> *b,
                                          thrust::complex<double> *products, double *sizes)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    thrust::complex<double> product = a[i] * b[i] - thrust::conj(a[i]);
    products[i] = product;
    sizes[i] = thrust::norm(product);
}
