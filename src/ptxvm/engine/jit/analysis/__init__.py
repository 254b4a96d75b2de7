"""What is found out about a flattened function before code is emitted."""
