"""What the emitters of memory accesses and atomics need to know about the place they emit to."""

from __future__ import annotations

from dataclasses import dataclass, field

from ptxvm.lanes.code import Code
from ptxvm.lanes.llvm_reading import LlvmReading


@dataclass(slots=True)
class SiteCaches:
    """Numbers the per-site caches of a unit; the driver gives every worker an array of `count`."""

    count: int = 0

    def take(self) -> int:
        self.count += 1
        return self.count - 1


@dataclass(slots=True)
class EmissionContext:
    """The place of one instruction in a warp function `i32 @...(ptr %warp, ptr %cta, ptr %worker)`.

    `mask` names the `<32 x i1>` of the lanes that execute, None when all 32 do. `fault_site` is the instruction's row
    in the unit's site table. The entry block of the function holds what `memory_access.emit_entry` wrote (`%shared`,
    `%sites`, ...). Emitters may open new blocks; on a fault they emit `ret i32 FAULT`.
    """

    code: Code
    reading: LlvmReading
    mask: str | None
    fault_site: int
    caches: SiteCaches = field(default_factory=SiteCaches)
    bounds: bool = True
