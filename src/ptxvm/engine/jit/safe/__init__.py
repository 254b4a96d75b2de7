"""The safe version: every lane for itself."""
