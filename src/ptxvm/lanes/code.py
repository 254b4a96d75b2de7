"""A buffer of textual LLVM IR: the body of one function."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

LIKELY = "!0"
UNLIKELY = "!1"
ASIDE = "!2"
"""Nearly always the first way; the second comes back to it, and does nothing but take notes that nothing depends on."""

#: Module-level text that `branch` refers to.
METADATA = (
    f'{LIKELY} = !{{!"branch_weights", i32 2000, i32 1}}',
    f'{UNLIKELY} = !{{!"branch_weights", i32 1, i32 2000}}',
    f'{ASIDE} = !{{!"branch_weights", i32 2000, i32 1}}',
)


class Code:
    """Lines of a function body, in blocks.

    The first block is `entry`; whoever writes the function puts `prologue()` at its start. `declarations` are the
    lines the module needs (a set: functions of one module share them). Names of values are unique in the buffer.
    """

    __slots__ = ("_labels", "_prologue", "_scratch", "_values", "block", "declarations", "lines")

    def __init__(self, declarations: set[str] | None = None) -> None:
        self.lines: list[str] = []
        self.declarations: set[str] = set() if declarations is None else declarations
        self.block = "entry"
        self._prologue: list[str] = []
        self._scratch: dict[tuple[int, bool], str] = {}
        self._values = 0
        self._labels = 0

    def name(self) -> str:
        """One that no value has; `define` gives it to one."""
        self._values += 1
        return f"%v{self._values}"

    def define(self, name: str, text: str) -> None:
        """Appends `%name = text`."""
        self.lines.append(f"  {name} = {text}")

    def value(self, text: str) -> str:
        """The same with a name of its own, which is returned."""
        name = self.name()
        self.define(name, text)
        return name

    def numbers(self, name: str, numbers: Sequence[int]) -> str:
        """A constant array of 32-bit integers, named after `name` and them."""
        name = f'@"{name}.{".".join(map(str, numbers))}"'
        values = ", ".join(f"i32 {number}" for number in numbers)
        self.declare(f"{name} = internal constant [{len(numbers)} x i32] [{values}], align 4")
        return name

    def line(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def declare(self, text: str) -> None:
        """A line at module level: `declare ...`, metadata, a constant."""
        self.declarations.add(text)

    @contextmanager
    def recording(self, lines: list[str]) -> Iterator[list[str]]:
        """Appends to `lines` meanwhile."""
        outer, self.lines = self.lines, lines
        try:
            yield lines
        finally:
            self.lines = outer

    def call(self, result: str, function: str, *arguments: tuple[str, str]) -> str:
        """Calls and declares a function or an intrinsic; an argument is its type (with `align`) and its value."""
        types = ", ".join(type_.partition(" align ")[0] for type_, _ in arguments)
        self.declarations.add(f"declare {result} @{function}({types})")
        return self.value(f"call {result} @{function}({', '.join(map(' '.join, arguments))})")

    def scratch(self, size: int, *, cleared: bool = False) -> str:
        """The address of 64-byte aligned memory in this function's frame, shared by all who ask for this size.

        `cleared`: its first 8 bytes are zero when the function begins.
        """
        name = self._scratch.get((size, cleared))
        if name is None:
            name = self._scratch[size, cleared] = f"%{'cleared' if cleared else 'scratch'}{size}"
            self._prologue.append(f"  {name} = alloca [{size} x i8], align 64")
            if cleared:
                self._prologue.append(f"  store i64 0, ptr {name}, align 64")
        return name

    def prologue(self) -> list[str]:
        """Lines that belong at the start of the function's entry block."""
        return self._prologue

    def new_label(self) -> str:
        self._labels += 1
        return f"b{self._labels}"

    def label(self, name: str) -> None:
        """Starts a block."""
        self.lines.append(f"{name}:")
        self.block = name

    def branch(self, condition: str, yes: str, no: str, likely: bool | None = None) -> None:
        """Ends a block. `likely`: the condition nearly always holds (True) or nearly never (False)."""
        weights = ""
        if likely is not None:
            self.declarations.update(METADATA)
            weights = f", !prof {LIKELY if likely else UNLIKELY}"
        self.lines.append(f"  br i1 {condition}, label %{yes}, label %{no}{weights}")

    def step_aside(self, unless: str, on: str, aside: str) -> None:
        """Ends a block: goes on, by way of `aside` unless the condition holds (see ASIDE)."""
        self.declarations.update(METADATA)
        self.lines.append(f"  br i1 {unless}, label %{on}, label %{aside}, !prof {ASIDE}")

    def jump(self, label: str) -> None:
        """Ends a block."""
        self.lines.append(f"  br label %{label}")
