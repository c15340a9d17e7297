"""Measures typed reading and writing with msgspec, on the documents that isomer-bench measures.

usage: main.py MODELS DOCUMENTS SAMPLES NAME …

Prints the same lines as the other programs: direction, document, engine, nanoseconds (median), bytes.
Freeing what a call returns is not counted. With `memory` for SAMPLES, documents are lists of the
models, and the memory that reading adds is printed. Numbers in strings and colours remain text.
"""

import datetime
import enum
import pathlib
import statistics
import sys
import time
import typing

import msgspec

import memory

ROOTS = {
    "twitter": "TwitterSearch", "citm_catalog": "Catalogue", "canada": "FeatureCollection",
    "github_issues": "list[GitHubIssue]", "github_events": "list[GitHubEvent]"}


def defined(models, date):
    """Returns the models, with a type for dates."""
    scope = {
        "msgspec": msgspec, "enum": enum, "typing": typing, "Date": date, "__name__": __name__}
    exec(models, scope)
    sys.modules[__name__].__dict__.update(scope)
    return scope


def median(samples, work):
    """Returns the median time of a call, in nanoseconds."""

    def measured(calls):
        total = 0
        for _ in range(calls):
            start = time.perf_counter_ns()
            result = work()
            total += time.perf_counter_ns() - start
            del result
        return total // calls

    measured(1)
    calls = max(1, min(1000, 2_000_000 // max(measured(1), 1)))
    return int(statistics.median(measured(calls) for _ in range(samples)))


def measure_memory(models, folder, names):
    for name in names:
        form, date = ("dates", datetime.datetime) if name.startswith("github") else ("text", str)
        root = ROOTS[name] if name.startswith("github") else f"list[{ROOTS[name]}]"
        decoder = msgspec.json.Decoder(eval(root, defined(models, date)))
        document = (pathlib.Path(folder) / f"{name}.json").read_bytes()
        memory.measured(name, form, document, decoder.decode)


def main():
    models, folder, samples, *names = sys.argv[1:]
    models = pathlib.Path(models).read_text()
    if samples == "memory":
        return measure_memory(models, folder, names)
    for form, date in [("text", str), ("dates", datetime.datetime)]:
        scope = defined(models, date)
        for name in names:
            if form == "dates" and not name.startswith("github"):
                continue
            document = (pathlib.Path(folder) / f"{name}.json").read_bytes()
            decoder = msgspec.json.Decoder(eval(ROOTS[name], scope))
            encoder = msgspec.json.Encoder()
            value = decoder.decode(document)
            written = encoder.encode(value)
            if decoder.decode(written) != value:
                raise SystemExit(f"{name}: what is written is read as another value")
            for direction, size, work in [
                    ("decode", len(document), lambda: decoder.decode(document)),
                    ("encode", len(written), lambda: encoder.encode(value))]:
                nanoseconds = median(int(samples), work)
                print(direction, name, f"msgspec {form}", nanoseconds, size, sep="\t")


if __name__ == "__main__":
    main()
