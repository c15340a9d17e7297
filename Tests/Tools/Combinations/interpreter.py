"""What a mapping does with a model of properties, by the guide."""

import re

from kinds import Invalid, NotModelled
from properties import MISSING, UNSAID, join, lookup, store


class Model:
    """A model with properties, of one object."""

    known_tag = None  # a tag that is not written with the properties

    def __init__(self, name, properties, null=UNSAID, unknown=None, under=None, tag=None, rewritten=False):
        self.rewritten = rewritten  # by a hook, so that reports lack entries
        self.name, self.properties, self.null = name, properties, null[1]
        self.unknown, self.under, self.tag = unknown, under, tag
        self.report = []

    def inside(self, document, base):
        if not isinstance(document, dict):
            raise Invalid((base, None))
        if not self.under:
            return document, base
        inner = lookup(document, self.under, base)
        inner = {} if inner is MISSING or inner is None else inner
        if not isinstance(inner, dict):
            raise Invalid((join(base, self.under), None))
        return inner, join(base, self.under)

    def has_other_report(self):
        """The guide does not say where the report of a composite is, or that of a hook."""
        return self.rewritten or any(property.composite for property in self.properties)

    def each(self, document, base, action):
        inner, base = self.inside(document, base)
        values, errors = {}, []
        for property in self.properties:
            try:
                values[property.name] = action(property, inner, base)
            except Invalid as invalid:
                errors += invalid.errors
        self.report = [entry for property in self.properties for entry in property.report]
        if self.unknown == "error":
            errors += self.unknown_keys(inner, base)
        if self.unknown == "report":
            self.report += self.unknown_keys(inner, base)
        if errors:
            raise Invalid(*errors)
        return values

    def read(self, document, base=""):
        if self.under and any(property.composite for property in self.properties):
            raise NotModelled("the location of a composite's error with 'under:'")
        for property in self.properties:
            property.siblings = [other for other in self.properties if other is not property]
        return self.each(document, base, lambda property, inner, base: property.read(inner, base))

    # The keys of a tag that are read, but not written.
    other_tags = ()

    def update(self, values, document):
        return self.each(
            document, "", lambda property, inner, base: property.update(values[property.name], inner, base))

    def unknown_keys(self, document, base):
        tags = [self.tag[0]] if self.tag and not self.under else []
        if self.known_tag:
            tags.append(self.known_tag)
        known = {key: {} for key in (*tags, *self.other_tags) if tags}
        for property in self.properties:
            for path in property.known_keys():
                inner = known
                for key in path.split("[")[0].split("."):
                    inner = inner.setdefault(key, {})
        unknown = list(self.unknown_in(document, base, known))
        return [(path, "unknownKey") if self.unknown == "error" else ("unknownKey", path) for path in unknown]

    def unknown_in(self, document, base, known):
        """The policy covers the objects on the paths of the model, too."""
        for key, value in document.items():
            if key not in known:
                yield join(base, key)
            elif known[key] and isinstance(value, dict):
                yield from self.unknown_in(value, join(base, key), known[key])

    def write(self, values):
        object, outer = {}, dict([self.tag] if self.tag else [])
        for property in self.properties:
            property.write(values[property.name], object, self.null)
        if not self.under:
            return {**outer, **object}
        if object:
            store(outer, self.under, object)
        return outer

    def show(self, values):
        shown = (f"{'stored' if property.computed else property.name}: {property.kind.show(values[property.name])}" for property in self.properties)
        return f"{self.name}({', '.join(shown)})"

    def describe(self, values):
        """The derived description, which has the form of the text that the tests show for simple values."""
        shown = (f"{p.name}: {'<redacted>' if p.secret else p.kind.show(values[p.name])}"
                 for p in self.properties if p.is_described())
        return f"{self.name.split('<')[0]}({', '.join(shown)})"

    def merged(self, own, newer):
        return {p.name: p.merged(own[p.name], newer[p.name]) for p in self.properties}

    def changed(self, own, newer):
        """`apply(_:)` with the changes gives the newer value, except for properties that are not included."""
        return {p.name: p.changed(own[p.name], newer[p.name]) if p.has_changes() else own[p.name]
                for p in self.properties}

    def changed_by_document(self, own, newer):
        """An update by the JSON of the changes gives the same, if the keys of both directions are the same."""
        for property in self.properties:
            if property.has_changes() and property.paths() and property.paths()[0] != property.write_path:
                raise NotModelled("an update by changes that are written to other keys")
            if len(property.wrapped_in_list) == 1:
                raise NotModelled("an update by changes with a transformer of one direction")
            if property.absent:
                raise NotModelled("an update by changes with null that counts as missing")
        changed = self.changed(own, newer)
        for property in self.properties:
            if property.merge == "deep" and not property.removes and isinstance(changed[property.name], dict):
                changed[property.name] = {**own[property.name], **changed[property.name]}  # nothing is removed
        return changed

    def copied(self, values):
        return {p.name: p.uncopied() if "copy" in p.skipped else values[p.name] for p in self.properties}

    def unarchived(self, values):
        return {p.name: p.unarchived(values[p.name]) for p in self.properties}

    def equal(self, one, other):
        return all(one[p.name] == other[p.name] for p in self.properties if p.compared())


