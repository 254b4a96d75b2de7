"""The CUDA runtime API on the driver API: `libcudart.so.12` and `libcudart.so.13`."""
