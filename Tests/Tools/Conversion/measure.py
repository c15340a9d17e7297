#!/usr/bin/env python3
"""Measures what 'isomer-commands convert' does with the sources of other packages.

usage: Tests/Tools/Conversion/measure.py [--reasons N] [--untouched] [--widen] TOOL FOLDER …

TOOL is the path of isomer-commands, built with optimisation. Each FOLDER is converted by itself,
without its tests; nothing in it is changed. The columns: types in the plan, whole, left, untouched
(types with a written conformance that the plan does not name), the seconds, and the milliseconds
for each type. Then the reasons for which types are left, the most frequent first.
"""

import argparse
import collections
import pathlib
import re
import subprocess
import time

DECLARATION = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|open|internal|private|fileprivate|final"
    r"|indirect)\s+)*(?:struct|class|enum)\s+(\w+)(?:<[^{]*?>)?\s*:\s*([^{]*?)(?:\bwhere\b[^{]*)?\{", re.MULTILINE)
MAPPED = re.compile(r"\b(Codable|Decodable|Encodable|Mappable|ImmutableMappable|MTLModel)\b")
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|\"\"\".*?\"\"\"", re.DOTALL)


def sources(folder):
    for path in sorted(folder.rglob("*.swift")):
        parts = path.relative_to(folder).parts
        names = [part.lower() for part in parts[:-1]]
        if any("test" in name or "example" in name or name.startswith(".") for name in names):
            continue
        if path.name != "Package.swift" and not path.name.startswith("Package@"):
            yield path


def written(path):
    text = COMMENT.sub("", path.read_text(errors="replace"))
    for match in DECLARATION.finditer(text):
        if MAPPED.search(match[2]):
            yield match[1]


def measure(tool, folder, options):
    paths = list(sources(folder))
    start = time.monotonic()
    done = subprocess.run(
        [tool, "convert", "--dry-run", *options, *map(str, paths)], capture_output=True, text=True)
    seconds = time.monotonic() - start
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    rows = [
        [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        for line in done.stdout.split("\n\n")[1].splitlines()[2:]]
    planned = {row[0].split(".")[-1] for row in rows}
    untouched = sorted({name for path in paths for name in written(path)} - planned)
    left = [row for row in rows if row[2] != "converted"]
    return len(rows), left, untouched, seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--reasons", type=int, default=40)
    parser.add_argument("--untouched", action="store_true")
    parser.add_argument("--widen", action="store_true")
    parser.add_argument("tool")
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    print("| folder | types | whole | left | untouched | seconds | ms a type |")
    print("|---|---|---|---|---|---|---|")
    options = ["--widen"] if arguments.widen else []
    reasons = collections.Counter()
    places = {}
    total = [0, 0, 0]
    for folder in arguments.folders:
        count, left, untouched, seconds = measure(arguments.tool, folder, options)
        whole = count - len(left)
        print(
            f"| {folder.name} | {count} | {whole} ({100 * whole / max(count, 1):.0f} %)"
            f" | {len(left)} | {len(untouched)} | {seconds:.1f}"
            f" | {1000 * seconds / max(count, 1):.1f} |", flush=True)
        if arguments.untouched:
            print("  untouched:", *untouched)
        total = [a + b for a, b in zip(total, (count, whole, len(untouched)))]
        for row in left:
            reason = re.sub(r"'[^']*'", "'…'", row[3])
            reasons[reason] += 1
            places.setdefault(reason, row[1])
    print(f"| all | {total[0]} | {total[1]} ({100 * total[1] / total[0]:.1f} %) "
          f"| {total[0] - total[1]} | {total[2]} | | |")
    print()
    for reason, count in reasons.most_common(arguments.reasons):
        print(f"{count:5}  {reason}  ({places[reason]})")


if __name__ == "__main__":
    main()
