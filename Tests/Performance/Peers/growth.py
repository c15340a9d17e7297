"""Measures how Isomer's time grows with documents, with the properties of a model, and with paths."""

import json
import shutil
import sys

import programs
from tables import row

FACTORS = [1, 10, 100]
COUNTS = [1, 10, 100, 1000]
# About as many properties are in each document.
PROPERTIES = 100_000
TYPES = [("Int", 17), ("String", "seventeen"), ("Double", 1.75), ("Bool", True), ("String?", "few")]
# A struct of five properties, of which two are structs, with an example.
WIDE = ("Part", {
    "name": "a", "title": "b", "tags": ["c"], "one": {"name": "d", "note": "e"}, "two": {"name": "f"}})
PARTS = """
// @mapped
struct Inner {
  let name: String
  let note: String?
}

// @mapped
struct Part {
  let name: String
  let title: String?
  let tags: [String]
  let one: Inner
  let two: Inner
}"""
SOURCES = ["Growth/Growth.swift", "Serialization/Measurement.swift"]


def compared(bench, work, data, samples, scratch):
    """Measures everything, prints tables, and returns a dictionary for each figure."""
    return documents(bench, work, data, samples) + generated_models(work, samples, scratch)


def documents(bench, work, data, samples):
    """Measures documents with many times the elements of the recorded ones."""
    results = {}
    for factor in FACTORS:
        print(f"growth: documents, {factor} times", file=sys.stderr)
        folder = work / f"growth-{factor}"
        folder.mkdir()
        twitter = json.loads((data / "twitter.json").read_text())
        twitter["statuses"] *= factor
        issues = json.loads((data / "github_issues.json").read_text()) * factor
        (folder / "twitter.json").write_text(json.dumps(twitter, ensure_ascii=False))
        (folder / "github_issues.json").write_text(json.dumps(issues, ensure_ascii=False))
        for line in bench.lines(
                folder, "--plain", "--engine", "isomer", "--rounds", samples, "--only", "twitter",
                "--only", "github_issues"):
            direction, name, _, nanoseconds, size = line.split("\t")
            results[direction, name, factor] = float(nanoseconds) / int(size)
    print("\nnanoseconds for a byte, by the number of times that the elements are repeated")
    return table("times", "ns per byte", results, FACTORS)


def generated_models(work, samples, scratch):
    """Measures models with different numbers of properties, and with paths."""
    print("growth: models", file=sys.stderr)
    models = {str(count): flat(count) for count in COUNTS} | {
        "100 keys": integers("a{}"), "100 in 1 object": integers("a.b{}"), "100 in 100": integers("a{}.b"),
        "10 wide": wide(10), "100 wide": wide(100)}
    folder = work / "growth"
    write_package(folder, models)
    output = programs.run(built(folder, scratch), folder, samples)
    results = {}
    for line in output.splitlines():
        direction, name, _, nanoseconds, _ = line.split("\t")
        properties = len(models[name]) * objects(models[name])
        results[direction, "", name] = float(nanoseconds) / properties
    print("\nnanoseconds for a property, by the number of properties of different types; for 100 integers,")
    print("with keys, with paths in one object, and with paths in 100 objects; and for properties of a struct")
    return table("model", "ns per property", results, list(models))


def flat(count):
    """Returns the properties of a model: the key and the type of each name."""
    return {f"property{index}": (f"property{index}", TYPES[index % len(TYPES)]) for index in range(count)}


def wide(count):
    """Returns the properties of a model, each of which is a struct of five."""
    return {f"property{index}": (f"property{index}", WIDE) for index in range(count)}


def integers(key):
    """Returns 100 properties, whose numbers are inserted into a key."""
    return {f"a{index}": (key.format(index), TYPES[0]) for index in range(1, 101)}


def objects(properties):
    """Returns the number of objects in the document of a model."""
    return max(1, PROPERTIES // len(properties))


def write_package(folder, models):
    """Writes a package with the models, and a document for each."""
    sources = folder / "Sources"
    sources.mkdir(parents=True)
    manifest = (programs.HERE / "Growth/Package.swift").read_text()
    isomer = programs.PACKAGE.parents[1]
    (folder / "Package.swift").write_text(manifest.replace("ISOMER", str(isomer)))
    for source in SOURCES:
        shutil.copy(programs.HERE / source, sources)
    lines = ["extension Growth {", "  func measureAll() throws {"]
    for index, name in enumerate(models):
        lines.append(f'    try measure("{name}", Model{index}.self)')
    lines += ["  }", "}", PARTS]
    for index, (name, properties) in enumerate(models.items()):
        lines += ["", *model(f"Model{index}", properties)]
        document = [example(properties)] * objects(properties)
        (folder / f"{name}.json").write_text(json.dumps(document, separators=(",", ":")))
    (sources / "Models.swift").write_text("\n".join(lines) + "\n")


def model(name, properties):
    lines = ["// @mapped", f"struct {name} {{"]
    for property, (key, (type, _)) in properties.items():
        annotation = "" if key == property else f'  // @mapped key: "{key}"'
        lines.append(f"  let {property}: {type}{annotation}")
    return lines + ["}"]


def example(properties):
    """Returns an object that the model reads."""
    result = {}
    for key, (_, value) in properties.values():
        *path, last = key.split(".")
        parent = result
        for part in path:
            parent = parent.setdefault(part, {})
        parent[last] = value
    return result


def built(folder, scratch):
    """Builds the package, and returns its program."""
    kept = f"{scratch[1]}/growth" if scratch else programs.PACKAGE / ".build/growth"
    package = ["swift", "build", "-c", "release", "--package-path", folder, "--scratch-path", kept]
    programs.run(*package)
    return programs.run(*package, "--show-bin-path").strip() + "/growth"


def table(title, unit, results, columns):
    """Prints a table with a line for each direction, and returns a dictionary for each figure."""
    row("", columns)
    for direction, name in dict.fromkeys((direction, name) for direction, name, _ in results):
        row(f"{direction} {name}", [f"{results[direction, name, column]:.2f}" for column in columns])
    return [
        {"direction": direction, "document": name, title: column, unit: figure}
        for (direction, name, column), figure in results.items()]
