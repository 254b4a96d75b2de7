"""PTX3xx: what the `.version` and `.target` of a file allow."""

from __future__ import annotations

from ptxvm.diagnostics.codes.code import Code

NEEDS_VERSION = Code(
    "PTX301",
    "needs a newer PTX version",
    """The instruction, modifier or type came into PTX later than the `.version` of this file says. Raise `.version`
(the driver that loads the file must know it too).""",
)

NEEDS_TARGET = Code(
    "PTX302",
    "needs a newer target",
    """The architecture in `.target` does not have this instruction, modifier or type yet.""",
)

TARGET_FAMILY = Code(
    "PTX303",
    "not on this target",
    """Features of this kind exist on some architectures only and are not carried to later ones: they need a target
with the suffix `a` (`sm_90a`: exactly that architecture) or `f` (`sm_100f`: that family).""",
)

REMOVED = Code(
    "PTX304",
    "removed from PTX",
    """This form existed in older PTX versions or on older targets and was removed; `shfl` and `vote` without
`.sync` are the best known.""",
)

UNSUPPORTED_VERSION = Code(
    "PTX305",
    "unknown PTX version",
    """ptxvm follows the PTX ISA up to version 9.5.""",
)

UNKNOWN_TARGET = Code(
    "PTX306",
    "unknown target",
    """Targets are written `sm_90`, `sm_90a`, `sm_100f`; further words are `texmode_unified`, `texmode_independent`,
`debug` and `map_f64_to_f32`.""",
)

TARGET_VERSION = Code(
    "PTX307",
    "target newer than the PTX version",
    """Every target exists from some PTX version on: sm_80 from 7.0, sm_90 from 7.8, sm_100 from 8.6 and so on.""",
)

ADDRESS_32_BIT = Code(
    "PTX308",
    "32-bit address in a 64-bit program",
    """An address of the generic or global space in a register of 32 bits (or the 32-bit address of such a variable)
makes the whole program a 32-bit program, which no current target supports. Keep addresses in 64-bit
registers.""",
)
