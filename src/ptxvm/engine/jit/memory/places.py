"""Where lanes are that have host addresses of their own."""

from __future__ import annotations

from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.vectors import Pointers, pointer
from ptxvm.lanes.code import Code
from ptxvm.records import record


@record()
class LanePlaces:
    """A host address for each lane, `host` + `offsets` (<32 x `llvm`>) * `stride`; outside `mask` they mean nothing."""

    host: str
    offsets: str
    llvm: str
    mask: str | None
    stride: int = 1

    @property
    def unit(self) -> str:
        """What offsets count."""
        return "i8" if self.stride == 1 else f"[{self.stride} x i8]"

    def vector(self, code: Code, at: int) -> str:
        """The addresses (<32 x ptr>), `at` bytes further on."""
        base = pointer(code, self.host, at)
        return code.value(f"getelementptr {self.unit}, ptr {base}, <32 x {self.llvm}> {self.offsets}")

    def pointers(self, path: AccessPath, at: int = 0) -> Pointers:
        return Pointers(self.vector(path.code, at), path.size, self.mask)
