#!/usr/bin/env python3
"""Compares the schemas of models with their mappings.

usage: Tests/Tools/Schema/check.py [--scratch-path FOLDER] [--count N]

The script prints the schemas of SchemaModels with `swift package isomer schema`, generates documents
from them and changes a part of each second one. For each document it asks `jsonschema` of PyPI and the
mapping:

- A document that the schema for reading accepts, with the ranges of its formats for numbers, must be
  read, unless a comment in the schema of the type says `wider`.
- The schema for writing must accept what the mapping writes for a document that was read.
- `jsonschema-rs`, with an engine for regular expressions that takes linear time, must accept the same documents.

Before that, it checks that the command lists and explains its verbs, and reports an unknown verb and
an unknown type.

It prints the numbers of documents for each type. Documents that are read although the schema rejects them
are only counted.
"""

import argparse
import copy
import json
import pathlib
import random
import re
import subprocess

import jsonschema
import jsonschema_rs

HERE = pathlib.Path(__file__).resolve().parent
STRINGS = [
    "", "a", "b", "ab", "é", "e\u0301", "👩‍👩‍👧", "x" * 50, "0", "007", "12", "-3", "1.5", "1e3", "true",
    "false", "yes", "no", "on", "null", "abc-12", "a-1", "abcd-1", "red", "GREEN", "open", "closed",
    "done", "00ff", "0", "AAEC", "AA==", "AAE=", "A", "2026-01-02T03:04:05Z", "2024-02-29T23:59:60Z",
    "2026-01-02t03:04:05.123+01:30", "2026-02-30T00:00:00Z", "0001-01-01T00:00:00+14:00",
    "https://example.com/a?b=c#d", "http://[::1]:80/", "/a/b", "a b", "//x", "mailto:a@b.c", "%zz",
    "5b1d6f2e-0a4c-4b7e-9c55-1d2e3f405162", "5B1D6F2E-0A4C-4B7E-9C55-1D2E3F405162", "user", "video",
    "Disc", "disc", "square", "\n", "a\n", "\u0000"]
INTEGERS = [0, 1, -1, 2, 10, 11, 127, 128, -128, -129, 255, 256, 2**31, 2**53 + 1, 2**63 - 1, 2**63,
            -2**63, -2**63 - 1, 2**64 - 1, 2**64, 10**30]
# The ranges of the formats in the schemas, which imply the bounds of numbers.
RANGES = {
    "int32": (-2**31, 2**31 - 1), "int64": (-2**63, 2**63 - 1), "uint32": (0, 2**32 - 1),
    "uint64": (0, 2**64 - 1), "int128": (-2**127, 2**127 - 1), "uint128": (0, 2**128 - 1),
    "float": (-3.4028234663852886e38, 3.4028234663852886e38),
    "double": (-1.7976931348623157e308, 1.7976931348623157e308)}
NUMBERS = [0.5, -0.5, 2.5, 1.25, 1e-7, 3.4e38, 3.5e38, 1.5e-320, -1e300]


