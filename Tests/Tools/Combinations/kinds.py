"""The kinds of values of the guide: how each is read, written, shown and spelt in Swift.

A document is what Python's `json` returns, so 1 and 1.0 differ as in JSON. A Swift value is a Python
value that only its kind understands; nil is None.
"""

import datetime
import decimal
import json
import re


class Invalid(Exception):
    """A document that is not accepted, with the path and code of every error; a code of None is any code."""

    def __init__(self, *errors):
        super().__init__(errors)
        self.errors = list(errors)


class NotModelled(Exception):
    """A combination for which the guide, or this interpreter, does not say what happens."""


# Words for Bools that an option adds.
WORDS = {"on": True, "YES": False}
WORDS_TEXT = '.words(["on": true, "YES": false])'


class Reading:
    """The options that the values below a property inherit."""

    def __init__(self, coerce=False, elements=(), report=None, words=None):
        self.coerce = coerce
        self.words = words or {}  # words for Bools
        self.elements = frozenset(elements)
        self.report = report if report is not None else []

    def inner(self):
        """`.lossy` applies only to the collection itself; the others also to nested ones."""
        return Reading(self.coerce, self.elements - {"lossy"}, self.report, self.words)


STRICT = Reading()


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


class Kind:
    """A type without anything special."""

    optional = False  # reads null as nil
    takes_null = False  # null is one of its own values
    keeps_null = property(lambda self: self.takes_null)  # also in a collection with `.compact`
    coerces = False
    collection = False

    def __init__(self, swift):
        self.swift = swift

    def wrapped(self):
        return self

    def literal(self, value):
        return self.show(value)


class Scalar(Kind):
    """A value without parts."""

    def __init__(self, swift, accepts, value=lambda json: json, write=lambda value: value, show=str,
                 literal=None, coerced=None):
        super().__init__(swift)
        self.accepts, self.value, self.write, self.show = accepts, value, write, show
        self.literal = literal or show
        self.coerced = coerced
        self.coerces = coerced is not None

    def read(self, document, path, reading=STRICT):
        if self.accepts(document):
            return self.value(document)
        if reading.coerce and self.coerced:
            is_word = self is BOOL and isinstance(document, str) and document in reading.words
            value = reading.words[document] if is_word else self.coerced(document)
            if value is not None:
                reading.report.append(("coerced", path))
                return value
            raise Invalid((path, None))
        raise Invalid((path, None))


def coerced_integer(document):
    if isinstance(document, bool):
        return int(document)
    if isinstance(document, str) and re.fullmatch(r"[+-]?[0-9]+([.]0+)?", document):
        return int(document.split(".")[0])
    if isinstance(document, float) and document.is_integer():
        return int(document)
    return None


def coerced_double(document):
    if isinstance(document, bool):
        return float(document)
    if isinstance(document, str) and re.fullmatch(r"-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][+-]?[0-9]+)?", document):
        return float(document)
    return None


def coerced_decimal(document):
    if isinstance(document, bool):
        return decimal.Decimal(int(document))
    return decimal.Decimal(document) if coerced_double(document) is not None else None


def coerced_bool(document):
    if isinstance(document, int) and not isinstance(document, bool):
        return document != 0
    return {"true": True, "True": True, "TRUE": True, "YES": True, "1": True, "false": False, "False": False,
            "FALSE": False, "NO": False, "0": False}.get(document) if isinstance(document, str) else None


def coerced_string(document):
    if isinstance(document, bool):
        return "true" if document else "false"
    return json.dumps(document) if number(document) else None


def seconds(text):
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()


def timestamp(value):
    moment = datetime.datetime.fromtimestamp(value, datetime.timezone.utc)
    fraction = f"{moment.microsecond:06}".rstrip("0")
    return moment.strftime("%Y-%m-%dT%H:%M:%S") + ("." + fraction if fraction else "") + "Z"


def is_date(document):
    try:
        return isinstance(document, str) and "T" in document and seconds(document) is not None
    except ValueError:
        return False


