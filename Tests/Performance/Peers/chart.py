#!/usr/bin/env python3
"""Draws the speed of decoding as bars, from the figures of compare.py.

usage: chart.py FIGURES FILE

FIGURES is the file that `compare.py --format json --json FIGURES` writes, and FILE is an SVG, which the
README and the guide show. Libraries that read dates as text are left out where they can also parse them.
"""

import json
import pathlib
import sys

# The bars of each document: the beginning of an engine's name, its label and its colour, which is legible
# on white and on black.
ENGINES = [
    ("isomer", "Isomer", "#f05138"), ("simdjson", "simdjson (C++)", "#7a8fa6"),
    ("serde", "serde_json (Rust)", "#8f7f9f"), ("msgspec", "msgspec (Python, C)", "#86998a"),
    ("foundation", "JSONDecoder", "#a0a0a0")]
WIDTH, LEFT, RIGHT, BAR, GAP, TOP = 760, 130, 80, 12, 14, 44
STYLE = ("text { font: 12px -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif; fill: #1f2328 } "
         ".title { font-weight: 600; font-size: 14px } "
         "@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } }")


def speeds(figures):
    """Returns the bytes per microsecond, which are megabytes per second, by document and engine."""
    found = {}
    for figure in figures:
        if (figure["form"], figure["direction"]) != ("recorded", "decode"):
            continue
        for prefix, _, _ in ENGINES:
            if figure["engine"].lower().startswith(prefix):
                engines = found.setdefault(figure["document"], {})
                speed = figure["bytes"] / figure["nanoseconds"] * 1000
                # Of the two forms of a library, the one that parses dates is slower.
                engines[prefix] = min(speed, engines.get(prefix, speed))
    return found


def text(x, y, content, anchor="start", style=""):
    """Returns an element with a text."""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}"{style}>{content}</text>'


def rectangle(x, y, width, colour):
    """Returns an element with a bar."""
    return (f'<rect x="{x}" y="{y}" width="{width:.1f}" height="{BAR - 2}" rx="1.5" '
            f'fill="{colour}"/>')


def bars(name, engines, top, largest):
    """Returns the elements for a document."""
    parts = [text(LEFT - 10, top + BAR * len(engines) / 2 + 4, name, "end")]
    shown = [engine for engine in ENGINES if engine[0] in engines]
    for index, (prefix, label, colour) in enumerate(shown):
        y = top + index * BAR
        width = (WIDTH - LEFT - RIGHT) * engines[prefix] / largest
        parts.append(f"<g><title>{label}: {engines[prefix]:.0f} MB/s</title>")
        parts.append(rectangle(LEFT, y, max(width, 1), colour) + "</g>")
        parts.append(text(LEFT + width + 5, y + BAR - 3, f"{engines[prefix]:.0f}"))
    return parts


def legend(y):
    """Returns the elements that name the colours."""
    parts, x = [], LEFT
    for _, label, colour in ENGINES:
        parts += [rectangle(x, y - BAR + 3, BAR - 2, colour), text(x + BAR + 2, y, label)]
        x += 7 * len(label) + 34
    return parts


def chart(found):
    """Returns the SVG."""
    largest = max(speed for engines in found.values() for speed in engines.values())
    parts, top = [], TOP
    for name, engines in found.items():
        parts += bars(name, engines, top, largest)
        top += BAR * len(engines) + GAP
    title = "Decoding to typed models, MB/s (longer is faster)"
    parts += [text(LEFT, 24, title, style=' class="title"'), *legend(top + 12)]
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top + 28}" '
        f'width="{WIDTH}" height="{top + 28}" role="img" aria-label="{title}">',
        f"<style>{STYLE}</style>", *parts, "</svg>", ""])


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    found = speeds(json.loads(pathlib.Path(sys.argv[1]).read_text()))
    if not found:
        sys.exit(f"{sys.argv[1]} has no figures for decoding")
    pathlib.Path(sys.argv[2]).write_text(chart(found))


if __name__ == "__main__":
    main()
