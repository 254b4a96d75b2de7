"""One call from running threads into Python."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

from ptxvm.checker.module import Instruction
from ptxvm.engine.host.held_registers import WarpRegisters
from ptxvm.engine.host.host_launch import HostLaunch
from ptxvm.isa.definition import Form
from ptxvm.machine import layout
from ptxvm.machine.asynchronous import CtaState, Index, Origin
from ptxvm.machine.faults import FaultKind, KernelFault
from ptxvm.machine.memory import Bytes

Words = npt.NDArray[np.uint64]


class LocalMemory(Protocol):
    """The engine's access to local memory of a thread."""

    def read(self, thread: int, offset: int, size: int) -> Bytes:
        """Some bytes; none past the end."""

    def write(self, thread: int, offset: int, data: Bytes) -> None:
        """The opposite, for what can be read."""


_READ_ONLY = {layout.CONST_WINDOW: "constants", layout.PARAM_WINDOW: "parameters"}


@dataclass
class HostCall:
    """A call of a host function by some threads of a CTA.

    threads:      indices in the CTA of the executing lanes, ascending
    values:       one array per operand, an element per executing lane: the bits, extended by zeros
    instruction:  what calls
    local:        the engine's access to local memory
    registers:    the engine's access to registers that instructions read and write later
    undefined:    set by functions that read what was never written: the undefined bits of each result, and of what
                  memory they are
    """

    threads: Index
    values: tuple[Words, ...]
    instruction: Instruction
    cta: CtaState
    launch: HostLaunch
    local: LocalMemory
    registers: WarpRegisters
    undefined: tuple[tuple[Words, ...], str] | None = None
    _origin: Origin | None = None

    @property
    def form(self) -> Form:
        return self.instruction.form

    @property
    def origin(self) -> Origin:
        """The calling instruction, for operations that it starts."""
        if self._origin is None:
            self._origin = self._make_origin()
        return self._origin

    def _make_origin(self) -> Origin:
        location = self.instruction.location
        source = None if location is None else (location.file, location.line)
        opcode, line = self.instruction.definition.name, self.instruction.line
        return Origin(self.launch.kernel, opcode, line, source, self.launch.launch, self.cta.index)

    def fault(self, kind: FaultKind, message: str, which: int = 0, address: int | None = None) -> KernelFault:
        """A fault of the executing lane number `which`."""
        told = None if address is None else self.told(address)
        return self.origin.fault(kind, message, int(self.threads[which]), told)

    def told(self, address: int) -> int:
        """A generic address as the program gave it: one of the shared state space if the instruction names that."""
        inside = layout.SHARED_WINDOW <= address < layout.SHARED_WINDOW + layout.WINDOW_SIZE
        return address - layout.SHARED_WINDOW if inside and self._names_shared else address

    @property
    def _names_shared(self) -> bool:
        return any(modifier.startswith("shared") for modifier in self.form.modifiers)

    # ------------------------------------------------------------------------------------------------------- memory

    def view(self, address: int, size: int, which: int = 0, *, store: bool) -> Bytes:
        """`size` bytes at a generic address, in place; local memory can be read only. Raises KernelFault."""
        window = address - address % layout.WINDOW_SIZE
        if window == layout.SHARED_WINDOW:
            cta, offset = self.shared_place(address, size, which)
            return cta.shared[offset : offset + size]
        if window == layout.LOCAL_WINDOW:
            if store:
                raise self.fault(FaultKind.OUT_OF_BOUNDS, f"{address:#x} is in local memory", which, address)
            return self._local(address, size, which)
        if window not in _READ_ONLY:
            return self._global(address, size, which, store)
        if store:
            text = f"writes {size} bytes at {address:#x}: {_READ_ONLY[window]} are read-only"
            raise self.fault(FaultKind.READ_ONLY, text, which, address)
        return self._fixed(window, address, size, which)

    def put(self, address: int, data: bytes, which: int = 0) -> None:
        """Write bytes at a generic address, local memory included. Raises KernelFault."""
        content = np.frombuffer(data, np.uint8)
        window = address - address % layout.WINDOW_SIZE
        if window == layout.LOCAL_WINDOW:
            self._local(address, len(data), which)
            self.local.write(int(self.threads[which]), address - window, content)
            return
        self.view(address, len(data), which, store=True)[:] = content
        if window == layout.SHARED_WINDOW:
            cta, offset = self.shared_place(address, len(data), which)
            cta.mark_written(offset, len(data))

    def global_view(self, address: int, size: int, which: int = 0, *, store: bool) -> Bytes:
        """As `view`, for what must be in global memory."""
        if layout.SHARED_WINDOW <= address < layout.CODE_WINDOW + layout.WINDOW_SIZE:
            text = f"{address:#x} is not in global memory"
            raise self.origin.fault(FaultKind.OUT_OF_BOUNDS, text, int(self.threads[which]), address)
        return self._global(address, size, which, store)

    def shared_place(self, address: int, size: int, which: int = 0) -> tuple[CtaState, int]:
        """The CTA whose shared memory holds a generic address, and the offset there. Raises KernelFault."""
        rank, offset = divmod(address - layout.SHARED_WINDOW, 1 << layout.SHARED_RANK_SHIFT)
        if not 0 <= address - layout.SHARED_WINDOW < layout.WINDOW_SIZE:
            given = address - layout.SHARED_WINDOW if self._names_shared else address
            text = f"{given:#x} is not in shared memory"
            raise self.origin.fault(FaultKind.OUT_OF_BOUNDS, text, int(self.threads[which]), given)
        ctas = self.cta.cluster.ctas
        if rank >= len(ctas):
            text = f"the cluster has {len(ctas)} CTAs, the address {self.told(address):#x} is of rank {rank}"
            raise self.fault(FaultKind.OUT_OF_BOUNDS, text, which, address)
        cta = ctas[rank]
        if cta.exited:
            text = f"the CTA of rank {rank}, block {cta.block}, has exited: its shared memory is gone"
            raise self.fault(FaultKind.OUT_OF_BOUNDS, text, which, address)
        if offset + size > len(cta.shared):
            text = f"{size} bytes at {offset:#x}, but the CTA has {len(cta.shared)} bytes of shared memory"
            raise self.fault(FaultKind.OUT_OF_BOUNDS, text, which, address)
        return cta, offset

    def _local(self, address: int, size: int, which: int) -> Bytes:
        found = self.local.read(int(self.threads[which]), address - layout.LOCAL_WINDOW, size)
        if len(found) < size:
            text = f"{size} bytes at {address:#x} are not in the local memory of the thread"
            raise self.fault(FaultKind.OUT_OF_BOUNDS, text, which, address)
        return found

    def _fixed(self, window: int, address: int, size: int, which: int) -> Bytes:
        constants = self.launch.launch.image.constants
        content, offset = constants if window == layout.CONST_WINDOW else self.launch.parameters, address - window
        if offset + size > len(content):
            text = f"reads {size} bytes at {address:#x}: there are {len(content)} bytes of {_READ_ONLY[window]}"
            raise self.fault(FaultKind.OUT_OF_BOUNDS, text, which, address)
        return content[offset : offset + size]

    def whole(self, address: int, size: int, which: int, *, store: bool) -> tuple[int, int, Bytes]:
        """What holds `size` bytes outside of shared and local memory: its first address, that behind it, its bytes."""
        if address - address % layout.WINDOW_SIZE in (*_READ_ONLY, layout.SHARED_WINDOW, layout.LOCAL_WINDOW):
            return address, address + size, self.view(address, size, which, store=store)
        memory = self.launch.memory
        allocation = memory.find(address)
        if allocation is None or address + size > allocation.end or (store and not allocation.writable):
            kind, reason = memory.diagnose(address, size, store=store)
            verb = "writes" if store else "reads"
            raise self.fault(kind, f"{verb} {size} bytes at {address:#x}: {reason}", which, address)
        return allocation.address, allocation.end, self.launch.content(allocation)

    def _global(self, address: int, size: int, which: int, store: bool) -> Bytes:
        begin, _, content = self.whole(address, size, which, store=store)
        return content[address - begin : address - begin + size]
