"""PTX out of fat binaries, objects, programs and archives: `load`, `check` and the command line take them.

`nvcc.fatbin` and `nvcc.o` are nvcc's (13.0, Zstandard), of

    extern "C" __global__ void twice(int *x) { x[threadIdx.x] *= 2; }

with PTX for sm_80 and sm_90a and machine code for sm_90. Other containers are written here, by their published layout.
"""

from __future__ import annotations

import random
import struct
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from tests.cli.program import ptxvm as program

import ptxvm

HERE = Path(__file__).parent
FAT_BINARY, OBJECT = (HERE / "nvcc.fatbin").read_bytes(), (HERE / "nvcc.o").read_bytes()
zstandard = import_module("compression.zstd" if sys.version_info >= (3, 14) else "backports.zstd")


def kernel(name: str, target: str = "sm_80", value: int = 7) -> bytes:
    """A program whose only kernel writes a number."""
    return f""".version 8.8
.target {target}
.address_size 64
.visible .entry {name}(.param .u64 out)
{{
    .reg .b64 %rd1;
    ld.param.u64 %rd1, [out];
    st.global.u32 [%rd1], {value};
    ret;
}}
""".encode()


def lz4_block(data: bytes) -> bytes:
    """Literals only, but for a run of 20 equal bytes that begins with a literal."""
    literals = data + b"/"

    def length(count: int) -> bytes:
        return b"\xff" * ((count - 15) // 255) + bytes([(count - 15) % 255])

    first = bytes([0xF0 | 0xF]) + length(len(literals)) + literals + b"\x01\x00" + length(16)
    return first + bytes([0x10]) + b"/"


def part(text: bytes, capability: int, kind: int = 1, compression: str = "", size: int | None = None) -> bytes:
    body, flags = text, 0
    if compression == "lz4":
        body, flags, text = lz4_block(text), 0x2000, text + b"/" * 22
    elif compression == "zstd":
        body, flags = zstandard.compress(text), 0x8000
    padded = body + bytes(-len(body) % 8)
    full = len(text) if size is None else size
    return (
        struct.pack(
            "<HHIIIIIIIIIQQQ",
            *(kind, 0x101, 64, len(padded), 0, len(body) if compression else 0, 0, 0, capability, 64, 0, flags, 0),
            full if compression else 0,
        )
        + padded
    )


def fat_binary(*parts: bytes) -> bytes:
    body = b"".join(parts)
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body


def elf(sections: dict[str, bytes]) -> bytes:
    """An object file for x86-64 with these sections."""
    names, contents, headers, at = b"\0", b"", [struct.pack("<IIQQQQIIQQ", *[0] * 10)], 64
    for name, content in [*sections.items(), (".shstrtab", b"")]:
        place = len(names)
        names += name.encode() + b"\0"
        held = names if name == ".shstrtab" else content
        headers.append(struct.pack("<IIQQQQIIQQ", place, 1, 0, 0, at, len(held), 0, 0, 8, 0))
        contents += held
        at += len(held)
    head = b"\x7fELF\x02\x01\x01" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 1, 62, 1, 0, 0, at, 0, 64, 0, 0, 64, 0, 0)
    return head[:58] + struct.pack("<HHH", 64, len(headers), len(headers) - 1) + contents + b"".join(headers)


def archive(*members: bytes) -> bytes:
    text = b"!<arch>\n"
    for number, member in enumerate(members):
        text += f"{f'm{number}.o/':<16}{0:<12}{0:<6}{0:<6}{644:<8}{len(member):<10}`\n".encode() + member
        text += b"\n" * (len(member) % 2)
    return text


def found(module: ptxvm.Module, name: str) -> int:
    out = np.zeros(1, np.uint32)
    module.kernels[name].launch(1, 1, out)
    return int(out[0])


@pytest.mark.parametrize("content", [FAT_BINARY, OBJECT, archive(OBJECT)], ids=["fatbin", "object", "archive"])
@pytest.mark.parametrize(
    ("target", "expected"),
    [(None, "sm_90a"), ("sm_86", "sm_86"), ("sm_90a", "sm_90a"), ("sm_90", "sm_90"), ("sm_100", "sm_100")],
)
def test_what_nvcc_makes(content: bytes, target: str | None, expected: str) -> None:
    module = ptxvm.load(content, target=target)
    values = np.arange(32, dtype=np.int32)
    module.kernels["twice"].launch(1, 32, values)
    assert module.target == expected and values.tolist() == [2 * i for i in range(32)]


@pytest.mark.parametrize("compression", ["", "lz4", "zstd"])
def test_compression(compression: str) -> None:
    module = ptxvm.load(fat_binary(part(kernel("k"), 80, compression=compression)))
    assert found(module, "k") == 7