def text_kind(swift, pattern, make, value=str):
    """A kind that is a string of one form in documents."""
    return Scalar(
        swift, lambda d: isinstance(d, str) and re.fullmatch(pattern, d) is not None, value=value,
        show=lambda v: f"{swift.lower()}({v})", literal=make)


def boolean(value):
    return "true" if value else "false"


def is_integer(low, high):
    return lambda d: isinstance(d, int) and not isinstance(d, bool) and low <= d <= high


INT = Scalar("Int", is_integer(-2**63, 2**63 - 1), coerced=coerced_integer)
UINT8 = Scalar("UInt8", is_integer(0, 255),
               coerced=lambda d: (lambda v: v if v is not None and 0 <= v <= 255 else None)(coerced_integer(d)))
DOUBLE = Scalar("Double", number, value=float, coerced=coerced_double)
BOOL = Scalar("Bool", lambda d: isinstance(d, bool), show=boolean, coerced=coerced_bool)
STRING = Scalar("String", lambda d: isinstance(d, str), show=quoted, coerced=coerced_string)
CHARACTER = Scalar("Character", lambda d: isinstance(d, str) and len(d) == 1, show=quoted)
DECIMAL = Scalar("Decimal", number, value=lambda d: decimal.Decimal(json.dumps(d)),
                 write=lambda v: int(v) if v == v.to_integral_value() else float(v),
                 show=lambda v: f"decimal({v})", literal=lambda v: f'Decimal(string: "{v}")!',
                 coerced=coerced_decimal)
DATE = Scalar("Date", is_date, value=seconds, write=timestamp,
              show=lambda v: f"date({v})", literal=lambda v: f"Date(timeIntervalSince1970: {v})",
              coerced=lambda d: float(d) if number(d) else None)
DURATION = Scalar("Duration", lambda d: isinstance(d, str) and re.fullmatch(r"PT[0-9]+([.][0-9]+)?S", d) is not None,
                  value=lambda d: float(d[2:-1]), write=lambda v: f"PT{v:g}S",
                  show=lambda v: f"duration({v})", literal=lambda v: f"Duration.seconds({v})")
INT128 = Scalar("Int128", is_integer(-2**127, 2**127 - 1))
URL = text_kind("URL", r"[a-z]+://[a-z./]+", lambda v: f'URL(string: "{v}")!')
UUID = text_kind("UUID", r"[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}",
                 lambda v: f'UUID(uuidString: "{v}")!', value=str.upper)
DATA = text_kind("Data", r"([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?",
                 lambda v: f'Data(base64Encoded: "{v}")!')


class Optional(Kind):
    optional = True

    def __init__(self, inner, swift=None):
        super().__init__(swift or (f"({inner.swift})?" if " " in inner.swift else f"{inner.swift}?"))
        self.inner = inner
        self.coerces, self.collection = inner.coerces, inner.collection

    def wrapped(self):
        return self.inner.wrapped()

    def read(self, document, path, reading=STRICT):
        return None if document is None else self.inner.read(document, path, reading)

    def write(self, value):
        return None if value is None else self.inner.write(value)

    def show(self, value):
        return "nil" if value is None else self.inner.show(value)

    def literal(self, value):
        return "nil" if value is None else self.inner.literal(value)


class List(Kind):
    """An array or a set."""

    collection = True

    def __init__(self, element, swift=None, is_set=False):
        super().__init__(swift or (f"Set<{element.swift}>" if is_set else f"[{element.swift}]"))
        self.element, self.is_set, self.coerces = element, is_set, element.coerces

    def read(self, document, path, reading=STRICT):
        if not isinstance(document, list):
            if document is None or "wrap" not in reading.elements:
                raise Invalid((path, None))
            return self.items([document], lambda index: path, reading)
        return self.items(document, lambda index: f"{path}[{index}]", reading)

    def items(self, document, path, reading):
        values, errors = [], []
        for index, item in enumerate(document):
            if item is None and "compact" in reading.elements and not (
                    self.element.optional or self.element.keeps_null):
                continue
            try:
                values.append(self.element.read(item, path(index), reading.inner()))
            except Invalid as invalid:
                if "lossy" not in reading.elements:
                    errors += invalid.errors
                else:
                    reading.report.append(("elementSkipped", path(index)))
        if errors:
            raise Invalid(*errors)
        return list(dict.fromkeys(values)) if self.is_set else values

    def write(self, value):
        return [self.element.write(item) for item in value]

    def show(self, value):
        shown = [self.element.show(item) for item in value]
        return "[" + ", ".join(sorted(shown) if self.is_set else shown) + "]"

    def literal(self, value):
        return "[" + ", ".join(self.element.literal(item) for item in value) + "]"


