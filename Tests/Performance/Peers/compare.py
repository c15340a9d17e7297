#!/usr/bin/env python3
"""Measures Isomer against other libraries: the same documents, the same fields, in one run.

usage: compare.py [--rounds N] [--samples N] [--only DOCUMENT] [--form FORM] [--json FILE]
                  [--scratch-path FOLDER]

The libraries are JSONDecoder and JSONEncoder, serde_json with derived mappings (Rust), simdjson's
On-Demand API (C++, reading only) and msgspec (Python). Their models are printed from the JSON Schema of
the models of isomer-bench, so all of them read and write the same fields. Isomer and Foundation parse
dates; the others are measured with dates as text and with parsed dates.

Each round runs every program once, every other round in reverse order. A figure is the median of the
rounds, each of which is the median of the samples. Freeing results is not counted.

FORM is `recorded` (the default), `random` (the keys of every object in a random order), `reversed` or
`pretty` (indented by four blanks); it may be repeated.

The recorded documents are in ISOMER_DATA, or in ../shared/data beside the project. Debian's packages of
the libraries and msgspec of PyPI are installed if they are missing.
"""

import argparse
import collections
import importlib.util
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

import documents
import models

HERE = pathlib.Path(__file__).resolve().parent
PACKAGE = HERE.parent
REGISTRY = pathlib.Path("/usr/share/cargo/registry")
NAMES = ["twitter", "citm_catalog", "canada", "github_issues", "github_events"]
ROOTS = ["TwitterSearch", "Catalogue", "FeatureCollection", "GitHubIssue", "GitHubEvent"]
ENGINES = [
    "foundation", "serde text", "serde dates", "simdjson text", "simdjson dates", "msgspec text",
    "msgspec dates"]


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], text=True, stdout=subprocess.PIPE, **options)
    if done.returncode != 0:
        raise SystemExit(f"{command[0]} failed")
    return done.stdout


def install():
    """Installs what is missing of the libraries."""
    missing = [] if shutil.which("cargo") else ["cargo"]
    for package, pattern in [
            ("librust-serde-json-dev", "serde_json-*"), ("librust-serde-derive-dev", "serde_derive-*"),
            ("librust-chrono-dev", "chrono-*")]:
        missing += [] if list(REGISTRY.glob(pattern)) else [package]
    missing += [] if pathlib.Path("/usr/include/simdjson.h").exists() else ["libsimdjson-dev"]
    if missing:
        sudo = [] if os.getuid() == 0 else ["sudo"]
        run(*sudo, "apt-get", "update", "-q")
        run(*sudo, "apt-get", "install", "-q", "-y", "--no-install-recommends", *missing)
    if importlib.util.find_spec("msgspec") is None:
        run(sys.executable, "-m", "pip", "install", "-q", "msgspec")


def build(work, scratch):
    """Builds the programs, and returns the command of each; the documents follow."""
    package = ["--package-path", PACKAGE, *scratch]
    run("swift", "build", "-c", "release", "--product", "isomer-bench", *package)
    bench = run("swift", "build", "-c", "release", "--show-bin-path", *package).strip()
    schema = work / "schema.json"
    run("swift", "package", *package, "--allow-writing-to-directory", work, "isomer-schema",
        "--target", "isomer-bench", "--output", schema, *ROOTS)
    schema = json.loads(schema.read_text())
    (work / "models.rs").write_text(models.rust(schema))
    (work / "models.hpp").write_text(models.cxx(schema))
    (work / "models.py").write_text(models.python(schema))
    rust, simdjson = work / "rust", work / "simdjson-peer"
    run("cargo", "build", "--quiet", "--offline", "--release", "--manifest-path",
        HERE / "Rust/Cargo.toml", "--config", 'source.crates-io.replace-with = "debian"',
        "--config", f'source.debian.directory = "{REGISTRY}"',
        env=dict(os.environ, PEER_MODELS=str(work), CARGO_TARGET_DIR=str(rust)))
    run("g++", "-std=c++20", "-O3", "-DNDEBUG", "-march=native", f"-I{HERE / 'Simdjson'}", f"-I{work}",
        HERE / "Simdjson/main.cpp", "-lsimdjson", "-o", simdjson)
    return [
        lambda folder, samples, names: isomer(f"{bench}/isomer-bench", folder, samples, names),
        lambda *arguments: peer([rust / "release/serde-peer"], *arguments),
        lambda *arguments: peer([simdjson], *arguments),
        lambda *arguments: peer([sys.executable, HERE / "Msgspec/main.py", work / "models.py"], *arguments),
    ]


