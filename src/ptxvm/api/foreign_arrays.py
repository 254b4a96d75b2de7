"""Arrays of other libraries as NumPy arrays of the same memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

_HOST_DEVICES = {1, 3, 11}
"""What DLPack calls memory that the CPU can use: kDLCPU, kDLCUDAHost, kDLROCMHost."""


def host_view(value: Any) -> npt.NDArray[Any]:
    """The memory of a DLPack, buffer or `__array_interface__` object, not a copy.

    Raises TypeError that says why there is none: the memory is a GPU's, or the object is nothing of the kind.
    """
    if _on_gpu(value):
        kind = f"{type(value).__module__}.{type(value).__qualname__}"
        raise TypeError(
            f"a {kind} whose memory is on a GPU; ptxvm runs kernels on the CPU: pass a copy in host memory "
            "(tensor.cpu() in PyTorch, array.get() in CuPy, array.copy_to_host() in Numba)"
        )
    try:
        if hasattr(value, "__dlpack__"):
            return np.from_dlpack(value)
        if hasattr(value, "__array_interface__"):
            return np.asarray(value)
        return np.asarray(memoryview(value))
    except (TypeError, BufferError, RuntimeError, ValueError) as error:
        raise TypeError(f"{type(value).__name__} is neither an array, a number nor bytes ({error})") from None


def _on_gpu(value: Any) -> bool:
    try:
        if hasattr(value, "__cuda_array_interface__"):
            return True
        return hasattr(value, "__dlpack_device__") and int(value.__dlpack_device__()[0]) not in _HOST_DEVICES
    except Exception:  # whatever another library raises: then it does not say so
        return False
