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

UNKNOWN_MODIFIER = Code(
    "PTX102",
    "unknown modifier",
    """PTX has no modifier with this spelling at all, for no instruction.""",
)

MODIFIER_NOT_ALLOWED = Code(
    "PTX103",
    "modifier not allowed here",
    """The modifier exists, but no form of this instruction takes it, or not together with the other modifiers
written. `ptxvm explain INSTRUCTION` prints the forms that exist.""",
)

MODIFIER_MISSING = Code(
    "PTX104",
    "modifier missing",
    """Every form of this instruction that fits what is written has one more modifier that must be given, such as a
rounding mode for `div.f32` or `.sync` for `shfl` on sm_70 and later.""",
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

TYPE_MISSING = Code(
    "PTX108",
    "instruction type missing",
    """The instruction needs its type (or one type more) as a modifier: `add.s32`, `cvt.f32.s32`.""",
)

TYPE_SUPERFLUOUS = Code(
    "PTX109",
    "too many types",
    """More types stand on the instruction than any of its forms has.""",
)

MODIFIER_ORDER = Code(
    "PTX110",
    "modifiers in the wrong order",
    """Most modifiers may stand in any order, but the ones that belong to the instruction's name come first and in
the order of the ISA, and several types (`cvt.f32.s32`: destination first) or several state spaces (destination
first) keep theirs.""",
)

SPACE_NOT_ALLOWED = Code(
    "PTX111",
    "state space not allowed",
    """The instruction has no form for this state space, or not with the modifiers written.""",
)

MODIFIER_ORDER_STYLE = Code(
    "PTX112",
    "modifiers not in the documented order",
    """The assembler accepts the modifiers in this order, the documentation writes them in another. Only a matter of
style; this finding is off unless asked for.""",
)
