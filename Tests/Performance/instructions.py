#!/usr/bin/env python3
"""Counts the instructions of one call, for each document, with valgrind's callgrind.

usage: instructions.py [--encode] [--only DOCUMENT] BENCH[:ENGINE] [BENCH[:ENGINE] ...]

BENCH is an `isomer-bench` built for release; ENGINE is isomer, or report or foundation. Each
document is read a few times and twice as many times, and the difference counts: what happens once a
process is left out. The last column is the last count divided by the first.

    instructions.py before/isomer-bench after/isomer-bench
    instructions.py after/isomer-bench after/isomer-bench:report

Times depend on what else the machine does; these counts hardly do. Documents are looked for where
ISOMER_DATA points, else in shared/data beside the project.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys

PROJECT = pathlib.Path(__file__).resolve().parents[2]
NAMES = ["twitter", "citm_catalog", "canada", "github_issues", "github_events"]
ROUNDS = 4


def collected(bench, engine, direction, document, rounds):
    """The instructions of a whole process."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", bench]
    command += ["--repeat", str(rounds), "--only", document, direction, "--engine", engine]
    # Otherwise dictionaries have another order in every process.
    environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1")
    result = subprocess.run(command, capture_output=True, text=True, env=environment)
    found = re.search(r"Collected : (\d+)", result.stderr)
    if result.returncode != 0 or not found:
        sys.exit(f"{document}: {result.stderr[-600:]}")
    return int(found.group(1))


def count(lane, direction, document):
    """The instructions of one call."""
    bench, _, engine = lane.partition(":")
    few, many = (
        collected(bench, engine or "isomer", direction, document, rounds)
        for rounds in (ROUNDS, 2 * ROUNDS)
    )
    return (many - few) // ROUNDS


def documents(folder):
    """The documents of the comparison that are there, and all payloads."""
    payloads = sorted(path.relative_to(folder) for path in folder.glob("github/*/*.json"))
    return [name for name in NAMES if (folder / f"{name}.json").exists()] + list(map(str, payloads))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lanes", nargs="+", metavar="BENCH[:ENGINE]")
    parser.add_argument("--encode", action="store_true")
    parser.add_argument("--only", action="append", help="one document; may be repeated")
    options = parser.parse_args()
    folder = pathlib.Path(os.environ.get("ISOMER_DATA", PROJECT.parent / "shared/data"))
    direction = "--encode" if options.encode else "--decode"
    for document in options.only or documents(folder) or NAMES:
        counts = [count(lane, direction, document) for lane in options.lanes]
        figures = "".join(f"{figure:14,}" for figure in counts)
        print(f"{document:58}{figures}{counts[-1] / counts[0]:8.3f}", flush=True)


main()
