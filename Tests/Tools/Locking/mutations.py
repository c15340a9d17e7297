"""Random worlds, and random changes of them, each of which a programmer could make."""

import copy

from swift_types import KEYS, NUMBERS, SCALARS, is_hashable, related, text, values
from worlds import Case, Declaration, Member, World

LETTERS = "abcdefgh"


def random_type(world, generator, depth=0):
    draw = generator.random()
    names = list(world.usable)
    if draw < 0.3 and names:
        name = generator.choice(names)
        above = world.above(name)
        return generator.choice(above) if above and generator.random() < 0.5 else name
    if draw < 0.65 or depth > 1:
        return generator.choice(list(SCALARS))
    inner = random_type(world, generator, depth + 1)
    kind = generator.choice(["optional", "optional", "array", "array", "dictionary", "Set", "OrderedMap", "Range",
                             "ClosedRange", "PropertyChange"])
    if kind == "dictionary":
        return kind, generator.choice(KEYS), inner
    if kind == "Set" and not is_hashable(inner, world):
        return kind, generator.choice(KEYS)
    if kind in ("Range", "ClosedRange"):
        return kind, generator.choice([name for name in NUMBERS if "Int" in name and name != "TimeInterval"])
    if kind == "PropertyChange" and depth > 0:
        return "optional", inner
    return kind, inner


def random_members(world, generator, low, high, start=0):
    return [Member(LETTERS[start + index], plain(world, random_type(world, generator)))
            for index in range(generator.randint(low, high))]


def plain(world, type):
    """A type without transformers, which only properties of their own type have."""
    if isinstance(type, str):
        one = world.declarations.get(type)
        return "Int" if one and one.kind == "transformed" else type
    return (type[0], *(plain(world, part) for part in type[1:])) if type[0] != "any" else type


def random_world(index, generator):
    world = World(index)
    for kind in generator.sample(["struct", "class", "enum", "enum", "hierarchy", "cluster", "external", "transformed",
                                  "generic"], 3):
        add(world, kind, generator)
    members = random_members(world, generator, 2, 4)
    for name in world.usable:
        one = world.declarations[name]
        type = generator.choice([name, name, ("array", name), ("optional", name)] + world.above(name) * 2)
        if one.kind == "transformed":
            members.append(Member("t" + name.lower(), name, options=[f"with: {name}Code()"]))
        else:
            members.append(Member("u" + name.lower(), type))
    world.add(Declaration(f"R{index}", generator.choice(["struct", "class"]), members))
    return world


def add(world, kind, generator):
    suffix = world.index
    number = sum(name[0] == kind[0].upper() for name in world.declarations)
    name = f"{kind[0].upper()}{chr(97 + number)}{suffix}"
    match kind:
        case "struct" | "class":
            form = kind if kind == "class" else generator.choice(["struct", "struct", "array"])
            world.add(Declaration(name, form, random_members(world, generator, 1, 3)))
        case "external":
            world.add(Declaration(f"X{suffix}", "external", [Member("a", "Int"), Member("b", "String")]))
        case "transformed":
            world.add(Declaration(f"T{suffix}", "transformed", [Member("a", generator.choice(["Int", "String"]))]))
        case "generic":
            world.add(Declaration(f"G{suffix}", "transparent", [Member("a", generator.choice(list(SCALARS)))]))
        case "enum":
            world.add(Declaration(name, "enum", cases=random_cases(world, generator)))
        case "hierarchy":
            # No class contains another one of its hierarchy.
            base = Declaration(f"B{suffix}", "class", random_members(world, generator, 0, 2))
            below = [Declaration(f"{letter}{suffix}", "class", random_members(world, generator, 0, 2, start=3),
                                 superclass=base.name) for letter in "DF"[: generator.randint(1, 2)]]
            for one in [base, *below]:
                world.add(one)
        case "cluster":
            members = [Declaration(f"{letter}{suffix}", generator.choice(["struct", "class"]),
                                   random_members(world, generator, 0, 2), protocol=f"P{suffix}") for letter in "MN"]
            for one in [Declaration(f"P{suffix}", "protocol"), *members]:
                world.add(one)


