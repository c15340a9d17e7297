"""Generates, compiles and runs many combinations as one module."""

import pathlib
import re
import shutil
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
SUPPORT = sorted(path.name for path in (HERE / "Support").glob("*.swift"))
ERROR = re.compile(r"(?m)^(?:.*/)?(M\d+)(?:Probe)?(?:[.]mapped)?[.]swift:(\d+):\d+: error: (.*)$")


class Broken(Exception):
    """The machinery failed, and not a combination."""


class Batch:
    """Combinations in a folder. `refused` has ids by combination, `failed` reasons."""

    def __init__(self, folder, combinations, tool, modules, flags=()):
        self.folder, self.tool, self.modules, self.flags = folder, tool, modules, list(flags)
        self.models = {combination.name: combination for combination in combinations}
        self.refused, self.messages, self.failed, self.results = {}, {}, {}, {}
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "generated").mkdir(parents=True)
        for name in SUPPORT:
            shutil.copy(HERE / "Support" / name, folder / name)
        for name, combination in self.models.items():
            (folder / f"{name}.swift").write_text(combination.source())

    def run(self):
        self.generate()
        if self.models:
            self.compile()
        if self.models:
            self.execute()

    def call(self, *command):
        done = subprocess.run(
            list(map(str, command)), cwd=self.folder, capture_output=True, text=True, errors="replace")
        return done.returncode, done.stdout + done.stderr

    def generate(self):
        """Refused models are taken out until the tool accepts the others."""
        while True:
            status, output = self.call(
                self.tool, "generate", "--module", "Combinations", "--output", "generated", "Models.swift",
                *(f"{name}.swift" for name in self.models))
            if status == 0:
                return
            found = self.errors(output)
            if not found:
                raise Broken(output[-3000:])
            for name, texts in found.items():
                ids = [match[1] for text in texts if (match := re.search(r"\[([a-z-]+)\]$", text))]
                if ids:
                    self.refused[name] = ids[0]
                    self.messages[name] = texts[0]
                else:
                    self.failed[name] = "refused without an id: " + texts[0]
                del self.models[name]

    def errors(self, output):
        found = {}
        for name, _, text in ERROR.findall(output):
            if name in self.models:
                found.setdefault(name, []).append(text)
        return found

    def compile(self):
        """Models with errors are taken out until the others compile."""
        for name, combination in self.models.items():
            (self.folder / f"{name}Probe.swift").write_text(combination.probe())
        while self.models:
            calls = "\n".join(f"if Program.first <= {index} {{ probe{name}() }}"
                              for index, name in enumerate(self.models))
            (self.folder / "main.swift").write_text(f"{calls}\n")
            status, output = self.call("swiftc", *self.arguments(self.models), "-o", "program", *self.objects())
            if status == 0:
                return
            found = self.errors(output)
            for name in found or self.bisected(list(self.models), output):
                self.failed[name] = "does not compile: " + found.get(name, ["the compiler stops"])[0]
                del self.models[name]

    def arguments(self, names):
        generated = [f"generated/{name}.mapped.swift" for name in names]
        return ["-wmo", "-swift-version", "6", "-Onone", "-suppress-warnings", "-module-name", "Combinations",
                "-I", self.modules / "Modules", *self.flags, *SUPPORT, "generated/Models.mapped.swift", "main.swift",
                *(f"{name}.swift" for name in names), *(f"{name}Probe.swift" for name in names), *generated]

    def objects(self):
        return [path for module in ("Isomer", "IsomerArchive", "IsomerFoundation", "IsomerCodable")
                for path in sorted((self.modules / f"{module}.build").glob("*.o"))]

    def bisected(self, names, output):
        """Finds a model that stops the compiler without a line of its own."""
        mentioned = [name for name in names if re.search(rf"\b{name}\b[^\n]*(mapped)?", output.split("Stack dump")[-1])]
        candidates = mentioned if "Stack dump" in output and mentioned else names
        if len(candidates) == len(names) and len(names) > 1 and "Stack dump" not in output:
            raise Broken(output[-3000:])
        return candidates[:1]

    def execute(self):
        """Runs the program again after a model that stops it."""
        lines = [f"{name}\t{line}" for name, combination in self.models.items()
                 for line in combination.document_lines()]
        (self.folder / "documents.txt").write_text("\n".join(lines) + "\n")
        names, first = list(self.models), 0
        while first < len(names):
            done = subprocess.run(
                [str(self.folder / "program"), "documents.txt", str(first)], cwd=self.folder, capture_output=True,
                text=True, errors="replace")
            last = self.collect(done.stdout)
            if done.returncode == 0:
                return
            if last is None:
                raise Broken(done.stderr[-3000:])
            reason = next((line for line in done.stderr.splitlines() if "rror:" in line), done.stderr[:200])
            self.failed[last] = "stops the program: " + reason
            first = names.index(last) + 1

    def collect(self, output):
        last = None
        for line in output.splitlines():
            parts = line.split("\t")
            if parts[0] == "begin":
                last = parts[1]
            elif len(parts) == 5:
                name, index, route, status, text = parts
                self.results.setdefault(name, {})[route, int(index)] = (status, text)
        return last
