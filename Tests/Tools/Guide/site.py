#!/usr/bin/env python3
"""Makes a site of static pages of the documentation of all libraries.

usage: Tests/Tools/Guide/site.py [--modules FOLDER] [--base-path PATH] SITE

SITE is the folder of the pages, which is replaced. They can be hosted as they are below PATH: GitHub
Pages requires the name of the repository, and the default is the root of a server. The first page leads
to the guide. FOLDER of the modules is that of a build of this package, by default `.build/debug/Modules`.

The script compiles and checks the documentation like `documentation.py`. It exits if a page of the site
does not exist, or a link leads to no page, no heading or no image. `layout.py` checks the pages in a browser.
"""

import argparse
import html
import json
import pathlib
import shutil
import sys
import tempfile

from documentation import LIBRARIES, compile_libraries, find_docc
from project import ROOT, run

# The page that the root of the site leads to, and the name of the site.
GUIDE, NAME = "documentation/isomer/", "Isomer"

FIRST_PAGE = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{NAME}</title>
<meta http-equiv="refresh" content="0; url={GUIDE}">
<link rel="canonical" href="{GUIDE}">
</head>
<body><a href="{GUIDE}">The guide of {NAME}</a></body>
</html>
"""


def render(archives, base_path, site):
    """Merges the archives of the libraries, and writes a page for each of their documents."""
    with tempfile.TemporaryDirectory() as folder:
        merged = pathlib.Path(folder) / "merged"
        run(find_docc(), "merge", *(archives / f"{library}.doccarchive" for library in LIBRARIES),
            "--output-path", merged, "--synthesized-landing-page-name", NAME,
            "--synthesized-landing-page-topics-style", "list")
        run(find_docc(), "process-archive", "transform-for-static-hosting", merged,
            "--output-path", site, "--hosting-base-path", base_path)
    (site / "index.html").write_text(FIRST_PAGE)
    # GitHub Pages hides some files from the pages of a branch without this one.
    (site / ".nojekyll").touch()


def documents(site):
    """Returns the documents of the site by the addresses of their pages."""
    data = site / "data"
    return {"/" + path.relative_to(data).with_suffix("").as_posix(): json.loads(path.read_text())
            for path in data.rglob("*.json")}


def plain_text(inline):
    """Returns the text of inline content."""
    return "".join(part.get("text") or part.get("code") or plain_text(part.get("inlineContent", []))
                   for part in inline)


def describe(site, address, document):
    """Adds the title and the abstract of a document to its page, which search engines and previews of
    links show."""
    page = site / address[1:] / "index.html"
    title = html.escape(document["metadata"]["title"])
    abstract = html.escape(plain_text(document.get("abstract", [])))
    page.write_text(page.read_text().replace(
        "<title>Documentation</title>",
        f'<title>{title} | {NAME}</title><meta name="description" content="{abstract}">', 1))


def anchors(value):
    """Yields the anchors of the headings in a document."""
    if isinstance(value, dict):
        if "anchor" in value:
            yield value["anchor"]
        value = list(value.values())
    if isinstance(value, list):
        for element in value:
            yield from anchors(element)


def dead_links(site, pages):
    """Yields the links that lead to nothing, with the addresses of their pages."""
    headings = {address: set(anchors(document)) for address, document in pages.items()}
    for address, document in pages.items():
        for reference in document.get("references", {}).values():
            target, _, heading = reference.get("url", "").partition("#")
            if target.startswith("/") and target not in pages:
                yield f"{address}: no page {target}"
            elif heading and target in pages and heading not in headings[target]:
                yield f"{address}: no heading {target}#{heading}"
            for variant in reference.get("variants", []):
                if not (site / variant["url"].lstrip("/")).is_file():
                    yield f"{address}: no file {variant['url']}"


def main():
    """Makes the site, and checks it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--modules", type=pathlib.Path, default=ROOT / ".build/debug/Modules")
    parser.add_argument("--base-path", default="/")
    parser.add_argument("site", type=pathlib.Path)
    arguments = parser.parse_args()
    site = arguments.site.absolute()
    if site.exists():
        if not (site / "data/documentation.json").exists():
            sys.exit(f"{arguments.site} exists, and is no site")
        shutil.rmtree(site)
    site.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        compile_libraries(arguments.modules, pathlib.Path(folder))
        render(pathlib.Path(folder), arguments.base_path, site)
    pages = documents(site)
    missing = [address for address in pages if not (site / address[1:] / "index.html").is_file()]
    faults = [f"no page for {address}" for address in missing] + sorted(set(dead_links(site, pages)))
    if faults:
        sys.exit("\n".join(faults))
    for address, document in pages.items():
        describe(site, address, document)
    print(f"{len(pages)} pages in {arguments.site}")


if __name__ == "__main__":
    main()
