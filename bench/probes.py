"""Instructions whose throughput is measured, each as a line of PTX for one of several independent chains.

A chain is a register that every repetition reads and writes, so that nothing can be left out: `{k}` is its number,
`{n}` that of the next. Chains are of one kind: %i (b32), %l (b64), %f (f32 from 1 to 2), %d (f64 from 1 to 2),
%h (f16 from 1 to 2) or %x (two of these). %ib, %ic and so on are operands that stay; %t, %w, %s, %g, %e and %p are for
results of other types (b32, b64, b16, f32, f64, pred). `feed` puts such a result back into the chain.
"""

from __future__ import annotations

from dataclasses import dataclass

CHAINS = 8

FEEDS = {
    "i": {"t": "xor.b32 %i{k}, %i{k}, %t{k};", "s": "cvt.u32.u16 %t{k}, %s{k}; xor.b32 %i{k}, %i{k}, %t{k};"},
    "l": {"w": "xor.b64 %l{k}, %l{k}, %w{k};"},
    "f": {"g": "and.b32 %t{k}, %g{k}, 255; xor.b32 %f{k}, %f{k}, %t{k};"},
    "d": {"e": "shr.b64 %w{k}, %e{k}, 32; and.b64 %w{k}, %w{k}, 255; xor.b64 %d{k}, %d{k}, %w{k};"},
    "h": {"s": "and.b16 %s{k}, %s{k}, 7; xor.b16 %h{k}, %h{k}, %s{k};"},
    "x": {"t": "and.b32 %t{k}, %t{k}, 0x00070007; xor.b32 %x{k}, %x{k}, %t{k};"},
}
FEEDS["i"] |= {
    "w": "cvt.u32.u64 %t{k}, %w{k}; xor.b32 %i{k}, %i{k}, %t{k};",
    "g": "xor.b32 %i{k}, %i{k}, %g{k};",
    "e": "mov.b64 {{%t{k}, _}}, %e{k}; xor.b32 %i{k}, %i{k}, %t{k};",
    "p": "selp.b32 %t{k}, 1, 0, %p{k}; xor.b32 %i{k}, %i{k}, %t{k};",
}
FEEDS["l"] |= {"g": "and.b32 %t{k}, %g{k}, 255; cvt.u64.u32 %w{k}, %t{k}; xor.b64 %l{k}, %l{k}, %w{k};"}
FEEDS["f"] |= {
    "t": "shr.u32 %t{k}, %t{k}, 15; and.b32 %t{k}, %t{k}, 255; xor.b32 %f{k}, %f{k}, %t{k};",
    "s": "cvt.u32.u16 %t{k}, %s{k}; shr.u32 %t{k}, %t{k}, 8; xor.b32 %f{k}, %f{k}, %t{k};",
    "e": "mov.b64 {{%t{k}, _}}, %e{k}; and.b32 %t{k}, %t{k}, 255; xor.b32 %f{k}, %f{k}, %t{k};",
    "w": "cvt.u32.u64 %t{k}, %w{k}; and.b32 %t{k}, %t{k}, 255; xor.b32 %f{k}, %f{k}, %t{k};",
    "p": "selp.b32 %t{k}, 1, 0, %p{k}; xor.b32 %f{k}, %f{k}, %t{k};",
}
FEEDS["d"] |= {
    "t": "cvt.u64.u32 %w{k}, %t{k}; and.b64 %w{k}, %w{k}, 255; xor.b64 %d{k}, %d{k}, %w{k};",
    "g": "and.b32 %t{k}, %g{k}, 255; cvt.u64.u32 %w{k}, %t{k}; xor.b64 %d{k}, %d{k}, %w{k};",
    "w": "and.b64 %w{k}, %w{k}, 255; xor.b64 %d{k}, %d{k}, %w{k};",
}
FEEDS["h"] |= {"g": "and.b32 %t{k}, %g{k}, 7; cvt.u16.u32 %s{k}, %t{k}; xor.b16 %h{k}, %h{k}, %s{k};"}
"""By the kind of the chain, then by that of the result."""


