"""What a mapping does with a property, by the guide: it is read, written, updated, merged and archived.

This and the modules that it uses are written without a look at the generator, so that they do not repeat its
mistakes. Where the guide does not say what happens, they raise `NotModelled`."""

import re

from kinds import PropertyChange, Invalid, List, NotModelled, Reading

MISSING = object()
UNSAID = (None, None)  # `null:` without a choice for reading and writing


def join(base, path):
    return f"{base}.{path}" if base and path else base or path


def segments(path):
    return [int(text[1:-1]) if text.startswith("[") else text for text in re.findall(r"[^.\[\]]+|\[\d+\]", path)]


def lookup(document, path, base):
    """Returns the value at a path. A missing or null container is a missing value; one of another kind is an
    error."""
    here, value = base, document
    for segment in segments(path):
        if value is MISSING or value is None:
            return MISSING
        if isinstance(segment, int):
            if not isinstance(value, list):
                raise Invalid((here, None))
            value = value[segment] if segment < len(value) else MISSING
            here = f"{here}[{segment}]"
        else:
            if not isinstance(value, dict):
                raise Invalid((here, None))
            value = value.get(segment, MISSING)
            here = join(here, segment)
    return value


def store(object, path, value):
    *containers, last = path.split(".")
    for key in containers:
        object = object.setdefault(key, {})
    object[last] = value


def attempted(action):
    try:
        return action()
    except Invalid as invalid:
        return invalid


def place(object, path, value):
    """Sets the value that is read at a path."""
    if path.endswith("[0]"):
        object[path[:-3]] = [value]
    else:
        store(object, path, value)


