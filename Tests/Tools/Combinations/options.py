"""The options of properties and types: their text in the annotation, and what they mean to the interpreter.

`options(form)` returns the options that can be spelt for a form, by name. Whether an option is allowed is not
decided here: the tool refuses it, or it must work.
"""

import base64
import json
import re

import kinds
from kinds import WORDS, WORDS_TEXT


def digits(document):
    return isinstance(document, str) and re.fullmatch("[+-]?[0-9]+", document)


def embedded(document):
    try:
        return isinstance(document, str) and kinds.Record("", [("x", kinds.INT)]).read(json.loads(document), "")
    except (ValueError, kinds.Invalid):
        return False


# The transformers of the product for a type, as text and as kinds.
TEXTS = {
    "Rights": (kinds.FLAGS_TEXT, kinds.FLAGS),
    "Bits": (kinds.MEMBERS_TEXT.replace("Rights", "Bits"), kinds.RecordMembers("Bits")),
    "Int": (".string()", kinds.Scalar("Int", digits, value=int, write=str)),
    "Date": (".secondsSince1970", kinds.Scalar("Date", kinds.number, value=float)),
    "Duration": (".seconds", kinds.Scalar("Duration", kinds.number, value=float)),
    "Inner": (".embedded()", kinds.Scalar(
        "Inner", embedded, value=lambda d: (json.loads(d)["x"],),
        write=lambda v: json.dumps({"x": v[0]}, separators=(",", ":")))),
    "Data": (".hex", kinds.Scalar(
        "Data", lambda d: isinstance(d, str) and re.fullmatch("([0-9a-fA-F]{2})*", d),
        value=lambda d: base64.b64encode(bytes.fromhex(d)).decode(),
        write=lambda v: base64.b64decode(v).hex())),
}


def given(leaf):
    """The kind that the transformer for a type takes."""
    return {"Date": kinds.DOUBLE, "Rights": kinds.FLAGS.given, "Bits": kinds.List(kinds.STRING)}.get(
        leaf.swift, kinds.STRING)


def leaf_of(kind):
    """The kind inside all collections and optionals."""
    inner = getattr(kind, "element", None) or getattr(kind, "inner", None)
    return kind if inner is None or isinstance(kind, kinds.Named) else leaf_of(inner)


class Option:
    """Text of the property's annotation, or a change of its declaration, or text of the type's annotation."""

    def __init__(self, text="", place="property", declaration=None, rare=False, **meaning):
        self.rare = rare  # only in expected.txt, because it stops the compiler for the whole batch
        self.text, self.place, self.declaration, self.meaning = text, place, declaration, meaning

    @property
    def label(self):
        """An option cannot be repeated."""
        return (self.place, self.text.split(":")[0] or self.declaration.split()[0])


def keys():
    yield "keys", Option("keys: .snake", read_path="p_value", write_path="p_value")
    yield "keys-read", Option("keys.read: .snake", read_path="p_value")
    yield "keys-write", Option("keys.write: .snake", write_path="p_value")
    yield "key", Option('key: "k"', read_path="k", write_path="k")
    yield "key-path", Option('key: "a.b"', read_path="a.b", write_path="a.b")
    yield "key-index", Option('key: "l[0]"', read_path="l[0]", write_path=None)
    yield "key-read", Option('key.read: "kr"', read_path="kr")
    yield "key-write", Option('key.write: "kw"', write_path="kw")
    yield "key-archive", Option('key.archive: "ka"')
    yield "alias", Option('alias: "al"', aliases=["al"])
    yield "aliases", Option('alias: ["al", "m.al"]', aliases=["al", "m.al"])


def values(form):
    def value(sample):
        return form.kind.read(sample, "")

    if not form.generic:
        yield from literals(form, value)
    yield "required", Option("required", required=True)
    yield from nulls("property", ("nil", "missing", "error"))
    for choice in ("empty", "default", "off"):
        yield f"omit-{choice}", Option(f"omit: .{choice}", omit={choice})
    yield "omit-several", Option("omit: [.empty, .default]", omit={"empty", "default"})
    if form.kind.optional and not form.generic:
        yield "default-nil", Option("default: nil", nil_default=True)
        yield "initial-nil", Option(declaration=" = nil", initial=None)


