"""The code of products of whole matrices: a function made of the same lanes as `mma`, 32 columns of D at once.

    void function(ptr a, ptr b, ptr columns, ptr d, i64 rows, i64 blocks)

a:        [row, term], 32-bit codes
b:        [column of A, column of D], likewise, with 32 * `blocks` columns
columns:  [row, term], 64-bit numbers: the column of A that the term belongs to
d:        [row, column], the bits of the sums, which are added to
"""

from __future__ import annotations

import numpy as np

from ptxvm.isa.matrix.shared.layouts import Layout
from ptxvm.isa.matrix.shared.product import Matrix
from ptxvm.isa.matrix.shared.warpgroup import MatrixProduct
from ptxvm.lanes.code import Code
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.llvm_reading import LlvmReading
from ptxvm.lanes.types import U32, WARP_SIZE

_NOWHERE = Layout(np.empty((0, WARP_SIZE), np.intp), np.empty((0, WARP_SIZE), np.intp))


def function_name(product: MatrixProduct) -> str:
    """What the function is called."""
    return f"ptxvm_product.{product.name.replace('+', 'p').replace('-', 'm')}"


def function_text(product: MatrixProduct, features: str, declarations: set[str]) -> str:
    """Its LLVM IR. It needs the `declarations` that it adds."""
    code = Code(declarations)
    _begin_loop(code, "row", "%rows", "out")
    row_sums = code.value(f"mul i64 %row, {code.value(f'mul i64 %blocks, {WARP_SIZE}')}")
    row_terms = code.value(f"mul i64 %row, {product.terms}")
    row_end = code.block
    _begin_loop(code, "block", "%blocks", "row_end", before=row_end)
    first = code.value(f"mul i64 %block, {WARP_SIZE}")
    _multiply(product, LlvmReading(code, features), row_terms, row_sums, first)
    _end_loop(code, "block")
    code.label("row_end")
    _end_loop(code, "row")
    head = [
        f"define void @{function_name(product)}(ptr %a, ptr %b, ptr %columns, ptr %d, i64 %rows, i64 %blocks)"
        ' #0 "stackrealign" {',
        "entry:",
        *code.prologue(),
    ]
    return "\n".join([*head, *code.lines, "out:", "  ret void", "}"])


def _multiply(product: MatrixProduct, reading: LlvmReading, terms: str, row_sums: str, first: str) -> None:
    """32 elements of D."""
    code, width = reading.code, reading.code.value(f"mul i64 %blocks, {WARP_SIZE}")
    left: list[tuple[Lanes]] = []
    right: list[tuple[Lanes]] = []
    for term in range(product.terms):
        place = code.value(f"add i64 {terms}, {term}")
        a = code.value(f"load i32, ptr {code.value(f'getelementptr i32, ptr %a, i64 {place}')}")
        column = code.value(f"load i64, ptr {code.value(f'getelementptr i64, ptr %columns, i64 {place}')}")
        begin = code.value(f"add i64 {code.value(f'mul i64 {column}, {width}')}, {first}")
        b = code.value(f"load <32 x i32>, ptr {code.value(f'getelementptr i32, ptr %b, i64 {begin}')}, align 4")
        left.append((reading.uniform(U32, a),))
        right.append((reading.varying(U32, b),))
    type_ = product.sum_bits
    place = code.value(f"add i64 {row_sums}, {first}")
    target = code.value(f"getelementptr {type_.llvm}, ptr %d, i64 {place}")
    addend = reading.varying(type_, code.value(f"load {type_.vector}, ptr {target}, align {type_.size}"))
    sums = product.sums(Matrix(left, _NOWHERE), Matrix(right, _NOWHERE), addend)
    code.line(f"store {type_.vector} {reading.vector(sums)}, ptr {target}, align {type_.size}")


def _begin_loop(code: Code, name: str, end: str, behind: str, *, before: str = "entry") -> None:
    """A loop over `%name` up to `end`; `_end_loop` closes it, and it goes on at the label `behind`."""
    code.jump(f"next_{name}")
    code.label(f"next_{name}")
    code.line(f"%{name} = phi i64 [ 0, %{before} ], [ %after_{name}, %end_{name} ]")
    more = code.value(f"icmp ult i64 %{name}, {end}")
    code.branch(more, f"begin_{name}", behind)
    code.label(f"begin_{name}")


def _end_loop(code: Code, name: str) -> None:
    code.jump(f"end_{name}")
    code.label(f"end_{name}")
    code.line(f"%after_{name} = add i64 %{name}, 1")
    code.jump(f"next_{name}")
