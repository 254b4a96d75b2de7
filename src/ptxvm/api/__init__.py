"""The public face: loading, launching and checking programs."""

from ptxvm.api.arguments import ArgumentError
from ptxvm.api.check import check
from ptxvm.api.device import DeviceArray, device_array
from ptxvm.api.errors import PtxError
from ptxvm.api.kernel import Kernel
from ptxvm.api.module import Module, PtxWarning, load
from ptxvm.api.run import pick_kernel, run
from ptxvm.diagnostics import Finding
from ptxvm.engine.options import Result
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.launch import LaunchError

__all__ = [
    "ArgumentError",
    "DeviceArray",
    "Finding",
    "Kernel",
    "KernelFault",
    "LaunchError",
    "Module",
    "PtxError",
    "PtxWarning",
    "Result",
    "check",
    "device_array",
    "load",
    "pick_kernel",
    "run",
]
