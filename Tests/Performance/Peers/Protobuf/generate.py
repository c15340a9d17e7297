#!/usr/bin/env python3
"""Generates the messages of the peer again, after the models of isomer-bench have changed.

usage: generate.py

Prints issues.proto from the JSON Schema of the models, builds protoc-gen-swift of the version of
swift-protobuf that the package depends on, and runs protoc (Debian: protobuf-compiler) with it.
"""

import pathlib
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import programs
import proto_models


def main():
    with tempfile.TemporaryDirectory() as work:
        schema = programs.printed_schema(pathlib.Path(work), [])
    (HERE / "issues.proto").write_text(proto_models.proto(schema, "GitHubIssue"))
    build = ["swift", "build", "-c", "release", "--package-path", HERE]
    programs.run(*build, "--product", "protoc-gen-swift")
    plugin = pathlib.Path(programs.run(*build, "--show-bin-path").strip()) / "protoc-gen-swift"
    programs.run(
        "protoc", f"--plugin={plugin}", f"--swift_out={HERE / 'Sources/protobuf-peer'}",
        f"--proto_path={HERE}", "issues.proto")


main()
