"""Random kernels whose lanes part and meet: branches, loops, early ends, calls, guards, accesses of all patterns."""

from __future__ import annotations

from random import Random

HEAD = """
.version 8.0
.target sm_80
.address_size 64
.func (.param .u32 result) helper(.param .u32 given)
{
    .reg .b32 %h<4>;
    .reg .pred %q;
    ld.param.u32 %h1, [given];
    setp.gt.u32 %q, %h1, 40;
    @%q bra BIG;
    add.u32 %h1, %h1, 3;
    st.param.u32 [result], %h1;
    @!%q ret;
BIG:
    shr.u32 %h1, %h1, 1;
    st.param.u32 [result], %h1;
    ret;
}
.visible .entry random(.param .u64 out, .param .u64 src, .param .u32 n)
{
    .reg .b32 %r<40>;
    .reg .b64 %rd<20>;
    .reg .pred %p<10>;
    .shared .align 16 .b32 tile[256];
    .local .align 16 .b32 own[8];
    ld.param.u64 %rd1, [out];
    ld.param.u64 %rd2, [src];
    ld.param.u32 %r30, [n];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mad.lo.u32 %r4, %r2, %r3, %r1;
    mul.lo.u32 %r5, %r4, 2654435761;
    shr.u32 %r5, %r5, 20;
    mov.u32 %r6, %r1;
    mov.u32 %r20, tile;
"""
TAIL = """
    mul.wide.u32 %rd3, %r4, 4;
    add.u64 %rd3, %rd1, %rd3;
    st.global.u32 [%rd3], %r6;
END:
    ret;
}
"""

PLAIN = (
    "add.u32 %r6, %r6, %r5;",
    "xor.b32 %r6, %r6, %r1;",
    "mul.wide.u32 %rd4, %r4, 4; add.u64 %rd4, %rd2, %rd4; ld.global.u32 %r7, [%rd4]; add.u32 %r6, %r6, %r7;",
    "mul.wide.u32 %rd4, %r1, 8; add.u64 %rd4, %rd2, %rd4; ld.global.v2.u32 {%r7, %r8}, [%rd4]; add.u32 %r6, %r6, %r8;",
    "and.b32 %r7, %r6, 1023; mul.wide.u32 %rd4, %r7, 4; add.u64 %rd4, %rd2, %rd4; ld.global.u32 %r7, [%rd4];",
    "and.b32 %r7, %r5, 63; mul.wide.u32 %rd4, %r7, 16; add.u64 %rd4, %rd2, %rd4; ld.v4.u32 {%r7,%r8,%r9,%r10}, [%rd4];",
    "cvt.u64.u32 %rd4, %r1; add.u64 %rd4, %rd2, %rd4; ld.global.u8 %r7, [%rd4+3];",
    "mul.wide.u32 %rd4, %r1, 132; add.u64 %rd4, %rd2, %rd4; ld.global.u32 %r7, [%rd4];",
    "ld.global.u32 %r7, [%rd2+4];",
    "shl.b32 %r7, %r1, 2; add.u32 %r7, %r7, %r20; st.shared.u32 [%r7], %r6; ld.shared.u32 %r8, [%r7];",
    "and.b32 %r7, %r6, 255; shl.b32 %r7, %r7, 2; add.u32 %r7, %r7, %r20; ld.shared.u32 %r8, [%r7];",
    "and.b32 %r7, %r5, 31; shl.b32 %r7, %r7, 3; add.u32 %r7, %r7, %r20; ld.shared.v2.u32 {%r8, %r9}, [%r7];",
    "and.b32 %r7, %r1, 31; shl.b32 %r7, %r7, 4; add.u32 %r7, %r7, %r20; ld.shared.v4.u32 {%r7,%r8,%r9,%r10}, [%r7];",
    "and.b32 %r7, %r5, 15; shl.b32 %r7, %r7, 2; add.u32 %r7, %r7, %r20; red.shared.add.u32 [%r7], 1;",
    "and.b32 %r7, %r5, 31; mul.wide.u32 %rd4, %r7, 4; add.u64 %rd4, %rd2, %rd4; red.global.add.u32 [%rd4+4096], 1;",
    "red.global.add.u32 [%rd2+4096], 1;",
    "add.u32 %r7, %r20, %r1; st.shared.u8 [%r7], %r6; ld.shared.u8 %r8, [%r7];",
    "mov.u32 %r7, own; st.local.u32 [%r7+4], %r6; ld.local.u32 %r6, [%r7+4];",
    "and.b32 %r7, %r1, 7; shl.b32 %r7, %r7, 2; mov.u32 %r8, own; add.u32 %r7, %r7, %r8; st.local.u32 [%r7], %r6;",
    "cvta.shared.u64 %rd5, tile; and.b32 %r7, %r1, 1; setp.eq.u32 %p9, %r7, 0; mul.wide.u32 %rd4, %r1, 4; "
    "selp.u64 %rd5, %rd5, %rd2, %p9; add.u64 %rd4, %rd5, %rd4; ld.u32 %r8, [%rd4];",
    "{ .param .u32 a; .param .u32 b; st.param.u32 [a], %r6; call (b), helper, (a); ld.param.u32 %r6, [b]; }",
    "add.u32 %r7, %r1, -1; and.b32 %r8, %r7, 127; mul.wide.u32 %rd4, %r8, 4; add.u64 %rd4, %rd2, %rd4; "
    "ld.global.u32 %r8, [%rd4];",
    "setp.ne.u32 %p8, %r1, 0; add.u32 %r7, %r1, -1; mul.wide.u32 %rd4, %r7, 4; add.u64 %rd4, %rd2, %rd4; "
    "@%p8 ld.global.u32 %r8, [%rd4]; @%p8 add.u32 %r6, %r6, %r8; @!%p8 xor.b32 %r6, %r6, 5;",
)
CONDITIONS = (
    "and.b32 %r11, %r6, 3; setp.eq.u32 {p}, %r11, 1;",
    "setp.lt.u32 {p}, %r1, 20;",
    "setp.gt.u32 {p}, %r5, 2000;",
    "setp.lt.u32 {p}, %r2, 1;",
    "setp.lt.u32 {p}, %r4, %r30;",
)
TOGETHER = (
    "shfl.sync.bfly.b32 %r6, %r6, 1, 31, 0xffffffff;",
    "bar.warp.sync 0xffffffff;",
    "vote.sync.ballot.b32 %r7, %p1, 0xffffffff; add.u32 %r6, %r6, %r7;",
    "bar.sync 0;",
)


