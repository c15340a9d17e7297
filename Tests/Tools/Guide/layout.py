#!/usr/bin/env python3
"""Checks the layout of a site that `site.py` made, in a headless browser.

usage: Tests/Tools/Guide/layout.py [--base-path PATH] SITE [PAGE ...]

PATH is that of `site.py`. PAGE is the address of a page, such as `isomer/keys`; by default, the script
checks all pages. It opens each at the width of a telephone and of a small desktop, and prints

- pages with text that is wider than the window and not in a box that scrolls, such as a table or code,
- on the desktop, lines of code that are wider than their column, so that their ends are cut off,
- pages without a title, and pages that report errors to the browser.

It exits with an error if it found one. It requires Chromium (the package `chromium` of Debian). That is
some 300 megabytes, so the check is not part of `.ci/run`.
"""

import argparse
import contextlib
import functools
import http.server
import os
import pathlib
import sys
import tempfile
import threading

from browser import opened

# The widths in pixels: of a telephone and of a small desktop.
TELEPHONE, DESKTOP = 390, 1280

# Measures the page that is shown, with the elements that exceed the window and the cut lines of code.
MEASURE = """(() => {
  const root = document.documentElement
  const main = document.querySelector('main')
  const scrolls = node => node !== main
    && (['auto', 'scroll'].includes(getComputedStyle(node).overflowX) || scrolls(node.parentElement))
  const wide = [...main.querySelectorAll('*')].filter(node => node.innerText?.trim()
    && node.getBoundingClientRect().right > root.clientWidth + 1 && !scrolls(node.parentElement))
  const cut = []
  for (const code of main.querySelectorAll('pre > code')) {
    let box = code
    while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement
    if (!box || box.scrollWidth <= box.clientWidth) continue
    const context = document.createElement('canvas').getContext('2d')
    const style = getComputedStyle(code)
    context.font = style.fontSize + ' ' + style.fontFamily
    const padding = code.getBoundingClientRect().left - box.getBoundingClientRect().left
    for (const line of code.innerText.split('\\n')) {
      if (context.measureText(line).width + 2 * padding > box.clientWidth + 1) cut.push(line)
    }
  }
  return {overflow: root.scrollWidth - root.clientWidth, cut,
    wide: wide.slice(0, 3).map(node => node.tagName.toLowerCase() + ': ' + node.innerText.slice(0, 60))}
})()"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without a log."""

    def log_message(self, format, *arguments):  # pylint: disable=redefined-builtin
        """Writes nothing."""


@contextlib.contextmanager
def served(site, base_path):
    """Serves the site, and returns the address of its root."""
    with tempfile.TemporaryDirectory() as folder:
        path = base_path.strip("/")
        root = site.absolute()
        if path:
            root = pathlib.Path(folder)
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            os.symlink(site.absolute(), root / path)
        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Quiet, directory=root))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{path + '/' if path else ''}"
        server.shutdown()


def faults(browser, address):
    """Yields what is wrong with a page."""
    browser.resize(DESKTOP)
    browser.call("Page.navigate", url=address)
    if not browser.wait("document.readyState === 'complete' && !!document.querySelector('main h1')"):
        yield "has no title"
        return
    browser.evaluate("document.fonts.ready.then(() => true)")
    for width in [DESKTOP, TELEPHONE]:
        browser.resize(width)
        browser.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found = browser.evaluate(MEASURE)
        if found["overflow"] > 0 or found["wide"]:
            yield f"is wider than {width} pixels by {found['overflow']}: {' | '.join(found['wide'])}"
        if width == DESKTOP:
            for line in found["cut"]:
                yield f"cuts a line with {len(line)} columns: {line.strip()}"


def main():
    """Checks the pages one by one."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--base-path", default="/")
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("pages", nargs="*")
    arguments = parser.parse_args()
    documentation = arguments.site / "documentation"
    pages = arguments.pages or sorted(
        page.parent.relative_to(documentation).as_posix() for page in documentation.rglob("index.html"))
    count = 0
    with served(arguments.site, arguments.base_path) as root, opened() as browser:
        for page in pages:
            for fault in faults(browser, f"{root}documentation/{page}/"):
                print(f"{page} {fault}", flush=True)
                count += 1
    if count:
        sys.exit(f"{count} faults in {len(pages)} pages")
    print(f"{len(pages)} pages fit")


if __name__ == "__main__":
    main()
