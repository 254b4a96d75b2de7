"""The native runtime: CTA scheduler, barriers, address translation, copies. It serves all kernels.

It is written in C. Each part is one translation unit, `runtime.c` and so on; `make runtime` makes `runtime.ll` of it,
which ships, and becomes an object file.
"""

from __future__ import annotations

from enum import StrEnum

from ptxvm.engine.host_functions import HOST_FUNCTIONS, NativeFunction

ENTRY = "ptxvm_run"
"""`i32 ptxvm_run(ptr %worker)`: runs CTAs until Python is needed, returns a `WorkerState`."""

INTERRUPTIBLE = "ptxvm_run_interruptible"
"""`i32 ptxvm_run_interruptible(ptr %worker)`: the same in the main thread, where Ctrl-C ends it."""

SWAP = "ptxvm_swap"
"""`i32 ptxvm_swap(ptr %cell, i32 %bytes, i64 %expected, i64 %new)`: compare and swap; whether it did."""

TAKE_BACK = "ptxvm_take_back"
"""`void ptxvm_take_back(i64 %log, i64 %end)`: memory is as it was before a worker wrote it in a screened launch."""

OPERANDS = "ptxvm_screen_operands", "ptxvm_screen_products"
"""Part PRODUCTS calls them; see screening_operands.c and unwatched.c."""

MULTIPLY_TILE = "ptxvm_multiply_tile"
"""`void ptxvm_multiply_tile(...)`: a product of matrices whose sums are in tensor memory; see product_matrices.c."""

ENTERED = (ENTRY, INTERRUPTIBLE, MULTIPLY_TILE)
"""What Python calls, and has vectors."""

INTERRUPT = ("ptxvm_on_interrupt", "ptxvm_stop_flag", "ptxvm_next_handler")
"""A signal handler and the two words it reads; see interrupt.c. Tests have use for them."""


def _declaration(function: NativeFunction) -> str:
    return f"declare i32 @{function.name}(ptr, ptr, i32, i32, i32{', ptr' * function.combines}) #0"


