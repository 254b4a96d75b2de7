"""Modules, libraries, functions, linking."""

from __future__ import annotations

import ctypes
import mmap
import re
import struct
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
import pytest
from tests.driver.cuda import DOUBLE, FILL, HEADER, Cuda

from ptxvm.driver.stand_ins import nvjitlink
from ptxvm.driver.structures import LaunchConfig
from ptxvm.driver.tables.constants import CUfunction_attribute as F
from ptxvm.driver.tables.constants import CUlaunchAttributeID, CUlimit

VARIABLES = (
    HEADER
    + """.visible .global .u32 counter = 5;
.visible .const .u32 table[4] = {1, 2, 3, 4};
.visible .entry read(.param .u64 out) .maxntid 64
{
    .reg .b32 %r<4>;
    .reg .b64 %rd<2>;
    .shared .align 4 .b8 tile[96];
    ld.param.u64 %rd1, [out];
    ld.global.u32 %r1, [counter];
    ld.const.u32 %r2, [table+8];
    add.u32 %r3, %r1, %r2;
    st.global.u32 [%rd1], %r3;
    ret;
}
"""
)
CALLER = (
    HEADER
    + ".extern .func helper(.param .u64 p);\n"
    + """.visible .entry main(.param .u64 out)
{
    .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [out];
    { .param .u64 p; st.param.u64 [p], %rd1; call helper, (p); }
    ret;
}
"""
)
HELPER = (
    HEADER
    + """.visible .func helper(.param .u64 p)
{
    .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [p];
    st.global.u32 [%rd1], 77;
    ret;
}
"""
)


def test_variables_can_be_read_and_written(cuda: Cuda) -> None:
    module = cuda.module(VARIABLES)
    function = cuda.out("cuModuleGetFunction", module, cuda.text("read"))
    size = cuda.place()
    out = cuda.alloc(4)
    counter = cuda.out("cuModuleGetGlobal_v2", size, module, cuda.text("counter"))
    assert ctypes.c_uint64.from_address(size).value == 4
    cuda.launch(function, out, block=1)
    assert cuda.download(out, 1)[0] == 8
    cuda.cuMemcpyHtoD_v2(counter, np.uint32([100]).ctypes.data, 4)
    table = cuda.out("cuModuleGetGlobal_v2", size, module, cuda.text("table"))
    assert ctypes.c_uint64.from_address(size).value == 16
    cuda.cuMemsetD32_v2(table + 8, 11, 1)
    cuda.launch(function, out, block=1)
    assert cuda.download(out, 1)[0] == 111
    assert cuda.error("cuModuleGetGlobal_v2", cuda.place(), size, module, cuda.text("none")) == "ERROR_NOT_FOUND"
    cuda.cuModuleGetGlobal_v2(0, size, module, cuda.text("counter"))
    cuda.cuModuleGetGlobal_v2(cuda.place(), 0, module, cuda.text("counter"))
    assert cuda.error("cuModuleGetGlobal_v2", 0, 0, module, cuda.text("counter")) == "ERROR_INVALID_VALUE"
    cuda.cuModuleUnload(module)
    assert cuda.error("cuMemsetD32_v2", counter, 0, 1) == "ERROR_INVALID_VALUE"


def test_a_variable_of_a_library_is_one_on_each_device(cuda: Cuda) -> None:
    library = cuda.out("cuLibraryLoadData", cuda.text(VARIABLES), 0, 0, 0, 0, 0, 0)
    first = cuda.out("cuLibraryGetGlobal", cuda.place(), library, cuda.text("counter"))
    cuda.cuCtxPushCurrent_v2(cuda.out("cuDevicePrimaryCtxRetain", 1))
    second = cuda.out("cuLibraryGetGlobal", cuda.place(), library, cuda.text("counter"))
    cuda.cuCtxPopCurrent_v2(cuda.place())
    cuda.cuDevicePrimaryCtxRelease_v2(1)
    assert second != first == cuda.out("cuLibraryGetGlobal", cuda.place(), library, cuda.text("counter"))


