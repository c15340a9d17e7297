#!/usr/bin/env bash
# Checks the mappings of every recorded document and payload: both coders agree, round trips lose
# nothing, and the JSON that is written, read by another parser, equals the document.
#
# usage: verify.sh [arguments for swift build, such as --scratch-path DIR]
set -euo pipefail

package=$(cd "$(dirname "$0")" && pwd)
data=${ISOMER_DATA:-$package/../../../shared/data}
if [ ! -f "$data/twitter.json" ]; then
  echo "no recorded documents at ${ISOMER_DATA:-../shared/data}: nothing is verified"
  exit 0
fi

written=$(mktemp -d)
trap 'rm -rf "$written"' EXIT
swift build --package-path "$package" --product isomer-bench "$@"
bench=$(swift build --package-path "$package" --show-bin-path "$@")/isomer-bench
ISOMER_DATA=$data "$bench" --verify --output "$written"
python3 "$package/compare-json.py" "$data" "$written"
