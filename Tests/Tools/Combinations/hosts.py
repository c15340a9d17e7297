"""The hosts of properties: the declarations around one property, and the interpreter's model of them.

Every host has the property `pValue` with the options, a required neighbour `n` before it and a neighbour `z`
with an initial value after it, because mistakes often need a neighbour.
"""

import re

from interpreter import ArrayModel, Model, TransparentModel
from kinds import INT, STRING, WORDS, WORDS_TEXT, Kind, List, Optional
from properties import UNSAID, Property
from roles import ROLES


def snake(name):
    return re.sub(r"([A-Z])", lambda match: "_" + match[1].lower(), name)


class Own(Kind):
    """The host itself, inside itself."""

    def __init__(self, host, spelling):
        super().__init__(host.type if spelling == "HOST" else spelling)
        self.host = host

    def read(self, document, path, reading=None):
        return tuple(self.host.model().read(document, path).items())

    def write(self, value):
        return self.host.model().write(dict(value))

    def show(self, value):
        return self.host.model().show(dict(value))


class Host:
    """A struct, and what the other hosts change."""

    name = "struct"
    has_arguments = False  # associated values
    derivable = archivable = validatable = True
    before, after = "", ""  # around the declaration
    type_place = "type"

    def __init__(self, combination):
        self.combination, self.form = combination, combination.form
        self.options = combination.options
        self.type = combination.name
        self.kind = self.form.kind
        if self.form.recursive:
            self.kind = List(Own(self, self.form.recursive))

    # Swift

    @property
    def root(self):
        """The type that is read and written."""
        return f"{self.type}<{self.form.generic}>" if self.form.generic else self.type

    unwrap = "$0"

    @property
    def own(self):
        """The type with the derived members and the archive."""
        return self.root

    @property
    def exact(self):
        """The class of the value, whose changes contain all of its properties."""
        return self.own

    def annotation(self, *more):
        texts = [option.text for option in self.options if option.place == "type"]
        derived = self.combination.derived if self.derivable else []
        if derived:
            texts.append("derive: [" + ", ".join("." + name for name in derived) + "]")
        if self.combination.archived:
            texts.append("version: 1")
        return ("// @mapped " + ", ".join(texts + list(more))).rstrip()

    def property_annotation(self):
        texts = [option.text for option in self.options if option.place == "property" and option.text]
        if texts:
            return "// @mapped " + ", ".join(texts) + "\n"
        return "// @mapped\n" if self.explicit else ""

    @property
    def explicit(self):
        return any(option.text == "explicit" for option in self.options)

    @property
    def initial(self):
        return next((o.declaration for o in self.options if (o.declaration or "").startswith(" =")), "")

    @property
    def keyword(self):
        keywords = [o.declaration for o in self.options if (o.declaration or "").endswith(("let", "var"))]
        return keywords[0] if keywords else "var"

    access = ""

    @property
    def computed(self):
        return any(option.declaration == "{ }" for option in self.options)

    def property_declaration(self):
        if self.computed:
            kind = self.kind.swift
            return (f"// @mapped skip\n{self.access}var stored: {kind} = {self.form.literal(self.form.d)}\n"
                    f"{self.property_annotation() or '// @mapped' + chr(10)}{self.access}var pValue: {kind} "
                    "{ get { stored } set { stored = newValue } }")
        return (f"{self.property_annotation()}{self.form.wrapper}{self.access}{self.keyword} pValue: "
                f"{self.kind.swift}{self.initial}")

    def neighbour(self, text):
        return ("// @mapped\n" if self.explicit else "") + self.access + text

    def members(self):
        return [self.form.local, self.neighbour("var n: Int"), self.property_declaration(), self.neighbour('var z = "z"')]

    def parameter(self):
        if not self.form.generic:
            return ""
        return "<T: Hashable>" if "hash" in self.combination.derived else (
            "<T: Equatable>" if self.combination.derived else "<T>")

    def swift(self):
        return self.declaration(self.annotation(), f"struct {self.type}{self.parameter()}", self.members())

    def declaration(self, annotation, head, members):
        inherits = head.startswith("final class") and ": " in head.replace("<T: ", "<T ")
        if any("unchanged" in option.text for option in self.options) and not (
                inherits or head.startswith("protocol")):
            members = members + [f"{self.access}func unchanged() {{}}"]
        body = "\n".join(member for member in members if member)
        return f"{annotation}\n{head} {{\n" + re.sub(r"(?m)^", "  ", body) + "\n}\n"

    # The interpreter

    def model(self):
        meaning = {}
        for option in self.options:
            if option.place == "type":
                meaning.update(option.meaning)
        omitted = meaning.pop("omit", None)
        properties = self.properties(meaning.get("null", UNSAID)[0])
        for property in properties:
            property.type_omit = omitted
        return self.model_of(properties, meaning)

    def model_of(self, properties, meaning):
        return Model(self.shown, properties, **meaning)

    @property
    def shown(self):
        return self.type + {"Int": "<Int>", "Int?": "<Optional<Int>>"}.get(self.form.generic, "")

    def property_key(self, direction):
        """The key by the strategy of the type or the case."""
        texts = [option.text for option in self.options if option.place in ("case", "type")]
        return "p_value" if {"keys: .snake", f"keys.{direction}: .snake"} & set(texts) else "pValue"

    def properties(self, policy=None):
        meaning = {}
        for option in self.options:
            if option.place == "property":
                for key, value in option.meaning.items():
                    meaning[key] = meaning.get(key, set()) | value if isinstance(value, set) else value
        meaning = {"read_path": self.property_key("read"), "write_path": self.property_key("write"), **meaning}
        texts = [option.text for option in self.options if option.place == "type"]
        coerced = any(text.startswith("coerce") for text in texts)
        words = WORDS if f"coerce: {WORDS_TEXT}" in texts else {}
        if coerced and self.form.kind.coerces and "read" not in meaning.get("wrapped_in_list", ()) and (
                "codec" not in meaning):
            if "coerce" not in meaning:
                meaning |= {"coerce": True, "words": words}
        reading = meaning.get("null", UNSAID)[0] or policy
        role = ROLES.get(meaning.pop("role", None), Property)
        if isinstance(self, Array) and role is ROLES["rest"]:
            meaning, role = {**meaning, "takes_rest": True, "initial": []}, Property
        meaning["is_updated"] = "merge" in self.combination.derived
        pValue = role("pValue", self.kind, absent=reading == "missing", is_argument=self.has_arguments, **meaning)
        if self.keyword == "let" and self.initial:
            pValue.constant = True
        if self.computed:
            pValue.stored = self.form.kind.read(self.form.d, "")
        pValue.fixed = self.keyword == "let" and isinstance(self, FinalClass)
        return [Property("n", INT, coerce=coerced, absent=policy == "missing"), pValue,
                Property("z", STRING, initial="z", coerce=coerced, absent=policy == "missing")]

    def enclose(self, object):
        """The document of an object with the properties."""
        return object

    def given(self, object, index):
        """The document with an index, which can name the case in another way."""
        return self.enclose(object)

    directly = False

    def offered(self):
        return all(option.place != "case" for option in self.options)