def test_names_that_end_where_memory_ends(cuda: Cuda) -> None:
    """Also on pages that are known, and longer ones than most."""
    long = "fill" * 40
    module = cuda.module(FILL + FILL.replace(HEADER, "").replace("entry fill", f"entry {long}"))
    pages = mmap.mmap(-1, 3 * mmap.PAGESIZE)
    start = ctypes.addressof(ctypes.c_char.from_buffer(pages))
    end = start + mmap.PAGESIZE
    assert ctypes.CDLL(None).mprotect(ctypes.c_void_p(end), ctypes.c_size_t(mmap.PAGESIZE), 0) == 0
    for name in ("fill", long):
        for place in (start, start + 100, end - len(name) - 1):
            ctypes.memmove(place, name.encode() + b"\0", len(name) + 1)
            assert cuda.out("cuModuleGetFunction", module, place)
        ctypes.memmove(end - len(name), name.encode(), len(name))
        assert cuda.error("cuModuleGetFunction", cuda.place(), module, end - len(name)) == "ERROR_INVALID_VALUE"


def test_functions_by_name(cuda: Cuda) -> None:
    module = cuda.module(FILL)
    assert cuda.error("cuModuleGetFunction", cuda.place(), module, cuda.text("nothing")) == "ERROR_NOT_FOUND"
    function = cuda.out("cuModuleGetFunction", module, cuda.text("fill"))
    assert ctypes.string_at(cuda.out("cuFuncGetName", function)) == b"fill"
    assert cuda.out("cuFuncGetModule", function) == module
    offset, size = cuda.place(), cuda.place()
    cuda.cuFuncGetParamInfo(function, 1, offset, size)
    assert (ctypes.c_uint64.from_address(offset).value, ctypes.c_uint64.from_address(size).value) == (8, 4)
    assert cuda.error("cuFuncGetParamInfo", function, 2, offset, size) == "ERROR_INVALID_VALUE"
    assert cuda.integer("cuModuleGetFunctionCount", module) == 1
    context = cuda.out("cuCtxPopCurrent_v2")
    for kind in ("Func", "Kernel"):
        assert cuda.error(f"cu{kind}GetParamInfo", function, 1, offset, size) == "ERROR_INVALID_CONTEXT"
        assert cuda.error(f"cu{kind}GetParamCount", function, size) == "ERROR_INVALID_CONTEXT"
    cuda.cuCtxPushCurrent_v2(context)
    cuda.cuModuleUnload(module)
    assert cuda.error("cuFuncGetName", cuda.place(), function) == "ERROR_INVALID_HANDLE"


def test_clusters_that_are_resident(cuda: Cuda) -> None:
    """A launch without clusters has clusters of one CTA; a kernel may say its own."""
    own = FILL.replace("sm_80", "sm_90").replace(".u32 value)", ".u32 value) .reqnctapercluster 4, 2")
    config = LaunchConfig(number=0)
    config.grid[:], config.block[:] = (128, 2, 1), (1024, 1, 1)
    attribute = struct.pack("<iiIII", CUlaunchAttributeID.CLUSTER_DIMENSION, 0, 2, 1, 1).ljust(72, b"\0")
    config.attributes = cuda.keep(ctypes.create_string_buffer(attribute, 72))

    def clusters(text: str, attributes: int) -> int:
        config.number = attributes
        return cuda.integer("cuOccupancyMaxActiveClusters", cuda.function(text, "fill"), ctypes.addressof(config))

    single = clusters(FILL, 0)
    assert single > 100
    assert clusters(FILL, 1) == single // 2
    assert clusters(own, 0) == single // 8


def test_attributes_of_functions(cuda: Cuda) -> None:
    function = cuda.function(VARIABLES, "read")

    def attribute(which: int) -> int:
        return cuda.integer("cuFuncGetAttribute", which, function)

    assert attribute(F.MAX_THREADS_PER_BLOCK) == 64
    assert attribute(F.BINARY_VERSION) == 90
    assert attribute(F.PTX_VERSION) == 80
    assert attribute(F.NUM_REGS) > 0
    cuda.cuFuncSetAttribute(function, F.MAX_DYNAMIC_SHARED_SIZE_BYTES, 100_000)
    assert attribute(F.MAX_DYNAMIC_SHARED_SIZE_BYTES) == 100_000
    assert cuda.error("cuFuncSetAttribute", function, F.MAX_DYNAMIC_SHARED_SIZE_BYTES, 1 << 20) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuFuncSetAttribute", function, F.NUM_REGS, 1) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuFuncGetAttribute", cuda.place(), 99, function) == "ERROR_INVALID_VALUE"


