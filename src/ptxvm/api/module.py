"""Loaded modules."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.api.device import device_memory
from ptxvm.api.errors import PtxError
from ptxvm.api.kernel import Kernel
from ptxvm.api.text import Ptx, read_source
from ptxvm.checker import load_module
from ptxvm.checker.module import Module as TypedModule
from ptxvm.checker.module import Space, Variable
from ptxvm.diagnostics import Finding, Severity
from ptxvm.machine.memory import Memory
