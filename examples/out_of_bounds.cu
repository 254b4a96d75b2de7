// A kernel with a mistake: the last CTA has more threads than there are elements left, and nobody asks whether i < n.
// Made into PTX by: nvcc -ptx -arch=sm_80 -lineinfo out_of_bounds.cu
extern "C" __global__ void scale(float *values, float factor) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    values[i] = values[i] * factor;
}
