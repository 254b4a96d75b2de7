from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import B32
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import S32, bit_reverse, const, popcount, unsigned, where


@instruction(
    syntax="fns.b32  d, mask, base, offset;",
    since=ptx(6, 0) & sm(30),
    section="9.7.1.17",
)
def fns(mask, base: B32, offset: S32):
    """The position of the `offset`-th set bit of `mask`, counted from bit `base` upwards (1 is the first; negative:
    down).

    `offset` 0 asks for bit `base` itself. 0xFFFFFFFF when there is no such bit. `base` above 31 is undefined; here
    it finds nothing.
    """
    down = offset < 0
    start = where(down, 31 - base, base)
    bits = where(down, bit_reverse(mask), mask)
    candidates = where(start <= 31, (bits >> start) << start, 0)
    wanted = unsigned(where(offset == 0, 1, where(down, -offset, offset)))
    position = _nth_set_bit(candidates, wanted)
    found = where(down, 31 - position, position)
    missing = (popcount(candidates) < wanted) | ((offset == 0) & (found != base))
    return where(missing, 0xFFFF_FFFF, found)


def _nth_set_bit(bits, n):
    """The position of the n-th set bit (1 is the lowest), by halving; anything when there are fewer."""
    position = const(bits.type, 0)
    for width in (16, 8, 4, 2, 1):
        below = popcount((bits >> position) & ((1 << width) - 1))
        above = n > below
        position = where(above, position + width, position)
        n = where(above, n - below, n)
    return position
