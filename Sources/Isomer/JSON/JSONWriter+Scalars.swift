extension JSONWriter {
  /// Writes `null`.
  @inlinable
  public mutating func writeNull() { literal("null") }

  /// Writes `true` or `false`.
  @inlinable @inline(__always)
  public mutating func write(_ value: Bool) {
    if value { literal("true") } else { literal("false") }
  }

  /// Writes an integer of any width.
  @inlinable @inline(__always)
  public mutating func write<Integer: FixedWidthInteger>(_ value: Integer) {
    if Integer.isSigned {
      if let value = Int64(exactly: value) { write(value) } else { literalText(String(value)) }
    } else {
      if let value = UInt64(exactly: value) { write(value) } else { literalText(String(value)) }
    }
  }

  /// Writes an integer.
  @usableFromInline
  package mutating func write(_ value: Int64) {
    reserve(32)
    // The sign is always stored, and counted only for negative values.
    base[count] = Byte.minus
    count &+= value < 0 ? 1 : 0
    count &+= writeDigits(value.magnitude, base + count)
  }

  /// Writes an integer.
  @_optimize(speed)
  @usableFromInline
  package mutating func write(_ value: UInt64) {
    reserve(32)
    count &+= writeDigits(value, base + count)
  }

  /// Writes a number in the shortest form that reads back as the same value, such as `0.1`, `100`
  /// or `1e21`.
  ///
  /// NaN and the infinities are not JSON; they are reported as with ``fail(_:)``.
  @_optimize(speed)
  public mutating func write(_ value: Double) {
    guard value.magnitude <= limits.double else { return writeUnusual(value) }
    reserve(longestFloatingPoint)
    count &+= writeShortest(value, base + count)
  }

  /// Writes a number in the shortest form that reads back as the same `Float`.
  ///
  /// NaN and the infinities are not JSON; they are reported as with ``fail(_:)``.
  @usableFromInline
  package mutating func write(_ value: Float) {
    guard value.magnitude <= limits.float else { return writeUnusual(value) }
    reserve(longestFloatingPoint)
    count &+= writeShortest(value, base + count)
  }

  /// Writes a number as a key.
  mutating func writeKey(_ value: Double) {
    guard value.isFinite else { return failOnNumber(value.description) }
    append(Byte.quote)
    reserve(longestFloatingPoint)
    count &+= writeShortest(value, base + count)
    literal("\":")
  }

  @inline(never)
  mutating func failOnNumber(_ text: String) {
    fail(.notRepresentable, "JSON has no \(text)")
  }

  /// Appends ASCII text that is already JSON.
  @usableFromInline
  package mutating func literalText(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Appends bytes that are already JSON.
  package mutating func appendBytes(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    UnsafeMutableRawPointer(base + count).copyMemory(from: start, byteCount: bytes.count)
    count &+= bytes.count
  }

  /// Appends text that is already JSON.
  @inlinable @inline(__always)
  mutating func literal(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    UnsafeMutableRawPointer(base + count).copyMemory(from: text.utf8Start, byteCount: length)
    count &+= length
  }
}
