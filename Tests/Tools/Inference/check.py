#!/usr/bin/env python3
"""Tests that printed models build, read their samples and write them back.

usage: Tests/Tools/Inference/check.py      after `swift build` of this package

The samples are the documents of Shapes and those of ../shared/data beside the project, or of the
folder that ISOMER_DATA names. The script prints a model for each document, builds all of them in
one package, reads each sample with its model and compares what the model writes.

Two differences are permitted, and counted: a key that is null in some objects and missing in others
is not written for nil, and dates are written in UTC.
"""

import datetime
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SCRATCH = ROOT / ".build"
DATA = pathlib.Path(os.environ.get("ISOMER_DATA", ROOT.parent / "shared/data"))
TOOL = SCRATCH / "debug/isomer-commands"

MANIFEST = f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "InferredModels",
  dependencies: [.package(name: "Isomer", path: "{ROOT}")],
  targets: [
    .executableTarget(
      name: "inferred-models", dependencies: [.product(name: "Isomer", package: "Isomer")],
      path: "Sources", swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ],
  swiftLanguageModes: [.v6])
"""


class Case:
    """Samples of one kind of document, and the model that is printed for them."""

    def __init__(self, files):
        self.files = files
        stem = re.sub(r"\W", "_", str(files[0].relative_to(files[0].parents[1]).with_suffix("")))
        self.namespace = f"In_{stem}"

    def print_model(self, folder):
        done = subprocess.run([TOOL, "model", *self.files], capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"{self.files}: {done.stderr}")
        self.type = re.search(r"^//     try (.+)\(json: data\)$", done.stdout, re.M)[1]
        imports, body = re.search(r"\n((?:import \w+\n)+)(.*)", done.stdout, re.S).groups()
        text = f"{imports}\nenum {self.namespace} {{{body}}}\n"
        (folder / f"{self.namespace}.swift").write_text(text)

    @property
    def function(self):
        """The case of the program that reads and writes a document."""
        types = re.sub(r"\b(?!String\b)([A-Z]\w*)", rf"{self.namespace}.\1", self.type)
        return f'  case "{self.namespace}": return try {types}(json: data).json()\n'


def program(cases):
    functions = "".join(case.function for case in cases)
    return f"""import Foundation
import Isomer

func written(_ data: Data, _ name: String) throws -> Data {{
  switch name {{
{functions}  default: fatalError(name)
  }}
}}

// Each line of the input is a model, a document and the file that the model writes.
while let line = readLine() {{
  let words = line.split(separator: "\\t").map(String.init)
  do {{
    let data = try Data(contentsOf: URL(filePath: words[1]))
    try written(data, words[0]).write(to: URL(filePath: words[2]))
  }} catch {{
    print("\\(words[1]): \\(error)")
  }}
}}
"""


class Comparison:
    """Compares documents, and counts the permitted differences."""

    def __init__(self):
        self.nulls = self.dates = self.values = 0

    def differences(self, old, new, path="document"):
        self.values += 1
        if isinstance(old, dict) and isinstance(new, dict):
            for key in old.keys() | new.keys():
                if key not in new and old[key] is None:
                    self.nulls += 1
                elif key not in old or key not in new:
                    yield f"{path}.{key} is only in one document"
                else:
                    yield from self.differences(old[key], new[key], f"{path}.{key}")
        elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
            for index, pair in enumerate(zip(old, new)):
                yield from self.differences(*pair, f"{path}[{index}]")
        elif isinstance(old, str) and isinstance(new, str) and old != new:
            if not self.are_equal_dates(old, new):
                yield f"{path}: {old!r} is written as {new!r}"
        elif isinstance(old, bool) != isinstance(new, bool) or old != new:
            yield f"{path}: {old!r} is written as {new!r}"

    def are_equal_dates(self, old, new):
        try:
            dates = [datetime.datetime.fromisoformat(text.upper()) for text in (old, new)]
        except ValueError:
            return False
        self.dates += 1
        return dates[0] == dates[1]


def documents(path):
    text = path.read_text()
    return [line for line in text.splitlines() if line.strip()] if path.suffix == ".jsonl" else [text]


def cases():
    found = [Case([path]) for path in sorted((HERE / "Shapes").glob("*.json*"))]
    found += [
        Case(sorted(folder.glob("*.json")))
        for folder in sorted((HERE / "Shapes").iterdir()) if folder.is_dir()]
    if not DATA.is_dir():
        print(f"{DATA} is absent: only the shapes of {HERE.name} are tested")
        return found
    found += [Case([path]) for path in sorted(DATA.glob("*.json"))]
    found += [
        Case(sorted(folder.glob("*.json"))) for folder in sorted((DATA / "github").iterdir())]
    return found


def main():
    all_cases = cases()
    comparison = Comparison()
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        (work / "Sources").mkdir()
        (work / "Package.swift").write_text(MANIFEST)
        for case in all_cases:
            case.print_model(work / "Sources")
        (work / "Sources/main.swift").write_text(program(all_cases))
        build = ["swift", "build", "--package-path", work, "--scratch-path", SCRATCH,
                 "--disable-build-manifest-caching"]
        done = subprocess.run(build, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(done.stdout + done.stderr)
        jobs = []
        for case in all_cases:
            for text in [text for path in case.files for text in documents(path)]:
                pair = work / f"{len(jobs)}.in", work / f"{len(jobs)}.out"
                pair[0].write_text(text)
                jobs.append((case, text, *pair))
        lines = "".join(f"{case.namespace}\t{old}\t{new}\n" for case, _, old, new in jobs)
        done = subprocess.run(
            [SCRATCH / "debug/inferred-models"], input=lines, capture_output=True, text=True)
        faults = done.stdout.splitlines() + done.stderr.splitlines()
        for case, text, _, new in jobs:
            if new.exists():
                pair = [json.loads(each) for each in (text, new.read_text())]
                faults += [f"{case.namespace}: {each}" for each in comparison.differences(*pair)]
    print(
        f"{len(all_cases)} models, {len(jobs)} documents, {comparison.values} values; "
        f"not written: {comparison.nulls} nulls; in UTC: {comparison.dates} dates")
    if faults:
        raise SystemExit("\n".join(faults[:40]))


if __name__ == "__main__":
    main()
