"""What Python does for running compiled code: host calls, and asynchronous operations that need it."""
