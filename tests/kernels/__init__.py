"""CUDA kernels written for this project, the PTX that nvcc made of them, and what they must compute, in NumPy."""
