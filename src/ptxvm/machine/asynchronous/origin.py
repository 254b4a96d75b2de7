"""Who started an asynchronous operation."""

from __future__ import annotations

from ptxvm.machine.faults import FaultKind, KernelFault
from ptxvm.machine.launch import Launch
from ptxvm.records import record


@record()
class Origin:
    """The instruction that started an operation, as executed in the CTA with the number `cta` of a launch."""

    kernel: str
    opcode: str
    line: int
    source: tuple[str, int] | None
    launch: Launch
    cta: int

    def fault(
        self, kind: FaultKind, message: str, thread: int | None = None, address: int | None = None
    ) -> KernelFault:
        """A fault of this instruction; `thread` is the index of a thread in the CTA."""
        return self._placed(KernelFault(kind, f"{self.opcode}: {message}", address=address), thread)

    def place(self, fault: KernelFault, thread: int | None = None) -> KernelFault:
        """The same fault with its place, if it has none yet."""
        return fault if fault.line is not None else self._placed(fault, thread)

    def _placed(self, fault: KernelFault, thread: int | None) -> KernelFault:
        fault.kernel, fault.line, fault.source = self.kernel, self.line, self.source
        fault.block = self.launch.block_of(self.cta)
        fault.thread = None if thread is None else self.launch.thread_of(thread)
        return fault

    def __str__(self) -> str:
        return f"{self.opcode} of line {self.line}"