def test_occupancy(cuda: Cuda) -> None:
    function = cuda.function(FILL, "fill")
    assert cuda.integer("cuOccupancyMaxActiveBlocksPerMultiprocessor", function, 1024, 0) == 2
    assert cuda.integer("cuOccupancyMaxActiveBlocksPerMultiprocessor", function, 32, 0) == 32
    assert cuda.integer("cuOccupancyMaxActiveBlocksPerMultiprocessor", function, 32, 100_000) == 0
    cuda.cuFuncSetAttribute(function, F.MAX_DYNAMIC_SHARED_SIZE_BYTES, 0)  # what all may have, is counted nevertheless
    assert cuda.integer("cuOccupancyMaxActiveBlocksPerMultiprocessor", function, 32, 49152) == 4
    cuda.cuFuncSetAttribute(function, F.MAX_DYNAMIC_SHARED_SIZE_BYTES, 100_000)
    assert cuda.integer("cuOccupancyMaxActiveBlocksPerMultiprocessor", function, 32, 100_000) == 2
    block = cuda.place()
    grid = cuda.integer("cuOccupancyMaxPotentialBlockSize", block, function, 0, 0, 0)
    assert grid * ctypes.c_int.from_address(block).value == 132 * 2048
    error = cuda.error("cuOccupancyMaxActiveBlocksPerMultiprocessor", cuda.place(), function, 0, 0)
    assert error == "ERROR_INVALID_VALUE"


def test_occupancy_beside_what_a_kernel_allows(cuda: Cuda) -> None:
    """As an H200 with driver 580 answers: `.maxntid` limits the block that is recommended, not what is counted, and
    `.reqntid` neither."""
    most = cuda.function(FILL.replace(".u32 value)", ".u32 value) .maxntid 256"), "fill")
    exact = cuda.function(FILL.replace(".u32 value)", ".u32 value) .reqntid 128"), "fill")
    assert cuda.integer("cuOccupancyMaxActiveBlocksPerMultiprocessor", most, 512, 0) == 4
    assert cuda.integer("cuFuncGetAttribute", F.MAX_THREADS_PER_BLOCK, most) == 256
    assert cuda.integer("cuFuncGetAttribute", F.MAX_THREADS_PER_BLOCK, exact) == 1024
    for function, largest in ((most, 256), (exact, 1024)):
        block = cuda.place()
        cuda.integer("cuOccupancyMaxPotentialBlockSize", block, function, 0, 0, 0)
        assert ctypes.c_int.from_address(block).value == largest


def test_a_recommended_block_may_be_as_large_as_the_limit(cuda: Cuda) -> None:
    """Where shared memory decides how many fit, a block of 100 threads keeps more alive than one of 96."""
    block = cuda.place()
    cuda.integer("cuOccupancyMaxPotentialBlockSize", block, cuda.function(FILL, "fill"), 0, 16384, 100)
    assert ctypes.c_int.from_address(block).value == 100


@pytest.mark.parametrize(("blocks", "each"), [(4, 58368), (8, 29184), (16, 14592), (32, 7296)])
def test_shared_memory_for_so_many_blocks(cuda: Cuda, blocks: int, each: int) -> None:
    """A part of the multiprocessor's for each, of which nothing is subtracted."""
    function = cuda.function(FILL, "fill")
    cuda.cuFuncSetAttribute(function, F.MAX_DYNAMIC_SHARED_SIZE_BYTES, 200_000)
    assert cuda.integer("cuOccupancyAvailableDynamicSMemPerBlock", function, blocks, 32) == each


