/* Sums of runs of 4096 elements, as the kernel gives them. */
void reduce(unsigned n, const float *input, float *sums)
{
    for (unsigned first = 0; first < n; first += 4096) {
        unsigned end = n - first < 4096 ? n : first + 4096;
        float sum = 0;
#pragma omp simd reduction(+ : sum)
        for (unsigned i = first; i < end; ++i)
            sum += input[i];
        sums[first / 4096] = sum;
    }
}
