"""Prints the models of isomer-bench in other languages, from their JSON Schema.

The same fields are then read and written by each library. `Date` is an alias that each program
defines: text, or a moment that is parsed.
"""

import dataclasses
import json
import re

# The types that the bench maps in code, which the schema only names.
NAMED = re.compile(r"wider: '(\w+)(?:<(\w+)>)?' is not mapped")
SCALARS = {"boolean": "bool", "string": "text", "number": "f64"}
INTEGERS = {"int": "i", "uint": "u"}


@dataclasses.dataclass
class Type:
    """A type: a scalar, an array or map of another type, or a model with a name."""

    kind: str
    name: str = ""
    inner: "Type | None" = None


@dataclasses.dataclass
class Model:
    """A struct with its properties, or an enum with the texts of its cases."""

    name: str
    properties: list
    cases: list


def parsed(schema):
    """Returns the type of a schema, and whether it may be null."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return Type("date") if name == "Date" else Type("model", name), False
    if "anyOf" in schema:
        kinds = [each for each in schema["anyOf"] if each != {"type": "null"}]
        return parsed(kinds[0])[0], True
    if named := NAMED.match(schema.get("$comment", "")):
        name, argument = named.groups()
        if name == "Box":
            return Type("box", inner=Type("model", argument)), False
        return Type("named", name, Type(short(argument)) if argument else None), False
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    kind = kinds[0]
    is_optional = "null" in kinds
    if kind == "array":
        return Type("array", inner=parsed(schema["items"])[0]), is_optional
    if kind == "object":
        key = "i64" if "propertyNames" in schema else "text"
        return Type("map", key, parsed(schema["additionalProperties"])[0]), is_optional
    if kind == "integer":
        return Type(short(schema["format"])), is_optional
    return Type("f32" if schema.get("format") == "float" else SCALARS[kind]), is_optional


def short(name):
    """Returns the short name of an integer type: u32 for UInt32 and uint32."""
    word, size = re.fullmatch(r"(u?int)(\d+)", name.lower()).groups()
    return INTEGERS[word] + size


def models(schema):
    """Returns the models of a schema, each after those that it contains."""
    found = {}

    def add(name):
        if name == "Date" or name in found:
            return
        found[name] = None
        definition = schema["$defs"][name]
        for each in re.findall(r'"#/\$defs/(\w+)"', json.dumps(definition)):
            add(each)
        required = definition.get("required", [])
        properties = []
        for key, value in definition.get("properties", {}).items():
            type, is_nullable = parsed(value)
            properties.append((key, type, is_nullable or key not in required))
        # A model that contains itself is complete before the others, and stays in its place.
        del found[name]
        found[name] = Model(name, properties, definition.get("enum", []))

    for name in schema["$defs"]:
        add(name)
    return list(found.values())


def identifier(text):
    """Returns a name for a case that no language has as a keyword."""
    return "C_" + re.sub(r"\W", "_", text)


def rust(schema):
    """Returns the models with serde's derived mappings."""

    def name(type):
        match type.kind:
            case "text": return "String"
            case "date": return "Date"
            case "array": return f"Vec<{name(type.inner)}>"
            case "map": return f"HashMap<{name(Type(type.name))}, {name(type.inner)}>"
            case "box": return f"Box<{name(type.inner)}>"
            case "named": return type.name + (f"<{type.inner.kind}>" if type.inner else "")
            case "model": return type.name
        return type.kind

    lines = []
    for model in models(schema):
        lines.append("#[derive(Serialize, Deserialize)]")
        if model.cases:
            lines.append(f"#[allow(non_camel_case_types)] pub enum {model.name} {{")
            for text in model.cases:
                lines.append(f'  #[serde(rename = "{text}")] {identifier(text)},')
        else:
            lines.append(f"pub struct {model.name} {{")
            for index, (key, type, is_optional) in enumerate(model.properties):
                skip = ', skip_serializing_if = "Option::is_none"' if is_optional else ""
                shown = f"Option<{name(type)}>" if is_optional else name(type)
                lines.append(f'  #[serde(rename = "{key}"{skip})] f{index}: {shown},')
        lines.append("}")
    return "\n".join(lines) + "\n"


