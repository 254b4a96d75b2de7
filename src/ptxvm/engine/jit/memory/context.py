"""What the emitters of memory accesses and atomics need to know about the place they emit to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import field
from typing import Protocol

from ptxvm.engine.jit.analysis.known_places import Places
from ptxvm.engine.jit.function.entry_block import EntryBlock
from ptxvm.engine.jit.memory.index_form import IndexForm
from ptxvm.engine.jit.program.screens import Screens
from ptxvm.lanes.code import Code
from ptxvm.lanes.llvm_reading import LlvmReading
from ptxvm.records import record


class OpenGroup(Protocol):
    """Accesses that share a check, to which others may still come."""

    def close(self) -> None: ...


@record(frozen=False)
class FunctionContext:
    """What the accesses of one warp function share.

    `caches` counts the site caches used so far. `static_shared` are the bytes of shared memory known to be there,
    `parameter_size` those of parameters. `local_in_generic`: a generic address may lead to local memory, so a uniform
    one may load different values per lane.
    `clustered`: addresses in shared memory carry the rank of a CTA. `screened`: what is looked at first.
    `roams`: lanes may access shared memory anywhere. `has_products`: of matrices, so that loads may be of fragments.
    `may_be_alone`: launches may be told that no other thread runs kernels (`Worker.alone`); `asks_if_alone`: there is
    code that looks.
    `warps` are those of a CTA, `in_loop`: the block being emitted may run more often than once in each of them.
    `groups` are the checks made in the block being emitted, `index_forms` what is known of bases in it, by name of the
    vector, `ways` in which lanes were found to lie (i32), by what was looked for and their indices or bases; whoever
    ends a block closes them.
    `constants`: where values (ptr) are that are known where the function begins, by the names that they have in blocks;
    what is emitted within `at_entry` goes there. `slots` are the lines that make room for more.
    """

    entry: EntryBlock
    symbol: str
    bounds: bool = True
    static_shared: int = 0
    local_in_generic: bool = False
    safe: bool = False
    clustered: bool = False
    screened: Screens = Screens.NOTHING
    roams: bool = False
    parameter_size: int = 0
    has_products: bool = False
    may_be_alone: bool = False
    asks_if_alone: bool = False
    warps: int = 1
    in_loop: bool = False
    caches: int = 0
    accesses: int = 0
    groups: dict[tuple[object, ...], OpenGroup] = field(default_factory=dict)
    constants: dict[str, str] = field(default_factory=dict)
    slots: list[str] = field(default_factory=list)
    at_entry: Callable[[], AbstractContextManager[None]] = nullcontext
    index_forms: dict[str, IndexForm | None] = field(default_factory=dict)
    ways: dict[tuple[object, ...], str] = field(default_factory=dict)
    alike: dict[tuple[object, ...], str] = field(default_factory=dict)

    def take_cache(self) -> int:
        self.caches += 1
        return self.caches - 1

    def take_slot(self, type_: str) -> str:
        """A name for a slot (ptr) of the function."""
        name = f"%k{len(self.slots)}"
        self.slots.append(f"  {name} = alloca {type_}")
        return name

    @contextmanager
    def apart(self) -> Iterator[None]:
        """Around code that may not run: its checks say nothing about what is behind it."""
        outer = self.groups, self.index_forms, self.ways, self.alike
        self.groups, self.index_forms, self.ways = {}, dict(self.index_forms), dict(self.ways)
        self.alike = dict(self.alike)
        try:
            yield
        finally:
            self.close_groups()
            self.groups, self.index_forms, self.ways, self.alike = outer

    @contextmanager
    def trusted(self) -> Iterator[None]:
        """Around accesses to memory of the engine's own, whose addresses need no check."""
        outer, self.bounds = self.bounds, False
        try:
            yield
        finally:
            self.bounds = outer

    def close_groups(self) -> None:
        """At the end of a block: nothing that comes can use the checks made in it."""
        for group in self.groups.values():
            group.close()
        self.groups.clear()
        self.index_forms.clear()
        self.ways.clear()
        self.alike.clear()

    def take_access(self) -> str:
        """A name for a constant of the module."""
        self.accesses += 1
        return f"@{self.symbol}.access{self.accesses}"


@record(frozen=False)
class EmissionContext:
    """The place of one instruction in a warp function `i32 @...(ptr %warp, ptr %cta, ptr %worker)`.

    `mask` names the `<32 x i1>` of the lanes that execute, None when all 32 do. `fault_site` is the instruction's row
    in the unit's site table. `partial`: code for a full warp would hardly ever run here. `scattered`: lanes go where
    what they have loaded leads them. `leave` makes the label at which the warp goes on in the safe version, from the
    start of the block: None where that cannot be, or where something has happened that must not happen twice.
    `possible`: the lanes that can execute, if it is known that these are few. `near`: an earlier access has fetched
    ahead for this one, too. `guarded`: a guard says which lanes execute, where a full warp runs. `places`: where all
    threads access shared memory, if that is known. `retreat` makes the label at which the warp does in another way what
    this block does, if there is one. `in_steps`: also where lanes that might be in equal steps turn out not to be.
    Emitters may open new blocks; on a fault they emit `ret i32 FAULT`.
    """

    code: Code
    reading: LlvmReading
    mask: str | None
    fault_site: int
    function: FunctionContext
    partial: bool = False
    scattered: bool = False
    leave: Callable[[], str] | None = None
    possible: tuple[int, ...] = ()
    near: bool = False
    guarded: bool = False
    places: Places | None = None
    retreat: Callable[[], str] | None = None
    in_steps: bool = False

    @property
    def entry(self) -> EntryBlock:
        return self.function.entry