class ArrayModel(Model):
    """A model whose properties are the elements of an array, in order; it is read as an object with their names."""

    def elements(self):
        return [property for property in self.properties if not property.skipped & {"all", "documents"}]

    def each(self, document, base, action):
        if not isinstance(document, list):
            raise Invalid((base, None))
        elements, keyed = self.elements(), {}
        for index, (property, item) in enumerate(zip(elements, document)):
            property.read_path = property.write_path = property.name
            keyed[property.name] = document[index:] if property.takes_rest else item
        unknown, self.unknown = self.unknown, None
        try:
            values = super().each(keyed, "", action)
        except Invalid as invalid:
            raise Invalid(*self.surplus(unknown, document, base), *(
                (self.placed(path, base), code) for path, code in self.reported(invalid.errors))) from invalid
        finally:
            self.unknown = unknown
            self.report = [(kind, self.placed(path, base)) for kind, path in self.report]
        errors = self.surplus(unknown, document, base)
        if errors:
            raise Invalid(*errors)
        if unknown == "report":
            self.report += [("unknownKey", path) for path, _ in self.surplus("error", document, base)]
        return values

    def reported(self, errors):
        """The errors without those of missing elements after the first, or after an invalid one that is needed."""
        late = [error for error in errors if error[1] == "checkFailed" and any(
            property.takes_rest and error[0] == property.name for property in self.elements())]
        if len(late) < len(errors):
            errors = [error for error in errors if error not in late]
        missing = [error for error in errors if error[1] == "missingKey" and error[0] in self.names]
        others = [error for error in errors if error not in missing]
        needed = {property.name for property in self.elements() if property.must_be_present() or property.required}
        if any(re.split(r"[.\[]", path)[0] in needed for path, _ in others):
            return others
        return others + missing[:1]

    @property
    def names(self):
        return [property.name for property in self.elements()]

    def surplus(self, unknown, document, base):
        """The elements after those of the properties."""
        count = len(self.elements())
        if unknown != "error" or any(property.takes_rest for property in self.properties):
            return []
        return [(f"{base}[{index}]", "unknownKey") for index in range(count, len(document))]

    def placed(self, path, base):
        """The location of an element for that of a member."""
        if path is None:
            return None
        for index, property in enumerate(self.elements()):
            if path == property.name or path.startswith((property.name + ".", property.name + "[")):
                rest = path[len(property.name):]
                if property.takes_rest:
                    first = re.match(r"\[(\d+)\]", rest)
                    return f"{base}[{index + int(first[1])}]{rest[first.end():]}" if first else base
                return f"{base}[{index}]{rest}"
        return base + path

    def write(self, values):
        """nil is null, and left out after the last other value."""
        object, written = {}, []
        for property in self.elements():
            property.read_path = property.write_path = property.name
            property.write(values[property.name], object, self.null)
            if property.takes_rest:
                return written + object.get(property.name, [])
            written.append(object.get(property.name, MISSING))
        while written and written[-1] is MISSING:
            written.pop()
        return [None if item is MISSING else item for item in written]


class TransparentModel(Model):
    """A model that is the value of its only property."""

    def each(self, document, base, action):
        property, = self.properties
        if property.composite or not hasattr(property, "direct"):
            raise NotModelled("a property of several keys as the only one")
        try:
            return {property.name: action(property, document, base)}
        finally:
            self.report = property.report

    def write(self, values):
        property, = self.properties
        return property.document(values[property.name])
