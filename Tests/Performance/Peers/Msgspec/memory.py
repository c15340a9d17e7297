"""Measures the memory that reading a list of models adds to the process."""

import pathlib


def measured(name, form, document, read):
    """Reads a document once, and prints a line: direction, document, engine, bytes, bytes of it."""
    # Resets the peak.
    pathlib.Path("/proc/self/clear_refs").write_text("5")
    before = kilobytes("VmRSS:")
    result = read(document)
    added = (kilobytes("VmHWM:") - before) * 1024
    print("memory", name, f"msgspec {form}", added, len(document), sep="\t")
    del result


def kilobytes(key):
    """Returns a value of the status that Linux reports for the process."""
    words = pathlib.Path("/proc/self/status").read_text().split()
    return int(words[words.index(key) + 1])
