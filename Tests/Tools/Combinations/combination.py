"""One combination: its declarations, its documents, and what the interpreter expects."""

import json

from cases import HOSTS
from forms import FORMS
from kinds import PropertyChange, Invalid, NotModelled
from options import DERIVED, options
from properties import place


CHANGES = {
    "changes": "try value.apply(own.changes(to: newer))",
    "update by changes": "try value.update(json: own.changes(to: newer).jsonString())",
}


class Combination:
    """A form, in a host, with options, derived members, and an archive or not."""

    def __init__(self, name, host, form, names, derived="", archived=False):
        self.name, self.form, self.names = name, FORMS[form], names
        offered = options(self.form)
        # In the order of the table, in which options of one direction come after those of both.
        self.options = [option for name, option in offered.items() if name in names]
        if len(self.options) < len(names):
            raise KeyError(f"{form} has not all options of {', '.join(names)}")
        self.derived, self.archived = DERIVED[derived], archived
        self.id = "/".join([host, form, "+".join(names) or "-", derived or "-", "archive" if archived else "-"])
        if not HOSTS[host].derivable:
            self.derived = []
        self.archived = archived and HOSTS[host].archivable
        self.host = HOSTS[host](self)

    def source(self):
        """The file of the model, for the tool and the compiler."""
        imports = "".join(f"import {module}\n" for module in ("Foundation", "Isomer", "IsomerArchive"))
        return f"{imports}\n// {self.id}\n\n{self.host.swift()}"

    def probe(self):
        """The file that calls the probes, for the compiler only."""
        root, own, unwrap = self.host.root, self.host.own, "{ " + self.host.unwrap + " }"
        options = ""
        if hasattr(self.host, "profile"):
            options = f", reading: .profile({self.host.profile}), writing: .profile({self.host.profile})"
        calls = [f"mapped({root}.self) {unwrap}"] + [
            call for needed, call in (
                ("merge", f"updated({own}.self) {{ $0 }}"), ("merge", f"merged({own}.self) {{ $0 }}"),
                ("equality", f"compared({own}.self)"), ("copy", f"copied({own}.self) {{ $0 }}"),
                ("description", f"described({own}.self)"))
            if needed in self.derived]
        if self.archived:
            calls.append(f"archived({own}.self) {{ $0 }}")
        if any("check" in name for name in self.names) and self.host.validatable:
            calls.append(f"validated({own}.self)")
        if "changes" in self.derived:
            calls += [f'changed({self.host.exact}.self, by: "{route}") {{ own, newer in var value = own; {change}; return value }}'
                      for route, change in CHANGES.items()]
        conformance = ""
        if self.is_coded():
            conformance = f"extension {self.name}: MappedCodable {{}}\n\n"
            calls.append(f"coded({root}.self) {unwrap}")
        lines = "\n".join(f"  probe.{call}" for call in calls)
        return (f"import Isomer\nimport IsomerArchive\nimport IsomerCodable\n\n{conformance}"
                f"@MainActor func probe{self.name}() {{\n"
                f"  let probe = Probe(\"{self.name}\"{options})\n{lines}\n}}\n")

    def is_coded(self):
        """Every third model of the simple hosts is read and written by Foundation's coders, too."""
        return self.host.name in ("struct", "case", "tagged-case", "single-case") and not self.form.generic and (
            sum(map(ord, self.id)) % 3 == 0)

    # Documents

    def documents(self):
        """Documents with each sample at each key of the property, and with mistakes beside it."""
        form = self.form
        samples = [form.a, form.b, None, form.wrong, form.refused, *form.coercible, *form.extras]
        if built_in := {"with-built-in", "each"} & set(self.names):
            codec = options(form)[min(built_in)].meaning["codec"]
            value = form.kind.wrapped().read(form.a, "") if not isinstance(form.kind, PropertyChange) else form.a
            samples.insert(0, codec.write(value))
        elif {"with", "with-read"} & set(self.names):
            samples = [[form.a], [form.b, form.b]] + samples
        model = self.host.model()
        if hasattr(self.host, "documents"):
            return list(self.host.documents(samples))
        if self.host.directly:
            return self.direct_documents(samples)
        property = next(p for p in model.properties if p.name == "pValue")
        return [self.host.given(self.under(model, inner), index)
                for index, inner in enumerate(self.objects(property, samples))]

    def objects(self, property, samples):
        base = {"n": 1, "z": "y"}
        documents = [{**base, **members} for members in property.samples(samples)]
        yield documents[0]
        yield dict(base)
        yield {"n": "x"}
        yield {**documents[0], "other": [1], "z": None}
        yield {**documents[0], **{key: {**value, "more": 1} for key, value in documents[0].items() if key == "a"}}
        yield from documents[1:]
        paths = property.paths()
        for path in paths[1:]:
            both = dict(base)
            place(both, path, self.form.b)
            place(both, paths[0], None)
            yield both
        if paths and "." in paths[0]:
            yield {**base, "a": None}
            yield {**base, "a": 7}

    @staticmethod
    def under(model, inner):
        for key in reversed(model.under.split(".") if model.under else []):
            inner = {key: inner}
        return inner

    def direct_documents(self, samples):
        is_list = self.host.is_list
        documents = [self.host.enclose([1, sample] if is_list else sample) for sample in samples]
        return documents + ([self.host.enclose([1])] if is_list else self.host.without_content)

    def document_lines(self):
        return [json.dumps(document, ensure_ascii=False) for document in self.documents()]

    # Expectations

    def expected(self):
        """Returns what every route gives for every document: (route, index) to a text, a document, errors, or the
        reason why it is not modelled. Errors below a hook that changes the document have other locations."""
        results = self.outcomes()
        if "type-before-read" in self.names:
            results = {key: Errors([(None, None)]) if isinstance(outcome, Errors) else outcome
                       for key, outcome in results.items()}
        return results

    def outcomes(self):
        model, results = self.host.model(), {}
        documents = self.documents()
        if any(property.unmodelled for property in model.properties):
            return {}
        values, reports = [], []
        for document in documents:
            values.append(attempt(lambda: model.read(document)))
            reports.append("; ".join(sorted(f"{kind} {path}" for kind, path in model.report)))
        for index, value in enumerate(values):
            if isinstance(value, (Errors, Unknown)):
                results["report", index] = value
            # The report of a list of the model itself has the notes of each element.
            elif not self.host.directly and not model.has_other_report() and not self.form.recursive:
                results["report", index] = reports[index]
            for route, outcome in self.routes(model, values, index, documents[index]):
                results[route, index] = outcome
            decoded = attempt(lambda: model.read(self.decoded(model, documents[index])))
            results["decoder", index] = shown(model, decoded)
            results["encoder", index] = (
                decoded if isinstance(decoded, (Errors, Unknown)) else written_by(model, decoded))
            # Foundation's decoder reads a number as a date, and 1.0 as an integer, which the guide mentions.
            if "date" in self.form.name or "value" in self.form.name or ".0" in json.dumps(documents[index]):
                results.pop(("decoder", index), None)
                results.pop(("encoder", index), None)
        return results

    def decoded(self, model, document):
        """The document as a model reads it from a decoder: the key of the property can be as `convertFromSnakeCase`
        converts it, because a decoder does not say whether it has this strategy."""
        if isinstance(document, list):
            return [self.decoded(model, item) for item in document]
        if not isinstance(document, dict):
            return document
        converted = "p_value" not in document and "p_value" in [
            path for property in model.properties for path in property.paths()]
        return {"p_value" if converted and key == "pValue" else key: self.decoded(model, item)
                for key, item in document.items()}

    def listed(self, model, value, written):
        """What a property list gives: without null, if the same is read then, or else an error."""
        if self.form.generic and None in value.values():
            raise NotModelled("nil of a generic type in a property list")
        absent = [p for p in model.properties
                  if value.get(p.name) is None or isinstance(written, dict) and written.get(p.write_path, "") is None]
        if any(p.paths() and p.paths()[0] != p.write_path for p in absent):
            raise NotModelled("nil with a key of one direction in a property list")
        again = attempt(lambda: model.read(copied(written)))
        found = attempt(lambda: model.read(self.without_null(copied(written))))
        if isinstance(found, Unknown) or isinstance(again, (Errors, Unknown)) or shown(model, found) == shown(model, again):
            return found
        return Errors([(None, None)])

    def without_null(self, document):
        """The members of a document that are not null; null in a list is not modelled."""
        if document is None:
            raise NotModelled("null as the whole property list")
        if isinstance(document, list):
            if None in document:
                raise NotModelled("null in a list of a property list")
            return [self.without_null(item) for item in document]
        if not isinstance(document, dict):
            return document
        if self.host.directly and None in document.values():
            raise NotModelled("null as the value of a case in a property list")
        return {key: self.without_null(value) for key, value in document.items() if value is not None}

    def routes(self, model, values, index, document):
        value, own = values[index], values[0]
        if isinstance(value, (Errors, Unknown)):
            for route in ["read", "write", "again", "object", "written object", "property list", "archive",
                          "copy", "validation", "description", "encoder"]:
                yield route, value
            for route in ["merge", "equality", "changes", "update by changes"]:
                yield route, own if isinstance(own, (Errors, Unknown)) else value
        else:
            written = attempt(lambda: model.write(value))
            yield "read", shown(model, value)
            yield "object", shown(model, value)
            for route in ("write", "written object", "encoder"):
                yield route, written_by(model, value)
            yield "again", shown(model, attempt(lambda: model.read(copied(written))))
            yield "property list", shown(model, attempt(lambda: self.listed(model, value, written)))
            yield "archive", shown(model, attempt(lambda: model.unarchived(value)))
            yield "validation", shown(model, value)
            if self.derived and self.form.plain:
                yield "description", model.describe(value)
            if self.derived and isinstance(own, (Errors, Unknown)):
                yield "merge", own
                yield "equality", own
            elif self.derived:
                yield "merge", shown(model, attempt(lambda: model.merged(own, value)))
                yield "changes", shown(model, attempt(lambda: model.changed(own, value)))
                yield "update by changes", shown(model, attempt(lambda: model.changed_by_document(own, value)))
                yield "copy", shown(model, attempt(lambda: model.copied(value)))
                yield "equality", str(model.equal(own, value)).lower()
        if self.derived and not isinstance(own, (Errors, Unknown)):
            yield "update", shown(model, attempt(lambda: model.update(own, document)))


def copied(written):
    if isinstance(written, Unknown):
        raise NotModelled(written.reason)
    return json.loads(json.dumps(written))


class Errors:
    def __init__(self, errors):
        self.errors = errors


class Unknown:
    def __init__(self, reason):
        self.reason = reason


class Written:
    def __init__(self, document):
        self.document = document


def attempt(action):
    try:
        return action()
    except Invalid as invalid:
        return Errors(invalid.errors)
    except NotModelled as reason:
        return Unknown(str(reason))


def written_by(model, value):
    written = attempt(lambda: model.write(value))
    return written if isinstance(written, (Errors, Unknown)) else Written(written)


def shown(model, value):
    return value if isinstance(value, (Errors, Unknown)) else model.show(value)
