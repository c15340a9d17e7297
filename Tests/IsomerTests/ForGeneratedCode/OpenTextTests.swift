import Testing

@testable @_spi(Generated) import Isomer

/// Tests texts whose long arrays and objects are copied when they are read.
@Suite struct OpenTextTests {
  private static let long = "[" + repeatElement("12345678", count: 40).joined(separator: ",") + "]"
  private static let document =
    #"[{"a": { "short":[1,{}],"list" : \#(long),"more":[\#(long),"x"]} ,"b":\#(long),"c":"}{"}]"#

  /// Calls a closure with a text of the array's values, which stay open, and their bytes.
  private func open(
    _ document: String, _ body: (OpenText, [UInt8]) throws -> Void
  ) throws {
    try Array(document.utf8).withUnsafeBytes { bytes in
      var reader = JSONReader(unsafe: bytes)
      reader.countReread(1_000_000)
      var text = PiecedText(isListing: false)
      text.append(UnsafeBufferPointer(start: nil, count: 0), at: 0)
      try #require(try reader.beginArray())
      repeat {
        _ = reader.token()
        let start = reader.cursor
        try reader.skipValue()
        reader.append(start..<reader.cursor, to: &text)
      } while try reader.nextElement()
      text.close(Byte.openBracket, Byte.closeBracket, at: reader.cursor)
      #expect(text.isOpen)
      #expect(text.count == text.bytes.count + bytes.count - 2)
      try text.withBytes { _, open in
        Result { try body(try #require(open), Array("[,".utf8) + bytes.dropFirst()) }
      }.get()
    }
  }

  @Test func `all bytes are those of the pieces`() throws {
    try open(Self.document) { text, expected in
      text.complete()
      #expect(text.bytes.elementsEqual(expected))
    }
  }

  @Test func `an object is copied without the long values inside it`() throws {
    try open(Self.document) { text, expected in
      let start = 2
      #expect(text.base[start] == Byte.openBrace)
      #expect(text.base[start + 1] == 0)
      let copied = text.fill(start)
      #expect(copied < 60)
      let end = try #require(text.end(ofValueAt: start))
      #expect(text.bytes[start + 1..<start + 6].elementsEqual(expected[start + 1..<start + 6]))
      let inner = try #require(expected[(start + 1)...].firstIndex(of: Byte.openBrace))
      #expect(text.base[inner + 1] == 0)
      #expect(end == expected.count - 1)
      #expect(text.fill(inner) > 0)
      #expect(text.bytes[inner + 1..<inner + 20].elementsEqual(expected[inner + 1..<inner + 20]))
    }
  }

  @Test func `the value is that of the pieces`() throws {
    try open(Self.document) { text, expected in
      var bytes = expected
      bytes[1] = Byte.space
      var reader = JSONReader(unsafe: text.bytes)
      reader.valueEnds.begin(text)
      text.base[1] = Byte.space
      let value = try JSONValue.read(&reader)
      #expect(try value == JSONValue(json: bytes))
    }
  }

  @Test func `a text without its last pieces`() throws {
    try Array("[\(Self.long),\(Self.long)]".utf8).withUnsafeBytes { bytes in
      var reader = JSONReader(unsafe: bytes)
      reader.countReread(1_000_000)
      try reader.skipValue()
      var text = PiecedText(isListing: true)
      reader.append(1..<1 + Self.long.utf8.count, to: &text)
      let count = text.count
      reader.append(2 + Self.long.utf8.count..<bytes.count - 1, to: &text)
      text.appendNull(at: bytes.count)
      text.truncate(to: count)
      text.close(Byte.openBracket, Byte.closeBracket, at: bytes.count)
      text.withBytes { whole, open in
        open?.complete()
        #expect(String(decoding: whole, as: UTF8.self) == "[\(Self.long)]")
      }
    }
  }

  @Test func `texts inside others reserve one gigabyte at most`() throws {
    try Array(Self.long.utf8).withUnsafeBytes { bytes in
      var reader = JSONReader(unsafe: bytes)
      reader.countReread(1_000_000)
      try reader.skipValue()
      var text = PiecedText(isListing: true)
      reader.append(0..<bytes.count, to: &text)
      text.close(Byte.openBracket, Byte.closeBracket, at: bytes.count)
      reader.valueEnds.begin(nil, inside: 1 << 30 - text.count)
      try reader.spendCopy(text)
      reader.valueEnds.begin(nil, inside: 1 << 30)
      let failure = #expect(throws: ReadingFailure.self) { try reader.spendCopy(text) }
      #expect(failure?.code == .repetitionLimit)
    }
  }
}
