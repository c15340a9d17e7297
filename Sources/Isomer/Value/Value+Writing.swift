extension Value: Writable {
  /// Writes the value as JSON, with data as base64 strings and dates as RFC 3339 strings.
  ///
  /// A `double` without a fraction is written as `1.0`, which is not an integer. JSON cannot
  /// represent NaN and the infinities; they are reported as errors. Not recursive: the open arrays
  /// and objects are on a separate stack.
  public func write(to writer: inout JSONWriter) {
    var open: [Open] = []
    writeBeginning(to: &writer, &open)
    while var container = open.popLast() {
      guard let value = container.next(&writer) else {
        container.end(&writer)
        continue
      }
      open.append(container)
      value.writeBeginning(to: &writer, &open)
    }
  }

  /// An open array or object, and the number of its values written so far.
  private struct Open {
    enum Contents {
      case array([Value])
      case object(ValueObject)
    }

    let contents: Contents
    let start: Int
    var position = 0

    /// Writes the comma and the key of the next value and returns the value.
    mutating func next(_ writer: inout JSONWriter) -> Value? {
      defer { position += 1 }
      switch contents {
      case .array(let elements):
        guard position < elements.count else { return nil }
        writer.append(UInt8(ascii: ","))
        return elements[position]
      case .object(let members):
        guard position < members.count else { return nil }
        writer.append(UInt8(ascii: ","))
        writer.write(members[position].key)
        writer.append(UInt8(ascii: ":"))
        return members[position].value
      }
    }

    func end(_ writer: inout JSONWriter) {
      switch contents {
      case .array: writer.endArray(start)
      case .object: writer.endObject(start)
      }
    }
  }

  private static func open(
    _ contents: Open.Contents, _ writer: inout JSONWriter, _ open: inout [Open]
  ) {
    guard writer.enter() else { return }
    open.append(Open(contents: contents, start: writer.count))
  }

  /// Writes a scalar, or opens a container.
  private func writeBeginning(to writer: inout JSONWriter, _ open: inout [Open]) {
    switch self {
    case .null: writer.writeNull()
    case .bool(let value): writer.write(value)
    case .int(let value): writer.write(value)
    case .uint(let value): writer.write(value)
    case .double(let value): writer.writeNumber(value)
    case .decimal(let value): value.write(to: &writer)
    case .number(let text): writer.writeNumber(text)
    case .string(let value): writer.write(value)
    case .data(let value): value.write(to: &writer)
    case .date(let value): value.write(to: &writer)
    case .array(let elements): Self.open(.array(elements), &writer, &open)
    case .object(let members): Self.open(.object(members), &writer, &open)
    }
  }
}
