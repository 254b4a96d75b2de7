"""Which name is meant by one that does not exist: a slip of the pen, or what another language calls it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

# What C, CUDA C++, LLVM, OpenCL and SASS call things (in small letters), with PTX's names for them.
_ELSEWHERE: dict[str, tuple[str, ...]] = {
    # types
    **{f"{name}{bits}": (f"s{bits}",) for name in ("i", "int") for bits in (8, 16, 32, 64)},
    **{f"uint{bits}": (f"u{bits}",) for bits in (8, 16, 32, 64)},
    **{f"{name}{bits}": (f"f{bits}",) for name in ("float", "fp") for bits in (16, 32, 64)},
    **{"int": ("s32",), "unsigned": ("u32",), "uint": ("u32",), "long": ("s64",), "short": ("s16",), "char": ("s8",)},
    **{"float": ("f32",), "double": ("f64",), "half": ("f16",), "bfloat16": ("bf16",), "bool": ("pred",)},
    **{"i1": ("pred",), "ptr": ("u64",), "size_t": ("u64",), "predicate": ("pred",)},
    # scopes, orders, state spaces
    **{"device": ("gpu",), "system": ("sys",), "block": ("cta",), "threadblock": ("cta",), "workgroup": ("cta",)},
    "gpu": ("gl",),
    **{"grid": ("gpu",), "agent": ("gpu",), "seq_cst": ("sc",), "constant": ("const",), "private": ("local",)},
    "register": ("reg",),
    # comparisons and modifiers
    **{"less": ("lt",), "greater": ("gt",), "equal": ("eq",), "notequal": ("ne",), "slt": ("lt",), "sgt": ("gt",)},
    **{"sle": ("le",), "sge": ("ge",), "ult": ("lo",), "ugt": ("hi",), "ule": ("ls",), "uge": ("hs",)},
    **{"saturate": ("sat",), "round": ("rn",), "rne": ("rn",), "rtz": ("rz",), "rtn": ("rm",), "rtp": ("rp",)},
    # instructions
    **{"multiply": ("mul",), "subtract": ("sub",), "divide": ("div",), "mod": ("rem",), "move": ("mov",)},
    **{"load": ("ld",), "store": ("st",), "compare": ("setp",), "cmp": ("setp",), "icmp": ("setp",)},
    **{"fcmp": ("setp",), "isetp": ("setp",), "fsetp": ("setp",), "select": ("selp",), "sel": ("selp",)},
    **{"iadd3": ("add",), "iadd": ("add",), "fadd": ("add",), "imad": ("mad",), "ffma": ("fma",), "imul": ("mul",)},
    **{"fmul": ("mul",), "isub": ("sub",), "fsub": ("sub",), "jmp": ("bra",), "br": ("bra",), "goto": ("bra",)},
    **{"jump": ("bra",), "branch": ("bra",), "return": ("ret",), "syncthreads": ("bar",), "__syncthreads": ("bar",)},
    **{"ldg": ("ld",), "stg": ("st",), "lds": ("ld",), "sts": ("st",), "s2r": ("mov",), "convert": ("cvt",)},
    **{"popcount": ("popc",), "ctpop": ("popc",), "ctlz": ("clz",), "sqr": ("sqrt",), "exp2": ("ex2",)},
    **{"log2": ("lg2",), "atomic": ("atom",), "shuffle": ("shfl",), "ballot": ("vote",), "threadfence": ("fence",)},
    **{"membarrier": ("membar", "fence"), "i2f": ("cvt",), "f2i": ("cvt",), "f2f": ("cvt",), "ashr": ("shr",)},
    **{"lshr": ("shr",), "lsl": ("shl",), "lsr": ("shr",), "asr": ("shr",), "alloc": ("alloca",), "rsq": ("rsqrt",)},
    # special registers
    **{"%threadidx": ("%tid",), "%blockidx": ("%ctaid",), "%blockdim": ("%ntid",), "%griddim": ("%nctaid",)},
    **{"%lane_id": ("%laneid",), "%warp_id": ("%warpid",), "%lane": ("%laneid",), "%smem_size": ("%total_smem_size",)},
    **{"%warpsize": ("WARP_SZ",), "%warp_size": ("WARP_SZ",)},
    # directives
    **{"kernel": ("entry",), "function": ("func",), "maxthreads": ("maxntid",), "launch_bounds": ("maxntid",)},
    **{"extern_c": ("extern",), "public": ("visible",), "globl": ("visible",), "byte": ("b8",), "word": ("b32",)},
}
# Functions of C that no instruction computes; what sounds alike (`tanh` for `tan`) would be another function.
_OF_C = {
    **dict.fromkeys(("asin", "acos", "atan", "atan2", "sinh", "cosh"), "sin, cos, tanh, ex2 and lg2"),
    **dict.fromkeys(("asinh", "acosh", "atanh", "cbrt", "erf"), "sin, cos, tanh, ex2 and lg2"),
    **dict.fromkeys(("exp", "exp10", "expm1"), "ex2, 2 to the power of a number: exp(x) is ex2 of 1.442695 x"),
    **dict.fromkeys(("log", "ln", "log10", "log1p"), "lg2, the binary logarithm: log(x) is 0.6931472 lg2(x)"),
    **{"pow": "ex2 and lg2: x to the power y is ex2 of y lg2(x)", "tan": "sin and cos, whose quotient it is"},
}
_ALIKE = 0.7
_AS_NEAR = 0.03
_NUMBERED = re.compile(r"([a-z]*)(\d+)([a-z]*)")
_MOST = 3


def nearest(name: str, possible: Collection[str]) -> tuple[str, ...]:
    """At most three of the possible names that `name` may stand for, the likeliest first; () when none is near."""
    elsewhere = tuple(one for one in _ELSEWHERE.get(name.lower(), ()) if one in possible)
    if elsewhere or name.lower() in _OF_C:
        return elsewhere
    letters = sorted(name.lower())
    same = [one for one in possible if sorted(one.lower()) == letters and one[:1].lower() == name[:1].lower()]
    begun = [one for one in possible if one.startswith(f"{name}:") or one.endswith(f"_{name}")]
    return tuple((same or begun or _alike(name, possible) or _renumbered(name, possible))[:_MOST])


def composed(name: str) -> str | None:
    """What a function of C that PTX does not have is made of."""
    parts = _OF_C.get(name.lower())
    return None if parts is None else f"PTX has {parts}"


def is_foreign(name: str) -> bool:
    """Whether another language calls something so."""
    return name.lower() in _ELSEWHERE


def likely(name: str, possible: Collection[str]) -> list[str]:
    """What `nearest` may choose from, for callers to whom each name costs something."""
    import difflib  # noqa: PLC0415  (only mistakes need it)

    elsewhere = [one for one in _ELSEWHERE.get(name.lower(), ()) if one in possible]
    return elsewhere + difflib.get_close_matches(name.lower(), possible, 12, _ALIKE - 0.1)


def _alike(name: str, possible: Collection[str]) -> list[str]:
    """The names with almost the same letters, and of those only the ones that come as near as the nearest."""
    import difflib  # noqa: PLC0415

    close = difflib.get_close_matches(name.lower(), possible, 8, _ALIKE)
    likeness = {one: difflib.SequenceMatcher(None, one, name.lower()).ratio() for one in close}
    return [one for one in close if likeness[one] >= max(likeness.values()) - _AS_NEAR]


def _renumbered(name: str, possible: Iterable[str]) -> list[str]:
    """The names that differ in their number only: `v2` and `v4` for `v3`."""
    wrong = _NUMBERED.fullmatch(name)
    if wrong is None:
        return []
    found = [
        match for one in possible if (match := _NUMBERED.fullmatch(one)) and match.group(1, 3) == wrong.group(1, 3)
    ]
    ordered = sorted(found, key=lambda match: abs(int(match[2]) - int(wrong[2])))
    return [match[0] for match in ordered]


def question(names: Iterable[str]) -> str | None:
    """`did you mean `add` or `addc`?`; None without names."""
    quoted = [f"`{name}`" for name in names]
    return f"did you mean {' or '.join(quoted)}?" if quoted else None
