"""Probes of the stack: `alloca` and its like, and the parameters of functions that are called."""

from __future__ import annotations

import random

from tests.agreement.engines.places import SLOT_BYTES, access_size
from tests.agreement.engines.sources import Kind, register_spelling, source
from tests.agreement.engines.values import Row
from tests.agreement.engines.writer import Probe, Writer

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import Role
from ptxvm.lanes.types import B128, PRED, U32, U64

ECHO = f"""
.func (.param .align 32 .b8 result[{SLOT_BYTES}]) echo(.param .align 32 .b8 given[{SLOT_BYTES}])
{{
.reg .b64 a, b, c, d;
ld.param.v2.b64 {{a, b}}, [given];
ld.param.v2.b64 {{c, d}}, [given+16];
st.param.v2.b64 [result], {{a, b}};
st.param.v2.b64 [result+16], {{c, d}};
ret;
}}"""


def uses_call_parameters(form: Form) -> bool:
    """Whether the form's address is that of a parameter of a call or function, not of a kernel."""
    return form.has("param::func") or (form.line.opcode == "st" and form.has("param"))


def parameter_probe(form: Form, variant: int) -> Probe:
    """A store to an argument or a load of a result, around a call of a function that returns what it is given."""
    rng = random.Random(f"{form.opcode} {variant}")
    writer = Writer(rng)
    writer.declarations.append(ECHO)
    type_ = U64 if form.type in (B128, PRED) else form.type
    words = []
    for _ in range(4):
        writer.inputs.append(Row(type_, full=True))
        words.append(writer.register("b64"))
        writer.line(f"ld.global.b64 {words[-1]}, [<i{len(writer.inputs) - 1}>];")
    stores = form.line.opcode == "st"
    size = access_size(form)
    offset = rng.randrange(SLOT_BYTES // size) * size
    values = [plan for plan in form.operands if plan.role in (Role.VALUE, Role.RESULT) and plan.name != "cache_policy"]
    policy = [writer.uniform(U64)] if any(plan.name == "cache_policy" for plan in form.operands) else []
    plan = values[0]
    spelling, bits = register_spelling(writer, plan, plain=True)
    results = [writer.register(spelling) for _ in range(max(plan.vector, 1))]
    text = "{" + ", ".join(results) + "}" if plan.vector else results[0]
    text = source(writer, plan, Kind.VARYING) if stores else text
    kept = [writer.register("b64") for _ in range(4)]
    writer.line(f"{{ .param .align 32 .b8 x[{SLOT_BYTES}]; .param .align 32 .b8 y[{SLOT_BYTES}];")
    for place, word in enumerate(words):
        writer.line(f"st.param.b64 [x+{8 * place}], {word};")
    if stores:
        writer.line(f"{form.opcode} {', '.join([f'[x+{offset}]', text, *policy])};")
    writer.line("call (y), echo, (x);")
    if not stores:
        writer.line(f"{form.opcode} {', '.join([text, f'[y+{offset}]', *policy])};")
    for place, word in enumerate(kept):
        writer.line(f"ld.param.b64 {word}, [y+{8 * place}];")
    writer.line("}")
    for place, word in enumerate(kept):
        writer.output(word, U64, f"word {place}")
    if not stores:
        for register in results:
            writer.output(register, plan.type or U32, "d", bits)
    return writer.probe(f"{form.opcode} #{variant}")


def stack_probe(form: Form, variant: int) -> Probe:
    """Save the stack pointer, allocate, write and read there, and restore it."""
    writer = Writer(random.Random(f"{form.opcode} {variant}"))
    type_ = form.type
    saved, place, again = (writer.register(f"b{type_.bits}") for _ in range(3))
    value, other = writer.varying(U64), writer.varying(U64)
    bytes_ = writer.rng.choice(["16", "64", "100"])
    alignment = writer.rng.choice(["", ", 16", ", 128"])
    if writer.rng.random() < 0.5:
        register = writer.register(f"b{type_.bits}")
        writer.line(f"mov.b{type_.bits} {register}, {bytes_};")
        bytes_ = register
    suffix = f"u{type_.bits}"
    writer.line(f"stacksave.{suffix} {saved};")
    writer.line(f"alloca.{suffix} {place}, {bytes_}{alignment};")
    writer.line(f"st.local.b64 [{place}], {value};")
    writer.line(f"st.local.b64 [{place}+8], {other};")
    writer.line(f"ld.local.b64 {value}, [{place}+8];")
    writer.line(f"stackrestore.{suffix} {saved};")
    writer.line(f"alloca.{suffix} {again}, 16;")
    writer.line(f"ld.local.b64 {other}, [{again}];")
    writer.line(f"stackrestore.{suffix} {saved};")
    for register, bits, what in ((value, 64, "value"), (saved, type_.bits, "saved"), (place, type_.bits, "place")):
        writer.output(register, U64 if bits == 64 else U32, what)
    return writer.probe(f"{form.opcode} #{variant}")


def address_probe(form: Form, variant: int) -> Probe:
    """`cvta` of the address of a variable and back, and the word that lies there."""
    writer = Writer(random.Random(f"{form.opcode} {variant}"))
    name = {"shared": "sr", "local": "lr", "const": "cr", "param": "pr", "global": "%area"}[
        form.space.value.split(":")[0]
    ]
    space = form.space.value.split(":")[0]
    name = {"shared": "sr", "local": "lr", "const": "cr", "param": "pr", "global": "%area"}[space]
    own, converted, word = (writer.register("b64") for _ in range(3))
    offset = writer.register("b64")
    writer.line(f"cvt.u64.u32 {offset}, {writer.varying(U32)};")
    writer.line(f"and.b64 {offset}, {offset}, 248;")
    writer.line(f"mov.b64 {own}, {name};")
    writer.line(f"add.s64 {own}, {own}, {offset};")
    if form.definition.name == "cvta.to":
        writer.line(f"cvta.{space}.u64 {own}, {own};")
        load = f"ld.{space}.b64"
    else:
        load = "ld.b64"
    writer.instruction(form.opcode, (converted, own))
    writer.line(f"{load} {word}, [{converted}];")
    writer.output(word, U64, "word")
    return writer.probe(f"{form.opcode} #{variant}")