def replacing_leaf(kind, leaf):
    """The same collections and optionals around another kind."""
    if isinstance(kind, List):
        return List(replacing_leaf(kind.element, leaf), kind.swift, kind.is_set)
    if isinstance(kind, Dictionary):
        return Dictionary(kind.key, replacing_leaf(kind.element, leaf), kind.swift)
    if isinstance(kind, Optional):
        return Optional(replacing_leaf(kind.inner, leaf), kind.swift)
    return leaf


class Each(Kind):
    """A collection whose elements a transformer converts: `each:`."""

    collection = True

    def __init__(self, kind, codec, given):
        super().__init__(kind.swift)
        # The values of the transformer, and those that it receives.
        self.kind, self.codec, self.given = kind, codec, given

    def read(self, document, path, reading=STRICT):
        rules = reading.elements - {"strict"}
        return (self.framed(self.kind, reading) if rules else self.lifted(self.kind)).read(document, path, reading)

    def write(self, value):
        return replacing_leaf(self.kind, self.codec).write(value)

    def lifted(self, kind):
        """A collection that is read before the first of its elements that fails is converted."""
        return Lifted(replacing_leaf(kind, self.codec), replacing_leaf(kind, self.given))

    def framed(self, kind, reading):
        """A collection whose elements are converted one after another, as far in as its rules apply."""
        inner = kind.element.wrapped() if kind.element.optional else kind.element
        if has_rules(inner, reading.inner().elements):
            element = self.framed(inner, reading.inner())
            element = Optional(element) if kind.element.optional else element
        else:
            element = self.lifted(kind.element)
        if isinstance(kind, Dictionary):
            return Dictionary(kind.key, element, kind.swift)
        return List(element, kind.swift, kind.is_set)


class Lifted(Kind):
    def __init__(self, codec, given):
        super().__init__(codec.swift)
        self.codec, self.given, self.optional = codec, given, codec.optional

    def read(self, document, path, reading=STRICT):
        self.given.read(document, path)
        try:
            return self.codec.read(document if not isinstance(document, dict) else dict(sorted(document.items())), path)
        except Invalid as invalid:
            raise Invalid(invalid.errors[0])


def has_rules(kind, rules):
    """Whether a rule applies to a collection inside another one."""
    if not isinstance(kind, (List, Dictionary)):
        return False
    element = kind.element
    applies = "compact" in rules and not element.optional or "wrap" in rules and isinstance(kind, List)
    return applies or has_rules(element.wrapped() if element.optional else element, rules)


class Range(Kind):
    """A closed range of integers, as an array of its bounds."""

    def __init__(self):
        super().__init__("ClosedRange<Int>")

    def read(self, document, path, reading=STRICT):
        if not isinstance(document, list):
            raise Invalid((path, None))
        bounds = tuple(INT.read(bound, f"{path}[{index}]") for index, bound in enumerate(document[:2]))
        if len(document) != 2:
            raise Invalid((path, None))
        if bounds[0] > bounds[1]:
            raise Invalid((path, None))
        return bounds

    def write(self, value):
        return list(value)

    def show(self, value):
        return f"{value[0]}...{value[1]}"

    def literal(self, value):
        return f"({self.show(value)})"


