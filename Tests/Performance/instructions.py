#!/usr/bin/env python3
"""Counts the instructions of one call for each document, with valgrind's callgrind.

usage: instructions.py [--encode] [--format FORMAT] [--only DOCUMENT] [--most RATIO]
                       BENCH[:ENGINE] [BENCH[:ENGINE] ...]

BENCH is a release build of `isomer-bench`, or of `codable-bench` for the formats codable and
codable-property-list; ENGINE is isomer (the default), report or foundation. FORMAT is one of
isomer-bench, json by default; `--only` names the documents that another can contain.
Each document is read a few times and then twice as many times; the difference excludes the cost of
the process itself. The last column is the last count divided by the first; if it is greater than
RATIO, the script fails.

    instructions.py before/isomer-bench after/isomer-bench
    instructions.py after/isomer-bench after/isomer-bench:report

Unlike times, these counts hardly depend on the load of the machine. Documents are read from the
folder in ISOMER_DATA, or from shared/data beside the project.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parents[2]
NAMES = ["twitter", "citm_catalog", "canada", "github_issues", "github_events"]
ROUNDS = 4


def collected(bench, engine, direction, format, document, rounds):
    """Returns the number of instructions of a whole process."""
    arguments = ["--repeat", str(rounds), "--only", document, direction, "--engine", engine]
    arguments += ["--format", format]
    # Without this, dictionaries have a different order in every process.
    environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1")
    with tempfile.NamedTemporaryFile() as profile:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile.name}", bench]
        result = subprocess.run(
            command + arguments, capture_output=True, text=True, env=environment)
    found = re.search(r"Collected : (\d+)", result.stderr)
    if result.returncode != 0 or not found:
        sys.exit(f"{document}: {result.stderr[-600:]}")
    return int(found.group(1))


def count(lane, direction, format, document):
    """Returns the number of instructions of one call."""
    bench, _, engine = lane.partition(":")
    few, many = (
        collected(bench, engine or "isomer", direction, format, document, rounds)
        for rounds in (ROUNDS, 2 * ROUNDS)
    )
    return (many - few) // ROUNDS


def documents(folder):
    """Returns the available documents of the comparison, and all payloads."""
    payloads = sorted(path.relative_to(folder) for path in folder.glob("github/*/*.json"))
    return [name for name in NAMES if (folder / f"{name}.json").exists()] + list(map(str, payloads))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lanes", nargs="+", metavar="BENCH[:ENGINE]")
    parser.add_argument("--encode", action="store_true")
    parser.add_argument("--format", default="json")
    parser.add_argument("--most", type=float, metavar="RATIO")
    parser.add_argument("--only", action="append", help="one document; may be repeated")
    options = parser.parse_args()
    folder = pathlib.Path(os.environ.get("ISOMER_DATA", PROJECT.parent / "shared/data"))
    direction = "--encode" if options.encode else "--decode"
    exceeded = False
    for document in options.only or documents(folder) or NAMES:
        counts = [count(lane, direction, options.format, document) for lane in options.lanes]
        figures = "".join(f"{figure:14,}" for figure in counts)
        ratio = counts[-1] / counts[0]
        print(f"{document:58}{figures}{ratio:8.3f}", flush=True)
        exceeded = exceeded or options.most is not None and ratio > options.most
    if exceeded:
        sys.exit(f"more than {options.most} times as many instructions")


main()
