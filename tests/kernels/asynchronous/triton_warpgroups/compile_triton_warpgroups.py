"""Makes the checked-in PTX again. Needs Triton (`pip install triton`), no GPU.

Usage: python tests/kernels/asynchronous/triton_warpgroups/compile_triton_warpgroups.py
"""

import sys
from pathlib import Path

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
from triton_warpgroup_kernels import attention, matmul, persistent

HERE = Path(__file__).parent
sys.path.append(str(HERE.parents[1] / "triton"))
from compile_triton import without_paths  # noqa: E402


def tile(rows: int, columns: int, depth: int, stages: int = 3) -> dict[str, int]:
    return {"ROWS": rows, "COLUMNS": columns, "DEPTH": depth, "STAGES": stages}


def boxes(*shapes: str) -> str:
    return " ".join(f"tensordesc<{shape}>" for shape in shapes)


# Name, kernel, types of its arguments, its compile-time constants, warps.
KERNELS = [
    ("matmul_f16", matmul, "*fp16 *fp16 *fp16 i32 i32 i32", tile(64, 32, 32), 4),
    ("matmul_bf16", matmul, "*bf16 *bf16 *fp32 i32 i32 i32", tile(128, 64, 64), 8),
    ("matmul_tf32", matmul, "*fp32 *fp32 *fp32 i32 i32 i32", tile(64, 32, 32), 4),
    ("matmul_fp8", matmul, "*fp8e4nv *fp8e5 *fp32 i32 i32 i32", tile(64, 32, 64), 4),
    ("matmul_int8", matmul, "*i8 *i8 *i32 i32 i32 i32", tile(64, 32, 64), 4),
    (
        "persistent",
        persistent,
        boxes("fp16[64,64]", "fp16[64,64]", "fp16[64,64]") + " i32 i32 i32",
        tile(64, 64, 64),
        4,
    ),
    (
        "attention",
        attention,
        boxes("fp16[64,64]", "fp16[64,64]", "fp16[64,64]", "fp32[64,64]") + " i32",
        {"ROWS": 64, "COLUMNS": 64, "WIDTH": 64},
        4,
    ),
]


def main() -> None:
    """Compile every kernel; prints what the cases must know: shared memory, warps, scratch, how maps are swizzled."""
    for name, kernel, types, constants, warps in KERNELS:
        signature = dict(zip(kernel.arg_names, types.split(), strict=False)) | dict.fromkeys(constants, "constexpr")
        # Pointers and sizes are multiples of 16, so that copies can be asynchronous.
        known = [place for place, type_ in enumerate(types.split()) if not type_.startswith("tensordesc")]
        attributes = {(place,): [["tt.divisibility", 16]] for place in known}
        source = ASTSource(kernel, signature, constants, attributes)
        compiled = triton.compile(source, target=GPUTarget("cuda", 90, 32), options={"num_warps": warps})
        (HERE / f"{name}.sm_90a.ptx").write_text(without_paths(compiled.asm["ptx"]))
        data = compiled.metadata
        maps = [(meta["swizzle"], meta["block_size"]) for meta in data.tensordesc_meta]
        print(name, data.name, data.shared, data.num_warps, data.global_scratch_size, maps)


if __name__ == "__main__":
    main()
