"""Properties that are not one value at one key: flattened models, composites and unknown keys."""

import json

from kinds import STRING, Cases, PropertyChange, Dictionary, Invalid, NotModelled, Record, Tree
from properties import MISSING, Property, attempted, join


class Flattened(Property):
    """A value whose members are in the object itself, perhaps with a prefix: a model, or an enum of named values."""

    prefix = ""

    def flat(self):
        kind = self.kind.wrapped() if self.kind.optional else self.kind
        if self.kind.swift.startswith("T"):
            raise NotModelled("'flatten' of a parameter")
        if not (isinstance(kind, Record) and not kind.tag or isinstance(kind, Cases)):
            raise NotModelled("'flatten' of another type")
        return kind

    def keys(self):
        kind = self.flat()
        return list(kind.cases) if isinstance(kind, Cases) else [name for name, _ in kind.members]

    def paths(self):
        return []

    def known_keys(self):
        return [self.prefix + key for key in self.keys()]

    def samples(self, samples):
        objects = [sample for sample in samples if isinstance(sample, dict)] + [{"x": None}, {"x": "y"}, {}]
        for object in objects:
            yield {self.prefix + key: value for key, value in object.items()}

    def own(self, document):
        """The members of the value, without their prefix."""
        if not self.prefix:
            return {key: value for key, value in document.items() if key in self.keys()}
        return {key[len(self.prefix):]: value for key, value in document.items() if key.startswith(self.prefix)}

    def read(self, document, base):
        if not self.is_read():
            return self.unread()
        own = self.own(document)
        if self.is_null(own):
            own = {}
        if not own and self.computed and self.fallback() is MISSING and (
                self.prefix or self.kind.optional or isinstance(self.flat(), Cases)):
            return self.unread()  # it is not set
        replaced = self.kind.optional or self.fallback() is not MISSING and (self.prefix or isinstance(self.flat(), Cases))
        if not own and replaced:
            if self.is_argument and self.fallback() is not MISSING:
                raise NotModelled("the default of a flattened associated value")
            return None if self.fallback() is MISSING else self.fallback()
        return self.read_own(own, base)

    def is_null(self, own):
        """Whether the value is an optional struct with only keys that are null."""
        is_struct = isinstance(self.flat(), Record)
        return bool(own) and is_struct and self.kind.optional and all(value is None for value in own.values())

    def read_own(self, own, base):
        kind = self.flat()
        if isinstance(kind, Cases) and not own and self.is_updated:
            if base:
                raise NotModelled("a flattened enum below a path")
            raise Invalid((join(base, self.prefix + next(iter(kind.cases))), "missingKey"))
        if isinstance(kind, Cases) and len(own) > 1:
            raise NotModelled("several cases of a flattened enum")
        try:
            value = kind.read(own, "")
        except Invalid as invalid:
            raise Invalid(*((self.placed(path, base), code) for path, code in invalid.errors)) from invalid
        return self.checked(value, base)

    def placed(self, path, base):
        path = self.prefix + path if path else ""
        return join(base, path) if path and base else path or base

    def write(self, value, object, policy):
        if self.is_written() and value is not None:
            for key, item in self.flat().write(value).items():
                object[self.prefix + key] = item

    def update(self, old, document, base):
        own = self.own(document)
        if not self.is_read() or not own and (self.kind.optional or isinstance(self.flat(), Cases)):
            return old
        if self.is_null(own) and isinstance(attempted(lambda: self.flat().read(own, "")), Invalid):
            return None
        if old is not None and isinstance(self.flat(), Record):
            own = {**self.flat().write(old), **own}
        if self.fixed or "merge" in self.skipped:
            if isinstance(attempted(lambda: self.read_own(own, base)), Invalid):
                raise NotModelled("an invalid value of a property that an update excludes")
            return old
        return self.read_own(own, base)