class Documents:
    """Generates documents for a schema; not all of them are valid."""

    def __init__(self, definitions, seed):
        self.definitions = definitions
        self.random = random.Random(seed)

    def valid(self, schema, depth=0):
        """Returns a document that follows the schema, except for some combinations of keywords."""
        choose = self.random.choice
        if not isinstance(schema, dict) or not (set(schema) - {"description", "$comment"}):
            return self.any(depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return choose(schema["enum"])
        parts = []
        if "$ref" in schema:
            parts.append(self.valid(self.definitions[schema["$ref"].split("/")[-1]], depth))
        for word in ("anyOf", "oneOf"):
            if word in schema:
                parts.append(self.valid(choose(schema[word]), depth))
        parts += [self.valid(part, depth) for part in schema.get("allOf", [])]
        if "type" in schema:
            types = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
            if depth > 4 and "null" in types:
                return None
            parts.append(getattr(self, choose(types))(schema, depth + 1))
        elif "properties" in schema:
            parts.append(self.object(schema, depth + 1))
        objects = [part for part in parts if isinstance(part, dict)]
        if objects and len(objects) == len(parts):
            return {key: value for part in objects for key, value in part.items()}
        return choose(parts) if parts else self.any(depth)

    def any(self, depth=0):
        kinds = [self.null, self.boolean, self.integer, self.number, self.string]
        if depth < 3:
            kinds += [self.array, self.object]
        return self.random.choice(kinds)({}, depth + 1)

    def null(self, schema, depth):
        return None

    def boolean(self, schema, depth):
        return self.random.random() < 0.5

    def integer(self, schema, depth):
        low, high = RANGES.get(schema.get("format"), (-1000, 1000))
        low = schema.get("minimum", low)
        high = schema.get("maximum", schema.get("exclusiveMaximum", high + 1) - 1)
        inside = [value for value in INTEGERS if low <= value <= high]
        return self.random.choice(inside + [low, high, self.random.randint(int(low), int(high))])

    def number(self, schema, depth):
        low, high = RANGES.get(schema.get("format"), (-1e308, 1e308))
        low = schema.get("minimum", low)
        high = schema.get("maximum", schema.get("exclusiveMaximum", high))
        inside = [value for value in NUMBERS + INTEGERS if low <= value <= high]
        return self.random.choice(inside + [self.random.uniform(max(low, -1e6), min(high, 1e6))])

    def string(self, schema, depth):
        fit = [
            text for text in STRINGS
            if re.search(schema.get("pattern", ""), text)
            and schema.get("minLength", 0) <= len(text) <= schema.get("maxLength", 1000)]
        return self.random.choice(fit or STRINGS)

    def array(self, schema, depth):
        items = [self.valid(part, depth) for part in schema.get("prefixItems", [])]
        low = schema.get("minItems", 0)
        high = schema.get("maxItems", max(low, 0 if depth > 4 else 3))
        rest = schema.get("items", {})
        if rest is False:
            return items
        count = self.random.randint(low, high)
        return items + [self.valid(rest, depth) for _ in range(count - len(items))]

    def object(self, schema, depth):
        found = {}
        for key, part in schema.get("properties", {}).items():
            wanted = key in schema.get("required", []) or self.random.random() < (
                0.7 if depth < 4 else 0.1)
            if wanted and part is not False:
                found[key] = self.valid(part, depth)
        rest = schema.get("additionalProperties", {})
        if rest is not False and depth < 5 and (not found or self.random.random() < 0.2):
            count = self.random.randint(0, min(schema.get("maxProperties", 2), 3))
            for _ in range(max(count, schema.get("minProperties", 0))):
                found[self.string(schema.get("propertyNames", {}), depth)] = self.valid(rest, depth)
        return found

    def changed(self, document):
        """Returns a copy of a document with one change."""
        copied = copy.deepcopy(document)
        holder = [copied]
        places = list(self.places(holder))
        container, key = self.random.choice(places)
        change = self.random.randrange(6)
        value = container[key]
        if change == 0 and isinstance(container, dict):
            del container[key]
        elif change == 1 and isinstance(value, dict):
            value[self.random.choice(STRINGS)] = self.any()
        elif change == 2 and isinstance(value, list):
            value.append(self.any())
        elif change == 3 and isinstance(value, str):
            container[key] = value + self.random.choice("a1 Zé")
        elif change == 4 and isinstance(value, int) and not isinstance(value, bool):
            container[key] = value + self.random.choice([-1, 1, 2**31, 2**64])
        else:
            container[key] = self.any()
        return holder[0]

    def places(self, container):
        keys = range(len(container)) if isinstance(container, list) else list(container)
        for key in keys:
            yield container, key
            if isinstance(container[key], (dict, list)):
                yield from self.places(container[key])


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, text=True, **options)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))} fails\n{done.stdout}")
    return done.stdout