def random_cases(world, generator):
    cases = [Case(letter) for letter in "klmn"[: generator.randint(2, 4)]]
    if generator.random() < 0.6:
        for case in generator.sample(cases, generator.randint(1, 2)):
            case.values = random_values(world, generator)
    if generator.random() < 0.3:
        cases.append(Case("other", options=["fallback"]))
    return cases


def random_values(world, generator):
    labels = generator.choice([["_0"], ["x"], ["x", "y"], ["_0", "_1"]])
    return [Member(label, plain(world, random_type(world, generator, 1))) for label in labels]


# Changes. Each returns false if it does not apply.


def some(world, generator, *kinds):
    found = [one for one in world.declarations.values() if one.kind in kinds]
    return generator.choice(found) if found else None


def some_member(world, generator, isolated=True):
    """A list of members with one of them: of an object, or of a case."""
    lists = [one.members for one in world.declarations.values() if one.kind in ("struct", "class", "array")]
    lists += [case.values for one in world.declarations.values() for case in one.cases]
    found = [(members, member) for members in lists for member in members if isolated is False or
             not any("with:" in option for option in member.options)]
    return generator.choice(found) if found else (None, None)


def unused(members):
    return next(letter for letter in "pqrstuvwz" if letter not in [member.name for member in members])


def change_type(world, generator):
    _, member = some_member(world, generator)
    if not member:
        return False
    changed = plain(world, related(member.type, world, generator))
    if changed == member.type:
        return False
    member.type = changed
    if generator.random() < 0.4:
        member.default = member_default(world, member)
    elif member.default:
        member.default = member_default(world, member)
    return True


def member_default(world, member):
    found = values(member.type, world)[0]
    return f"{text(member.type)}{found}" if found.startswith(".") and member.type[0] != "optional" else found


def add_member(world, generator):
    members, _ = some_member(world, generator)
    if members is None:
        return False
    type = generator.choice(["Int", "String", ("optional", "Int"), ("array", "Int"), "JSONValue"])
    member = Member(unused(members), type, older=None)
    if generator.random() < 0.5 and not any(value.name == "_0" for value in members):
        member.default = values(type, world)[0]
    members.insert(generator.randint(0, len(members)), member)
    return not any(member.name.startswith("_") for member in members)


def remove_member(world, generator):
    members, member = some_member(world, generator, isolated=False)
    if not member or len(members) < 2 or member.name.startswith("_"):
        return False
    members.remove(member)
    return True


def rename_member(world, generator):
    members, member = some_member(world, generator, isolated=False)
    if not member or member.name.startswith("_"):
        return False
    draw, older = generator.random(), member.name
    member.name = unused(members)
    if draw < 0.4:
        member.options.append(f'was: "{older}"')
    elif draw < 0.6:
        member.options.append(f'key.archive: "{older}"')
    else:
        member.older = None
        if generator.random() < 0.5 and not member.default:
            member.default = member_default(world, member)
    return True


def swap_names(world, generator):
    members, member = some_member(world, generator)
    if not member or len(members) < 2 or member.name.startswith("_"):
        return False
    other = generator.choice([one for one in members if one is not member])
    if other.name.startswith("_") or other.options or member.options:
        return False
    if generator.random() < 0.5:
        member.options.append(f'key.archive: "{other.name}"')
        other.options.append(f'key.archive: "{member.name}"')
        member.older, other.older = other.older, member.older
    else:
        member.options.append(f'was: "{other.name}"')
    return True


def exclude_member(world, generator):
    one = some(world, generator, "struct", "class")
    member = generator.choice(one.members) if one and one.members else None
    if not member or member.options:
        return False
    option = generator.choice(["skip", "skip: .archive", "since: 2"])
    if option == "since: 2":
        # The version of a subclass is its own.
        if any(other.superclass == one.name for other in world.declarations.values()):
            return False
        one.version = 2
    member.options.append(option)
    member.older, member.default = None, member.default or member_default(world, member)
    return True


def reorder(world, generator):
    one = some(world, generator, "struct", "class", "array", "enum")
    if not one:
        return False
    generator.shuffle(one.cases if one.kind == "enum" else one.members)
    return True


def change_version(world, generator):
    one = some(world, generator, "struct", "class", "enum")
    if not one:
        return False
    one.version = generator.choice([0, 2, 3])
    return True


