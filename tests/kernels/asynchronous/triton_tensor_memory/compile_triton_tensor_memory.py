"""Makes the checked-in PTX again. Needs Triton (`pip install triton`), no GPU.

Usage: python tests/kernels/asynchronous/triton_tensor_memory/compile_triton_tensor_memory.py
"""

import re
import sys
from pathlib import Path

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
from triton_tensor_memory_kernels import attention, matmul, scaled, specialised

HERE = Path(__file__).parent
sys.path.append(str(HERE.parents[1] / "triton"))
from compile_triton import without_paths  # noqa: E402


def tile(rows: int, columns: int, depth: int) -> dict[str, int]:
    return {"ROWS": rows, "COLUMNS": columns, "DEPTH": depth}


BOXES = "tensordesc<fp16[128,32]> tensordesc<fp16[32,32]> tensordesc<fp32[128,32]> i32"
# Name, kernel, types of its arguments, its compile-time constants.
KERNELS = [
    ("matmul_f16", matmul, "*fp16 *fp16 *fp32 i32 i32 i32", tile(64, 32, 32)),
    ("matmul_fp8", matmul, "*fp8e4nv *fp8e5 *fp32 i32 i32 i32", tile(64, 32, 64)),
    ("mxfp4", scaled, "*u8 *u8 *u8 *u8 *fp32 i32 i32", tile(128, 32, 128)),
    ("specialised", specialised, BOXES, tile(128, 32, 32)),
    ("attention", attention, "*fp16 *fp16 *fp16 *fp32 i32 fp32", {"ROWS": 64, "COLUMNS": 32, "WIDTH": 32}),
]


def main() -> None:
    """Compile every kernel; prints what the cases must know: shared memory, threads, how maps are swizzled."""
    for name, kernel, types, constants in KERNELS:
        signature = dict(zip(kernel.arg_names, types.split(), strict=False)) | dict.fromkeys(constants, "constexpr")
        known = [place for place, type_ in enumerate(types.split()) if type_.startswith("*") or type_ == "i32"]
        attributes = {(place,): [["tt.divisibility", 16]] for place in known}
        source = ASTSource(kernel, signature, constants, attributes)
        compiled = triton.compile(source, target=GPUTarget("cuda", 100, 32), options={"num_warps": 4})
        text = without_paths(compiled.asm["ptx"])
        (HERE / f"{name}.sm_100a.ptx").write_text(text)
        data, threads = compiled.metadata, re.findall(r"\.reqntid (\d+)", text)
        print(name, data.name, data.shared, threads, [(m["swizzle"], m["block_size"]) for m in data.tensordesc_meta])


if __name__ == "__main__":
    main()
