internal import Foundation
internal import Isomer

/// Writes the XML format of a property list, from JSON written for objects.
///
/// ```
/// {"id":7,"due":␁kh…␅}   →   <dict>
///                                <key>id</key>
///                                <integer>7</integer>
///                                <key>due</key>
///                                <date>2019-05-15T15:20:18Z</date>
///                              </dict>
/// ```
///
/// Foundation's serialization is not used, because it writes -0 as 0. Members retain their order.
struct XMLPropertyList {
  private var output: [UInt8] = []
  /// The open elements, true for a `dict`.
  private var open: [Bool] = []

  /// Returns the data of a document; throws for a value that property lists do not support, with
  /// its path.
  static func data(of written: [UInt8], sortsKeys: Bool) throws(MappingError) -> Data {
    let written = sortsKeys ? Reformatter(options: .sortedKeys).reformatted(written) : written
    return try written.withUnsafeBytes(data).get()
  }

  private static func data(of bytes: UnsafeRawBufferPointer) -> Result<Data, MappingError> {
    WrittenDocument.read(
      bytes, depthLimit: PropertyListFormat.depthLimit
    ) { reader throws(ReadingFailure) in
      var list = XMLPropertyList()
      list.append(header)
      try list.write(&reader)
      list.append("</plist>\n")
      return Data(list.output)
    }
  }

  private static var header: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """
  }

  private mutating func write(_ reader: inout JSONReader) throws(ReadingFailure) {
    repeat {
      guard try writeBeginning(&reader) else { continue }
      // The value is complete. It ends its element, and possibly outer ones, or another value
      // follows.
      while let isDictionary = open.last {
        if isDictionary ? try nextMember(&reader) : try reader.nextElement() { break }
        open.removeLast()
        line(isDictionary ? "</dict>" : "</array>")
      }
    } while !open.isEmpty
  }

  /// Moves to the next member that is not null and writes its key; returns false at the end of the
  /// object.
  private mutating func nextMember(_ reader: inout JSONReader) throws(ReadingFailure) -> Bool {
    while try reader.nextMember() {
      if try writeKey(&reader) { return true }
    }
    return false
  }

  /// Writes the next key; returns false if its value is null, which is skipped.
  private mutating func writeKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Bool {
    let key = try reader.readKeyString()
    if try reader.readNull() { return false }
    element("key", key)
    return true
  }

  /// Writes a scalar or an empty container, or the start of another container; returns false for
  /// the latter.
  private mutating func writeBeginning(
    _ reader: inout JSONReader
  ) throws(ReadingFailure) -> Bool {
    switch try reader.peekKind() {
    case .object: return try writeDictionary(&reader)
    case .array:
      guard try reader.beginArray() else {
        line("<array/>")
        return true
      }
      line("<array>")
      open.append(false)
      return false
    case .string: element("string", try reader.readString())
    case .boolean: line(try reader.readBool() ? "<true/>" : "<false/>")
    case .null: throw reader.notRepresentable("a property list has no null")
    case .number: try writeNumber(&reader)
    case .date: try writeDate(&reader)
    case .data: writeData(try Data.read(&reader))
    }
    return true
  }

  private mutating func writeDictionary(
    _ reader: inout JSONReader
  ) throws(ReadingFailure) -> Bool {
    let start = output.count
    line("<dict>")
    open.append(true)
    guard try reader.beginObject() else {
      open.removeLast()
      output.removeSubrange(start...)
      line("<dict/>")
      return true
    }
    if try writeKey(&reader) { return false }
    if try nextMember(&reader) { return false }
    open.removeLast()
    output.removeSubrange(start...)
    line("<dict/>")
    return true
  }
}

// MARK: - single values

extension XMLPropertyList {
  private mutating func writeNumber(_ reader: inout JSONReader) throws(ReadingFailure) {
    let start = reader.cursor
    switch try WrittenNumber(&reader) {
    case .integer(let value): element("integer", String(value))
    case .unsigned(let value): element("integer", String(value))
    case .double(let value): element(value)
    case .text(let text):
      guard let value = text.exactDouble else {
        throw reader.notRepresentable("a property list has no number of so many digits", at: start)
      }
      element(value)
    }
  }

  private mutating func element(_ value: Double) {
    let text =
      value.isFinite || value.isNaN ? value.description : value < 0 ? "-infinity" : "+infinity"
    element("real", value.isNaN ? "nan" : text)
  }

  private mutating func writeDate(_ reader: inout JSONReader) throws(ReadingFailure) {
    let start = reader.cursor
    let date = try Date.read(&reader)
    let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
    let whole = Date(timeIntervalSinceReferenceDate: seconds)
    guard let text = try? StandardTransformer<String, Date>.rfc3339.reverse(whole) else {
      throw reader.notRepresentable(
        "XML property lists have only the years 0 to 9999", at: start)
    }
    element("date", text)
  }

  private mutating func writeData(_ data: Data) {
    line("<data>")
    line(data.base64EncodedString())
    line("</data>")
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
    output.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: open.count))
  }

  private mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }
}