@dataclass(frozen=True, slots=True)
class Probe:
    """`slow` instructions may stay below what is wanted of the others."""

    family: str
    kind: str
    text: str
    feed: str = ""
    slow: bool = False

    @property
    def name(self) -> str:
        """The mnemonic."""
        return self.text.split()[0]

    def line(self, chain: int) -> str:
        """The instruction for a chain, and what puts its result back."""
        feed = FEEDS[self.kind][self.feed] if self.feed else ""
        return f"{self.text} {feed}".format(k=chain, n=(chain + 1) % CHAINS)


def _chained(family: str, kind: str, lines: str, *, slow: bool = False) -> list[Probe]:
    """Lines `mnemonic operands`, whose result is the chain; the first operand is too."""
    own = f"%{kind}{{k}}"
    probes = []
    for line in lines.strip().splitlines():
        mnemonic, *others = line.split(maxsplit=1)
        operands = [own, own, *(others[0].split(", ") if others else [])]
        probes.append(Probe(family, kind, f"{mnemonic} {', '.join(operands)};", slow=slow))
    return probes


def _fed(family: str, kind: str, feed: str, lines: str, *, slow: bool = False) -> list[Probe]:
    """Lines `mnemonic operands`, whose result is of another kind or would leave the chain's range."""
    probes = []
    for line in lines.strip().splitlines():
        mnemonic, *others = line.split(maxsplit=1)
        operands = [f"%{feed}{{k}}", f"%{kind}{{k}}", *(others[0].split(", ") if others else [])]
        probes.append(Probe(family, kind, f"{mnemonic} {', '.join(operands)};", feed, slow))
    return probes


def _written(family: str, kind: str, feed: str, *texts: str, slow: bool = False) -> list[Probe]:
    """Instructions written out."""
    return [Probe(family, kind, text, feed, slow) for text in texts]


