"""What the sanitizer finds in launches, as findings and faults that name the program's own lines and arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ptxvm.checker.module import Function, Instruction, Variable
from ptxvm.checker.module import Space as VariableSpace
from ptxvm.diagnostics import Finding, Source
from ptxvm.diagnostics.finding import Label, Severity
from ptxvm.diagnostics.source import Span
from ptxvm.engine.kernel_layout import kernel_layout
from ptxvm.engine.options import Options
from ptxvm.engine.work import Work
from ptxvm.machine.faults import Access, Coordinates, FaultKind, KernelFault
from ptxvm.records import record
from ptxvm.sanitizer.accesses import Area, Conflict
from ptxvm.sanitizer.block import Block
from ptxvm.sanitizer.report import NOTES, WARNINGS, AccessReport, Report, report
from ptxvm.sanitizer.stamps import Event
from ptxvm.sanitizer.vocabulary import Check, Site

if TYPE_CHECKING:
    from ptxvm.engine.reports.read_effects import ReadEffects

_CHECKED = {
    FaultKind.RACE,
    FaultKind.PROXY,
    FaultKind.ASYNC,
    FaultKind.UNINITIALISED,
    FaultKind.BARRIER,
    FaultKind.LEAK,
}
"""Kinds of faults that checks find."""

MOST_FINDINGS = 20
"""Findings of a launch that are told."""


@record()
class Misuse:
    """What one instruction does wrong, and what to do."""

    rule: str
    text: str
    help: str
    kind: FaultKind = FaultKind.BARRIER


class Findings:
    """Those of the launches that run together. Unless they are collected, the first is raised as a KernelFault."""

    def __init__(self, works: Sequence[Work]) -> None:
        self._works = works
        self._options: Options = works[0].options
        self.collected: list[Finding] = []
        self._places: dict[Site, tuple[Function, Instruction]] = {}
        self._told: set[tuple[str, Site]] = set()
        self._effects: ReadEffects | None = None

    def site(self, function: Function, instruction: Instruction | None) -> Site:
        """An instruction as the sanitizer knows it."""
        assert instruction is not None
        location = instruction.location
        source = None if location is None else (location.file, location.line)
        text = "" if function.source is None else function.source.line_text(instruction.line).strip()
        made = Site(instruction.line, source, instruction.form.opcode, text)
        self._places.setdefault(made, (function, instruction))
        return made

    @property
    def is_strict(self) -> bool:
        """Whether somebody asked for notes, too."""
        return Check.STRICT in self._options.asked

    @property
    def heap_lasts(self) -> bool:
        """Whether memory of `malloc` may be freed by later launches."""
        return self._options.heap_lasts

    # ------------------------------------------------------------------------------------------------------ conflicts

    def conflict(self, conflict: Conflict) -> None:
        """Two accesses that nothing orders."""
        asked = self._options.asked
        if conflict.rule in NOTES and not self.is_strict:
            return
        made = report(conflict, self._describe, self._coordinates)
        if made.kind == "race" and not asked & {Check.RACE, Check.STRICT}:
            return
        self._tell(made, _severity(conflict, self._target(conflict.new.event.block)))

    def matters(self, event: Event, thread: int) -> bool:
        """Whether what a thread has read has an effect, or somebody asked for notes."""
        from ptxvm.engine.reports.read_effects import ReadEffects, Thread  # noqa: PLC0415  (it needs the interpreter)

        if self._effects is None:
            self._effects = ReadEffects()
        block, work = event.block, self._work(event.block)
        place = self._coordinates(block, thread), block.place.coordinates
        reader = Thread(work.function, work.launch, *place)
        return self.is_strict or self._effects.has_effect(*self._places[event.site], reader)

    def misuse(self, misuse: Misuse, site: Site, block: Block, thread: int, *, before: Site | None = None) -> None:
        """Something that one instruction does wrong, with regard to one before it; once for each place."""
        if (misuse.rule, site) in self._told:
            return
        self._told.add((misuse.rule, site))
        side = AccessReport(site.opcode, site, thread, block, "")
        earlier = () if before is None else (AccessReport(before.opcode, before, thread, block, ""),)
        sides = (*earlier, side)
        self._tell(Report(misuse.rule, misuse.kind.value, misuse.text, misuse.help, sides, ()), Severity.ERROR)

    def leak(self, misuse: Misuse, site: Site, block: Block, thread: int) -> None:
        """Memory that is left, if somebody asked."""
        if Check.LEAK in self._options.asked:
            self.misuse(misuse, site, block, thread)

    def ends_with(self, fault: KernelFault) -> bool:
        """Whether a fault is what a check has found, and findings are collected: then it is one, the last."""
        if not self._options.collects or fault.kind not in _CHECKED:
            return False
        work = next((work for work in self._works if work.function.name == fault.kernel), self._works[0])
        self.collected.append(fault.as_finding(work.function.source or Source("")))
        return True

    def _tell(self, made: Report, severity: Severity) -> None:
        if self._options.collects:
            if len(self.collected) < MOST_FINDINGS:
                self.collected.append(self._finding(made, severity))
        elif severity is Severity.WARNING and self._options.warned is not None:
            self._options.warned(self._fault(made))
        else:
            raise self._fault(made)

    def _fault(self, made: Report) -> KernelFault:
        new = made.sides[-1]
        message = "\n  ".join([made.message, *made.notes, f"help: {made.help}"])
        fault = KernelFault(
            FaultKind(made.kind),
            message,
            kernel=new.block.place.kernel,
            line=new.site.line,
            source=new.site.source,
            thread=self._coordinates(new.block, new.thread),
            block=new.block.place.coordinates,
        )
        fault.accesses = self._accesses(made)
        return fault

    def _accesses(self, made: Report) -> tuple[Access, ...]:
        return tuple(
            Access(
                side.kind,
                side.site.line,
                side.site.source,
                self._coordinates(side.block, side.thread),
                side.block.place.coordinates,
            )
            for side in made.sides
        )

    def _finding(self, made: Report, severity: Severity) -> Finding:
        source, span = self._span(made.sides[-1].site)
        other_source, other = self._span(made.sides[0].site)
        is_two = len(made.sides) == 2 and other_source == source and other != span
        told = made.notes[0].partition(": ")[2] if made.notes else ""
        labels = (Label(other, f"the other access; {told}"),) if is_two else ()
        message = "; ".join([made.message, *made.notes[1:]])
        return Finding(
            severity,
            made.kind,
            message,
            source,
            span,
            help=made.help,
            rule=made.rule,
            labels=labels,
            accesses=self._accesses(made),
        )

    def _span(self, site: Site) -> tuple[Source, Span]:
        function, instruction = self._places[site]
        source = function.source or Source("")
        end = source.text.find("\n", instruction.start)
        return source, Span(instruction.start, len(source.text) if end < 0 else end)

    # --------------------------------------------------------------------------------------------------------- names

    def _work(self, block: Block) -> Work:
        return self._works[block.place.grid]

    def _target(self, block: Block) -> str:
        return self._work(block).launch.image.target

    def _coordinates(self, block: Block, thread: int) -> Coordinates:
        return self._work(block).launch.thread_of(thread)

    def _describe(self, area: Area, offset: int, size: int) -> str:
        if area.owner is not None:
            return self._describe_shared(area, area.owner, offset, size)
        address = area.address + offset
        for work in self._works:
            found = _argument(work, address, size) or _variable(work, address, size)
            if found is not None:
                return found
        return f"global memory at {address:#x}"

    def _describe_shared(self, area: Area, owner: Block, offset: int, size: int) -> str:
        work = self._work(owner)
        layout = kernel_layout(work.function, work.launch.image)
        for variable, start in layout.shared.items():
            extent = variable.size or area.size - start
            if start <= offset < start + extent:
                return (
                    _element(f"`{variable.name}", offset - start, size)
                    + f" in shared memory of block {owner.place.coordinates}"
                )
        return f"shared memory at {offset:#x} of block {owner.place.coordinates}"


def _severity(conflict: Conflict, target: str) -> Severity:
    if conflict.rule in NOTES:
        return Severity.STYLE
    number = int("0" + "".join(filter(str.isdigit, target)))
    if conflict.rule in WARNINGS or (conflict.rule == "warp" and 0 < number < 70):
        return Severity.WARNING
    return Severity.ERROR


def _element(name: str, offset: int, size: int) -> str:
    rest = f" + {offset % size}" if offset % size else ""
    return f"{name}[{offset // size}]`{rest} ({size}-byte elements)"


def _argument(work: Work, address: int, size: int) -> str | None:
    for pointer in work.launch.arguments.pointers:
        if pointer.address <= address < pointer.address + pointer.size:
            parameter = work.function.parameters[pointer.position - 1]
            name = parameter.name if isinstance(parameter, Variable) else f"argument {pointer.position}"
            return "argument " + _element(f"`{name}", address - pointer.address, size)
    return None


def _variable(work: Work, address: int, size: int) -> str | None:
    for variable, start in work.launch.image.addresses.items():
        if (
            isinstance(variable, Variable)
            and variable.space is VariableSpace.GLOBAL
            and start <= address < start + variable.size
        ):
            return _element(f"`{variable.name}", address - start, size)
    return None
