"""Instructions in plain Python numbers, written from the pseudo-code of their pages: the oracle of the definitions."""
