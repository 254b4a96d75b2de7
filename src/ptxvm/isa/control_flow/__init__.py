"""Control flow (ISA 9.7.12): the ends of basic blocks. Engines run these themselves."""
