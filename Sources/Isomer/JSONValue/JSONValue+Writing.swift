extension JSONValue: Writable {
  /// Writes the value as JSON, with data as base64 strings and dates as RFC 3339 strings.
  ///
  /// A `double` without a fraction is written as `1.0`, which is not an integer. JSON cannot
  /// represent NaN and the infinities; they are reported as errors. Not recursive: the open arrays
  /// and objects are on a separate stack.
  @_optimize(speed)
  public func write(to writer: inout JSONWriter) {
    guard var container = begin(&writer) else { return }
    var outer: [Open] = []
    while true {
      if let position = container.next(&writer) {
        // A copy of the value would change its reference count.
        guard let inner = container.values[position].begin(&writer) else { continue }
        outer.append(container)
        container = inner
      } else {
        container.end(&writer)
        guard let last = outer.popLast() else { return }
        container = last
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

    /// Writes the comma and the key of the next value and returns its position.
    @_optimize(speed)
    mutating func next(_ writer: inout JSONWriter) -> Int? {
      guard position < values.count else { return nil }
      defer { position += 1 }
      writer.append(UInt8(ascii: ","))
      if let keys {
        writer.write(keys[position])
        writer.append(UInt8(ascii: ":"))
      }
      return position
    }

    @_optimize(speed)
    func end(_ writer: inout JSONWriter) {
      if keys == nil { writer.endArray(start) } else { writer.endObject(start) }
    }
  }

  private static func open(
    _ keys: [String]?, _ values: [Value], _ writer: inout JSONWriter
  ) -> Open? {
    guard keys == nil ? writer.enter() : writer.enterDictionary() else { return nil }
    return Open(keys: keys, values: values, start: writer.count)
  }

  /// Writes a scalar, or returns an array or object that was opened.
  @_optimize(speed)
  private func begin(_ writer: inout JSONWriter) -> Open? {
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
    case .array(let elements): return Self.open(nil, elements, &writer)
    case .object(let members): return Self.open(members.keys, members.values, &writer)
    }
    return nil
  }
}