@pytest.mark.parametrize(
    ("which", "value"),
    [
        (F.PREFERRED_SHARED_MEMORY_CARVEOUT, -2),
        (F.PREFERRED_SHARED_MEMORY_CARVEOUT, 101),
        (F.CLUSTER_SCHEDULING_POLICY_PREFERENCE, 3),
        (F.REQUIRED_CLUSTER_WIDTH, -1),
    ],
)
def test_attributes_that_cannot_have_a_value(cuda: Cuda, which: F, value: int) -> None:
    function = cuda.function(FILL, "fill")
    assert cuda.error("cuFuncSetAttribute", function, which, value) == "ERROR_INVALID_VALUE"


def test_wrong_ptx_is_explained(cuda: Cuda, capfd: pytest.CaptureFixture[str]) -> None:
    log = ctypes.create_string_buffer(2000)
    options = cuda.words([5, 6], ctypes.c_int)
    values = cuda.words([ctypes.addressof(log), 2000])
    text = cuda.text(FILL.replace("mul.wide", "mul.wider"))
    assert cuda.error("cuModuleLoadDataEx", cuda.place(), text, 2, options, values) == "ERROR_INVALID_PTX"
    assert b".wide" in log.value
    assert "mul" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("nonsense", "ERROR_INVALID_IMAGE"),
        ("", "ERROR_INVALID_IMAGE"),
        ("// .version 8.0", "ERROR_INVALID_IMAGE"),
        (FILL[FILL.index(".target") :], "ERROR_INVALID_IMAGE"),
        ("/* a comment */ // another\n" + FILL, "SUCCESS"),
        (FILL[: FILL.index(".target")], "ERROR_INVALID_PTX"),
        (FILL.replace("sm_80", "sm_100"), "ERROR_INVALID_PTX"),
        (FILL.replace("sm_80", "sm_80a"), "ERROR_INVALID_PTX"),
        (re.sub(r"version \d\.\d", "version 7.9", FILL), "ERROR_UNSUPPORTED_PTX_VERSION"),
        (re.sub(r"version \d\.\d", "version 99.0", FILL), "ERROR_UNSUPPORTED_PTX_VERSION"),
        (re.sub(r"version \d\.\d", "version x", FILL), "ERROR_INVALID_PTX"),
        (b"\x7fELF and machine code", "ERROR_NO_BINARY_FOR_GPU"),
        (b"\xedCN\x7f\1C\2\x83", "ERROR_INVALID_IMAGE"),
        (b"\x50\xed\x55\xba\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff", "ERROR_INVALID_IMAGE"),
    ],
)
def test_images_that_cannot_be_loaded(cuda: Cuda, text: str | bytes, error: str) -> None:
    assert cuda.error("cuModuleLoadData", cuda.place(), cuda.text(text)) == error


@pytest.mark.parametrize("options", [{5: 1}, {6: 64}, {5: 0, 6: 64}, {3: 1}, {3: 0, 4: 64}])
def test_logs_have_a_buffer_and_a_size(cuda: Cuda, options: dict[int, int]) -> None:
    keys, values = cuda.words(list(options), ctypes.c_int), cuda.words(list(options.values()))
    arguments = cuda.place(), cuda.text(FILL), len(options), keys, values
    assert cuda.error("cuModuleLoadDataEx", *arguments) == "ERROR_INVALID_VALUE"
    empty = cuda.words([cuda.place(), 0])
    cuda.cuModuleLoadDataEx(cuda.place(), cuda.text(FILL), 2, cuda.words([5, 6], ctypes.c_int), empty)


NAMED = (
    HEADER
    + """.visible .global .u32 plain;
.visible .global .attribute(.managed) .u32 shared;
.visible .global .texref colours;
.visible .entry kernel()
{
    ret;
}
"""
)


