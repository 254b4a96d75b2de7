"""Fabric instructions: asynchronous accesses to logical endpoints, which may be on other devices (PTX ISA 9.3)."""
