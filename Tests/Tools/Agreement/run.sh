#!/usr/bin/env bash
# Compares Isomer's parser with swift-syntax: see README.md beside this script.
#
# usage: run.sh [option …] FOLDER-OR-FILE…
set -euo pipefail
package=$(cd "$(dirname "$0")" && pwd)
swift build -c release --package-path "$package" --product agreement-check >&2
program=$(swift build -c release --package-path "$package" --show-bin-path)/agreement-check
exec "$program" "$@"
