#!/usr/bin/env python3
"""Type-checks the package for Apple's platforms and the core for Windows, on Linux.

usage: Tests/Tools/Platforms/check.py      after .ci/run built the package and Fixtures/Packages/App

The toolchain's modules for Linux contain the availability of declarations on Apple's platforms. The
script copies them and replaces the triple, so the compiler accepts them for another platform: it
checks availability against the deployment targets of Package.swift and compiles the conditional
code for the platform. Stubs contains replacements for modules that exist only on these platforms,
with the declarations that the package uses. Planted.swift contains errors that must be found.

Most classes of Foundation have no availability on Linux. Foundation.txt lists their declarations
that the package uses; each was compared with Apple's documentation.
"""

import json
import pathlib
import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
APPLE_STUBS = ["ObjectiveC", "Darwin", "AppleFoundation", "SwiftUI", "XcodeProjectPlugin"]
WINDOWS_STUBS = ["CRT", "WinSDK"]
# The modules that do not use files.
WINDOWS = ["Isomer", "IsomerFoundation", "IsomerSyntax", "IsomerGenerator"]
RUNTIME = [
    "Isomer", "IsomerArchive", "IsomerCodable", "IsomerTesting", "IsomerFoundation",
    "IsomerStreams"]
TOOLS = [
    "IsomerSyntax", "IsomerGenerator", "isomer-generate", "IsomerPlugin", "IsomerLock",
    "IsomerCommands", "isomer-commands", "IsomerCommand"]
SWIFT6 = ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"]


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


class Toolchain:
    def __init__(self):
        info = json.loads(run("swiftc", "-print-target-info"))
        self.triple = info["target"]["triple"]
        self.arch = self.triple.split("-")[0]
        self.resources = pathlib.Path(info["paths"]["runtimeResourcePath"])

    def binary_modules(self):
        for folder in (self.resources / "linux").glob("*.swiftmodule"):
            if (folder / f"{self.triple}.swiftmodule").exists():
                yield folder.name, folder / f"{self.triple}.swiftmodule"
        plugin = self.resources / "pm/PluginAPI/PackagePlugin.swiftmodule"
        yield plugin.name, plugin

    def write_header_map(self, folder):
        """Writes the module map of the C library, which the compiler provides only for Linux."""
        folder.mkdir()
        for name, copy in [("SwiftGlibc.h",) * 2, ("glibc.modulemap", "module.modulemap")]:
            text = (self.resources / "linux" / self.arch / name).read_text()
            (folder / copy).write_text(text)
        (folder / "assert.h").write_text("#include_next <assert.h>\n")


class Platform:
    """A folder of modules for a platform, and a compiler that uses them."""

    def __init__(self, toolchain, work, name, version):
        self.system, self.modules = name, work / name
        self.modules.mkdir()
        is_apple = name != "windows"
        triple = f"{'arm64-apple' if is_apple else 'x86_64-unknown'}-{name}{version}"
        # Pads the version with zeros, because the triple must keep its length.
        triple = triple.ljust(len(toolchain.triple), "0")
        for file, binary in toolchain.binary_modules():
            contents = binary.read_bytes().replace(toolchain.triple.encode(), triple.encode())
            (self.modules / file).write_bytes(contents)
        resources = toolchain.resources
        maps = [resources / "dispatch/module.modulemap", work / "headers/module.modulemap"]
        self.arguments = [
            "-target", triple, "-clang-target", toolchain.triple,
            *(["-disable-objc-interop"] if is_apple else []),
            "-resource-dir", resources, "-plugin-path", resources / "host/plugins",
            "-I", self.modules, "-I", resources, "-module-cache-path", work / f"{name}.cache",
            *(word for map in maps for word in ("-Xcc", f"-fmodule-map-file={map}"))]
        for stub in APPLE_STUBS if is_apple else WINDOWS_STUBS:
            faults = self.compile(
                stub, [HERE / f"Stubs/{stub}.swift"], SWIFT6 + ["-parse-as-library"])
            if faults:
                raise SystemExit(faults)
        if is_apple:
            self.arguments += ["-import-module", "AppleFoundation"]

    def compile(self, module, sources, arguments, mode="-emit-module"):
        """Writes the module. Returns the output of the compiler, which is empty on success."""
        output = ["-o", self.modules / f"{module}.swiftmodule"] if mode == "-emit-module" else []
        command = [
            "swiftc", "-frontend", mode, *output, "-module-name", module, *self.arguments,
            "-package-description-version", "6.2", *arguments, *sorted(sources)]
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
        failed = f"{module} does not compile for {self.system}\n" if done.returncode != 0 else ""
        return done.stderr + failed


