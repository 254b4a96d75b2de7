"""The machine a kernel runs on: address map, memory, launches, barriers and faults. Knows nothing of PTX text."""
