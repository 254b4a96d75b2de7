"""What tensor cores have beside arithmetic: matrices in shared memory, as descriptors tell of them, and tensor memory
(`tensor_memory.py`, `movement.py`, `operations.py`)."""

from ptxvm.machine.tensor_cores.descriptors import (
    BLACKWELL,
    HOPPER,
    DescriptorError,
    DescriptorFormat,
    MatrixDescriptor,
    Swizzling,
    decode,
    read_descriptor,
)
from ptxvm.machine.tensor_cores.shared_matrices import CHUNK, Major, SharedMatrix

__all__ = [
    "BLACKWELL",
    "CHUNK",
    "HOPPER",
    "DescriptorError",
    "DescriptorFormat",
    "Major",
    "MatrixDescriptor",
    "SharedMatrix",
    "Swizzling",
    "decode",
    "read_descriptor",
]
