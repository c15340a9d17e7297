#!/usr/bin/env python3
"""Tests that converted types read and write as before, with all combinations of strategies.

usage: Tests/Tools/Conversion/strategies.py [--scratch FOLDER]      after `swift build` of this package

Converts the models below once for each pair of a decoder and an encoder, builds the different
results in one package, and decodes and encodes a value of each type with the old code and with the
new one, with these coders. A type that is left must be equal too. Types with a mapping are also read
and written without coders, if it has the forms of these coders.
"""

import argparse
import itertools
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
TOOL = ROOT / ".build/debug/isomer-commands"

MODELS = """import Foundation

struct Plain: Codable { var someCount = 1; var aName: String? = "x" }
struct Direct: Codable { var at: Date? = date; var firstName = "a" }
struct Listed: Codable {
  var dates: [String: [Date]] = ["some_key": [date]]
  var data: [Data] = [bytes]
  var number = 1.5
}
struct Nested: Codable { var allParts: [Direct] = [Direct()] }
struct Deep: Codable {
  var byName: [String: Nested] = ["one": Nested()]
  var none: Nested?
  var plainOne: Plain = Plain()
}
struct Box<T: Codable>: Codable { var value: T }
struct Boxed: Codable { var theBox: Box<Date> = Box(value: date) }
struct BoxedPart: Codable { var theBox: [Box<Plain>] = [Box(value: Plain())] }
typealias Stamp = Date
struct Aliased: Codable { var at: Stamp = date }
struct Ranged: Codable { var dateRange: ClosedRange<Date> = date...date }
struct Keyed: Codable { var byDate: [Date: Int] = [date: 1] }
enum Event: Codable { case at(dateTime: Date), plainOne(Plain) }
struct Events: Codable { var allEvents: [Event] = [Event.at(dateTime: date), .plainOne(Plain())] }
enum State: String, Codable { case inProgress, done }
struct Stated: Codable {
  var states: [State] = [State.inProgress]
  var byState: [State: Int] = [State.done: 1]
}
struct Renamed: Codable {
  var itemCount = 1
  var other: Date = date
  enum CodingKeys: String, CodingKey { case itemCount = "theCount", other = "atTime" }
}
struct Left: Codable {
  var lastSeen: Date = date
  init() {}
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    lastSeen = try container.decode(Date.self, forKey: container.allKeys.count > 9 ? .one : .lastSeen)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(lastSeen, forKey: Bool(true) ? .lastSeen : .one)
  }
  enum Keys: String, CodingKey { case lastSeen, one }
}
struct WithLeft: Codable { var theLeft: Left = Left(); var byName: [String: Left] = ["a_b": Left()] }
struct Sparse: Codable { var id = 1; var skipped: Date = date; enum CodingKeys: String, CodingKey { case id } }

let date = Date(timeIntervalSince1970: 1_443_164_400.75)
let bytes = Data([1, 2, 255])
"""
TYPES = {
    "Plain": "Plain()", "Direct": "Direct()", "Listed": "Listed()", "Nested": "Nested()",
    "Deep": "Deep()", "Boxed": "Boxed()", "BoxedPart": "BoxedPart()", "Aliased": "Aliased()",
    "Ranged": "Ranged()", "Keyed": "Keyed()", "Events": "Events()", "Stated": "Stated()",
    "Renamed": "Renamed()", "WithLeft": "WithLeft()", "Sparse": "Sparse()"}

DATES = ["iso8601", "deferredToDate", "secondsSince1970", "millisecondsSince1970"]
# The closures of a coder that is not a constant: those of the decoder and of the encoder.
CLOSURES = {
    "date": (
        ".custom { try Date(timeIntervalSince1970: $0.singleValueContainer().decode(Double.self) / 7) }",
        ".custom { var c = $1.singleValueContainer(); try c.encode($0.timeIntervalSince1970 * 7) }"),
    "data": (
        ".custom { try Data($0.singleValueContainer().decode(String.self).utf8) }",
        ".custom { var c = $1.singleValueContainer(); try c.encode($0.map(\\.description).joined()) }"),
    "nonConformingFloat": (
        '.convertFromString(positiveInfinity: "a", negativeInfinity: "b", nan: "c")',
        '.convertToString(positiveInfinity: "a", negativeInfinity: "b", nan: "c")'),
    "key": (
        ".custom { Key(String($0.last!.stringValue.dropFirst(2))) }",
        '.custom { Key("x_" + $0.last!.stringValue) }'),
}


