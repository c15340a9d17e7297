"""Prints the models as messages of Protocol Buffers, and converts documents to their JSON form.

Dates are whole seconds since 1970. Properties that are not optional have no presence, so their default
values are not written.
"""

import datetime
import json
import re

from models import models

SCALARS = {
    "bool": "bool", "text": "string", "f64": "double", "f32": "float", "date": "int64", "i64": "int64",
    "i32": "int32", "u64": "uint64", "u32": "uint32"}


def proto(schema, root):
    """Returns the messages for a model and what it contains, and a message for a list of it."""
    found = reachable(schema, root)
    enums = {model.name for model in found if model.cases}
    lines = ['syntax = "proto3";', "", f"message {root}List {{", f"  repeated {root} elements = 1;", "}"]
    for model in found:
        lines += ["", f"message {model.name} {{"]
        lines += enumeration(model) if model.cases else fields(model, enums)
        lines.append("}")
    return "\n".join(lines) + "\n"


def reachable(schema, root):
    """Returns a model and those that it contains."""
    by_name = {model.name: model for model in models(schema)}
    found = {}

    def add(type):
        if type.inner:
            add(type.inner)
        if type.kind == "model":
            visit(type.name)

    def visit(name):
        if name not in found:
            found[name] = by_name[name]
            for _, type, _ in by_name[name].properties:
                add(type)

    visit(root)
    return list(found.values())


def enumeration(model):
    # The names of cases are unique in the message around the enum alone.
    cases = ["UNSPECIFIED", *model.cases]
    return ["  enum Value {", *[f"    {case} = {index};" for index, case in enumerate(cases)], "  }"]


def fields(model, enums):
    lines = []
    for index, (key, type, is_optional) in enumerate(model.properties, start=1):
        label = "optional " if is_optional else ""
        if type.kind == "array":
            label, type = "repeated ", type.inner
        kind = SCALARS.get(type.kind) or type.name + (".Value" if type.name in enums else "")
        name = key if re.fullmatch(r"[a-z]\w*", key) else f"field_{index}"
        lines.append(f'  {label}{kind} {name} = {index} [json_name = "{key}"];')
    return lines


def converted(schema, root, document):
    """Returns the JSON form of the message for a list, from a list in JSON."""
    dates = {
        key for model in reachable(schema, root) for key, type, _ in model.properties
        if type.kind == "date"}

    def seconds(members):
        return {
            key: seconds_since_1970(value) if key in dates and value else value
            for key, value in members.items()}

    return json.dumps({"elements": json.loads(document, object_hook=seconds)})


def seconds_since_1970(text):
    return int(datetime.datetime.fromisoformat(text).timestamp())


def same(document, other):
    """Returns true if two documents in the JSON form differ only in default values."""
    return without_defaults(json.loads(document)) == without_defaults(json.loads(other))


def without_defaults(value):
    """Returns a value without members that are not written; integers of 64 bits are texts."""
    if isinstance(value, dict):
        members = {key: without_defaults(member) for key, member in value.items()}
        return {key: member for key, member in members.items() if member not in [None, False, "0", "", []]}
    if isinstance(value, list):
        return [without_defaults(element) for element in value]
    return str(value) if type(value) is int else value
