"""Makes units: the LLVM IR of a kernel's warp function in one version."""

from __future__ import annotations

from ptxvm.engine.jit.analysis.preparation import Prepared, prepare
from ptxvm.engine.jit.emission.counting import refuse_uncounted
from ptxvm.engine.jit.emission.emitter import function_name
from ptxvm.engine.jit.fast.version import FastEmitter
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.jit.program.unit import Request, Unit
from ptxvm.engine.jit.safe.calls import save_area_bytes
from ptxvm.engine.jit.safe.version import SafeEmitter
from ptxvm.engine.kernel_layout import FRAME_ALIGNMENT, frame_layout
from ptxvm.machine.layout import STACK_SIZE, align_up


def emit_unit(request: Request, version: Version) -> Unit:
    """The warp function in `version`, or in the safe one if only that can run the kernel. Raises Unsupported."""
    prepared = prepare(request)
    if request.counted:
        refuse_uncounted(prepared)
    if version is Version.FAST and prepared.facts is not None:
        emitter: FastEmitter | SafeEmitter = FastEmitter(request, prepared)
    else:
        version = Version.SAFE
        emitter = SafeEmitter(request, prepared)
    name = function_name(version)
    lines = emitter.emit()
    sweeps = emitter.sweeping if isinstance(emitter, FastEmitter) else 0
    warp = "%first" if sweeps else "noalias %warp"
    header = f"define i32 @{name}(ptr {warp}, ptr %cta, ptr %worker) #0 {{"
    return Unit(
        function=name,
        version=version,
        text="\n".join([header, *lines, "}", *sorted(emitter.text.code.declarations), ""]),
        context_size=prepared.layout.size,
        local_size=_local_size(prepared),
        caches=emitter.state.accesses.caches,
        sites=tuple(emitter.state.sites.instructions),
        host_calls=tuple(emitter.state.sites.host_calls),
        sweeps=sweeps,
        undefined=prepared.flat.has_unwritten or _forgets_local(prepared),
        counts=tuple(emitter.counting.sites),
        counters=emitter.counting.counters,
        loops=prepared.has_calls or bool(prepared.graph.in_loops()),
        asks_if_alone=emitter.state.accesses.asks_if_alone,
    )


def _forgets_local(prepared: Prepared) -> bool:
    """Whether local memory becomes undefined again: that of functions that are called, or of `alloca`."""
    own = align_up(frame_layout(prepared.flat.entry).size, FRAME_ALIGNMENT)
    return prepared.flat.uses_stack or prepared.flat.frame_size > own


def _local_size(prepared: Prepared) -> int:
    """Bytes of local memory of a thread: its frames, and what callers save above them."""
    if prepared.has_calls:
        return STACK_SIZE + save_area_bytes(prepared)
    return STACK_SIZE if prepared.flat.uses_stack else prepared.flat.frame_size
