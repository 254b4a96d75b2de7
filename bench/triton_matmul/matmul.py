"""The kernel of `triton_products.py`; `python bench/triton_matmul/matmul.py` makes its PTX, with Triton, no GPU."""

import os
import sys
from pathlib import Path

os.environ["TRITON_DISABLE_LINE_INFO"] = "1"

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

HERE = Path(__file__).parent
sys.path.append(str(HERE.parents[1] / "tests/kernels/asynchronous/triton_warpgroups"))
from triton_warpgroup_kernels import matmul  # noqa: E402

TILE, STAGES, WARPS = 128, 3, 4
# Type, types of arguments, depth of a tile, generations.
KERNELS = [
    ("f16", "*fp16 *fp16 *fp32", 32, (80, 90, 100)),
    ("tf32", "*fp32 *fp32 *fp32", 32, (80,)),
    ("e4m3", "*fp8e4nv *fp8e4nv *fp32", 64, (89,)),
    ("s8", "*i8 *i8 *i32", 64, (80,)),
]


def main() -> None:
    """Compile every kernel; prints the shared memory that it needs."""
    for name, types, depth, generations in KERNELS:
        for generation in generations:
            constants = {"ROWS": TILE, "COLUMNS": TILE, "DEPTH": depth, "STAGES": STAGES}
            arguments = [*types.split(), "i32", "i32", "i32"]
            signature = dict(zip(matmul.arg_names, arguments, strict=False)) | dict.fromkeys(constants, "constexpr")
            attributes = {(place,): [["tt.divisibility", 16]] for place in range(len(arguments))}
            source = ASTSource(matmul, signature, constants, attributes)
            target = GPUTarget("cuda", generation, 32)
            compiled = triton.compile(source, target=target, options={"num_warps": WARPS})
            file = HERE / f"{name}.sm_{generation}{'a' * (generation >= 90)}.ptx"
            file.write_text(compiled.asm["ptx"])
            print(file.name, compiled.metadata.shared)


if __name__ == "__main__":
    main()
