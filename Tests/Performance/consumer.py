"""Creates packages with mapped or Codable models, and measures their builds."""

import os
import pathlib
import subprocess
import sys
import time
from typing import NamedTuple

PROJECT = pathlib.Path(__file__).resolve().parents[2]
BY_PATH = f'.package(name: "Isomer", path: "{PROJECT}")'

# The models do not require all of Foundation, which is large when it is linked statically.
IMPORTS = """#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
"""

# The programs of a package: the products that each uses if the project has them, an option of its
# models, and the expression that it prints for each model.
MAPPED = {
    "json": (["Isomer"], "", "{}(json: text).jsonString()"),
    "archives": (
        ["Isomer", "IsomerArchive"], "version: 1, ", "{0}(archive: {0}(json: text).archive()).id"
    ),
    "dictionaries": (
        ["Isomer", "IsomerFoundation"],
        "",
        "{0}(propertyList: {0}(json: text).propertyList(.binary)).dictionary()",
    ),
}
CODABLE = {
    "json": ([], "", "JSONEncoder().encode(JSONDecoder().decode({}.self, from: Data(text.utf8)))"),
}


def model(number, mapped, options=""):
    """Returns a model of twelve properties; five of their keys are in snake case.

    It is public, because the compiler removes unused internal declarations.
    """
    marker = f"// @mapped {options}keys: .snake\n" if mapped else ""
    conformances = "" if mapped else ": Codable"
    keys = "" if mapped else f"""

  private enum CodingKeys: String, CodingKey {{
    case id, title, score, kind, tags, counts, owner
    case isActive = "is_active"
    case pageURL = "page_url"
    case createdAt = "created_at"
    case subTitle = "sub_title"
    case parentID = "parent_id"
  }}"""
    simple = "// @mapped\n" if mapped else ""
    return f"""
{marker}public struct Model{number}{conformances} {{
  public var id: Int
  public var title: String
  public var subTitle: String?
  public var isActive: Bool
  public var score: Double
  public var pageURL: URL?
  public var createdAt: Date
  public var parentID: UInt32?
  public var kind: Kind{number}
  public var tags: [String]
  public var counts: [String: Int]
  public var owner: Owner{number}?{keys}
}}

{simple}public enum Kind{number}: String{"" if mapped else ", Codable"} {{
  case first, second, third
}}

{simple}public struct Owner{number}{conformances} {{
  public var id: Int
  public var name: String
}}
"""


class Seconds(NamedTuple):
    """The times of a command and its child processes."""

    clock: float
    user: float
    system: float


def run(*command, **options):
    """Runs a command and returns its output. Exits if the command fails."""
    command = [str(word) for word in command]
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def build(folder, configuration, *options):
    """Builds a package and returns the duration."""
    before, start = os.times(), time.monotonic()
    run("swift", "build", "--package-path", folder, "-c", configuration, *options)
    clock, after = time.monotonic() - start, os.times()
    return Seconds(
        clock,
        after.children_user - before.children_user,
        after.children_system - before.children_system,
    )


def write_package(folder, targets, isomer=None, kind="executableTarget"):
    """Writes a manifest, and creates a folder for each target.

    `targets` contains the products of Isomer that each target uses; `isomer` is the dependency.
    """
    lines = []
    for name, products in targets.items():
        (folder / "Sources" / name).mkdir(parents=True, exist_ok=True)
        uses = ", ".join(f'.product(name: "{each}", package: "Isomer")' for each in products)
        plugin = '.plugin(name: "IsomerPlugin", package: "Isomer")' if isomer else ""
        lines.append(
            f'    .{kind}(name: "{name}", dependencies: [{uses}], plugins: [{plugin}]),\n'
        )
    (folder / "Package.swift").write_text(
        f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "{folder.name}", platforms: [.macOS(.v13)], dependencies: [{isomer or ""}],
  targets: [
{"".join(lines)}  ], swiftLanguageModes: [.v6])
"""
    )


def tag_work_tree(folder):
    """Creates a repository of the work tree, tagged 0.0.0, and returns the dependency on it."""
    run("git", "init", "--quiet", folder)
    git = ["git", "-c", "user.name=Isomer", "-c", "user.email=isomer@localhost"]
    git += ["-c", "commit.gpgsign=false", f"--git-dir={folder}/.git", f"--work-tree={PROJECT}"]
    run(*git, "add", "--all", cwd=PROJECT)
    run(*git, "commit", "--quiet", "--no-verify", "--message", "The work tree")
    run(*git, "tag", "0.0.0")
    return f'.package(url: "file://{folder}", exact: "0.0.0")'


def tag_release(folder):
    """Tags the commit with compiled tools as 1.0.0, and returns the dependency on it."""
    run(PROJECT / ".ci/bundle", "0.0.0", folder / "tools")
    names = {f"GIT_{role}_{part}": "isomer@localhost"
             for role in ["AUTHOR", "COMMITTER"] for part in ["NAME", "EMAIL"]}
    environment = dict(os.environ, GIT_DIR=str(folder / ".git"), **names)
    run(PROJECT / ".ci/tag", "1.0.0", folder / "tools", env=environment)
    return f'.package(url: "file://{folder}", exact: "1.0.0")'


def write_consumer(folder, programs, count, isomer=None):
    """Writes a package of programs, each of which reads and writes its own models."""
    sources = PROJECT / "Sources"
    used = {
        name: [product for product in products if (sources / product).exists()]
        for name, (products, _, _) in programs.items()
    }
    write_package(folder, used, isomer)
    for name, (_, option, expression) in programs.items():
        imports = "".join(f"import {product}\n" for product in used[name])
        main = 'let text = readLine() ?? ""\n'
        for number in range(count):
            main += f"print(try {expression.format(f'Model{number}')})\n"
        models = "".join(model(number, isomer is not None, option) for number in range(count))
        (folder / "Sources" / name / "main.swift").write_text(IMPORTS + imports + main)
        (folder / "Sources" / name / "Models.swift").write_text(IMPORTS + models)


def write_packages(work, count):
    """Writes the packages with Isomer and with Codable if necessary, and returns their folder."""
    folder = work / f"{count}-models"
    if not folder.exists():
        folder.mkdir()
        write_consumer(folder / "mapped", MAPPED, count, tag_work_tree(folder / "Isomer"))
        write_consumer(folder / "codable", CODABLE, count)
    return folder


def write_release(work, count):
    """Writes a package that uses a release, whose tools are compiled."""
    write_consumer(work / "released", MAPPED, count, tag_release(work / "Isomer"))