def change_kind(world, generator):
    one = some(world, generator, "struct", "class", "enum", "transparent", "array", "external")
    if not one or one.superclass or any(other.superclass == one.name for other in world.declarations.values()):
        return False
    kinds = ["class", "struct"] if one.protocol else ["class", "struct", "array", "enum"]
    one.kind = generator.choice([kind for kind in kinds if kind != one.kind])
    if one.kind == "enum" and not one.cases:
        one.cases, one.members = [Case("k", older=None), Case("l", older=None)], []
        if generator.random() < 0.3:
            one.cases.append(Case("other", options=["fallback"], older=None))
    elif one.kind != "enum" and one.cases:
        one.cases, one.members = [], [Member("a", "Int", default="5" * (generator.random() < 0.5), older=None)]
    return True


def change_case(world, generator):
    one = some(world, generator, "enum")
    if not one:
        return False
    case = generator.choice(one.cases)
    if case.options or case.older is None:
        return False  # It was changed before.
    match generator.choice(["add", "remove", "rename", "was", "key", "values", "values", "fallback"]):
        case "add":
            added = random_values(world, generator) if generator.random() < 0.5 else []
            one.cases.insert(0, Case("z", added, older=None))
        case "remove":
            one.cases.remove(case)
        case "rename":
            case.name, case.older = "y", None
        case "was":
            case.options.append(f'was: "{case.name}"')
            case.name = "y"
        case "key":
            case.options.append(f'key.archive: "{case.name}"')
            case.name = "y"
        case "values":
            case.values = [] if case.values else [Member("_0", "Int", older=None)]
        case "fallback":
            if any(other.options for other in one.cases):
                return False
            one.cases.append(Case("other", options=["fallback"], older=None))
    return any(one.cases)


def change_supertypes(world, generator):
    found = [one for one in world.declarations.values() if one.superclass or one.protocol]
    if not found:
        return False
    one = generator.choice(found)
    one.superclass = one.protocol = ""
    return True


def rename_type(world, generator):
    one = some(world, generator, "struct", "class", "enum")
    if not one or one.superclass or one.protocol or any(
            other.superclass == one.name for other in world.declarations.values()):
        return False
    older, one.name = one.name, f"Z{world.index}"
    if generator.random() < 0.5:
        one.options.append(f'name: "{older}"')
    world.replace(older, one)
    rename_leaves(world, older, one.name)
    return True


def rename_leaves(world, older, name):
    def changed(type):
        if isinstance(type, str):
            return name if type == older else type
        return (type[0], *(changed(part) for part in type[1:]))

    for one in world.declarations.values():
        for member in one.members + [value for case in one.cases for value in case.values]:
            member.type = changed(member.type)
            member.default = member.default.replace(older + ".", name + ".").replace(older + "(", name + "(")


def change_transformer(world, generator):
    found = [member for one in world.declarations.values() for member in one.members
             if any("with:" in option for option in member.options)]
    if not found:
        return False
    member = generator.choice(found)
    world.declarations[member.type].kind, member.options = generator.choice(["struct", "external"]), []
    return True


CHANGES = [change_type] * 8 + [change_case] * 4 + [change_kind] * 3
CHANGES += [add_member, rename_member, exclude_member, change_supertypes] * 2
CHANGES += [remove_member, swap_names, reorder, change_version, rename_type, change_transformer]


RENAMING = [change_case, change_kind, change_supertypes]


def mutated(world, generator):
    """A copy of a world with one change, or rarely two, and a description."""
    names, wanted = [], 2 if generator.random() < 0.15 else 1
    for _ in range(50):
        change = generator.choice(CHANGES)
        defaults = [member.default for one in world.declarations.values() for member in one.members]
        if change in RENAMING and any(defaults) or change is remove_member and any("(" in text for text in defaults):
            continue  # The default may contain its name.
        attempt = copy.deepcopy(world)
        if applies(change, attempt, generator):
            world = attempt
            names.append(change.__name__)
            if len(names) == wanted:
                break
    return world, "+".join(names)


def applies(change, world, generator):
    try:
        # A protocol without subtypes has no values.
        return change(world, generator) and all(
            world.values(name) for name, one in world.declarations.items() if one.kind != "protocol")
    except RecursionError:
        return False  # A type contains itself.
