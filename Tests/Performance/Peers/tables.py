"""Prints tables."""


def row(title, cells):
    """Prints a line with a title and right-aligned cells."""
    print(f"{title:27}" + "".join(f"{cell:>16}" for cell in cells))
