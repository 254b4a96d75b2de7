"""Synchronisation and communication between threads (ISA 9.7.13)."""
