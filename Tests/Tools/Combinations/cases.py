"""Cases of enums as hosts, in each form of the document."""

from hosts import TYPES, Array, Host
from interpreter import ArrayModel, Model
from kinds import Invalid, NotModelled, Tuple
from properties import MISSING, UNSAID, Property, join


TAGS = {
    "true": ["one", True, 3], ".null": ["one", None], '"one", .missing': ["one", MISSING, None],
    '.missing, "one"': [MISSING, "one", None],
}


class CaseModel(Model):
    """An enum's case with an object of values."""

    def __init__(self, host, *arguments, **meaning):
        super().__init__(*arguments, **meaning)
        self.host = host

    def read(self, document, base=""):
        inner, path = self.host.disclose(document, base)
        return super().read(inner, path)

    def write(self, values):
        return self.host.enclose(super().write(values))


class LabelledCase(Host):
    """A case with labels: its values work like properties."""

    name = "case"
    derivable = False
    has_arguments = True

    def annotation(self, *more):
        texts = [option.text for option in self.options if option.place == "type"]
        texts += ["version: 1"] if self.combination.archived else []
        return ("// @mapped " + ", ".join(texts + list(self.enum_options))).rstrip()

    enum_options = ()

    @property
    def case_annotation(self):
        texts = [option.text for option in self.options if option.place == "case"] + list(self.case_options)
        return f"// @mapped {', '.join(texts)}\n" if texts else ""

    case_options = ()

    def tags(self):
        """The values that select the case, the first of which is written; MISSING is none."""
        text = " ".join(option.text for option in self.options if option.place == "case")
        return next((tags for key, tags in TAGS.items() if key in text), ["one"])

    def tagged(self, key, tag):
        return {} if tag is MISSING else {key: tag}

    def value(self, label="pValue: "):
        texts = [option.text for option in self.options if option.place == "property" and option.text]
        comment = f"/* @mapped {', '.join(texts)} */ " if texts else ""
        return f"{comment}{label}{self.kind.swift}{self.initial}"

    def case(self):
        return f'case one(n: Int, {self.value()}, z: String = "z")'

    def swift(self):
        return self.declaration(
            self.annotation(), f"enum {self.type}{self.parameter()}",
            [self.form.local, self.case_annotation + self.case(), "case two"])

    shown = "one"

    def offered(self):
        plain = not self.form.wrapper and not self.form.recursive
        return plain and self.keyword == "var" and not self.computed

    def enclose(self, object):
        return {"one": object}

    def disclose(self, document, base):
        return document["one"], join(base, "one")

    def model_of(self, properties, meaning):
        return CaseModel(self, "one", properties, **meaning)


class TaggedCase(LabelledCase):
    name = "tagged-case"
    enum_options = ('tag: "type"',)

    def enclose(self, object):
        return {**self.tagged("type", self.tags()[0]), **object}

    def given(self, object, index):
        return {**self.tagged("type", self.tags()[index % len(self.tags())]), **object}

    def disclose(self, document, base):
        return document, base

    def model_of(self, properties, meaning):
        model = CaseModel(self, "one", properties, **meaning)
        model.known_tag = "type"
        return model


class PathsCase(TaggedCase):
    """A case whose tag is read at its second path, and written to the first."""

    name = "paths-case"
    enum_options = ('tag: ["type", "kind"]',)

    def given(self, object, index):
        return {**self.tagged("kind", self.tags()[index % len(self.tags())]), **object}

    def model_of(self, properties, meaning):
        model = super().model_of(properties, meaning)
        model.other_tags = ("kind",)
        return model


class FunctionCase(LabelledCase):
    """A case that a function selects, without a tag in the document."""

    name = "function-case"
    enum_options = ('tag: { _ in "one" }',)

    def enclose(self, object):
        return object

    def disclose(self, document, base):
        return document, base


class ContentCase(LabelledCase):
    name = "content-case"
    enum_options = ('tag: "t"', 'content: "c"')

    def enclose(self, object):
        return {**self.tagged("t", self.tags()[0]), "c": object}

    def given(self, object, index):
        return {**self.tagged("t", self.tags()[index % len(self.tags())]), "c": object}

    def disclose(self, document, base):
        return document["c"], join(base, "c")


class UntaggedCase(LabelledCase):
    """The case is the only one that can be read, but the errors are those of the enum."""

    name = "untagged-case"
    enum_options = ("untagged",)

    def enclose(self, object):
        return object

    def disclose(self, document, base):
        return document, base

    def model_of(self, properties, meaning):
        model = CaseModel(self, "one", properties, **meaning)
        original = model.read

        def read(document, base=""):
            try:
                return original(document, base)
            except Invalid as invalid:
                raise Invalid((None, None)) from invalid
        model.read = read
        return model


class MixedCase(UntaggedCase):
    """A case without a tag in an enum with one."""

    name = "mixed-case"
    enum_options = ('tag: "type"',)
    case_options = ("untagged",)


class MixedNameCase(MixedCase):
    """A case without a name in an enum whose cases have their names as keys."""

    name = "mixed-name-case"
    enum_options = ()