class Tuple(Kind):
    """A tuple of integers, the second with a label, as an array of its elements."""

    def __init__(self):
        super().__init__("(Int, y: Int)")

    def read(self, document, path, reading=STRICT):
        if not isinstance(document, list):
            raise Invalid((path, None))
        values, errors = [], []
        for index, item in enumerate(document):
            try:
                if index > 1:
                    raise Invalid((f"{path}[{index}]", None))
                values.append(INT.read(item, f"{path}[{index}]", reading))
            except Invalid as invalid:
                errors += invalid.errors
        if not errors and len(document) < 2:
            errors = [(f"{path}[{len(document)}]", None)]
        if errors:
            raise Invalid(*errors)
        return tuple(values)

    def write(self, value):
        return list(value)

    def show(self, value):
        return f"({value[0]}, y: {value[1]})"


class Dictionary(Kind):
    collection = True

    def __init__(self, key, element, swift=None):
        super().__init__(swift or f"[{key.swift}: {element.swift}]")
        self.key, self.element, self.coerces = key, element, element.coerces

    def read(self, document, path, reading=STRICT):
        if not isinstance(document, dict):
            raise Invalid((path, None))
        values, errors = {}, []
        for key, item in document.items():
            inside = self.inside(key, path)
            try:
                member = self.member(key, path)
                if item is None and "compact" in reading.elements and not (
                        self.element.optional or self.element.keeps_null):
                    continue
                value = self.element.read(item, inside, reading.inner())
                if member in values:
                    reading.report.append(("duplicateKey", inside))
                values[member] = value
            except Invalid as invalid:
                if "lossy" not in reading.elements:
                    errors += invalid.errors
                else:
                    reading.report.append(("elementSkipped", inside))
        if errors:
            raise Invalid(*errors)
        return values

    def member(self, key, path):
        if self.key is STRING:
            return key
        if isinstance(self.key, Values):
            return self.key.of_text(key, self.inside(key, path))
        if self.key is DOUBLE and coerced_double(key) is not None:
            return float(key)
        if self.key is DOUBLE or not re.fullmatch("-?[0-9]+", key):
            raise Invalid((self.inside(key, path), None))
        return int(key)

    @staticmethod
    def inside(key, path):
        step = key.replace(".", "\\.")
        return f"{path}.{step}" if path else step

    def write(self, value):
        if isinstance(self.key, Values):
            return {self.key.text(key): self.element.write(item) for key, item in value.items()}
        return {str(key): self.element.write(item) for key, item in value.items()}

    def show(self, value):
        shown = sorted(f"{self.key.show(k)}: {self.element.show(v)}" for k, v in value.items())
        return "[" + (", ".join(shown) or ":") + "]"

    def literal(self, value):
        items = ", ".join(f"{self.key.literal(k)}: {self.element.literal(v)}" for k, v in value.items())
        return f"[{items or ':'}]"


class Tree(Kind):
    """`JSONValue`, which stores any document."""

    takes_null = True

    def __init__(self):
        super().__init__("JSONValue")

    def read(self, document, path, reading=STRICT):
        return json.dumps(document)

    def write(self, value):
        return json.loads(value)

    def show(self, value):
        return f"value({json.dumps(json.loads(value), separators=(',', ':'), sort_keys=True)})"

    def literal(self, value):
        return value


class PropertyChange(Kind):
    """`PropertyChange<T>`: absent, null or a value. The value is None, "null" in a tuple, or the value in a tuple."""

    takes_null = True
    absent = None

    def __init__(self, inner):
        super().__init__(f"PropertyChange<{inner.swift}>")
        self.inner, self.coerces = inner, inner.coerces

    def wrapped(self):
        return self.inner

    def read(self, document, path, reading=STRICT):
        return ("null",) if document is None else ("value", self.inner.read(document, path, reading))

    def write(self, value):
        return None if value[0] == "null" else self.inner.write(value[1])

    def show(self, value):
        if value is None:
            return "absent"
        return "null" if value[0] == "null" else f"value({self.inner.show(value[1])})"

    def literal(self, value):
        if value is None:
            return ".absent"
        return ".null" if value[0] == "null" else f".value({self.inner.literal(value[1])})"


