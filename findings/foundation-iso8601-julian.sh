#!/usr/bin/env bash
# Foundation of Swift 6.3.1 on Linux: dates of ISO 8601 before 15 October 1582 are in the Julian calendar.
#
# Guess:     1500-01-01T00:00:00Z, read with JSONDecoder's strategy .iso8601 or from an XML property list, is the instant
#            that other readers of ISO 8601 have, -14831769600 s since 1970: the standard uses the Gregorian calendar
#            for all years.
# Behaviour: it is nine days later, the Julian date. Ten days of October 1582 do not exist: they are read as days ten days
#            later, and written as these.
# Seen:      1582-10-15T00:00:00Z -> JSON -12219292800, property list -12219292800, written 1582-10-15T00:00:00Z
#            1582-10-10T00:00:00Z -> JSON -12218860800, property list -12218860800, written 1582-10-20T00:00:00Z
#            1500-01-01T00:00:00Z -> JSON -14830992000, property list -14830992000, written 1500-01-01T00:00:00Z
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
swift --version 2>&1 | grep -q 'Swift version 6.3.1'
cat > "$folder/main.swift" <<'SWIFT'
import Foundation

struct Event: Codable { var at: Date }
let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
decoder.dateDecodingStrategy = .iso8601
encoder.dateEncodingStrategy = .iso8601
for text in ["1582-10-15T00:00:00Z", "1582-10-10T00:00:00Z", "1500-01-01T00:00:00Z"] {
  let list = "<plist version=\"1.0\"><dict><key>at</key><date>\(text)</date></dict></plist>"
  let event = try decoder.decode(Event.self, from: Data("{\"at\":\"\(text)\"}".utf8))
  let other = try PropertyListDecoder().decode(Event.self, from: Data(list.utf8))
  let written = String(decoding: try encoder.encode(event), as: UTF8.self).split(separator: "\"")[3]
  let seconds = [event, other].map { Int($0.at.timeIntervalSince1970) }
  print("\(text) -> JSON \(seconds[0]), property list \(seconds[1]), written \(written)")
}
SWIFT
swiftc -o "$folder/finding" "$folder/main.swift"
found=$("$folder/finding")
echo "$found"
seen=$(sed -n 's/^# Seen: *//p; s/^#            //p' "$0" | tail -n 3)
[ "$found" = "$seen" ]