def isomer(bench, folder, samples, names):
    only = [word for name in names for word in ["--only", name]]
    environment = dict(os.environ, ISOMER_DATA=str(folder))
    return run(bench, "--plain", "--rounds", samples, *only, env=environment)


def peer(command, folder, samples, names):
    return run(*command, folder, samples, *names)


def measured(programs, folder, arguments, names):
    """Returns the median nanoseconds and the bytes by direction, document and engine."""
    rounds = collections.defaultdict(list)
    sizes = {}
    for number in range(arguments.rounds):
        print(f"round {number + 1} of {arguments.rounds}", file=sys.stderr)
        for program in programs if number % 2 == 0 else reversed(programs):
            for line in program(folder, arguments.samples, names).splitlines():
                direction, name, engine, nanoseconds, size = line.split("\t")
                rounds[direction, name, engine].append(float(nanoseconds))
                sizes[direction, name, engine] = int(size)
    return {key: (statistics.median(times), sizes[key]) for key, times in rounds.items()}


def print_tables(form, results, names):
    for direction in ["decode", "encode"]:
        print(f"\n{direction}, {form} documents; how many times as fast as each library Isomer is")
        print("".join([f"{'':16}"] + [f"{name:>15}" for name in names]))
        ours = {name: results[direction, name, "isomer"] for name in names}
        row("Isomer, MB/s", [f"{size / time * 1000:.0f}" for time, size in ours.values()])
        for engine in ENGINES:
            cells = [results.get((direction, name, engine)) for name in names]
            if any(cells):
                row(engine, [
                    f"{cell[0] / ours[name][0]:.2f}" if cell else ""
                    for name, cell in zip(names, cells)])


def row(title, cells):
    print(f"{title:16}" + "".join(f"{cell:>15}" for cell in cells))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--samples", type=int, default=15)
    parser.add_argument("--only", action="append", choices=NAMES)
    parser.add_argument("--form", action="append")
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--scratch-path")
    arguments = parser.parse_args()
    data = pathlib.Path(os.environ.get("ISOMER_DATA") or PACKAGE.parents[2] / "shared/data")
    if not (data / "twitter.json").exists():
        raise SystemExit(f"there are no recorded documents in '{data}' (ISOMER_DATA)")
    names = arguments.only or NAMES
    scratch = ["--scratch-path", arguments.scratch_path] if arguments.scratch_path else []
    install()
    all_results = []
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        programs = build(work, scratch)
        for form in arguments.form or ["recorded"]:
            changed = work / form
            changed.mkdir()
            for name in names:
                text = documents.changed((data / f"{name}.json").read_text(), form)
                (changed / f"{name}.json").write_text(text)
            # isomer-bench takes a folder with this document for recorded ones.
            if not (changed / "twitter.json").exists():
                (changed / "twitter.json").write_text("")
            results = measured(programs, changed, arguments, names)
            print_tables(form, results, names)
            all_results += [
                dict(zip(["form", "direction", "document", "engine", "nanoseconds", "bytes"],
                         [form, *key, *figures]))
                for key, figures in results.items()]
    if arguments.json:
        arguments.json.write_text(json.dumps(all_results, indent=1) + "\n")


if __name__ == "__main__":
    main()
