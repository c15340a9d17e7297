#!/usr/bin/env python3
"""Follows the tutorial of the guide: creates its files, runs its commands, and compares their output.

usage: Tests/Guide/tutorial.py [--scratch-path FOLDER]

A code block after a paragraph that ends with the path of a file and a colon is the new text of the
file. A bash block is run in the folder of the package. The lines of the block after it must appear in
the output, in this order. A command must fail if they contain `error: `.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile
from typing import NamedTuple

from project import ROOT

ARTICLE = ROOT / "Sources/Isomer/Isomer.docc/Tutorial.md"
BLOCK = re.compile(r"^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.M | re.S)
PATH = re.compile(r"`([\w/]*[./][\w.]+)`[^`]*:$")


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
        found.append(Step(line, match["language"], path and path[1], match["text"]))
        end = match.end()
    return found


class Package:
    """The package of the tutorial in a folder."""

    def __init__(self, folder, scratch):
        self.folder = folder
        self.options = f"--scratch-path {scratch} --disable-build-manifest-caching"

    def write(self, path, text):
        """Writes a file. The folder of Isomer is this project."""
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace('path: "../Isomer"', f'name: "Isomer", path: "{ROOT}"'))

    def fault(self, commands, expected):
        """Runs commands and returns how they differ from what is expected; None if they do not."""
        script = re.sub(r"^swift (\w+)", rf"swift \1 {self.options}", commands, flags=re.M)
        done = subprocess.run(
            ["bash", "-e", "-c", script], cwd=self.folder, check=False, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if (done.returncode != 0) != ("error: " in expected):
            return f"exit code {done.returncode}\n{done.stdout}"
        rest = done.stdout
        for line in expected.splitlines():
            _, found, rest = rest.partition(line)
            if not found:
                return f"not in the output, or in another order: {line}\n{done.stdout}"
        return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scratch-path", type=pathlib.Path, default=ROOT / ".build")
    scratch = parser.parse_args().scratch_path.absolute()
    all_steps = steps(ARTICLE.read_text())
    with tempfile.TemporaryDirectory() as name:
        package = Package(pathlib.Path(name), scratch)
        for step, following in zip(all_steps, all_steps[1:] + [Step(0, "", None, "")]):
            fault = None
            if step.language == "bash":
                fault = package.fault(step.text, "" if following.language else following.text)
            elif step.path:
                package.write(step.path, step.text)
            elif step.language:
                fault = "no path of a file before the block"
            if fault:
                sys.exit(f"{ARTICLE.relative_to(ROOT)}:{step.line}: {fault}")
    print(f"{len(all_steps)} blocks")


if __name__ == "__main__":
    main()
