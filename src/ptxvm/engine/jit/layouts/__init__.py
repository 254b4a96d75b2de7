"""The structures that native code and Python share, field by field."""
