#!/usr/bin/env python3
"""Compiles and runs the Swift code of the guide as printed.

usage: Tests/Tools/Guide/snippets.py [--scratch-path FOLDER] [DOCUMENT ...]

The code blocks of a document are one program: a block can use the types and the variables of those
before it. A block that declares a type again starts another program, and so does the line
`<!-- another program -->` before a block. A program also has the imports of the one before it, and
without imports those of Foundation and Isomer. Manifests are excluded, and so are blocks with `…` in
their code.

The comment after `print(…)`, or after `try issue.jsonString(…)`, is the expected output. It can have
several lines, also one for each iteration of a loop:

    print(issue.id)      // 7
    print(error)
    // a.b: expected a string, found null (line 1, column 8, byte 7)

Indented lines continue the line before them if the output is too long for a line of the guide:

    // a.b: expected a string, found null
    //   (line 1, column 8, byte 7)
    // {"id":7,
    //   "title":"A"}

An output that is missing because its statement did not run is a failure.

A block without a language after the line `<!-- error: EXPRESSION -->` is the description of the error
that the expression throws.

A block after the line `<!-- in: FILE -->` is a part of that file, which another step compiles. A line
with `…` stands for any lines.

Sources have the line numbers of the document, so the errors of the compiler show its lines.
"""

import argparse
import itertools
import pathlib
import re
import subprocess
import sys
import tempfile
from typing import NamedTuple

from project import ROOT, run

# DiagnosticGuideTests compares the examples of diagnostics, half of which must not compile, and
# tutorial.py follows the tutorial.
DOCUMENTS = ["README.md"] + sorted(
    str(page.relative_to(ROOT)) for page in (ROOT / "Sources").glob("*/*.docc/**/*.md")
    if page.parent.name != "Diagnostics" and page.stem != "Tutorial")

# The code in a line, without comments and the contents of strings.
NO_CODE = re.compile(r'#".*?"#|"(?:\\.|[^"\\])*"|//.*')
DECLARATION = re.compile(
    r"(?:@\w+ |(?:public|package|private|fileprivate|final|indirect|nonisolated|open) )*"
    r"(?P<kind>import|struct|enum|class|actor|protocol|extension|func|typealias) (?P<name>[\w.]+)")
# A statement with its output in a comment on the same or on the next line.
PRINTED = re.compile(r"^(?P<indent> *)print\((?P<items>.*?)\)(?: +// ?(?P<output>.*))?$")
RETURNED = re.compile(
    r"^(?P<indent> *)(?P<items>try [\w.]+\.jsonString\(.*?\)) +// (?P<output>[\[{\"].*)$")
COMMENT = re.compile(r"^ *// ?(?P<output>.*)$")
FAILING = re.compile(r"^<!-- error: (?P<expression>.*) -->$")
QUOTED = re.compile(r"^<!-- in: (?P<file>.*) -->$")

SUPPORT = """import Foundation

/// The outputs in the document by their lines, and those of the program.
let expected: [Int: String] = [EXPECTED]
nonisolated(unsafe) var printed: [Int: [String]] = [:]

/// Keeps the text that `print` would print in a line of the document.
func keep(line: Int, _ items: Any...) {
  printed[line, default: []].append(items.map { "\\($0)" }.joined(separator: " "))
}

/// Returns whether the output of a line is the expected one, whose indented lines may continue others.
func isExpected(line: Int) -> Bool {
  let text = printed[line]?.joined(separator: "\\n")
  let continued = ["", " "].map { joint in
    expected[line]?.replacingOccurrences(of: "\\n +", with: joint, options: .regularExpression)
  }
  return text == expected[line] || continued.contains(text)
}

/// Compares all outputs with those in the document. Lines that did not run have none.
func finish() {
  let lines = expected.keys.sorted().filter { !isExpected(line: $0) }
  for line in lines {
    let found = printed[line]?.joined(separator: "\\n") ?? "nothing"
    print("DOCUMENT:\\(line): expected \\(expected[line]!)\\n  printed \\(found)")
  }
  exit(lines.isEmpty ? 0 : 1)
}
"""


