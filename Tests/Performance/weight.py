#!/usr/bin/env python3
"""Measures the cost of using Isomer: build time, sizes and lines of code.

usage: weight.py [--models N] [--alone N] [PART ...]

A package with N models of twelve properties depends on a tag of the work tree; another package has
the same models with Codable. By default the first three parts run:

    builds        processor seconds (user) of clean builds of the package, by module, of one that
                  uses a release with compiled tools, of the one with Codable, and of the package in
                  ../shared/prototype; and seconds on the clock
    sizes         the figures of the budget, for N models, and the sizes of programs with Isomer
                  and with Codable
    instructions  the instructions for compiling N models (--alone), each in a file, with Isomer and
                  with Codable; requires valgrind
    wide          the instructions for compiling, in debug, a struct of 50 and of 100 properties, each
                  a struct of strings, a list and two structs, with Isomer and with Codable; fails if
                  twice the properties require more than 2.3 times the instructions
    budget        compares the figures that are the same in every run, for a package with two
                  models, with budget.txt, and fails if one exceeds it
    lower         lowers budget.txt to the current figures, and adds and removes names

Seconds depend on the load of the machine, so compare only ratios of one run. Sizes depend on the
toolchain, so those in budget.txt apply to the toolchain in its first line.
"""

import argparse
import json
import pathlib
import re
import shutil
import sys
import tempfile

from consumer import IMPORTS, MAPPED, PROJECT, build, model, run, write_packages, write_release

PROTOTYPE = PROJECT.parent / "shared/prototype"
BUDGET = pathlib.Path(__file__).with_name("budget.txt")

# A document for each model, as it is written.
DOCUMENT = (
    '{"id":7,"title":"a","is_active":true,"score":0.5,"created_at":"2015-09-25T07:00:00Z",'
    '"kind":"second","tags":["b"],"counts":{"c":3}}\n'
)
# The modules that programs link.
RUNTIME = ("Isomer", "IsomerArchive", "IsomerFoundation")
# The modules of the tool, which no program links.
TOOL = ("IsomerGenerator", "IsomerSyntax", "isomer_generate")
# The numbers of properties of the wide models.
WIDE = (50, 100)
# The prefixes of the figures that depend on the toolchain.
SIZES = ("text of", "program")


def build_with_times(folder, configuration, *options):
    """Builds a package; the compilers write their times to the folder `stats`."""
    stats = folder / ".build/stats"
    stats.mkdir(parents=True, exist_ok=True)
    # By default, SwiftPM shares cached packages and tags between all builds.
    options += ("--cache-path", folder / "cache", "--security-path", folder / "security")
    options += ("-Xswiftc", "-stats-output-dir", "-Xswiftc", stats)
    return build(folder, configuration, *options)


def clean_build(folder, configuration):
    """Builds a package, or its first program, from scratch.

    Returns the seconds of the processor by module, with the total and those on the clock.
    """
    shutil.rmtree(folder / ".build", ignore_errors=True)
    program = ["--product", "json"] if (folder / "Sources/json").exists() else []
    total = build_with_times(folder, configuration, *program)
    seconds = {"": total.user, "clock": total.clock}
    for file in (folder / ".build/stats").glob("stats-*-swift-frontend-*.json"):
        module = file.name.split("-")[4]
        for key, value in json.loads(file.read_text()).items():
            if re.fullmatch(r"time\.swift-frontend\..*\.user", key):
                seconds[module] = seconds.get(module, 0) + value
    return seconds


def row(name, *cells):
    print("".join([f"{name:36}", *(f"{cell:>12}" for cell in cells)]).rstrip(), flush=True)


def print_builds(work, arguments):
    if PROTOTYPE.exists():
        ignored = shutil.ignore_patterns(".build")
        shutil.copytree(PROTOTYPE, work / "prototype", ignore=ignored)
    else:
        print(f"{PROTOTYPE} is absent")
    write_release(work, arguments.models)
    row(f"\nprocessor seconds, {arguments.models} models", " debug", "release", "on the clock:", "")
    found = {}
    for name in ["prototype", "codable", "released", "mapped"]:
        if (work / name).exists():
            found[name] = [clean_build(work / name, each) for each in ["debug", "release"]]
            row(name, *(f"{each[of]:.1f}" for of in ["", "clock"] for each in found[name]))
    debug, release = found.pop("mapped")
    for module in sorted(release.keys() - {"", "clock"}, key=release.get, reverse=True):
        row(f"  {module}", f"{debug.get(module, 0):.1f}", f"{release[module]:.1f}")
    for name, (other_debug, other_release) in found.items():
        ratios = debug[""] / other_debug[""], release[""] / other_release[""]
        row(f"mapped / {name}", *(f"{ratio:.2f}" for ratio in ratios))


def products(work, name="mapped"):
    return work / name / ".build/release"


def tool(work):
    """Returns the path of the generator, which was built for the plugin."""
    names = ["isomer-generate-tool", "isomer-generate"]
    return next(path for name in names if (path := products(work) / name).exists())


