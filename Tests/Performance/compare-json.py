#!/usr/bin/env python3
"""Compares the output of Isomer with the documents that it read, using another parser.

usage: compare-json.py DOCUMENTS WRITTEN

Every file in WRITTEN is compared with the file of the same path in DOCUMENTS. Numbers must have the
same value: integers exactly, fractions as the nearest double or, for a Float property, as the
nearest float. Dates must be equal, regardless of their format. A key with null in the document may
be omitted; other omitted keys are listed as unmapped. A key that the document does not have must
not be written.
"""

import collections
import datetime
import decimal
import json
import pathlib
import re
import struct
import sys

MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)")


class Comparison:
    """The differences and the unmapped keys of all documents, by path without indexes."""

    def __init__(self):
        self.differences = []
        self.unmapped = collections.Counter()
        self.values = 0

    def compare(self, document, written, path, place):
        self.values += 1
        if isinstance(document, dict) and isinstance(written, dict):
            self.compare_objects(document, written, path, place)
        elif isinstance(document, list) and isinstance(written, list):
            if len(document) != len(written):
                self.differ(path, f"{len(document)} elements", f"{len(written)}")
            for index, pair in enumerate(zip(document, written)):
                self.compare(*pair, f"{path}[{index}]", place + "[]")
        elif not same(document, written):
            self.differ(path, document, written)

    def compare_objects(self, document, written, path, place):
        for key in written.keys() - document.keys():
            self.differ(f"{path}.{key}", "no such key", written[key])
        for key, value in document.items():
            if key in written:
                self.compare(value, written[key], f"{path}.{key}", f"{place}.{key}")
            elif value is not None:
                self.unmapped[f"{place}.{key}"] += 1

    def differ(self, path, document, written):
        self.differences.append(f"{path}: {document!r} in the document, {written!r} written")


def same(document, written):
    """Returns whether two scalars are equal."""
    numbers = (int, decimal.Decimal)
    if isinstance(document, bool) or isinstance(written, bool):
        return document is written
    if isinstance(document, numbers) and isinstance(written, numbers):
        return document == written or nearest_is_same(document, written)
    if isinstance(document, str) and isinstance(written, str):
        return document == written or (
            MOMENT.fullmatch(document) is not None
            and MOMENT.fullmatch(written) is not None
            and moment(document) == moment(written)
        )
    return type(document) is type(written) and document == written


def nearest_is_same(document, written):
    """Returns whether two fractions have the same double, or the shortest text of a float."""
    if isinstance(document, int) and isinstance(written, int):
        return False
    if float(document) == float(written):
        return True
    short = len(written.as_tuple().digits) <= 9 if isinstance(written, decimal.Decimal) else False
    return short and struct.pack("f", float(document)) == struct.pack("f", float(written))


def moment(text):
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00"))


def load(file):
    def pairs(members):
        keys = [key for key, _ in members]
        if len(keys) != len(set(keys)):
            raise ValueError(f"{file}: a key stands twice in one object")
        return dict(members)

    with open(file, encoding="utf-8") as stream:
        return json.load(stream, parse_float=decimal.Decimal, object_pairs_hook=pairs)


def main(documents, written):
    comparison = Comparison()
    files = sorted(pathlib.Path(written).rglob("*.json"))
    if not files:
        sys.exit(f"nothing to compare in '{written}'")
    for file in files:
        name = file.relative_to(written)
        place = name.parts[1] if len(name.parts) > 2 else name.stem
        comparison.compare(load(pathlib.Path(documents) / name), load(file), str(name), place)
    for difference in comparison.differences:
        print(difference)
    for place, count in sorted(comparison.unmapped.items()):
        print(f"not mapped: {place} ({count} times)")
    print(
        f"{len(files)} documents, {comparison.values} values compared: "
        f"{len(comparison.differences)} differences, {len(comparison.unmapped)} keys not mapped"
    )
    sys.exit(1 if comparison.differences or comparison.unmapped else 0)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