class FinalClass(Host):
    name = "class"
    head = "final class"

    def initialiser(self, calls="self.n = n", inherited=False):
        """An initialiser that takes the property if it needs a value."""
        optional = self.keyword != "let" and (self.computed or self.initial or self.kind.swift[-1] in "?!")
        if optional or self.keyword == "let" and self.initial:
            return f"{'override ' if inherited else ''}{self.access}init(n: Int) {{ {calls} }}"
        assign = "self.pValue = pValue"
        calls = f"{assign}; {calls}" if inherited else f"{calls}; {assign}"
        return f"{self.access}init(n: Int, pValue: {self.kind.swift}) {{ {calls} }}"

    def swift(self):
        return self.declaration(
            self.annotation(), f"{self.head} {self.type}{self.parameter()}", self.members() + [self.initialiser()])


    def offered(self):
        return super().offered() and self.form.recursive != "Self"


class Isolated(FinalClass):
    name = "isolated"
    head = "@MainActor final class"


class Subclass(FinalClass):
    """The property is in a subclass."""

    name = "subclass"
    base, key = "", ()

    def swift(self):
        base = self.declaration(
            self.annotation(*self.base_options()), f"class {self.type}Base",
            [self.neighbour("var n: Int"), "init(n: Int) { self.n = n }"])
        own = self.declaration(
            self.own_annotation(), f"final class {self.type}: {self.type}Base",
            [self.form.local, self.property_declaration(), self.neighbour('var z = "z"'),
             self.initialiser("super.init(n: n)", inherited=True)])
        return base + "\n" + own

    def base_options(self):
        return ()

    def offered(self):
        return Host.offered(self) and not self.form.generic and not self.form.recursive

    def own_annotation(self):
        return "// @mapped" + (" explicit" if self.explicit else "")


