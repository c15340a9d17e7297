internal import Base
internal import Isomer

// @mapped key: "link"
struct Link: Enclosure { var url: String }

/// Returns {"kind":"link","url":"a.b"}.
public func linkText() throws -> String {
  let options = ReadingOptions(additionalSubtypes: [Link.self])
  let json = #"{"kind": "link", "url": "a.b"}"#
  let enclosure = try AnyEnclosure(json: json, options: options).value
  return try AnyEnclosure(enclosure).jsonString()
}