def cxx(schema):
    """Returns the models with functions that read them with simdjson's On-Demand API."""

    def name(type):
        match type.kind:
            case "bool": return "bool"
            case "text": return "std::string"
            case "date": return "Date"
            case "f64": return "double"
            case "f32": return "float"
            case "array": return f"std::vector<{name(type.inner)}>"
            case "map": return f"std::unordered_map<{name(Type(type.name))}, {name(type.inner)}>"
            case "box": return f"std::unique_ptr<{name(type.inner)}>"
            case "named": return type.name + (f"<{name(type.inner)}>" if type.inner else "")
            case "model": return type.name
        sign, size = type.kind[0], type.kind[1:]
        return f"{'u' if sign == 'u' else ''}int{size}_t"

    lines = []
    for model in models(schema):
        if model.cases:
            cases = ", ".join(map(identifier, model.cases))
            lines.append(f"enum class {model.name} {{ {cases} }};")
            lines.append(f"inline void read(ondemand::value value, {model.name} &result) {{")
            lines.append("  std::string_view text = value.get_string();")
            for text in model.cases:
                case = f"{model.name}::{identifier(text)}"
                lines.append(f'  if (text == "{text}") {{ result = {case}; return; }}')
            lines.append("  throw std::runtime_error(\"no case\");\n}")
            continue
        lines.append(f"struct {model.name} {{")
        for index, (_, type, is_optional) in enumerate(model.properties):
            shown = f"std::optional<{name(type)}>" if is_optional else name(type)
            lines.append(f"  {shown} f{index}{{}};")
        lines.append("};")
        keys = ", ".join(f'"{key}"' for key, _, _ in model.properties)
        required = sum(
            1 << index for index, (_, _, is_optional) in enumerate(model.properties)
            if not is_optional)
        lines.append(f"inline void read(ondemand::value value, {model.name} &result) {{")
        lines.append(f"  static constexpr std::string_view keys[] = {{{keys}}};")
        lines.append(f"  members<{len(model.properties)}>(value, keys, {required}ull,")
        lines.append("    [&](size_t index, ondemand::value member) {")
        lines.append("    switch (index) {")
        for index in range(len(model.properties)):
            lines.append(f"    case {index}: read(member, result.f{index}); break;")
        lines.append("    }\n  });\n}")
    return "\n".join(lines) + "\n"


def python(schema):
    """Returns the models as structs of msgspec; the types that it lacks are texts and numbers."""
    named = {
        "TextNumber": "str", "HexColor": "str", "Null": "None", "EmptyList": "list[None]",
        "Indices": "tuple[int, int]", "Position": "tuple[float, float]"}

    def name(type):
        match type.kind:
            case "bool": return "bool"
            case "text": return "str"
            case "date": return "Date"
            case "f64" | "f32": return "float"
            case "array": return f"list[{name(type.inner)}]"
            case "map": return f"dict[{name(Type(type.name))}, {name(type.inner)}]"
            case "box": return f"'{name(type.inner)}'"
            case "named": return named[type.name]
            case "model": return type.name
        return "int"

    lines = []
    for model in models(schema):
        if model.cases:
            lines.append(f"class {model.name}(enum.Enum):")
            lines += [f"    {identifier(text)} = {text!r}" for text in model.cases]
            continue
        renamed = {f"f{index}": key for index, (key, _, _) in enumerate(model.properties)}
        lines.append(f"class {model.name}(msgspec.Struct, omit_defaults=True, rename={renamed}):")
        # Fields with a default must follow those without.
        rows = list(enumerate(model.properties))
        for index, (_, type, is_optional) in sorted(rows, key=lambda row: row[1][2]):
            shown = f"typing.Optional[{name(type)}] = None" if is_optional else name(type)
            lines.append(f"    f{index}: {shown}")
    return "\n".join(lines) + "\n"
