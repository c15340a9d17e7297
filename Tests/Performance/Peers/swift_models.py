"""Prints the models in Swift, with mappings as they are written manually for `JSONSerialization`.

Values are cast with `as?`. The program defines `Date`, `date(_:)` and `dateObject(_:)`, and the types
that the schema only names.
"""

from models import Type, identifier, models

SCALARS = {"bool": "Bool", "text": "String", "f64": "Double"}
MEMBERS = "[String: Any]"


def swift(schema):
    """Returns the models with an initialiser for dictionaries, and a property for the reverse."""
    enums = {model.name for model in models(schema) if model.cases}
    lines = []
    for model in models(schema):
        lines += enumeration(model) if model.cases else structure(model, enums)
    return "\n".join(["import Foundation", *lines]) + "\n"


def enumeration(model):
    cases = [f'  case {identifier(text)} = "{text}"' for text in model.cases]
    return [f"enum {model.name}: String {{", *cases, "}"]


def structure(model, enums):
    rows = [(f"f{index}", *row) for index, row in enumerate(model.properties)]
    return [
        f"struct {model.name}: Mapped {{",
        *[f"  let {field}: {name(type)}{'?' * optional}" for field, _, type, optional in rows],
        *initialiser(rows, enums),
        *dictionary(rows, enums),
        "}",
    ]


def initialiser(rows, enums):
    values = {field: reading(type, f'members["{key}"]', enums) for field, key, type, _ in rows}
    required = [field for field, _, _, optional in rows if not optional]
    lines = [f"  init?(_ members: {MEMBERS}) {{"]
    if required:
        guards = ",\n      ".join(f"let {field} = {values[field]}" for field in required)
        lines.append(f"    guard\n      {guards}\n    else {{ return nil }}")
    for field, *_ in rows:
        lines.append(f"    self.{field} = {field if field in required else values[field]}")
    return lines + ["  }"]


def dictionary(rows, enums):
    required = [
        f'      "{key}": {writing(type, field, enums)},'
        for field, key, type, optional in rows if not optional]
    lines = [f"  var dictionary: {MEMBERS} {{"]
    word = "var" if len(required) < len(rows) else "let"
    lines += [f"    {word} members: {MEMBERS} = [", *(required or [":"]), "    ]"]
    for field, key, type, optional in rows:
        if optional:
            value = writing(type, field, enums)
            lines.append(f'    if let {field} {{ members["{key}"] = {value} }}')
    return lines + ["    return members", "  }"]


def name(type):
    """Returns the Swift name of a type."""
    match type.kind:
        case "date": return "Date"
        case "f32": return "Float"
        case "array": return f"[{name(type.inner)}]"
        case "map": return f"[{name(Type(type.name))}: {name(type.inner)}]"
        case "box": return f"Box<{name(type.inner)}>"
        case "named": return type.name + (f"<{name(type.inner)}>" if type.inner else "")
        case "model": return type.name
    if type.kind in SCALARS:
        return SCALARS[type.kind]
    sign, size = type.kind[0], type.kind[1:]
    return "Int" if type.kind == "i64" else f"{'U' if sign == 'u' else ''}Int{size}"


def reading(type, value, enums):
    """Returns an expression that converts an object, or is nil if it has another type."""
    match type.kind:
        case "date": return f"date({value})"
        case "f32": return f"({value} as? Double).map({{ Float($0) }})"
        case "array" if is_plain(type.inner): return f"{value} as? {name(type)}"
        case "array":
            return f"({value} as? [Any])?.compactMap({{ {reading(type.inner, '$0', enums)} }})"
        case "map" if type.name == "text" and is_plain(type.inner):
            return f"{value} as? {name(type)}"
        case "map": return f"numbered({value}, {{ {reading(type.inner, '$0', enums)} }})"
        case "box": return f"({reading(type.inner, value, enums)}).map({{ Box($0) }})"
        case "named": return f"{name(type)}({value})"
        case "model" if type.name in enums:
            return f"({value} as? String).flatMap({{ {type.name}(rawValue: $0) }})"
        case "model": return f"({value} as? {MEMBERS}).flatMap({{ {type.name}($0) }})"
    return f"{value} as? {name(type)}"


def writing(type, value, enums):
    """Returns an expression for the object of a value."""
    match type.kind:
        case "date": return f"dateObject({value})"
        case "f32": return f"Double({value})"
        case "array" if not is_plain(type.inner):
            return f"{value}.map {{ {writing(type.inner, '$0', enums)} }}"
        case "map" if type.name != "text":
            return f"numbered({value}) {{ {writing(type.inner, '$0', enums)} }}"
        case "box": return writing(type.inner, f"{value}.content", enums)
        case "named": return f"{value}.object"
        case "model": return f"{value}.{'rawValue' if type.name in enums else 'dictionary'}"
    return value


def is_plain(type):
    """Returns true for types to which an object is cast as it is."""
    return type.kind in SCALARS or type.kind[0] in "ui" and type.kind[1:].isdigit()
