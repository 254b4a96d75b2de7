"""The code of asynchronous reductions: a function that combines rows of elements, each element atomically.

    void function(ptr memory, ptr places, i64 rows, ptr data, i64 bytes)

combines the rows of `data`, of so many bytes each, with those in memory. Where memory is aligned for it, 16 bytes are
exchanged at once: an exchange of several elements is atomic for each of them, and takes no longer than that of one.
"""

from __future__ import annotations

from ptxvm.engine.host.arithmetic import Arithmetic
from ptxvm.lanes.code import Code
from ptxvm.lanes.llvm_reading import LlvmReading
from ptxvm.lanes.types import Type, carrier, packed

CHUNK = 16
"""Bytes of the largest exchange that processors have."""

_ROWS = f"""
define $LINKAGE void @$NAME(ptr %memory, ptr %places, i64 %rows, ptr %data, i64 %bytes) #0 "stackrealign" {{
entry:
  br label %next_row

next_row:
  %row = phi i64 [ 0, %entry ], [ %row_after, %row_end ]
  %more = icmp ult i64 %row, %rows
  br i1 %more, label %row_begin, label %out

row_begin:
  %place_at = getelementptr i64, ptr %places, i64 %row
  %place = load i64, ptr %place_at
  %row_target = getelementptr i8, ptr %memory, i64 %place
  %before = mul i64 %row, %bytes
  %row_source = getelementptr i8, ptr %data, i64 %before
  br label %next

next:
  %offset = phi i64 [ 0, %row_begin ], [ %after_chunk, %chunk ], [ %after_element, %element ]
  %left = sub i64 %bytes, %offset
  %finished = icmp eq i64 %left, 0
  br i1 %finished, label %row_end, label %choose

choose:
  %target = getelementptr i8, ptr %row_target, i64 %offset
  %source = getelementptr i8, ptr %row_source, i64 %offset
  %address = ptrtoint ptr %target to i64
  %beyond = and i64 %address, {CHUNK - 1}
  %aligned = icmp eq i64 %beyond, 0
  %room = icmp uge i64 %left, {CHUNK}
  %wide = and i1 %aligned, %room
  br i1 %wide, label %chunk, label %element

chunk:
  call void @$NAME.{CHUNK}(ptr %target, ptr %source)
  %after_chunk = add i64 %offset, {CHUNK}
  br label %next

element:
  call void @$NAME.$SIZE(ptr %target, ptr %source)
  %after_element = add i64 %offset, $SIZE
  br label %next

row_end:
  %row_after = add i64 %row, 1
  br label %next_row

out:
  ret void
}}
"""


def function_name(arithmetic: Arithmetic) -> str:
    """What the function is called."""
    return f"ptxvm_combine.{arithmetic.op.value}.{arithmetic.type.name}{'.ftz' * arithmetic.flush}"


def function_text(arithmetic: Arithmetic, features: str, declarations: set[str], linkage: str = "") -> str:
    """Its LLVM IR, for elements of one type. It needs the `declarations` that it adds."""
    name, element = function_name(arithmetic), arithmetic.type
    parts = {element.size: element, CHUNK: packed(element, 2) if element.bits < 64 else element}
    exchanges = [_exchange(arithmetic, part, size, features, declarations) for size, part in parts.items()]
    rows = _ROWS.replace("$LINKAGE", linkage).replace("$NAME", name).replace("$SIZE", str(element.size))
    return "\n".join([*exchanges, rows])


def _exchange(arithmetic: Arithmetic, type_: Type, size: int, features: str, declarations: set[str]) -> str:
    """A function that combines `size` bytes, in parts of `type_`: it tries until nobody else has come between."""
    code = Code(declarations)
    word = f"i{8 * size}"
    code.line("br label %again")
    code.label("again")
    place = len(code.lines)
    code.line("")
    new = _updated(arithmetic, type_, word, code, features)
    code.line(f"%pair = cmpxchg ptr %target, {word} %old, {word} {new} monotonic monotonic")
    code.line(f"%found = extractvalue {{ {word}, i1 }} %pair, 0")
    code.line(f"%done = extractvalue {{ {word}, i1 }} %pair, 1")
    code.lines[place] = f"  %old = phi {word} [ %first, %entry ], [ %found, %{code.block} ]"
    code.branch("%done", "out", "again", likely=True)
    head = [
        f"define internal void @{function_name(arithmetic)}.{size}(ptr %target, ptr %source) alwaysinline #0 {{",
        "entry:",
        *code.prologue(),
        f"  %new = load {word}, ptr %source, align 1",
        *_first(size),
    ]
    return "\n".join([*head, *code.lines, "out:", "  ret void", "}"])


def _first(size: int) -> list[str]:
    """What memory holds at first; of 16 bytes the halves may be of different times, which the exchange finds out."""
    if size < CHUNK:
        return [f"  %first = load atomic i{8 * size}, ptr %target monotonic, align {size}"]
    return [
        "  %upper = getelementptr i8, ptr %target, i64 8",
        "  %low64 = load atomic i64, ptr %target monotonic, align 8",
        "  %high64 = load atomic i64, ptr %upper monotonic, align 8",
        "  %low = zext i64 %low64 to i128",
        "  %high = zext i64 %high64 to i128",
        "  %shifted = shl i128 %high, 64",
        "  %first = or i128 %low, %shifted",
    ]


def _updated(arithmetic: Arithmetic, type_: Type, word: str, code: Code, features: str) -> str:
    """The bits of %old combined with those of %new."""
    reading = LlvmReading(code, features)
    part = carrier(type_)
    if word == part.llvm:
        old, new = (reading.uniform(part, name).raw_bits(type_) for name in ("%old", "%new"))
        return reading.base(arithmetic.update(old, new).bits(part))
    result = "0"
    for shift in range(0, 8 * CHUNK, part.bits):
        operands = []
        for name in ("%old", "%new"):
            moved = code.value(f"lshr {word} {name}, {shift}")
            operands.append(reading.uniform(part, code.value(f"trunc {word} {moved} to {part.llvm}")).raw_bits(type_))
        bits = reading.base(arithmetic.update(*operands).bits(part))
        wide = code.value(f"zext {part.llvm} {bits} to {word}")
        result = code.value(f"or {word} {result}, {code.value(f'shl {word} {wide}, {shift}')}")
    return result
