"""The rows of the tables in the pages "Coming from …": declarations and documents of both sides."""

import pathlib
import re
from typing import NamedTuple

ERROR = "error"
DOCUMENT = re.compile(r"^> ?(?P<input>.*?)(?: ?-> (?P<peer>.*?)(?: <> (?P<isomer>.*))?)?$")
CELLS = re.compile(r" (?<!\\)\| ")


class Document(NamedTuple):
    """A text that both sides read, and the texts that they write; `error` if they refuse it."""

    line: int
    input: str
    peer: str | None
    isomer: str | None

    def text(self, peer, isomer):
        """Returns the line with other results. A side that is not run has the result None."""
        texts = [each for each in (peer, isomer) if each is not None]
        return f"> {self.input} -> ".replace("  ", " ") + " <> ".join(dict.fromkeys(texts))


class Row(NamedTuple):
    """A row of a table: its cells, and the lines of its declarations between `start` and `end`.

    `middle` is the line that separates the peer's declaration and Isomer's. The peer is not run if
    the reason for it is in place of its declaration.
    """

    name: str
    cells: list
    lines: list
    start: int
    middle: int
    end: int
    documents: list
    is_run: bool

    @property
    def peer(self):
        """The peer's declaration, empty if there is none."""
        return self.lines[self.start + 1:self.middle]

    @property
    def isomer(self):
        """The declaration of Isomer, empty if there is none."""
        return self.lines[self.middle + 1:self.end]

    @property
    def differs(self):
        """True if the two sides have different results for a document."""
        return any(each.peer != each.isomer for each in self.documents)

    @property
    def has_both(self):
        """True if both sides have a declaration."""
        return has_code(self.peer) and has_code(self.isomer)

    def by_document(self):
        """Returns a line of cells for each document whose results differ.

        The first one has a short declaration, too.
        """
        name, counterpart = self.cells
        if len(self.isomer) == 1 and self.isomer[0].startswith("var "):
            name += f": `{self.isomer[0]}`"
        for each in (each for each in self.documents if each.peer != each.isomer):
            texts = (each.input, each.peer, each.isomer)
            yield [name, *("an error" if text == ERROR else f"`{text}`" for text in texts), counterpart]
            name = counterpart = ""

    def request(self):
        """Returns the texts that are read."""
        return [each.input for each in self.documents]


class Table:
    """A file with rows, whose first line names the table."""

    def __init__(self, file):
        self.file = file
        self.name = f"{file.parent.name}{file.stem}"
        self.lines = file.read_text().splitlines()
        # The second line can say that the peer is not available, or that each document is a line.
        self.is_run = not self.lines[1].startswith("not run")
        self.shows_documents = self.lines[1] == "by document"
        starts = [at for at, line in enumerate(self.lines) if line.startswith("## ")]
        self.rows = [self.row(number + 1, start, end) for number, (start, end) in enumerate(
            zip(starts, starts[1:] + [len(self.lines)]))]

    def row(self, number, start, end):
        """Returns the row whose heading is at `start`."""
        lines = self.lines[:end]
        first = next((at for at in range(start, end) if lines[at].startswith(">")), end)
        middle = next((at for at in range(start, first) if lines[at] == "--"), first)
        is_run = self.is_run and middle > start + 1 and not lines[start + 1].startswith("not run")
        cells = CELLS.split(lines[start][3:])
        row = Row(f"{self.name}{number}", cells, lines, start, middle, first, [], is_run)
        for at in range(first, end):
            if lines[at].startswith(">"):
                found = DOCUMENT.match(lines[at])
                isomer = found["isomer"] or found["peer"]
                row.documents.append(Document(at, found["input"], found["peer"], isomer))
        return row

    @property
    def peer_rows(self):
        """The rows whose peer is run."""
        return [row for row in self.rows if row.is_run]

    @property
    def isomer_rows(self):
        """The rows that Isomer supports."""
        return [row for row in self.rows if has_code(row.isomer)]

    def markdown(self, peer):
        """Returns the table for the page."""
        width = max(len(row.cells) for row in self.rows)
        lines = [[peer, "Isomer", "difference"][:width]] + [row.cells for row in self.rows]
        if self.shows_documents:
            width = 5
            lines = [["difference", "document", peer, "Isomer", "to behave like " + peer]]
            lines += [line for row in self.rows for line in row.by_document()]
        lines.insert(1, ["---"] * width)
        padded = (line + [""] * (width - len(line)) for line in lines)
        return "\n".join(
            "|" + "|".join(f" {cell} " if cell else " " for cell in line) + "|" for line in padded
        ).replace(" --- ", "---")

    def faults(self):
        """Returns what is wrong with the cells of the rows."""
        for row in self.rows:
            if self.shows_documents:
                if not row.differs:
                    yield f"{self.file}:{row.start + 1}: the row has no difference"
                continue
            if row.has_both and row.differs != (len(row.cells) == 3):
                problem = "needs a third cell for its difference" if row.differs else "has no difference"
                yield f"{self.file}:{row.start + 1}: the row {problem}"
            if not row.documents:
                yield f"{self.file}:{row.start + 1}: the row has no document"


def has_code(lines):
    """Returns whether a declaration has code."""
    return any(line.strip() for line in lines)


def tables(folder):
    """Returns the tables of a peer."""
    return [Table(file) for file in sorted(pathlib.Path(folder).glob("*.txt"))]
