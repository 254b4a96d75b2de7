"""Tree -> typed module or findings: symbols, operand types, versions and targets, module rules."""
