#!/usr/bin/env python3
"""Pastes expressions of every precedence into every place that takes code, and compares values.

usage: check.py [--keep]

Generated code contains the user's expressions between other tokens: `slot.take() ?? expression`. Each
expression must remain one operand there. For each place, this script writes a model for each
expression, generates and compiles the code, and runs a program that reads a document in which the
expression determines the value. `--keep` prints the folder of the models. The root package must have
been built: the modules and the tool are those in `.build/debug`.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
BUILT = ROOT / ".build/debug"
RUNTIME = ["Isomer", "IsomerArchive"]

# The names that the expressions use. `Config.no` is false, so that an expression that is cut off, or
# bound to the token before it, has another value.
PRELUDE = """
import Isomer
import IsomerArchive

precedencegroup Lowest { lowerThan: AssignmentPrecedence }
infix operator <->: Lowest
func <-> (left: Int, right: Int) -> Int { left * 10 + right }

enum Config {
  static var yes: Bool { true }
  static var no: Bool { false }
  static var any: Any { 5 }
  static func three() -> Int { 3 }
  static func maybe() -> Int? { nil }
  static func fails() throws -> Int { 3 }
  static func each(_ body: (Int) -> Int) -> Int { body(20) }
  static func both(_ a: () -> Int, or b: () -> Int) -> Int { no ? a() : b() }
}

/// Rejects a composite without its fields, so that the default is used.
struct Absent<Output>: ForwardTransformer {
  func transform(_ input: JSONValue) throws -> Output { throw TransformerError(expected: "fields", input: input) }
}

struct Plus: Transformer {
  var amount: Int
  init(_ amount: Int) { self.amount = amount }
  func transform(_ input: Int) throws -> Int { input + amount }
  func reverse(_ output: Int) throws -> Int { output - amount }
}

enum Functions {
  static func plus(_ amount: Int) -> Plus { Plus(amount) }
  static func failing() throws -> Plus { Plus(2) }
  static func build(_ body: () -> Int) -> Plus { Plus(body()) }
  static func wrong(_ value: Int) -> Bool { false }
  static func right(_ value: Int) -> Bool { true }
  static func all() -> [(Int) -> Bool] { [wrong, right] }
  static func older(_ own: Int, _ newer: Int) -> Int { own }
  static func sum(_ own: Int, _ newer: Int) -> Int { own + newer }
  static func zero(_ value: inout JSONValue) { value["x"] = 0 }
  static func seven(_ value: inout JSONValue) { value["x"] = 7 }
}

