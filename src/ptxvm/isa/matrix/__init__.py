"""Matrix instructions of warps, warp groups and the fifth-generation tensor core (ISA 9.7.14 to 9.7.16)."""
