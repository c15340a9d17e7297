#!/usr/bin/env python3
"""Checks unknown keys in every form of a type whose keys are in the object of another one.

usage: Tests/Tools/UnknownKeys/check.py [--modules FOLDER] [--all] [--only PATTERN] [--keep FOLDER] [--verbose]

Each combination is a form of an enum or a cluster, the host that contains it, the policies of both, and a case with
`rest` or a fallback. The tool refuses it with an id, or the program must read and write its documents without a
change. Each object of each document then gets a key that the case does not have: one that occurs nowhere, and each
key of the other cases.

- Under `unknown: .error` the key is an error, under `.report` it is at least in the report, and `rest` or a fallback
  stores it and writes it again. An update does the same as reading.
- The schema for reading rejects the document if the mapping does, or has a comment `wider`, and never rejects one
  that is read. The schema for writing accepts what is written.

Without `--all`, each pair of policies still occurs with each form and case, but not in every host.

It needs `swift build` before, and compiles against the modules in `.build/debug`, or in `--modules`.
"""

import argparse
import collections
import concurrent.futures
import itertools
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import jsonschema

HERE = pathlib.Path(__file__).resolve().parent
ERROR = re.compile(r"(?m)^(?:.*/)?M(\d+)(?:[.]mapped)?[.]swift:\d+:\d+: error: (.*)$")
POLICIES = ("ignore", "report", "error")
FORMS = {"within": 'tag: "t"', "beside": 'tag: "t", content: "c"', "external": "", "untagged": "untagged",
         "structure": ""}
PART = {"m": 1}
# The cases: the declaration, the members of their values (or a value without keys), and optional keys.
CASES = {
    "off": ("case off", None, ()),
    "one": ("case one(Int)", 1, ()),
    "maybe": ("case maybe(Int?)", 2, ()),
    "list": ("case list(Int, Int)", [1, 2], ()),
    "pair": ("case pair(x: Int, y: Int?)", {"x": 1}, ("y",)),
    "wide": ('case wide(z: Int, /* @mapped key: "o.w" */ w: Int)', {"z": 1, "o": {"w": 2}}, ()),
    "model": ("case model(PART)", PART, ()),
    "kept": ("case kept(k: Int, /* @mapped rest */ rest: [String: JSONValue])", {"k": 1}, ()),
    "other": ("// @mapped fallback\n  case other(JSONValue)", {"q": 1}, ()),
    "unknown": ("// @mapped fallback\n  case unknown", None, ()),
}
WITHOUT_KEYS = ("off", "one", "maybe", "list")
EXTRA = {"none": (), "rest": ("kept",), "fallback": ("other",), "bare": ("unknown",)}
HOSTS = ("plain", "flattened", "optional", "prefix", "nested", "case", "merge", "file")


class Document:
    """A valid document; `case` is the case that is read, `known` the keys of its own object by path."""

    def __init__(self, value, case, own, kept_at):
        self.value, self.case, self.own, self.kept_at = value, case, own, kept_at