def strategy(setting, name, reads):
    """Returns the value of a strategy; 'closure' is that of CLOSURES."""
    return CLOSURES[setting][not reads] if name == "closure" else "." + name


def combinations():
    """Returns the strategies of the decoder and of the encoder, each a dictionary by setting."""
    for pair in itertools.product(DATES + ["closure"], repeat=2):
        yield tuple({"date": name} for name in pair)
    for pair in itertools.product(["base64", "deferredToData", "closure"], repeat=2):
        yield tuple({"date": "secondsSince1970", "data": name} for name in pair)
    for pair in itertools.product(["throw", "closure"], repeat=2):
        yield tuple({"date": "iso8601", "nonConformingFloat": name} for name in pair)
    for names in itertools.product(["useDefaultKeys", "snake", "closure"], repeat=2):
        snake = {"snake": ("convertFromSnakeCase", "convertToSnakeCase")}
        pair = [snake.get(name, (name, name))[index] for index, name in enumerate(names)]
        yield tuple({"date": "secondsSince1970", "key": name} for name in pair)


def coder(strategies, reads, name):
    kind = "Decod" if reads else "Encod"
    lines = [f"let {name} = JSON{kind}er()"] + [
        f"{name}.{setting}{kind}ingStrategy = {strategy(setting, value, reads)}"
        for setting, value in strategies.items()]
    return "\n".join(lines)


def opposite(strategies):
    """Returns the strategies of the encoder that writes what a decoder reads."""
    names = {"convertFromSnakeCase": "convertToSnakeCase"}
    return {setting: names.get(name, name) for setting, name in strategies.items()}


def convert(folder, strategies):
    """Returns the converted models, and the reasons for leaving types."""
    (folder / "Models.swift").write_text(MODELS)
    (folder / "Coders.swift").write_text(
        "func coders() {\n" + coder(strategies[0], True, "decoder") + "\n"
        + coder(strategies[1], False, "encoder") + "\n}\n")
    files = [folder / "Models.swift", folder / "Coders.swift"]
    done = subprocess.run([TOOL, "convert", *files], capture_output=True, text=True, check=True)
    reasons = re.findall(r"Models.swift:\d+:\d+: warning: (.*)", done.stderr)
    return done.stdout, reasons


MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let products: [Target.Dependency] = [
  .product(name: "Isomer", package: "Isomer"), .product(name: "IsomerCodable", package: "Isomer"),
]
let package = Package(
  name: "Strategies",
  dependencies: [.package(name: "Isomer", path: "{root}")],
  targets: [
    .target(name: "Before"),
    {targets}
    .executableTarget(name: "strategies", dependencies: [{names}] + products),
  ],
  swiftLanguageModes: [.v5])
"""

SUPPORT = """import Foundation
import Isomer

struct Key: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(_ key: String) { stringValue = key }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

// Numbers are equal up to the precision of dates.
func areEqual(_ left: Any, _ right: Any) -> Bool {
  switch (left, right) {
  case (let left as [String: Any], let right as [String: Any]):
    left.count == right.count && left.allSatisfy { key, value in
      right[key].map { areEqual(value, $0) } ?? false
    }
  case (let left as [Any], let right as [Any]):
    left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
  case (let left as NSNumber, let right as NSNumber):
    abs(left.doubleValue - right.doubleValue) <= abs(left.doubleValue) * 1e-12
  case (let left as String, let right as String): left == right
  default: left is NSNull && right is NSNull
  }
}

func areEqual(_ left: Data, _ right: Data) throws -> Bool {
  try areEqual(
    JSONSerialization.jsonObject(with: left, options: .fragmentsAllowed),
    JSONSerialization.jsonObject(with: right, options: .fragmentsAllowed))
}

nonisolated(unsafe) var failures = 0
nonisolated(unsafe) var checks = 0