DECLARATIONS = {
    **{row.native.name: _declaration(row.native) for row in HOST_FUNCTIONS.values() if row.native is not None},
    "ptxvm_access": "declare preserve_allcc i32 @ptxvm_access(ptr, ptr, ptr, i32, ptr) #0",
    "ptxvm_find_memory": "declare preserve_allcc void @ptxvm_find_memory(ptr, ptr, ptr, i64, ptr) #0",
    "ptxvm_translate": "declare preserve_allcc i32 @ptxvm_translate(ptr, ptr, ptr, i32, ptr) #0",
    "ptxvm_barrier_arrive": "declare i32 @ptxvm_barrier_arrive(ptr, ptr, ptr, i32, i32, i32, i32, i32, i32) #0",
    "ptxvm_where_all_wait": "declare preserve_allcc i32 @ptxvm_where_all_wait(ptr) #0",
    "ptxvm_tell_round": "declare preserve_allcc void @ptxvm_tell_round(ptr, i32, i32, i32, i32) #0",
    "ptxvm_settle_barriers": "declare i32 @ptxvm_settle_barriers(ptr, ptr, ptr, ptr, i32) #0",
    "ptxvm_let_converging_go": "declare i32 @ptxvm_let_converging_go(ptr, ptr) #0",
    "ptxvm_cluster_arrive": "declare void @ptxvm_cluster_arrive(ptr, ptr, i32, i32) #0",
    "ptxvm_cluster_waiting": "declare i32 @ptxvm_cluster_waiting(ptr, ptr, i32, i32) #0",
    "ptxvm_launch_dependents": "declare i32 @ptxvm_launch_dependents(ptr, ptr) #0",
    "ptxvm_copy_rows": "declare i32 @ptxvm_copy_rows(ptr, ptr, i32, i32, i32, i32) #0",
    "ptxvm_copy_places": "declare i32 @ptxvm_copy_places(ptr, ptr, i32, i32, i32, i32, i64, i32) #0",
    "ptxvm_gather": "declare preserve_allcc void @ptxvm_gather(ptr, i32, i32) #0",
    "ptxvm_scatter": "declare preserve_allcc void @ptxvm_scatter(ptr, i32, i32) #0",
    "ptxvm_screen": "declare preserve_allcc i32 @ptxvm_screen(ptr, ptr, ptr, i32, ptr, i64) #0",
    "ptxvm_screen_arrive": "declare preserve_allcc void @ptxvm_screen_arrive(ptr, ptr, ptr, i32, i32, i32) #0",
    "ptxvm_screen_pass": "declare preserve_allcc void @ptxvm_screen_pass(ptr, ptr, ptr, i32, i32) #0",
    "ptxvm_screen_fence": "declare preserve_allcc void @ptxvm_screen_fence(ptr, ptr, ptr, i32, i32) #0",
    "ptxvm_screen_meet": "declare preserve_allcc void @ptxvm_screen_meet(ptr, ptr) #0",
    "ptxvm_screen_proxies": "declare preserve_allcc void @ptxvm_screen_proxies(ptr, ptr, ptr, i32) #0",
    "ptxvm_screen_lines": "declare preserve_allcc i32 @ptxvm_screen_lines(ptr, ptr, ptr, i32, ptr, i64) #0",
    "ptxvm_screen_local": "declare preserve_allcc i32 @ptxvm_screen_local(ptr, ptr, ptr, i32, ptr, i64) #0",
    "ptxvm_screen_reads": "declare preserve_allcc i32 @ptxvm_screen_reads(ptr, ptr, ptr, i32, ptr, i64) #0",
    "ptxvm_screen_scatter": "declare preserve_allcc i32 @ptxvm_screen_scatter(ptr, ptr, ptr, i32, ptr, i64) #0",
    "ptxvm_screen_store": "declare preserve_allcc i32 @ptxvm_screen_store(ptr, ptr, ptr, i32, ptr, i64) #0",
    "ptxvm_count": "declare preserve_allcc void @ptxvm_count(ptr, ptr, i32, ptr, i64) #0",
    "ptxvm_multiply": "declare void @ptxvm_multiply(ptr, ptr, ptr, i32) #0",
    "ptxvm_multiply_tiles": "declare void @ptxvm_multiply_tiles(ptr, ptr, ptr, i32, i32, i32, ptr) #0",
    "ptxvm_fault": "declare i32 @ptxvm_fault(ptr, i32, i32, i32, i64) #0",
}
"""How a unit declares the functions it calls; see the files for what they mean."""


class Part(StrEnum):
    """An object file of the runtime: the value is the name of its translation unit."""

    CORE = "runtime"
    WATCHED = "watched"  # the same, and what looks at accesses: in its place where launches are watched
    TEXELS = "texels"  # of kernels that call it
    PRODUCTS = "products"  # likewise

    @property
    def exports(self) -> tuple[str, ...]:
        """What Python or emitted code may call, or read."""
        return _EXPORTS[self]

    def text(self) -> str:
        """As LLVM IR."""
        from importlib.resources import files  # noqa: PLC0415  (who finds its code in the cache does without)

        return files(__package__).joinpath(f"{self}.ll").read_text()


_TEXELS = ("ptxvm_look_up", "ptxvm_load_surface", "ptxvm_store_surface", "ptxvm_update_surface")
_WARPGROUPS = tuple(f"ptxvm_{name}" for name in ("start_product", "fence_products", "close_products", "await_products"))
_PRODUCTS = ("ptxvm_multiply", "ptxvm_multiply_tiles", "ptxvm_start_tile", *_WARPGROUPS)
_CALLED = tuple(name for name in DECLARATIONS if name not in (*_TEXELS, *_PRODUCTS))
_SCREENING = tuple(name for name in _CALLED if name.startswith("ptxvm_screen"))
_PLAIN = tuple(name for name in _CALLED if name not in _SCREENING)
_CORE = (ENTRY, INTERRUPTIBLE, SWAP, *OPERANDS, *INTERRUPT, *_PLAIN)
_EXPORTS = {
    Part.CORE: _CORE,
    Part.WATCHED: (*_CORE, TAKE_BACK, *_SCREENING),
    Part.TEXELS: _TEXELS,
    Part.PRODUCTS: (*_PRODUCTS, MULTIPLY_TILE),
}