class Combination:
    def __init__(self, number, form, extra, host, policy, inner):
        self.number, self.form, self.extra, self.host = number, form, extra, host
        self.policy, self.inner = policy, inner
        self.prefix = "p_" if host == "prefix" else ""
        self.cases = [name for name in (*CASES,) if self.has(name)]
        self.id = "/".join((form, extra, host, policy, inner))

    def has(self, name):
        if name in ("kept", "other", "unknown"):
            return name in EXTRA[self.extra] and self.form != "structure"
        if self.form == "structure":
            return name in ("pair", "wide")
        return not (self.form == "within" and name in WITHOUT_KEYS and name != "off"
                    or self.form == "untagged" and name in WITHOUT_KEYS)

    # MARK: The source

    def source(self):
        number = self.number
        policy = lambda name: "" if name == "default" else f"unknown: .{name}"
        head = lambda *options: "// @mapped " + ", ".join(filter(None, options))
        lines = ["import Isomer", ""]
        inner, outer = policy(self.inner), policy(self.policy) if self.policy != "rest" else ""
        if self.host == "file":
            lines = [f"// @mapped file unknown: .{self.policy}" if self.policy != "rest" else
                     "// @mapped file unknown: .error", *lines]
            inner = outer = ""
        merge = "derive: .merge" if self.host == "merge" else ""
        if self.form == "structure":
            lines += [head(), f"protocol E{number} {{}}", ""]
            for name, path, members in (("pair", "x", "var x: Int\n  var y: Int?"),
                                        ("wide", "z", 'var z: Int\n  var w: Int  // @mapped key: "o.w"')):
                lines += [head(f'key: has("{path}")', inner), f"struct {name.title()}{number}: E{number} {{",
                          f"  {members}", "}", ""]
        else:
            lines += [head(FORMS[self.form], inner), f"enum E{number} {{"]
            lines += ["  " + CASES[name][0].replace("PART", f"Part{number}") for name in self.cases] + ["}", ""]
            lines += [head(), f"struct Part{number} {{ var m: Int }}", ""]
        if self.host == "plain":
            return "\n".join(lines)
        kind = f"any E{number}" if self.form == "structure" else f"E{number}"
        kind += "?" if self.host == "optional" else ""
        option = 'flatten: .prefix("p_")' if self.prefix else "flatten"
        if self.host == "case":
            rest = ", /* @mapped rest */ others: [String: JSONValue]" if self.policy == "rest" else ""
            lines += [head('tag: "h"', outer), f"enum H{number} {{",
                      f"  case only(n: Int, /* @mapped flatten */ call: {kind}{rest})", "}"]
            return "\n".join(lines) + "\n"
        held = f"  // @mapped {option}\n  var call: {kind}"
        if self.host == "nested":
            lines += [head(), f"struct P{number} {{", "  var g: Int", held, "}", ""]
            held = f"  // @mapped flatten\n  var part: P{number}"
        rest = "\n  // @mapped rest\n  var others: [String: JSONValue]" if self.policy == "rest" else ""
        lines += [head(outer, merge), f"struct H{number} {{", "  var n: Int", held + rest, "}"]
        return "\n".join(lines) + "\n"

    @property
    def type(self):
        if self.host == "plain":
            return f"AnyE{self.number}" if self.form == "structure" else f"E{self.number}"
        return f"H{self.number}"

    # MARK: The documents

    def members(self, name):
        """The members of the enum for a case, and the path of the object with its values."""
        value = CASES[name][1]
        tag = "new" if name in ("other", "unknown") else name
        if self.form in ("untagged", "structure"):
            return value, []
        if self.form == "within":
            return {"t": tag, **(value or {})}, []
        if self.form == "beside":
            return ({"t": tag} if value is None else {"t": tag, "c": value}), ["c"]
        return {tag: {} if name in ("off", "unknown") else value}, [tag]

    def documents(self):
        for name in self.cases:
            if name == "unknown" and self.form in ("untagged",):
                continue
            members, path = self.members(name)
            wrapped = {self.prefix + key: value for key, value in members.items()}
            path = [self.prefix + step if index == 0 else step for index, step in enumerate(path)]
            base = {"plain": {}, "nested": {"n": 1, "g": 2}, "case": {"h": "only", "n": 1}}.get(self.host, {"n": 1})
            yield {**base, **wrapped}, name, path

    @property
    def owned(self):
        """The keys of the enum in the object of the host."""
        if self.form == "beside":
            return {"t", "c"}
        if self.form == "external":
            return {name for name in self.cases if name not in ("other", "unknown")}
        keys = {"t"} if self.form == "within" else set()
        for name in self.cases:
            value = CASES[name][1]
            keys |= set(value or ()) | set(CASES[name][2]) if name != "other" and isinstance(value, dict) else set()
        return keys

    def takes_others(self):
        return self.extra == "fallback" and self.form != "beside" or self.extra == "bare" and self.form == "external"

    def variants(self, document, name, values_at):
        """The document with a key that its case does not have: the path of the object, the key, the result."""
        yield document, None, None, None
        others = {"zz", "x", "y", "z", "o", "m", "k"}
        for path in objects(document):
            at_root = not path
            if path and path[-1] == "zz":
                continue
            found = at(document, path)
            keys = set(others)
            if at_root and self.prefix:
                keys = {self.prefix + key for key in others} | {"zz"}
            for key in sorted(keys - set(found)):
                plain = key[len(self.prefix):] if self.prefix and key.startswith(self.prefix) and at_root else key
                belongs = path == values_at
                if belongs and plain in CASES[name][2]:
                    continue
                if self.form == "beside" and at_root and key in ("c",):
                    continue
                rule = self.rule(path, plain, key, name, values_at)
                yield adding(document, path, key), path, key, rule

    def rule(self, path, plain, key, name, values_at):
        """The outcomes that are allowed for an unknown key."""
        inside = bool(path)
        if inside and name == "model" and self.form in ("beside", "external"):
            return {"error", "report", "kept", "lost"}  # the policy of the model itself
        if inside and name == "other":
            return {"kept"}
        if name == "kept" and path == values_at and (inside or self.form in ("within", "untagged")) and (
                self.host == "plain" or inside):
            return {"kept"}
        strictness = {"error": {"error"}, "report": {"report"}, "rest": {"kept"}, "ignore": None, "default": None}
        if self.host == "plain":
            effective = self.inner
        elif self.host == "file":
            return self.file_rule(path, plain, key, name)
        else:
            prefixed = self.prefix and key.startswith(self.prefix)
            takes = self.takes_others() and (name == "other" or self.form != "external")
            mine = inside or (plain in self.owned or takes) and (prefixed or not self.prefix) or (
                prefixed and self.inner != "ignore")
            if not mine:
                # In the form with names as keys, each key with the prefix is a name.
                error = {"error"} if prefixed and self.form == "external" else set()
                return (strictness[self.policy] or {"error", "report", "kept", "lost"}) | error
            effective = self.inner
            if self.policy in POLICIES and POLICIES.index(self.policy) > POLICIES.index(self.inner):
                effective = self.policy
            if name == "other" and not inside and self.takes_others():
                return {"kept", "error"}
        if self.host == "plain" and self.form == "external" and not inside:
            return {"error", "kept"}
        if self.host == "plain" and name == "other":
            return {"kept"}
        if name == "unknown":
            return {"error", "report", "kept", "lost"}
        return {"error": {"error", "kept"}, "report": {"error", "report", "kept"}}.get(
            effective, {"error", "report", "kept", "lost"})

    def file_rule(self, path, plain, key, name):
        open_ones = self.takes_others() or self.form == "structure"
        if name == "unknown" and (path or plain in self.owned):
            return {"error", "report", "kept", "lost"}
        if open_ones and not path:
            return {"error", "report", "kept", "lost"} if name != "other" else {"kept", "error"}
        if not path and plain not in self.owned and self.policy == "rest":
            return {"kept"}
        policy = "error" if self.policy == "rest" else self.policy
        return {"error": {"error", "kept"}, "report": {"error", "report", "kept"}}.get(
            policy, {"error", "report", "kept", "lost"})


