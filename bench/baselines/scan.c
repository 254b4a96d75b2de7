/* Inclusive scan. Addition of unsigned integers may be reordered, so it is vectorised as well. */
void scan(unsigned n, const unsigned *restrict input, unsigned *restrict output)
{
    unsigned sum = 0;
#pragma omp simd reduction(inscan, + : sum)
    for (unsigned i = 0; i < n; ++i) {
        sum += input[i];
#pragma omp scan inclusive(sum)
        output[i] = sum;
    }
}
