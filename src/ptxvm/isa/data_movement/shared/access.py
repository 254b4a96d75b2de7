"""What the pages of loads and stores share: ordering, the vocabulary of cache hints, availability, and their rules."""

from functools import cache

from ptxvm.isa.definition import Form
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Scope, Sem

_ORDERINGS = (Sem.MMIO, Sem.VOLATILE, Sem.RELAXED, Sem.ACQUIRE, Sem.RELEASE)

#: The lists that the syntax of `ld`, `ld.global.nc` and `st` refers to.
HINTS = """
    .level1::eviction_priority = { .L1::evict_normal, .L1::evict_unchanged, .L1::evict_first, .L1::evict_last,
                                   .L1::no_allocate };
    .level2::eviction_priority = { .L2::evict_normal, .L2::evict_first, .L2::evict_last };
    .level::cache_hint = { .L2::cache_hint };
    .level::prefetch_size = { .L2::64B, .L2::128B, .L2::256B };
    .vec = { .v2, .v4, .v8 };
    .type = { .b8, .b16, .b32, .b64, .b128, .u8, .u16, .u32, .u64, .s8, .s16, .s32, .s64, .f32, .f64 };
"""

_ORDERED = ptx(6, 0) & sm(70)
_EVICTION = ptx(7, 4) & sm(70)
_PREFETCH = ptx(7, 4) & sm(75)

ACCESS_NEEDS = {
    ".weak": _ORDERED,
    ".relaxed": _ORDERED,
    ".acquire": _ORDERED,
    ".release": _ORDERED,
    ".mmio": ptx(8, 2) & sm(70),
    ".mmio .acquire": ptx(9, 3),
    ".mmio .release": ptx(9, 3),
    ".cluster": ptx(7, 8) & sm(90),
    ".shared::cta": ptx(7, 8) & sm(30),
    ".shared::cluster": ptx(7, 8) & sm(90),
    ".param::entry": ptx(8, 3),
    ".param::func": ptx(8, 3),
    ".volatile .local": ptx(9, 1),
    ".L1::evict_normal": _EVICTION,
    ".L1::evict_unchanged": _EVICTION,
    ".L1::evict_first": _EVICTION,
    ".L1::evict_last": _EVICTION,
    ".L1::no_allocate": _EVICTION,
    ".L2::64B": _PREFETCH,
    ".L2::128B": _PREFETCH,
    ".L2::256B": ptx(7, 4) & sm(80),
    ".L2::cache_hint": ptx(7, 4) & sm(80),
    ".b128": ptx(8, 3) & sm(70),
    ".b128 .sys": ptx(8, 4),
}


@cache
def element_count(form: Form) -> int:
    """Elements that one lane moves."""
    length = form.spelling("vec")
    return int(length[1:]) if length else 1


def access_bits(form: Form) -> int:
    """Bits that one lane moves."""
    return int(form.type.bits) * element_count(form)


ACCESS_REQUIRES = (Requirement("256-bit access", lambda form: access_bits(form) == 256, ptx(8, 8) & sm(100)),)


@cache
def ordering(form: Form) -> dict[str, Sem | Scope | None]:
    """The keywords `sem` and `scope` that the form's access passes to the machine."""
    sem = next((sem for sem in _ORDERINGS if form.has(sem.value)), Sem.WEAK)
    scope = Scope.SYS if sem is Sem.MMIO else getattr(form, "scope", None)
    return {"sem": sem, "scope": scope}


def is_global(form: Form) -> bool:
    """Whether the access names `.global` or no state space."""
    return all(form.spelling(slot) in ("", "global") for slot in ("ss", "space"))
