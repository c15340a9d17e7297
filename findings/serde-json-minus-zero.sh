#!/usr/bin/env bash
# serde_json 1.0.87: -0 is not an integer.
#
# Guess:     -0 is read as an i64 like -1 and 0, because it is a JSON number without a fraction and an exponent.
# Behaviour: -0 is the floating-point number -0.0, which no integer type accepts. A Value that contains it is a float,
#            and is written as -0.0.
# Seen:      i64 -1 -> -1
#            i64 -0 -> invalid type: floating point `-0`, expected i64 at line 1 column 2
#            Value -0 -> -0.0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
crates=/usr/share/cargo/registry
[ -d "$crates/serde_json-1.0.87" ] || apt-get install -q -y --no-install-recommends librust-serde-json-dev >&2
mkdir -p "$folder/.cargo" "$folder/src"
cat > "$folder/.cargo/config.toml" <<TOML
[source.crates-io]
replace-with = "debian"
[source.debian]
directory = "$crates"
TOML
cat > "$folder/Cargo.toml" <<'TOML'
[package]
name = "finding"
version = "0.0.0"
edition = "2021"
[dependencies]
serde_json = "=1.0.87"
TOML
cat > "$folder/src/main.rs" <<'RUST'
fn main() {
    for text in ["-1", "-0"] {
        match serde_json::from_str::<i64>(text) {
            Ok(number) => println!("i64 {text} -> {number}"),
            Err(error) => println!("i64 {text} -> {error}"),
        }
    }
    println!("Value -0 -> {}", serde_json::from_str::<serde_json::Value>("-0").unwrap());
}
RUST
found=$(cd "$folder" && cargo run -q --offline)
echo "$found"
seen=$(sed -n 's/^# Seen: *//p; s/^#            //p' "$0" | tail -n 3)
[ "$found" = "$seen" ]