@pytest.mark.parametrize(
    ("name", "variable", "managed"),
    [
        ("plain", "SUCCESS", "ERROR_NOT_FOUND"),
        ("shared", "SUCCESS", "SUCCESS"),
        ("absent", "ERROR_NOT_FOUND", "ERROR_NOT_FOUND"),
        ("colours", "ERROR_INVALID_VALUE", "ERROR_NOT_FOUND"),
        ("kernel", "ERROR_INVALID_VALUE", "ERROR_NOT_FOUND"),
        ("", "ERROR_INVALID_VALUE", "ERROR_INVALID_VALUE"),
    ],
)
def test_names_of_variables(cuda: Cuda, name: str, variable: str, managed: str) -> None:
    module = cuda.module(NAMED)
    library = cuda.out("cuLibraryLoadData", cuda.text(NAMED), 0, 0, 0, 0, 0, 0)
    address, size = cuda.place(5), cuda.place(5)
    assert cuda.error("cuLibraryGetManaged", cuda.place(), 0, library, cuda.text(name)) == managed
    assert cuda.error("cuLibraryGetGlobal", address, size, library, cuda.text(name)) == variable
    assert variable == "SUCCESS" or ctypes.c_uint64.from_address(size).value == 5
    assert cuda.error("cuModuleGetGlobal_v2", address, size, module, cuda.text(name)) == variable
    assert variable == "SUCCESS" or ctypes.c_uint64.from_address(size).value == 0
    assert cuda.error("cuLibraryGetUnifiedFunction", address, library, cuda.text(name)) == "ERROR_INVALID_VALUE"


def test_functions_that_are_not_found(cuda: Cuda) -> None:
    module, found = cuda.module(NAMED), cuda.place(5)
    for name, error in (("absent", "ERROR_NOT_FOUND"), ("", "ERROR_INVALID_VALUE")):
        assert cuda.error("cuModuleGetFunction", found, module, cuda.text(name)) == error
        assert ctypes.c_uint64.from_address(found).value == 0
    assert cuda.error("cuModuleEnumerateFunctions", 0, 0, module) == "ERROR_INVALID_VALUE"


def test_the_module_of_a_library_is_the_librarys(cuda: Cuda) -> None:
    library = cuda.out("cuLibraryLoadData", cuda.text(NAMED), 0, 0, 0, 0, 0, 0)
    assert cuda.error("cuModuleUnload", cuda.out("cuLibraryGetModule", library)) == "ERROR_NOT_PERMITTED"
    cuda.out("cuLibraryGetKernel", library, cuda.text("kernel"))
    cuda.cuLibraryUnload(library)


def test_functions_are_launched_in_the_context_of_their_module(cuda: Cuda) -> None:
    function, other = cuda.function(NAMED, "kernel"), cuda.out("cuCtxCreate_v2", 0, 0)
    launch = function, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0
    assert cuda.error("cuLaunchKernel", *launch) == "ERROR_INVALID_HANDLE"
    cuda.cuCtxDestroy_v2(other)
    cuda.cuCtxSetCurrent(cuda.context)
    cuda.cuLaunchKernel(*launch)


def fat_binary(*parts: tuple[int, int, bytes]) -> bytes:
    """A container of (kind, capability, data)."""
    body = b""
    for kind, capability, data in parts:
        padded = data + bytes(-len(data) % 8)
        numbers = kind, 1, 64, len(padded), 0, 0, 0, 0, capability, 64, 0, 1, 0, 0
        body += struct.pack("<HHIIIIIIIIIQQQ", *numbers) + padded
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body


def test_nvjitlink_tells_of_input_that_is_none(cuda: Cuda, capfd: pytest.CaptureFixture[str]) -> None:
    """NVJITLINK_ERROR_INVALID_INPUT is 3."""
    add = nvjitlink.choose("nvJitLinkAddData", lambda name: None)
    assert add is not None
    data = fat_binary((2, 90, b"machine code"))
    with mock.patch.dict(nvjitlink._links, {7: nvjitlink.Link()}):
        assert add.function(7, nvjitlink.FATBINARY, cuda.text(data), len(data), 0) == 3
    assert "machine code" in capfd.readouterr().err


