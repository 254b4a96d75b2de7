// nvcuda::wmma in every shape and type that the target has.
#include <mma.h>

using namespace nvcuda;

template <int M, int N, int K, typename In, typename Out, typename A, typename B>
__device__ void multiply(const In *a, const In *b, Out *c, wmma::layout_t layout) {
    wmma::fragment<wmma::matrix_a, M, N, K, In, A> fa;
    wmma::fragment<wmma::matrix_b, M, N, K, In, B> fb;
    wmma::fragment<wmma::accumulator, M, N, K, Out> fc;
    wmma::load_matrix_sync(fa, a, 64);
    wmma::load_matrix_sync(fb, b, 64);
    wmma::load_matrix_sync(fc, c, 64, layout);
    wmma::mma_sync(fc, fa, fb, fc);
    wmma::store_matrix_sync(c, fc, 64, layout);
}

extern "C" __global__ void halves(const half *a, const half *b, half *c, float *f) {
    multiply<16, 16, 16, half, half, wmma::row_major, wmma::col_major>(a, b, c, wmma::mem_row_major);
    multiply<32, 8, 16, half, float, wmma::col_major, wmma::row_major>(a, b, f, wmma::mem_col_major);
    multiply<8, 32, 16, half, float, wmma::row_major, wmma::row_major>(a, b, f, wmma::mem_row_major);
    __shared__ half tile[16 * 64];
    multiply<16, 16, 16, half, half, wmma::col_major, wmma::col_major>(tile, tile, tile, wmma::mem_row_major);
}

extern "C" __global__ void integers(const signed char *s, const unsigned char *u, int *c) {
    multiply<16, 16, 16, signed char, int, wmma::row_major, wmma::col_major>(s, s, c, wmma::mem_row_major);
    multiply<32, 8, 16, unsigned char, int, wmma::col_major, wmma::col_major>(u, u, c, wmma::mem_row_major);
}

extern "C" __global__ void narrow(const void *a, const void *b, int *c) {
    using namespace wmma::experimental;
    wmma::fragment<wmma::matrix_a, 8, 8, 32, precision::s4, wmma::row_major> a4;
    wmma::fragment<wmma::matrix_b, 8, 8, 32, precision::s4, wmma::col_major> b4;
    wmma::fragment<wmma::matrix_a, 8, 8, 128, precision::b1, wmma::row_major> a1;
    wmma::fragment<wmma::matrix_b, 8, 8, 128, precision::b1, wmma::col_major> b1;
    wmma::fragment<wmma::accumulator, 8, 8, 32, int> c4;
    wmma::fragment<wmma::accumulator, 8, 8, 128, int> c1;
    wmma::fill_fragment(c4, 0);
    wmma::fill_fragment(c1, 0);
    wmma::load_matrix_sync(a4, a, 64);
    wmma::load_matrix_sync(b4, b, 64);
    wmma::mma_sync(c4, a4, b4, c4);
    wmma::store_matrix_sync(c, c4, 64, wmma::mem_row_major);
    wmma::load_matrix_sync(a1, a, 128);
    wmma::load_matrix_sync(b1, b, 128);
    wmma::bmma_sync(c1, a1, b1, c1);
#if __CUDA_ARCH__ >= 800
    wmma::bmma_sync(c1, a1, b1, c1, bmmaBitOpAND);
#endif
    wmma::store_matrix_sync(c + 64, c1, 64, wmma::mem_row_major);
}

#if __CUDA_ARCH__ >= 800
extern "C" __global__ void newer(const __nv_bfloat16 *b, const float *t, const double *d, float *f, double *e) {
    multiply<16, 16, 16, __nv_bfloat16, float, wmma::row_major, wmma::col_major>(b, b, f, wmma::mem_row_major);
    multiply<8, 8, 4, double, double, wmma::row_major, wmma::col_major>(d, d, e, wmma::mem_row_major);
    wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 8, wmma::precision::tf32, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 8, float> fc;
    wmma::fill_fragment(fc, 0.0f);
    wmma::load_matrix_sync(fa, t, 64);
    wmma::load_matrix_sync(fb, t, 64);
    for (int i = 0; i < fa.num_elements; ++i) fa.x[i] = wmma::__float_to_tf32(fa.x[i]);
    wmma::mma_sync(fc, fa, fb, fc);
    wmma::store_matrix_sync(f, fc, 64, wmma::mem_row_major);
}
#endif