class Record(Kind):
    """A mapped struct or class of the support files, whose members are all required."""

    def __init__(self, swift, members, tag=None, prefix=None):
        super().__init__(swift)
        self.members, self.tag, self.prefix = members, tag, prefix or swift

    def read(self, document, path, reading=STRICT):
        if not isinstance(document, dict):
            raise Invalid((path, None))
        values, errors = [], []
        if self.tag and document.get(self.tag[0]) != self.tag[1]:
            raise Invalid((f"{path}.{self.tag[0]}" if path else self.tag[0], None))
        for name, kind in self.members:
            inside = f"{path}.{name}" if path else name
            try:
                if name not in document and not kind.optional:
                    raise Invalid((inside, "missingKey"))
                values.append(kind.read(document.get(name), inside))
            except Invalid as invalid:
                errors += invalid.errors
        if errors:
            raise Invalid(*errors)
        return tuple(values)

    def write(self, value):
        written = dict([self.tag] if self.tag else [])
        for (name, kind), item in zip(self.members, value):
            if not (kind.optional and item is None):
                written[name] = kind.write(item)
        return written

    def show(self, value):
        shown = (f"{name}: {kind.show(item)}" for (name, kind), item in zip(self.members, value))
        return f"{self.prefix}({', '.join(shown)})"

    def literal(self, value):
        made = (f"{name}: {kind.literal(item)}" for (name, kind), item in zip(self.members, value))
        return f"{self.prefix}({', '.join(made)})"


class Members(Kind):
    """An option set as a list of names."""

    def __init__(self, swift):
        super().__init__(swift)

    def read(self, document, path, reading=STRICT):
        value = 0
        for index, name in enumerate(List(STRING).read(document, path)):
            if name not in RIGHTS:
                raise Invalid((f"{path}[{index}]", None))
            value |= RIGHTS[name]
        return value

    def write(self, value):
        """The names in order, without those whose members are written already."""
        names, written = [], 0
        for name, bits in RIGHTS.items():
            if value & bits == bits and bits & ~written:
                names.append(name)
                written |= bits
        return names

    def show(self, value):
        return f"{self.swift}(rawValue: {value})"


RIGHTS = {"read": 1, "write": 2, "run": 4, "all": 7}
RIGHTS_TEXT = '["read": .read, "write": .write, "run": .run, "all": [.read, .write, .run]]'
MEMBERS_TEXT = f".members({RIGHTS_TEXT})"
FLAGS_TEXT = '.flags(["read": .read, "write": .write, "run": .run])'


class Flags(Members):
    """An option set as an object with a Bool for each name."""

    names = {"read": 1, "write": 2, "run": 4}

    def read(self, document, path, reading=STRICT):
        value = 0
        for name, is_member in sorted(self.given.read(document, path).items()):
            if name not in self.names:
                raise Invalid((f"{path}.{name}" if path else name, None))
            value |= self.names[name] if is_member else 0
        return value

    def write(self, value):
        return {name: value & bits == bits for name, bits in self.names.items()}


class RecordMembers(Members):
    """The same for a type that is a record otherwise."""

    def read(self, document, path, reading=STRICT):
        return (super().read(document, path, reading),)

    def write(self, value):
        return super().write(value[0])

    def show(self, value):
        return super().show(value[0])


FLAGS = Flags("Rights")
FLAGS.given = Dictionary(STRING, BOOL)


class Row(Kind):
    """A struct whose two properties are the elements of an array; the second is optional."""

    def __init__(self):
        super().__init__("Row")

    def read(self, document, path, reading=STRICT):
        if not isinstance(document, list):
            raise Invalid((path, None))
        if not document:
            raise Invalid((f"{path}[0]", "missingKey"))
        values, errors = [], []
        for index, kind in enumerate((INT, Optional(INT))):
            try:
                values.append(kind.read(document[index] if index < len(document) else None, f"{path}[{index}]"))
            except Invalid as invalid:
                errors += invalid.errors
        if errors:
            raise Invalid(*errors)
        return tuple(values)

    def write(self, value):
        return [value[0]] if value[1] is None else list(value)

    def show(self, value):
        return f"Row(x: {value[0]}, y: {'nil' if value[1] is None else value[1]})"