def objects(value, path=()):
    if isinstance(value, dict):
        yield list(path)
        for key, inner in value.items():
            yield from objects(inner, (*path, key))


def at(value, path):
    for step in path:
        value = value[step]
    return value


def adding(document, path, key):
    copy = json.loads(json.dumps(document))
    at(copy, path)[key] = {"id": [2]}
    return copy


PROBE = """import Isomer

func probe<Model: Readable & Writable>(_: Model.Type, _ document: String) -> String {
  do {
    let (value, report) = try Model.readWithReport(json: document)
    let unknown = report.entries.filter { $0.kind == .unknownKey }.map(\\.path.description)
    return "ok\\t\\(try value.jsonString())\\t\\(unknown.joined(separator: " "))"
  } catch {
    return "error\\t\\(error.all.map { "\\($0.path) \\($0.code)" }.joined(separator: "; "))\\t"
  }
}

func update<Model: Readable & Writable & Updatable>(
  _ type: Model.Type, _ document: String, from first: String
) -> String {
  do {
    var value = try Model(json: first)
    _ = try value.update(json: document)
    return "ok\\t\\(try value.jsonString())\\t"
  } catch {
    return "error\\t\\(error.all.map { "\\($0.path) \\($0.code)" }.joined(separator: "; "))\\t"
  }
}

"""


