"""Statements that lead threads on ways of their own: branches, loops, tables of labels, calls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from tests.agreement.programs.writer import Context, Statement, Writer

#: Writes so many statements for a context.
Body = Callable[[Context, int], list[Statement]]


@dataclass(frozen=True, slots=True)
class Function:
    """A device function: how it is called, and its text."""

    name: str
    kind: str
    text: str


@dataclass(slots=True)
class Control:
    """Writes the statements of one program; `body` those inside."""

    writer: Writer
    body: Body
    functions: list[Function] = field(default_factory=list)

    def any(self, context: Context, size: int) -> Statement:
        rng = self.writer.rng
        if self.functions and rng.random() < 0.2:
            return self._call()
        return rng.choice([self._branch, self._branch, self._loop, self._loop, self._table])(context, size)

    def _branch(self, context: Context, size: int) -> Statement:
        writer, rng = self.writer, self.writer.rng
        shared = rng.random() < 0.25
        test, condition = writer.test(shared=shared)
        end, other = writer.label(), writer.label()
        uni = ".uni" if shared and rng.random() < 0.5 else ""
        yes = no = replace(context, depth=context.depth + 1)
        if not shared:
            yes, no = (replace(way, cta=False, mask=None) for way in (yes, no))
            if context.mask is not None and rng.random() < 0.6:
                yes, no = replace(yes, mask=writer.mask()), replace(no, mask=writer.mask())
                test += f"\nvote.sync.ballot.b32 {yes.mask}, {condition}, {context.mask};"
                test += f"\nvote.sync.ballot.b32 {no.mask}, !{condition}, {context.mask};"
        first = self.body(yes, size // 2 + 1)
        if rng.random() < 0.4:
            return (f"{test}\n@!{condition} bra{uni} {end};", first, f"{end}:")
        middle = f"bra{rng.choice(['', uni])} {end};\n{other}:"
        return (f"{test}\n@!{condition} bra{uni} {other};", first, middle, self.body(no, size // 2 + 1), f"{end}:")

    def _table(self, context: Context, size: int) -> Statement:
        """`brx.idx` with places that fall through to the next."""
        writer, rng = self.writer, self.writer.rng
        index, table, end = writer.temporary("b32"), writer.label(), writer.label()
        labels = [writer.label() for _ in range(3)]
        inner = replace(context, cta=False, mask=None, depth=context.depth + 1)
        parts: list[str | list[Statement]] = [
            f"and.b32 {index}, {writer.number()}, 3;\n{table}: .branchtargets {', '.join(labels)}, {end};\n"
            f"brx.idx {index}, {table};\n{labels[0]}:"
        ]
        for following in (*labels[1:], end):
            leave = f"bra {end};\n" if rng.random() < 0.6 and following != end else ""
            parts += [self.body(inner, size // 3 + 1), f"{leave}{following}:"]
        return tuple(parts)

    # ----------------------------------------------------------------------------------------------------------- loops

    def _loop(self, context: Context, size: int) -> Statement:
        """As many turns as all threads take together, or as each takes by itself; some leave sooner, or skip a part."""
        writer, rng = self.writer, self.writer.rng
        count, limit, more = writer.temporary("b32"), writer.temporary("b32"), writer.temporary("pred")
        top, end, latch = writer.label(), writer.label(), writer.label()
        shared = rng.random() < 0.5
        turns = rng.choice(["%n0", "%n1", "%u0"]) if shared else writer.number()
        inner = replace(context, cta=context.cta and shared, depth=context.depth + 1)
        voting = not shared and context.mask is not None and rng.random() < 0.6
        if not shared:
            inner = replace(inner, mask=writer.mask() if voting else None)
        walk, index, first, following = self._moving()
        start = f"and.b32 {limit}, {turns}, 3;\nmov.b32 {count}, 0;{first}"
        if voting:
            start += f"\nmov.b32 {inner.mask}, {context.mask};"
        skips = not inner.cta and not voting and rng.random() < 0.4
        if skips:
            inner = replace(inner, mask=None)
        body = self.body(replace(inner, walk=walk, index=index), size)
        if skips:
            self._add_way_out(body, [end, latch])
        vote = f"\nvote.sync.ballot.b32 {inner.mask}, {more}, {inner.mask};" if voting else ""
        ask = f"setp.lt.s32 {more}, {count}, {limit};{vote}"
        step = f"{latch}:\nadd.s32 {count}, {count}, 1;{following}"
        seen = rng.choice([f"add.u32 {writer.word()}, {writer.word()}, {count};", f"mov.b32 {writer.word()}, {count};"])
        body.insert(0, seen)
        if rng.random() < 0.5:
            return (f"{start}\n{top}:\n{ask}\n@!{more} bra {end};", body, f"{step}\nbra {top};\n{end}:")
        return (f"{start}\n{top}:", body, f"{step}\n{ask}\n@{more} bra {top};\n{end}:")

    def _add_way_out(self, body: list[Statement], places: list[str]) -> None:
        """Some threads leave the body somewhere."""
        rng = self.writer.rng
        test, condition = self.writer.test()
        body.insert(rng.randrange(len(body) + 1), f"{test}\n@{condition} bra {rng.choice(places)};")

    def _moving(self) -> tuple[str | None, str | None, str, str]:
        """A pointer into the input and a number of one of its words, if the loop has them, and the lines in front of it
        and at the end of each turn that move them: they stay where there is something to read."""
        writer, rng = self.writer, self.writer.rng
        walk = writer.temporary("b64") if rng.random() < 0.4 else None
        index = writer.temporary("b32") if rng.random() < 0.4 else None
        first = following = ""
        if walk is not None:
            own = rng.choice(["%thread", "%x", "%lane"])
            first += f"\nmad.wide.u32 {walk}, {own}, {rng.choice([4, 4, 8, 12])}, %in;"
            following += f"\nadd.s64 {walk}, {walk}, {rng.choice([4, 64, 128, 512])};"
        if index is not None:
            rows = f"mad.lo.s32 {index}, %y, {rng.choice([8, 16])}, %x;"
            first += "\n" + rng.choice([rows, rows, f"mov.u32 {index}, {rng.choice(['%thread', '%x', '%lane'])};"])
            following += f"\nadd.s32 {index}, {index}, {rng.choice(['1', '16', '33', '64', '%n0'])};"
        return walk, index, first, following

    # ----------------------------------------------------------------------------------------------------------- calls

    def _call(self) -> Statement:
        writer, rng = self.writer, self.writer.rng
        function, guard = rng.choice(self.functions), writer.guard(0.4)
        result, one, other = writer.word(), writer.number(), writer.register("d")
        name = function.name
        if function.kind == "registers":
            given, test = writer.temporary("b32"), writer.predicate()
            return f"mov.b32 {given}, {one};\n{guard}call ({result}), {name}, ({given}, {other}, {test});"
        if function.kind == "array":
            halves = "{" + ", ".join(writer.several("h", 2)) + "}"
            results = "{" + ", ".join(writer.several("d", 2)) + "}"
            return (
                "{\n.param .align 16 .b8 given[32]; .param .align 16 .b8 back[16];\n"
                f"st.param.b32 [given], {one};\nst.param.b64 [given+8], {other};\n"
                f"st.param.v2.b16 [given+16], {halves};\nst.param.b32 [given+20], {writer.number()};\n"
                f"{guard}call (back), {name}, (given);\n"
                + self._read_back(guard, f"ld.param.v2.b64 {results}, [back];")
            )
        depth = writer.temporary("b32")
        few = f"and.b32 {depth}, {one}, 3;" if function.kind == "recursive" else f"mov.b32 {depth}, {one};"
        return (
            f"{few}\n{{\n.param .b32 given; .param .b64 more; .param .b32 back;\n"
            f"st.param.b32 [given], {depth};\nst.param.b64 [more], {other};\n"
            f"{guard}call (back), {name}, (given, more);\n" + self._read_back(guard, f"ld.param.b32 {result}, [back];")
        )

    def _read_back(self, guard: str, read: str) -> str:
        """The end of the block of a call: who has called reads what came back, which no guard may stand at."""
        if not guard:
            return f"{read}\n}}"
        end = self.writer.label()
        others = guard.replace("@!", "@") if "!" in guard else guard.replace("@", "@!")
        return f"{others}bra {end};\n{read}\n}}\n{end}:"


KINDS = ("registers", "parameters", "array", "recursive")

_HEADS = {
    "registers": "(.reg .b32 res) {name}(.reg .b32 one, .reg .b64 other, .reg .pred test)",
    "parameters": "(.param .b32 res) {name}(.param .b32 one, .param .b64 other)",
    "recursive": "(.param .b32 res) {name}(.param .b32 one, .param .b64 other)",
    "array": "(.param .align 16 .b8 res[16]) {name}(.param .align 16 .b8 one[32])",
}
_FIRST = {
    "registers": "mov.b32 %r0, one;\nmov.b64 %d0, other;\nmov.pred %p0, test;",
    "parameters": "ld.param.b32 %r0, [one];\nld.param.b64 %d0, [other];",
    "recursive": "ld.param.b32 %r0, [one];\nld.param.b64 %d0, [other];",
    "array": "ld.param.b32 %r0, [one];\nld.param.b64 %d0, [one+8];\nld.param.v2.b16 {%h1, %h2}, [one+16];",
}
_AGAIN = """ld.param.b32 %depth, [one];
setp.eq.u32 %is_nan, %depth, 0;
@%is_nan bra finish;
sub.u32 %depth, %depth, 1;
{{
.param .b32 given; .param .b64 more; .param .b32 back;
st.param.b32 [given], %depth;
st.param.b64 [more], %d1;
call (back), {name}, (given, more);
ld.param.b32 %depth, [back];
}}
add.u32 %r0, %r0, %depth;
finish:"""
_LAST = {
    "registers": "mov.b32 res, {result};\nret;",
    "parameters": "st.param.b32 [res], {result};\nret;",
    "recursive": "st.param.b32 [res], {result};\nret;",
    "array": "st.param.v2.b64 [res], {{%d0, %d1}};\nret;",
}


def function_text(writer: Writer, name: str, kind: str, declarations: str, start: str, body: list[str]) -> str:
    """A device function around a body that has the same registers as a kernel's."""
    result = writer.rng.choice(["%r0", "%r1", "%f0"])
    again = [_AGAIN.format(name=name)] if kind == "recursive" else []
    last = _LAST[kind].format(result=result)
    lines = [
        f".func {_HEADS[kind].format(name=name)}",
        "{",
        declarations,
        start,
        _FIRST[kind],
        *body,
        *again,
        last,
        "}",
    ]
    return "\n".join(lines)
