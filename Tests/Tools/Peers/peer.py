"""Reads and writes documents with the declarations of pydantic: rows on standard input, results as JSON."""

import json
import re
import sys


def run(row):
    """Returns the results of the documents of a row; an error is a list with its text."""
    source, start = row["source"], row["start"]
    if not re.search(r"^(class M\b|M = |def run\b)", source, re.MULTILINE):
        source = "class M(BaseModel):\n" + "\n".join("  " + line for line in source.splitlines())
        start -= 1
    scope = {"__name__": row["name"]}
    exec(row["header"], scope)  # pylint: disable=exec-used
    sys.modules[row["name"]] = type(sys)(row["name"])
    sys.modules[row["name"]].__dict__.update(scope)
    scope = sys.modules[row["name"]].__dict__
    exec(compile("\n" * start + source, row["file"], "exec"), scope)  # pylint: disable=exec-used
    return [result(scope, text) for text in row["documents"]]


def result(scope, text):
    """Returns the text that is written after reading one."""
    try:
        if "run" in scope:
            return scope["run"](text)
        adapter = scope["TypeAdapter"](scope["M"])
        return adapter.dump_json(adapter.validate_json(text)).decode()
    except Exception as error:  # pylint: disable=broad-except
        return [f"{type(error).__name__}: {error}"]


print(json.dumps({row["name"]: run(row) for row in json.load(sys.stdin)}))
