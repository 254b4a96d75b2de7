"""Texts of pages without a definition go when the definition comes."""

from ptxvm.explanation.unwritten import UNWRITTEN
from ptxvm.isa.registry import definitions


def test_no_text_of_a_page_that_has_a_definition():
    opcodes = [name.partition(".")[0] for name in UNWRITTEN if name[0].isalpha()]
    names = {definition.name for opcode in opcodes for definition in definitions(opcode)}
    assert not names & set(UNWRITTEN)
