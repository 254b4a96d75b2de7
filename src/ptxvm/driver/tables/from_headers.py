"""Writes the tables of this folder from the headers of a CUDA toolkit, which need not be there otherwise.

    python -m ptxvm.driver.tables.from_headers INCLUDE_FOLDER...

A row of `driver.tsv` and `runtime.tsv` is a function and a letter for each of its parameters (`LETTERS`); structures
that are passed by value stand in braces. In `driver.tsv` the version of CUDA follows that brought the function.
`constants.py` has the enumerators of those enums that the driver speaks of.
Needs a C preprocessor (`cc -E`).
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

HERE = Path(__file__).parent
LETTERS = {
    "int": "i",
    "unsigned int": "I",
    "unsigned": "I",
    "long long": "q",
    "unsigned long long": "Q",
    "size_t": "Q",
    "unsigned short": "H",
    "unsigned char": "B",
    "float": "f",
    "double": "d",
    "cuuint32_t": "I",
    "cuuint64_t": "Q",
}
"""Letters of Python's `struct`; pointers and handles are `Q`."""

ENUMS = {
    "CUresult": "CUDA_",
    "CUdevice_attribute": "CU_DEVICE_ATTRIBUTE_",
    "CUfunction_attribute": "CU_FUNC_ATTRIBUTE_",
    "CUpointer_attribute": "CU_POINTER_ATTRIBUTE_",
    "CUlimit": "CU_LIMIT_",
    "CUjit_option": "CU_JIT_",
    "CUjitInputType": "CU_JIT_INPUT_",
    "CUmemPool_attribute": "CU_MEMPOOL_ATTR_",
    "CUgraphNodeType": "CU_GRAPH_NODE_TYPE_",
    "CUstreamCaptureStatus": "CU_STREAM_CAPTURE_STATUS_",
    "CUlaunchAttributeID": "CU_LAUNCH_ATTRIBUTE_",
    "CUarray_format": "CU_AD_FORMAT_",
    "CUresourcetype": "CU_RESOURCE_TYPE_",
    "CUmemorytype": "CU_MEMORYTYPE_",
    "CUdevice_P2PAttribute": "CU_DEVICE_P2P_ATTRIBUTE_",
    "CUmem_range_attribute": "CU_MEM_RANGE_ATTRIBUTE_",
    "CUgraphExecUpdateResult": "CU_GRAPH_EXEC_UPDATE_",
    "CUgraphInstantiateResult": "CUDA_GRAPH_INSTANTIATE_",
}
INTERNAL, PER_THREAD = "__CUDA_API_VERSION_INTERNAL", "CUDA_API_PER_THREAD_DEFAULT_STREAM"
REGISTRATION = """__cudaRegisterFatBinary Q
__cudaRegisterFatBinaryEnd Q
__cudaUnregisterFatBinary Q
__cudaRegisterFunction QQQQiQQQQQ
__cudaRegisterVar QQQQiQii
__cudaRegisterManagedVar QQQQiQii
__cudaRegisterHostVar QQQQ
__cudaInitModule Q
__cudaPushCallConfiguration {dim3}{dim3}QQ
__cudaPopCallConfiguration QQQQ
__cudaGetKernel QQ
__cudaLaunchKernel Q{dim3}{dim3}QQQ
__cudaLaunchKernel_ptsz Q{dim3}{dim3}QQQ
"""
"""What nvcc's host code calls, in the order of its own declarations (crt/host_runtime.h)."""


def preprocessed(header: str, folders: Sequence[str], *macros: str) -> str:
    """A header as the C compiler sees it, without comments and on one line for each declaration."""
    where = next(Path(folder, header) for folder in folders if Path(folder, header).exists())
    includes = [f"-I{folder}" for folder in folders]
    command = ["cc", "-E", "-P", *includes, *(f"-D{macro}" for macro in macros), str(where)]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return re.sub(r"\s+", " ", re.sub(r"__attribute__\s*\(\((?:[^()]|\([^()]*\))*\)\)", "", text))


class Types:
    """What a header says of its types."""

    def __init__(self, text: str) -> None:
        self._aliases: dict[str, str] = {}
        self._enums = dict.fromkeys(re.findall(r"\benum (\w+) \{", text), "i")
        inner = r"\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}"
        for body, name in re.findall(rf"typedef (enum|struct|union)\b[^;{{]*{inner} ?(\w+);", text):
            self._aliases[name] = "int" if body == "enum" else f"struct {name}"
        for old, name in re.findall(r"typedef ([\w ]+?\*?) ?(\w+);", text):
            self._aliases.setdefault(name, old)
        for name in re.findall(r"typedef [\w *]+\( ?\*(\w+)\)", text):
            self._aliases[name] = "void *"

    def letter(self, declared: str) -> str:
        """The letter of a parameter as it is declared, with its name; a structure by value in braces."""
        if "*" in declared or "[" in declared:
            return "Q"
        kind = " ".join(word for word in declared.split() if word not in ("const", "volatile", "struct"))
        if not self._is_type(kind):
            kind = kind.rpartition(" ")[0]
        while kind not in LETTERS:
            if "*" in kind:
                return "Q"
            if kind.startswith("enum ") or kind in self._enums:
                return "i"
            if kind not in self._aliases or kind.startswith("struct "):
                return "{" + kind.removeprefix("struct ").removesuffix("_v1") + "}"
            kind = self._aliases[kind]
        return LETTERS[kind]

    def _is_type(self, kind: str) -> bool:
        return kind in LETTERS or kind in self._aliases or kind in self._enums


