"""The libraries that are compared with Isomer: each has the name of its page, and runs its rows."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import sources

HERE = pathlib.Path(__file__).resolve().parent
CRATES = pathlib.Path("/usr/share/cargo/registry")
JARS = pathlib.Path("/usr/share/java")
# The packages of Debian that contain serde, Jackson and what runs them.
PACKAGES = [
    "python3-venv", "librust-serde-dev", "librust-serde-derive-dev", "librust-serde-json-dev",
    "librust-serde-path-to-error-dev", "librust-indexmap-dev", "libjackson2-databind-java"]
COMPILERS = {"cargo": "cargo", "javac": "default-jdk-headless"}


def run(command, folder=None, text=None):
    """Runs a command and returns its output. Exits with the output if the command fails."""
    command = [str(word) for word in command]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False, cwd=folder)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def install():
    """Installs the packages that are missing."""
    missing = [package for package in PACKAGES if subprocess.run(
        ["dpkg", "-s", package], capture_output=True, check=False).returncode]
    missing += [package for tool, package in COMPILERS.items() if not shutil.which(tool)]
    if missing:
        sudo = ["sudo"] if os.getuid() else []
        run([*sudo, "apt-get", "update", "-q"])
        run([*sudo, "apt-get", "install", "-q", "-y", "--no-install-recommends", *missing])


def write(file, text):
    """Writes a file unless it has the text, so that nothing is built again without need."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists() or file.read_text() != text:
        file.write_text(text)


def remove_others(folder, names):
    """Removes the sources of tables that do not exist any more."""
    for file in folder.glob("*.swift"):
        if file.name not in names:
            file.unlink()


def documents(tables, rows="peer_rows"):
    """Returns the documents of rows as JSON."""
    return json.dumps({row.name: row.request() for table in tables for row in getattr(table, rows)})


class Pydantic:
    """pydantic in a virtual environment."""

    name, page, version = "pydantic", "LeavingPydantic", "2.13.4"
    title = f"pydantic {version}"

    def results(self, tables, scratch):
        """Returns the results of all rows."""
        python = scratch / "pydantic" / "bin" / "python"
        if not python.exists():
            run([sys.executable, "-m", "venv", scratch / "pydantic"])
            run([python, "-m", "pip", "install", "-q", f"pydantic=={self.version}"])
        every = [dict(
            name=row.name, header=sources.PYTHON, source="\n".join(row.peer), file=str(table.file),
            start=row.start + 1, documents=row.request())
            for table in tables for row in table.peer_rows]
        return json.loads(run([python, HERE / "peer.py"], text=json.dumps(every)))


class Serde:
    """serde and serde_json from Debian's source packages."""

    name, page = "serde", "LeavingSerde"

    @property
    def title(self):
        """The versions of serde and serde_json."""
        found = [next(CRATES.glob(f"{crate}-[0-9]*")).name for crate in ("serde", "serde_json")]
        return " and ".join(name.replace("-", " ") for name in found)

    def results(self, tables, scratch):
        """Returns the results of all rows."""
        folder = scratch / "serde"
        write(folder / ".cargo/config.toml", "[source.crates-io]\nreplace-with = \"debian\"\n"
              f"[source.debian]\ndirectory = \"{CRATES}\"\n")
        write(folder / "Cargo.toml", "[package]\nname = \"rows\"\nversion = \"0.0.0\"\nedition = \"2021\"\n"
              "[dependencies]\nserde = { version = \"1\", features = [\"derive\"] }\n"
              "serde_json = \"1\"\nserde_path_to_error = \"0\"\n"
              "indexmap = { version = \"1\", features = [\"serde-1\"] }\n")
        for table in tables:
            write(folder / "src" / f"{table.name}.rs", sources.rust(table))
        main = sources.RUST + "\n".join(
            f"#[path = \"{table.name}.rs\"] mod {table.name};" for table in tables)
        main += sources.RUST_MAIN.replace("CALLS", sources.calls(tables, "peer_rows", '  add("ROW", TABLE::ROW::run);'))
        write(folder / "src/main.rs", main.replace("#![allow(", "#![allow(non_snake_case, "))
        run(["cargo", "build", "--offline", "-q"], folder)
        return json.loads(run([folder / "target/debug/rows"], text=documents(tables)))