class Block(NamedTuple):
    """A block of Swift code, and the index of its first line in the document.

    A block with a failing expression contains the description of its error instead of code. A block
    with a file is a part of it.
    """

    start: int
    lines: list
    is_first: bool = False
    failing: str | None = None
    file: str | None = None

    @property
    def is_quotation(self):
        """True if the file contains the lines, possibly indented."""
        parts = re.split(r"^ *…\n", "\n".join(self.lines) + "\n", flags=re.MULTILINE)
        text = unindented((ROOT / self.file).read_text())
        return all(unindented(part) in text for part in parts)

    @property
    def is_complete(self):
        """True unless the block is a manifest or leaves something out."""
        return not any("swift-tools-version" in line or "…" in code(line) for line in self.lines)


class Chunk(NamedTuple):
    """A declaration or a statement at the top level of a block, with the comments before it."""

    start: int
    lines: list

    @property
    def declaration(self):
        """The kind and the name of the declaration; None for a statement."""
        for line in self.lines:
            if code(line).strip():
                match = DECLARATION.match(line)
                return match and (match["kind"], match["name"])
        return None


def unindented(text):
    """Returns a text without the spaces at the start of its lines."""
    return re.sub(r"^ +", "", text, flags=re.MULTILINE)


def code(line):
    """Returns the code of a line."""
    return NO_CODE.sub("", line)


def blocks(lines):
    """Returns the blocks of Swift code in a document."""
    start = None
    for index, line in enumerate(lines):
        if start is not None and line.startswith("```"):
            is_first = before[-1:] == ["<!-- another program -->"]
            expression = failing["expression"] if failing else None
            quoted = QUOTED.match(before[-1]) if before else None
            yield Block(
                start, lines[start:index], is_first, expression, quoted and quoted["file"])
            start = None
        elif line in ("```swift", "```"):
            before = [each for each in lines[:index] if each]
            failing = line == "```" and before and FAILING.match(before[-1])
            if line == "```swift" or failing:
                start = index + 1


def chunks(block):
    """Splits a block where no bracket and no string of several lines is open."""
    begin, depth, is_text = 0, 0, False
    for index, line in enumerate(block.lines):
        parts = line.split('"""')
        # Every second part is in a string; the first one is, if the line begins in a string.
        outside = "".join(code(part) for part in parts[is_text::2])
        is_text ^= len(parts) % 2 == 0
        depth += sum(map(outside.count, "([{")) - sum(map(outside.count, ")]}"))
        if depth == 0 and not is_text and outside.strip() and not continues(block.lines, index + 1):
            yield Chunk(block.start + begin, block.lines[begin:index + 1])
            begin = index + 1
    if begin < len(block.lines):
        yield Chunk(block.start + begin, block.lines[begin:])


def continues(lines, index):
    """Returns whether a line is indented and thus belongs to the statement before it."""
    return index < len(lines) and lines[index].startswith(" ")


