"""Addresses that nothing is known about until they are there: often each half of the warp is contiguous after all."""

from __future__ import annotations

from dataclasses import dataclass

from ptxvm.engine.jit.memory.check import host_of, inside_cache, rotated
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.vectors import constants, splat
from ptxvm.lanes.llvm_literals import indices

HALF = 16
MIN_WIDTH = 4


@dataclass(frozen=True, slots=True)
class CheckedHalves:
    """`passed` is an i1 (None: known to be fine), `hosts` the host pointers of both halves."""

    passed: str | None
    hosts: tuple[str, str]
    descriptor: str


@dataclass(frozen=True, slots=True)
class Halves:
    """`found`: all lanes execute, and the addresses of lanes 0..15 and 16..31 follow each other; `first` are theirs."""

    found: str
    label: str
    first: tuple[str, str]
    llvm: str

    def check(self, path: AccessPath) -> CheckedHalves:
        """Both halves inside what the site has cached or the window; emitted where `found` is known."""
        span = HALF * path.width
        starts = [self._wide(path, start) for start in self.first]
        if not path.has_window:
            return self._check_in_cache(path, starts, span)
        host, size = path.window()
        places = [path.code.value(f"getelementptr i8, ptr {host}, i64 {start}") for start in starts]
        descriptor = path.descriptor(path.width)
        if not path.context.function.bounds:
            return CheckedHalves(None, (places[0], places[1]), descriptor)
        room = path.room(size, span, path.alignment)
        inside = [path.code.value(f"icmp ult i64 {rotated(path, start, path.alignment)}, {room}") for start in starts]
        return CheckedHalves(_both(path, inside), (places[0], places[1]), descriptor)

    def _check_in_cache(self, path: AccessPath, starts: list[str], span: int) -> CheckedHalves:
        cache = path.context.function.take_cache()
        inside = [inside_cache(path, start, cache, path.alignment) for start in starts]
        hosts = [host_of(path, start, cache) for start in starts]
        descriptor = path.descriptor(span, cache, path.alignment)
        return CheckedHalves(_both(path, inside), (hosts[0], hosts[1]), descriptor)

    def _wide(self, path: AccessPath, start: str) -> str:
        return start if self.llvm == "i64" else path.code.value(f"zext i32 {start} to i64")


def _both(path: AccessPath, conditions: list[str]) -> str:
    return path.code.value(f"and i1 {conditions[0]}, {conditions[1]}")


def may_be_contiguous(path: AccessPath) -> bool:
    """Whether looking for halves is worth the code.

    Threads that walk over bytes of their own are common, threads that read neighbouring bytes of unknown place are not.
    """
    return path.width >= MIN_WIDTH and not path.context.partial


def find_halves(path: AccessPath) -> Halves:
    """Compare every address with what it would be if each half were contiguous."""
    code = path.code
    vector, llvm = path.vector()
    type_ = f"<32 x {llvm}>"
    first = code.value(f"extractelement {type_} {vector}, i32 0")
    second = code.value(f"extractelement {type_} {vector}, i32 {HALF}")
    order = indices(tuple(lane if lane < HALF else HALF + lane for lane in range(2 * HALF)))
    starts = [splat(code, llvm, start) for start in (first, second)]
    bases = code.value(f"shufflevector {type_} {starts[0]}, {type_} {starts[1]}, {order}")
    steps = constants(llvm, [lane % HALF * path.width for lane in range(2 * HALF)])
    expected = code.value(f"add {type_} {bases}, {steps}")
    same = code.value(f"icmp eq {type_} {vector}, {expected}")
    if path.context.mask is not None:
        same = code.value(f"and <32 x i1> {same}, {path.context.mask}")
    bits = code.value(f"bitcast <32 x i1> {same} to i32")
    found = code.value(f"icmp eq i32 {bits}, -1")
    return Halves(found, code.new_label(), (first, second), llvm)
