#!/usr/bin/env python3
"""Fuzzes the generator and the runtime with libFuzzer, and prints one row for each target.

usage: Tests/Tools/Fuzzing/fuzz.py [--runs N | --seconds S] [--seed N] [--address] [--corpus FOLDER]
                             [target …]
       Tests/Tools/Fuzzing/fuzz.py compile [--corpus FOLDER] [--sample N]

Without --runs or --seconds, each target has the number of runs of .ci/run. --corpus stores the
inputs in a folder, from which the next run starts. --address adds the address sanitizer, which
detects reads out of bounds. A failure is printed with the path of its input; the script then fails.

compile compiles the files of a corpus that the generator accepted: a file that compiles without
generated code must also compile with it.
"""

import argparse
import os
import pathlib
import platform
import random
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
FIXTURES = ROOT / "Fixtures"
MODELS = HERE / "Sources/FixtureModels"
# The number of executions of each target by default, which take about ten seconds.
SHORT = {
    "syntax": 8_000, "generator": 1_000, "json": 20_000, "value": 50_000, "objects": 10_000,
    "lists": 30_000, "archives": 8_000, "names": 40_000,
}
# Random hashing would make runs differ, and Swift's crash reports would lose the failing input.
ENVIRONMENT = dict(
    os.environ, SWIFT_DETERMINISTIC_HASHING="1", SWIFT_BACKTRACE="enable=no",
    ASAN_OPTIONS="detect_leaks=0:detect_stack_use_after_return=0")


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def library():
    """Returns the path of the toolchain's libFuzzer without a main function."""
    resources = re.search(r'"runtimeResourcePath": "(.*)"', output("swiftc", "-print-target-info"))
    folder = pathlib.Path(resources.group(1)) / "clang" / "lib"
    if platform.system() == "Darwin":
        return folder / "darwin" / "libclang_rt.fuzzer_no_main_osx.a"
    return folder / "linux" / f"libclang_rt.fuzzer_no_main-{platform.machine()}.a"


def generate():
    """Generates the code of the models with the tool of the root package."""
    command = ["swift", "build", "-c", "release", "--package-path", str(ROOT), "--scratch-path",
               str(ROOT / ".build/optimised"), "--disable-build-manifest-caching",
               "--product", "isomer-generate"]
    subprocess.run(command, check=True)
    tool = pathlib.Path(output(*command, "--show-bin-path").strip()) / "isomer-generate"
    models = sorted(path.resolve().relative_to(ROOT) for path in (MODELS / "Models").iterdir())
    subprocess.run(
        [tool, "generate", "--module", "FixtureModels", "--output", MODELS / "Generated", *models],
        check=True, cwd=ROOT)


def build(address):
    runtime = "-lc++" if platform.system() == "Darwin" else "-lstdc++"
    command = ["swift", "build", "-c", "release", "--package-path", str(HERE)]
    command += ["-Xlinker", str(library()), "-Xlinker", runtime]
    if address:
        command += ["--sanitize=address", "--scratch-path", str(HERE / ".build" / "address")]
    subprocess.run(command, check=True)
    return pathlib.Path(output(*command, "--show-bin-path").strip()) / "isomer-fuzz"


def dictionary(path):
    """Writes the words of the fixtures: keys, annotations and delimiters."""
    text = "".join(file.read_text() for file in sorted((FIXTURES / "Models").rglob("*.swift")))
    words = set(re.findall(r'"[a-z_.A-Z]{2,20}"|@mapped|\b[a-z]+: |\.[a-z]\w+|\b[a-z]{3,}\b', text))
    words |= {'"""', "#\"", "/*", "*/", "#if", "#endif", "<T>", "e-9", "\\ud83d", "null", "true"}
    lines = [word.replace("\\", "\\\\").replace('"', '\\"') for word in sorted(words)]
    path.write_text("".join(f'"{line}"\n' for line in lines))