def listed(choices):
    """One choice, or a list of several."""
    return f".{choices[0]}" if len(choices) == 1 else "[" + ", ".join(f".{c}" for c in choices) + "]"


def nulls(place, readings):
    """`null:` for each direction, and for both."""
    prefix = "null" if place == "property" else f"{place}-null"
    for reading in (None, *readings):
        for writing in (None, "omit", "write"):
            if choices := [choice for choice in (reading, writing) if choice]:
                yield f"{prefix}-{'-'.join(choices)}", Option(
                    f"null: {listed(choices)}", place=place, null=(reading, writing))


def literals(form, value):
    yield "default", Option(f"default: {form.literal(form.c)}", default=value(form.c))
    # An expression of a low precedence is an operand of its own.
    either = f"isTrue ? {form.literal(form.c)} : {form.literal(form.e)}"
    yield "default-ternary", Option(f"default: {either}", default=value(form.c))
    yield "recover-ternary", Option(f"recover: {either}", recover=True, replacement=value(form.c))
    yield "initial", Option(declaration=f" = {form.literal(form.d)}", initial=value(form.d))
    yield "recover", Option("recover", recover=True)
    yield "recover-value", Option(
        f"recover: {form.literal(form.e)}", recover=True, replacement=value(form.e))


def is_readable(form):
    """The transformers need a type that is readable by itself, which existentials and tuples are not."""
    return not any(word in form.kind.swift for word in ("any ", "(")) and not form.generic and not form.recursive


def conversions(form):
    inner = form.kind.inner if isinstance(form.kind, kinds.PropertyChange) else form.kind.wrapped()
    name = inner.swift
    plain = is_readable(form)
    directed = [("", {"read", "write"}), (".read", {"read"}), (".write", {"write"})]
    for suffix, directions in directed if plain else []:
        yield f"with{suffix.replace('.', '-')}", Option(
            f"with{suffix}: InList<{name}>()", wrapped_in_list=directions)
    if plain and (kind_of_text := TEXTS.get(inner.swift)):
        yield "with-built-in", Option(f"with: {kind_of_text[0]}", codec=kind_of_text[1])
    if (leaf := leaf_of(inner)) is not inner and plain and (kind_of_text := TEXTS.get(leaf.swift)):
        yield "each", Option(f"each: {kind_of_text[0]}", codec=kinds.Each(
            inner, kind_of_text[1], given(leaf)))
    yield "coerce", Option("coerce", coerce=True)
    yield "coerce-words", Option(f"coerce: {WORDS_TEXT}", coerce=True, words=WORDS)
    yield "coerce-off", Option("coerce: .off", coerce=False)
    for elements in (["strict"], ["lossy"], ["compact"], ["wrap"], ["lossy", "compact"], ["compact", "wrap"],
                     ["lossy", "wrap"]):
        text = f".{elements[0]}" if len(elements) == 1 else "[" + ", ".join(f".{e}" for e in elements) + "]"
        yield f"elements-{'-'.join(elements)}", Option(f"elements: {text}", elements=elements)


def checks(form):
    kind = form.kind.wrapped()
    refused = form.show_wrapped(form.refused)
    if refused == form.show_wrapped(form.c):
        return
    text = refused.replace("\\", "\\\\").replace('"', '\\"')
    yield "check", Option(
        f'check: {{ show($0) != "{text}" }}', accepts=lambda value: kind.show(value) != refused)
    yield "check-function", Option(
        "check: isAnything", accepts=lambda value: True)
    if kind in (kinds.INT, kinds.DOUBLE, kinds.UINT8) and not form.generic:
        yield "check-range", Option("check: 0...50", accepts=lambda value: 0 <= value <= 50)
        yield "check-replacing", Option("check: { min($0, 50) }", adjusts=lambda value: min(value, type(value)(50)))
    if kind is kinds.STRING:
        yield "check-matches", Option('check: .matches("[a-z]")', accepts=lambda value: len(value) == 1)
    if kind.collection:
        yield "check-count", Option("check: .count(1...2)", accepts=lambda value: 1 <= len(value) <= 2)