class Shape(Kind):
    """An enum with a tag: `.missing` and "dot", or true, "box" and 3...5."""

    def __init__(self):
        super().__init__("Shape")

    def read(self, document, path, reading=STRICT):
        if not isinstance(document, dict):
            raise Invalid((path, None))
        tag = document.get("kind")
        if tag is None or tag == "dot":
            case = "dot"
        elif tag is True or tag == "box" or is_integer(3, 5)(tag):
            case = "box"
        else:
            raise Invalid((f"{path}.kind" if path else "kind", None))
        inside = f"{path}.x" if path else "x"
        if "x" not in document:
            raise Invalid((inside, "missingKey"))
        return (case, INT.read(document["x"], inside))

    def write(self, value):
        return {"x": value[1]} if value[0] == "dot" else {"kind": True, "x": value[1]}

    def show(self, value):
        return f"{value[0]}(x: {value[1]})"

    def literal(self, value):
        return f".{value[0]}(x: {value[1]})"


class Choice(Kind):
    """A mapped enum without associated values."""

    def __init__(self, swift, names):
        super().__init__(swift)
        self.names = names  # the value in the document by the case

    def read(self, document, path, reading=STRICT):
        for case, value in self.names.items():
            if value == document and isinstance(document, type(value)) and not isinstance(document, bool):
                return case
        raise Invalid((path, None))

    def write(self, value):
        return self.names[value]

    def show(self, value):
        return value

    def literal(self, value):
        return "." + value


class Values(Choice):
    """A mapped enum without associated values, whose cases have several values of any kind, the first of which is
    written. A range has its bounds in a tuple."""

    keeps_null = False

    def __init__(self, swift, values):
        super().__init__(swift, {case: listed[0] for case, listed in values.items()})
        self.values = values
        self.takes_null = any(None in listed for listed in values.values())

    def read(self, document, path, reading=STRICT):
        for case, listed in self.values.items():
            if any(self.equals(value, document) for value in listed):
                return case
        raise Invalid((path, None))

    def of_text(self, text, path):
        """The case for the key of a dictionary."""
        number = int(text) if re.fullmatch("0|-?[1-9][0-9]*", text) else None
        for case, listed in self.values.items():
            for value in listed:
                if text == json.dumps(value) or text == value or (
                        isinstance(value, tuple) and number is not None and value[0] <= number <= value[1]):
                    return case
        raise Invalid((path, None))

    def text(self, case):
        value = self.names[case]
        return value if isinstance(value, str) else json.dumps(value)

    @staticmethod
    def equals(value, document):
        if isinstance(value, tuple):
            return is_integer(*value)(document)
        return type(value) is type(document) and value == document


class Cases(Kind):
    """A mapped enum whose cases each have one value without a label, by name."""

    def __init__(self, swift, cases):
        super().__init__(swift)
        self.cases = cases

    def read(self, document, path, reading=STRICT):
        if not isinstance(document, dict) or len(document) != 1:
            raise Invalid((path, None))
        (name, inner), = document.items()
        if name not in self.cases:
            raise Invalid((f"{path}.{name}" if path else name, None))
        return (name, self.cases[name].read(inner, f"{path}.{name}" if path else name))

    def write(self, value):
        return {value[0]: self.cases[value[0]].write(value[1])}

    def show(self, value):
        return f"{value[0]}({self.cases[value[0]].show(value[1])})"

    def literal(self, value):
        return f".{value[0]}({self.cases[value[0]].literal(value[1])})"


class Named(Kind):
    """Another spelling of a kind: an alias, a parameter, a wrapper."""

    def __init__(self, swift, kind):
        super().__init__(swift)
        self.kind = kind

    def __getattr__(self, name):
        return getattr(self.__dict__["kind"], name)

    # What `Kind` declares itself is not found by `__getattr__`.
    optional = property(lambda self: self.kind.optional)
    takes_null = property(lambda self: self.kind.takes_null)
    keeps_null = property(lambda self: self.kind.keeps_null)
    coerces = property(lambda self: self.kind.coerces)
    collection = property(lambda self: self.kind.collection)

    def wrapped(self):
        return self.kind.wrapped()

    def literal(self, value):
        return self.kind.literal(value)
