#!/usr/bin/env python3
"""Measures what the build costs: compiling mapped models against Codable ones, and the generator.

usage: compile-time.py models    [--models N] [--models-a-file N] [--rounds K] [--work DIR]
       compile-time.py tool      [--models N] [--rounds K] [--work DIR] [--files N] [--lines N]
       compile-time.py generator [--models N] [--rounds K] [--work DIR] [--files N] [--lines N]

`models` builds N models of twelve properties, once with synthesised Codable and once mapped, in a debug
and in a release build. A debug build of some dozen files is split among the processors by the order of
the files, so that most generated files land together: with ten models a file and two processors the
clock tells of that, the processor time does not. Dependencies are built before; what is timed is the last step, with everything of
the target removed: generating, compiling, linking. Planning, which a build with nothing to do takes too,
is measured apart and taken off (net) before the ratio. Where others use the machine too, the time of the
processors tells more than the clock.

`tool` makes a target of many files with N models among them. It times clean, unchanged and incremental
builds with the plugin and without. `generator` runs the generator alone over N models, and over files
without models.

Times are medians in seconds. Everything is made below DIR, by default a temporary folder.
"""

import argparse
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

PROJECT = pathlib.Path(__file__).resolve().parents[2]


def model(number, mapped):
    """One model of twelve properties; the keys of five of them are written in snake case.

    They are public: of internal ones that nobody uses, the compiler drops whatever it can.
    """
    marker = "// @mapped keys: .snake\n" if mapped else ""
    conformances = "" if mapped else ": Codable"
    keys = "" if mapped else f"""

  private enum CodingKeys: String, CodingKey {{
    case id, title, score, kind, tags, counts, owner
    case isActive = "is_active"
    case pageURL = "page_url"
    case createdAt = "created_at"
    case subTitle = "sub_title"
    case parentID = "parent_id"
  }}"""
    simple = "// @mapped\n" if mapped else ""
    return f"""
{marker}public struct Model{number}{conformances} {{
  public var id: Int
  public var title: String
  public var subTitle: String?
  public var isActive: Bool
  public var score: Double
  public var pageURL: URL?
  public var createdAt: Date
  public var parentID: UInt32?
  public var kind: Kind{number}
  public var tags: [String]
  public var counts: [String: Int]
  public var owner: Owner{number}?{keys}
}}

{simple}public enum Kind{number}: String{"" if mapped else ", Codable"} {{
  case first, second, third
}}

{simple}public struct Owner{number}{conformances} {{
  public var id: Int
  public var name: String
}}
"""


def filler(number, lines):
    """Plain Swift such as stands around models: types, functions, strings and comments."""
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


def manifest(plugin):
    dependency = f'[.package(name: "Isomer", path: "{PROJECT}")]' if plugin else "[]"
    target = ", dependencies: [.product(name: \"Isomer\", package: \"Isomer\")]" if plugin else ""
    use = ', plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")]' if plugin else ""
    return f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Timed", platforms: [.macOS(.v13)], dependencies: {dependency},
  targets: [.target(name: "Timed"{target}{use})], swiftLanguageModes: [.v6])