def in_dialect_of_python(schema):
    """Replaces `$` at the end of patterns, which in Python also matches before a line break."""
    if isinstance(schema, list):
        return [in_dialect_of_python(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: re.sub(r"\$$", r"\\Z", part) if key == "pattern" and isinstance(part, str)
        else in_dialect_of_python(part) for key, part in schema.items()}


def printed(*arguments):
    """Returns the schemas that the command prints."""
    return json.loads(run("swift", "package", *arguments))


def check_verbs(*package):
    """Checks that the command lists and explains its verbs, and reports an unknown verb and type."""
    usage = run("swift", "package", *package, "isomer")
    verbs = re.findall(r"^  (\w+)  ", usage, re.MULTILINE)
    assert "schema" in verbs, usage
    for verb in verbs:
        text = run("swift", "package", *package, "isomer", verb, "--help")
        assert f"usage: swift package isomer {verb} " in text, text
    for words, message in [
            (["shcema"], "there is no verb 'shcema'"),
            (["schema", "Scalrs"], "there is no mapped type 'Scalrs'; did you mean 'Scalars'?"),
            (["table", "Scalrs"], "there is no mapped type 'Scalrs'; did you mean 'Scalars'?"),
            (["show", "Scalar.swift"], "did you mean 'Scalars.swift'?")]:
        unknown = subprocess.run(
            ["swift", "package", *map(str, package), "isomer", *words], capture_output=True, text=True)
        assert unknown.returncode != 0, unknown.stdout
        assert message in unknown.stderr, unknown.stderr


def linear(schema, name):
    """Returns a validator for a type whose engine for regular expressions takes linear time."""
    return jsonschema_rs.Draft202012Validator(
        {"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]}, pattern_options=jsonschema_rs.RegexOptions())


def validator(schema, name):
    """Returns a validator for a type that also checks the formats of numbers."""
    schema = in_dialect_of_python(schema)
    formats = jsonschema.FormatChecker(formats=())
    for format_name, (low, high) in RANGES.items():
        formats.checkers[format_name] = (
            lambda value, low=low, high=high: not is_number(value) or low <= value <= high, ())
    return jsonschema.Draft202012Validator(
        {"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]}, format_checker=formats)


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def comments(schema, name, word):
    """Returns whether the schema of a type has a comment that begins with a word."""
    seen, waiting = set(), [name]
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        text = json.dumps(schema["$defs"][name])
        if f'"$comment": "{word}' in text:
            return True
        waiting += re.findall(r'"#/\$defs/([^"]+)"', text)
    return False


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scratch-path", default=HERE / ".build")
    parser.add_argument("--count", type=int, default=450)
    arguments = parser.parse_args()
    package = ["--package-path", HERE, "--scratch-path", arguments.scratch_path,
               "--disable-build-manifest-caching"]
    run("swift", "build", *package)
    check_verbs(*package)
    reading = printed(*package, "isomer", "schema", "--read")
    writing = printed(*package, "isomer", "schema", "--write")
    program = pathlib.Path(arguments.scratch_path) / "debug/SchemaModels"
    names = re.findall(r"mapping\((\w+)\.self\)", (HERE / "Sources/SchemaModels/main.swift").read_text())
    rows, faults = [], []
    for name in names:
        documents = Documents(in_dialect_of_python(reading["$defs"]), name)
        samples = []
        for _ in range(arguments.count):
            document = documents.valid({"$ref": f"#/$defs/{name}"})
            samples += [document, documents.changed(document)]
        texts = [json.dumps(sample, ensure_ascii=False) for sample in samples]
        answers = run(
            program, input="".join(f"{name}\t{text}\n" for text in texts)).splitlines()
        assert len(answers) == len(texts), f"{name}: {len(answers)} answers for {len(texts)} documents"
        read, write = validator(reading, name), validator(writing, name)
        other, plain = linear(reading, name), read.evolve(format_checker=None)
        is_wider = comments(reading, name, "wider")
        accepted = wider = narrower = written = 0
        for sample, text, answer in zip(samples, texts, answers):
            state, result = answer.split("\t", 1)
            is_valid = read.is_valid(sample)
            if plain.is_valid(sample) != other.is_valid(json.loads(text)):
                faults.append(f"{name}: jsonschema and jsonschema-rs disagree\n  {text}")
            accepted += is_valid
            if is_valid and state == "error" and is_wider:
                wider += 1
            elif is_valid and state == "error":
                faults.append(f"{name}: the schema accepts, the mapping does not read\n  {text}\n  {result}")
            if state == "ok":
                narrower += not is_valid
                written += 1
                problem = next(write.iter_errors(json.loads(result)), None)
                if problem is not None:
                    faults.append(
                        f"{name}: the schema for writing rejects\n  {result}\n  {problem.message}"
                        f"\n  written for {text}")
        rows.append((name, len(texts), accepted, wider, narrower, written))
    print("| type | documents | accepted by the schema | not read | only read | written, and accepted |")
    print("|---|---|---|---|---|---|")
    for row in rows + [("all", *(sum(row[i] for row in rows) for i in range(1, 6)))]:
        print("| " + " | ".join(map(str, row)) + " |")
    if faults:
        raise SystemExit("\n".join(faults[:20] + [f"{len(faults)} contradictions"]))


if __name__ == "__main__":
    main()