class Superclass(Subclass):
    """The property is inherited by the class that is read."""

    name = "superclass"

    def swift(self):
        base = self.declaration(
            self.annotation(), f"class {self.type}Base",
            [self.form.local, self.neighbour("var n: Int"), self.property_declaration(), self.initialiser()])
        own = self.declaration(
            self.own_annotation(), f"final class {self.type}: {self.type}Base", [self.neighbour('var z = "z"')])
        return base + "\n" + own


class ClassCluster(Subclass):
    """A subclass that the document selects."""

    name = "cluster"

    def base_options(self):
        return ('tag: "kind"',)

    def own_annotation(self):
        return '// @mapped key: "sub"' + (", explicit" if self.explicit else "")

    @property
    def root(self):
        return f"{self.type}Base"

    @property
    def exact(self):
        return self.type

    def enclose(self, object):
        return {"kind": "sub", **object}

    def model_of(self, properties, meaning):
        return Model(self.type, properties, tag=("kind", "sub"), **meaning)


class PathsCluster(ClassCluster):
    """A subclass whose tag is read at its second path, and written to the first."""

    name = "paths-cluster"

    def base_options(self):
        return ('tag: ["kind", "type"]',)

    def enclose(self, object):
        return {"type": "sub", **object}

    def model_of(self, properties, meaning):
        model = super().model_of(properties, meaning)
        model.other_tags = ("type",)
        return model


class ProtocolCluster(Host):
    name = "protocol"
    choice = 'tag: "kind"'
    unwrap = "$0.value"

    @property
    def own(self):
        return self.type

    @property
    def root(self):
        return f"Any{self.type}Choice"

    def swift(self):
        choice = f"// @mapped {self.choice}\nprotocol {self.type}Choice {{}}\n\n"
        own = self.declaration(
            self.annotation('key: "sub"'), f"struct {self.type}: {self.type}Choice", self.members())
        return choice + own

    enclose, model_of = ClassCluster.enclose, ClassCluster.model_of

    def offered(self):
        return Host.offered(self) and not self.form.generic and not self.form.recursive


def enclosed(meaning, key):
    """The meaning of a subtype whose keys are in an object of their own, which can have a level inside."""
    inner = meaning.get("under")
    return {**meaning, "under": f"{key}.{inner}" if inner else key}


class ContentCluster(ClassCluster):
    """A subclass with its keys beside the tag."""

    name = "content-cluster"

    def base_options(self):
        return ('tag: "kind", content: "c"',)

    def model_of(self, properties, meaning):
        return super().model_of(properties, enclosed(meaning, "c"))


class NamedCluster(ClassCluster):
    """A subclass whose name is the key of its object."""

    name = "named-cluster"

    def base_options(self):
        return ()

    def enclose(self, object):
        return object

    def model_of(self, properties, meaning):
        return Model(self.type, properties, **enclosed(meaning, "sub"))


class ContentProtocol(ProtocolCluster):
    name = "content-protocol"
    choice = 'tag: "kind", content: "c"'

    def model_of(self, properties, meaning):
        return super().model_of(properties, enclosed(meaning, "c"))


class NamedProtocol(ProtocolCluster):
    name = "named-protocol"
    choice = ""

    enclose, model_of = NamedCluster.enclose, NamedCluster.model_of