func fail(_ name: String, _ text: String) {
  failures += 1
  print("\\(name): \\(text)")
}

func json<T: Writable>(_ value: T) throws -> Data { try value.json() }

func mapped<T: Readable & Writable>(_: T.Type, _ document: Data) throws -> Data {
  try T(json: document).json()
}

func check<Old: Codable, New: Codable>(
  _ name: String, _ value: Old, _: New.Type, _ writing: JSONEncoder, _ decoder: JSONDecoder,
  _ encoder: JSONEncoder, hasForms: Bool
) {
  checks += 1
  do {
    let document = try writing.encode(value)
    let old = try encoder.encode(decoder.decode(Old.self, from: document))
    do {
      let new = try encoder.encode(decoder.decode(New.self, from: document))
      if try !areEqual(old, new) {
        fail(name, "\\(String(decoding: new, as: UTF8.self)) instead of \\(String(decoding: old, as: UTF8.self))")
      }
      guard hasForms, let type = New.self as? any (Readable & Writable).Type else { return }
      let direct = try mapped(type, document)
      if try !areEqual(old, direct) {
        fail(name, "without coders \\(String(decoding: direct, as: UTF8.self)) instead of \\(String(decoding: old, as: UTF8.self))")
      }
    } catch {
      fail(name, "\\(error) for \\(String(decoding: document, as: UTF8.self))")
    }
  } catch {
    fail(name, "before: \\(error)")
  }
}
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scratch", type=pathlib.Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        modules, body, counts = {}, [], []
        for number, strategies in enumerate(combinations()):
            text, left = convert(work, strategies)
            text = text.split("func coders() {")[0]
            module = modules.setdefault(text, f"After{len(modules)}")
            description = " × ".join(",".join(each.values()) for each in strategies)
            counts.append((description, len(left), set(left)))
            knows = all("closure" not in each.values() for each in strategies)
            checks = "".join(
                f'  check("{kind} {description}", Before.{value}, {module}.{kind}.self, writing, '
                f"decoder, encoder, hasForms: {str(knows).lower()})\n"
                for kind, value in TYPES.items())
            coders = "\n".join([
                coder(opposite(strategies[0]), False, "writing"),
                coder(strategies[0], True, "decoder"), coder(strategies[1], False, "encoder")])
            body.append(f"func check{number}() {{\n{coders}\n{checks}}}\n")
        package = work / "package"
        for module, text in [("Before", MODELS)] + [(each, text) for text, each in modules.items()]:
            (package / f"Sources/{module}").mkdir(parents=True)
            (package / f"Sources/{module}/Models.swift").write_text(text)
        (package / "Sources/strategies").mkdir()
        (package / "Sources/strategies/Support.swift").write_text(SUPPORT)
        imports = "".join(f"@testable import {each}\n" for each in ["Before", *modules.values()])
        calls = "".join(f"check{number}()\n" for number in range(len(body)))
        (package / "Sources/strategies/main.swift").write_text(
            f"import Foundation\n{imports}\n{''.join(body)}{calls}"
            'print("\\(checks) checks, \\(failures) differences")\nexit(failures > 0 ? 1 : 0)\n')
        targets = "".join(
            f'.target(name: "{each}", dependencies: products, plugins: ['
            f'.plugin(name: "IsomerPlugin", package: "Isomer")]),\n    ' for each in modules.values())
        names = ", ".join(f'"{each}"' for each in ["Before", *modules.values()])
        (package / "Package.swift").write_text(
            MANIFEST.replace("{root}", str(ROOT)).replace("{targets}", targets)
            .replace("{names}", names))
        scratch = arguments.scratch or work / "build"
        for description, left, reasons in counts:
            print(f"{description}: {left} left", *sorted(reasons), sep="; ")
        command = ["swift", "run", "--package-path", package, "--scratch-path", scratch,
                   "--disable-build-manifest-caching", "strategies"]
        done = subprocess.run(command, capture_output=True, text=True)
        print(done.stdout[-6000:])
        if done.returncode != 0:
            raise SystemExit("\n".join(
                line for line in done.stderr.splitlines() if "error" in line)[-3000:] or 1)


if __name__ == "__main__":
    main()
