"""Extended-precision integer arithmetic (ISA 9.7.2): additions that write and read the carry bit CC.CF."""