class FunctionProtocol(ProtocolCluster):
    """A type that a function selects, without a tag in the document."""

    name = "function-protocol"
    choice = 'tag: { _ in "sub" }'

    def enclose(self, object):
        return object

    def model_of(self, properties, meaning):
        return Model(self.type, properties, **meaning)


class TaggedStruct(Host):
    """A struct with a tag of its own."""

    name = "tagged-struct"

    def annotation(self, *more):
        return super().annotation('tag: "kind"', 'key: "own"', *more)

    def enclose(self, object):
        return {"kind": "own", **object}

    def offered(self):
        return super().offered() and not self.form.recursive

    def model_of(self, properties, meaning):
        return Model(self.shown, properties, tag=("kind", "own"), **meaning)


class Generic(Host):
    name = "generic"

    @property
    def root(self):
        return f"{self.type}<{self.form.generic or 'Int'}>"

    @property
    def shown(self):
        return super().shown if self.form.generic else f"{self.type}<Int>"

    def swift(self):
        parameter = self.parameter() or Host.parameter(self.with_generic())
        members = self.members() if self.form.generic else self.members() + [self.neighbour("var g: T?")]
        return self.declaration(self.annotation(), f"struct {self.type}{parameter}", members)

    def with_generic(self):
        other = Host(self.combination)
        other.form = type("Form", (), {"generic": "Int"})
        return other

    def properties(self, policy=None):
        more = [] if self.form.generic else [Property("g", Optional(INT), absent=policy == "missing")]
        return super().properties(policy) + more


class GenericSubtype(ProtocolCluster):
    """A generic type, of which an alias is a subtype."""

    name = "generic-subtype"
    with_generic = Generic.with_generic

    def properties(self, policy=None):
        return super().properties(policy) + [Property("g", Optional(INT), absent=policy == "missing")]

    @property
    def own(self):
        return self.shown

    @property
    def shown(self):
        return f"{self.type}<Int>"

    def swift(self):
        choice = f"// @mapped {self.choice}\nprotocol {self.type}Choice {{}}\n\n"
        head = f"struct {self.type}{Host.parameter(self.with_generic())}: {self.type}Choice"
        own = self.declaration(self.annotation(), head, self.members() + [self.neighbour("var g: T?")])
        return f'{choice}{own}\n// @mapped key: "sub"\ntypealias {self.type}Alias = {self.shown}\n'

    def model_of(self, properties, meaning):
        return Model(self.shown, properties, tag=("kind", "sub"), **meaning)


class Public(Host):
    name = "public"
    access = "public "

    def swift(self):
        head = f"public struct {self.type}{self.parameter()}"
        local = self.form.local.replace("struct", "public struct").replace("enum", "public enum")
        local = local.replace("var", "public var")
        constant = self.computed or self.keyword == "let" and self.initial
        arguments = "n: Int" + ("" if constant else f", pValue: {self.kind.swift}")
        assigned = "self.n = n" + ("" if constant else "; self.pValue = pValue")
        return self.declaration(
            self.annotation(), head,
            [local] + self.members()[1:] + [f"public init({arguments}) {{ {assigned} }}"])


class Nested(Host):
    name = "nested"

    @property
    def root(self):
        return f"Outer{self.type}.{super().root}"

    def swift(self):
        return f"enum Outer{self.type} {{}}\n\nextension Outer{self.type} {{\n{super().swift()}}}\n"


class File(Host):
    """The options of the type are those of its file."""

    name = "file"

    def annotation(self, *more):
        return super().annotation(*more).replace("// @mapped", "// @mapped file", 1) + "\n\n// @mapped"


class Profile(Host):
    """The options are those of a profile."""

    name = "profile"
    archivable = validatable = False

    def properties(self, policy=None):
        """A profile's `skip` concerns documents only."""
        properties = super().properties(policy)
        if "all" in properties[1].skipped:
            properties[1].skipped = {"documents"}
        return properties

    @property
    def profile(self):
        return f"{self.root}.MappedProfile.web"

    def annotation(self, *more):
        texts = [option.text for option in self.options if option.place == "type"]
        own = "// @mapped" + (" derive: [" + ", ".join("." + name for name in self.combination.derived) + "]"
                              if self.combination.derived else "")
        return own + "\n" + ("// @mapped(web) " + ", ".join(texts)).rstrip()

    def property_annotation(self):
        return super().property_annotation().replace("// @mapped ", "// @mapped(web) ")


