"""What the functions of the driver API do, a module for each family."""
