"""Each kind of type, in each world, so that every pair of kinds is the old and the new form of one type."""

from worlds import Case, Declaration, Member, World


def members():
    return [Member("a", "Int"), Member("b", "String", default='"b"')]


def cases(values=False, fallback=False, raw=""):
    found = [Case("k"), Case("l", [Member("x", "Int")] if values else [])]
    if raw == "Int":
        found[0].raw = "7"
    return found + ([Case("other", options=["fallback"])] if fallback else [])


KINDS = {
    "struct": lambda world, name: [Declaration(name, "struct", members())],
    "class": lambda world, name: [Declaration(name, "class", members())],
    "superclass": lambda world, name: [
        Declaration(name, "class", members()), Declaration(f"L{world}", "class", [], superclass=name)],
    "subclass": lambda world, name: [
        Declaration(f"B{world}", "class", []), Declaration(name, "class", members(), superclass=f"B{world}")],
    "struct of a cluster": lambda world, name: [
        Declaration(f"P{world}", "protocol"), Declaration(name, "struct", members(), protocol=f"P{world}"),
        Declaration(f"M{world}", "struct", members(), protocol=f"P{world}")],
    "class of a cluster": lambda world, name: [
        Declaration(f"P{world}", "protocol"), Declaration(name, "class", members(), protocol=f"P{world}"),
        Declaration(f"M{world}", "struct", members(), protocol=f"P{world}")],
    "enum": lambda world, name: [Declaration(name, "enum", cases=cases())],
    "enum with a fallback": lambda world, name: [Declaration(name, "enum", cases=cases(fallback=True))],
    "enum of strings": lambda world, name: [Declaration(name, "enum", cases=cases(), raw="String")],
    "enum of integers": lambda world, name: [Declaration(name, "enum", cases=cases(raw="Int"), raw="Int")],
    "enum with values": lambda world, name: [Declaration(name, "enum", cases=cases(True))],
    "enum with values and a fallback": lambda world, name: [Declaration(name, "enum", cases=cases(True, True))],
    "transparent": lambda world, name: [Declaration(name, "transparent", members()[:1])],
    "array": lambda world, name: [Declaration(name, "array", members())],
    "external": lambda world, name: [Declaration(name, "external", [Member("a", "Int"), Member("b", "String")])],
    "transformed": lambda world, name: [Declaration(name, "transformed", members()[:1])],
}


def world(index, kind):
    found = World(index)
    name = f"K{index}"
    for declaration in KINDS[kind](index, name):
        found.add(declaration)
    with_option, each = ([f"with: {name}Code()"], [f"each: {name}Code()"]) if kind == "transformed" else ([], [])
    properties = [Member("k", name, options=with_option), Member("maybe", ("optional", name), options=with_option),
                  Member("list", ("array", name), options=each)]
    protocol = found.declarations[name].protocol
    superclass = found.declarations[name].superclass
    if protocol:
        properties.append(Member("any", ("array", ("any", protocol))))
    if superclass:
        properties.append(Member("base", ("array", superclass)))
    found.add(Declaration(f"R{index}", "struct", properties))
    return found


def lists():
    """The old worlds, and for each kind the new ones."""
    return ([world(index, kind) for index, kind in enumerate(KINDS)],
            [[(world(index, kind), f"{old} → {kind}") for index, old in enumerate(KINDS)] for kind in KINDS])