class External(Host):
    """A protocol that maps another type."""

    name = "external"
    derivable = archivable = validatable = False
    unwrap = "$0.value"

    @property
    def root(self):
        return f"{self.type}Mapping"

    def annotation(self, *more):
        texts = [option.text for option in self.options if option.place == "type"]
        return ", ".join([f"// @mapped for: {self.type}"] + texts).replace("unchanged", "sameModel")

    def swift(self):
        own = f"struct {self.type} {{ var n: Int; {self.keyword} pValue: {self.kind.swift}; var z: String }}\n\n"
        own += (f"extension {self.type} {{\n  init(n: Int, z: String) {{ self.init(n: n, pValue: "
                f"{self.form.literal(self.form.d)}, z: z) }}\n}}\n\n")
        return own + self.declaration(
            self.annotation(), f"protocol {self.type}Shape",
            [self.neighbour("var n: Int { get }"),
             f"{self.property_annotation()}var pValue: {self.kind.swift} {{ get }}",
             '// @mapped default: "z"\nvar z: String { get }'])

    def properties(self, policy=None):
        """A member that is not read has the value of the other initialiser."""
        properties = super().properties(policy)
        if not properties[1].is_read():
            properties[1].stored = self.form.kind.read(self.form.d, "")
        return properties

    def offered(self):
        form = self.form
        return super().offered() and not (
            self.computed or self.initial or form.wrapper or form.local or form.generic or form.recursive)


class Array(Host):
    """A struct whose properties are the elements of an array."""

    name = "array"
    names = ("n", "pValue", "z")
    directly = True

    def annotation(self, *more):
        return super().annotation("array", *more)

    def model_of(self, properties, meaning):
        by_name = {property.name: property for property in properties}
        return ArrayModel(self.shown, [by_name[name] for name in self.names], **meaning)

    def documents(self, samples):
        """Arrays with each sample, too short and too long ones, and other mistakes."""
        def array(**values):
            values = {"n": 1, "z": "y", **values}
            return [values[name] for name in self.names]

        valid = array(pValue=samples[0])
        yield valid
        yield from (array(pValue=sample) for sample in samples[1:])
        yield from (valid[:count] for count in range(3))
        yield valid + ["more", 2]
        yield array(n="x", pValue=samples[0])
        yield array(pValue=None, z=None)
        yield {"n": 1}


class ArrayEnd(Array):
    """The property is the last one, so that nil is left out, and it can take the remaining elements."""

    name = "array-end"
    names = ("n", "z", "pValue")

    def members(self):
        local, n, own, z = super().members()
        return [local, n, z, own]

    def documents(self, samples):
        if any(option.meaning.get("role") == "rest" for option in self.options):
            yield from ([1, "y", *sample] for sample in samples if isinstance(sample, list))
        yield from super().documents(samples)


class ArrayClass(Array, FinalClass):
    name = "array-class"


class Transparent(Host):
    """A struct that is the value of its only property."""

    name = "transparent"
    directly = True

    def annotation(self, *more):
        return super().annotation("transparent", *more)

    def members(self):
        local, _, own, _ = super().members()
        return [local, own]

    def model_of(self, properties, meaning):
        properties[1].direct, properties[1].type_omit = True, None
        return TransparentModel(self.shown, [properties[1]], **meaning)

    def documents(self, samples):
        return samples

    def offered(self):
        """The compiler does not align the only optional Int128 of a struct that a function returns."""
        return Host.offered(self) and self.form.name != "int128"


TYPES = (Host, Transparent, Array, ArrayEnd, ArrayClass, TaggedStruct, FinalClass, Isolated, Subclass, Superclass,
         ClassCluster, ProtocolCluster, PathsCluster, FunctionProtocol, ContentCluster, NamedCluster, ContentProtocol,
         NamedProtocol, Generic, GenericSubtype, Public,
         Nested, File, Profile, External)
