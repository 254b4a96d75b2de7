"""Kernels around instructions on tensor memory."""

from __future__ import annotations

HEAD = """
.version {version}
.target {target}
.address_size 64
.visible .entry k(.param .u64 source, .param .u64 result)
{{
    .reg .b32 %r<{count}>, %q<{count}>, %t, %w, %base, %lane, %address, %x<8>;
    .reg .b64 %source, %result, %p64, %d<16>;
    .reg .pred %p, %first, %one, %all, %wait;
    .shared .align 16 .b32 slot;
    .shared .align 8 .b64 bar;
    ld.param.u64 %source, [source];
    ld.param.u64 %result, [result];
    mov.u32 %t, %tid.x;
    shr.u32 %w, %t, 5;
    setp.eq.u32 %first, %w, 0;
    setp.eq.u32 %one, %t, 0;
    setp.eq.u32 %all, %t, %t;
    @%one mbarrier.init.shared.b64 [bar], 1;
    @%first tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], {columns};
    bar.sync 0;
    ld.shared.u32 %base, [slot];
    shl.b32 %lane, %w, 21;
    add.u32 %address, %base, %lane;
"""

TAIL = """
    bar.sync 0;
    @%first tcgen05.dealloc.cta_group::1.sync.aligned.b32 %base, {columns};
    @%first tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;
    ret;
}}
"""

WAIT_ST = "tcgen05.wait::st.sync.aligned;"
WAIT_LD = "tcgen05.wait::ld.sync.aligned;"


def program(*lines: str, count: int = 128, columns: int = 512, target: str = "sm_100a", version: str = "8.8") -> str:
    """A kernel of 128 threads: `columns` are allocated at %base, %address is that of the warp's own lanes.

    `%r` and `%q` are `count` registers each; %source and %result point to arrays.
    """
    return (HEAD + "\n".join(lines).replace("{", "{{").replace("}", "}}") + TAIL).format(
        count=count, columns=columns, target=target, version=version
    )


def vector(count: int, name: str = "%r", first: int = 0) -> str:
    """`{%r0, %r1, ...}`."""
    return "{" + ", ".join(f"{name}{first + index}" for index in range(count)) + "}"


def own_rows(pointer: str, count: int, at: str = "%p64") -> str:
    """Sets `at` to the thread's row of `count` words."""
    return f"mad.wide.u32 {at}, %t, {4 * count}, {pointer};"


def moved(opcode: str, space: str, count: int, name: str = "%r", at: str = "%p64") -> list[str]:
    """Loads or stores of `count` registers, one word each."""
    if opcode == "ld":
        return [f"ld.{space}.u32 {name}{index}, [{at}+{4 * index}];" for index in range(count)]
    return [f"st.{space}.u32 [{at}+{4 * index}], {name}{index};" for index in range(count)]


def filled(columns: int) -> list[str]:
    """Copies the source, 128 rows of `columns` words, to tensor memory: a row to a lane."""
    lines = [own_rows("%source", columns)]
    for first in range(0, columns, 32):
        count = min(32, columns - first)
        lines += moved("ld", "global", count, at="%p64")
        lines.append(f"tcgen05.st.sync.aligned.32x32b.x{count}.b32 [%address+{first}], {vector(count)};")
        lines.append(f"add.u64 %p64, %p64, {4 * count};")
    return [*lines, WAIT_ST]


def dumped(columns: int) -> list[str]:
    """Copies tensor memory to the result, a lane to a row."""
    lines = [own_rows("%result", columns)]
    for first in range(0, columns, 32):
        count = min(32, columns - first)
        lines.append(f"tcgen05.ld.sync.aligned.32x32b.x{count}.b32 {vector(count)}, [%address+{first}];")
        lines += [WAIT_LD, *moved("st", "global", count, at="%p64"), f"add.u64 %p64, %p64, {4 * count};"]
    return lines