def test_nvjitlink_takes_files(cuda: Cuda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it takes data; the real library is given those with LTO-IR, and says what is wrong with others."""
    given: list[tuple[Any, ...]] = []

    def real(name: str) -> Any:
        return lambda *arguments: given.append((name, *[getattr(each, "value", each) for each in arguments])) or 5

    paths = [tmp_path / name for name in ("helper.ptx", "code.ltoir", "nothing")]
    paths[0].write_text(HELPER)
    paths[1].write_bytes(b"code")
    names = [cuda.text(str(path).encode()) for path in paths]
    add = nvjitlink.choose("nvJitLinkAddFile", real)
    assert add is not None and add.parameters == (nvjitlink.LONG, nvjitlink.INT, nvjitlink.LONG)
    monkeypatch.setattr(nvjitlink, "_links", {7: nvjitlink.Link()})
    kinds = nvjitlink.PTX, nvjitlink.INTERMEDIATE, nvjitlink.PTX, nvjitlink.PTX
    codes = [add.function(7, kind, name) for kind, name in zip(kinds, [*names, 0], strict=True)]
    assert codes == [0, 5, 5, 5]
    assert given == [("nvJitLinkAddFile", 7, *each) for each in ((3, names[1]), (2, names[2]), (2, 0))]
    assert (nvjitlink._links[7].texts, nvjitlink._links[7].others) == ([HELPER.encode()], 1)


def test_nvjitlink_keeps_what_only_ptx_calls(cuda: Cuda, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real library, which links LTO-IR alone, is given a kernel that names it; the kernel is gone in the end."""
    kernel = ".visible .entry ptxvm_keep(\n\t.param .u64 p\n)\n{\n\tret;\n}\n"
    linked = HELPER.replace(".visible .func", ".func") + kernel
    added: list[tuple[int, bytes]] = []

    def real(name: str) -> Any:
        def add(handle: Any, kind: Any, data: Any, size: Any, label: bytes) -> int:
            added.append((kind.value, data if isinstance(data, bytes) else b"LTO-IR"))
            return 0

        def size_of(handle: Any, out: Any) -> int:
            out._obj.value = len(linked)
            return 0

        def text_of(handle: Any, out: Any) -> int:
            out.value = linked.encode()
            return 0

        functions = {"AddData": add, "GetLinkedPtxSize": size_of, "GetLinkedPtx": text_of}
        return functions.get(name.removeprefix("__nvJitLink").removesuffix("_13_5"), lambda *_: 0)

    made: list[Any] = []
    monkeypatch.setattr(nvjitlink, "keeper", lambda *given: made.append(given) or b"kept")
    function = {name: nvjitlink.choose(f"__nvJitLink{name}_13_5", real).function for name in ("AddData", "Complete")}
    caller = CALLER.encode()
    monkeypatch.setattr(nvjitlink, "_links", {7: nvjitlink.Link(b"sm_90")})
    function["AddData"](7, nvjitlink.PTX, cuda.text(caller), len(caller), 0)
    function["AddData"](7, nvjitlink.INTERMEDIATE, cuda.text(b"code"), 4, 0)
    assert function["Complete"](7) == 0
    assert made == [([b"helper"], b"sm_90", "13")] and added == [(3, b"LTO-IR"), (3, b"kept")]
    image = nvjitlink._links[7].image
    assert b"ptxvm_keep" not in image
    out = cuda.alloc(4)
    cuda.launch(cuda.out("cuModuleGetFunction", cuda.module(image), cuda.text("main")), out, block=1)
    assert cuda.download(out, 1)[0] == 77


def test_fat_binaries(cuda: Cuda) -> None:
    newer = FILL.replace("sm_80", "sm_100")
    image = fat_binary((2, 90, b"machine code"), (1, 80, FILL.encode()), (1, 100, newer.encode()))
    module = cuda.out("cuModuleLoadFatBinary", cuda.text(image))
    cuda.out("cuModuleGetFunction", module, cuda.text("fill"))
    wrapper = struct.pack("<IIQQ", 0x466243B1, 1, cuda.text(image), 0)
    cuda.out("cuModuleLoadData", cuda.text(wrapper))
    only_code = cuda.text(fat_binary((2, 90, b"machine code")))
    assert cuda.error("cuModuleLoadData", cuda.place(), only_code) == "ERROR_NO_BINARY_FOR_GPU"


def test_objects_for_other_gpus_are_told_of(cuda: Cuda, capfd: pytest.CaptureFixture[str]) -> None:
    newer = FILL.replace("sm_80", "sm_120").replace("7.8", "8.8").encode()
    data = b"\x7fELF" + bytes(60) + fat_binary((2, 90, b"machine code"), (1, 120, newer))
    handle = ctypes.c_uint64()
    cuda.cuLinkCreate_v2(0, 0, 0, ctypes.addressof(handle))
    cuda.cuLinkAddData_v2(handle.value, 3, cuda.text(data), len(data), 0, 0, 0, 0)
    assert (
        "PTX for sm_120, which the GPU sm_90 does not run; choose another one (--gpu sm_120)" in capfd.readouterr().err
    )
    assert cuda.error("cuModuleLoadData", cuda.place(), cuda.text(data[64:])) == "ERROR_NO_BINARY_FOR_GPU"
    assert "PTX for sm_120" in capfd.readouterr().err


def test_lz4() -> None:
    from ptxvm.api.fat_binaries import ContainerError, lz4

    assert lz4(b"\x45abcd\x04\x00" + b"\x50hello", 18) == b"abcdabcdabcdahello"
    with pytest.raises(ContainerError):
        lz4(b"\x14a\x09\x00", 100)


def test_linking(cuda: Cuda) -> None:
    linker = cuda.place()
    cuda.cuLinkCreate_v2(0, 0, 0, linker)
    handle = ctypes.c_uint64.from_address(linker).value
    for text in (CALLER, HELPER):
        cuda.cuLinkAddData_v2(handle, 1, cuda.text(text), len(text) + 1, 0, 0, 0, 0)
    image, size = cuda.place(), cuda.place()
    cuda.cuLinkComplete(handle, image, size)
    module = cuda.out("cuModuleLoadData", ctypes.c_uint64.from_address(image).value)
    cuda.cuLinkDestroy(handle)
    out = cuda.alloc(4)
    cuda.launch(cuda.out("cuModuleGetFunction", module, cuda.text("main")), out, block=1)
    assert cuda.download(out, 1)[0] == 77
    assert cuda.error("cuLinkDestroy", handle) == "ERROR_INVALID_HANDLE"


def test_what_lacks_a_function_is_not_linked(cuda: Cuda) -> None:
    linker = cuda.place()
    cuda.cuLinkCreate_v2(0, 0, 0, linker)
    handle = ctypes.c_uint64.from_address(linker).value
    cuda.cuLinkAddData_v2(handle, 1, cuda.text(CALLER), len(CALLER), 0, 0, 0, 0)
    assert cuda.error("cuLinkComplete", handle, cuda.place(), cuda.place()) == "ERROR_INVALID_SOURCE"


def test_what_is_no_ptx_is_not_linked(cuda: Cuda) -> None:
    """It is refused when it is added; the others are linked, even if there are none, and once."""
    image, linker = cuda.place(), cuda.place()
    cuda.cuLinkCreate_v2(0, 0, 0, linker)
    handle = ctypes.c_uint64.from_address(linker).value
    for text, size, error in (("nonsense", 9, "ERROR_INVALID_IMAGE"), (FILL, 0, "ERROR_INVALID_VALUE")):
        assert cuda.error("cuLinkAddData_v2", handle, 1, cuda.text(text), size, 0, 0, 0, 0) == error
    cuda.cuLinkComplete(handle, image, cuda.place())
    cuda.cuModuleLoadData(cuda.place(), ctypes.c_uint64.from_address(image).value)
    assert cuda.error("cuLinkComplete", handle, image, cuda.place()) == "ERROR_INVALID_HANDLE"


def test_libraries_are_on_every_device(cuda: Cuda) -> None:
    library = cuda.out("cuLibraryLoadData", cuda.text(DOUBLE), 0, 0, 0, 0, 0, 0)
    kernel = cuda.out("cuLibraryGetKernel", library, cuda.text("twice"))
    other = cuda.out("cuDevicePrimaryCtxRetain", 1)
    for context in (cuda.context, other):
        cuda.cuCtxSetCurrent(context)
        pointer = cuda.upload(np.arange(32, dtype=np.uint32))
        cuda.launch(cuda.out("cuKernelGetFunction", kernel), pointer)
        assert cuda.download(pointer, 32)[9] == 18
    cuda.cuCtxSetCurrent(cuda.context)
    assert cuda.out("cuKernelGetLibrary", kernel) == library
    cuda.cuLibraryUnload(library)
    cuda.cuDevicePrimaryCtxRelease_v2(1)


def test_a_program_linked_from_relocatable_parts(cuda: Cuda) -> None:
    """`nvcc -rdc=true`: a list of fat binaries, NVIDIA's device runtime among them, which is left out."""
    runtime = HEADER + ".visible .global .u32 cuda_device_runtime_version;\n"
    parts = [fat_binary((1, 80, text.encode())) for text in (CALLER, HELPER)]
    parts.append(fat_binary((1, 121, runtime.replace("sm_80", "sm_121").replace("7.8", "9.0").encode())))
    listed = cuda.words([*(cuda.text(part) for part in parts), 0])
    wrapper = cuda.text(struct.pack("<IIQQ", 0x466243B1, 2, cuda.text(b""), listed))
    module = cuda.out("cuModuleLoadFatBinary", wrapper)
    out = cuda.alloc(4)
    cuda.launch(cuda.out("cuModuleGetFunction", module, cuda.text("main")), out, block=1)
    assert cuda.download(out, 1)[0] == 77


NESTED = (
    HEADER
    + """.extern .func (.param .b64 b) cudaGetParameterBuffer(.param .b64 alignment, .param .b64 size);
.extern .func (.param .b32 e) cudaLaunchDevice(.param .b64 kernel, .param .b64 buffer, .param .align 4 .b8 grid[12],
    .param .align 4 .b8 block[12], .param .b32 shared, .param .b64 stream);
.visible .entry child(.param .u64 out)
{
    .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [out];
    atom.global.add.u32 _, [%rd1], 1;
    ret;
}
.visible .entry parent(.param .u64 out)
{
    .reg .b64 %rd<4>;
    .param .b64 alignment, size, b, kernel, stream;
    .param .align 4 .b8 grid[12];
    .param .align 4 .b8 block[12];
    .param .b32 shared, e;
    ld.param.u64 %rd1, [out];
    st.param.b64 [alignment], 8;
    st.param.b64 [size], 8;
    call (b), cudaGetParameterBuffer, (alignment, size);
    ld.param.b64 %rd2, [b];
    st.u64 [%rd2], %rd1;
    mov.u64 %rd3, child;
    st.param.b64 [kernel], %rd3;
    st.param.b32 [grid], 3;
    st.param.b32 [grid+4], 1;
    st.param.b32 [grid+8], 1;
    st.param.b32 [block], 4;
    st.param.b32 [block+4], 1;
    st.param.b32 [block+8], 1;
    st.param.b32 [shared], 0;
    st.param.b64 [stream], 0;
    call (e), cudaLaunchDevice, (kernel, b, grid, block, shared, stream);
    ret;
}
"""
)


def test_kernels_that_launch_kernels(cuda: Cuda) -> None:
    out = cuda.upload(np.zeros(1, np.uint32))
    cuda.launch(cuda.function(NESTED, "parent"), out, block=2)
    cuda.launch(cuda.function(NESTED, "parent"), out, block=1)
    assert cuda.download(out, 1)[0] == 36
    cuda.cuCtxSetLimit(CUlimit.DEV_RUNTIME_PENDING_LAUNCH_COUNT, 32)
    cuda.launch(cuda.function(NESTED, "parent"), out, block=35)
    assert cuda.download(out, 1)[0] == 36 + 32 * 12
    cuda.cuCtxSetLimit(CUlimit.DEV_RUNTIME_PENDING_LAUNCH_COUNT, 2048)


def test_constant_memory_of_a_function(cuda: Cuda) -> None:
    variables = ".const .align 8 .b64 table[32];\n.const .u32 word;\n.global .u32 other[9];\n"
    text = HEADER + variables + ".visible .entry k() { ret; }"
    assert cuda.integer("cuFuncGetAttribute", 2, cuda.function(text, "k")) == 260
    assert cuda.integer("cuFuncGetAttribute", 2, cuda.function(FILL, "fill")) == 0
