"""The kernel of `triton_products.py`; `python bench/triton_matmul/matmul.py` makes its PTX, with Triton, no GPU."""

import os
from pathlib import Path

os.environ["TRITON_DISABLE_LINE_INFO"] = "1"

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

HERE = Path(__file__).parent
TILE, STAGES, WARPS = 128, 3, 4
# Type, types of arguments, depth of a tile, generations.
KERNELS = [
    ("f16", "*fp16 *fp16 *fp32", 32, (80, 90, 100)),
    ("tf32", "*fp32 *fp32 *fp32", 32, (80,)),
    ("e4m3", "*fp8e4nv *fp8e4nv *fp32", 64, (89,)),
    ("s8", "*i8 *i8 *i32", 64, (80,)),
]


@triton.jit
def matmul(  # noqa: PLR0917
    a, b, c, rows, columns, inner, ROWS: tl.constexpr, COLUMNS: tl.constexpr, DEPTH: tl.constexpr, STAGES: tl.constexpr
):
    """c = a @ b, all row-major, inner dimension a multiple of the tile's; copies run ahead."""
    row = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    column = tl.program_id(1) * COLUMNS + tl.arange(0, COLUMNS)
    depth = tl.arange(0, DEPTH)
    left = a + row[:, None] * inner + depth[None, :]
    right = b + depth[:, None] * columns + column[None, :]
    total = tl.zeros([ROWS, COLUMNS], tl.int32 if c.dtype.element_ty == tl.int32 else tl.float32)
    for _ in tl.range(0, inner, DEPTH, num_stages=STAGES):
        x = tl.load(left, (row < rows)[:, None], other=0.0)
        y = tl.load(right, (column < columns)[None, :], other=0.0)
        total = tl.dot(x, y, total, out_dtype=total.dtype)
        left += DEPTH
        right += DEPTH * columns
    inside = (row < rows)[:, None] & (column < columns)[None, :]
    tl.store(c + row[:, None] * columns + column[None, :], total.to(c.dtype.element_ty), inside)


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
