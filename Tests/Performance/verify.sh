#!/usr/bin/env bash
# Checks the mappings of every recorded document and payload: both coders agree, round trips lose
# nothing, and the JSON that is written, read by another parser, equals the document. Without
# recorded documents (ISOMER_DATA, or ../shared/data beside the project) made ones are checked.
#
# usage: verify.sh [arguments for swift build, such as --scratch-path DIR]
set -euo pipefail

package=$(cd "$(dirname "$0")" && pwd)
export ISOMER_DATA=${ISOMER_DATA:-$package/../../../shared/data}

swift build --package-path "$package" --product isomer-bench \
  --disable-build-manifest-caching "$@"
bench=$(swift build --package-path "$package" --show-bin-path "$@")/isomer-bench
if [ ! -f "$ISOMER_DATA/twitter.json" ]; then
  "$bench" --verify
  exit
fi

written=$(mktemp -d)
trap 'rm -rf "$written"' EXIT
"$bench" --verify --output "$written"
python3 "$package/compare-json.py" "$ISOMER_DATA" "$written"
