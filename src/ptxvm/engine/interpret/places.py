"""From lane addresses to bytes of arrays: the state spaces as the interpreter sees them, every access checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, NoReturn

import numpy as np
import numpy.typing as npt

from ptxvm.engine.interpret.address import LaneAddress
from ptxvm.isa.warp import Space
from ptxvm.machine import layout
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.memory import Allocation, Bytes, Memory, host_bytes

if TYPE_CHECKING:
    from ptxvm.engine.interpret.warp import InterpreterWarp

Index = npt.NDArray[np.int64]

WINDOWS = {
    Space.SHARED: layout.SHARED_WINDOW,
    Space.SHARED_CLUSTER: layout.SHARED_WINDOW,
    Space.LOCAL: layout.LOCAL_WINDOW,
    Space.CONST: layout.CONST_WINDOW,
    Space.PARAM: layout.PARAM_WINDOW,
}
"""Where the addresses of a space lie among the generic ones; global addresses are generic."""

_SPACE_OF_WINDOW = {base >> layout.WINDOW_BITS: space for space, base in WINDOWS.items() if space is not Space.SHARED}


class Access(NamedTuple):
    """What an instruction does at each of its addresses: `size` bytes per lane, at a multiple of `alignment`, which is
    more where only a part of a vector need be there.

    `spread`: every lane acts for itself, also where all have the same address (stores and atomics).
    """

    size: int
    alignment: int
    store: bool
    spread: bool


class Place(NamedTuple):
    """Some lanes of an access and where they go: `lanes[i]` accesses `buffer` from byte `offsets[i]` on.

    `lanes` index the flattened batch, in lane order. None: one access that serves all lanes. `is_global`: the buffer is
    memory of a device, which outlives the cluster.
    """

    lanes: Index | None
    buffer: Bytes
    offsets: Index
    is_global: bool = False


class Places:
    """Finds and checks the places of accesses of one CTA."""

    def __init__(self, warp: InterpreterWarp, memory: Memory) -> None:
        self._warp = warp
        self._memory = memory
        self._sites: dict[int, Allocation] = {}
        self._buffers: dict[int, Bytes] = {}
        program = warp.cta.program
        self._shared_has_parts = program.clustered or program.layout.reserved_shared > 0
        self._window_start = 0  # of the access at hand: what was taken off its addresses

    def find(self, space: Space, address: LaneAddress, access: Access) -> list[Place]:
        """The places of an access by the executing lanes. Raises KernelFault if one of them is not allowed.

        An address that is not aligned is found first, as on a GPU, whatever is wrong with others."""
        addresses = _addresses(address)
        self._window_start = 0
        if address.on_stack and space is Space.PARAM:
            space = Space.LOCAL
        if addresses.ndim == 0 and not access.spread:
            addresses, lanes = addresses.reshape(1), None
        else:
            lanes = self._warp.executing
            addresses = self._warp.values_of(addresses, lanes)
        self._check_alignment(lanes, addresses, access)
        return self._dispatch(space, lanes, addresses, access)

    def _dispatch(self, space: Space, lanes: Index | None, addresses: Index, access: Access) -> list[Place]:
        if space is Space.GENERIC or (space is Space.PARAM and int(addresses.max()) >= layout.LOCAL_WINDOW):
            return self._generic(lanes, addresses, access)
        if space is Space.GLOBAL:
            return self._global(lanes, addresses, access)
        if space is Space.LOCAL:
            return self._local(lanes, addresses, access)
        if space in (Space.SHARED, Space.SHARED_CLUSTER) and self._shared_has_parts:
            return self._shared(space, lanes, addresses, access)
        return [self._window(space, (*self._warp.window(space), 0), lanes, addresses, access)]

    def _generic(self, lanes: Index | None, addresses: Index, access: Access) -> list[Place]:
        """Each window by itself; whatever is in none is global."""
        windows = addresses >> layout.WINDOW_BITS
        codes = np.where(np.isin(windows, _WINDOW_CODES), windows, 0)
        if (codes == codes[0]).all():
            return self._in_window(int(codes[0]), lanes, addresses, access)
        assert lanes is not None
        places: list[Place] = []
        for code in np.unique(codes):
            chosen = codes == code
            places += self._in_window(int(code), lanes[chosen], addresses[chosen], access)
        return places

    def _in_window(self, code: int, lanes: Index | None, addresses: Index, access: Access) -> list[Place]:
        space = _SPACE_OF_WINDOW.get(code, Space.GLOBAL)
        self._window_start = WINDOWS.get(space, 0)
        return self._dispatch(space, lanes, addresses - self._window_start, access)

    # ----------------------------------------------------------------------------------------------------- global

    def _global(self, lanes: Index | None, addresses: Index, access: Access) -> list[Place]:
        low, high = int(addresses.min()), int(addresses.max())
        step = self._warp.step.pc
        allocation = self._sites.get(step)
        if allocation is not None and not allocation.is_mapped:
            allocation = None  # a thread has freed it since
        if allocation is None or low < allocation.address or high + access.size > allocation.end:
            allocation = self._memory.find(low)
            if allocation is None or high + access.size > allocation.end:
                return self._several(lanes, addresses, access)
            self._sites[step] = allocation
        return [self._in_allocation(allocation, lanes, addresses, access)]

    def _several(self, lanes: Index | None, addresses: Index, access: Access) -> list[Place]:
        """Lanes in different allocations, or wrong ones."""
        places = []
        left = np.ones(len(addresses), np.bool_)
        while left.any():
            first = int(left.argmax())
            address = int(addresses[first]) & _ALL_BITS
            allocation = self._memory.find(address)
            if allocation is None or address + access.size > allocation.end:
                kind, reason = self._memory.diagnose(address, access.size, store=access.store)
                self._refuse(kind, reason, self._lane(lanes, first), address, access)
            chosen = left & (addresses >= allocation.address) & (addresses <= allocation.end - access.size)
            part = None if lanes is None else lanes[chosen]
            places.append(self._in_allocation(allocation, part, addresses[chosen], access))
            left &= ~chosen
        return places

    def _in_allocation(self, allocation: Allocation, lanes: Index | None, addresses: Index, access: Access) -> Place:
        if access.store and not allocation.writable:
            reason = f"{allocation.describe()} is read-only"
            self._refuse(FaultKind.READ_ONLY, reason, self._lane(lanes, 0), int(addresses[0]), access)
        buffer = self._buffers.get(allocation.address)
        if buffer is None:
            buffer = self._buffers[allocation.address] = host_bytes(allocation.host, allocation.size)
        return Place(lanes, buffer, addresses - allocation.address, is_global=True)

    # ------------------------------------------------------------------------------------------------ other spaces

    def _local(self, lanes: Index | None, addresses: Index, access: Access) -> list[Place]:
        warp = self._warp
        if lanes is None:
            lanes = warp.executing
            addresses = np.repeat(addresses, len(lanes))
        stack = warp.stack
        limits = stack.tops(warp.depth)[lanes]
        wrong = (addresses < 0) | (addresses > limits - access.size)
        if wrong.any():
            first = int(wrong.argmax())
            reason = f"the thread has {int(limits[first])} bytes of local memory"
            self._refuse(FaultKind.OUT_OF_BOUNDS, reason, self._lane(lanes, first), int(addresses[first]), access)
        return [Place(lanes, stack.buffer, lanes * stack.capacity + addresses)]

    def _shared(self, space: Space, lanes: Index | None, addresses: Index, access: Access) -> list[Place]:
        """Shared memory of several parts, each by itself: the CTAs' of a cluster, and what the system keeps of each."""
        parts = addresses >> layout.RESERVED_SHARED_SHIFT
        if (parts == parts[0]).all():
            return [self._shared_of(int(parts[0]), space, lanes, addresses, access)]
        assert lanes is not None
        places = []
        for part in np.unique(parts):
            chosen = parts == part
            places.append(self._shared_of(int(part), space, lanes[chosen], addresses[chosen], access))
        return places

    def _shared_of(self, part: int, space: Space, lanes: Index | None, addresses: Index, access: Access) -> Place:
        cta = self._warp.cta
        rank, segment = divmod(part, 1 << layout.SHARED_RANK_SHIFT - layout.RESERVED_SHARED_SHIFT)
        peers = cta.cluster.ctas
        if not 0 <= rank < len(peers):
            reason = f"the cluster has {len(peers)} CTAs, the address is of rank {rank}"
            self._refuse(FaultKind.OUT_OF_BOUNDS, reason, self._lane(lanes, 0), int(addresses[0]), access)
        if rank != cta.rank and space is Space.SHARED:
            reason = f"shared memory of rank {rank}, but .shared::cta reaches the own CTA (rank {cta.rank}) only"
            self._refuse(FaultKind.OUT_OF_BOUNDS, reason, self._lane(lanes, 0), int(addresses[0]), access)
        peer = peers[rank]
        if not peer.live:
            reason = f"the CTA of rank {rank}, block {peer.block}, has exited: its shared memory is gone"
            self._refuse(FaultKind.OUT_OF_BOUNDS, reason, self._lane(lanes, 0), int(addresses[0]), access)
        base = layout.shared_base(rank)
        if segment and len(peer.warp.reserved):
            window = "reserved shared memory", peer.warp.reserved, base + layout.RESERVED_SHARED
            return self._window(space, window, lanes, addresses, access)
        name = f"shared memory (rank {rank})" if cta.program.clustered else "shared memory"
        return self._window(space, (name, peer.warp.shared, base), lanes, addresses, access)

    def _window(
        self, space: Space, window: tuple[str, Bytes, int], lanes: Index | None, addresses: Index, access: Access
    ) -> Place:
        """`window`: its name, its bytes, the address of the first."""
        name, buffer, start = window
        whole, addresses = addresses, addresses - start if start else addresses
        wrong = (addresses < 0) | (addresses > len(buffer) - access.size)
        if wrong.any():
            first = int(wrong.argmax())
            reason = f"the CTA has {len(buffer)} bytes of {name}"
            self._refuse(FaultKind.OUT_OF_BOUNDS, reason, self._lane(lanes, first), int(whole[first]), access)
        if access.store and space in (Space.CONST, Space.PARAM):
            self._refuse(FaultKind.READ_ONLY, f"{name} is read-only", self._lane(lanes, 0), int(whole[0]), access)
        return Place(lanes, buffer, addresses)

    def _check_alignment(self, lanes: Index | None, addresses: Index, access: Access) -> None:
        rest = access.alignment - 1
        if int(np.bitwise_or.reduce(addresses)) & rest:
            first = int((addresses & rest != 0).argmax())
            reason = f"not a multiple of {access.alignment}"
            whole = access._replace(size=max(access.size, access.alignment))
            self._refuse(FaultKind.MISALIGNED, reason, self._lane(lanes, first), int(addresses[first]), whole)

    def _lane(self, lanes: Index | None, index: int) -> int:
        return int(self._warp.executing[0] if lanes is None else lanes[index])

    def _refuse(self, kind: FaultKind, reason: str, lane: int, address: int, access: Access) -> NoReturn:
        verb = "writes" if access.store else "reads"
        address = (address + self._window_start) & _ALL_BITS
        text = f"{self._warp.step.opcode} {verb} {access.size} bytes at {address:#x}: {reason}"
        raise self._warp.fault_at(kind, text, lane, address)


_WINDOW_CODES = list(_SPACE_OF_WINDOW)
_ALL_BITS = 0xFFFF_FFFF_FFFF_FFFF


def _addresses(address: LaneAddress) -> Index:
    """Addresses as int64, 0-d where all lanes have the same; they wrap as a register of their width does."""
    if address.base is None:
        return np.asarray(address.offset, np.int64)
    data = np.asarray(address.base.data)
    if (bits := address.base.type.bits) < 64:
        return ((data.astype(np.int64) & ((1 << bits) - 1)) + address.offset) & 0xFFFF_FFFF
    return data.view(np.int64) + address.offset
