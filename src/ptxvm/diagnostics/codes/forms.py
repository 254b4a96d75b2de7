"""PTX1xx: the instruction's name and its modifiers."""

from __future__ import annotations

from ptxvm.diagnostics.codes.code import Code

UNKNOWN_INSTRUCTION = Code(
    "PTX101",
    "unknown instruction",
    """The name before the first dot is not an instruction of PTX. For some instructions the first modifiers belong
to the name: `mul.lo`, `mad.wide`, `shf.l`, `bar.sync`, `cp.async.bulk.tensor` stand together and in this
order.""",
)

MODIFIER_NOT_ALLOWED = Code(
    "PTX103",
    "modifier not allowed here",
    """No form of this instruction takes the modifier, or not together with the other modifiers written; perhaps
another instruction has it, perhaps none. `ptxvm explain INSTRUCTION` prints the forms that exist.""",
)

MODIFIER_MISSING = Code(
    "PTX104",
    "modifier missing",
    """Every form of this instruction that fits what is written has one more modifier that must be given, such as
its type, a rounding mode for `div.f32` or `.sync` for `shfl` on sm_70 and later.""",
)

MODIFIERS_CONFLICT = Code(
    "PTX105",
    "modifiers do not go together",
    """Each of the modifiers is allowed by itself, the combination is not: two of the same kind (two scopes, two
rounding modes), or a pair that the instruction's page excludes (`.volatile` with a cache operator, `.relaxed`
without a scope).""",
)

MODIFIER_REPEATED = Code(
    "PTX106",
    "modifier repeated",
    """The same modifier stands twice. One of the two can go.""",
)

TYPE_NOT_ALLOWED = Code(
    "PTX107",
    "instruction type not allowed",
    """The instruction does not exist for this type, at least not with the modifiers written (`add.b32`,
`atom.and.u32`, `fma.s32`). Logical instructions take `.b` types, arithmetic ones `.u`, `.s` or `.f` types.""",
)

MODIFIER_ORDER = Code(
    "PTX110",
    "modifiers in the wrong order",
    """Most modifiers may stand in any order, but the ones that belong to the instruction's name come first and in
the order of the ISA, and several types (`cvt.f32.s32`: destination first) or several state spaces (destination
first) keep theirs.""",
)

MODIFIER_STYLE = Code(
    "PTX112",
    "modifiers in another order than the ISA writes",
    """A matter of style, told only when asked for (`ptxvm check --style`): the assembler takes most modifiers in any
order, the ISA writes them in one. Readers and other tools know that order best.""",
)

ACCESS_TOO_WIDE = Code(
    "PTX120",
    "access too wide",
    """One access moves at most 128 bits: the vector length times the bits of an element. In global memory, loads and
stores also move 256 bits, as `.v8` of 32-bit or `.v4` of 64-bit elements; `ldu` does not.""",
)

EVICTION_NEEDS_WIDE_ACCESS = Code(
    "PTX121",
    "L2 eviction priority on a narrow access",
    """`.L2::evict_last`, `.L2::evict_normal` and `.L2::evict_first` on a load or store belong to accesses of 256 bits
(`.v8` of 32-bit or `.v4` of 64-bit elements). For narrower accesses there are the L1 priorities, or a cache policy
made by `createpolicy` and given with `.L2::cache_hint`.""",
)

CACHE_HINT_SPACE = Code(
    "PTX122",
    "cache hint outside of global memory",
    """Eviction priorities, prefetch sizes and cache policies steer the caches in front of global memory. They go with
`.global` and with generic addresses; an access to `.shared`, `.local`, `.const` or `.param` has no use for them.""",
)

ORDERED_ACCESS_SPACE = Code(
    "PTX123",
    "ordered or volatile access to this state space",
    """`.relaxed`, `.acquire` and `.release` order what threads see of each other, so they go with memory that threads
share: `.global`, `.shared` or generic addresses. `.volatile` does not go with `.const` and `.param`, which nobody
changes while a kernel runs.""",
)

COMPARISON_NOT_ALLOWED = Code(
    "PTX124",
    "comparison not defined for the type",
    """Which comparisons there are depends on the type: `.b` types are equal or not (`.eq`, `.ne`), `.u` types have
`.lo .ls .hi .hs` as further names for less and greater, and the comparisons that name NaN (`.equ`, `.ltu`, `.num`,
`.nan` and so on) are for floats.""",
)

FTZ_TYPE = Code(
    "PTX125",
    "`.ftz` on a type other than f32",
    """`.ftz` replaces subnormal inputs and results by zero. In this instruction it exists for `.f32` only: f64 always
keeps its subnormal numbers, and integers have none.""",
)

SATURATION_NEEDLESS = Code(
    "PTX127",
    "`.sat` where nothing can overflow",
    """Between integer types `.sat` clamps a value to the range of the result. If the result holds every value of the
source there is nothing to clamp, and PTX does not allow the modifier: leave it out.""",
)
