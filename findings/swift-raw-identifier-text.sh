#!/usr/bin/env bash
# Swift 6.3.1: the text of a case whose name needs backticks contains them, and no-break spaces.
#
# Guess:     a case of an enum with String raw values prints as its raw value if it has none of its own, as every case
#            did before names in backticks could have any character; backticks are only syntax, as in `default`.
# Behaviour: "\(value)" and the labels of Mirror have the backticks of a name that is no identifier, and not those of a
#            keyword, and U+00A0 for each space. The raw value, and keys of Codable, are the name as it is written. A
#            key, a file name or a log line that is made with "\(value)" differs from it invisibly.
# Seen:      raw value 1.0, text `1.0`
#            raw value two words, text `two<U+00A0>words`
#            raw value default, text default
#            labels `1.0` default
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
swift --version 2>&1 | grep -q 'Swift version 6.3.1'
cat > "$folder/main.swift" <<'SWIFT'
enum Version: String, CaseIterable { case `1.0`, `two words`, `default` }
struct Counts { var `1.0` = 1, `default` = 2 }

for version in Version.allCases {
  let text = "\(version)".split(separator: "\u{A0}").joined(separator: "<U+00A0>")
  print("raw value \(version.rawValue), text \(text)")
}
let labels = Mirror(reflecting: Counts()).children.compactMap(\.label)
print("labels", labels.joined(separator: " "))
SWIFT
swiftc -o "$folder/finding" "$folder/main.swift"
found=$("$folder/finding")
echo "$found"
seen=$(sed -n 's/^# Seen: *//p; s/^#            //p' "$0" | tail -n 4)
[ "$found" = "$seen" ]
