#!/usr/bin/env python3
"""Measures the time of the generator, alone and in builds of a target with many files.

usage: compile-time.py tool      [--models N] [--rounds K] [--work DIR] [--files N] [--lines N]
       compile-time.py generator [--models N] [--rounds K] [--work DIR] [--files N] [--lines N]

`tool` creates a target of many files that contain N models. It measures clean, unchanged and
incremental builds with and without the plugin: medians in seconds of elapsed time. `generator`
runs the generator alone on N models, and on files without models.

The files are created in DIR, by default a temporary folder. weight.py measures the other costs of
a build.
"""

import argparse
import pathlib
import resource
import shutil
import statistics
import tempfile
import time

from consumer import BY_PATH, PROJECT, build, model, run, write_package


def filler(number, lines):
    """Returns Swift code without models: types, functions, strings and comments."""
    text = [f"/// Plain code, number {number}.", f"struct Plain{number} {{", "  var total = 0", ""]
    function = 0
    while len(text) < lines - 12:
        text += [
            f"  /// Adds something to the total; see also `step{function}`.",
            f"  mutating func step{function}(_ amount: Int) -> String {{",
            f"    // A comment with a word at a time: {function}",
            f"    let limit = {function} &* 7",
            "    if amount > limit {",
            "      total &+= amount",
            '      return "above \\(limit)"',
            "    }",
            "    total &-= 1",
            f'    return "below {function}"',
            "  }",
            "",
        ]
        function += 1
    return "\n".join(text + ["}", ""])


class Timed:
    """A package with one target in a folder."""

    def __init__(self, folder, plugin):
        self.folder = folder
        self.sources = folder / "Sources" / "Timed"
        products = ["Isomer"] if plugin else []
        write_package(folder, {"Timed": products}, BY_PATH if plugin else None, "target")

    def write(self, name, text):
        (self.sources / name).write_text(text)

    def clean(self):
        """Removes the build products of the target, but not those of its dependencies."""
        for file in (self.folder / ".build").glob("*/debug/Timed.build/*"):
            # SwiftPM writes the lists of files only when it plans a build.
            if file.is_file() and file.suffix != ".json" and file.name != "sources":
                file.unlink()
        for file in (self.folder / ".build").glob("*/debug/Modules/Timed.*"):
            file.unlink()
        for folder in (self.folder / ".build/plugins/outputs").glob("*/Timed"):
            shutil.rmtree(folder)

    def median(self, rounds, prepare):
        """Returns the median of debug builds, in seconds of elapsed time, each after `prepare`."""
        samples = []
        for _ in range(rounds):
            # A second change within one second can be missed.
            time.sleep(1.1)
            prepare()
            samples.append(build(self.folder, "debug").clock)
        return statistics.median(samples)


def time_tool(arguments, work):
    files = {}
    lines = arguments.lines // arguments.files
    for number in range(arguments.files):
        text = filler(number, lines)
        if number < arguments.models:
            added = model(number, True)
            text = "import Foundation\n" + added + filler(number, lines - added.count("\n") - 1)
        files[f"File{number}.swift"] = text
    total = sum(text.count("\n") for text in files.values())
    print(f"{len(files)} files, {total} lines, {arguments.models} models among them; seconds")
    time_builds(arguments, work, files)


def time_generator(arguments, work):
    """Runs the tool, which is never optimised, on models alone and on files without models."""
    scratch = work / "generator"
    build(PROJECT, "debug", "--product", "isomer-generate", "--scratch-path", scratch)
    lines = arguments.lines // arguments.files
    targets = {
        "empty file": [""],
        "models": ["import Foundation\n" + model(n, True) for n in range(arguments.models)],
        "plain files": [filler(n, lines) for n in range(arguments.files)],
    }
    print("user seconds beyond those of an empty file")
    start = 0
    for name, texts in targets.items():
        sources = work / "sources" / name
        sources.mkdir(parents=True, exist_ok=True)
        for number, text in enumerate(texts):
            (sources / f"File{number}.swift").write_text(text)
        command = [scratch / "debug/isomer-generate", "generate", "--module", "Timed"]
        command += ["--output", work / "output" / name, *sorted(sources.iterdir())]
        run(*command)
        # The system counts in ticks, so a mean is more exact than a median.
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        for _ in range(arguments.rounds):
            run(*command)
        used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        user = used / arguments.rounds - start
        if texts == [""]:
            start = user
        else:
            size = sum(map(len, texts)) / 1e6
            print(f"{len(texts):5} {name:12}{user:8.3f} s{size / user:8.1f} MB/s")


def time_builds(arguments, work, files):
    for plugin in [False, True]:
        package = Timed(work / ("with" if plugin else "without"), plugin)
        for name, text in files.items():
            package.write(name, text)
        build(package.folder, "debug")
        edits = iter(range(1_000_000))
        added = package.sources / "Added.swift"

        def edit(name):
            comment = f"\n// edit {next(edits)}\n"
            package.write(name, files[name] + comment)

        def rename():
            # A new name of a property changes its key, and with it the mapping.
            text = files["File0.swift"].replace("subTitle", f"subTitle{next(edits)}")
            package.write("File0.swift", text)

        steps = {
            "clean": lambda: package.clean(),
            "nothing changed": lambda: None,
            "a comment in a file without models": lambda: edit(f"File{arguments.files - 1}.swift"),
            "a comment in a file with models": lambda: edit("File0.swift"),
            "another property": rename,
            "a file added": lambda: added.write_text(f"struct Added{next(edits)} {{}}\n"),
        }
        for name, prepare in steps.items():
            rounds = 1 if name in ["clean", "a file added"] else arguments.rounds
            which = "with" if plugin else "without"
            seconds = package.median(rounds, prepare)
            print(f"debug build, {which} plugin, {name}: {seconds:.2f}", flush=True)
        added.unlink()


def main():
    parser = argparse.ArgumentParser(
        usage=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("part", choices=["tool", "generator"])
    parser.add_argument("--models", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--files", type=int, default=1000)
    parser.add_argument("--lines", type=int, default=200_000)
    parser.add_argument("--work", type=pathlib.Path)
    arguments = parser.parse_args()
    work = arguments.work or pathlib.Path(tempfile.mkdtemp(prefix="isomer-"))
    try:
        {"tool": time_tool, "generator": time_generator}[arguments.part](arguments, work)
    finally:
        if arguments.work is None:
            shutil.rmtree(work)


if __name__ == "__main__":
    main()
