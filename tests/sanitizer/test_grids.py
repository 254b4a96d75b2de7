"""What orders grids: dependent launches, devices, tensor maps that kernels change."""

from __future__ import annotations

import numpy as np
import pytest
from tests.kernels.cases import asynchronous_cases, main_variant
from tests.kernels.run import run_case
from tests.sanitizer.programs import HEAD, case

import ptxvm

WRITER = case("writer", "", "griddepcontrol.launch_dependents;\nst.global.u32 [%rd3], %r1;").right
READER = case(
    "reader",
    "race",
    """
    +griddepcontrol.wait;
    ld.global.u32 %r20, [%rd3]; !
    -griddepcontrol.wait;""",
)


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
FLAG = case(
    "S5",
    "race",
    """
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
    END:""",
    head=DEVICES,
)


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


@pytest.mark.parametrize("name", ["map_on_the_fly", "grouped_matmul_patched"])
def test_a_changed_tensor_map_must_be_acquired(name: str):
    """The kernel as it is has the fence (`test_kernels`); without it the map is read as it was."""
    kernel = asynchronous_cases()[name]
    lines = kernel.ptx[main_variant(kernel)].read_text().splitlines()
    text = "\n".join("" if "tensormap::generic.acquire" in line else line for line in lines) + "\n"
    with pytest.raises(ptxvm.KernelFault) as caught:
        run_case(kernel, text.encode(), "interpret", kernel.sizes.interpret, checks="race")
    assert caught.value.kind == "proxy"
    old, new = (lines[access.line - 1] for access in caught.value.accesses)
    assert "tensormap." in old and "cp.async.bulk.tensor" in new


COPIES = "\n".join(f"ld.param.u64 %rd20, [map+{8 * i}];\nst.global.u64 [%rd2+{8 * i}], %rd20;" for i in range(16))
CHANGE = case(
    "change",
    "",
    f"@!%p1 bra END;\n{COPIES}\ntensormap.replace.tile.global_address.global.b1024.b64 [%rd2], %rd1;\nEND:",
    head=HEAD.replace(".param .u64 flag)", ".param .u64 flag, .param .align 64 .b8 map[128])"),
).right
USE = case(
    "use",
    "proxy",
    """
    @!%p1 bra END;
    mbarrier.init.shared.b64 [m], 1;
    mbarrier.arrive.expect_tx.shared.b64 _, [m], 64;
    +fence.proxy.tensormap::generic.acquire.gpu [%rd2], 128;
    mov.u32 %r20, 0;
    cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%rd2, {%r20}], [m]; !
    WAIT m, 0
    END:""",
)


def use_after_a_launch_that_changes(user: str) -> None:
    data, maps = ptxvm.device_array(16, np.uint32), ptxvm.device_array(32, np.uint32)
    tensor = ptxvm.TensorMap.tiled(data, box=(16,))
    ptxvm.run(CHANGE, grid=1, block=32, args=[data, maps, tensor], checks="race")
    ptxvm.run(user, grid=1, block=32, args=[data, maps], checks="race")


def test_a_tensor_map_of_an_earlier_launch_must_be_acquired() -> None:
    with pytest.raises(ptxvm.KernelFault, match="an earlier launch has changed the tensor map") as caught:
        use_after_a_launch_that_changes(USE.wrong)
    assert caught.value.kind == "proxy" and caught.value.line in USE.lines


def test_a_tensor_map_of_an_earlier_launch_is_acquired() -> None:
    use_after_a_launch_that_changes(USE.right)
