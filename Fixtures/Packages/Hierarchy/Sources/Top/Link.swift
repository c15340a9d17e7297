internal import Base
internal import Isomer

// @mapped tag: "type"
protocol Source {}

// @mapped key: "link"
struct Link: Enclosure, Source { var url: String }

/// Returns {"kind":"link","url":"a.b"}, the form of the protocol in another module.
public func linkText() throws -> String {
  let options = ReadingOptions(additionalSubtypes: [Link.self])
  let json = #"{"kind": "link", "url": "a.b"}"#
  let enclosure = try AnyEnclosure(json: json, options: options).value
  return try AnyEnclosure(enclosure).jsonString()
}

/// Returns {"type":"link","url":"a.b"}, the form of the protocol in this module.
public func sourceText() throws -> String {
  try AnySource(Link(url: "a.b")).jsonString()
}
