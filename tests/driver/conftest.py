"""The driver in the process of the tests: interpreted launches, two GPUs of sm_90; a context for each test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from unittest import mock

import pytest
from tests.driver.cuda import Cuda


@pytest.fixture(scope="session")
def library() -> Cuda:
    from ptxvm.driver import install

    with mock.patch.dict(os.environ), mock.patch("ptxvm.driver.stand_ins.install"):
        install(gpu="sm_90", devices=2, engine="interpret")
    return Cuda()


@pytest.fixture
def cuda(library: Cuda) -> Iterator[Cuda]:
    """The primary context of device 0 is current; what a test has made is gone after it."""
    library.cuInit(0)
    context = library.out("cuDevicePrimaryCtxRetain", 0)
    library.cuCtxSetCurrent(context)
    library.context = context
    yield library
    library.cuDevicePrimaryCtxReset_v2(0)
    library.cuDevicePrimaryCtxRelease_v2(0)
    while library.out("cuCtxGetCurrent"):
        library.cuCtxPopCurrent_v2(library.place())
