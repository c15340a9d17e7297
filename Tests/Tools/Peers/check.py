#!/usr/bin/env python3
"""Runs the rows of the tables in the pages "Coming from …" with the real libraries and with Isomer.

usage: Tests/Tools/Peers/check.py [--record] [--peer-only] [--scratch-path FOLDER] [LIBRARY …]

Compares the written documents with those in the rows, and the tables in the pages with the rows.
`--record` writes both instead: read the differences before you commit them. README.md describes the
files of rows. A LIBRARY is the name of a folder.
"""

import argparse
import json
import pathlib
import re
import sys
import textwrap

import rows as row_files
import sources
from libraries import PEERS, documents, install, remove_others, run, write

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
PAGES = ROOT / "Sources/Isomer/Isomer.docc"


def isomer_results(names, tables, scratch):
    """Returns the results of Isomer for the rows of all tables. Each peer is a target of one package."""
    folder, results = scratch / "isomer", {}
    for name in names:
        target = folder / "Sources" / name
        for table in tables[name]:
            write(target / f"{table.name}.swift", sources.isomer(table))
        remove_others(target, [f"{table.name}.swift" for table in tables[name]] + ["main.swift"])
        write(target / "main.swift", sources.SWIFT_MAIN.replace("MODULES", "import Isomer").replace(
            "CALLS", sources.calls(tables[name], "isomer_rows", 'add("ROW", ROW.run)')))
    targets = "".join(f"""
    .executableTarget(
      name: "{name}",
      dependencies: [
        .product(name: "Isomer", package: "Isomer"),
        .product(name: "IsomerArchive", package: "Isomer"),
        .product(name: "IsomerFoundation", package: "Isomer"),
      ],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")]),""" for name in names)
    write(folder / "Package.swift", f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Peers", platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "{ROOT}")],
  targets: [{targets}
  ],
  swiftLanguageModes: [.v6])
""")
    build = scratch.parent
    run(["swift", "build", "--package-path", folder, "--scratch-path", build,
         "--disable-build-manifest-caching"])
    for name in names:
        results.update(json.loads(run([build / "debug" / name], text=documents(tables[name], "isomer_rows"))))
    return results


def compare(table, found, recording):
    """Returns the rows that have other results. Writes these into the file of the table if `recording`."""
    faults, lines = [], list(table.lines)
    for row in table.rows:
        for index, each in enumerate(row.documents):
            sides = [results.get(row.name) and results[row.name][index] for results in found]
            texts = [row_files.ERROR if isinstance(side, list) else side for side in sides]
            if not row_files.has_code(row.isomer):
                texts[1] = texts[0]
            recorded = [each.peer, each.isomer]
            texts = [old if new is None else new for old, new in zip(recorded, texts)]
            if texts != recorded:
                lines[each.line] = each.text(*texts)
                faults.append(f"{table.file}:{each.line + 1}: {lines[each.line]}\n  {sides}")
    if recording:
        table.file.write_text("\n".join(lines) + "\n")
    return faults


def sentence(name, tables):
    """Returns the sentence of a page about its rows."""
    rows = [row for table in tables for row in table.rows]
    ran = [row for row in rows if row.is_run]
    both = sum(row.has_both for row in ran)
    different = sum(row.differs for row in ran)
    which = f"All {len(rows)}" if len(ran) == len(rows) else f"{len(ran)} of the {len(rows)}"
    isomer = " and with Isomer" if both == len(ran) else f", {both} of them with Isomer, too"
    return (f"{which} rows of the tables were run with {PEERS[name].title}"
            f"{isomer}; the results differ in {different}. "
            "The column *difference* describes Isomer.")


def page(name, tables, recording):
    """Compares the tables in a page with the rows, or writes them if `recording`."""
    peer, faults = PEERS[name], []
    file = PAGES / f"{peer.page}.md"
    text = file.read_text()
    for table in tables:
        faults += table.faults()
        start, end = f"<!-- rows: {name}/{table.file.stem} -->\n\n", "<!-- end of rows -->"
        if start not in text:
            faults.append(f"{file}: lacks {start.strip()}")
            continue
        before, rest = text.split(start, 1)
        text = before + start + table.markdown(peer.name) + "\n\n" + end + rest.split(end, 1)[1]
    text = re.sub(r"(?s)(All|\d+ of the) \d+ rows of the tables .*?\sthe\sresults\sdiffer\sin\s\d+\."
                  r"(\sThe\scolumn\s\*difference\*\sdescribes\sIsomer\.)?",
                  textwrap.fill(sentence(name, tables), 120), text)
    if recording:
        file.write_text(text)
    elif text != file.read_text():
        faults.append(f"{file}: differs from the rows; write it with --record")
    return faults


def main():
    """Runs both sides and compares."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--record", action="store_true", help="write the results instead of comparing them")
    parser.add_argument("--peer-only", action="store_true", help="run the other library alone")
    parser.add_argument("--scratch-path", type=pathlib.Path, default=ROOT / ".build")
    parser.add_argument("peers", nargs="*", default=list(PEERS))
    arguments = parser.parse_args()
    scratch = arguments.scratch_path.absolute() / "peers"
    scratch.mkdir(parents=True, exist_ok=True)
    install()
    tables = {name: row_files.tables(HERE / name) for name in arguments.peers}
    ours = {} if arguments.peer_only else isomer_results(arguments.peers, tables, scratch)
    faults = []
    for name in arguments.peers:
        theirs = PEERS[name].results([table for table in tables[name] if table.peer_rows], scratch)
        for table in tables[name]:
            faults += compare(table, (theirs, ours), arguments.record)
    tables = {name: row_files.tables(HERE / name) for name in arguments.peers}
    if arguments.record:
        print("\n".join(faults))
        faults = []
    for name in arguments.peers:
        faults += page(name, tables[name], arguments.record)
        print(sentence(name, tables[name]))
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
