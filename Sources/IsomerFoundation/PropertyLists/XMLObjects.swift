internal import Foundation
internal import Isomer

/// The elements of an XML property list that is written.
///
/// ```
/// ["id": 7, "due": Date()]   →   <dict>
///                                  <key>id</key>
///                                  <integer>7</integer>
///                                  <key>due</key>
///                                  <date>2019-05-15T15:20:18Z</date>
///                                </dict>
/// ```
struct XMLObjects: PropertyListOutput {
  private var output = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """.utf8)
  private var depth = 0

  func data(root: Void) -> Data { Data(output + Array("</plist>\n".utf8)) }

  /// XML 1.0 does not have most control characters, even as references, and Foundation removes
  /// U+FEFF at the start of a text, even as a reference.
  static func problem(with text: String) -> String? {
    if text.unicodeScalars.first == "\u{FEFF}" {
      return "a text in XML cannot start with \\u{FEFF}"
    }
    let wrong = text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x1_0000...: false
      default: true
      }
    }
    return wrong.map { "XML has no character \($0.escaped(asASCII: true))" }
  }

  static func problem(with date: Date) -> String? {
    text(of: date) == nil ? "XML property lists have only the years 0 to 9999" : nil
  }

  private static func text(of date: Date) -> String? {
    let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
    return try? StandardTransformer<String, Date>.rfc3339.reverse(
      Date(timeIntervalSinceReferenceDate: seconds))
  }
}

// MARK: - values

extension XMLObjects {
  mutating func boolean(_ value: Bool) { line(value ? "<true/>" : "<false/>") }

  mutating func integer(_ value: Int64) { element("integer", String(value)) }

  mutating func integer(_ value: UInt64) { element("integer", String(value)) }

  mutating func double(_ value: Double) {
    let infinity = value < 0 ? "-infinity" : "+infinity"
    element("real", value.isNaN ? "nan" : value.isFinite ? value.description : infinity)
  }

  mutating func date(_ date: Date) { element("date", Self.text(of: date) ?? "") }

  mutating func data(_ data: Data) {
    line("<data>")
    line(data.base64EncodedString())
    line("</data>")
  }

  mutating func string(_ text: String) { element("string", text) }

  mutating func key(_ text: String) { element("key", text) }

  mutating func begin(_ kind: BinaryObject.Kind, count: Int) {
    line(count > 0 ? "<\(kind.element)>" : "<\(kind.element)/>")
    depth += 1
  }

  mutating func end(_ kind: BinaryObject.Kind, keys: [Void], values: [Void]) {
    depth -= 1
    if !values.isEmpty { line("</\(kind.element)>") }
  }

  private mutating func element(_ name: String, _ text: String) {
    indent()
    append("<\(name)>")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "&"): append("&amp;")
      // An XML reader would convert an unescaped one to a line feed.
      case UInt8(ascii: "\r"): append("&#13;")
      default: output.append(byte)
      }
    }
    append("</\(name)>\n")
  }

  private mutating func line(_ text: String) {
    indent()
    append(text)
    output.append(UInt8(ascii: "\n"))
  }

  private mutating func indent() {
    output.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: depth))
  }

  private mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }
}

extension BinaryObject.Kind {
  fileprivate var element: String { self == .dictionary ? "dict" : "array" }
}
