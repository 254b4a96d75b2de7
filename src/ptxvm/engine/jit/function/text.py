"""The text of a warp function while it is written: blocks, values of its entry, masks and predicates."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import ExitStack, contextmanager

from ptxvm.engine.jit.function.entry_values import EntryValues
from ptxvm.engine.jit.function.native_fields import NativeFields
from ptxvm.engine.jit.function.places import signed
from ptxvm.engine.jit.function.warp_values import find_in_blocks
from ptxvm.lanes.code import Code
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.llvm_reading import LlvmReading
from ptxvm.lanes.types import PRED, U16


class FunctionText:
    """What all emitters of one function write to.

    `features` are the processor's; `guard(condition)` leaves the function unless a uniform condition holds, `active()`
    tells the lanes that execute (see `LlvmReading`).
    """

    def __init__(
        self,
        features: str,
        guard: Callable[[Lanes], None] | None = None,
        active: Callable[[], str | None] = lambda: None,
    ) -> None:
        self.code = Code()
        self.features = features
        self.reading = LlvmReading(self.code, features, guard, active)
        self.entry = EntryValues()
        self.fields = NativeFields(self.code, self.entry)
        self.labels: dict[str, int] = {}  # of blocks, with the place of their first line
        self._begin: list[str] = []
        self._scope = ExitStack()

    # ---------------------------------------------------------------------------------------------------------- blocks

    def open(self, label: str) -> None:
        """Start a basic block in which nothing is known of earlier values."""
        self.go_on(label)
        self._scope.enter_context(self.reading.scope())

    def go_on(self, label: str) -> None:
        """Start a basic block that those before dominate."""
        self.code.label(label)
        self.labels[label] = len(self.code.lines)
        self.entry.place = label

    def close(self) -> None:
        """Forget the values of the block."""
        self._scope.close()
        self.entry.place = None

    @contextmanager
    def at_entry(self) -> Iterator[None]:
        """What is emitted meanwhile is for the end of the entry block, whatever comes in other blocks."""
        place, self.entry.place = self.entry.place, None
        try:
            with self.code.recording(self._begin):
                yield
        finally:
            self.entry.place = place

    def assemble(
        self, slots: list[str], head: list[str], setup: list[str], start: list[str], in_loops: Container[str]
    ) -> list[str]:
        """The lines of the function: entry block, `start`, and the blocks emitted, with the entry values they need.
        `head`, if there is one, ends the entry block of a function that goes through several warps, and begins that
        in which a warp begins or goes on."""
        of_warp = self.entry.of_warp() if head else {}
        lines = self.entry.distribute(in_loops, without=of_warp)
        entry = ["entry:", *slots, *self.code.prologue(), *lines.pop(None, ()), *self._begin]
        entry += [*head, *setup, *start]
        done = 0
        for label, position in self.labels.items():
            if label in lines:
                entry += self.code.lines[done:position]
                entry += lines[label]
                done = position
        entry += self.code.lines[done:]
        return find_in_blocks(entry, of_warp) if head else entry

    # ----------------------------------------------------------------------------------------------------------- values

    def bits_of(self, mask: str | None) -> str:
        """A mask as an i32."""
        return "-1" if mask is None else self.code.value(f"bitcast <32 x i1> {mask} to i32")

    def predicate(self, name: str) -> Lanes:
        """A uniform predicate by the name of its i1."""
        return self.reading.uniform(PRED, name)

    def predicate_of(self, bits: str) -> Lanes:
        """A predicate by its bits, an i32."""
        return self.reading.varying(PRED, self.code.value(f"bitcast i32 {bits} to <32 x i1>"))

    def all_at(self, place: int) -> str:
        """A vector of places, all the same. It is read: LLVM compares each constant vector that it meets with all
        others of the function, which was a third of its time where lanes part often."""
        name = f"@place.{place}"
        self.code.declare(f"{name} = private unnamed_addr externally_initialized constant i16 {signed(place)}")
        return self.reading.vector(self.reading.uniform(U16, self.code.value(f"load i16, ptr {name}")))

    def choose_places(self, vector: str, a: str, b: str) -> str:
        """`a` in the lanes of a predicate vector, else `b`: vectors of places."""
        return self.code.value(f"select <32 x i1> {vector}, <32 x i16> {a}, <32 x i16> {b}")

    def places_by_index(self, index: Lanes, targets: Sequence[int]) -> str:
        """Where the lanes go by their index, as a vector of places; the last target is that of all others."""
        places = self.all_at(targets[-1])
        for number, target in enumerate(targets[:-1]):
            places = self.choose_places(self.reading.vector(index == number), self.all_at(target), places)
        return places

    def stop_is_set(self) -> str:
        """Whether the launch is to end at once (i1)."""
        flag = self.code.value(f"load atomic volatile i32, ptr {self.entry.launch_word('stop')} monotonic, align 4")
        return self.code.value(f"icmp ne i32 {flag}, 0")
