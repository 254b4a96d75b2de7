"""What orders grids: dependent launches, devices, tensor maps that kernels change."""

from __future__ import annotations

import numpy as np
import pytest
from tests.sanitizer.programs import HEAD, case

import ptxvm

WRITER = case("writer", "", "griddepcontrol.launch_dependents;\nst.global.u32 [%rd3], %r1;").right
READER = case("reader", "race", """
    +griddepcontrol.wait;
    ld.global.u32 %r20, [%rd3]; !
    -griddepcontrol.wait;""")


def launch_dependent(reader: str) -> None:
    data, flag = np.zeros(64, np.uint32), np.zeros(64, np.uint32)
    first, second = (ptxvm.load(text).kernels["k"] for text in (WRITER, reader))
    with ptxvm.Stream() as stream:
        stream.launch(first, 1, 64, data, flag, checks="race", engine="interpret")
        stream.launch(second, 1, 64, data, flag, checks="race", engine="interpret", dependent=True)


def test_a_dependent_grid_reads_before_it_waits():
    with pytest.raises(ptxvm.KernelFault) as caught:
        launch_dependent(READER.wrong)
    assert caught.value.kind == "race"
    lines = {access.line for access in caught.value.accesses}
    assert lines & {*READER.lines, next(n for n, line in enumerate(WRITER.splitlines(), 1) if "st.global" in line)}


def test_a_dependent_grid_waits():
    launch_dependent(READER.right)


def test_grids_of_a_stream_follow_each_other():
    data, flag = np.zeros(64, np.uint32), np.zeros(64, np.uint32)
    first, second = (ptxvm.load(text).kernels["k"] for text in (WRITER, READER.wrong))
    with ptxvm.Stream() as stream:
        stream.launch(first, 1, 64, data, flag, checks="race", engine="interpret")
        stream.launch(second, 1, 64, data, flag, checks="race", engine="interpret")


DEVICES = HEAD.replace(".param .u64 flag)", ".param .u64 flag, .param .u32 me)").replace(
    "mov.u32 %r1, %tid.x;", "mov.u32 %r1, %tid.x;\n    ld.param.u32 %r50, [me];"
)
FLAG = case("S5", "race", """
    @!%p1 bra END;
    setp.ne.u32 %p5, %r50, 0;
    @%p5 bra READER;
    st.global.u32 [%rd1], 7; !
    -st.release.gpu.global.u32 [%rd2], 1; !
    +st.release.sys.global.u32 [%rd2], 1;
    bra END;
    READER:
    SPIN ld.acquire.sys.global.u32 %r20, [%rd2], 1 !
    ld.global.u32 %r21, [%rd1]; !
    END:""", head=DEVICES)


def launch_on_two(text: str) -> None:
    data, flag = np.zeros(64, np.uint32), np.zeros(64, np.uint32)
    kernel = ptxvm.load(text).kernels["k"]
    kernel.launch(1, 32, data, flag, ptxvm.PerDevice([0, 1]), devices=2, checks="race", engine="interpret")


def test_a_flag_between_devices_needs_the_system():
    with pytest.raises(ptxvm.KernelFault) as caught:
        launch_on_two(FLAG.wrong)
    assert caught.value.kind == "race"
    assert {access.line for access in caught.value.accesses} & set(FLAG.lines)


def test_a_flag_between_devices_at_system_scope():
    launch_on_two(FLAG.right)


def tensor_map(data: np.ndarray) -> np.ndarray:
    return ptxvm.device_array(np.frombuffer(bytes(ptxvm.TensorMap.tiled(data, (1, 16), swizzle="none")), np.uint8))


MAP = """
    @!%p1 bra END;
    mbarrier.init.shared.b64 [m], 1;
    {before}
    mbarrier.arrive.expect_tx.shared.b64 _, [m], 64;
    cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%rd2, {{0, 0}}], [m]; !
    WAIT m, 0
    END:"""
CHANGED = """
    tensormap.replace.tile.global_address.global.b1024.b64 [%rd2], %rd1; !
    +fence.proxy.tensormap::generic.release.gpu;
    +fence.proxy.tensormap::generic.acquire.gpu [%rd2], 128;
"""
