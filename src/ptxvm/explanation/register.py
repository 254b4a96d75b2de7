"""Explaining special registers."""

from __future__ import annotations

from functools import cache

from ptxvm.explanation.availability import availability_text, places_available
from ptxvm.explanation.explanation import Explanation, Kind, Part, filled
from ptxvm.explanation.isa_pages import section_text
from ptxvm.isa.special_registers import SpecialRegister, special_registers

_READ = """.version {version}
.target {target}
.address_size 64
.visible .entry example(.param .u64 out){asked}
{{
    .reg .b64 %out, %offset;
    .reg .b32 %thread;
    .reg .{type} %value;
{read}
    mov.u32 %thread, %tid.x;
    ld.param.u64 %out, [out];
    mul.wide.u32 %offset, %thread, 8;
    add.s64 %out, %out, %offset;
    st.global.{stored} [%out], %value;
    ret;
}}"""


@cache
def _by_name() -> dict[str, list[SpecialRegister]]:
    """Registers by every name they answer to, without `%`: base, full, and `envreg<32>`."""
    names: dict[str, list[SpecialRegister]] = {}
    for name, register in special_registers().items():
        names.setdefault(name[1:], []).append(register)
        if register.base != name[1:]:
            names.setdefault(register.base, []).append(register)
    for base, found in list(names.items()):
        if len(found) > 1 and found[0].name[-1] not in "xyzw" and found[0].length == 1:
            stem, _, tail = base.partition("_64")
            names[f"{stem}<{len(found)}>" + ("_64" if base.endswith("_64") else tail)] = found
    return names


def register_names() -> tuple[str, ...]:
    """Every name that `explain_register` knows."""
    return tuple(_by_name())


def explain_register(name: str) -> Explanation | None:
    """A special register by its name without `%` (`tid`, `tid.x`, `pm0`, `envreg<32>`)."""
    found = _by_name().get(name)
    if found is None:
        return None
    register = found[0]
    parts = filled(
        Part("text", "", " ".join(register.text.split())),
        Part("type", "Type", _type(register, found)),
        Part("since", "Available", availability_text(register.since)),
        Part("example", "Example", _example(register), code=True),
        Part("section", "In the ISA", section_text(register.section)),
    )
    return Explanation(Kind.SPECIAL_REGISTER, f"%{name}", register.summary, parts)


def _type(register: SpecialRegister, found: list[SpecialRegister]) -> str:
    element = f".{register.type.name}"
    if register.length > 1:
        components = ", ".join(f"{register.name}.{axis}" for axis in "xyzw")
        return f"a vector of four {element}: {components}; the whole is read with mov.v4"
    if len(found) > 1:
        return f"{element}, {len(found)} registers: {found[0].name} to {found[-1].name}"
    return f"{element}, read only"


def _example(register: SpecialRegister) -> str:
    (major, minor), target = places_available(register.since)[0]
    name = f"{register.name}.x" if register.length > 1 else register.name
    bits = register.type.bits
    read = f"    mov.{register.type.name} %value, {name};"
    if bits == 1:
        read = f"    .reg .pred %flag;\n    mov.pred %flag, {name};\n    selp.u32 %value, 1, 0, %flag;"
    return _READ.format(
        version=f"{major}.{minor}",
        target=target,
        asked=" .minperctamemory 1024" if register.base.startswith("perctamemory") else "",
        type=f"b{max(bits, 32)}",
        read=read,
        stored=f"u{max(bits, 32)}",
    )