class Composite(Property):
    """The fields `f` and `g`, which the transformer of the tests combines: `g` must be true, `f` is the value."""

    FIELDS = ("f", "g")
    composite = True

    def paths(self):
        return []

    def known_keys(self):
        return list(self.FIELDS)

    def samples(self, samples):
        yield from ({"f": sample, "g": True} for sample in samples)
        yield from ({"f": samples[0]}, {"f": samples[0], "g": False}, {"f": None, "g": None}, {"g": True})

    def read(self, document, base):
        if isinstance(self.kind, PropertyChange):
            raise NotModelled("'fields:' with PropertyChange")
        if self.computed:
            raise NotModelled("'fields:' of a computed property")
        if not self.is_read():
            return self.unread()
        given = {key: document[key] for key in self.FIELDS if key in document}
        try:
            return self.checked(self.combined(given, base), base)
        except Invalid:
            return self.rejected(given, base)

    def combined(self, given, base):
        if given.get("g") is not True or "f" not in given:
            raise Invalid((base, None))
        try:
            return self.kind.wrapped().read(given["f"], "")
        except Invalid as invalid:
            raise Invalid((base, None)) from invalid

    def rejected(self, given, base):
        """A rejected composite: a default for no fields, nil for null in all of them, and `recover` for any."""
        nulls = len(given) == len(self.FIELDS) and all(value is None for value in given.values())
        if self.null[0]:
            raise NotModelled("a meaning of null with 'fields:'")
        if nulls and self.kind.optional or not given and self.nil_default:
            return None
        if not given and self.fallback() is not MISSING:
            return self.checked(self.fallback(), base)
        if self.recover:
            return self.replaced(base)
        if nulls and self.fallback() is not MISSING:
            raise NotModelled("null in all fields of a composite with a default")
        raise Invalid((base, None))

    def write(self, value, object, policy):
        if not self.is_written():
            return
        if value is not None:
            object.update(f=self.kind.write(value), g=True)
        elif self.fallback() is not MISSING:
            raise NotModelled("nil of a composite with a default")
        elif self.writes_null(policy):
            object.update(f=None, g=None)

    def update(self, old, document, base):
        given = [key for key in self.FIELDS if key in document]
        if not self.is_read() or not given:
            return old
        if "merge" in self.skipped or self.fixed:
            raise NotModelled("an update of a composite that it excludes")
        if len(given) < len(self.FIELDS):
            raise NotModelled("an update with a part of the fields")
        return self.read(document, base)


class Rest(Property):
    """The unknown keys, perhaps only those that begin or end with a text, or that a function accepts."""

    prefix = suffix = ""
    removes = True

    def selects(self, key):
        return key.startswith(self.prefix) and key.endswith(self.suffix)

    def is_tree(self):
        if not isinstance(self.kind, Dictionary):
            raise NotModelled("'rest' of another type")
        return isinstance(self.kind.element, Tree) and self.kind.key is STRING

    def paths(self):
        return []

    def known_keys(self):
        raise NotModelled("unknown keys beside 'rest'")

    def samples(self, samples):
        for sample in samples:
            if isinstance(self.kind, Dictionary) and not self.is_tree() and isinstance(sample, dict):
                yield {self.prefix + key + self.suffix: value for key, value in sample.items()}
            yield {self.prefix + "k" + self.suffix: sample, "l": [1.5, None]}

    def unknown(self, document):
        known = {key for sibling in self.siblings for path in sibling.known_keys() for key in [path.split(".")[0]]}
        members = {key: value for key, value in document.items()
                   if key not in known | self.tags and self.selects(key)}
        return {key: json.dumps(value) for key, value in members.items()} if self.is_tree() else members

    tags = {"kind", "type", "t"}

    def read(self, document, base):
        self.report = []
        if not self.is_read():
            return self.unread()
        return self.values(self.unknown(document), base)

    def values(self, members, base):
        if self.is_tree():
            return self.checked(members, base)
        if self.accepts or self.adjusts:
            raise NotModelled("a check of typed 'rest'")
        values, errors = {}, []
        for key, value in members.items():  # one after another, also with `each:`
            try:
                values.update(self.convert({key: value}, base))
            except Invalid as invalid:
                errors += invalid.errors
        if errors:
            raise Invalid(*errors)
        return values

    def write(self, value, object, policy):
        if self.is_written():
            self.unknown({})
            members = {key: json.loads(item) for key, item in value.items()} if self.is_tree() else self.document(value)
            object.update((key, item) for key, item in members.items() if self.selects(key))

    def changed(self, own, newer):
        """A null of a tree is that of a removed key."""
        if not self.is_tree():
            return newer
        return {key: value for key, value in newer.items() if value != "null" or own.get(key) == value}

    def update(self, old, document, base):
        if not self.is_read():
            return old
        members = self.unknown(document)
        if self.fixed or "merge" in self.skipped:
            if isinstance(attempted(lambda: self.values(members, base)), Invalid):
                raise NotModelled("an invalid value of a property that an update excludes")
            return old
        if self.is_tree():
            if self.accepts:
                raise NotModelled("a check of 'rest' in an update")
            return {key: value for key, value in {**old, **members}.items() if value != "null"}
        removed, values, errors = set(), {}, []
        for key, value in members.items():
            try:
                if value is None:
                    removed.add(self.kind.member(key, base))
                else:
                    values.update(self.values({key: value}, base))
            except Invalid as invalid:
                errors += invalid.errors if "lossy" not in self.elements else []
        if errors:
            raise Invalid(*errors)
        return {key: value for key, value in {**old, **values}.items() if key not in removed}


ROLES = {"flatten": Flattened, "fields": Composite, "rest": Rest}