def line_count(paths):
    return sum(path.read_bytes().count(b"\n") for path in paths if not path.is_symlink())


def text_sizes(work):
    """Returns the sizes of the text sections of each module in the package, and of the tool."""
    sizes = {"the tool": 0}
    for folder in sorted(products(work).glob("*.build")):
        if objects := list(folder.rglob("*.o")):
            name = folder.stem.removesuffix("-tool")
            lines = run("size", *objects).splitlines()[1:]
            size = sum(int(line.split()[0]) for line in lines)
            if name in TOOL:
                sizes["the tool"] += size
            else:
                sizes[name] = size
    return sizes


def stripped(program):
    copy = program.with_suffix(".stripped")
    run("strip", "-o", copy, program)
    return copy.stat().st_size


def target():
    return json.loads(run("swiftc", "-print-target-info"))


def declarations(work):
    """Returns the numbers of public and of SPI declarations in the modules."""
    modules, graphs = products(work) / "Modules", work / "graphs"
    graphs.mkdir(exist_ok=True)
    for module in modules.glob("Isomer*.swiftmodule"):
        extract = ["swift", "symbolgraph-extract", "-module-name", module.stem, "-I", modules]
        extract += ["-target", target()["target"]["triple"], "-output-dir", graphs]
        extract += ["-minimum-access-level", "public", "-skip-synthesized-members"]
        run(*extract, "-include-spi-symbols")
    symbols = [
        symbol for graph in graphs.iterdir() for symbol in json.loads(graph.read_text())["symbols"]
    ]
    spi = sum(symbol.get("spi", False) for symbol in symbols)
    return len(symbols) - spi, spi


def generate(work, module, sources):
    """Generates the files for sources of a module, and returns their paths."""
    output = work / "generated" / module
    run(tool(work), "generate", "--module", module, "--output", output, *sources, cwd=PROJECT)
    return sorted(output.iterdir())


def fixture_models():
    return sorted((PROJECT / "Fixtures/Models").rglob("*.swift"))


def figures(work):
    """Builds the package with Isomer, and returns the figures of the budget by name."""
    build_with_times(work / "mapped", "release")
    found = {}
    for module in sorted((PROJECT / "Sources").iterdir()):
        name = "the runtime" if module.name in RUNTIME else module.name
        lines = line_count(module.rglob("*.swift"))
        found[f"lines of {name}"] = found.get(f"lines of {name}", 0) + lines
    generated = generate(work, "FixtureModels", fixture_models())
    found["lines generated for the fixtures"] = line_count(generated)
    public, spi = declarations(work)
    found["public declarations"], found["public and SPI declarations"] = public, public + spi
    for module, size in text_sizes(work).items():
        found[f"text of {module}"] = size
    for program in MAPPED:
        found[f"program {program}, stripped"] = stripped(products(work) / program)
    return found


def print_sizes(work, _):
    print("\nbytes, lines and declarations")
    for name, figure in figures(work).items():
        row(name, f"{figure:,}")
    row("lines of the fixtures", f"{line_count(fixture_models()):,}")
    build_with_times(work / "codable", "release")
    static = ["--product", "json", "--static-swift-stdlib", "--scratch-path"]
    packages = [work / "mapped", work / "codable"]
    for package in packages:
        build(package, "release", *static, package / "static")
    row("\nprogram json, stripped", " mapped", "codable", "difference")
    for link, scratch in {"dynamic": ".build", "static": "static"}.items():
        sizes = [stripped(package / scratch / "release/json") for package in packages]
        row(link, *(f"{size:,}" for size in [*sizes, sizes[0] - sizes[1]]))


def instructions(work, files, *options):
    """Returns the number of instructions for compiling files as one module."""
    folder = pathlib.Path(tempfile.mkdtemp(dir=work))
    compiler = folder / "compiler"
    valgrind = "valgrind --tool=cachegrind --cache-sim=no"
    valgrind += f" --cachegrind-out-file={folder}/%p.out --log-file={folder}/%p.log"
    compiler.write_text(f'#!/bin/sh\nexec {valgrind} swift-frontend "$@"\n')
    compiler.chmod(0o755)
    command = ["swiftc", "-module-name", "Alone", "-swift-version", "6", "-parse-as-library", "-g"]
    command += ["-c", "-emit-module", "-I", products(work) / "Modules", *options, *files]
    # The first run fills the compiler's cache with the C modules that Foundation imports. The second
    # one must not find its objects: the compiler skips the optimiser if the code has not changed.
    run(*command, cwd=folder)
    for file in folder.glob("*.o"):
        file.unlink()
    run(*command, "-driver-use-frontend-path", compiler, cwd=folder)
    counts = [
        re.search(r"I +refs: +([\d,]+)", log.read_text()).group(1) for log in folder.glob("*.log")
    ]
    return sum(int(count.replace(",", "")) for count in counts)


