extension Value: Writable {
  /// Writes the value as JSON, with data as base64 strings and dates as RFC 3339 strings.
  ///
  /// A `double` without a fraction is written as `1.0`, which is not an integer. JSON cannot
  /// represent NaN and the infinities; they are reported as errors. Not recursive: the open arrays
  /// and objects are on a separate stack.
  @_optimize(speed)
  public func write(to writer: inout JSONWriter) {
    var open: [Open] = []
    writeBeginning(to: &writer, &open)
    while let last = open.indices.last {
      if let value = open[last].next(&writer) {
        value.writeBeginning(to: &writer, &open)
      } else {
        open.removeLast().end(&writer)
      }
    }
  }

  /// An open array or object, and the number of its values written so far.
  private struct Open {
    /// Nil for an array.
    let keys: [String]?
    let values: [Value]
    let start: Int
    var position = 0

    /// Writes the comma and the key of the next value and returns the value.
    @_optimize(speed)
    mutating func next(_ writer: inout JSONWriter) -> Value? {
      guard position < values.count else { return nil }
      defer { position += 1 }
      writer.append(UInt8(ascii: ","))
      if let keys {
        writer.write(keys[position])
        writer.append(UInt8(ascii: ":"))
      }
      return values[position]
    }

    @_optimize(speed)
    func end(_ writer: inout JSONWriter) {
      if keys == nil { writer.endArray(start) } else { writer.endObject(start) }
    }
  }

  private static func open(
    _ keys: [String]?, _ values: [Value], _ writer: inout JSONWriter, _ open: inout [Open]
  ) {
    guard writer.enter() else { return }
    open.append(Open(keys: keys, values: values, start: writer.count))
  }

  /// Writes a scalar, or opens a container.
  @_optimize(speed)
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
    case .array(let elements): Self.open(nil, elements, &writer, &open)
    case .object(let members): Self.open(members.keys, members.values, &writer, &open)
    }
  }
}
