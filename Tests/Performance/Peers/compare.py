#!/usr/bin/env python3
"""Measures Isomer against other libraries: the same documents, the same fields, in one run.

usage: compare.py [--rounds N] [--samples N] [--only DOCUMENT] [--format FORMAT] [--form FORM]
                  [--json FILE] [--scratch-path FOLDER]
       compare.py --memory [--only DOCUMENT] [--json FILE] [--scratch-path FOLDER]
       compare.py --growth [--samples N] [--json FILE] [--scratch-path FOLDER]

FORMAT is what is measured, by default everything; it may be repeated:

json            models and JSON, against JSONDecoder and JSONEncoder, JSONSerialization with mappings
                as they are written manually, serde_json with derived mappings (Rust), simdjson's
                On-Demand API (C++, reading only) and msgspec (Python)
dictionary      models and dictionaries, against the same manual mappings alone
property-list   models and binary property lists, against PropertyListDecoder and PropertyListEncoder,
                and PropertyListSerialization with the same manual mappings
tree            JSON without a model, against JSONSerialization
archive         Isomer's archives, against the binary form of swift-protobuf

The models of the others are printed from the JSON Schema of the models of isomer-bench, so all of them
read and write the same fields. Isomer and Foundation's coders parse dates; in JSON and dictionaries the
others are measured with dates as text and with parsed dates. In protobuf, dates are integers.

Each round runs every program once, every other round in reverse order. A figure is the median of the
rounds, each of which is the median of the samples. Freeing results is not counted.

FORM is `recorded` (the default), `random` (the keys of every object in a random order), `reversed` or
`pretty` (indented by four blanks); it may be repeated.

With --memory, the memory that reading adds is measured, not the time. The document is a list of about
60 MB, which repeats the recorded one. Each engine reads it once, in a process of its own, and keeps the
result; the figure is the largest resident memory minus the resident memory before reading, which
includes the document. For Isomer and Foundation, the memory that the result itself needs is also given.
The last line compares Isomer's figure with the smaller of the two results.

With --growth, Isomer alone is measured: documents with 1, 10 and 100 times the elements; and, in a
package that is generated, models with 1 to 1,000 properties, and 100 properties with paths.

The recorded documents are in ISOMER_DATA, or in ../shared/data beside the project. Debian's packages of
the libraries and msgspec of PyPI are installed if they are missing.
"""

import argparse
import collections
import json
import os
import pathlib
import statistics
import sys
import tempfile

import documents
import growth
import memory
import programs
from tables import row

NAMES = ["twitter", "citm_catalog", "canada", "github_issues", "github_events"]
# The documents and directions of each format. Property lists have no null, which some models require.
DOCUMENTS = {
    "json": NAMES, "dictionary": NAMES, "property-list": NAMES[2:], "tree": NAMES,
    "archive": ["github_issues"]}
DIRECTIONS = {
    "json": ["decode", "encode"], "dictionary": ["from dictionary", "to dictionary"],
    "property-list": ["from property list", "to property list"],
    "tree": ["decode tree", "encode tree"], "archive": ["read archive", "write archive"]}
# The formats whose size depends on the library.
SIZED = ["property-list", "archive"]


def measured(all_programs, format, folder, arguments, names):
    """Returns the median nanoseconds and the bytes by direction, document and engine."""
    chosen = [program for program in all_programs if format in program.formats]
    rounds = collections.defaultdict(list)
    sizes = {}
    for number in range(arguments.rounds):
        print(f"{format}: round {number + 1} of {arguments.rounds}", file=sys.stderr)
        for program in chosen if number % 2 == 0 else reversed(chosen):
            for line in program.measured(format, folder, arguments.samples, names):
                direction, name, engine, nanoseconds, size = line.split("\t")
                rounds[direction, name, engine].append(float(nanoseconds))
                sizes[direction, name, engine] = int(size)
    return {key: (statistics.median(times), sizes[key]) for key, times in rounds.items()}


def print_tables(form, format, results, names):
    for direction in DIRECTIONS[format]:
        print(f"\n{direction}, {form} documents; how many times as fast as each library Isomer is")
        row("", names)
        engines = dict.fromkeys(engine for each, _, engine in results if each == direction)
        figures = {
            engine: [results.get((direction, name, engine)) for name in names] for engine in engines}
        ours = figures.pop("isomer")
        row("Isomer, MB/s", [f"{size / time * 1000:.0f}" for time, size in ours])
        for engine, cells in figures.items():
            row(engine, [
                f"{cell[0] / own[0]:.2f}" if cell else "" for cell, own in zip(cells, ours)])
        if format in SIZED:
            for engine, cells in {"isomer": ours, **figures}.items():
                row(f"{engine}, bytes", [cell[1] for cell in cells])


def write_documents(data, folder, form, names):
    """Writes the documents in a form."""
    folder.mkdir()
    for name in names:
        text = documents.changed((data / f"{name}.json").read_text(), form)
        (folder / f"{name}.json").write_text(text)
    # isomer-bench takes a folder with this document for recorded ones.
    if not (folder / "twitter.json").exists():
        (folder / "twitter.json").write_text("")


def parsed_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--samples", type=int, default=15)
    parser.add_argument("--only", action="append", choices=NAMES)
    parser.add_argument("--format", action="append", choices=list(DOCUMENTS))
    parser.add_argument("--form", action="append")
    parser.add_argument("--memory", action="store_true")
    parser.add_argument("--growth", action="store_true")
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--scratch-path")
    return parser.parse_args()


def recorded_documents():
    """Returns the folder with the documents."""
    data = pathlib.Path(os.environ.get("ISOMER_DATA") or programs.PACKAGE.parents[2] / "shared/data")
    if not (data / "twitter.json").exists():
        raise SystemExit(f"there are no recorded documents in '{data}' (ISOMER_DATA)")
    return data


def scratch(arguments):
    """Returns the arguments of SwiftPM for the folder of its builds."""
    return ["--scratch-path", arguments.scratch_path] if arguments.scratch_path else []


def compared(work, data, arguments):
    """Measures every chosen form and format, prints tables, and returns a dictionary for each figure."""
    formats = arguments.format or list(DOCUMENTS)
    all_programs = programs.build(work, scratch(arguments), formats)
    figures = []
    for form in arguments.form or ["recorded"]:
        write_documents(data, work / form, form, arguments.only or NAMES)
        for format in formats:
            names = [name for name in DOCUMENTS[format] if name in (arguments.only or NAMES)]
            if not names:
                continue
            results = measured(all_programs, format, work / form, arguments, names)
            print_tables(form, format, results, names)
            figures += [
                dict(zip(["form", "direction", "document", "engine", "nanoseconds", "bytes"],
                         [form, *key, *result]))
                for key, result in results.items()]
    return figures


def main():
    arguments = parsed_arguments()
    data = recorded_documents()
    programs.install()
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        if arguments.memory:
            built = programs.build(work, scratch(arguments), ["json"])
            figures = memory.compared(built, work, data, arguments.only or NAMES)
        elif arguments.growth:
            bench = programs.built_bench(scratch(arguments))
            figures = growth.compared(bench, work, data, arguments.samples, scratch(arguments))
        else:
            figures = compared(work, data, arguments)
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
