#!/usr/bin/env bash
# swift format of Swift 6.3.1: text that the compiler does not read makes a file unformattable.
#
# Guess:     swift format accepts every file that the compiler of its toolchain compiles.
# Behaviour: the compiler does not parse the branch of an #if that asks for a newer compiler, so new syntax can be there.
#            swift format parses all branches, reports errors, formats nothing and exits with 1.
# Seen:      compiled
#            main.swift:2:16: error: expected ',' in array element
#            main.swift:2:23: error: expected ']' to end array
#            exit 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
swift --version 2>&1 | grep -q 'Swift version 6.3.1'
cat > "$folder/main.swift" <<'SWIFT'
#if compiler(>=99)
let list = [new syntax
#endif
print("compiled")
SWIFT
swiftc -o "$folder/finding" "$folder/main.swift"
compiled=$("$folder/finding")
status=0
errors=$(swift format "$folder/main.swift" 2>&1 >/dev/null) || status=$?
found=$(printf '%s\n' "$compiled" "${errors//"$folder/"/}" "exit $status")
echo "$found"
seen=$(sed -n 's/^# Seen: *//p; s/^#            //p' "$0" | tail -n 4)
[ "$found" = "$seen" ]