def test_the_best_for_a_gpu() -> None:
    parts = [
        part(kernel("k", each, index), int(each[3:].rstrip("a"))) for index, each in enumerate(("sm_75", "sm_90a"))
    ]
    data = fat_binary(*parts)
    assert {gpu: found(ptxvm.load(data, gpu=gpu), "k") for gpu in ("sm_86", "sm_90", "sm_100")} == {
        "sm_86": 0, "sm_90": 1, "sm_100": 0,
    }  # fmt: skip


@pytest.mark.parametrize("compression", ["", "zstd"])
def test_nvidias_device_runtime_is_left_out(compression: str) -> None:
    """Programs made with `-rdc=true` hold it beside their own code, for a newer GPU."""
    runtime = kernel("cuda_device_runtime_fill", "sm_121")
    data = elf({
        ".nv_fatbin": fat_binary(part(kernel("k"), 80)),
        "__nv_relfatbin": fat_binary(part(runtime, 121, compression=compression)),
    })  # fmt: skip
    assert list(ptxvm.load(data).kernels) == ["k"]


def test_the_best_of_several_architectures() -> None:
    targets = ("sm_75", "sm_80", "sm_90", "sm_90a", "sm_100a")
    parts = [part(kernel("k", each, index), int(each[3:].rstrip("a"))) for index, each in enumerate(targets)]
    data = fat_binary(*parts, part(b"machine code", 90, kind=2))
    wanted = {None: 4, "sm_75": 0, "sm_86": 1, "sm_90": 2, "sm_90a": 3, "sm_100": 2, "sm_100a": 4, "sm_120": 2}
    assert {each: found(ptxvm.load(data, target=each), "k") for each in wanted} == wanted


def test_programs_of_several_files_are_linked() -> None:
    main = b""".version 8.0
.target sm_80
.address_size 64
.extern .func (.param .b32 r) number;
.visible .entry k(.param .u64 out)
{
    .reg .b64 %rd1;
    .reg .b32 %r1;
    .param .b32 got;
    ld.param.u64 %rd1, [out];
    call (got), number;
    ld.param.b32 %r1, [got];
    st.global.u32 [%rd1], %r1;
    ret;
}
"""
    helper = b""".version 8.0
.target sm_80
.address_size 64
.visible .func (.param .b32 r) number()
{
    st.param.b32 [r], 41;
    ret;
}
"""
    separate = fat_binary(part(main, 80)), fat_binary(part(helper, 80, compression="zstd"))
    for data in (
        elf({".text": b"\x90", "__nv_relfatbin": b"".join(each + bytes(-len(each) % 8) for each in separate)}),
        archive(*(elf({".nv_fatbin": each}) for each in separate)),
    ):
        assert found(ptxvm.load(data), "k") == 41


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (fat_binary(part(b"code", 90, kind=2)), "a fat binary"),
        (fat_binary(part(kernel("k"), 80))[:-40], "a fat binary"),
        (fat_binary(part(kernel("k"), 80, compression="zstd", size=1 << 40)), "a fat binary"),
        (fat_binary(part(b"\0" * (1 << 24), 80, compression="zstd", size=100)), "a fat binary"),
        (elf({".text": b"\x90"}), "an ELF program or library"),
        (elf({".nv_fatbin": b"\0" * 64}), "an ELF program or library"),
        (OBJECT[:200], "an ELF program or library"),
        (b"\x7fELF" + b"\xff" * 100, "an ELF program or library"),
        (b"!<arch>\n" + b"x" * 70, "a library of object files"),
    ],
)
def test_containers_without_ptx_are_told(content: bytes, told: str) -> None:
    with pytest.raises(ptxvm.PtxError) as caught:
        ptxvm.load(content)
    if told not in str(caught.value):  # what a limit cut off is no PTX any more
        assert len(content) < 1 << 20 and caught.value.findings
    else:
        assert "holds no PTX" in str(caught.value.findings[0].help)
    assert ptxvm.check(content)


def test_damage_is_never_more_than_a_finding() -> None:
    generator = random.Random(5)
    for original in (FAT_BINARY, OBJECT, fat_binary(part(kernel("k"), 80, compression="lz4"))):
        for _ in range(60):
            data = bytearray(original)
            for _ in range(generator.randrange(1, 6)):
                data[generator.randrange(len(data))] = generator.randrange(256)
            if generator.random() < 0.2:
                del data[generator.randrange(8, len(data)) :]
            assert isinstance(ptxvm.check(bytes(data)), list)


def test_the_command_line_takes_containers(tmp_path: Path) -> None:
    file = tmp_path / "program.fatbin"
    file.write_bytes(FAT_BINARY)
    assert program("check", file).exit_code == 0
    done = program("run", file, "twice", "--block", 4, "--arg", "arange:i32:4")
    assert done.exit_code == 0 and "0  2  4  6" in done.output, done.output
    file.write_bytes(fat_binary(part(b"code", 90, kind=2)))
    refused = program("check", file)
    assert refused.exit_code == 1 and "fat binary" in refused.output and "holds no PTX" in refused.output
