"""The types of properties: their Swift text, and literals of values that differ as much as possible."""

SCALARS = {
    "Bool": ["true", "false"],
    "Int8": ["Int8.min", "Int8.max", "Int8(1)"],
    "UInt8": ["UInt8.max", "UInt8(0)"],
    "Int16": ["Int16.min", "Int16.max"],
    "UInt16": ["UInt16.max", "UInt16(7)"],
    "Int32": ["Int32.min", "Int32.max"],
    "UInt32": ["UInt32.max", "UInt32(7)"],
    "Int64": ["Int64.min", "Int64.max", "Int64(7)"],
    "UInt64": ["UInt64.max", "UInt64(7)"],
    "Int": ["Int.min", "Int.max", "Int(7)"],
    "UInt": ["UInt.max", "UInt(7)"],
    "Float": ["Float(1.5)", "Float(0.1)", "Float.greatestFiniteMagnitude"],
    "Double": ["Double(0.1)", "Double(1e300)", "Double(-2)"],
    "CGFloat": ["CGFloat(0.1)", "CGFloat(1e300)"],
    "TimeInterval": ["TimeInterval(0.1)", "TimeInterval(1e300)"],
    "String": ['String("octocat")', 'String("")', 'String("é")'],
    "Substring": ['Substring("octocat")', 'Substring("")'],
    "Character": ['Character("x")', 'Character("é")'],
    "Date": ["Date(timeIntervalSince1970: 1.5)", "Date(timeIntervalSinceReferenceDate: 0.1)"],
    "URL": ['URL(fileURLWithPath: "/a")'],
    "UUID": ['UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))'],
    "Data": ["Data([1, 2, 3, 4])", "Data()"],
    "Decimal": ["Decimal(1) / 8", "Decimal(7)"],
    "Duration": ["Duration.milliseconds(1500)"],
    "JSONValue": ["JSONValue.null", "JSONValue.int(5)", "JSONValue.array([.int(5)])", 'JSONValue.object(["a": 1])', 'JSONValue.string("x")'],
}
INTEGERS = [name for name in SCALARS if "Int" in name and name != "TimeInterval"]
KEYS = ["Bool", *INTEGERS, "Double", "String", "Substring", "Character", "Date", "UUID"]
NUMBERS = [*INTEGERS, "Float", "Double", "CGFloat", "TimeInterval"]
TEXTS = ["String", "Substring", "Character"]


def text(type):
    """A type is the name of a scalar or of a declaration, or a constructor and its arguments."""
    if isinstance(type, str):
        return type
    kind, *parts = type
    inner = [text(part) for part in parts]
    match kind:
        case "optional":
            return f"({inner[0]})?" if inner[0].startswith("any ") else f"{inner[0]}?"
        case "array":
            return f"[{inner[0]}]"
        case "dictionary":
            return f"[{inner[0]}: {inner[1]}]"
        case "any":
            return f"any {inner[0]}"
        case _:
            return f"{kind}<{', '.join(inner)}>"


def values(type, world, limit=6):
    """Literals for a place with the type, the most telling first."""
    if isinstance(type, str):
        return (SCALARS[type] if type in SCALARS else world.values(type))[:limit]
    kind, *parts = type
    inner = values(parts[-1], world, limit)
    match kind:
        case "optional":
            found = [f".some({value})" for value in inner[:-1]] + ["nil", f".some({inner[-1]})"]
        case "array" | "ContiguousArray":
            found = [f"[{', '.join(inner)}]", "[]", f"[{inner[0]}, {inner[0]}]"]
        case "Set":
            found = [f"[{', '.join(dict.fromkeys(inner))}]", "[]"]
        case "dictionary":
            keys = values(parts[0], world)
            found = ["[" + ", ".join(f"{key}: {value}" for key, value in zip(keys, inner)) + "]", "[:]"]
        case "OrderedMap":
            found = [f'["b": {inner[0]}, "a": {inner[-1]}]', "[:]"]
        case "Range" | "ClosedRange":
            dots = "..<" if kind == "Range" else "..."
            bound = parts[0]
            low, high = (f"{bound}.min", f"{bound}.max") if bound in INTEGERS else ("-1.5", "2.5")
            found = [f"{bound}({low}){dots}{bound}({high})", f"{bound}(2){dots}{bound}(2)"]
        case "PropertyChange":
            found = [f".value({inner[0]})", ".null", ".absent"]
        case "any":
            found = world.members(parts[0])
        case _:
            found = [f"{text(type)}(content: {value})" for value in inner]
    return found[:limit]


def is_hashable(type, world):
    if isinstance(type, str):
        return type in KEYS or type in world.declarations and world.declarations[type].is_plain_enum
    return False


def related(type, world, generator):
    """Another type, usually one that has values in common."""
    draw = generator.choice
    choices = [("optional", type), ("array", type)]
    if isinstance(type, str):
        for group in (NUMBERS, TEXTS):
            if type in group:
                choices += [draw(group), draw(group), draw(group)]
        if type in world.declarations:
            choices += [draw(list(world.usable))] + world.above(type) * 3
        else:
            choices.append(draw(list(SCALARS)))
        if is_hashable(type, world):
            choices.append(("Set", type))
        return draw(choices)
    kind, *parts = type
    changed = (kind, *parts[:-1], related(parts[-1], world, generator))
    legal = kind not in ("Set", "any") or is_hashable(changed[-1], world)
    if kind in ("Range", "ClosedRange"):
        changed = (kind, draw(INTEGERS + ["Double"]))
    if kind == "any":
        changed = type
    choices += [parts[-1] if kind != "any" else type] * 2 + [changed] * 3 * legal
    if kind == "array" and is_hashable(parts[0], world):
        choices += [("Set", parts[0]), ("ContiguousArray", parts[0])][:1] * 2
    if kind == "Set":
        choices += [("array", parts[0])] * 2
    if kind == "dictionary":
        choices.append(("dictionary", draw(KEYS), parts[1]))
        choices += [("OrderedMap", parts[1])] * (parts[0] == "String")
    if kind == "OrderedMap":
        choices.append(("dictionary", "String", parts[0]))
    if kind == "Range":
        choices.append(("ClosedRange", parts[0]))
    return draw([choice for choice in choices if choice != ("optional", ("optional", ("optional", parts[-1])))])
