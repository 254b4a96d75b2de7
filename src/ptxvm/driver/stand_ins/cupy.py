"""CuPy."""


def install() -> None:
    """Nothing yet."""
