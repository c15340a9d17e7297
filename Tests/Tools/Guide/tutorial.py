#!/usr/bin/env python3
"""Follows articles of the guide: creates their files, runs their commands, and compares their output.

usage: Tests/Tools/Guide/tutorial.py [--scratch-path FOLDER] [ARTICLE ...]

A code block after a paragraph that ends with the path of a file and a colon is the new text of the
file; if a command has written the file, the block is compared with it. A bash block is run in the
folder of a package. The lines of the block or the quotation after it must appear in the output, in
this order; `…` stands for any text, and an indented line can continue the line before it. A command must
fail if they contain `error: `.

The tutorial begins with an empty folder, the other articles with a package with a target App.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile
from typing import NamedTuple

from project import ROOT

GUIDE = ROOT / "Sources/Isomer/Isomer.docc"
ARTICLES = [
    "Tutorial", "Commands", "HowItWorks", "ModelsFromSamples", "Samples", "Schemas", "TestingModels"]
BLOCK = re.compile(
    r"^```(?P<language>\w*)\n(?P<text>.*?)^```$|(?P<quotation>(?:^>[^\n]*\n)+)", re.M | re.S)
PATH = re.compile(r"`([\w/-]*[./][\w.-]+)`[^`]*:$")
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App", platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../Isomer")],
  targets: [
    .target(
      name: "App", dependencies: [.product(name: "Isomer", package: "Isomer")],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ])
"""


class Step(NamedTuple):
    """A block of the article: a file with its path, commands, or an output."""

    line: int
    language: str
    path: str | None
    text: str


def steps(article):
    """Returns the blocks of an article."""
    found, end = [], 0
    for match in BLOCK.finditer(article):
        path = PATH.search(article[end:match.start()].rstrip())
        line = article.count("\n", 0, match.start()) + 1
        text = match["text"] or re.sub("^> ?", "", match["quotation"], flags=re.M)
        found.append(Step(line, match["language"] or "", path and path[1], text))
        end = match.end()
    return found


class Package:
    """The package of an article in a folder."""

    def __init__(self, folder, scratch):
        self.folder = folder
        self.written = set()
        self.options = f"--scratch-path {scratch} --disable-build-manifest-caching"

    def write(self, path, text):
        """Writes a file, or compares it with that of a command, and returns the difference.

        The folder of Isomer is this project.
        """
        file = self.folder / path
        if file.exists() and path not in self.written:
            return missing(text, file.read_text())
        self.written.add(path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace('path: "../Isomer"', f'name: "Isomer", path: "{ROOT}"'))
        return None

    def fault(self, commands, expected):
        """Runs commands and returns how they differ from what is expected; None if they do not."""
        script = re.sub(r"^(\w+=\w+ )?swift (\w+)", rf"\1swift \2 {self.options}", commands, flags=re.M)
        done = subprocess.run(
            ["bash", "-e", "-c", script], cwd=self.folder, check=False, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if (done.returncode != 0) != ("error: " in expected):
            return f"exit code {done.returncode}\n{done.stdout}"
        return missing(expected, done.stdout)


def missing(expected, found):
    """Returns the first line that is not in a text, or in another order; None if there is none."""
    rest = without_times(found)
    for line in filter(None, re.split(r"\s*…\s*|\n", without_times(expected))):
        # An indented line can continue the line before it.
        _, match, rest = rest.partition(line if line in rest else line.lstrip())
        if not match:
            return f"missing, or in another order: {line}\n{found}"
    return None


def without_times(text):
    """Returns a text with the same time for all durations."""
    return re.sub(r"\d+\.\d+ s\b", "0.00 s", text)


def follow(article, scratch):
    """Follows an article, and stops at the first difference."""
    all_steps = steps(article.read_text())
    with tempfile.TemporaryDirectory() as name:
        package = Package(pathlib.Path(name), scratch)
        if article.stem != "Tutorial":
            package.write("Package.swift", MANIFEST)
        for step, following in zip(all_steps, all_steps[1:] + [Step(0, "", None, "")]):
            fault = None
            if step.language == "bash":
                is_output = not following.language and not following.path
                fault = package.fault(step.text, following.text if is_output else "")
            elif step.path:
                fault = package.write(step.path, step.text)
            elif step.language and article.stem == "Tutorial":
                fault = "no path of a file before the block"
            if fault:
                sys.exit(f"{article.relative_to(ROOT)}:{step.line}: {fault}")
    print(f"{article.relative_to(ROOT)}: {len(all_steps)} blocks")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scratch-path", type=pathlib.Path, default=ROOT / ".build")
    parser.add_argument("articles", nargs="*", default=ARTICLES)
    arguments = parser.parse_args()
    for name in arguments.articles:
        follow(GUIDE / f"{name}.md", arguments.scratch_path.absolute())


if __name__ == "__main__":
    main()
