"""Compares what a program printed with what the interpreter expects, and with the laws that need no model."""

import json
import re

from combination import Errors, Unknown, Written


def mismatch(expected, found):
    """Returns None if an outcome is as expected."""
    status, text = found
    if isinstance(expected, Errors):
        return None if status == "error" and same_errors(expected.errors, text) else (
            "errors " + "; ".join(sorted(f"{path} {code or ''}".strip() for path, code in expected.errors)))
    if isinstance(expected, Written):
        wanted = json.dumps(expected.document, ensure_ascii=False, separators=(",", ":"))
        return None if status == "ok" and same_document(expected.document, text) else wanted
    return None if status == "ok" and text == expected else expected


def same_errors(expected, text):
    if text in ("DecodingError", "EncodingError"):
        return True
    if text and " " not in text:
        return False  # an error that is not of the product
    found = [item.rsplit(" ", 1) for item in text.split("; ")] if text else []
    if any(path is None for path, _ in expected):
        return True
    codes = {}
    for path, code in found:
        codes.setdefault(path or "document", set()).add(code)
    return codes.keys() == {path or "document" for path, _ in expected} and all(
        code is None or code in codes[path or "document"] for path, code in expected)


def same_document(expected, text):
    try:
        found = json.loads(text)
    except ValueError:
        return False
    return plain(found) == plain(expected)


def plain(document):
    """Numbers are compared by value, but never with Booleans."""
    if isinstance(document, dict):
        return {key: plain(value) for key, value in document.items()}
    if isinstance(document, list):
        return [plain(value) for value in document]
    return ("number", float(document)) if isinstance(document, (int, float)) and not isinstance(
        document, bool) else document


ROUTES = ("read", "write", "again", "object", "written object")


class Comparison:
    """The differences of one combination."""

    def __init__(self, combination, results):
        self.combination, self.results = combination, results
        self.differences, self.unknown, self.compared = [], set(), 0
        self.documents = combination.document_lines()
        expected = combination.expected()
        for key, found in sorted(results.items(), key=lambda item: (item[0][1], self.order(item[0][0]))):
            self.compare(key, expected.get(key, Unknown("no rule")), found)
        self.laws()

    @staticmethod
    def order(route):
        """The first route with a difference names the cause."""
        return (ROUTES.index(route) if route in ROUTES else len(ROUTES), route)

    def compare(self, key, expected, found):
        route, index = key
        if isinstance(expected, Unknown):
            if expected.reason != "no rule":
                self.unknown.add(expected.reason)
            return
        self.compared += 1
        wanted = mismatch(expected, found)
        if wanted is not None:
            self.difference(route, index, wanted, found)

    def difference(self, route, index, wanted, found):
        self.differences.append(f"{route} {self.documents[index]}: expected {wanted}, found {found[0]} {found[1]}")

    def laws(self):
        """A dictionary is read as its document, and written as the document is."""
        for (route, index), found in self.results.items():
            other = {"object": "read"}.get(route)
            if other:
                first = self.results[other, index]
                if found[0] != first[0] or found[0] == "ok" and found[1] != first[1]:
                    self.difference(f"law {route}", index, first[1], found)

    def reason(self):
        return re.sub(r"\bM\d+", "M", self.differences[0]) if self.differences else None