INTEGER = [
    *_chained(
        "integer",
        "i",
        """
        add.s32 %ib
        sub.s32 %ib
        mul.lo.s32 %ib
        mad.lo.s32 %ib, %ic
        mul.hi.u32 %ib
        mul.hi.s32 %ib
        mul24.lo.s32 %ib
        sad.s32 %ib, %ic
        min.s32 %i{n}
        max.u32 %i{n}
        popc.b32
        clz.b32
        bfind.u32
        bfe.u32 %ib, %ic
        bfi.b32 %ib, 5, 7
        szext.clamp.s32 %ib
        bmsk.clamp.b32 %ib
        dp4a.u32.u32 %ib, %ic
        dp2a.lo.s32.s32 %ib, %ic
        add.cc.u32 %ib
        add.sat.s32 %ib
        vadd.s32.u32.u32 %ib
        vabsdiff4.u32.u32.u32.add %ib, %ic
        """,
    ),
    *_fed("integer", "i", "t", "abs.s32\nneg.s32\nbrev.b32"),
    *_fed("integer", "i", "w", "mul.wide.s32 %ib\nmul.wide.u32 %ib"),
    *_chained(
        "integer",
        "l",
        "add.s64 %lb\nmul.lo.s64 %lb\nmad.lo.s64 %lb, %lc\nmul.hi.u64 %lb\nmul.hi.s64 %lb\nmin.s64 %l{n}",
    ),
    *_fed("integer", "l", "w", "abs.s64"),
    *_chained("integer division", "i", "div.u32 %ib\nrem.u32 %ib\ndiv.s32 %ib\nrem.s32 %ib", slow=True),
    *_chained("integer division", "l", "div.u64 %lb\nrem.s64 %lb", slow=True),
    *_fed("division by a constant", "i", "t", "div.u32 7\nrem.s32 10"),
]
LOGIC = [
    *_chained(
        "logic and shift",
        "i",
        """
        and.b32 %i{n}
        xor.b32 %i{n}
        lop3.b32 %i{n}, %ic, 0xe8
        shl.b32 %ib
        shr.u32 %ib
        shr.s32 3
        shf.l.wrap.b32 %ib, %ic
        shf.r.clamp.b32 %ib, 7
        prmt.b32 %ib, 0x5140
        prmt.b32 %ib, %ic
        """,
    ),
    *_fed("logic and shift", "i", "t", "not.b32"),
    *_chained("logic and shift", "l", "xor.b64 %l{n}\nshl.b64 %ib\nshr.s64 %ib"),
]
FLOAT = [
    *_chained(
        "single precision",
        "f",
        """
        add.f32 %fc
        mul.f32 %fb
        fma.rn.f32 %fb, %fc
        fma.rn.ftz.f32 %fb, %fc
        fma.rz.f32 %fb, %fc
        add.rz.f32 %fc
        add.rm.f32 %fc
        mul.rp.f32 %fb
        min.f32 %f{n}
        max.NaN.f32 %f{n}
        div.rn.f32 %f{n}
        div.approx.f32 %f{n}
        div.full.f32 %f{n}
        copysign.f32 %f{n}
        """,
    ),
    *_fed(
        "single precision",
        "f",
        "g",
        """
        rcp.rn.f32
        rcp.approx.f32
        rcp.approx.ftz.f32
        sqrt.rn.f32
        sqrt.approx.f32
        rsqrt.approx.f32
        ex2.approx.f32
        ex2.approx.ftz.f32
        lg2.approx.f32
        sin.approx.f32
        cos.approx.f32
        tanh.approx.f32
        add.sat.f32 %fb
        div.rz.f32 %fb
        sqrt.rp.f32
        """,
    ),
    *_chained(
        "double precision",
        "d",
        """
        add.f64 %dc
        mul.f64 %db
        fma.rn.f64 %db, %dc
        fma.rz.f64 %db, %dc
        add.rm.f64 %dc
        min.f64 %d{n}
        div.rn.f64 %db
        """,
    ),
    *_fed("double precision", "d", "e", "rcp.rn.f64\nsqrt.rn.f64\nrcp.approx.ftz.f64\nrsqrt.approx.f64"),
    *_chained(
        "half precision",
        "h",
        "add.f16 %hc\nmul.f16 %hb\nfma.rn.f16 %hb, %hc\nmin.f16 %h{n}\nfma.rn.bf16 %hb, %hc\nmax.bf16 %h{n}",
    ),
    *_chained(
        "half precision",
        "x",
        "add.f16x2 %xc\nfma.rn.f16x2 %xb, %xc\nmax.f16x2 %x{n}\nfma.rn.bf16x2 %xb, %xc\nfma.rn.relu.f16x2 %xb, %xc",
    ),
    *_fed("half precision", "h", "s", "ex2.approx.f16\ntanh.approx.f16\nex2.approx.ftz.bf16"),
    *_fed("half precision", "x", "t", "ex2.approx.f16x2\ntanh.approx.bf16x2"),
]
CONVERSION = [
    *_fed("conversion", "i", "g", "cvt.rn.f32.s32\ncvt.rn.f32.u32\ncvt.rz.f32.s32"),
    *_fed("conversion", "i", "e", "cvt.rn.f64.s32"),
    *_fed("conversion", "i", "w", "cvt.s64.s32\ncvt.u64.u32"),
    *_fed("conversion", "i", "t", "cvt.sat.s8.s32\ncvt.sat.u16.s32\ncvt.pack.sat.u8.s32.b32 %ib, %ic\ncvt.u8.u32"),
    *_fed("conversion", "l", "g", "cvt.rn.f32.u64\ncvt.rn.f32.s64"),
    *_fed(
        "conversion",
        "f",
        "t",
        "cvt.rzi.s32.f32\ncvt.rni.u32.f32\ncvt.rzi.sat.u8.f32\ncvt.rn.bf16x2.f32 %fb\ncvt.rna.tf32.f32",
    ),
    *_fed("conversion", "f", "w", "cvt.rzi.s64.f32\ncvt.rzi.u64.f32"),
    *_fed("conversion", "f", "g", "cvt.rni.f32.f32\ncvt.sat.f32.f32"),
    *_fed(
        "conversion",
        "f",
        "s",
        """
        cvt.rn.f16.f32
        cvt.rn.bf16.f32
        cvt.rz.f16.f32
        cvt.rn.satfinite.e4m3x2.f32 %fb
        cvt.rn.satfinite.e5m2x2.f32 %fb
        """,
    ),
    *_fed("conversion", "f", "e", "cvt.f64.f32"),
    *_fed("conversion", "d", "g", "cvt.rn.f32.f64"),
    *_fed("conversion", "d", "t", "cvt.rzi.s32.f64"),
    *_fed("conversion", "d", "w", "cvt.rni.s64.f64"),
    *_fed("conversion", "h", "g", "cvt.f32.f16\ncvt.f32.bf16"),
    *_fed("conversion", "h", "s", "cvt.rni.s16.f16"),
    *_written("conversion", "h", "s", "cvt.rn.f16x2.e4m3x2 %t{k}, %h{k}; cvt.u16.u32 %s{k}, %t{k};"),
]
COMPARISON = [
    *_fed("comparison and selection", "i", "p", "setp.lt.s32 %ib\nsetp.hi.u32 %ib"),
    *_fed("comparison and selection", "f", "p", "setp.lt.f32 %fb\nsetp.neu.f32 %fb"),
    *_fed("comparison and selection", "i", "t", "set.eq.u32.s32 %ib"),
    *_chained("comparison and selection", "i", "selp.b32 %i{n}, %pb\nslct.s32.s32 %i{n}, %ic"),
]
EXCHANGE = [
    *_written(
        "exchange between lanes",
        "i",
        "t",
        "shfl.sync.bfly.b32 %t{k}, %i{k}, 16, 31, -1;",
        "shfl.sync.up.b32 %t{k}, %i{k}, 1, 0, -1;",
        "shfl.sync.idx.b32 %t{k}, %i{k}, %ib, 31, -1;",
        "vote.sync.ballot.b32 %t{k}, %pb, -1; xor.b32 %t{k}, %t{k}, %i{k};",
        "redux.sync.add.s32 %t{k}, %i{k}, -1;",
    ),
    *_written("exchange between lanes", "i", "t", "match.any.sync.b32 %t{k}, %i{k}, -1;"),
]
MEMORY = [
    *_written(
        "memory, neighbouring lanes",
        "i",
        "t",
        "ld.global.b32 %t{k}, [%near+{k}*128];",
        "ld.global.u8 %t{k}, [%bytes+{k}*32];",
        "ld.shared.b32 %t{k}, [%snear+{k}*512];",
    ),
    *_written(
        "memory, neighbouring lanes",
        "i",
        "",
        "ld.global.v4.b32 {{%t{k}, %u{k}, %v{k}, %y{k}}}, [%near4+{k}*512]; "
        "lop3.b32 %t{k}, %t{k}, %u{k}, %v{k}, 0x96; lop3.b32 %i{k}, %i{k}, %t{k}, %y{k}, 0x96;",
        "st.global.b32 [%near+{k}*128], %i{k};",
        "st.global.u8 [%bytes+{k}*32], %i{k};",
        "st.shared.b32 [%snear+{k}*512], %i{k};",
        "ld.local.b32 %t{k}, [%frame+{k}*4]; xor.b32 %i{k}, %i{k}, %t{k};",
    ),
    *_written(
        "memory, any address",
        "i",
        "t",
        "ld.global.b32 %t{k}, [%far{k}];",
        "ld.global.b64 %w{k}, [%far{k}]; cvt.u32.u64 %t{k}, %w{k};",
        "ld.global.u16 %t{k}, [%far{k}];",
        "ld.global.u8 %t{k}, [%far{k}];",
        "ld.shared.b32 %t{k}, [%sfar{k}];",
        "ld.shared.u8 %t{k}, [%sfar{k}];",
    ),
    *_written(
        "memory, any address",
        "i",
        "",
        "st.global.b32 [%far{k}], %i{k};",
        "st.global.u8 [%far{k}], %i{k};",
        "st.shared.b32 [%sfar{k}], %i{k};",
        "st.shared.u16 [%sfar{k}], %i{k};",
    ),
]
ATOMICS = [
    *_written(
        "atomics",
        "i",
        "",
        "red.shared.add.u32 [%sfar{k}], %i{k};",
        "atom.shared.add.u32 %t{k}, [%sfar{k}], 1; xor.b32 %i{k}, %i{k}, %t{k};",
        "atom.shared.cas.b32 %t{k}, [%sfar{k}], 0, %i{k}; xor.b32 %i{k}, %i{k}, %t{k};",
        "red.global.add.u32 [%far{k}], %i{k};",
        "atom.global.add.u32 %t{k}, [%far{k}], 1; xor.b32 %i{k}, %i{k}, %t{k};",
        "red.global.add.u32 [%all], %i{k};",
        slow=True,
    ),
    *_written("atomics", "f", "", "red.global.add.f32 [%far{k}], %f{k};", slow=True),
]

PROBES = [*INTEGER, *LOGIC, *FLOAT, *CONVERSION, *COMPARISON, *EXCHANGE, *MEMORY, *ATOMICS]
