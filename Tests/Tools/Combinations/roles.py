"""Properties that are not one value at one key: flattened models, composites and unknown keys."""

import json

from kinds import Change, Dictionary, Invalid, NotModelled, Record, Tree
from properties import MISSING, Property


class Flattened(Property):
    """A model whose members are in the object itself."""

    def record(self):
        kind = self.kind
        if not isinstance(kind, Record) or kind.tag:
            raise NotModelled("'flatten' of another type")
        return kind

    def paths(self):
        return []

    def known_keys(self):
        return [name for name, _ in self.record().members]

    def samples(self, samples):
        return [sample for sample in samples if isinstance(sample, dict)] + [{"x": None}, {"x": "y"}]

    def read(self, document, base):
        return self.unread() if not self.is_read() else self.record().read(document, base)

    def write(self, value, object, policy):
        if self.is_written():
            if value is None:
                raise NotModelled("'flatten' of nil")
            object.update(self.record().write(value))

    def update(self, old, document, base):
        if not self.is_read() or "merge" in self.skipped:
            return old
        known = dict(zip(self.known_keys(), old))
        return self.record().read({**known, **document}, base)


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
        if isinstance(self.kind, Change):
            raise NotModelled("'fields:' with Change")
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
        if self.null == "absent" or self.non_null:
            raise NotModelled("'null:' or 'nonNull' with 'fields:'")
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
    """The unknown keys."""

    def paths(self):
        return []

    def known_keys(self):
        raise NotModelled("unknown keys beside 'rest'")

    def samples(self, samples):
        yield from ({"k": sample, "l": [1.5, None]} for sample in samples)

    def unknown(self, document):
        if not isinstance(self.kind, Dictionary) or not isinstance(self.kind.element, Tree):
            raise NotModelled("'rest' of another type")
        known = {key for sibling in self.siblings for path in sibling.known_keys() for key in [path.split(".")[0]]}
        return {key: json.dumps(value) for key, value in document.items() if key not in known | self.tags}

    tags = {"kind", "type", "t"}

    def read(self, document, base):
        return self.unread() if not self.is_read() else self.unknown(document)

    def write(self, value, object, policy):
        if self.is_written():
            self.unknown({})
            object.update((key, json.loads(item)) for key, item in value.items())

    def update(self, old, document, base):
        if not self.is_read() or "merge" in self.skipped:
            return old
        merged = {**old, **self.unknown(document)}
        return {key: value for key, value in merged.items() if value != "null"}


ROLES = {"flatten": Flattened, "fields": Composite, "rest": Rest}