class DirectModel(Model):
    """A case with one value, or with a list of values."""

    def __init__(self, host, property, is_list):
        super().__init__("one", [property])
        self.host, self.property, self.is_list = host, property, is_list

    def read(self, document, base=""):
        if type(self.property) is not Property:
            raise NotModelled("a case of one value with 'flatten', 'fields:' or 'rest'")
        if not self.property.is_read() or not self.property.is_written():
            raise NotModelled("a case whose value is skipped")
        inner, path = self.host.disclose(document, base)
        if not self.is_list:
            return {"pValue": self.property.read(inner, path)}
        # The optional argument of a generic type is not known where the case is declared.
        if len(inner) == 1 and (self.property.must_be_present() or self.host.form.generic):
            raise Invalid((path, None))
        last = inner[1] if len(inner) > 1 else MISSING
        return {"n": inner[0], "pValue": self.property.read(last, f"{path}[1]")}

    def write(self, values):
        value = self.property.document(values["pValue"])
        return self.host.enclose([values["n"], value] if self.is_list else value)

    def show(self, values):
        shown = self.property.kind.show(values["pValue"])
        if self.is_list:
            return f"one({values['n']}, {shown})"
        # By reflection, the elements of a tuple that is the only value are the values of the case.
        return f"one{shown}" if isinstance(self.property.kind, Tuple) else f"one({shown})"

    def unarchived(self, values):
        return values


class SingleCase(LabelledCase):
    """A case whose only value has no label."""

    name = "single-case"
    directly = True
    is_list = False
    without_content = []

    def case(self):
        return f"case one({self.value('')})"

    def offered(self):
        paths = any("read_path" in o.meaning or "write_path" in o.meaning or "aliases" in o.meaning
                    for o in self.options)
        return super().offered() and not paths

    def model_of(self, properties, meaning):
        property = properties[1]
        property.direct = True
        return DirectModel(self, property, self.is_list)


class ListCase(SingleCase):
    """A case whose values have no labels."""

    name = "list-case"
    is_list = True

    def case(self):
        return f"case one(Int, {self.value('')})"


class SingleContentModel(DirectModel):
    """Like a property, nil is left out."""

    def __init__(self, host, property, null):
        super().__init__(host, property, False)
        self.null = null

    def write(self, values):
        members = {}
        self.property.write(values["pValue"], members, self.null)
        document = self.host.enclose(None)
        del document["c"]
        return {**document, **{"c": value for value in members.values()}}


class SingleContentCase(SingleCase):
    name = "single-content-case"
    enum_options = ('tag: "t"', 'content: "c"')
    without_content = [{"t": "one"}]
    enclose = ContentCase.enclose

    def model_of(self, properties, meaning):
        model = super().model_of(properties, meaning)
        return SingleContentModel(self, model.property, meaning.get("null", UNSAID)[1])

    def disclose(self, document, base):
        return document.get("c", MISSING), join(base, "c")


class KeyedCase(LabelledCase):
    """A case whose values have keys instead of labels."""

    name = "keyed-case"

    def value(self, label=""):
        texts = [option.text for option in self.options if option.place == "property" and option.text]
        if not any(text.startswith(("key:", "fields")) for text in texts):
            texts.insert(0, 'key: "pValue"')
        return f"/* @mapped {', '.join(texts)} */ {self.kind.swift}{self.initial}"

    def case(self):
        return (f'case one(/* @mapped key: "n" */ Int, {self.value()}, '
                '/* @mapped key: "z", default: "z" */ String)')

    def model_of(self, properties, meaning):
        model = super().model_of(properties, meaning)
        for direction in ("read_path", "write_path"):
            if getattr(properties[1], direction) == "p_value":
                setattr(properties[1], direction, "pValue")
        shown = model.properties
        model.show = lambda values: f"one({', '.join(p.kind.show(values[p.name]) for p in shown)})"
        return model


class ArrayCaseModel(ArrayModel):
    """A case whose values are the elements of an array, which has no others. nil is always written."""

    def __init__(self, host, *arguments, **meaning):
        super().__init__(*arguments, **meaning)
        self.host = host

    def read(self, document, base=""):
        inner, path = self.host.disclose(document, base)
        if isinstance(inner, list) and not self.least() <= len(inner) <= len(self.elements()):
            raise Invalid((path, None))
        return super().read(inner, path)

    def least(self):
        """The number of values that an array must have: the optional argument of a generic type is not known where
        the case is declared."""
        required = [index for index, property in enumerate(self.elements())
                    if property.must_be_present() or index == 1 and self.host.form.generic]
        return max(required) + 1

    def write(self, values):
        written = super().write(values)
        written += [None] * (len(self.elements()) - len(written))
        return self.host.enclose(written)


class ArrayCase(LabelledCase):
    """A case whose values have labels, but no keys."""

    name = "array-case"
    directly = True
    case_options = ("array",)
    names = ("n", "pValue", "z")

    def documents(self, samples):
        return [self.enclose(document) for document in Array.documents(self, samples)]

    def model_of(self, properties, meaning):
        for property in properties:
            property.type_omit = None  # each value has its place
        return ArrayCaseModel(self, "one", properties, **meaning)


HOSTS = {host.name: host for host in TYPES + (
    LabelledCase, TaggedCase, PathsCase, FunctionCase, ContentCase, UntaggedCase, MixedCase, MixedNameCase, SingleCase,
    ListCase, SingleContentCase, ArrayCase, KeyedCase)}