def fuzz(program, target, arguments, corpus):
    folder = corpus / target
    seeds, kept, finds = folder / "seeds", folder / "kept", folder / "finds"
    for each in seeds, kept, finds:
        each.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [program, "seeds", target, seeds, FIXTURES], check=True, env=ENVIRONMENT)
    dictionary(folder / "words")
    limit = (f"-max_total_time={arguments.seconds}" if arguments.seconds
             else f"-runs={arguments.runs or SHORT[target]}")
    command = [program, target, limit, f"-seed={arguments.seed}", "-max_len=2048", "-timeout=20",
               "-rss_limit_mb=2048", f"-artifact_prefix={finds}/", f"-dict={folder / 'words'}",
               "-print_final_stats=1", "-use_value_profile=0", kept, seeds]
    run = subprocess.run(
        command, env=ENVIRONMENT, stderr=subprocess.STDOUT, stdout=subprocess.PIPE)
    return run.returncode, run.stdout.decode(errors="replace")


def row(target, status, log):
    progress = re.findall(r"#(\d+)\t\w+ +cov: (\d+) ft: (\d+) corp: (\d+)", log)
    done, edges, features, inputs = progress[-1] if progress else ("0", "0", "0", "0")
    rate = re.findall(r"average_exec_per_sec: +(\d+)", log)
    executed = re.findall(r"number_of_executed_units: +(\d+)", log)
    print(f"| {target} | {int((executed or [done])[-1]):,} | {(rate or ['-'])[-1]} | {edges} "
          f"| {features} | {inputs} | {'none' if status == 0 else 'FOUND'} |", flush=True)


def compiles(folder, *files):
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "M", "-I",
               str(folder), *map(str, files)]
    run = subprocess.run(command, capture_output=True, text=True)
    return run.returncode == 0, run.stdout + run.stderr


def compile_accepted(arguments):
    """Compiles a sample of the files that the generator accepted."""
    release = HERE.parents[2]
    build_command = ["swift", "build", "-c", "release", "--package-path", str(release),
                     "--product"]
    for product in "isomer-generate", "Isomer":
        subprocess.run(build_command + [product], check=True)
    binaries = pathlib.Path(output(*build_command[:5], "--show-bin-path").strip())
    candidates = sorted(
        file for file in (pathlib.Path(arguments.corpus) / "generator").glob("*/*")
        if b"mapped" in file.read_bytes() and file.parent.name in ("seeds", "kept"))
    random.Random(arguments.seed).shuffle(candidates)
    tried = accepted = 0
    faults = []
    for candidate in candidates:
        if tried == arguments.sample:
            break
        with tempfile.TemporaryDirectory() as name:
            source = pathlib.Path(name) / "A.swift"
            source.write_bytes(candidate.read_bytes())
            generate = subprocess.run(
                [binaries / "isomer-generate", "generate", "--module", "M", "--output", name,
                 source], capture_output=True)
            if generate.returncode or not compiles(binaries / "Modules", source)[0]:
                continue
            tried += 1
            good, words = compiles(binaries / "Modules", source, f"{name}/A.mapped.swift")
            accepted += good
            if not good:
                faults.append(f"{candidate}\n{words}")
    print(f"{accepted} of {tried} accepted files compile with what is generated")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--runs", type=int)
    parser.add_argument("--seconds", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sample", type=int, default=50)
    parser.add_argument("--address", action="store_true")
    parser.add_argument("--corpus")
    parser.add_argument("targets", nargs="*", choices=[*SHORT, "compile", []])
    arguments = parser.parse_args()
    if arguments.targets == ["compile"]:
        return compile_accepted(arguments)
    generate()
    program = build(arguments.address)
    failures = 0
    print("| target | executions | a second | edges | features | inputs | finds |")
    print("|---|---|---|---|---|---|---|", flush=True)
    with tempfile.TemporaryDirectory() as temporary:
        corpus = pathlib.Path(arguments.corpus or temporary)
        for target in arguments.targets or SHORT:
            status, log = fuzz(program, target, arguments, corpus.resolve())
            row(target, status, log)
            if status != 0:
                failures += 1
                lines = [line for line in log.splitlines() if not line.startswith("#")]
                print("\n".join(lines[-30:]), file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