class _Writer:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.labels = 0
        self.counters = 31

    def label(self) -> str:
        self.labels += 1
        return f"L{self.labels}"

    def condition(self) -> str:
        return self.random.choice(CONDITIONS).format(p="%p1")

    def block(self, depth: int) -> str:
        return "\n".join(self.item(depth) for _ in range(self.random.randint(1, 3)))

    def item(self, depth: int) -> str:
        kinds = ["plain"] * 4 + (["if", "else", "loop", "switch", "behind"] if depth else [])
        match self.random.choice(kinds):
            case "if":
                end = self.label()
                return f"{self.condition()}\n@%p1 bra {end};\n{self.block(depth - 1)}\n{end}:"
            case "else":
                other, end = self.label(), self.label()
                return (
                    f"{self.condition()}\n@!%p1 bra {other};\n{self.block(depth - 1)}\nbra.uni {end};\n"
                    f"{other}:\n{self.block(depth - 1)}\n{end}:"
                )
            case "behind":  # a way that stands behind where it leads to
                out, back, end = self.label(), self.label(), self.label()
                return (
                    f"{self.condition()}\n@%p1 bra {out};\n{back}:\n{self.block(0)}\nbra {end};\n"
                    f"{out}:\n{self.block(0)}\nadd.u32 %r6, %r6, 1;\nbra {back};\n{end}:"
                )
            case "loop":
                return self.loop(depth)
            case "switch":
                ways, end = [self.label() for _ in range(3)], self.label()
                body = "\n".join(f"{way}:\n{self.block(0)}\nbra {end};" for way in ways)
                table = f"T{self.label()}"
                return (
                    f"{table}: .branchtargets {', '.join(ways)};\nrem.u32 %r12, %r6, 3;\n"
                    f"brx.idx %r12, {table};\n{body}\n{end}:"
                )
            case _:
                return self.random.choice(PLAIN)

    def loop(self, depth: int) -> str:
        if self.counters > 37:
            return self.random.choice(PLAIN)
        self.counters += 1
        count, head, out = f"%r{self.counters}", self.label(), self.label()
        times = self.random.choice(["mov.u32 {c}, 3;", "and.b32 {c}, %r1, 3;", "and.b32 {c}, %r5, 7;"]).format(c=count)
        middle = self.random.choice(["", f"{self.condition()}\n@%p1 bra {out};", f"@%p2 bra {head};"])
        return (
            f"{times}\n{head}:\nsetp.eq.u32 %p2, {count}, 0;\n@%p2 bra {out};\nsub.u32 {count}, {count}, 1;\n"
            f"{self.block(depth - 1)}\nsetp.gt.u32 %p2, {count}, 5;\n{middle}\nbra {head};\n{out}:"
        )


def random_kernel(seed: int) -> str:
    """A kernel `random(out, src, n)` for CTAs of up to 128 threads; `src` has 8,192 words."""
    writer = _Writer(seed)
    parts = [HEAD]
    if writer.random.random() < 0.5:
        early = writer.random.choice(["@%p3 bra END;", "@%p3 ret;", "@%p3 exit;"])
        parts.append(f"setp.ge.u32 %p3, %r4, %r30;\n{early}")
    meets = writer.random.random() < 0.4 and len(parts) == 1
    for _ in range(writer.random.randint(2, 4)):
        parts.append(writer.item(3))
        if meets:
            parts.append(writer.random.choice(TOGETHER))
    return "\n".join([*parts, TAIL])
