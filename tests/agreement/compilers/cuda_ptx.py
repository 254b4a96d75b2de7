"""CUDA sources that call every overload of `cuda::ptx`, made from the signatures in the toolkit's headers."""

import re
import subprocess
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

_BLOCK = re.compile(r"/\*(.*?)\*/", re.S)
_SIGNATURE = re.compile(
    r"(?:template <(?P<template>.*?)>\n)?__device__ (?:static inline )?"
    r"(?P<result>[\w:<> ]+?) (?P<name>\w+)\(\s*(?P<parameters>.*?)\);",
    re.S,
)
_CHOICES = re.compile(r"^// \.(\w+)\s*=\s*\{([^}]*)\}", re.M)
_TARGETS = re.compile(r"SM_(\d+)([af]?)")
_TAG = re.compile(r"cuda::ptx::(\w+?)_t(?:<\w+>)?$")
_ARRAY = re.compile(r"(?:const )?(\w+) ?\(&(\w+)\)\[(\d+)\]$")
_SIZES = {
    "B8": "uint8_t",
    "B16": "uint16_t",
    "B32": "uint32_t",
    "B64": "uint64_t",
    "B128": "ulonglong2",
    "B256": "Wide",
}
_ENDINGS = {"op_and": "op_and_op", "op_or": "op_or_op", "op_xor": "op_xor_op"}
_LIMIT = 4
# Immediate operands for which one value alone is allowed.
_CONSTANTS = {"st_bulk": 0, "fence_proxy_tensormap_generic": 128, "tensormap_cp_fenceproxy": 128}
HEADERS = "cccl/cuda/__ptx/instructions/generated"
_HEAD = """// Every overload of cuda::ptx, called once or more.
#include <cuda/ptx>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
using namespace cuda::ptx;
struct alignas(32) Wide {
    uint64_t words[4];
};
"""


@dataclass
class Call:
    """One overload with its modifiers chosen: arguments, and arrays declared for it."""

    name: str
    returns: bool
    arguments: list[str] = field(default_factory=list)
    arrays: list[str] = field(default_factory=list)

    @property
    def line(self) -> str:
        call = f"{self.name}({', '.join(self.arguments)})"
        call = f"auto r = {call}; *reinterpret_cast<decltype(r) *>(p) = r" if self.returns else call
        arrays = "".join(f"{array}; " for array in self.arrays)
        return f"    {{ {arrays}{call}; p += 64; {_keep(self.arrays)}}}"


def _keep(arrays: list[str]) -> str:
    """Arrays may be results: write them out."""
    names = [re.search(r" (\w+)\[", array)[1] for array in arrays]
    return "".join(f"for (auto &x : {name}) *reinterpret_cast<decltype(+&x)>(p) = x, p += 32; " for name in names)


def _calls(block: str) -> list[Call]:
    signature = _SIGNATURE.search(block.replace("//\nPTX", "PTX"))
    if signature is None:
        return []
    choices = {name: [value.strip() for value in values.split(",")] for name, values in _CHOICES.findall(block)}
    parameters = [part.strip() for part in re.split(r",\s*\n", signature["parameters"]) if part.strip()]
    free = [tag for part in parameters if (tag := _free_tag(part)) is not None and tag in choices]
    combinations = list(product(*(choices[tag] for tag in free)))
    stride = max(1, len(combinations) // _LIMIT)
    return [_call(signature, parameters, dict(zip(free, values, strict=True))) for values in combinations[::stride]]


def _free_tag(parameter: str) -> str | None:
    found = re.match(r"cuda::ptx::(\w+)_t<", parameter)
    return found[1] if found else None


def _call(signature: re.Match[str], parameters: list[str], chosen: dict[str, str]) -> Call:
    result = signature["result"].strip()
    explicit = f"<{_SIZES[result]}>" if result in _SIZES else ""
    call = Call(signature["name"] + explicit, result != "void")
    for place, parameter in enumerate(parameters):
        call.arguments.append(_argument(call, place, parameter, chosen))
    return call


def _argument(call: Call, place: int, parameter: str, chosen: dict[str, str]) -> str:
    parameter = parameter.split(" = ", maxsplit=1)[0]
    if array := _ARRAY.match(parameter):
        kind, name, count = _SIZES.get(array[1], array[1]), f"a{place}", array[3]
        call.arrays.append(f"{kind} {name}[{count}]; memcpy({name}, p + {place * 64}, sizeof {name})")
        return name
    if parameter.startswith("cuda::ptx::n32_t"):
        return f"n32_t<{_CONSTANTS.get(call.name, 1)}>{{}}"
    words = parameter.split(" ")
    if tag := _TAG.match(words[0]):
        value = chosen.get(tag[1])
        if value is None:
            return f"{tag[1]}_t{{}}"
        name = f"{tag[1]}_{value.lstrip('.').removeprefix(tag[1] + '::').replace('::', '_')}"
        return _ENDINGS.get(name, name)
    kind = re.sub(r" ?&?\w+$", "", parameter).replace("const ", "").rstrip("&").strip()
    kind = re.sub(r"\bB\d+\b", lambda found: _SIZES[found[0]], kind)
    kind = re.sub(r"\bType\b", "int32_t", kind)
    if kind.endswith("*"):
        return f"reinterpret_cast<{kind}>(p + {place * 64})"
    return f"*reinterpret_cast<const {kind} *>(p + {place * 64})"


def _guard(block: str) -> str:
    """Family members are compiled for as `a` targets; a plain number is available from there on."""
    targets = _TARGETS.findall(block)
    if not targets:
        return "1"
    conditions = {
        f"__CUDA_ARCH__ == {number}0" if suffix else f"__CUDA_ARCH__ >= {number}0" for number, suffix in targets
    }
    specific = any(suffix for _, suffix in targets)
    text = " || ".join(sorted(conditions))
    return f"({text}) && defined(SPECIFIC)" if specific else text


def sources(folder: Path) -> list[Path]:
    """Write one source for each header of the toolkit into the folder."""
    made = []
    for header in sorted((_toolkit() / "include" / HEADERS).glob("*.h")):
        lines = [line for block in _BLOCK.findall(header.read_text()) for line in _lines(block)]
        if lines:
            path = folder / f"ptx_{header.stem}.cu"
            path.write_text(
                "\n".join([_HEAD, f"__global__ void call_{header.stem}(unsigned char *p) {{", *lines, "}", ""])
            )
            made.append(path)
    return made


def _toolkit() -> Path:
    """The folder that nvcc belongs to: it tells in a dry run."""
    told = subprocess.run(["nvcc", "-dryrun", "x.cu"], capture_output=True, text=True, check=False).stderr
    found = re.search(r"TOP=(.*)", told)
    assert found is not None, told
    return Path(found[1])


def _lines(block: str) -> list[str]:
    calls = _calls(block)
    return [f"#if {_guard(block)}", *(call.line for call in calls), "#endif"] if calls else []
