"""The instruction set: every instruction defined once, in the ISA's own words."""
