"""One combination: its declarations, its documents, and what the interpreter expects."""

import json

from forms import FORMS
from hosts import HOSTS, SingleCase
from interpreter import MISSING
from kinds import Invalid, NotModelled
from options import DERIVED, options


class Combination:
    """A form, in a host, with options, derived members, and an archive or not."""

    def __init__(self, name, host, form, names, derived="", archived=False):
        self.name, self.form, self.names = name, FORMS[form], names
        offered = options(self.form)
        self.options = [offered[option] for option in names]
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
                ("equality", f"compared({own}.self)"), ("copy", f"copied({own}.self) {{ $0 }}"))
            if needed in self.derived]
        if self.archived:
            calls.append(f"archived({own}.self) {{ $0 }}")
        if "changes" in self.derived:
            calls.append(f"changed({own}.self) {{ own, newer in {self.changing()} }}")
        lines = "\n".join(f"  probe.{call}" for call in calls)
        return (f"import Isomer\nimport IsomerArchive\n\n@MainActor func probe{self.name}() {{\n"
                f"  let probe = Probe(\"{self.name}\"{options})\n{lines}\n}}\n")

    @staticmethod
    def changing():
        return ("let changes = own.changes(to: newer); var applied = own, updated = own; "
                "try applied.apply(changes); try updated.update(json: changes.jsonString()); "
                "return (applied, updated)")

    # Documents

    def documents(self):
        """Documents with each sample at each key of the property, and with mistakes beside it."""
        form = self.form
        samples = [form.a, form.b, None, form.wrong, form.refused, *form.coercible, *form.extras]
        wrapped = ["with" == name[:4] for name in self.names]
        if any(wrapped):
            samples += [[form.a], [form.b, form.b]]
        model = self.host.model()
        if self.host.directly:
            return self.direct_documents(samples)
        property = next(p for p in model.properties if p.name == "pValue")
        return [self.host.enclose(self.under(model, inner)) for inner in self.objects(property, samples)]

    def objects(self, property, samples):
        paths = property.paths()
        base = {"n": 1, "z": "y"}
        first = dict(base)
        self.host.place(first, paths[0], [self.form.a] if "read" in property.wrapped_in_list else self.form.a)
        yield first
        yield dict(base)
        yield {"n": "x"}
        yield {**json.loads(json.dumps(first)), "other": [1], "z": None}
        for path in dict.fromkeys(paths + ["pValue"]):
            for sample in samples:
                document = dict(base)
                self.host.place(document, path, sample)
                yield document
        for path in paths[1:]:
            both = dict(base)
            self.host.place(both, path, self.form.b)
            self.host.place(both, paths[0], None)
            yield both
        if "." in paths[0]:
            yield {**base, "a": None}
            yield {**base, "a": 7}

    @staticmethod
    def under(model, inner):
        return {model.under: inner} if model.under else inner

    def direct_documents(self, samples):
        if "null" in str(samples):
            pass
        is_list = self.host.is_list
        return [self.host.enclose([1, sample] if is_list else sample) for sample in samples]

    def document_lines(self):
        return [json.dumps(document, ensure_ascii=False) for document in self.documents()]

    # Expectations

    def expected(self):
        """Returns what every route gives for every document: (route, index) to a text, errors, or None for
        what is not modelled."""
        model, results = self.host.model(), {}
        documents = self.documents()
        values = [attempt(lambda: model.read(document)) for document in documents]
        if any(property.unmodelled for property in model.properties):
            return {}
        for index, value in enumerate(values):
            for route, outcome in self.routes(model, values, index, documents[index]):
                results[route, index] = outcome
        return results

    def routes(self, model, values, index, document):
        value, own = values[index], values[0]
        if isinstance(value, (Errors, Unknown)):
            for route in ("read", "write", "again", "object", "written object", "property list", "archive",
                          "merge", "equality", "copy", "changes"):
                yield route, value
        else:
            written = attempt(lambda: model.write(value))
            yield "read", shown(model, value)
            yield "object", shown(model, value)
            yield "write", written if isinstance(written, (Errors, Unknown)) else Written(written)
            yield "written object", written if isinstance(written, (Errors, Unknown)) else Written(written)
            yield "again", shown(model, attempt(lambda: model.read(json.loads(json.dumps(written)))))
            yield "archive", shown(model, attempt(lambda: model.unarchived(value)))
            yield "copy", Unknown("skip: .copy") if "skip-copy" in self.names else shown(model, value)
            if self.derived and not isinstance(own, (Errors, Unknown)):
                yield "merge", shown(model, attempt(lambda: model.merged(own, value)))
                yield "equality", str(model.equal(own, value)).lower()
        if self.derived and not isinstance(own, (Errors, Unknown)):
            yield "update", shown(model, attempt(lambda: model.update(own, document)))


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


def shown(model, value):
    return value if isinstance(value, (Errors, Unknown)) else model.show(value)


assert MISSING and SingleCase
