"""Compares the memory that reading a large document adds to the process of each engine."""

import sys

from tables import row

SIZE = 60_000_000


def compared(programs, work, data, names):
    """Measures every engine, prints tables, and returns a dictionary for each figure."""
    folder = work / "large"
    folder.mkdir()
    # isomer-bench takes a folder with this document for recorded ones.
    (folder / "twitter.json").write_text("")
    results = {}
    for name in names:
        print(f"memory: {name}", file=sys.stderr)
        (folder / f"{name}.json").write_text(repeated((data / f"{name}.json").read_text()))
        for program in programs:
            for line in program.memory(folder, name):
                kind, _, engine, added, size = line.split("\t")
                results[kind, name, engine] = int(added), int(size)
        (folder / f"{name}.json").write_text("")
    for tree in ["", " tree"]:
        print_table(f"memory{tree}", f"live{tree}", results, names)
    return [
        dict(zip(["direction", "document", "engine", "bytes", "size"], [*key, *figures]))
        for key, figures in results.items()]


def repeated(document):
    """Returns a list with the elements of a document, or the document itself, many times."""
    text = document.strip()
    elements = text[1:-1] if text.startswith("[") else text
    return "[" + ",".join([elements] * (SIZE // len(elements.encode()) + 1)) + "]"


def print_table(memory, live, results, names):
    print(f"\n{memory} added by reading, as a multiple of the size of the document")
    row("", names)
    for engine in dict.fromkeys(engine for kind, _, engine in results if kind == memory):
        row(engine, cells(results, names, (memory, engine)))
        if (live, names[0], engine) in results:
            row(f"{engine}, result alone", cells(results, names, (live, engine)))
    row("isomer / smallest result", [
        f"{results[memory, name, 'isomer'][0] / smallest(results, live, name):.2f}" for name in names])


def smallest(results, live, name):
    """Returns the memory of the smallest result that any engine makes of a document."""
    return min(
        figures[0] for (kind, document, _), figures in results.items()
        if kind == live and document == name)


def cells(results, names, key):
    kind, engine = key
    figures = [results.get((kind, name, engine)) for name in names]
    return [f"{figure[0] / figure[1]:.2f}" if figure else "" for figure in figures]