class Package:
    """A package that was built: its targets with their sources and generated files."""

    def __init__(self, folder):
        self.folder = folder
        self.manifest = json.loads(run("swift", "package", "--package-path", folder, "dump-package"))
        self.platforms = {
            row["platformName"]: row["version"] for row in self.manifest["platforms"]}
        self.targets = [row for row in self.manifest["targets"] if row["type"] != "test"]

    def sources(self, target):
        parent = "Plugins" if target["type"] == "plugin" else "Sources"
        folder = self.folder / (target.get("path") or f"{parent}/{target['name']}")
        sources = list(folder.rglob("*.swift"))
        if not target.get("pluginUsages"):
            return sources
        outputs = ROOT / ".build/plugins/outputs" / self.folder.name.lower()
        generated = {
            path.name: path for path in outputs.glob(f"{target['name']}/*/*/Mapped/*.swift")}
        try:
            return sources + [generated[f"{path.stem}.mapped.swift"] for path in sources]
        except KeyError as name:
            raise SystemExit(f"build {self.folder} first: there is no {name}")

    def arguments(self, target):
        version = (self.manifest.get("swiftLanguageVersions") or ["6"])[0]
        flags = ["-package-name", self.manifest["name"].lower()]
        for setting in target["settings"]:
            ((kind, value),) = setting["kind"].items()
            match kind, value.get("_0"):
                case "swiftLanguageMode", mode: version = mode
                case "enableUpcomingFeature", name: flags += ["-enable-upcoming-feature", name]
                case "defaultIsolation", name: flags += ["-default-isolation", name]
                # The settings of the optimiser are irrelevant here.
                case "unsafeFlags", ["-Onone" | "-Osize" | "-Xfrontend", *_]: pass
                case "treatAllWarnings", "error": flags += ["-warnings-as-errors"]
                case _: raise SystemExit(f"unknown setting {setting} of '{target['name']}'")
        if not any(path.name == "main.swift" for path in self.sources(target)):
            flags += ["-parse-as-library"]
        return ["-swift-version", version, *flags]


def runs_on(target, system):
    """Returns whether a target is compiled for a platform: libraries for all of Apple's, others for one."""
    if system == "windows":
        return target["name"] in WINDOWS
    return target["name"] in RUNTIME or system == ("macos" if target["name"] in TOOLS else "ios")


def check(platform, packages):
    """Returns the errors and warnings of the compiler in the packages."""
    faults = ""
    for package in packages:
        for target in package.targets:
            if runs_on(target, platform.system):
                name = target["name"].replace("-", "_")
                faults += platform.compile(name, package.sources(target), package.arguments(target))
    return faults


def unknown_declarations(work):
    """Returns the used declarations of Foundation without availability that are not listed."""
    run("swift", "symbolgraph-extract", "-module-name", "Foundation", "-target",
        Toolchain().triple, "-output-dir", work)
    symbols = json.loads((work / "Foundation.symbols.json").read_text())["symbols"]
    names = {
        symbol["identifier"]["precise"].encode(): ".".join(symbol["pathComponents"])
        for symbol in symbols if "availability" not in symbol}
    store = ROOT / ".build/debug/index/store/v5"
    used = set()
    for path in ROOT.glob("Sources/**/*.swift"):
        # A unit contains the folder and the name of its source in a row. Sources of other packages
        # can have the same names.
        place = f"{path.parent.relative_to(ROOT)}{path.name}".encode()
        for unit in store.glob(f"units/{path.name}.o-*"):
            contents = unit.read_bytes()
            if place in contents:
                for record in set(re.findall(re.escape(path.name).encode() + rb"-\w+", contents)):
                    record = store / "records" / record[-2:].decode() / record.decode()
                    used.update(re.findall(rb"s:\w+", record.read_bytes()))
    if not used:
        raise SystemExit(f"build {ROOT} first: there are no records in {store}")
    listed = (HERE / "Foundation.txt").read_text().splitlines()
    return sorted({names[each] for each in used if each in names} - set(listed))


def main():
    packages = [Package(ROOT), Package(ROOT / "Fixtures/Packages/App")]
    toolchain = Toolchain()
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(2) as pool:
        work = pathlib.Path(name)
        toolchain.write_header_map(work / "headers")
        # visionOS 1 corresponds to iOS 17, which the compiler does not know without Apple's SDK.
        platforms = [
            Platform(toolchain, work, *row) for row in packages[0].platforms.items()
            if row[0] != "visionos"] + [Platform(toolchain, work, "windows", "10")]
        planted = platforms[0].compile(
            "Planted", [HERE / "Planted.swift"], ["-swift-version", "6", "-verify"], "-typecheck")
        faults = planted + "".join(pool.map(lambda each: check(each, packages), platforms))
        for name in unknown_declarations(work):
            faults += f"compare '{name}' with Apple's documentation and list it in Foundation.txt\n"
    if faults:
        raise SystemExit(faults)


if __name__ == "__main__":
    main()
