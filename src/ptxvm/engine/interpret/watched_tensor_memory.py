"""Tensor memory of a watched launch: who uses it while others are not known to have finished."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.engine.findings import Findings, Misuse
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.tensor_cores.operations import RegisterLoad, RegisterStore, TensorCoreOperation, TensorPart
from ptxvm.sanitizer.stamps import Operation
from ptxvm.sanitizer.tensor_memory import Part, TensorShadow
from ptxvm.sanitizer.vocabulary import Site

if TYPE_CHECKING:
    from ptxvm.engine.interpret.watching import Watching
    from ptxvm.sanitizer.block import Block

_HELP = {
    "tcgen05.st": "wait for the store before the threads meet: `tcgen05.wait::st.sync.aligned;`",
    "tcgen05.ld": "let the warps that load arrive at an mbarrier behind `tcgen05.wait::ld`, and wait for them",
}
_WAIT_FOR_COMMIT = "let `tcgen05.commit` arrive at an mbarrier, and wait for its phase"


class WatchedTensorMemory:
    """That of all CTAs."""

    def __init__(self, watching: Watching, findings: Findings) -> None:
        self._watching = watching
        self._findings = findings
        self._shadows: dict[Block, TensorShadow] = {}

    def registers(self, block: Block, site: Site, operation: RegisterLoad | RegisterStore) -> None:
        """A warp loads or stores registers. Raises KernelFault."""
        thread, watch = int(operation.threads[0]), self._watching.watch
        for part in operation.tensor_parts():
            shadow, words = self._shadow(part), Part(part.lanes, part.columns, part.writes)
            if isinstance(operation, RegisterLoad):
                found = shadow.load(thread, site, words)
            else:
                found = shadow.store(watch.store_registers(block, thread, site), words)
            self._tell(found, site, block, thread)

    def operate(self, block: Block, site: Site, operation: TensorCoreOperation, made: Operation) -> None:
        """An operation of the tensor core starts, which the rules know as `made`. Raises KernelFault."""
        for part in operation.tensor_parts():
            found = self._shadow(part).operate(made, Part(part.lanes, part.columns, part.writes))
            self._tell(found, site, block, made.thread)

    def forget(self, block: Block) -> None:
        """A CTA has ended."""
        self._shadows.pop(block, None)

    def _shadow(self, part: TensorPart) -> TensorShadow:
        area = self._watching.area_of(part.cta.shared)
        assert area is not None and area.owner is not None
        return self._shadows.setdefault(area.owner, TensorShadow(area.owner))

    def _tell(self, before: Site | None, site: Site, block: Block, thread: int) -> None:
        if before is None:
            return
        text = f"{site.opcode} of line {site.line} accesses tensor memory that {before.opcode} of line {before.line} "
        text += "accesses, and nothing has waited for that"
        word = ".".join(before.opcode.split(".")[:2])
        misuse = Misuse("async", text, _HELP.get(word, _WAIT_FOR_COMMIT), FaultKind.ASYNC)
        self._findings.misuse(misuse, site, block, thread, before=before)
