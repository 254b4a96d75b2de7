// y = a * x + y. Made into PTX by: nvcc -ptx -arch=sm_80 saxpy.cu
extern "C" __global__ void saxpy(float *y, const float *x, float a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
