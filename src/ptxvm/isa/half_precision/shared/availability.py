"""Availability of the bf16 forms of half precision arithmetic."""

from ptxvm.isa.targets import ptx, sm

_BF16 = ptx(7, 8) & sm(90)
_BF16_EARLY = ptx(7, 0) & sm(80)

BF16_NEEDS = {".bf16": _BF16, ".bf16x2": _BF16}
EARLY_BF16_NEEDS = {".bf16": _BF16_EARLY, ".bf16x2": _BF16_EARLY}
