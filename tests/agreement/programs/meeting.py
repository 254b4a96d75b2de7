"""Statements in which threads meet: votes, shuffles and reductions of a warp, barriers of a CTA or of some warps."""

from __future__ import annotations

from dataclasses import dataclass

from tests.agreement.programs.accesses import Accesses
from tests.agreement.programs.writer import Context, Statement, Writer

_REDUCTIONS = ("add.u32", "add.s32", "min.u32", "max.s32", "and.b32", "or.b32", "xor.b32", "min.f32", "max.NaN.f32")


@dataclass(slots=True)
class Meeting:
    """Writes the statements of one program; `whole`: no thread exits before the others."""

    writer: Writer
    accesses: Accesses
    whole: bool

    def any(self, context: Context) -> Statement | None:
        """One of those that all lanes of the context's mask execute; None where nobody knows who they are."""
        rng, mask = self.writer.rng, context.mask
        if context.cta and rng.random() < 0.4:
            return rng.choice([self.accesses.between_barriers, self._barrier, self._some_warps])()
        if mask is None:
            return None
        return rng.choice([self._shuffle, self._shuffle, self._vote, self._match, self._reduce, self._meet])(mask)

    def _vote(self, mask: str) -> Statement:
        writer, rng = self.writer, self.writer.rng
        if rng.random() < 0.5:
            return f"vote.sync.ballot.b32 {writer.word()}, {writer.condition()}, {mask};"
        mode = rng.choice(["any", "all", "uni"])
        return f"vote.sync.{mode}.pred {writer.predicate()}, {writer.condition()}, {mask};"

    def _match(self, mask: str) -> Statement:
        writer, rng = self.writer, self.writer.rng
        type_, value = rng.choice([("b32", writer.number()), ("b64", writer.register("d"))])
        if rng.random() < 0.5:
            return f"match.any.sync.{type_} {writer.word()}, {value}, {mask};"
        return f"match.all.sync.{type_} {writer.word()}|{writer.predicate()}, {value}, {mask};"

    def _reduce(self, mask: str) -> Statement:
        writer = self.writer
        return f"redux.sync.{writer.rng.choice(_REDUCTIONS)} {writer.word()}, {writer.number()}, {mask};"

    def _meet(self, mask: str) -> Statement:
        writer = self.writer
        if writer.rng.random() < 0.5:
            return f"bar.warp.sync {mask};"
        return f"elect.sync {writer.word()}|{writer.predicate()}, {mask};"

    def _shuffle(self, mask: str) -> Statement:
        """What another lane has, if that takes part; else the lane's own."""
        writer, rng = self.writer, self.writer.rng
        lane, found, own, result = (writer.temporary("b32") for _ in range(4))
        there, in_range = writer.temporary("pred"), writer.temporary("pred")
        mode = rng.choice(["idx", "idx", "bfly", "up", "down"])
        width = rng.choice([32, 32, 32, 16, 8, 4])
        clamp = (32 - width) << 8 | (0 if mode == "up" else 31)
        distance = rng.choice(["1", "2", "4", "8", "16", "3", "31", writer.number()])
        rest = f"and.b32 {found}, %lane, {32 - width};\n"
        source = {
            "idx": f"and.b32 {lane}, {distance}, {width - 1};\n{rest}or.b32 {lane}, {lane}, {found};",
            "bfly": f"and.b32 {lane}, {distance}, 31;\nxor.b32 {lane}, %lane, {lane};",
            "up": f"and.b32 {lane}, {distance}, 31;\nsub.u32 {lane}, %lane, {lane};",
            "down": f"and.b32 {lane}, {distance}, 31;\nadd.u32 {lane}, %lane, {lane};",
        }[mode]
        return (
            f"mov.b32 {own}, {writer.number()};\n{source}\n"
            f"shfl.sync.{mode}.b32 {result}|{in_range}, {own}, {distance}, {clamp}, {mask};\n"
            f"shr.u32 {found}, {mask}, {lane};\nand.b32 {found}, {found}, 1;\n"
            f"setp.ne.and.u32 {there}, {found}, 0, {in_range};\n"
            f"selp.b32 {writer.word()}, {result}, {own}, {there};"
        )

    def _barrier(self) -> Statement:
        writer, rng = self.writer, self.writer.rng
        name, number = rng.choice(["bar.red", "barrier.cta.red", "barrier.cta.red.aligned"]), rng.randrange(16)
        if rng.random() < 0.5:
            return f"{name}.popc.u32 {writer.word()}, {number}, {writer.condition()};"
        return f"{name}.{rng.choice(['and', 'or'])}.pred {writer.predicate()}, {number}, {writer.condition()};"

    def _some_warps(self) -> Statement:
        """The first warps meet at one barrier, the others at another; each part may take its time. Then all meet, as
        warps that came to one of the barriers for another number of threads would have to come later."""
        writer, rng = self.writer, self.writer.rng
        warps = -(-writer.threads // 32)
        if warps == 1 or not self.whole:
            return self._barrier()
        first = rng.randrange(1, warps)
        here, there, end = writer.temporary("pred"), writer.label(), writer.label()
        waits: list[list[Statement]] = [
            [f"bar.sync {number}, {32 * count};" for _ in range(rng.choice([1, 2]))]
            for number, count in ((3, first), (4, warps - first))
        ]
        return (
            f"setp.lt.u32 {here}, %thread, {32 * first};\n@!{here} bra {there};",
            waits[0],
            f"bra {end};\n{there}:",
            waits[1],
            f"{end}:\nbar.sync 0;",
        )


def everyone_left(writer: Writer, test: str, condition: str, register: str) -> str:
    """Lines by which the threads for which a condition holds exit; the others know who they are, as before."""
    return f"{test}\nvote.sync.ballot.b32 {register}, !{condition}, {register};\n@{condition} exit;"
