"""The kernels of `plain_products.py`; `python bench/triton_f32/matmul.py` makes their PTX, with Triton, no GPU."""

import os
from pathlib import Path

os.environ["TRITON_DISABLE_LINE_INFO"] = "1"

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

HERE = Path(__file__).parent
WARPS = 4
# File, side of a tile, its depth, stages, whether arguments are known to be multiples of 16.
KERNELS = [
    ("tiles_64", 64, 32, 3, True),
    ("tiles_128", 128, 16, 3, True),
    ("one_stage", 64, 32, 1, True),
    ("any_size", 64, 32, 3, False),
]


@triton.jit
def matmul(a, b, c, rows, columns, depth, SIDE: tl.constexpr, DEPTH: tl.constexpr):  # noqa: PLR0917
    """C = A B without tensor cores; all sizes are multiples of those of a tile."""
    row = tl.program_id(0) * SIDE + tl.arange(0, SIDE)
    column = tl.program_id(1) * SIDE + tl.arange(0, SIDE)
    inner = tl.arange(0, DEPTH)
    left = a + row[:, None] * depth + inner[None, :]
    right = b + inner[:, None] * columns + column[None, :]
    total = tl.zeros((SIDE, SIDE), tl.float32)
    for _ in range(0, depth, DEPTH):
        total = tl.dot(tl.load(left), tl.load(right), total, input_precision="ieee")
        left += DEPTH
        right += DEPTH * columns
    tl.store(c + row[:, None] * columns + column[None, :], total)


def main() -> None:
    """Compile every kernel; prints the shared memory that it needs."""
    for name, side, depth, stages, multiples in KERNELS:
        constants = {"SIDE": side, "DEPTH": depth}
        arguments = ["*fp32", "*fp32", "*fp32", "i32", "i32", "i32"]
        signature = dict(zip(matmul.arg_names, arguments, strict=False)) | dict.fromkeys(constants, "constexpr")
        attributes = {(place,): [["tt.divisibility", 16]] for place in range(len(arguments))} if multiples else {}
        source = ASTSource(matmul, signature, constants, attributes)
        options = {"num_warps": WARPS, "num_stages": stages}
        compiled = triton.compile(source, target=GPUTarget("cuda", 80, 32), options=options)
        (HERE / f"{name}.ptx").write_text(compiled.asm["ptx"])
        print(name, compiled.metadata.shared)


if __name__ == "__main__":
    main()
