"""Worlds: archived declarations that refer to each other, their Swift text, and literals of their values."""

import dataclasses

from swift_types import text, values


@dataclasses.dataclass
class Member:
    """A property or an associated value. `older` is the name in the old world, None for one that is new."""

    name: str
    type: object
    default: str = ""
    options: list = dataclasses.field(default_factory=list)
    older: str | None = ""
    kept: bool = True

    def __post_init__(self):
        if self.older == "":
            self.older = self.name

    def annotated(self, indent="  "):
        line = f"{indent}// @mapped {', '.join(self.options)}\n" if self.options else ""
        default = f" = {self.default}" if self.default else ""
        return f"{line}{indent}var {self.name}: {text(self.type)}{default}"


@dataclasses.dataclass
class Case:
    name: str
    values: list = dataclasses.field(default_factory=list)
    options: list = dataclasses.field(default_factory=list)
    older: str | None = ""
    raw: str = ""

    def __post_init__(self):
        if self.older == "":
            self.older = self.name


@dataclasses.dataclass
class Declaration:
    """A type. `archive` is its name in the old world."""

    name: str
    kind: str
    members: list = dataclasses.field(default_factory=list)
    cases: list = dataclasses.field(default_factory=list)
    superclass: str = ""
    protocol: str = ""
    version: int = 1
    archive: str = ""
    options: list = dataclasses.field(default_factory=list)
    raw: str = ""

    def __post_init__(self):
        self.archive = self.archive or self.name

    @property
    def is_plain_enum(self):
        return self.kind == "enum" and not any(case.values for case in self.cases)

    @property
    def is_root(self):
        return self.kind not in ("external", "transformed", "protocol")


