"""What `libcudart.so.12` and `libcudart.so.13` export."""

from __future__ import annotations

import platform

from ptxvm.driver.registry import signatures

VERSIONS = (12, 13)
# Functions whose parameters are others in version 12, or that only it has.
OF_12 = {
    "cudaMemAdvise": "QQii",
    "cudaMemAdvise_v2": "QQi{cudaMemLocation}",
    "cudaMemPrefetchAsync": "QQiQ",
    "cudaMemPrefetchAsync_v2": "QQ{cudaMemLocation}IQ",
    "cudaGetDeviceProperties_v2": "Qi",
    "cudaStreamGetCaptureInfo": "QQQ",
    "cudaStreamGetCaptureInfo_v2": "QQQQQQ",
    "cudaStreamGetCaptureInfo_v3": "QQQQQQQ",
    "cudaStreamUpdateCaptureDependencies": "QQQI",
    "cudaStreamUpdateCaptureDependencies_v2": "QQQQI",
    "cudaGraphGetEdges": "QQQQ",
    "cudaGraphGetEdges_v2": "QQQQQ",
    "cudaGraphNodeGetDependencies": "QQQ",
    "cudaGraphNodeGetDependencies_v2": "QQQQ",
    "cudaGraphNodeGetDependentNodes": "QQQ",
    "cudaGraphNodeGetDependentNodes_v2": "QQQQ",
    "cudaGraphAddDependencies": "QQQQ",
    "cudaGraphAddDependencies_v2": "QQQQQ",
    "cudaGraphRemoveDependencies": "QQQQ",
    "cudaGraphRemoveDependencies_v2": "QQQQQ",
    "cudaThreadSynchronize": "",
    "cudaThreadExit": "",
}
# A structure comes back at an address that x86-64 passes in front of the parameters; aarch64 passes it elsewhere.
_BY_VALUE = {"cudaCreateChannelDesc": "Qiiiii"} if platform.machine() in ("x86_64", "AMD64") else {}


def soname(version: int) -> str:
    """What programs ask for."""
    return f"libcudart.so.{version}"


def functions(version: int) -> dict[str, str]:
    """Function -> letters of its parameters."""
    found = signatures("runtime") | _BY_VALUE
    return found | OF_12 if version == 12 else found
