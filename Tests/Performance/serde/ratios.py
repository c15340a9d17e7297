#!/usr/bin/env python3
"""Reads the output of both benchmarks and prints MB/s and their ratio for each document."""

import collections
import statistics
import sys

ENGINES = ["serde", "isomer"]


def main():
    samples = collections.defaultdict(list)
    sizes = {}
    for line in sys.stdin:
        direction, document, engine, nanoseconds, size = line.split("\t")
        samples[direction, document, engine].append(float(nanoseconds))
        sizes[direction, document, engine] = int(size)
    print(f"{'':24}{'serde_json MB/s':>17}{'Isomer MB/s':>13}{'ratio':>8}")
    for direction, document in sorted({key[:2] for key in samples}):
        keys = [(direction, document, engine) for engine in ENGINES]
        if not all(key in samples for key in keys):
            continue
        speeds = [sizes[key] / statistics.median(samples[key]) * 1000 for key in keys]
        ratio = f"{speeds[1] / speeds[0]:.2f}"
        print(f"{direction:8}{document:16}{speeds[0]:17.0f}{speeds[1]:13.0f}{ratio:>8}")


if __name__ == "__main__":
    main()
