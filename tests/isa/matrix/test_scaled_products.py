"""`mma` with block scales against a reference model (`reference.py` tells which), in both engines."""

from dataclasses import dataclass

import numpy as np
import pytest
from tests.isa.matrix.kernels import Product
from tests.isa.matrix.reference import SCALED_RESULTS, SCALES, scaled_inputs

REFERENCE = np.load(SCALED_RESULTS)
engines = pytest.mark.parametrize("engine", ["interpret", "jit"])


@dataclass(frozen=True)
class Scaled(Product):
    """`mma` with `.block_scale`; the lanes' scale registers are in tables, those that do not count hold NaN."""

    tables: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    selectors: tuple[str, str] = ("", "")

    def extra(self) -> list[str]:
        return ["%sa", self.selectors[0], "%sb", self.selectors[1]]

    def text(self) -> str:
        tables = "".join(
            f".const .b32 scales_{name}[32] = {{{', '.join(map(str, table))}}};\n"
            for name, table in zip("ab", self.tables, strict=True)
        )
        loads = " ".join(
            f"mov.u64 %q, scales_{name}; mad.wide.u32 %q, %t, 4, %q; ld.const.b32 %s{name}, [%q];" for name in "ab"
        )
        text = super().text().replace(".visible", f"{tables}.visible")
        return text.replace("mov.u32 %t, %tid.x;", f"mov.u32 %t, %tid.x;\n    .reg .b32 %sa, %sb;\n    {loads}")


def registers(scales: np.ndarray, *, byte: int, lane: int, of_rows: bool) -> tuple[int, ...]:
    """The scales (rows x blocks) in the lanes that ISA 9.7.14.3 names: for A two lanes of each four, which hold those
    of rows g and g + 8, for B one."""
    words = np.full((32, 4), 0xFF, np.uint8)
    for line, codes in enumerate(scales):
        holder = 4 * (line % 8) + (2 * lane + line // 8 if of_rows else lane)
        words[holder, byte : byte + len(codes)] = codes
    return tuple(words.view(np.uint32)[:, 0].tolist())


@engines
@pytest.mark.parametrize("key", list(REFERENCE))
def test_scaled_products_have_the_bits_of_the_model(engine: str, key: str) -> None:
    shape, blocks, d, a, b, c, s = key.split(".")
    count = {"m16n8k32": 1}.get(shape, {"block32": 2, "block16": 4}[blocks])
    kind = "mxf8f6f4" if count == 1 else "mxf4nvf4"
    opcode = f"mma.sync.aligned.{shape}.row.col.kind::{kind}.block_scale.scale_vec::{count}X.{d}.{a}.{b}.{c}.{s}"
    matrices, scales = scaled_inputs(key, Product(opcode, "sm_120a").shape, (a, b), count, s)
    some = REFERENCE[key] if engine == "interpret" else REFERENCE[key][:1]
    for number, expected in enumerate(some):
        byte, lane = {1: number % 4, 2: 2 * (number % 2), 4: 0}[count], (number % 2, number % 4)
        tables = tuple(
            registers(scale[number], byte=byte, lane=place, of_rows=of_rows)
            for scale, place, of_rows in zip(scales, lane, (True, False), strict=True)
        )
        selectors = f"{{{byte}, {lane[0]}}}", f"{{{byte}, {lane[1]}}}"
        product = Scaled(opcode, "sm_120a", "9.1", tables=tables, selectors=selectors)
        found = product.run(*(matrix[number][None] for matrix in matrices), engine=engine)
        np.testing.assert_array_equal(found[0], expected)


def test_the_model_covers_all_kinds_of_scales() -> None:
    assert {key.rsplit(".", 1)[1] for key in REFERENCE} == set(SCALES)
