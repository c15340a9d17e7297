"""Generates, compiles and runs old worlds as one module, and lists of new ones as others."""

import concurrent.futures
import pathlib
import re
import shutil
import subprocess

from worlds import World

HERE = pathlib.Path(__file__).resolve().parent
ERROR = re.compile(r"(?m)^(?:.*/)?W(\d+)(?:Contents|[.]mapped)?[.]swift:\d+:\d+: error: (.*)$")
GONE = re.compile(r"(?m)^(?:.*/)?Isomer[.]lock:\d+:\d+: error: (.*'[A-Za-z]+?(\d+)(?:Mapping)?(?:[.]\w+)?'.*)$")
IMPORTS = "import Comparing\nimport Foundation\nimport Isomer\n\n"
LIBRARIES = ("Isomer", "IsomerArchive", "IsomerFoundation")


class Broken(Exception):
    """The machinery failed, and not a pair of worlds."""


class Module:
    """Worlds in a folder. `invalid` has the reason why a world is no program."""

    def __init__(self, batch, name, worlds):
        self.batch, self.name = batch, name
        self.worlds = {world.index: world for world in worlds}
        self.folder = batch.folder / name
        (self.folder / "generated").mkdir(parents=True)
        self.invalid = {}
        for index, world in self.worlds.items():
            (self.folder / f"W{index}.swift").write_text(world.source())

    @property
    def sources(self):
        return [f"W{index}.swift" for index in self.worlds]

    def generate(self):
        """Invalid worlds are taken out until the tool accepts the others."""
        while self.worlds:
            status, output = self.call(*self.generating("generated"))
            if status == 0:
                return
            self.remove(output)

    def generating(self, folder, *more):
        return [self.batch.tool, "generate", "--module", self.name, "--output", folder, *more, *self.sources]

    def remove(self, output):
        found = {int(index): text for index, text in reversed(ERROR.findall(output)) if int(index) in self.worlds}
        if not found:
            raise Broken(f"{self.name}: {output[-3000:]}")
        self.invalid.update(found)
        for index in found:
            del self.worlds[index]

    def call(self, *command):
        done = subprocess.run(
            list(map(str, command)), cwd=self.folder, capture_output=True, text=True, errors="replace")
        return done.returncode, done.stdout + done.stderr

    def compile(self, contents):
        """Worlds that do not compile are taken out until the others compile."""
        while self.worlds:
            files = []
            for index, world in self.worlds.items():
                (self.folder / f"W{index}Contents.swift").write_text(IMPORTS + contents(world))
                files += [f"W{index}.swift", f"W{index}Contents.swift", f"generated/W{index}.mapped.swift"]
            output = self.batch.compiled(self, files)
            if output is None:
                return
            self.remove(output)

    def refusals(self, lock):
        """The ids of the errors that the lock file causes, by world."""
        _, output = self.call(*self.generating("locked", "--lock", lock))
        found = {}
        for index, text in ERROR.findall(output) + [(index, text) for text, index in GONE.findall(output)]:
            found.setdefault(int(index), []).append(text)
        return found


class Batch:
    def __init__(self, folder, modules):
        self.folder, self.modules = folder, modules
        self.tool = modules / "isomer-generate"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)

    def run(self, old, new):
        """Returns for each new list the refusals, the results and the invalid worlds, by index."""
        old = Module(self, "Old", old)
        new = [Module(self, f"New{number}", worlds) for number, worlds in enumerate(new)]
        old.generate()
        status, output = old.call(
            self.tool, "lock", "--module", "Old", "--lock", "Isomer.lock", *old.sources)
        if status != 0:
            raise Broken(output[-3000:])
        for module in new:
            for index in old.invalid:
                module.worlds.pop(index, None)
        self.compiled_comparing()
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            done = [pool.submit(old.compile, World.samples)]
            done += [pool.submit(self.prepare, module) for module in new]
            for one in done:
                one.result()
        lock = old.folder / "Isomer.lock"
        refusals = [module.refusals(lock) for module in new]
        results = self.execute(old, new)
        return old, new, refusals, results

    def prepare(self, module):
        module.generate()
        module.compile(World.rules)

    def compiled_comparing(self):
        folder = self.folder / "Comparing"
        folder.mkdir()
        shutil.copy(HERE / "Support/Comparing.swift", folder)
        module = type("Support", (), {"name": "Comparing", "folder": folder})
        output = self.compiled(module, ["Comparing.swift"])
        if output:
            raise Broken(output[-3000:])

    def compiled(self, module, sources):
        """Compiles a module; returns the errors, or None."""
        done = subprocess.run(
            ["swiftc", "-wmo", "-no-emit-module-separately-wmo", "-parse-as-library", "-c", "-emit-module-path",
             str(self.folder / f"{module.name}.swiftmodule"), "-module-name", module.name, *self.flags, *sources, "-o",
             str(self.folder / f"{module.name}.o")],
            cwd=module.folder, capture_output=True, text=True, errors="replace")
        return None if done.returncode == 0 else done.stdout + done.stderr

    @property
    def flags(self):
        return ["-swift-version", "6", "-Onone", "-suppress-warnings", "-I", str(self.modules / "Modules"), "-I",
                str(self.folder)]

    def execute(self, old, new):
        calls = [f"report(try samples{index}(), [{', '.join(readers(index, new))}])" for index in old.worlds]
        (self.folder / "main.swift").write_text(
            "import Comparing\nimport Old\n" + "".join(f"import {module.name}\n" for module in new)
            + REPORT + "\n".join(calls) + "\n")
        objects = [str(path) for name in LIBRARIES for path in sorted((self.modules / f"{name}.build").glob("*.o"))]
        objects += [str(self.folder / f"{name}.o") for name in ["Comparing", "Old", *(one.name for one in new)]]
        done = subprocess.run(
            ["swiftc", *self.flags, "main.swift", "-o", "program", *objects], cwd=self.folder, capture_output=True,
            text=True, errors="replace")
        if done.returncode != 0:
            raise Broken(done.stderr[-3000:])
        done = subprocess.run([str(self.folder / "program")], capture_output=True, text=True, errors="replace")
        if done.returncode != 0:
            raise Broken(done.stderr[-3000:] + done.stdout[-500:])
        results = [{} for _ in new]
        for line in done.stdout.splitlines():
            number, index, type, outcome = line.split("\t")
            results[int(number)].setdefault(int(index), []).append((type, outcome))
        return results


REPORT = """
func report(_ samples: [Sample], _ readers: [(Int, Rules)]) {
  for sample in samples {
    for (number, rules) in readers {
      let outcome = (rules.difference(in: sample) ?? "same").split(whereSeparator: \\.isNewline)
      print("\\(number)\\t\\(sample.world)\\t\\(sample.type)\\t\\(outcome.joined(separator: " "))")
    }
  }
}

"""


def readers(index, new):
    return [f"({number}, {module.name}.rules{index})" for number, module in enumerate(new) if index in module.worlds]