def print_instructions(work, arguments):
    build_with_times(work / "mapped", "release", "--product", "json")
    files = {}
    for name in ["mapped", "codable"]:
        files[name] = [work / "alone" / name / f"Model{i}.swift" for i in range(arguments.alone)]
        files[name][0].parent.mkdir(parents=True, exist_ok=True)
        for number, file in enumerate(files[name]):
            file.write_text(IMPORTS + model(number, name == "mapped"))
    files["mapped"] += generate(work, "Alone", files["mapped"])
    row(f"\ninstructions, {arguments.alone} models", " mapped", "codable", "ratio")
    debug = ["-Onone", "-enable-testing", "-enable-batch-mode", "-j2"]
    modes = {"debug": debug, "release": ["-O", "-wmo"]}
    for mode, options in modes.items():
        mapped, codable = (instructions(work, each, *options) for each in files.values())
        row(mode, f"{mapped / 1e9:.1f} G", f"{codable / 1e9:.1f} G", f"{mapped / codable:.2f}")


def wide_model(properties, mapped):
    """Returns a model whose properties are structs of five properties, two of them structs."""
    marker, conformance = ("// @mapped\n", "") if mapped else ("", ": Codable")
    inner = {"Inner": ["name: String", "note: String?"]}
    part = {"Part": ["name: String", "title: String?", "tags: [String]", "one: Inner", "two: Inner"]}
    whole = {"Whole": [f"property{index}: Part" for index in range(properties)]}
    return "".join(
        f"{marker}public struct {name}{conformance} {{\n"
        + "".join(f"  public var {each}\n" for each in members) + "}\n"
        for name, members in (inner | part | whole).items())


def check_wide(work, _):
    """Checks that the instructions for compiling a wide model grow with its properties."""
    build_with_times(work / "mapped", "release", "--product", "json")
    row("\ninstructions, wide properties", " mapped", "codable", "ratio")
    counts = {}
    for properties in WIDE:
        files = {}
        for name in ["mapped", "codable"]:
            files[name] = [work / "wide" / name / f"{properties}.swift"]
            files[name][0].parent.mkdir(parents=True, exist_ok=True)
            files[name][0].write_text(IMPORTS + wide_model(properties, name == "mapped"))
        files["mapped"] += generate(work, f"Wide{properties}", files["mapped"])
        counts[properties] = [
            instructions(work, each, "-Onone", "-enable-batch-mode") for each in files.values()]
        mapped, codable = counts[properties]
        row(properties, f"{mapped / 1e9:.1f} G", f"{codable / 1e9:.1f} G", f"{mapped / codable:.2f}")
    few, many = (counts[properties][0] for properties in WIDE)
    if many > 2.3 * few:
        sys.exit(f"twice the properties require {many / few:.2f} times the instructions")


def toolchain():
    return f"{target()['compilerVersion']}, {target()['target']['triple']}"


def read_budget():
    """Returns the toolchain and the figures of the budget."""
    first, *lines = BUDGET.read_text().splitlines()
    return first, {name: int(figure) for name, figure in (line.split(": ") for line in lines)}


def comparable(figures, of):
    """Returns the figures, without the sizes if the other figures are of another toolchain."""
    same = of == toolchain()
    return {name: figures[name] for name in figures if same or not name.startswith(SIZES)}


def check_budget(work, _):
    """Compares the figures with the budget, and checks that the program with JSON alone works."""
    of, budget = read_budget()
    found = comparable(figures(work), of)
    if run(products(work) / "json", input=DOCUMENT) != DOCUMENT * 2:
        sys.exit("the program does not write what it reads")
    print(of)
    row("", "budget", "figure", "difference")
    above = []
    for name, figure in found.items():
        limit = budget.get(name, 0)
        advice = ""
        if figure > limit:
            above.append(name)
            advice = "  above the budget"
        elif figure < 0.99 * limit:
            advice = "  lower the budget: weight.py lower"
        row(name, f"{limit:,}", f"{figure:,}", f"{figure - limit:+,}", advice)
    if above:
        sys.exit("above the budget: " + ", ".join(above))


def lower_budget(work, _):
    of, budget = read_budget()
    budget, found = comparable(budget, of), figures(work)
    lines = [f"{name}: {min(figure, budget.get(name, figure))}" for name, figure in found.items()]
    BUDGET.write_text("\n".join([toolchain(), *lines, ""]))


def main():
    parts = {
        "builds": print_builds,
        "sizes": print_sizes,
        "instructions": print_instructions,
        "wide": check_wide,
        "budget": check_budget,
        "lower": lower_budget,
    }
    parser = argparse.ArgumentParser(
        usage=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("part", nargs="*", metavar="PART")
    parser.add_argument("--models", type=int, default=20)
    parser.add_argument("--alone", type=int, default=100)
    arguments = parser.parse_args()
    if unknown := set(arguments.part) - set(parts):
        parser.error(f"no part {', '.join(unknown)}")
    with tempfile.TemporaryDirectory(prefix="isomer-") as work:
        for part in arguments.part or ["builds", "sizes", "instructions"]:
            # The package of the budget is small, because every CI run builds it.
            count = 2 if part in ["wide", "budget", "lower"] else arguments.models
            parts[part](write_packages(pathlib.Path(work).resolve(), count), arguments)


if __name__ == "__main__":
    main()
