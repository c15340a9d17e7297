#!/usr/bin/env python3
"""Checks that the prose uses the terms of the glossary and plain sentences, and the width of code.

usage: Tests/Tools/Guide/words.py

The prose is README.md, the articles, the comments, and the texts in strings of the sources, which
contain the diagnostics and the errors. Code is excluded: code blocks in articles except for their
comments, and text in backticks.

DocC cuts off code after 76 columns, so that no line of a code block is longer, in articles and in the
doc comments of public declarations.
"""

import re
import sys
from typing import NamedTuple

from project import ROOT, run


# The columns of code in an article or a doc comment.
COLUMNS = 76


class Rule(NamedTuple):
    """Words that are not used, and the plain ones."""

    pattern: str
    plain: str


RULES = [
    Rule(r"\bst(ands?|ood)\b", "is, appears, precedes, follows, overrides, means"),
    Rule(r"\bbehind\b", "after"),
    Rule(r"\bt(ells?|old)\b", "reports, determines, distinguishes"),
    Rule(r"\bways? out\b", "fix"),
    Rule(r"\b(takes?|took) (no )?part\b", "is skipped"),
    Rule(r"\bgo(es)? (no|that) way\b", "is neither read nor written, supports that direction"),
    Rule(r"\bbecomes? of\b", "how … is handled"),
    Rule(r"\bby hand\b", "manually, hand-written"),
    Rule(r"\bask(s|ed)? for\b", "has, uses, requires"),
    Rule(r"\b(kept|keeps?) (in|by) (an |the )?archives?\b", "archived, archives"),
    Rule(r"\barchives? keeps?\b", "archived, archives"),
    Rule(r"\bmembers? of (a|the) cluster\b|\bcluster's members?\b", "subtype, variant"),
    Rule(r"\bshapes?\b", "external mapping, schema, structure"),
    Rule(r"\b(two|one)-way\b", "both directions, read-only, write-only"),
    Rule(r"\bdoors?\b", "entry point"),
    Rule(r"(?<!\bin )\b(the|its|each|same) places? of\b", "location"),
    Rule(r"\b(has|have|with) (the|its|their) place\b", "location"),
    Rule(r"\bclaim(s|ed)?\b", "handle, accept"),
    Rule(r"\bwords? of (an|the) annotation\b|\bannotation words?\b", "option"),
    Rule(r"\bsettl(e|es|ed|ing)\b", "finish"),
    Rule(r"\bnine of ten\b", "the most common options"),
    Rule(r"\bmend(s|ed|ing)?\b", "fix"),
    Rule(r"\btwo minds\b|\brooms\b|\bown affair\b", "no metaphor"),
    Rule(r"(^|\. )(What|Whether|Of)\b(?![^.]*\?)", "a sentence with a subject"),
    Rule(r"\bof which\b", "two sentences"),
]


class Permission(NamedTuple):
    """A use of a word that a rule would report, with the reason why it is plain there."""

    path: str
    text: str
    reason: str


PERMISSIONS = [
    Permission("Sources/IsomerGenerator/Emit/", "shape", "printed code uses `ArchiveShape`"),
    Permission("Sources/IsomerGenerator/Emit/", "settl", "printed code calls `settle`"),
    Permission("Sources/IsomerCommands/Inference/", "shape", "the type `Shape` of documents"),
    Permission("Sources/Isomer/Isomer.docc/WorkingOnIsomer.md", "shape", "the same type"),
]


class Prose:
    """The prose in the lines of a file."""

    def __init__(self, path):
        self.is_article = path.suffix == ".md"
        self.is_block = False

    def text(self, line):
        """Returns the prose of the next line, without code in backticks."""
        parts = self.article_parts(line) if self.is_article else self.source_parts(line)
        return re.sub(r"`+[^`]*`+", "`…`", " ".join(parts)).strip()

    def article_parts(self, line):
        """Returns a line of an article, or the comment in a line of a code block."""
        if line.lstrip().startswith("```"):
            self.is_block = not self.is_block
            return []
        if self.is_block:
            return comments(line)
        return [line.lstrip("-*| ")]

    def source_parts(self, line):
        """Returns the comment and the strings in a line of a source."""
        if line.count('"""') % 2:
            self.is_block = not self.is_block
            return []
        return [line] if self.is_block else comments(line) + strings(line)


TOKEN = re.compile(r'(?P<string>"(?:\\.|[^"\\])*")|///?\s*(?:MARK: )?(?P<comment>.*)')


def comments(line):
    """Returns the text of the comment in a line, if any."""
    return [match["comment"] for match in TOKEN.finditer(line) if match["comment"]]


def strings(line):
    """Returns the strings in a line that contain several words, without interpolated code."""
    texts = [match["string"][1:-1] for match in TOKEN.finditer(line) if match["string"]]
    return [re.sub(r"\\\(.*?\)", "…", text) for text in texts if " " in text]


def is_permitted(path, word):
    """Returns whether a word is permitted in a file."""
    return any(
        path.startswith(permission.path) and permission.text in word.lower()
        for permission in PERMISSIONS)


def faults(path):
    """Returns a message for each word in a file that a rule replaces."""
    prose = Prose(ROOT / path)
    for number, line in enumerate((ROOT / path).read_text().splitlines(), 1):
        text = prose.text(line)
        for rule in RULES:
            match = re.search(rule.pattern, text)
            if match and not is_permitted(path, match[0]):
                yield f"{path}:{number}: '{match[0].strip()}': write {rule.plain}\n    {text}"


def published_lines(path):
    """Returns the lines of an article, or of the doc comments of public declarations, by number."""
    comment = []
    for number, line in enumerate((ROOT / path).read_text().splitlines(), 1):
        text = line.lstrip()
        if path.endswith(".md"):
            yield number, line
        elif text.startswith("///"):
            comment.append((number, text.removeprefix("///").removeprefix(" ")))
        elif not re.fullmatch(r"@\w+(\(.*\))?", text):
            if "public " in text:
                yield from comment
            comment = []


def wide_lines(path):
    """Returns a message for each line of code in an article or a doc comment that is too long."""
    indentation = None
    for number, line in published_lines(path):
        if line.lstrip().startswith("```"):
            is_start = indentation is None
            indentation = len(line) - len(line.lstrip()) if is_start else None
        elif indentation is not None and len(line) - indentation > COLUMNS:
            yield f"{path}:{number}: {len(line) - indentation} columns of code, more than {COLUMNS}"


def main():
    """Checks all files of the project with prose."""
    paths = run("git", "ls-files", "README.md", "Sources", "Plugins").split("\n")
    files = [path for path in paths if path.endswith((".md", ".swift"))]
    found = [fault for path in files for fault in faults(path)]
    published = [path for path in files if path.startswith("Sources") and "README" not in path]
    found += [fault for path in published for fault in wide_lines(path)]
    if found:
        sys.exit("\n".join(found))
    print(f"{len(files)} files use the terms of the glossary, their code fits {COLUMNS} columns")


if __name__ == "__main__":
    main()
