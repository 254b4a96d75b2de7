"""What the handles in a call stand for: objects of the device, by themselves or by a reference."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ptxvm.engine.host.host_call import HostCall, Words
from ptxvm.machine import layout
from ptxvm.machine.asynchronous import Index
from ptxvm.machine.faults import FaultKind, KernelFault
from ptxvm.machine.texture.references import Kind, Reference, Resource, kind_of
from ptxvm.records import record

_HANDLE_BYTES = 8


@record()
class Found:
    """What a handle stands for: `resource` is None where there is nothing, and `reason` says why. `name`: as reports
    call it. `reference`: the variable that was named."""

    resource: Resource | None
    reason: str = ""
    name: str = ""
    reference: Reference | None = None

    @property
    def kind(self) -> Kind | None:
        """Of the object, or of the variable that may hold one."""
        if self.reference is not None:
            return self.reference.kind
        return None if self.resource is None else kind_of(self.resource)


def by_handle(call: HostCall, *words: Words) -> Iterator[tuple[tuple[int, ...], Index]]:
    """Lanes that name the same objects, together: the handles, and the lanes of the call."""
    keys = np.stack(words, axis=1)
    if (keys == keys[0]).all():
        yield tuple(int(each) for each in keys[0]), np.arange(len(keys))
        return
    for key in np.unique(keys, axis=0):
        yield tuple(int(each) for each in key), np.flatnonzero((keys == key).all(axis=1))


def find(call: HostCall, handle: int) -> Found:
    """The object of a handle, or of the handle in a reference."""
    table = call.launch.memory.handles
    resource = table.find(handle)
    if resource is not None:
        return Found(resource, name=f"the {kind_of(resource).noun}")
    reference = table.references.get(handle)
    if reference is not None:
        held = int.from_bytes(call.launch.memory.view(handle, _HANDLE_BYTES).tobytes(), "little")
        resource, what = table.find(held), f".{reference.kind.value} {reference.name}"
        if resource is None:
            reason = f"nothing is bound to {what}" if held == 0 else f"{what}: {table.diagnose(held)}"
            return Found(None, reason, what, reference)
        return Found(resource, name=what, reference=reference)
    parameters, offset = call.launch.parameters, handle - layout.PARAM_WINDOW
    if 0 <= offset <= len(parameters) - _HANDLE_BYTES:
        held = int.from_bytes(parameters[offset : offset + _HANDLE_BYTES].tobytes(), "little")
        return Found(table.find(held), table.diagnose(held), "the argument")
    return Found(None, table.diagnose(handle))


def misuse(call: HostCall, which: int, handle: int, reason: str) -> KernelFault:
    """A fault of kind `texture` of the executing lane number `which`."""
    return call.fault(FaultKind.TEXTURE, reason, which, handle)


def wrong_kind(found: Found, wanted: Kind) -> str:
    """Why an object is not what an instruction needs."""
    if found.resource is None:
        return found.reason
    return f"a {wanted.noun} is needed, and the handle is that of a {kind_of(found.resource).noun}"
