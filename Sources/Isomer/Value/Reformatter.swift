/// Gives compact JSON another form: over several lines, with sorted keys, or both.
///
/// ```
/// {"b":[1,{}],"a":2}   →   {                        sorted and pretty
///                            "a": 2,
///                            "b": [
///                              1,
///                              {}
///                            ]
///                          }
/// ```
///
/// It works from bytes to bytes without recursion, so any depth is fine, and touches only
/// whitespace and the order of members: numbers and strings stay byte for byte.
struct Reformatter {
  let options: WritingOptions

  /// The document in the form that the options ask for.
  func reformatted(_ compact: [UInt8]) -> [UInt8] {
    let sorted = options.sortsKeys ? KeySorter(compact).sorted() : compact
    return options.isPretty ? PrettyPrinter.printed(sorted) : sorted
  }
}

/// Puts every member and element on a line of its own.
private struct PrettyPrinter {
  private let bytes: UnsafeRawBufferPointer
  private var output: [UInt8] = []
  private var depth = 0

  static func printed(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { buffer in
      var printer = PrettyPrinter(bytes: buffer)
      printer.output.reserveCapacity(buffer.count + buffer.count / 2)
      printer.print()
      return printer.output
    }
  }

  private init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  private mutating func print() {
    var position = 0
    while position < bytes.count {
      let end = JSONBytes.tokenEnd(bytes, from: position)
      print(position..<end)
      position = end
    }
  }

  private mutating func print(_ token: Range<Int>) {
    let byte = bytes[token.lowerBound]
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      output.append(byte)
      depth += 1
      if !isClosing(token.upperBound) { breakLine() }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth = max(depth - 1, 0)
      if !isOpening(token.lowerBound - 1) { breakLine() }
      output.append(byte)
    case UInt8(ascii: ","):
      output.append(byte)
      breakLine()
    case UInt8(ascii: ":"):
      output.append(byte)
      output.append(UInt8(ascii: " "))
    default:
      output.append(contentsOf: bytes[token])
    }
  }

  private mutating func breakLine() {
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private func isClosing(_ position: Int) -> Bool {
    guard position < bytes.count else { return false }
    return bytes[position] == UInt8(ascii: "}") || bytes[position] == UInt8(ascii: "]")
  }

  private func isOpening(_ position: Int) -> Bool {
    guard position >= 0 else { return false }
    return bytes[position] == UInt8(ascii: "{") || bytes[position] == UInt8(ascii: "[")
  }
}
