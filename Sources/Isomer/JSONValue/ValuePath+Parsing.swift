extension ValuePath: LosslessStringConvertible, ExpressibleByStringLiteral {
  /// Parses a path; nil if the text is not a path.
  ///
  /// ```swift
  /// ValuePath("user.emails[0]")   // user, emails, 0
  /// ValuePath("user.")            // nil
  /// ```
  public init?(_ description: String) {
    guard let path = try? ValuePath(parsing: description) else { return nil }
    self = path
  }

  /// Parses a path, or throws an error that describes why the text is not a path.
  ///
  /// ```swift
  /// try ValuePath(parsing: "items[x]")
  /// // throws: document: expected an index, found "x" in the path "items[x]"
  /// //   (… byte 6)
  /// ```
  ///
  /// - Throws: ``MappingError`` with the code ``MappingError/Code/invalidPath``; its offset and
  ///   column refer to the text.
  public init(parsing text: String) throws(MappingError) {
    var parser = PathParser(text)
    self.init(try parser.components())
  }

  /// Creates a path from a literal.
  ///
  /// A literal that is not a path is a single key.
  ///
  /// ```swift
  /// let path: ValuePath = "user.id"
  /// let odd: ValuePath = "a..b"      // the key "a..b", which is not a path
  /// ```
  public init(stringLiteral value: String) {
    self = ValuePath(value) ?? ValuePath([.key(value)])
  }
}

/// Parses the text of a path from left to right.
struct PathParser {
  private let text: String
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// Returns whether a byte is special in a path and needs a backslash in a key.
  static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "\\")
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func components() throws(MappingError) -> [ValuePath.Component] {
    var components: [ValuePath.Component] = []
    while let byte = next {
      if byte == UInt8(ascii: "[") {
        components.append(try bracket())
        continue
      }
      if !components.isEmpty {
        guard byte == UInt8(ascii: ".") else { throw failure("'.' or '['") }
        position += 1
      }
      components.append(.key(try key()))
    }
    return components
  }

  /// Reads a key up to a dot, a bracket or the end.
  private mutating func key() throws(MappingError) -> String {
    var key: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "."), byte != UInt8(ascii: "[") {
      guard byte != UInt8(ascii: "]") else { throw failure("'\\]' inside a key") }
      position += 1
      if byte == UInt8(ascii: "\\") {
        guard let escaped = next, Self.isSpecial(escaped) else {
          throw failure("'.', '[', ']' or '\\' after a backslash")
        }
        position += 1
        key.append(escaped)
      } else {
        key.append(byte)
      }
    }
    guard !key.isEmpty else { throw failure("a key") }
    return String(decoding: key, as: UTF8.self)
  }

  /// Reads `[12]` or `[""]`.
  private mutating func bracket() throws(MappingError) -> ValuePath.Component {
    position += 1
    if bytes[position...].starts(with: Array("\"\"]".utf8)) {
      position += 3
      return .key("")
    }
    let index = try self.index()
    guard next == UInt8(ascii: "]") else { throw failure("']'") }
    position += 1
    return .index(index)
  }

  /// Reads decimal digits without a sign and leading zeros.
  private mutating func index() throws(MappingError) -> Int {
    let start = position
    var index = 0
    while let byte = next, let digit = Digits.decimal(byte) {
      let (tens, tooLarge) = index.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = tens.addingReportingOverflow(digit)
      if tooLarge || overflow {
        position = start
        throw failure("a smaller index")
      }
      index = sum
      position += 1
    }
    if position == start { throw failure("an index") }
    if position - start > 1, bytes[start] == UInt8(ascii: "0") {
      position = start
      throw failure("an index without leading zeros")
    }
    return index
  }

  private func failure(_ expected: String) -> MappingError {
    let rest = String(decoding: bytes[position...], as: UTF8.self)
    let found = rest.first.map { "'\($0)'" } ?? "the end"
    return MappingError(
      .invalidPath, offset: position, line: 1, column: position + 1, expected: expected,
      found: "\(found) in the path \"\(text)\"")
  }
}