class Run:
    def __init__(self, folder, modules, combinations):
        self.folder, self.modules = folder, modules
        self.combinations = {combination.number: combination for combination in combinations}
        self.refused, self.failures = {}, []
        folder.mkdir(parents=True, exist_ok=True)
        for combination in combinations:
            (folder / f"M{combination.number}.swift").write_text(combination.source())

    def call(self, *command, **more):
        done = subprocess.run(list(map(str, command)), cwd=self.folder, capture_output=True, text=True, **more)
        return done.returncode, done.stdout, done.stderr

    def files(self):
        return [f"M{number}.swift" for number in self.combinations]

    def fail(self, combination, text):
        self.failures.append(f"{combination.id}\n    {text}")

    def generate(self):
        while True:
            status, output, errors = self.call(
                self.modules / "isomer-generate", "generate", "--module", "Unknown", "--output", "generated",
                *self.files())
            found = collections.defaultdict(list)
            for number, text in ERROR.findall(output + errors):
                found[int(number)].append(text)
            if status == 0:
                return
            if not found:
                sys.exit(errors[-3000:])
            for number, texts in found.items():
                combination = self.combinations.pop(number)
                ids = [match[1] for text in texts if (match := re.search(r"\[([a-z-]+)\]$", text))]
                self.refused[combination.id] = ids[0] if ids else None
                if not ids:
                    self.fail(combination, "refused without an id: " + texts[0])

    def compile(self):
        lines = [PROBE, "while let line = readLine() {",
                 '  let parts = line.split(separator: "\\t", omittingEmptySubsequences: false).map(String.init)',
                 "  switch parts[0] {"]
        for number, combination in self.combinations.items():
            lines.append(f'  case "{number}": print(probe({combination.type}.self, parts[1]))')
            if combination.host == "merge":
                lines.append(
                    f'  case "update {number}": print(update({combination.type}.self, parts[1], from: parts[2]))')
        lines += ["  default: break", "  }", "}", ""]
        (self.folder / "main.swift").write_text("\n".join(lines))
        generated = [f"generated/{name[:-6]}.mapped.swift" for name in self.files()]
        status, output, errors = self.call(
            "swiftc", "-wmo", "-swift-version", "6", "-Onone", "-suppress-warnings", "-module-name", "Unknown", "-I",
            self.modules / "Modules", "main.swift", *self.files(), *generated, "-o", "program",
            *sorted((self.modules / "Isomer.build").glob("*.o")))
        if status != 0:
            found = sorted({(int(number), text) for number, text in ERROR.findall(output + errors)})
            for number, text in found:
                self.fail(self.combinations[number], "does not compile: " + text)
            if not found:
                sys.exit(errors[-3000:])
            for number in {number for number, _ in found}:
                del self.combinations[number]
            self.compile()

    def schemas(self, direction):
        status, output, errors = self.call(
            self.modules / "isomer-commands", "schema", direction, "--", "--module", "Unknown", *self.files())
        if status != 0:
            sys.exit(errors[-3000:])
        return json.loads(output)["$defs"]

    def execute(self):
        """The documents with their results."""
        asked = []
        for number, combination in self.combinations.items():
            for document, name, path in combination.documents():
                for variant, at_path, key, rule in combination.variants(document, name, path):
                    asked.append((combination, name, document, variant, at_path, key, rule))
        lines = []
        for combination, _, document, variant, *_ in asked:
            lines.append(f"{combination.number}\t{json.dumps(variant)}")
            if combination.host == "merge":
                lines.append(f"update {combination.number}\t{json.dumps(variant)}\t{json.dumps(document)}")
        status, output, errors = self.call(self.folder / "program", input="\n".join(lines) + "\n")
        results = iter(output.splitlines())
        if status != 0:
            sys.exit(f"the program stops: {errors[-2000:]}")
        for one in asked:
            yield *one, next(results).split("\t"), \
                next(results).split("\t") if one[0].host == "merge" else None

    def check(self):
        reading, writing = self.schemas("--read"), self.schemas("--write")
        validators = {}

        def validator(definitions, name):
            key = (id(definitions), name)
            if key not in validators:
                # Each validator walks through all its definitions.
                below = {each: definitions[each] for each in reachable(definitions, name)}
                validators[key] = jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": below})
            return validators[key]

        count = 0
        for combination, name, document, variant, path, key, rule, result, update in self.execute():
            count += 1
            label = f"{name} {json.dumps(variant)}"
            status, text, reported = result
            if key is None:
                if status != "ok":
                    self.fail(combination, f"{label}: not read: {text}")
                    continue
                expected = normal(combination, variant, name)
                if json.loads(text) != expected:
                    self.fail(combination, f"{label}: written as {text}")
                if update and update[0] != "ok":
                    self.fail(combination, f"{label}: update: {update[1]}")
            else:
                for route, (state, output, paths) in (("read", result), ("update", update)) if update else (
                        ("read", result),):
                    got = outcome(state, output, paths, path, key)
                    if route == "update" and got == "lost" and "report" in rule:
                        continue
                    if combination.extra == "bare" and '"unknown"' in output:
                        continue  # The fallback drops the content.
                    if got not in rule and not (got == "error" and "duplicate" in output):
                        self.fail(combination, f"{label}: {route}: '{key}' is {got}, not {' or '.join(sorted(rule))}"
                                               f" ({output})")
            definition = combination.type.removeprefix("Any")
            schema = validator(reading, definition)
            accepted = schema.is_valid(variant)
            if status == "ok" and not accepted:
                self.fail(combination, f"{label}: the schema rejects what is read")
            if status == "error" and accepted and not is_wider(reading, definition):
                self.fail(combination, f"{label}: the schema accepts what is not read: {text}")
            if status == "ok" and not validator(writing, definition).is_valid(json.loads(text)):
                self.fail(combination, f"{label}: the schema rejects what is written: {text}")
        return count


