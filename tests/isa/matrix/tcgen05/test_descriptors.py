"""Instruction descriptors: what they say (ISA 9.7.16.4.2), in messages and in explanations."""

import pytest
from tests.isa.matrix.tcgen05.products import idesc, scaled_idesc

import ptxvm
from ptxvm.isa.matrix.shared.instruction_descriptor import InstructionDescriptorError, Kind, decode

SAID = {
    (idesc(128, 64), "f16"): ".kind::f16 m128n64k16 f32 = f16 * f16",
    (idesc(64, 8, 1, 0, 1, sparse=1, selector=1, negate_a=1, transpose_b=1), "f16"): (
        ".kind::f16 m64n8k32 f32 = bf16 * f16, sparse A, -A, B transposed, sparsity selector 1"
    ),
    (idesc(32, 256, 2, 2, shift=3), "tf32"): ".kind::tf32 m32n256k8 f32 = tf32 * tf32, maximum shift 32",
    (idesc(128, 16, 5, 4, 0), "f8f6f4"): ".kind::f8f6f4 m128n16k32 f16 = e2m1 * e3m2",
    (idesc(256, 96, 1, 0, 2, saturate=1), "i8"): ".kind::i8 m256n96k32 s32 = s8 * u8, saturating",
    (scaled_idesc(256, 128, 3, 1, a_id=2, b_id=1), "mxf8f6f4"): (
        ".kind::mxf8f6f4 m256n128k32 f32 = e2m3 * e5m2, scales ue8m0 from bytes 2 of A and 1 of B"
    ),
    (scaled_idesc(128, 8, 1, 1, 0), "mxf4nvf4"): (
        ".kind::mxf4nvf4 m128n8k64 f32 = e2m1 * e2m1, scales ue4m3 from bytes 0 of A and 0 of B"
    ),
    (scaled_idesc(128, 8, 1, 1) | 1 << 31, "mxf4"): (
        ".kind::mxf4 m128n8k96 f32 = e2m1 * e2m1, scales ue8m0 from bytes 0 of A and 0 of B"
    ),
}
REFUSED = {
    (idesc(128, 64, 2), "f16"): "atype is 2; .kind::f16 has 0 (f16), 1 (bf16)",
    (idesc(128, 64, 0, 2), "f8f6f4"): "btype is 2; .kind::f8f6f4 has 0 (e4m3)",
    (idesc(128, 64, 2, 2, 0), "tf32"): "dtype is 0; .kind::tf32 has 1 (f32)",
    (scaled_idesc(128, 8, 1, 1, 0), "mxf4"): "scale type is 0; .kind::mxf4 has 1 (ue8m0)",
}


@pytest.mark.parametrize(("word", "kind"), SAID)
def test_what_is_said(word, kind):
    assert str(decode(word, Kind(kind))) == SAID[word, kind]
    assert SAID[word, kind].partition(" ")[2] in ptxvm.explain(hex(word))


@pytest.mark.parametrize(("word", "kind"), REFUSED)
def test_what_means_nothing(word, kind):
    with pytest.raises(InstructionDescriptorError) as caught:
        decode(word, Kind(kind))
    assert REFUSED[word, kind] in str(caught.value)


def test_matrix_descriptors_stay_what_they_are():
    assert "descriptor of a matrix" in ptxvm.explain("0x4000404000010000")
    assert "descriptor of a matrix" in ptxvm.explain("0x0")
