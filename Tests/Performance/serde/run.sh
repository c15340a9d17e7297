#!/usr/bin/env bash
# Measures Isomer against Rust's serde_json: the same documents, equal models, processes in turn.
#
# usage: run.sh [rounds] [arguments for swift build, such as --scratch-path DIR]
#
# Needs the recorded documents (ISOMER_DATA, or ../shared/data beside the project). What is missing
# of cargo and Debian's serde packages is installed with apt-get; cargo then works offline.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
package=$(dirname "$here")
rounds=${1:-5}
shift || true
data=${ISOMER_DATA:-$package/../../../shared/data}
registry=/usr/share/cargo/registry
samples=15

if [ ! -f "$data/twitter.json" ]; then
  echo "no recorded documents at ${ISOMER_DATA:-../shared/data}" >&2
  exit 1
fi

missing=()
command -v cargo >/dev/null || missing+=(cargo rustc)
compgen -G "$registry/serde_json-*" >/dev/null || missing+=(librust-serde-json-dev)
compgen -G "$registry/serde_derive-*" >/dev/null || missing+=(librust-serde-derive-dev)
if [ ${#missing[@]} -gt 0 ]; then
  sudo=$([ "$(id -u)" = 0 ] || echo sudo)
  $sudo apt-get update -q
  $sudo apt-get install -q -y --no-install-recommends "${missing[@]}"
fi

export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$here/target}
cargo build --quiet --offline --release --manifest-path "$here/Cargo.toml" \
  --config 'source.crates-io.replace-with = "debian"' \
  --config "source.debian.directory = \"$registry\""
swift build --package-path "$package" -c release --product isomer-bench "$@"
bench=$(swift build --package-path "$package" -c release --show-bin-path "$@")/isomer-bench
serde=$CARGO_TARGET_DIR/release/serde-bench

results=$(mktemp)
trap 'rm -f "$results"' EXIT
for round in $(seq "$rounds"); do
  echo "round $round of $rounds" >&2
  "$serde" "$data" "$samples" >>"$results"
  ISOMER_DATA=$data "$bench" --engine isomer --plain --rounds "$samples" >>"$results"
done

echo "rustc $(rustc --version | cut -d' ' -f2)," \
  "serde_json $(basename "$(compgen -G "$registry/serde_json-*" | head -1)" | cut -d- -f2)"
python3 "$here/ratios.py" <"$results"
