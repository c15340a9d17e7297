"""Writes the documents in other forms: with keys in another order, or indented."""

import json
import random


class Number(str):
    """The digits of a number, which are written as they were read."""


class Object(list):
    """The members of an object as pairs."""


def reordered(value, order):
    """Returns a value with the keys of every object in another order."""
    if isinstance(value, Object):
        members = Object((key, reordered(member, order)) for key, member in value)
        order(members)
        return members
    if isinstance(value, list):
        return [reordered(element, order) for element in value]
    return value


def text(value, blanks="", step=None):
    """Returns JSON: compact, or indented by `step`."""
    inner = blanks + (step or "")
    if isinstance(value, Number):
        return value
    if isinstance(value, Object):
        colon = ": " if step else ":"
        parts = [
            json.dumps(key, ensure_ascii=False) + colon + text(member, inner, step)
            for key, member in value]
        brackets = "{}"
    elif isinstance(value, list):
        parts = [text(element, inner, step) for element in value]
        brackets = "[]"
    else:
        return json.dumps(value, ensure_ascii=False)
    if not step or not parts:
        return brackets[0] + ",".join(parts) + brackets[1]
    lines = ",\n".join(inner + part for part in parts)
    return f"{brackets[0]}\n{lines}\n{blanks}{brackets[1]}"


def changed(document, form):
    """Returns the text of a document in a form: random, reversed, pretty or recorded."""
    value = json.loads(document, parse_int=Number, parse_float=Number, object_pairs_hook=Object)
    generator = random.Random(7)
    match form:
        case "recorded": return document
        case "random": return text(reordered(value, generator.shuffle))
        case "reversed": return text(reordered(value, Object.reverse))
        case "pretty": return text(value, step="    ")
    raise SystemExit(f"no form '{form}'")
