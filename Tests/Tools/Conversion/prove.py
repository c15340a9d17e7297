#!/usr/bin/env python3
"""Converts a target of another package, builds it, and compares old and new on its documents, or
runs the package's own tests before and after.

usage: Tests/Tools/Conversion/prove.py [OPTION …] PACKAGE TARGET [DOCUMENTS]
       Tests/Tools/Conversion/prove.py --tests [OPTION …] PACKAGE TARGET

  --scratch FOLDER  the folder for the build, to use it again
  --coders FILE     Swift statements that declare 'decoder' and 'encoder' as the program does; they
                    can use names of the target
  --widen, --keys STRATEGY, --dates TEXT  as for 'isomer convert'

PACKAGE is copied; nothing in it is changed. DOCUMENTS is a folder with JSON files below PACKAGE;
without it, the target is only built. Prints a row of a table: types converted and left, errors of
the first build, documents, values and types in the test, types with values, differences, and the
seconds of the conversion with the build of the tool; then the report of the test.

With --tests, the row contains the types converted and left, the tests that passed and failed before
and after, and the number of tests with another result; then the names of these tests. The exit code
is 1 if there are any.
"""

import argparse
import pathlib
import re
import shutil
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
ADDED = """
package.dependencies.append(.package(name: "Isomer", path: "{root}"))
for target in package.targets where target.name == "{target}" {{
  target.dependencies += [
    .product(name: "Isomer", package: "Isomer"), .product(name: "IsomerArchive", package: "Isomer"),
    .product(name: "IsomerCodable", package: "Isomer"),
    .product(name: "IsomerFoundation", package: "Isomer"),
  ]
  target.plugins = (target.plugins ?? []) + [.plugin(name: "IsomerPlugin", package: "Isomer")]
}}
"""
# Only the test of the comparison is built.
REMOVED = """
package.targets.removeAll {{ $0.type == .test && $0.name != "{target}Comparison" }}
"""


def run(folder, scratch, *words):
    command = [
        "swift", words[0], "--scratch-path", str(scratch), "--disable-build-manifest-caching",
        *words[1:]]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def errors(output):
    return sorted({line for line in output.splitlines() if re.match(r"/.*: error: ", line)})


def raise_tools_version(manifest):
    """Lets a manifest of an old version use plugins."""
    text = manifest.read_text()
    version = re.match(r"//\s*swift-tools-version:\s*(\d+)\.(\d+).*", text)
    if version and (int(version[1]), int(version[2])) < (5, 9):
        manifest.write_text("// swift-tools-version:5.9" + text[version.end():])


def results(folder, scratch):
    """Runs all tests; returns the results by name, and the output."""
    _, output = run(folder, scratch, "test")
    # A test without a result crashed, or ran when another did.
    found = {}
    for name in re.findall(r"^(?:Test Case '(.*)' started|◇ Test .* started)", output, re.MULTILINE):
        if name:
            found[name] = "crashed"
    for name, result in re.findall(r"^Test Case '(.*)' (passed|failed|skipped)", output, re.MULTILINE):
        found[name] = result
    swift = r"^. Test (?!run )(?:case )?(\".*?\"|\S+) (?:.*?)(passed|failed|skipped)\b"
    for name, result in re.findall(swift, output, re.MULTILINE):
        found[name] = "failed" if "failed" in (result, found.get(name)) else result
    return found, output


