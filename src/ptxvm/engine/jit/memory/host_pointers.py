"""Host addresses of the lanes of an atomic operation, checked."""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.engine.jit.layouts.structures import Worker
from ptxvm.engine.jit.memory.check import Checked, CheckedLanes, check_pattern
from ptxvm.engine.jit.memory.path import AccessPath, Join
from ptxvm.engine.jit.memory.pattern import Pattern, pattern_of
from ptxvm.engine.jit.memory.vectors import constants


def pattern_of_path(path: AccessPath) -> Pattern | None:
    """The pattern of the addresses, if they have one."""
    offsets = path.shape.offsets
    return None if offsets is None else pattern_of(offsets, path.place.offset, path.width)


def one_pointer(path: AccessPath, pattern: Pattern, bits: str) -> str:
    """The host address (ptr) behind an address that all lanes share; `bits` are the lanes, at least one."""
    checked = check_pattern(path, pattern)

    def translated() -> str:
        first = path.code.call("i32", "llvm.cttz.i32", ("i32", bits), ("i1", "true"))
        addresses = path.context.entry.address(Worker, "addresses")
        place = path.code.value(f"getelementptr ptr, ptr {addresses}, i32 {first}")
        return path.code.value(f"load ptr, ptr {place}, align 8")

    return _either(path, checked, "ptr", lambda: checked.host, translated)


def pattern_pointers(path: AccessPath, pattern: Pattern) -> str:
    """The host addresses of all lanes (<32 x ptr>); those of lanes that do not execute mean nothing."""
    checked = check_pattern(path, pattern)
    offsets = constants("i64", pattern.relative)
    spread = f"getelementptr i8, ptr {checked.host}, <32 x i64> {offsets}"
    return _either(path, checked, "<32 x ptr>", lambda: path.code.value(spread), lambda: _translated(path))


def lane_pointers(path: AccessPath, lanes: CheckedLanes) -> str:
    """The same of lanes that have been checked one by one."""
    return _either(path, lanes, "<32 x ptr>", lambda: lanes.places.pointers(path).name, lambda: _translated(path))


def _translated(path: AccessPath) -> str:
    addresses = path.context.entry.address(Worker, "addresses")
    return path.code.value(f"load <32 x ptr>, ptr {addresses}, align 8")


def _either(
    path: AccessPath, checked: Checked | CheckedLanes, type_: str, fast: Callable[[], str], slow: Callable[[], str]
) -> str:
    code = path.code
    if checked.passed is None or checked.descriptor is None:
        return fast()
    quick, search, join = code.new_label(), code.new_label(), Join(code, [type_])
    code.branch(checked.passed, quick, search, likely=True)
    code.label(quick)
    join.arrive([fast()])
    code.label(search)
    path.call_runtime("ptxvm_translate", path.bits(), checked.descriptor)
    join.arrive([slow()])
    return join.meet()[0]