def functions(text: str, returns: str, prefix: str) -> Iterator[tuple[str, str]]:
    """(name, letters) of the functions that a preprocessed header declares."""
    types = Types(text)
    for name, parameters in re.findall(rf"\b{returns} (?:\w+ )?({prefix}\w+)\(((?:[^()]|\([^()]*\))*)\);", text):
        given = [part.strip() for part in parameters.split(",")]
        yield name, "" if given in (["void"], [""]) else "".join(types.letter(part) for part in given)


def table(header: str, folders: Sequence[str], returns: str, prefix: str) -> dict[str, str]:
    """The functions of a header in all their versions."""
    found: dict[str, str] = {}
    for macros in ((), (PER_THREAD,), (INTERNAL,)):
        for name, letters in functions(preprocessed(header, folders, *macros), returns, prefix):
            found.setdefault(name, letters)
    return found


def versions(names: Iterable[str], folders: Sequence[str]) -> dict[str, int]:
    """The version of CUDA that brought each function: `PFN_cuMemAlloc_v3020` stands for the second `cuMemAlloc`."""
    text = preprocessed("cudaTypedefs.h", folders) + preprocessed("cudaTypedefs.h", folders, INTERNAL)
    brought: dict[str, list[int]] = {}
    for base, version in set(re.findall(r"\bPFN_(cu\w+?)_v(\d+)\b", text)):
        brought.setdefault(base, []).append(int(version))
    found = {}
    for name in names:
        plain = re.sub(r"_pt[ds]s?z?$", "", name)
        base = re.sub(r"_v\d+$", "", plain)
        known = sorted(brought.get(base, []))
        siblings = sorted(each for each in names if re.fullmatch(rf"{base}(_v\d+)?", each))
        behind = len(siblings) - 1 - siblings.index(plain)
        found[name] = known[max(0, len(known) - 1 - behind)] if known else 2000
    return found


def constants(text: str) -> Iterator[str]:
    """The lines of `constants.py`."""
    yield '"""Enumerators of the CUDA driver API, made from its header by `from_headers.py`."""\n'
    yield "from enum import IntEnum"
    for name, prefix in ENUMS.items():
        body = re.search(r"typedef enum \w+ \{([^{}]*)\} " + name + r"\b", text)
        assert body is not None, name
        yield f"\n\nclass {name}(IntEnum):"
        number = -1
        for entry in (part.strip() for part in body[1].split(",")):
            if entry:
                word, _, value = (part.strip() for part in entry.partition("="))
                number = _value(value) if value else number + 1
                short = word.removeprefix(prefix)
                yield f"    {short if not short[0].isdigit() else word} = {number}"


def runtime_errors(text: str) -> Iterator[str]:
    """The lines of `runtime_constants.py`."""
    yield '"""Enumerators of the CUDA runtime API, made from its header by `from_headers.py`."""\n'
    yield "from enum import IntEnum\n\n\nclass cudaError(IntEnum):"
    body = re.search(r"enum cudaError \{([^{}]*)\}", text)
    assert body is not None
    for entry in body[1].split(","):
        word, _, value = (part.strip() for part in entry.partition("="))
        if value:
            yield f"    {word.removeprefix('cuda')} = {_value(value)}"


def _value(text: str) -> int:
    try:
        return int(text.rstrip("uU"), 0)
    except ValueError:
        return -1


def main(folders: Sequence[str]) -> None:
    """Write the tables."""
    driver = table("cuda.h", folders, "CUresult", "cu") | table("cudaProfiler.h", folders, "CUresult", "cu")
    runtime = table("cuda_runtime_api.h", folders, "cudaError_t", "cuda")
    runtime |= table("cuda_profiler_api.h", folders, "cudaError_t", "cuda")
    runtime["cudaGetErrorName"] = runtime["cudaGetErrorString"] = "i"
    since = versions(list(driver), folders)
    rows = "".join(f"{name}\t{letters}\t{since[name]}\n" for name, letters in sorted(driver.items()))
    (HERE / "driver.tsv").write_text(rows)
    rows = "".join(f"{name}\t{letters}\n" for name, letters in sorted(runtime.items()))
    (HERE / "runtime.tsv").write_text(rows + REGISTRATION.replace(" ", "\t"))
    errors = runtime_errors(preprocessed("cuda_runtime_api.h", folders))
    (HERE / "runtime_constants.py").write_text("\n".join(errors) + "\n")
    (HERE / "constants.py").write_text("\n".join(constants(preprocessed("cuda.h", folders))) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
