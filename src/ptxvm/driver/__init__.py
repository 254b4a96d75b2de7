"""The CUDA driver API on the machine, for programs that know nothing of ptxvm.

    ptxvm.driver.install(gpu="sm_90")     # from now on, this process and its children find a `libcuda.so.1`

docs/driver.md tells how. Names load on first use, so that `import ptxvm.driver` is cheap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ptxvm.driver.installing import install

__all__ = ["install"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'ptxvm.driver' has no attribute {name!r}")
    from ptxvm.driver.installing import install  # noqa: PLC0415  (NumPy and ctypes cost time)

    globals()[name] = install
    return install