def normal(combination, document, name):
    """The document as it is written: an external case without values is its name, or a key with null."""
    document = json.loads(json.dumps(document))
    if combination.form == "external" and name == "off":
        if combination.host == "plain":
            return "off"
        document[combination.prefix + "off"] = None
    if name == "unknown":
        if combination.form == "external":
            if combination.host == "plain":
                return "unknown"
            del document[combination.prefix + "new"]
            document[combination.prefix + "unknown"] = None
        else:
            document[combination.prefix + "t"] = "unknown"
    return document


def outcome(status, text, reported, path, key):
    if status != "ok":
        return "error"
    try:
        if at(json.loads(text), path).get(key) == {"id": [2]}:
            return "kept"
    except (KeyError, TypeError, AttributeError):
        pass
    return "report" if any(key in found for found in reported.split()) else "lost"


def reachable(definitions, name):
    """The names of a definition and of those that it refers to."""
    seen, waiting = set(), [name]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += re.findall(r'"#/[$]defs/([^"]+)"', json.dumps(definitions[name]))
    return seen


def is_wider(definitions, name):
    return any('"$comment": "wider' in json.dumps(definitions[each]) for each in reachable(definitions, name))


def every(all):
    number = itertools.count()
    for form, extra, host in itertools.product(FORMS, EXTRA, HOSTS):
        if form == "structure" and (extra != "none" or host == "merge"):
            continue
        policies = ("ignore",) if host == "plain" else (*POLICIES, "rest")
        inners = ("ignore",) if host == "file" else POLICIES
        for (outer, policy), (own, inner) in itertools.product(enumerate(policies), enumerate(inners)):
            if all or host in ("plain", "flattened", "file") or (outer + own + HOSTS.index(host)) % 3 == 0:
                yield Combination(next(number), form, extra, host, policy, inner)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--modules", type=pathlib.Path, default=HERE.parents[2] / ".build/debug")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    chosen = [one for one in every(arguments.all) if re.search(arguments.only, one.id)]
    with tempfile.TemporaryDirectory() as temporary:
        folder = (arguments.keep or pathlib.Path(temporary)).resolve()
        run = Run(folder, arguments.modules.resolve(), chosen)
        run.generate()
        run.compile()
        count = run.check()
    for failure in run.failures if arguments.verbose else first_ones(run.failures):
        print(failure)
    ids = collections.Counter(run.refused.values())
    if arguments.verbose:
        for name, identifier in run.refused.items():
            print(f"refused: {name} [{identifier}]")
    print(f"{len(chosen)} combinations: {len(run.combinations)} run with {count} documents, refused: "
          + ", ".join(f"{key} {value}" for key, value in ids.most_common()))
    failing = {failure.split("\n")[0] for failure in run.failures}
    print(f"{len(failing)} combinations fail")
    return 1 if run.failures else 0


def first_ones(failures):
    seen = set()
    for failure in failures:
        name = failure.split("\n")[0]
        if name not in seen:
            seen.add(name)
            yield failure


if __name__ == "__main__":
    sys.exit(main())
