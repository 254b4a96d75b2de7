"""Makes the checked-in PTX again. Needs Triton (`pip install triton`), no GPU.

Usage: python tests/kernels/asynchronous/triton_descriptors/compile_triton_descriptors.py
"""

import sys
from pathlib import Path

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
from triton_descriptor_kernels import accumulate, gather, matmul, row_sums, scaled_sum, transpose

HERE = Path(__file__).parent
sys.path.append(str(HERE.parents[1] / "triton"))
from compile_triton import without_paths  # noqa: E402

TILE = {"ROWS": 16, "COLUMNS": 32}
BOX = "tensordesc<fp32[16,32]>"
SQUARE = "tensordesc<fp32[16,16]>"
# Kernel, types of its arguments, its compile-time constants, targets.
WARPS = {matmul: 1}  # of the others: 4
KERNELS = [
    (scaled_sum, f"{BOX} {BOX} {BOX} fp32", TILE, (90, 100)),
    (row_sums, f"{BOX} *fp32 i32", TILE | {"STAGES": 3}, (90, 100)),
    (transpose, "*fp32 *fp32 i32 i32", TILE, (90, 100)),
    (accumulate, f"{BOX} {BOX}", TILE, (90, 100)),
    (matmul, f"{SQUARE} {SQUARE} {SQUARE} i32", {"ROWS": 16, "COLUMNS": 16, "DEPTH": 16, "STAGES": 3}, (90, 100)),
    (gather, f"tensordesc<fp32[1,32]> *i32 {BOX}", {"COUNT": 16, "COLUMNS": 32}, (100,)),
]


def main() -> None:
    """Compile every kernel; prints what the cases must know: shared memory, warps, scratch, how maps are swizzled."""
    for kernel, types, constants, targets in KERNELS:
        signature = dict(zip(kernel.arg_names, types.split(), strict=False)) | dict.fromkeys(constants, "constexpr")
        for target in targets:
            source, options = ASTSource(kernel, signature, constants), {"num_warps": WARPS.get(kernel, 4)}
            compiled = triton.compile(source, target=GPUTarget("cuda", target, 32), options=options)
            (HERE / f"{kernel.__name__}.sm_{target}.ptx").write_text(without_paths(compiled.asm["ptx"]))
            data = compiled.metadata
            swizzles = [meta["swizzle"] for meta in data.tensordesc_meta]
            print(kernel.__name__, target, data.shared, data.num_warps, data.global_scratch_size, swizzles)


if __name__ == "__main__":
    main()