class Jackson:
    """Jackson from Debian's packages."""

    name, page = "Jackson", "LeavingJackson"

    @property
    def title(self):
        """The version of jackson-databind."""
        return next(JARS.glob("jackson-databind-[0-9]*.jar")).stem.replace("jackson-databind-", "Jackson ")

    def results(self, tables, scratch):
        """Returns the results of all rows."""
        folder = scratch / "jackson"
        folder.mkdir(parents=True, exist_ok=True)
        parts = ("core", "annotations", "databind")
        path = ":".join(str(JARS / f"jackson-{part}.jar") for part in parts)
        for table in tables:
            write(folder / f"{table.name}.java", sources.java(table))
        write(folder / "Main.java", sources.JAVA_MAIN.replace(
            "CALLS", sources.calls(tables, "peer_rows", '    add("ROW", TABLE.ROW::run);')))
        run(["javac", "-nowarn", "-Xlint:none", "-cp", path, "-d", folder / "classes",
             *[folder / f"{table.name}.java" for table in tables], folder / "Main.java"])
        program = ["java", "-cp", f"{path}:{folder / 'classes'}", "Main"]
        return json.loads(run(program, text=documents(tables)))


class Kotlinx:
    """kotlinx.serialization and its compiler, which the Jupyter kernel of Kotlin contains, from PyPI."""

    name, page, title = "kotlinx.serialization", "LeavingKotlinx", "kotlinx.serialization 1.9.0"
    package = "kotlin-jupyter-kernel==0.19.0.944"
    extensions = "org.jetbrains.kotlinx.serialization.compiler.extensions"
    services = {
        "CompilerPluginRegistrar": "SerializationComponentRegistrar",
        "CommandLineProcessor": "SerializationPluginOptions",
    }

    def results(self, tables, scratch):
        """Returns the results of all rows."""
        folder = scratch / "kotlinx"
        if not folder.exists():
            run([sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", folder, self.package])
        jars = folder / "run_kotlin_kernel/jars"
        # The kernel's archive contains the plugin of the compiler, but declares it together with another one.
        for service, name in self.services.items():
            file = f"plugin/META-INF/services/org.jetbrains.kotlin.compiler.plugin.{service}"
            write(folder / file, f"{self.extensions}.{name}")
        run(["jar", "cf", folder / "plugin.jar", "-C", folder / "plugin", "META-INF"])
        for table in tables:
            write(folder / f"{table.name}.kt", sources.kotlin(table))
        write(folder / "Main.kt", sources.KOTLIN_MAIN.replace(
            "CALLS", sources.calls(tables, "peer_rows", '    add("ROW", ROW)')))
        path = ":".join(str(next(jars.glob(f"{each}-*.jar"))) for each in (
            "kotlin-stdlib", "kotlinx-serialization-core-jvm", "kotlinx-serialization-json-jvm"))
        files = [folder / f"{table.name}.kt" for table in tables] + [folder / "Main.kt"]
        run(["java", "-cp", f"{jars}/*", "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-no-stdlib",
             "-no-reflect", "-nowarn", "-cp", path, f"-Xplugin={folder / 'plugin.jar'}",
             "-d", folder / "classes", *files])
        program = ["java", "-cp", f"{path}:{folder / 'classes'}", "MainKt"]
        return json.loads(run(program, text=documents(tables)))


class Codable:
    """The coders of Foundation."""

    name, page = "Codable", "LeavingCodable"

    @property
    def title(self):
        """The version of Swift."""
        version = re.search(r"Swift version ([\d.]+)", run(["swift", "--version"]))[1]
        return f"the coders of Foundation in Swift {version} on Linux"

    def results(self, tables, scratch):
        """Returns the results of all rows."""
        folder = scratch / "codable"
        for table in tables:
            write(folder / f"{table.name}.swift", sources.codable(table))
        support = """

func written(_ value: some Encodable, _ change: (JSONEncoder) -> Void = { _ in }) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  change(encoder)
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
"""
        write(folder / "main.swift", sources.SWIFT_MAIN.replace("MODULES", "").replace(
            "CALLS", sources.calls(tables, "peer_rows", 'add("ROW", ROW.run)')))
        write(folder / "Support.swift", "import Foundation" + support)
        remove_others(folder, [f"{table.name}.swift" for table in tables] + ["main.swift", "Support.swift"])
        run(["swiftc", "-swift-version", "6", "-o", folder / "rows", *folder.glob("*.swift")])
        return json.loads(run([folder / "rows"], text=documents(tables)))


PEERS = {
    "Pydantic": Pydantic(), "Serde": Serde(), "Jackson": Jackson(), "Kotlinx": Kotlinx(), "Codable": Codable()}
