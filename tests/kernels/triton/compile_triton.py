"""Makes the checked-in Triton PTX again. Needs Triton (`pip install triton`), no GPU.

Usage: python tests/kernels/triton/compile_triton.py
"""

import re
from pathlib import Path

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
from triton_kernels import column_scan, layer_norm, row_maximum, running_softmax, softmax, vector_add

HERE = Path(__file__).parent
TARGETS = (75, 80, 90)
# Kernel, types of its arguments, its compile-time constants.
KERNELS = [
    (vector_add, "*fp32 *fp32 *fp32 i32", {"BLOCK": 512}),
    (softmax, "*fp32 *fp32 i32", {"BLOCK": 512}),
    (running_softmax, "*fp32 *fp32 i32", {"BLOCK": 128, "STAGES": 3}),
    (layer_norm, "*fp32 *fp32 *fp32 *fp32 i32 fp32", {"BLOCK": 512}),
    (row_maximum, "*i32 *i32 *i32 i32", {"BLOCK": 1024}),
    (column_scan, "*i32 *i32 i32 i32", {"ROWS": 32, "COLUMNS": 16}),
]


def without_paths(ptx: str) -> str:
    """Keep the names of files; the folder that DWARF spells byte by byte gives way to one of the same length."""
    ptx = re.sub(r'"[^"]*/([^"/]*)"', r'"\1"', ptx)
    return re.sub(r"(?<=\.b8 )47 +// DW_AT_comp_dir(\n\.b8 [1-9]\d*)+", neutral_folder, ptx)


def neutral_folder(spelled: re.Match[str]) -> str:
    """`/source___...` in as many bytes as the text that is matched."""
    first, *rest = spelled[0].splitlines()
    return "\n".join([first, *(f".b8 {byte}" for byte in "source".ljust(len(rest), "_")[: len(rest)].encode())])


def main() -> None:
    """Compile every kernel for every target; prints the shared memory that the cases must name."""
    for kernel, types, constants in KERNELS:
        signature = dict(zip(kernel.arg_names, types.split(), strict=False)) | dict.fromkeys(constants, "constexpr")
        for target in TARGETS:
            compiled = triton.compile(ASTSource(kernel, signature, constants), target=GPUTarget("cuda", target, 32))
            (HERE / f"{kernel.__name__}.sm_{target}.ptx").write_text(without_paths(compiled.asm["ptx"]))
            print(kernel.__name__, target, "shared", compiled.metadata.shared, "warps", compiled.metadata.num_warps)


if __name__ == "__main__":
    main()
