"""From LLVM IR to code in this process: the child process that compiles, and the object cache."""
