"""Host calls of a watched launch: groups and waits of asynchronous copies, mbarriers' lives, tensor maps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ptxvm.checker.module import Register
from ptxvm.engine.findings import Misuse
from ptxvm.engine.held_registers import of
from ptxvm.engine.interpret.watching import MAP_SIZE
from ptxvm.isa.warp import HostRequest
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import carrier
from ptxvm.machine import layout
from ptxvm.machine.faults import FaultKind
from ptxvm.sanitizer.accesses import Access, Area, Spot
from ptxvm.sanitizer.block import as_index
from ptxvm.sanitizer.vocabulary import Level, Site, Touch

if TYPE_CHECKING:
    from ptxvm.engine.interpret.watched_warp import WatchedWarp

_SCOPES = {"cta": Level.CTA, "cluster": Level.CLUSTER, "gpu": Level.GPU, "sys": Level.SYS}


class WatchedCalls:
    """Tells what host calls mean for the order of accesses, before or after they are made."""

    def __init__(self, warp: WatchedWarp) -> None:
        self._warp = warp
        #: By warp and index of a register: the product that reads or writes it later.
        self.in_flight: dict[tuple[int, int], tuple[int, Site]] = {}
        self._before: dict[str, Callable[[list[list[int]]], None]] = {
            "mbarrier.init": self._init,
            "mbarrier.multicast": self._arrive_at_several,
            "st.bulk": self._fill,
            "tcgen05.alloc": self._allocate,
            "tensormap.replace": self._replace,
            "tensormap.cp_fenceproxy": self._copy_map,
            "cp.async.bulk.tensor.load": self._use_map,
            "cp.async.bulk.tensor.store": self._use_map,
            "cp.reduce.async.bulk.tensor.store": self._use_map,
            "wgmma.mma_async": lambda _: self._count_products(),
            "wgmma.commit_group": lambda _: self._commit_products(),
            "cp.async.commit_group": lambda _: self._commit("cp.async"),
            "cp.async.bulk.commit_group": lambda _: self._commit("bulk"),
        }

    def around(self, request: HostRequest, serve: Callable[[HostRequest], tuple[Lanes, ...]]) -> tuple[Lanes, ...]:
        """Make a call, and tell of it."""
        before = self._before.get(request.name)
        if before is not None:
            before(self._values(request))
        found = serve(request)
        self._after(request)
        return found

    def _values(self, request: HostRequest) -> list[list[int]]:
        """The operands of each executing lane."""
        warp = self._warp
        rows = [warp.values_of(v.bits(carrier(v.type)).data, warp.executing).tolist() for v in request.values]
        return [list(each) for each in zip(*rows, strict=True)] if rows else [[] for _ in warp.executing]

    def _land(self, warp: int, last: int) -> None:
        """The products of a warp up to a number are complete: their registers are free."""
        for key in [key for key, (number, _) in self.in_flight.items() if key[0] == warp and number <= last]:
            del self.in_flight[key]

    def _warps(self) -> list[list[int]]:
        """The executing lanes, by warp."""
        parts: dict[int, list[int]] = {}
        for thread in self._warp.lanes():
            parts.setdefault(thread // 32, []).append(thread)
        return list(parts.values())

    def _count_products(self) -> None:
        instruction, site = self._warp.step.instruction, self._warp.watch.site(self._warp.cta)
        assert instruction is not None
        held = [each for operand in instruction.form.held for each in of(instruction, operand)]
        registers = [each.index for each in held if isinstance(each, Register)]
        for threads in self._warps():
            warp = threads[0] // 32
            number = self._warp.watch.watch.count("wgmma", self._warp.block.first + warp * 32)
            for index in registers:
                self.in_flight[warp, index] = number, site

    def _commit_products(self) -> None:
        for threads in self._warps():
            self._warp.watch.watch.commit(self._warp.block, [threads[0] // 32 * 32], "wgmma")

    def _after(self, request: HostRequest) -> None:
        name, warp = request.name, self._warp
        if name == "wgmma.wait_group":
            for threads in self._warps():
                left, site = self._values(request)[0][0], warp.watch.site(warp.cta)
                done = warp.watch.watch.wait_together(warp.block, threads, "wgmma", left, site)
                self._land(threads[0] // 32, done)
        if name == "fabric.submit" and not any(only for (only,) in self._values(request)):
            self._commit("fabric")
        if name == "fabric.wait":
            warp.watch.watch.wait_group(
                warp.block, warp.lanes(), "fabric", 0, warp.watch.site(warp.cta), only_read=True
            )
        if not name.startswith(("cp.async.wait", "cp.async.bulk.wait")):
            return
        values = self._values(request)[0]
        site = warp.watch.site(warp.cta)
        queue = "bulk" if "bulk" in name else "cp.async"
        newest = values[0] if values else None
        only_read = queue == "bulk" and bool(values[1])
        warp.watch.watch.wait_group(warp.block, warp.lanes(), queue, newest, site, only_read=only_read)

    def _commit(self, queue: str) -> None:
        self._warp.watch.watch.commit(self._warp.block, self._warp.lanes(), queue)

    # --------------------------------------------------------------------------------------------------------- places

    def _shared(self, address: int) -> tuple[Area, int] | None:
        """The area of the cluster's shared memory and the offset of a generic address."""
        rank, offset = divmod(address - layout.SHARED_WINDOW, 1 << layout.SHARED_RANK_SHIFT)
        ctas = self._warp.cta.cluster.ctas
        if not 0 <= rank < len(ctas):
            return None
        area = self._warp.watch.watching.area_of(ctas[rank].warp.shared)
        return None if area is None or offset >= area.size else (area, offset)

    def _global(self, address: int) -> tuple[Area, int] | None:
        allocation = self._warp.cta.grid.memory.find(address)
        if allocation is None:
            return None
        return self._warp.watch.watching.allocation(allocation), address - allocation.address

    def _place(self, address: int) -> tuple[Area, int] | None:
        inside = layout.SHARED_WINDOW <= address < layout.SHARED_WINDOW + layout.WINDOW_SIZE
        return self._shared(address) if inside else self._global(address)

    def _touch(self, thread: int, address: int, size: int, touch: Touch, *, passing: bool = False) -> None:
        place, warp = self._place(address), self._warp
        if place is None or not warp.watch.judges_races:
            return
        area, offset = place
        if offset + size > area.size:
            return
        site = warp.watch.site(warp.cta)
        access = Access(warp.block, site, as_index([thread]), area, as_index([offset]), size, size, touch)
        access.passing = passing
        warp.watch.watch.races.access(access)

    # ---------------------------------------------------------------------------------------------------------- calls

    def _init(self, values: list[list[int]]) -> None:
        warp, done = self._warp, set[int]()
        site = warp.watch.site(warp.cta)
        known = warp.cta.cluster.asynchronous.ctas[warp.cta.rank].mbarriers
        for thread, (address, *_) in zip(warp.lanes(), values, strict=True):
            place = self._shared(address)
            if place is None or address in done or address % 8 or place[1] + 8 > place[0].size:
                continue  # the call itself will say what is wrong
            done.add(address)
            area, offset = place
            again = known.get(offset)
            if (
                again is not None
                and again.line == site.line
                and warp.watch.watch.phases(Spot(area, offset)).line == site.line
            ):
                continue  # all threads execute one init: code of NVIDIA's does
            warp.watch.watch.init_mbarrier(warp.block, thread, Spot(area, offset), site)

    def _arrive_at_several(self, values: list[list[int]]) -> None:
        """The same place in the shared memory of those CTAs whose bits the last operand has."""
        ctas = self._warp.cta.cluster.ctas
        for thread, (address, _, mask) in zip(self._warp.lanes(), values, strict=True):
            offset = address % (1 << layout.SHARED_RANK_SHIFT)
            for rank in (rank for rank in range(len(ctas)) if mask >> rank & 1):
                self._warp.note_arrival(thread, ctas[rank].warp.shared, offset)

    def _fill(self, values: list[list[int]]) -> None:
        for thread, (address, size) in zip(self._warp.lanes(), values, strict=True):
            if size:
                self._touch(thread, address, size, Touch.WRITE)

    def _allocate(self, values: list[list[int]]) -> None:
        """The first lane of a warp stands for it: it writes the address of the columns."""
        warp, addresses = self._warp, dict(zip(self._warp.lanes(), values, strict=True))
        for threads in self._warps():
            place = self._shared(addresses[threads[0]][0])
            if place is not None and warp.watch.judges_races and place[1] + 4 <= place[0].size:
                warp.watch.watch.allocate(warp.block, threads, Spot(*place), warp.watch.site(warp.cta))

    def _replace(self, values: list[list[int]]) -> None:
        lanes = zip(self._warp.lanes(), values, strict=True)
        done: set[int] = set()
        for thread, (address, *_) in lanes:
            if address not in done:  # lanes that write the same field of one map, as elected ones need not be
                self._touch(thread, address, MAP_SIZE, Touch.WRITE)
                self._note_map(address)
            done.add(address)

    def _copy_map(self, values: list[list[int]]) -> None:
        """By all lanes of a warp together: the first stands for them."""
        warp = self._warp
        instruction = warp.step.instruction
        assert instruction is not None
        level = next((_SCOPES[word] for word in instruction.form.modifiers if word in _SCOPES), Level.GPU)
        done: set[int] = set()
        for thread, (target, source) in zip(warp.lanes(), values, strict=True):
            if target not in done:
                self._touch(thread, source, MAP_SIZE, Touch.READ, passing=True)
                self._touch(thread, target, MAP_SIZE, Touch.WRITE)
                self._note_map(target)
            done.add(target)
        warp.watch.watch.release_maps(warp.block, warp.lanes(), level)

    def _note_map(self, address: int) -> None:
        if address % MAP_SIZE == 0 and not _is_fixed(address):
            self._warp.watch.watching.note_map(address, self._warp.cta.grid.memory)

    def _use_map(self, values: list[list[int]]) -> None:
        warp = self._warp
        for thread, (address, *_) in zip(warp.lanes(), values, strict=True):
            place = None if _is_fixed(address) else self._global(address)
            if place is None or not warp.watch.judges_races or place[1] + MAP_SIZE > place[0].size:
                continue
            knowledge = warp.block.known[thread].maps.get(address)
            site = warp.watch.site(warp.cta)
            if knowledge is None and warp.watch.watching.is_stale(address, warp.cta.grid.memory):
                text = (
                    f"{site.opcode}: an earlier launch has changed the tensor map, and nothing acquires it in this one"
                )
                help_text = "acquire it: `fence.proxy.tensormap::generic.acquire.gpu [%rd1], 128;`"
                misuse = Misuse("tensormap", text, help_text, FaultKind.PROXY)
                warp.watch.watching.findings.misuse(misuse, site, warp.block, thread)
            warp.watch.watch.races.use_map(warp.block, thread, Spot(*place), knowledge, site)


def _is_fixed(address: int) -> bool:
    """Whether an address is in no memory that threads of several launches share."""
    return layout.SHARED_WINDOW <= address < layout.CODE_WINDOW + layout.WINDOW_SIZE