class Program:
    """The blocks of a document that form one program."""

    def __init__(self, document, number, size, imports):
        self.document = document
        self.name = f"snippets-{pathlib.Path(document).stem.lower()}-{number}"
        self.imports, self.types, self.scopes, self.outputs = set(imports), set(), 0, {}
        self.declarations, self.statements = [""] * size, [""] * size

    def can_contain(self, block):
        """Returns whether the types of a block have other names than those of the program."""
        return self.types.isdisjoint(declared_types(block))

    def add(self, block):
        """Adds a block. Its statements are in a scope inside that of the previous block."""
        if block.failing:
            self.outputs[block.start + 1] = literal(block.lines)
            self.statements[block.start] = (
                f"do {{ _ = {block.failing} }} catch {{ keep(line: {block.start + 1}, error) }}")
            return
        self.types.update(declared_types(block))
        self.statements[block.start - 1] = "do {"
        self.scopes += 1
        for chunk in chunks(self.with_outputs(block)):
            if chunk.declaration and chunk.declaration[0] == "import":
                self.imports.add(chunk.declaration[1])
                continue
            lines = self.declarations if chunk.declaration else self.statements
            lines[chunk.start:chunk.start + len(chunk.lines)] = chunk.lines

    def with_outputs(self, block):
        """Returns the block with calls of `keep` for statements whose output is in a comment."""
        lines = list(block.lines)
        for index, line in enumerate(lines):
            match = RETURNED.match(line) or PRINTED.match(line)
            output = match and ([match["output"]] if match["output"] else comment(lines, index + 1))
            if output:
                number = block.start + index + 1
                self.outputs[number] = literal(output)
                lines[index] = f'{match["indent"]}keep(line: {number}, {match["items"]})'
        return Block(block.start, lines)

    @property
    def modules(self):
        """The imported modules."""
        return sorted(self.imports or {"Foundation", "Isomer"})

    def write(self, folder):
        """Writes the sources to a folder of the program."""
        folder = folder / self.name
        folder.mkdir(parents=True)
        imports = "; ".join(f"import {module}" for module in self.modules)
        ending = ["}" * self.scopes, "finish()", ""]
        outputs = ", ".join(f"{line}: {text}" for line, text in self.outputs.items())
        (folder / "Declarations.swift").write_text("\n".join([imports] + self.declarations[1:]))
        (folder / "main.swift").write_text(
            "\n".join([f"{imports}; import Foundation"] + self.statements[1:] + ending))
        support = SUPPORT.replace("DOCUMENT", self.document)
        (folder / "Support.swift").write_text(support.replace("EXPECTED", outputs or ":"))

    def target(self):
        """Returns the target in the manifest."""
        products = ", ".join(
            f'.product(name: "{module}", package: "Isomer")'
            for module in self.modules if module.startswith("Isomer"))
        plugin = '.plugin(name: "IsomerPlugin", package: "Isomer")' if products else ""
        return f"""    .executableTarget(
      name: "{self.name}", dependencies: [{products}], plugins: [{plugin}]),
"""


def declared_types(block):
    """Returns the names of the types that a block declares."""
    found = [chunk.declaration for chunk in chunks(block)]
    return {pair[1] for pair in found if pair and pair[0] not in ("import", "extension", "func")}


def comment(lines, index):
    """Returns the texts of the lines from an index that are comments."""
    found = itertools.takewhile(bool, (COMMENT.match(line) for line in lines[index:]))
    return [match["output"] for match in found]


def literal(lines):
    """Returns a Swift literal for the text of some lines."""
    return '#"' + "\\#n".join(lines) + '"#'


def programs(document):
    """Returns the programs of a document, and prints the excluded blocks."""
    lines = (ROOT / document).read_text().splitlines()
    found = []
    for block in blocks(lines):
        if block.file:
            if not block.is_quotation:
                sys.exit(f"{document}:{block.start}: not in {block.file}")
            continue
        if not block.is_complete:
            print(f"{document}:{block.start}: excluded")
            continue
        if not found or block.is_first or not found[-1].can_contain(block):
            imports = found[-1].imports if found else set()
            found.append(Program(document, len(found) + 1, len(lines), imports))
        found[-1].add(block)
    return found


def write_package(folder, all_programs):
    """Writes a package with a target for each program."""
    for program in all_programs:
        program.write(folder / "Sources")
    (folder / "Package.swift").write_text(f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Snippets", platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "{ROOT}")],
  targets: [
{"".join(program.target() for program in all_programs)}  ],
  swiftLanguageModes: [.v6])
""")


def main():
    """Builds all programs as one package and runs them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--scratch-path", type=pathlib.Path, default=ROOT / ".build")
    parser.add_argument("documents", nargs="*", default=DOCUMENTS)
    arguments = parser.parse_args()
    scratch = arguments.scratch_path.absolute()
    all_programs = [program for each in arguments.documents for program in programs(each)]
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        write_package(work, all_programs)
        run("swift", "build", "--package-path", work, "--scratch-path", scratch,
            "--disable-build-manifest-caching")
    faults = []
    for program in all_programs:
        command = [scratch / "debug" / program.name]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            faults.append(f"{program.name}\n{done.stdout}{done.stderr}")
    if faults:
        sys.exit("\n".join(faults))
    print(f"{len(all_programs)} programs of {len(arguments.documents)} documents run as printed")


if __name__ == "__main__":
    main()