def compare_tests(package, folder, scratch, convert):
    before, output = results(folder, scratch)
    if not before:
        raise SystemExit("\n".join(errors(output)) or output[-3000:])
    converted, left = convert()
    after, output = results(folder, scratch)
    count = lambda found, passes: str(sum((each == "passed") == passes for each in found.values()))
    changed = {
        name: (before.get(name, "none"), after.get(name, "none"))
        for name in sorted(before.keys() | after.keys()) if before.get(name) != after.get(name)}
    cells = [package, converted, left, count(before, True), count(before, False),
             count(after, True), count(after, False), str(len(changed))]
    print("| package | converted | left | passed before | others before | passed after | others after"
          " | changed |\n|---|---|---|---|---|---|---|---|")
    print(f"| {' | '.join(cells)} |")
    if not after:
        print("\n".join(errors(output)) or output[-3000:])
        raise SystemExit(1)
    for name, pair in changed.items():
        print(f"{name}: {pair[0]} before, {pair[1]} after")
        print(*re.findall(rf"^.*error: -?\[?{re.escape(name)}.*$", output, re.MULTILINE), sep="\n")
    raise SystemExit(bool(changed))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scratch", type=pathlib.Path)
    parser.add_argument("--coders", type=pathlib.Path)
    parser.add_argument("package", type=pathlib.Path)
    parser.add_argument("target")
    parser.add_argument("documents", type=pathlib.Path, nargs="?")
    parser.add_argument("--tests", action="store_true")
    parser.add_argument("--widen", action="store_true")
    parser.add_argument("--keys")
    parser.add_argument("--dates")
    arguments = parser.parse_args()
    options = ["--widen"] if arguments.widen else []
    for name in ("keys", "dates"):
        if getattr(arguments, name):
            options += [f"--{name}", getattr(arguments, name)]
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work) / arguments.package.name
        shutil.copytree(arguments.package, folder, symlinks=True)
        # The list of tests of old toolchains.
        (folder / "Tests/LinuxMain.swift").unlink(missing_ok=True)
        scratch = arguments.scratch or pathlib.Path(work) / "build"
        manifest = folder / "Package.swift"
        raise_tools_version(manifest)
        check = []
        if arguments.documents:
            inside = arguments.documents.resolve().relative_to(arguments.package.resolve())
            check = ["--check", str(inside)]

        def convert():
            text = manifest.read_text()
            manifest.write_text(text + ADDED.format(root=ROOT, target=arguments.target))
            code, output = run(
                folder, scratch, "package", "--disable-sandbox",
                "--allow-writing-to-package-directory", "isomer", "convert", "--write", *check,
                "--target", arguments.target, *options)
            counts = re.search(r"(\d+) types? converted, (\d+) left", output)
            if code != 0 or not counts:
                raise SystemExit(output[-2000:])
            return counts.groups()

        if arguments.tests:
            compare_tests(arguments.package.name, folder, scratch, convert)
        start = time.monotonic()
        counts = convert()
        seconds = time.monotonic() - start
        with manifest.open("a") as file:
            file.write(REMOVED.format(target=arguments.target))
        if arguments.coders:
            test = next(folder.glob("Tests/*Comparison/Comparison/ComparisonTests.swift"))
            parts = re.split(r"(?<=of the program\.\n)|(?=  let comparison)", test.read_text(), 2)
            imports = f"import Testing\n\n@testable import {arguments.target}Before\n"
            test.write_text(
                parts[0].replace("import Testing\n", imports) + arguments.coders.read_text()
                + parts[2])
        code, output = run(folder, scratch, "build", "--target", arguments.target)
        first = errors(output)
        if code != 0 and not first:
            raise SystemExit(output[-2000:])
        output = ""
        if check:
            code, output = run(
                folder, scratch, "test", "--filter", f"{arguments.target}Comparison")
        # The messages of the test can be between the lines of the report.
        report = re.findall(
            r"^(?:\|.*|\d+ documents with .*|\d+ other values.*|No document for.*)$", output,
            re.MULTILINE)
        found = re.search(
            r"(\d+) documents with (\d+) values, (\d+) types: (\d+) with documents, (\d+) diff", output)
        cells = [arguments.package.name, *counts, str(len(first))]
        cells += list(found.groups()) if found else ["-"] * 5
        print("| package | converted | left | errors | documents | values | types | read | differences"
              " | seconds |\n|---|---|---|---|---|---|---|---|---|---|")
        print(f"| {' | '.join(cells)} | {seconds:.0f} |")
        print(*first, sep="\n")
        print("\n".join(report or errors(output)) or output[-3000:])


if __name__ == "__main__":
    main()
