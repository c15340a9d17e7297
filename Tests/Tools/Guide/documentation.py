#!/usr/bin/env python3
"""Compiles the documentation of the libraries with DocC, and treats warnings as errors.

usage: Tests/Tools/Guide/documentation.py [--modules FOLDER] [--output FOLDER]

FOLDER of the modules is that of a build of this package, by default `.build/debug/Modules`. The
script finds broken and ambiguous links, public declarations at the top level of a module that the
topics of its landing page do not contain, articles that cannot be reached from it by links, questions
of the index without a link to their answer, quotes that DocC takes for asides, and links to missing files
in README.md and the files for GitHub. With --output, the documentation archives remain in that folder. `site.py` makes a site of them.
"""

import argparse
import json
import pathlib
import re
import shutil
import sys
import tempfile

from project import ROOT, run

# The index of questions, and the smallest number of them.
QUESTIONS, QUESTION_COUNT = "Sources/Isomer/Isomer.docc/Questions.md", 60
# The libraries; each one after those that it imports.
LIBRARIES = ["Isomer", "IsomerArchive", "IsomerCodable", "IsomerTesting", "IsomerFoundation", "IsomerStreams"]
# The kinds of asides that the guide uses.
ASIDES = {"Important", "Note", "Tip", "Warning"}


def find_docc():
    """Returns the path of DocC in the toolchain that the compiler belongs to."""
    if sys.platform == "darwin":
        return run("xcrun", "--find", "docc").strip()
    return pathlib.Path(shutil.which("swiftc")).resolve().with_name("docc")


def extract_symbols(modules, folder):
    """Writes the symbol graphs of the libraries to a folder of each."""
    triple = json.loads(run("swiftc", "-print-target-info"))["target"]["triple"]
    options = ["-I", modules, "-target", triple, "-skip-synthesized-members"]
    if sys.platform == "darwin":
        options += ["-sdk", run("xcrun", "--show-sdk-path").strip()]
    for library in LIBRARIES:
        (folder / library).mkdir()
        run("swift", "symbolgraph-extract", "-module-name", library, *options,
            "-minimum-access-level", "public", "-output-dir", folder / library)


def compile_catalogue(library, symbols, output):
    """Compiles the documentation of a library, with links to that of the libraries before it. Exits with
    the warnings of DocC, if any."""
    catalogue = ROOT / f"Sources/{library}/{library}.docc"
    dependencies = [word for other in LIBRARIES[:LIBRARIES.index(library)]
                    for word in ("--dependency", output / f"{other}.doccarchive")]
    run(find_docc(), "convert", catalogue, "--warnings-as-errors", "--ide-console-output",
        "--additional-symbol-graph-dir", symbols / library,
        "--fallback-display-name", library, "--fallback-bundle-identifier", library,
        "--fallback-default-module-kind", "Library",
        "--enable-experimental-external-link-support", *dependencies,
        "--output-dir", output / f"{library}.doccarchive")


def uncurated(library, symbols):
    """Returns the public top-level declarations that the landing page does not list."""
    page = (ROOT / f"Sources/{library}/{library}.docc/{library}.md").read_text()
    listed = set(re.findall(r"^- ``(\w+)``$", page, re.MULTILINE))
    graph = json.loads((symbols / library / f"{library}.symbols.json").read_text())
    names = {symbol["pathComponents"][0] for symbol in graph["symbols"]}
    return sorted(names - listed)


def unreachable(library):
    """Returns the articles that no chain of links connects with the landing page."""
    pages = {page.stem: page for page in (ROOT / f"Sources/{library}/{library}.docc").rglob("*.md")}
    reached, waiting = set(), [library]
    while waiting:
        name = waiting.pop()
        if name in pages and name not in reached:
            reached.add(name)
            waiting += re.findall(r"[<(]doc:([\w-]+)", pages[name].read_text())
    return sorted(pages.keys() - reached)


def missing_files(page):
    """Returns the files that a page of the project links to and that do not exist."""
    targets = re.findall(r"\]\(([\w./+-]+)(?:#[\w-]+)?\)", page.read_text())
    return sorted({target for target in targets if not (page.parent / target).exists()})


def unanswered():
    """Returns the questions of the index that have no link. Exits if there are too few questions."""
    questions = re.findall(r"^- .*", (ROOT / QUESTIONS).read_text(), re.MULTILINE)
    if len(questions) < QUESTION_COUNT:
        sys.exit(f"{QUESTIONS} has {len(questions)} questions; at least {QUESTION_COUNT} are expected")
    return [question for question in questions if not re.search(r"[<(]doc:\w", question)]


def accidental_asides(page):
    """Returns the first lines of quotes that DocC takes for asides of a kind of their own, because they
    contain a colon. With quotation marks before it, DocC crashes."""
    quotes = re.findall(r"(?:^|\n\n)(> [^:\n]*:.*)", page.read_text())
    return [quote for quote in quotes if quote[2:].partition(":")[0] not in ASIDES]


def compile_libraries(modules, output):
    """Checks all pages, and writes the documentation archive of each library to a folder."""
    for page in [ROOT / "README.md", *(ROOT / ".github").glob("*.md")]:
        if missing := missing_files(page):
            sys.exit(f"{page.name} links to {', '.join(missing)}")
    if questions := unanswered():
        sys.exit("\n".join([f"questions of {QUESTIONS} without a link:", *questions]))
    for page in ROOT.glob("Sources/*/*.docc/**/*.md"):
        if quotes := accidental_asides(page):
            sys.exit("\n".join([f"{page.name} has quotes with a colon in their first lines:", *quotes]))
    with tempfile.TemporaryDirectory() as name:
        symbols = pathlib.Path(name)
        extract_symbols(modules.absolute(), symbols)
        for library in LIBRARIES:
            compile_catalogue(library, symbols, output.absolute())
            if missing := uncurated(library, symbols):
                sys.exit(f"the topics of {library}.md do not contain {', '.join(missing)}")
            if missing := unreachable(library):
                sys.exit(f"no links lead from {library}.md to {', '.join(missing)}")
            print(f"{library}: documented")


def main():
    """Compiles all catalogues in one run."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--modules", type=pathlib.Path, default=ROOT / ".build/debug/Modules")
    parser.add_argument("--output", type=pathlib.Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        compile_libraries(arguments.modules, arguments.output or pathlib.Path(folder))


if __name__ == "__main__":
    main()