class World:
    def __init__(self, index):
        self.index = index
        self.declarations = {}

    def add(self, declaration):
        self.declarations[declaration.name] = declaration
        return declaration

    def replace(self, name, declaration):
        """Replaces a declaration, also by one with another name."""
        self.declarations = {
            (declaration.name if key == name else key): (declaration if key == name else value)
            for key, value in self.declarations.items()}

    @property
    def usable(self):
        """The names that can be types of the root's properties."""
        return [name for name, one in self.declarations.items() if name[0] != "R" and one.kind != "protocol"]

    def above(self, name):
        one = self.declarations[name]
        return [one.superclass] * bool(one.superclass) + [("any", one.protocol)] * bool(one.protocol)

    def members(self, protocol):
        return [one for name, declaration in self.declarations.items() if declaration.protocol == protocol
                for one in self.values(name)[:2]]

    def stored(self, declaration):
        above = self.declarations.get(declaration.superclass)
        return (self.stored(above) if above else []) + declaration.members

    # Values

    def values(self, name):
        own = self.own_values(self.declarations[name])
        below = [value for other in self.declarations.values() if other.superclass == name
                 for value in self.values(other.name)[:1]]
        return own[:1] + below + own[1:]

    def own_values(self, one):
        if one.kind == "enum":
            return [self.case_value(one, case, turn) for turn in range(3) for case in one.cases
                    if turn == 0 or case.values
                    if all(values(value.type, self) for value in case.values)][:12]
        members = self.stored(one)
        choices = [values(member.type, self) for member in members]
        if not all(choices):
            return []
        count = min(max([1, *map(len, choices)]), 6)
        return [self.call(one.name, members, [choice[turn % len(choice)] for choice in choices])
                for turn in range(count)]

    def case_value(self, one, case, turn):
        if not case.values:
            return f"{one.name}.{case.name}"
        arguments = []
        for value in case.values:
            choice = values(value.type, self)
            label = "" if value.name.startswith("_") else f"{value.name}: "
            arguments.append(label + choice[turn % len(choice)])
        return f"{one.name}.{case.name}({', '.join(arguments)})"

    @staticmethod
    def call(name, members, arguments):
        return f"{name}({', '.join(f'{member.name}: {value}' for member, value in zip(members, arguments))})"

    # Swift

    def source(self):
        lines = ["import Foundation", "import Isomer", "import IsomerArchive", ""]
        return "\n".join(lines + [self.declared(one) for one in self.declarations.values()]) + "\n"

    def declared(self, one):
        match one.kind:
            case "protocol":
                return f'// @mapped tag: "kind"\nprotocol {one.name} {{}}\n'
            case "enum":
                return self.declared_enum(one)
            case "external":
                required = "\n".join(
                    f"  var {member.name}: {text(member.type)} {{ get set }}" for member in one.members)
                return (f"{self.plain(one, [], defaults=True)}\n// @mapped for: {one.name}\n"
                        f"protocol {one.name}Shape {{\n{required}\n}}\n")
            case "transformed":
                return self.plain(one, []) + self.transformer(one)
            case "class":
                return self.declared_class(one)
            case "struct":
                return self.plain(one, self.head(one))
            case _:
                return self.plain(one, self.head(one, one.kind))

    def head(self, one, form=""):
        options = [form] if form else []
        in_cluster = one.protocol or self.has_protocol(one)
        # Without code for documents, the program is compiled in half the time.
        has_documents = any(other.kind in ("protocol", "array", "transparent") for other in self.declarations.values())
        options += [f"version: {one.version}"] + ([] if has_documents else ["skip: .documents"])
        options += [f'key: "{one.name}"'] if in_cluster else []
        return options + one.options

    def has_protocol(self, one):
        above = self.declarations.get(one.superclass)
        return bool(above and (above.protocol or self.has_protocol(above)))

    def plain(self, one, options, defaults=False):
        line = f"// @mapped {', '.join(options)}\n" if options else ""
        inherits = f": {one.protocol}" if one.protocol else ""
        members = one.members
        if defaults:
            members = [dataclasses.replace(member, default=values(member.type, self)[0]) for member in members]
        body = "\n".join(member.annotated() for member in members)
        return f"{line}struct {one.name}{inherits} {{\n{body}\n}}\n"

    def transformer(self, one):
        name = one.members[0].name
        return (f"struct {one.name}Code: Transformer {{\n"
                f"  func transform(_ input: {text(one.members[0].type)}) throws -> {one.name} {{\n"
                f"    {one.name}({name}: input)\n  }}\n"
                f"  func reverse(_ output: {one.name}) throws -> {text(one.members[0].type)} {{ output.{name} }}\n}}\n")

    def declared_class(self, one):
        inherited, own = self.stored(one)[: -len(one.members) or None], one.members
        if not own:
            inherited = self.stored(one)
        parameters = ", ".join(
            f"{member.name}: {text(member.type)}" + (f" = {member.default}" if member.default else "")
            for member in inherited + own)
        body = [member.annotated() for member in own]
        assigned = [f"    self.{member.name} = {member.name}" for member in own]
        if one.superclass:
            passed = ", ".join(f"{member.name}: {member.name}" for member in inherited)
            assigned.append(f"    super.init({passed})")
        if inherited or own:
            overrides = "override " if one.superclass and not own else ""
            body.append(f"  {overrides}init({parameters}) {{\n" + "\n".join(assigned) + "\n  }")
        else:
            body.append(f"  {'override ' if one.superclass else ''}init() {{}}")
        parents = ", ".join(filter(None, [one.superclass, one.protocol]))
        head = f"// @mapped {', '.join(self.head(one))}\nclass {one.name}{': ' + parents if parents else ''}"
        return head + " {\n" + "\n".join(body) + "\n}\n"

    def declared_enum(self, one):
        lines = [f"// @mapped {', '.join(self.head(one))}", f"enum {one.name}{': ' + one.raw if one.raw else ''} {{"]
        for case in one.cases:
            if case.options:
                lines.append(f"  // @mapped {', '.join(case.options)}")
            payload = ", ".join(("" if value.name.startswith("_") else f"{value.name}: ") + text(value.type)
                                for value in case.values)
            raw = f" = {case.raw}" if case.raw else ""
            lines.append(f"  case {case.name}{f'({payload})' if payload else ''}{raw}")
        return "\n".join(lines + ["}", ""])

    # The program

    def samples(self):
        """A function that returns archives of each type on its own."""
        lines = [f"public func samples{self.index}() throws -> [Sample] {{", "  ["]
        for one in self.declarations.values():
            if one.is_root:
                lines += [f'    try Sample({self.index}, "{one.archive}", {value} as {one.name}),'
                          for value in self.values(one.name)]
        return "\n".join(lines + ["  ]", "}", ""])

    def rules(self):
        """The names of members in the old world, and defaults, for the comparison of what is read."""
        names, defaults, fallbacks, readers = [], [], [], []
        for one in self.declarations.values():
            if one.kind == "protocol":
                continue
            if one.is_root:
                readers.append(f'"{one.archive}": {{ try {one.name}(archive: $0) }}')
            if one.kind == "enum":
                names.append(f'"{one.name}": ' + dictionary(
                    f'"{case.name}": "{case.older or ""}"' for case in one.cases))
                fallbacks += [f'"{one.name}": "{case.name}"' for case in one.cases if "fallback" in case.options]
                for case in one.cases:
                    names.append(f'"{one.name}.{case.name}": ' + renamed(case.values))
            else:
                members = self.stored(one)
                names.append(f'"{one.name}": ' + renamed(members))
                defaults += [f'"{one.name}.{member.name}": {member.default} as {text(member.type)}'
                             for member in members if member.default]
        return (f"public let rules{self.index} = Rules(\n  names: {dictionary(names)},\n"
                f"  defaults: {dictionary(defaults)},\n  fallbacks: {dictionary(fallbacks)},\n"
                f"  readers: {dictionary(readers)})\n")


def dictionary(entries):
    return "[" + (", ".join(entries) or ":") + "]"


def renamed(members):
    return dictionary(f'"{member.name}": "{member.older or ""}"' for member in members)