nonisolated(unsafe) var failures = 0
nonisolated(unsafe) var count = 0
func expect<T: Equatable>(_ name: String, _ expected: T, _ value: () throws -> T?) {
  count += 1
  do {
    let found = try value()
    if found == expected { return }
    print("\\(name): expected \\(expected), found \\(String(describing: found))")
  } catch {
    print("\\(name): \\(error)")
  }
  failures += 1
}
"""

# Expressions of each precedence group of the standard library, from the highest, and those without
# one, by type.
INTEGERS = [
    "1 << 3",
    "2 * Config.three()",
    "7 &+ 1",
    "Config.three() - 1",
    ".max - 1",
    "Config.any as! Int",
    "(Config.any as? Int) ?? 4",
    "Config.maybe() ?? 4",
    "Config.yes ? 11 : 12",
    "Config.no ? 11 : Config.yes ? 13 : 14",
    "1 <-> 2",
    "-Config.three()",
    "~Config.three()",
    "try! Config.fails()",
    "(try? Config.fails()) ?? 8",
    "Config.each { $0 + 1 }",
    "Config.both { 1 } or: { 2 }",
    "{ 5 }()",
    "{ let a = 5; return a }()",
    "[1, 2].map { $0 * 2 }[1]",
    "[4, 5][Config.no ? 0 : 1]",
    "if Config.no { 1 } else { 2 }",
    "switch Config.no { case true: 1 case false: 2 }",
    "(1, 2).1",
    ".init(\"77\")!",
    "max(\n  //   1,\n  //   Config.three())",
    "(1\n  //   + 2)",
    "#line > 0 ? 6 : 7",
]
BOOLEANS = [
    "Config.no || Config.yes",
    "Config.yes && Config.yes",
    "1 == 1",
    "Config.three() < 4",
    "Config.three() != 4 && Config.three() ~= 3",
    "!Config.no",
    "Config.any is Int",
    "(1...3).contains(2)",
]
# Code of the types that places require: transformers that add 2, checks that pass, functions that
# return the sum, and functions that set `x` to 7.
TRANSFORMERS = [
    "Plus(2)",
    "Config.no ? Plus(1) : Plus(2)",
    "Plus(2) as Plus",
    "[Plus(1), Plus(2)][1]",
    "Functions.plus(1 + 1)",
    "Functions.build { 2 }",
    "{ Plus(2) }()",
    "try! Functions.failing()",
    "(try? Functions.failing()) ?? Plus(1)",
    "Plus(\n  //   Config.no ? 1 : 2)",
]
CHECKS = [
    "Functions.right",
    "Config.no ? Functions.wrong : Functions.right",
    "Functions.right as (Int) -> Bool",
    "Functions.all()[1]",
    "Functions.all().last!",
    "{ $0 > 0 || Config.no }",
    "{ (value: Int) -> Bool in value > 0 }",
    "{ value in\n  //   let isValid = value > 0\n  //   return isValid\n  // }",
    "1...Config.three() + 2",
    "..<(Config.no ? 1 : 4)",
]
MERGES = [
    "Functions.sum",
    "Config.no ? Functions.older : Functions.sum",
    "Functions.sum as (Int, Int) -> Int",
    "[Functions.older, Functions.sum][1]",
    "{ $0 + $1 }",
    "{ (own: Int, newer: Int) -> Int in own + newer }",
]
HOOKS = [
    "Functions.seven",
    "Config.no ? Functions.zero : Functions.seven",
    "Functions.seven as (inout JSONValue) -> Void",
    "[Functions.zero, Functions.seven][1]",
    '{ $0["x"] = 7 }',
    '{ value in\n  //   value["x"] = 7\n  // }',
]


def plain(text):
    """The expression without the comment markers of its lines."""
    return text.replace("  //   ", "")


# A place: the declarations of a model NAME whose value of type TYPE comes from EXPR, and Swift code
# that returns the value.
PLACES = {
    "default of a property": (
        "// @mapped\nstruct NAME {\n  var x: TYPE  // @mapped default: EXPR\n}",
        'try NAME(json: "{}").x'),
    "default of a property, for null": (
        "// @mapped\nstruct NAME {\n  var x: TYPE  // @mapped default: EXPR\n}",
        'try NAME(json: #"{"x":null}"#).x'),
    "initial value": (
        "// @mapped\nstruct NAME {\n  var x: TYPE = PLAIN\n}",
        'try NAME(json: "{}").x'),
    "default with a check": (
        "// @mapped\nstruct NAME {\n  // @mapped default: EXPR, check: { _ in true }\n  var x: TYPE\n}",
        'try NAME(json: "{}").x'),
    "initial value with a check": (
        "// @mapped\nstruct NAME {\n  // @mapped check: { _ in true }\n  var x: TYPE = PLAIN\n}",
        'try NAME(json: "{}").x'),
    "recover": (
        "// @mapped\nstruct NAME {\n  var x: TYPE  // @mapped recover: EXPR\n}",
        'try NAME(json: #"{"x":"?"}"#).x'),
    "recover with a check": (
        "// @mapped\nstruct NAME {\n  // @mapped recover: EXPR, check: { _ in true }\n  var x: TYPE\n}",
        'try NAME(json: #"{"x":"?"}"#).x'),
    "recover of a change": (
        "// @mapped\nstruct NAME {\n  var x: PropertyChange<TYPE>  // @mapped recover: .value(EXPR)\n}",
        'try { if case .value(let x) = try NAME(json: #"{"x":"?"}"#).x { x } else { nil } }()'),
    "recover of an alternative": (
        '// @mapped\nstruct NAME {\n  // @mapped alias: "y", recover: EXPR\n  var x: TYPE\n}',
        'try NAME(json: #"{"y":"?"}"#).x'),
    "recover in an update": (
        "// @mapped derive: .merge\nstruct NAME {\n  // @mapped recover: EXPR\n  var x: TYPE\n}",
        'try { var a = try NAME(json: #"{"x":OTHER}"#); try a.update(json: #"{"x":"?"}"#); return a.x }()'),
    "default in an update, for null": (
        "// @mapped derive: .merge\nstruct NAME {\n  // @mapped default: EXPR\n  var x: TYPE\n}",
        'try { var a = try NAME(json: #"{"x":OTHER}"#); try a.update(json: #"{"x":null}"#); return a.x }()'),
    "default for changes to null": (
        "// @mapped derive: .changes\nstruct NAME {\n  // @mapped default: EXPR\n  var x: TYPE\n}",
        'try { var a = try NAME(json: #"{"x":OTHER}"#); '
        'a.apply(try NAME.Changes(json: #"{"x":null}"#)); return a.x }()'),
    "argument of an initialiser": (
        "// @mapped\nfinal class NAME {\n  let x: TYPE  // @mapped default: EXPR\n"
        "  init(x: TYPE) { self.x = x }\n}",
        'try NAME(json: "{}").x'),
    "wrapped property": (
        "@propertyWrapper struct WNAME { var wrappedValue: TYPE }\n"
        "// @mapped\nstruct NAME {\n  @WNAME var x: TYPE  // @mapped default: EXPR\n}",
        'try NAME(json: "{}").x'),
    "composite": (
        '// @mapped skip: .write\nstruct NAME {\n  // @mapped fields: ["a", "b"], default: EXPR, '
        "with: Absent<TYPE>()\n  let x: TYPE\n}",
        'try NAME(json: "{}").x'),
    "labelled associated value": (
        "// @mapped\nenum NAME {\n  case a(\n    // @mapped default: EXPR\n    x: TYPE, y: Int? = nil)\n}",
        'try { if case .a(let x, _) = try NAME(json: #"{"a":{}}"#) { x } else { nil } }()'),
    "declared default of an associated value": (
        "// @mapped\nenum NAME {\n  case a(x: TYPE = PLAIN, y: Int? = nil)\n}",
        'try { if case .a(let x, _) = try NAME(json: #"{"a":{}}"#) { x } else { nil } }()'),
    "single associated value": (
        "// @mapped\nenum NAME {\n  case a(TYPE = PLAIN)\n}",
        'try { if case .a(let x) = try NAME(json: #"{"a":null}"#) { x } else { nil } }()'),
    "associated value in a list": (
        "// @mapped\nenum NAME {\n  case a(TYPE = PLAIN, Int)\n}",
        'try { if case .a(let x, _) = try NAME(json: #"{"a":[null, 1]}"#) { x } else { nil } }()'),
    "associated value with a tag": (
        '// @mapped tag: "t"\nenum NAME {\n  case a(x: TYPE = PLAIN)\n}',
        'try { if case .a(let x) = try NAME(json: #"{"t":"a"}"#) { x } else { nil } }()'),
    "associated value with content": (
        '// @mapped tag: "t", content: "c"\nenum NAME {\n  case a(TYPE = PLAIN)\n}',
        'try { if case .a(let x) = try NAME(json: #"{"t":"a"}"#) { x } else { nil } }()'),
    "skipped associated value": (
        "// @mapped\nenum NAME {\n  case a(\n    // @mapped skip, default: EXPR\n    x: TYPE, y: Int)\n}",
        'try { if case .a(let x, _) = try NAME(json: #"{"a":{"y":1}}"#) { x } else { nil } }()'),
    "value that is not in the archive": (
        "// @mapped version: 1\nstruct NAME {\n  // @mapped skip: .archive, default: EXPR\n  var x: TYPE\n}",
        'try NAME(archive: NAME(json: #"{"x":OTHER}"#).archive()).x'),
    "copy without the property": (
        "// @mapped derive: .copy\nstruct NAME {\n  // @mapped skip: .copy\n  var x: TYPE = PLAIN\n}",
        'try NAME(json: #"{"x":OTHER}"#).copy().x'),
    "with profile": (
        "// @mapped\n// @mapped(p)\nstruct NAME {\n  // @mapped(p) default: EXPR\n  var x: TYPE\n}",
        'try NAME(json: "{}", as: .p).x'),
}


# Places for code, with the expressions and the expected value.
CODE_PLACES = {
    "with": (
        TRANSFORMERS, "3", "// @mapped\nstruct NAME {\n  // @mapped with: EXPR\n  var x: Int\n}",
        'try NAME(json: #"{"x":1}"#).x'),
    "with, written": (
        TRANSFORMERS, '#"{"x":1}"#',
        "// @mapped\nstruct NAME {\n  // @mapped with: EXPR\n  var x: Int\n}",
        "try NAME(x: 3).jsonString()"),
    "with in a generic type": (
        TRANSFORMERS, "3",
        "// @mapped\nstruct NAME<T> {\n  // @mapped with: EXPR\n  var x: Int\n  var y: T?\n}",
        'try NAME<Int>(json: #"{"x":1}"#).x'),
    "with of an associated value": (
        TRANSFORMERS, "3",
        "// @mapped\nenum NAME {\n  case a(\n    // @mapped with: EXPR\n    x: Int)\n}",
        'try { if case .a(let x) = try NAME(json: #"{"a":{"x":1}}"#) { x } else { 0 } }()'),
    "with in an archive": (
        TRANSFORMERS, "3",
        "// @mapped version: 1\nstruct NAME {\n  // @mapped with: EXPR\n  var x: Int\n}",
        'try NAME(archive: NAME(json: #"{"x":1}"#).archive()).x'),
    "check": (
        CHECKS, "3", "// @mapped\nstruct NAME {\n  // @mapped check: EXPR\n  var x: Int\n}",
        'try NAME(json: #"{"x":3}"#).x'),
    "check of an associated value": (
        CHECKS, "3",
        "// @mapped\nenum NAME {\n  case a(\n    // @mapped check: EXPR\n    x: Int)\n}",
        'try { if case .a(let x) = try NAME(json: #"{"a":{"x":3}}"#) { x } else { 0 } }()'),
    "merge": (
        MERGES, "3",
        "// @mapped derive: .merge\nstruct NAME {\n  // @mapped merge: EXPR\n  var x: Int\n}",
        "{ var a = NAME(x: 1); a.merge(NAME(x: 2)); return a.x }()"),
    "before.read": (
        HOOKS, "7", "// @mapped before.read: EXPR\nstruct NAME {\n  var x: Int\n}",
        'try NAME(json: #"{"x":1}"#).x'),
    "after.write": (
        HOOKS, '#"{"x":7}"#', "// @mapped after.write: EXPR\nstruct NAME {\n  var x: Int\n}",
        "try NAME(x: 1).jsonString()"),
}


class Models:
    """The files of a module: one for each place, and a main file with the comparisons."""

    def __init__(self):
        self.files = {}
        self.checks = []

    def add(self, place, number):
        template, code = PLACES[place]
        lines = ["import Isomer", "import IsomerArchive", ""]
        for kind, other, expressions in [("Int", "99", INTEGERS), ("Bool", "false", BOOLEANS)]:
            for index, expression in enumerate(expressions):
                # Swift accepts `if` and `switch` after `=` in a variable, but not in a case or a call.
                is_argument = "(EXPR)" in template or (
                    "case a(TYPE" in template.replace("x: ", "") and "PLAIN" in template)
                if is_argument and expression.startswith(("if", "switch")):
                    continue
                name = f"M{number}_{kind}{index}"
                text = template.replace("NAME", name).replace("TYPE", kind)
                lines.append(text.replace("EXPR", expression).replace("PLAIN", plain(expression)))
                value = code.replace("NAME", name).replace("OTHER", other)
                typed = f"{{ let x: {kind} = {plain(expression)}; return x }}()"
                title = json.dumps(" ".join(f"{place}: {plain(expression)}".split()))
                self.checks.append(f"  expect({title}, {typed}) {{ {value} }}")
        self.files[f"Place{number}.swift"] = "\n".join(lines) + "\n"

    def add_code(self, place, number):
        expressions, expected, template, code = CODE_PLACES[place]
        lines = ["import Isomer", "import IsomerArchive", ""]
        for index, expression in enumerate(expressions):
            name = f"C{number}_{index}"
            lines.append(template.replace("NAME", name).replace("EXPR", expression))
            title = json.dumps(" ".join(f"{place}: {plain(expression)}".split()))
            self.checks.append(
                f"  expect({title}, {expected}) {{ {code.replace('NAME', name)} }}")
        self.files[f"Code{number}.swift"] = "\n".join(lines) + "\n"

    def main(self):
        """The main file, in functions, because the compiler is slow for long ones."""
        text = PRELUDE
        count = 0
        for start in range(0, len(self.checks), 20):
            text += f"func checks{count}() {{\n" + "\n".join(self.checks[start:start + 20]) + "\n}\n"
            count += 1
        calls = "".join(f"checks{number}()\n" for number in range(count))
        # The closing line that tells the number of comparisons.
        return text + calls + (
            'print("\\(count - failures) passed, \\(failures) failed")\n'
            'import Foundation\nexit(failures == 0 ? 0 : 1)\n')


def run(arguments):
    result = subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        sys.exit(result.stdout + f"failed: {' '.join(map(str, arguments))[:200]}")
    return result.stdout


def main():
    models = Models()
    for number, place in enumerate(PLACES):
        models.add(place, number)
    for number, place in enumerate(CODE_PLACES):
        models.add_code(place, number)
    folder = pathlib.Path(tempfile.mkdtemp())
    if "--keep" in sys.argv:
        print(folder)
    for name, text in {**models.files, "main.swift": models.main()}.items():
        (folder / name).write_text(text)
    sources = sorted(folder.glob("*.swift"))
    generated = folder / "generated"
    run([BUILT / "isomer-generate", "generate", "--module", "Expressions", "--output", generated]
        + sources)
    objects = [path for module in RUNTIME for path in sorted(BUILT.glob(f"{module}.build/*.o"))]
    program = folder / "expressions"
    run(["swiftc", "-swift-version", "6", "-Onone", "-suppress-warnings", "-module-name",
         "Expressions", "-I", BUILT / "Modules", "-o", program]
        + sources + sorted(generated.glob("*.swift")) + objects)
    print(run([program]), end="")


if __name__ == "__main__":
    main()