"""


class Package:
    """A package with one target, on disk."""

    def __init__(self, folder, plugin):
        self.folder = folder
        self.plugin = plugin
        self.sources = folder / "Sources" / "Timed"
        self.sources.mkdir(parents=True, exist_ok=True)
        (folder / "Package.swift").write_text(manifest(plugin))

    def write(self, name, text):
        (self.sources / name).write_text(text)

    def build(self, configuration):
        """Builds, and returns the seconds on the clock and of the processors."""
        before = os.times()
        start = time.monotonic()
        command = ["swift", "build", "-c", configuration, "--package-path", str(self.folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        wall = time.monotonic() - start
        after = os.times()
        if done.returncode != 0:
            sys.exit(done.stdout + done.stderr)
        used = after.children_user + after.children_system
        return wall, used - before.children_user - before.children_system

    def clean(self, configuration):
        """Removes what was made of the target, and leaves its dependencies built."""
        for file in (self.folder / ".build").glob(f"*/{configuration}/Timed.build/*"):
            # The lists of files are written while planning, and only then.
            if file.is_file() and file.suffix != ".json" and file.name != "sources":
                file.unlink()
        for file in (self.folder / ".build").glob(f"*/{configuration}/Modules/Timed.*"):
            file.unlink()
        for folder in (self.folder / ".build/plugins/outputs").glob("*/Timed"):
            shutil.rmtree(folder)

    def median(self, configuration, rounds, prepare):
        """The median of builds, each after `prepare`."""
        samples = []
        for _ in range(rounds):
            # Two changes within one second can be taken for one.
            time.sleep(1.1)
            prepare()
            samples.append(self.build(configuration))
        return [statistics.median(column) for column in zip(*samples)]


def time_models(arguments, work):
    packages = {"Codable": Package(work / "coded", False), "mapped": Package(work / "mapped", True)}
    for name, package in packages.items():
        for first in range(0, arguments.models, arguments.models_a_file):
            numbers = range(first, min(first + arguments.models_a_file, arguments.models))
            models = "".join(model(number, name == "mapped") for number in numbers)
            package.write(f"Models{first}.swift", "import Foundation\n" + models)
    print(
        f"{arguments.models} models of twelve properties, {arguments.models_a_file} a file; "
        f"medians of {arguments.rounds}, seconds"
    )
    print(f"{'':18}{'clock':>10}{'net':>8}{'ratio':>8}{'processor':>14}{'net':>8}{'ratio':>8}")
    for configuration in ["debug", "release"]:
        nets = []
        for name, package in packages.items():
            package.build(configuration)
            idle = package.median(configuration, arguments.rounds, lambda: None)
            full = package.median(
                configuration, arguments.rounds, lambda: package.clean(configuration)
            )
            nets.append([full[0] - idle[0], full[1] - idle[1]])
            cells = f"{configuration:8}{name:10}"
            for column, width in enumerate([10, 14]):
                ratio = f"{nets[1][column] / nets[0][column]:.2f}" if len(nets) == 2 else ""
                cells += f"{full[column]:{width}.2f}{nets[-1][column]:8.2f}{ratio:>8}"
            print(cells, flush=True)


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
    """Runs the tool, which is never optimised, over models alone and over files without models."""
    build = ["swift", "build", "--package-path", str(PROJECT), "--product", "isomer-generate"]
    build += ["--scratch-path", str(work / "generator")]
    subprocess.run(build, capture_output=True, check=True)
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
        command = [str(work / "generator/debug/isomer-generate"), "generate", "--module", "Timed"]
        command += ["--output", str(work / "output" / name)] + sorted(map(str, sources.iterdir()))
        subprocess.run(command, check=True)
        # The system counts in ticks: a mean tells more than a median.
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        for _ in range(arguments.rounds):
            subprocess.run(command, check=True)
        used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        user = used / arguments.rounds - start
        if texts == [""]:
            start = user
        else:
            size = sum(map(len, texts)) / 1e6
            print(f"{len(texts):5} {name:12}{user:8.3f} s{size / user:8.1f} MB/s")


def time_builds(arguments, work, files):
    for plugin in [False, True]:
        package = Package(work / ("with" if plugin else "without"), plugin)
        for name, text in files.items():
            package.write(name, text)
        package.build("debug")
        edits = iter(range(1_000_000))
        added = package.sources / "Added.swift"

        def edit(name):
            comment = f"\n// edit {next(edits)}\n"
            package.write(name, files[name] + comment)

        def rename():
            # Another name for a property: another key, so another mapping.
            text = files["File0.swift"].replace("subTitle", f"subTitle{next(edits)}")
            package.write("File0.swift", text)

        steps = {
            "clean": lambda: package.clean("debug"),
            "nothing changed": lambda: None,
            "a comment in a file without models": lambda: edit(f"File{arguments.files - 1}.swift"),
            "a comment in a file with models": lambda: edit("File0.swift"),
            "another property": rename,
            "a file added": lambda: added.write_text(f"struct Added{next(edits)} {{}}\n"),
        }
        for name, prepare in steps.items():
            rounds = 1 if name == "clean" else arguments.rounds
            if name == "a file added":
                rounds = 1
            wall, _ = package.median("debug", rounds, prepare)
            which = "with" if plugin else "without"
            print(f"debug build, {which} plugin, {name}: {wall:.2f}", flush=True)
        added.unlink()


def main():
    parser = argparse.ArgumentParser(
        usage=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("part", choices=["models", "tool", "generator"])
    parser.add_argument("--models", type=int, default=100)
    parser.add_argument("--models-a-file", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--files", type=int, default=1000)
    parser.add_argument("--lines", type=int, default=200_000)
    parser.add_argument("--work", type=pathlib.Path)
    arguments = parser.parse_args()
    work = arguments.work or pathlib.Path(tempfile.mkdtemp(prefix="isomer-"))
    try:
        parts = {"models": time_models, "tool": time_tool, "generator": time_generator}
        parts[arguments.part](arguments, work)
    finally:
        if arguments.work is None:
            shutil.rmtree(work)


if __name__ == "__main__":
    main()
