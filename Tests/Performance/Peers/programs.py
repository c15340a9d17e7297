"""Installs the libraries, and builds the programs that measure them."""

import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import sys

import models
import proto_models
import swift_models

HERE = pathlib.Path(__file__).resolve().parent
PACKAGE = HERE.parent
REGISTRY = pathlib.Path("/usr/share/cargo/registry")
ROOTS = ["TwitterSearch", "Catalogue", "FeatureCollection", "GitHubIssue", "GitHubEvent"]


class Program:
    """A program that measures a library in one or more formats."""

    def __init__(self, formats, *command):
        self.formats = formats
        self.command = command

    def measured(self, format, folder, samples, names):
        """Returns lines of direction, document, engine, nanoseconds and bytes."""
        return run(*self.command, folder, samples, *names).splitlines()

    def memory(self, folder, name):
        """Returns lines of "memory", document, engine, bytes that reading adds, and bytes."""
        return run(*self.command, folder, "memory", name).splitlines()


class SerializationPeer(Program):
    """The program for Foundation's serializations, which takes the format as an argument."""

    def measured(self, format, folder, samples, names):
        return run(*self.command, folder, samples, format, *names).splitlines()

    def memory(self, folder, name):
        return run(*self.command, folder, 1, "memory", name).splitlines()


class ProtobufPeer(Program):
    """The program for swift-protobuf, which reads the documents in the JSON form of its messages."""

    def __init__(self, schema, *command):
        super().__init__({"archive"}, *command)
        self.schema = schema

    def measured(self, format, folder, samples, names):
        lines = []
        for name in names:
            document = proto_models.converted(
                self.schema, "GitHubIssue", (folder / f"{name}.json").read_text())
            (folder / f"{name}.protobuf.json").write_text(document)
            lines += run(*self.command, folder, samples, name).splitlines()
            if not proto_models.same(document, (folder / f"{name}.protobuf-read.json").read_text()):
                raise SystemExit(f"protobuf: other values are read than '{name}' contains")
        return lines


class Bench(Program):
    """isomer-bench, which finds the documents in a variable of the environment."""

    def measured(self, format, folder, samples, names):
        only = [word for name in names for word in ["--only", name]]
        return self.lines(folder, "--plain", "--rounds", samples, "--format", format, *only)

    def memory(self, folder, name):
        lines = []
        for format in ["json", "tree"]:
            for engine in ["isomer", "foundation"]:
                lines += self.lines(
                    folder, "--memory", "--format", format, "--engine", engine, "--only", name)
        return lines

    def lines(self, folder, *arguments):
        environment = dict(os.environ, ISOMER_DATA=str(folder))
        return run(*self.command, *arguments, env=environment).splitlines()


def run(*command, **options):
    """Runs a command, and returns its output."""
    done = subprocess.run([str(word) for word in command], text=True, stdout=subprocess.PIPE, **options)
    if done.returncode != 0:
        raise SystemExit(f"{command[0]} failed")
    return done.stdout


def install():
    """Installs what is missing of the libraries."""
    missing = [] if shutil.which("cargo") else ["cargo"]
    for package, pattern in [
            ("librust-serde-json-dev", "serde_json-*"), ("librust-serde-derive-dev", "serde_derive-*"),
            ("librust-chrono-dev", "chrono-*")]:
        missing += [] if list(REGISTRY.glob(pattern)) else [package]
    missing += [] if pathlib.Path("/usr/include/simdjson.h").exists() else ["libsimdjson-dev"]
    if missing:
        sudo = [] if os.getuid() == 0 else ["sudo"]
        run(*sudo, "apt-get", "update", "-q")
        run(*sudo, "apt-get", "install", "-q", "-y", "--no-install-recommends", *missing)
    if importlib.util.find_spec("msgspec") is None:
        run(sys.executable, "-m", "pip", "install", "-q", "msgspec")


def build(work, scratch, formats):
    """Builds the programs for formats in a folder, and returns them."""
    bench = built_bench(scratch)
    schema = printed_schema(work, scratch)
    built = [bench]
    if "json" in formats:
        built += [rust(work, schema), simdjson(work, schema), msgspec(work, schema)]
    built += serializations(work, schema, formats)
    if "archive" in formats:
        built.append(protobuf(schema, scratch))
    return built


def built_bench(scratch):
    """Builds isomer-bench."""
    package = ["--package-path", PACKAGE, *scratch]
    run("swift", "build", "-c", "release", "--product", "isomer-bench", *package)
    folder = run("swift", "build", "-c", "release", "--show-bin-path", *package).strip()
    formats = {"json", "dictionary", "property-list", "tree", "archive"}
    return Bench(formats, f"{folder}/isomer-bench")


def printed_schema(work, scratch):
    """Returns the JSON Schema of the models of isomer-bench."""
    schema = work / "schema.json"
    run("swift", "package", "--package-path", PACKAGE, *scratch,
        "--allow-writing-to-directory", work, "isomer", "schema", "--target", "isomer-bench",
        "--output", schema, *ROOTS)
    return json.loads(schema.read_text())


def rust(work, schema):
    (work / "models.rs").write_text(models.rust(schema))
    folder = work / "rust"
    run("cargo", "build", "--quiet", "--offline", "--release", "--manifest-path",
        HERE / "Rust/Cargo.toml", "--config", 'source.crates-io.replace-with = "debian"',
        "--config", f'source.debian.directory = "{REGISTRY}"',
        env=dict(os.environ, PEER_MODELS=str(work), CARGO_TARGET_DIR=str(folder)))
    return Program({"json"}, folder / "release/serde-peer")


def simdjson(work, schema):
    (work / "models.hpp").write_text(models.cxx(schema))
    program = work / "simdjson-peer"
    run("g++", "-std=c++20", "-O3", "-DNDEBUG", "-march=native", f"-I{HERE / 'Simdjson'}", f"-I{work}",
        HERE / "Simdjson/main.cpp", "-lsimdjson", "-o", program)
    return Program({"json"}, program)


def msgspec(work, schema):
    (work / "models.py").write_text(models.python(schema))
    return Program({"json"}, sys.executable, HERE / "Msgspec/main.py", work / "models.py")


def serializations(work, schema, formats):
    """Builds a program for each form of dates."""
    (work / "models.swift").write_text(swift_models.swift(schema))
    sources = [*sorted((HERE / "Serialization").glob("*.swift")), work / "models.swift"]
    forms = {
        "TEXT": {"json", "dictionary"}, "PARSED": {"json", "dictionary"}, "NATIVE": {"property-list"}}
    built = []
    for form, supported in forms.items():
        if supported & set(formats):
            program = work / f"serialization-{form.lower()}"
            run("swiftc", "-O", "-wmo", "-swift-version", "6", "-warnings-as-errors",
                "-parse-as-library", "-D", form, *sources, "-o", program)
            built.append(SerializationPeer(supported, program))
    return built


def protobuf(schema, scratch):
    folder = HERE / "Protobuf"
    if (folder / "issues.proto").read_text() != proto_models.proto(schema, "GitHubIssue"):
        raise SystemExit("the models have changed: run Protobuf/generate.py")
    scratch = scratch and [scratch[0], f"{scratch[1]}/protobuf"]
    package = ["swift", "build", "-c", "release", "--package-path", folder, *scratch]
    run(*package, "--product", "protobuf-peer")
    return ProtobufPeer(schema, run(*package, "--show-bin-path").strip() + "/protobuf-peer")