def omissions(form):
    left_out = form.show_wrapped(form.c)
    text = left_out.replace("\\", "\\\\").replace('"', '\\"')
    yield "omit-function", Option(
        f'omit: {{ show($0) == "{text}" }}', omit=set(), omits=lambda value: form.kind.wrapped().show(value) == left_out)


def uses(form):
    yield "expected", Option('expected: "a thing"')
    yield "skip", Option("skip", skipped={"all"})
    for use in ("read", "write", "documents", "archive", "equality", "hash", "description", "copy", "merge", "init"):
        yield f"skip-{use}", Option(f"skip: .{use}", skipped={use})
    for rule in ("replace", "keep", "ifPresent", "deep"):
        yield f"merge-{rule}", Option(f"merge: .{rule}", merge=rule)
    yield "merge-function", Option("merge: { $1 }")
    yield "id", Option("id")
    yield "parent", Option("parent", unmodelled="a parent")
    yield "secret", Option("secret", secret=True)
    yield "was", Option('was: "older"')
    yield "since", Option("since: 1")
    yield "upgrade", Option("upgrade: noUpgrade")
    yield "conditional", Option("conditional", conditional=True)
    yield "flatten", Option("flatten", role="flatten")
    yield "flatten-prefix", Option('flatten: .prefix("p_")', role="flatten", prefix="p_")
    yield "rest", Option("rest", role="rest")
    yield "rest-prefix", Option('rest: .prefix("p_")', role="rest", prefix="p_")
    yield "rest-suffix", Option('rest: .suffix("_s")', role="rest", suffix="_s")
    yield "rest-matching", Option(
        'rest: .matching({ $0.hasPrefix("p_") && $0.hasSuffix("_s") })', role="rest", prefix="p_", suffix="_s")
    if is_readable(form):
        yield "fields", Option(
            f'fields: ["f", "g"], with: Fields<{form.kind.wrapped().swift}>()', role="fields")
    yield "constant", Option(declaration="let", immutable=True)
    yield "private-set", Option(declaration="private(set) var", unmodelled="a private setter")
    if not form.generic:
        yield "computed", Option(declaration="{ }", computed=True)


def of_the_type():
    yield "type-keys", Option("keys: .snake", place="type")
    yield "type-keys-read", Option("keys.read: .snake", place="type")
    yield "case-keys", Option("keys: .snake", place="case")
    yield "case-keys-write", Option("keys.write: .snake", place="case")
    yield "case-key", Option('key: ["one", true, 2...4]', place="case")
    yield "case-key-null", Option('key: ["one", .null]', place="case")
    yield "case-key-missing", Option('key: ["one", .missing]', place="case")
    yield "case-key-absent", Option('key: [.missing, "one"]', place="case")
    yield "type-under", Option('under: "u"', place="type", under="u")
    yield "type-coerce", Option("coerce", place="type")
    yield "type-coerce-words", Option(f"coerce: {WORDS_TEXT}", place="type")
    # These hooks and checks change nothing, but other code is generated for them.
    yield "type-before-read", Option("before.read: sameValue", place="type", rewritten=True)
    yield "type-after-write", Option("after.write: sameValue", place="type")
    yield "type-after", Option("after.read: unchanged", place="type")
    yield "type-before", Option("before.write: unchanged", place="type")
    yield "type-after-function", Option("after.read: sameModel", place="type", rare=True)
    yield "type-check", Option("check: isAnything", place="type")
    yield "type-expected", Option('expected: "a thing"', place="type")
    yield "type-explicit", Option("explicit", place="type")
    yield from nulls("type", ("nil", "missing"))
    for choices in (["empty"], ["default"], ["empty", "default"]):
        yield f"type-omit-{'-'.join(choices)}", Option(f"omit: {listed(choices)}", place="type", omit=set(choices))
    for policy in ("error", "report"):
        yield f"type-unknown-{policy}", Option(f"unknown: .{policy}", place="type", unknown=policy)


DERIVED = {
    "": [], "merge": ["merge"], "members": ["equality", "copy", "description"], "changes": ["changes", "merge"],
    "init": ["init"], "all": ["equality", "hash", "copy", "description", "merge"],
}


def options(form):
    return dict(pair for group in (keys(), values(form), conversions(form), checks(form), omissions(form), uses(form), of_the_type())
                for pair in group)