class Property:
    """A property with its options. `options` has the attributes that the options set."""

    composite = False
    takes_rest = False  # the remaining elements of an array

    def __init__(self, name, kind, **options):
        self.name, self.kind = name, kind
        self.read_path = self.write_path = name
        self.aliases = []
        self.default = self.initial = self.replacement = MISSING
        self.recover = self.required = self.constant = self.secret = False
        self.null = UNSAID  # the choices of `null:` for reading and writing
        self.omit = self.type_omit = None  # the choices of the property's and the type's `omit:`
        self.omits = None
        self.absent = False  # null counts as a missing key, by the property's or the type's `null:`
        self.wrapped_in_list = set()  # the directions in which the test's transformer works
        self.codec = None  # the kind that a transformer of the product makes of the value
        self.coerce = False
        self.words = {}
        self.elements = ()
        self.accepts = self.adjusts = None
        self.skipped = set()
        self.merge = "replace"
        self.immutable = self.fixed = False  # a constant, of an object
        self.unmodelled = None
        self.direct = False  # the value of a case without a key
        self.nil_default = False
        self.conditional = False
        self.is_argument = False  # an associated value, which has no initial value
        self.computed = False  # a property that another one stores
        self.stored = MISSING  # the value of a property that is not read, if options do not give it
        self.report = []  # what was not read literally, as (kind, path)
        self.has_value = False
        self.__dict__.update(options)

    def is_read(self):
        return not self.constant and not self.skipped & {"all", "documents", "read"}

    def is_written(self):
        return not self.skipped & {"all", "documents", "write"} and (self.direct or self.write_path is not None)

    def fallback(self):
        """The default or initial value; MISSING if there is none. An initial value of nil is not a default."""
        if self.nil_default:
            return MISSING
        if self.default is not MISSING:
            return self.default
        return MISSING if self.initial is None and self.kind.optional else self.initial

    def unread(self):
        """The value of a property that is not read."""
        if self.computed or self.stored is not MISSING:
            return self.stored
        if self.initial is MISSING and self.kind.optional and not self.is_argument:
            return None
        value = self.initial if self.initial is not MISSING else self.default
        if value is MISSING:
            if self.kind.optional or isinstance(self.kind, PropertyChange):
                return None
            raise NotModelled("a property without a value")
        return value

    # Reading

    def samples(self, samples):
        """Documents with each sample, as members of the model's object."""
        for path in dict.fromkeys(self.paths() + ["pValue"]):
            for sample in samples:
                object = {}
                place(object, path, sample)
                yield object

    def known_keys(self):
        if self.skipped & {"all", "documents"}:
            return []
        return self.paths() + [self.write_path or self.read_path]

    def paths(self):
        return [self.read_path] + self.aliases

    def find(self, document, base):
        """Returns the value of the first path that is present; the others may be invalid."""
        paths = self.paths()
        for index, path in enumerate(paths):
            value = lookup(document, path, base)
            must_be_present = len(paths) == 1 and self.must_be_present()
            if value is MISSING or value is None and self.absent and not must_be_present:
                continue
            if index:
                self.report.append(("aliasUsed", join(base, path)))
            self.ignored(document, base, paths[index + 1:])
            return value, join(base, path)
        return MISSING, join(base, self.read_path)

    def ignored(self, document, base, paths):
        for path in paths:
            found = attempted(lambda: lookup(document, path, base))
            if found is not MISSING and not isinstance(found, Invalid):
                self.report.append(("alternativeIgnored", join(base, path)))
                self.has_value = self.has_value or found is not None

    def note_default(self, path):
        """A default is not noted if a path has a value, also an ignored one, or if an array on its path exists."""
        if not self.has_value:
            self.report.append(("defaultUsed", path))

    def read(self, document, base):
        self.report = []
        array = self.read_path.partition("[")[0] if "[" in self.read_path and not self.direct else None
        found = attempted(lambda: lookup(document, array, base)) if array else None
        self.has_value = found is not None and found is not MISSING
        if self.constant and not self.direct:
            self.compare(document, base)
        if not self.is_read():
            return self.unread()
        try:
            value, path = (document, base) if self.direct else self.find(document, base)
            if self.direct and value is None and self.absent and self.fallback() is not MISSING:
                value = MISSING
        except Invalid:
            if self.recover:
                raise NotModelled("recover and a container of another kind")
            raise
        return self.missing(path) if value is MISSING else self.present(value, path)

    def compare(self, document, base):
        """A constant is never read, but the report has a value that differs."""
        # What a transformer reads is not compared.
        if self.skipped & {"all", "documents", "write"} or self.has_tuples:
            return
        value = lookup(document, self.read_path, base)
        if value is not MISSING and attempted(lambda: self.kind.read(value, "")) != self.initial:
            self.report.append(("constantDiffers", join(base, self.read_path)))

    @property
    def has_tuples(self):
        """Tuples have no `==` in generic code, and mappings of their own."""
        return "(" in self.kind.swift

    removes = False  # null in an update removes a member, also with `merge: .deep`

    def must_be_present(self):
        return self.fallback() is MISSING and not self.kind.optional and not isinstance(self.kind, PropertyChange)

    def missing(self, path):
        if self.required:
            raise Invalid((path, "missingKey"))
        if self.computed and self.default is MISSING and not self.nil_default:
            return self.unread()  # it is not set
        if self.fallback() is not MISSING:
            self.note_default(path)
            return self.checked(self.fallback(), path)
        if self.kind.optional or isinstance(self.kind, PropertyChange):
            return None
        raise Invalid((path, "missingKey"))

    def present(self, document, path):
        try:
            if document is None:
                return self.from_null(path)
            return self.checked(self.convert(document, path), path)
        except Invalid:
            if not self.recover:
                raise
        return self.replaced(path)

    def replaced(self, path):
        self.report.append(("valueRecovered", path))
        if self.replacement is not MISSING:
            return self.checked(self.replacement, path)
        if self.fallback() is not MISSING:
            return self.checked(self.fallback(), path)
        if self.kind.optional:
            return None
        raise NotModelled("recover without a value")

    def from_null(self, path):
        if self.computed and not self.kind.optional:
            raise NotModelled("null for a computed property")
        if self.null[0] == "error":
            raise Invalid((path, None))
        if self.kind.optional:
            return None
        if isinstance(self.kind, PropertyChange):
            return ("null",)
        if self.kind.takes_null and (self.fallback() is not MISSING or self.recover or "read" in self.wrapped_in_list):
            raise NotModelled("null for a JSONValue that has a default, 'recover' or a transformer")
        if self.fallback() is not MISSING:
            self.note_default(path)
            return self.checked(self.fallback(), path)
        if self.kind.takes_null:
            return self.kind.read(None, path)
        raise Invalid((path, None))

    def convert(self, document, path):
        reading = Reading(self.coerce, self.elements, self.report, self.words)
        # A transformer of one direction is preferred to that of both.
        if self.codec and "read" not in self.wrapped_in_list:
            # The remaining elements are converted one after another.
            rules = {"alone"} if self.takes_rest else self.elements
            value = self.codec.read(document, path, Reading(False, rules, self.report))
            return ("value", value) if isinstance(self.kind, PropertyChange) else value
        if "read" not in self.wrapped_in_list:
            return self.kind.read(document, path, reading)
        if isinstance(self.kind, PropertyChange):
            return ("value", self.unlisted(self.kind.inner, document, path))
        return self.unlisted(self.kind.wrapped() if self.kind.optional else self.kind, document, path)

    @staticmethod
    def unlisted(kind, document, path):
        """Reads `[x]` as x, as the transformer of the tests does."""
        value = List(kind).read(document, path)
        if len(value) != 1:
            raise Invalid((path, None))
        return value[0]

    def checked(self, value, path):
        if value is None:
            return value
        if isinstance(self.kind, PropertyChange) and (self.accepts or self.adjusts):
            raise NotModelled("a check of a PropertyChange")
        if self.accepts and not self.accepts(value):
            raise Invalid((path, "checkFailed"))
        return self.adjusts(value) if self.adjusts else value

    # Writing

    def write(self, value, object, policy):
        if not self.is_written() or self.left_out(value):
            return
        if value is None and not (self.kind.takes_null and not isinstance(self.kind, PropertyChange)):
            if isinstance(self.kind, PropertyChange) or not self.writes_null(policy):
                return
            store(object, self.write_path, None)
        else:
            store(object, self.write_path, self.document(value))

    def left_out(self, value):
        """`omit:`; that of the type concerns only values that are then read as they were."""
        choices = self.type_omit if self.omit is None else self.omit
        if choices is None or self.direct or self.composite:
            return False
        own = self.omit is not None or not self.is_read()
        fallback = MISSING if self.computed else self.fallback()
        if value is None and self.kind.swift == "T":
            return False
        if value is None and self.kind.optional:
            kept = not own and self.required and not self.absent or self.omit is None and self.null[1] is not None
            return "default" in choices and fallback is MISSING and not self.computed and not kept
        if self.constant:
            return False
        if self.omits:
            if isinstance(self.kind, PropertyChange):
                raise NotModelled("a function of a PropertyChange")
            if self.omits(value):
                return True
        if "default" in choices and fallback is not MISSING and value == fallback and not self.has_tuples:
            return True
        empty = ("", [], {})
        safe = not self.must_be_present() and not self.required and not self.computed and (
            fallback is MISSING or self.document(fallback) in empty)
        return "empty" in choices and (own or safe) and self.document(value) in empty

    def document(self, value):
        if value is None:
            return None
        if self.codec and value != ("null",) and "write" not in self.wrapped_in_list:
            return self.codec.write(value[1] if isinstance(self.kind, PropertyChange) else value)
        written = self.kind.write(value)
        if "write" not in self.wrapped_in_list or value == ("null",):
            return written
        return [written]

    def writes_null(self, policy):
        """nil is omitted, except for a parameter, by the property, if it is then read as another value, or by the type."""
        if self.kind.swift == "T":
            return True
        if self.null[0] == "error":
            return False
        if self.null[1] is not None:
            return self.null[1] == "write"
        is_misread = not self.absent and (self.required or self.fallback() is not MISSING)
        return is_misread or policy == "write"

    # Updates, merging and archives

    def update(self, old, document, base):
        if not self.is_read():
            return old
        value, path = (document, base) if self.direct else self.find(document, base)
        if value is MISSING:
            return old
        if self.fixed or "merge" in self.skipped:
            if isinstance(attempted(lambda: self.present(value, path)), Invalid):
                raise NotModelled("an invalid value of a property that an update excludes")
            return old
        if value is not None and old is not None and self.merge == "deep":
            value = self.deepened(old, value)
        return self.present(value, path)

    def deepened(self, old, document):
        """The whole document of a value that is updated in place."""
        if self.wrapped_in_list or self.codec or self.accepts or self.recover or not isinstance(document, dict):
            raise NotModelled("a deep update with a transformer, a check or an invalid value")
        known = self.kind.write(old)
        if not isinstance(known, dict):
            raise NotModelled("a deep update of a list")
        if any(isinstance(inner, dict) for inner in known.values()):
            return {**known, **{key: {**known.get(key, {}), **inner} if isinstance(inner, dict) else inner
                                for key, inner in document.items()}}
        return {**known, **document}

    def merged(self, own, newer):
        if self.immutable or self.constant or self.computed or self.skipped & {"all", "merge"}:
            return own
        if self.merge == "keep":
            return newer if own is None else own
        if self.merge == "ifPresent":
            return own if newer is None else newer
        if self.merge == "deep" and isinstance(own, dict) and isinstance(newer, dict):
            return {**own, **newer}
        return newer

    def unarchived(self, value):
        if self.constant:
            return value
        if self.computed:
            return self.given_default()
        if self.skipped & {"all", "archive"}:
            return self.given_default()
        if self.conditional:  # nothing else refers to the object
            return None if self.initial is MISSING else self.initial
        return value

    def given_default(self):
        if self.nil_default:
            return None
        return self.unread() if self.default is MISSING else self.default

    def uncopied(self):
        """The initial value, which is nil for an optional without one."""
        return None if self.initial is MISSING and self.kind.optional else self.unread()

    def has_changes(self):
        if isinstance(self.kind, PropertyChange):
            raise NotModelled("changes of a PropertyChange, which cannot say that it is absent")
        if self.computed:
            raise NotModelled("changes of a computed property")
        return self.is_read() and self.is_written() and not self.fixed and "merge" not in self.skipped

    def changed(self, own, newer):
        return newer

    def is_described(self):
        return not self.computed and not self.skipped & {"all", "description"}

    def compared(self):
        return not self.computed and not self.skipped & {"all", "equality"}
